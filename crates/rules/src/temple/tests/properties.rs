//! Tests of the fast rules against the reference ones, and of the invariants of every position.

use std::collections::{BTreeMap, HashSet};

use super::*;
use crate::game::{Seat, SeatSet, Turn};
use crate::temple::{MoveType, Placed, SlotKind, SlotText, Tile};

fn assert_like_the_twin(temple: &Temple) -> BTreeMap<MoveType, usize> {
    let twin = reference(temple);
    let mut fast: Vec<_> = temple.legal_moves().into_iter().map(filling).collect();
    assert_eq!(fast.len() as u64, temple.count_moves(), "{}", temple.key());
    fast.sort();
    let slow = twin.moves();
    let only: Vec<_> = slow.iter().map(|(filling, _)| filling.clone()).collect();
    assert_eq!(fast, only, "{}", temple.key());
    assert_eq!(temple.winner().map(Seat::index), twin.winner(), "{}", temple.key());
    assert_eq!(temple.is_over(), fast.is_empty());
    let mut kinds = BTreeMap::new();
    for m in temple.legal_moves() {
        let found = slow.binary_search_by(|(other, _)| other.cmp(&filling(m)));
        let kind = slow[found.unwrap()].1;
        if kinds.insert(kind, m.tiles().count()).is_none() || m.tiles().count() == 3 {
            assert_eq!(temple.move_type(m), kind, "{m} on {}", temple.key());
        }
    }
    kinds
}

#[test]
fn moves_are_those_of_the_twin() {
    let mut seen: BTreeMap<(Edition, MoveType), usize> = BTreeMap::new();
    let mut run_ons: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for temple in sample(1, 400, 2) {
        let active = temple.active(temple.to_move());
        for m in temple.legal_moves() {
            let of_active = |p: &Placed| Some(p.tile().colour()) == active;
            let (tiles, used) = (m.tiles().count(), m.tiles().filter(of_active).count());
            if active.is_some() && used < tiles {
                *run_ons.entry((used, tiles)).or_default() += 1;
            }
        }
        for kind in assert_like_the_twin(&temple).into_keys() {
            *seen.entry((temple.edition(), kind)).or_default() += 1;
        }
    }
    assert_eq!(seen.len(), 12, "every type in both editions: {seen:?}");
    assert_eq!(run_ons.len(), 3, "one of two, one of three, two of three: {run_ons:?}");
}

#[test]
#[ignore = "minutes in the dev profile; the same with more positions"]
fn moves_are_those_of_the_twin_on_many_positions() {
    for temple in sample(2, 20_000, 60) {
        assert_like_the_twin(&temple);
    }
}

#[test]
fn long_tables_wrap_around_nowhere() {
    // 55 tiles in line, which is the greatest length of a table, in each direction, in the middle of the coordinates
    // and at their ends.
    let line = |(x, y): (i32, i32), (dx, dy): (i32, i32), kind: &str, side: &str| {
        (0..55_i32)
            .map(|i| {
                let tile = Tile::from_index(5 + i as usize);
                format!("{kind}{},{}{side}={tile}", x + dx * i, y + dy * i)
            })
            .collect::<Vec<_>>()
            .join(";")
    };
    let mut tables = Vec::new();
    for (from, step) in [
        ((0, 0), (1, 0)),
        ((0, 0), (0, 1)),
        ((-1000, 3), (1, 0)),
        ((1000, -3), (-1, 0)),
        ((7, -1000), (0, 1)),
        ((-7, 1000), (0, -1)),
    ] {
        let (across, back) = if step.0 == 0 { ("E", "W") } else { ("N", "S") };
        for (kind, side) in [("F", ""), ("T", ""), ("W", across), ("W", back)] {
            tables.push(line(from, step, kind, side));
        }
    }
    for table in tables {
        // The first colour's tiles are in the hands: all but one in one hand, and a tile of another colour, which the
        // line gives up, in the other.
        let table = table.rsplit_once(';').map_or(table.as_str(), |(most, _)| most);
        let temple = temple(&format!("{table}|R1R2R3R4R5,W6|R,W|0|revised"));
        let mut twin_moves = assert_like_the_twin(&temple);
        twin_moves.retain(|_, tiles| *tiles == 1);
        assert!(!twin_moves.is_empty() || temple.is_over(), "{table}");
    }
}

#[test]
fn undo_restores_every_field() {
    for mut temple in sample(3, 60, 1) {
        let before = temple.clone();
        for m in before.legal_moves().into_iter().step_by(7) {
            let undo = temple.play(m);
            let fresh = Temple::from_key(&temple.key()).unwrap();
            assert_eq!(temple, fresh);
            assert_eq!(Temple::hash(&temple), Temple::hash(&fresh));
            assert_eq!(temple.legal_moves(), fresh.legal_moves());
            temple.undo(undo);
            assert_eq!(temple, before);
            assert_eq!(Temple::hash(&temple), Temple::hash(&before));
            assert!(temple.board == before.board, "the table by place");
            assert_eq!(temple.active, before.active);
            assert_eq!(temple.table_hash, before.table_hash);
        }
    }
}

#[test]
fn playing_is_the_twins_playing() {
    let mut rng = seeded(4);
    for edition in [Edition::Published, Edition::Revised] {
        let mut temple = start(edition);
        let mut twin = reference(&temple);
        while let list = temple.legal_moves()
            && !list.is_empty()
        {
            let m = *choose(&mut rng, &list);
            let wins = temple.wins(m);
            let mover = temple.to_move();
            temple.play(m);
            twin.play(&filling(m));
            assert_eq!(reference(&temple), twin);
            assert_eq!(wins, temple.winner() == Some(mover));
        }
        assert_eq!(temple.winner().map(Seat::index), twin.winner());
    }
}

#[test]
fn keys_and_setups_round_trip() {
    for temple in sample(5, 300, 2) {
        let key = temple.key();
        let back = Temple::from_key(&key).unwrap();
        assert_eq!(back, temple);
        assert_eq!(back.key(), key);
        let mut setup = temple.to_setup();
        assert_eq!(Temple::from_setup(&setup).unwrap(), temple);
        // Lists in any order.
        setup.table.reverse();
        setup.hands.iter_mut().for_each(|hand| hand.reverse());
        let back = Temple::from_setup(&setup).unwrap();
        assert_eq!(back, temple);
        assert_eq!(back.key(), key);
    }
}

#[test]
fn generated_moves_are_the_legal_ones() {
    let mut rng = seeded(6);
    for temple in sample(7, 60, 1).into_iter().filter(|t| !t.is_over()) {
        let list = temple.legal_moves();
        let notations: HashSet<String> = list.iter().map(|&m| temple.notation(m)).collect();
        assert_eq!(notations.len(), list.len());
        for _ in 0..12 {
            let m = *choose(&mut rng, &list);
            assert_eq!(temple.parse_move(&temple.notation(m), None), Ok(m));
            for text in near_misses(&temple, m, &mut rng) {
                assert_eq!(
                    temple.parse_move(&text, None).is_ok(),
                    notations.contains(&text),
                    "{text} on {}",
                    temple.key()
                );
            }
        }
    }
}

/// Returns texts that differ slightly from a legal move.
fn near_misses(temple: &Temple, m: Move, rng: &mut ChaCha8Rng) -> Vec<String> {
    let parts: Vec<(SlotText, Tile)> =
        m.tiles().map(|placed| (placed.slot().into(), placed.tile())).collect();
    let write = |parts: &[(SlotText, Tile)]| {
        let parts: Vec<String> = parts.iter().map(|(s, t)| format!("{s}={t}")).collect();
        parts.join("+")
    };
    let mut texts = Vec::new();
    let mut reversed = parts.clone();
    reversed.reverse();
    texts.push(write(&reversed));
    for i in 0..parts.len() {
        let mut other = parts.clone();
        other[i].1 = Tile::from_index(below(rng, 60) as usize);
        texts.push(write(&other));
        let mut other = parts.clone();
        other[i].0.x += i64::from(below(rng, 3)) - 1;
        other[i].0.y += i64::from(below(rng, 3)) - 1;
        texts.push(write(&other));
        let mut other = parts.clone();
        other[i].0.kind = *choose(rng, &[SlotKind::Floor, SlotKind::Top]);
        texts.push(write(&other));
        let mut other = parts.clone();
        other.remove(i);
        texts.push(write(&other));
        let mut other = parts.clone();
        other.push(parts[i]);
        texts.push(write(&other));
    }
    if let [a, b, ..] = parts[..] {
        let mut other = parts.clone();
        (other[0].1, other[1].1) = (b.1, a.1);
        texts.push(write(&other));
    }
    let list = temple.legal_moves();
    let other = *choose(rng, &list);
    texts.push(format!("{}+{}", temple.notation(m), temple.notation(other)));
    texts
}

#[test]
fn finished_positions_have_no_moves_and_one_winner() {
    let mut ends = [0; 2];
    for temple in sample(8, 1500, 10) {
        let over = temple.turn() == Turn::Over;
        assert_eq!(over, temple.legal_moves().is_empty());
        assert_eq!(temple.payoffs().is_some(), over);
        if over {
            let winner = temple.to_move().other();
            assert_eq!(temple.winners(), SeatSet::only(winner));
            assert_eq!(temple.payoffs().unwrap()[winner.index()], 1);
            assert_eq!(temple.payoffs().unwrap()[temple.to_move().index()], -1);
            ends[usize::from(temple.tiles_left(winner) == 0)] += 1;
        } else {
            assert_eq!(temple.winners(), SeatSet::EMPTY);
        }
    }
    assert!(ends.iter().all(|&n| n > 10), "blocks and last tiles: {ends:?}");
}

#[test]
fn equal_positions_reached_in_different_orders_are_equal() {
    let mut one = start(Edition::Published);
    let mut two = one.clone();
    play_all(&mut one, &["F0,0=R1", "F1,0=B2", "F-1,0=R2", "F0,1=B3"]);
    play_all(&mut two, &["F0,0=R1", "F0,1=B3", "F-1,0=R2", "F1,0=B2"]);
    assert_eq!(one, two);
    assert_eq!(Temple::hash(&one), Temple::hash(&two));
    assert_eq!(one.legal_moves(), two.legal_moves());
}

/// Near the end of a game, positions differ in little but the hands.
#[test]
fn positions_that_differ_in_one_thing_have_different_hashes() {
    let hands = ["-", "R1", "R2", "R1R2", "W1", "W3", "W1W2W3W4W5", "R1R2R3R4R5"];
    let colour = |hand: &str| hand.get(..1).unwrap_or("-").to_owned();
    let mut seen = HashSet::new();
    for one in hands {
        for two in hands.into_iter().filter(|&two| colour(two) != colour(one) || one == "-") {
            for rest in ["0|published", "1|published", "0|revised", "1|revised"] {
                let active = format!("{},{}", colour(one), colour(two));
                let key = format!("F0,0=B1|{one},{two}|{active}|{rest}");
                // A seat that has placed its last tile can't be to move: such positions are refused.
                if let Ok(temple) = Temple::from_key(&key) {
                    assert!(seen.insert(Temple::hash(&temple)), "{key}");
                }
            }
        }
    }
    assert!(seen.len() > 100, "{}", seen.len());
}

#[test]
fn placement_orders_obey_the_value_rule() {
    for temple in sample(9, 80, 1) {
        for m in temple.legal_moves().into_iter().step_by(5) {
            let order = temple.placement_order(m);
            let mut placed: Vec<_> = order.iter().map(|reason| reason.placed).collect();
            for (i, reason) in order.iter().enumerate() {
                if let Some(support) = reason.support {
                    assert!(support.tile().value() <= reason.placed.tile().value());
                    assert!(temple.table().contains(&support) || placed[..i].contains(&support));
                } else {
                    assert!(temple.is_table_empty());
                }
            }
            placed.sort();
            assert_eq!(placed, m.tiles().collect::<Vec<_>>());
        }
    }
}
