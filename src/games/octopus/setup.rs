//! Positions as they are described, before it is known whether they are consistent.

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::{Cell, Direction, Hand, MAX_SCORE, Octopus, Tile};
use crate::game::{Fault, MAX_SEATS, PerSeat, Seat};

/// What a position key and the JSON form say. Lists may be in any order; integers are not checked yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Number of sets.
    pub sets: i64,
    /// Number of the seat to move.
    pub to_move: i64,
    /// The tiles on the board: x, y, tile.
    pub board: Vec<(i64, i64, Tile)>,
    /// The tiles in hand by seat.
    pub hands: Vec<Vec<Tile>>,
    /// The totals by seat.
    pub scores: Vec<i64>,
}

impl Setup {
    /// The position that is described.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] with `OCT-3` (coordinates), `OCT-6` (seat to move) or
    /// `OCT-7` (anything else); the path leads into the JSON form.
    pub fn position(&self) -> Result<Octopus, Fault> {
        let seats = self.hands.len();
        if seats == 0 || seats > MAX_SEATS {
            return Err(inconsistent(format!(
                "There are {seats} hands; a position has 1 to {MAX_SEATS} seats."
            ))
            .at("hands"));
        }
        let sets = match self.sets {
            1 => 1,
            2 => 2,
            other => {
                return Err(
                    inconsistent(format!("{other} sets cannot be in play; it is 1 or 2."))
                        .at("sets"),
                );
            }
        };
        let scores = self.checked_scores()?;
        let placed = self.checked_board()?;
        self.check_supply(sets)?;
        check_connected(&placed)?;
        let hands: PerSeat<Hand> = self
            .hands
            .iter()
            .map(|hand| hand.iter().copied().collect())
            .collect();
        let to_move = self.checked_to_move(&hands)?;
        Ok(Octopus::assemble(&placed, hands, scores, to_move, sets))
    }

    fn checked_scores(&self) -> Result<PerSeat<u32>, Fault> {
        let (scores, seats) = (self.scores.len(), self.hands.len());
        if scores != seats {
            return Err(inconsistent(format!(
                "There are {scores} scores for {seats} hands; each seat has one of both."
            ))
            .at("scores"));
        }
        let mut checked = PerSeat::new();
        for (seat, &score) in self.scores.iter().enumerate() {
            match u32::try_from(score) {
                Ok(score) if score <= MAX_SCORE => checked.push(score),
                _ => {
                    return Err(inconsistent(format!(
                        "A score of {score} cannot be; scores are 0 to {MAX_SCORE}."
                    ))
                    .at(seat)
                    .at("scores"));
                }
            }
        }
        Ok(checked)
    }

    fn checked_board(&self) -> Result<Vec<(Cell, Tile)>, Fault> {
        let mut cells = FxHashMap::with_capacity_and_hasher(self.board.len(), FxBuildHasher);
        let mut placed = Vec::with_capacity(self.board.len());
        for (i, &(x, y, tile)) in self.board.iter().enumerate() {
            let Some(cell) = Cell::new(x, y) else {
                let axis = if Cell::new(x, 0).is_none() { "x" } else { "y" };
                return Err(Fault::inconsistent(
                    "OCT-3",
                    format!("{tile} lies at {x},{y}; coordinates are -1000 to 1000."),
                )
                .at(axis)
                .at(i)
                .at("board"));
            };
            if let Some(other) = cells.insert(cell, tile) {
                return Err(inconsistent(format!(
                    "{other} and {tile} both lie at {x},{y}; a cell holds one tile."
                ))
                .at(i)
                .at("board"));
            }
            placed.push((cell, tile));
        }
        Ok(placed)
    }

    /// No tile more often on board and hands together than there are sets.
    fn check_supply(&self, sets: u8) -> Result<(), Fault> {
        let mut counts = [0; Tile::KINDS];
        let mut take = |tile: Tile| {
            counts[tile.index()] += 1;
            if counts[tile.index()] <= sets {
                return Ok(());
            }
            let most = if sets == 1 { "once" } else { "twice" };
            Err(inconsistent(format!(
                "{tile} occurs more than {most} on board and hands together, with sets = {sets}."
            )))
        };
        for (i, &(_, _, tile)) in self.board.iter().enumerate() {
            take(tile).map_err(|fault| fault.at("tile").at(i).at("board"))?;
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            for (i, &tile) in hand.iter().enumerate() {
                take(tile).map_err(|fault| fault.at(i).at(seat).at("hands"))?;
            }
        }
        Ok(())
    }

    fn checked_to_move(&self, hands: &[Hand]) -> Result<Seat, Fault> {
        let refuse = |detail: String| Err(Fault::inconsistent("OCT-6", detail).at("to_move"));
        let Some(seat) = usize::try_from(self.to_move)
            .ok()
            .filter(|&seat| seat < hands.len())
        else {
            return refuse(format!(
                "There is no seat {}; seats are 0 to {}.",
                self.to_move,
                hands.len() - 1
            ));
        };
        if hands[seat].is_empty() && hands.iter().any(|hand| !hand.is_empty()) {
            return refuse(format!(
                "Seat {seat} cannot be to move: its hand is empty, and others still have tiles."
            ));
        }
        Ok(Seat::new(seat))
    }
}

fn check_connected(placed: &[(Cell, Tile)]) -> Result<(), Fault> {
    let mut unreached = FxHashMap::with_capacity_and_hasher(placed.len(), FxBuildHasher);
    unreached.extend((0_usize..).zip(placed).map(|(i, &(cell, _))| (cell, i)));
    let mut frontier: Vec<Cell> = placed.iter().take(1).map(|&(cell, _)| cell).collect();
    for cell in &frontier {
        unreached.remove(cell);
    }
    while let Some(cell) = frontier.pop() {
        for direction in Direction::ORTHOGONAL {
            if let Some(next) = cell.step(direction)
                && unreached.remove(&next).is_some()
            {
                frontier.push(next);
            }
        }
    }
    match unreached.into_values().min() {
        None => Ok(()),
        Some(i) => {
            let (cell, tile) = placed[i];
            Err(inconsistent(format!(
                "{tile} at {},{} is not connected with {} through orthogonal neighbours.",
                cell.x, cell.y, placed[0].1
            ))
            .at(i)
            .at("board"))
        }
    }
}

fn inconsistent(detail: String) -> Fault {
    Fault::inconsistent("OCT-7", detail)
}

impl Octopus {
    /// The description of this position, lists in canonical order: the board by `y` descending, then `x`
    /// ascending, hands sorted.
    pub fn to_setup(&self) -> Setup {
        let mut board: Vec<(i64, i64, Tile)> = self
            .placed()
            .map(|(cell, tile)| (cell.x.into(), cell.y.into(), tile))
            .collect();
        board.sort_by_key(|&(x, y, _)| (-y, x));
        Setup {
            sets: self.sets.into(),
            to_move: self.to_move.index() as i64,
            board,
            hands: self
                .hands
                .iter()
                .map(|hand| hand.tiles().collect())
                .collect(),
            scores: self.scores.iter().map(|&score| score.into()).collect(),
        }
    }
}
