//! In every operation, the problem of an exceeded limit names the limit, its value and the requested amount. Empty
//! lists count as absent.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::links::record_code;
use crate::support::{Service, openapi_document, status_and_json};

const OCTOPUS: &str = "R4@0,0|R1B2,G3Y4|0,0|0|1";

/// A game from another position, as in short addresses.
const RECORD_CODE: &str = "1AUcAuP9bUG9zaXRpb24gIlI1QDAsMDtSMUAxLDA7UjRAMiwwfFI0QjEsRzR8MCwwfDB8MiJdCgpSNEAzLDAgRzRANCwwIEIxQDEsMQ";

/// Requests that exceed a limit: the operation without its game, the query or the body, the limit, and the requested
/// amount.
fn excessive() -> Vec<(&'static str, Value, &'static str, u64)> {
    let moves = json!(vec!["R1@1,0"; 1001]);
    let list = |count: usize| vec!["R1@1,0"; count].join(";");
    let played = json!({ "position": OCTOPUS, "played": moves });
    let played_by_key = json!({ "position": OCTOPUS, "played": list(1001) });
    let picture = |name: &str, value: Value| json!({ "position": OCTOPUS, name: value });
    let mut cases = vec![
        ("play", json!({ "position": OCTOPUS, "moves": moves }), "moves_per_play", 1001),
        ("review", json!({ "position": OCTOPUS, "moves": moves }), "moves_per_play", 1001),
        ("moves", json!({ "position": OCTOPUS, "limit": 20_000 }), "moves_per_page", 20_000),
        (
            "moves_by_key",
            json!({ "position": OCTOPUS, "limit": "20000" }),
            "moves_per_page",
            20_000,
        ),
        ("perft", json!({ "position": OCTOPUS, "depth": 300 }), "perft_depth", 300),
        ("puzzles", json!({ "count": 51 }), "puzzles_per_request", 51),
        ("list_puzzles", json!({ "count": "51" }), "puzzles_per_request", 51),
        ("puzzles", json!({ "count": 21, "fresh": true }), "fresh_puzzles_per_request", 21),
        ("puzzles", json!({ "exclude": vec!["octopus-k7m2qxa"; 1001] }), "excluded_puzzles", 1001),
        ("make_puzzle_set", json!({ "kind": "storm", "count": 61 }), "puzzles_per_set", 61),
        ("puzzles", json!({ "themes": vec!["tempting"; 9] }), "themes_per_request", 9),
        ("check_puzzle", json!({ "moves": vec!["R1@1,0"; 101] }), "moves_per_attempt", 101),
        ("puzzle_hint", json!({ "moves": list(101) }), "moves_per_attempt", 101),
        ("start", json!({ "seats": 7 }), "seats_max", 7),
        ("start", json!({ "sets": 3 }), "sets_max", 3),
        ("reply", json!({ "position": OCTOPUS, "level": 10 }), "reply_levels", 10),
    ];
    for operation in ["moves", "score", "perft", "analysis", "analysis_stream", "reply"] {
        let mut body = played.clone();
        match operation {
            "perft" => body["depth"] = json!(1),
            "reply" => body["level"] = json!(1),
            _ => {}
        }
        cases.push((operation, body, "moves_per_play", 1001));
    }
    for operation in ["moves_by_key", "score_by_key", "analysis_by_key", "analysis_stream_by_key"] {
        cases.push((operation, played_by_key.clone(), "moves_per_play", 1001));
    }
    for operation in ["board", "board_svg", "board_png"] {
        cases.push((operation, picture("size", json!("63")), "picture_size_min", 63));
        cases.push((operation, picture("size", json!("4000")), "picture_size_max", 4000));
        cases.push((operation, picture("line", json!(list(41))), "picture_line", 41));
        cases.push((operation, played_by_key.clone(), "moves_per_play", 1001));
    }
    for operation in ["puzzle_board", "puzzle_board_svg", "puzzle_board_png"] {
        cases.push((operation, json!({ "size": "63" }), "picture_size_min", 63));
        cases.push((operation, json!({ "size": "4000" }), "picture_size_max", 4000));
    }
    for (size, limit) in [(63, "picture_size_min"), (801, "animation_size_max")] {
        let body = json!({ "record": { "position": OCTOPUS, "moves": [] }, "size": size });
        cases.push(("record_animation", body, limit, size));
        let query = json!({ "record": RECORD_CODE, "size": size.to_string() });
        cases.push(("get_record_animation", query, limit, size));
    }
    let record = format!("[Position \"{OCTOPUS}\"]\n\n{}", "R1@1,0 ".repeat(1001));
    let url = format!("/r/octopus/{}", record_code(&record));
    cases.push(("oembed", json!({ "url": url }), "moves_per_play", 1001));
    // A line of 2,001 moves, of which 1,001 are in variations; and one of 1,001 moves.
    let wide = format!("R1@1,0 {}", "(R1@1,0) ".repeat(2000));
    let deep = format!("{}R1@1,0{}", "R1@1,0 (".repeat(17), ")".repeat(17));
    let mut nested = json!({ "move": "R1@1,0" });
    for _ in 0..17 {
        nested = json!({ "move": "R1@1,0", "variations": [{ "moves": [nested] }] });
    }
    let variations: Vec<Value> =
        (0..2000).map(|_| json!({ "moves": [{ "move": "R1@1,0" }] })).collect();
    let long: Vec<Value> = (0..1001).map(|_| json!({ "move": "R1@1,0" })).collect();
    let tree = |moves: Value| json!({ "position": OCTOPUS, "moves": moves });
    let text = |moves: &str| json!(format!("[Position \"{OCTOPUS}\"]\n\n{moves}"));
    for operation in ["record", "review"] {
        for (record, limit, asked) in [
            (text(&wide), "record_moves", 2001),
            (tree(json!([{ "move": "R1@1,0", "variations": variations }])), "record_moves", 2001),
            (text(&deep), "record_variation_depth", 17),
            (tree(json!([nested])), "record_variation_depth", 17),
            (text(&"R1@1,0 ".repeat(1001)), "moves_per_play", 1001),
            (tree(json!(long)), "moves_per_play", 1001),
        ] {
            cases.push((operation, json!({ "record": record }), limit, asked));
        }
    }
    cases
}

#[test]
fn every_operation_with_a_limit_names_it_as_the_card_does() {
    // Making a puzzle takes long where all cores are busy.
    let service = Service::start(&["--max-time-ms", "170000"]);
    let card = status_and_json(service.get("/v1/games/octopus")).1;
    let puzzle = status_and_json(service.get("/v1/octopus/puzzles/daily?date=2026-01-01")).1;
    let id = puzzle["id"].as_str().expect("an id");
    let document = openapi_document();
    let mut limited = BTreeSet::new();
    let mut places = std::collections::BTreeMap::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("a path item") {
            let codes = operation["x-problem-codes"].as_array().expect("codes");
            let name = operation["operationId"].as_str().expect("an id");
            let name = match name.strip_prefix("octopus_") {
                Some(name) => name,
                // All games have the same operations.
                None if path.starts_with("/v1/") && path != "/v1/batch" => continue,
                None => name,
            };
            if codes.contains(&json!("limit_exceeded")) {
                limited.insert(name.to_owned());
            }
            places.insert(
                name.to_owned(),
                (method.clone(), path.replace("{id}", id).replace("{form}", "gif")),
            );
        }
    }
    let mut cases = excessive();
    let calls = vec![json!({ "path": "/v1/octopus/start" }); 65];
    cases.push(("batch", json!({ "requests": calls }), "batch_calls", 65));
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 1 }))["key"].clone();
    let perft = json!({ "position": start, "depth": 30 });
    for (operation, request, limit, asked) in &cases {
        let (method, path) = &places[*operation];
        let (status, problem) = match method.as_str() {
            "get" => {
                let url = format!("{}{path}", service.base());
                let query = request.as_object().expect("members");
                let query: Vec<(&String, &str)> = (query.iter())
                    .map(|(name, value)| (name, value.as_str().expect("a text")))
                    .collect();
                let response = service.client().get(url).query(&query).send();
                status_and_json(response.expect("an answer"))
            }
            _ => service.post(path, request),
        };
        let shown = format!("{operation} {limit}: {problem}");
        assert_eq!((status, &problem["code"]), (422, &json!("limit_exceeded")), "{shown}");
        assert_eq!(problem["limit"], *limit, "{shown}");
        assert_eq!(problem["asked"], *asked, "{shown}");
        assert!(problem["allowed"].is_u64(), "{shown}");
        let limits = match &card["service_limits"][limit] {
            Value::Null => &card["limits"],
            _ => &card["service_limits"],
        };
        assert_eq!(problem["allowed"], limits[limit], "{shown}");
        let place = if method == "get" { "parameter" } else { "pointer" };
        assert!(problem[place].is_string(), "{shown}");
    }
    let met: BTreeSet<String> = cases.iter().map(|(name, ..)| (*name).to_owned()).collect();
    let missing: Vec<&String> = limited.difference(&met).collect();
    assert!(missing.is_empty(), "no case exceeds a limit of {missing:?}");
    let undeclared: Vec<&String> = met.difference(&limited).collect();
    assert!(undeclared.is_empty(), "limits are not declared for {undeclared:?}");

    // The count of work stops soon after the limit.
    let (status, problem) = service.post("/v1/octopus/perft", &perft);
    assert_eq!((status, &problem["limit"]), (422, &json!("perft_size")), "{problem}");
    let allowed = &card["service_limits"]["perft_size"];
    assert_eq!(&problem["allowed"], allowed);
    assert!(problem["asked"].as_u64() > allowed.as_u64(), "{problem}");
}

#[test]
fn every_limit_of_a_card_has_one_name() {
    let service = Service::start(&[]);
    let games = status_and_json(service.get("/v1/games")).1;
    for card in games["games"].as_array().expect("games") {
        let names = |member: &str| card[member].as_object().expect("limits").keys().cloned();
        for name in names("limits") {
            let word = |part: &str| name.split('_').any(|word| word == part);
            assert!(!names("service_limits").any(|other| other == name), "{name}");
            assert!(!word("perft") && !word("largest"), "{name}");
            let is_bound = word("max") || word("min");
            assert!(!is_bound || name.ends_with("_max") || name.ends_with("_min"), "{name}");
        }
    }
    let (status, problem) = service.post("/v1/nebuchadnezzar/start", &json!({ "side": 16 }));
    assert_eq!((status, &problem["code"]), (422, &json!("limit_exceeded")));
    assert_eq!(problem["limit"], "side_max");
    assert_eq!((&problem["allowed"], &problem["asked"]), (&json!(15), &json!(16)));
}

#[test]
fn numbers_too_large_to_keep_are_called_larger() {
    let service = Service::start(&[]);
    let huge = "99999999999999999999";
    let path = format!("/v1/octopus/moves?position={OCTOPUS}&limit={huge}");
    let (status, problem) = status_and_json(service.get(&path));
    assert_eq!((status, &problem["limit"]), (422, &json!("moves_per_page")));
    assert_eq!(problem["detail"], "a page has 1 to 10000 moves, not >9007199254740991");
    assert_eq!(problem["asked"], 9_007_199_254_740_991_u64);
    let key = format!("R4@0,0|R1,G4|{huge},0|0|1");
    let (status, problem) = service.post("/v1/octopus/moves", &json!({ "position": key }));
    assert_eq!(status, 422);
    let said = "A score is 0 to 100000, not >9007199254740991.";
    assert_eq!(problem["detail"], said);
    let key = format!("R4@{huge},0|R1,G4|0,0|0|1");
    let (_, problem) = service.post("/v1/octopus/moves", &json!({ "position": key }));
    let detail = problem["detail"].as_str().expect("a detail");
    assert!(detail.contains(" >9007199254740991,0"), "{detail}");
    let text = format!("{{\"side\":{huge}}}");
    let (_, problem) = service.post_text("/v1/nebuchadnezzar/start", &text);
    assert_eq!(problem["detail"], "The side is 2 to 15, not >9007199254740991.");
}

#[test]
fn an_empty_list_is_an_absent_one() {
    let service = Service::start(&[]);
    let limits = json!({ "nodes": 200 });
    let plain =
        service.ok("/v1/octopus/analysis", &json!({ "position": OCTOPUS, "limits": limits }));
    for list in ["only", "except", "played"] {
        let mut request = json!({ "position": OCTOPUS, "limits": limits });
        request[list] = json!([]);
        assert_eq!(service.ok("/v1/octopus/analysis", &request), plain, "{list}");
        let path = format!("/v1/octopus/analysis?position={OCTOPUS}&nodes=200&{list}=");
        let (status, answer) = status_and_json(service.get(&path));
        assert_eq!((status, &answer), (200, &plain), "{list}");
    }
    let with = json!({ "position": OCTOPUS, "limits": limits, "only": [], "except": ["R1@1,0"] });
    service.ok("/v1/octopus/analysis", &with);
    let puzzles = json!({ "seed": 7, "level": 1, "themes": [] });
    assert_eq!(service.ok("/v1/octopus/puzzles", &puzzles)["complete"], true);
    for list in ["played", "line"] {
        let path = format!("/v1/octopus/board.svg?position={OCTOPUS}&{list}=");
        assert_eq!(service.get(&path).status(), 200, "{list}");
    }
    let daily = status_and_json(service.get("/v1/octopus/puzzles/daily?date=2026-01-01")).1;
    let hint = daily["links"]["hint"].as_str().expect("a path").to_owned();
    assert_eq!(service.get(&format!("{hint}?moves=")).status(), 200);
}

#[test]
fn a_job_names_the_limits_of_jobs() {
    let service = Service::start(&["--job-nodes", "1000000000"]);
    let card = status_and_json(service.get("/v1/games/octopus")).1;
    let limits = &card["service_limits"];
    let ask = |call: &str, body: Value| {
        let path = format!("/v1/octopus/{call}");
        service.post("/v1/jobs", &json!({ "path": path, "body": body }))
    };
    let (status, problem) = ask("puzzles", json!({ "count": 1001, "fresh": true }));
    assert_eq!((status, &problem["code"]), (422, &json!("limit_exceeded")));
    assert_eq!(problem["limit"], "puzzles_per_job", "{problem}");
    assert_eq!(problem["allowed"], limits["puzzles_per_job"]);
    assert_eq!(problem["asked"], 1001);
    assert_eq!(limits["job_nodes"], 1_000_000_000);
}
