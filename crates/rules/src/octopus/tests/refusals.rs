//! Tests of keys, moves and setups that are refused, and of some that are accepted.

use super::*;
use crate::game::random::{below, seeded};
use crate::game::{Compose, Fault, FaultKind};

fn refused(key: &str) -> (FaultKind, Option<&'static str>, String) {
    let fault = Octopus::from_key(key).expect_err(key);
    assert!(fault.detail.to_string().ends_with('.'), "{}", fault.detail);
    (fault.kind, fault.rule, fault.pointer())
}

#[test]
fn keys_outside_the_grammar_are_malformed() {
    for key in [
        "",
        "-",
        "R4@0,0|R1|0|0",
        "R4@0,0|R1|0|0|1|",
        "R4@0,0|R1|0|0|1|1",
        "|R1|0|0|1",
        "R4@0,0||0|0|1",
        "R4@0,0|R1||0|1",
        "R4@0,0|R1|0||1",
        "R4@0,0|R1|0|0|",
        "R4@0,0;|R1|0|0|1",
        "-;R4@0,0|R1|0|0|1",
        "R4@0|R1|0|0|1",
        "R4@0,0,0|R1|0|0|1",
        "R40,0|R1|0|0|1",
        "R7@0,0|R1|0|0|1",
        "R0@0,0|R1|0|0|1",
        "r4@0,0|R1|0|0|1",
        "4R@0,0|R1|0|0|1",
        "R4@00,0|R1|0|0|1",
        "R4@+1,0|R1|0|0|1",
        "R4@-0,0|R1|0|0|1",
        "R4@ 0,0|R1|0|0|1",
        "R4@0,0 |R1|0|0|1",
        "R4@0,--1|R1|0|0|1",
        "R4@0,1.0|R1|0|0|1",
        "R4@0,0|R|0|0|1",
        "R4@0,0|R1R|0|0|1",
        "R4@0,0|R1-|0|0|1",
        "R4@0,0|--|0|0|1",
        "R4@0,0|R1,|0,0|0|1",
        "R4@0,0|R1|0,|0|1",
        "R4@0,0|R1|-|0|1",
        "R4@0,0|R1|01|0|1",
        "R4@0,0|R1|-0|0|1",
        "R4@0,0|R1|0|x|1",
        "R4@0,0|R1|0|0|01",
        "R4@0,0|Ré1|0|0|1",
        "R4@0,0|é|0|0|1",
        "R4@٣,0|R1|0|0|1",
    ] {
        assert_eq!(refused(key), (FaultKind::Malformed, None, String::new()), "{key}");
    }
}

#[test]
fn inconsistent_positions_name_ruling_and_place() {
    for (key, rule, pointer) in [
        ("R4@1001,0|R1|0|0|1", "OCT-3", "/board/0/x"),
        ("R4@0,-1001|R1|0|0|1", "OCT-3", "/board/0/y"),
        ("R4@99999999999999999999,0|R1|0|0|1", "OCT-3", "/board/0/x"),
        ("R4@-99999999999999999999,0|R1|0|0|1", "OCT-3", "/board/0/x"),
        ("R4@-32768,0|R1|0|0|1", "OCT-3", "/board/0/x"),
        ("R4@0,-9223372036854775808|R1|0|0|1", "OCT-3", "/board/0/y"),
        ("R4@0,0|R1,-|0,0|1|1", "OCT-6", "/to_move"),
        ("R4@0,0|R1,B1|0,0|2|1", "OCT-6", "/to_move"),
        ("R4@0,0|R1,B1|0,0|-1|1", "OCT-6", "/to_move"),
        ("R4@0,0|-,-|0,0|2|1", "OCT-6", "/to_move"),
        ("-|-|0|1|1", "OCT-6", "/to_move"),
        ("R4@0,0|R1|0|0|0", "OCT-7", "/sets"),
        ("R4@0,0|R1|0|0|3", "OCT-7", "/sets"),
        ("R4@0,0|R1|0|0|-1", "OCT-7", "/sets"),
        ("R4@0,0|R1|-1|0|1", "OCT-7", "/scores/0"),
        ("-|R1,R2|0,100001|0|1", "OCT-7", "/scores/1"),
        ("R4@0,0|R1|0,0|0|1", "OCT-7", "/scores"),
        ("R4@0,0|R1,B1|0|0|1", "OCT-7", "/scores"),
        ("R4@0,0|R1,-,-,-,-,-,-|0,0,0,0,0,0,0|0|1", "OCT-7", "/hands"),
        ("R4@0,0|R1,R2R1|0,0|0|1", "OCT-7", "/hands/1/1"),
        ("R4@0,0|R4|0|0|1", "OCT-7", "/hands/0/0"),
        ("R4@0,0|R4R4|0|0|2", "OCT-7", "/hands/0/1"),
        ("R4@0,0;R4@1,0|R1|0|0|1", "OCT-7", "/board/1/tile"),
        ("R4@0,0;B4@0,0|R1|0|0|1", "OCT-7", "/board/1"),
        ("R4@0,0;B4@1,1|R1|0|0|1", "OCT-7", "/board/1"),
        ("R4@0,0;B4@1,0;B5@3,0|R1|0|0|1", "OCT-7", "/board/2"),
    ] {
        assert_eq!(
            refused(key),
            (FaultKind::Inconsistent, Some(rule), pointer.to_owned()),
            "{key}"
        );
    }
    // The worked example: R1 is already on the board.
    let key = "B3@0,1;R2@1,1;B1@0,0;R1@1,0|R1|0|0|1";
    assert_eq!(refused(key).1, Some("OCT-7"));
    // No seats at all, which a key cannot express.
    let setup = Setup { sets: 1, to_move: 0, board: vec![], hands: vec![], scores: vec![] };
    let fault = setup.position().unwrap_err();
    assert_eq!((fault.rule, fault.pointer()), (Some("OCT-7"), "/hands".to_owned()));
}

#[test]
fn parts_of_a_key_come_in_any_order() {
    let p = position("B1@0,0;K3@-1,0;R1@1,0;R2@1,1|W1R3B2,-|4,5|0|1");
    assert_eq!(p.key(), "R2@1,1;K3@-1,0;B1@0,0;R1@1,0|R3B2W1,-|4,5|0|1");
    assert_eq!(position("R4@1000,-1000|-|100000|0|2").key(), "R4@1000,-1000|-|100000|0|2");
}

#[test]
fn keys_and_setups_are_read_back() {
    let mut rng = seeded(4);
    for _ in 0..100 {
        let p = Octopus::compose(&mut rng);
        playout(p, 10, &mut rng, |p| {
            assert_eq!(position(&p.key()), *p);
            assert_eq!(p.to_setup().position().as_ref(), Ok(p));
        });
    }
}

#[test]
fn moves_are_read_in_their_canonical_form_only() {
    let p = position("R4@0,0;B4@1,0|R1B1B1,K1|0,1|0|2");
    let refused = |text: &str| -> Fault { p.parse_move(text, None).expect_err(text) };
    for text in [
        "", "R1", "R1@", "R1@0", "R1@0,", "R1@0,1,", "R1@0,1 ", " R1@0,1", "R1@00,1", "R1@+0,1",
        "R1@-0,1", "R1@0,01", "R7@0,1", "R1R1@0,1", "R1@0;1", "R1@0,1@", "R1@0, 1", "R1@0,1.0",
        "R1@1e0,1", "R１@0,1", "-",
    ] {
        let fault = refused(text);
        assert_eq!((fault.kind, fault.rule), (FaultKind::Malformed, None), "{text}");
    }
    for (text, rule) in [
        ("K1@0,1", "OCT-8"),
        ("R4@0,1", "OCT-8"),
        ("R1@0,0", "OCT-7"),
        ("R1@1,0", "OCT-7"),
        ("R1@2,1", "OCT-7"),
        ("R1@500,1", "OCT-7"),
        ("R1@1001,0", "OCT-3"),
        ("R1@-32768,0", "OCT-3"),
        ("R1@65536,1", "OCT-3"),
        ("R1@0,-99999999999999999999", "OCT-3"),
    ] {
        let fault = refused(text);
        assert_eq!((fault.kind, fault.rule), (FaultKind::Illegal, Some(rule)), "{text}");
    }
    let p = position("-|R1|0|0|1");
    let fault = p.parse_move("R1@0,1", None).unwrap_err();
    assert_eq!((fault.kind, fault.rule), (FaultKind::Illegal, Some("OCT-2")));
    let p = position("R4@1000,0|R1|0|0|1");
    assert_eq!(p.parse_move("R1@1001,0", None).unwrap_err().rule, Some("OCT-3"));
}

#[test]
fn legal_is_what_is_generated() {
    let mut rng = seeded(5);
    for _ in 0..40 {
        let mut p = Octopus::compose(&mut rng);
        for _ in 0..below(&mut rng, 20) {
            if !p.is_over() {
                let m = *choose(&mut rng, &p.legal_moves());
                p.play(m);
            }
        }
        let generated = gains(&p);
        for text in generated.keys() {
            let m = p.parse_move(text, None).unwrap();
            assert_eq!(p.notation(m), *text);
        }
        let near: Vec<Cell> = p.placed().map(|(cell, _)| cell).collect();
        for _ in 0..300 {
            let cell = match near.is_empty() {
                true => Cell::ORIGIN,
                false => *choose(&mut rng, &near),
            };
            let mut shift = |at: i16| i64::from(at) + i64::from(below(&mut rng, 5)) - 2;
            let (x, y) = (shift(cell.x), shift(cell.y));
            let tile = Tile::from_index(below(&mut rng, 60) as usize);
            let text = format!("{tile}@{x},{y}");
            assert_eq!(
                p.parse_move(&text, None).is_ok(),
                generated.contains_key(&text),
                "{text} in {}",
                p.key()
            );
        }
    }
}

#[test]
fn no_text_makes_it_panic() {
    let mut rng = seeded(6);
    let alphabet: Vec<char> = "RK146@,;|-0é 9".chars().collect();
    for _ in 0..3000 {
        let mut text: Vec<char> =
            position("R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1").key().chars().collect();
        for _ in 0..=below(&mut rng, 4) {
            let at = below(&mut rng, text.len() as u32) as usize;
            match below(&mut rng, 3) {
                0 => text[at] = *choose(&mut rng, &alphabet),
                1 => text.insert(at, *choose(&mut rng, &alphabet)),
                _ => drop(text.remove(at)),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(p) = Octopus::from_key(&text) {
            assert_eq!(position(&p.key()), p);
        }
    }
}
