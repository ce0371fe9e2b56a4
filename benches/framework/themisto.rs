//! Themisto on two words of 64 bits, one a colour; lines are walked cell by cell.

use minimax::{Game, Winner};
use tessera_rules::themisto::Themisto;

use super::{Sides, word};

/// The rules.
pub struct ThemistoGame;

/// A position. It is small, so that a move makes a new one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct State {
    /// Black and white discs, bit `8 * rank + file`.
    pub discs: [u64; 2],
    /// The board before the last turn; no discs for none.
    pub previous: [u64; 2],
    /// The framework's side to move.
    pub side: u8,
    /// The seat that is due.
    pub due: u8,
    /// True if the seat that is not due owes a lost turn.
    pub skip: bool,
    /// The seat that has won.
    pub winner: Option<u8>,
}

/// A disc goes from a cell to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// Cell before the move.
    pub from: u8,
    /// Cell after the move.
    pub to: u8,
    /// True if it captures.
    pub capture: bool,
}

/// The forced pass.
const PASS: Move = Move { from: 64, to: 64, capture: false };

impl From<&Themisto> for State {
    fn from(position: &Themisto) -> State {
        let setup = position.to_setup();
        let discs = |board: tessera_rules::themisto::Board| [board.black(), board.white()];
        State {
            discs: discs(setup.board),
            previous: setup.previous.map_or([0; 2], discs),
            side: setup.to_move as u8,
            due: setup.to_move as u8,
            skip: setup.skip,
            winner: setup.winner.map(|seat| seat as u8),
        }
    }
}

impl Game for ThemistoGame {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        if let Some(seat) = state.winner {
            return Some(won_by(state, seat));
        }
        if state.due != state.side {
            moves.push(PASS);
            return None;
        }
        let before = moves.len();
        state.each_move(|m| {
            moves.push(m);
            false
        });
        (moves.len() == before).then_some(Winner::Draw)
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        Some(state.after(m))
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if let Some(seat) = state.winner {
            return Some(won_by(state, seat));
        }
        let mut any = false;
        state.each_move(|_| {
            any = true;
            true
        });
        (!any).then_some(Winner::Draw)
    }

    fn zobrist_hash(state: &State) -> u64 {
        let rest = u64::from(state.side)
            | u64::from(state.due) << 1
            | u64::from(state.skip) << 2
            | state.winner.map_or(0, |seat| 1 + u64::from(seat)) << 3;
        state.discs.into_iter().chain(state.previous).fold(rest, |hash, discs| word(hash ^ discs))
    }

    fn notation(_: &State, m: Move) -> Option<String> {
        let name = |cell: u8| format!("{}{}", char::from(b'a' + cell % 8), cell / 8 + 1);
        let x = if m.capture { "x" } else { "" };
        (m != PASS).then(|| format!("{}-{}{x}", name(m.from), name(m.to)))
    }
}

impl Sides for ThemistoGame {
    fn must_pass(state: &State) -> bool {
        state.winner.is_none() && state.due != state.side
    }

    fn side(state: &State) -> usize {
        usize::from(state.side)
    }

    fn lead(_: &State) -> i32 {
        0
    }
}

impl State {
    /// Passes the legal moves of the seat that is due to `visit` until it returns true.
    fn each_move(&self, mut visit: impl FnMut(Move) -> bool) {
        let occupied = self.discs[0] | self.discs[1];
        let mut rest = occupied;
        while rest != 0 {
            let from = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let others = occupied & !(1 << from);
            for next in &NEXT {
                let mut to = next[usize::from(from)];
                while to < 64 && occupied >> to & 1 == 0 {
                    if others & NEIGHBOURS[usize::from(to)] != 0 {
                        for capture in [false, true] {
                            let m = Move { from, to, capture };
                            let flips = if capture { self.flips(from, to) } else { 0 };
                            if capture && flips == 0 {
                                continue;
                            }
                            if self.board_after(m, flips) != self.previous && visit(m) {
                                return;
                            }
                        }
                    }
                    to = next[usize::from(to)];
                }
            }
        }
    }

    /// The discs that the disc of `from` captures after its move to `to`.
    fn flips(&self, from: u8, to: u8) -> u64 {
        let was = self.colour(from);
        let (enclosed, own) = (self.discs[was] & !(1 << from), self.discs[1 - was]);
        let mut flips = 0;
        for next in &NEXT {
            let mut at = next[usize::from(to)];
            let (mut line, mut length) = (0, 0);
            while at < 64 && enclosed >> at & 1 != 0 {
                line |= 1 << at;
                length += 1;
                at = next[usize::from(at)];
            }
            if length > 0 && at < 64 && own >> at & 1 != 0 && (self.due == 1 || length <= 3) {
                flips |= line;
            }
        }
        flips
    }

    fn colour(&self, cell: u8) -> usize {
        usize::from(self.discs[1] >> cell & 1 != 0)
    }

    fn board_after(&self, m: Move, flips: u64) -> [u64; 2] {
        let was = self.colour(m.from);
        let mut discs = self.discs;
        discs[was] &= !(1 << m.from) & !flips;
        discs[1 - was] |= 1 << m.to | flips;
        discs
    }

    fn after(&self, m: Move) -> State {
        if m == PASS {
            return State { side: 1 - self.side, ..*self };
        }
        let flips = if m.capture { self.flips(m.from, m.to) } else { 0 };
        let discs = self.board_after(m, flips);
        let wins = discs.iter().any(|&colour| has_winning_row(colour, self.due));
        let penalised = !wins && self.is_in_row(m.from);
        let goes_on = !wins && self.skip && !penalised;
        State {
            discs,
            previous: self.discs,
            side: 1 - self.side,
            due: if goes_on { self.due } else { 1 - self.due },
            skip: penalised && !self.skip,
            winner: wins.then_some(self.due),
        }
    }

    /// True if a disc is in a row of exactly three or four.
    fn is_in_row(&self, cell: u8) -> bool {
        let discs = self.discs[self.colour(cell)];
        (0..4).any(|line| {
            let mut length = 1;
            for next in [&NEXT[line], &NEXT[line + 4]] {
                let mut at = next[usize::from(cell)];
                while at < 64 && discs >> at & 1 != 0 {
                    length += 1;
                    at = next[usize::from(at)];
                }
            }
            length == 3 || length == 4
        })
    }
}

fn won_by(state: &State, seat: u8) -> Winner {
    if seat == state.side { Winner::PlayerToMove } else { Winner::PlayerJustMoved }
}

/// True if discs of one colour make a row that wins: exactly five for seat 0, five or more for seat 1.
fn has_winning_row(discs: u64, seat: u8) -> bool {
    (0..4).any(|line| {
        // The fifth discs of the rows, counted from their beginning.
        let mut row = discs & !shifted(discs, line);
        for _ in 0..4 {
            row = shifted(row, line) & discs;
        }
        // The cell after each row of five, if the row continues there.
        let sixth = shifted(row, line) & discs;
        row != 0 && (seat == 1 || sixth.count_ones() < row.count_ones())
    })
}

/// Every cell of a set one step on: east, north-east, north, north-west.
fn shifted(set: u64, line: usize) -> u64 {
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    match line {
        0 => (set << 1) & !FILE_A,
        1 => (set << 9) & !FILE_A,
        2 => set << 8,
        _ => (set << 7) & !(FILE_A << 7),
    }
}

/// File and rank steps: the four lines, then back.
const STEPS: [(i32, i32); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The next cell in each direction, 64 beyond the edge.
static NEXT: [[u8; 64]; 8] = {
    let mut table = [[64; 64]; 8];
    let mut direction = 0;
    while direction < 8 {
        let mut cell = 0;
        while cell < 64 {
            let file = cell % 8 + STEPS[direction].0;
            let rank = cell / 8 + STEPS[direction].1;
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[direction][cell as usize] = (8 * rank + file) as u8;
            }
            cell += 1;
        }
        direction += 1;
    }
    table
};

static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut direction = 0;
    while direction < 8 {
        let mut cell = 0;
        while cell < 64 {
            let next = NEXT[direction][cell];
            if next < 64 {
                table[cell] |= 1 << next;
            }
            cell += 1;
        }
        direction += 1;
    }
    table
};
