//! Checks the moves of a solver. A move is right if it is as good as the solution's, at every step, whatever the
//! opponent replied.

use crate::continuation::{self, SEED, play_on, step};
use crate::game::PuzzleGame;
use crate::task::{MoveValue, Task};
use tessera_rules::game::random::seeded;
use tessera_rules::game::{Seat, Turn};
use tessera_search::Budget;

/// A solver's moves, checked one by one.
#[derive(Debug, Clone)]
pub struct SolutionCheck<G: PuzzleGame> {
    position: G,
    /// The position in the canonical orientation of the first one. Replies are chosen there, and values computed, so
    /// that they are the ones of the solution.
    canonical: G,
    symmetry: G::Symmetry,
    solver: Seat,
    /// The task that is left; `None` when it is done.
    task: Option<Task>,
}

/// The verdict on a move of the solver.
#[derive(Debug, Clone, PartialEq)]
pub enum MoveVerdict<M> {
    /// Good, and the last one to find.
    Solved,
    /// Good; there is more to do.
    Right,
    /// Not good enough.
    Wrong(WrongMove<M>),
}

/// Why a move is wrong.
#[derive(Debug, Clone, PartialEq)]
pub struct WrongMove<M> {
    /// Its value under the task.
    pub value: f64,
    /// The value of a good move.
    pub best: f64,
    /// The replies of the others until the solver is to move again; empty where no other seat moves, and where the move
    /// only fails to win at once.
    pub refutation: Vec<M>,
    /// The moves after it, which begin with the refutation. Under [`Task::Best`] all seats play their best until the
    /// value of the move shows on the board; it is empty if nothing more counts. Under the other tasks it is the
    /// refutation, and [`Refuted`](crate::refuted::Refuted) has more.
    pub line: Vec<M>,
}

/// The values of the moves did not fit into the budget.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("checking this move takes more than the budget of one request")]
pub struct TooLarge;

impl<G: PuzzleGame> SolutionCheck<G> {
    /// The beginning: `task` is to be done in `position`, by the seat to move.
    pub fn new(position: G, task: Task) -> SolutionCheck<G> {
        let (canonical, symmetry) = position.canonical();
        SolutionCheck {
            solver: position.to_move(),
            position,
            canonical,
            symmetry,
            task: Some(task),
        }
    }

    /// The position now.
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The seat that solves.
    pub fn solver(&self) -> Seat {
        self.solver
    }

    /// The task that is left; `None` when it is done.
    pub fn task(&self) -> Option<Task> {
        self.task
    }

    /// True if the solver is to choose now.
    pub fn is_solvers_turn(&self) -> bool {
        self.task.is_some() && self.position.turn() == Turn::Seat(self.solver)
    }

    /// The moves that are good enough now, at the solver's turn.
    ///
    /// # Errors
    /// [`TooLarge`] when the budget ends before they are proved.
    pub fn accepted(&self, budget: &mut Budget) -> Result<Vec<G::Move>, TooLarge> {
        let Some(task) = self.task.filter(|_| self.is_solvers_turn()) else {
            return Ok(Vec::new());
        };
        let moves = self.values(task, budget)?;
        let best = best(&moves);
        let good = moves.iter().filter(|a| task.accepts(a.value, best));
        let mut good: Vec<G::Move> = good.map(|a| a.m).collect();
        good.sort_unstable();
        Ok(good)
    }

    /// Makes a legal move of the solver, whose turn it is.
    ///
    /// # Errors
    /// As [`SolutionCheck::accepted`]; then nothing has changed.
    pub fn solve(
        &mut self,
        m: G::Move,
        budget: &mut Budget,
    ) -> Result<MoveVerdict<G::Move>, TooLarge> {
        let Some(task) = self.task else {
            return Ok(MoveVerdict::Solved);
        };
        let moves = self.values(task, budget)?;
        let best = best(&moves);
        let own = moves.iter().find(|a| a.m == m);
        let value = own.map_or(f64::NEG_INFINITY, |a| a.value);
        let good = task.accepts(value, best);
        let mut after = self.clone();
        after.play(m);
        after.task = task.after_move();
        let verdict = if !good {
            let line = after.line_after_wrong(task, budget)?;
            MoveVerdict::Wrong(WrongMove {
                value,
                best,
                refutation: first_replies(&after.position, self.solver, &line),
                line,
            })
        } else if after.task.is_none() || !matches!(after.position.turn(), Turn::Seat(_)) {
            after.task = None;
            MoveVerdict::Solved
        } else {
            MoveVerdict::Right
        };
        *self = after;
        Ok(verdict)
    }

    /// Makes a legal move of another seat than the solver's.
    pub fn reply(&mut self, m: G::Move) {
        self.play(m);
    }

    /// Returns the best replies of the others until the solver is to move again.
    ///
    /// # Errors
    /// [`TooLarge`] when the budget ends before it is known.
    pub fn best_replies(&self, budget: &mut Budget) -> Result<Vec<G::Move>, TooLarge> {
        match self.task {
            Some(task) => self.replies(task, budget),
            None => Ok(Vec::new()),
        }
    }

    /// Returns the moves after a wrong first move; see [`WrongMove::line`].
    ///
    /// # Errors
    /// As [`SolutionCheck::accepted`].
    pub(crate) fn refute(&self, m: G::Move, budget: &mut Budget) -> Result<Vec<G::Move>, TooLarge> {
        let Some(task) = self.task else {
            return Ok(Vec::new());
        };
        let mut after = self.clone();
        after.play(m);
        after.line_after_wrong(task, budget)
    }

    /// The moves after a move that was wrong under this task.
    fn line_after_wrong(&self, task: Task, budget: &mut Budget) -> Result<Vec<G::Move>, TooLarge> {
        match task {
            Task::Win { moves: 1 } if !G::STRANDS => Ok(Vec::new()),
            Task::Best { horizon, .. } => {
                let (back, solver) = (G::inverse(&self.symmetry), self.canonical_solver());
                let left = continuation::best(horizon.saturating_sub(1));
                let line = play_on(self.canonical.clone(), solver, left, budget);
                let mut walk = self.canonical.clone();
                let image = |m| {
                    let image = walk.move_image(&back, m);
                    walk.play(m);
                    image
                };
                Ok(line.map_err(|_| TooLarge)?.into_iter().map(image).collect())
            }
            _ => self.replies(task.after_move().unwrap_or(task), budget),
        }
    }

    /// The values of the moves, in any order. All images of a position take the same nodes, as its proof does.
    fn values(&self, task: Task, budget: &mut Budget) -> Result<Vec<MoveValue<G::Move>>, TooLarge> {
        let back = G::inverse(&self.symmetry);
        let mut moves = (self.canonical.move_values(task, budget)).ok_or(TooLarge)?;
        for valued in &mut moves {
            valued.m = self.canonical.move_image(&back, valued.m);
        }
        Ok(moves)
    }

    fn canonical_solver(&self) -> Seat {
        G::seat_image(&self.symmetry, self.solver)
    }

    /// A fixed seed decides draws of tiles.
    fn replies(&self, left: Task, budget: &mut Budget) -> Result<Vec<G::Move>, TooLarge> {
        let (back, solver) = (G::inverse(&self.symmetry), self.canonical_solver());
        let (mut walk, mut rng) = (self.canonical.clone(), seeded(SEED));
        let mut replies = Vec::new();
        while !walk.is_settled(solver, left) {
            let m = match walk.turn() {
                Turn::Over => break,
                Turn::Chance => walk.parse_move("+", Some(&mut rng)).ok(),
                Turn::Seat(seat) if seat != solver => walk.best_defence(solver, left, budget),
                Turn::Seat(_) if walk.is_choice() => break,
                Turn::Seat(_) => step(&walk),
            };
            let m = m.ok_or(TooLarge)?;
            replies.push(walk.move_image(&back, m));
            walk.play(m);
        }
        Ok(replies)
    }

    fn play(&mut self, m: G::Move) {
        let image = self.position.move_image(&self.symmetry, m);
        self.canonical.play(image);
        self.position.play(m);
    }
}

/// The moves of a line after a wrong move that come before the solver is to move again.
pub(crate) fn first_replies<G: PuzzleGame>(
    after: &G,
    solver: Seat,
    line: &[G::Move],
) -> Vec<G::Move> {
    let mut walk = after.clone();
    let replies = line.iter().take_while(|&&reply| {
        let is_reply = walk.turn() != Turn::Seat(solver) || !walk.is_choice();
        walk.play(reply);
        is_reply
    });
    replies.copied().collect()
}

fn best<M>(moves: &[MoveValue<M>]) -> f64 {
    (moves.iter().map(|a| a.value)).fold(f64::NEG_INFINITY, f64::max)
}
