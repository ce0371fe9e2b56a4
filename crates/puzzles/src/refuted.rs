//! Why wrong moves are wrong: the most tempting ones of a puzzle's first step, each with its refutation played out.

use std::cmp::Reverse;

use crate::attempt::Puzzle;
use crate::game::PuzzleGame;
use crate::task::Task;
use crate::trial::{MoveVerdict, TooLarge, Trial};
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// A wrong move, and what it comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refuted<M> {
    /// The move.
    pub m: M,
    /// What follows, when all play their best. Under [`Task::Hold`] it ends with the win of the opponent; under other
    /// tasks with the reply after which the solver gets too little. Empty where nobody replies.
    pub line: Vec<M>,
}

/// The wrong first moves of a puzzle that look best ([`PuzzleGame::surface_appeal`]), at most so many, most tempting
/// first. Of moves that are refuted by the same line, only the most tempting one is among them.
///
/// # Errors
/// [`TooLarge`] when the budget ends before all are refuted.
pub fn refuted<G: PuzzleGame>(
    puzzle: &Puzzle<G>,
    most: usize,
    budget: &mut Budget,
) -> Result<Vec<Refuted<G::Move>>, TooLarge> {
    let (position, task) = (&puzzle.position, puzzle.task());
    let step = puzzle.solution.steps.first();
    let moves = step.map_or(&[][..], |step| &step.moves);
    let best = moves.first().map_or(0.0, |best| best.value);
    let mut wrong: Vec<(i64, G::Move)> = (moves.iter())
        .filter(|a| !task.accepts(a.value, best))
        .map(|a| (position.surface_appeal(a.m), a.m))
        .collect();
    wrong.sort_by_key(|&(appeal, m)| (Reverse(appeal), m));
    let mut list: Vec<Refuted<G::Move>> = Vec::new();
    for (_, m) in wrong {
        if list.len() == most {
            break;
        }
        let refuted = refutation(puzzle, m, budget)?;
        let known = |other: &Refuted<G::Move>| !other.line.is_empty() && other.line == refuted.line;
        if !list.iter().any(known) {
            list.push(refuted);
        }
    }
    Ok(list)
}

/// What a wrong first move comes to.
fn refutation<G: PuzzleGame>(
    puzzle: &Puzzle<G>,
    m: G::Move,
    budget: &mut Budget,
) -> Result<Refuted<G::Move>, TooLarge> {
    let mut trial = Trial::new(puzzle.position.clone(), puzzle.task());
    let mut line = match trial.solve(m, budget)? {
        MoveVerdict::Wrong(wrong) => wrong.refutation,
        MoveVerdict::Right | MoveVerdict::Solved => Vec::new(),
    };
    if let Task::Hold { within } = puzzle.task() {
        let mut game = trial.position().clone();
        line = to_the_win(&mut game, puzzle.solver, within, budget)?;
    }
    Ok(Refuted { m, line })
}

/// The moves with which the solver's opponent wins as fast as it can, and the solver resists.
fn to_the_win<G: PuzzleGame>(
    game: &mut G,
    solver: Seat,
    within: u32,
    budget: &mut Budget,
) -> Result<Vec<G::Move>, TooLarge> {
    let mut line = Vec::new();
    let mut left = within;
    while let Turn::Seat(seat) = game.turn() {
        let task = Task::Win { moves: left };
        let m = if seat == solver {
            game.best_defence(solver.other(), task, budget)
                .ok_or(TooLarge)?
        } else {
            if left == 0 {
                break;
            }
            left -= 1;
            let mut values = game.move_values(task, budget).ok_or(TooLarge)?;
            values.sort_by(|a, b| b.value.total_cmp(&a.value).then(a.m.cmp(&b.m)));
            match values.first() {
                Some(best) => best.m,
                None => break,
            }
        };
        game.play(m);
        line.push(m);
    }
    Ok(line)
}
