//! The points of a puzzle's line, added up for each seat.

use tessera_messages::{Text, message};
use tessera_puzzles::{PuzzleKinds, Unit};

use super::explain::runs_in_words;
use crate::game::WireGame;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};

/// A placement with its points: "red 4 below blue 4 (5 points)".
pub(super) fn named(position: &Octopus, m: Placement) -> Text {
    let points = position.gain(m).unwrap_or(0);
    message!(
        "score-octopus-placement",
        move = position.spoken(m).name(),
        points = points
    )
}

/// The points of each seat in a line, added up: "Points: you 5 + 9 = 14, the opponent 7." For kinds that ask for the
/// points of one placement, the runs that it scores; `None` if it scores nothing.
pub(super) fn tally(position: &Octopus, kind: usize, line: &[Placement]) -> Option<Text> {
    let unit = Octopus::KINDS.get(kind)?.unit;
    let Turn::Seat(solver) = position.turn() else {
        return None;
    };
    if unit == Some(Unit::LeadAfterPlacement) {
        let first = *line.first()?;
        let runs = runs_in_words(first, &position.runs(first))?;
        return Some(message!("score-octopus-runs", runs = runs));
    }
    let before = position.scores();
    let mut terms: Vec<Vec<u32>> = before.iter().map(|&points| vec![points]).collect();
    let mut walk = position.clone();
    for &m in line {
        terms[walk.to_move().index()].push(walk.gain(m).unwrap_or(0));
        walk.play(m);
    }
    let seats = position.seats();
    let in_turn = (0..seats).map(|place| Seat::new((solver.index() + place) % seats));
    let told = in_turn.enumerate().map(|(place, seat)| {
        let who = match (place, seats) {
            (0, _) => "you",
            (_, 2) => "opponent",
            (1, _) => "next",
            _ => "last",
        };
        let index = seat.index();
        message!("score-octopus-seat", who = who, sum = sum(&terms[index], walk.scores()[index]))
    });
    let told = Text::commas(told);
    Some(match before.iter().all(|&points| points == 0) {
        true => message!("score-octopus-tally", seats = told),
        false => {
            message!("score-octopus-tally-from", before = colons(before, solver), seats = told)
        }
    })
}

/// "5 + 9 = 14"; a total of 0 at the beginning is left out.
fn sum(terms: &[u32], total: u32) -> String {
    let leave_out = usize::from(terms.len() > 1 && terms[0] == 0);
    match &terms[leave_out..] {
        [only] => only.to_string(),
        terms => {
            let terms: Vec<String> = terms.iter().map(u32::to_string).collect();
            format!("{} = {total}", terms.join(" + "))
        }
    }
}

/// The totals, the solver's first: "12 : 15".
fn colons(totals: &[u32], solver: Seat) -> String {
    let (others, own) = totals.split_at(solver.index());
    let totals: Vec<String> = (own.iter().chain(others)).map(u32::to_string).collect();
    totals.join(" : ")
}
