//! Values: final margins from points still to come, win probabilities from margins, and the evaluations of the searches
//! by totals.

use tessera_rules::game::{Duel, Game, Seat, Turn};
use tessera_rules::octopus::{MAX_SCORE, Octopus, Placement};
use tessera_search::alpha_beta::{Evaluate, Goal};
use tessera_search::paranoid::Paranoid;
use tessera_search::probability::sigmoid;
use tessera_search::{Kind, Outcome, Value};

/// Returns the final margin for the mover if it makes `points` more than the other seat from now on.
pub(super) fn margin(position: &Octopus, points: i32) -> i32 {
    let scores = position.scores();
    match (scores, position.turn()) {
        ([own], _) => (*own as i32 + points).min(MAX_SCORE as i32),
        ([first, second], Turn::Seat(Seat::FIRST)) => *first as i32 - *second as i32 + points,
        ([first, second], _) => *second as i32 - *first as i32 + points,
        _ => points,
    }
}

/// Returns the proved value if the mover makes `points` more from now on.
pub(super) fn proved(position: &Octopus, kind: Kind, points: i32) -> Value {
    let margin = margin(position, points);
    Value {
        kind,
        margin: Some(f64::from(margin)),
        plies: (kind == Kind::Exact).then(|| position.tiles_left()),
        ..Value::exact(outcome(position, margin))
    }
}

/// Returns the outcome of a final margin. A single seat always wins.
pub(super) fn outcome(position: &Octopus, margin: i32) -> Outcome {
    match position.seats() {
        1 => Outcome::Win,
        _ => Outcome::of_difference(margin),
    }
}

/// Returns the estimated value if the mover probably makes `points` more from now on.
pub(super) fn estimate(position: &Octopus, points: i32) -> Value {
    let margin = margin(position, points);
    let probability = match position.seats() {
        1 => 1.0,
        _ => win_probability(f64::from(margin), position.tiles_left()),
    };
    Value { margin: Some(f64::from(margin)), ..Value::estimate(probability) }
}

/// Returns the win probability for an estimated margin with `tiles` tiles left, as measured on games of the engine with
/// itself (`docs/measurements/octopus.md`). Estimates are too high by about a point for 20 tiles left, and their error grows
/// with the number of tiles.
pub(super) fn win_probability(margin: f64, tiles: u32) -> f64 {
    let tiles = f64::from(tiles);
    sigmoid((margin - tiles / 20.0) / (0.29 * tiles))
}

/// Same as [`win_probability`], for a margin of short playouts. Such margins are better: their error grows only with
/// the square root of the tiles.
pub(super) fn win_probability_of_short_playouts(margin: f64, tiles: u32) -> f64 {
    sigmoid(margin / (0.55 * f64::from(tiles).sqrt()))
}

/// Evaluates two seats by their present totals.
#[derive(Clone)]
pub(super) struct Totals {
    /// Tiles left at the root.
    pub(super) plies: u32,
}

impl Evaluate<Duel<Octopus>> for Totals {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Duel<Octopus>, seat: Seat) -> i32 {
        let scores = game.game().scores();
        scores[seat.index()] as i32 - scores[seat.other().index()] as i32
    }

    fn order(&mut self, game: &Duel<Octopus>, moves: &[Placement], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = game.game().gain(m).unwrap_or(0) as i32 * 10_000;
        }
    }

    fn win_probability(&self, score: i32) -> f64 {
        win_probability(f64::from(score), self.plies)
    }
}

/// Evaluates a seat by its present lead over the best other total.
#[derive(Clone)]
pub(super) struct Lead;

impl Evaluate<Paranoid<Octopus>> for Lead {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Paranoid<Octopus>, seat: Seat) -> i32 {
        let hero = game.hero().index();
        let scores = game.game().scores();
        let others = scores.iter().enumerate().filter(|&(s, _)| s != hero);
        let best = others.map(|(_, &score)| score as i32).max().unwrap_or(0);
        let lead = scores[hero] as i32 - best;
        if seat == Seat::FIRST { lead } else { -lead }
    }

    fn order(&mut self, game: &Paranoid<Octopus>, moves: &[Placement], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            *score = game.game().gain(m).unwrap_or(0) as i32 * 10_000;
        }
    }
}
