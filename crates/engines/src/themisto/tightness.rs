//! Tightness of a board, the evaluation of analyses: the sum of the values of the 30 lines of five or more cells. Each
//! value is one table look-up, so a move costs no more than the lines that it changes.

use std::sync::LazyLock;

use tessera_rules::game::Seat;
use tessera_rules::themisto::{Board, CELLS, Cell, CellSet, Colour, Move, SIDE, Themisto, cells};

/// Lines of five or more cells, plus two for padding: one represents all shorter lines and counts nothing.
const LINES: usize = 32;
const NO_LINE: usize = 30;
/// Least length of a line that counts.
const SHORTEST: usize = 5;

/// A cell's place on a line: the number of the line, and three to the power of its place there.
type Place = (u8, u16);

/// Places of each cell on its four lines.
static PLACES: [[Place; 4]; CELLS] = places().0;
/// By line: the number of its empty contents among all contents of all lines.
const EMPTY: [u16; LINES] = places().1;
/// Number of contents of lines of eight, seven, six and five cells, and one for the shorter ones.
const CONTENTS: usize = 6561 + 2187 + 729 + 243 + 1;

const fn places() -> ([[Place; 4]; CELLS], [u16; LINES]) {
    let mut places = [[(NO_LINE as u8, 0); 4]; CELLS];
    let mut empty = [(CONTENTS - 1) as u16; LINES];
    let steps = [(1, 0), (0, 1), (1, 1), (-1, 1)];
    let side = SIDE as i32;
    let mut line = 0;
    let mut way = 0;
    while way < 4 {
        let (east, north) = steps[way];
        let mut start = 0;
        while start < CELLS as i32 {
            let (mut file, mut rank) = (start % side, start / side);
            let before = (file - east, rank - north);
            let begins = before.0 < 0 || before.0 >= side || before.1 < 0 || before.1 >= side;
            let mut length = 0;
            while begins && file >= 0 && file < side && rank >= 0 && rank < side {
                (file, rank) = (file + east, rank + north);
                length += 1;
            }
            if length >= SHORTEST as i32 {
                empty[line] = [9477, 8748, 6561, 0][length as usize - SHORTEST];
                (file, rank) = (start % side, start / side);
                let (mut power, mut place) = (1, 0);
                while place < length {
                    places[(rank * side + file) as usize][way] = (line as u8, power);
                    (file, rank) = (file + east, rank + north);
                    power *= 3;
                    place += 1;
                }
                line += 1;
            }
            start += 1;
        }
        way += 1;
    }
    (places, empty)
}

/// Values of a row of three and of a row of four for seat 0; 70 is about a logit.
const ROWS: [i32; 2] = [21, 28];
/// Values for seat 0 of five full cells with three and with four discs of one colour.
const FULL: [i32; 2] = [4, 22];
/// Value for seat 0 of a cell to which a disc can slide along a line, for each such disc and line.
const SLIDE: i32 = 1;
/// Value of an empty cell next to discs for seat 0.
const BESIDE: i32 = -2;
/// Value of the game for seat 0 on any board.
const SEAT_0: i32 = -430;
/// Values of two turns in a row for the seat that has them, seat 0 or seat 1, on any board.
const TWO_TURNS: [i32; 2] = [330, 435];

/// Value for seat 0 of each contents of a line.
static WORTH: LazyLock<Worth> = LazyLock::new(|| {
    let mut worth = Vec::with_capacity(ROOM);
    for length in (SHORTEST..=SIDE).rev() {
        for contents in 0..3usize.pow(length as u32) {
            worth.push(worth_of(contents, length) as i16);
        }
    }
    worth.resize(ROOM, 0);
    Worth(worth.into_boxed_slice().try_into().unwrap_or_else(|_| Box::new([0; ROOM])))
});

/// Size of the table, a power of two, so that look-ups need no bounds check.
const ROOM: usize = 1 << 14;

struct Worth(Box<[i16; ROOM]>);

impl Worth {
    #[inline(always)]
    fn of(&self, contents: u16) -> i16 {
        self.0[usize::from(contents) & (ROOM - 1)]
    }
}

fn worth_of(contents: usize, length: usize) -> i32 {
    let cell = |place: usize| contents / 3usize.pow(place as u32) % 3;
    let mut worth = 0;
    for start in 0..=length - SHORTEST {
        let mut of_colour = [0; 3];
        for place in start..start + SHORTEST {
            of_colour[cell(place)] += 1;
        }
        worth += match of_colour {
            [0, 3, _] | [0, _, 3] => FULL[0],
            [0, 4, _] | [0, _, 4] => FULL[1],
            _ => 0,
        };
    }
    let mut run = 0;
    for place in 0..length {
        run += 1;
        if place + 1 < length && cell(place + 1) == cell(place) {
            continue;
        }
        let begins = place + 1 == run;
        let ends = place + 1 == length;
        worth += match (cell(place), run) {
            (0, _) => SLIDE * run as i32 * (2 - i32::from(begins) - i32::from(ends)),
            (_, 3) => ROWS[0],
            (_, 4) => ROWS[1],
            _ => 0,
        };
        run = 0;
    }
    worth
}

/// The lines of a board: the number of each line's contents, and its value.
#[derive(Clone, Copy)]
struct Lines {
    contents: [u16; LINES],
    worth: [i16; LINES],
    sum: i32,
}

impl Lines {
    #[inline]
    fn of(board: Board, worth: &Worth) -> Lines {
        let mut contents = EMPTY;
        for (colour, digit) in [(Colour::Black, 1), (Colour::White, 2)] {
            for cell in cells(board.discs(colour)) {
                for (line, power) in PLACES[cell.index()] {
                    contents[usize::from(line) % LINES] += digit * power;
                }
            }
        }
        let worth = contents.map(|contents| worth.of(contents));
        Lines { contents, worth, sum: worth.iter().map(|&worth| i32::from(worth)).sum() }
    }

    /// Adds `by`, modulo 2^16, to the digit of a cell.
    #[inline]
    fn change(&mut self, cell: Cell, by: u16, worth: &Worth) {
        for (line, power) in PLACES[cell.index()] {
            let line = usize::from(line) % LINES;
            let contents = self.contents[line].wrapping_add(by.wrapping_mul(power));
            self.contents[line] = contents;
            let now = worth.of(contents);
            self.sum += i32::from(now) - i32::from(self.worth[line]);
            self.worth[line] = now;
        }
    }
}

/// Returns the number of empty cells next to discs.
#[inline(always)]
fn beside(occupied: CellSet) -> i32 {
    const FILE_A: CellSet = 0x0101_0101_0101_0101;
    const FILE_H: CellSet = FILE_A << 7;
    let wide = occupied | (occupied & !FILE_H) << 1 | (occupied & !FILE_A) >> 1;
    ((wide | wide << 8 | wide >> 8) & !occupied).count_ones() as i32
}

/// Evaluates a position for the seat that moves, without search.
#[inline]
pub(super) fn judge(game: &Themisto, seat: Seat) -> i32 {
    if game.skip() {
        return two_turns(seat);
    }
    let board = game.board();
    let first = SEAT_0 + Lines::of(board, &WORTH).sum + BESIDE * beside(board.occupied());
    if seat == Seat::FIRST { first } else { -first }
}

/// Returns the value of two turns in a row for the seat that has them.
#[inline]
fn two_turns(seat: Seat) -> i32 {
    TWO_TURNS[seat.index()]
}

/// Evaluates the positions after these moves for the seat that makes them. Neither seat may owe a turn in the position.
pub(super) fn foresee(game: &Themisto, seat: Seat, moves: &[Move], out: &mut [i32]) {
    let board = game.board();
    let worth = &*WORTH;
    let mut lifted = Lines::of(board, worth);
    let here = lifted;
    let in_row = board.in_row();
    let mut from = None;
    let mut digit = 0_u16;
    let mut costs_turn = false;
    for (m, out) in moves.iter().zip(out) {
        if from != Some(m.from()) {
            // Take the disc off its lines, and put the disc of the moves before back.
            from = Some(m.from());
            costs_turn = in_row & m.from().bit() != 0;
            if !costs_turn {
                let is_black = board.black() & m.from().bit() != 0;
                digit = if is_black { 2 } else { 1 };
                lifted = here;
                lifted.change(m.from(), digit.wrapping_sub(3), worth);
            }
        }
        if costs_turn {
            *out = -two_turns(seat.other());
            continue;
        }
        let occupied = board.occupied() ^ m.from().bit() ^ m.to().bit();
        let mut sum = lifted.sum;
        if m.is_capture() {
            let mut after = lifted;
            after.change(m.to(), digit, worth);
            for flipped in cells(game.flips(*m)) {
                // From the disc's old colour to its new one.
                after.change(flipped, digit.wrapping_sub(3 - digit), worth);
            }
            sum = after.sum;
        } else {
            for (line, power) in PLACES[m.to().index()] {
                let line = usize::from(line) % LINES;
                let now = worth.of(lifted.contents[line].wrapping_add(digit.wrapping_mul(power)));
                sum += i32::from(now) - i32::from(lifted.worth[line]);
            }
        }
        let first = SEAT_0 + sum + BESIDE * beside(occupied);
        *out = if seat == Seat::FIRST { first } else { -first };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Compose, Game};
    use tessera_rules::themisto::Direction;

    /// Evaluates line by line and cell by cell.
    fn plainly(game: &Themisto, seat: Seat) -> i32 {
        let board = game.board();
        let mut first = SEAT_0;
        for line in Direction::LINES {
            for start in cells(!0).filter(|c| c.step(line.opposite()).is_none()) {
                let line: Vec<_> = std::iter::successors(Some(start), |c| c.step(line)).collect();
                if line.len() < 5 {
                    continue;
                }
                for run in line.chunk_by(|&a, &b| board.get(a) == board.get(b)) {
                    let begins = usize::from(run[0] == line[0]);
                    let ends = usize::from(run.last() == line.last());
                    first += match (board.get(run[0]), run.len()) {
                        (None, cells) => SLIDE * (cells * (2 - begins - ends)) as i32,
                        (Some(_), 3) => ROWS[0],
                        (Some(_), 4) => ROWS[1],
                        _ => 0,
                    };
                }
                for five in line.windows(5) {
                    let of = |colour| five.iter().filter(|&&c| board.get(c) == colour).count();
                    first += match (of(None), of(Some(Colour::Black))) {
                        (0, 2 | 3) => FULL[0],
                        (0, 1 | 4) => FULL[1],
                        _ => 0,
                    };
                }
            }
        }
        let beside = (cells(!board.occupied()))
            .filter(|c| {
                (Direction::ALL.into_iter())
                    .any(|d| c.step(d).is_some_and(|c| board.get(c).is_some()))
            })
            .count();
        first += BESIDE * beside as i32;
        match (game.skip(), seat == Seat::FIRST) {
            (false, true) => first,
            (false, false) => -first,
            (true, true) => 330,
            (true, false) => 435,
        }
    }

    #[test]
    fn lines_add_up_and_moves_are_foreseen() {
        let mut foreseen = 0;
        for seed in 0..400 {
            let game = Themisto::compose(&mut seeded(seed));
            let seat = game.to_move();
            assert_eq!(judge(&game, seat), plainly(&game, seat), "{game:?}");
            let moves = game.legal_moves();
            if game.skip() {
                continue;
            }
            let mut values = vec![0; moves.len()];
            foresee(&game, seat, &moves, &mut values);
            for (&m, &value) in moves.iter().zip(&values) {
                let mut after = game;
                after.play(m);
                if !after.is_over() {
                    assert_eq!(value, -judge(&after, seat.other()), "{m:?} in {game:?}");
                    foreseen += 1;
                }
            }
        }
        assert!(foreseen > 5_000, "{foreseen}");
    }
}
