//! Tests of the wire forms of Octopus.

use serde_json::{Value, json};

use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Game, Position};

fn contract_position() -> Value {
    json!({"sets":1,"to_move":0,"board":[{"x":0,"y":0,"tile":"R4"}],"hands":[["R1","B2"],["G3"]],"scores":[0,0]})
}

fn decode(value: &Value) -> Result<Octopus, Fault> {
    Octopus::decode(serde_json::from_value(value.clone()).unwrap())
}

#[test]
fn the_position_is_written_as_the_contract_has_it() {
    let text = r#"{"sets":1,"to_move":0,"board":[{"x":0,"y":0,"tile":"R4"}],"hands":[["R1","B2"],["G3"]],"scores":[0,0]}"#;
    let position = Octopus::decode(serde_json::from_str(text).unwrap()).unwrap();
    assert_eq!(serde_json::to_string(&position.encode()).unwrap(), text);
    let m = position.parse_move("R1@1,0", None).unwrap();
    assert_eq!(
        serde_json::to_string(&position.describe(m, position.notation(m))).unwrap(),
        r#"{"move":"R1@1,0","tile":"R1","x":1,"y":0,"gain":1}"#
    );
}

#[test]
fn lists_may_come_in_any_order() {
    let sent = json!({"sets":1,"to_move":0,
        "board":[{"tile":"R4","x":0,"y":0},{"x":1,"y":0,"tile":"B4"},{"x":0,"y":1,"tile":"K1"}],
        "hands":[["W1","B2","R1"]],"scores":[7]});
    let position = decode(&sent).unwrap();
    assert_eq!(
        serde_json::to_value(position.encode()).unwrap(),
        json!({"sets":1,"to_move":0,
            "board":[{"x":0,"y":1,"tile":"K1"},{"x":0,"y":0,"tile":"R4"},{"x":1,"y":0,"tile":"B4"}],
            "hands":[["R1","B2","W1"]],"scores":[7]})
    );
    assert_eq!(position.key(), "K1@0,1;R4@0,0;B4@1,0|R1B2W1|7|0|1");
}

#[test]
fn fields_are_required_known_and_unique() {
    let good = contract_position();
    assert!(serde_json::from_value::<OctopusPosition>(good.clone()).is_ok());
    for field in ["sets", "to_move", "board", "hands", "scores"] {
        let mut less = good.clone();
        less.as_object_mut().unwrap().remove(field);
        assert!(serde_json::from_value::<OctopusPosition>(less).is_err(), "{field}");
        let mut null = good.clone();
        null[field] = Value::Null;
        assert!(serde_json::from_value::<OctopusPosition>(null).is_err(), "{field}");
        let twice = good.to_string().replacen('{', &format!("{{\"{field}\":{},", good[field]), 1);
        let error = serde_json::from_str::<OctopusPosition>(&twice).unwrap_err();
        assert!(error.to_string().contains("duplicate"), "{error}");
    }
    let mut more = good.clone();
    more["pie"] = json!(true);
    assert!(serde_json::from_value::<OctopusPosition>(more).is_err());
    let mut more = good.clone();
    more["board"][0]["z"] = json!(0);
    assert!(serde_json::from_value::<OctopusPosition>(more).is_err());
    for text in [r#"{"colour":1}"#, r#"{"seats":"2"}"#, r#"{"seats":2,"seats":2}"#] {
        assert!(serde_json::from_str::<OctopusStart>(text).is_err(), "{text}");
    }
}

#[test]
fn refusals_name_the_place() {
    let refused = |change: fn(&mut Value)| {
        let mut position = contract_position();
        change(&mut position);
        let fault = decode(&position).unwrap_err();
        (fault.kind, fault.rule, fault.pointer())
    };
    use FaultKind::{Inconsistent, Malformed};
    let of = |kind, rule, pointer: &str| (kind, rule, pointer.to_owned());
    assert_eq!(
        refused(|p| p["board"][0]["tile"] = json!("R7")),
        of(Malformed, None, "/board/0/tile")
    );
    assert_eq!(refused(|p| p["hands"][0][1] = json!("r2")), of(Malformed, None, "/hands/0/1"));
    assert_eq!(
        refused(|p| p["hands"][1][0] = json!("R4")),
        of(Inconsistent, Some("OCT-7"), "/hands/1/0")
    );
    assert_eq!(
        refused(|p| p["board"][0]["y"] = json!(1001)),
        of(Inconsistent, Some("OCT-3"), "/board/0/y")
    );
    assert_eq!(refused(|p| p["to_move"] = json!(7)), of(Inconsistent, Some("OCT-6"), "/to_move"));
    assert_eq!(refused(|p| p["sets"] = json!(1e30)), of(Inconsistent, Some("OCT-7"), "/sets"));
}

#[test]
fn start_takes_its_options() {
    let options = |value: Value| serde_json::from_value::<OctopusStart>(value).unwrap();
    let start = |value: Value| Octopus::start(&options(value), &mut seeded(7));
    let position = start(json!({})).unwrap();
    assert_eq!((position.seats(), position.sets()), (2, 1));
    assert!(position.hands().iter().all(|hand| hand.len() == 30));
    assert_eq!(position, start(json!({"seats":2,"sets":1,"seed":3})).unwrap());
    assert_eq!(Octopus::seed(&options(json!({"seed":3}))), Some(Int(3)));
    let position = start(json!({"seats":5,"sets":2})).unwrap();
    assert!(position.hands().iter().all(|hand| hand.len() == 24));
    for (value, pointer) in [
        (json!({"seats":1}), "/seats"),
        (json!({"seats":7}), "/seats"),
        (json!({"sets":0}), "/sets"),
        (json!({"sets":3}), "/sets"),
    ] {
        let fault = start(value).unwrap_err();
        assert_eq!(
            (fault.kind, fault.rule, fault.pointer().as_str()),
            (FaultKind::Options, Some("OCT-1"), pointer)
        );
    }
}

#[test]
fn equal_totals_share_a_rank() {
    let position = Octopus::from_key("-|R1,-,-,R2|5,9,9,2|0|1").unwrap();
    assert_eq!(
        serde_json::to_value(position.score()).unwrap(),
        json!({"standings":[
            {"seat":0,"rank":3,"score":5,"hand":1},
            {"seat":1,"rank":1,"score":9,"hand":0},
            {"seat":2,"rank":1,"score":9,"hand":0},
            {"seat":3,"rank":4,"score":2,"hand":1},
        ]})
    );
}

#[test]
fn an_explanation_is_written_out() {
    let position = Octopus::from_key("R5@0,0;R1@1,0;R4@2,0|R4|0|0|2").unwrap();
    let m = position.parse_move("R4@3,0", None).unwrap();
    let (parts, sentence) = position.explain(m);
    let sentence = sentence.to_string();
    assert_eq!(
        serde_json::to_value(parts).unwrap(),
        json!([
            {"what":"colour_run","direction":"W","cells":[[2,0],[1,0],[0,0]],"points":3,"rule":"OCT-4"},
            {"what":"number_run","direction":"W","cells":[[2,0]],"points":1,"rule":"OCT-4"},
        ])
    );
    assert_eq!(
        sentence,
        "Player 1 places red 4 to the right of red 4 and scores 4 points: red to the west (3); the number 4 to the west (1)."
    );
}

#[test]
fn explanations_add_up() {
    let mut rng = seeded(11);
    for _ in 0..60 {
        let mut position = Octopus::compose(&mut rng);
        let mut moves = Vec::new();
        position.moves(&mut moves);
        while !moves.is_empty() {
            let m = *choose(&mut rng, &moves);
            let (parts, _) = position.explain(m);
            let wire = position.describe(m, position.notation(m));
            assert_eq!(parts.iter().map(|part| part.points).sum::<u32>(), wire.gain);
            assert!(parts.iter().all(|part| part.points == part.cells.len() as u32));
            let before = position.scores()[position.to_move().index()];
            let mover = position.to_move().index();
            position.play(m);
            assert_eq!(
                position.scores()[mover],
                (before + wire.gain).min(tessera_rules::octopus::MAX_SCORE)
            );
            moves.clear();
            position.moves(&mut moves);
        }
    }
}

#[test]
fn examples_are_legal() {
    for example in Octopus::EXAMPLES {
        let mut position = Octopus::from_key(example.key).unwrap();
        assert_eq!(position.key(), example.key, "{}", example.name);
        for text in example.moves {
            let m = position.parse_move(text, None).unwrap();
            position.play(m);
        }
    }
}
