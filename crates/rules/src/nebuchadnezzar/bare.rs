//! Discs without a game around them, for programs that enumerate all positions of a board.

use super::rules::{Discs, area};
use super::{AnyDiscs, Nebuchadnezzar};

/// The discs on a board of side 8 or less, from the view of the player to move; without seats, ply or ending.
///
/// Sets of cells are words: the cell on file `f` and rank `r`, both from 0, is bit `8 * r + f`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BareDiscs {
    /// The discs of the player to move.
    pub own: u64,
    /// The other player's discs, none of them on a cell of `own`.
    pub enemy: u64,
}

impl BareDiscs {
    /// Returns the cells of a board of side `side` on which the player to move may place (`NEB-1`).
    #[inline]
    pub fn placements(self, side: u8) -> u64 {
        self.discs().placements(side)
    }

    /// Calls `emit` with the cells of every rectangle that the player to move may flip on a board of side `side`, each
    /// rectangle once (`NEB-2` to `NEB-4`).
    #[inline]
    pub fn captures(self, side: u8, mut emit: impl FnMut(u64)) {
        self.discs().captures(side, |rectangle| emit(area::<u64>(rectangle)));
    }

    #[inline]
    fn discs(self) -> Discs<u64> {
        Discs { own: self.own, enemy: self.enemy }
    }
}

impl Nebuchadnezzar {
    /// Returns the discs from the view of the player to move; `None` on boards that don't fit one word (side 9 and
    /// more).
    pub fn bare(&self) -> Option<BareDiscs> {
        match self.discs {
            AnyDiscs::Small(Discs { own, enemy }) => Some(BareDiscs { own, enemy }),
            AnyDiscs::Large(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Move;
    use super::super::bits::Bits;
    use super::*;
    use crate::game::random::seeded;
    use crate::game::{Compose, Game};

    #[test]
    fn bare_discs_have_the_moves_of_the_game() {
        let mut captures = 0;
        for seed in 0..2000 {
            let game = Nebuchadnezzar::compose(&mut seeded(seed));
            let Some(bare) = game.bare().filter(|_| !game.is_over()) else {
                continue;
            };
            let moves = game.legal_moves();
            let (mut places, mut flips) = (0, Vec::new());
            for m in moves {
                match m {
                    Move::Place(cell) => places |= u64::at(u64::place(cell)),
                    Move::Capture(rectangle) => flips.push(area::<u64>(rectangle)),
                    Move::Pass | Move::Swap => {}
                }
            }
            assert_eq!(bare.placements(game.side()), places);
            let mut found = Vec::new();
            bare.captures(game.side(), |cells| found.push(cells));
            found.sort_unstable();
            flips.sort_unstable();
            assert_eq!(found, flips);
            captures += flips.len();
        }
        assert!(captures > 500, "{captures}");
    }
}
