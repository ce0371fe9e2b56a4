//! Hints and remarks.

use super::kinds::{HOLD, first_alike};
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::temple::{Move, Temple};

/// What to look for, then which kind of move it is.
pub(super) fn hints(position: &Temple, kind: usize, accepted: &[Move]) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return [
            "There is nothing left to find.".to_owned(),
            "The puzzle is solved.".to_owned(),
        ];
    };
    let me = position.to_move();
    let kind = first_alike(kind);
    let whose = if kind == HOLD { me } else { me.other() };
    let idea = match position.active(whose) {
        Some(colour) => {
            let values = position.values_in_hand(whose, colour);
            let tiles: Vec<String> = (1..=6)
                .filter(|value| values >> (value - 1) & 1 == 1)
                .map(|value| format!("{}{value}", colour.letter()))
                .collect();
            let holder = if kind == HOLD {
                "You hold"
            } else {
                "The opponent holds"
            };
            format!(
                "{holder} {} of the active colour: find every slot that takes one of these tiles.",
                and(&tiles)
            )
        }
        None if kind == HOLD => {
            "You may open any colour; think of what is left of it afterwards.".to_owned()
        }
        None => "Leave no slot with a small value beside it.".to_owned(),
    };
    let tiles = m.tiles().count();
    let place = format!(
        "It is a {} of {}.",
        position.move_type(m).name(),
        match tiles {
            1 => "one tile".to_owned(),
            n => format!("{n} tiles"),
        }
    );
    [idea, place]
}

fn and(tiles: &[String]) -> String {
    match tiles {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// What a move leaves to the opponent.
pub(super) fn remark(position: &Temple, m: Move) -> Option<String> {
    let mut after = position.clone();
    after.play(m);
    if after.turn() == Turn::Over {
        let last = after.tiles_left(position.to_move()) == 0;
        let how = if last {
            "places the last tile"
        } else {
            "leaves the opponent without a move"
        };
        return Some(how.to_owned());
    }
    let mut replies = Vec::new();
    after.distinct_moves(&mut replies);
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some("lets the opponent win at once".to_owned());
    }
    // A colour opened may have several names.
    let free = after.active(after.to_move()).is_none();
    match (replies.len(), free) {
        (1, false) => Some("leaves the opponent one move".to_owned()),
        (n @ 2..=5, false) => Some(format!("leaves the opponent {n} moves")),
        _ => None,
    }
}
