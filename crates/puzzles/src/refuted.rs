//! Refutations of the most tempting wrong moves of a puzzle's first step, each played out.

use std::cmp::Reverse;

use crate::check_solution::{SolutionCheck, TooLarge, WrongMove, first_replies};
use crate::continuation::play_on;
use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::task::Task;
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// Most refutations that are reported for a puzzle.
pub const MOST_REFUTED: usize = 3;

/// A wrong move and its refutation.
#[derive(Debug, Clone, PartialEq)]
pub struct Refuted<M> {
    /// The move.
    pub m: M,
    /// Why it is wrong. Under [`Task::Hold`], [`WrongMove::line`] goes on to the win of the opponent. Under
    /// [`Task::Win`], the solver makes the moves that it has left, and the opponent prevents the win.
    pub wrong: WrongMove<M>,
}

/// Most wrong moves that are tried for the refutations of a puzzle.
const MOST_TRIED: usize = 12;

/// Returns at most `most` wrong first moves of a puzzle, the most tempting first
/// ([`Hinted::temptation`](crate::Hinted::temptation)). The second one is near the solution
/// ([`Prove::is_near`](crate::Prove::is_near)), if such a move is found and refuted otherwise. Moves that are refuted
/// by the same replies as another come last. A move is left out if its refutation takes more nodes than are left, or
/// more than the game allows for one position.
///
/// `None` when a stop flag or a deadline ended the budget.
pub fn refuted<G: PuzzleGame>(
    puzzle: &Puzzle<G>,
    most: usize,
    budget: &mut Budget,
) -> Option<Vec<Refuted<G::Move>>> {
    let (position, task) = (&puzzle.position, puzzle.task);
    let step = puzzle.solution.steps.first();
    let moves = step.map_or(&[][..], |step| &step.moves);
    let solution = moves.first();
    let best = solution.map_or(0.0, |best| best.value);
    let is_near = |m| solution.is_some_and(|solution| G::is_near(m, solution.m));
    let mut wrong: Vec<_> = (moves.iter()).filter(|a| !task.accepts(a.value, best)).collect();
    wrong.sort_by_cached_key(|a| (Reverse(position.temptation(puzzle.kind, a.m)), a.m));
    let mut list: Vec<Refuted<G::Move>> = Vec::new();
    let mut alike = Vec::new();
    for _ in 0..MOST_TRIED {
        let lacks_near = !list.is_empty() && !list.iter().any(|refuted| is_near(refuted.m));
        let near = wrong.iter().position(|a| lacks_near && is_near(a.m));
        if list.len() == most || wrong.is_empty() {
            break;
        }
        let a = wrong.remove(near.unwrap_or(0));
        match refutation(puzzle, a.m, budget) {
            Ok(line) => {
                let after = position.played(a.m);
                let refutation = first_replies(&after, puzzle.solver(), &line);
                let is_known = list
                    .iter()
                    .any(|other| !refutation.is_empty() && other.wrong.refutation == refutation);
                let wrong = WrongMove { value: a.value, best, refutation, line };
                let refuted = Refuted { m: a.m, wrong };
                if is_known { &mut alike } else { &mut list }.push(refuted);
            }
            Err(TooLarge) => match budget.stopped() {
                Some(by) if !by.is_repeatable() => return None,
                Some(_) => break,
                None => {}
            },
        }
    }
    list.extend(alike);
    list.truncate(most);
    Some(list)
}

/// Returns the line after a wrong first move; see [`Refuted::wrong`].
fn refutation<G: PuzzleGame>(
    puzzle: &Puzzle<G>,
    m: G::Move,
    budget: &mut Budget,
) -> Result<Vec<G::Move>, TooLarge> {
    let (task, mut walk) = (puzzle.task, puzzle.position.clone());
    walk.play(m);
    if let Task::Hold { .. } = task {
        return play_on(walk, puzzle.solver(), task, budget).map_err(|_| TooLarge);
    }
    let mut line = SolutionCheck::new(puzzle.position.clone(), task).refute(m, budget)?;
    if let (Task::Win { moves }, false) = (task, line.is_empty()) {
        line.iter().for_each(|&reply| _ = walk.play(reply));
        play_tries(&mut walk, puzzle.solver(), moves - 1, &mut line, budget);
    }
    Ok(line)
}

/// Appends the `left` moves of a solver that can't win any more, each the one that looks best, with the replies that
/// prevent the win. The line ends early with the budget.
fn play_tries<G: PuzzleGame>(
    walk: &mut G,
    solver: Seat,
    mut left: u32,
    line: &mut Vec<G::Move>,
    budget: &mut Budget,
) {
    loop {
        let m = match walk.turn() {
            Turn::Seat(seat) if seat == solver && left > 0 => {
                left -= 1;
                walk.legal_moves().into_iter().min_by_key(|&m| (Reverse(walk.surface_appeal(m)), m))
            }
            Turn::Seat(seat) if seat != solver && (left > 0 || G::STRANDS) => {
                let task = Task::Win { moves: left.max(1) };
                walk.best_defence(solver, task, budget)
            }
            _ => None,
        };
        let Some(m) = m else { break };
        walk.play(m);
        line.push(m);
    }
}
