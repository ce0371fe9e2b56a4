//! What every game promises, tried on random play and on composed positions of all of them.

use std::collections::BTreeSet;
use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;
use tessera::api::game::WireGame;
use tessera::api::games::{GameVisitor, each_game};
use tessera::game::perft::{divide, perft};
use tessera::game::random::{below, chance, choose, seeded, shuffle};
use tessera::game::{FaultKind, SeatSet, Symmetric, Turn};

/// Random games that are looked at, and composed positions; each of both is looked at whole.
const GAMES: u64 = 6;
const COMPOSED: u64 = 60;

/// A visitor that runs `$body` for every game `$game` on its sample of positions `$position`.
macro_rules! for_each_position {
    ($game:ident, $position:ident, $rng:ident, $body:block) => {{
        struct Check(BTreeSet<&'static str>);
        impl GameVisitor for Check {
            fn visit<$game: WireGame>(&mut self) {
                let mut $rng = seeded(0x5eed);
                for $position in sample::<$game>() {
                    $body
                }
                self.0.insert($game::ID);
            }
        }
        let mut check = Check(BTreeSet::new());
        each_game(&mut check);
        assert!(check.0.len() >= 5, "{:?}", check.0);
    }};
}

/// Positions from play, finished ones too, and composed ones.
fn sample<G: WireGame>() -> Vec<G> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut rng = seeded(seed);
        let mut position = start::<G>(seed);
        // Long games are looked at here and there.
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

fn moves<G: WireGame>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves
}

/// A move of the seat that is due, or an outcome of chance; `None` when the game is over.
fn random_move<G: WireGame>(position: &G, rng: &mut ChaCha8Rng) -> Option<G::Move> {
    match position.turn() {
        Turn::Over => None,
        Turn::Chance => Some(position.parse_move("+", Some(rng)).expect("a draw")),
        Turn::Seat(_) => Some(*choose(rng, &moves(position))),
    }
}

fn context<G: WireGame>(position: &G) -> String {
    format!("{} {}", G::ID, position.key())
}

#[test]
fn finished_positions_have_no_moves_and_others_have_some() {
    let (mut finished, mut waiting) = (0, 0);
    for_each_position!(G, position, _rng, {
        let at = context(&position);
        let list = moves(&position);
        assert_eq!(position.count_moves(), list.len() as u64, "{at}");
        assert_eq!(
            position.awaits_chance(),
            position.turn() == Turn::Chance,
            "{at}"
        );
        match position.turn() {
            Turn::Over => {
                assert!(list.is_empty(), "{at}");
                assert!(position.payoffs().is_some(), "{at}");
            }
            Turn::Chance => assert!(list.is_empty() && position.draw().is_some(), "{at}"),
            Turn::Seat(seat) => {
                assert!(!list.is_empty(), "{at}");
                assert_eq!(seat, position.to_move(), "{at}");
            }
        }
        if !position.is_over() {
            assert_eq!(position.winners(), SeatSet::EMPTY, "{at}");
            assert!(position.payoffs().is_none(), "{at}");
        }
        let distinct: BTreeSet<_> = list.iter().collect();
        assert_eq!(distinct.len(), list.len(), "{at}");
        assert!(position.to_move().index() < position.seats(), "{at}");
    });
    // Counted again outside, where the macro's visitor can't reach.
    struct Count<'a>(&'a mut u32, &'a mut u32);
    impl GameVisitor for Count<'_> {
        fn visit<G: WireGame>(&mut self) {
            for position in sample::<G>() {
                *(if position.is_over() {
                    &mut *self.0
                } else {
                    &mut *self.1
                }) += 1;
            }
        }
    }
    each_game(&mut Count(&mut finished, &mut waiting));
    assert!(finished > 25 && waiting > 300, "{finished} {waiting}");
}

#[test]
fn keys_and_json_round_trip() {
    for_each_position!(G, position, _rng, {
        let key = position.key();
        let read = G::from_key(&key).unwrap_or_else(|e| panic!("{} {key}: {e}", G::ID));
        assert!(read == position, "{} {key}", G::ID);
        assert_eq!(read.key(), key, "{}", G::ID);
        let json = serde_json::to_string(&position.encode()).expect("JSON");
        let wire = serde_json::from_str(&json).unwrap_or_else(|e| panic!("{json}: {e}"));
        let read = G::decode(wire).unwrap_or_else(|e| panic!("{json}: {e}"));
        assert!(read == position, "{json}");
        assert_eq!(
            serde_json::to_string(&read.encode()).expect("JSON"),
            json,
            "{}",
            G::ID
        );
    });
}

#[test]
fn play_is_undone() {
    for_each_position!(G, position, _rng, {
        let mut played = position.clone();
        for m in moves(&position) {
            let undo = played.play(m);
            let after = played.key();
            // A position rebuilt from its text knows nothing of how it came about.
            let rebuilt = G::from_key(&after).unwrap_or_else(|e| panic!("{after}: {e}"));
            assert!(rebuilt == played, "{after}");
            assert_eq!(rebuilt.count_moves(), played.count_moves(), "{after}");
            played.undo(undo);
            assert!(played == position, "{} {m:?}", context(&position));
        }
        assert_eq!(played.key(), position.key());
        assert_eq!(moves(&played), moves(&position));
    });
}

#[test]
fn moves_and_play_agree() {
    for_each_position!(G, position, rng, {
        let at = context(&position);
        let mut notations = BTreeSet::new();
        for m in moves(&position) {
            let notation = position.notation(m);
            let read = position
                .parse_move(&notation, None)
                .unwrap_or_else(|e| panic!("{at} {notation}: {e}"));
            assert_eq!(read, m, "{at} {notation}");
            let wire = serde_json::to_value(position.describe(m, notation.clone())).expect("JSON");
            assert_eq!(wire["move"], notation.as_str(), "{at}");
            assert!(notations.insert(notation), "{at}: a notation occurs twice");
        }
        // A move of another position is accepted exactly when it is listed here too.
        let other = G::compose(&mut rng);
        for m in moves(&other).into_iter().take(50) {
            let notation = other.notation(m);
            match position.parse_move(&notation, None) {
                _ if position.is_over() => {}
                Ok(read) => assert!(
                    notations.contains(&position.notation(read)),
                    "{at} {notation}"
                ),
                Err(fault) => {
                    assert!(!notations.contains(&notation), "{at} {notation}: {fault}");
                    assert!(fault.kind != FaultKind::Inconsistent, "{at} {notation}");
                    assert!(!fault.detail.is_empty());
                }
            }
        }
    });
}

#[test]
fn images_have_images_of_moves() {
    for_each_position!(G, position, rng, {
        let at = context(&position);
        let symmetry = position.random_symmetry(&mut rng);
        let image = position.image(&symmetry);
        assert!(image.image(&G::inverse(&symmetry)) == position, "{at}");
        let mapped: BTreeSet<_> = moves(&position)
            .into_iter()
            .map(|m| position.move_image(&symmetry, m))
            .collect();
        let listed: BTreeSet<_> = moves(&image).into_iter().collect();
        assert_eq!(mapped, listed, "{at}: {symmetry:?}");
        let seats: SeatSet = position
            .winners()
            .iter()
            .map(|seat| G::seat_image(&symmetry, seat))
            .collect();
        assert_eq!(seats, image.winners(), "{at}");
        assert_eq!(image.is_over(), position.is_over(), "{at}");
        if let Some(&m) = moves(&position).first() {
            let (mut a, mut b) = (position.clone(), image.clone());
            a.play(m);
            b.play(position.move_image(&symmetry, m));
            assert!(a.image(&symmetry) == b, "{at}");
        }
        assert_canonical(&position, &image, &at);
    });
}

fn assert_canonical<G: Symmetric>(position: &G, image: &G, at: &(impl Debug + ?Sized)) {
    let (canonical, to) = position.canonical();
    assert!(position.image(&to) == canonical, "{at:?}: {to:?}");
    assert!(image.canonical().0 == canonical, "{at:?}");
    assert!(canonical.canonical().0 == canonical, "{at:?}");
}

#[test]
fn perft_divides() {
    for_each_position!(G, position, rng, {
        let at = context(&position);
        let mut position = position;
        let Ok(division) = divide(&mut position, 2, 30_000) else {
            continue;
        };
        assert_eq!(division.total, perft(&mut position, 2), "{at}");
        let symmetry = position.random_symmetry(&mut rng);
        assert_eq!(
            perft(&mut position.image(&symmetry), 2),
            division.total,
            "{at}"
        );
        if position.turn() != Turn::Chance {
            let single = divide(&mut position, 1, u64::MAX).expect("no limit");
            assert_eq!(single.total, position.count_moves(), "{at}");
            assert!(single.parts.iter().all(|&(_, n)| n == 1), "{at}");
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
        for m in moves(&position).into_iter().step_by(7) {
            let (parts, sentence) = position.explain(m);
            let parts = serde_json::to_value(parts).expect("JSON");
            for part in parts.as_array().expect("a list") {
                assert!(part["what"].is_string(), "{at}: {part}");
                assert!(part["rule"].is_string(), "{at}: {part}");
            }
            assert!(sentence.ends_with('.'), "{at}: {sentence}");
        }
    });
}

/// Damaged keys are refused or read as another position; nothing panics, and what is read is whole.
#[test]
fn damaged_keys_are_refused_with_a_reason() {
    let mut refused = 0;
    struct Damage<'a>(&'a mut u32);
    impl GameVisitor for Damage<'_> {
        fn visit<G: WireGame>(&mut self) {
            let mut rng = seeded(3);
            let positions = sample::<G>();
            let keys: Vec<String> = positions.iter().map(|position| position.key()).collect();
            let alphabet: Vec<char> = keys
                .concat()
                .chars()
                .chain("xX-+09é\u{0} ".chars())
                .collect();
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
                        for m in moves(&position).into_iter().step_by(11) {
                            position.clone().play(m);
                        }
                    }
                    Err(fault) => {
                        *self.0 += 1;
                        let named = fault.rule.is_some();
                        assert_eq!(
                            fault.kind == FaultKind::Inconsistent,
                            named,
                            "{text}: {fault}"
                        );
                    }
                }
            }
        }
    }
    each_game(&mut Damage(&mut refused));
    assert!(refused > 5000, "{refused}");
}

#[test]
fn the_same_seed_deals_the_same() {
    struct Deals;
    impl GameVisitor for Deals {
        fn visit<G: WireGame>(&mut self) {
            assert!(start::<G>(5) == start::<G>(5), "{}", G::ID);
        }
    }
    each_game(&mut Deals);
}

/// What the documentation shows is legal.
#[test]
fn examples_are_legal() {
    struct Examples;
    impl GameVisitor for Examples {
        fn visit<G: WireGame>(&mut self) {
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
    }
    each_game(&mut Examples);
}
