//! What a search keeps of a node: in the table, on the line, and of its moves while they are searched.

use std::collections::VecDeque;

use super::evaluate::WIN;
use super::interval::Found;
use crate::table::Table;

/// What the table remembers: scores counted from the node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry<M> {
    pub(super) best: Option<M>,
    pub(super) value: i32,
    pub(super) low: i32,
    pub(super) high: i32,
    /// Remaining plies that `value` was searched to; negative when it may not be used.
    pub(super) depth: i16,
    pub(super) bound: Bound,
}

impl<M> Default for Entry<M> {
    fn default() -> Entry<M> {
        Entry {
            best: None,
            value: 0,
            low: -WIN,
            high: WIN,
            depth: -1,
            bound: Bound::Exact,
        }
    }
}

/// What a value in the table says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Exact,
    Upper,
}

/// A move and what it is ordered by.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rated<M> {
    pub(super) m: M,
    pub(super) score: i64,
    /// Place in the order of generation, which decides between equal scores.
    pub(super) place: u32,
    /// What [`Evaluate::foresee`](super::Evaluate::foresee) says of it, where that was asked; else more than any window.
    pub(super) foreseen: i32,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Visit {
    pub(super) repetition: Option<u128>,
    pub(super) fingerprint: u128,
}

/// The window and the size of a search.
#[derive(Debug, Clone, Copy)]
pub(super) struct Task {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    pub(super) ply: u32,
}

impl Task {
    pub(super) fn flip(self) -> Task {
        Task {
            alpha: -self.beta,
            beta: -self.alpha,
            ..self
        }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha <= 1
    }

    pub(super) fn null(self) -> Task {
        Task {
            beta: self.alpha + 1,
            ..self
        }
    }
}

/// Moves of one position that are searched before others are searched apart.
pub(super) const FIRST: usize = 2;

/// The moves of one position, as they are searched.
pub(super) struct Siblings<M> {
    /// Where they begin among the ordered moves, and where they end.
    pub(super) start: usize,
    pub(super) count: usize,
    /// Nodes that the last one took.
    pub(super) last: u64,
    /// Results of the next ones, in their order; None for those that must be searched as any other. The first one of a
    /// part has what the part learned.
    pub(super) done: VecDeque<(Option<Found>, Option<Learned<M>>)>,
    /// The history of moves that they started from.
    pub(super) history: Vec<i32>,
}

impl<M> Siblings<M> {
    pub(super) fn new(start: usize, count: usize) -> Siblings<M> {
        Siblings {
            start,
            count,
            last: 0,
            done: VecDeque::new(),
            history: Vec::new(),
        }
    }
}

/// What is worth knowing afterwards.
pub(super) struct Learned<M> {
    pub(super) nodes: u64,
    pub(super) table: Table<Entry<M>>,
    pub(super) killers: Vec<[Option<M>; 2]>,
    pub(super) history: Vec<i32>,
}
