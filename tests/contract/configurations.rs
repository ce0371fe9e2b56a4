//! Answers do not depend on the configuration of a service.

use serde_json::{Value, json};

use crate::GAMES;
use crate::socket::{get, post};
use crate::support::Service;

/// Threads, caches, permits and limits of callers, as different as possible.
const FEW: [&str; 14] = [
    "--workers",
    "1",
    "--permits",
    "1",
    "--cache-bytes",
    "1048576",
    "--puzzle-bytes",
    "1048576",
    "--job-threads",
    "0",
    "--rate",
    "0",
    "--buffer-bytes",
    "33554432",
];
const MANY: [&str; 12] = [
    "--workers",
    "3",
    "--permits",
    "4",
    "--cache-bytes",
    "268435456",
    "--queue",
    "128",
    "--rate",
    "1000000",
    "--job-threads",
    "2",
];
const POSITIONS: u64 = 8;

/// The calls about a position: paths below the game's, and bodies; `None` for a GET.
fn calls(key: &str, moves: &[&str], seed: u64) -> Vec<(String, Option<Value>)> {
    let encoded: String = url_encoded(key);
    let limits = json!({ "nodes": 500 + 100 * seed });
    let on = |path: &str, mut body: Value| {
        body["position"] = key.into();
        (path.to_owned(), Some(body))
    };
    let chosen = moves.get(seed as usize % moves.len().max(1)).copied();
    let mut calls = vec![
        on("moves", json!({ "sort": "gain" })),
        on("score", json!({})),
        on("analysis", json!({ "limits": limits, "seed": seed, "lines": 3 })),
        on("reply", json!({ "level": 1 + seed % 3, "seed": seed })),
        on("perft", json!({ "depth": 1 })),
        (format!("moves?position={encoded}"), None),
        (format!("board.svg?position={encoded}&lang=de"), None),
        (format!("analysis?position={encoded}&nodes=300"), None),
        on("play", json!({ "moves": ["nonsense"] })),
    ];
    calls.extend(
        chosen.map(|m| on("play", json!({ "moves": [m], "seed": seed, "with": ["moves"] }))),
    );
    calls
}

fn url_encoded(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

#[test]
fn answers_have_the_same_bytes_however_the_service_is_configured() {
    let (few, many) = (Service::start(&FEW), Service::start(&MANY));
    let mut compared = 0;
    for game in GAMES {
        for seed in 0..POSITIONS {
            let mut state = few.ok(&format!("/v1/{game}/start"), &json!({ "seed": seed }));
            for reply in 0..seed * 2 {
                if state["over"] == true {
                    break;
                }
                let request = json!({ "position": state["key"], "level": 1, "seed": reply });
                state = few.ok(&format!("/v1/{game}/reply"), &request);
            }
            let key = state["key"].as_str().expect("a key");
            let listed = few.ok(&format!("/v1/{game}/moves"), &json!({ "position": key }));
            let moves: Vec<&str> = (listed["moves"].as_array().into_iter().flatten())
                .filter_map(|m| m["move"].as_str())
                .collect();
            for (path, body) in calls(key, &moves, seed) {
                let target = format!("/v1/{game}/{path}");
                let ask = |service: &Service| match &body {
                    Some(body) => post(service, &target, body),
                    None => get(service, &target),
                };
                // The second answer may come from a cache.
                let answers = [ask(&few), ask(&many), ask(&few), ask(&many)];
                let [first, others @ ..] = answers.map(|answer| {
                    let tag = answer.header("etag").to_owned();
                    (answer.status, tag, without_id(answer.body))
                });
                assert!(first.0 < 500, "{target} {body:?}");
                for other in others {
                    assert!(first == other, "{target} {body:?}: {first:?}, {other:?}");
                }
                compared += 1;
            }
        }
    }
    assert!(compared >= 380, "{compared}");
}

/// A body without the id of the request, which is in problems.
fn without_id(body: Vec<u8>) -> String {
    let text = String::from_utf8(body).expect("text");
    match text.split_once(",\"request_id\"") {
        Some((before, _)) => before.to_owned(),
        None => text,
    }
}
