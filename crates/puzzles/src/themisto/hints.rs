//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{FORCED_PENALTY, ONLY_MOVE, PAID_DEFENCE, SAVE_THE_DRAW, ZUGZWANG};
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::Game;
use tessera_rules::themisto::{CellSet, JudgedMove, Move, Themisto, WINNING_LENGTH};

/// The ring of cells next to the border, and the border.
const OUTSIDE: CellSet = 0xffff_c3c3_c3c3_ffff;

impl Hinted for Themisto {
    /// First the idea to look for, then the disc that moves.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [Text; 2] {
        let Some(&m) = accepted.first() else {
            return [message!("flaw-none"), message!("hint-themisto-no-disc")];
        };
        let judged = self.judge(m);
        let disc = match judged.penalised {
            true => message!("hint-themisto-move-disc-out", cell = &m.from()),
            false => message!("hint-themisto-move-disc", cell = &m.from()),
        };
        [look(self, kind, &judged), disc]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<Text> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn look(game: &Themisto, kind: usize, judged: &JudgedMove) -> Text {
    match kind {
        ZUGZWANG if judged.penalised => message!("hint-themisto-must-pay"),
        ZUGZWANG => message!("hint-themisto-must-move"),
        PAID_DEFENCE => message!("hint-themisto-pay-to-hold"),
        FORCED_PENALTY if keeps_quiet(game, judged) => {
            message!("hint-themisto-leave-no-safe-move")
        }
        SAVE_THE_DRAW => message!("hint-themisto-save-the-draw"),
        ONLY_MOVE if takes_the_feared_cell(game, judged.m) => match judged.m.to().bit() & OUTSIDE {
            0 => message!("hint-themisto-feared-row-middle"),
            _ => message!("hint-themisto-feared-row-border"),
        },
        _ => idea(game, judged),
    }
}

fn idea(game: &Themisto, judged: &JudgedMove) -> Text {
    let after = game.after(judged);
    if judged.wins {
        let row = row(game, judged);
        match judged.m.is_capture() {
            true => message!("hint-themisto-capture-wins", row = row),
            false => message!("hint-themisto-move-wins", row = row),
        }
    } else if let [first, rest @ ..] = &game.threats(game.to_move().other())[..] {
        match rest.is_empty() {
            true => message!("hint-themisto-threat", cell = first),
            false => message!("hint-themisto-threats", cell = first),
        }
    } else if after.to_move() == game.to_move() {
        message!("hint-themisto-two-turns")
    } else {
        match after.threats(game.to_move()).len() {
            0 => message!("hint-themisto-quiet"),
            1 => message!("hint-themisto-one-threat"),
            n => message!("hint-themisto-double-threat", count = &n),
        }
    }
}

/// True if the move threatens nothing, as the first one of a forced penalty.
fn keeps_quiet(game: &Themisto, judged: &JudgedMove) -> bool {
    let after = game.after(judged);
    !judged.wins && after.to_move() != game.to_move() && !after.threatens(game.to_move())
}

/// True if the move goes to a cell on which the opponent threatens to win: a hint that names the cell would say all.
fn takes_the_feared_cell(game: &Themisto, m: Move) -> bool {
    game.threats(game.to_move().other()).contains(&m.to())
}

/// The place of the winning row, without its end points.
fn row(game: &Themisto, judged: &JudgedMove) -> Text {
    let seat = game.to_move();
    let rows = game.after(judged).board().rows(WINNING_LENGTH as u8);
    let row = rows.iter().find(|row| row.wins_for(seat));
    let Some((row, (first, second))) =
        row.and_then(|row| Some((row, row.cells().next().zip(row.cells().nth(1))?)))
    else {
        return message!("hint-themisto-look-for-row");
    };
    let colour = match row.colour {
        tessera_rules::themisto::Colour::Black => "black",
        tessera_rules::themisto::Colour::White => "white",
    };
    if first.rank() == second.rank() {
        let rank = first.rank() + 1;
        message!("hint-themisto-row-rank", colour = colour, rank = &rank)
    } else if first.file() == second.file() {
        let file = char::from(b'a' + first.file() as u8);
        message!("hint-themisto-row-file", colour = colour, file = &file)
    } else {
        message!("hint-themisto-row-diagonal", colour = colour)
    }
}

/// Describes the threats that a legal move makes or stops.
fn remark(game: &Themisto, m: Move) -> Option<Text> {
    let mover = game.to_move();
    let mut after = *game;
    after.play(m);
    if after.winner().is_some() {
        return None;
    }
    let feared = game.threats(mover.other());
    let left = after.threats(mover.other());
    let made = after.threats(mover);
    let mut parts = Vec::new();
    if !feared.is_empty() && left.is_empty() {
        parts.push(message!(
            "effect-themisto-stops",
            cells = Text::and(&feared)
        ));
    }
    if !left.is_empty() && after.to_move() != mover {
        parts.push(message!("effect-themisto-leaves", cells = Text::and(&left)));
    }
    if !made.is_empty() {
        parts.push(message!(
            "effect-themisto-threatens",
            cells = Text::and(&made)
        ));
    }
    (!parts.is_empty()).then(|| Text::commas(parts))
}
