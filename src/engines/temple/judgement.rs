//! What Temple's engine knows of positions.

use super::distinct::Distinct;
use crate::game::Seat;
use crate::games::temple::{Move, Temple};
use crate::search::{alpha_beta, df_pn};

/// Number of [`features`].
pub const FEATURES: usize = 9;

const WEIGHTS: [i32; FEATURES] = [20, 4, 20, 12, 12, 30, 60, 20, 10];

/// What a judgement looks at: first for the seat to move, then the same for the other.
///
/// In order: tiles placed (of 30), turns needed at two tiles a turn (negative), shapes of one, two and three
/// tiles that it can fill (at most 8 each), whether no colour is begun, whether it holds the largest value
/// of the begun colour's that still fits a single slot, tiles of the begun colour that fit no single slot
/// (negative), slots for its smallest tile (at most 6).
pub fn features(temple: &Temple, seat: Seat) -> [[i32; FEATURES]; 2] {
    let mobility = temple.mobility();
    [seat, seat.other()].map(|seat| {
        let shapes = mobility.shapes[seat.index()].map(|n| i32::from(n.min(8)));
        let left = temple.tiles_left(seat) as i32;
        let values = temple
            .active(seat)
            .map_or(0, |colour| temple.values_in_hand(seat, colour));
        let active = values.count_ones() as i32;
        let whole = temple.untouched(seat).count_ones() as i32;
        let turns = (active + 1) / 2 + 3 * whole;
        let stuck = (0..6)
            .filter(|&v| values >> v & 1 == 1 && mobility.fits[v] == 0)
            .count() as i32;
        let least = if values == 0 { 0 } else { values.trailing_zeros() as usize };
        [
            -left,
            -turns,
            shapes[0],
            shapes[1],
            shapes[2],
            i32::from(values == 0),
            i32::from(values >> 5 & 1 == 1),
            -stuck,
            i32::from(mobility.fits[least].min(6)),
        ]
    })
}

/// The judgement of a position.
#[derive(Debug, Default)]
pub(super) struct Judgement;

impl alpha_beta::Evaluate<Distinct> for Judgement {
    const GOAL: alpha_beta::Goal = alpha_beta::Goal::Win;

    fn evaluate(&mut self, game: &Distinct, seat: Seat) -> i32 {
        let [mine, theirs] = features(&game.0, seat);
        let side = |f: [i32; FEATURES]| -> i32 { f.iter().zip(WEIGHTS).map(|(f, w)| f * w).sum() };
        side(mine) - side(theirs)
    }

    fn order(&mut self, _game: &Distinct, moves: &[Move], scores: &mut [i32]) {
        for (m, score) in moves.iter().zip(scores) {
            let mut values = 0;
            let mut count = 0;
            for placed in m.tiles() {
                values += i32::from(placed.tile().value());
                count += 1;
            }
            *score = 600 * count - 100 * values / count;
        }
    }
}

impl df_pn::Heuristic<Distinct> for Judgement {
    fn numbers(&mut self, game: &Distinct, attacker: Seat) -> (u32, u32) {
        let mobility = game.0.mobility();
        let mover = crate::game::Position::to_move(&game.0);
        let of = |seat: Seat| mobility.shapes[seat.index()].map(u32::from).iter().sum::<u32>();
        // The fewer moves the opponent has, the nearer the win.
        if mover == attacker {
            (1, 1 + of(attacker))
        } else {
            (1 + of(mover), 1)
        }
    }
}
