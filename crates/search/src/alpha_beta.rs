//! Alpha-beta: principal variation search with a transposition table, deepened ply by ply, that separates estimated
//! values from proved ones.
//!
//! Knuth and Moore, "An Analysis of Alpha-Beta Pruning" (1975); Marsland and Campbell, "Parallel Search of
//! Strongly Ordered Game Trees" (1982) for the null windows; Akl and Newborn, "The Principal
//! Continuation and the Killer Heuristic" (1977) for killer moves;
//! Schaeffer, "The History Heuristic and
//! Alpha-Beta Search Enhancements in Practice" (1989).
//!
//! # What is exact
//! In addition to its heuristic value, every node returns an interval that contains its game-theoretic value. A leaf at
//! the horizon returns all values that are still possible, a finished game returns its result, a node takes the best of
//! its children, and moves that were cut off count as unknown. The intervals hold whatever was pruned, reduced or left
//! out, so a value is called exact only if its interval has shrunk to a point.
//!
//! # Repetitions
//! A position that recurs on the current line is a draw, and that makes values depend on the line (the graph-history
//! interaction, Palay 1983). Each end of an interval therefore records the earliest ply whose recurrence it relied on.
//! Once the search is back at that ply, the reliance is discharged: a seat that can only go round in circles below a
//! node can't force a win from it. Only discharged ends enter the table; values that came from a repetition above cause
//! no cutoffs elsewhere. A table entry found on another line does no harm: a shortest win visits no position twice, so
//! by induction on its length wins, and bounds on their length, are the same on every line that starts at the root. If
//! equal repetition keys don't imply equal positions (`Repetition::Coarser`), that argument fails. Then a repetition of
//! the key alone proves nothing, and a win counts as proved only after [`super::verify`] has followed every line of it.
//!
//! # Use
//! ```
//! use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};
//! use tessera_search::alpha_beta::{AlphaBeta, Evaluate, Goal};
//! use tessera_search::{Budget, Question, Strategy};
//!
//! /// No knowledge at all: only finished games count.
//! #[derive(Clone)]
//! struct Blank;
//!
//! impl<G: ZeroSum + PerfectInfo + Keyed> Evaluate<G> for Blank {
//!     const GOAL: Goal = Goal::Win;
//!     fn evaluate(&mut self, _game: &G, _seat: Seat) -> i32 {
//!         0
//!     }
//! }
//!
//! fn best<G: ZeroSum + PerfectInfo + Keyed>(game: &G) -> Option<G::Move> {
//!     let question = Question::about_all(game, 1, 0);
//!     let mut budget = Budget::nodes(100_000);
//!     AlphaBeta::new(Blank).analyse(game, &question, &mut budget, &mut |_| {}).best()
//! }
//! ```

mod answer;
mod continuations;
mod evaluate;
mod frontier;
mod horizon;
mod interval;
mod node;
mod options;
mod ordering;
mod root;
mod siblings;
mod tree;

#[cfg(test)]
mod tests;

pub use evaluate::{Evaluate, Goal, MAX_PLY, WIN, WIN_BOUND, win_in};
pub use options::Options;

use super::budget::Budget;
use super::report::Report;
use super::strategy::{Question, Strategy};
use answer::finished;
use root::{Root, RootMove};
use tessera_rules::game::{Keyed, PerfectInfo, Turn, ZeroSum};
use tree::Tree;

/// Alpha-beta with a game's knowledge.
///
/// Searches deeper and deeper until the requested lines are proved or the budget ends; `progress` is called after each
/// full iteration. A principal variation of a proved line continues to the end of the game if the budget allows; it
/// ends early at a repetition. The value is that of the question's moves.
///
/// A win or loss is exact as soon as it is proved; its `plies` are exact once nothing shorter (for the loser: longer)
/// is possible.
#[derive(Debug, Clone, Default)]
pub struct AlphaBeta<E> {
    /// Knowledge of the game.
    pub evaluate: E,
    /// Options of the search.
    pub options: Options,
}

impl<E> AlphaBeta<E> {
    /// Creates a search with the options that suit most games.
    pub fn new(evaluate: E) -> AlphaBeta<E> {
        AlphaBeta { evaluate, options: Options::default() }
    }
}

impl<G: ZeroSum + PerfectInfo + Keyed, E: Evaluate<G>> Strategy<G> for AlphaBeta<E> {
    fn analyse(
        &mut self,
        game: &G,
        question: &Question<G::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let me = match game.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over | Turn::Chance => return finished(game, E::GOAL),
        };
        let mut moves = Vec::new();
        let mut game = game.clone();
        game.moves(&mut moves);
        moves.retain(|m| question.asks_about(m));
        let lines = question.lines.clamp(1, moves.len().max(1));
        let tree = Tree::new(&mut self.evaluate, budget, self.options, &question.drawn);
        let mut root = Root {
            tree,
            me,
            lines,
            depth: 0,
            earlier: [None; 2],
            steady: self.options.steady && E::GOAL == Goal::Win,
            moves: moves.into_iter().map(|m| RootMove::new(m, G::REPETITION)).collect(),
        };
        root.note_draws(&mut game);
        let reserve = root.tree.budget.left() / 16;
        root.tree.budget.hold_back(reserve);
        let stopped_by = root.deepen(&mut game, progress);
        root.tree.stopped = !root.tree.budget.release();
        root.verify(&game);
        root.complete(&mut game);
        root.report(&game, stopped_by)
    }
}
