//! Hints and remarks.

use super::threats::{destinations, threats};
use tessera_rules::game::Game;
use tessera_rules::themisto::{Cell, JudgedMove, Move, Themisto, WINNING_LENGTH};

/// First what to look for, then which disc moves.
pub(super) fn hints(game: &Themisto, accepted: &[Move]) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return [
            "No move does what is asked.".to_owned(),
            "There is no disc to move.".to_owned(),
        ];
    };
    let judged = game.judge(m);
    let after = game.after(&judged);
    let look = if judged.wins {
        format!("{} wins at once: {}.", how(&judged), row(game, &judged))
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
    };
    let cost = if judged.penalised {
        ", out of a row of three or four"
    } else {
        ""
    };
    [look, format!("Move the disc on {}{cost}.", m.from())]
}

fn how(judged: &JudgedMove) -> &'static str {
    if judged.m.is_capture() {
        "A capture"
    } else {
        "A move without capture"
    }
}

/// Where the winning row will lie, without its end points.
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

/// What a legal move threatens or stops.
pub(super) fn remark(game: &Themisto, m: Move) -> Option<String> {
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
