//! Positions of Nebuchadnezzar.

use super::coder::Coder;
use super::position_code::PositionCode;
use tessera_rules::game::Fault;
use tessera_rules::nebuchadnezzar::{Colour, MIN_SIDE, Nebuchadnezzar, Setup};

impl PositionCode for Nebuchadnezzar {
    const GAME: &'static str = "nebuchadnezzar";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Nebuchadnezzar, Fault> {
        let blank =
            Setup { board: Vec::new(), to_move: 0, colours: Vec::new(), ply: 0, pie: false };
        Nebuchadnezzar::try_from(code(coder, &blank))
    }
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
