//! Rows: maximal straight runs of like-coloured discs (`THM-4`), and the rows that win (`THM-7`).

use super::board::{Board, Cell, CellSet, Direction, SIDE};
use crate::game::Seat;
use crate::game::discs::Colour;

/// The length of the row that wins for seat 0, and the least length that wins for seat 1.
pub const WINNING_LENGTH: usize = 5;

/// A maximal straight run of discs of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// The discs' colour.
    pub colour: Colour,
    /// The first cell, by rank, then by file.
    pub start: Cell,
    /// The direction from the first cell to the last: one of [`Direction::LINES`].
    pub direction: Direction,
    /// Number of discs, `1..=8`.
    pub length: u8,
}

impl Row {
    /// Returns the row's cells, by rank, then by file.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        std::iter::successors(Some(self.start), move |c| c.step(self.direction))
            .take(usize::from(self.length))
    }

    /// Returns the row's cells as a set.
    pub fn cell_set(self) -> CellSet {
        self.cells().fold(0, |set, cell| set | cell.bit())
    }

    /// True if a turn of `seat` that leaves this row wins: exactly five for seat 0, five or more for seat 1 (`THM-7`).
    pub fn wins_for(self, seat: Seat) -> bool {
        let length = usize::from(self.length);
        match seat {
            Seat::FIRST => length == WINNING_LENGTH,
            _ => length >= WINNING_LENGTH,
        }
    }

    /// True if moving a disc out of this row costs a turn: a length of exactly three or four (`THM-4`).
    pub fn penalises(self) -> bool {
        matches!(self.length, 3 | 4)
    }
}

impl Board {
    /// Returns the rows of at least `min_length` discs: black before white, by first cell, then in the order of
    /// [`Direction::LINES`].
    pub fn rows(self, min_length: u8) -> Vec<Row> {
        let mut rows = Vec::new();
        for colour in Colour::BOTH {
            let discs = self.discs(colour);
            for direction in Direction::LINES {
                // The discs from which at least `min_length` lie in the direction, and of those the first of each row.
                let long =
                    (1..min_length).fold(discs, |long, _| discs & direction.opposite().shift(long));
                for start in super::board::cells(long & !direction.shift(discs)) {
                    let run = 1 + (direction.reach(start, !discs) & discs).count_ones();
                    rows.push(Row { colour, start, direction, length: run as u8 });
                }
            }
        }
        rows.sort_unstable();
        rows
    }

    /// Returns the rows of at least `min_length` discs that hold this cell's disc.
    pub fn rows_through(self, cell: Cell, min_length: u8) -> Vec<Row> {
        let mut rows = self.rows(min_length);
        rows.retain(|row| row.cell_set() & cell.bit() != 0);
        rows
    }

    /// Returns the discs of a colour whose move is penalised: those in a row of exactly three or four (`THM-4`).
    #[inline(always)]
    pub(super) fn penalised(self, colour: Colour) -> CellSet {
        let c = self.discs(colour);
        lines_of_penalised::<1>(c, STARTS_EAST[3], STARTS_EAST[5])
            | lines_of_penalised::<9>(c, STARTS_EAST[3], STARTS_EAST[5])
            | lines_of_penalised::<8>(c, !0, !0)
            | lines_of_penalised::<7>(c, STARTS_WEST[3], STARTS_WEST[5])
    }

    /// Returns the discs whose move is penalised, of both colours: those in a row of exactly three or four (`THM-4`).
    #[inline]
    pub fn in_row(self) -> CellSet {
        self.penalised(Colour::Black) | self.penalised(Colour::White)
    }

    /// True if some row has five discs or more.
    #[inline(always)]
    pub(super) fn has_five_or_more(self) -> bool {
        fives(self.black()).any() || fives(self.white()).any()
    }

    /// True if the board holds a row that wins for `seat` after its own turn (`THM-7`).
    #[inline(always)]
    pub fn wins_for(self, seat: Seat) -> bool {
        self.colour_wins_for(Colour::Black, seat) || self.colour_wins_for(Colour::White, seat)
    }

    /// Same as [`Board::wins_for`], for one colour's rows only.
    #[inline(always)]
    pub(super) fn colour_wins_for(self, colour: Colour, seat: Seat) -> bool {
        let discs = self.discs(colour);
        let fives = fives(discs);
        fives.any() && (seat != Seat::FIRST || fives.exact(discs))
    }

    /// Returns the cells on which one more disc of `colour` makes a row that wins for `seat` (`THM-7`).
    ///
    /// The result may include occupied cells, and existing rows are ignored.
    pub fn winning_cells(self, colour: Colour, seat: Seat) -> CellSet {
        let discs = self.discs(colour);
        let mut winning = 0;
        for direction in Direction::LINES {
            let before = runs_ending_beside(discs, direction);
            let behind = runs_ending_beside(discs, direction.opposite());
            for k in 0..WINNING_LENGTH {
                let rest = WINNING_LENGTH - 1 - k;
                winning |= if seat == Seat::FIRST {
                    before[k] & !before[k + 1] & behind[rest] & !behind[rest + 1]
                } else {
                    before[k] & behind[rest]
                };
            }
        }
        winning
    }
}

/// Returns at index `k` the cells reached, going in `direction`, over at least `k` discs without a gap.
#[inline(always)]
fn runs_ending_beside(discs: CellSet, direction: Direction) -> [CellSet; WINNING_LENGTH + 1] {
    let mut runs = [!0; WINNING_LENGTH + 1];
    for k in 1..runs.len() {
        runs[k] = direction.shift(runs[k - 1] & discs);
    }
    runs
}

/// Cells from which a run of each length can go east without leaving the board.
pub(super) const STARTS_EAST: [CellSet; SIDE + 1] = starts(false);
/// The same for runs that go west by one file with each step.
pub(super) const STARTS_WEST: [CellSet; SIDE + 1] = starts(true);

const fn starts(west: bool) -> [CellSet; SIDE + 1] {
    let mut table = [!0; SIDE + 1];
    let mut length = 1;
    while length <= SIDE {
        let mut set = 0;
        let mut file = 0;
        while file + length <= SIDE {
            let start = if west { SIDE - 1 - file } else { file };
            set |= 0x0101_0101_0101_0101 << start;
            file += 1;
        }
        table[length] = set;
        length += 1;
    }
    table
}

/// Returns the cells in runs of exactly three or four along one line, `S` bits per step.
#[inline(always)]
fn lines_of_penalised<const S: u32>(c: CellSet, starts3: CellSet, starts5: CellSet) -> CellSet {
    let two = c & c >> S;
    let three = two & c >> (2 * S) & starts3;
    let five = two & two >> (2 * S) & c >> (4 * S) & starts5;
    let in_three = three | three << S | three << (2 * S);
    let in_five = five | five << S | five << (2 * S) | five << (3 * S) | five << (4 * S);
    in_three & !in_five
}

/// The first cells of every five discs in a line, by line; within a longer run the fives overlap.
#[derive(Clone, Copy)]
struct Fives([CellSet; 4]);

#[inline(always)]
fn fives(c: CellSet) -> Fives {
    Fives([
        line_fives::<1>(c) & STARTS_EAST[5],
        line_fives::<9>(c) & STARTS_EAST[5],
        line_fives::<8>(c),
        line_fives::<7>(c) & STARTS_WEST[5],
    ])
}

#[inline(always)]
fn line_fives<const S: u32>(c: CellSet) -> CellSet {
    let two = c & c >> S;
    two & two >> (2 * S) & c >> (4 * S)
}

impl Fives {
    #[inline(always)]
    fn any(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] != 0
    }

    /// True if one of the fives is a whole row: no disc before and none behind it.
    fn exact(self, discs: CellSet) -> bool {
        Direction::LINES.iter().zip(self.0).any(|(&direction, fives)| {
            let back = direction.opposite();
            let mut sixth = discs;
            for _ in 0..WINNING_LENGTH {
                sixth = back.shift(sixth);
            }
            fives & !direction.shift(discs) & !sixth != 0
        })
    }
}
