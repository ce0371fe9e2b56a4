//! The evaluation of a position, without search.

use std::cmp::Reverse;

use super::patterns;
use super::reduced::Folded;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::nebuchadnezzar::{Census, Holdings, Move, Nebuchadnezzar, Rectangle};
use tessera_search::alpha_beta::{Evaluate, Goal};
use tessera_search::probability::logistic;

/// Number of features.
pub const FEATURES: usize = 12;

/// Returns the features as differences between the mover and the enemy. The last one is 1, for the tempo.
pub fn features(census: &Census) -> [i32; FEATURES] {
    let d = |f: fn(&Holdings) -> u32| f(&census.mover) as i32 - f(&census.enemy) as i32;
    [
        d(|h| h.discs),
        d(|h| h.edge),
        d(|h| h.corners),
        d(|h| h.pairs),
        d(|h| h.placements),
        d(|h| h.walled),
        d(|h| h.enclosed),
        d(|h| h.half_walled),
        d(|h| h.captures),
        census.mover.capturable as i32,
        -(census.enemy.capturable as i32),
        1,
    ]
}

/// Plies beyond the horizon in which captures are searched.
const TACTICAL_PLIES: u32 = 4;
/// Most captures that are searched in each of these plies.
const TACTICAL_CAPTURES: usize = 12;

/// Thousandths of a logit by feature, on an empty board and on a full one, for the evaluation without patterns.
const GLANCE: [[i32; FEATURES]; 2] = [
    [430, -390, -450, -150, 0, -130, -400, 0, 60, -190, -390, 260],
    [500, -240, -170, 115, 230, 390, -175, 160, 770, 170, 170, 25],
];

/// Weights of the features when patterns are added.
const WEIGHTS: [[i32; FEATURES]; 2] = [
    [374, -57, -167, -59, 31, 119, -73, 80, -178, 17, 21, 279],
    [291, -329, -75, 74, 50, 49, -3, -8, 530, 180, 130, 132],
];

/// Evaluates a position for its mover, in thousandths of a logit: features and patterns.
#[inline]
pub fn evaluate(game: &Nebuchadnezzar) -> i32 {
    weighted(game, &WEIGHTS, patterns::worth(game))
}

/// Evaluates a position by features alone, as the levels do.
#[inline]
pub(super) fn glance(game: &Nebuchadnezzar) -> i32 {
    weighted(game, &GLANCE, [0, 0])
}

/// Returns the weighted features plus the given early and late terms, interpolated by the number of empty cells.
#[inline]
fn weighted(
    game: &Nebuchadnezzar,
    weights: &[[i32; FEATURES]; 2],
    [mut early, mut late]: [i32; 2],
) -> i32 {
    let census = game.census();
    let cells = i32::from(game.side()) * i32::from(game.side());
    let empty = census.empty as i32;
    for (i, f) in features(&census).into_iter().enumerate() {
        early += f * weights[0][i];
        late += f * weights[1][i];
    }
    (early * empty + late * (cells - empty)) / cells
}

/// An evaluation of a position for its mover, in thousandths of a logit.
pub(super) type Judge = fn(&Nebuchadnezzar) -> i32;

/// Returns the factor of the evaluation's log-odds in the win probability of a search, in thousandths. It is larger on
/// small boards, where a search sees much of the rest of the game. Fitted to games of the engine with itself
/// (`docs/measurements/nebuchadnezzar.md`).
const fn confidence(side: u8) -> i64 {
    match side {
        0..=5 => 4_000,
        6 => 2_500,
        7 => 2_200,
        8 => 1_350,
        9 => 1_250,
        _ => 1_200,
    }
}

/// The evaluation with scratch lists, as searches use it.
#[derive(Debug, Clone)]
pub(super) struct Evaluation {
    judge: Judge,
    /// The board's [`confidence`].
    confidence: i64,
    captures: Vec<Rectangle>,
}

impl Evaluation {
    /// Creates the evaluation for a board of this side.
    pub(super) fn new(judge: Judge, side: u8) -> Evaluation {
        Evaluation { judge, confidence: confidence(side), captures: Vec::new() }
    }
}

impl Evaluate<Folded> for Evaluation {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, game: &Folded, _seat: Seat) -> i32 {
        (self.judge)(&game.position)
    }

    fn order(&mut self, _game: &Folded, moves: &[Move], scores: &mut [i32]) {
        for (m, score) in moves.iter().zip(scores) {
            *score = match m {
                Move::Capture(r) => 40_000 + 4000 * r.area() as i32,
                _ => 0,
            };
        }
    }

    /// Appends captures; the largest ones if there are many.
    fn tactical(&mut self, game: &Folded, beyond: u32, out: &mut Vec<Move>) {
        let Turn::Seat(mover) = game.turn() else {
            return;
        };
        if beyond >= TACTICAL_PLIES {
            return;
        }
        self.captures.clear();
        let captures = &mut self.captures;
        game.position.captures_of(mover, |r| captures.push(r));
        if captures.len() > TACTICAL_CAPTURES {
            captures.sort_unstable_by_key(|&r| (Reverse(r.area()), r));
            captures.truncate(TACTICAL_CAPTURES);
        }
        out.extend(captures.iter().map(|&r| Move::Capture(r)));
    }

    fn win_probability(&self, score: i32) -> f64 {
        let claimed = i64::from(score) * self.confidence / 1000;
        let most = i64::from(i32::MAX);
        logistic(claimed.clamp(-most, most) as i32)
    }

    fn history_slot(&self, m: Move) -> usize {
        match m {
            Move::Place(cell) => usize::from(cell.rank()) << 4 | usize::from(cell.file()),
            Move::Capture(r) => {
                256 + (usize::from(r.from.rank()) << 4 | usize::from(r.from.file()))
                    + 256 * (usize::from(r.height()) % 4)
            }
            Move::Swap | Move::Pass => 4095,
        }
    }
}
