//! The standings at the end of a puzzle's line.

use tessera_messages::{Text, message};
use tessera_puzzles::{PuzzleKinds, Unit};

use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move};

/// The colours at the end of a line, lowest first: of both sides and with the place that decides if the game is over
/// then, of the opponent if the question is about it, and otherwise of the solver.
pub(super) fn closing(position: &Ingenious, kind: usize, line: &[Move]) -> Option<Text> {
    if position.form() != Form::Standard || position.seats() != 2 {
        return None;
    }
    let solver = position.to_move();
    let mut end = position.clone();
    for &m in line {
        end.play(m);
    }
    let [own, other] = [solver, solver.other()].map(|seat| ascending(&end, seat));
    match Ingenious::KINDS.get(kind)?.unit? {
        Unit::WinsInHundred if end.is_over() => Some(compared(own, other)),
        Unit::OpponentColours => Some(message!("score-ingenious-spoilt", other = dashes(other))),
        Unit::WeightedColours => Some(message!("score-ingenious-turn", own = dashes(own))),
        _ => None,
    }
}

/// Both standings, and the first place in which they differ.
fn compared(own: [i8; COLOURS], other: [i8; COLOURS]) -> Text {
    let place = (0..COLOURS).find(|&place| own[place] != other[place]);
    let at = place.unwrap_or(0);
    message!(
        "score-ingenious-end",
        own = dashes(own),
        other = dashes(other),
        place = place.map_or(0, |place| place + 1),
        mine = own[at],
        theirs = other[at]
    )
}

fn ascending(position: &Ingenious, seat: Seat) -> [i8; COLOURS] {
    let mut scores = position.scores(seat);
    scores.sort_unstable();
    scores
}

/// "9-10-10-12-12-15".
fn dashes(scores: [i8; COLOURS]) -> String {
    scores.map(|score| score.to_string()).join("-")
}
