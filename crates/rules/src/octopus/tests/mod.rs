//! Tests of the position type against the rules page and the reference rules.

mod play;
mod refusals;
mod symmetries;

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;

use super::reference::ReferenceOctopus;
use super::*;
use crate::game::random::{below, choose, seeded};
use crate::game::{Game, Position};

fn position(key: &str) -> Octopus {
    Octopus::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault}"))
}

fn gains(position: &Octopus) -> BTreeMap<String, u32> {
    let mut gains = BTreeMap::new();
    position.each_gain(|m, gain| {
        assert_eq!(gains.insert(position.notation(m), gain), None, "listed twice");
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
        let m = *choose(rng, &position.legal_moves());
        position.play(m);
    }
    visit(&position);
}

/// Returns the reference position.
fn reference(position: &Octopus) -> ReferenceOctopus {
    ReferenceOctopus::new(&position.to_setup())
}

/// With a threshold that only rises, all moves that exceed it are visited, in the same order.
#[test]
fn cells_without_enough_are_left_out() {
    let mut rng = seeded(19);
    for seats in [2, 2, 2, 3, 4, 5, 6] {
        let dealt = deal(seats, 2, &mut rng).expect("as many seats as there may be");
        playout(dealt, 120, &mut rng.clone(), |p| {
            let mut all = Vec::new();
            p.each_gain(|m, gain| all.push((m, gain)));
            let rise = below(&mut rng, 4);
            let next = |demand: Option<u32>, gain: u32| demand.max(gain.checked_sub(rise));
            let (mut demand, mut expected) = (None, Vec::new());
            for &(m, gain) in &all {
                if demand.is_none_or(|demand| gain > demand) {
                    expected.push((m, gain));
                    demand = next(demand, gain);
                }
            }
            let (mut demand, mut seen) = (None, Vec::new());
            p.each_gain_above(|m, gain| {
                seen.push((m, gain));
                demand = next(demand, gain);
                demand
            });
            assert_eq!(seen, expected, "{}", p.key());
        });
    }
}
