//! Gifts, and the cells that receive them.

use arrayvec::ArrayVec;

use super::holding::MAX_TILES;
use tessera_rules::octopus::GainRow;

/// Points that a tile on one cell gives to tiles on another cell that see it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gift {
    /// Gains on the receiving cell, on the present board.
    pub(super) row: GainRow,
    /// Place of the receiving cell, or a mark that it is not known.
    pub(super) place: u32,
    /// In parts.
    pub(super) points: i32,
    /// The open cell of the giver.
    pub(super) from: u16,
    /// Twice the number of the giving tile, plus one if they share a colour.
    pub(super) by: u8,
}

/// The cells that receive gifts. The memory is reused for every position.
#[derive(Debug, Default)]
pub(super) struct Receiving {
    /// By place: one more than the index of its cell. The first entry is for places outside the board.
    numbers: Vec<u16>,
    pub(super) cells: Vec<ReceivingCell>,
}

/// A cell with the points that tiles there receive from each giver.
#[derive(Debug)]
pub(super) struct ReceivingCell {
    pub(super) row: GainRow,
    /// Index into `numbers`.
    place: usize,
    /// Giver ([`Gift::by`]) and points, in parts.
    pub(super) gifts: ArrayVec<(u8, i32), { 2 * MAX_TILES }>,
}

impl Receiving {
    pub(super) fn add(&mut self, gift: &Gift) {
        // Places outside the board have the highest number.
        let place = gift.place.wrapping_add(1) as usize;
        if place >= self.numbers.len() {
            self.numbers.resize(place + 1, 0);
        }
        if self.numbers[place] == 0 {
            self.cells.push(ReceivingCell { row: gift.row, place, gifts: ArrayVec::new() });
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
