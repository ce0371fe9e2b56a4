//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{IN_1, ONLY_CAPTURE, ONLY_PLACEMENT, ZUGZWANG, asks_to_hold};
use super::move_features::threatens;
use super::values::{annihilation, flipped};
use crate::game::{Hinted, Prove};
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar, Rectangle};

/// More than the appeal of any move.
const FIRST: i64 = 1_000_000;

impl Hinted for Nebuchadnezzar {
    /// First the idea to look for, then the place.
    fn hints(&self, kind: usize, m: Move) -> [Text; 2] {
        [idea(self, kind, m), place(m)]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<Text> {
        remark(self, m)
    }

    /// Moves of the asked kind come first. Of moves that must hold, those that lose the fewest discs at once do.
    fn temptation(&self, kind: usize, m: Move) -> i64 {
        let is_asked = match kind {
            IN_1 | ONLY_CAPTURE => flipped(m) > 0,
            ONLY_PLACEMENT => matches!(m, Move::Place(_)),
            _ => false,
        };
        let first = if is_asked { FIRST } else { 0 };
        let lost = if asks_to_hold(kind) { lost(self, m) } else { 0 };
        first + self.surface_appeal(m) - i64::from(lost)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Nebuchadnezzar, kind: usize, m: Move) -> Text {
    if let Move::Capture(rectangle) = m
        && position.wins(m)
        && let Some(walls) = position.walls(rectangle)
    {
        let all = walls.walls.iter().map(|wall| u32::from(wall.length));
        return message!(
            "hint-nebuchadnezzar-annihilate",
            file = &char::from(b'a' + rectangle.from.file()),
            own = walls.length(position.colour_to_move()),
            walls = all.sum::<u32>()
        );
    }
    if asks_to_hold(kind) {
        return how_to_hold(position, kind, m);
    }
    let mut after = *position;
    after.play(m);
    let mut replies = after.legal_moves();
    replies.retain(|&reply| reply != Move::Pass);
    let count = replies.len();
    let most = greatest(position, position.to_move());
    match m {
        Move::Capture(_) if flipped(m) < most => {
            message!("hint-nebuchadnezzar-less", discs = most, count = count)
        }
        Move::Capture(_) => message!("hint-nebuchadnezzar-largest", count = count),
        Move::Pass => message!("hint-nebuchadnezzar-only-pass"),
        Move::Swap => message!("hint-nebuchadnezzar-better-colour"),
        Move::Place(_) => match greatest(&after, position.to_move()) {
            0 => message!("hint-nebuchadnezzar-place-first", count = count),
            discs => message!("hint-nebuchadnezzar-prepare", count = count, discs = discs),
        },
    }
}

/// The first hint of a move that holds: the threat, or the most discs that the opponent can capture after the move, and
/// after wrong ones if those are more.
fn how_to_hold(position: &Nebuchadnezzar, kind: usize, m: Move) -> Text {
    let opponent = position.to_move().other();
    if let Some(Rectangle { from, to }) = annihilation(position, opponent) {
        return message!("hint-nebuchadnezzar-flee", from = &from, to = &to);
    }
    let moves = position.legal_moves();
    let captures = moves.iter().filter(|&&m| flipped(m) > 0).count();
    let places = moves.len() - captures;
    let discs = lost(position, m);
    let right = match kind {
        ZUGZWANG => message!("hint-nebuchadnezzar-quiet-danger", discs = discs),
        ONLY_CAPTURE => message!("hint-nebuchadnezzar-several", count = captures, discs = discs),
        _ => message!("hint-nebuchadnezzar-spoil", count = places, discs = discs),
    };
    let wrong = moves.into_iter().filter(|&other| other != m);
    let most = wrong.map(|m| lost(position, m)).max().unwrap_or(0);
    let worse = (most > discs).then(|| message!("hint-nebuchadnezzar-worse", most = most));
    Text::sentences([right].into_iter().chain(worse))
}

/// The most discs that the opponent could flip with one move after a move.
fn lost(position: &Nebuchadnezzar, m: Move) -> u32 {
    let mut after = *position;
    after.play(m);
    greatest(&after, position.to_move().other())
}

/// The most discs that a seat could flip with one move if it were its turn.
fn greatest(position: &Nebuchadnezzar, seat: Seat) -> u32 {
    let mut most = 0;
    position.captures_of(seat, |capture| most = most.max(capture.area()));
    most
}

fn place(m: Move) -> Text {
    match m {
        Move::Place(cell) => {
            message!("hint-nebuchadnezzar-file", file = &(char::from(b'a' + cell.file())))
        }
        Move::Capture(rectangle) if rectangle.area() == 1 => {
            message!("hint-nebuchadnezzar-single", rank = &(rectangle.from.rank() + 1))
        }
        Move::Capture(rectangle) => message!(
            "hint-nebuchadnezzar-extent",
            count = &rectangle.area(),
            width = &rectangle.width(),
            height = &rectangle.height()
        ),
        Move::Swap => message!("hint-nebuchadnezzar-swap"),
        Move::Pass => message!("hint-nebuchadnezzar-nothing"),
    }
}

/// Describes the situation in which a move leaves the opponent.
fn remark(position: &Nebuchadnezzar, m: Move) -> Option<Text> {
    if position.wins(m) {
        return Some(message!("effect-nebuchadnezzar-wipes", player = "other"));
    }
    let mut after = *position;
    after.play(m);
    let Turn::Seat(opponent) = after.turn() else {
        return None;
    };
    let replies = after.legal_moves();
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some(message!("effect-nebuchadnezzar-lets", player = "other"));
    }
    let threatened = threatens(&after, opponent.other());
    let sentence = match (replies.as_slice(), threatened) {
        ([Move::Pass], _) => message!("effect-nebuchadnezzar-leaves-pass", player = "other"),
        ([_], _) => message!("effect-nebuchadnezzar-leaves-one", player = "other"),
        (_, true) => message!("effect-nebuchadnezzar-threatens"),
        _ => return None,
    };
    Some(sentence)
}
