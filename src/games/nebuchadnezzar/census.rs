//! What each player holds and threatens, counted: the matter of judgements.

use super::bits::Bits;
use super::rules::Discs;
use super::{Nebuchadnezzar, with_discs};

/// Both players' holdings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Census {
    /// The mover's.
    pub mover: Holdings,
    /// The other player's.
    pub enemy: Holdings,
    /// Empty cells.
    pub empty: u32,
}

/// What one player holds, as if it were to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holdings {
    /// Discs.
    pub discs: u32,
    /// Discs on the edge of the board, those in corners too.
    pub edge: u32,
    /// Discs in corners.
    pub corners: u32,
    /// Pairs of neighbouring discs.
    pub pairs: u32,
    /// Cells to place on (`NEB-1`).
    pub placements: u32,
    /// Cells to place on that are banned for the other player.
    pub reserved: u32,
    /// Enemy discs in runs along files, and in runs along ranks, that have a disc of the player or the edge at
    /// both ends.
    pub walled: u32,
    /// Of these, discs that count in both directions.
    pub enclosed: u32,
    /// Enemy discs in runs with a disc of the player or the edge at one end and an empty cell or the
    /// edge's lack of a wall at the other.
    pub half_walled: u32,
    /// Captures (`NEB-2` to `NEB-4`).
    pub captures: u32,
    /// Discs that some capture flips.
    pub capturable: u32,
    /// Discs that the largest capture flips.
    pub largest: u32,
}

impl Nebuchadnezzar {
    /// Counts what both players hold, also when the game is over.
    pub fn census(&self) -> Census {
        with_discs!(self.discs, d => {
            let turned = d.turned();
            let (mine, theirs) = (d.placements(self.side), turned.placements(self.side));
            Census {
                mover: d.holdings(self.side, mine, theirs),
                enemy: turned.holdings(self.side, theirs, mine),
                empty: u32::from(self.side) * u32::from(self.side) - (d.own | d.enemy).count(),
            }
        })
    }
}

impl<W: Bits> Discs<W> {
    #[inline]
    fn holdings(self, side: u8, placements: W, of_enemy: W) -> Holdings {
        let areas = W::areas(side);
        let across = areas.left | areas.right;
        let along = areas.bottom | areas.top;
        let files = self.runs::<true>(side);
        let ranks = self.runs::<false>(side);
        let (f_both, r_both) = (
            files.from.reached & files.to.reached,
            ranks.from.reached & ranks.to.reached,
        );
        let (f_one, r_one) = (
            files.from.reached ^ files.to.reached,
            ranks.from.reached ^ ranks.to.reached,
        );
        let mut holdings = Holdings {
            discs: self.own.count(),
            edge: (self.own & (across | along)).count(),
            corners: (self.own & across & along).count(),
            pairs: (self.own & self.own.up(1) & !areas.left).count()
                + (self.own & self.own.up(W::STRIDE)).count(),
            placements: placements.count(),
            reserved: (placements & !of_enemy).count(),
            walled: f_both.count() + r_both.count(),
            enclosed: (f_both & r_both).count(),
            half_walled: f_one.count() + r_one.count(),
            ..Holdings::default()
        };
        let mut capturable = W::empty();
        self.captures(side, |rectangle| {
            holdings.captures += 1;
            holdings.largest = holdings.largest.max(rectangle.area());
            capturable = capturable | super::rules::area::<W>(rectangle);
        });
        holdings.capturable = capturable.count();
        holdings
    }
}
