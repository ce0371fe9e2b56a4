//! Options of Monte Carlo tree search, and the order of moves.

use crate::playout::{Playout, Uniform};
use tessera_rules::game::PerfectInfo;
use tessera_rules::game::random::{Stream, shuffle};

/// Options of the search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// The exploration constant of UCT, on rewards of 0 to 1.
    pub exploration: f64,
    /// Visits that a node needs before its moves enter the tree.
    pub expand_after: u32,
    /// `Some(k)`: a node visited n times considers only its first `k * sqrt(n)` moves (at least 1), in the order of
    /// [`Prior::order`].
    pub widening: Option<f64>,
    /// Most children of a node other than the root, the first in the order of [`Prior::order`]. If some are missing,
    /// the only proofs are the shares guaranteed to the mover by one of the others.
    pub most_children: usize,
    /// Number of nodes at which the tree stops growing.
    pub tree_nodes: usize,
    /// Number of playouts whose starts are chosen before any of them counts. Several threads
    /// ([`Budget::with_threads`](crate::Budget::with_threads)) can run them at the same time; the answer is that of one
    /// thread. With 1, all earlier playouts count in the choice of each start.
    pub batch: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            exploration: 0.7,
            expand_after: 1,
            widening: None,
            most_children: usize::MAX,
            tree_nodes: 1 << 21,
            batch: 1,
        }
    }
}

/// The order in which the tree tries moves.
pub trait Prior<G: PerfectInfo>: Playout<G> {
    /// Sorts the first `wanted` moves into the order in which to try them, best first. The default is random.
    fn order(&mut self, _game: &G, moves: &mut [G::Move], _wanted: usize, rng: &mut Stream) {
        shuffle(rng, moves);
    }
}

impl<G: PerfectInfo> Prior<G> for Uniform {}
