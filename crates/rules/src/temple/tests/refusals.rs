//! Tests of every refusal with its kind, ruling and place.

use super::*;
use crate::game::FaultKind;

fn fault(key: &str) -> (FaultKind, Option<&'static str>, String) {
    match Temple::from_key(key) {
        Ok(_) => panic!("{key} is a position"),
        Err(fault) => (fault.kind, fault.rule, fault.pointer()),
    }
}

#[test]
fn keys_outside_the_grammar_are_malformed() {
    for key in [
        "",
        "-|-,-|-,-|0",
        "-|-,-|-,-|0|published|",
        "|R1R2R3R4R5R6,-|-,-|0|published",
        "-|R1R2R3R4R5R6|-,-|0|published",
        "-|R1R2R3R4R5R6,-,-|-,-|0|published",
        "-|R1R2R3R4R5R7,-|-,-|0|published",
        "-|R1R2R3R4R5R,-|-,-|0|published",
        "-|,-|-,-|0|published",
        "-|R1ö2,-|-,-|0|published",
        "-|-,-|-|0|published",
        "-|-,-|X,-|0|published",
        "-|-,-|RR,-|0|published",
        "-|-,-|-,-|00|published",
        "-|-,-|-,-|+1|published",
        "-|-,-|-,-|-0|published",
        "-|-,-|-,-|0|Published",
        "F0,0|-,-|-,-|0|published",
        "F0,0=R1;|-,-|-,-|0|published",
        "F00,0=R1|-,-|-,-|0|published",
        "F-0,0=R1|-,-|-,-|0|published",
        "F0,0N=R1|-,-|-,-|0|published",
        "W0,0=R1|-,-|-,-|0|published",
        "W0,0n=R1|-,-|-,-|0|published",
        "W=R1|-,-|-,-|0|published",
        "X0,0=R1|-,-|-,-|0|published",
        "F0,0,0=R1|-,-|-,-|0|published",
        "F0 ,0=R1|-,-|-,-|0|published",
        "F0,0=R0|-,-|-,-|0|published",
    ] {
        let (kind, rule, _) = fault(key);
        assert_eq!((kind, rule), (FaultKind::Malformed, None), "{key}");
    }
}

#[test]
fn inconsistent_positions_cite_their_ruling() {
    for (key, rule, pointer) in [
        // The table.
        ("F0,0=R1;T0,0=R2|B1,K1|B,K|0|published", "I1", "/table/1/slot"),
        ("W0,0N=R1;W0,1S=R2|B1,K1|B,K|0|published", "I2", "/table/1/slot"),
        ("T0,0=R1;W0,0N=R2|B1,K1|B,K|0|published", "I2", "/table/1/slot"),
        ("W0,0N=R2;T0,0=R1|B1,K1|B,K|0|published", "I2", "/table/1/slot"),
        ("F0,1=R1;W0,0N=R2|B1,K1|B,K|0|published", "I2", "/table/1/slot"),
        ("W0,0N=R2;F0,1=R1|B1,K1|B,K|0|published", "I2", "/table/1/slot"),
        ("W0,0N=R2;W1,1S=R1|B1,K1|B,K|0|published", "I3", "/table/1/slot"),
        ("W0,0N=R2;W1,0W=R1|B1,K1|B,K|0|published", "I3", "/table/1/slot"),
        ("W0,0N=R2;W1,0N=R1;W0,0E=R3|B1,K1|B,K|0|published", "I3", "/table/2/slot"),
        ("F0,0=R1;F1,0=R1|B1,K1|B,K|0|published", "TEM-12", "/table/1/tile"),
        ("F0,0=R1;F0,0=R2|B1,K1|B,K|0|published", "TEM-12", "/table/1/slot"),
        ("F0,0=R1;F2,0=R2|B1,K1|B,K|0|published", "TEM-12", "/table/1/slot"),
        ("F0,0=R1;T1,0=R2|B1,K1|B,K|0|published", "TEM-12", "/table/1/slot"),
        ("F1001,0=R1|B1,K1|B,K|0|published", "TEM-12", "/table/0/slot"),
        ("F0,-1001=R1|B1,K1|B,K|0|published", "TEM-12", "/table/0/slot"),
        ("F0,99999999999999999999=R1|B1,K1|B,K|0|published", "TEM-12", "/table/0/slot"),
        // Hands and colours.
        ("F0,0=R1|R1R2,K1|R,K|0|published", "TEM-12", "/hands/0/0"),
        ("F0,0=R1|B1B1,K1|B,K|0|published", "TEM-12", "/hands/0/1"),
        ("F0,0=R1|B1,B2|B,B|0|published", "TEM-12", "/hands"),
        ("F0,0=R1|B1K1,O1|B,O|0|published", "TEM-12", "/hands/0"),
        ("F0,0=R1|B1,K1|-,K|0|published", "TEM-12", "/active/0"),
        ("F0,0=R1|B1,K1|B,O|0|published", "TEM-12", "/hands/1"),
        ("F0,0=R1|B1,K1K2K3K4K5K6|B,K|0|published", "TEM-12", "/active/1"),
        ("F0,0=R1|B1,K1K2K3K4K5K6|B,O|0|published", "TEM-12", "/active/1"),
        ("-|B1,K1K2K3K4K5K6|B,-|0|published", "TEM-12", "/active/0"),
        ("-|B1,K1K2K3K4K5K6|-,-|0|published", "TEM-12", "/active/0"),
        (
            "-|R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6B1B2B3B4B5B6,-|-,-|0|published",
            "TEM-12",
            "/hands/0",
        ),
        // The seat to move.
        ("F0,0=R1|B1,K1|B,K|2|published", "TEM-12", "/to_move"),
        ("F0,0=R1|B1,K1|B,K|-1|published", "TEM-12", "/to_move"),
        ("F0,0=R1|-,K1|-,K|0|published", "TEM-12", "/to_move"),
    ] {
        assert_eq!(fault(key), (FaultKind::Inconsistent, Some(rule), pointer.to_string()), "{key}");
    }
}

#[test]
fn illegal_moves_cite_their_ruling() {
    let empty = start(Edition::Published);
    for text in ["F0,0=R2", "F1,0=R1", "W0,0N=R1", "F0,0=R1+F1,0=R2", "F9999,0=R1"] {
        assert_eq!(refusal(&empty, text), "TEM-7", "{text}");
    }
    assert_eq!(refusal(&empty, "F0,0=B1"), "TEM-8");

    let published = temple("F0,0=R1;F1,0=R2|B1B2O1O2O3O4O5O6,K1K2K3K4K5K6|B,-|0|published");
    for (text, rule) in [
        // Shapes.
        ("F0,0=B1", "TEM-2"),
        ("T0,0=B1", "TEM-2"),
        ("T0,1=B1", "TEM-2"),
        ("F5,5=B1", "TEM-2"),
        ("F1001,0=B1", "TEM-2"),
        ("W0,0N=B1", "TEM-2"),
        ("W0,0N=B1+W0,0S=B2", "TEM-2"),
        ("W0,0N=B1+W0,0N=B2", "TEM-2"),
        ("W0,1S=B1+W0,1W=B2", "TEM-2"),
        ("F0,1=B1+F1,1=B2", "TEM-2"),
        ("F0,1=B1+F1,1=B2+F2,1=O1+F3,1=O2", "TEM-2"),
        // The hand comes before colours and values.
        ("F0,1=B3", "TEM-8"),
        ("F0,1=K1", "TEM-8"),
        ("W0,0N=B2+W0,0W=B2", "TEM-8"),
        ("F0,1=O1", "TEM-6"),
        ("W0,0N=B1+W0,0W=O2", "TEM-6"),
        ("W0,0N=O1+W0,0W=O2", "TEM-6"),
        ("F2,0=B1", "TEM-5"),
        ("F2,0=B2", "legal"),
        // Texts that are not moves.
        ("", "malformed"),
        ("F0,1", "malformed"),
        ("F0,1=", "malformed"),
        ("F0,1=B7", "malformed"),
        ("F0,01=B1", "malformed"),
        ("F0,+1=B1", "malformed"),
        ("F0,-0=B1", "malformed"),
        (" F0,1=B1", "malformed"),
        ("F0,1=B1+", "malformed"),
        ("W0,0W=B1+W0,0N=B2", "malformed"),
    ] {
        assert_eq!(refusal(&published, text), rule, "{text}");
    }

    let revised = temple("F0,0=R1|B4O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6,K1|B,K|0|revised");
    for (text, rule) in [
        ("F0,1=B4", "legal"),
        ("F0,1=O1", "TEM-6"),
        ("W0,0N=B4+W0,0E=O2", "legal"),
        ("W0,0N=O1+W0,0E=O2", "TEM-6"),
        ("W0,0N=Y1+W0,0E=O2", "TEM-6"),
    ] {
        assert_eq!(refusal(&revised, text), rule, "{text}");
    }
    let unbegun = temple("F0,0=R1|B1B2B3B4B5B6O1O2O3O4O5O6,K1|-,K|0|revised");
    assert_eq!(refusal(&unbegun, "W0,0N=B1+W0,0E=O2"), "TEM-6");
}

#[test]
fn coordinates_end_where_slots_can_t_be_written() {
    let edge = temple("F1000,0=R1;F1000,1=R2|B1B2B3B4B5B6,K1|-,K|0|published");
    assert_eq!(refusal(&edge, "F1001,0=B1"), "TEM-2");
    // A wall towards the end is named by its low cell, which has a notation.
    assert_eq!(refusal(&edge, "W1000,0E=B1+W1000,0S=B2"), "legal");
    // A tunnel beyond it is not legal: neither its top nor its wall has a notation.
    let walled = temple("F1000,0=R1;W1000,0E=R2|B1B2B3B4B5B6,K1|-,K|0|published");
    assert_eq!(refusal(&walled, "T1001,0=B5+W1002,0W=B6"), "TEM-2");
    assert!(walled.legal_moves().iter().all(|m| m.tiles().all(|p| p.slot().x() <= 1000)));
}

#[test]
fn both_hands_may_be_empty() {
    // The seat to move holds a tile unless the other hand is empty, as here (TEM-10).
    let temple = temple("F0,0=R1|-,-|-,-|0|published");
    assert!(temple.is_over());
    assert_eq!(temple.winner().map(|s| s.index()), Some(1));
}
