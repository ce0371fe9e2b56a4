//! The proof that a puzzle's solution is the only one.

use crate::game::PuzzleGame;
use crate::solution::{ProofStep, ProvedSolution};
use crate::task::{MoveValue, Task};
use tessera_rules::game::Turn;
use tessera_search::Budget;

/// Proves that `task` has one solution in `position`: at each step where the solver chooses, one move does it and every
/// other move is worse by the kind's gap at least. Moves whose successors are images of each other count as one.
///
/// A [`Task::Win`] must be forced to its end. A [`Task::Best`] of several moves may end early: it is cut before the
/// first later step at which several moves are good.
///
/// `None` when there is no such solution, or when the budget does not suffice.
pub fn prove<G: PuzzleGame>(
    kind: usize,
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<ProvedSolution<G::Move>> {
    let gap = G::KINDS.get(kind)?.gap;
    let Turn::Seat(solver) = position.turn() else {
        return None;
    };
    let mut solution = ProvedSolution {
        task,
        line: Vec::new(),
        steps: Vec::new(),
        nodes: 0,
    };
    let mut walk = position.clone();
    let mut left = Some(task);
    while let Some(now) = left {
        let before = budget.spent();
        let mut moves = walk.move_values(now, budget)?;
        moves.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
        let nodes = budget.spent() - before;
        solution.nodes += nodes;
        let best = *moves.first()?;
        // A solver with a single legal move does not choose; a forced win goes on through it.
        let forced =
            moves.len() == 1 && !solution.steps.is_empty() && matches!(now, Task::Win { .. });
        let unique = now.accepts(best.value, best.value)
            && (forced || is_only(&walk, now, best.value, gap, &moves));
        if !unique {
            let may_end_here = matches!(now, Task::Best { .. }) && !solution.steps.is_empty();
            if !may_end_here {
                return None;
            }
            shorten(&mut solution);
            break;
        }
        solution.steps.push(ProofStep {
            at: solution.line.len(),
            moves,
            nodes,
        });
        walk.play(best.m);
        solution.line.push(best.m);
        left = now.after_move();
        let Some(next) = left else { break };
        loop {
            match walk.turn() {
                Turn::Seat(seat) if seat == solver => break,
                Turn::Seat(_) => {
                    let reply = walk.best_defence(solver, next, budget)?;
                    walk.play(reply);
                    solution.line.push(reply);
                }
                // A line that runs into a draw of tiles or the end has nothing more to choose.
                Turn::Chance | Turn::Over => {
                    left = None;
                    break;
                }
            }
        }
    }
    if let Task::Best { moves, .. } = &mut solution.task {
        *moves = u32::try_from(solution.steps.len()).ok()?;
    }
    Some(solution)
}

/// Ends the line with the solver's last proved step.
fn shorten<M>(solution: &mut ProvedSolution<M>) {
    if let Some(last) = solution.steps.last() {
        solution.line.truncate(last.at + 1);
    }
}

/// Whether all accepted moves lead to images of one position and all others are worse by `gap`.
fn is_only<G: PuzzleGame>(
    position: &G,
    task: Task,
    best: f64,
    gap: f64,
    moves: &[MoveValue<G::Move>],
) -> bool {
    let (good, bad): (Vec<&MoveValue<_>>, Vec<&MoveValue<_>>) =
        (moves.iter()).partition(|a| task.accepts(a.value, best));
    if bad.is_empty() || bad.iter().any(|a| best - a.value < gap) {
        return false;
    }
    let successor = |m: G::Move| {
        let mut next = position.clone();
        next.play(m);
        next.canonical().0
    };
    let mut images = good.iter().map(|a| successor(a.m));
    let first = images.next();
    images.all(|image| Some(&image) == first.as_ref())
}
