//! Tests of the fast rules against the reference ones, and of the invariants of every position.

use rand_chacha::ChaCha8Rng;

use super::super::reference::Standing;
use super::super::rules::{Discs, Verdict};
use super::super::{Move, cells};
use super::*;
use crate::game::random::{below, choose, seeded};
use crate::game::{Compose, FaultKind, Seat, Symmetric, Turn};

/// Calls `f` with positions from random play on boards of all sizes, from start to end.
fn for_played(seed: u64, games: u32, mut f: impl FnMut(&Nebuchadnezzar, &mut ChaCha8Rng)) {
    let mut rng = seeded(seed);
    for game in 0..games {
        let side = 2 + (game % 14) as u8;
        let mut position = Nebuchadnezzar::empty(side, game % 3 > 0).unwrap();
        let mut moves = Vec::new();
        for _ in 0..3 * usize::from(side) * usize::from(side) {
            // Reference checks of large boards are slow, so most of their positions are skipped.
            if below(&mut rng, 1 + u32::from(side) * u32::from(side) / 8) == 0 {
                f(&position, &mut rng);
            }
            moves.clear();
            position.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            position.play(*choose(&mut rng, &moves));
        }
        f(&position, &mut rng);
    }
}

fn for_composed(seed: u64, count: u32, mut f: impl FnMut(&Nebuchadnezzar, &mut ChaCha8Rng)) {
    let mut rng = seeded(seed);
    for _ in 0..count {
        let position = Nebuchadnezzar::compose(&mut rng);
        f(&position, &mut rng);
    }
}

fn agrees_with_the_literal_twin(position: &Nebuchadnezzar, rng: &mut ChaCha8Rng) {
    let key = position.key();
    let reference = Reference::from(position);
    assert_eq!(notations(position), literal_notations(position), "{key}");
    let standing = match (position.turn(), position.winners().iter().next()) {
        (Turn::Over, Some(seat)) => Standing::Won(seat.index()),
        (Turn::Over, None) => Standing::Draw,
        _ => Standing::Open,
    };
    assert_eq!(standing, reference.standing(), "{key}");
    assert_eq!(position.is_over(), notations(position).is_empty(), "{key}");
    let moves = reference.moves();
    assert_eq!(position.count_moves(), moves.len() as u64, "{key}");
    for (m, flips) in &moves {
        assert_eq!(&position.flips(*m), flips, "{key}");
        let mut played = *position;
        let undo = played.play(*m);
        let next = reference.after(&(*m, flips.clone()));
        assert_eq!(Reference::from(&played), next, "{key} {m:?}");
        if below(rng, 20) == 0 || matches!(m, Move::Capture(_)) {
            let won = matches!(next.standing(), Standing::Won(seat) if seat == reference.to_move);
            assert_eq!(position.wins(*m), won, "{key} {m:?}");
            assert_eq!(played.is_over(), next.standing() != Standing::Open, "{key} {m:?}");
        }
        played.undo(undo);
        assert_eq!(&played, position, "{key} {m:?}");
    }
    for (rectangle, own, enemy) in reference.flippable(position.colour_to_move()) {
        let walls = position.walls(rectangle).expect("it is walled");
        let mover = position.colour_to_move();
        assert_eq!((walls.length(mover), walls.length(mover.other())), (own, enemy), "{key}");
    }
}

#[test]
fn fast_rules_are_the_literal_ones_in_play() {
    for_played(1, 56, agrees_with_the_literal_twin);
}

#[test]
fn fast_rules_are_the_literal_ones_on_composed_boards() {
    for_composed(2, 400, agrees_with_the_literal_twin);
}

#[test]
#[ignore = "minutes in the dev profile"]
fn fast_rules_are_the_literal_ones_at_length() {
    for_played(3, 300, agrees_with_the_literal_twin);
    for_composed(4, 8_000, agrees_with_the_literal_twin);
}

/// Every board of the smallest sizes, with either player to move.
#[test]
fn fast_rules_are_the_literal_ones_on_every_small_board() {
    for side in [2u8, 3] {
        let count = u32::from(side) * u32::from(side);
        for number in 0..3u32.pow(count) {
            let mut rows = vec![String::new(); usize::from(side)];
            let mut rest = number;
            for row in &mut rows {
                for _ in 0..side {
                    row.push(['.', 'X', 'o'][(rest % 3) as usize]);
                    rest /= 3;
                }
            }
            let position = drawn(&rows.join("/"));
            assert_eq!(notations(&position), literal_notations(&position), "{}", position.key());
        }
    }
}

/// `NEB-8`: both sides can only be stuck on a full board, and no small one with both colours is stuck.
#[test]
fn no_small_full_board_is_stuck() {
    (2..=4).for_each(nobody_is_stuck);
}

#[test]
#[ignore = "a minute in the dev profile"]
fn no_full_5x5_board_is_stuck() {
    nobody_is_stuck(5);
}

fn nobody_is_stuck(side: u8) {
    let all = (1u64 << (side * side)) - 1;
    // Exchanging the colours changes nothing, so the last cell may be the enemy's.
    for packed in 1..=all / 2 {
        let spread = |set: u64| {
            let row = |rank| (set >> (side * rank) & ((1 << side) - 1)) << (8 * rank);
            (0..side).map(row).sum()
        };
        let discs = Discs { own: spread(packed), enemy: spread(all & !packed) };
        let captures = |discs: Discs<u64>| {
            let mut count = 0;
            discs.captures(side, |_| count += 1);
            count
        };
        assert!(captures(discs) + captures(discs.turned()) > 0, "{side} {packed:b}");
        assert_eq!(discs.verdict(side), Verdict::Open);
    }
}

#[test]
fn composed_positions_are_of_every_kind() {
    let (mut over, mut passes, mut captures, mut swaps) = (0, 0, 0, 0);
    let mut sides = [0; 16];
    for_composed(5, 3000, |position, _| {
        sides[usize::from(position.side())] += 1;
        over += u32::from(position.is_over());
        let texts = notations(position);
        passes += u32::from(texts == ["pass"]);
        captures += u32::from(texts.iter().any(|text| text.starts_with('x')));
        swaps += u32::from(texts.iter().any(|text| text == "swap"));
    });
    assert!(sides[2..].iter().all(|&n| n > 20), "{sides:?}");
    assert!(
        over > 50 && passes > 20 && captures > 300 && swaps > 5,
        "{over} {passes} {captures} {swaps}"
    );
}

fn round_trips(position: &Nebuchadnezzar, _: &mut ChaCha8Rng) {
    let key = position.key();
    assert_eq!(Nebuchadnezzar::from_key(&key).as_ref(), Ok(position), "{key}");
    assert_eq!(Nebuchadnezzar::try_from(position.to_setup()).as_ref(), Ok(position), "{key}");
}

#[test]
fn keys_and_setups_round_trip() {
    for_played(6, 30, round_trips);
    for_composed(7, 2000, round_trips);
}

fn images_correspond(position: &Nebuchadnezzar, rng: &mut ChaCha8Rng) {
    let key = position.key();
    let symmetry = position.random_symmetry(rng);
    let image = position.image(&symmetry);
    assert_eq!(image.image(&Nebuchadnezzar::inverse(&symmetry)), *position, "{key}");
    // The image is as valid as the position: parsed again it is the same, including its ending.
    round_trips(&image, rng);
    assert_eq!(image.winners(), position.winners(), "{key}");

    let (canonical, onto) = position.canonical();
    assert_eq!(position.image(&onto), canonical, "{key}");
    // The choice among the images must not change either, because reports depend on it.
    assert!(canonical.discs <= image.discs, "{key} {symmetry:?}");
    assert_eq!(image.canonical().0, canonical, "{key} {symmetry:?}");

    let moves = position.legal_moves();
    let mut mapped: Vec<Move> = moves.iter().map(|&m| position.move_image(&symmetry, m)).collect();
    let mut of_image = image.legal_moves();
    mapped.sort();
    of_image.sort();
    assert_eq!(mapped, of_image, "{key} {symmetry:?}");
    if !moves.is_empty() {
        let m = *choose(rng, &moves);
        let (mut next, mut next_of_image) = (*position, image);
        next.play(m);
        next_of_image.play(position.move_image(&symmetry, m));
        assert_eq!(next.image(&symmetry), next_of_image, "{key} {symmetry:?} {m:?}");
    }
}

#[test]
fn symmetric_images_have_symmetric_moves() {
    for_played(8, 30, images_correspond);
    for_composed(9, 2000, images_correspond);
}

#[test]
fn canonical_forms_tell_apart_what_is_no_image() {
    let mut rng = seeded(10);
    let mut compared = 0;
    for _ in 0..20_000 {
        let (a, b) = (small(&mut rng), small(&mut rng));
        let is_image = symmetries(&a).any(|image| image == b);
        assert_eq!(a.canonical().0 == b.canonical().0, is_image, "{} {}", a.key(), b.key());
        compared += u32::from(is_image);
    }
    assert!(compared > 50);

    fn small(rng: &mut ChaCha8Rng) -> Nebuchadnezzar {
        let mut rows = String::new();
        for i in 0..4 {
            rows.push_str(["1", "b", "w"][below(rng, 3) as usize]);
            rows.push_str(if i == 1 { "/" } else { "" });
        }
        let rows = rows.replace("11", "2");
        let (mover, first) =
            (['b', 'w'][below(rng, 2) as usize], ['b', 'w'][below(rng, 2) as usize]);
        position(&format!("{rows} {mover} {first} 5 -"))
    }

    fn symmetries(position: &Nebuchadnezzar) -> impl Iterator<Item = Nebuchadnezzar> {
        (0..16).map(|bits| {
            position.image(&super::super::Symmetry {
                transpose: bits & 1 != 0,
                mirror_files: bits & 2 != 0,
                mirror_ranks: bits & 4 != 0,
                exchange: bits & 8 != 0,
            })
        })
    }
}

/// Tries all well-formed notations on boards up to side 6, and the most likely wrong ones.
fn parses_exactly_what_is_generated(position: &Nebuchadnezzar, _: &mut ChaCha8Rng) {
    if position.is_over() || position.side() > 6 {
        return;
    }
    let legal = notations(position);
    let mut tried = 0;
    let mut try_out = |text: String| {
        let is_legal = legal.contains(&text);
        match position.parse_move(&text, None) {
            Ok(m) => {
                assert!(is_legal, "{} accepts {text}", position.key());
                assert_eq!(position.notation(m), text);
                tried += 1;
            }
            Err(fault) => {
                assert!(!is_legal, "{} refuses {text}: {fault:?}", position.key());
                assert_eq!(fault.kind == FaultKind::Illegal, fault.rule.is_some());
            }
        }
    };
    let around: Vec<_> = cells((position.side() + 1).min(15)).collect();
    for &a in &around {
        try_out(a.to_string());
        for &b in &around {
            try_out(format!("x{a}-{b}"));
        }
    }
    for text in [
        "swap", "pass", "", "x", "xa1", "a1-a1", "xa1-", " a1", "a1 ", "a01", "a16", "a0", "p1",
        "é1",
    ] {
        try_out(text.to_owned());
    }
    assert_eq!(tried, legal.len());
}

#[test]
fn generated_moves_are_the_legal_ones() {
    for_played(11, 70, parses_exactly_what_is_generated);
    for_composed(12, 300, parses_exactly_what_is_generated);
}

#[test]
fn hashes_tell_positions_apart() {
    let mut seen = std::collections::HashMap::new();
    let mut distinct = 0;
    let mut check = |position: &Nebuchadnezzar, _: &mut ChaCha8Rng| {
        let pie_ahead = !position.is_over() && position.pie() && position.ply() < 2;
        let reference = Reference::from(position);
        // The facts that the hash covers, with the mover's discs as black.
        let mover = position.colour_to_move();
        let discs: Vec<_> =
            reference.board.iter().map(|(&c, &colour)| (c, colour == mover)).collect();
        let pie_ahead =
            (pie_ahead && discs.len() as u32 == position.ply()).then_some(position.ply());
        let covered = (position.side(), position.to_move(), discs, pie_ahead);
        distinct += 1;
        let earlier = seen.entry(position.hash()).or_insert_with(|| covered.clone());
        assert_eq!(*earlier, covered, "{}", position.key());
    };
    for_played(13, 100, &mut check);
    for_composed(14, 5000, &mut check);
    assert!(distinct > 5000);

    let exchanged = position("3/1bw/3 b b 8 p");
    assert_eq!(position("3/1wb/3 w w 9 -").hash(), exchanged.hash());
    assert_ne!(position("3/1wb/3 w b 9 -").hash(), exchanged.hash());
    assert_ne!(position("3/1b1/3 w b 1 p").hash(), position("3/1b1/3 w b 1 -").hash());
}

#[test]
fn repetition_is_board_colour_and_seat() {
    let same = position("3/1bw/3 b b 8 p").repetition();
    assert_eq!(position("3/1bw/3 b b 11 -").repetition(), same);
    assert_ne!(position("3/1bw/3 b w 8 p").repetition(), same);
    assert_ne!(position("3/1bw/3 w b 8 p").repetition(), same);
    assert_ne!(position("3/1wb/3 w w 8 p").repetition(), same);
    assert_eq!(Nebuchadnezzar::REPETITION_RULE, Some("NEB-8"));
}

#[test]
fn counts_by_seat_are_those_of_the_turned_board() {
    for_composed(15, 500, |position, _| {
        let setup = super::super::Setup {
            to_move: 1 - position.to_move().index() as i64,
            ..position.to_setup()
        };
        let turned = Nebuchadnezzar::try_from(setup).unwrap();
        for seat in [Seat::FIRST, Seat::SECOND] {
            assert_eq!(position.discs_of(seat), turned.discs_of(seat));
            assert_eq!(position.placements_of(seat), turned.placements_of(seat));
            let captures = |p: &Nebuchadnezzar| {
                let mut list = vec![];
                p.captures_of(seat, |r| list.push(r));
                list
            };
            assert_eq!(captures(position), captures(&turned));
        }
    });
}
