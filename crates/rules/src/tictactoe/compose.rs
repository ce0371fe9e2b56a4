//! Random consistent positions.

use rand_chacha::ChaCha8Rng;

use super::TicTacToe;
use super::board::{CELLS, Cell};
use super::setup::Setup;
use crate::game::Compose;
use crate::game::random::{below, shuffle};

impl Compose for TicTacToe {
    /// Places any number of marks on random cells, until they are a consistent position.
    fn compose(rng: &mut ChaCha8Rng) -> TicTacToe {
        loop {
            let mut cells: Vec<Cell> = Cell::all().collect();
            shuffle(rng, &mut cells);
            cells.truncate(below(rng, u32::from(CELLS) + 1) as usize);
            let noughts = cells.split_off(cells.len().div_ceil(2));
            let setup = Setup {
                marks: [cells, noughts],
            };
            if let Ok(game) = TicTacToe::from_setup(&setup) {
                return game;
            }
        }
    }
}
