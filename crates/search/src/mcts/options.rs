//! How Monte Carlo tree search goes on.

use crate::playout::{Playout, Uniform};
use tessera_rules::game::PerfectInfo;
use tessera_rules::game::random::{Stream, shuffle};

/// How to search.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// The exploration constant of UCT, on rewards of 0 to 1.
    pub exploration: f64,
    /// Visits that a node needs before its moves enter the tree.
    pub expand_after: u32,
    /// `Some(k)`: a node visited n times considers its first `k * sqrt(n)` moves (at least 1) only, in the
    /// order of [`Prior::order`].
    pub widening: Option<f64>,
    /// A node other than the root has no more children than this, the first in the order of [`Prior::order`]. Where some
    /// are missing, nothing is proved but what the mover is sure of with one of the others.
    pub most_children: usize,
    /// The tree stops growing at this many nodes.
    pub tree_nodes: usize,
    /// Playouts whose starts are chosen before any of them counts. Several threads
    /// ([`Budget::with_threads`](crate::Budget::with_threads)) can do them at the same time; the answer is that of one
    /// thread. With 1, each start is chosen by all playouts before it.
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
    /// Brings the moves that are `wanted`, the first so many, into the order in which to try them, best first. The
    /// default is random.
    fn order(&mut self, _game: &G, moves: &mut [G::Move], _wanted: usize, rng: &mut Stream) {
        shuffle(rng, moves);
    }
}

impl<G: PerfectInfo> Prior<G> for Uniform {}
