//! Tests of the JSON forms.

use serde_json::{Value, json};

use super::wire::capture;
use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Game, Position};

fn read(value: Value) -> Result<NebuchadnezzarPosition, serde_json::Error> {
    // Requests arrive as text; a `Value` could not hold duplicate keys.
    serde_json::from_str(&value.to_string())
}

fn start() -> Value {
    json!({"board": vec!["........"; 8], "to_move": 0, "colours": ["b", "w"], "ply": 0, "pie": true})
}

#[test]
fn the_contracts_position_comes_back_letter_for_letter() {
    let rows = ["\"........\""; 8].join(",");
    let text =
        format!(r#"{{"board":[{rows}],"to_move":0,"colours":["b","w"],"ply":0,"pie":true}}"#);
    let position = Nebuchadnezzar::decode(serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(position, Nebuchadnezzar::empty(8, true).unwrap());
    assert_eq!(serde_json::to_string(&position.encode()).unwrap(), text);
}

#[test]
fn moves_look_as_the_contract_says() {
    let position = Nebuchadnezzar::from_key("5/1bbb1/wwwww/1bbb1/5 b b 40 p").unwrap();
    let show = |text: &str| {
        let m = position.parse_move(text, None).unwrap();
        serde_json::to_string(&position.describe(m, position.notation(m))).unwrap()
    };
    assert_eq!(show("c5"), r#"{"move":"c5","flips":[],"wins":false}"#);
    assert_eq!(show("xb3-d3"), r#"{"move":"xb3-d3","flips":["b3","c3","d3"],"wins":false}"#);
}

#[test]
fn positions_round_trip() {
    let mut rng = seeded(1);
    for _ in 0..500 {
        let position = Nebuchadnezzar::compose(&mut rng);
        let text = serde_json::to_string(&position.encode()).unwrap();
        let back = Nebuchadnezzar::decode(serde_json::from_str(&text).unwrap());
        assert_eq!(back.as_ref(), Ok(&position), "{text}");
    }
}

#[test]
fn every_field_is_required_and_no_other_known() {
    assert!(read(start()).is_ok());
    for field in ["board", "to_move", "colours", "ply", "pie"] {
        let mut missing = start();
        missing.as_object_mut().unwrap().remove(field);
        assert!(read(missing).is_err(), "{field} missing");
        let mut null = start();
        null[field] = Value::Null;
        assert!(read(null).is_err(), "{field} null");
    }
    let mut unknown = start();
    unknown["extra"] = json!(1);
    assert!(read(unknown).is_err());
    let twice = start().to_string().replacen('{', r#"{"ply":0,"#, 1);
    assert!(serde_json::from_str::<NebuchadnezzarPosition>(&twice).is_err());
    for (field, value) in [
        ("colours", json!(["b", "x"])),
        ("colours", json!("bw")),
        ("to_move", json!("0")),
        ("to_move", json!(0.5)),
        ("ply", json!(true)),
        ("pie", json!(1)),
        ("board", json!([1, 2])),
    ] {
        let mut wrong = start();
        wrong[field] = value.clone();
        assert!(read(wrong).is_err(), "{field} {value}");
    }
}

#[test]
fn impossible_positions_name_ruling_and_place() {
    for (field, value, pointer) in [
        ("to_move", json!(2), "/to_move"),
        ("to_move", json!(-1), "/to_move"),
        ("ply", json!(1_000_001), "/ply"),
        ("ply", json!(1e40), "/ply"),
        ("colours", json!(["b", "b"]), "/colours"),
        ("colours", json!(["b"]), "/colours"),
        ("board", json!(["b"]), "/board"),
        ("board", json!(vec!["................"; 16]), "/board"),
    ] {
        let mut wrong = start();
        wrong[field] = value;
        let fault = Nebuchadnezzar::decode(read(wrong).unwrap()).unwrap_err();
        assert_eq!(
            (fault.kind, fault.rule, &*fault.pointer()),
            (FaultKind::Inconsistent, Some("NEB-10"), pointer)
        );
    }
    let mut ragged = start();
    ragged["board"][3] = json!(".......");
    let fault = Nebuchadnezzar::decode(read(ragged).unwrap()).unwrap_err();
    assert_eq!((fault.kind, &*fault.pointer()), (FaultKind::Malformed, "/board/3"));
}

#[test]
fn starts_take_side_and_pie() {
    let start = |options: Value| {
        let options: NebuchadnezzarStart = serde_json::from_value(options).unwrap();
        Nebuchadnezzar::start(&options, &mut seeded(1))
    };
    assert_eq!(start(json!({})), Ok(Nebuchadnezzar::empty(8, true).unwrap()));
    assert_eq!(
        start(json!({"seats": 2, "side": 15, "pie": false, "seed": 9})),
        Ok(Nebuchadnezzar::empty(15, false).unwrap())
    );
    for (options, pointer) in [
        (json!({"side": 1}), "/side"),
        (json!({"side": 16}), "/side"),
        (json!({"side": -7}), "/side"),
        (json!({"side": 264}), "/side"),
        (json!({"seats": 3}), "/seats"),
        (json!({"seats": 1}), "/seats"),
    ] {
        let fault = start(options).unwrap_err();
        assert_eq!(
            (fault.kind, fault.rule, &*fault.pointer()),
            (FaultKind::Options, Some("NEB-10"), pointer)
        );
    }
    for wrong in [json!({"size": 8}), json!({"side": "8"}), json!({"pie": 1})] {
        assert!(serde_json::from_value::<NebuchadnezzarStart>(wrong).is_err());
    }
}

#[test]
fn scores_show_discs_and_captures() {
    let score =
        |key: &str| serde_json::to_value(Nebuchadnezzar::from_key(key).unwrap().score()).unwrap();
    assert_eq!(
        score("5/1bbb1/wwwww/1bbb1/5 b w 40 p"),
        json!({
            "standings": [
                {"seat": 0, "rank": 2, "colour": "w", "discs": 5},
                {"seat": 1, "rank": 1, "colour": "b", "discs": 6},
            ],
            "captures": [{"move": "xb3-d3", "flips": ["b3", "c3", "d3"], "own_wall": 6, "enemy_wall": 2}],
        })
    );
    let ranks = |key| {
        let score = score(key);
        [0, 1].map(|seat| score["standings"][seat]["rank"].as_u64().unwrap())
    };
    assert_eq!(ranks("3/3/3 b b 0 p"), [1, 1]);
    assert_eq!(ranks("3/bw1/3 b b 7 p"), [1, 1]);
    assert_eq!(ranks("ww/ww b b 7 p"), [2, 1]);
    assert_eq!(score("bb/bb b b 7 p")["captures"], json!([]));
}

#[test]
fn examples_are_legal_lines() {
    for example in Nebuchadnezzar::EXAMPLES {
        let mut position = Nebuchadnezzar::from_key(example.key).unwrap();
        assert_eq!(position.key(), example.key);
        assert!(!example.moves.is_empty());
        for text in example.moves {
            assert!(!position.is_over(), "{}", example.name);
            let m = position.parse_move(text, None).unwrap_or_else(|e| panic!("{text}: {e}"));
            position.play(m);
        }
    }
}

#[test]
fn explanations_add_up() {
    let mut rng = seeded(3);
    let mut seen = std::collections::BTreeSet::new();
    for round in 0..400 {
        let mut position = if round % 2 == 0 {
            Nebuchadnezzar::empty(2 + round as u8 % 5, true).unwrap()
        } else {
            Nebuchadnezzar::compose(&mut rng)
        };
        for _ in 0..30 {
            let moves = position.legal_moves();
            for &m in &moves {
                check(&position, m, &mut seen);
            }
            if moves.is_empty() {
                break;
            }
            position.play(*choose(&mut rng, &moves));
        }
    }
    assert_eq!(seen.len(), 10, "every kind of part is met: {seen:?}");

    fn check(position: &Nebuchadnezzar, m: Move, seen: &mut std::collections::BTreeSet<String>) {
        let wire = position.describe(m, position.notation(m));
        let (parts, sentence) = position.explain(m);
        let sentence = sentence.to_string();
        let context = format!("{} {} {parts:?}", position.key(), wire.notation);
        assert!(sentence.ends_with('.') && sentence.starts_with("Player "), "{context}");
        seen.extend(parts.iter().map(|part| format!("{:?}", part.what)));
        let flips: Vec<_> = parts
            .iter()
            .filter(|part| part.what == NebuchadnezzarWhat::Flip)
            .flat_map(|part| part.cells.clone())
            .collect();
        assert_eq!(flips, wire.flips, "{context}");
        let wins = parts.iter().any(|part| part.what == NebuchadnezzarWhat::Win);
        assert_eq!(wins, wire.wins, "{context}");
        if let Some(capture) = capture(position, m) {
            let share = |colour: NebuchadnezzarColour| -> u32 {
                let walls = parts.iter().filter(|part| part.colour == Some(colour));
                walls.filter_map(|part| part.length).sum()
            };
            let mover = position.colour_to_move();
            assert_eq!(share(mover.into()), capture.own_wall, "{context}");
            assert_eq!(share(mover.other().into()), capture.enemy_wall, "{context}");
            let perimeter =
                parts.iter().find(|part| part.what == NebuchadnezzarWhat::Perimeter).unwrap();
            assert_eq!(perimeter.own_wall, Some(capture.own_wall), "{context}");
            assert_eq!(perimeter.enemy_wall, Some(capture.enemy_wall), "{context}");
            assert!(capture.own_wall > capture.enemy_wall, "{context}");
        }
        if let [NebuchadnezzarPart { what: NebuchadnezzarWhat::Placement, .. }] = &parts[..] {
            assert_eq!(parts[0].cells.concat(), wire.notation, "{context}");
        }
    }
}
