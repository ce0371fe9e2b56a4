//! Features of the moves of Temple, for the model of solvers.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use super::threats::{room, wins_now};
use super::values::Wins;
use crate::solution::{ProvedSolution, StepPlayed};
use crate::solvers::MoveFeatures;
use crate::task::Task;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Move, Temple};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Shapes of the opponent after which it is plain that it will not be stranded soon.
const PLENTY: u32 = 7;
/// Shapes on the table among which it takes a ply more to see that no tile fits any of them.
const CROWDED: u32 = 14;
/// Node limit to find the move that refutes another.
const NODES: u64 = 3_000;

/// Returns the features of each distinct move at each step of a solution, in the order of the proof.
pub(super) fn move_features(
    position: &Temple,
    solution: &ProvedSolution<Move>,
) -> Vec<Vec<MoveFeatures>> {
    let solver = position.to_move();
    let mut end = position.clone();
    for &m in &solution.line {
        end.play(m);
    }
    let end = match solution.task {
        Task::Win { .. } => obscurity(&end),
        // The danger is mostly to be left without a move.
        _ => 1,
    };
    let played: Vec<StepPlayed<'_, Temple>> = solution.played(position).collect();
    let rank_of_right = |played: &StepPlayed<'_, Temple>| {
        let right = played.step.moves.first();
        right.map_or(1, |best| rank(&played.position, best.m))
    };
    let ranks: Vec<u32> = played.iter().map(rank_of_right).collect();
    (played.iter().enumerate())
        .map(|(i, played)| {
            let (game, task, step) = (&played.position, played.task, played.step);
            let extractor = Extractor {
                solver,
                task,
                game,
                end,
                later: ranks[i + 1..].iter().copied().max().unwrap_or(1),
            };
            let best = step.moves.first().map_or(0.0, |best| best.value);
            let distinct = step.moves.iter().filter(|a| game.representative(a.m) == a.m);
            distinct.map(|a| extractor.of(a.m, task.accepts(a.value, best))).collect()
        })
        .collect()
}

/// Appeal of a move: the fewer replies it leaves, the better.
pub(super) fn appeal(game: &Temple, m: Move) -> i64 {
    let after = game.played(m);
    if after.is_over() {
        return 0;
    }
    -3 * i64::from(replies(&after))
}

/// The distinct moves of the seat to move, the most appealing first.
fn by_appeal(game: &Temple) -> Vec<Move> {
    let mut list = Vec::new();
    game.distinct_moves(&mut list);
    list.sort_by_cached_key(|&m| (Reverse(appeal(game, m)), m));
    list
}

/// Rank of a move by appeal, from 1.
fn rank(game: &Temple, m: Move) -> u32 {
    let own = appeal(game, m);
    let mut list = Vec::new();
    game.distinct_moves(&mut list);
    1 + list.iter().filter(|&&other| appeal(game, other) > own).count() as u32
}

/// One step of a solution.
struct Extractor<'a> {
    solver: Seat,
    task: Task,
    game: &'a Temple,
    /// Plies more that it takes to see the end.
    end: u32,
    /// The rank of the solver's later moves.
    later: u32,
}

impl Extractor<'_> {
    fn of(&self, m: Move, right: bool) -> MoveFeatures {
        let after = self.game.played(m);
        let (plies, width) = match self.task {
            Task::Win { .. } if after.is_over() => (1 + obscurity(&after), 1),
            Task::Win { moves } if right => {
                (2 * moves - 1 + self.end, self.later.max(replies(&after).div_ceil(2)))
            }
            Task::Win { moves } => self.failed_win(&after, moves),
            Task::Hold { within } | Task::Best { horizon: within, .. } => {
                if right {
                    (2 * within + 1, 1)
                } else if after.is_over() {
                    (1, 1)
                } else if wins_now(&after) {
                    (2 + self.end, 1)
                } else {
                    let attacker = self.solver.other();
                    (2 * within + self.end, self.rank_of(&after, attacker, within - 1, true))
                }
            }
        };
        MoveFeatures {
            appeal: appeal(self.game, m),
            right,
            plies,
            width,
            // Memory of threats made ratings agree less with other solvers.
            standing: false,
        }
    }

    /// Plies and width needed to see that a move does not win.
    fn failed_win(&self, after: &Temple, moves: u32) -> (u32, u32) {
        if moves == 1 {
            return (1, 1);
        }
        if wins_now(after) {
            return (3, 1);
        }
        if room(after, self.solver.other()) >= PLENTY {
            return (2, 1);
        }
        let width = self.rank_of(after, self.solver, moves - 1, false);
        (2 * moves, width)
    }

    /// Rank by appeal of the first move after which the attacker wins within `moves` moves of its own; with `wins`
    /// false, after which it does not.
    fn rank_of(&self, game: &Temple, attacker: Seat, moves: u32, wins: bool) -> u32 {
        let mut budget = Budget::nodes(NODES);
        let mut search = Forced::<Temple, Wins>::new(attacker, &mut budget);
        let mut walk = game.clone();
        let found = by_appeal(game)
            .iter()
            .position(|m| search.wins_after(&mut walk, m, moves) == Some(wins));
        found.map_or(1, |at| 1 + at as u32)
    }
}

/// Extra plies needed to see that the game is over: none for a last tile. Only a look for its moves shows that the
/// other seat has none.
fn obscurity(end: &Temple) -> u32 {
    if end.tiles_left(end.to_move().other()) == 0 {
        return 0;
    }
    let mut shapes = 0;
    let _: ControlFlow<()> = end.each_shape(|_| {
        shapes += 1;
        ControlFlow::Continue(())
    });
    1 + u32::from(shapes >= CROWDED)
}

fn replies(after: &Temple) -> u32 {
    let mut list = Vec::new();
    after.distinct_moves(&mut list);
    list.len() as u32
}
