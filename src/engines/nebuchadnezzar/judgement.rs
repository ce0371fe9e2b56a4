//! What a position looks like to be worth.

use super::folded::Folded;
use crate::game::Seat;
use crate::games::nebuchadnezzar::{Census, Holdings, Move, Nebuchadnezzar};
use crate::search::alpha_beta::{Evaluate, Goal};

/// Number of features.
pub const FEATURES: usize = 13;

/// What is judged, as differences between the mover and the enemy; the last one is 1, for the tempo.
pub fn features(census: &Census) -> [i32; FEATURES] {
    let d = |f: fn(&Holdings) -> u32| f(&census.mover) as i32 - f(&census.enemy) as i32;
    [
        d(|h| h.discs),
        d(|h| h.edge),
        d(|h| h.corners),
        d(|h| h.pairs),
        d(|h| h.placements),
        d(|h| h.reserved),
        d(|h| h.walled),
        d(|h| h.enclosed),
        d(|h| h.half_walled),
        d(|h| h.captures),
        census.mover.capturable as i32,
        -(census.enemy.capturable as i32),
        1,
    ]
}

const WEIGHTS: [i32; FEATURES] = [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 80, 40, 0];

/// The judgement of the engine.
#[derive(Debug, Default)]
pub struct Judgement {
    _private: (),
}

/// The judgement of a position as its mover sees it.
pub fn judge(game: &Nebuchadnezzar) -> i32 {
    let f = features(&game.census());
    f.iter().zip(WEIGHTS).map(|(x, w)| x * w).sum()
}

impl Evaluate<Folded> for Judgement {
    const GOAL: Goal = Goal::Win;

    fn evaluate(&mut self, game: &Folded, _seat: Seat) -> i32 {
        judge(&game.0)
    }

    fn order(&mut self, _game: &Folded, moves: &[Move], scores: &mut [i32]) {
        for (m, score) in moves.iter().zip(scores) {
            *score = match m {
                Move::Capture(r) => 40_000 + 4000 * r.area() as i32,
                _ => 0,
            };
        }
    }

    fn tactical(&mut self, game: &Folded, beyond: u32, out: &mut Vec<Move>) {
        if beyond < 4 {
            let me = match crate::game::Game::turn(game) {
                crate::game::Turn::Seat(seat) => seat,
                _ => return,
            };
            game.0.captures_of(me, |r| out.push(Move::Capture(r)));
        }
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
