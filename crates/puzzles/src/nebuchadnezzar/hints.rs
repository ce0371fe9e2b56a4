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
            return [message!("say-nothing-left"), message!("say-is-solved")];
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
            message!("say-nebuchadnezzar-quiet-danger")
        }
        _ if kind == ONLY_CAPTURE && threatens(position, position.to_move().other()) => {
            message!("say-nebuchadnezzar-flee")
        }
        _ if kind == ONLY_CAPTURE => {
            message!("say-nebuchadnezzar-several")
        }
        _ if position.wins(m) => {
            message!("say-nebuchadnezzar-annihilate")
        }
        Move::Capture(_) if flipped(m) < greatest => {
            message!("say-nebuchadnezzar-less")
        }
        Move::Capture(_) => {
            message!("say-nebuchadnezzar-largest")
        }
        Move::Pass => message!("say-nebuchadnezzar-only-pass"),
        Move::Swap => message!("say-nebuchadnezzar-better-colour"),
        Move::Place(_) if asks_to_hold(kind) && greatest > 0 => {
            message!("say-nebuchadnezzar-spoil-place")
        }
        Move::Place(_) if asks_to_hold(kind) => {
            message!("say-nebuchadnezzar-spoil-all")
        }
        Move::Place(_) => {
            message!("say-nebuchadnezzar-place-first")
        }
    }
}

fn place(m: Move) -> Text {
    match m {
        Move::Place(cell) => message!(
            "say-nebuchadnezzar-file",
            file = &(char::from(b'a' + cell.file()))
        ),
        Move::Capture(rectangle) if rectangle.area() == 1 => {
            message!(
                "say-nebuchadnezzar-single",
                rank = &(rectangle.from.rank() + 1)
            )
        }
        Move::Capture(rectangle) => message!(
            "say-nebuchadnezzar-extent",
            count = &rectangle.area(),
            width = &rectangle.width(),
            height = &rectangle.height()
        ),
        Move::Swap => message!("say-nebuchadnezzar-swap"),
        Move::Pass => message!("say-nebuchadnezzar-nothing"),
    }
}

/// Describes the situation in which a move leaves the opponent.
fn remark(position: &Nebuchadnezzar, m: Move) -> Option<Text> {
    if position.wins(m) {
        return Some(message!("part-nebuchadnezzar-wipes"));
    }
    let mut after = *position;
    after.play(m);
    let Turn::Seat(opponent) = after.turn() else {
        return None;
    };
    let mut replies = Vec::new();
    after.moves(&mut replies);
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some(message!("part-nebuchadnezzar-lets"));
    }
    let threatened = {
        let mut found = false;
        let all = after.discs_of(opponent);
        after.captures_of(opponent.other(), |capture| found |= capture.area() == all);
        found
    };
    let sentence = match (replies.as_slice(), threatened) {
        ([Move::Pass], _) => message!("part-nebuchadnezzar-leaves-pass"),
        ([_], _) => message!("part-nebuchadnezzar-leaves-one"),
        (_, true) => message!("part-nebuchadnezzar-threatens"),
        _ => return None,
    };
    Some(sentence)
}
