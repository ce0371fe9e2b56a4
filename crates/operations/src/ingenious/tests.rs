//! Tests of the JSON forms.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::*;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Compose, FaultKind, Position, Turn};

/// The position of the API contract; its second rack is not in canonical order.
fn contract() -> Value {
    json!({
        "variant": "standard", "to_move": 1, "phase": "place", "bonus": 0,
        "board": [{"tile": "RB", "cells": [[0, -4], [1, -4]]}],
        "racks": [["??", "??", "??", "??", "??", "??"], ["RO", "OB", "YP", "GG", "GP", "BB"]],
        "scores": [[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], "placed": [1, 0]
    })
}

fn decode(json: &Value) -> Result<Ingenious, Fault> {
    let wire = serde_json::from_value(json.clone()).unwrap_or_else(|e| panic!("{e}: {json}"));
    Ingenious::decode(wire)
}

fn encoded(position: &Ingenious) -> Value {
    serde_json::to_value(position.encode()).unwrap()
}

fn described(position: &Ingenious, m: Move) -> Value {
    serde_json::to_value(position.describe(m, position.notation(m))).unwrap()
}

#[test]
fn the_contracts_position_round_trips() {
    let position = decode(&contract()).unwrap();
    // The text is compared byte for byte, because the fields keep their order.
    assert_eq!(
        serde_json::to_string(&position.encode()).unwrap(),
        "{\"variant\":\"standard\",\"to_move\":1,\"phase\":\"place\",\"bonus\":0,\
         \"board\":[{\"tile\":\"RB\",\"cells\":[[0,-4],[1,-4]]}],\
         \"racks\":[[\"??\",\"??\",\"??\",\"??\",\"??\",\"??\"],[\"RO\",\"OB\",\"YP\",\"GG\",\"GP\",\"BB\"]],\
         \"scores\":[[1,0,0,0,0,0],[0,0,0,0,0,0]],\"placed\":[1,0]}"
    );
    assert_eq!(
        position.key(),
        "standard|2|1|place.0|RB@0,-4/1,-4|????????????,ROOBYPGGGPBB|1.0.0.0.0.0,0.0.0.0.0.0|1,0"
    );
    let mut shuffled = contract();
    shuffled["racks"][1] = json!(["RO", "OB", "GG", "GP", "YP", "BB"]);
    assert_eq!(decode(&shuffled).unwrap(), position);
    assert_eq!(encoded(&position), contract());
}

#[test]
fn the_contracts_move_is_written_so() {
    let position = decode(&contract()).unwrap();
    let m = position.parse_move("RO@0,3/0,4", None).unwrap();
    let text = serde_json::to_string(&position.describe(m, position.notation(m))).unwrap();
    assert_eq!(
        text,
        "{\"move\":\"RO@0,3/0,4\",\"tile\":\"RO\",\"cells\":[[0,3],[0,4]],\"gain\":[0,1,0,0,0,0],\"bonus\":0}"
    );
}

#[test]
fn exchanges_and_draws_have_their_own_members() {
    let exchange =
        Ingenious::from_key("standard|2|0|exchange.0|-|GG,RR|1.1.1.1.1.0,0.0.0.0.0.0|0,0").unwrap();
    assert_eq!(described(&exchange, Move::Swap), json!({"move": "swap"}));
    assert_eq!(described(&exchange, Move::Keep), json!({"move": "keep"}));
    assert!(exchange.draw().is_none());
    let draw = Ingenious::from_key("standard|2|0|draw.0|-|GGGGGG??,RR|1.1.1.1.1.0,0.0.0.0.0.0|0,0")
        .unwrap();
    let m = draw.parse_move("+RB,??", None).unwrap();
    assert_eq!(described(&draw, m), json!({"move": "+RB,??", "drawn": ["RB", "??"]}));
    let due = draw.draw().unwrap();
    assert_eq!((due.count, due.unseen["GG"], due.unseen["RR"]), (2, 2, 4));
    assert_eq!(due.unseen.values().sum::<u32>(), 120 - 4);
}

#[test]
fn missing_unknown_and_wrongly_typed_members_are_refused() {
    let read = |json: &Value| serde_json::from_value::<IngeniousPosition>(json.clone());
    let fields: Vec<String> = contract().as_object().unwrap().keys().cloned().collect();
    for field in &fields {
        let mut json = contract();
        json.as_object_mut().unwrap().remove(field);
        assert!(read(&json).is_err(), "{field} is required");
        json[field] = Value::Null;
        assert!(read(&json).is_err(), "{field} is never null");
    }
    let mut more = contract();
    more["seats"] = json!(2);
    assert!(read(&more).is_err());
    let twice = contract().to_string().replacen('{', "{\"bonus\":0,", 1);
    assert!(serde_json::from_str::<IngeniousPosition>(&twice).is_err());
    for (pointer, value) in [
        ("/variant", json!("Standard")),
        ("/phase", json!("wait")),
        ("/to_move", json!("1")),
        ("/bonus", json!(0.5)),
        ("/board/0/cells", json!([[0, -4]])),
        ("/board/0/cells", json!([[0, -4], [1, -4], [2, -4]])),
        ("/board/0/cells/0", json!([0])),
        ("/board/0", json!({"tile": "RB", "cells": [[0, -4], [1, -4]], "seat": 0})),
        ("/racks/0", json!("??")),
        ("/scores/0", json!([0, 0, 0, 0, 0])),
        ("/scores/0", json!([0, 0, 0, 0, 0, 0, 0])),
        ("/placed", json!({})),
    ] {
        let mut json = contract();
        *json.pointer_mut(pointer).unwrap() = value;
        assert!(read(&json).is_err(), "{json}");
    }
}

#[test]
fn faults_point_into_the_object() {
    for (pointer, value, kind, rule) in [
        ("/board/0/tile", json!("BR"), FaultKind::Malformed, None),
        ("/board/0/tile", json!("R7"), FaultKind::Malformed, None),
        ("/board/0/tile", json!("??"), FaultKind::Malformed, None),
        ("/racks/1/3", json!("???"), FaultKind::Malformed, None),
        ("/racks/1/3", json!(""), FaultKind::Malformed, None),
        ("/to_move", json!(2), FaultKind::Inconsistent, Some("ING-13")),
        ("/to_move", json!(1e30), FaultKind::Inconsistent, Some("ING-13")),
        ("/bonus", json!(-1), FaultKind::Inconsistent, Some("ING-13")),
        ("/board/0/cells/1", json!([9, 9]), FaultKind::Inconsistent, Some("ING-13")),
        ("/scores/1/2", json!(19), FaultKind::Inconsistent, Some("ING-13")),
        ("/placed", json!([0, 0]), FaultKind::Inconsistent, Some("ING-13")),
        ("/racks", json!([]), FaultKind::Inconsistent, Some("ING-13")),
        ("/phase", json!("redraw"), FaultKind::Inconsistent, Some("ING-5")),
    ] {
        let mut json = contract();
        *json.pointer_mut(pointer).unwrap() = value;
        let fault = decode(&json).unwrap_err();
        assert_eq!((fault.kind, fault.rule), (kind, rule), "{json}: {fault}");
        assert_eq!(fault.pointer(), pointer, "{fault}");
    }
}

#[test]
fn start_takes_its_options() {
    let start = |json: Value| {
        let options: IngeniousStart = serde_json::from_value(json).unwrap();
        Ingenious::start(&options, &mut seeded(3))
    };
    assert_eq!(start(json!({})).unwrap().seats(), 2);
    for (variant, seats, form) in [
        ("standard", 3, Form::Standard),
        ("solo", 1, Form::Solo),
        ("team", 4, Form::Team),
        ("duel", 2, Form::Duel),
    ] {
        let position = start(json!({"variant": variant, "seats": seats})).unwrap();
        assert_eq!((position.form(), position.seats()), (form, seats));
        assert_eq!(position.rules_status().is_some(), form == Form::Duel);
        for wrong in [-1, 0, 5, i64::MAX] {
            let fault = start(json!({"variant": variant, "seats": wrong})).unwrap_err();
            assert_eq!(fault.kind, FaultKind::Options);
            assert_eq!(fault.pointer(), "/seats");
        }
    }
    assert!(start(json!({"variant": "solo", "seats": 2})).is_err());
    let hidden = start(json!({"seats": 3, "hidden": true})).unwrap();
    assert_eq!(encoded(&hidden)["racks"][2], json!(vec!["??"; 6]));
    assert_eq!(
        encoded(&hidden)["racks"][0],
        encoded(&start(json!({"seats": 3})).unwrap())["racks"][0]
    );
    for wrong in [json!({"variant": "Solo"}), json!({"hidden": 1}), json!({"side": 3})] {
        assert!(serde_json::from_value::<IngeniousStart>(wrong).is_err());
    }
}

#[test]
fn standings_tell_what_each_form_counts() {
    let standings = |key: &str| {
        let score = Ingenious::from_key(key).unwrap().score();
        serde_json::to_value(score).unwrap()["standings"].clone()
    };
    assert_eq!(
        standings("standard|3|0|place.0|-|GG,GG,GG|3.1.2.1.1.1,1.1.1.1.2.3,0.18.18.18.18.18|0,0,0"),
        json!([
            {"seat": 0, "rank": 1, "scores": [3, 1, 2, 1, 1, 1], "lowest": 1, "sorted": [1, 1, 1, 1, 2, 3]},
            {"seat": 1, "rank": 1, "scores": [1, 1, 1, 1, 2, 3], "lowest": 1, "sorted": [1, 1, 1, 1, 2, 3]},
            {"seat": 2, "rank": 3, "scores": [0, 18, 18, 18, 18, 18], "lowest": 0, "sorted": [0, 18, 18, 18, 18, 18]},
        ])
    );
    let duel = standings("duel|2|0|place.0|-|GG,GG|9.1.0.0.-1.-9,-9.-1.0.0.1.9|0,0");
    assert_eq!((&duel[0]["tokens"], &duel[0]["colours"]), (&json!(1), &json!(2)));
    assert_eq!((&duel[1]["rank"], &duel[1]["lowest"]), (&json!(1), &json!(-9)));
    let zero = "0.0.0.0.0.0";
    let one = "1.1.1.1.1.1";
    let team =
        standings(&format!("team|4|0|place.0|-|GG,GG,RR,RR|{zero},{one},{zero},{one}|0,0,0,0"));
    let of = |field: &str| -> Vec<Value> {
        let seats = team.as_array().unwrap();
        seats.iter().map(|seat| seat[field].clone()).collect()
    };
    assert_eq!(of("team"), [0, 1, 0, 1].map(Value::from));
    assert_eq!(of("rank"), [3, 1, 3, 1].map(Value::from));
}

#[test]
fn explanations_add_up() {
    let mut rng = seeded(5);
    let mut limits = 0;
    let mut check = |position: &Ingenious, m: Move| {
        let (parts, sentence) = position.explain(m);
        let sentence = sentence.to_string();
        assert!(sentence.ends_with('.'), "{sentence}");
        let Move::Place { tile, cells } = m else {
            assert!(parts.iter().all(|part| part.points == 0));
            return;
        };
        let earned = position.earned(tile, cells);
        for (c, letter) in "ROYGBP".chars().enumerate() {
            let of_colour = parts.iter().filter(|part| part.colour == Some(letter));
            assert_eq!(of_colour.map(|part| part.points).sum::<i8>(), earned.gain[c]);
        }
        assert_eq!(parts.iter().map(|part| part.bonus).sum::<u8>(), earned.bonus);
        limits += parts.iter().filter(|part| part.what == IngeniousPartKind::Limit).count();
    };
    for _ in 0..300 {
        let mut position = Ingenious::compose(&mut rng);
        for _ in 0..4 {
            let moves = position.legal_moves();
            let m = match position.turn() {
                Turn::Over => break,
                Turn::Chance => Move::Draw(position.random_draw(&mut rng)),
                Turn::Seat(_) => *choose(&mut rng, &moves),
            };
            check(&position, m);
            position.play(m);
        }
    }
    assert!(limits > 20, "{limits}");
}

#[test]
fn an_explanation_names_directions_and_rules() {
    let key = "standard|2|0|place.0|-|RR,GG|0.0.0.0.0.0,0.0.0.0.0.0|0,0";
    let position = Ingenious::from_key(key).unwrap();
    let m = position.parse_move("RR@1,-5/0,-4", None);
    let (parts, sentence) = position.explain(m.unwrap());
    let sentence = sentence.to_string();
    assert_eq!(
        serde_json::to_value(parts).unwrap(),
        json!([
            {"what": "line", "colour": "R", "half": [1, -5], "direction": "west", "cells": [[0, -5]],
             "points": 1, "bonus": 0, "rule": "ING-10"},
            {"what": "line", "colour": "R", "half": [0, -4], "direction": "north_west", "cells": [[0, -5]],
             "points": 1, "bonus": 0, "rule": "ING-10"},
        ])
    );
    assert_eq!(
        sentence,
        "Player 1 places red to the right of the printed red and from there red to the lower left and scores 2 red."
    );
}

#[test]
fn placements_are_named_by_symbols_next_to_them() {
    let orange = "OO@0,0/1,0;YG@-2,5/-1,5";
    let green = "OO@0,0/1,0;GG@0,3/1,3";
    let printed = "OO@0,0/1,0;GG@-2,4/-1,4";
    for (board, placement, name) in [
        (orange, "BP@-1,0/-2,0", "blue to the left of orange and from there purple to the left"),
        (
            orange,
            "OB@-1,0/-2,0",
            "orange to the left of another orange and from there blue to the left",
        ),
        // Two cells are to the lower right of orange.
        (
            "OO@0,0/1,0;YG@1,3/0,3",
            "BP@0,1/0,2",
            "purple to the upper left of green and from there blue to the upper left",
        ),
        (
            green,
            "BP@0,1/0,2",
            "blue to the lower left of orange and purple to the upper left of green",
        ),
        (
            orange,
            "BP@0,1/0,2",
            "blue to the lower right of orange and to the lower left of another orange (from there purple to the lower right)",
        ),
        (
            printed,
            "OB@1,4/1,3",
            "orange to the upper right of the printed orange and from there blue to the upper left",
        ),
        (orange, "BP@-3,0/-3,1", "blue at −3, 0 and purple at −3, 1"),
    ] {
        let key = format!("standard|2|0|place.0|{board}|OBBP,RR|0.0.0.0.0.0,0.0.0.0.0.0|1,1");
        let position = Ingenious::from_key(&key).unwrap_or_else(|fault| panic!("{key}: {fault}"));
        let m = position.parse_move(placement, None).unwrap();
        assert_eq!(position.spoken(m).name().to_string(), name, "{board} {placement}");
    }
}

#[test]
fn placements_in_different_places_have_different_names() {
    let mut rng = seeded(8);
    let mut named = 0;
    for _ in 0..12 {
        let position = Ingenious::compose(&mut rng);
        let mut names = HashMap::new();
        for m in position.legal_moves() {
            let Move::Place { tile, mut cells } = m else { continue };
            // The order of the halves of a double is no part of its name.
            if tile.is_double() {
                cells.sort_unstable();
            }
            let name = position.spoken(m).name().to_string();
            let same = *names.entry(name).or_insert((tile, cells));
            assert_eq!(same, (tile, cells), "{}: {m:?}", position.key());
            named += 1;
        }
    }
    assert!(named > 1000, "{named}");
}

#[test]
fn examples_are_legal_and_canonical() {
    for example in Ingenious::EXAMPLES {
        let mut position = Ingenious::from_key(example.key)
            .unwrap_or_else(|fault| panic!("{}: {fault}", example.name));
        assert_eq!(position.key(), example.key);
        let mut rng = example.seed.map(seeded);
        for text in example.moves {
            let m = position
                .parse_move(text, rng.as_mut())
                .unwrap_or_else(|fault| panic!("{} {text}: {fault}", example.name));
            position.explain(m);
            position.play(m);
        }
        assert_eq!(decode(&encoded(&position)).unwrap(), position);
    }
}

#[test]
fn composed_positions_round_trip() {
    let mut rng = seeded(6);
    for _ in 0..300 {
        let position = Ingenious::compose(&mut rng);
        assert_eq!(decode(&encoded(&position)).unwrap(), position);
        assert_eq!(position.draw().is_some(), position.turn() == Turn::Chance);
    }
}
