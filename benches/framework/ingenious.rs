//! Ingenious with everything known, for two seats: open racks, and a bag that gives its tiles in a known order. Points are
//! counted along the lines when a tile is placed.
//!
//! A draw belongs to the move that leads to it. Tiles that a seat sets aside go back to places in the bag that the
//! world's salt decides ([`World::salt`]).

use minimax::{Game, Winner};
use tessera_rules::game::zobrist;
use tessera_rules::ingenious::{Form, Phase, World};

use super::{Sides, word};

/// The rules of the standard form.
pub struct IngeniousGame;

/// Cells in a row of the padded board.
const ROW: usize = 16;
/// Cells of the padded board.
const CELLS: usize = ROW * ROW;
/// Colours.
const COLOURS: usize = 6;
/// An empty cell.
const EMPTY: u8 = 6;
/// A cell beyond the boundary.
const OFF: u8 = 7;
/// The end of a track.
const TOP: i8 = 18;
/// Tiles of a full rack.
const RACK: usize = 6;
/// Printed symbols by colour, `ROYGBP`: q and r.
const SYMBOLS: [(i64, i64); COLOURS] = [(0, -5), (0, 5), (-5, 5), (5, -5), (5, 0), (-5, 0)];
/// Steps on the padded board: three axes, then back.
const STEPS: [isize; 6] = [1, 16, 15, -1, -16, -15];

/// Two colours.
type Tile = (u8, u8);

/// A position. Moves are made and taken back in place.
#[derive(Debug, Clone)]
pub struct State {
    /// Colours on the padded board.
    cells: [u8; CELLS],
    /// Sorted tiles by seat.
    racks: [Vec<Tile>; 2],
    /// Points by seat and colour.
    pub scores: [[i8; COLOURS]; 2],
    /// Number of tiles that each seat has placed.
    placed: [u8; 2],
    /// The tiles in the bag, the next one last.
    bag: Vec<Tile>,
    salt: u64,
    /// The seat to act and the kind of its next action.
    due: Due,
    /// The framework's side to move.
    side: u8,
    /// Zobrist words of the tiles on the board and of exchanges.
    hash: u64,
    history: Vec<Before>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Due {
    seat: u8,
    bonus: u8,
    /// True if the seat decides about an exchange; otherwise it places a tile.
    exchange: bool,
    over: bool,
}

/// Data that taking a move back needs.
#[derive(Debug, Clone)]
struct Before {
    due: Due,
    rack: Vec<Tile>,
    scores: [i8; COLOURS],
    /// The whole bag where tiles came back to it.
    bag: Option<Vec<Tile>>,
    /// The tiles that were drawn, in this order.
    drawn: Vec<Tile>,
    hash: u64,
}

/// One action of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// A tile to two cells, the first colour to the first one.
    Place(Tile, [u8; 2]),
    /// The rack is set aside for a new one.
    Swap,
    /// The rack is kept.
    Keep,
    /// The forced pass of the side whose seat is not due.
    Pass,
}

impl From<&World> for State {
    /// # Panics
    /// Unless the position is one of the standard form with two seats.
    fn from(world: &World) -> State {
        let setup = world.position().to_setup();
        assert_eq!(setup.form, Form::Standard);
        assert_eq!(setup.seats, 2, "the framework knows two sides");
        let colours = |tile: tessera_rules::ingenious::Tile| {
            let [a, b] = tile.halves();
            (a as u8, b as u8)
        };
        let mut state = State {
            cells: [OFF; CELLS],
            racks: [0, 1].map(|seat: usize| {
                let known = setup.racks[seat].iter().flatten();
                known.map(|&tile| colours(tile)).collect()
            }),
            scores: [0, 1].map(|seat: usize| setup.scores[seat].map(|score| score as i8)),
            placed: [setup.placed[0] as u8, setup.placed[1] as u8],
            bag: world.bag().iter().map(|&tile| colours(tile)).collect(),
            salt: world.salt(),
            due: Due {
                seat: setup.to_move as u8,
                bonus: setup.bonus as u8,
                exchange: setup.phase == Phase::Exchange,
                over: false,
            },
            side: setup.to_move as u8,
            hash: 0,
            history: Vec::new(),
        };
        for q in -5_i64..=5 {
            for r in (-5_i64..=5).filter(|r| (q + r).abs() <= 5) {
                state.cells[index(q, r)] = EMPTY;
            }
        }
        for (colour, (q, r)) in SYMBOLS.into_iter().enumerate() {
            state.cells[index(q, r)] = colour as u8;
        }
        for placed in &setup.board {
            let cells = placed.cells.map(|[q, r]| index(q, r) as u8);
            state.put(colours(placed.tile), cells);
        }
        state.racks.iter_mut().for_each(|rack| rack.sort_unstable());
        state.due.over = state.is_finished();
        state
    }
}

impl Game for IngeniousGame {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        if let Some(winner) = IngeniousGame::get_winner(state) {
            return Some(winner);
        }
        if state.due.seat != state.side {
            moves.push(Move::Pass);
        } else if state.due.exchange {
            moves.extend([Move::Swap, Move::Keep]);
        } else {
            state.list_placements(moves);
        }
        None
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        state.side ^= 1;
        if m == Move::Pass {
            return None;
        }
        let seat = usize::from(state.due.seat);
        state.history.push(Before {
            due: state.due,
            rack: state.racks[seat].clone(),
            scores: state.scores[seat],
            bag: None,
            drawn: Vec::new(),
            hash: state.hash,
        });
        match m {
            Move::Place(tile, cells) => state.place(tile, cells),
            Move::Swap => state.swap(),
            Move::Keep => state.refill(),
            Move::Pass => {}
        }
        None
    }

    fn undo(state: &mut State, m: Move) {
        state.side ^= 1;
        if m == Move::Pass {
            return;
        }
        let Some(before) = state.history.pop() else {
            return;
        };
        state.due = before.due;
        let seat = usize::from(state.due.seat);
        state.racks[seat] = before.rack;
        state.scores[seat] = before.scores;
        state.hash = before.hash;
        match before.bag {
            Some(bag) => state.bag = bag,
            None => state.bag.extend(before.drawn.iter().rev()),
        }
        if let Move::Place(_, cells) = m {
            state.placed[seat] -= 1;
            for cell in cells {
                state.cells[usize::from(cell)] = EMPTY;
            }
        }
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if !state.due.over {
            return None;
        }
        let [own, other] = [state.side, 1 - state.side].map(|side| {
            let mut scores = state.scores[usize::from(side)];
            scores.sort_unstable();
            scores
        });
        Some(match own.cmp(&other) {
            std::cmp::Ordering::Greater => Winner::PlayerToMove,
            std::cmp::Ordering::Less => Winner::PlayerJustMoved,
            std::cmp::Ordering::Equal => Winner::Draw,
        })
    }

    fn zobrist_hash(state: &State) -> u64 {
        let due = u64::from(state.side)
            | u64::from(state.due.seat) << 1
            | u64::from(state.due.exchange) << 2
            | u64::from(state.due.bonus) << 3
            | (state.bag.len() as u64) << 8;
        let scores = state.scores.as_flattened().iter();
        let scores = scores.fold(0, |hash: u64, &score| hash * 37 + score as u64);
        let racks = state.racks.iter().flatten();
        let racks = racks.fold(0, |hash, &(a, b)| word(hash ^ u64::from(a * 8 + b)));
        state.hash ^ word(scores) ^ word(due) ^ racks
    }

    fn notation(_: &State, m: Move) -> Option<String> {
        let at = |cell: u8| {
            let (q, r) = (cell as i64 % ROW as i64 - 7, cell as i64 / ROW as i64 - 7);
            format!("{q},{r}")
        };
        let letter = |colour: u8| char::from(b"ROYGBP"[usize::from(colour)]);
        Some(match m {
            Move::Place((a, b), [first, second]) => {
                format!("{}{}@{}/{}", letter(a), letter(b), at(first), at(second))
            }
            Move::Swap => "swap".into(),
            Move::Keep => "keep".into(),
            Move::Pass => return None,
        })
    }
}

impl Sides for IngeniousGame {
    fn must_pass(state: &State) -> bool {
        !state.due.over && state.due.seat != state.side
    }

    fn side(state: &State) -> usize {
        usize::from(state.side)
    }

    fn lead(state: &State) -> i32 {
        let [first, second] = state.scores.map(|own| own.into_iter().map(i32::from).sum());
        let total: i32 = first;
        let other: i32 = second;
        total - other
    }
}

impl State {
    fn list_placements(&self, moves: &mut Vec<Move>) {
        let near = if self.placed[usize::from(self.due.seat)] == 0 {
            self.next_to_open_symbols()
        } else {
            Vec::new()
        };
        let mut pairs = Vec::new();
        for a in 0..CELLS - ROW {
            if self.cells[a] != EMPTY {
                continue;
            }
            for step in &STEPS[..3] {
                let b = a.wrapping_add_signed(*step);
                let allowed = near.is_empty() || near.contains(&a) || near.contains(&b);
                if self.cells[b] == EMPTY && allowed {
                    pairs.push([a as u8, b as u8]);
                }
            }
        }
        let rack = &self.racks[usize::from(self.due.seat)];
        for (i, &tile) in rack.iter().enumerate() {
            if i > 0 && rack[i - 1] == tile {
                continue;
            }
            for &[a, b] in &pairs {
                moves.push(Move::Place(tile, [a, b]));
                if tile.0 != tile.1 {
                    moves.push(Move::Place(tile, [b, a]));
                }
            }
        }
    }

    /// The empty cells next to printed symbols that no tile lies next to.
    fn next_to_open_symbols(&self) -> Vec<usize> {
        let mut near = Vec::new();
        for (q, r) in SYMBOLS {
            let around = STEPS.map(|step| index(q, r).wrapping_add_signed(step));
            if around.iter().all(|&cell| self.cells[cell] >= EMPTY) {
                near.extend(around.into_iter().filter(|&cell| self.cells[cell] == EMPTY));
            }
        }
        near
    }

    fn place(&mut self, tile: Tile, cells: [u8; 2]) {
        let seat = usize::from(self.due.seat);
        let mut earned = 0;
        for (colour, cell, partner) in [(tile.0, cells[0], cells[1]), (tile.1, cells[1], cells[0])]
        {
            let points = self.points(colour, usize::from(cell), usize::from(partner));
            let score = &mut self.scores[seat][usize::from(colour)];
            let before = *score;
            *score = TOP.min(before + points);
            earned += u8::from(before < TOP && *score == TOP);
        }
        if let Some(i) = self.racks[seat].iter().position(|&held| held == tile) {
            self.racks[seat].remove(i);
        }
        self.put(tile, cells);
        self.placed[seat] += 1;
        if self.is_finished() {
            self.pass();
            self.due.over = true;
            return;
        }
        let bonus = (self.due.bonus.saturating_sub(1) + earned).min(6);
        self.due.bonus = 0;
        if bonus > 0 && !self.racks[seat].is_empty() {
            self.due.bonus = bonus;
        } else if self.may_exchange() {
            self.due.exchange = true;
        } else {
            self.refill();
        }
    }

    /// Points that a half scores: in five directions, the tile's other half left out.
    fn points(&self, colour: u8, cell: usize, partner: usize) -> i8 {
        let mut points = 0;
        for step in STEPS {
            let mut at = cell.wrapping_add_signed(step);
            if at == partner {
                continue;
            }
            while self.cells[at] == colour {
                points += 1;
                at = at.wrapping_add_signed(step);
            }
        }
        points
    }

    fn may_exchange(&self) -> bool {
        let seat = usize::from(self.due.seat);
        let scores = &self.scores[seat];
        let lowest = scores.iter().min();
        let is_lowest = |colour: u8| Some(&scores[usize::from(colour)]) == lowest;
        let rack = &self.racks[seat];
        !rack.is_empty() && !rack.iter().any(|&(a, b)| is_lowest(a) || is_lowest(b))
    }

    /// Fills the rack up; the next seat is due.
    fn refill(&mut self) {
        let short = RACK - self.racks[usize::from(self.due.seat)].len();
        self.draw(short);
        self.pass();
    }

    /// Draws six tiles, then puts the old ones back into the bag.
    fn swap(&mut self) {
        let bag = self.bag.clone();
        let aside = std::mem::take(&mut self.racks[usize::from(self.due.seat)]);
        self.draw(RACK);
        for (i, &tile) in aside.iter().enumerate() {
            let length = self.bag.len() as u64;
            let word = zobrist::mix(self.salt, length << 8 | i as u64) as u64 >> 32;
            self.bag
                .insert(((word * (length + 1)) >> 32) as usize, tile);
        }
        for &(a, b) in &self.bag {
            self.hash = word(self.hash ^ u64::from(a * 8 + b));
        }
        if let Some(before) = self.history.last_mut() {
            before.bag = Some(bag);
        }
        self.pass();
    }

    fn draw(&mut self, count: usize) {
        let rack = &mut self.racks[usize::from(self.due.seat)];
        let drawn = self.bag.split_off(self.bag.len().saturating_sub(count));
        rack.extend(&drawn);
        rack.sort_unstable();
        if let Some(before) = self.history.last_mut() {
            before.drawn = drawn.into_iter().rev().collect();
        }
    }

    fn pass(&mut self) {
        self.due = Due {
            seat: 1 - self.due.seat,
            bonus: 0,
            exchange: false,
            over: false,
        };
    }

    /// True if no tile can be placed any more, or a seat has all colours at the end of the track.
    fn is_finished(&self) -> bool {
        let full = |scores: &[i8; COLOURS]| scores.iter().all(|&score| score == TOP);
        let room = (0..CELLS - ROW).any(|a| {
            self.cells[a] == EMPTY
                && STEPS[..3]
                    .iter()
                    .any(|&step| self.cells[a.wrapping_add_signed(step)] == EMPTY)
        });
        !room || self.scores.iter().any(full)
    }

    fn put(&mut self, (a, b): Tile, cells: [u8; 2]) {
        for (colour, cell) in [(a, cells[0]), (b, cells[1])] {
            self.cells[usize::from(cell)] = colour;
            self.hash ^= word(u64::from(cell) << 3 | u64::from(colour));
        }
    }
}

fn index(q: i64, r: i64) -> usize {
    (ROW as i64 * (r + 7) + q + 7) as usize
}
