//! Descriptions of positions, and the checks of their consistency (`THM-11`).

use tessera_messages::{Text, message};

use super::{Board, Themisto};
use crate::game::{Fault, Seat};

/// Fewest discs of a position (`THM-11`).
pub const MIN_DISCS: u32 = 2;
/// Most discs of a position (`THM-11`).
pub const MAX_DISCS: u32 = 64;

/// A description of a position, with any boards and any numbers.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The board.
    pub board: Board,
    /// The seat that acts next.
    pub to_move: i64,
    /// True if the other seat owes a lost turn.
    pub skip: bool,
    /// The seat that has won.
    pub winner: Option<i64>,
    /// The board before the last turn.
    pub previous: Option<Board>,
}

impl Themisto {
    /// Returns the position on a board in which no move is barred and no seat has won; with `skip`, the seat that is not
    /// to move owes a turn. `None` with too few discs.
    pub fn on_board(board: Board, to_move: Seat, skip: bool) -> Option<Themisto> {
        let position = Themisto { board, previous: Board::EMPTY, to_move, skip, winner: None };
        (board.count() >= MIN_DISCS).then_some(position)
    }

    /// Returns the position of a setup.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] by `THM-11`; the path names the member of the JSON form.
    pub fn from_setup(setup: &Setup) -> Result<Themisto, Fault> {
        let to_move = seat(setup.to_move).ok_or_else(|| {
            inconsistent("to_move", message!("refusal-themisto-no-seat", seat = &setup.to_move))
        })?;
        let discs = setup.board.count();
        if discs < MIN_DISCS {
            return Err(inconsistent(
                "board",
                message!(
                    "refusal-themisto-discs",
                    count = &discs,
                    least = &MIN_DISCS,
                    most = &MAX_DISCS
                ),
            ));
        }
        if let Some(previous) = setup.previous
            && previous.count() != discs
        {
            return Err(inconsistent(
                "previous",
                message!("refusal-themisto-previous", before = &previous.count(), count = &discs),
            ));
        }
        let winner = match setup.winner {
            None => None,
            Some(number) => Some(winner(setup, number, to_move)?),
        };
        Ok(Themisto {
            board: setup.board,
            previous: setup.previous.unwrap_or(Board::EMPTY),
            to_move,
            skip: setup.skip,
            winner,
        })
    }

    /// Returns the description of this position.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            to_move: self.to_move.index() as i64,
            skip: self.skip,
            winner: self.winner.map(|seat| seat.index() as i64),
            previous: self.previous(),
        }
    }
}

/// Checks a claimed winner.
fn winner(setup: &Setup, number: i64, to_move: Seat) -> Result<Seat, Fault> {
    let winner = seat(number).ok_or_else(|| {
        inconsistent("winner", message!("refusal-themisto-no-seat", seat = &number))
    })?;
    if !setup.board.wins_for(winner) {
        let row = if winner == Seat::FIRST {
            message!("refusal-themisto-five")
        } else {
            message!("refusal-themisto-five-or-more")
        };
        return Err(inconsistent(
            "winner",
            message!("refusal-themisto-no-row", seat = &winner, row = row),
        ));
    }
    if to_move == winner {
        return Err(inconsistent(
            "to_move",
            message!("refusal-themisto-after-win", seat = &winner, other = &winner.other()),
        ));
    }
    if setup.skip {
        return Err(inconsistent("skip", message!("refusal-themisto-skip")));
    }
    Ok(winner)
}

fn seat(number: i64) -> Option<Seat> {
    match number {
        0 => Some(Seat::FIRST),
        1 => Some(Seat::SECOND),
        _ => None,
    }
}

fn inconsistent(field: &'static str, detail: impl Into<Text>) -> Fault {
    Fault::inconsistent("THM-11", detail).at(field)
}
