//! The cost of a game for a language model: a whole game of Ingenious and a puzzle, by the obvious use of the tools.
//!
//! The calls are committed. `UPDATE_SNAPSHOTS=1 cargo test --test contract mcp_game` plays the game again and writes
//! them: the first move of `legal_moves` for both seats, every draw by `reply`.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

/// Most bytes of all results of the game.
const MOST_BYTES: usize = 240_000;
/// Most bytes of the results of the puzzle.
const MOST_BYTES_OF_A_PUZZLE: usize = 6_000;
const GAME: &str = "ingenious";

/// A client of the tools that counts the bytes of their results.
struct Player {
    service: Service,
    calls: Vec<(String, Value)>,
    bytes: usize,
}

impl Player {
    fn new() -> Player {
        Player { service: Service::start(&[]), calls: Vec::new(), bytes: 0 }
    }

    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let params = json!({ "name": tool, "arguments": arguments });
        let message =
            json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params });
        let url = format!("{}/mcp", self.service.base());
        let request = self.service.client().post(url);
        let request = request.header("accept", "application/json, text/event-stream");
        let answer = status_and_json(request.json(&message).send().expect("an answer")).1;
        let result = &answer["result"];
        assert_eq!(result["isError"], false, "{tool} {arguments}: {answer}");
        self.bytes += result.to_string().len();
        self.calls.push((tool.to_owned(), arguments));
        let text = result["content"][0]["text"].as_str().expect("a text");
        serde_json::from_str(text).expect("JSON")
    }

    /// Plays a game from its start to its end.
    fn play(&mut self) {
        let mut now = self.call("start", json!({ "game": GAME, "seed": 7 }));
        while now["over"] != true {
            let key = &now["key"];
            now = if now["awaits"] == "draw" {
                let seed = self.calls.len();
                self.call(
                    "reply",
                    json!({ "game": GAME, "position": key, "level": 1, "seed": seed }),
                )
            } else {
                let listed = self.call("legal_moves", json!({ "game": GAME, "position": key }));
                let chosen = &listed["moves"][0]["move"];
                self.call("play", json!({ "game": GAME, "position": key, "moves": [chosen] }))
            };
        }
    }
}

fn transcript() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/mcp_game.jsonl")
}

#[test]
fn a_game_of_ingenious_costs_at_most_240_kb() {
    let path = transcript();
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        let mut player = Player::new();
        player.play();
        let lines = player.calls.iter().map(|(tool, arguments)| {
            let line = json!({ "tool": tool, "arguments": arguments });
            format!("{line}\n")
        });
        fs::write(&path, lines.collect::<String>()).expect("it can be written");
    }
    let text = fs::read_to_string(&path).expect("the committed calls");
    let mut player = Player::new();
    let mut last = json!({});
    for line in text.lines() {
        let call: Value = serde_json::from_str(line).expect("a line is JSON");
        let position = &call["arguments"]["position"];
        assert_eq!(
            *position, last["key"],
            "the calls are not one game any more: write them with UPDATE_SNAPSHOTS=1"
        );
        let tool = call["tool"].as_str().expect("a name");
        last = player.call(tool, call["arguments"].clone());
    }
    assert_eq!(last["over"], true, "{last}");
    let calls = player.calls.len();
    assert!((100..=140).contains(&calls), "{calls} calls");
    assert!(player.bytes <= MOST_BYTES, "{} bytes", player.bytes);
}

#[test]
fn a_puzzle_with_hint_check_and_solution_costs_little() {
    let mut player = Player::new();
    let wish = json!({ "game": GAME, "level": 1, "seed": 7 });
    let made = player.call("puzzle_generate", wish);
    let of = |more: Value| {
        let mut arguments = json!({ "game": GAME, "id": made["puzzles"][0]["id"] });
        let all = arguments.as_object_mut().expect("an object");
        all.extend(more.as_object().expect("an object").clone());
        arguments
    };
    player.call("puzzle_hint", of(json!({ "level": 1 })));
    let solution = player.call("puzzle_solution", of(json!({})));
    let verdict = player.call("puzzle_check", of(json!({ "moves": solution["moves"] })));
    assert_eq!(verdict["solved"], true, "{verdict}");
    assert!(player.bytes <= MOST_BYTES_OF_A_PUZZLE, "{} bytes", player.bytes);
}
