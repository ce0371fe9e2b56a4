//! Hints and remarks.

use tessera_messages::{Text, message};

use super::kinds::{ONLY_CAPTURE, ZUGZWANG, asks_to_hold};
use super::sights::threatens;
use super::values::flipped;
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

impl Hinted for Nebuchadnezzar {
    /// First the idea to look for, then the place.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [Text; 2] {
        let Some(&m) = accepted.first() else {
            return [message!("hint-nothing-left"), message!("hint-is-solved")];
        };
        [idea(self, kind, m), place(m)]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<Text> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Nebuchadnezzar, kind: usize, m: Move) -> Text {
    let mut greatest = 0;
    position.captures_of(position.to_move(), |capture| {
        greatest = greatest.max(capture.area());
    });

    match m {
        _ if kind == ZUGZWANG => {
            message!("hint-nebuchadnezzar-quiet-danger")
        }
        _ if kind == ONLY_CAPTURE && threatens(position, position.to_move().other()) => {
            message!("hint-nebuchadnezzar-flee")
        }
        _ if kind == ONLY_CAPTURE => {
            message!("hint-nebuchadnezzar-several")
        }
        _ if position.wins(m) => {
            message!("hint-nebuchadnezzar-annihilate")
        }
        Move::Capture(_) if flipped(m) < greatest => {
            message!("hint-nebuchadnezzar-less")
        }
        Move::Capture(_) => {
            message!("hint-nebuchadnezzar-largest")
        }
        Move::Pass => message!("hint-nebuchadnezzar-only-pass"),
        Move::Swap => message!("hint-nebuchadnezzar-better-colour"),
        Move::Place(_) if asks_to_hold(kind) && greatest > 0 => {
            message!("hint-nebuchadnezzar-spoil-place")
        }
        Move::Place(_) if asks_to_hold(kind) => {
            message!("hint-nebuchadnezzar-spoil-all")
        }
        Move::Place(_) => {
            message!("hint-nebuchadnezzar-place-first")
        }
    }
}

fn place(m: Move) -> Text {
    match m {
        Move::Place(cell) => message!(
            "hint-nebuchadnezzar-file",
            file = &(char::from(b'a' + cell.file()))
        ),
        Move::Capture(rectangle) if rectangle.area() == 1 => {
            message!(
                "hint-nebuchadnezzar-single",
                rank = &(rectangle.from.rank() + 1)
            )
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
        return Some(message!("effect-nebuchadnezzar-wipes"));
    }
    let mut after = *position;
    after.play(m);
    let Turn::Seat(opponent) = after.turn() else {
        return None;
    };
    let mut replies = Vec::new();
    after.moves(&mut replies);
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some(message!("effect-nebuchadnezzar-lets"));
    }
    let threatened = {
        let mut found = false;
        let all = after.discs_of(opponent);
        after.captures_of(opponent.other(), |capture| found |= capture.area() == all);
        found
    };
    let sentence = match (replies.as_slice(), threatened) {
        ([Move::Pass], _) => message!("effect-nebuchadnezzar-leaves-pass"),
        ([_], _) => message!("effect-nebuchadnezzar-leaves-one"),
        (_, true) => message!("effect-nebuchadnezzar-threatens"),
        _ => return None,
    };
    Some(sentence)
}
