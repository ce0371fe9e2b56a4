//! A literal transcription of the rules page, slow and plain: tests compare the fast rules with it, and benches measure
//! their speed against it.
//!
//! It shares nothing with the fast code but [`Setup`], which converts positions both ways. Cells are pairs of integers,
//! colours letters, tiles and moves text; everything is computed from the list of tiles on the board.

use std::collections::{BTreeMap, BTreeSet};

use super::{Form, Phase, PlacedTile, Setup};

/// An axial cell `(q, r)`.
pub type Place = (i64, i64);

/// The colours in the order of every score array.
const ORDER: [char; 6] = ['R', 'O', 'Y', 'G', 'B', 'P'];

/// Printed symbols.
const PRINTED: [(char, Place); 6] =
    [('R', (0, -5)), ('G', (5, -5)), ('B', (5, 0)), ('O', (0, 5)), ('Y', (-5, 5)), ('P', (-5, 0))];

const DIRECTIONS: [Place; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// A legal move with its gains.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct ReferenceMove {
    /// Notation.
    pub notation: String,
    /// Points that count, by colour.
    pub gain: [i64; 6],
    /// Bonus placements earned.
    pub bonus: i64,
}

/// A position of the reference game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reference {
    form: Form,
    to_move: usize,
    phase: Phase,
    bonus: i64,
    board: Vec<(String, [Place; 2])>,
    racks: Vec<Vec<String>>,
    scores: Vec<[i64; 6]>,
    placed: Vec<i64>,
}

impl Reference {
    /// Creates the position of a consistent setup.
    pub fn new(setup: &Setup) -> Reference {
        let name = |place: &Option<super::Tile>| match place {
            Some(tile) => tile.to_string(),
            None => "??".to_owned(),
        };
        Reference {
            form: setup.form,
            to_move: setup.to_move as usize,
            phase: setup.phase,
            bonus: setup.bonus,
            board: setup
                .board
                .iter()
                .map(|t| (t.tile.to_string(), t.cells.map(|[q, r]| (q, r))))
                .collect(),
            racks: setup.racks.iter().map(|rack| rack.iter().map(name).collect()).collect(),
            scores: setup.scores.clone(),
            placed: setup.placed.clone(),
        }
    }

    /// Returns the position as a setup, with lists in canonical order.
    pub fn to_setup(&self) -> Setup {
        let read = |text: &String| Setup::parse_place(text).ok().flatten();
        let mut board: Vec<(Place, PlacedTile)> = Vec::new();
        for (name, [a, b]) in &self.board {
            let (mut a, mut b) = (*a, *b);
            let double = name.chars().next() == name.chars().nth(1);
            if double && (b.1, b.0) < (a.1, a.0) {
                (a, b) = (b, a);
            }
            if let Some(tile) = read(name) {
                let cells = [[a.0, a.1], [b.0, b.1]];
                board.push(((a.1, a.0), PlacedTile { tile, cells }));
            }
        }
        board.sort_by_key(|&(first, _)| first);
        let in_order = |rack: &Vec<String>| {
            let mut rack = rack.clone();
            rack.sort_by_key(|tile| tile_rank(tile));
            rack.iter().map(read).collect()
        };
        Setup {
            form: self.form,
            seats: self.racks.len() as i64,
            to_move: self.to_move as i64,
            phase: self.phase,
            bonus: self.bonus,
            board: board.into_iter().map(|(_, tile)| tile).collect(),
            racks: self.racks.iter().map(in_order).collect(),
            scores: self.scores.clone(),
            placed: self.placed.clone(),
        }
    }

    /// True if the game is over.
    pub fn is_over(&self) -> bool {
        self.adjacent_empty_pairs().is_empty() || self.scores.iter().any(|s| self.wins_at_once(s))
    }

    /// Returns the seats that won; empty while the game is not over.
    pub fn winners(&self) -> Vec<usize> {
        if !self.is_over() {
            return Vec::new();
        }
        let strength = |seat: usize| -> Vec<i64> {
            let own = &self.scores[seat];
            if self.form == Form::Duel {
                let tokens = own.iter().filter(|&&peg| peg == 9).count() as i64;
                let side = own.iter().filter(|&&peg| peg > 0 && peg < 9).count() as i64;
                return vec![i64::from(tokens >= 4), tokens + side];
            }
            let mut own = own.to_vec();
            own.sort_unstable();
            own
        };
        let seats = 0..self.racks.len();
        let best = seats.clone().map(strength).max();
        seats.filter(|&seat| Some(strength(seat)) == best).collect()
    }

    /// Returns the legal moves, sorted by notation.
    pub fn moves(&self) -> Vec<ReferenceMove> {
        let mut moves = BTreeSet::new();
        let plain = |notation: &str| ReferenceMove {
            notation: notation.to_owned(),
            gain: [0; 6],
            bonus: 0,
        };
        match self.phase {
            _ if self.is_over() => {}
            Phase::Draw | Phase::Redraw => {}
            Phase::Exchange => moves.extend([plain("swap"), plain("keep")]),
            Phase::Place => {
                for tile in self.tiles_to_place() {
                    for (a, b) in self.adjacent_empty_pairs() {
                        if !self.first_turn_rule_allows(a, b) {
                            continue;
                        }
                        let canonical = self.placement(&tile, [a, b]);
                        let other = self.placement(&tile, [b, a]);
                        let double = tile.chars().next() == tile.chars().nth(1);
                        let same = (canonical.gain, canonical.bonus) == (other.gain, other.bonus);
                        moves.insert(canonical);
                        if !double || !same {
                            moves.insert(other);
                        }
                    }
                }
            }
        }
        moves.into_iter().collect()
    }

    /// Returns the position after a move in notation, which must be legal (or a possible draw).
    pub fn after(&self, notation: &str) -> Reference {
        let mut next = self.clone();
        match notation {
            "swap" => next.phase = Phase::Redraw,
            "keep" => next.go_on_after_exchange(),
            _ => match notation.strip_prefix('+') {
                Some(tiles) => {
                    if next.phase == Phase::Redraw {
                        next.racks[next.to_move].clear();
                    }
                    let tiles = tiles.split(',').map(str::to_owned);
                    next.racks[next.to_move].extend(tiles);
                    next.next_seat();
                }
                None => next.place(notation),
            },
        }
        next
    }

    /// Returns the number of unseen tiles of each kind; kinds without any are omitted.
    pub fn unseen(&self) -> BTreeMap<String, i64> {
        let mut left = BTreeMap::new();
        for (i, a) in ORDER.iter().enumerate() {
            for b in &ORDER[i..] {
                left.insert(format!("{a}{b}"), if a == b { 5 } else { 6 });
            }
        }
        let on_board = self.board.iter().map(|(tile, _)| tile);
        for tile in on_board.chain(self.racks.iter().flatten()) {
            if let Some(count) = left.get_mut(tile) {
                *count -= 1;
            }
        }
        left.retain(|_, count| *count > 0);
        left
    }

    /// Returns the number of tiles of a draw: those missing on the rack; after a swap the whole rack.
    pub fn short(&self) -> usize {
        let full = if self.form == Form::Solo { 1 } else { 6 };
        match self.phase {
            Phase::Redraw => full,
            _ => full - self.racks[self.to_move].len(),
        }
    }

    fn place(&mut self, notation: &str) {
        let numbers: Vec<i64> =
            notation[3..].split([',', '/']).filter_map(|n| n.parse().ok()).collect();
        let &[q, r, u, v] = numbers.as_slice() else {
            return;
        };
        let (tile, cells) = (notation[..2].to_owned(), [(q, r), (u, v)]);
        let earned = self.placement(&tile, cells);
        let seat = self.to_move;
        // A known tile is played before a `??`.
        let rack = &mut self.racks[seat];
        let from = rack.iter().position(|place| *place == tile);
        if let Some(i) = from.or_else(|| rack.iter().position(|place| place == "??")) {
            rack.remove(i);
        }
        for (c, points) in earned.gain.into_iter().enumerate() {
            self.scores[seat][c] += points;
            match self.form {
                Form::Team => self.scores[(seat + 2) % 4][c] += points,
                Form::Duel => self.scores[1 - seat][c] -= points,
                Form::Standard | Form::Solo => {}
            }
        }
        self.board.push((tile, cells));
        self.placed[seat] += 1;
        if self.is_over() {
            self.next_seat();
            return;
        }
        self.bonus = (0.max(self.bonus - 1) + earned.bonus).min(6);
        if self.bonus > 0 && !self.racks[seat].is_empty() {
            return;
        }
        self.bonus = 0;
        if self.exchange_permitted() {
            self.phase = Phase::Exchange;
        } else {
            self.go_on_after_exchange();
        }
    }

    fn go_on_after_exchange(&mut self) {
        let full = if self.form == Form::Solo { 1 } else { 6 };
        let hidden = self.racks.iter().flatten().filter(|t| *t == "??").count() as i64;
        let bag = self.unseen().values().sum::<i64>() - hidden;
        if self.racks[self.to_move].len() < full && bag > 0 {
            self.phase = Phase::Draw;
        } else {
            self.next_seat();
        }
    }

    fn next_seat(&mut self) {
        self.to_move = (self.to_move + 1) % self.racks.len();
        self.phase = Phase::Place;
        self.bonus = 0;
    }

    /// True if an exchange is permitted by ING-5 with ING-7, ING-8 and ING-9.
    fn exchange_permitted(&self) -> bool {
        let rack = &self.racks[self.to_move];
        if rack.is_empty() || self.form == Form::Solo {
            return false;
        }
        let own = &self.scores[self.to_move];
        let candidates: Vec<usize> = match self.form {
            Form::Duel => (0..6).filter(|&c| own[c] != 9 && own[c] != -9).collect(),
            _ => (0..6).collect(),
        };
        let Some(least) = candidates.iter().map(|&c| own[c]).min() else {
            return false;
        };
        let lowest: Vec<char> =
            candidates.into_iter().filter(|&c| own[c] == least).map(|c| ORDER[c]).collect();
        let shows_lowest = |tile: &str| tile.contains(lowest.as_slice());
        if rack.iter().any(|tile| shows_lowest(tile)) {
            return false;
        }
        let hidden = rack.iter().filter(|tile| *tile == "??").count() as i64;
        let unseen = self.unseen();
        let lacking = unseen.iter().filter(|(tile, _)| !shows_lowest(tile));
        lacking.map(|(_, count)| count).sum::<i64>() >= hidden
    }

    fn tiles_to_place(&self) -> BTreeSet<String> {
        let rack = &self.racks[self.to_move];
        let mut tiles: BTreeSet<String> = rack.iter().cloned().collect();
        if tiles.remove("??") {
            tiles.extend(self.unseen().into_keys());
        }
        tiles
    }

    fn radius(&self) -> i64 {
        match self.racks.len() {
            1 | 2 => 5,
            3 => 6,
            _ => 7,
        }
    }

    fn inside(&self, (q, r): Place) -> bool {
        [q, r, -q - r].into_iter().all(|x| x.abs() <= self.radius())
    }

    /// Returns the colours of all cells that show one.
    fn colours(&self) -> BTreeMap<Place, char> {
        let mut colours: BTreeMap<Place, char> =
            PRINTED.into_iter().map(|(c, at)| (at, c)).collect();
        for (tile, cells) in &self.board {
            colours.extend(cells.iter().copied().zip(tile.chars()));
        }
        colours
    }

    /// Returns the pairs of adjacent empty cells inside the boundary, the one with the smaller (r, q) first.
    fn adjacent_empty_pairs(&self) -> Vec<(Place, Place)> {
        let colours = self.colours();
        let empty = |cell: Place| self.inside(cell) && !colours.contains_key(&cell);
        let radius = self.radius();
        let mut pairs = Vec::new();
        for r in -radius..=radius {
            for q in -radius..=radius {
                for (dq, dr) in DIRECTIONS {
                    let (a, b) = ((q, r), (q + dq, r + dr));
                    if (a.1, a.0) < (b.1, b.0) && empty(a) && empty(b) {
                        pairs.push((a, b));
                    }
                }
            }
        }
        pairs
    }

    /// True if ING-2 permits a tile on these cells.
    fn first_turn_rule_allows(&self, a: Place, b: Place) -> bool {
        if self.placed[self.to_move] > 0 {
            return true;
        }
        let covered: BTreeSet<Place> = self.board.iter().flat_map(|(_, cells)| *cells).collect();
        let around = |(q, r): Place| DIRECTIONS.map(|(dq, dr)| (q + dq, r + dr));
        let open: Vec<Place> = PRINTED
            .into_iter()
            .map(|(_, at)| at)
            .filter(|&at| around(at).iter().all(|cell| !covered.contains(cell)))
            .collect();
        open.is_empty() || open.iter().any(|&at| around(at).contains(&a) || around(at).contains(&b))
    }

    /// Computes the gains of a placement: the half on the first cell is scored first.
    fn placement(&self, tile: &str, cells: [Place; 2]) -> ReferenceMove {
        let colours = self.colours();
        let mut own = self.scores[self.to_move];
        let (mut gain, mut bonus) = ([0; 6], 0);
        for (half, colour) in tile.chars().enumerate() {
            let (cell, partner) = (cells[half], cells[1 - half]);
            let mut points = 0;
            for (dq, dr) in DIRECTIONS {
                let mut at = (cell.0 + dq, cell.1 + dr);
                if at == partner {
                    continue;
                }
                while colours.get(&at) == Some(&colour) {
                    points += 1;
                    at = (at.0 + dq, at.1 + dr);
                }
            }
            let c = ORDER.iter().position(|&o| o == colour).unwrap_or(0);
            for _ in 0..points {
                // One point at a time, as a marker is moved.
                let (moved, earned, halt) = self.step(own[c]);
                gain[c] += moved - own[c];
                own[c] = moved;
                bonus += earned;
                if halt {
                    break;
                }
            }
        }
        let [(q, r), (u, v)] = cells;
        ReferenceMove { notation: format!("{tile}@{q},{r}/{u},{v}"), gain, bonus }
    }

    /// Moves a marker by one point. Returns its new place, the placements that this earns, and true if the rest of the
    /// half's score is lost.
    fn step(&self, at: i64) -> (i64, i64, bool) {
        match (self.form, at) {
            (Form::Standard, 18) | (Form::Solo | Form::Team, 36) | (Form::Duel, 9 | -9) => {
                (at, 0, true)
            }
            (Form::Standard, 17) => (18, 1, true),
            (Form::Solo, 17 | 35) => (at + 1, 0, true),
            (Form::Team, 17 | 35) => (at + 1, 1, true),
            (Form::Duel, 8) => (9, 1, true),
            _ => (at + 1, 0, false),
        }
    }

    fn wins_at_once(&self, own: &[i64; 6]) -> bool {
        match self.form {
            Form::Standard => own.iter().all(|&s| s == 18),
            Form::Solo | Form::Team => own.iter().all(|&s| s == 36),
            Form::Duel => own.iter().filter(|&&peg| peg == 9).count() >= 4,
        }
    }
}

/// Returns a tile's sort key in a rack.
fn tile_rank(tile: &str) -> Vec<usize> {
    tile.chars().map(|c| ORDER.iter().position(|&o| o == c).unwrap_or(6)).collect()
}
