//! `tessera mcp` in a real conversation over standard input and output.

mod support;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use support::Service;

const BOARD: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";

/// A client of the command that has completed the handshake.
struct Client {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    asked: u64,
}

impl Client {
    fn start() -> Client {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
            .args(["mcp", "--max-time-ms", "170000"])
            .env("RUST_LOG", "off")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        let input = child.stdin.take();
        let mut client = Client { child, input, output, asked: 0 };
        let hello = client.ask(
            "initialize",
            json!({
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "clientInfo": { "name": "test", "version": "1" },
            }),
        );
        assert_eq!(hello["result"]["protocolVersion"], "2025-06-18");
        assert_eq!(hello["result"]["serverInfo"]["name"], "tessera");
        assert!(hello["result"]["capabilities"]["tools"].is_object());
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }));
        client
    }

    fn send(&mut self, message: &Value) {
        let input = self.input.as_mut().expect("the input is open");
        writeln!(input, "{message}").expect("it reads");
    }

    /// Sends a request, and waits for its answer.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.asked += 1;
        let id = self.asked;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        let answer: Value = serde_json::from_str(&line).expect("a line is JSON");
        assert_eq!(answer["id"], id, "{answer}");
        answer
    }

    /// Calls a tool; returns whether it failed, and its content.
    fn call(&mut self, name: &str, arguments: Value) -> (bool, Value) {
        let answer = self.ask("tools/call", json!({ "name": name, "arguments": arguments }));
        let result = &answer["result"];
        let text = result["content"][0]["text"].as_str().expect("a text");
        assert!(result["structuredContent"].is_null(), "the answer is sent once");
        let told: Value = serde_json::from_str(text).expect("the text is JSON");
        (result["isError"] == true, told)
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        // Without this the command would wait for more input for ever.
        self.input.take();
        if std::thread::panicking() {
            let _ = self.child.kill();
        }
        let ended = self.child.wait();
        if !std::thread::panicking() {
            assert!(ended.expect("it ends").success(), "it ends when its input does");
        }
    }
}

#[test]
fn tools_are_listed_with_their_arguments() {
    let mut client = Client::start();
    let list = client.ask("tools/list", json!({}));
    let tools = list["result"]["tools"].as_array().expect("tools");
    let names: Vec<&str> = tools.iter().filter_map(|tool| tool["name"].as_str()).collect();
    for name in [
        "game_info",
        "rules",
        "ruling",
        "record",
        "start",
        "legal_moves",
        "play",
        "score",
        "picture",
        "analyse",
        "reply",
        "review",
        "puzzle_daily",
        "puzzle_generate",
        "puzzle_hint",
        "puzzle_check",
        "puzzle_solution",
    ] {
        assert!(names.contains(&name), "{name}");
    }
    for tool in tools {
        assert!(tool["description"].as_str().is_some_and(|text| text.len() > 20), "{tool}");
        assert_eq!(tool["inputSchema"]["type"], "object");
        assert_eq!(tool["inputSchema"]["required"][0], "game");
        assert_eq!(tool["annotations"]["readOnlyHint"], true);
    }
}

#[test]
fn answers_match_the_service() {
    let service = Service::start(&["--max-time-ms", "170000"]);
    let mut client = Client::start();
    let bodies = [
        ("start", "/v1/octopus/start", json!({ "seats": 3, "seed": 7 })),
        ("legal_moves", "/v1/themisto/moves", json!({ "position": BOARD })),
        ("play", "/v1/themisto/play", json!({ "position": BOARD, "moves": ["d1-d2"] })),
        ("play", "/v1/themisto/play", json!({ "position": BOARD, "moves": ["d1-d2", "d2-d1"] })),
        (
            "score",
            "/v1/nebuchadnezzar/score",
            json!({ "position": "5/1bbb1/wwwww/1bbb1/5 b b 40 p" }),
        ),
        (
            "analyse",
            "/v1/octopus/analysis",
            json!({
                "position": "R5@0,0;R1@1,0;R4@2,0|R4B1,G4|0,0|0|2",
                "limits": { "nodes": 2000 },
                "lines": "all",
            }),
        ),
        ("reply", "/v1/temple/reply", json!({ "position": "nonsense", "level": 3 })),
        (
            "puzzle_generate",
            "/v1/temple/puzzles",
            json!({ "seed": 3, "themes": ["no-such-theme"] }),
        ),
        ("start", "/v1/temple/start", json!({ "colour": "red" })),
    ];
    let mut refused = 0;
    for (tool, path, body) in bodies {
        let mut asked = body.clone();
        if tool == "analyse" {
            // Language models get the words unless they decline them.
            asked["explain"] = true.into();
        }
        let (status, mut expected) = service.post(path, &asked);
        if let Value::Object(members) = &mut expected {
            for of_http in ["type", "title", "status", "request_id", "rule_url"] {
                // Members of problems. Analyses have members of the same names, which stay.
                if status != 200 {
                    members.remove(of_http);
                }
            }
            if members.contains_key("key") {
                members.remove("position");
            }
            // The tool sends a limit.
            if tool == "legal_moves" && status == 200 {
                members.insert("left".to_owned(), 0.into());
            }
        }
        let mut arguments = body.clone();
        if tool == "legal_moves" {
            arguments["sort"] = "notation".into();
            arguments["limit"] = 10_000.into();
        }
        arguments["game"] = path.split('/').nth(2).into();
        let (failed, told) = client.call(tool, arguments);
        assert_eq!(failed, status != 200, "{tool}: {told}");
        assert_eq!(told, expected, "{tool}");
        refused += usize::from(failed);
    }
    assert_eq!(refused, 4);
    let mut card = support::status_and_json(service.get("/v1/games/temple")).1;
    card.as_object_mut().expect("an object").remove("links");
    assert_eq!(client.call("game_info", json!({ "game": "temple" })), (false, card));
}

#[test]
fn a_puzzle_is_solved_with_hints() {
    let mut client = Client::start();
    let wish = json!({ "game": "nebuchadnezzar", "seed": 7, "level": 1 });
    let (failed, made) = client.call("puzzle_generate", wish);
    assert!(!failed, "{made}");
    let id = &made["puzzles"][0]["id"];
    let of = |more: Value| {
        let mut arguments = more;
        arguments["game"] = "nebuchadnezzar".into();
        arguments["id"] = id.clone();
        arguments
    };
    let (_, solution) = client.call("puzzle_solution", of(json!({})));
    let (_, hint) = client.call("puzzle_hint", of(json!({ "level": 3 })));
    assert_eq!(hint["move"], solution["moves"][0]);
    let (_, verdict) = client.call("puzzle_check", of(json!({ "moves": solution["moves"] })));
    assert_eq!(verdict["solved"], true, "{verdict}");
    let (failed, problem) = client.call("puzzle_check", of(json!({ "moves": [] })));
    assert!(failed);
    assert_eq!(problem["pointer"], "/moves");
}

#[test]
fn refuses_unknown_tools_and_arguments() {
    let mut client = Client::start();
    let unknown = client.ask("tools/call", json!({ "name": "castle", "arguments": {} }));
    assert_eq!(unknown["error"]["code"], -32602);
    let message = unknown["error"]["message"].as_str().expect("a text");
    assert!(message.contains("legal_moves"), "{message}");
    let misnamed = json!({ "game": "temple", "key": "x" });
    let (failed, problem) = client.call("legal_moves", misnamed);
    assert!(failed);
    assert_eq!(problem["pointer"], "/key");
    let detail = problem["detail"].as_str().expect("a text");
    assert!(detail.contains("position"), "{detail}");
    let (failed, problem) = client.call("legal_moves", json!({ "position": "x" }));
    assert!(failed);
    assert_eq!((&problem["code"], &problem["pointer"]), (&json!("invalid_body"), &json!("/game")));
    let (failed, problem) = client.call("legal_moves", json!({ "game": "chess", "position": "x" }));
    assert!(failed);
    assert_eq!(problem["code"], "unknown_game");
    let (failed, problem) =
        client.call("puzzle_daily", json!({ "game": "temple", "date": "1999-01-01" }));
    assert!(failed);
    assert_eq!(problem["code"], "unknown_puzzle");
    let id = json!({ "game": "temple", "id": "../../octopus/puzzles/x" });
    assert_eq!(client.call("puzzle_solution", id).1["code"], "unknown_puzzle");
}
