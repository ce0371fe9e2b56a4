//! Moves and results.

use super::TicTacToe;
use super::board::{CELLS, Cell, lines_in};
use crate::game::{Game, PerSeat, PerfectInfo, Seat, SeatSet, Turn, ZeroSum};

impl PerfectInfo for TicTacToe {}
impl ZeroSum for TicTacToe {}

impl TicTacToe {
    /// Returns the seat that has won (`TTT-3`).
    pub fn winner(&self) -> Option<Seat> {
        let won = |marks| lines_in(marks).next().is_some();
        self.marks
            .iter()
            .position(|&marks| won(marks))
            .map(Seat::new)
    }

    fn is_full(&self) -> bool {
        self.occupied().count_ones() == u32::from(CELLS)
    }
}

impl Game for TicTacToe {
    type Move = Cell;
    type Undo = Cell;

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        if self.winner().is_some() || self.is_full() {
            Turn::Over
        } else {
            Turn::Seat(self.mover())
        }
    }

    fn moves(&self, out: &mut Vec<Cell>) {
        if !self.is_over() {
            out.extend(Cell::all().filter(|cell| self.occupied() & cell.bit() == 0));
        }
    }

    fn play(&mut self, m: Cell) -> Cell {
        self.marks[self.mover().index()] |= m.bit();
        m
    }

    fn undo(&mut self, undo: Cell) {
        for marks in &mut self.marks {
            *marks &= !undo.bit();
        }
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over().then(|| {
            let first = match self.winner() {
                Some(Seat::FIRST) => 1,
                Some(_) => -1,
                None => 0,
            };
            [first, -first].into_iter().collect()
        })
    }

    fn winners(&self) -> SeatSet {
        self.winner().map_or(SeatSet::EMPTY, SeatSet::only)
    }
}
