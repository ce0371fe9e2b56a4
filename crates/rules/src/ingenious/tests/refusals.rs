//! Tests of refusals, with the rulings that they cite.

use super::*;
use crate::game::FaultKind;

#[test]
fn unreadable_keys_are_malformed() {
    let good = "standard|2|0|place.0|RB@0,-4/1,-4|RBGG??,BP|1.0.0.0.0.0,0.0.0.0.0.0|1,0";
    at(good);
    for (old, new) in [
        ("standard", "Standard"),
        ("standard", ""),
        ("|2|", "|02|"),
        ("|2|", "|+2|"),
        ("|0|", "|-0|"),
        ("|0|", "|x|"),
        ("place.0", "place"),
        ("place.0", "place.00"),
        ("place.0", "wait.0"),
        ("place.0", "place.0.0"),
        ("RB@", "BR@"),
        ("RB@", "R7@"),
        ("RB@", "??@"),
        ("0,-4/1,-4", "0,-4/1"),
        ("0,-4/1,-4", "0,-4/1,-4;"),
        ("0,-4/1,-4", "0,-4/1,-04"),
        ("0,-4/1,-4", "0,-4/1,-4,0"),
        ("RB@0,-4/1,-4", ""),
        ("RBGG??", "RBGG?"),
        ("RBGG??", "RBGG?R"),
        ("RBGG??", "GBG"),
        ("RBGG??", ""),
        ("RBGG??", "RB GG"),
        ("RBGG??", "Ré"),
        ("1.0.0.0.0.0,", "1.0.0.0.0,"),
        ("1.0.0.0.0.0,", "1.0.0.0.0.0.0,"),
        ("1.0.0.0.0.0,", "a.0.0.0.0.0,"),
        ("|1,0", "|1,"),
        ("|1,0", "|1,0|"),
        ("|1,0", ""),
    ] {
        let key = good.replacen(old, new, 1);
        assert_ne!(key, good, "{old}");
        match Ingenious::from_key(&key) {
            Err(fault) => assert_eq!(fault.kind, FaultKind::Malformed, "{key}: {fault}"),
            Ok(_) => panic!("{key} was accepted"),
        }
    }
    for key in ["", "|", "|||||||", "é|||||||"] {
        assert!(Ingenious::from_key(key).is_err());
    }
    let unknown = Ingenious::from_key(&good.replacen("standard", "", 1)).unwrap_err();
    assert!(unknown.to_string().contains("standard, solo, team, duel"), "{unknown}");
}

#[test]
fn inconsistent_positions_cite_their_ruling() {
    let zero = "0.0.0.0.0.0";
    let two = format!("{zero},{zero}");
    let four = format!("{zero},{zero},{zero},{zero}");
    let huge = "99999999999999999999999";
    for (key, rule, pointer) in [
        (
            format!("standard|5|0|place.0|-|GG,GG,GG,GG,RR|{four},{zero}|0,0,0,0,0"),
            "ING-13",
            "/racks",
        ),
        (format!("standard|1|0|place.0|-|GG|{zero}|0"), "ING-13", "/racks"),
        (format!("solo|2|0|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/racks"),
        (format!("team|2|0|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/racks"),
        (format!("duel|4|0|place.0|-|GG,GG,GG,GG|{four}|0,0,0,0"), "ING-13", "/racks"),
        (format!("standard|{huge}|0|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/racks"),
        (format!("standard|3|0|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/racks"),
        (format!("standard|2|0|place.0|-|GG,GG|{zero}|0,0"), "ING-13", "/scores"),
        (format!("standard|2|0|place.0|-|GG,GG|{two}|0"), "ING-13", "/placed"),
        (format!("standard|2|2|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/to_move"),
        (format!("standard|2|-1|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/to_move"),
        (format!("standard|2|-{huge}|place.0|-|GG,GG|{two}|0,0"), "ING-13", "/to_move"),
        (format!("standard|2|0|place.7|-|GG,GG|{two}|0,0"), "ING-13", "/bonus"),
        (format!("standard|2|0|place.-1|-|GG,GG|{two}|0,0"), "ING-13", "/bonus"),
        (format!("standard|2|0|draw.1|-|GG,GG|{two}|0,0"), "ING-3", "/bonus"),
        (format!("solo|1|0|place.1|-|GG|{zero}|0"), "ING-3", "/bonus"),
        // Off the board, on a symbol, on another tile, apart.
        (
            format!("standard|2|0|place.0|RB@0,-6/0,-5|GG,GG|{two}|1,0"),
            "ING-13",
            "/board/0/cells/0",
        ),
        (
            format!("standard|2|0|place.0|RB@0,-4/0,-5|GG,GG|{two}|1,0"),
            "ING-13",
            "/board/0/cells/1",
        ),
        (format!("standard|2|0|place.0|RB@4,4/4,3|GG,GG|{two}|1,0"), "ING-13", "/board/0/cells/0"),
        (
            format!("standard|2|0|place.0|RB@{huge},0/0,0|GG,GG|{two}|1,0"),
            "ING-13",
            "/board/0/cells/0",
        ),
        (
            format!("standard|2|0|place.0|RB@0,0/1,0;RB@2,0/1,0|GG,GG|{two}|1,1"),
            "ING-13",
            "/board/1/cells/1",
        ),
        (format!("standard|2|0|place.0|RB@0,0/1,1|GG,GG|{two}|1,0"), "ING-13", "/board/0/cells"),
        (format!("standard|2|0|place.0|RB@0,0/0,0|GG,GG|{two}|1,0"), "ING-13", "/board/0/cells"),
        // Tiles.
        (format!("standard|2|0|place.0|-|GGGGGG,GGGGGG|{two}|0,0"), "ING-13", "/racks/1/2"),
        (format!("standard|2|0|place.0|-|{},RB|{two}|0,0", "RB".repeat(6)), "ING-13", "/racks/1/0"),
        (format!("standard|2|0|place.0|-|{},RB|{two}|0,0", "??".repeat(7)), "ING-13", "/racks/0"),
        (format!("solo|1|0|place.0|-|GGRB|{zero}|0"), "ING-13", "/racks/0"),
        (format!("standard|2|0|place.0|-|-,GG|{two}|0,0"), "ING-13", "/racks/0"),
        (format!("standard|2|0|place.0|-|GG,-|{two}|0,0"), "ING-13", "/racks/1"),
        (format!("standard|2|0|draw.0|-|-,-|{two}|0,0"), "ING-13", "/racks/1"),
        (format!("standard|2|0|draw.0|-|{},GG|{two}|0,0", "RB".repeat(6)), "ING-13", "/phase"),
        (format!("solo|1|0|draw.0|-|GG|{zero}|0"), "ING-13", "/phase"),
        // Counts and tracks.
        (format!("standard|2|0|place.0|-|GG,GG|{two}|1,0"), "ING-13", "/placed/0"),
        (format!("standard|2|0|place.0|RB@0,0/1,0|GG,GG|{two}|1,1"), "ING-13", "/placed"),
        (format!("standard|2|0|place.0|RB@0,0/1,0|GG,GG|{two}|0,-1"), "ING-13", "/placed/1"),
        (format!("standard|2|0|place.0|-|GG,GG|19.0.0.0.0.0,{zero}|0,0"), "ING-13", "/scores/0/0"),
        (format!("standard|2|0|place.0|-|GG,GG|{zero},0.0.0.0.0.-1|0,0"), "ING-13", "/scores/1/5"),
        ("solo|1|0|place.0|-|GG|0.37.0.0.0.0|0".to_owned(), "ING-13", "/scores/0/1"),
        (
            "duel|2|0|place.0|-|GG,GG|10.0.0.0.0.0,-10.0.0.0.0.0|0,0".to_owned(),
            "ING-13",
            "/scores/0/0",
        ),
        (format!("duel|2|0|place.0|-|GG,GG|1.0.0.0.0.0,{zero}|0,0"), "ING-9", "/scores/1"),
        (
            format!("team|4|0|place.0|-|GG,GG,GG,GG|{zero},1.0.0.0.0.0,{two}|0,0,0,0"),
            "ING-8",
            "/scores/3",
        ),
        // Exchanges.
        (format!("standard|2|0|exchange.0|-|GG,GG|{two}|0,0"), "ING-5", "/phase"),
        (format!("standard|2|0|redraw.0|-|GG,GG|{two}|0,0"), "ING-5", "/phase"),
        (
            "standard|2|0|exchange.0|-|-,GG|1.1.1.1.1.0,0.0.0.0.0.0|0,0".to_owned(),
            "ING-5",
            "/phase",
        ),
        ("solo|1|0|exchange.0|-|GG|1.1.1.1.1.0|0".to_owned(), "ING-5", "/phase"),
        (
            "duel|2|0|exchange.0|-|GG,GG|9.9.9.-9.-9.-9,-9.-9.-9.9.9.9|0,0".to_owned(),
            "ING-5",
            "/phase",
        ),
    ] {
        match Ingenious::from_key(&key) {
            Err(fault) => {
                assert_eq!(fault.kind, FaultKind::Inconsistent, "{key}: {fault}");
                assert_eq!(fault.rule, Some(rule), "{key}: {fault}");
                assert_eq!(fault.pointer(), pointer, "{key}: {fault}");
            }
            Ok(_) => panic!("{key} was accepted"),
        }
    }
}

#[test]
fn a_finished_game_may_have_empty_racks() {
    at("solo|1|0|place.0|-|-|36.36.36.36.36.36|0");
    at("standard|2|0|place.0|-|-,-|18.18.18.18.18.18,0.0.0.0.0.0|0,0");
    at("duel|2|0|place.0|-|-,GG|9.9.9.9.0.0,-9.-9.-9.-9.0.0|0,0");
}

/// Returns the refusal of a move in a position.
fn refusal(key: &str, text: &str) -> (FaultKind, Option<&'static str>) {
    match at(key).parse_move(text, None) {
        Err(fault) => (fault.kind, fault.rule),
        Ok(m) => panic!("{text} was read as {m:?}"),
    }
}

#[test]
fn illegal_moves_cite_their_ruling() {
    let place = "standard|2|0|place.0|RB@0,0/1,0|RBGG,BP|0.0.0.0.0.0,0.0.0.0.0.0|0,1";
    let illegal = |rule| (FaultKind::Illegal, Some(rule));
    for (text, rule) in [
        ("swap", "ING-3"),
        ("keep", "ING-3"),
        ("+", "ING-3"),
        ("+RB", "ING-3"),
        ("OO@0,-4/1,-4", "ING-11"),
        ("RB@0,-4/0,-5", "ING-13"),
        ("RB@0,-6/0,-7", "ING-13"),
        ("RB@99,0/100,0", "ING-13"),
        ("RB@0,0/0,1", "ING-13"),
        ("RB@0,-4/2,-4", "ING-13"),
        ("RB@0,-4/0,-4", "ING-13"),
        ("RB@0,1/0,2", "ING-2"),
    ] {
        assert_eq!(refusal(place, text), illegal(rule), "{text}");
    }
    let exchange = "standard|2|0|exchange.0|-|GG,RR|1.1.1.1.1.0,0.0.0.0.0.0|0,0";
    assert_eq!(refusal(exchange, "GG@0,-4/1,-4"), illegal("ING-3"));
    assert_eq!(refusal(exchange, "+"), illegal("ING-3"));

    let draw = "standard|2|0|draw.0|-|GGGGGGGG,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0";
    for (text, rule) in [
        ("+RR", "ING-3"),
        ("+RR,RR,RR", "ING-3"),
        ("+RR,??", "ING-11"),
        ("+??,??", "ING-11"),
        ("+RR,GG", "ING-13"),
        ("swap", "ING-3"),
        ("GG@0,-4/1,-4", "ING-3"),
    ] {
        assert_eq!(refusal(draw, text), illegal(rule), "{text}");
    }
    let many = format!("+{}RR", "RR,".repeat(50));
    assert_eq!(refusal(draw, &many), illegal("ING-3"));
    assert_eq!(refusal(draw, "+"), (FaultKind::Options, Some("ING-3")));

    let redraw = "standard|2|0|redraw.0|-|GGGG,GG|1.1.1.1.1.0,0.0.0.0.0.0|0,0";
    assert_eq!(refusal(redraw, "+RR,RR,GG,GG,GG,BB"), illegal("ING-5"));
    assert_eq!(refusal(redraw, "+??,??,??,??,??,??"), illegal("ING-11"));
}

#[test]
fn unreadable_moves_are_malformed() {
    let place = "standard|2|0|place.0|-|RBGG??,BP|0.0.0.0.0.0,0.0.0.0.0.0|0,0";
    for text in [
        "",
        " ",
        "pass",
        "BR@0,-4/1,-4",
        "RB@0,-4",
        "RB@0,-4/1,-4 ",
        "RB0,-4/1,-4",
        "RB@0,-4/1,-4/2,-4",
        "RB@+0,-4/1,-4",
        "RB@-0,-4/1,-4",
        "RB@00,-4/1,-4",
        "RB@0.0,-4/1,-4",
        "??@0,-4/1,-4",
        "++",
        "+RB,",
        "+,RB",
        "+RB GG",
        "+GG,RB",
        "+??,RB",
        "+BR",
        "é",
    ] {
        let (kind, rule) = refusal(place, text);
        assert_eq!((kind, rule), (FaultKind::Malformed, None), "{text:?}");
    }
}

#[test]
fn generated_and_legal_are_the_same() {
    // Every tile on every ordered pair of cells within radius 6 of the notation: exactly the generated ones are
    // accepted, except the second notation of a double.
    let mut rng = seeded(20);
    let range = -6..=6i64;
    let mut checked = 0;
    while checked < 5 {
        let position = Ingenious::compose(&mut rng);
        if position.is_over() || position.phase() != Phase::Place {
            continue;
        }
        checked += 1;
        let generated = notations(&position);
        for tile in Tile::all() {
            for q in range.clone() {
                for r in range.clone() {
                    for (dq, dr) in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 1)] {
                        let text = format!("{tile}@{q},{r}/{},{}", q + dq, r + dr);
                        let listed = generated.binary_search(&text).is_ok();
                        match position.parse_move(&text, None) {
                            Ok(m) => {
                                let canonical = position.notation(m);
                                assert!(generated.binary_search(&canonical).is_ok());
                                assert!(listed || tile.is_double(), "{text}");
                                assert!(!listed || canonical == text, "{text}");
                            }
                            Err(fault) => {
                                assert!(!listed, "{text}: {fault}");
                                assert_eq!(fault.kind, FaultKind::Illegal);
                            }
                        }
                    }
                }
            }
        }
    }
}
