//! Counts of each player's holdings and threats, for evaluations.

use super::bits::Bits;
use super::rules::Discs;
use super::{Nebuchadnezzar, with_discs};

/// Both players' holdings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Census {
    /// The mover's holdings.
    pub mover: Holdings,
    /// The other player's holdings.
    pub enemy: Holdings,
    /// Empty cells.
    pub empty: u32,
}

/// Counts for one player, as if it were to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Holdings {
    /// Discs.
    pub discs: u32,
    /// Discs on the edge of the board, including corners.
    pub edge: u32,
    /// Discs in corners.
    pub corners: u32,
    /// Pairs of neighbouring discs.
    pub pairs: u32,
    /// Cells to place on (`NEB-1`).
    pub placements: u32,
    /// Enemy discs in runs along files, and in runs along ranks, with a disc of the player or the edge at both ends.
    pub walled: u32,
    /// Discs that `walled` counts in both directions.
    pub enclosed: u32,
    /// Enemy discs in runs along files, and in runs along ranks, with a disc of the player or the edge at one end only.
    pub half_walled: u32,
    /// Captures (`NEB-2` to `NEB-4`).
    pub captures: u32,
    /// Discs that some capture flips.
    pub capturable: u32,
}

impl Nebuchadnezzar {
    /// Counts both players' holdings, also if the game is over.
    pub fn census(&self) -> Census {
        with_discs!(self.discs, d => {
            let turned = d.turned();
            Census {
                mover: d.holdings(self.side),
                enemy: turned.holdings(self.side),
                empty: u32::from(self.side) * u32::from(self.side) - (d.own | d.enemy).count(),
            }
        })
    }
}

impl<W: Bits> Discs<W> {
    #[inline]
    fn holdings(self, side: u8) -> Holdings {
        let areas = W::areas(side);
        let across = areas.left | areas.right;
        let along = areas.bottom | areas.top;
        let files = self.runs::<true>(side);
        let ranks = self.runs::<false>(side);
        let (f_both, r_both) =
            (files.from.reached & files.to.reached, ranks.from.reached & ranks.to.reached);
        let (f_one, r_one) =
            (files.from.reached ^ files.to.reached, ranks.from.reached ^ ranks.to.reached);
        let in_ranks = self.own & self.own.up(1) & !areas.left;
        let mut holdings = Holdings {
            discs: self.own.count(),
            edge: (self.own & (across | along)).count(),
            corners: (self.own & across & along).count(),
            pairs: in_ranks.count() + (self.own & self.own.up(W::STRIDE)).count(),
            placements: self.placements(side).count(),
            walled: f_both.count() + r_both.count(),
            enclosed: (f_both & r_both).count(),
            half_walled: f_one.count() + r_one.count(),
            ..Holdings::default()
        };
        let mut capturable = W::empty();
        self.captures(side, |rectangle| {
            holdings.captures += 1;
            capturable = capturable | super::rules::area::<W>(rectangle);
        });
        holdings.capturable = capturable.count();
        holdings
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::{Cell, cells};
    use super::*;
    use crate::game::random::seeded;
    use crate::game::{Compose, Position, Seat};

    /// Counts cell by cell.
    fn slow(game: &Nebuchadnezzar, seat: Seat) -> Holdings {
        let side = game.side();
        let (own, enemy) = (game.colour_of(seat), game.colour_of(seat.other()));
        let at = |file: i32, rank: i32| {
            let on = 0..i32::from(side);
            let cell = on.contains(&file) && on.contains(&rank);
            cell.then(|| game.disc(Cell::new(file as u8, rank as u8)))
        };
        let mut holdings = Holdings { placements: game.placements_of(seat), ..Holdings::default() };
        let mut flipped = std::collections::HashSet::new();
        game.captures_of(seat, |r| {
            holdings.captures += 1;
            flipped.extend(r.cells());
        });
        holdings.capturable = flipped.len() as u32;
        for cell in cells(side) {
            let (x, y) = (i32::from(cell.file()), i32::from(cell.rank()));
            let near = |dx: i32, dy: i32| at(x + dx, y + dy);
            if near(0, 0) == Some(Some(own)) {
                let off = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                let walls = off.iter().filter(|d| near(d.0, d.1).is_none()).count();
                let mine = |dx, dy| u32::from(near(dx, dy) == Some(Some(own)));
                holdings.discs += 1;
                holdings.edge += u32::from(walls > 0);
                holdings.corners += u32::from(walls > 1);
                holdings.pairs += mine(1, 0) + mine(0, 1);
            }
            if near(0, 0) == Some(Some(enemy)) {
                let bounded = |dx: i32, dy: i32| {
                    let mut n = 1;
                    while near(n * dx, n * dy) == Some(Some(enemy)) {
                        n += 1;
                    }
                    u32::from(near(n * dx, n * dy) != Some(None))
                };
                let ends = [bounded(1, 0) + bounded(-1, 0), bounded(0, 1) + bounded(0, -1)];
                holdings.walled += ends.iter().filter(|&&n| n == 2).count() as u32;
                holdings.half_walled += ends.iter().filter(|&&n| n == 1).count() as u32;
                holdings.enclosed += u32::from(ends == [2, 2]);
            }
        }
        holdings
    }

    #[test]
    fn counted_as_cell_by_cell() {
        for seed in 0..1500 {
            let game = Nebuchadnezzar::compose(&mut seeded(seed));
            let census = game.census();
            let mover = game.to_move();
            assert_eq!(census.mover, slow(&game, mover), "{}", game.key());
            assert_eq!(census.enemy, slow(&game, mover.other()), "{}", game.key());
            let empty = cells(game.side()).filter(|&cell| game.disc(cell).is_none());
            assert_eq!(census.empty, empty.count() as u32);
        }
    }
}
