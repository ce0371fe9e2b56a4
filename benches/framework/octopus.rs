//! Octopus on a square grid of bytes; a placement looks along the eight directions for its score.

use minimax::{Game, Winner};
use tessera_rules::octopus::Octopus;

use super::{Sides, word};

/// The rules, for two seats.
pub struct OctopusGame;

/// Cells along a side of the grid: 120 tiles in a line from the middle stay inside.
const SIDE: usize = 256;
/// The middle, where the first tile goes.
const MIDDLE: usize = SIDE / 2 * SIDE + SIDE / 2;
/// No tile.
const EMPTY: u8 = 0xff;
/// Kinds of tiles: ten colours of six numbers.
const KINDS: usize = 60;
/// The highest total that is kept.
const MAX_SCORE: i32 = 100_000;

/// Steps on the grid: the four orthogonal ones first.
const STEPS: [isize; 8] = {
    let row = SIDE as isize;
    [1, -1, row, -row, row + 1, row - 1, -row + 1, -row - 1]
};

/// A position. Moves are made and taken back in place.
#[derive(Debug, Clone)]
pub struct State {
    /// `16 * colour + number` by cell, or [`EMPTY`].
    cells: Vec<u8>,
    /// Number of orthogonal neighbours of each cell that hold a tile.
    near: Vec<u8>,
    /// The rows and columns that hold tiles: west, east, south, north. Empty when west is beyond east.
    reach: [usize; 4],
    /// By seat, the number of tiles of each kind in hand.
    hands: [[u8; KINDS]; 2],
    /// By seat, the number of tiles in hand.
    left: [u8; 2],
    /// Points by seat.
    pub scores: [i32; 2],
    /// The framework's side to move.
    side: u8,
    /// The seat that is due.
    due: u8,
    /// The words of all tiles on the grid and in hands.
    hash: u64,
    /// Data for taking moves back, passes left out.
    history: Vec<Before>,
    /// Offset from coordinates counted from the grid's middle to the coordinates of the rules.
    origin: (i64, i64),
}

/// State before a placement that the later state no longer shows.
#[derive(Debug, Clone, Copy)]
struct Before {
    reach: [usize; 4],
    due: u8,
    score: i32,
    hash: u64,
}

/// A tile goes to a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// `6 * colour + number`.
    pub tile: u8,
    /// Index on the grid.
    pub cell: u16,
}

/// The forced pass.
const PASS: Move = Move { tile: u8::MAX, cell: 0 };

impl From<&Octopus> for State {
    /// # Panics
    /// Unless the position has two seats.
    fn from(position: &Octopus) -> State {
        let setup = position.to_setup();
        assert_eq!(setup.hands.len(), 2, "the framework knows two sides");
        let middle = |coordinates: &mut dyn Iterator<Item = i64>| {
            let ends = coordinates.fold(None, |ends: Option<(i64, i64)>, v| {
                Some(ends.map_or((v, v), |(low, high)| (low.min(v), high.max(v))))
            });
            ends.map_or(0, |(low, high)| (low + high) / 2)
        };
        let origin = (
            middle(&mut setup.board.iter().map(|&(x, _, _)| x)),
            middle(&mut setup.board.iter().map(|&(_, y, _)| y)),
        );
        let mut state = State {
            cells: vec![EMPTY; SIDE * SIDE],
            near: vec![0; SIDE * SIDE],
            reach: [SIDE, 0, SIDE, 0],
            hands: [[0; KINDS]; 2],
            left: [0; 2],
            scores: [setup.scores[0] as i32, setup.scores[1] as i32],
            side: setup.to_move as u8,
            due: setup.to_move as u8,
            hash: 0,
            history: Vec::new(),
            origin,
        };
        for &(x, y, tile) in &setup.board {
            let at = MIDDLE as i64 + (y - origin.1) * SIDE as i64 + x - origin.0;
            state.put(at as usize, tile.index() as u8);
        }
        for (seat, hand) in setup.hands.iter().enumerate() {
            for tile in hand {
                state.hands[seat][tile.index()] += 1;
                state.left[seat] += 1;
            }
        }
        state
    }
}

impl Game for OctopusGame {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        if let Some(winner) = OctopusGame::get_winner(state) {
            return Some(winner);
        }
        if state.due != state.side {
            moves.push(PASS);
            return None;
        }
        let hand = &state.hands[usize::from(state.due)];
        let mut tiles = [0; KINDS];
        let mut kinds = 0;
        for (tile, &count) in hand.iter().enumerate() {
            if count > 0 {
                tiles[kinds] = tile as u8;
                kinds += 1;
            }
        }
        let mut list = |cell: usize| {
            for &tile in &tiles[..kinds] {
                let cell = cell as u16;
                moves.push(Move { tile, cell });
            }
        };
        let [west, east, south, north] = state.reach;
        if west > east {
            list(MIDDLE);
            return None;
        }
        for y in south - 1..=north + 1 {
            for at in y * SIDE + west - 1..=y * SIDE + east + 1 {
                if state.near[at] > 0 && state.cells[at] == EMPTY {
                    list(at);
                }
            }
        }
        None
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        state.side ^= 1;
        if m == PASS {
            return None;
        }
        let mover = usize::from(state.due);
        state.history.push(Before {
            reach: state.reach,
            due: state.due,
            score: state.scores[mover],
            hash: state.hash,
        });
        let at = usize::from(m.cell);
        let score = state.scores[mover] + state.gain(at, m.tile);
        state.scores[mover] = score.min(MAX_SCORE);
        state.put(at, m.tile);
        state.hands[mover][usize::from(m.tile)] -= 1;
        state.left[mover] -= 1;
        state.due = match state.left {
            left if left[1 - mover] > 0 || left[mover] == 0 => 1 - state.due,
            _ => state.due,
        };
        None
    }

    fn undo(state: &mut State, m: Move) {
        state.side ^= 1;
        if m == PASS {
            return;
        }
        let Some(before) = state.history.pop() else {
            return;
        };
        let (at, mover) = (usize::from(m.cell), usize::from(before.due));
        state.cells[at] = EMPTY;
        for step in &STEPS[..4] {
            state.near[at.wrapping_add_signed(*step)] -= 1;
        }
        state.reach = before.reach;
        state.due = before.due;
        state.scores[mover] = before.score;
        state.hands[mover][usize::from(m.tile)] += 1;
        state.left[mover] += 1;
        state.hash = before.hash;
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if state.left != [0, 0] {
            return None;
        }
        let (own, other) = (usize::from(state.side), usize::from(1 - state.side));
        Some(match state.scores[own].cmp(&state.scores[other]) {
            std::cmp::Ordering::Greater => Winner::PlayerToMove,
            std::cmp::Ordering::Less => Winner::PlayerJustMoved,
            std::cmp::Ordering::Equal => Winner::Draw,
        })
    }

    /// The tiles on the grid determine the hands, given the first state.
    fn zobrist_hash(state: &State) -> u64 {
        let rest = (state.scores[0] as u64) << 32 | (state.scores[1] as u64) << 2;
        state.hash ^ word(rest | u64::from(state.side) << 1 | u64::from(state.due))
    }

    fn notation(state: &State, m: Move) -> Option<String> {
        let letter = char::from(b"ROYGCBPNKW"[usize::from(m.tile.min(59)) / 6]);
        let (x, y) = (usize::from(m.cell) % SIDE, usize::from(m.cell) / SIDE);
        let x = x as i64 - (SIDE / 2) as i64 + state.origin.0;
        let y = y as i64 - (SIDE / 2) as i64 + state.origin.1;
        (m != PASS).then(|| format!("{letter}{}@{x},{y}", m.tile % 6 + 1))
    }
}

impl Sides for OctopusGame {
    fn must_pass(state: &State) -> bool {
        state.due != state.side && state.left != [0, 0]
    }

    fn side(state: &State) -> usize {
        usize::from(state.side)
    }

    fn lead(state: &State) -> i32 {
        state.scores[0] - state.scores[1]
    }
}

impl State {
    /// Puts a tile on the grid.
    fn put(&mut self, at: usize, tile: u8) {
        self.cells[at] = code(tile);
        for step in &STEPS[..4] {
            self.near[at.wrapping_add_signed(*step)] += 1;
        }
        let (x, y) = (at % SIDE, at / SIDE);
        let [west, east, south, north] = self.reach;
        self.reach = [west.min(x), east.max(x), south.min(y), north.max(y)];
        self.hash ^= word((at as u64) << 8 | u64::from(tile));
    }

    /// The score of a tile on a cell.
    pub fn gain(&self, at: usize, tile: u8) -> i32 {
        let code = code(tile);
        let mut gain = 0;
        for step in STEPS {
            for half in [0xf0, 0x0f] {
                let mut next = at.wrapping_add_signed(step);
                while (self.cells[next] ^ code) & half == 0 {
                    gain += 1;
                    next = next.wrapping_add_signed(step);
                }
            }
        }
        gain
    }
}

fn code(tile: u8) -> u8 {
    ((tile / 6) << 4) | (tile % 6)
}
