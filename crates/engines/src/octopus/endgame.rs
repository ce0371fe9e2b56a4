//! Endgames of one and two seats: alpha-beta on the points still to come, with proved bounds on the points of every
//! tile.

mod entry;
mod prospects;
mod root;
mod search;
#[cfg(test)]
mod tests;

use super::evaluation::{estimate, margin, proved};
use crate::Question;
use prospects::INFINITY;
use prospects::MAX_TILES;
use root::Standing;
use search::Endgame;
use tessera_rules::game::Game;
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::{Budget, Kind, Line, Method, Report, Stats, StoppedBy};

/// Reports on a position of one or two seats, searched to the end as far as the budget allows.
pub(super) fn analyse(
    position: &Octopus,
    question: &Question<Placement>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let before = budget.spent();
    let report = |standing: &Standing, spent: u64, stopped_by: StoppedBy| {
        let lines = standing
            .moves
            .iter()
            .take(question.lines.max(1))
            .map(|this| {
                let value = if this.low == this.high {
                    proved(position, Kind::Exact, this.low)
                } else if margin(position, this.low) > 0 && position.seats() == 2 {
                    proved(position, Kind::Lower, this.low)
                } else if margin(position, this.high) < 0 {
                    proved(position, Kind::Upper, this.high)
                } else {
                    estimate(position, this.value)
                };
                Line::new(this.m, value, this.pv.clone())
            })
            .collect();
        let stats = Stats {
            nodes: spent - before,
            depth: standing.depth,
            engine: Method::OctopusEndgame,
            stopped_by,
        };
        Report::of_best_line(lines, stats, |best| match standing.moves.split_first() {
            Some((first, others)) => {
                let others = others.iter().map(|this| this.high).max();
                let others = others.unwrap_or(-INFINITY);
                others <= first.low || best.kind == Kind::Upper && others <= first.high
            }
            None => true,
        })
    };
    let (standing, stopped_by) =
        root::solve(position, &question.moves, question.lines, budget, &mut |standing, spent| {
            progress(&report(standing, spent, StoppedBy::Depth))
        });
    report(&standing, budget.spent(), stopped_by)
}

/// Returns the exact values of moves in a position of one or two seats, best first: the mover's points from now on less
/// the other seat's. The list has `lines` moves, or fewer if fewer exist. `None` if the budget does not suffice, if
/// there are too many tiles or seats, or if a total is near its limit.
pub fn solve(
    position: &Octopus,
    lines: usize,
    budget: &mut Budget,
) -> Option<Vec<(Placement, i32)>> {
    if !is_in_reach(position) {
        return None;
    }
    let question = Question::about_all(position, lines, 0);
    let (standing, stopped_by) =
        root::solve(position, &question.moves, lines, budget, &mut |_, _| {});
    (stopped_by == StoppedBy::Proved).then(|| {
        let moves = standing.moves.into_iter().take(lines.max(1));
        moves.map(|this| (this.m, this.value)).collect()
    })
}

/// Returns the exact values of all moves, in the order of [`Game::moves`], counted as in [`solve`]. Cheaper than
/// [`solve`] with all lines. `None` in the same cases.
pub fn values(position: &Octopus, budget: &mut Budget) -> Option<Vec<(Placement, i32)>> {
    if !is_in_reach(position) {
        return None;
    }
    let moves = position.legal_moves();
    let mut game = position.clone();
    let mut search = Endgame::new(budget);
    let plies = game.tiles_left() - 1;
    let mut values = Vec::with_capacity(moves.len());
    for m in moves {
        let value = search.after(&mut game, m, -INFINITY, INFINITY, plies);
        if search.stopped {
            return None;
        }
        values.push((m, value));
    }
    Some(values)
}

fn is_in_reach(position: &Octopus) -> bool {
    position.seats() <= 2
        && position.adds_up()
        && position.tiles_left() <= MAX_TILES as u32
        && !position.is_over()
}
