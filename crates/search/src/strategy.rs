//! The common interface of all searches that evaluate moves.

use super::budget::Budget;
use super::report::Report;
use tessera_rules::game::Game;

/// A search with its knowledge of the game `G`: it evaluates the moves of a position.
///
/// [`AlphaBeta`](crate::alpha_beta::AlphaBeta), [`Mcts`](crate::mcts::Mcts) and
/// [`Determinised`](crate::determinised::Determinised) are strategies. [`expectimax`](crate::expectimax),
/// [`mate`](crate::mate), [`df_pn`](crate::df_pn) and [`forced`](crate::forced) answer only what they can prove, so
/// they have result types of their own.
pub trait Strategy<G: Game> {
    /// Evaluates the question's moves until the budget is spent or everything is proved.
    ///
    /// `progress` gets a report after each completed step, but not the last report, which is returned. The same
    /// position, question, options and nodes give the same report, unless the clock or the stop flag cuts the search
    /// short ([`StoppedBy::is_repeatable`](crate::StoppedBy::is_repeatable)).
    fn analyse(
        &mut self,
        game: &G,
        question: &Question<G::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move>;
}

/// A question about a position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Question<M> {
    /// Number of lines to report, at least 1.
    pub lines: usize,
    /// The moves to consider, sorted: all legal ones, or a caller's selection. Illegal moves are skipped.
    pub moves: Vec<M>,
    /// Seed of the random numbers in sampling searches.
    pub seed: u64,
    /// The repetition keys ([`Keyed::repetition_key`](tessera_rules::game::Keyed::repetition_key)) of the positions
    /// whose next occurrence in this game is a draw, sorted.
    pub drawn: Vec<u128>,
}

impl<M: Copy + Ord> Question<M> {
    /// Creates a question about all legal moves of a position.
    pub fn about_all<G: Game<Move = M>>(game: &G, lines: usize, seed: u64) -> Question<M> {
        let mut moves = game.legal_moves();
        moves.sort_unstable();
        Question { lines, moves, seed, drawn: Vec::new() }
    }

    /// Returns the same question in a game in which the next occurrence of these positions is a draw: see
    /// [`Question::drawn`].
    #[must_use]
    pub fn with_drawn(self, mut drawn: Vec<u128>) -> Question<M> {
        drawn.sort_unstable();
        drawn.dedup();
        Question { drawn, ..self }
    }

    /// True if a move is to be considered.
    #[inline]
    pub fn asks_about(&self, m: &M) -> bool {
        self.moves.binary_search(m).is_ok()
    }
}
