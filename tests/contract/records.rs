//! Records of games over HTTP and on the command line.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::support::Service;

const TEXT: &str = "[Player1 \"Ada\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n\
    {A trap.} 1. d1-d2 {[%eval 0.42] [%emt 0:00:07] Probing.} 2. a1-b2 $6 (2. d2-d1x {wins}) 0-1\n";

#[test]
fn either_form_becomes_the_other() {
    let service = Service::start(&[]);
    let path = "/v1/themisto/record";
    let by_text = service.ok(path, &json!({ "record": TEXT }));
    assert_eq!(by_text["text"], format!("[Game \"themisto\"]\n{TEXT}"));
    let record = &by_text["record"];
    assert_eq!(record["result"], json!({ "winners": [1], "termination": "resignation" }));
    assert_eq!(record["moves"][0]["time_ms"], 7000);
    assert_eq!(record["moves"][1]["variations"][0]["moves"][0]["move"], "d2-d1x");
    let by_tree = service.ok(path, &json!({ "record": record }));
    assert_eq!(by_tree, by_text);
    // The position is the one to which `play` leads.
    let start = service.ok("/v1/themisto/start", &json!({}));
    let moves = json!({ "position": start["key"], "moves": ["d1-d2", "a1-b2"] });
    let played = service.ok("/v1/themisto/play", &moves);
    assert_eq!(by_text["key"], played["key"]);
    assert_eq!(by_text["over"], false);
}

#[test]
fn whole_games_with_hidden_racks_are_kept() {
    let service = Service::start(&[]);
    let options = json!({ "variant": "standard", "seats": 3, "hidden": true, "seed": 11 });
    let start = service.ok("/v1/ingenious/start", &options);
    let (mut key, mut moves, mut over) = (start["key"].clone(), Vec::new(), false);
    for ply in 0..300_u64 {
        let position = json!({ "position": key });
        let listed = service.ok("/v1/ingenious/moves", &position);
        let list = listed["moves"].as_array().expect("moves");
        let (text, seed) = match list.first() {
            Some(m) => (m["move"].clone(), json!(0)),
            None => (json!("+"), json!(ply)),
        };
        let asked = json!({ "position": key, "moves": [text], "seed": seed });
        let played = service.ok("/v1/ingenious/play", &asked);
        moves.push(json!({ "move": played["steps"][0]["move"] }));
        key = played["key"].clone();
        over = played["over"] == true;
        if over {
            break;
        }
    }
    assert!(over, "the game ends");
    let record = json!({ "options": options, "moves": moves });
    let kept = service.ok("/v1/ingenious/record", &json!({ "record": record }));
    assert_eq!((&kept["key"], &kept["over"]), (&key, &json!(true)));
    assert_eq!(kept["record"]["result"]["winners"], kept["winners"]);
    let again = service.ok("/v1/ingenious/record", &json!({ "record": kept["text"] }));
    assert_eq!(again, kept);
    let without_seed = json!({ "options": { "hidden": true }, "moves": [] });
    let (status, problem) =
        service.post("/v1/ingenious/record", &json!({ "record": without_seed }));
    assert_eq!((status, &problem["code"]), (422, &json!("inconsistent_record")));
    assert_eq!(problem["pointer"], "/record/options");
}

#[test]
fn values_of_analyses_are_evaluations() {
    let service = Service::start(&[]);
    let mut met = std::collections::BTreeSet::new();
    for (game, options) in [
        ("octopus", json!({ "seed": 1, "seats": 3 })),
        ("themisto", json!({})),
        ("ingenious", json!({ "seed": 1, "hidden": true })),
        ("nebuchadnezzar", json!({ "side": 2 })),
        ("temple", json!({})),
    ] {
        let start = service.ok(&format!("/v1/{game}/start"), &options);
        let request = json!({ "position": start["key"], "limits": { "nodes": 500 } });
        let analysis = service.ok(&format!("/v1/{game}/analysis"), &request);
        let line = &analysis["lines"][0];
        let value = line["value"].as_object().expect("a value");
        met.extend(value.keys().cloned());
        met.extend(value.values().any(Value::is_null).then(|| "null".to_owned()));
        let moves = json!([{ "move": line["move"], "evaluation": value }]);
        let record = json!({ "position": start["key"], "moves": moves });
        let path = format!("/v1/{game}/record");
        let kept = service.ok(&path, &json!({ "record": record }));
        let evaluation = &kept["record"]["moves"][0]["evaluation"];
        for (member, figure) in evaluation.as_object().expect("an evaluation") {
            assert_eq!(figure, &value[member], "{game}: {kept}");
        }
        let again = service.ok(&path, &json!({ "record": kept["text"] }));
        assert_eq!(again["record"], kept["record"], "{game}");
    }
    for member in ["null", "std_error", "shares", "margin", "plies"] {
        assert!(met.contains(member), "no value has {member}: {met:?}");
    }
}

#[test]
fn problems_of_a_record_name_the_place() {
    let service = Service::start(&[]);
    let refused = |record: Value| {
        let (status, problem) = service.post("/v1/themisto/record", &json!({ "record": record }));
        assert_eq!(problem["status"], status);
        problem
    };
    let problem = refused(json!("1. d1-d2\n2. {open"));
    assert_eq!(problem["code"], "malformed_record");
    assert_eq!((&problem["line"], &problem["column"]), (&json!(2), &json!(4)));
    let problem = refused(json!("1. d1-d2\n2. d2-d1"));
    assert_eq!((&problem["code"], &problem["rule"]), (&json!("illegal_move"), &json!("THM-6")));
    assert_eq!((&problem["line"], &problem["column"]), (&json!(2), &json!(4)));
    let problem = refused(json!({ "moves": [{ "move": "d1-d2", "time": 7 }] }));
    assert_eq!(problem["code"], "invalid_body");
    assert_eq!(problem["pointer"], "/record/moves/0/time");
    let problem = refused(json!({ "moves": [{ "move": "d1-d9" }] }));
    assert_eq!(problem["code"], "malformed_move");
    assert_eq!(problem["pointer"], "/record/moves/0/move");
    assert!(problem["line"].is_null());
    let problem = refused(json!("[Game \"temple\"]"));
    assert_eq!(problem["code"], "inconsistent_record");
}

fn tessera(arguments: &[&str], input: &str) -> (bool, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("its input");
    if let Err(error) = stdin.write_all(input.as_bytes()) {
        // A command that refuses its arguments ends without reading.
        assert_eq!(error.kind(), ErrorKind::BrokenPipe);
    }
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("a text");
    (output.status.success(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_command_line_converts_both_ways() {
    let (good, json, errors) = tessera(&["record", "--game", "themisto"], TEXT);
    assert!(good, "{errors}");
    let record: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(record["players"][0]["name"], "Ada");
    let (good, text, _) = tessera(&["record"], &json);
    assert!(good);
    assert_eq!(text, format!("[Game \"themisto\"]\n{TEXT}"));
    let (good, _, errors) = tessera(&["record"], &format!("{json}\n{json}\n"));
    assert!(!good && errors.contains("more than one record"), "{errors}");
    let (good, same, _) = tessera(&["record", "--to", "text"], &text);
    assert!(good);
    assert_eq!(same, text);
    let (good, _, errors) = tessera(&["record"], TEXT);
    assert!(!good && errors.contains("--game"), "{errors}");
    let (good, _, errors) = tessera(&["record"], "[Game \"themisto\"]\n\n1. d1-d9");
    assert!(!good && errors.contains("line 3, column 4"), "{errors}");
    let wrong = r#"{"game":"themisto","moves":[{"move":"d1-d9"}]}"#;
    let (good, _, errors) = tessera(&["record"], wrong);
    assert!(!good && errors.contains("/moves/0/move"), "{errors}");
}

#[test]
fn the_command_line_annotates() {
    let arguments = ["record", "--review", "--nodes", "4000", "--game", "themisto"];
    let (good, text, errors) = tessera(&arguments, TEXT);
    assert!(good, "{errors}");
    // The same form, and the same record as over HTTP.
    let service = Service::start(&[]);
    let request = json!({ "record": TEXT, "limits": { "nodes": 4000 } });
    let review = service.ok("/v1/themisto/review", &request);
    assert_eq!(review["text"], text);
    let (good, json, errors) = tessera(&[&arguments[..], &["--to", "json"]].concat(), TEXT);
    assert!(good, "{errors}");
    let record: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(review["record"], record);
    let (good, same, errors) = tessera(&["record", "--review", "--nodes", "4000"], &json);
    assert!(good, "{errors}");
    assert_eq!(serde_json::from_str::<Value>(&same).expect("JSON"), record);
    let (good, _, errors) = tessera(&["record", "--nodes", "5"], TEXT);
    assert!(!good && errors.contains("--review"), "{errors}");
}
