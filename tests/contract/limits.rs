//! What exceeds a limit says which limit, what it allows and what was asked for; empty lists say nothing.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const OCTOPUS: &str = "R4@0,0|R1B2,G3Y4|0,0|0|1";

#[test]
fn every_limit_is_named_as_the_card_names_it() {
    let service = Service::start(&[]);
    let card = status_and_json(service.get("/v1/games/octopus")).1;
    let long: Vec<&str> = vec!["R1@1,0"; 1001];
    let puzzle = status_and_json(service.get("/v1/octopus/puzzles/daily?date=2026-01-01")).1;
    let check = puzzle["links"]["check"]
        .as_str()
        .expect("a path")
        .to_owned();
    let themes: Vec<&str> = vec!["tempting"; 9];
    let calls = vec![json!({ "path": "/v1/octopus/start" }); 65];
    let cases: Vec<(&str, &str, Value, u64)> = vec![
        (
            "/v1/octopus/play",
            "moves_per_play",
            json!({ "position": OCTOPUS, "moves": long }),
            1001,
        ),
        (
            "/v1/octopus/review",
            "moves_per_play",
            json!({ "position": OCTOPUS, "moves": long }),
            1001,
        ),
        (
            "/v1/octopus/moves",
            "moves_per_play",
            json!({ "position": OCTOPUS, "played": long }),
            1001,
        ),
        (
            "/v1/octopus/analysis",
            "moves_per_play",
            json!({ "position": OCTOPUS, "played": long }),
            1001,
        ),
        (
            "/v1/octopus/moves",
            "moves_per_page",
            json!({ "position": OCTOPUS, "limit": 20_000 }),
            20_000,
        ),
        (
            "/v1/octopus/perft",
            "perft_depth",
            json!({ "position": OCTOPUS, "depth": 300 }),
            300,
        ),
        (
            "/v1/octopus/puzzles",
            "puzzles_per_request",
            json!({ "count": 21 }),
            21,
        ),
        (
            "/v1/octopus/puzzles",
            "themes_per_request",
            json!({ "themes": themes }),
            9,
        ),
        (
            &check,
            "moves_per_attempt",
            json!({ "moves": vec!["R1@1,0"; 101] }),
            101,
        ),
        ("/v1/batch", "batch_calls", json!({ "requests": calls }), 65),
    ];
    for (path, limit, request, asked) in cases {
        let (status, problem) = service.post(path, &request);
        assert_eq!(
            (status, &problem["code"]),
            (422, &json!("limit_exceeded")),
            "{path}: {problem}"
        );
        assert_eq!(problem["limit"], limit, "{path}");
        assert_eq!(problem["asked"], asked, "{path}");
        assert_eq!(problem["allowed"], card["service_limits"][limit], "{path}");
        assert!(problem["allowed"].is_u64(), "{path}: {problem}");
    }
    for (query, limit, asked) in [
        ("size=63".to_owned(), "picture_size_min", 63),
        ("size=4000".to_owned(), "picture_size_max", 4000),
        (
            format!("line={}", vec!["R1@1,0"; 41].join(";")),
            "picture_line",
            41,
        ),
    ] {
        let path = format!("/v1/octopus/board.svg?position={OCTOPUS}&{query}");
        let (status, problem) = status_and_json(service.get(&path));
        assert_eq!(status, 422, "{query}: {problem}");
        assert_eq!(
            (&problem["limit"], &problem["asked"]),
            (&json!(limit), &json!(asked))
        );
        assert_eq!(problem["allowed"], card["service_limits"][limit], "{query}");
    }
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 1 }));
    let request = json!({ "position": start["key"], "depth": 30 });
    let (status, problem) = service.post("/v1/octopus/perft", &request);
    assert_eq!(
        (status, &problem["limit"]),
        (422, &json!("perft_size")),
        "{problem}"
    );
    assert_eq!(problem["allowed"], card["service_limits"]["perft_size"]);
}

#[test]
fn an_empty_list_is_an_absent_one() {
    let service = Service::start(&[]);
    let limits = json!({ "nodes": 200 });
    let plain = service.ok(
        "/v1/octopus/analysis",
        &json!({ "position": OCTOPUS, "limits": limits }),
    );
    for list in ["only", "except", "played"] {
        let mut request = json!({ "position": OCTOPUS, "limits": limits });
        request[list] = json!([]);
        assert_eq!(
            service.ok("/v1/octopus/analysis", &request),
            plain,
            "{list}"
        );
        let path = format!("/v1/octopus/analysis?position={OCTOPUS}&nodes=200&{list}=");
        let (status, answer) = status_and_json(service.get(&path));
        assert_eq!((status, &answer), (200, &plain), "{list}");
    }
    let with = json!({ "position": OCTOPUS, "limits": limits, "only": [], "except": ["R1@1,0"] });
    service.ok("/v1/octopus/analysis", &with);
    let puzzles = json!({ "seed": 7, "level": 1, "themes": [] });
    assert_eq!(
        service.ok("/v1/octopus/puzzles", &puzzles)["complete"],
        true
    );
    for list in ["played", "line"] {
        let path = format!("/v1/octopus/board.svg?position={OCTOPUS}&{list}=");
        assert_eq!(service.get(&path).status(), 200, "{list}");
    }
    let daily = status_and_json(service.get("/v1/octopus/puzzles/daily?date=2026-01-01")).1;
    let hint = daily["links"]["hint"].as_str().expect("a path").to_owned();
    assert_eq!(service.get(&format!("{hint}?moves=")).status(), 200);
}
