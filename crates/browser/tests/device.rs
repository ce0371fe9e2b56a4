//! Calls of a device on the platform of the tests. `tests/engine` compares the module with the service.

use serde_json::{Value, json};
use tessera_browser::{Device, Options};
use tessera_operations::game::WireGame as _;
use tessera_rules::themisto::Themisto;

fn device(options: Options) -> Device {
    Device::new(options, || 7)
}

fn made(device: &Device, name: &str, request: &Value) -> Result<Value, Value> {
    let read = |json: String| serde_json::from_str(&json).unwrap();
    device.call(name, &request.to_string(), &mut |_| {}).map(read).map_err(read)
}

#[test]
fn texts_for_people_are_messages_with_arguments() {
    let device = device(Options::default());
    let request = json!({ "id": Themisto::PUZZLE_EXAMPLE, "level": 2 });
    let hint = made(&device, "themisto_puzzle_hint", &request).unwrap();
    assert!(hint["text"]["$message"].is_string(), "{hint}");
    let start = made(&device, "themisto_start", &json!({})).unwrap();
    let illegal = json!({ "position": start["key"], "moves": ["a1-a1"] });
    let refused = made(&device, "themisto_play", &illegal).unwrap_err();
    assert!(refused["detail"]["$message"].is_string(), "{refused}");
}

#[test]
fn an_analysis_tells_its_steps_and_can_be_stopped_between_them() {
    let device = device(Options::default());
    let start = made(&device, "themisto_start", &json!({})).unwrap();
    let request = json!({ "position": start["key"], "limits": { "nodes": 300_000 } });
    let mut steps = 0;
    let answer = device.call("themisto_analysis", &request.to_string(), &mut |step| {
        let step: Value = serde_json::from_str(&step).unwrap();
        assert!(step["lines"].is_array());
        steps += 1;
        device.stop();
    });
    let answer: Value = serde_json::from_str(&answer.unwrap()).unwrap();
    assert_eq!(answer["stats"]["stopped_by"], "cancelled");
    assert!(steps >= 1);
    // The next call is not affected.
    let next = made(&device, "themisto_analysis", &request).unwrap();
    assert_eq!(next["stats"]["stopped_by"], "nodes");
}

#[test]
fn large_searches_are_bounded_and_say_so() {
    let version = |options: Options, nodes: u64| {
        let device = device(options);
        let start = made(&device, "themisto_start", &json!({})).unwrap();
        let limits = json!({ "nodes": nodes, "depth": 1 });
        let request = json!({ "position": start["key"], "limits": limits });
        let answer = made(&device, "themisto_analysis", &request).unwrap();
        answer["version"].as_str().unwrap().to_owned()
    };
    let free = Options { table_bytes: Some(0), ..Options::default() };
    assert!(!version(Options::default(), 400_000).contains("tables"));
    assert!(version(Options::default(), 400_001).ends_with(".tables.67108864"));
    assert!(!version(free, 400_001).contains("tables"));
}

#[test]
fn time_cuts_a_call_short() {
    let device = device(Options { max_time_ms: Some(1), ..Options::default() });
    let start = made(&device, "octopus_start", &json!({ "seed": 1 })).unwrap();
    let request = json!({ "position": start["key"], "limits": { "nodes": 20_000_000 } });
    let answer = made(&device, "octopus_analysis", &request).unwrap();
    assert_eq!(answer["stats"]["stopped_by"], "time");
    let reply = json!({ "position": start["key"], "level": 8 });
    let refused = made(&device, "octopus_reply", &reply).unwrap_err();
    assert_eq!(refused["code"], "out_of_time");
}

#[test]
fn a_puzzle_is_made_once_and_answered_alike() {
    let device = device(Options::default());
    let wish = json!({ "seed": 3, "count": 1, "level": 1, "fresh": true });
    let made_one = made(&device, "themisto_puzzles", &wish).unwrap();
    let id = made_one["puzzles"][0]["id"].as_str().unwrap().to_owned();
    let first = made(&device, "themisto_puzzle", &json!({ "id": id })).unwrap();
    let again = made(&device, "themisto_puzzle", &json!({ "id": id })).unwrap();
    assert_eq!(first, again);
    let stranger =
        made(&Device::new(Options::default(), || 0), "themisto_puzzle", &json!({ "id": id }));
    assert_eq!(stranger.unwrap(), first);
}

#[test]
fn a_solution_does_not_depend_on_where_its_puzzle_was_made() {
    let device = device(Options::default());
    // The line of one of these puzzles was longer at first.
    let wish = json!({ "seed": 189, "count": 3, "fresh": true });
    let made_here = made(&device, "octopus_puzzles", &wish).unwrap();
    for puzzle in made_here["puzzles"].as_array().unwrap() {
        let request = json!({ "id": puzzle["id"] });
        let stranger = Device::new(Options::default(), || 0);
        let name = "octopus_puzzle_solution";
        assert_eq!(made(&device, name, &request), made(&stranger, name, &request));
    }
}

#[test]
fn unknown_names_and_bad_requests_are_problems() {
    let device = device(Options::default());
    assert_eq!(made(&device, "chess_moves", &json!({})).unwrap_err()["code"], "not_found");
    assert_eq!(made(&device, "octopus_moves", &json!({})).unwrap_err()["code"], "invalid_body");
    assert!(device.names().contains(&"octopus_moves"));
}
