//! Monte Carlo tree search with a solver, for any number of seats.
//!
//! Kocsis and Szepesvári, "Bandit Based Monte-Carlo Planning" (2006) for UCT; Sturtevant, "An Analysis of UCT in
//! Multi-player Games" (2008) for backing up one value per seat; Winands, Björnsson and Saito, "Monte-Carlo Tree Search
//! Solver" (2008) and Cazenave and Saffidine, "Score Bounded Monte-Carlo Tree Search" (2010) for the solver; Chaslot et
//! al., "Progressive Strategies for Monte-Carlo Tree Search" (2008) for considering few moves of a rarely visited node
//! ([`Options::widening`]).
//!
//! For every node and seat, the solver keeps the share of the win that is guaranteed to the seat whatever all others
//! do. The shares are known for finished games (a repetition on the line is a draw). At its own nodes, a seat takes the
//! best of its moves; at the nodes of others, it gets the worst. A loss can be proved only at a node whose moves are
//! all known. A value is exact if these shares leave nothing open for any seat; if only the mover's own is settled, it
//! is a bound. Playouts never contribute to either.
//!
//! The seed and the budget determine the answer. With [`Options::batch`] several threads can run playouts at the same
//! time. The starting nodes of a batch are chosen one after the other, each counting as lost until its result is known
//! (Chaslot, Winands and van den Herik, "Parallel Monte-Carlo Tree Search", 2008, call that a virtual loss). Every
//! playout has its own random numbers, and all of them count in the order of their starts.
//!
//! [`Options::default`] with `Uniform` playouts is plain UCT, the baseline of
//! strength tests.
//!
//! # Use
//! ```
//! use tessera_rules::game::{Keyed, PerfectInfo};
//! use tessera_search::mcts::Mcts;
//! use tessera_search::playout::Uniform;
//! use tessera_search::{Budget, Question, Strategy};
//!
//! fn best<G: PerfectInfo + Keyed>(game: &G, seed: u64) -> Option<G::Move> {
//!     let question = Question::about_all(game, 1, seed);
//!     let mut budget = Budget::nodes(50_000);
//!     Mcts::new(Uniform).analyse(game, &question, &mut budget, &mut |_| {}).best()
//! }
//! ```

mod answer;
mod batch;
mod options;
mod tree;

#[cfg(test)]
mod tests;

pub use options::{Options, Prior};

use super::budget::{Budget, StoppedBy};
use super::report::Report;
use super::strategy::{Question, Strategy};
use tessera_rules::game::{Keyed, PerfectInfo};
use tree::Tree;

/// Monte Carlo tree search with a playout policy.
///
/// It searches until the budget is spent or the value of the position is proved. Lines are sorted by their proved
/// values, then by visits: the most visited move is the best one. `progress` is called after 32 playouts and each time
/// their number has doubled.
#[derive(Debug, Clone, Default)]
pub struct Mcts<P> {
    /// Playouts, and the order in which moves are tried.
    pub policy: P,
    /// Options of the search.
    pub options: Options,
}

impl<P> Mcts<P> {
    /// Creates a search with the options of plain UCT.
    pub fn new(policy: P) -> Mcts<P> {
        Mcts { policy, options: Options::default() }
    }
}

impl<G: PerfectInfo + Keyed, P: Prior<G> + Clone + Send> Strategy<G> for Mcts<P> {
    fn analyse(
        &mut self,
        game: &G,
        question: &Question<G::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let before = budget.spent();
        let mut tree = Tree::new(game, question, self.options, &mut self.policy, budget);
        let stopped_by = tree.grow(game, &mut |tree| {
            progress(&tree.report(game, StoppedBy::Nodes, before));
        });
        tree.report(game, stopped_by, before)
    }
}
