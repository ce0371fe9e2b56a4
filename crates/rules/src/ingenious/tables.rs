//! Tables derived from the tiles on the board and updated by every placement and undo: colours, links between halves,
//! empty cells, and the points that each colour would score on each empty cell.

use std::sync::LazyLock;

use super::board::{AXIS_STEPS, CellSet};
use super::hash::placement_hash;
use super::{
    COLOURS, Cell, Colour, Due, EMPTY, Form, Ingenious, KINDS, MAX_SEATS, OFF, Phase, Rack,
    SYMBOLS, Tile, cells,
};

impl Ingenious {
    #[inline]
    pub(super) fn put_tile(&mut self, tile: Tile, cells: [Cell; 2]) {
        let [first, second] = tile.halves();
        self.put(cells[0].0, first);
        self.put(cells[1].0, second);
        let link = link(cells[0].0, cells[1].0);
        self.links[cells[0].0 as usize] = link;
        self.links[cells[1].0 as usize] = opposite_link(link);
        self.board_hash ^= placement_hash(tile, cells);
    }

    #[inline]
    pub(super) fn take_tile(&mut self, tile: Tile, cells: [Cell; 2]) {
        let [first, second] = tile.halves();
        self.board_hash ^= placement_hash(tile, cells);
        self.links[cells[0].0 as usize] = 0;
        self.links[cells[1].0 as usize] = 0;
        self.take(cells[1].0, second);
        self.take(cells[0].0, first);
    }

    /// Colours an empty cell and updates the points table.
    #[inline]
    pub(super) fn put(&mut self, cell: u8, colour: Colour) {
        self.colours[cell as usize] = colour as u8;
        self.empty.remove(cell);
        for (end, joined) in self.ends(cell, colour) {
            self.points[end as usize][colour as usize] += joined;
        }
    }

    /// Takes the colour off a cell.
    #[inline]
    fn take(&mut self, cell: u8, colour: Colour) {
        for (end, joined) in self.ends(cell, colour) {
            self.points[end as usize][colour as usize] -= joined;
        }
        self.colours[cell as usize] = EMPTY;
        self.empty.insert(cell);
    }

    /// Returns the cells just beyond the run of `colour` through `cell`, in both directions along each axis, and the
    /// extra length of the run that they see with the cell: the cell itself and the run behind it.
    ///
    /// Such an end may be outside the boundary or of another colour; its entry is never read then, and changes back
    /// with the cell.
    #[inline(always)]
    fn ends(&self, cell: u8, colour: Colour) -> [(u8, u8); 6] {
        let walk = |step: u8| {
            let mut end = cell.wrapping_add(step);
            let mut length = 0;
            while self.colours[end as usize] == colour as u8 {
                end = end.wrapping_add(step);
                length += 1;
            }
            (end, length)
        };
        let along = |step: u8| {
            let (ahead, beyond) = walk(step);
            let (behind, before) = walk(step.wrapping_neg());
            [(ahead, 1 + before), (behind, 1 + beyond)]
        };
        let [[a, b], [c, d], [e, f]] =
            [along(AXIS_STEPS[0]), along(AXIS_STEPS[1]), along(AXIS_STEPS[2])];
        [a, b, c, d, e, f]
    }

    /// Returns the empty board of a form: printed symbols, full tables, no racks.
    pub(super) fn bare(form: Form, seats: usize) -> Ingenious {
        /// The boards of all sizes, because laying one out takes as long as reading the rest of a position.
        static BOARDS: LazyLock<[Ingenious; 3]> =
            LazyLock::new(|| [2, 3, 4].map(Ingenious::lay_out));
        let board = &BOARDS[usize::from(form.radius(seats) - form.radius(2))];
        Ingenious { form, seats: seats as u8, ..board.clone() }
    }

    fn lay_out(seats: usize) -> Ingenious {
        let mut bare = Ingenious {
            form: Form::Standard,
            seats: seats as u8,
            due: Due { to_move: 0, phase: Phase::Place, bonus: 0, over: false },
            placed: [0; MAX_SEATS],
            scores: [[0; COLOURS]; MAX_SEATS],
            racks: [Rack::EMPTY; MAX_SEATS],
            unseen: [0; KINDS],
            unseen_total: 0,
            face_down: 0,
            empty: CellSet::EMPTY,
            colours: [OFF; 256],
            links: [0; 256],
            points: [[0; 8]; 256],
            board_hash: 0,
        };
        for cell in cells(Form::Standard, seats) {
            bare.colours[cell.0 as usize] = EMPTY;
            bare.empty.insert(cell.0);
        }
        for (colour, symbol) in Colour::ALL.into_iter().zip(SYMBOLS) {
            bare.put(symbol.0, colour);
        }
        bare
    }

    /// Computes everything derived from board, racks and scores: the unseen tiles, and the end of the game. Correct
    /// only for a consistent position.
    pub(super) fn derive(&mut self) {
        self.unseen = std::array::from_fn(|kind| Tile(kind as u8).copies());
        let on_board: Vec<Tile> = self.tiles().map(|(tile, _)| tile).collect();
        let on_racks = self.racks.iter().flat_map(Rack::known);
        for tile in on_board.into_iter().chain(on_racks) {
            self.unseen[tile.index()] -= 1;
        }
        self.unseen_total = self.unseen.iter().sum();
        self.face_down = self.racks.iter().map(|rack| rack.face_down() as u8).sum();
        self.due.over = self.is_finished();
    }

    /// True if no tile can be placed any more or some seat has won at once.
    pub(super) fn is_finished(&self) -> bool {
        !self.empty.has_neighbours()
            || (0..usize::from(self.seats)).any(|seat| self.is_instant_win(seat))
    }
}

/// Returns the `links` entry of a cell whose other half is on `other`.
#[inline]
fn link(cell: u8, other: u8) -> u8 {
    match other.wrapping_sub(cell) {
        1 => 1,
        16 => 2,
        15 => 3,
        255 => 4,
        240 => 5,
        _ => 6,
    }
}

#[inline]
fn opposite_link(link: u8) -> u8 {
    if link > 3 { link - 3 } else { link + 3 }
}
