//! Hints and remarks.

use super::kinds::HOLD;
use super::values::flipped;
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// What to look for, then where.
pub(super) fn hints(position: &Nebuchadnezzar, kind: usize, accepted: &[Move]) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return [
            "There is nothing left to find.".to_owned(),
            "The puzzle is solved.".to_owned(),
        ];
    };
    [idea(position, kind, m), place(m)]
}

fn idea(position: &Nebuchadnezzar, kind: usize, m: Move) -> String {
    let mut greatest = 0;
    position.captures_of(position.to_move(), |capture| {
        greatest = greatest.max(capture.area());
    });
    let sentence = match m {
        _ if position.wins(m) => {
            "Find the capture that leaves the opponent without a disc: you must own more than half of its walls."
        }
        Move::Capture(_) if flipped(m) < greatest => {
            "Capture, but not as much as you can: what counts is what the opponent can do afterwards."
        }
        Move::Capture(_) => "Capture so that the opponent's moves run out.",
        Move::Pass => "You can only pass.",
        Move::Swap => "Think about which colour is better off.",
        Move::Place(_) if kind == HOLD && greatest > 0 => {
            "A capture does not help; see which walls the opponent still needs, and place a disc."
        }
        Move::Place(_) if kind == HOLD => {
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

/// What a move leaves to the opponent.
pub(super) fn remark(position: &Nebuchadnezzar, m: Move) -> Option<String> {
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
