//! Data of a node: its table entry, its place on the line, and its moves while they are searched.

use std::collections::VecDeque;

use super::evaluate::WIN;
use super::interval::Found;
use crate::table::Table;

/// An entry of the table, with scores counted from the node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<M> {
    pub(super) best: Option<M>,
    pub(super) value: i32,
    pub(super) low: i32,
    pub(super) high: i32,
    /// Remaining plies to which `value` was searched; negative if it may not be used.
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

impl<M> Default for Entry<M> {
    fn default() -> Entry<M> {
        Entry { best: None, value: 0, low: -WIN, high: WIN, depth: -1, bound: Bound::Exact }
    }
}

/// Meaning of a value in the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Exact,
    Upper,
}

/// A move with its scores for ordering.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rated<M> {
    pub(super) m: M,
    pub(super) score: i64,
    /// Place in the order of generation, which breaks ties.
    pub(super) place: u32,
    /// Value by [`Evaluate::foresee`](super::Evaluate::foresee), if it was computed; otherwise above any window.
    pub(super) foreseen: i32,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Visit {
    pub(super) repetition: Option<u128>,
    pub(super) fingerprint: u128,
}

/// The window, depth and ply of a search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Task {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: u32,
}

impl Task {
    pub(super) fn flip(self) -> Task {
        Task { alpha: -self.beta, beta: -self.alpha, ..self }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    pub(super) fn null(self) -> Task {
        Task { beta: self.alpha + 1, ..self }
    }
}

/// Number of a position's moves that are searched before the others are searched apart.
pub(super) const FIRST: usize = 2;

/// The moves of one position during their search.
pub(super) struct Siblings<M> {
    /// Start among the ordered moves, and number of moves.
    pub(super) start: usize,
    pub(super) count: usize,
    /// Nodes of the last search.
    pub(super) last: u64,
    /// Results of the next moves, in order; `None` for moves that must be searched as usual. The first move of a part
    /// comes with the knowledge that the part gained.
    pub(super) done: VecDeque<(Option<Found>, Option<Learned<M>>)>,
    /// The history of moves at the start of the group.
    pub(super) history: Vec<i32>,
}

impl<M> Siblings<M> {
    pub(super) fn new(start: usize, count: usize) -> Siblings<M> {
        Siblings { start, count, last: 0, done: VecDeque::new(), history: Vec::new() }
    }
}

/// Knowledge gained by a separate search.
pub(super) struct Learned<M> {
    pub(super) nodes: u64,
    pub(super) table: Table<Entry<M>>,
    pub(super) killers: Vec<[Option<M>; 2]>,
    pub(super) history: Vec<i32>,
}
