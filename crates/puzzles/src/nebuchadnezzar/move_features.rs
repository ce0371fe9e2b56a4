//! Features of the moves of Nebuchadnezzar, for the model of solvers.
//!
//! A full board leaves three or four moves in a position, a tenth of the number in other games. So the lookahead of a
//! solver is counted in its own moves here; the other games count plies.

use super::values::{Wins, annihilation, flipped};
use crate::solution::{ProvedSolution, StepPlayed};
use crate::solvers::MoveFeatures;
use crate::task::{MoveValue, Task};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Node limit for all searches about one puzzle.
const NODES: u64 = 100_000;
/// Plies of lookahead that show a win of the opponent: the move, and the reply.
const LOST: u32 = 2;
/// Appeal that a capture adds to a move, and that each of its discs adds, up to `MOST_DISCS` discs.
const CAPTURE: i64 = 6;
const DISC: i64 = 3;
const MOST_DISCS: i64 = 10;
/// Appeal that a threat to win adds.
const THREAT: i64 = 6;

/// Returns the features of each move at each step of a solution.
pub(super) fn move_features(
    position: &Nebuchadnezzar,
    solution: &ProvedSolution<Move>,
) -> Vec<Vec<MoveFeatures>> {
    let mut budget = Budget::nodes(NODES);
    let ranks = ranks(position, solution);
    let end = end(position, solution);
    let mut steps = Vec::new();
    for (number, played) in solution.played(position).enumerate() {
        let StepPlayed { position: walk, task: now, step } = played;
        let later = ranks[number + 1..].iter().copied().max().unwrap_or(1);
        let mut extractor = Extractor {
            solver: position.to_move(),
            task: now,
            game: walk,
            danger: threatens(&walk, walk.to_move().other()),
            later,
            end,
            budget: &mut budget,
        };
        steps.push(step.moves.iter().map(|valued| extractor.of(valued)).collect());
    }
    steps
}

/// By step: the rank of the right move by appeal.
fn ranks(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> Vec<u32> {
    let rank = |played: StepPlayed<'_, Nebuchadnezzar>| {
        let StepPlayed { position, step, .. } = played;
        let own = (step.moves.first()).map_or(0, |best| appeal(&position, best.m));
        let better = step.moves.iter().filter(|a| appeal(&position, a.m) > own);
        1 + better.count() as u32
    };
    solution.played(position).map(rank).collect()
}

/// Obscurity of the capture at the end of a win.
fn end(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> u32 {
    let mut walk = *position;
    let Some((&last, before)) = solution.line.split_last() else {
        return 0;
    };
    for &m in before {
        walk.play(m);
    }
    obscurity(&walk, last)
}

/// Appeal of a move at a glance: the discs that it flips, and a threat to take everything.
fn appeal(game: &Nebuchadnezzar, m: Move) -> i64 {
    let discs = i64::from(flipped(m)).min(MOST_DISCS);
    let capture = if discs > 0 { CAPTURE + DISC * discs } else { 0 };
    let mut after = *game;
    after.play(m);
    let threat = matches!(after.turn(), Turn::Seat(_)) && threatens(&after, game.to_move());
    capture + if threat { THREAT } else { 0 }
}

/// True if a seat could take every disc of the other if it were its turn.
pub(super) fn threatens(game: &Nebuchadnezzar, seat: Seat) -> bool {
    annihilation(game, seat).is_some()
}

/// Extra plies needed to see a capture: one where a wall consists of the enemy's discs, one where an edge is a wall.
fn obscurity(before: &Nebuchadnezzar, m: Move) -> u32 {
    let Move::Capture(rectangle) = m else {
        return 0;
    };
    let enemy = before.colour_to_move().other();
    let Some(walls) = before.walls(rectangle) else {
        return 0;
    };
    let borrowed = |wall: &tessera_rules::nebuchadnezzar::Wall| wall.colour == Some(enemy);
    u32::from(walls.walls.iter().any(borrowed))
        + u32::from(walls.walls.iter().any(|wall| wall.line.is_none()))
}

/// One step of a solution.
struct Extractor<'a> {
    solver: Seat,
    task: Task,
    game: Nebuchadnezzar,
    /// True if the opponent would win if it were its turn.
    danger: bool,
    /// The rank of the solver's later moves.
    later: u32,
    /// Obscurity of the win at the end of the line.
    end: u32,
    budget: &'a mut Budget,
}

impl Extractor<'_> {
    fn of(&mut self, valued: &MoveValue<Move>) -> MoveFeatures {
        let mut after = self.game;
        after.play(valued.m);
        let right = valued.value >= 1.0;
        let (plies, width, standing) = match self.task {
            Task::Win { moves } if right => (moves + self.end, self.later, false),
            Task::Win { moves } => self.failed_win(&after, moves),
            Task::Hold { within } | Task::Best { horizon: within, .. } => {
                self.hold(&after, within, right)
            }
        };
        MoveFeatures { appeal: appeal(&self.game, valued.m), right, plies, width, standing }
    }

    /// Plies and width needed to see that a move does not win; true if a standing threat refutes it.
    fn failed_win(&mut self, after: &Nebuchadnezzar, moves: u32) -> (u32, u32, bool) {
        if moves == 1 {
            return (1, 1, false);
        }
        if threatens(after, self.solver.other()) {
            return (LOST, 1, self.danger);
        }
        let mut replies = after.legal_moves();
        let all = replies.len();
        let mut search = Forced::<_, Wins>::new(self.solver, self.budget);
        let mut game = *after;
        replies.retain(|m| search.wins_after(&mut game, m, moves - 1) != Some(true));
        if replies.len() == all {
            // Every reply of the opponent refutes it.
            return ((moves - 1).max(LOST), 1, false);
        }
        let width = self.width(after, &replies);
        (moves.max(LOST), width, false)
    }

    /// Plies and width needed to see whether a move holds; true if a standing threat refutes it.
    fn hold(&mut self, after: &Nebuchadnezzar, within: u32, right: bool) -> (u32, u32, bool) {
        if right {
            return (1 + within, 1, false);
        }
        let opponent = self.solver.other();
        let mut game = *after;
        let mut search = Forced::<_, Wins>::new(opponent, self.budget);
        let needed = match search.fewest(&mut game, within) {
            Some(Some(needed)) => needed,
            _ => within,
        };
        if needed <= 1 {
            let best = after.legal_moves().into_iter().find(|&m| after.wins(m));
            let obscure = best.map_or(0, |m| obscurity(after, m));
            return (LOST + obscure, 1, self.danger);
        }
        let mut winning = after.legal_moves();
        winning.retain(|m| search.wins_after(&mut game, m, needed - 1) == Some(true));
        let width = self.width(after, &winning);
        (1 + needed, width, false)
    }

    /// Rank by appeal of the most striking of these replies, among all replies.
    fn width(&self, after: &Nebuchadnezzar, of: &[Move]) -> u32 {
        let best = of.iter().map(|&m| appeal(after, m)).max().unwrap_or(0);
        let better = after.legal_moves().into_iter().filter(|&m| appeal(after, m) > best);
        1 + better.count() as u32
    }
}
