//! Tests of the wire forms of Temple.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::card::EXAMPLES;
use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Game, Position};
use tessera_rules::temple::Edition;

fn read(value: &Value) -> Result<TemplePosition, serde_json::Error> {
    serde_json::from_str(&value.to_string())
}

fn example() -> Value {
    json!({
        "edition": "published",
        "to_move": 1,
        "table": [{"slot": "F0,0", "tile": "R1"}, {"slot": "W0,0N", "tile": "B2"}],
        "hands": [["R2", "R3"], ["B1", "B3", "P1", "P2", "P3", "P4", "P5", "P6"]],
        "active": ["R", "B"],
    })
}

#[test]
fn the_documented_form_reads_and_writes_alike() {
    let text = r#"{"edition":"published","to_move":1,"table":[{"slot":"F0,0","tile":"R1"},{"slot":"W0,0N","tile":"B2"}],"hands":[["R2"],["B1"]],"active":["R","B"]}"#;
    let wire: TemplePosition = serde_json::from_str(text).unwrap();
    let temple = Temple::decode(wire).unwrap();
    assert_eq!(serde_json::to_string(&temple.encode()).unwrap(), text);
    let text = r#"{"edition":"revised","to_move":0,"table":[{"slot":"F0,0","tile":"R1"}],"hands":[["B1","B2","B3","B4","B5","B6"],[]],"active":[null,null]}"#;
    let wire: TemplePosition = serde_json::from_str(text).unwrap();
    let temple = Temple::decode(wire).unwrap();
    assert_eq!(serde_json::to_string(&temple.encode()).unwrap(), text);
}

#[test]
fn the_documented_move_is_written_so() {
    let temple = Temple::from_key("F0,0=R1|R2R3,B1B2|R,B|0|published").unwrap();
    let m = temple.parse_move("F1,0=R3", None).unwrap();
    let wire = temple.describe(m, temple.notation(m));
    assert_eq!(
        serde_json::to_string(&wire).unwrap(),
        r#"{"move":"F1,0=R3","type":"floor","tiles":[{"slot":"F1,0","tile":"R3"}],"wins":false}"#
    );
}

#[test]
fn every_field_is_required_and_no_other_is_read() {
    assert!(read(&example()).is_ok());
    for field in ["edition", "to_move", "table", "hands", "active"] {
        let mut value = example();
        value.as_object_mut().unwrap().remove(field);
        assert!(read(&value).is_err(), "without {field}");
    }
    for (pointer, wrong) in [
        ("/edition", json!("Published")),
        ("/edition", json!(null)),
        ("/to_move", json!("1")),
        ("/to_move", json!(null)),
        ("/to_move", json!(0.5)),
        ("/table", json!(null)),
        ("/table/0/slot", json!(1)),
        ("/table/0", json!("F0,0=R1")),
        ("/table/0", json!({"slot": "F0,0"})),
        ("/table/0", json!({"slot": "F0,0", "tile": "R1", "x": 0})),
        ("/hands", json!([[]])),
        ("/hands", json!([[], [], []])),
        ("/hands", json!([["R2"], null])),
        ("/active", json!([null])),
        ("/active", json!([null, null, null])),
        ("/active", json!(["R", 1])),
    ] {
        let mut value = example();
        *value.pointer_mut(pointer).unwrap() = wrong;
        assert!(read(&value).is_err(), "{value}");
    }
    let mut more = example();
    more["more"] = json!(1);
    assert!(read(&more).is_err());
    let twice = example().to_string().replacen('{', r#"{"to_move":0,"#, 1);
    assert!(serde_json::from_str::<TemplePosition>(&twice).is_err());
}

#[test]
fn faults_name_the_place() {
    for (pointer, wrong, kind, at) in [
        ("/table/0/slot", json!("F0"), FaultKind::Malformed, "/table/0/slot"),
        ("/table/1/tile", json!("B7"), FaultKind::Malformed, "/table/1/tile"),
        ("/hands/1/2", json!("p1"), FaultKind::Malformed, "/hands/1/2"),
        ("/active/0", json!("X"), FaultKind::Malformed, "/active/0"),
        ("/active/0", json!("-"), FaultKind::Malformed, "/active/0"),
        ("/active/0", json!(""), FaultKind::Malformed, "/active/0"),
        ("/active/0", json!(null), FaultKind::Inconsistent, "/active/0"),
        ("/to_move", json!(7), FaultKind::Inconsistent, "/to_move"),
        ("/to_move", json!(1e30), FaultKind::Inconsistent, "/to_move"),
        ("/table/1/slot", json!("F1001,0"), FaultKind::Inconsistent, "/table/1/slot"),
        ("/table/1/slot", json!("F9,0"), FaultKind::Inconsistent, "/table/1/slot"),
        ("/hands/0/1", json!("R2"), FaultKind::Inconsistent, "/hands/0/1"),
    ] {
        let mut value = example();
        *value.pointer_mut(pointer).unwrap() = wrong;
        let fault = Temple::decode(read(&value).unwrap()).unwrap_err();
        assert_eq!((fault.kind, fault.pointer().as_str()), (kind, at), "{value}");
        assert!(fault.detail.to_string().ends_with('.'), "{}", fault.detail);
    }
}

#[test]
fn starts_take_their_options() {
    let start = |text: &str| {
        let options: TempleStart = serde_json::from_str(text).unwrap();
        <Temple as WireGame>::start(&options, &mut seeded(1))
    };
    assert_eq!(start("{}").unwrap().key(), EXAMPLES[1].key);
    let turned =
        start(r#"{"edition":"revised","colours":"WKNPBCGYOR","seats":2,"seed":7}"#).unwrap();
    assert_eq!(turned.edition(), Edition::Revised);
    assert_eq!(turned.encode().hands[0][0], "B1");
    assert_eq!(turned.encode().hands[1][29], "C6");
    for (text, kind, at) in [
        (r#"{"seats":3}"#, FaultKind::Options, "/seats"),
        (r#"{"colours":"RRYGCBPNKW"}"#, FaultKind::Options, "/colours"),
        (r#"{"colours":"ROYGC"}"#, FaultKind::Malformed, "/colours"),
        (r#"{"colours":"ROYGCBPNKX"}"#, FaultKind::Malformed, "/colours"),
        (r#"{"colours":"ROYGCBPNKWR"}"#, FaultKind::Malformed, "/colours"),
        (r#"{"colours":""}"#, FaultKind::Malformed, "/colours"),
    ] {
        let fault = start(text).unwrap_err();
        assert_eq!((fault.kind, fault.pointer().as_str()), (kind, at), "{text}");
    }
    for text in [r#"{"edition":"old"}"#, r#"{"side":8}"#, r#"{"colours":1}"#] {
        assert!(serde_json::from_str::<TempleStart>(text).is_err(), "{text}");
    }
    let options: TempleStart = serde_json::from_str(r#"{"seed":7}"#).unwrap();
    assert_eq!(Temple::seed(&options), Some(Int(7)));
}

#[test]
fn examples_can_be_played() {
    for example in EXAMPLES {
        let mut temple = Temple::from_key(example.key).unwrap();
        assert_eq!(temple.key(), example.key, "{}", example.name);
        assert!(!example.moves.is_empty());
        for text in example.moves {
            let m = temple.parse_move(text, None).unwrap();
            temple.play(m);
        }
    }
}

#[test]
fn explanations_add_up() {
    let mut rng = seeded(21);
    let mut seen = Vec::new();
    for _ in 0..400 {
        let temple = Temple::compose(&mut rng);
        let wire = temple.encode();
        let text = serde_json::to_string(&wire).unwrap();
        assert_eq!(Temple::decode(serde_json::from_str(&text).unwrap()), Ok(temple.clone()));
        let moves = temple.legal_moves();
        if moves.is_empty() {
            continue;
        }
        for _ in 0..3 {
            let m = *choose(&mut rng, &moves);
            let described = temple.describe(m, temple.notation(m));
            let (parts, sentence) = temple.explain(m);
            let sentence = sentence.to_string();
            let of = |whats: &[TempleWhat]| {
                let mut slots: Vec<(String, String)> = parts
                    .iter()
                    .filter(|part| whats.contains(&part.what))
                    .flat_map(|part| part.slots.iter().cloned().zip(part.tiles.iter().cloned()))
                    .collect();
                slots.sort();
                slots
            };
            let mut tiles: Vec<(String, String)> = described
                .tiles
                .iter()
                .map(|placed| (placed.slot.clone(), placed.tile.clone()))
                .collect();
            tiles.sort();
            assert_eq!(of(&[TempleWhat::Shape]), tiles);
            assert_eq!(of(&[TempleWhat::Placed]), tiles);
            assert_eq!(
                of(&[
                    TempleWhat::OpensColour,
                    TempleWhat::ContinuesColour,
                    TempleWhat::FinishesColour
                ]),
                tiles
            );
            assert_eq!(parts[0].r#type, Some(described.r#type));
            let wins = parts
                .iter()
                .any(|part| matches!(part.what, TempleWhat::LastTile | TempleWhat::NoReply));
            assert_eq!(wins, described.wins);
            assert_eq!(sentence.contains("wins"), wins);
            assert!(sentence.starts_with("Player ") && sentence.ends_with('.'));
            seen.extend(parts.iter().map(|part| part.what));
        }
    }
    for what in [
        TempleWhat::OpensColour,
        TempleWhat::ContinuesColour,
        TempleWhat::FinishesColour,
        TempleWhat::LastTile,
        TempleWhat::NoReply,
    ] {
        assert!(seen.contains(&what), "{what:?}");
    }
}

const CLOISTER: &str =
    "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6,B5B6|R,B|0|published";

#[test]
fn places_are_named_by_tiles_that_touch_them() {
    for (key, m, name) in [
        (
            "-|R1R2R3R4R5R6,B1B2B3B4B5B6|-,-|0|published",
            "F0,0=R1",
            "red 1 as a floor in the middle",
        ),
        (CLOISTER, "F0,-1=R4", "red 4 as a floor south of red 1"),
        // A floor that touches a wall only, on the side of its dots.
        (CLOISTER, "F0,2=R4", "red 4 as a floor north of red 3"),
        (CLOISTER, "W0,0W=R4", "red 4 as a wall west of red 1"),
        (CLOISTER, "W-1,1E=R4", "red 4 as a wall west of red 2"),
        (
            CLOISTER,
            "T1,1=R4+W1,2S=R5+W2,1W=R6",
            "red 4 as a top east of red 2 (below it red 5 in the north and red 6 in the east)",
        ),
        (
            "F0,0=R1|R2R3,B1B2|R,B|1|published",
            "W0,0N=B2+W0,0E=B1",
            "blue 2 north and blue 1 east of red 1 as a corner of walls",
        ),
        (
            "F0,1=B1;F0,0=R1;F1,0=B2|R2R3,B3B4|R,B|1|published",
            "W0,1E=B3+W1,0N=B4",
            "blue 3 east of blue 1 and blue 4 north of blue 2 as a corner of walls",
        ),
        (
            "F0,0=R1;W0,0N=B2;W0,0E=B3|R2R5,B1B4|R,B|0|published",
            "T0,1=R2+W0,2S=R5",
            "red 2 as a top north of blue 2 with red 5 as the wall under its far side",
        ),
    ] {
        let temple = Temple::from_key(key).unwrap();
        let m = temple.parse_move(m, None).unwrap();
        assert_eq!(temple.spoken(m).name().to_string(), name, "{key}");
    }
}

#[test]
fn explanations_name_the_tiles_that_permit_each_tile() {
    for (key, m, sentence) in [
        (
            CLOISTER,
            "T1,1=R4+W1,2S=R5+W2,1W=R6",
            "Player 1 plays a corner top: red 4 as a top east of red 2, then red 5 as a wall north of red 4, touching red 3, \
             then red 6 as a wall east of red 4, touching blue 4. The move uses up the colour red and wins, as it was the last tile in hand.",
        ),
        (
            "F0,0=R1|R2R3,B1B2|R,B|1|published",
            "W0,0N=B2+W0,0E=B1",
            "Player 2 plays a corner of walls: blue 2 north of red 1, then blue 1 east of red 1. \
             The move uses up the colour blue and wins, as it was the last tile in hand.",
        ),
        (
            "-|R1R2R3R4R5R6,B1B2B3B4B5B6|-,-|0|published",
            "F0,0=R1",
            "Player 1 plays a floor: red 1 in the middle, the first tile of the game. The move opens the colour red.",
        ),
    ] {
        let temple = Temple::from_key(key).unwrap();
        let m = temple.parse_move(m, None).unwrap();
        assert_eq!(temple.explain(m).1.to_string(), sentence, "{key}");
    }
}

#[test]
fn different_moves_have_different_names_without_coordinates() {
    let mut rng = seeded(22);
    let mut named = 0;
    for _ in 0..60 {
        let temple = Temple::compose(&mut rng);
        let mut names = HashMap::new();
        for m in temple.legal_moves() {
            let name = temple.spoken(m).name().to_string();
            assert!(temple.is_table_empty() || !name.contains("middle"), "{}: {m}", temple.key());
            let same = *names.entry(name).or_insert(m);
            assert_eq!(same, m, "{}", temple.key());
            named += 1;
        }
    }
    assert!(named > 1000, "{named}");
}

#[test]
fn scores_rank_the_seats() {
    let score = |key: &str| Temple::from_key(key).unwrap().score().standings;
    let ranks = |key: &str| score(key).iter().map(|s| s.rank).collect::<Vec<_>>();
    assert_eq!(ranks(EXAMPLES[1].key), [1, 1]);
    assert_eq!(ranks("F0,0=R1|R2R3,B1|R,B|0|published"), [2, 1]);
    // The winner ranks first, regardless of the number of tiles left.
    assert_eq!(ranks("F0,0=R5|K1,B1B2B3B4B5|K,B|0|published"), [2, 1]);
    assert_eq!(
        serde_json::to_value(score("F0,0=R1|R2R3,B1|R,B|0|published")).unwrap(),
        json!([
            {"seat": 0, "rank": 2, "tiles_left": 2, "active": "R", "legal_moves": 16},
            {"seat": 1, "rank": 1, "tiles_left": 1, "active": "B", "legal_moves": null},
        ])
    );
}

#[test]
fn schemas_require_what_the_reader_requires() {
    use utoipa::PartialSchema;
    let position = serde_json::to_value(TemplePosition::schema()).unwrap();
    assert_eq!(position["additionalProperties"], json!(false));
    let mut required: Vec<String> = serde_json::from_value(position["required"].clone()).unwrap();
    required.sort();
    assert_eq!(required, ["active", "edition", "hands", "table", "to_move"]);
}
