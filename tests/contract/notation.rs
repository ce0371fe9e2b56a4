//! Moves in requests: in letters of either case, and as the objects that `moves` returns.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

/// Options of the games, with a seed if a draw is due first.
const GAMES: [(&str, &str); 5] = [
    ("octopus", r#"{"seed":1}"#),
    ("themisto", "{}"),
    ("ingenious", r#"{"seed":1}"#),
    ("nebuchadnezzar", "{}"),
    ("temple", r#"{"seed":1}"#),
];

/// The start of a game.
fn start(service: &Service, game: &str, options: &str) -> Value {
    let options: Value = serde_json::from_str(options).expect("JSON");
    service.ok(&format!("/v1/{game}/start"), &options)["key"].clone()
}

fn legal(service: &Service, game: &str, position: &Value) -> Vec<Value> {
    let body = json!({ "position": position });
    let moves = service.ok(&format!("/v1/{game}/moves"), &body)["moves"].clone();
    moves.as_array().expect("moves").clone()
}

#[test]
fn play_takes_move_objects_and_lists_the_next_moves() {
    let service = Service::start(&[]);
    for (game, options) in GAMES {
        let path = format!("/v1/{game}/play");
        let start = start(&service, game, options);
        let first = legal(&service, game, &start)[0].clone();
        let by_notation = json!({ "position": start, "moves": [first["move"]], "seed": 1 });
        let mut by_object = json!({ "position": start, "moves": [first], "seed": 1 });
        let mut played = service.ok(&path, &by_notation);
        assert_eq!(service.ok(&path, &by_object), played, "{game}");
        by_object["with"] = json!(["moves"]);
        let mut with = service.ok(&path, &by_object);
        let next = with["moves"].take();
        assert_eq!(next, json!(legal(&service, game, &played["key"])), "{game}");
        played["moves"] = Value::Null;
        assert_eq!(with, played, "{game}");
        // The next move of the list is sent back unchanged.
        if let Some(reply) = next.as_array().and_then(|next| next.first()) {
            let body = json!({ "position": start, "moves": [first, reply], "seed": 1 });
            assert_eq!(service.ok(&path, &body)["steps"].as_array().map(Vec::len), Some(2));
        }
        let mut stranger = first.clone();
        stranger["colour"] = json!("red");
        let body = json!({ "position": start, "moves": [stranger] });
        let (status, problem) = service.post(&path, &body);
        assert_eq!((status, &problem["code"]), (400, &json!("invalid_body")));
        assert_eq!(problem["pointer"], "/moves/0/colour", "{problem}");
        let body = json!({ "position": start, "moves": [], "with": ["score"] });
        assert_eq!(service.status(&path, &body), 400, "{game}");
    }
}

#[test]
fn a_finished_game_has_no_next_moves() {
    let service = Service::start(&[]);
    // A third occurrence ends a game, too.
    let start = start(&service, "themisto", "{}");
    let one = json!({ "position": start, "moves": [], "with": ["moves"] });
    let open = service.ok("/v1/themisto/play", &one);
    assert_eq!(open["moves"], json!(legal(&service, "themisto", &start)));
    let over = json!({ "position": "R4@0,0;G1@1,0|-,-|0,0|0|1", "moves": [], "with": ["moves"] });
    let answer = service.ok("/v1/octopus/play", &over);
    assert_eq!((&answer["over"], &answer["moves"]), (&json!(true), &json!([])));
}

#[test]
fn notation_is_read_in_either_case_by_every_call() {
    let service = Service::start(&[]);
    let limits = json!({ "nodes": 200 });
    for (game, options) in GAMES {
        let start = start(&service, game, options);
        let first = legal(&service, game, &start)[0]["move"].clone();
        let own = first.as_str().expect("a notation");
        let (upper, lower) = (own.to_uppercase(), own.to_lowercase());
        let other = if upper == own { lower } else { upper };
        assert_ne!(other, own);
        let bodies = |notation: &str| {
            [
                ("play", json!({ "moves": [notation], "seed": 1 })),
                ("moves", json!({ "played": [notation] })),
                ("moves", json!({ "after": notation })),
                ("score", json!({ "move": notation })),
                ("board", json!({ "line": [notation] })),
                ("analysis", json!({ "only": [notation], "limits": limits })),
                ("analysis", json!({ "except": [notation], "limits": limits })),
                ("review", json!({ "moves": [notation], "limits": limits })),
                ("record", json!({ "record": { "moves": [{ "move": notation }] } })),
                ("record", json!({ "record": format!("1. {notation} *") })),
            ]
        };
        for ((call, mut a), (_, mut b)) in bodies(own).into_iter().zip(bodies(&other)) {
            let path = format!("/v1/{game}/{call}");
            for body in [&mut a, &mut b] {
                match body.get_mut("record") {
                    Some(Value::Object(record)) => {
                        record.insert("position".to_owned(), start.clone());
                    }
                    Some(text) => {
                        let moves = text.as_str().expect("a text");
                        let key = start.as_str().expect("a key");
                        *text = format!("[Position \"{key}\"]\n\n{moves}").into();
                    }
                    None => body["position"] = start.clone(),
                }
            }
            if call == "board" {
                let query = |body: &Value| {
                    let line = body["line"][0].as_str().expect("a move").to_owned();
                    let key = start.as_str().expect("a key").to_owned();
                    let url = format!("{}{path}.svg", service.base());
                    let asked =
                        service.client().get(url).query(&[("position", key), ("line", line)]);
                    let answer = asked.send().expect("an answer");
                    (answer.status().as_u16(), answer.text().expect("a picture"))
                };
                let drawn = query(&a);
                assert_eq!(drawn.0, 200, "{}", drawn.1);
                assert_eq!(query(&b), drawn, "{game}");
                continue;
            }
            assert_eq!(service.ok(&path, &b), service.ok(&path, &a), "{path} {b}");
        }
    }
    // Keys of positions are read in one case only.
    let key = json!({ "position": "r4@0,0|R1,G4|0,0|0|1" });
    assert_eq!(service.status("/v1/octopus/moves", &key), 400);
}

#[test]
fn a_puzzle_is_solved_in_either_case() {
    let service = Service::start(&["--max-time-ms", "170000"]);
    let (_, daily) = status_and_json(service.get("/v1/themisto/puzzles/daily?date=2026-01-05"));
    let id = daily["id"].as_str().expect("an id");
    let (_, solution) =
        status_and_json(service.get(&format!("/v1/themisto/puzzles/{id}/solution")));
    let first = solution["moves"][0].as_str().expect("a move");
    let check = |notation: String| {
        let path = format!("/v1/themisto/puzzles/{id}/check");
        service.ok(&path, &json!({ "moves": [notation] }))
    };
    let own = check(first.to_owned());
    assert_ne!(own["verdict"], "wrong", "{own}");
    assert_eq!(check(first.to_uppercase()), own);
}

#[test]
fn the_tool_play_takes_what_the_call_takes() {
    let service = Service::start(&[]);
    let start = start(&service, "octopus", r#"{"seed":1}"#);
    let first = legal(&service, "octopus", &start)[0].clone();
    let arguments =
        json!({ "game": "octopus", "position": start, "moves": [first], "with": ["moves"] });
    let params = json!({ "name": "play", "arguments": arguments });
    let message = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params });
    let request = service.client().post(format!("{}/mcp", service.base()));
    let request = request.header("accept", "application/json, text/event-stream");
    let (status, answer) = status_and_json(request.json(&message).send().expect("an answer"));
    assert_eq!(status, 200);
    assert_ne!(answer["result"]["isError"], true, "{answer}");
}
