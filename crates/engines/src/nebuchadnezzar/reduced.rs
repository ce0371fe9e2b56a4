//! The game with symmetric positions merged, as searches see it.

use tessera_rules::game::{Game, Keyed, PerSeat, PerfectInfo, Repetition, SeatSet, Turn, ZeroSum};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// Boards up to this side are always folded.
const FOLDED_SIDE: u8 = 5;
/// Larger boards (up to side 8) are folded while they have at most this many discs.
const FOLDED_DISCS: u32 = 6;

/// A position whose fingerprint is shared by all its images under the symmetries of the square, if it is folded: on
/// small boards, and on larger ones while they are nearly empty, where images are frequent in a search. Repetitions
/// still compare the position itself: an image of a position is no repetition of it.
///
/// Sharing table entries between images is sound, because the values in the table hold on every line of play. The
/// stored best move may belong to another image; searches use it only as a hint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Folded {
    pub(super) position: Nebuchadnezzar,
    folds: bool,
}

impl Folded {
    /// Wraps a position. `folds` must be false if images can differ in value: if the game's history makes some
    /// positions draws, but not their images.
    pub(super) fn new(position: Nebuchadnezzar, folds: bool) -> Folded {
        Folded { position, folds }
    }
}

impl Game for Folded {
    type Move = Move;
    type Undo = Nebuchadnezzar;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.position.turn()
    }

    #[inline]
    fn moves(&self, out: &mut Vec<Move>) {
        self.position.moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.position.count_moves()
    }

    #[inline]
    fn play(&mut self, m: Move) -> Nebuchadnezzar {
        self.position.play(m)
    }

    #[inline]
    fn undo(&mut self, undo: Nebuchadnezzar) {
        self.position.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.position.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.position.winners()
    }
}

impl ZeroSum for Folded {}
impl PerfectInfo for Folded {}

impl Keyed for Folded {
    const REPETITION: Repetition = <Nebuchadnezzar as Keyed>::REPETITION;

    #[inline]
    fn fingerprint(&self) -> u128 {
        let meets_images =
            self.position.side() <= FOLDED_SIDE || self.position.disc_count() <= FOLDED_DISCS;
        if self.folds && meets_images {
            self.position.folded_fingerprint()
        } else {
            self.position.fingerprint()
        }
    }

    #[inline]
    fn repetition_key(&self) -> Option<u128> {
        self.position.repetition_key()
    }
}
