//! The evaluation of a position without search: the quick one of the levels, and the interface by which searches use it
//! or the one of analyses.
//!
//! The discs belong to no player, so there is nothing to count for one player against the other. The board alone shows
//! only how tight it is: rows that must not be touched and nearly full lines leave few harmless moves, which suits seat
//! 0; a scattered board suits seat 1, whose captures reach further. The weights come from a logistic regression on
//! games of the engine against itself (`docs/measurements/themisto.md`).

use super::few_discs;
use super::tightness::{foresee, judge};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Board, CellSet, Colour, Direction, Move, Themisto};
use tessera_search::alpha_beta::{Evaluate, Goal, win_in};
use tessera_search::probability::sigmoid;

/// Number of features of a board.
pub const FEATURES: usize = 7;

/// Returns the features in the order of the weights. First windows, which are five cells in a line: with four discs of
/// one colour and an empty cell; with four and one of the other colour; with three and two empty cells; with three and
/// two of the other colour; with three and one of each. Then the discs in rows of three or four, and the empty cells
/// next to discs.
pub fn features(board: Board) -> [i32; FEATURES] {
    let windows = Windows::of(board);
    [
        windows.four_and_empty,
        windows.four_and_other,
        windows.three_and_empty,
        windows.three_and_other,
        windows.three_and_both,
        board.in_row().count_ones() as i32,
        near(board).count_ones() as i32,
    ]
}

/// Weight of each feature for seat 0; 55 is about a logit.
const WEIGHTS: [i32; FEATURES] = [0, 22, 0, 4, 0, 7, -2];

/// Value of the game for seat 0 on any board.
const SEAT_0: i32 = -165;

/// Value of two turns in a row for the seat that has them.
const TWO_TURNS: i32 = 300;

/// Evaluates a board for seat 0.
#[inline]
fn evaluate(board: Board) -> i32 {
    let features = features(board);
    let sum: i32 = features.iter().zip(WEIGHTS).map(|(f, w)| f * w).sum();
    SEAT_0 + sum
}

/// Returns the empty cells next to discs.
#[inline]
fn near(board: Board) -> CellSet {
    let beside = |set, direction: Direction| set | direction.shift(board.occupied());
    Direction::ALL.into_iter().fold(0, beside) & !board.occupied()
}

/// Counts of five cells in a line by their contents, both colours together.
#[derive(Debug, Clone, Copy, Default)]
struct Windows {
    four_and_empty: i32,
    four_and_other: i32,
    three_and_empty: i32,
    three_and_other: i32,
    three_and_both: i32,
}

impl Windows {
    #[inline]
    fn of(board: Board) -> Windows {
        let mut windows = Windows::default();
        let empty = !board.occupied();
        for direction in Direction::LINES {
            let back = direction.opposite();
            let mut whole = !0;
            for _ in 0..4 {
                whole = back.shift(whole);
            }
            let [e0, e1, e2] = sums(empty, back);
            let none = !(e0 | e1 | e2) & whole;
            let one = e0 & !e1 & !e2 & whole;
            let two = !e0 & e1 & !e2 & whole;
            for colour in Colour::BOTH {
                let [c0, c1, c2] = sums(board.discs(colour), back);
                let four = c2 & !c0;
                let three = c1 & c0;
                windows.four_and_empty += (four & one).count_ones() as i32;
                windows.four_and_other += (four & none).count_ones() as i32;
                windows.three_and_empty += (three & two).count_ones() as i32;
                windows.three_and_other += (three & none).count_ones() as i32;
                windows.three_and_both += (three & one).count_ones() as i32;
            }
        }
        windows
    }
}

/// Returns for every cell the number of cells of `set` among the five from it against `back`, as three bits.
#[inline(always)]
fn sums(set: CellSet, back: Direction) -> [CellSet; 3] {
    let a = set;
    let b = back.shift(a);
    let c = back.shift(b);
    let d = back.shift(c);
    let e = back.shift(d);
    let (s, carry) = add(a, b, c);
    let (ones, carry2) = add(s, d, e);
    [ones, carry ^ carry2, carry & carry2]
}

#[inline(always)]
fn add(a: CellSet, b: CellSet, c: CellSet) -> (CellSet, CellSet) {
    (a ^ b ^ c, (a & b) | (c & (a ^ b)))
}

/// The evaluation with scratch lists, as searches use it.
#[derive(Debug, Clone)]
pub(super) struct Evaluation {
    /// True for the evaluation by lines, as in analyses; otherwise the quick one, as in the levels.
    by_lines: bool,
    wins: Vec<Move>,
}

impl Evaluation {
    /// Creates the evaluation of analyses.
    pub(super) fn by_lines() -> Evaluation {
        Evaluation { by_lines: true, wins: Vec::new() }
    }

    /// Creates the evaluation of the levels.
    pub(super) fn at_a_glance() -> Evaluation {
        Evaluation { by_lines: false, wins: Vec::new() }
    }
}

impl Evaluate<Themisto> for Evaluation {
    const GOAL: Goal = Goal::Win;

    #[inline]
    fn evaluate(&mut self, game: &Themisto, seat: Seat) -> i32 {
        if self.by_lines {
            return judge(game, seat);
        }
        let first = evaluate(game.board());
        let own = if seat == Seat::FIRST { first } else { -first };
        own + if game.skip() { TWO_TURNS } else { 0 }
    }

    #[inline]
    fn bounds(&mut self, game: &Themisto, _seat: Seat) -> (i32, i32) {
        if game.has_win() {
            return (win_in(1), win_in(1));
        }
        if self.by_lines && few_discs::is_drawn(game) {
            return (0, 0);
        }
        // The mover wins with its second turn at the earliest, which may follow at once; the opponent may win with the
        // very next one.
        let high = if game.skip() { win_in(2) } else { win_in(3) };
        (-win_in(2), high)
    }

    #[inline]
    fn foresees(&self) -> bool {
        self.by_lines
    }

    fn foresee(&mut self, game: &Themisto, seat: Seat, moves: &[Move], out: &mut [i32]) -> bool {
        // With two turns in a row, the second may win, and any first one may prepare it. With few discs, a draw may be
        // better than its evaluation.
        let holds = !game.skip() && game.board().count() > few_discs::MOST_DISCS;
        if holds {
            foresee(game, seat, moves, out);
        }
        holds
    }

    #[inline]
    fn allows(&self, game: &Themisto, m: Move) -> bool {
        game.allows(m)
    }

    fn win_at_once(&mut self, game: &Themisto) -> Option<Move> {
        self.wins.clear();
        game.wins(&mut self.wins);
        self.wins.first().copied()
    }

    #[inline]
    fn order(&mut self, game: &Themisto, moves: &[Move], scores: &mut [i32]) {
        let in_row = game.board().in_row();
        for (m, score) in moves.iter().zip(scores) {
            if in_row & m.from().bit() != 0 {
                *score -= 100_000;
            }
            if m.is_capture() {
                *score += 1_000;
            }
        }
    }

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        m.from().index() << 6 | m.to().index()
    }

    fn win_probability(&self, score: i32) -> f64 {
        let scale = if self.by_lines { 130.0 } else { 110.0 };
        sigmoid(f64::from(score) / scale)
    }
}
