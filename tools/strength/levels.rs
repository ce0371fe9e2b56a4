//! Levels against the reference players and against each other, with the bands that they should keep to.

use std::ops::RangeInclusive;
use std::time::Duration;

use tessera_engines::Level;

use crate::contest::{Contest, Starts};
use crate::matches;
use crate::player::Player;
use crate::references::Reference;

/// Target scores of a player against a level, in per cent.
const BANDS: [(Reference, u8, RangeInclusive<f64>); 7] = [
    (Reference::Random, 1, 0.0..=15.0),
    (Reference::Random, 2, 0.0..=5.0),
    (Reference::Novice, 1, 40.0..=60.0),
    (Reference::Greedy, 1, 65.0..=85.0),
    (Reference::Greedy, 2, 40.0..=60.0),
    (Reference::Greedy, 3, 0.0..=35.0),
    (Reference::Careful, 4, 40.0..=60.0),
];

/// Target score of each level against the one below, in per cent.
const STEP: RangeInclusive<f64> = 60.0..=75.0;

/// Plays all matches up to a level and prints them, as rows of a table.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, levels: RangeInclusive<u8>) {
    println!("| player | against level | score | band | |");
    println!("|---|---|---|---|---|");
    let matches = BANDS.map(|(reference, level, band)| (Player::Reference(reference), level, band));
    let steps = Level::all().skip(1).map(|level| (Player::Level(level), level.number() - 1, STEP));
    for (player, against, band) in matches.into_iter().chain(steps) {
        let highest = if let Player::Level(level) = player { level.number() } else { against };
        let Some(level) = Level::new(against).filter(|_| levels.contains(&highest)) else {
            continue;
        };
        let score =
            matches::between(starts, [player, Player::Level(level)], [Duration::MAX; 2]).all();
        println!(
            "| {player} | {against} | {score} | {:.0} to {:.0} | {} |",
            band.start(),
            band.end(),
            if band.contains(&score.percent()) { "" } else { "outside" }
        );
    }
}
