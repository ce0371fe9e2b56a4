//! Text forms: moves, position keys.

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;

use super::TicTacToe;
use super::board::{Cell, SIDE};
use super::setup::Setup;
use crate::game::grammar::lower_case;
use crate::game::{Fault, Position, Seat, quoted};

/// The marks of the seats, and an empty cell.
const MARKS: [char; 2] = ['x', 'o'];
const EMPTY: char = '.';

impl Position for TicTacToe {
    type Repetition = ();

    fn to_move(&self) -> Seat {
        self.mover()
    }

    /// Writes the ranks from the fourth to the first with `/` between them, such as `..../.x../..o./....`.
    fn key(&self) -> String {
        let letter = |cell: Cell| self.mark(cell).map_or(EMPTY, |seat| MARKS[seat.index()]);
        let rank = |rank: u8| -> String {
            (0..SIDE)
                .filter_map(|file| Cell::at(file, rank))
                .map(letter)
                .collect()
        };
        let ranks: Vec<String> = (0..SIDE).rev().map(rank).collect();
        ranks.join("/")
    }

    fn from_key(key: &str) -> Result<TicTacToe, Fault> {
        let fault = || {
            Fault::malformed(format!(
                "{key} is no position: write four ranks of four cells, x, o or a dot, such as ..../.x../..o./....",
                key = quoted(key)
            ))
        };
        let ranks: Vec<&str> = key.split('/').collect();
        if ranks.len() != usize::from(SIDE) {
            return Err(fault());
        }
        let mut setup = Setup::default();
        for (rank, text) in (0..SIDE).rev().zip(ranks) {
            if text.chars().count() != usize::from(SIDE) {
                return Err(fault());
            }
            for (file, letter) in (0..SIDE).zip(text.chars()) {
                let cell = Cell::at(file, rank).ok_or_else(fault)?;
                match MARKS.iter().position(|&mark| mark == letter) {
                    Some(seat) => setup.marks[seat].push(cell),
                    None if letter == EMPTY => {}
                    None => return Err(fault()),
                }
            }
        }
        TicTacToe::from_setup(&setup)
    }

    fn notation(&self, m: Cell) -> String {
        m.to_string()
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        lower_case(text)
    }

    fn parse_move(&self, text: &str, _chance: Option<&mut ChaCha8Rng>) -> Result<Cell, Fault> {
        let text = &*Self::in_own_case(text);
        let cell = Cell::all().find(|cell| cell.to_string() == text);
        let cell = cell.ok_or_else(|| {
            Fault::malformed(format!(
                "{text} is no cell: write a file a to d and a rank 1 to 4.",
                text = quoted(text)
            ))
        })?;
        if self.mark(cell).is_some() {
            return Err(Fault::illegal(
                "TTT-2",
                format!("There is a mark on {cell}."),
            ));
        }
        Ok(cell)
    }

    fn repetition(&self) {}
}
