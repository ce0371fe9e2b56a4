//! Small games for tests: one that can be solved by hand ([`TakeAway`]), arbitrary graphs of positions ([`Graph`]), and
//! one with hidden cards ([`Tricks`]).

mod graph;
mod tricks;

pub use graph::{Acyclic, Graph, Shape};
pub use tricks::Tricks;

use super::{Game, Keyed, PerSeat, PerfectInfo, Seat, SeatSet, Turn, ZeroSum};

/// Take 1 to 3 from a heap. A seat that takes 3 moves again; the seat that takes the last one wins.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TakeAway {
    heap: u32,
    mover: Seat,
    last: Seat,
}

impl TakeAway {
    /// Creates a heap of this size, with seat 0 to move.
    pub fn new(heap: u32) -> TakeAway {
        TakeAway { heap, mover: Seat::FIRST, last: Seat::SECOND }
    }
}

impl Game for TakeAway {
    type Move = u32;
    type Undo = TakeAway;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.heap == 0 { Turn::Over } else { Turn::Seat(self.mover) }
    }

    fn moves(&self, out: &mut Vec<u32>) {
        out.extend(1..=self.heap.min(3));
    }

    fn play(&mut self, m: u32) -> TakeAway {
        let before = self.clone();
        self.heap -= m;
        self.last = self.mover;
        if m != 3 {
            self.mover = self.mover.other();
        }
        before
    }

    fn undo(&mut self, undo: TakeAway) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over()
            .then(|| (0..2).map(|s| if self.last.index() == s { 1 } else { -1 }).collect())
    }

    fn winners(&self) -> SeatSet {
        if self.is_over() { SeatSet::only(self.last) } else { SeatSet::EMPTY }
    }
}

impl PerfectInfo for TakeAway {}
impl ZeroSum for TakeAway {}

impl Keyed for TakeAway {
    fn fingerprint(&self) -> u128 {
        super::zobrist::mix(
            1,
            u64::from(self.heap) * 4 + self.mover.index() as u64 * 2 + self.last.index() as u64,
        )
    }
}
