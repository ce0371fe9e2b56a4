//! The proof that a puzzle's solution is the only one.

use crate::game::PuzzleGame;
use crate::solution::{ProofStep, ProvedSolution};
use crate::task::{MoveValue, Task};
use crate::unsound::{Flaw, Unsound};
use tessera_rules::game::Turn;
use tessera_search::Budget;

/// [`examine`] for callers that don't need the reason.
pub fn prove<G: PuzzleGame>(
    kind: usize,
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Option<ProvedSolution<G::Move>> {
    examine(kind, position, task, budget).ok()
}

/// Proves that `task` has one solution in `position`: at each step where the solver chooses, one move fulfils it, and
/// every other move is worse by at least the kind's gap. Moves whose successors are images of each other count as one.
///
/// A [`Task::Win`] must be forced to its end. A [`Task::Best`] of several moves may end early, unless the kind asks for
/// [all of them](crate::OfKind::is_whole): it is cut before the first later step at which several moves are good.
///
/// The proof is made in the canonical orientation, so images of a position have images of one solution, also where
/// several replies resist equally well.
///
/// # Errors
/// The reason why there is no such solution.
pub fn examine<G: PuzzleGame>(
    kind: usize,
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Result<ProvedSolution<G::Move>, Unsound<G::Move>> {
    let (canonical, symmetry) = position.canonical();
    let back = G::inverse(&symmetry);
    match examine_canonical(kind, &canonical, task, budget) {
        Ok(solution) => Ok(solution.image(&canonical, &back)),
        Err(unsound) => Err(unsound.image(&canonical, &back)),
    }
}

/// [`examine`] for a position in its canonical orientation.
pub(crate) fn examine_canonical<G: PuzzleGame>(
    kind: usize,
    position: &G,
    task: Task,
    budget: &mut Budget,
) -> Result<ProvedSolution<G::Move>, Unsound<G::Move>> {
    let gap = G::KINDS.get(kind).map_or(f64::INFINITY, |card| card.gap);
    let Turn::Seat(solver) = position.turn() else {
        return Err(Unsound::NoChoice);
    };
    let mut solution = ProvedSolution { task, line: Vec::new(), steps: Vec::new(), nodes: 0 };
    let mut walk = position.clone();
    let mut left = Some(task);
    while let Some(now) = left {
        let before = budget.spent();
        let mut moves = (walk.move_values(now, budget)).ok_or(Unsound::TooLarge)?;
        moves.sort_by(MoveValue::best_first);
        let nodes = budget.spent() - before;
        let best = *moves.first().ok_or(Unsound::NoChoice)?;
        // A solver with a single legal move does not choose; a forced win goes on through it.
        let forced =
            moves.len() == 1 && !solution.steps.is_empty() && matches!(now, Task::Win { .. });
        let flaw = match forced && now.accepts(best.value, best.value) {
            true => None,
            false => flaw(&walk, now, gap, &moves),
        };
        if let Some(flaw) = flaw {
            let may_end_here = matches!(now, Task::Best { .. })
                && !solution.steps.is_empty()
                && !G::is_whole(kind);
            if !may_end_here {
                return Err(Unsound::Flawed { line: solution.line, flaw });
            }
            shorten(&mut solution);
            break;
        }
        // The step that ends a line is not counted: a proof of the shortened task does not reach it.
        solution.nodes += nodes;
        solution.steps.push(ProofStep { at: solution.line.len(), moves, nodes });
        walk.play(best.m);
        solution.line.push(best.m);
        left = now.after_move();
        let Some(next) = left else { break };
        loop {
            match walk.turn() {
                Turn::Seat(seat) if seat == solver => break,
                Turn::Seat(_) => {
                    let reply = walk.best_defence(solver, next, budget);
                    let reply = reply.ok_or(Unsound::TooLarge)?;
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
        *moves = u32::try_from(solution.steps.len()).unwrap_or(u32::MAX);
    }
    Ok(solution)
}

/// Ends the line with the solver's last proved step.
fn shorten<M>(solution: &mut ProvedSolution<M>) {
    if let Some(last) = solution.steps.last() {
        solution.line.truncate(last.at + 1);
    }
}

/// Returns the flaw of a step; `None` when all accepted moves lead to images of one position and all other moves are
/// worse by `gap`. The moves are sorted, best first.
fn flaw<G: PuzzleGame>(
    position: &G,
    task: Task,
    gap: f64,
    moves: &[MoveValue<G::Move>],
) -> Option<Flaw<G::Move>> {
    let best = moves.first()?;
    if !task.accepts(best.value, best.value) {
        return Some(Flaw::NoSolution);
    }
    if let Task::Win { moves: most } = task
        && best.value > 1.0
    {
        return Some(Flaw::Faster { m: best.m, moves: most + 1 - best.value as u32 });
    }
    let is_good = |a: &MoveValue<G::Move>| task.accepts(a.value, best.value);
    let successor = |m: G::Move| position.played(m).canonical().0;
    let own = successor(best.m);
    let good = moves.iter().filter(|a| is_good(a)).skip(1);
    let mut others = good.filter(|a| successor(a.m) != own);
    if let Some(other) = others.next() {
        return Some(Flaw::Several([best.m, other.m]));
    }
    match moves.iter().find(|a| !is_good(a)) {
        None => Some(Flaw::NothingWrong),
        Some(second) if best.value - second.value < gap => {
            Some(Flaw::TooClose { moves: [best.m, second.m], margin: best.value - second.value })
        }
        Some(_) => None,
    }
}
