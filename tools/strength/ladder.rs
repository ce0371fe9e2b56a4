//! Every level against the one below it.

use std::ops::RangeInclusive;
use std::time::Duration;

use tessera_engines::Level;

use crate::contest::{Contest, Starts};
use crate::matches;
use crate::player::Player;

/// Plays the ladder and prints each step.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>, levels: RangeInclusive<u8>) {
    for (low, high) in Level::all().zip(Level::all().skip(1)) {
        if !levels.contains(&high.number()) {
            continue;
        }
        let players = [Player::Level(high), Player::Level(low)];
        let step = matches::between(starts, players, [Duration::MAX; 2]);
        println!(
            "  level {} {}; {:.1} ms a move, at most {:.0}",
            high.number(),
            step.all(),
            step.clocks[0].mean(),
            1000.0 * step.clocks[0].longest.as_secs_f64()
        );
    }
}
