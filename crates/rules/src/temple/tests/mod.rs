//! Tests of the worked examples, and of the fast rules against the reference ones.

mod examples;
mod properties;
mod refusals;
mod symmetries;

use rand_chacha::ChaCha8Rng;

use super::reference::{Filling, ReferenceTemple};
use super::{Edition, Move, StartColours, Temple};
use crate::game::random::{below, choose, seeded};
use crate::game::{Compose, Game, Position};

fn temple(key: &str) -> Temple {
    Temple::from_key(key).unwrap_or_else(|fault| panic!("{key}: {fault}"))
}

fn start(edition: Edition) -> Temple {
    Temple::start(edition, StartColours::default())
}

fn filling(m: Move) -> Filling {
    m.tiles().map(|placed| (placed.slot(), placed.tile())).collect()
}

/// Plays moves in notation.
fn play_all(temple: &mut Temple, line: &[&str]) {
    for text in line {
        let m = temple
            .parse_move(text, None)
            .unwrap_or_else(|fault| panic!("{text} on {}: {fault}", temple.key()));
        temple.play(m);
    }
}

/// Returns the ruling of a refusal, or `malformed`.
fn refusal(temple: &Temple, text: &str) -> &'static str {
    match temple.parse_move(text, None) {
        Ok(_) => "legal",
        Err(fault) => fault.rule.unwrap_or("malformed"),
    }
}

/// Returns composed positions, and all positions of some random games.
fn sample(seed: u64, composed: usize, games: usize) -> Vec<Temple> {
    let mut rng = seeded(seed);
    let mut positions: Vec<Temple> = (0..composed).map(|_| Temple::compose(&mut rng)).collect();
    for game in 0..games {
        let edition = [Edition::Published, Edition::Revised][game % 2];
        random_game(edition, &mut rng, |temple, _| positions.push(temple.clone()));
    }
    positions
}

/// Plays at random to the end, preferring moves of many tiles half of the time.
fn random_game(edition: Edition, rng: &mut ChaCha8Rng, mut visit: impl FnMut(&Temple, &[Move])) {
    let mut temple = start(edition);
    loop {
        let mut list = temple.legal_moves();
        visit(&temple, &list);
        if list.is_empty() {
            return;
        }
        if below(rng, 2) == 0 {
            let most = list.iter().map(|m| m.tiles().count()).max();
            list.retain(|m| Some(m.tiles().count()) == most);
        }
        temple.play(*choose(rng, &list));
    }
}

fn reference(temple: &Temple) -> ReferenceTemple {
    ReferenceTemple::from(temple)
}
