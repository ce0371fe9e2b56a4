//! Conformance of the rules of every game, tested on random play and on composed positions.
//!
//! The suite needs only the rules of a game ([`Bare`]). A game joins it with one line in [`each_game`], before it has
//! JSON, pictures or puzzles. `tests/conformance.rs` in the root adds the conformance of the service.

use std::collections::BTreeSet;
use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;
use tessera_rules::game::perft::{divide, perft};
use tessera_rules::game::random::{below, chance, choose, seeded, shuffle};
use tessera_rules::game::{Compose, FaultKind, Position, SeatSet, Symmetric, Turn};
use tessera_rules::ingenious::{Deal, Form};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::deal;
use tessera_rules::temple::{Edition, StartColours, Temple};
use tessera_rules::themisto::Themisto;

/// Numbers of random games and of composed positions.
const GAMES: u64 = 6;
const COMPOSED: u64 = 60;

/// The rules of a game, without anything else.
trait Bare: Position + Symmetric + Compose {}
impl<G: Position + Symmetric + Compose> Bare for G {}

/// An action for every game.
trait BareVisitor {
    /// Acts on one game, with a sample of its positions.
    fn visit<G: Bare>(&mut self, name: &str, positions: &[G]);
}

/// Visits every game with a sample of positions.
fn each_game(visitor: &mut impl BareVisitor) {
    visitor.visit("octopus", &sample(|rng| deal(2, 1, rng).expect("a deal")));
    visitor.visit("themisto", &sample(|_| Themisto::start()));
    let forms = [Form::Standard, Form::Solo, Form::Team, Form::Duel];
    visitor.visit(
        "ingenious",
        &sample(|rng| {
            let form = *choose(rng, &forms);
            let seats = *form.seats().start();
            let hidden = seats > 1 && chance(rng, 1, 2);
            Deal { form, seats, hidden }.start(rng)
        }),
    );
    visitor
        .visit("nebuchadnezzar", &sample(|_| Nebuchadnezzar::empty(8, true).expect("a side of 8")));
    visitor
        .visit("temple", &sample(|_| Temple::start(Edition::Published, StartColours::default())));
}

/// Defines a test that runs `$check` on the sample of every game.
macro_rules! conformance {
    ($($test:ident $check:ident;)*) => { $(
        #[test]
        fn $test() {
            struct Check(usize);
            impl BareVisitor for Check {
                fn visit<G: Bare>(&mut self, name: &str, positions: &[G]) {
                    assert!(positions.len() > 60, "{name}");
                    $check(name, positions);
                    self.0 += 1;
                }
            }
            let mut check = Check(0);
            each_game(&mut check);
            assert_eq!(check.0, 5);
        }
    )* };
}

conformance! {
    finished_positions_have_no_moves_and_others_have_some check_turns;
    keys_round_trip check_keys;
    play_is_undone check_undo;
    moves_and_notation_agree check_notation;
    notation_is_read_in_either_case check_case;
    images_have_images_of_moves check_images;
    perft_divides check_perft;
    damaged_keys_are_refused_with_a_reason check_damage;
}

/// Returns positions from play, including finished ones, and composed ones.
fn sample<G: Bare>(start: impl Fn(&mut ChaCha8Rng) -> G) -> Vec<G> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut rng = seeded(seed);
        let mut position = start(&mut rng);
        // Long games are sampled.
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

/// Returns a random move of the seat to move, or an outcome of chance; `None` if the game is over.
fn random_move<G: Bare>(position: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => Some(position.parse_move("+", Some(rng)).expect("a draw")),
        Turn::Seat(_) => Some(*choose(rng, &position.legal_moves())),
    }
}

fn context<G: Bare>(name: &str, position: &G) -> String {
    format!("{name} {}", position.key())
}

fn check_turns<G: Bare>(name: &str, positions: &[G]) {
    let (mut finished, mut waiting) = (0, 0);
    for position in positions {
        let at = context(name, position);
        let list = position.legal_moves();
        assert_eq!(position.count_moves(), list.len() as u64, "{at}");
        assert_eq!(position.awaits_chance(), position.turn() == Turn::Chance, "{at}");
        match position.turn() {
            Turn::Over => {
                assert!(list.is_empty(), "{at}");
                assert!(position.payoffs().is_some(), "{at}");
            }
            Turn::Chance => assert!(list.is_empty(), "{at}"),
            Turn::Seat(seat) => {
                assert!(!list.is_empty(), "{at}");
                assert_eq!(seat, position.to_move(), "{at}");
            }
        }
        if position.is_over() {
            finished += 1;
        } else {
            waiting += 1;
            assert_eq!(position.winners(), SeatSet::EMPTY, "{at}");
            assert!(position.payoffs().is_none(), "{at}");
        }
        let distinct: BTreeSet<_> = list.iter().collect();
        assert_eq!(distinct.len(), list.len(), "{at}");
        assert!(position.to_move().index() < position.seats(), "{at}");
    }
    assert!(finished > 3 && waiting > 40, "{name}: {finished} {waiting}");
}

fn check_keys<G: Bare>(name: &str, positions: &[G]) {
    for position in positions {
        let key = position.key();
        let read = G::from_key(&key).unwrap_or_else(|e| panic!("{name} {key}: {e}"));
        assert!(read == *position, "{name} {key}");
        assert_eq!(read.key(), key, "{name}");
    }
}

fn check_undo<G: Bare>(name: &str, positions: &[G]) {
    for position in positions {
        let mut played = position.clone();
        for m in position.legal_moves() {
            let undo = played.play(m);
            let after = played.key();
            // A position rebuilt from its text has no history.
            let rebuilt = G::from_key(&after).unwrap_or_else(|e| panic!("{after}: {e}"));
            assert!(rebuilt == played, "{after}");
            assert_eq!(rebuilt.count_moves(), played.count_moves(), "{after}");
            played.undo(undo);
            assert!(played == *position, "{} {m:?}", context(name, position));
        }
        assert_eq!(played.key(), position.key());
        assert_eq!(played.legal_moves(), position.legal_moves());
    }
}

fn check_notation<G: Bare>(name: &str, positions: &[G]) {
    let mut rng = seeded(0x5eed);
    for position in positions {
        let at = context(name, position);
        let mut notations = BTreeSet::new();
        for m in position.legal_moves() {
            let notation = position.notation(m);
            let read = position
                .parse_move(&notation, None)
                .unwrap_or_else(|e| panic!("{at} {notation}: {e}"));
            assert_eq!(read, m, "{at} {notation}");
            assert!(notations.insert(notation), "{at}: a notation occurs twice");
        }
        // A move of another position is accepted exactly if it is also listed here.
        let other = G::compose(&mut rng);
        for m in other.legal_moves().into_iter().take(50) {
            let notation = other.notation(m);
            match position.parse_move(&notation, None) {
                _ if position.is_over() => {}
                Ok(read) => {
                    assert!(notations.contains(&position.notation(read)), "{at} {notation}")
                }
                Err(fault) => {
                    assert!(!notations.contains(&notation), "{at} {notation}: {fault}");
                    assert!(fault.kind != FaultKind::Inconsistent, "{at} {notation}");
                    assert!(!fault.detail.to_string().is_empty());
                }
            }
        }
    }
}

fn check_case<G: Bare>(name: &str, positions: &[G]) {
    for position in positions {
        let at = context(name, position);
        for m in position.legal_moves() {
            let notation = position.notation(m);
            for text in [notation.to_uppercase(), notation.to_lowercase()] {
                assert_eq!(G::in_own_case(&text), notation, "{at} {text}");
                assert_eq!(position.parse_move(&text, None), Ok(m), "{at} {text}");
            }
        }
    }
}

fn check_images<G: Bare>(name: &str, positions: &[G]) {
    let mut rng = seeded(0x5eed);
    for position in positions {
        let at = context(name, position);
        let symmetry = position.random_symmetry(&mut rng);
        let image = position.image(&symmetry);
        assert!(image.image(&G::inverse(&symmetry)) == *position, "{at}");
        let mapped: BTreeSet<_> =
            position.legal_moves().into_iter().map(|m| position.move_image(&symmetry, m)).collect();
        let listed: BTreeSet<_> = image.legal_moves().into_iter().collect();
        assert_eq!(mapped, listed, "{at}: {symmetry:?}");
        let seats: SeatSet =
            position.winners().iter().map(|seat| G::seat_image(&symmetry, seat)).collect();
        assert_eq!(seats, image.winners(), "{at}");
        assert_eq!(image.is_over(), position.is_over(), "{at}");
        if let Some(&m) = position.legal_moves().first() {
            let (mut a, mut b) = (position.clone(), image.clone());
            a.play(m);
            b.play(position.move_image(&symmetry, m));
            assert!(a.image(&symmetry) == b, "{at}");
        }
        assert_canonical(position, &image, &at);
    }
}

fn assert_canonical<G: Symmetric>(position: &G, image: &G, at: &(impl Debug + ?Sized)) {
    let (canonical, to) = position.canonical();
    assert!(position.image(&to) == canonical, "{at:?}: {to:?}");
    assert!(image.canonical().0 == canonical, "{at:?}");
    assert!(canonical.canonical().0 == canonical, "{at:?}");
}

fn check_perft<G: Bare>(name: &str, positions: &[G]) {
    let mut rng = seeded(0x5eed);
    for position in positions {
        let at = context(name, position);
        let mut position = position.clone();
        let Ok(division) = divide(&mut position, 2, 30_000) else {
            continue;
        };
        assert_eq!(division.total, perft(&mut position, 2), "{at}");
        let symmetry = position.random_symmetry(&mut rng);
        assert_eq!(perft(&mut position.image(&symmetry), 2), division.total, "{at}");
        if position.turn() != Turn::Chance {
            let single = divide(&mut position, 1, u64::MAX).expect("no limit");
            assert_eq!(single.total, position.count_moves(), "{at}");
            assert!(single.parts.iter().all(|&(_, n)| n == 1), "{at}");
        }
    }
}

/// Checks that damaged keys are refused or parsed as another position; nothing panics, and parsed positions are
/// complete.
fn check_damage<G: Bare>(name: &str, positions: &[G]) {
    let mut refused = 0;
    let mut rng = seeded(3);
    let keys: Vec<String> = positions.iter().map(|position| position.key()).collect();
    let alphabet: Vec<char> = keys.concat().chars().chain("xX-+09é\u{0} ".chars()).collect();
    for _ in 0..4000 {
        let mut text: Vec<char> = choose(&mut rng, &keys).chars().collect();
        for _ in 0..=below(&mut rng, 3) {
            let at = below(&mut rng, text.len() as u32 + 1) as usize;
            match below(&mut rng, 4) {
                0 if at < text.len() => drop(text.remove(at)),
                1 => text.insert(at, *choose(&mut rng, &alphabet)),
                2 if at < text.len() => text[at] = *choose(&mut rng, &alphabet),
                _ => shuffle(&mut rng, &mut text[..at.min(4)]),
            }
        }
        let text: String = text.into_iter().collect();
        match G::from_key(&text) {
            Ok(position) => {
                let key = position.key();
                assert!(G::from_key(&key).is_ok_and(|p| p == position), "{text}");
                for m in position.legal_moves().into_iter().step_by(11) {
                    position.clone().play(m);
                }
            }
            Err(fault) => {
                refused += 1;
                let named = fault.rule.is_some();
                assert_eq!(fault.kind == FaultKind::Inconsistent, named, "{text}: {fault}");
            }
        }
    }
    assert!(refused > 500, "{name}: {refused}");
}
