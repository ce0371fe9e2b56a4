//! A bot that uses only `start`, `reply` and `over` plays every game of every variant to its end.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

/// More replies than any game needs, draws included.
const MOST_REPLIES: usize = 4000;

/// The start options of every variant, small where the size is free.
fn variants() -> Vec<(&'static str, Value)> {
    vec![
        ("octopus", json!({ "seats": 2 })),
        ("octopus", json!({ "seats": 6 })),
        ("themisto", json!({})),
        ("ingenious", json!({ "seats": 2 })),
        ("ingenious", json!({ "seats": 3 })),
        ("ingenious", json!({ "seats": 4 })),
        ("ingenious", json!({ "seats": 2, "hidden": true })),
        ("ingenious", json!({ "variant": "solo" })),
        ("ingenious", json!({ "variant": "team" })),
        ("ingenious", json!({ "variant": "team", "hidden": true })),
        ("ingenious", json!({ "variant": "duel" })),
        ("ingenious", json!({ "variant": "duel", "hidden": true })),
        ("nebuchadnezzar", json!({ "side": 3 })),
        ("nebuchadnezzar", json!({ "side": 5, "pie": false })),
        ("temple", json!({ "edition": "published" })),
        ("temple", json!({ "edition": "revised" })),
    ]
}

/// Plays one game and returns the number of draws.
fn play(service: &Service, game: &str, options: &Value, seed: u64) -> usize {
    let mut options = options.clone();
    options["seed"] = json!(seed);
    let mut state = service.ok(&format!("/v1/{game}/start"), &options);
    let mut draws = 0;
    for reply in 0..MOST_REPLIES {
        if state["over"] == true {
            assert_eq!(state["awaits"], Value::Null, "{game} {options}: {state}");
            assert!(state["winners"].is_array());
            return draws;
        }
        let awaits = state["awaits"].as_str().expect("it waits for something");
        assert!(["move", "draw"].contains(&awaits), "{game}: {state}");
        draws += usize::from(awaits == "draw");
        let seed = seed * 1_000_003 + reply as u64;
        let request = json!({ "position": state["key"], "level": 1, "seed": seed });
        state = service.ok(&format!("/v1/{game}/reply"), &request);
    }
    panic!("{game} {options} goes on after {MOST_REPLIES} replies: {state}");
}

fn play_all(games: u64) {
    let service = Service::start(&[]);
    for (game, options) in variants() {
        for seed in 0..games {
            let draws = play(&service, game, &options, seed);
            assert_eq!(draws > 0, game == "ingenious", "{game} {options}");
        }
    }
}

#[test]
fn asking_for_replies_ends_every_variant() {
    play_all(3);
}

#[test]
#[ignore = "fifty games of every variant take minutes; .ci/run nightly asks for it"]
fn asking_for_replies_ends_fifty_games_of_every_variant() {
    play_all(50);
}

#[test]
fn a_reply_draws_what_play_draws() {
    let service = Service::start(&[]);
    let position = "standard|3|1|draw.0|GG@6,-5/5,-4;BB@6,0/5,1;OB@1,1/2,0;GB@2,1/3,0;GB@3,1/4,0;YB@3,2/4,1;GB@3,3/4,2;\
                    OO@1,5/0,6|RORYRPOYYGYP,RRRORGYGYP,RRROOPYYYPGP|0.0.0.3.5.0,0.2.0.0.7.0,0.0.0.0.6.0|3,3,2";
    for seed in 0..5 {
        let request = json!({ "position": position, "level": 8, "seed": seed });
        let reply = service.ok("/v1/ingenious/reply", &request);
        let request = json!({ "position": position, "moves": ["+"], "seed": seed });
        let played = service.ok("/v1/ingenious/play", &request);
        assert_eq!(reply["key"], played["key"]);
        assert_eq!(reply["move"]["move"], played["steps"][0]["move"]);
        assert_eq!(reply["move"]["drawn"], played["steps"][0]["drawn"]);
        assert_eq!(reply["awaits"], "move");
        // A draw has a notation, so a list of moves can contain it.
        let name = reply["move"]["move"].as_str().expect("a notation");
        assert!(name.len() > 1, "{name}");
        let request = json!({ "position": position, "played": [name] });
        let moves = service.ok("/v1/ingenious/moves", &request);
        assert_eq!(moves["key"], reply["key"]);
    }
}

#[test]
fn every_answer_about_a_position_says_what_it_awaits() {
    // Making a puzzle takes long where all cores are busy.
    let service = Service::start(&["--max-time-ms", "170000"]);
    let start = service.ok("/v1/ingenious/start", &json!({ "seed": 7 }));
    assert_eq!(start["awaits"], "move");
    let position = json!({ "position": start["key"] });
    let moves = service.ok("/v1/ingenious/moves", &position);
    assert_eq!(moves["awaits"], "move");
    assert_eq!(service.ok("/v1/ingenious/score", &position)["awaits"], "move");
    let first = &moves["moves"][0]["move"];
    let play = json!({ "position": start["key"], "moves": [first, "+"], "seed": 1 });
    let played = service.ok("/v1/ingenious/play", &play);
    assert_eq!(played["awaits"], "move");
    assert_eq!(played["steps"][0]["awaits"], "draw");
    assert_eq!(played["steps"][1]["awaits"], "move");
    let asked = json!({ "position": start["key"], "played": [first] });
    let drawing = service.ok("/v1/ingenious/moves", &asked);
    assert_eq!((&drawing["awaits"], drawing["over"] == true), (&json!("draw"), false));
    assert!(drawing["draw"].is_object());
    assert_eq!(service.ok("/v1/ingenious/score", &asked)["awaits"], "draw");
    let asked = json!({ "position": start["key"], "limits": { "nodes": 100 } });
    assert_eq!(service.ok("/v1/ingenious/analysis", &asked)["awaits"], "move");
    let asked = json!({ "position": "R4@0,0|-,-|3,1|0|1" });
    for call in ["moves", "score", "analysis"] {
        let answer = service.ok(&format!("/v1/octopus/{call}"), &asked);
        assert_eq!(answer["awaits"], Value::Null, "{call}");
        assert!(answer.as_object().is_some_and(|answer| answer.contains_key("awaits")));
    }
    let daily = status_and_json(service.get("/v1/themisto/puzzles/daily?date=2026-01-01")).1;
    assert_eq!(daily["awaits"], "move");
}

#[test]
fn moves_of_every_game_are_listed_from_its_start() {
    let service = Service::start(&[]);
    for (game, options) in variants() {
        let start = service.ok(&format!("/v1/{game}/start"), &options);
        let request = json!({ "position": start["key"] });
        let moves = service.ok(&format!("/v1/{game}/moves"), &request);
        assert!(moves["total"].as_u64() > Some(0), "{game} {options}");
    }
}
