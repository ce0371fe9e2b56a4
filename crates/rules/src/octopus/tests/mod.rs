//! The position type against the rules page and its literal twin.

mod play;
mod refusals;
mod symmetries;

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;

use super::literal::LiteralOctopus;
use super::*;
use crate::game::random::choose;
use crate::game::{Game, Position};

fn position(key: &str) -> Octopus {
    Octopus::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault}"))
}

fn moves(position: &Octopus) -> Vec<Placement> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves
}

fn gains(position: &Octopus) -> BTreeMap<String, u32> {
    let mut gains = BTreeMap::new();
    position.each_gain(|m, gain| {
        assert_eq!(
            gains.insert(position.notation(m), gain),
            None,
            "listed twice"
        );
    });
    gains
}

/// Plays random moves up to `plies`, calling `visit` before each and at the end.
fn playout(
    mut position: Octopus,
    plies: usize,
    rng: &mut ChaCha8Rng,
    mut visit: impl FnMut(&Octopus),
) {
    for _ in 0..plies {
        visit(&position);
        if position.is_over() {
            return;
        }
        let m = *choose(rng, &moves(&position));
        position.play(m);
    }
    visit(&position);
}

/// The twin of a position.
fn literal(position: &Octopus) -> LiteralOctopus {
    LiteralOctopus::new(&position.to_setup())
}
