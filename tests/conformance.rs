//! Guarantees of the service for every game, tested on random play and on composed positions of all games.
//!
//! `crates/rules/tests/conformance.rs` tests the guarantees of the rules, without JSON.

use std::collections::BTreeSet;

use rand_chacha::ChaCha8Rng;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_rules::game::Turn;
use tessera_rules::game::random::{chance, choose, seeded};

/// Number of random games, and of composed positions, that are checked in full.
const GAMES: u64 = 6;
const COMPOSED: u64 = 60;

/// Runs `$body` for every game `$game` on its sample of positions `$position`.
macro_rules! for_each_position {
    ($game:ident, $position:ident, $rng:ident, $body:block) => {{
        fn check<$game: WireGame>() -> &'static str {
            let mut $rng = seeded(0x5eed);
            for $position in sample::<$game>() {
                $body
            }
            $game::ID
        }
        let checked = BTreeSet::from(each_game!(G => check::<G>()));
        assert!(checked.len() >= 5, "{checked:?}");
    }};
}

/// Positions from play, finished ones too, and composed ones.
fn sample<G: WireGame>() -> Vec<G> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut rng = seeded(seed);
        let mut position = start::<G>(seed);
        // Positions of long games are sampled.
        for _ in 0..400 {
            if chance(&mut rng, 1, 4) {
                positions.push(position.clone());
            }
            match random_move(&position, &mut rng) {
                Some(m) => drop(position.play(m)),
                None => break,
            }
        }
        positions.push(position);
    }
    let mut rng = seeded(0xc0);
    positions.extend((0..COMPOSED).map(|_| G::compose(&mut rng)));
    positions
}

fn start<G: WireGame>(seed: u64) -> G {
    G::start(&G::StartOptions::default(), &mut seeded(seed)).expect("the default start")
}

/// A move of the seat that is due, or an outcome of chance; `None` when the game is over.
fn random_move<G: WireGame>(position: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => Some(position.parse_move("+", Some(rng)).expect("a draw")),
        Turn::Seat(_) => Some(*choose(rng, &position.legal_moves())),
    }
}

fn context<G: WireGame>(position: &G) -> String {
    format!("{} {}", G::ID, position.key())
}

#[test]
fn json_round_trips_and_draws_are_reported() {
    for_each_position!(G, position, _rng, {
        let json = serde_json::to_string(&position.encode()).expect("JSON");
        let wire = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        let read = G::decode(wire).unwrap_or_else(|e| panic!("{json}: {e}"));
        assert!(read == position, "{json}");
        assert_eq!(serde_json::to_string(&read.encode()).expect("JSON"), json, "{}", G::ID);
        let waits = position.turn() == Turn::Chance;
        assert_eq!(position.draw().is_some(), waits, "{}", context(&position));
    });
}

#[test]
fn moves_are_described_with_their_notation() {
    for_each_position!(G, position, _rng, {
        let at = context(&position);
        for m in position.legal_moves() {
            let notation = position.notation(m);
            let wire = serde_json::to_value(position.describe(m, notation.clone())).expect("JSON");
            assert_eq!(wire["move"], notation.as_str(), "{at}");
        }
    });
}

#[test]
fn scores_and_explanations_are_given_for_everything() {
    for_each_position!(G, position, _rng, {
        let at = context(&position);
        let score = serde_json::to_value(position.score()).expect("JSON");
        let standings = score["standings"].as_array().expect("standings");
        assert_eq!(standings.len(), position.seats(), "{at}");
        for (seat, standing) in standings.iter().enumerate() {
            assert_eq!(standing["seat"], seat, "{at}");
            let rank = standing["rank"].as_u64().expect("a rank");
            assert!((1..=position.seats() as u64).contains(&rank), "{at}");
        }
        for seat in position.winners().iter() {
            assert_eq!(standings[seat.index()]["rank"], 1, "{at}");
        }
        for m in position.legal_moves().into_iter().step_by(7) {
            let (parts, sentence) = position.explain(m);
            let sentence = sentence.to_string();
            let parts = serde_json::to_value(parts).expect("JSON");
            for part in parts.as_array().expect("a list") {
                assert!(part["what"].is_string(), "{at}: {part}");
                assert!(part["rule"].is_string(), "{at}: {part}");
            }
            assert!(sentence.ends_with('.'), "{at}: {sentence}");
        }
    });
}

#[test]
fn the_same_seed_deals_the_same() {
    each_game!(G => assert!(start::<G>(5) == start::<G>(5), "{}", G::ID));
}

/// The positions and moves that the documentation shows are legal.
#[test]
fn examples_are_legal() {
    fn check<G: WireGame>() {
        assert!(G::EXAMPLES.len() >= 3, "{}", G::ID);
        for example in G::EXAMPLES {
            let mut position = G::from_key(example.key)
                .unwrap_or_else(|e| panic!("{} {}: {e}", G::ID, example.name));
            assert_eq!(position.key(), example.key, "{} {}", G::ID, example.name);
            let mut rng = example.seed.map(seeded);
            for text in example.moves {
                let m = position
                    .parse_move(text, rng.as_mut())
                    .unwrap_or_else(|e| panic!("{} {} {text}: {e}", G::ID, example.name));
                position.play(m);
            }
        }
    }
    each_game!(G => check::<G>());
}
