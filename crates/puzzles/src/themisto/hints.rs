//! Hints and remarks.

use super::kinds::{FORCED_PENALTY, ONLY_MOVE, PAID_DEFENCE, SAVE_THE_DRAW, ZUGZWANG};
use super::threats::{destinations, threats};
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::Game;
use tessera_rules::themisto::{Cell, CellSet, JudgedMove, Move, Themisto, WINNING_LENGTH};

/// The ring of cells next to the border, and the border.
const OUTSIDE: CellSet = 0xffff_c3c3_c3c3_ffff;

impl Hinted for Themisto {
    /// First the idea to look for, then the disc that moves.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        let Some(&m) = accepted.first() else {
            return [
                "No move does what is asked.".to_owned(),
                "There is no disc to move.".to_owned(),
            ];
        };
        let judged = self.judge(m);
        let cost = if judged.penalised {
            ", out of a row of three or four"
        } else {
            ""
        };
        let disc = format!("Move the disc on {}{cost}.", m.from());
        [look(self, kind, &judged), disc]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn look(game: &Themisto, kind: usize, judged: &JudgedMove) -> String {
    match kind {
        ZUGZWANG => {
            let cost = if judged.penalised {
                "they all cost something, one of them the least"
            } else {
                "one of them keeps your turn and leaves nothing behind"
            };
            format!("You are not threatened, but have to move. Try the moves in your mind: {cost}.")
        }
        PAID_DEFENCE => "Every move that keeps your turn loses. Look for one that takes a disc out of a row, \
             after which two turns in a row do not help the opponent."
            .to_owned(),
        FORCED_PENALTY if keeps_quiet(game, judged) => {
            "Threaten nothing. Count the moves that the opponent has without taking a disc out of a row, \
             and leave it none that is safe."
                .to_owned()
        }
        SAVE_THE_DRAW => "One move draws, and every other loses. Try the moves in your mind: after the right one \
             neither side can complete a row against the other."
            .to_owned(),
        ONLY_MOVE if takes_the_feared_cell(game, judged.m) => {
            let place = if judged.m.to().bit() & OUTSIDE == 0 {
                "in the middle of the board"
            } else {
                "near the border"
            };
            format!("The opponent threatens to complete a row {place}. Find the row, and what it lacks.")
        }
        _ => idea(game, judged),
    }
}

fn idea(game: &Themisto, judged: &JudgedMove) -> String {
    let after = game.after(judged);
    if judged.wins {
        format!("{} wins at once: {}.", how(judged), row(game, judged))
    } else if let [first, rest @ ..] = &destinations(&threats(game, game.to_move().other()))[..] {
        let more = if rest.is_empty() {
            ""
        } else {
            ", and not there alone"
        };
        format!("The opponent threatens to win on {first}{more}.")
    } else if after.to_move() == game.to_move() {
        "You have two turns in a row: prepare a row with the first and complete it with the second."
            .to_owned()
    } else {
        match destinations(&threats(&after, game.to_move())).len() {
            0 => "Look for a move that threatens nothing yet, but leaves no good reply.".to_owned(),
            1 => "One threat is enough here, if every answer to it costs too much.".to_owned(),
            n => format!("Look for a move that threatens to win on {n} cells at once."),
        }
    }
}

/// True if the move threatens nothing, as the first one of a forced penalty.
fn keeps_quiet(game: &Themisto, judged: &JudgedMove) -> bool {
    let after = game.after(judged);
    !judged.wins && after.to_move() != game.to_move() && threats(&after, game.to_move()).is_empty()
}

/// True if the move goes to a cell on which the opponent threatens to win: a hint that names the cell would say all.
fn takes_the_feared_cell(game: &Themisto, m: Move) -> bool {
    destinations(&threats(game, game.to_move().other())).contains(&m.to())
}

fn how(judged: &JudgedMove) -> &'static str {
    if judged.m.is_capture() {
        "A capture"
    } else {
        "A move without capture"
    }
}

/// The place of the winning row, without its end points.
fn row(game: &Themisto, judged: &JudgedMove) -> String {
    let seat = game.to_move();
    let rows = game.after(judged).board().rows(WINNING_LENGTH as u8);
    let row = rows.iter().find(|row| row.wins_for(seat));
    let Some((row, (first, second))) =
        row.and_then(|row| Some((row, row.cells().next().zip(row.cells().nth(1))?)))
    else {
        return "look for the row".to_owned();
    };
    let colour = match row.colour {
        tessera_rules::themisto::Colour::Black => "black",
        tessera_rules::themisto::Colour::White => "white",
    };
    let place = if first.rank() == second.rank() {
        format!("on rank {}", first.rank() + 1)
    } else if first.file() == second.file() {
        format!("on file {}", char::from(b'a' + first.file() as u8))
    } else {
        "on a diagonal".to_owned()
    };
    format!("the row will be {colour} and lie {place}")
}

/// Describes the threats that a legal move makes or stops.
fn remark(game: &Themisto, m: Move) -> Option<String> {
    let mover = game.to_move();
    let mut after = *game;
    after.play(m);
    if after.winner().is_some() {
        return None;
    }
    let feared = destinations(&threats(game, mover.other()));
    let left = destinations(&threats(&after, mover.other()));
    let made = destinations(&threats(&after, mover));
    let mut parts = Vec::new();
    if !feared.is_empty() && left.is_empty() {
        parts.push(format!("stops the win on {}", listed(&feared)));
    }
    if !left.is_empty() && after.to_move() != mover {
        parts.push(format!("leaves the win on {}", listed(&left)));
    }
    if !made.is_empty() {
        parts.push(format!("threatens to win on {}", listed(&made)));
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// Cells in a sentence: `a1`, `a1 and b2`, `a1, b2 and c3`.
fn listed(cells: &[Cell]) -> String {
    let names: Vec<String> = cells.iter().map(Cell::to_string).collect();
    match &names[..] {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
