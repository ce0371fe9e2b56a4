//! Gifts, and the cells that get them.

use arrayvec::ArrayVec;

use super::holding::MAX_TILES;
use tessera_rules::octopus::GainRow;

/// A tile on a cell gives points to tiles on another cell that see it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gift {
    /// What scores on the board as it is where the tile lies that gets it.
    pub(super) row: GainRow,
    /// Where that is, or that this is not known.
    pub(super) place: u32,
    /// In parts.
    pub(super) points: i32,
    /// The open cell where the giver lies.
    pub(super) from: u16,
    /// Twice the tile that gives it, and one more if they share a colour.
    pub(super) by: u8,
}

/// The cells that get gifts; memory that is used again for every position.
#[derive(Debug, Default)]
pub(super) struct Receiving {
    /// By place, one more than the number of its cell; the first is for what lies outside of the board.
    numbers: Vec<u16>,
    pub(super) cells: Vec<ReceivingCell>,
}

/// A cell with what tiles there get from each giver.
#[derive(Debug)]
pub(super) struct ReceivingCell {
    pub(super) row: GainRow,
    /// In `numbers`.
    place: usize,
    /// From whom ([`Gift::by`]), and how many parts.
    pub(super) gifts: ArrayVec<(u8, i32), { 2 * MAX_TILES }>,
}

impl Receiving {
    pub(super) fn add(&mut self, gift: &Gift) {
        // What lies outside has the highest place.
        let place = gift.place.wrapping_add(1) as usize;
        if place >= self.numbers.len() {
            self.numbers.resize(place + 1, 0);
        }
        if self.numbers[place] == 0 {
            self.cells.push(ReceivingCell {
                row: gift.row,
                place,
                gifts: ArrayVec::new(),
            });
            self.numbers[place] = self.cells.len() as u16;
        }
        let gifts = &mut self.cells[usize::from(self.numbers[place]) - 1].gifts;
        match gifts.iter_mut().find(|(by, _)| *by == gift.by) {
            Some((_, most)) => *most = gift.points.max(*most),
            None => gifts.push((gift.by, gift.points)),
        }
    }

    pub(super) fn clear(&mut self) {
        for cell in self.cells.drain(..) {
            self.numbers[cell.place] = 0;
        }
    }
}
