//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{LAST_TILES, OUTLAST, SQUEEZE, asks_to_hold};
use super::threats::is_quiet;
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::temple::{Move, MoveType, Temple};

impl Hinted for Temple {
    /// First the idea to look for, then the type of the move.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [Text; 2] {
        let Some(&m) = accepted.first() else {
            return [message!("hint-nothing-left"), message!("hint-is-solved")];
        };
        let place = shape(self.move_type(m), m.tiles().count());
        [idea(self, kind, m), place]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<Text> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Temple, kind: usize, m: Move) -> Text {
    let me = position.to_move();
    match kind {
        LAST_TILES | OUTLAST => {
            return message!(
                "hint-temple-tiles-left",
                own = &position.tiles_left(me),
                other = &position.tiles_left(me.other())
            );
        }
        SQUEEZE if is_quiet(position, m) => {
            return message!("hint-temple-squeeze");
        }
        _ => {}
    }
    let holds = asks_to_hold(kind);
    let whose = if holds { me } else { me.other() };
    match position.active(whose) {
        Some(colour) => {
            let values = position.values_in_hand(whose, colour);
            let tiles = (1..=6)
                .filter(|value| values >> (value - 1) & 1 == 1)
                .map(|value| format!("{}{value}", colour.letter()));
            let tiles = Text::and(tiles);
            match holds {
                true => message!("hint-temple-you-hold", tiles = tiles),
                false => message!("hint-temple-opponent-holds", tiles = tiles),
            }
        }
        None if holds => {
            message!("hint-temple-any-colour")
        }
        None => message!("hint-temple-no-slot"),
    }
}

/// The type of a move and the number of its tiles.
fn shape(kind: MoveType, count: usize) -> Text {
    match (kind, count) {
        (MoveType::Floor, 1) => message!("hint-temple-is-one-floor"),
        (MoveType::Floor, _) => message!("hint-temple-is-more-floor", count = count),
        (MoveType::CornerWall, 1) => message!("hint-temple-is-one-corner-wall"),
        (MoveType::CornerWall, _) => message!("hint-temple-is-more-corner-wall", count = count),
        (MoveType::SingleWall, 1) => message!("hint-temple-is-one-single-wall"),
        (MoveType::SingleWall, _) => message!("hint-temple-is-more-single-wall", count = count),
        (MoveType::Tunnel, 1) => message!("hint-temple-is-one-tunnel"),
        (MoveType::Tunnel, _) => message!("hint-temple-is-more-tunnel", count = count),
        (MoveType::SingleTop, 1) => message!("hint-temple-is-one-single-top"),
        (MoveType::SingleTop, _) => message!("hint-temple-is-more-single-top", count = count),
        (MoveType::CornerTop, 1) => message!("hint-temple-is-one-corner-top"),
        (MoveType::CornerTop, _) => message!("hint-temple-is-more-corner-top", count = count),
    }
}

/// Describes the situation in which a move leaves the opponent.
fn remark(position: &Temple, m: Move) -> Option<Text> {
    let mut after = position.clone();
    after.play(m);
    if after.turn() == Turn::Over {
        let last = after.tiles_left(position.to_move()) == 0;
        let how = if last {
            message!("effect-temple-places-last")
        } else {
            message!("effect-temple-strands")
        };
        return Some(how);
    }
    let mut replies = Vec::new();
    after.distinct_moves(&mut replies);
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some(message!("effect-temple-lets-win"));
    }
    // A colour opened may have several names.
    let free = after.active(after.to_move()).is_none();
    match (replies.len(), free) {
        (1, false) => Some(message!("effect-temple-leaves-one")),
        (n @ 2..=5, false) => Some(message!("effect-temple-leaves", count = &n)),
        _ => None,
    }
}
