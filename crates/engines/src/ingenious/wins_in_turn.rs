//! Wins within a turn: a placement that earns another one, up to the one that ends the game (ING-6).

use super::evaluation::Evaluation;
use crate::Question;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Form, Ingenious, Move};
use tessera_search::{Budget, Kind, Line, Method, Report, Stats, StoppedBy, Value};

/// The moves of a question that win within the turn, each with its line, the shortest first. Empty in other forms than
/// the standard one, and with face-down tiles of the mover. An eighth of the budget limits the search.
pub(super) fn lines(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
) -> Vec<Line<Move>> {
    let Turn::Seat(mover) = view.turn() else {
        return Vec::new();
    };
    // A face-down tile may be one that wins, or not.
    if view.form() != Form::Standard || view.rack(mover).has_face_down() {
        return Vec::new();
    }
    let mut part = budget.split(1, 8);
    let mut lines = Vec::new();
    for &m in &question.moves {
        let Some(pv) = win(view, m, mover, &mut part) else {
            break;
        };
        if !pv.is_empty() {
            lines.push(Line::new(m, value(view, &pv, mover), pv));
        }
    }
    budget.join(part);
    lines.sort_by_key(|line| line.pv.len());
    lines
}

/// The report of these lines alone.
pub(super) fn report(mut lines: Vec<Line<Move>>, count: usize, nodes: u64) -> Report<Move> {
    lines.truncate(count);
    let depth = lines.first().map_or(0, |line| line.pv.len() as u32);
    let stats = Stats { nodes, depth, engine: Method::Expectimax, stopped_by: StoppedBy::Proved };
    Report::of_lines(lines, stats, || Value::estimate(0.5))
}

/// The placements of one turn from `m` on, each of which takes a colour to the top, that end the game with the mover as
/// its only winner; empty if there are none. `None` if the budget is spent.
fn win(position: &Ingenious, m: Move, mover: Seat, budget: &mut Budget) -> Option<Vec<Move>> {
    let Move::Place { tile, cells } = m else {
        return Some(Vec::new());
    };
    if position.earned(tile, cells).bonus == 0 {
        return Some(Vec::new());
    }
    if !budget.spend() {
        return None;
    }
    let after = position.played(m);
    if after.is_over() {
        let winners = after.winners();
        let wins = winners.len() == 1 && winners.contains(mover);
        return Some(if wins { vec![m] } else { Vec::new() });
    }
    if after.turn() != Turn::Seat(mover) {
        return Some(Vec::new());
    }
    for next in after.legal_moves() {
        let mut rest = win(&after, next, mover, budget)?;
        if !rest.is_empty() {
            rest.insert(0, m);
            return Some(rest);
        }
    }
    Some(Vec::new())
}

/// The value of a win. Its margin is not that of best play: a later win may have a larger one.
fn value(position: &Ingenious, pv: &[Move], mover: Seat) -> Value {
    let end = pv.iter().fold(position.clone(), |position, &m| position.played(m));
    let value = Evaluation::of(&end).value(mover.index(), Kind::Exact);
    Value { margin: None, ..value }
}
