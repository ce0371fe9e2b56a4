//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{AVOID, GIVE_ROOM, LAST_TILES, OUTLAST, SQUEEZE};
use super::threats::{gives_room, is_quiet, moves_of_opponent};
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::temple::{Move, Setup, Temple, Tile, tiles_in_words};

impl Hinted for Temple {
    /// First the tiles that matter, then the type of the move.
    fn hints(&self, kind: usize, m: Move) -> [Text; 2] {
        let place = message!(
            "hint-temple-shape",
            kind = self.move_type(m).name().replace(' ', "-"),
            count = m.tiles().count()
        );
        [idea(self, kind, m), place]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<Text> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Temple, kind: usize, m: Move) -> Text {
    let me = position.to_move();
    let [own, other] = [me, me.other()].map(|seat| active_tiles(position, seat));
    match (kind, own, other) {
        (LAST_TILES | OUTLAST, Some(own), Some(other)) => {
            message!("hint-temple-tiles-left", own = own, other = other)
        }
        (SQUEEZE, _, Some(other)) if is_quiet(position, m) => {
            message!("hint-temple-squeeze", tiles = other)
        }
        (GIVE_ROOM, _, Some(other)) if gives_room(position, m) => {
            let count = moves_of_opponent(position);
            message!("hint-temple-give-room", count = count, tiles = other)
        }
        (AVOID | OUTLAST, Some(own), _) => message!("hint-temple-you-hold", tiles = own),
        (AVOID | OUTLAST, None, _) => message!("hint-temple-any-colour"),
        (_, _, Some(other)) => message!("hint-temple-opponent-holds", tiles = other),
        (_, _, None) => message!("hint-temple-no-slot"),
    }
}

/// The tiles of the colour that a seat has begun: "red 1, 2 and 4".
fn active_tiles(position: &Temple, seat: Seat) -> Option<Text> {
    let colour = position.active(seat)?;
    Some(tiles_in_words(position.tiles_in_hand(seat, colour)))
}

/// The tiles of the colour that a seat has begun and could place nowhere if it were to move; `None` if it could not be to
/// move.
fn stuck_if_to_move(position: &Temple, seat: Seat) -> Option<Vec<Tile>> {
    let setup = Setup { to_move: seat.index() as i64, ..position.to_setup() };
    let turned = Temple::from_setup(&setup).ok()?;
    Some(turned.stuck(&turned.legal_moves()))
}

/// Describes the situation in which a move leaves the opponent, with its tiles that have lost their last place.
fn remark(position: &Temple, m: Move) -> Option<Text> {
    let after = position.played(m);
    if after.turn() == Turn::Over {
        let stuck = after.stuck(&[]);
        return Some(match after.tiles_left(position.to_move()) {
            0 => message!("effect-temple-places-last"),
            _ if stuck.is_empty() => message!("effect-temple-strands", player = "other"),
            _ => message!(
                "effect-temple-strands-tiles",
                player = "other",
                tiles = tiles_in_words(stuck)
            ),
        });
    }
    let replies = after.legal_moves();
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some(message!("effect-temple-lets-win", player = "other"));
    }
    // A colour opened may have several names.
    let free = after.active(after.to_move()).is_none();
    if free || !(1..=5).contains(&replies.len()) {
        return None;
    }
    let mut stuck = after.stuck(&replies);
    match stuck_if_to_move(position, after.to_move()) {
        Some(before) => stuck.retain(|tile| !before.contains(tile)),
        None => stuck.clear(),
    }
    Some(match stuck.is_empty() {
        true => message!("effect-temple-leaves", player = "other", count = replies.len()),
        false => message!(
            "effect-temple-leaves-stuck",
            player = "other",
            count = replies.len(),
            tiles = tiles_in_words(stuck)
        ),
    })
}
