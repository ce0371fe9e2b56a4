//! Refutations of the most tempting wrong moves of a puzzle's first step, each played out.

use std::cmp::Reverse;

use crate::continuation::{best, play_on};
use crate::game::PuzzleGame;
use crate::puzzle::Puzzle;
use crate::task::Task;
use crate::trial::{TooLarge, Trial, WrongMove};
use tessera_rules::game::Turn;
use tessera_search::Budget;

/// Most refutations that are reported for a puzzle.
pub const MOST_REFUTED: usize = 3;

/// A wrong move and its refutation.
#[derive(Debug, Clone, PartialEq)]
pub struct Refuted<M> {
    /// The move.
    pub m: M,
    /// Its value, and the replies of the others until the solver is to move again.
    pub wrong: WrongMove<M>,
    /// The continuation under best play by all. Under [`Task::Hold`] it ends with the win of the opponent, under
    /// [`Task::Best`] where the value of the move shows on the board, under other tasks with the replies. Empty if there
    /// is no reply, and where the question asks for the solver's moves alone.
    pub line: Vec<M>,
}

/// Returns the wrong first moves of a puzzle that look best ([`Prove::surface_appeal`](crate::Prove::surface_appeal)): at most `most`, the most
/// tempting first. Of moves with the same value and the same refuting line, only the most tempting one is included. A
/// move is left out if its refutation takes more nodes than are left, or more than the game allows for one position.
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
    let best = moves.first().map_or(0.0, |best| best.value);
    let mut wrong: Vec<_> = (moves.iter())
        .filter(|a| !task.accepts(a.value, best))
        .map(|a| (Reverse(position.surface_appeal(a.m)), a))
        .collect();
    wrong.sort_by_key(|&(appeal, a)| (appeal, a.m));
    let mut list: Vec<Refuted<G::Move>> = Vec::new();
    for (_, a) in wrong {
        if list.len() == most {
            break;
        }
        match refutation(puzzle, a.m, budget) {
            Ok(line) => {
                let known = |other: &Refuted<G::Move>| {
                    !line.is_empty() && other.line == line && other.wrong.value == a.value
                };
                if !list.iter().any(known) {
                    list.push(Refuted {
                        m: a.m,
                        wrong: WrongMove {
                            value: a.value,
                            best,
                            refutation: first_replies(puzzle, a.m, &line),
                        },
                        line,
                    });
                }
            }
            Err(TooLarge) => match budget.stopped() {
                Some(by) if !by.is_repeatable() => return None,
                Some(_) => break,
                None => {}
            },
        }
    }
    Some(list)
}

/// Returns the line after a wrong first move; see [`Refuted::line`].
fn refutation<G: PuzzleGame>(
    puzzle: &Puzzle<G>,
    m: G::Move,
    budget: &mut Budget,
) -> Result<Vec<G::Move>, TooLarge> {
    let task = match puzzle.task {
        // Its only fault is that it does not win.
        Task::Win { moves: 1 } => return Ok(Vec::new()),
        Task::Best { horizon, .. } if !G::is_whole(puzzle.kind) => best(horizon.saturating_sub(1)),
        hold @ Task::Hold { .. } => hold,
        task => return Trial::new(puzzle.position.clone(), task).replies_to_wrong(m, budget),
    };
    let mut game = puzzle.position.clone();
    game.play(m);
    play_on(game, puzzle.solver(), task, budget).map_err(|_| TooLarge)
}

/// The moves of a line after a wrong first move that come before the solver is to move again.
fn first_replies<G: PuzzleGame>(puzzle: &Puzzle<G>, m: G::Move, line: &[G::Move]) -> Vec<G::Move> {
    let mut game = puzzle.position.clone();
    game.play(m);
    let replies = line.iter().take_while(|&&reply| {
        let is_reply = game.turn() != Turn::Seat(puzzle.solver());
        game.play(reply);
        is_reply
    });
    replies.copied().collect()
}
