//! Moves and their effects.

use arrayvec::ArrayVec;

use super::board::{CellSet, Pairs};
use super::{
    COLOURS, Cell, Colour, Direction, EMPTY, Form, Ingenious, Move, OFF, Phase, Rack, SYMBOLS, Tile,
};

/// Gains of a placement (ING-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Earned {
    /// Points that count on the tracks, by colour.
    pub gain: [i8; COLOURS],
    /// Bonus placements, including the lapsing ones.
    pub bonus: u8,
}

/// The cells in one direction from a half that score for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Run {
    /// The direction, seen from the half.
    pub direction: Direction,
    /// The cells, the neighbour first; a point each.
    pub cells: Vec<Cell>,
}

/// Most pairs of adjacent free cells: on the empty board for four seats.
pub(super) const MAX_PAIRS: usize = 426;

/// Most bonus placements that can be pending (ING-3).
pub(super) const MAX_BONUS: u8 = 6;

impl Ingenious {
    /// Returns the pairs of adjacent cells on which the seat to move may place a tile: adjacent empty cells, and while
    /// ING-2 binds the seat only those next to a printed symbol without an adjacent tile.
    pub fn legal_pairs(&self) -> Pairs {
        let pairs = Pairs::within(&self.empty);
        if self.placed[self.mover()] == 0 {
            let near = self.next_to_open_symbols();
            if !near.is_empty() {
                return pairs.touching(&near);
            }
        }
        pairs
    }

    /// Returns the kinds of tiles that the seat to move may place: those known on its rack, and with a face-down place
    /// all unseen kinds too (ING-11).
    pub fn playable(&self) -> impl Iterator<Item = Tile> {
        let rack = self.racks[self.mover()];
        let mut kinds = rack.kinds();
        if rack.has_face_down() {
            for tile in Tile::all().filter(|tile| self.unseen[tile.index()] > 0) {
                kinds |= 1 << tile.index();
            }
        }
        Tile::of_set(kinds)
    }

    /// Returns the points that a half of the colour would score on an empty cell, before the limit of the track. For a
    /// tile it is the same: the other half's cell is empty when both are looked up.
    #[inline]
    pub fn points(&self, colour: Colour, cell: Cell) -> i8 {
        self.points[cell.0 as usize][colour as usize] as i8
    }

    /// Returns [`Ingenious::points`] for all six colours; the last two entries are 0.
    #[inline]
    pub fn points_by_colour(&self, cell: Cell) -> &[u8; 8] {
        &self.points[cell.0 as usize]
    }

    /// Returns the empty cells, ascending.
    #[inline]
    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> {
        self.empty.iter().map(Cell)
    }

    /// Returns the gains of the seat to move for placing a tile, the first cell's half scored first.
    #[inline]
    pub fn earned(&self, tile: Tile, cells: [Cell; 2]) -> Earned {
        let before = &self.scores[self.mover()];
        let (after, bonus) = self.advanced(tile, cells);
        Earned { gain: std::array::from_fn(|c| after[c] - before[c]), bonus }
    }

    /// Returns the scores of the seat to move after a placement, and the bonuses that it earns.
    #[inline]
    pub(super) fn advanced(&self, tile: Tile, cells: [Cell; 2]) -> ([i8; COLOURS], u8) {
        let mut scores = self.scores[self.mover()];
        let mut bonus = 0;
        for (colour, cell) in tile.halves().into_iter().zip(cells) {
            let from = scores[colour as usize];
            let to = self.form.advance(from, self.points(colour, cell));
            scores[colour as usize] = to;
            bonus += u8::from(self.form.earns(from, to));
        }
        (scores, bonus)
    }

    /// True if the two orders of a double's halves earn different points (ING-10).
    #[inline]
    pub fn order_matters(&self, tile: Tile, cells: [Cell; 2]) -> bool {
        // Only a stop on the way can make a difference, and only a double has both halves on one track.
        tile.is_double()
            && matches!(self.form, Form::Solo | Form::Team)
            && self.advanced(tile, cells) != self.advanced(tile, [cells[1], cells[0]])
    }

    /// Returns the cells that score for a half of the colour on an empty cell, by direction; `partner` is the cell of
    /// the other half.
    pub fn runs(&self, colour: Colour, cell: Cell, partner: Cell) -> Vec<Run> {
        let mut runs = Vec::new();
        for direction in Direction::ALL {
            let mut cells = Vec::new();
            let mut index = direction.step(cell.0);
            while self.colours[index as usize] == colour as u8 && index != partner.0 {
                cells.push(Cell(index));
                index = direction.step(index);
            }
            if !cells.is_empty() {
                runs.push(Run { direction, cells });
            }
        }
        runs
    }

    /// True if the seat to move may exchange its rack (ING-5).
    pub fn may_exchange(&self) -> bool {
        let rack = &self.racks[self.mover()];
        if rack.is_empty() || self.form == Form::Solo {
            return false;
        }
        let lowest = self.lowest_colours(self.mover());
        if lowest == 0 || rack.known().any(|tile| tile.colour_set() & lowest != 0) {
            return false;
        }
        let face_down = rack.face_down();
        face_down == 0 || {
            let lacking = Tile::all()
                .filter(|tile| tile.colour_set() & lowest == 0)
                .map(|tile| usize::from(self.unseen[tile.index()]))
                .sum::<usize>();
            lacking >= face_down
        }
    }

    /// Returns the lowest colours of a seat, as a set; in a duel among the pegs not taken (ING-9), which may be none.
    pub(super) fn lowest_colours(&self, seat: usize) -> u8 {
        let scores = &self.scores[seat];
        let open = |score: i8| self.form != Form::Duel || score.abs() < 9;
        let Some(least) = scores.iter().copied().filter(|&score| open(score)).min() else {
            return 0;
        };
        (0..COLOURS).filter(|&c| scores[c] == least).fold(0, |set, c| set | 1 << c)
    }

    /// Returns the number of tiles of the draw that is due; 0 if none is due.
    pub fn draw_count(&self) -> usize {
        let wanted = match self.due.phase {
            _ if self.due.over => 0,
            Phase::Place | Phase::Exchange => 0,
            Phase::Draw => self.form.rack_size() - self.racks[self.mover()].len(),
            Phase::Redraw => Rack::SIZE,
        };
        wanted.min(usize::from(self.bag()))
    }

    /// True if tiles may be drawn face down in the draw that is due: to a rack that is empty or has face-down tiles,
    /// never in solo (ING-11).
    pub fn may_draw_face_down(&self) -> bool {
        let rack = &self.racks[self.mover()];
        self.form != Form::Solo && (rack.is_empty() || rack.has_face_down())
    }

    /// Appends the legal moves.
    pub(super) fn list(&self, out: &mut Vec<Move>) {
        match self.due.phase {
            _ if self.due.over => {}
            Phase::Exchange => out.extend([Move::Swap, Move::Keep]),
            Phase::Draw | Phase::Redraw => {}
            Phase::Place => {
                let pairs: ArrayVec<[Cell; 2], MAX_PAIRS> = self.legal_pairs().iter().collect();
                for tile in self.playable() {
                    let both = !tile.is_double();
                    out.reserve(2 * pairs.len());
                    for &cells in &pairs {
                        out.push(Move::Place { tile, cells });
                        if both || self.order_matters(tile, cells) {
                            let cells = [cells[1], cells[0]];
                            out.push(Move::Place { tile, cells });
                        }
                    }
                }
            }
        }
    }

    /// Counts the moves of [`Ingenious::list`].
    pub(super) fn count(&self) -> u64 {
        match self.due.phase {
            _ if self.due.over => 0,
            Phase::Exchange => 2,
            Phase::Draw | Phase::Redraw => 0,
            Phase::Place => {
                let pairs = self.legal_pairs();
                let both_orders = 2 * pairs.len() as u64;
                self.playable()
                    .map(|tile| {
                        let order_tells = matches!(self.form, Form::Solo | Form::Team);
                        match (tile.is_double(), order_tells) {
                            (false, _) => both_orders,
                            (true, false) => both_orders / 2,
                            (true, true) => {
                                let differs = |&cells: &[Cell; 2]| self.order_matters(tile, cells);
                                both_orders / 2 + pairs.iter().filter(differs).count() as u64
                            }
                        }
                    })
                    .sum()
            }
        }
    }

    /// Places a tile: scores it, and determines the next phase (ING-3).
    #[inline]
    pub(super) fn place(&mut self, tile: Tile, cells: [Cell; 2]) {
        let seat = self.mover();
        if !self.racks[seat].remove(Some(tile)) {
            self.racks[seat].remove(None);
            self.face_down -= 1;
            self.see(tile);
        }
        let (scores, earned) = self.advanced(tile, cells);
        self.set_scores(seat, scores);
        self.put_tile(tile, cells);
        self.placed[seat] += 1;
        if self.is_instant_win(seat) || !self.empty.has_neighbours() {
            self.pass();
            self.due.over = true;
            return;
        }
        let bonus = (self.due.bonus.saturating_sub(1) + earned).min(MAX_BONUS);
        if bonus > 0 && !self.racks[seat].is_empty() {
            self.due.bonus = bonus;
            return;
        }
        self.due.bonus = 0;
        if self.may_exchange() {
            self.due.phase = Phase::Exchange;
        } else {
            self.refill_or_pass();
        }
    }

    /// Takes back a placement; `due` is already restored.
    pub(super) fn unplace(
        &mut self,
        tile: Tile,
        cells: [Cell; 2],
        rack: &Rack,
        scores: [i8; COLOURS],
    ) {
        let seat = self.mover();
        self.placed[seat] -= 1;
        self.take_tile(tile, cells);
        self.set_scores(seat, scores);
        if !rack.contains(tile) {
            self.face_down += 1;
            self.unsee(tile);
        }
        self.racks[seat] = *rack;
    }

    /// Continues with the draw, or with the next seat if no draw is due.
    #[inline]
    pub(super) fn refill_or_pass(&mut self) {
        let short = self.racks[self.mover()].len() < self.form.rack_size();
        if short && self.bag() > 0 {
            self.due.phase = Phase::Draw;
        } else {
            self.pass();
        }
    }

    /// Puts drawn tiles on the rack, in `redraw` replacing those set aside; the next seat is due.
    #[inline]
    pub(super) fn draw(&mut self, drawn: &Rack) {
        let seat = self.mover();
        if self.due.phase == Phase::Redraw {
            let aside = std::mem::replace(&mut self.racks[seat], Rack::EMPTY);
            self.return_to_bag(&aside);
        }
        for place in drawn.places() {
            self.racks[seat].insert(place);
            match place {
                Some(tile) => self.see(tile),
                None => self.face_down += 1,
            }
        }
        self.pass();
    }

    /// Takes back a draw; `due` is already restored.
    pub(super) fn undraw(&mut self, drawn: &Rack, before: Rack) {
        self.return_to_bag(drawn);
        if self.due.phase == Phase::Redraw {
            before.known().for_each(|tile| self.see(tile));
            self.face_down += before.face_down() as u8;
        }
        self.racks[self.mover()] = before;
    }

    /// True if the seat wins at once (ING-6, ING-8, ING-9), or ends a solo game (ING-7).
    #[inline]
    pub(super) fn is_instant_win(&self, seat: usize) -> bool {
        let end = *self.form.track().end();
        let full = self.scores[seat].iter().filter(|&&s| s == end).count();
        full >= if self.form == Form::Duel { 4 } else { COLOURS }
    }

    /// Sets a seat's scores, and the scores of other seats that follow from them.
    #[inline]
    fn set_scores(&mut self, seat: usize, scores: [i8; COLOURS]) {
        self.scores[seat] = scores;
        match self.form {
            Form::Standard | Form::Solo => {}
            Form::Team => self.scores[seat ^ 2] = scores,
            Form::Duel => self.scores[seat ^ 1] = scores.map(|score| -score),
        }
    }

    /// Passes the turn to the next seat, which is due to place.
    #[inline]
    fn pass(&mut self) {
        let next = self.due.to_move + 1;
        self.due.to_move = if next == self.seats { 0 } else { next };
        self.due.phase = Phase::Place;
        self.due.bonus = 0;
    }

    #[inline]
    fn see(&mut self, tile: Tile) {
        self.unseen[tile.index()] -= 1;
        self.unseen_total -= 1;
    }

    #[inline]
    fn unsee(&mut self, tile: Tile) {
        self.unseen[tile.index()] += 1;
        self.unseen_total += 1;
    }

    fn return_to_bag(&mut self, tiles: &Rack) {
        tiles.known().for_each(|tile| self.unsee(tile));
        self.face_down -= tiles.face_down() as u8;
    }

    /// Returns the empty cells next to a printed symbol without an adjacent tile.
    fn next_to_open_symbols(&self) -> CellSet {
        let mut near = CellSet::EMPTY;
        for symbol in SYMBOLS {
            let around = Direction::ALL.map(|direction| direction.step(symbol.0));
            // Symbols are not adjacent to each other, so a cell that is neither empty nor outside is a tile.
            let open =
                around.iter().all(|&cell| matches!(self.colours[cell as usize], EMPTY | OFF));
            if open {
                around
                    .into_iter()
                    .filter(|&cell| self.colours[cell as usize] == EMPTY)
                    .for_each(|cell| near.insert(cell));
            }
        }
        near
    }
}
