//! Positions of Nebuchadnezzar.

use super::coder::Coder;
use super::position_code::{LastMoveError, PositionCode, code_presence, leads};
use tessera_rules::game::Fault;
use tessera_rules::nebuchadnezzar::{
    Cell, Colour, MIN_SIDE, Move, Nebuchadnezzar, Rectangle, Setup, cells,
};

impl PositionCode for Nebuchadnezzar {
    const GAME: &'static str = "nebuchadnezzar";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Nebuchadnezzar, Fault> {
        let blank = Setup {
            board: Vec::new(),
            to_move: 0,
            colours: Vec::new(),
            ply: 0,
            pie: false,
        };
        Nebuchadnezzar::try_from(code(coder, &blank))
    }

    fn code_last_move(
        &self,
        coder: &mut Coder,
        given: Option<Move>,
    ) -> Result<Option<Move>, LastMoveError> {
        if !code_presence(coder, given.as_ref()) {
            return Ok(None);
        }
        let m = code_move(self, coder, given.unwrap_or(Move::Pass)).ok_or(LastMoveError)?;
        // At its limit the number of moves stays.
        let is_made = [self.ply().saturating_sub(1), self.ply()]
            .into_iter()
            .filter_map(|ply| Nebuchadnezzar::try_from(before(self, m, ply)).ok())
            .any(|before| leads(before, m, self));
        is_made.then_some(Some(m)).ok_or(LastMoveError)
    }
}

/// A move on discs of the seat that is not to move.
fn code_move(position: &Nebuchadnezzar, coder: &mut Coder, given: Move) -> Option<Move> {
    let (form, first, last) = match given {
        Move::Place(cell) => (0, cell, cell),
        Move::Capture(Rectangle { from, to }) => (1, from, to),
        Move::Swap => (2, Cell::new(0, 0), Cell::new(0, 0)),
        Move::Pass => (3, Cell::new(0, 0), Cell::new(0, 0)),
    };
    let form = coder.choose(form, &[12, 12, 1, 1]);
    let colour = position.colour_to_move().other();
    let own = |&cell: &Cell| position.disc(cell) == Some(colour);
    let discs: Vec<Cell> = cells(position.side()).filter(own).collect();
    let count = discs.len() as u32;
    let mut code_disc = |given: Cell| {
        let at = discs.iter().position(|&cell| cell == given);
        let at = coder.below(at.map_or(count, |at| at as u32), count.max(1));
        discs.get(at as usize).copied()
    };
    Some(match form {
        0 => Move::Place(code_disc(first)?),
        1 => {
            let (from, to) = (code_disc(first)?, code_disc(last)?);
            let is_ordered = from.file() <= to.file() && from.rank() <= to.rank();
            Move::Capture(is_ordered.then_some(Rectangle { from, to })?)
        }
        2 => Move::Swap,
        _ => Move::Pass,
    })
}

/// The position before a move, if the move is possible, at a number of moves.
fn before(position: &Nebuchadnezzar, m: Move, ply: u32) -> Setup {
    let mut setup = position.to_setup();
    setup.to_move = 1 - setup.to_move;
    setup.ply = ply.into();
    let mut put = |cell: Cell, letter: char| {
        let row = &mut setup.board[usize::from(position.side() - 1 - cell.rank())];
        let file = usize::from(cell.file());
        row.replace_range(file..=file, letter.encode_utf8(&mut [0; 4]));
    };
    match m {
        Move::Place(cell) => put(cell, '.'),
        Move::Capture(rectangle) => {
            let letter = position.colour_to_move().letter();
            rectangle.cells().for_each(|cell| put(cell, letter));
        }
        Move::Swap => setup.colours.reverse(),
        Move::Pass => {}
    }
    setup
}

fn code(coder: &mut Coder, given: &Setup) -> Setup {
    const SIDES: [u32; 14] = [2, 2, 4, 16, 16, 12, 24, 2, 2, 2, 2, 2, 2, 2];
    let side = given.board.len().saturating_sub(usize::from(MIN_SIDE));
    let side = coder.choose(side, &SIDES) + usize::from(MIN_SIDE);
    let board = code_board(coder, &given.board, side);
    let discs = board.concat().bytes().filter(|&b| b != b'.').count() as i32;
    let ply = coder.signed(given.ply as i32 - discs).saturating_add(discs);
    // Without passes seat 0 moves at even numbers.
    let is_odd = coder.choose((given.to_move ^ given.ply & 1) as usize, &[7, 1]) as i64;
    let is_swapped = given.colours.first() == Some(&Colour::White);
    let mut colours = vec![Colour::Black, Colour::White];
    if coder.choose(is_swapped.into(), &[7, 1]) == 1 {
        colours.reverse();
    }
    Setup {
        board,
        to_move: is_odd ^ i64::from(ply & 1),
        colours,
        ply: ply.into(),
        pie: coder.choose(given.pie.into(), &[1, 3]) == 1,
    }
}

/// The rows from the top. A cell costs less if it is like those to its left and above.
fn code_board(coder: &mut Coder, given: &[String], side: usize) -> Vec<String> {
    const STATES: &[u8; 3] = b".bw";
    const BORDER: usize = STATES.len();
    let mut odds = [[[8; STATES.len()]; BORDER + 1]; BORDER + 1];
    for (left, of_left) in odds.iter_mut().enumerate() {
        for (above, weights) in of_left.iter_mut().enumerate() {
            weights[0] = 4;
            for state in [left, above] {
                if let Some(weight) = weights.get_mut(state) {
                    *weight += 16;
                }
            }
        }
    }
    let mut above = vec![BORDER; side];
    let mut board = Vec::with_capacity(side);
    for rank in 0..side {
        let mut left = BORDER;
        let mut row = String::with_capacity(side);
        for (file, above) in above.iter_mut().enumerate() {
            let own = given.get(rank).and_then(|row| row.as_bytes().get(file));
            let own = STATES.iter().position(|state| Some(state) == own);
            left = coder.adapt(own.unwrap_or(0), &mut odds[left][*above]);
            *above = left;
            row.push(char::from(STATES[left]));
        }
        board.push(row);
    }
    board
}
