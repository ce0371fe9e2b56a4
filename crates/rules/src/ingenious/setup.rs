//! Positions as callers describe them, and the checks of their consistency (ING-13).

use tessera_messages::{Text, message};

use super::{COLOURS, Cell, Form, Ingenious, KINDS, Phase, Rack, Tile, printed};
use crate::game::{Fault, Seat};

/// A position as JSON and keys represent it: parsed, but not yet known to be consistent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The form of the game.
    pub form: Form,
    /// Number of seats.
    pub seats: i64,
    /// The seat that acts next.
    pub to_move: i64,
    /// The phase.
    pub phase: Phase,
    /// Bonus placements that are pending.
    pub bonus: i64,
    /// The tiles on the board, in any order.
    pub board: Vec<PlacedTile>,
    /// Each seat's rack in any order; `None` is a face-down place.
    pub racks: Vec<Vec<Option<Tile>>>,
    /// Each seat's scores by colour.
    pub scores: Vec<[i64; COLOURS]>,
    /// Number of tiles that each seat has placed.
    pub placed: Vec<i64>,
}

/// A tile on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedTile {
    /// Its kind.
    pub tile: Tile,
    /// The `[q, r]` of its halves, in the tile's written order.
    pub cells: [[i64; 2]; 2],
}

impl Setup {
    /// Returns the position, if it is consistent.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] with the broken ruling; the path leads into the JSON form.
    pub fn build(&self) -> Result<Ingenious, Fault> {
        let seats = self.seats()?;
        let mut position = Ingenious::bare(self.form, seats);
        let to_move = usize::try_from(self.to_move).ok().filter(|&s| s < seats);
        let Some(to_move) = to_move else {
            let detail =
                message!("refusal-ingenious-no-seat", seat = &self.to_move, count = &seats);
            return Err(Fault::inconsistent("ING-13", detail).at("to_move"));
        };
        position.due.to_move = to_move as u8;
        self.put_board(&mut position)?;
        self.put_racks(&mut position)?;
        self.check_tiles()?;
        self.put_placed(&mut position)?;
        self.put_scores(&mut position)?;
        position.derive();
        self.put_phase(&mut position)?;
        self.check_rack_sizes(&position)?;
        Ok(position)
    }

    fn seats(&self) -> Result<usize, Fault> {
        let fit = |count: usize| self.form.seats().contains(&count);
        let seats = usize::try_from(self.seats).ok().filter(|&n| fit(n));
        let Some(seats) = seats else {
            let range = self.form.seats();
            let wanted = if range.start() == range.end() {
                Text::from(range.start())
            } else {
                message!("number-range", least = &range.start(), most = &range.end())
            };
            let (form, seats) = (self.form.name(), self.seats);
            let detail =
                message!("refusal-ingenious-seats", ids = &form, range = wanted, count = &seats);
            return Err(Fault::inconsistent("ING-13", detail).at("racks"));
        };
        let lists = [
            ("racks", self.racks.len()),
            ("scores", self.scores.len()),
            ("placed", self.placed.len()),
        ];
        for (field, len) in lists {
            if len != seats {
                let detail = message!(
                    "refusal-ingenious-entries",
                    ids = &field,
                    seats = &seats,
                    entries = &len
                );
                return Err(Fault::inconsistent("ING-13", detail).at(field));
            }
        }
        Ok(seats)
    }

    fn put_board(&self, position: &mut Ingenious) -> Result<(), Fault> {
        for (i, placed) in self.board.iter().enumerate() {
            let at = |fault: Fault| fault.at(i).at("board");
            let mut cells = [Cell(0); 2];
            for (half, [q, r]) in placed.cells.into_iter().enumerate() {
                let cell =
                    free_cell(position, q, r).map_err(|fault| at(fault.at(half).at("cells")))?;
                cells[half] = cell;
            }
            if cells[0].direction_to(cells[1]).is_none() {
                let [[q, r], [u, v]] = placed.cells;
                let detail = message!(
                    "refusal-ingenious-cells-adjacent",
                    cell = &format!("{q},{r}"),
                    other = &format!("{u},{v}")
                );
                return Err(at(Fault::inconsistent("ING-13", detail).at("cells")));
            }
            position.put_tile(placed.tile, cells);
        }
        Ok(())
    }

    fn put_racks(&self, position: &mut Ingenious) -> Result<(), Fault> {
        let size = self.form.rack_size();
        for (seat, places) in self.racks.iter().enumerate() {
            let rack = Rack::new(places.iter().copied()).filter(|rack| rack.len() <= size);
            let Some(rack) = rack else {
                let len = places.len();
                let detail = message!("refusal-ingenious-rack", count = &len, most = &size);
                return Err(Fault::inconsistent("ING-13", detail).at(seat).at("racks"));
            };
            position.racks[seat] = rack;
        }
        Ok(())
    }

    /// Checks that no kind occurs more often than in the box. The face-down places always find a tile: board and racks
    /// of every form hold fewer than 120.
    fn check_tiles(&self) -> Result<(), Fault> {
        let mut left: [u8; KINDS] = std::array::from_fn(|kind| Tile(kind as u8).copies());
        let mut take = |tile: Tile| {
            let left = &mut left[tile.index()];
            *left = left.checked_sub(1).ok_or_else(|| {
                let copies = tile.copies();
                let detail = message!("refusal-ingenious-copies", most = &copies, tile = &tile);
                Fault::inconsistent("ING-13", detail)
            })?;
            Ok(())
        };
        for (i, placed) in self.board.iter().enumerate() {
            take(placed.tile).map_err(|fault: Fault| fault.at("tile").at(i).at("board"))?;
        }
        for (seat, rack) in self.racks.iter().enumerate() {
            for (i, tile) in rack.iter().enumerate() {
                if let Some(tile) = tile {
                    take(*tile).map_err(|fault| fault.at(i).at(seat).at("racks"))?;
                }
            }
        }
        Ok(())
    }

    fn put_placed(&self, position: &mut Ingenious) -> Result<(), Fault> {
        let most = self.board.len() as i64;
        for (seat, &count) in self.placed.iter().enumerate() {
            if !(0..=most).contains(&count) {
                let detail = message!(
                    "refusal-ingenious-seat-placed",
                    seat = &seat,
                    count = &count,
                    most = &most
                );
                return Err(Fault::inconsistent("ING-13", detail).at(seat).at("placed"));
            }
            position.placed[seat] = count as u8;
        }
        let sum: i64 = self.placed.iter().sum();
        if sum != most {
            let detail = message!("refusal-ingenious-sum-placed", count = &sum, most = &most);
            return Err(Fault::inconsistent("ING-13", detail).at("placed"));
        }
        Ok(())
    }

    fn put_scores(&self, position: &mut Ingenious) -> Result<(), Fault> {
        let track = self.form.track();
        for (seat, scores) in self.scores.iter().enumerate() {
            for (colour, &score) in scores.iter().enumerate() {
                let inside = i8::try_from(score).ok().filter(|s| track.contains(s));
                let Some(score) = inside else {
                    let (low, high) = (track.start(), track.end());
                    let detail = message!(
                        "refusal-ingenious-score",
                        score = &score,
                        least = &low,
                        most = &high
                    );
                    let fault = Fault::inconsistent("ING-13", detail);
                    return Err(fault.at(colour).at(seat).at("scores"));
                };
                position.scores[seat][colour] = score;
            }
        }
        let scores = &position.scores;
        match self.form {
            Form::Standard | Form::Solo => {}
            Form::Team => {
                for seat in 2..4 {
                    if scores[seat] != scores[seat - 2] {
                        let partner = seat - 2;
                        let detail =
                            message!("refusal-ingenious-partners", seat = &partner, other = &seat);
                        return Err(Fault::inconsistent("ING-8", detail).at(seat).at("scores"));
                    }
                }
            }
            Form::Duel => {
                if scores[1] != scores[0].map(|score| -score) {
                    let detail = message!("refusal-ingenious-pegs");
                    return Err(Fault::inconsistent("ING-9", detail).at(1).at("scores"));
                }
            }
        }
        Ok(())
    }

    fn put_phase(&self, position: &mut Ingenious) -> Result<(), Fault> {
        let bonus = u8::try_from(self.bonus).ok();
        let Some(bonus) = bonus.filter(|&bonus| bonus <= super::rules::MAX_BONUS) else {
            let detail = message!("refusal-ingenious-bonus", count = &self.bonus);
            return Err(Fault::inconsistent("ING-13", detail).at("bonus"));
        };
        if bonus > 0 && (self.phase != Phase::Place || self.form == Form::Solo) {
            let detail = message!("refusal-ingenious-bonus-phase");
            return Err(Fault::inconsistent("ING-3", detail).at("bonus"));
        }
        position.due.bonus = bonus;
        position.due.phase = self.phase;
        let seat = usize::from(position.due.to_move);
        match self.phase {
            Phase::Place => {}
            Phase::Exchange | Phase::Redraw => {
                if !position.may_exchange() {
                    let detail = message!("refusal-ingenious-exchange", seat = &seat);
                    return Err(Fault::inconsistent("ING-5", detail).at("phase"));
                }
            }
            Phase::Draw => {
                if position.racks[seat].len() == self.form.rack_size() {
                    let detail = message!("refusal-ingenious-full", seat = &seat);
                    return Err(Fault::inconsistent("ING-13", detail).at("phase"));
                }
            }
        }
        Ok(())
    }

    fn check_rack_sizes(&self, position: &Ingenious) -> Result<(), Fault> {
        if position.due.over {
            return Ok(());
        }
        for seat in 0..self.racks.len() {
            let refilled = self.phase == Phase::Draw && seat == usize::from(position.due.to_move);
            if position.racks[seat].is_empty() && !refilled {
                let detail = message!("refusal-ingenious-no-tile-seat", seat = &seat);
                return Err(Fault::inconsistent("ING-13", detail).at(seat).at("racks"));
            }
        }
        Ok(())
    }
}

impl Ingenious {
    /// Returns the position as callers describe it, with lists in canonical order.
    pub fn to_setup(&self) -> Setup {
        let seats = usize::from(self.seats);
        let coordinates = |cell: Cell| [i64::from(cell.q()), i64::from(cell.r())];
        Setup {
            form: self.form,
            seats: seats as i64,
            to_move: i64::from(self.due.to_move),
            phase: self.due.phase,
            bonus: i64::from(self.due.bonus),
            board: self
                .tiles()
                .map(|(tile, cells)| PlacedTile { tile, cells: cells.map(coordinates) })
                .collect(),
            racks: (0..seats).map(|seat| self.rack(Seat::new(seat)).places().collect()).collect(),
            scores: self.scores[..seats].iter().map(|scores| scores.map(i64::from)).collect(),
            placed: self.placed[..seats].iter().map(|&n| i64::from(n)).collect(),
        }
    }

    /// Returns the cell with these coordinates, unless it is outside the boundary, has a printed symbol or holds a
    /// tile.
    pub(super) fn free_cell(&self, q: i64, r: i64) -> Result<Cell, Text> {
        let radius = self.form.radius(usize::from(self.seats));
        let Some(cell) = Cell::at(q, r).filter(|cell| cell.radius() <= radius) else {
            return Err(message!(
                "refusal-ingenious-outside",
                cell = &format!("{q},{r}"),
                radius = &radius
            ));
        };
        if let Some(colour) = printed(cell) {
            return Err(message!(
                "refusal-ingenious-printed",
                colour = colour.text(),
                cell = &format!("{q},{r}")
            ));
        }
        if self.colour(cell).is_some() {
            return Err(message!("refusal-ingenious-taken", cell = &format!("{q},{r}")));
        }
        Ok(cell)
    }
}

fn free_cell(position: &Ingenious, q: i64, r: i64) -> Result<Cell, Fault> {
    position.free_cell(q, r).map_err(|detail| Fault::inconsistent("ING-13", detail))
}
