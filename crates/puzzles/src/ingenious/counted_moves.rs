//! Counted values of the placements at each step of a solution, for the model of solvers.

use std::collections::BTreeSet;

use super::gains::best_of;
use super::standing::{lead, of_digits};
use super::turn;
use super::turn::digits;
use super::values::{to_the_end, to_the_reply};
use crate::game::Prove;
use crate::solution::{ProofStep, ProvedSolution, StepPlayed};
use crate::solvers::counting::{CountedMove, Seen};
use crate::task::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Ingenious, Move, Phase};
use tessera_search::Budget;

/// Positions that may be entered to see one step; they always suffice on the boards of this generator.
const NODES: u64 = 200_000;
/// Choices considered at a step: the most appealing ones, and the right one.
const CHOICES: usize = 48;

/// Returns the counted values of the placements at each step of a solution. Placements of the same tile that look alike
/// and have the same results at every depth are one choice.
pub(super) fn counted_moves(
    position: &Ingenious,
    solution: &ProvedSolution<Move>,
) -> Vec<Vec<CountedMove>> {
    let Turn::Seat(solver) = position.turn() else {
        return Vec::new();
    };
    (solution.played(position))
        .map(|played| {
            let StepPlayed { position: walk, task, step } = played;
            let seen = if to_the_end(task) {
                to_an_end(&walk, solver, step)
            } else if to_the_reply(task) {
                to_a_reply(&walk, solver, step)
            } else {
                within_a_turn(&walk, task, step)
            };
            choices(&walk, task, step, seen)
        })
        .collect()
}

fn choices(
    walk: &Ingenious,
    task: Task,
    step: &ProofStep<Move>,
    seen: Vec<Vec<Seen>>,
) -> Vec<CountedMove> {
    let best = step.moves.first().map_or(0.0, |a| a.value);
    let mut known = BTreeSet::new();
    let mut counted_moves = Vec::new();
    for (valued, seen) in step.moves.iter().zip(seen) {
        let Move::Place { tile, .. } = valued.m else {
            continue;
        };
        let appeal = 2 * walk.surface_appeal(valued.m) as i32;
        let points: Vec<i32> = seen.iter().map(|seen| seen.points).collect();
        if known.insert((tile, appeal, points)) {
            counted_moves.push(CountedMove {
                appeal,
                right: task.accepts(valued.value, best),
                seen,
            });
        }
    }
    // The order is the same everywhere: the sort is stable.
    counted_moves.sort_by_key(|counted| (!counted.right, -counted.appeal));
    counted_moves.truncate(CHOICES);
    counted_moves
}

/// For one placement ahead, two, and so on: the points by which the standing would be better.
fn within_a_turn(walk: &Ingenious, task: Task, step: &ProofStep<Move>) -> Vec<Vec<Seen>> {
    let moves = task.moves();
    let value_digits = |value: f64| (value * 1e8).round() as i64;
    let mut list = vec![Vec::new(); step.moves.len()];
    for plies in 1..=moves {
        let values: Vec<i64> = if plies == moves {
            step.moves.iter().map(|a| value_digits(a.value)).collect()
        } else {
            let Some(values) = turn::move_values(walk, plies, &mut Budget::nodes(NODES)) else {
                continue;
            };
            let mut values: Vec<(Move, i64)> =
                (values.into_iter()).map(|a| (a.m, value_digits(a.value))).collect();
            values.sort_unstable();
            let of = |m: Move| values.binary_search_by_key(&m, |&(other, _)| other);
            (step.moves.iter()).map(|a| of(a.m).map_or(0, |place| values[place].1)).collect()
        };
        let most = of_digits(values.iter().copied().max().unwrap_or(0));
        for (seen, value) in list.iter_mut().zip(values) {
            let points = lead(of_digits(value), most);
            seen.push(Seen { plies, points });
        }
    }
    list
}

/// For one ply ahead: the points by which the standing of the own seat would be better. For two plies: the points by
/// which the standing of the opponent would be worse.
fn to_a_reply(walk: &Ingenious, solver: Seat, step: &ProofStep<Move>) -> Vec<Vec<Seen>> {
    let at_once = |m: Move| digits(walk.played(m).scores(solver));
    let own: Vec<i64> = step.moves.iter().map(|a| at_once(a.m)).collect();
    let most = of_digits(own.iter().copied().max().unwrap_or(0));
    let others = step.moves.iter().map(|a| (-a.value * 1e8).round() as i64);
    let least = of_digits(others.clone().min().unwrap_or(0));
    let seen = |(own, other)| {
        let points = [lead(of_digits(own), most), lead(least, of_digits(other))];
        (1..).zip(points).map(|(plies, points)| Seen { plies, points }).collect()
    };
    own.into_iter().zip(others).map(seen).collect()
}

/// For one ply ahead: the points by which the standing of the own seat would be better. For two plies: the points by
/// which the seat is ahead in the end, when the last tile is placed as well as possible.
fn to_an_end(walk: &Ingenious, solver: Seat, step: &ProofStep<Move>) -> Vec<Vec<Seen>> {
    let opponent = solver.other();
    let ends: Vec<(i64, i32)> = (step.moves.iter())
        .map(|valued| {
            let after = walk.played(valued.m);
            let again = after.turn() == Turn::Seat(solver) && after.phase() == Phase::Place;
            let at_once = digits(after.scores(solver));
            let (own, other) = match after.turn() {
                Turn::Over => (at_once, digits(after.scores(opponent))),
                _ if again => (best_of(&after, solver), digits(after.scores(opponent))),
                _ => (at_once, best_of(&after, opponent)),
            };
            (at_once, lead(of_digits(own), of_digits(other)))
        })
        .collect();
    let most = of_digits(ends.iter().map(|&(own, _)| own).max().unwrap_or(0));
    let seen = |(own, ahead): (i64, i32)| {
        let points = [lead(of_digits(own), most), ahead];
        (1..).zip(points).map(|(plies, points)| Seen { plies, points }).collect()
    };
    ends.into_iter().map(seen).collect()
}
