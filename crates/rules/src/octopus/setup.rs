//! Descriptions of positions, before their consistency is checked.

use tessera_messages::{Text, message};

use super::{Cell, Hand, LIMIT, MAX_SCORE, Octopus, Tile};
use crate::game::{Fault, MAX_SEATS, PerSeat, Seat};

/// The content of a position key or the JSON form. Lists may be in any order; integers are not checked yet.
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
    /// Returns the described position.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] with `OCT-3` (coordinates), `OCT-6` (seat to move) or `OCT-7` (anything
    /// else); the path leads into the JSON form.
    pub fn position(&self) -> Result<Octopus, Fault> {
        let seats = self.hands.len();
        if seats == 0 || seats > MAX_SEATS {
            return Err(inconsistent(message!(
                "refusal-octopus-hands",
                count = &seats,
                most = &MAX_SEATS
            ))
            .at("hands"));
        }
        let sets = match self.sets {
            1 => 1,
            2 => 2,
            other => {
                return Err(
                    inconsistent(message!("refusal-octopus-set-count", count = &other)).at("sets")
                );
            }
        };
        let scores = self.checked_scores()?;
        let placed = self.checked_board()?;
        let by_row = one_a_cell(&placed)?;
        self.check_supply(sets)?;
        check_connected(&placed, &by_row)?;
        let hands: PerSeat<Hand> =
            self.hands.iter().map(|hand| hand.iter().copied().collect()).collect();
        let to_move = self.checked_to_move(&hands)?;
        Ok(Octopus::assemble(&placed, hands, scores, to_move, sets))
    }

    fn checked_scores(&self) -> Result<PerSeat<u32>, Fault> {
        let (scores, seats) = (self.scores.len(), self.hands.len());
        if scores != seats {
            return Err(inconsistent(message!(
                "refusal-octopus-scores",
                scores = &scores,
                hands = &seats
            ))
            .at("scores"));
        }
        let mut checked = PerSeat::new();
        for (seat, &score) in self.scores.iter().enumerate() {
            match u32::try_from(score) {
                Ok(score) if score <= MAX_SCORE => checked.push(score),
                _ => {
                    return Err(inconsistent(message!(
                        "refusal-octopus-score",
                        most = &MAX_SCORE,
                        score = &score
                    ))
                    .at(seat)
                    .at("scores"));
                }
            }
        }
        Ok(checked)
    }

    fn checked_board(&self) -> Result<Vec<(Cell, Tile)>, Fault> {
        let mut placed: Vec<(Cell, Tile)> = Vec::with_capacity(self.board.len());
        for (i, &(x, y, tile)) in self.board.iter().enumerate() {
            let Some(cell) = Cell::new(x, y) else {
                let axis = if Cell::new(x, 0).is_none() { "x" } else { "y" };
                return Err(Fault::inconsistent(
                    "OCT-3",
                    message!(
                        "refusal-octopus-coordinates",
                        tile = &tile,
                        cell = &format!("{},{}", Text::from(x), Text::from(y)),
                        range = coordinates()
                    ),
                )
                .at(axis)
                .at(i)
                .at("board"));
            };
            placed.push((cell, tile));
        }
        Ok(placed)
    }

    /// Checks that no tile occurs more often on board and in hands together than there are sets.
    fn check_supply(&self, sets: u8) -> Result<(), Fault> {
        let mut counts = [0; Tile::KINDS];
        let mut take = |tile: Tile| {
            counts[tile.index()] += 1;
            if counts[tile.index()] <= sets {
                return Ok(());
            }
            let most = match sets {
                1 => message!("refusal-once"),
                _ => message!("refusal-twice"),
            };
            Err(inconsistent(message!(
                "refusal-octopus-too-often",
                tile = &tile,
                most = most,
                ids = &format!("sets = {sets}")
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
        let refuse = |detail: Text| Err(Fault::inconsistent("OCT-6", detail).at("to_move"));
        let Some(seat) = usize::try_from(self.to_move).ok().filter(|&seat| seat < hands.len())
        else {
            return refuse(message!(
                "refusal-octopus-no-seat",
                seat = &self.to_move,
                last = &(hands.len() - 1)
            ));
        };
        if hands[seat].is_empty() && hands.iter().any(|hand| !hand.is_empty()) {
            return refuse(message!("refusal-octopus-empty-hand", seat = &seat));
        }
        Ok(Seat::new(seat))
    }
}

/// Returns the cells with their places in the list, by `y` descending, then `x`, as in a canonical key. Refuses two
/// tiles on one cell.
fn one_a_cell(placed: &[(Cell, Tile)]) -> Result<Vec<(Cell, usize)>, Fault> {
    let mut by_row: Vec<(Cell, usize)> = placed.iter().map(|&(cell, _)| cell).zip(0..).collect();
    // One number with the order of (-y, x, i).
    let rank = |v: i16| (i32::from(v) + i32::from(LIMIT)) as u64;
    by_row.sort_unstable_by_key(|&(Cell { x, y }, i)| rank(-y) << 48 | rank(x) << 32 | i as u64);
    let twice = by_row.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    if let Some((first, second)) = twice.map(|pair| (pair[0].1, pair[1].1)).min_by_key(|p| p.1) {
        let ((Cell { x, y }, tile), (_, other)) = (placed[second], placed[first]);
        return Err(inconsistent(message!(
            "refusal-octopus-both",
            tile = &other,
            other = &tile,
            cell = &format!("{x},{y}")
        ))
        .at(second)
        .at("board"));
    }
    Ok(by_row)
}

fn check_connected(placed: &[(Cell, Tile)], by_row: &[(Cell, usize)]) -> Result<(), Fault> {
    let mut regions = Regions((0..placed.len()).collect());
    // One iterator goes through the cells row by row, the other stays on the cells just below.
    let mut below = by_row.iter().peekable();
    for (at, &(Cell { x, y }, i)) in by_row.iter().enumerate() {
        if let Some(&(west, j)) = at.checked_sub(1).map(|before| &by_row[before])
            && (west.x + 1, west.y) == (x, y)
        {
            regions.join(i, j);
        }
        while below.next_if(|(cell, _)| (-cell.y, cell.x) < (1 - y, x)).is_some() {}
        if let Some((_, j)) = below.next_if(|&&(cell, _)| (cell.x, cell.y) == (x, y - 1)) {
            regions.join(i, *j);
        }
    }
    match (1..placed.len()).find(|&i| regions.of(i) != regions.of(0)) {
        None => Ok(()),
        Some(i) => {
            let (cell, tile) = placed[i];
            Err(inconsistent(message!(
                "refusal-octopus-apart",
                tile = &tile,
                cell = &format!("{},{}", cell.x, cell.y),
                other = &placed[0].1
            ))
            .at(i)
            .at("board"))
        }
    }
}

/// Sets of connected tiles: each tile links to another of its set, one tile of each set to itself (Galler and Fischer
/// 1964).
struct Regions(Vec<usize>);

impl Regions {
    fn of(&mut self, mut i: usize) -> usize {
        while self.0[i] != i {
            // Path halving: every second link is shortened on the way.
            self.0[i] = self.0[self.0[i]];
            i = self.0[i];
        }
        i
    }

    fn join(&mut self, i: usize, j: usize) {
        let (i, j) = (self.of(i), self.of(j));
        self.0[i] = j;
    }
}

fn inconsistent(detail: Text) -> Fault {
    Fault::inconsistent("OCT-7", detail)
}

/// The range of coordinates.
pub(super) fn coordinates() -> Text {
    message!("number-range", least = "-1000", most = "1000")
}

impl Octopus {
    /// Returns the description of this position, with lists in canonical order: the board by `y` descending, then `x`
    /// ascending, hands sorted.
    pub fn to_setup(&self) -> Setup {
        let board = self.placed_from_north().into_iter();
        Setup {
            sets: self.sets.into(),
            to_move: self.to_move.index() as i64,
            board: board.map(|(cell, tile)| (cell.x.into(), cell.y.into(), tile)).collect(),
            hands: self.hands.iter().map(|hand| hand.tiles().collect()).collect(),
            scores: self.scores.iter().map(|&score| score.into()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::random::{below, seeded};
    use crate::octopus::Direction;

    /// Returns the refusal of these cells, found by comparing all with all.
    fn naively(placed: &[(Cell, Tile)]) -> Option<String> {
        let cells: Vec<Cell> = placed.iter().map(|&(cell, _)| cell).collect();
        if let Some(i) = (0..cells.len()).find(|&i| cells[..i].contains(&cells[i])) {
            return Some(format!("/board/{i}"));
        }
        let mut reached: Vec<Cell> = cells.iter().take(1).copied().collect();
        let mut next = 0;
        while let Some(&cell) = reached.get(next) {
            let beside = Direction::ORTHOGONAL.map(|direction| cell.step(direction));
            for cell in beside.into_iter().flatten() {
                if cells.contains(&cell) && !reached.contains(&cell) {
                    reached.push(cell);
                }
            }
            next += 1;
        }
        let apart = cells.iter().position(|cell| !reached.contains(cell));
        apart.map(|i| format!("/board/{i}"))
    }

    #[test]
    fn cells_are_judged_as_one_by_one() {
        let mut refused = [0; 2];
        for seed in 0..4000_u64 {
            let mut rng = seeded(seed);
            let (side, count) = (2 + below(&mut rng, 4), below(&mut rng, 14));
            // Near a corner of the table, so that limits are reached too.
            let (x, y) = [(0_i64, 0_i64), (1000, 1000), (-1000, 997)][seed as usize % 3];
            let mut cell = || {
                let (dx, dy) = (below(&mut rng, side), below(&mut rng, side));
                Cell::new(x - x.signum() * i64::from(dx), y - i64::from(dy)).unwrap()
            };
            let placed: Vec<(Cell, Tile)> =
                (0..count).map(|i| (cell(), Tile::from_index(i as usize))).collect();
            let found =
                one_a_cell(&placed).and_then(|by_row| check_connected(&placed, &by_row)).err();
            let naive = naively(&placed);
            refused[usize::from(naive.is_some())] += 1;
            assert_eq!(found.map(|fault| fault.pointer()), naive, "{placed:?}");
        }
        assert!(refused.into_iter().min() > Some(300), "{refused:?}");
    }
}
