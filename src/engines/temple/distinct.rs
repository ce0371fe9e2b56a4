//! The game without the names of colours that are not begun.

use crate::game::{Game, Keyed, PerSeat, PerfectInfo, SeatSet, Turn, ZeroSum};
use crate::games::temple::{Move, Temple, Undo};

/// Temple with one move for all that differ only in the name of the colour that they open: what follows
/// is the same, so nothing is lost, and up to five times as many moves need not be looked at.
///
/// From one root the seats then open their colours in one order, so that positions with equal
/// fingerprints have equal hands and remembered moves are legal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Distinct(pub(super) Temple);

impl Game for Distinct {
    type Move = Move;
    type Undo = Undo;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline]
    fn moves(&self, out: &mut Vec<Move>) {
        self.0.distinct_moves(out);
    }

    #[inline]
    fn play(&mut self, m: Move) -> Undo {
        self.0.play(m)
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        self.0.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.0.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.0.winners()
    }
}

impl PerfectInfo for Distinct {}
impl ZeroSum for Distinct {}

impl Keyed for Distinct {
    #[inline]
    fn fingerprint(&self) -> u128 {
        self.0.fingerprint()
    }
}
