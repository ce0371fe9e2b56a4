//! Reviews: every ply with its key, its best line and its probabilities; every seat with its accuracy.

use serde_json::{Value, json};

use crate::support::Service;

#[test]
fn every_ply_has_its_key_its_best_line_and_both_probabilities() {
    let service = Service::start(&[]);
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 3, "seats": 2 }));
    let (mut moves, mut keys) = (Vec::new(), vec![start["key"].clone()]);
    for seed in 0..8 {
        let request = json!({ "position": keys.last(), "level": 1, "seed": seed });
        let reply = service.ok("/v1/octopus/reply", &request);
        moves.push(reply["move"]["move"].clone());
        keys.push(reply["key"].clone());
    }
    let request = json!({ "position": start["key"], "moves": moves, "limits": { "nodes": 4000 } });
    let review = service.ok("/v1/octopus/review", &request);
    assert_eq!(Some(&review["key"]), keys.last());
    assert_eq!(review["awaits"], "move");
    let plies = review["moves"].as_array().expect("moves");
    for (ply, key) in plies.iter().zip(&keys) {
        assert_eq!(&ply["key"], key);
        let line = ply["best_line"].as_array().expect("a line");
        assert_eq!(line[0], ply["best"]);
        // The line is legal from its first position.
        let play = json!({ "position": key, "moves": line });
        assert_eq!(service.status("/v1/octopus/play", &play), 200, "{ply}");
        let mover = ply["win_probability"].as_f64().expect("a probability");
        let first = ply["win_probability_seat_0"].as_f64().expect("a probability");
        assert_eq!(ply["value"]["win_probability"], ply["win_probability"]);
        let expected = if ply["seat"] == 0 { mover } else { 1.0 - mover };
        assert!((first - expected).abs() < 2e-6, "{ply}");
    }
    // A move and the better one are compared in one search, with half of a move's nodes.
    let compared =
        |ply: &&Value| ply["best"] != ply["move"] && ply["best_value"]["kind"] != "exact";
    let worse: Vec<&Value> = plies.iter().filter(compared).collect();
    assert!(!worse.is_empty());
    for ply in worse {
        let nodes = review["stats"]["nodes_per_move"].as_u64().expect("nodes") / 2;
        let request = json!({
            "position": ply["key"], "only": [ply["move"], ply["best"]], "lines": 2, "seed": review["seed"],
            "limits": { "nodes": nodes },
        });
        let analysis = service.ok("/v1/octopus/analysis", &request);
        let lines = analysis["lines"].as_array().expect("lines");
        let value =
            |m: &Value| lines.iter().find(|line| line["move"] == *m).map(|line| &line["value"]);
        assert_eq!(value(&ply["move"]), Some(&ply["value"]), "{ply}");
        assert_eq!(value(&ply["best"]), Some(&ply["best_value"]), "{ply}");
    }
    for seat in review["summary"].as_array().expect("seats") {
        let own = plies.iter().filter(|ply| ply["seat"] == seat["seat"]);
        // Forty points count as much as a win.
        let lost: Vec<f64> = own.filter_map(|ply| ply["points_lost"].as_f64()).collect();
        let kept = lost.iter().map(|points| (1.0 - 2.0 * points / 40.0).max(0.0));
        let accuracy = kept.map(|kept| 100.0 * kept.powi(4)).sum::<f64>() / lost.len() as f64;
        let told = seat["accuracy"].as_f64().expect("an accuracy");
        assert!((told - accuracy).abs() < 1e-3, "{told} {accuracy}");
        let classes = ["best", "good", "inaccuracy", "mistake", "blunder"];
        let counted: u64 = classes.iter().filter_map(|class| seat[class].as_u64()).sum();
        assert_eq!(Some(counted), seat["judged"].as_u64());
    }
}

#[test]
fn a_third_occurrence_is_reviewed_as_a_draw() {
    let service = Service::start(&[]);
    let start = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    let round = ["d1-d2", "d8-d7", "d2-d1", "d7-d8"];
    let moves = [round, round].concat();
    let request = json!({ "position": start, "moves": moves, "limits": { "nodes": 4000 } });
    let review = service.ok("/v1/themisto/review", &request);
    assert_eq!((&review["over"], &review["awaits"]), (&json!(true), &Value::Null));
    let last = review["moves"].as_array().and_then(|moves| moves.last()).expect("moves");
    assert_eq!(
        (&last["value"]["kind"], &last["value"]["outcome"]),
        (&json!("exact"), &json!("draw"))
    );
}

/// A game of Octopus with a mistake in it, as text.
fn octopus_game(service: &Service) -> (Value, String) {
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 3, "seats": 2 }));
    let (mut key, mut moves) = (start["key"].clone(), Vec::new());
    for _ in 0..6 {
        // The first legal move is rarely a good one.
        let listed = service
            .ok("/v1/octopus/moves", &json!({ "position": key, "fields": "move", "limit": 1 }));
        let first = listed["moves"][0].clone();
        let asked = json!({ "position": key, "moves": [first] });
        key = service.ok("/v1/octopus/play", &asked)["key"].clone();
        moves.push(first);
    }
    let tags = "[Player1 \"Ada\"]\n[Options \"seats=2 seed=3\"]\n\n";
    let line: Vec<&str> = moves.iter().filter_map(Value::as_str).collect();
    (json!(moves), format!("{tags}{}", line.join(" ")))
}

#[test]
fn a_record_comes_back_annotated() {
    let service = Service::start(&[]);
    let (moves, text) = octopus_game(&service);
    let path = "/v1/octopus/review";
    let limits = json!({ "nodes": 6000 });
    let review = service.ok(path, &json!({ "record": text, "limits": limits }));
    // Moves are judged as without a record.
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 3, "seats": 2 }));
    let plain = json!({ "position": start["key"], "moves": moves, "limits": limits });
    let plain = service.ok(path, &plain);
    assert_eq!(review["moves"], plain["moves"]);
    assert_eq!(review["summary"], plain["summary"]);
    assert!(plain.get("record").is_none() && plain.get("text").is_none());
    // The record holds the judgement of each move.
    let record = &review["record"];
    assert_eq!(record["players"][0]["name"], "Ada");
    let mut told = 0;
    let main = record["moves"].as_array().expect("moves");
    for (recorded, said) in main.iter().zip(review["moves"].as_array().expect("moves")) {
        assert_eq!(recorded["move"], said["move"]);
        let (evaluation, value) = (&recorded["evaluation"], &said["value"]);
        for member in ["kind", "outcome", "margin", "plies", "win_probability"] {
            let known = &value[member];
            assert!(evaluation[member] == *known, "{member}: {recorded} {said}");
        }
        let class = said["class"].as_str().expect("a class");
        let glyph = match class {
            "inaccuracy" => 6,
            "mistake" => 2,
            "blunder" => 4,
            _ => {
                assert!(recorded.get("nags").is_none() && recorded.get("comment").is_none());
                assert!(recorded.get("variations").is_none());
                continue;
            }
        };
        told += 1;
        assert_eq!(recorded["nags"], json!([glyph]));
        let best = said["best"].as_str().expect("a move");
        let comment = recorded["comment"].as_str().expect("a comment");
        assert!(comment.to_lowercase().starts_with(class), "{comment}");
        assert!(comment.ends_with(&format!(": {best} was best.")), "{comment}");
        let variation = &recorded["variations"][0]["moves"];
        let line: Vec<&Value> =
            (variation.as_array().expect("moves").iter()).map(|m| &m["move"]).collect();
        assert_eq!(json!(line), said["best_line"]);
        assert_eq!(
            variation[0]["evaluation"]["win_probability"],
            said["best_value"]["win_probability"]
        );
    }
    assert!(told > 0, "no move was bad: {review}");
    // Both forms match the answer of `record`, and reviewing them again changes nothing.
    let kept = service.ok("/v1/octopus/record", &json!({ "record": record }));
    assert_eq!((&kept["record"], &kept["text"]), (record, &review["text"]));
    for form in [record, &review["text"]] {
        let again = service.ok(path, &json!({ "record": form, "limits": limits }));
        assert_eq!(again["text"], review["text"]);
    }
}

#[test]
fn a_review_keeps_annotations_of_the_record() {
    let service = Service::start(&[]);
    let (_, text) = octopus_game(&service);
    // Every move has a judgement, a comment, a time and a variation of its own.
    let plain = service.ok("/v1/octopus/record", &json!({ "record": text }));
    let mut record = plain["record"].clone();
    for m in record["moves"].as_array_mut().expect("moves") {
        m["nags"] = json!([1]);
        m["comment"] = json!("I like it.");
        m["time_ms"] = json!(7000);
        m["variations"] = json!([{ "comment": "or", "moves": [{ "move": m["move"] }] }]);
    }
    let request = json!({ "record": record, "limits": { "nodes": 6000 } });
    let review = service.ok("/v1/octopus/review", &request);
    let mut told = 0;
    for m in review["record"]["moves"].as_array().expect("moves") {
        assert_eq!((&m["nags"], &m["time_ms"]), (&json!([1]), &json!(7000)));
        let comment = m["comment"].as_str().expect("a comment");
        assert!(comment.starts_with("I like it."), "{comment}");
        assert_eq!(m["variations"][0]["comment"], "or");
        told += usize::from(comment.ends_with("was best."));
        assert_eq!(comment.ends_with("was best."), m["variations"][1].is_object());
    }
    assert!(told > 0, "{review}");
}

#[test]
fn records_of_every_game_and_variant_are_annotated() {
    let service = Service::start(&[]);
    for (game, options) in [
        ("octopus", json!({ "seats": 4, "seed": 5 })),
        ("themisto", json!({ "seed": 5 })),
        ("ingenious", json!({ "seats": 3, "hidden": true, "seed": 5 })),
        ("ingenious", json!({ "variant": "duel", "seed": 5 })),
        ("ingenious", json!({ "variant": "solo", "seed": 5 })),
        ("nebuchadnezzar", json!({ "side": 4, "seed": 5 })),
        ("temple", json!({ "seed": 5 })),
    ] {
        let mut state = service.ok(&format!("/v1/{game}/start"), &options);
        let mut moves = Vec::new();
        for seed in 0..10 {
            if state["over"] == true {
                break;
            }
            let request = json!({ "position": state["key"], "level": 1, "seed": seed });
            state = service.ok(&format!("/v1/{game}/reply"), &request);
            moves.push(json!({ "move": state["move"]["move"] }));
        }
        let mut record = json!({ "options": options, "moves": moves });
        if game == "themisto" {
            // Themisto deals nothing, but keeps the options that it is given.
            record["options"] = json!({});
        }
        let request = json!({ "record": record, "limits": { "nodes": 2000 }, "seed": 1 });
        let review = service.ok(&format!("/v1/{game}/review"), &request);
        assert_eq!(review["key"], state["key"], "{game} {options}");
        assert_eq!(review["awaits"], state["awaits"], "{game} {options}");
        let main = review["record"]["moves"].as_array().expect("moves");
        for (recorded, said) in main.iter().zip(review["moves"].as_array().expect("moves")) {
            assert_eq!(recorded["evaluation"].is_object(), said["value"].is_object());
        }
        let kept = json!({ "record": review["text"] });
        let kept = service.ok(&format!("/v1/{game}/record"), &kept);
        assert_eq!(kept["record"], review["record"], "{game} {options}");
        assert_eq!(kept["awaits"], state["awaits"], "{game} {options}");
    }
}

#[test]
fn a_review_takes_a_position_with_moves_or_a_record() {
    let service = Service::start(&[]);
    let path = "/v1/themisto/review";
    let board = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    for (request, code, pointer) in [
        (json!({}), "invalid_body", ""),
        (json!({ "moves": [] }), "invalid_body", ""),
        (json!({ "position": board }), "invalid_body", ""),
        (json!({ "position": board, "record": "" }), "impossible_options", "/position"),
        (json!({ "moves": [], "record": "" }), "impossible_options", "/moves"),
        (json!({ "record": 5 }), "invalid_body", "/record"),
        (json!({ "record": { "moves": [{ "to": 1 }] } }), "invalid_body", "/record/moves/0/to"),
        (json!({ "position": { "board": [1] }, "moves": [] }), "invalid_body", "/position/board/0"),
        (json!({ "record": "1. d1-d2 (" }), "malformed_record", "/record"),
        (json!({ "record": "1. d1-d2 0-1-0" }), "inconsistent_record", "/record"),
        (
            json!({ "record": { "moves": [{ "move": "d1-d8" }] } }),
            "illegal_move",
            "/record/moves/0/move",
        ),
        (json!({ "record": "", "limits": { "nodes": 0 } }), "impossible_options", "/limits/nodes"),
    ] {
        let (status, problem) = service.post(path, &request);
        assert!((400..=422).contains(&status), "{request}: {problem}");
        assert_eq!(problem["code"], code, "{request}: {problem}");
        let at = problem["pointer"].as_str().unwrap_or_default();
        assert_eq!(at, pointer, "{request}: {problem}");
    }
    // Moves are objects or notations, as in `play`.
    let legal = service.ok("/v1/themisto/moves", &json!({ "position": board }));
    let object = &legal["moves"][0];
    let review = |m: &Value| {
        let limits = json!({ "nodes": 50 });
        service.ok(path, &json!({ "position": board, "moves": [m], "limits": limits }))
    };
    assert_eq!(review(object), review(&object["move"]));
    let empty = service.ok(path, &json!({ "record": "" }));
    assert_eq!(empty["moves"], json!([]));
    assert_eq!(empty["record"]["game"], "themisto");
}

#[test]
fn a_batch_annotates_records_within_its_budget() {
    let service = Service::start(&[]);
    let call = |nodes: u64| {
        json!({
            "path": "/v1/themisto/review",
            "body": { "record": "1. d1-d2 2. a1-b2", "limits": { "nodes": nodes } }
        })
    };
    let batch = json!({ "requests": [call(2000), call(1_000_000)], "limits": { "nodes": 3000 } });
    let answer = service.ok("/v1/batch", &batch);
    for result in answer["results"].as_array().expect("results") {
        assert_eq!(result["status"], 200, "{result}");
        let evaluation = &result["body"]["record"]["moves"][0]["evaluation"];
        assert!(evaluation["win_probability"].is_number(), "{result}");
    }
    let cut = &answer["results"][1]["body"]["limits"]["nodes"];
    assert!(cut.as_u64().is_some_and(|nodes| nodes <= 3000), "{cut}");
}
