//! The patterns of the document: values that the service writes match them, and values that do not match are refused.

use regex::Regex;
use serde_json::{Value, json};

use crate::support::{Service, openapi_document, parameters};

/// Moves played in each game.
const PLIES: usize = 25;

fn pattern(document: &Value, path: &str, parameter: &str) -> Regex {
    let wanted = parameters(document, &document["paths"][path]["get"])
        .find(|described| described["name"] == parameter)
        .expect("the parameter");
    Regex::new(wanted["schema"]["pattern"].as_str().expect("a pattern"))
        .expect("a regular expression")
}

#[test]
fn keys_and_moves_match_their_patterns() {
    let service = Service::start(&[]);
    let document = openapi_document();
    for (game, options) in [
        ("octopus", json!({ "seats": 3, "seed": 1 })),
        ("themisto", json!({})),
        ("ingenious", json!({ "seed": 1 })),
        ("ingenious", json!({ "variant": "duel", "seed": 1 })),
        ("ingenious", json!({ "seats": 2, "hidden": true, "seed": 1 })),
        ("nebuchadnezzar", json!({ "side": 11 })),
        ("temple", json!({ "seed": 1 })),
        ("temple", json!({ "edition": "revised", "seed": 1 })),
    ] {
        let keys = pattern(&document, &format!("/v1/{game}/moves"), "position");
        let moves = pattern(&document, &format!("/v1/{game}/score"), "move");
        let mut position = service.ok(&format!("/v1/{game}/start"), &options);
        for ply in 0..PLIES {
            let key = position["key"].as_str().expect("a key");
            assert!(keys.is_match(key), "{key} does not match {keys}");
            let legal = service.ok(&format!("/v1/{game}/moves"), &json!({ "position": key }));
            let legal: Vec<&str> = (legal["moves"].as_array().expect("moves").iter())
                .map(|one| one["move"].as_str().expect("a notation"))
                .collect();
            for one in &legal {
                assert!(moves.is_match(one), "{one} does not match {moves}");
            }
            let chosen = legal.get(ply * 7919 % legal.len().max(1)).copied();
            let Some(chosen) = chosen.or(position["over"].eq(&false).then_some("+")) else {
                break;
            };
            assert!(moves.is_match(chosen));
            let body = json!({ "position": key, "moves": [chosen], "seed": 1 });
            position = service.ok(&format!("/v1/{game}/play"), &body);
        }
        // Texts that are nearly right.
        let key = position["key"].as_str().expect("a key").to_owned();
        for wrong in [format!(" {key}"), format!("{key} "), key.to_lowercase() + "x", "x".into()] {
            assert!(!keys.is_match(&wrong), "{wrong}");
            let body = json!({ "position": wrong });
            let (status, _) = service.post(&format!("/v1/{game}/moves"), &body);
            assert_eq!(status, 400, "{wrong}");
        }
    }
}
