//! Hints and remarks.

use super::kinds::{ONLY_CAPTURE, ZUGZWANG, asks_to_hold};
use super::sights::threatens;
use super::values::flipped;
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

impl Hinted for Nebuchadnezzar {
    /// First the idea to look for, then the place.
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        let Some(&m) = accepted.first() else {
            return [
                "There is nothing left to find.".to_owned(),
                "The puzzle is solved.".to_owned(),
            ];
        };
        [idea(self, kind, m), place(m)]
    }

    fn remark(&self, m: Move, _task: Task) -> Option<String> {
        remark(self, m)
    }
}

/// The first hint: the idea of the kind, if it has one of its own.
fn idea(position: &Nebuchadnezzar, kind: usize, m: Move) -> String {
    let mut greatest = 0;
    position.captures_of(position.to_move(), |capture| {
        greatest = greatest.max(capture.area());
    });
    let sentence = match m {
        _ if kind == ZUGZWANG => {
            "Nothing is threatened yet, but you have to move, and most moves help the opponent. Look for the one \
             that completes no wall of it."
        }
        _ if kind == ONLY_CAPTURE && threatens(position, position.to_move().other()) => {
            "The opponent threatens to take all your discs at once. Look for a capture that changes its walls, or leaves \
             you a disc elsewhere."
        }
        _ if kind == ONLY_CAPTURE => {
            "Several captures are possible, and one of them holds. Look at what each leaves to the opponent."
        }
        _ if position.wins(m) => {
            "Find the capture that leaves the opponent without a disc: you must own more than half of its walls."
        }
        Move::Capture(_) if flipped(m) < greatest => {
            "Capture, but not as much as you can: what counts is what the opponent can do afterwards."
        }
        Move::Capture(_) => {
            "The largest capture is right here; see which walls it gives you for the next one."
        }
        Move::Pass => "You can only pass.",
        Move::Swap => "Think about which colour is better off.",
        Move::Place(_) if asks_to_hold(kind) && greatest > 0 => {
            "A capture does not help; see which walls the opponent still needs, and place a disc."
        }
        Move::Place(_) if asks_to_hold(kind) => {
            "See which walls the opponent still needs; there is one cell that spoils them all."
        }
        Move::Place(_) => {
            "Do not capture yet: place a disc, and look at the moves that are left to the opponent."
        }
    };
    sentence.to_owned()
}

fn place(m: Move) -> String {
    match m {
        Move::Place(cell) => format!("Place on file {}.", char::from(b'a' + cell.file())),
        Move::Capture(rectangle) if rectangle.area() == 1 => {
            format!(
                "It flips a single disc, on rank {}.",
                rectangle.from.rank() + 1
            )
        }
        Move::Capture(rectangle) => format!(
            "It flips {} discs, {} wide and {} high.",
            rectangle.area(),
            rectangle.width(),
            rectangle.height()
        ),
        Move::Swap => "It changes the colours.".to_owned(),
        Move::Pass => "It changes nothing on the board.".to_owned(),
    }
}

/// Describes the situation in which a move leaves the opponent.
fn remark(position: &Nebuchadnezzar, m: Move) -> Option<String> {
    if position.wins(m) {
        return Some("wipes the opponent off the board".to_owned());
    }
    let mut after = *position;
    after.play(m);
    let Turn::Seat(opponent) = after.turn() else {
        return None;
    };
    let mut replies = Vec::new();
    after.moves(&mut replies);
    if replies.iter().any(|&reply| after.wins(reply)) {
        return Some("lets the opponent take everything at once".to_owned());
    }
    let threatened = {
        let mut found = false;
        let all = after.discs_of(opponent);
        after.captures_of(opponent.other(), |capture| found |= capture.area() == all);
        found
    };
    let sentence = match (replies.as_slice(), threatened) {
        ([Move::Pass], _) => "leaves the opponent only a pass",
        ([_], _) => "leaves the opponent a single move",
        (_, true) => "threatens to take everything with the next move",
        _ => return None,
    };
    Some(sentence.to_owned())
}
