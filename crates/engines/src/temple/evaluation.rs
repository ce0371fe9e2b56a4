//! Evaluations of Temple for the engine and for its levels, and heuristics for its proofs.

use super::judgement::judge;
use super::reduced::Distinct;
use tessera_rules::game::{Position, Seat};
use tessera_rules::temple::{Move, Temple};
use tessera_search::probability::{inverse_sigmoid, sigmoid};
use tessera_search::{Budget, alpha_beta, df_pn, mate};

/// Number of [`features`].
pub const FEATURES: usize = 11;

/// Weights of the features of the seat to move and of the other seat, and the worth of the move itself: a logistic
/// regression of the results of self-play, in hundredths.
const MINE: [i32; FEATURES] = [-27, -7, -10, 7, 29, -100, 98, 6, -25, 2, 9];
const THEIRS: [i32; FEATURES] = [-17, -25, -6, 12, 53, -26, 214, -23, 16, 12, -9];
const TO_MOVE: i32 = -24;

/// Returns the features of a position, first for the seat to move, then for the other.
///
/// In order: tiles left (negative); turns that these need at two tiles a turn (negative); shapes of one, two and three
/// tiles that it can fill (at most 8 each); 1 if no colour is begun; -1 if tiles of the begun colour fit no single
/// slot, their number (negative), and the number of the others in that case; single slots for the smallest and for the
/// largest tile of the begun colour (at most 6 each).
pub fn features(temple: &Temple, seat: Seat) -> [[i32; FEATURES]; 2] {
    let outlook = temple.outlook();
    [seat, seat.other()].map(|seat| {
        let shapes = outlook.shapes[seat.index()].map(|n| i32::from(n.min(8)));
        let left = temple.tiles_left(seat) as i32;
        let values = temple.active(seat).map_or(0, |colour| temple.values_in_hand(seat, colour));
        let active = values.count_ones() as i32;
        let whole = temple.untouched(seat).count_ones() as i32;
        let turns = (active + 1) / 2 + 3 * whole;
        let fits = |v: usize| i32::from(outlook.fits[v].min(6));
        let held = (0..6).filter(|&v| values >> v & 1 == 1);
        let stuck = held.clone().filter(|&v| fits(v) == 0).count() as i32;
        let (least, most) = match values {
            0 => (0, 5),
            _ => (values.trailing_zeros() as usize, values.ilog2() as usize),
        };
        [
            -left,
            -turns,
            shapes[0],
            shapes[1],
            shapes[2],
            i32::from(values == 0),
            -i32::from(stuck > 0),
            -stuck,
            if stuck > 0 { active - stuck } else { 0 },
            fits(least),
            fits(most),
        ]
    })
}

/// Choice of the evaluation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Evaluation {
    /// By [`features`], for the levels, whose steps are tuned with it.
    Features,
    /// By the net of `judgement.rs`, for analyses.
    Net,
}

impl alpha_beta::Evaluate<Distinct> for Evaluation {
    const GOAL: alpha_beta::Goal = alpha_beta::Goal::Win;

    fn evaluate(&mut self, game: &Distinct, seat: Seat) -> i32 {
        if *self == Evaluation::Net {
            return judge(&game.0, seat);
        }
        let [mine, theirs] = features(&game.0, seat);
        let side = |f: [i32; FEATURES], weights: [i32; FEATURES]| -> i32 {
            f.iter().zip(weights).map(|(f, w)| f * w).sum()
        };
        TO_MOVE + side(mine, MINE) - side(theirs, THEIRS)
    }

    fn win_probability(&self, score: i32) -> f64 {
        sigmoid(f64::from(score.clamp(-2000, 2000)) / self.confidence())
    }

    fn order(&mut self, _game: &Distinct, moves: &[Move], scores: &mut [i32]) {
        add_by_tiles(moves, scores, 600, -100);
    }
}

impl Evaluation {
    /// Returns the score at which the win probability is 1/2 + 1/8^(1/2): fitted to the results of self-play at 3,000
    /// nodes.
    const fn confidence(self) -> f64 {
        match self {
            Evaluation::Features => CONFIDENCE,
            Evaluation::Net => NET_CONFIDENCE,
        }
    }
}

/// Confidence of [`Evaluation::Features`].
const CONFIDENCE: f64 = 90.0;
/// Confidence of [`Evaluation::Net`].
const NET_CONFIDENCE: f64 = 133.0;
/// The same for the static evaluation, nearly in hundredths of log-odds, in which the levels err.
const STATIC_CONFIDENCE: f64 = 200.0;

/// Returns the win probability by the static evaluation alone, if a search reports this one.
pub(super) fn static_win_probability(reported: f64) -> f64 {
    inverse_sigmoid(reported).map_or(reported, |x| sigmoid(x * CONFIDENCE / STATIC_CONFIDENCE))
}

/// Adds `tile` for every tile that a move places, and `value` times the mean of their values.
fn add_by_tiles(moves: &[Move], scores: &mut [i32], tile: i32, value: i32) {
    for (m, score) in moves.iter().zip(scores) {
        let mut values = 0;
        let mut count = 0;
        for placed in m.tiles() {
            values += i32::from(placed.tile().value());
            count += 1;
        }
        *score += tile * count + value * values / count;
    }
}

/// Heuristics of the searches for proofs.
pub(super) struct Knowledge;

impl mate::Knowledge<Distinct> for Knowledge {
    const ALTERNATING: bool = true;

    fn finishing(&mut self, game: &Distinct, out: &mut Vec<Move>) {
        game.0.distinct_finishing_moves(out);
    }

    fn drop_vain(
        &mut self,
        game: &Distinct,
        plies: u32,
        moves: &mut Vec<Move>,
        budget: &mut Budget,
    ) {
        if plies == 3 {
            game.0.drop_escaped(moves, || budget.spend());
        }
    }

    fn order(&mut self, game: &Distinct, attacker: Seat, moves: &[Move], scores: &mut [i32]) {
        if game.0.to_move() == attacker {
            // Moves that spoil many of the opponent's slots and support few come first.
            game.0.pressure(attacker.other(), moves, scores);
            scores.iter_mut().for_each(|score| *score *= 200);
            add_by_tiles(moves, scores, -300, 400);
        } else {
            add_by_tiles(moves, scores, -600, -100);
        }
    }
}

impl df_pn::Heuristic<Distinct> for Knowledge {
    fn numbers(&mut self, game: &Distinct, attacker: Seat) -> (u32, u32) {
        let outlook = game.0.outlook();
        let mover = game.0.to_move();
        let of = |seat: Seat| outlook.shapes[seat.index()].map(u32::from).iter().sum::<u32>();
        // The fewer moves the opponent has, the nearer the win.
        if mover == attacker { (1, 1 + of(attacker)) } else { (1 + of(mover), 1) }
    }
}
