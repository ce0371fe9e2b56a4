//! Scores of the tiles around a cell, and their updates when a tile is placed or taken back.

use super::{COLOURS, Hand, Tile};
use crate::game::nestortile::Colour;

/// Most points of a placement: two sets hold 11 other tiles of its colour and 19 other tiles of its number.
pub const MAX_GAIN: u32 = 30;

/// Scores of each colour and each number on one cell, in points. A colour occurs at most 12 times in two sets and a
/// number 20 times, so a byte holds every sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[repr(align(16))]
pub struct GainRow([u8; ROW]);

/// Colours first, then numbers.
const ROW: usize = 16;

impl GainRow {
    /// Returns the score of a tile here.
    #[inline]
    pub const fn gain(&self, tile: Tile) -> u32 {
        self.of_colour(tile.colour().index()) + self.of_number(tile.number())
    }

    /// Returns the part of the gain for a colour `0..COLOURS`.
    #[inline]
    pub const fn of_colour(&self, colour: usize) -> u32 {
        self.0[colour % ROW] as u32
    }

    /// Returns an upper bound on the score of a hand's tiles here; the best colour and the best number may be on
    /// different tiles.
    #[inline(always)]
    pub(super) fn at_most(&self, held: &Held) -> u32 {
        let most = |mask: &[u8; ROW]| {
            let scores = self.0.iter().zip(mask).map(|(score, mask)| score & mask);
            u32::from(scores.fold(0, u8::max))
        };
        most(&held.colours) + most(&held.numbers)
    }

    /// Adds to the score of a colour or a number, by its place in the row, or subtracts from it.
    #[inline(always)]
    fn change<const COMES: bool>(&mut self, slot: usize, more: u8) {
        let score = &mut self.0[slot % ROW];
        *score = if COMES { *score + more } else { *score - more };
    }

    /// Returns the part of the gain for a number, counted from 0.
    #[inline]
    pub const fn of_number(&self, number: usize) -> u32 {
        self.0[(COLOURS + number) % ROW] as u32
    }
}

/// The colours and the numbers of a hand, as byte masks for a [`GainRow`].
pub(super) struct Held {
    colours: [u8; ROW],
    numbers: [u8; ROW],
}

impl Held {
    #[inline]
    pub(super) fn of(hand: Hand) -> Held {
        let mut held = Held { colours: [0; ROW], numbers: [0; ROW] };
        for tile in hand.kinds() {
            held.colours[tile.colour().index() % ROW] = u8::MAX;
            held.numbers[(COLOURS + tile.number()) % ROW] = u8::MAX;
        }
        held
    }
}

/// A cell without a tile. Neither half of the byte is a colour or a number.
pub(super) const EMPTY: u8 = 0xff;
/// A cell outside the limits, which never holds a tile and is never open.
pub(super) const OUTSIDE: u8 = 0xee;
/// The half of a cell's byte that holds the colour.
pub(super) const COLOUR_MASK: u8 = 0xf0;
/// The half that holds the number.
pub(super) const NUMBER_MASK: u8 = 0x0f;

/// The lines through the cell of a tile that is placed or taken back.
pub(super) struct Sight<'a> {
    pub(super) cells: &'a [u8],
    pub(super) gains: &'a mut [GainRow],
    pub(super) at: usize,
    pub(super) code: u8,
}

impl Sight<'_> {
    /// Updates the gains at the ends of the runs along one line.
    ///
    /// For colour and number each: the tile joins the run of `a` matching tiles on one side and that of `b` on the
    /// other, so the empty cell at one end, which saw `a` tiles, now sees `a + 1 + b`. An end that is not an empty cell
    /// gets nothing; an addition is cheaper than a mispredicted branch.
    #[inline(always)]
    pub(super) fn update_line<const COMES: bool>(&mut self, step: usize) {
        let colour = usize::from(self.code >> 4);
        let number = COLOURS + usize::from(self.code & NUMBER_MASK);
        // Usually nothing on the line matches: the cells next to the tile are the ends of both kinds of run.
        let (front, back) = (self.at + step, self.at - step);
        let (front_code, back_code) = (self.cells[front], self.cells[back]);
        if either_matches(front_code, back_code, self.code) {
            self.update_runs::<COMES>(step as isize, COLOUR_MASK, colour);
            self.update_runs::<COMES>(step as isize, NUMBER_MASK, number);
            return;
        }
        for (end, end_code) in [(front, front_code), (back, back_code)] {
            let more = u8::from(end_code == EMPTY);
            let row = &mut self.gains[end];
            row.change::<COMES>(colour, more);
            row.change::<COMES>(number, more);
        }
    }

    /// Same for the runs that match in the halves of `mask`.
    #[inline(always)]
    fn update_runs<const COMES: bool>(&mut self, step: isize, mask: u8, slot: usize) {
        let (front, a) = run(self.cells, self.at, step, self.code, mask);
        let (back, b) = run(self.cells, self.at, -step, self.code, mask);
        for (end, more) in [(front, b + 1), (back, a + 1)] {
            let more = more * u8::from(self.cells[end] == EMPTY);
            self.gains[end].change::<COMES>(slot, more);
        }
    }
}

/// Returns the length of the run that matches `code` in the halves of `mask` and begins one step from `from`, and the
/// first cell after it.
#[inline(always)]
pub(super) fn run(cells: &[u8], from: usize, step: isize, code: u8, mask: u8) -> (usize, u8) {
    let mut at = from.wrapping_add_signed(step);
    let mut length = 0;
    while (cells[at] ^ code) & mask == 0 {
        length += 1;
        at = at.wrapping_add_signed(step);
    }
    (at, length)
}

#[inline]
pub(super) const fn code(tile: Tile) -> u8 {
    (tile.colour().index() << 4 | tile.number()) as u8
}

/// True if one of two cells holds a tile of the colour or of the number of `code`.
#[inline(always)]
const fn either_matches(a: u8, b: u8, code: u8) -> bool {
    // A half byte of 0 is a match, detected like a zero byte in a word (Lamport 1975).
    let difference = (a as u16 | (b as u16) << 8) ^ (code as u16 * 0x0101);
    difference.wrapping_sub(0x1111) & !difference & 0x8888 != 0
}

#[inline]
pub(super) fn tile(code: u8) -> Option<Tile> {
    (code != EMPTY && code != OUTSIDE)
        .then(|| Tile::new(Colour::new(usize::from(code >> 4)), (code & NUMBER_MASK) + 1))
}
