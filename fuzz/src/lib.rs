//! Properties of every input of every parser: it is refused with a reason, or read as a consistent position. Then the
//! engines and pictures have to cope with it.
//!
//! The first byte of an input of [`check`] chooses the parser: `k` a position key, `j` a JSON position, `m` a position
//! key and, after a line feed, a move, `o` options of a start. Other inputs are passed over.

pub mod content_ids;
pub mod engines;
pub mod entries;
pub mod pictures;
pub mod puzzles;
pub mod records;
pub mod requests;
pub mod settings;

use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::json;
use tessera_rules::game::random::seeded;
use tessera_rules::game::{FaultKind, Turn};

/// A check of a text for one game.
pub trait Job {
    /// Runs the check for `G`.
    fn run<G: WireGame>(text: &str);
}

/// The first byte of the input is the number of a game, as a digit; the rest is a text for the job.
pub fn for_one_game<J: Job>(data: &[u8]) {
    let Some((digit, rest)) = data.split_first() else {
        return;
    };
    let Ok(text) = std::str::from_utf8(rest) else {
        return;
    };
    let runs = each_game!(G => J::run::<G> as fn(&str));
    if let Some(run) = runs.get(usize::from(digit.wrapping_sub(b'0'))) {
        run(text);
    }
}

/// Feeds one input to the parser that it chooses.
pub fn check<G: WireGame>(data: &[u8]) {
    let Some((parser, input)) = data.split_first() else {
        return;
    };
    let Ok(text) = std::str::from_utf8(input) else {
        return;
    };
    match parser {
        b'k' => {
            if let Some(position) = key::<G>(text) {
                whole(&position);
            }
        }
        b'j' => {
            if let Ok(wire) = json::parse::<G::PositionWire>(input)
                && let Ok(position) = G::decode(wire)
            {
                whole(&position);
            }
        }
        b'o' => {
            if let Ok(options) = json::parse::<G::StartOptions>(input)
                && let Ok(position) = G::start(&options, &mut seeded(0))
            {
                whole(&position);
            }
        }
        b'm' => {
            if let Some((first, second)) = text.split_once('\n')
                && let Some(position) = key::<G>(first)
            {
                a_move(position, second);
            }
        }
        _ => {}
    }
}

/// The position of a key; every refusal has a reason.
pub fn key<G: WireGame>(text: &str) -> Option<G> {
    match G::from_key(text) {
        Ok(position) => Some(position),
        Err(fault) => {
            assert_eq!(fault.rule.is_some(), fault.kind == FaultKind::Inconsistent);
            assert!(!fault.detail.to_string().is_empty());
            None
        }
    }
}

/// Text forms round-trip, every move can be made and taken back, images have as many moves.
fn whole<G: WireGame>(position: &G) {
    let key = position.key();
    assert!(G::from_key(&key).is_ok_and(|read| read == *position), "{key}");
    assert!(G::decode(position.encode()).is_ok_and(|read| read == *position), "{key}");
    let moves = position.legal_moves();
    assert_eq!(moves.len() as u64, position.count_moves(), "{key}");
    assert_eq!(moves.is_empty(), !matches!(position.turn(), Turn::Seat(_)), "{key}");
    let mut played = position.clone();
    for &m in moves.iter().take(64) {
        let undo = played.play(m);
        assert!(G::from_key(&played.key()).is_ok_and(|read| read == played), "{key}");
        played.undo(undo);
        assert!(played == *position, "{key}");
    }
    let (canonical, _) = position.canonical();
    assert_eq!(canonical.count_moves(), moves.len() as u64, "{key}");
    position.score();
}

/// A notation is accepted exactly when it is a listed move.
fn a_move<G: WireGame>(mut position: G, text: &str) {
    if position.is_over() {
        return;
    }
    match position.parse_move(text, Some(&mut seeded(0))) {
        Ok(m) => {
            let moves = position.legal_moves();
            assert!(position.turn() == Turn::Chance || moves.contains(&m), "{text}");
            position.describe(m, position.notation(m));
            position.explain(m);
            position.play(m);
        }
        Err(fault) => assert!(fault.kind != FaultKind::Inconsistent, "{text}: {fault}"),
    }
}
