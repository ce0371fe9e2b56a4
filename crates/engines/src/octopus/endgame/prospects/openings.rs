//! Cells that touch tiles at corners only. A tile may earn more there than on any open cell, if a tile next to the cell
//! opens it first.
//!
//! If a side has other tiles to place first, one of them may open the cell, and it counts as open. For the last tile of
//! a side, the cell must already be open: by the current move, or by a tile of the other side on a cell of its plan.

use super::plan::Plan;
use super::sides::{Cells, FREE, Lift, Prospects};
use tessera_rules::octopus::Cell;

impl Prospects {
    /// Adds the gains on cells that are not open yet: to a tile's best gain, or for the last tiles to a list. The
    /// mover's last tile is the one left after its next move.
    pub(super) fn find_lifts(&mut self, cells: &mut Cells) {
        let Cells { corners, lifts, .. } = cells;
        lifts.clear();
        let (own, theirs) = (self.count(true) - 1, self.count(false));
        for (to, holding) in self.holdings.iter_mut().enumerate() {
            let is_last = if holding.own { own < 2 } else { theirs < 2 };
            if !is_last {
                let gains = corners.iter().map(|(_, row)| holding.gain(row));
                holding.best = gains.fold(holding.best, i32::max);
                continue;
            }
            for &(corner, ref row) in corners.iter() {
                let points = holding.lift_of(row);
                if points > 0 {
                    holding.lift = points.max(holding.lift);
                    let to = to as u8;
                    lifts.push(Lift { corner, to, points });
                }
            }
        }
    }

    /// Records the extra gain of a side's last tile if the other side's tiles are on the cells of their plan.
    pub(super) fn find_openings(&mut self, cells: &Cells, plan: &Plan, own: bool) {
        for holding in self.holdings.iter_mut().filter(|h| h.own == own) {
            holding.opened = if plan.without_cells.is_some() { holding.lift } else { 0 };
        }
        for lift in &cells.lifts {
            let holding = &mut self.holdings[usize::from(lift.to)];
            if holding.own == own && lift.points > holding.opened {
                let mut kept = cells.kept_for.iter().zip(&cells.open);
                if kept.any(|(&kept, open)| kept != FREE && is_beside(open.0, lift.corner)) {
                    holding.opened = lift.points;
                }
            }
        }
    }

    /// Returns the most that the tiles of a side, except `placed`, gain through the other side's plan.
    pub(super) fn openings(&self, own: bool, placed: Option<usize>) -> i32 {
        let holdings = self.holdings.iter().enumerate();
        let rest = holdings.filter(|&(i, h)| h.own == own && Some(i) != placed);
        rest.map(|(_, holding)| holding.opened).sum()
    }

    /// Returns the most that the tiles of a side, except `placed`, gain because a tile on `cell` opens other cells.
    pub(super) fn opened_from(
        &self,
        lifts: &[Lift],
        cell: Cell,
        own: bool,
        placed: Option<usize>,
    ) -> i32 {
        let (mut sum, mut last, mut most) = (0, u8::MAX, 0);
        for lift in lifts {
            let to = usize::from(lift.to);
            if self.holdings[to].own == own && Some(to) != placed && is_beside(cell, lift.corner) {
                if last != lift.to {
                    (sum, last, most) = (sum + most, lift.to, 0);
                }
                most = most.max(lift.points);
            }
        }
        sum + most
    }
}

fn is_beside(a: Cell, b: Cell) -> bool {
    a.x.abs_diff(b.x) + a.y.abs_diff(b.y) == 1
}
