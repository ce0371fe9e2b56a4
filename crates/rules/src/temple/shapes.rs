//! Shapes: the sets of slots that a move may fill, regardless of the tiles.

use std::ops::ControlFlow;

use super::board::{Board, NONE, Row};
use super::slot::{REACH, Side, Slot, SlotKind};
use super::tile::{Edition, MoveType};

/// A legal set of slots with the conditions on the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// The move type; if two describe the same slots, the first in the table's order (TEM-4).
    pub kind: MoveType,
    /// Number of slots, 1 to 3.
    pub len: usize,
    /// The slots in the order of notation; beyond `len` the last one is repeated.
    pub slots: [Slot; 3],
    /// For each slot, the least value on the table that a tile in it touches, less one; 7 if it touches none.
    pub needs: [u8; 3],
    /// True if the second and the third slot touch. The first always touches both others.
    pub joined: bool,
}

/// Calls `visit` with every shape on a table that is not empty, until it breaks.
#[inline]
pub(crate) fn scan<B>(
    board: &Board,
    edition: Edition,
    mut visit: impl FnMut(&Shape) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let extent = board.extent();
    let columns = Columns::around(i32::from(extent.west), i32::from(extent.east));
    let north = (i32::from(extent.north) + 1).min(REACH);
    let south = (i32::from(extent.south) - 1).max(-REACH);
    let mut above = Ends::north_east(board.row(north + 1), board.row(north));
    for y in (south..=north).rev() {
        let below = Ends::north_east(board.row(y), board.row(y - 1));
        let fit = Fit::of_row(board, y, columns.within, above, below);
        above = below;
        for x in columns.of(fit.floors()) {
            visit(&one(
                MoveType::Floor,
                Slot::pack(SlotKind::Floor, x, y),
                board.floor_need(x, y),
            ))?;
        }
        // For a cell that is low for both walls, their slots are in the order of the sides.
        for (a, b) in
            [(Side::N, Side::E), (Side::E, Side::S), (Side::S, Side::W), (Side::N, Side::W)]
        {
            for x in columns.of(fit.low_corners(a, b)) {
                visit(&corner(board, low_wall(x, y, a), low_wall(x, y, b)))?;
            }
        }
        // For a cell that is high, the northern low cell comes first, the southern one last.
        for (a, b) in
            [(Side::N, Side::W), (Side::N, Side::E), (Side::W, Side::S), (Side::E, Side::S)]
        {
            for x in columns.of(fit.high_corners(a, b)) {
                visit(&corner(board, high_wall(x, y, a), high_wall(x, y, b)))?;
            }
        }
        for side in Side::ALL {
            for x in columns.of(fit.single_walls(side)) {
                visit(&one(
                    MoveType::SingleWall,
                    Slot::pack(SlotKind::Wall(side), x, y),
                    board.wall_need(x, y, side),
                ))?;
            }
        }
        if fit.no_tops() {
            continue;
        }
        for wall in Side::ALL {
            for x in columns.of(fit.tunnels(wall)) {
                visit(&top(board, MoveType::Tunnel, (x, y), &[wall.opposite()]))?;
            }
        }
        for x in columns.of(fit.single_tops()) {
            visit(&top(board, MoveType::SingleTop, (x, y), &[]))?;
        }
        for x in columns.of(fit.corner_tops(edition)) {
            let mut open = [Side::N; 2];
            let mut len = 0;
            for side in HIGH_ORDER {
                if fit.open_sides[side.index()] >> (x & 63) & 1 == 1 && len < 2 {
                    open[len] = side;
                    len += 1;
                }
            }
            visit(&top(board, MoveType::CornerTop, (x, y), &open[..len]))?;
        }
    }
    ControlFlow::Continue(())
}

/// Sides of a cell in the order of the slots of the walls for which it is high.
const HIGH_ORDER: [Side; 4] = [Side::N, Side::W, Side::E, Side::S];

/// A wall slot by its low cell.
type Wall = (i32, i32, Side);

/// Returns the wall on a side of a cell that is low for it.
#[inline]
const fn low_wall(x: i32, y: i32, side: Side) -> Wall {
    (x, y, side)
}

/// Returns the wall on a side of a cell that is high for it.
#[inline]
const fn high_wall(x: i32, y: i32, side: Side) -> Wall {
    let (dx, dy) = side.step();
    (x + dx, y + dy, side.opposite())
}

#[inline]
const fn wall_slot((x, y, side): Wall) -> Slot {
    Slot::pack(SlotKind::Wall(side), x, y)
}

#[inline]
fn one(kind: MoveType, slot: Slot, need: u8) -> Shape {
    Shape { kind, len: 1, slots: [slot; 3], needs: [need, NONE, NONE], joined: false }
}

#[inline]
fn corner(board: &Board, a: Wall, b: Wall) -> Shape {
    Shape {
        kind: MoveType::CornerWall,
        len: 2,
        slots: [wall_slot(a), wall_slot(b), wall_slot(b)],
        needs: [board.wall_need(a.0, a.1, a.2), board.wall_need(b.0, b.1, b.2), NONE],
        joined: false,
    }
}

/// Returns the shape of a top with up to two walls on the sides `open`, which are in [`HIGH_ORDER`].
#[inline]
fn top(board: &Board, kind: MoveType, (x, y): (i32, i32), open: &[Side]) -> Shape {
    let mut shape = one(kind, Slot::pack(SlotKind::Top, x, y), board.top_need(x, y));
    for &side in open {
        let wall = high_wall(x, y, side);
        shape.slots[shape.len..].fill(wall_slot(wall));
        shape.needs[shape.len] = board.wall_need(wall.0, wall.1, wall.2);
        shape.len += 1;
    }
    if let &[a, b] = open {
        shape.joined = a.opposite() != b;
    }
    shape
}

/// Conversion of bits of a row to columns.
#[derive(Clone, Copy)]
struct Columns {
    /// The lowest possible column of a candidate.
    first: i32,
    /// The columns that have a notation (TEM-13).
    within: u64,
}

impl Columns {
    /// Creates the columns for a table between two columns. A move reaches at most two cells beyond it.
    fn around(west: i32, east: i32) -> Columns {
        let first = west - 2;
        let within = if first >= -REACH && east + 2 <= REACH {
            !0
        } else {
            (first..=east + 2)
                .filter(|x| (-REACH..=REACH).contains(x))
                .fold(0, |bits, x| bits | 1 << (x & 63))
        };
        Columns { first, within }
    }

    /// Returns the columns of the set bits.
    #[inline]
    fn of(self, mut bits: u64) -> impl Iterator<Item = i32> {
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let bit = bits.trailing_zeros() as i32;
                bits &= bits - 1;
                self.first + ((bit - self.first) & 63)
            })
        })
    }
}

/// Possible slots around the cells of one row. Arrays are indexed by [`Side::index`].
struct Fit {
    /// Cells with a floor.
    floor: u64,
    /// Empty cells with a notation that are low for no wall.
    tops: u64,
    /// Empty cells with a notation that are high for no wall.
    bases: u64,
    /// Cells that are low for some wall.
    low: u64,
    /// Cells whose neighbour on the side has a floor.
    floors_beside: [u64; 4],
    /// Cells whose neighbour on the side has a top.
    tops_beside: [u64; 4],
    /// Cells that are high for a wall on the side.
    high: [u64; 4],
    /// Cells that are high for a wall on exactly one side.
    high_once: u64,
    /// Cells that are high for walls on two sides or more.
    high_twice: u64,
    /// Cells that may be low for a new wall on the side (I2, I3, TEM-13).
    low_wall: [u64; 4],
    /// Cells that may be high for a new wall on the side.
    high_wall: [u64; 4],
    /// Cells where such a new wall would touch another wall, for a low cell's wall.
    linked: [u64; 4],
    /// Cells with neither a top next to them nor a wall on the side.
    open_sides: [u64; 4],
}

impl Fit {
    /// Computes the row with this y, columns `within` the coordinates; `above` and `below` are the ends of walls at the
    /// north-east and south-east corners of its cells.
    #[inline]
    fn of_row(board: &Board, y: i32, within: u64, above: Ends, below: Ends) -> Fit {
        let (up, row, down) = (board.row(y + 1), board.row(y), board.row(y - 1));
        let [n, e, s, w] = row.walls;
        let high =
            [up.walls[Side::S.index()], from_east(w), down.walls[Side::N.index()], from_west(e)];
        let floors_beside = beside(up.floors, row.floors, down.floors);
        let tops_beside = beside(up.tops, row.tops, down.tops);

        // The ends of walls at each cell's corners NE, SE, SW, NW.
        let corners = [above, below, below.shifted(), above.shifted()];
        let empty = !(row.floors | row.tops);
        let low = n | e | s | w;
        let rows_within = [y < REACH, true, y > -REACH, true];
        let columns_within = [within, from_east(within), within, from_west(within)];
        let mut fit = Fit {
            floor: row.floors,
            tops: empty & !low & within,
            bases: empty & !(high[0] | high[1] | high[2] | high[3]) & within,
            low,
            floors_beside,
            tops_beside,
            high,
            high_once: 0,
            high_twice: 0,
            low_wall: [0; 4],
            high_wall: [0; 4],
            linked: [0; 4],
            open_sides: [0; 4],
        };
        for i in 0..4 {
            // A wall on side i has the corners i (clockwise end) and i - 1 (counter-clockwise end). If the cell is low
            // it runs from the former to the latter, if the cell is high the other way.
            let (a, b) = (corners[i], corners[(i + 3) % 4]);
            let free = !(row.walls[i] | high[i]);
            fit.low_wall[i] = free & !row.tops & !floors_beside[i] & !a.begins & !b.ends & within;
            fit.linked[i] = a.ends | b.begins;
            fit.high_wall[i] = free
                & !row.floors
                & !tops_beside[i]
                & !b.begins
                & !a.ends
                & if rows_within[i] { columns_within[i] } else { 0 };
            fit.open_sides[i] = !high[i] & !tops_beside[i];
        }
        fit.high_twice = on_two_sides(high);
        fit.high_once = (high[0] | high[1] | high[2] | high[3]) & !fit.high_twice;
        fit
    }

    #[inline]
    fn floors(&self) -> u64 {
        let [n, e, s, w] = self.floors_beside;
        self.bases & (self.low | n | e | s | w)
    }

    #[inline]
    fn low_corners(&self, a: Side, b: Side) -> u64 {
        self.floor & self.low_wall[a.index()] & self.low_wall[b.index()]
    }

    #[inline]
    fn high_corners(&self, a: Side, b: Side) -> u64 {
        let (a, b) = (a.index(), b.index());
        self.high_wall[a] & self.high_wall[b] & self.floors_beside[a] & self.floors_beside[b]
    }

    #[inline]
    fn single_walls(&self, side: Side) -> u64 {
        let i = side.index();
        self.low_wall[i] & self.linked[i] & (self.floor | self.tops_beside[i])
    }

    /// True if no cell can take a top: a short cut, because most rows have neither tops nor walls near.
    #[inline]
    fn no_tops(&self) -> bool {
        self.tops & (self.high_once | self.high_twice | on_two_sides(self.tops_beside)) == 0
    }

    /// Returns the tunnels on the wall on this side.
    #[inline]
    fn tunnels(&self, wall: Side) -> u64 {
        let across = wall.opposite().index();
        self.tops
            & self.high_once
            & self.high[wall.index()]
            & !self.tops_beside[across]
            & self.high_wall[across]
    }

    #[inline]
    fn single_tops(&self) -> u64 {
        self.tops & self.high_twice
    }

    /// Returns the corner tops that no other type lists.
    #[inline]
    fn corner_tops(&self, edition: Edition) -> u64 {
        let between = on_two_sides(self.tops_beside);
        let mut fits = self.tops & between & !self.high_twice;
        for side in Side::ALL {
            let i = side.index();
            fits &= !self.open_sides[i] | self.high_wall[i];
            // On one wall with no top opposite, this is the tunnel.
            let across = side.opposite().index();
            fits &= !(self.high_once & self.high[i] & !self.tops_beside[across]);
        }
        match edition {
            Edition::Published => fits & !self.high_once,
            Edition::Revised => fits,
        }
    }
}

/// Moves every bit to the cell west of it, so that each cell has the bit of its eastern neighbour.
#[inline]
const fn from_east(bits: u64) -> u64 {
    bits.rotate_right(1)
}

/// Moves every bit to the cell east of it, so that each cell has the bit of its western neighbour.
#[inline]
const fn from_west(bits: u64) -> u64 {
    bits.rotate_left(1)
}

#[inline]
const fn beside(up: u64, row: u64, down: u64) -> [u64; 4] {
    [up, from_east(row), down, from_west(row)]
}

/// Returns the cells that are set on two sides or more.
#[inline]
const fn on_two_sides([n, e, s, w]: [u64; 4]) -> u64 {
    (n & e) | (s & w) | ((n | e) & (s | w))
}

/// Grid corners where walls begin and end, as a bit for each cell of a row.
#[derive(Clone, Copy)]
struct Ends {
    begins: u64,
    ends: u64,
}

impl Ends {
    /// Ends at the north-east corner of the cells of `row`, with `up` north of it.
    #[inline]
    fn north_east(up: &Row, row: &Row) -> Ends {
        let [n, e, _, w] = row.walls;
        let [_, up_e, up_s, up_w] = up.walls;
        Ends {
            begins: n | from_east(w) | from_east(up_s) | up_e,
            ends: from_east(n) | from_east(up_w) | up_s | e,
        }
    }

    /// Ends at the corner of each cell's western neighbour.
    #[inline]
    fn shifted(self) -> Ends {
        Ends { begins: from_west(self.begins), ends: from_west(self.ends) }
    }
}
