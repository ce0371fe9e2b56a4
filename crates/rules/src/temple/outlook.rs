//! What the table offers to each seat, and how far it lies apart.

use std::ops::ControlFlow::{self, Continue};

use super::blocks::Spread;
use super::tile::VALUES;
use super::{Temple, shapes};
use crate::game::Seat;

/// The shapes on a table, counted, and how far they lie apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outlook {
    /// By seat: the number of shapes of 1, 2 and 3 tiles that it could fill, were it to move.
    pub shapes: [[u16; 3]; 2],
    /// By seat and axis: how far something must reach that touches all of these shapes; negative without shapes.
    pub spread: [[i32; 2]; 2],
    /// By value less one: the number of single slots that a tile of this value or a larger one fits.
    pub fits: [u16; VALUES],
    /// The same for slots of shapes of two and three tiles.
    pub fits_joined: [u16; VALUES],
}

impl Temple {
    /// Counts the shapes on the table; none on an empty one.
    pub fn outlook(&self) -> Outlook {
        let mut found = Outlook {
            spread: [[-1; 2]; 2],
            ..Outlook::default()
        };
        if self.board.is_empty() {
            return found;
        }
        let reserves = [Seat::FIRST, Seat::SECOND].map(|seat| self.reserve_of(seat));
        let mut spreads = [Spread::NONE; 2];
        let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
            let kind = (shape.len - 1).min(2);
            let fits = match kind {
                0 => &mut found.fits,
                _ => &mut found.fits_joined,
            };
            for &need in &shape.needs[..shape.len] {
                if let Some(count) = fits.get_mut(usize::from(need)) {
                    *count += 1;
                }
            }
            for (seat, reserve) in reserves.iter().enumerate() {
                if reserve
                    .as_ref()
                    .is_some_and(|reserve| reserve.admits(shape))
                {
                    found.shapes[seat][kind] += 1;
                    spreads[seat].add(shape);
                }
            }
            Continue(())
        });
        for value in 1..VALUES {
            found.fits[value] += found.fits[value - 1];
            found.fits_joined[value] += found.fits_joined[value - 1];
        }
        for (seat, spread) in spreads.iter().enumerate() {
            if found.shapes[seat] != [0; 3] {
                found.spread[seat] = spread.lengths();
            }
        }
        found
    }
}
