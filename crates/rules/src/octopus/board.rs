//! The table: a growing grid, the score of every colour and number on each empty cell, and the set of open cells.

use super::Tile;
use super::cell::{Cell, LIMIT};
use super::gains::{
    COLOUR_MASK, EMPTY, GainRow, MAX_GAIN, NUMBER_MASK, OUTSIDE, Sight, code, run, tile,
};
use super::tile::Bits;

/// An empty cell from which a tile on another empty cell would be seen ([`super::Octopus::each_sight`]).
#[derive(Debug, Clone, Copy)]
pub struct Sighting {
    /// Identifies a cell of one board; `usize::MAX` for cells outside the grid.
    pub place: usize,
    /// Gains there on the present board.
    pub row: GainRow,
    /// Points that the seen tile adds: one for itself, and one for each tile of the run behind it on the present board.
    pub points: u32,
}

/// Free cells around the tiles when a grid is laid out.
const MARGIN: u32 = 8;
/// Rows added at a side when the grid is too small.
const MORE_ROWS: i32 = 8;
/// Narrowest grid.
const MIN_STRIDE: i32 = 16;

/// The table. No tile is ever on the outermost ring of the grid, so every neighbour of a tile has a place in it and
/// every run ends inside it; the grid grows before a tile would be. It does not shrink when tiles are taken back.
#[derive(Debug, Clone)]
pub(super) struct Board {
    /// Coordinates of the first cell of the grid.
    x0: i32,
    y0: i32,
    /// Cells in a row, a power of two.
    stride: i32,
    /// Number of rows.
    height: i32,
    /// Tile codes by cell, row by row from south to north: colour in the upper half, number in the lower.
    cells: Vec<u8>,
    /// Gains of each empty cell. The row of an occupied cell keeps its value from when the tile was placed, which is
    /// its value again when the tile is taken back.
    gains: Vec<GainRow>,
    /// The open cells, one bit for each cell.
    open: Vec<u64>,
    /// The cells with a tile, one bit for each cell.
    taken: Vec<u64>,
    open_count: u32,
    tiles: u32,
}

impl Board {
    /// Creates a board with these tiles, each on its own cell, and room for some of the `left` tiles to come.
    pub(super) fn new(placed: &[(Cell, Tile)], left: u32) -> Board {
        let xs = placed.iter().map(|(cell, _)| i32::from(cell.x));
        let ys = placed.iter().map(|(cell, _)| i32::from(cell.y));
        let (west, east) = (xs.clone().min().unwrap_or(0), xs.max().unwrap_or(0));
        let (south, north) = (ys.clone().min().unwrap_or(0), ys.max().unwrap_or(0));
        let margin = left.min(MARGIN) as i32 + 1;
        let width = east - west + 1;
        let stride = ((width + 2 * margin) as u32).next_power_of_two() as i32;
        let stride = stride.max(MIN_STRIDE);
        let height = north - south + 1 + 2 * margin;
        let mut board = Board::blank(west - (stride - width) / 2, south - margin, stride, height);
        for &(cell, tile) in placed {
            let at = board.index(cell);
            board.cells[at] = code(tile);
            board.flip_taken(at);
            board.update::<true>(at, code(tile));
        }
        board.tiles = placed.len() as u32;
        if placed.is_empty() {
            let at = board.index(Cell::ORIGIN);
            board.set_open(at);
            board.open_count = 1;
        }
        for &(cell, _) in placed {
            let opened = board.open_around(board.index(cell));
            board.open_count += opened.count_ones();
        }
        board
    }

    pub(super) fn tiles(&self) -> u32 {
        self.tiles
    }

    #[inline]
    pub(super) fn open_count(&self) -> u32 {
        self.open_count
    }

    pub(super) fn tile_at(&self, cell: Cell) -> Option<Tile> {
        tile(self.cells[self.find(cell)?])
    }

    /// Returns the tiles by cell, by `y`, then `x`.
    pub(super) fn placed(&self) -> impl Iterator<Item = (Cell, Tile)> {
        places(&self.taken).filter_map(|at| Some((self.cell(at), tile(self.cells[at])?)))
    }

    /// Returns the open cells with their gains, by `y`, then `x`.
    #[inline]
    pub(super) fn open_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        places(&self.open).map(|at| (self.cell(at), &self.gains[at]))
    }

    /// Returns the empty cells that touch tiles at corners only, with their gains, by `y`, then `x`.
    #[inline]
    pub(super) fn corner_cells(&self) -> impl Iterator<Item = (Cell, &GainRow)> {
        let wide = self.stride > 64;
        (0..self.taken.len()).flat_map(move |word| {
            let beside = self.above_or_below(word);
            let mut corners = beside << 1 | beside >> 1;
            if wide {
                // A row takes several words; otherwise no tile is on the first or last bit of one.
                corners |= word.checked_sub(1).map_or(0, |w| self.above_or_below(w)) >> 63
                    | self.above_or_below(word + 1) << 63;
            }
            Bits(corners & !self.taken[word] & !self.open[word])
                .map(move |bit| word * 64 + bit as usize)
                .filter(|&at| self.cells[at] == EMPTY)
                .map(move |at| (self.cell(at), &self.gains[at]))
        })
    }

    /// Returns word number `word` of the set of cells with a tile just above or below.
    #[inline]
    fn above_or_below(&self, word: usize) -> u64 {
        let taken = |word: Option<usize>| {
            word.and_then(|word| self.taken.get(word)).map_or(0, |&bits| bits)
        };
        let words = self.stride as usize / 64;
        if words > 0 {
            return taken(word.checked_sub(words)) | taken(Some(word + words));
        }
        let (here, stride) = (taken(Some(word)), self.stride);
        here << stride
            | here >> stride
            | taken(word.checked_sub(1)) >> (64 - stride)
            | taken(Some(word + 1)) << (64 - stride)
    }

    /// See [`super::Octopus::each_sight`].
    #[inline]
    pub(super) fn each_sight(
        &self,
        cell: Cell,
        tile: Tile,
        by_colour: bool,
        between: u32,
        mut visit: impl FnMut(Sighting),
    ) -> bool {
        if self.is_on_ring(cell) {
            return false;
        }
        let (at, code) = (self.index(cell), code(tile));
        let mask = if by_colour { COLOUR_MASK } else { NUMBER_MASK };
        let stride = self.stride as isize;
        for step in [1, stride - 1, stride, stride + 1] {
            let (front, ahead) = self.run(at, step, code, mask);
            let (back, behind) = self.run(at, -step, code, mask);
            for (mut end, step, behind) in [(front, step, behind), (back, -step, ahead)] {
                let points = 1 + u32::from(behind);
                for left in (0..=between).rev() {
                    if self.cells[end] != EMPTY {
                        break;
                    }
                    let row = self.gains[end];
                    visit(Sighting { place: end, row, points });
                    if left == 0 {
                        break;
                    }
                    if self.is_ring(end) {
                        // Nothing scores on the cells beyond.
                        let (place, row) = (usize::MAX, GainRow::default());
                        visit(Sighting { place, row, points });
                        break;
                    }
                    end = self.run(end, step, code, mask).0;
                }
            }
        }
        true
    }

    /// See [`super::Octopus::growth`].
    pub(super) fn growth(&self, cell: Cell, tile: Tile, by_colour: bool, count: u32) -> u32 {
        if self.is_on_ring(cell) {
            // Its neighbours may be outside the grid. The result is large enough for any possible run.
            return MAX_GAIN;
        }
        let (at, code) = (self.index(cell), code(tile));
        let mask = if by_colour { COLOUR_MASK } else { NUMBER_MASK };
        let stride = self.stride as isize;
        let steps = [1, stride - 1, stride, stride + 1];
        let mut most = 0;
        for step in steps.into_iter().chain(steps.map(|step| -step)) {
            let (mut end, _) = self.run(at, step, code, mask);
            for _ in 0..count {
                if self.cells.get(end) != Some(&EMPTY) || self.is_ring(end) {
                    // Beyond a cell on the ring there is no tile.
                    most = most.max(u32::from(self.cells.get(end) == Some(&EMPTY)));
                    break;
                }
                let (next, length) = self.run(end, step, code, mask);
                most = most.max(1 + u32::from(length));
                end = next;
            }
        }
        most
    }

    /// See [`super::Octopus::line_lengths`].
    #[inline]
    pub(super) fn line_lengths(&self, cell: Cell, tile: Tile) -> (u32, u32) {
        let (at, code) = (self.index(cell), code(tile));
        let stride = self.stride as isize;
        let longest = |mask: u8| {
            let lengths = [1, stride - 1, stride, stride + 1]
                .map(|step| self.run(at, step, code, mask).1 + self.run(at, -step, code, mask).1);
            1 + u32::from(lengths.into_iter().fold(0, u8::max))
        };
        (longest(COLOUR_MASK), longest(NUMBER_MASK))
    }

    /// True if a place in the grid is on its outermost ring.
    #[inline]
    fn is_ring(&self, at: usize) -> bool {
        let at = at as i32;
        let (x, y) = (at & (self.stride - 1), at >> self.stride.trailing_zeros());
        x == 0 || x == self.stride - 1 || y == 0 || y == self.height - 1
    }

    /// Returns the gains on an open cell; `None` if the cell is not open.
    #[inline]
    pub(super) fn row(&self, cell: Cell) -> Option<&GainRow> {
        let at = self.find(cell)?;
        self.is_open(at).then(|| &self.gains[at])
    }

    /// Puts a tile on an open cell. Returns its score and the neighbours that became open, for [`Board::lift`].
    #[inline]
    pub(super) fn place(&mut self, cell: Cell, tile: Tile) -> (u32, u8) {
        if self.is_on_ring(cell) {
            self.make_room(cell);
        }
        let at = self.index(cell);
        let gain = self.gains[at].gain(tile);
        let code = code(tile);
        self.clear_open(at);
        self.cells[at] = code;
        self.flip_taken(at);
        self.update::<true>(at, code);
        let opened = self.open_around(at);
        self.open_count = self.open_count + opened.count_ones() - 1;
        self.tiles += 1;
        (gain, opened)
    }

    /// Takes back the last tile placed; `opened` is the value returned by [`Board::place`].
    #[inline]
    pub(super) fn lift(&mut self, cell: Cell, tile: Tile, opened: u8) {
        let at = self.index(cell);
        self.cells[at] = EMPTY;
        self.flip_taken(at);
        self.update::<false>(at, code(tile));
        self.close_around(at, opened);
        self.set_open(at);
        self.open_count = self.open_count + 1 - opened.count_ones();
        self.tiles -= 1;
    }

    /// Updates the gains after a tile is placed on `at` or taken from it.
    #[inline]
    fn update<const COMES: bool>(&mut self, at: usize, code: u8) {
        let stride = self.stride as usize;
        let mut sight = Sight { cells: &self.cells, gains: &mut self.gains, at, code };
        sight.update_line::<COMES>(1);
        sight.update_line::<COMES>(stride - 1);
        sight.update_line::<COMES>(stride);
        sight.update_line::<COMES>(stride + 1);
    }

    /// Returns the length of the run that matches `code` in the halves of `mask` and begins one step from `from`, and
    /// the first cell after it.
    #[inline]
    fn run(&self, from: usize, step: isize, code: u8, mask: u8) -> (usize, u8) {
        run(&self.cells, from, step, code, mask)
    }

    /// Opens the empty neighbours of a tile. Returns the newly opened ones, one bit per side.
    #[inline]
    fn open_around(&mut self, at: usize) -> u8 {
        let mut opened = 0;
        let steps = self.orthogonal_steps();
        let (cells, open) = (&self.cells[..], &mut self.open[..]);
        for (side, step) in steps.into_iter().enumerate() {
            let next = at.wrapping_add_signed(step);
            // Without branches, because the sides that open are practically random.
            let word = &mut open[next / 64];
            let opens = u64::from(cells[next] == EMPTY) & !(*word >> (next % 64));
            *word |= opens << (next % 64);
            opened |= (opens as u8) << side;
        }
        opened
    }

    /// Closes the neighbours that [`Board::open_around`] opened.
    #[inline]
    fn close_around(&mut self, at: usize, opened: u8) {
        let steps = self.orthogonal_steps();
        let open = &mut self.open[..];
        for (side, step) in steps.into_iter().enumerate() {
            let next = at.wrapping_add_signed(step);
            open[next / 64] ^= u64::from(opened >> side & 1) << (next % 64);
        }
    }

    #[inline]
    fn orthogonal_steps(&self) -> [isize; 4] {
        let stride = self.stride as isize;
        [1, -1, stride, -stride]
    }

    #[inline]
    fn is_open(&self, at: usize) -> bool {
        self.open[at / 64] & 1 << (at % 64) != 0
    }

    #[inline]
    fn set_open(&mut self, at: usize) {
        self.open[at / 64] |= 1 << (at % 64);
    }

    #[inline]
    fn clear_open(&mut self, at: usize) {
        self.open[at / 64] &= !(1 << (at % 64));
    }

    #[inline]
    fn flip_taken(&mut self, at: usize) {
        self.taken[at / 64] ^= 1 << (at % 64);
    }

    /// Returns the place in the grid of a cell inside it.
    #[inline]
    fn index(&self, cell: Cell) -> usize {
        let (x, y) = (i32::from(cell.x) - self.x0, i32::from(cell.y) - self.y0);
        (y * self.stride + x) as usize
    }

    /// Returns the place in the grid of any cell; `None` if it is outside the grid.
    #[inline]
    fn find(&self, cell: Cell) -> Option<usize> {
        let (x, y) = (i32::from(cell.x) - self.x0, i32::from(cell.y) - self.y0);
        (x >= 0 && x < self.stride && y >= 0 && y < self.height)
            .then(|| (y * self.stride + x) as usize)
    }

    #[inline]
    fn cell(&self, at: usize) -> Cell {
        let shift = self.stride.trailing_zeros();
        let (x, y) = (at as i32 & (self.stride - 1), at as i32 >> shift);
        Cell { x: (self.x0 + x) as i16, y: (self.y0 + y) as i16 }
    }

    /// True if a cell is on the outermost ring of the grid or outside it.
    #[inline]
    fn is_on_ring(&self, cell: Cell) -> bool {
        let (x, y) = (i32::from(cell.x) - self.x0, i32::from(cell.y) - self.y0);
        x <= 0 || x >= self.stride - 1 || y <= 0 || y >= self.height - 1
    }

    /// Lays the board out on a larger grid, so that `cell` is inside its outermost ring.
    #[cold]
    fn make_room(&mut self, cell: Cell) {
        let (x, y) = (i32::from(cell.x), i32::from(cell.y));
        let (mut x0, mut stride) = (self.x0, self.stride);
        while x <= x0 || x >= x0 + stride - 1 {
            x0 -= stride / 2;
            stride *= 2;
        }
        let y_end = self.y0 + self.height;
        let y0 = if y <= self.y0 { y - MORE_ROWS } else { self.y0 };
        let new_end = if y >= y_end - 1 { y + MORE_ROWS + 1 } else { y_end };
        let mut grown = Board::blank(x0, y0, stride, new_end - y0);
        let width = self.stride as usize;
        for row in 0..self.height {
            let from = row as usize * width;
            let to = ((self.y0 + row - y0) * stride + self.x0 - x0) as usize;
            grown.cells[to..to + width].copy_from_slice(&self.cells[from..from + width]);
            grown.gains[to..to + width].copy_from_slice(&self.gains[from..from + width]);
            for column in 0..width {
                if self.is_open(from + column) {
                    grown.set_open(to + column);
                }
                if self.taken[(from + column) / 64] & 1 << ((from + column) % 64) != 0 {
                    grown.flip_taken(to + column);
                }
            }
        }
        grown.open_count = self.open_count;
        grown.tiles = self.tiles;
        *self = grown;
    }

    /// Creates a grid without tiles and open cells.
    fn blank(x0: i32, y0: i32, stride: i32, height: i32) -> Board {
        let limit = i32::from(LIMIT);
        let size = (stride * height) as usize;
        let mut cells = vec![EMPTY; size];
        let xs_within = x0 >= -limit && x0 + stride - 1 <= limit;
        for (y, row) in (y0..).zip(cells.chunks_mut(stride as usize)) {
            if y.abs() > limit {
                row.fill(OUTSIDE);
            } else if !xs_within {
                for (x, cell) in (x0..).zip(row) {
                    if x.abs() > limit {
                        *cell = OUTSIDE;
                    }
                }
            }
        }
        Board {
            x0,
            y0,
            stride,
            height,
            cells,
            gains: vec![GainRow::default(); size],
            open: vec![0; size.div_ceil(64)],
            taken: vec![0; size.div_ceil(64)],
            open_count: 0,
            tiles: 0,
        }
    }
}

impl PartialEq for Board {
    /// Compares the tiles on the cells; the layout of the grid does not matter.
    fn eq(&self, other: &Board) -> bool {
        if self.tiles != other.tiles {
            return false;
        }
        if (self.x0, self.y0, self.stride) == (other.x0, other.y0, other.stride)
            && self.cells.len() == other.cells.len()
        {
            return self.cells == other.cells;
        }
        self.placed().eq(other.placed())
    }
}

/// Returns the places of the one bits of a set, ascending.
#[inline]
fn places(set: &[u64]) -> impl Iterator<Item = usize> {
    (0..).zip(set).flat_map(|(word, &bits)| Bits(bits).map(move |bit| word * 64 + bit as usize))
}
