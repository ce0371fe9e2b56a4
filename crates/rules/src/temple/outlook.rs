//! The shapes on the table that each seat can fill, and the distances between them.

use std::collections::HashSet;
use std::ops::ControlFlow::{self, Continue};

use super::VALUES;
use super::blocks::Spread;
use super::{Slot, Temple, shapes};
use crate::game::Seat;

/// Counts of the shapes on a table, and the distances between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Outlook {
    /// By seat: the number of shapes of 1, 2 and 3 tiles that it could fill if it were to move.
    pub shapes: [[u16; 3]; 2],
    /// By seat and axis: the least length of anything that touches all of these shapes; negative without shapes.
    pub spread: [[i32; 2]; 2],
    /// By value less one: the number of single slots that accept a tile of this value or a larger one.
    pub fits: [u16; VALUES],
    /// The same for slots of shapes of two and three tiles.
    pub fits_joined: [u16; VALUES],
}

impl Temple {
    /// Counts the shapes on the table; none on an empty one.
    pub fn outlook(&self) -> Outlook {
        let mut found = Outlook { spread: [[-1; 2]; 2], ..Outlook::default() };
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
                if reserve.as_ref().is_some_and(|reserve| reserve.admits(shape)) {
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

    /// The number of slots on the table that a seat could fill, alone or together with others, if it were to move; 0 on
    /// an empty table.
    pub fn open_slots(&self, seat: Seat) -> usize {
        let Some(reserve) = self.reserve_of(seat) else {
            return 0;
        };
        let mut slots: HashSet<Slot> = HashSet::new();
        if !self.board.is_empty() {
            let _: ControlFlow<()> = shapes::scan(&self.board, self.edition, |shape| {
                if reserve.admits(shape) {
                    slots.extend(&shape.slots[..shape.len]);
                }
                Continue(())
            });
        }
        slots.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::random::seeded;
    use crate::game::{Compose, Game};
    use crate::temple::Tile;

    #[test]
    fn counts_what_the_moves_fill() {
        for seed in 0..400 {
            let mut temple = Temple::compose(&mut seeded(seed));
            if temple.is_table_empty() || temple.hands.contains(&0) {
                continue;
            }
            let outlook = temple.outlook();
            for _ in 0..2 {
                let moves = temple.legal_moves();
                let filled: HashSet<Vec<Slot>> = (moves.iter())
                    .map(|m| m.tiles().map(|placed| placed.slot()).collect())
                    .collect();
                let of = |n: usize| filled.iter().filter(|slots| slots.len() == n).count();
                let counts = outlook.shapes[temple.to_move.index()].map(usize::from);
                assert_eq!(counts, [of(1), of(2), of(3)], "{temple:?}");
                let slots: HashSet<Slot> = filled.iter().flatten().copied().collect();
                assert_eq!(temple.open_slots(temple.to_move), slots.len(), "{temple:?}");
                let reach = [Slot::x, Slot::y].map(|along| {
                    let least = |slots: &Vec<Slot>| slots.iter().map(|&s| along(s)).min();
                    let greatest = |slots: &Vec<Slot>| slots.iter().map(|&s| along(s)).max();
                    let from = filled.iter().filter_map(greatest).min();
                    let to = filled.iter().filter_map(least).max();
                    from.zip(to).map_or(-1, |(from, to)| (to - from).max(0))
                });
                let spread = outlook.spread[temple.to_move.index()];
                assert_eq!(spread, reach, "{temple:?}");
                if temple.active(temple.to_move).is_none() {
                    for value in 1..=VALUES {
                        let single = |m: &&crate::temple::Move| {
                            let mut tiles = m.tiles();
                            let fits = |tile: Tile| usize::from(tile.value()) == value;
                            tiles.next().is_some_and(|p| fits(p.tile())) && tiles.next().is_none()
                        };
                        let slots: HashSet<Slot> = (moves.iter().filter(single))
                            .filter_map(|m| m.tiles().next())
                            .map(|placed| placed.slot())
                            .collect();
                        assert_eq!(slots.len(), usize::from(outlook.fits[value - 1]));
                    }
                }
                temple.to_move = temple.to_move.other();
            }
        }
    }
}
