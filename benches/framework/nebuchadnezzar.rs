//! Nebuchadnezzar on an array of cells with a border. Rectangles grow from their lower left corners; runs of equal
//! cells, counted beforehand, show what their walls are made of.

use minimax::{Game, Winner};
use tessera_rules::nebuchadnezzar::{Colour, Nebuchadnezzar};

use super::{Sides, word};

/// The rules.
pub struct NebuchadnezzarGame;

/// Cells in a row of the array: fifteen and a border on both sides.
const ROW: usize = 17;
/// Cells of the array.
const CELLS: usize = ROW * ROW;

const EMPTY: u8 = 0;
const BLACK: u8 = 1;
const WHITE: u8 = 2;
const EDGE: u8 = 3;

/// A position. Moves are made and taken back in place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    side_length: u8,
    /// Cell contents by `17 * (rank + 1) + file + 1`.
    cells: [u8; CELLS],
    /// Discs by colour, less one.
    discs: [u16; 2],
    /// The seat to move, which is the framework's side.
    to_move: u8,
    /// The colour to move.
    colour: u8,
    ply: u32,
    pie: bool,
    hash: u64,
}

/// A decision; cells are places in the array.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Move {
    /// A disc on a cell.
    Place(u16),
    /// The rectangle between its lower left and upper right corner.
    Capture(u16, u16),
    /// The second player takes over black.
    Swap,
    /// The only move left: no action.
    Pass,
}

impl From<&Nebuchadnezzar> for State {
    fn from(position: &Nebuchadnezzar) -> State {
        let setup = position.to_setup();
        let n = setup.board.len();
        let mut cells = [EDGE; CELLS];
        let mut discs = [0; 2];
        let mut hash = 0;
        for (row, letters) in setup.board.iter().enumerate() {
            for (file, letter) in letters.bytes().enumerate() {
                let at = ROW * (n - row) + file + 1;
                cells[at] = match letter {
                    b'b' => BLACK,
                    b'w' => WHITE,
                    _ => EMPTY,
                };
                if cells[at] != EMPTY {
                    discs[usize::from(cells[at] - 1)] += 1;
                    hash ^= disc_word(at, cells[at]);
                }
            }
        }
        State {
            side_length: n as u8,
            cells,
            discs,
            to_move: setup.to_move as u8,
            colour: match setup.colours[setup.to_move as usize] {
                Colour::Black => BLACK,
                Colour::White => WHITE,
            },
            ply: setup.ply as u32,
            pie: setup.pie,
            hash,
        }
    }
}

impl Game for NebuchadnezzarGame {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        if let Some(winner) = NebuchadnezzarGame::get_winner(state) {
            return Some(winner);
        }
        let before = moves.len();
        state.each_cell(|at| {
            if state.cells[at] == EMPTY && !state.is_banned(at) {
                moves.push(Move::Place(at as u16));
            }
        });
        state.captures(state.colour, moves);
        if moves.len() == before {
            moves.push(Move::Pass);
        } else if state.ply == 1 && state.pie && state.discs[0] + state.discs[1] == 1 {
            moves.push(Move::Swap);
        }
        None
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        let own = state.colour;
        match m {
            Move::Place(at) => {
                state.cells[usize::from(at)] = own;
                state.discs[usize::from(own - 1)] += 1;
                state.hash ^= disc_word(usize::from(at), own);
            }
            Move::Capture(from, to) => state.flip(from, to, own),
            Move::Swap | Move::Pass => {}
        }
        if m != Move::Swap {
            state.colour = other(own);
        }
        state.to_move ^= 1;
        state.ply += 1;
        None
    }

    fn undo(state: &mut State, m: Move) {
        state.ply -= 1;
        state.to_move ^= 1;
        if m != Move::Swap {
            state.colour = other(state.colour);
        }
        let own = state.colour;
        match m {
            Move::Place(at) => {
                state.cells[usize::from(at)] = EMPTY;
                state.discs[usize::from(own - 1)] -= 1;
                state.hash ^= disc_word(usize::from(at), own);
            }
            Move::Capture(from, to) => state.flip(from, to, other(own)),
            Move::Swap | Move::Pass => {}
        }
    }

    fn get_winner(state: &State) -> Option<Winner> {
        let own = state.discs[usize::from(state.colour - 1)];
        let enemy = state.discs[usize::from(other(state.colour) - 1)];
        if own > 0 && enemy == 0 {
            return Some(Winner::PlayerToMove);
        }
        if own == 0 && enemy > 1 {
            return Some(Winner::PlayerJustMoved);
        }
        // An empty point is never banned for both colours, so only a full board leaves both without a placement.
        let n = u16::from(state.side_length);
        if own + enemy == n * n {
            let mut captures = Vec::new();
            state.captures(BLACK, &mut captures);
            state.captures(WHITE, &mut captures);
            return captures.is_empty().then_some(Winner::Draw);
        }
        None
    }

    fn zobrist_hash(state: &State) -> u64 {
        let swap = state.ply == 1 && state.pie;
        let rest = u64::from(state.to_move) | u64::from(state.colour) << 1 | u64::from(swap) << 3;
        state.hash ^ word(rest << 32)
    }

    fn notation(_: &State, m: Move) -> Option<String> {
        let name = |at: u16| {
            let file = char::from(b'a' + (usize::from(at) % ROW - 1) as u8);
            format!("{file}{}", usize::from(at) / ROW)
        };
        Some(match m {
            Move::Place(at) => name(at),
            Move::Capture(from, to) => format!("x{}-{}", name(from), name(to)),
            Move::Swap => "swap".into(),
            Move::Pass => "pass".into(),
        })
    }
}

impl Sides for NebuchadnezzarGame {
    fn must_pass(_: &State) -> bool {
        // A pass in this game is a decision like any other.
        false
    }

    fn side(state: &State) -> usize {
        usize::from(state.to_move)
    }

    fn lead(_: &State) -> i32 {
        0
    }
}

impl State {
    /// The discs of the seat to move and of the other one.
    pub fn discs(&self) -> [u16; 2] {
        let own = usize::from(self.colour - 1);
        [self.discs[own], self.discs[1 - own]]
    }

    fn each_cell(&self, mut visit: impl FnMut(usize)) {
        let n = usize::from(self.side_length);
        for rank in 1..=n {
            for at in rank * ROW + 1..=rank * ROW + n {
                visit(at);
            }
        }
    }

    /// True if a cell has one enemy and three empty neighbours.
    fn is_banned(&self, at: usize) -> bool {
        let around = [at - 1, at + 1, at - ROW, at + ROW].map(|next| self.cells[next]);
        let enemy = other(self.colour);
        let count = |what: u8| around.iter().filter(|&&cell| cell == what).count();
        count(enemy) == 1 && count(EMPTY) == 3
    }

    /// Appends the rectangles that a colour may flip.
    fn captures(&self, own: u8, moves: &mut Vec<Move>) {
        let enemy = other(own);
        if self.discs[usize::from(enemy - 1)] == 0 {
            return;
        }
        // Lengths of the runs of equal cells from each cell, to the east and to the north.
        let (mut east, mut north) = ([0_u8; CELLS], [0_u8; CELLS]);
        let n = usize::from(self.side_length);
        for rank in (1..=n).rev() {
            for at in (rank * ROW + 1..=rank * ROW + n).rev() {
                let cell = self.cells[at];
                let beyond = |next: usize, runs: &[u8; CELLS]| match self.cells[next] == cell {
                    true => runs[next] + 1,
                    false => 1,
                };
                east[at] = beyond(at + 1, &east);
                north[at] = beyond(at + ROW, &north);
            }
        }
        // The wall of `length` cells from `at`: a colour, the edge, or `EMPTY` for no wall.
        let wall = |at: usize, runs: &[u8; CELLS], length: usize| match self.cells[at] {
            EDGE => EDGE,
            cell if usize::from(runs[at]) >= length => cell,
            _ => EMPTY,
        };
        let mut found: Vec<(usize, usize, usize)> = Vec::new();
        self.each_cell(|corner| {
            let closed = self.cells[corner - 1] != EMPTY && self.cells[corner - ROW] != EMPTY;
            if self.cells[corner] != enemy || !closed {
                return;
            }
            let mut widest = usize::from(east[corner]);
            for height in 1..=usize::from(north[corner]) {
                let row = corner + (height - 1) * ROW;
                widest = widest.min(usize::from(east[row]));
                let left = wall(corner - 1, &north, height);
                if left == EMPTY {
                    break;
                }
                for width in 1..=widest {
                    let below = wall(corner - ROW, &east, width);
                    let above = wall(row + ROW, &east, width);
                    let right = wall(corner + width, &north, height);
                    if below == EMPTY || above == EMPTY {
                        break;
                    }
                    if right != EMPTY
                        && balance(own, below, above, width) + balance(own, left, right, height) > 0
                    {
                        found.push((corner, width, height));
                    }
                }
            }
        });
        for &(corner, width, height) in &found {
            let part_of_bigger = found.iter().any(|&(other, w, h)| {
                let (x, y) = (corner % ROW, corner / ROW);
                let (u, v) = (other % ROW, other / ROW);
                (other, w, h) != (corner, width, height)
                    && u <= x
                    && v <= y
                    && x + width <= u + w
                    && y + height <= v + h
            });
            if !part_of_bigger {
                let to = corner + (height - 1) * ROW + width - 1;
                moves.push(Move::Capture(corner as u16, to as u16));
            }
        }
    }

    /// Gives the discs of a rectangle to a colour.
    fn flip(&mut self, from: u16, to: u16, owner: u8) {
        let (from, to) = (usize::from(from), usize::from(to));
        for row in from / ROW..=to / ROW {
            for at in row * ROW + from % ROW..=row * ROW + to % ROW {
                self.cells[at] = owner;
                self.discs[usize::from(owner - 1)] += 1;
                self.discs[usize::from(other(owner) - 1)] -= 1;
                self.hash ^= disc_word(at, BLACK) ^ disc_word(at, WHITE);
            }
        }
    }
}

/// The value of two opposite walls to a colour, less their value to the other.
fn balance(own: u8, a: u8, b: u8, length: usize) -> i32 {
    let share = |wall: u8, opposite: u8| match if wall == EDGE { opposite } else { wall } {
        EDGE => 0,
        colour if colour == own => 1,
        _ => -1,
    };
    (share(a, b) + share(b, a)) * length as i32
}

fn other(colour: u8) -> u8 {
    BLACK + WHITE - colour
}

fn disc_word(at: usize, colour: u8) -> u64 {
    word((at as u64) << 2 | u64::from(colour))
}
