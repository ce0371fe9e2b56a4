//! Black-box tests of the service: the real binary, on a free port.

mod support;

use serde_json::{Value, json};
use support::{Service, status_and_json};

const OCTOPUS: &str = "R4@0,0|R1B2,G3Y4|0,0|0|1";
const OCTOPUS_OVER: &str = "R4@0,0|-,-|3,1|0|1";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";

#[test]
fn a_game_of_octopus_is_played_and_scored() {
    let service = Service::start(&[]);
    let mut state = service.ok("/v1/octopus/start", &json!({ "seats": 3, "seed": 7 }));
    assert_eq!(state["seed"], 7);
    let mut totals = [0; 3];
    let mut plies = 0;
    while state["over"] == false {
        let moves = service.ok("/v1/octopus/moves", &json!({ "position": state["key"] }));
        let list = moves["moves"].as_array().expect("moves");
        assert_eq!(moves["total"], list.len());
        let best = list.iter().max_by_key(|m| m["gain"].as_i64()).expect("a move");
        let seat = moves["seat"].as_u64().expect("a seat") as usize;
        totals[seat] += best["gain"].as_i64().expect("a gain");
        state = service.ok(
            "/v1/octopus/play",
            &json!({ "position": state["position"], "moves": [best["move"]] }),
        );
        assert_eq!(state["steps"][0]["seat"], seat);
        assert_eq!(state["steps"][0]["gain"], best["gain"]);
        plies += 1;
    }
    assert_eq!(plies, 60);
    assert_eq!(state["position"]["scores"], json!(totals));
    let best = totals.iter().max().expect("a total");
    let winners: Vec<usize> = (0..3).filter(|&seat| totals[seat] == *best).collect();
    assert_eq!(state["winners"], json!(winners));
    let score = service.ok("/v1/octopus/score", &json!({ "position": state["key"] }));
    for (seat, total) in totals.iter().enumerate() {
        assert_eq!(score["standings"][seat]["score"], *total);
    }
    let moves = service.ok("/v1/octopus/moves", &json!({ "position": state["key"] }));
    assert_eq!(moves["moves"], json!([]));
    assert_eq!(moves["over"], true);
}

#[test]
fn a_game_of_every_kind_is_played_to_its_end_or_far() {
    let service = Service::start(&[]);
    let games = status_and_json(service.get("/v1/games")).1;
    let games = games["games"].as_array().expect("games");
    assert!(games.len() >= 5);
    for game in games {
        let id = game["id"].as_str().expect("an id");
        let mut state = service.ok(&format!("/v1/{id}/start"), &json!({ "seed": 1 }));
        for ply in 0..40_usize {
            if state["over"] == true {
                break;
            }
            let request = json!({ "position": state["key"] });
            let moves = service.ok(&format!("/v1/{id}/moves"), &request);
            let list = moves["moves"].as_array().expect("moves");
            let (text, more) = if list.is_empty() {
                assert!(moves["draw"].is_object(), "{id}: {moves}");
                ("+", json!({ "seed": ply }))
            } else {
                let m = &list[(ply * 7919) % list.len()];
                (m["move"].as_str().expect("a notation"), json!({}))
            };
            let mut request = json!({ "position": state["position"], "moves": [text] });
            request
                .as_object_mut()
                .expect("an object")
                .extend(more.as_object().expect("an object").clone());
            state = service.ok(&format!("/v1/{id}/play"), &request);
        }
    }
}

#[test]
fn themisto_perft_matches_the_rules() {
    let service = Service::start(&[]);
    let answer = service.ok("/v1/themisto/perft", &json!({ "position": THEMISTO, "depth": 2 }));
    assert_eq!(answer["total"], 27_544);
    assert_eq!(answer["moves"].as_array().expect("moves").len(), 160);
}

#[test]
fn both_forms_of_a_position_get_the_same_bytes() {
    let service = Service::start(&[]);
    let state = service.ok("/v1/themisto/start", &json!({}));
    let by_key = service.ok("/v1/themisto/moves", &json!({ "position": state["key"] }));
    let by_json = service.ok("/v1/themisto/moves", &json!({ "position": state["position"] }));
    assert_eq!(by_key.to_string(), by_json.to_string());
    let by_get = service
        .client()
        .get(format!("{}/v1/themisto/moves", service.base()))
        .query(&[("position", THEMISTO)])
        .send()
        .expect("an answer");
    assert_eq!(status_and_json(by_get).1.to_string(), by_key.to_string());
}

/// Sends a body and checks the problem that comes back.
fn refused(service: &Service, path: &str, body: &Value, status: u16, code: &str) -> Value {
    let (got, problem) = service.post(path, body);
    assert_eq!((got, &problem["code"]), (status, &json!(code)), "{problem}");
    assert_problem(&problem, status);
    problem
}

fn assert_problem(problem: &Value, status: u16) {
    assert_eq!(problem["status"], status);
    assert_eq!(problem["type"], format!("/errors/{}", problem["code"].as_str().expect("a code")));
    for member in ["title", "detail", "request_id"] {
        assert!(problem[member].is_string(), "{problem}");
    }
}

#[test]
fn bodies_that_cannot_be_read_are_400() {
    let service = Service::start(&[]);
    for text in ["", "{", "nul", "\u{1}", "{\"position\":"] {
        let (status, problem) = service.post_text("/v1/octopus/moves", text);
        assert_eq!((status, &problem["code"]), (400, &json!("malformed_json")), "{text:?}");
        assert_problem(&problem, 400);
    }
    let cases = [
        (json!({}), "", "missing field"),
        (json!({ "position": 7 }), "/position", "position"),
        (json!({ "position": OCTOPUS, "extra": 1 }), "/extra", "unknown field"),
        (json!({ "position": { "sets": 1 } }), "/position", "missing field"),
        (
            json!({ "position": { "sets": "1", "to_move": 0, "board": [], "hands": [[]], "scores": [0] } }),
            "/position/sets",
            "integer",
        ),
    ];
    for (body, pointer, reason) in cases {
        let problem = refused(&service, "/v1/octopus/moves", &body, 400, "invalid_body");
        assert_eq!(problem["pointer"], pointer, "{problem}");
        assert!(problem["detail"].as_str().expect("a detail").contains(reason), "{problem}");
    }
    for text in [
        format!("[\"{OCTOPUS}\"]"),
        "{\"position\":[1,0,[],[[]],[0]]}".to_owned(),
        r#"{"position":{"sets":1,"to_move":0,"board":[[0,0,"R4"]],"hands":[["R1"]],"scores":[0]}}"#
            .to_owned(),
    ] {
        let (status, problem) = service.post_text("/v1/octopus/moves", &text);
        assert_eq!((status, &problem["code"]), (400, &json!("invalid_body")), "{text}");
    }
    let twice = format!("{{\"position\":\"{OCTOPUS}\",\"position\":\"{OCTOPUS}\"}}");
    let (status, problem) = service.post_text("/v1/octopus/moves", &twice);
    assert_eq!((status, &problem["code"]), (400, &json!("invalid_body")));
}

#[test]
fn positions_and_moves_that_cannot_be_read_are_400() {
    let service = Service::start(&[]);
    for key in ["", "R4@0,0", "R7@0,0|R1,B2|0,0|0|1", "R4@0,0|R1,B2|0,0|0|01"] {
        let body = json!({ "position": key });
        let problem = refused(&service, "/v1/octopus/moves", &body, 400, "malformed_position");
        assert_eq!(problem["pointer"], "/position");
    }
    let body = json!({ "position": {
        "sets": 1, "to_move": 0, "board": [{ "x": 0, "y": 0, "tile": "R4" }],
        "hands": [["R1", "R7"], ["G3"]], "scores": [0, 0],
    } });
    let problem = refused(&service, "/v1/octopus/moves", &body, 400, "malformed_position");
    assert_eq!(problem["pointer"], "/position/hands/0/1");
    let body = json!({ "position": OCTOPUS, "moves": ["R1@1,0", "nonsense"] });
    let problem = refused(&service, "/v1/octopus/play", &body, 400, "malformed_move");
    assert_eq!((&problem["index"], &problem["pointer"]), (&json!(1), &json!("/moves/1")));
}

#[test]
fn an_inconsistent_position_is_422_and_names_the_ruling() {
    let service = Service::start(&[]);
    let body = json!({ "position": "R4@0,0|R4,B2|0,0|0|1" });
    let problem = refused(&service, "/v1/octopus/moves", &body, 422, "inconsistent_position");
    assert_eq!(problem["rule"], "OCT-7");
    let body = json!({ "position": OCTOPUS, "moves": ["R1@1,0", "G3@9,9"] });
    let problem = refused(&service, "/v1/octopus/play", &body, 422, "illegal_move");
    assert_eq!((&problem["index"], &problem["pointer"]), (&json!(1), &json!("/moves/1")));
    assert!(problem["rule"].is_string(), "{problem}");
    let body = json!({ "position": OCTOPUS, "move": "G3@1,0" });
    let problem = refused(&service, "/v1/octopus/score", &body, 422, "illegal_move");
    assert_eq!(problem["pointer"], "/move");
    let body = json!({ "position": OCTOPUS_OVER, "moves": ["R1@1,0"] });
    let problem = refused(&service, "/v1/octopus/play", &body, 422, "game_over");
    assert_eq!(problem["index"], 0);
    let body = json!({ "position": THEMISTO, "moves": ["d1-d2", "d2-d1"] });
    let problem = refused(&service, "/v1/themisto/play", &body, 422, "illegal_move");
    assert_eq!((&problem["index"], &problem["rule"]), (&json!(1), &json!("THM-6")));
}

#[test]
fn options_are_checked() {
    let service = Service::start(&[]);
    for (body, pointer) in [
        (json!({ "seats": 1 }), "/seats"),
        (json!({ "sets": 0 }), "/sets"),
        (json!({ "seed": -1 }), "/seed"),
        (json!({ "seed": 9_007_199_254_740_992_u64 }), "/seed"),
    ] {
        let problem = refused(&service, "/v1/octopus/start", &body, 422, "impossible_options");
        assert_eq!(problem["pointer"], pointer, "{problem}");
    }
    refused(&service, "/v1/octopus/start", &json!({ "seat": 2 }), 400, "invalid_body");
    refused(
        &service,
        "/v1/temple/start",
        &json!({ "colours": "no colours" }),
        400,
        "malformed_option",
    );
    // Without a body, all options have their defaults.
    let response = service
        .client()
        .post(format!("{}/v1/octopus/start", service.base()))
        .send()
        .expect("an answer");
    assert_eq!(response.status().as_u16(), 200);
}

#[test]
fn limits_are_enforced() {
    // Builds that count coverage are slow; nothing here tests time limits.
    let service = Service::start(&["--max-time-ms", "600000"]);
    let body = json!({ "position": OCTOPUS, "moves": vec!["R1@1,0"; 1001] });
    let problem = refused(&service, "/v1/octopus/play", &body, 422, "limit_exceeded");
    assert_eq!(problem["pointer"], "/moves");
    for depth in [9, 256] {
        let body = json!({ "position": THEMISTO, "depth": depth });
        let problem = refused(&service, "/v1/themisto/perft", &body, 422, "limit_exceeded");
        assert_eq!(problem["pointer"], "/depth");
    }
    let body = format!("{{\"position\":\"{}\"}}", "x".repeat(70_000));
    let (status, problem) = service.post_text("/v1/octopus/moves", &body);
    assert_eq!((status, &problem["code"]), (413, &json!("body_too_large")));
    assert_problem(&problem, 413);
}

#[test]
fn wrong_paths_methods_and_media_types_are_problems_too() {
    let service = Service::start(&[]);
    for (path, code) in [
        ("/nothing", "not_found"),
        ("/v1/octopus/nothing", "not_found"),
        ("/v1/chess/moves", "unknown_game"),
        ("/v1/games/chess", "unknown_game"),
        ("/v1/games/temple/nothing", "not_found"),
        ("/v1/jobs/x/y", "not_found"),
        ("/errors/nothing", "not_found"),
    ] {
        let response = service.get(path);
        assert_eq!(response.headers()["content-type"], "application/problem+json");
        let (status, problem) = status_and_json(response);
        assert_eq!((status, &problem["code"]), (404, &json!(code)), "{path}");
        assert_problem(&problem, 404);
    }
    let response = service
        .client()
        .delete(format!("{}/v1/octopus/moves", service.base()))
        .send()
        .expect("an answer");
    let allow = response.headers()["allow"].to_str().expect("text").to_owned();
    assert_eq!(allow, "POST, GET, HEAD, OPTIONS");
    let (status, problem) = status_and_json(response);
    assert_eq!((status, &problem["code"]), (405, &json!("method_not_allowed")));
    let options = service
        .client()
        .request(reqwest::Method::OPTIONS, format!("{}/v1/octopus/moves", service.base()))
        .send()
        .expect("an answer");
    assert_eq!(options.status().as_u16(), 204);
    assert_eq!(options.headers()["allow"], allow.as_str());
    for media_type in ["text/plain", "application/x-www-form-urlencoded"] {
        let response = service
            .client()
            .post(format!("{}/v1/octopus/moves", service.base()))
            .header("content-type", media_type)
            .body(json!({ "position": OCTOPUS }).to_string())
            .send()
            .expect("an answer");
        let (status, problem) = status_and_json(response);
        assert_eq!((status, &problem["code"]), (415, &json!("unsupported_media_type")));
    }
    for query in ["", "?position=R4", "?position=a&position=b", "?position=a&depth=1"] {
        let (status, problem) = status_and_json(service.get(&format!("/v1/octopus/moves{query}")));
        let code = if query == "?position=R4" { "malformed_position" } else { "invalid_query" };
        assert_eq!((status, &problem["code"]), (400, &json!(code)), "{query}");
    }
}

#[test]
fn a_full_service_refuses_heavy_calls_and_answers_cheap_ones() {
    let service = Service::start(&["--permits", "1", "--queue", "0"]);
    let heavy = json!({ "position": THEMISTO, "depth": 3 });
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let jobs: Vec<_> =
            (0..6).map(|_| scope.spawn(|| service.post("/v1/themisto/perft", &heavy))).collect();
        jobs.into_iter()
            .map(|job| {
                let (status, answer) = job.join().expect("no panic");
                if status == 503 {
                    assert_eq!(answer["code"], "service_full");
                    assert_problem(&answer, 503);
                }
                status
            })
            .collect()
    });
    assert!(statuses.contains(&200) && statuses.contains(&503), "{statuses:?}");
    assert_eq!(service.get("/health/ready").status().as_u16(), 200);
}

#[test]
fn preflight_allows_the_methods_of_the_resource() {
    let service = Service::start(&[]);
    for (path, methods) in [
        ("/v1/octopus/moves", "POST, GET, HEAD, OPTIONS"),
        ("/v1/octopus/play", "POST, OPTIONS"),
        ("/v1/games", "GET, HEAD, OPTIONS"),
        ("/v1/jobs/x", "GET, HEAD, DELETE, OPTIONS"),
        ("/openapi.json", "GET, HEAD, OPTIONS"),
        ("/mcp", "POST, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
        // The page reports that there is nothing at this address.
        ("/nothing", "GET, HEAD, POST, DELETE, OPTIONS"),
    ] {
        let url = format!("{}{path}", service.base());
        let preflight = service.client().request(reqwest::Method::OPTIONS, url);
        let preflight = preflight
            .header("origin", "https://example.org")
            .header("access-control-request-method", "TRACE");
        let preflight = preflight.send().expect("an answer");
        assert_eq!(preflight.status().as_u16(), 204, "{path}");
        let allowed = preflight.headers()["access-control-allow-methods"].to_str();
        assert_eq!(allowed.expect("text"), methods, "{path}");
    }
}

#[test]
fn ignores_empty_segments_of_paths() {
    let service = Service::start(&[]);
    let games = service.get("/v1/games/temple").text().expect("text");
    for path in ["//v1/games/temple", "/v1/games/temple/", "/v1//games///temple//"] {
        let answer = service.get(path);
        assert_eq!(answer.status().as_u16(), 200, "{path}");
        assert_eq!(answer.text().expect("text"), games, "{path}");
    }
    let body = json!({ "position": OCTOPUS });
    let moves = service.ok("/v1/octopus/moves", &body);
    assert_eq!(service.ok("//v1/octopus/moves/", &body), moves);
    for path in ["//", "/health/live/", "//swagger-ui//", "/docs//"] {
        let (with, without) = (service.get(path), service.get(&path.replace("//", "/")));
        assert_eq!(with.status(), without.status(), "{path}");
    }
    let (status, problem) = status_and_json(service.get("//v1/game//temple"));
    assert_eq!((status, &problem["code"]), (404, &json!("unknown_game")));
}

#[test]
fn websites_may_call() {
    let service = Service::start(&[]);
    let preflight = service
        .client()
        .request(reqwest::Method::OPTIONS, format!("{}/v1/octopus/moves", service.base()))
        .header("origin", "https://example.org")
        .header("access-control-request-method", "POST")
        .header("access-control-request-headers", "content-type")
        .send()
        .expect("an answer");
    assert_eq!(preflight.status().as_u16(), 204);
    assert_eq!(preflight.headers()["access-control-allow-origin"], "*");
    assert_eq!(preflight.headers()["access-control-allow-headers"], "content-type");
    assert_eq!(preflight.headers()["access-control-max-age"], "86400");
    let error = service
        .client()
        .get(format!("{}/nothing", service.base()))
        .header("origin", "https://example.org")
        .send()
        .expect("an answer");
    assert_eq!(error.status().as_u16(), 404);
    assert_eq!(error.headers()["access-control-allow-origin"], "*");
}

#[test]
fn answers_to_get_can_be_cached() {
    let service = Service::start(&[]);
    let url = format!("{}/v1/octopus/moves", service.base());
    let get = |tag: Option<&str>| {
        let mut request = service.client().get(&url).query(&[("position", OCTOPUS)]);
        if let Some(tag) = tag {
            request = request.header("if-none-match", tag);
        }
        request.send().expect("an answer")
    };
    let first = get(None);
    let tag = first.headers()["etag"].to_str().expect("text").to_owned();
    assert!(first.headers()["cache-control"].to_str().expect("text").contains("max-age"));
    let second = get(Some(&tag));
    assert_eq!(second.status().as_u16(), 304);
    assert_eq!(second.text().expect("text"), "");
    assert_eq!(get(Some("\"other\"")).status().as_u16(), 200);
    let head =
        service.client().head(&url).query(&[("position", OCTOPUS)]).send().expect("an answer");
    assert_eq!(head.status().as_u16(), 200);
    assert_eq!(head.headers()["etag"], tag.as_str());
}

/// The path of a picture; the values are percent-encoded here.
fn picture(path: &str, query: &[(&str, &str)]) -> String {
    let pairs: Vec<String> = query
        .iter()
        .map(|(name, value)| {
            let encoded: String = value.bytes().map(|b| format!("%{b:02X}")).collect();
            format!("{name}={encoded}")
        })
        .collect();
    format!("{path}?{}", pairs.join("&"))
}

#[test]
fn pictures_are_served_in_both_formats() {
    let service = Service::start(&[]);
    let query = [
        ("position", "F0,0=B1;W0,0N=B5;W0,0E=B4|R5O1O2O3O4O5O6,K1|R,K|0|revised"),
        ("move", "T0,1=R5+W0,2S=O5"),
        ("size", "300"),
    ];
    let url = picture("/v1/temple/board.svg", &query);
    let svg = service.get(&url);
    assert_eq!(svg.status().as_u16(), 200);
    assert_eq!(svg.headers()["content-type"], "image/svg+xml");
    let cache = svg.headers()["cache-control"].to_str().unwrap();
    assert_eq!(cache, "public, max-age=3600");
    let tag = svg.headers()["etag"].to_str().unwrap().to_owned();
    let text = svg.text().expect("text");
    assert!(text.starts_with("<svg ") && text.contains("<title>Temple: player 1 to move</title>"));
    assert!(text.contains("tunnel"), "the move is told in the description");

    let url = picture("/v1/temple/board.png", &query);
    let png = service.get(&url);
    assert_eq!(png.headers()["content-type"], "image/png");
    let png_tag = png.headers()["etag"].to_str().unwrap().to_owned();
    let bytes = png.bytes().expect("bytes");
    assert!(bytes.starts_with(b"\x89PNG"));
    let side = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!(side(16).max(side(20)), 300);

    for (path, tag) in [("board.svg", tag), ("board.png", png_tag)] {
        let url = picture(&format!("/v1/temple/{path}"), &query);
        let again = service
            .client()
            .get(format!("{}{url}", service.base()))
            .header("if-none-match", tag)
            .send()
            .expect("an answer");
        assert_eq!(again.status().as_u16(), 304, "{path}");
        assert!(again.bytes().expect("bytes").is_empty());
    }
}

#[test]
fn pictures_show_moves_that_were_played() {
    let service = Service::start(&[]);
    let start = "8/8/8/8/8/8/8/8 b b 0 p";
    let query = [("position", start), ("played", "c3;swap"), ("line", "f6;c6")];
    let text = service.get(&picture("/v1/nebuchadnezzar/board.svg", &query)).text().expect("text");
    for words in ["Last move: swap.", "f6 \u{b7} c6", "black: 1 disc on c3"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn impossible_pictures_are_problems() {
    let service = Service::start(&[]);
    let key = "R4@0,0|R1B2,Y4G3|0,0|0|1";
    let at = ("position", key);
    let long = vec!["R1@1,0"; 41].join(";");
    type Query<'a> = &'a [(&'a str, &'a str)];
    let cases: &[(Query<'_>, u16, &str)] = &[
        (&[], 400, "invalid_query"),
        (&[at, ("theme", "grey")], 400, "invalid_query"),
        (&[at, ("size", "large")], 400, "invalid_query"),
        (&[at, ("size", "-1")], 422, "limit_exceeded"),
        (&[at, ("size", "63")], 422, "limit_exceeded"),
        (&[at, ("size", "2049")], 422, "limit_exceeded"),
        (&[at, ("move", "R1@1,0"), ("line", "R1@1,0")], 422, "impossible_options"),
        (&[("position", "R7")], 400, "malformed_position"),
        (&[("position", "R4@0,0|R4|0|0|1")], 422, "inconsistent_position"),
        (&[at, ("move", "R1")], 400, "malformed_move"),
        (&[at, ("move", "")], 400, "malformed_move"),
        (&[at, ("move", "R1@5,5")], 422, "illegal_move"),
        (&[at, ("line", "R1@1,0;R1@2,0")], 422, "illegal_move"),
        (&[at, ("played", "R1@1,0;Y4@0,1;B2@2,0;G3@3,0;K1@4,0")], 422, "game_over"),
        (&[at, ("line", &long)], 422, "limit_exceeded"),
    ];
    for (query, status, code) in cases {
        for format in ["svg", "png"] {
            let url = picture(&format!("/v1/octopus/board.{format}"), query);
            let (answered, problem) = status_and_json(service.get(&url));
            assert_eq!((answered, problem["code"].as_str()), (*status, Some(*code)), "{url}");
            assert_problem(&problem, *status);
        }
    }
    let query = [at, ("line", "R1@1,0;R1@2,0")];
    let problem = status_and_json(service.get(&picture("/v1/octopus/board.svg", &query))).1;
    assert_eq!(problem["index"], 1);
    assert_eq!(problem["rule"], "OCT-8");
    // A draw that is left to a seed can't be shown in a picture.
    let solo = "solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1";
    let query = [("position", solo), ("played", "RR@1,-3/0,-2;+")];
    let (status, problem) =
        status_and_json(service.get(&picture("/v1/ingenious/board.svg", &query)));
    assert_eq!((status, problem["rule"].as_str()), (422, Some("ING-3")));
}

#[test]
fn request_ids_come_back() {
    let service = Service::start(&[]);
    let ask = |id: &str| {
        let response = service
            .client()
            .get(format!("{}/nothing", service.base()))
            .header("x-request-id", id)
            .send()
            .expect("an answer");
        let header = response.headers()["x-request-id"].to_str().expect("text").to_owned();
        (header, status_and_json(response).1["request_id"].clone())
    };
    assert_eq!(ask("my-id.1"), ("my-id.1".to_owned(), json!("my-id.1")));
    let (header, body) = ask("not harmless\"<>");
    assert_ne!(header, "not harmless\"<>");
    assert_eq!(body, json!(header));
}

#[test]
fn the_service_tells_about_itself() {
    let service = Service::start(&[]);
    assert_eq!(status_and_json(service.get("/health/live")).1["status"], "live");
    assert_eq!(status_and_json(service.get("/health/ready")).1["status"], "ready");
    let version = status_and_json(service.get("/version")).1;
    assert_eq!(version["version"], env!("CARGO_PKG_VERSION"));
    assert!(version["rules"]["themisto"].is_string());
    let errors = status_and_json(service.get("/errors")).1;
    for error in errors["errors"].as_array().expect("a table") {
        let code = error["code"].as_str().expect("a code");
        let card = status_and_json(service.get(&format!("/errors/{code}"))).1;
        assert_eq!(&card, error);
    }
    let page = service.get("/swagger-ui");
    assert!(page.url().path().ends_with("/swagger-ui/"));
    assert!(page.text().expect("text").contains("swagger-ui-bundle.js"));
}

#[cfg(unix)]
#[test]
fn sigterm_ends_the_service_in_order() {
    let mut service = Service::start(&[]);
    assert_eq!(service.get("/health/ready").status().as_u16(), 200);
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &service.id().to_string()])
        .status()
        .expect("kill runs");
    assert!(killed.success());
    assert_eq!(service.wait(), Some(0));
}

#[test]
fn the_health_command_asks_the_service() {
    let healthy = |address: &str| {
        std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
            .args(["health", "--bind", address])
            .stderr(std::process::Stdio::null())
            .status()
            .expect("the binary runs")
            .success()
    };
    let service = Service::start(&[]);
    let address = service.base().trim_start_matches("http://").to_owned();
    // The command does not wait for long, and the service may still be starting.
    assert_eq!(service.get("/health/ready").status().as_u16(), 200);
    assert!(healthy(&address));
    drop(service);
    assert!(!healthy(&address));
}
