//! Hints and remarks.

use super::kinds::{LAST_TILES, OUTLAST, SQUEEZE, asks_to_hold};
use super::threats::is_quiet;
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::temple::{Move, Temple};

impl Hinted for Temple {
    /// First the idea to look for, then the type of the move.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        let Some(&m) = accepted.first() else {
            return [
                "There is nothing left to find.".to_owned(),
                "The puzzle is solved.".to_owned(),
            ];
        };
        let tiles = match m.tiles().count() {
            1 => "one tile".to_owned(),
            n => format!("{n} tiles"),
        };
        let place = format!("It is a {} of {tiles}.", self.move_type(m).name());
        [idea(self, kind, m), place]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Temple, kind: usize, m: Move) -> String {
    let me = position.to_move();
    match kind {
        LAST_TILES | OUTLAST => {
            return format!(
                "Tiles left: you {}, the opponent {}. See who is done first, and whose tiles still find a slot.",
                position.tiles_left(me),
                position.tiles_left(me.other())
            );
        }
        SQUEEZE if is_quiet(position, m) => {
            return "Threaten nothing. Look for a move after which every move of the opponent takes its own slots away, \
                    or opens one for you."
                .to_owned();
        }
        _ => {}
    }
    let holds = asks_to_hold(kind);
    let whose = if holds { me } else { me.other() };
    match position.active(whose) {
        Some(colour) => {
            let values = position.values_in_hand(whose, colour);
            let tiles: Vec<String> = (1..=6)
                .filter(|value| values >> (value - 1) & 1 == 1)
                .map(|value| format!("{}{value}", colour.letter()))
                .collect();
            let holder = if holds {
                "You hold"
            } else {
                "The opponent holds"
            };
            format!(
                "{holder} {} of the active colour: find every slot that takes one of these tiles.",
                and(&tiles)
            )
        }
        None if holds => {
            "You may open any colour; think of what is left of it afterwards.".to_owned()
        }
        None => "Leave no slot with a small value beside it.".to_owned(),
    }
}

fn and(tiles: &[String]) -> String {
    match tiles {
        [] => "nothing".to_owned(),
        [only] => only.clone(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Describes the situation in which a move leaves the opponent.
fn remark(position: &Temple, m: Move) -> Option<String> {
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
