//! Black-box tests of analyses, their stream, replies, reviews and batches.

mod support;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use reqwest::blocking::Response;
use serde_json::{Value, json};
use support::{Service, status_and_json};

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
/// The same position, one column to the right and two rows down.
const OCTOPUS_SHIFTED: &str = "R5@1,2;R1@2,2;R4@3,2|R4,B1|0,0|0|2";
const OCTOPUS_OVER: &str = "R4@0,0|-,-|3,1|0|1";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// More than any engine spends before a test is done.
const ENDLESS: u64 = 1_000_000_000;
/// Longest wait for an event, even on a busy machine; after it the test fails.
const PATIENCE: Duration = Duration::from_secs(300);

fn ask(service: &Service, path: &str, body: &Value) -> Response {
    service
        .client()
        .post(format!("{}{path}", service.base()))
        .json(body)
        .send()
        .expect("the service answers")
}

fn header(response: &Response, name: &str) -> String {
    let value = response.headers().get(name);
    value.map_or_else(String::new, |value| value.to_str().expect("text").to_owned())
}

fn text(response: Response) -> String {
    let status = response.status().as_u16();
    let text = response.text().expect("text");
    assert_eq!(status, 200, "{text}");
    text
}

fn refused(service: &Service, path: &str, body: &Value, status: u16, code: &str) -> Value {
    let (got, problem) = service.post(path, body);
    assert_eq!((got, &problem["code"]), (status, &json!(code)), "{body}: {problem}");
    problem
}

/// A connection that has sent a request and read nothing.
fn send(service: &Service, path: &str, body: &Value) -> TcpStream {
    let address = service.base().trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).expect("a connection");
    let body = body.to_string();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("the request is sent");
    stream
}

/// Polls until `done`, and returns the time it took. Fails after [`PATIENCE`].
fn wait_until(mut done: impl FnMut() -> bool) -> Duration {
    let started = Instant::now();
    while !done() {
        assert!(started.elapsed() < PATIENCE, "it never happens");
        std::thread::sleep(Duration::from_millis(5));
    }
    started.elapsed()
}

/// A connection with a running request that holds the only permit and never ends.
fn occupy(service: &Service, path: &str, body: &Value) -> TcpStream {
    let started = Instant::now();
    loop {
        let stream = send(service, path, body);
        stream.set_nonblocking(true).expect("a socket option");
        loop {
            assert!(started.elapsed() < PATIENCE, "it never runs");
            std::thread::sleep(Duration::from_millis(20));
            let mut status = [0; 12];
            let answered = stream.peek(&mut status).is_ok();
            if answered && !(path.ends_with("/stream") && &status == b"HTTP/1.1 200") {
                // The request was refused because of one of our own probes.
                break;
            }
            if is_full(service) {
                stream.set_nonblocking(false).expect("a socket option");
                return stream;
            }
        }
    }
}

fn endless(seed: u64) -> Value {
    json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS }, "seed": seed })
}

/// Sends a small analysis to find out whether all permits are taken.
fn is_full(service: &Service) -> bool {
    let probe = json!({ "position": OCTOPUS, "limits": { "nodes": 10 }, "seed": next_seed() });
    match service.post("/v1/octopus/analysis", &probe) {
        (200, _) => false,
        (503, problem) => {
            assert_eq!(problem["code"], "service_full");
            true
        }
        (status, answer) => panic!("{status}: {answer}"),
    }
}

/// A new seed for each probe, so that the cache never answers it.
fn next_seed() -> u64 {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

fn games(service: &Service) -> Vec<(String, String)> {
    let list = status_and_json(service.get("/v1/games")).1;
    let games = list["games"].as_array().expect("games");
    let ids = games.iter().map(|game| game["id"].as_str().expect("an id"));
    let games: Vec<(String, String)> = ids
        .map(|id| {
            let start = service.ok(&format!("/v1/{id}/start"), &json!({ "seed": 3 }));
            (id.to_owned(), start["key"].as_str().expect("a key").to_owned())
        })
        .collect();
    assert_eq!(games.len(), 5);
    games
}

#[test]
fn the_same_request_gets_the_same_bytes() {
    let (warm, cold) = (Service::start(&[]), Service::start(&["--cache-bytes", "0"]));
    for (id, key) in games(&warm) {
        let path = format!("/v1/{id}/analysis");
        let body = json!({ "position": key, "limits": { "nodes": 3000 }, "lines": 4, "seed": 5 });
        let first = ask(&warm, &path, &body);
        assert_eq!(header(&first, "cache-status"), "tessera; fwd=miss; stored");
        assert!(header(&first, "server-timing").contains("analysis;dur="));
        let first = text(first);
        let second = ask(&warm, &path, &body);
        assert_eq!(header(&second, "cache-status"), "tessera; hit");
        assert_eq!(text(second), first, "{id}: from the cache");
        let uncached = ask(&cold, &path, &body);
        assert_eq!(header(&uncached, "cache-status"), "tessera; fwd=miss");
        assert_eq!(text(uncached), first, "{id}: from another process");
        std::thread::scope(|scope| {
            let callers: Vec<_> =
                (0..8).map(|_| scope.spawn(|| text(ask(&cold, &path, &body)))).collect();
            for caller in callers {
                assert_eq!(caller.join().expect("no panic"), first, "{id}: from 8 at once");
            }
        });
    }
}

#[test]
fn answers_have_the_promised_members() {
    let service = Service::start(&[]);
    for (id, key) in games(&service) {
        let body = json!({ "position": key, "limits": { "nodes": 2000 }, "lines": 3 });
        let answer = service.ok(&format!("/v1/{id}/analysis"), &body);
        let members: Vec<&String> = answer.as_object().expect("an object").keys().collect();
        let promised = [
            "key", "seat", "over", "winners", "awaits", "value", "best", "lines", "stats",
            "limits", "seed", "version",
        ];
        assert_eq!(members[..12], promised);
        assert_eq!(answer["limits"], json!({ "nodes": 2000, "time_ms": 20000, "depth": null }));
        assert_eq!((&answer["seed"], &answer["over"]), (&json!(0), &json!(false)));
        for name in ["kind", "outcome", "margin", "plies", "win_probability"] {
            assert!(answer["value"].get(name).is_some(), "{answer}");
        }
        let lines = answer["lines"].as_array().expect("lines");
        assert_eq!(lines.len(), 3);
        assert_eq!(answer["best"], lines[0]["move"]);
        assert_eq!(answer["value"], lines[0]["value"]);
        for line in lines {
            assert_eq!(line["pv"][0], line["move"]);
            let play = json!({ "position": key, "moves": line["pv"] });
            service.ok(&format!("/v1/{id}/play"), &play);
        }
        let nodes = answer["stats"]["nodes"].as_u64().expect("nodes");
        assert!(nodes <= 2000, "{answer}");
    }
}

#[test]
fn get_and_post_agree() {
    let service = Service::start(&[]);
    let body = json!({
        "position": OCTOPUS, "limits": { "nodes": 500, "depth": 9 }, "lines": 2, "seed": 4,
        "only": ["R4@3,0", "R4@1,1", "R4@-1,0"],
    });
    let posted = text(ask(&service, "/v1/octopus/analysis", &body));
    let get = |tag: Option<&str>| {
        let mut request =
            service.client().get(format!("{}/v1/octopus/analysis", service.base())).query(&[
                ("position", OCTOPUS),
                ("nodes", "500"),
                ("depth", "9"),
                ("lines", "2"),
                ("seed", "4"),
                ("only", "R4@-1,0;R4@3,0;R4@1,1"),
            ]);
        if let Some(tag) = tag {
            request = request.header("if-none-match", tag);
        }
        request.send().expect("an answer")
    };
    let got = get(None);
    assert_eq!(header(&got, "cache-status"), "tessera; hit");
    assert!(header(&got, "cache-control").contains("max-age"));
    let tag = header(&got, "etag");
    assert_eq!(text(got), posted);
    assert_eq!(get(Some(&tag)).status().as_u16(), 304);
    for (query, status, code) in [
        ("nodes=many", 400, "invalid_query"),
        ("nodes=0", 422, "impossible_options"),
        ("lines=some", 400, "invalid_query"),
        ("only=R4@9,9", 422, "illegal_move"),
        ("only=R4@3,0&except=R4@3,0", 422, "impossible_options"),
        ("unknown=1", 400, "invalid_query"),
    ] {
        let path = format!("/v1/octopus/analysis?position={OCTOPUS}&{query}");
        let (got, problem) = status_and_json(service.get(&path));
        assert_eq!((got, &problem["code"]), (status, &json!(code)), "{query}");
        assert!(problem.get("pointer").is_none(), "{problem}");
    }
}

#[test]
fn images_of_a_position_share_one_cache_entry() {
    let service = Service::start(&[]);
    let body = |key: &str| json!({ "position": key, "limits": { "nodes": 700 }, "lines": "all" });
    let answer = service.ok("/v1/octopus/analysis", &body(OCTOPUS));
    let shifted = ask(&service, "/v1/octopus/analysis", &body(OCTOPUS_SHIFTED));
    assert_eq!(header(&shifted, "cache-status"), "tessera; hit");
    let shifted: Value = serde_json::from_str(&text(shifted)).expect("JSON");
    assert_eq!(shifted["key"], OCTOPUS_SHIFTED);
    assert_eq!((&shifted["value"], &shifted["stats"]), (&answer["value"], &answer["stats"]));
    let image = |line: &Value| {
        let (tile, cell) = line["move"].as_str()?.split_once('@')?;
        let (x, y) = cell.split_once(',')?;
        let (x, y): (i32, i32) = (x.parse().ok()?, y.parse().ok()?);
        Some((format!("{tile}@{},{}", x + 1, y + 2), line["loss"].clone()))
    };
    let as_is = |line: &Value| Some((line["move"].as_str()?.to_owned(), line["loss"].clone()));
    let list = |answer: &Value, of: &dyn Fn(&Value) -> Option<(String, Value)>| {
        let lines = answer["lines"].as_array().expect("lines");
        lines.iter().map(|line| of(line).expect("a move")).collect::<Vec<_>>()
    };
    assert_eq!(list(&answer, &image), list(&shifted, &as_is));
}

#[test]
fn all_moves_can_be_valued_and_some_be_chosen() {
    let service = Service::start(&[]);
    let path = "/v1/octopus/analysis";
    let limits = json!({ "nodes": 400 });
    let moves = service.ok("/v1/octopus/moves", &json!({ "position": OCTOPUS }));
    let legal: Vec<&str> = (moves["moves"].as_array().expect("moves").iter())
        .map(|m| m["move"].as_str().expect("a move"))
        .collect();
    let named = |answer: &Value| {
        let lines = answer["lines"].as_array().expect("lines");
        let mut moves: Vec<String> =
            (lines.iter()).map(|line| line["move"].as_str().expect("a move").to_owned()).collect();
        moves.sort();
        moves
    };
    let all = json!({ "position": OCTOPUS, "limits": limits, "lines": "all" });
    let all = service.ok(path, &all);
    assert_eq!(named(&all), legal);
    let losses: Vec<f64> = (all["lines"].as_array().expect("lines").iter())
        .map(|line| line["loss"].as_f64().expect("a loss"))
        .collect();
    assert_eq!(losses[0], 0.0);
    assert!(losses.iter().all(|&loss| loss >= 0.0), "{losses:?}");

    let some = [legal[1], legal[4]];
    let body = json!({ "position": OCTOPUS, "limits": limits, "lines": 9, "only": some });
    assert_eq!(named(&service.ok(path, &body)), some);
    let body = json!({ "position": OCTOPUS, "limits": limits, "lines": "all", "except": some });
    let rest = named(&service.ok(path, &body));
    assert_eq!(rest.len(), legal.len() - 2);
    assert!(!rest.iter().any(|m| some.contains(&m.as_str())));

    for (options, code, pointer) in [
        (json!({ "only": [legal[0], "R4@9,9"] }), "illegal_move", "/only/1"),
        (json!({ "except": ["R4@9,9"] }), "illegal_move", "/except/0"),
        (json!({ "except": legal }), "impossible_options", "/except"),
        (json!({ "only": some, "except": some }), "impossible_options", "/except"),
        (json!({ "lines": 0 }), "impossible_options", "/lines"),
        (json!({ "limits": { "nodes": 0 } }), "impossible_options", "/limits/nodes"),
        (json!({ "limits": { "depth": -1 } }), "impossible_options", "/limits/depth"),
        (json!({ "seed": -1 }), "impossible_options", "/seed"),
    ] {
        let mut body = json!({ "position": OCTOPUS });
        body.as_object_mut()
            .expect("an object")
            .extend(options.as_object().expect("options").clone());
        let problem = refused(&service, path, &body, 422, code);
        assert_eq!(problem["pointer"], pointer, "{problem}");
    }
    for wrong in [
        json!({ "lines": "some" }),
        json!({ "lines": 1.5 }),
        json!({ "only": "R4@3,0" }),
        json!({ "limits": { "node": 1 } }),
        json!({ "limits": 7 }),
    ] {
        let mut body = json!({ "position": OCTOPUS });
        body.as_object_mut()
            .expect("an object")
            .extend(wrong.as_object().expect("options").clone());
        refused(&service, path, &body, 400, "invalid_body");
    }
    let body = json!({ "position": OCTOPUS, "only": ["nonsense"] });
    refused(&service, path, &body, 400, "malformed_move");
}

#[test]
fn finished_positions_have_a_result_and_draws_must_be_played_first() {
    let service = Service::start(&[]);
    let answer = service.ok("/v1/octopus/analysis", &json!({ "position": OCTOPUS_OVER }));
    assert_eq!((&answer["over"], &answer["winners"]), (&json!(true), &json!([0])));
    let seat_wins = answer["seat"] == 0;
    let expected = if seat_wins { "win" } else { "loss" };
    assert_eq!(answer["value"]["kind"], "exact");
    assert_eq!(answer["value"]["outcome"], expected);
    assert_eq!((&answer["best"], &answer["lines"]), (&Value::Null, &json!([])));
    assert_eq!(
        (&answer["stats"]["nodes"], &answer["stats"]["stopped_by"]),
        (&json!(0), &json!("proved"))
    );
    let body = json!({ "position": OCTOPUS_OVER, "only": ["R4@1,0"] });
    refused(&service, "/v1/octopus/analysis", &body, 422, "game_over");

    // An Ingenious tile was placed, so a draw is due.
    let start = service.ok("/v1/ingenious/start", &json!({ "seed": 1 }));
    let moves = service.ok("/v1/ingenious/moves", &json!({ "position": start["key"] }));
    let play = json!({ "position": start["key"], "moves": [moves["moves"][0]["move"]] });
    let played = service.ok("/v1/ingenious/play", &play);
    let waits = service.ok("/v1/ingenious/moves", &json!({ "position": played["key"] }));
    assert!(waits["draw"].is_object(), "{waits}");
    let body = json!({ "position": played["key"] });
    refused(&service, "/v1/ingenious/analysis", &body, 422, "chance_due");
    // A reply makes the draw.
    let body = json!({ "position": played["key"], "level": 1 });
    assert_eq!(service.ok("/v1/ingenious/reply", &body)["awaits"], "move");
}

#[test]
fn limits_are_cut_to_those_of_the_service() {
    let service = Service::start(&["--max-nodes", "500", "--max-time-ms", "9000"]);
    let body = json!({
        "position": THEMISTO,
        "limits": { "nodes": 1e30, "time_ms": 999_999_999, "depth": 999_999_999 },
    });
    let answer = service.ok("/v1/themisto/analysis", &body);
    assert_eq!(answer["limits"], json!({ "nodes": 500, "time_ms": 9000, "depth": 255 }));
    assert_eq!(answer["stats"]["stopped_by"], "nodes");
    let game = status_and_json(service.get("/v1/games/themisto")).1;
    assert_eq!(game["service_limits"]["analysis_nodes"], 500);
    assert_eq!(game["service_limits"]["request_time_ms"], 9000);
}

#[test]
fn a_deadline_returns_the_best_so_far_and_caches_nothing() {
    let service = Service::start(&[]);
    // On a busy machine the analysis may not begin within a short time.
    let in_time = |ask: &dyn Fn(u64) -> Response| {
        let mut asked = (0..7).map(|n| 300 << n).map(|ms| (ms, ask(ms)));
        asked.find(|(_, response)| response.status() != 503).expect("a time that suffices")
    };
    for _ in 0..2 {
        let (ms, response) = in_time(&|ms| {
            let limits = json!({ "nodes": ENDLESS, "time_ms": ms });
            let body = json!({ "position": THEMISTO, "limits": limits });
            ask(&service, "/v1/themisto/analysis", &body)
        });
        assert_eq!(header(&response, "cache-status"), "tessera; fwd=miss");
        let answer: Value = serde_json::from_str(&text(response)).expect("JSON");
        assert_eq!(answer["stats"]["stopped_by"], "time");
        assert!(answer["best"].is_string());
        assert_eq!(answer["limits"]["time_ms"], ms);
    }
    let (_, response) = in_time(&|ms| {
        let position = THEMISTO.replace(' ', "%20");
        service
            .get(&format!("/v1/themisto/analysis?position={position}&nodes={ENDLESS}&time_ms={ms}"))
    });
    assert_eq!(header(&response, "cache-control"), "no-store");
}

#[test]
fn a_full_pool_refuses_heavy_calls_while_cheap_ones_go_on() {
    let service = Service::start(&["--permits", "1", "--queue", "0"]);
    let busy = occupy(&service, "/v1/themisto/analysis", &endless(1));
    let response = ask(&service, "/v1/themisto/analysis", &endless(2));
    assert_eq!(response.status().as_u16(), 503);
    assert!(!header(&response, "retry-after").is_empty());
    for (path, body) in [
        ("/v1/themisto/moves", json!({ "position": THEMISTO })),
        ("/v1/octopus/score", json!({ "position": OCTOPUS })),
    ] {
        service.ok(path, &body);
    }
    let perft = json!({ "position": THEMISTO, "depth": 1 });
    refused(&service, "/v1/themisto/perft", &perft, 503, "service_full");
    drop(busy);
}

#[test]
fn hanging_up_frees_the_permit() {
    let service = Service::start(&["--permits", "1", "--queue", "0"]);
    let review =
        json!({ "position": THEMISTO, "moves": ["a1-b2"], "limits": { "nodes": ENDLESS } });
    for (path, body) in [
        ("/v1/themisto/analysis", endless(1)),
        ("/v1/themisto/analysis/stream", endless(2)),
        ("/v1/themisto/review", review),
        (
            "/v1/batch",
            json!({ "requests": [{ "path": "/v1/themisto/analysis", "body": endless(3) }] }),
        ),
    ] {
        let busy = occupy(&service, path, &body);
        drop(busy);
        let freed = wait_until(|| !is_full(&service));
        // Printed with --nocapture; no test judges the speed.
        #[allow(clippy::print_stdout)]
        {
            println!("{path}: the permit was free {freed:?} after the caller hung up");
        }
    }
}

#[test]
fn a_deadline_in_the_queue_is_503() {
    let service = Service::start(&["--permits", "1", "--queue", "1"]);
    let busy = send(&service, "/v1/themisto/analysis", &endless(1));
    wait_until(|| {
        let body = json!({
            "position": OCTOPUS, "limits": { "nodes": 10, "time_ms": 100 }, "seed": next_seed(),
        });
        let (status, answer) = service.post("/v1/octopus/analysis", &body);
        // Refused or answered, before the other one runs.
        assert!(status == 200 || status == 503, "{answer}");
        status == 503
            && (answer["detail"].as_str()).is_some_and(|detail| detail.contains("the time was up"))
    });
    drop(busy);
}

#[test]
fn equal_requests_are_computed_once_and_survive_the_first_caller() {
    let service = Service::start(&["--permits", "1", "--queue", "0"]);
    let limited =
        |ms: u64| json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS, "time_ms": ms } });
    let first = occupy(&service, "/v1/themisto/analysis", &limited(20_000));
    let joined = || {
        let text = service.get("/metrics").text().expect("text");
        let line = r#"tessera_analysis_lookups_total{game="themisto",outcome="collapsed"} 2"#;
        text.lines().any(|metric| metric == line)
    };
    std::thread::scope(|scope| {
        // A second computation would find the pool full.
        let second = scope.spawn(|| ask(&service, "/v1/themisto/analysis", &limited(1500)));
        let third = scope.spawn(|| ask(&service, "/v1/themisto/analysis", &limited(500)));
        wait_until(joined);
        drop(first);
        for caller in [third, second] {
            let response = caller.join().expect("no panic");
            assert_eq!(header(&response, "cache-status"), "tessera; fwd=miss; collapsed");
            let answer: Value = serde_json::from_str(&text(response)).expect("JSON");
            assert_eq!(answer["stats"]["stopped_by"], "time");
        }
    });
}

/// Name and data of every event.
fn events(response: Response) -> Vec<(String, Value)> {
    let lines = header(&response, "content-type") == "application/x-ndjson";
    let text = text(response);
    let parse = |json: &str| serde_json::from_str::<Value>(json).expect("JSON");
    if lines {
        text.lines()
            .map(|line| {
                let event = parse(line);
                (event["event"].as_str().expect("a name").to_owned(), event["data"].clone())
            })
            .collect()
    } else {
        text.split_terminator("\n\n")
            .map(|event| {
                let (name, data) = event.split_once('\n').expect("two lines");
                let name = name.strip_prefix("event: ").expect("a name").to_owned();
                (name, parse(data.strip_prefix("data: ").expect("data")))
            })
            .collect()
    }
}

#[test]
fn streams_report_steps_and_end_with_the_answer() {
    let service = Service::start(&["--cache-bytes", "0"]);
    for (id, key) in games(&service) {
        let body = json!({ "position": key, "limits": { "nodes": 4000 }, "lines": 2 });
        let answer = service.ok(&format!("/v1/{id}/analysis"), &body);
        for accept in ["text/event-stream", "application/x-ndjson"] {
            let response = service
                .client()
                .post(format!("{}/v1/{id}/analysis/stream", service.base()))
                .header("accept", accept)
                .header("accept-encoding", "gzip")
                .json(&body)
                .send()
                .expect("an answer");
            assert_eq!(header(&response, "content-type"), accept);
            let events = events(response);
            let finals = events.iter().filter(|(name, _)| name == "final").count();
            let (last, data) = events.last().expect("an event");
            assert_eq!((last.as_str(), finals), ("final", 1), "{id}");
            assert_eq!(data, &answer, "{id}");
            let partials = events.iter().filter(|(name, _)| name == "partial");
            let mut before = 0;
            for (_, partial) in partials {
                let nodes = partial["nodes"].as_u64().expect("nodes");
                assert!(nodes >= before && partial["budget"] == 4000, "{partial}");
                assert!(partial["best"].is_string() && partial["depth"].is_number());
                before = nodes;
            }
            assert!(before > 0, "{id}: no partial result");
        }
    }
}

#[test]
fn streams_send_heartbeats_and_ordinary_refusals() {
    let service = Service::start(&["--heartbeat-ms", "20"]);
    let path = "/v1/themisto/analysis/stream";
    let body = json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS, "time_ms": 1500 } });
    let events = events(ask(&service, path, &body));
    assert!(events.iter().any(|(name, _)| name == "heartbeat"));
    let (last, data) = events.last().expect("an event");
    assert_eq!((last.as_str(), &data["stats"]["stopped_by"]), ("final", &json!("time")));

    let over = ask(&service, "/v1/octopus/analysis/stream", &json!({ "position": OCTOPUS_OVER }));
    let over = self::events(over);
    assert_eq!((over.len(), over[0].0.as_str()), (1, "final"));

    let response = service
        .client()
        .post(format!("{}{path}", service.base()))
        .header("accept", "text/html")
        .json(&body)
        .send()
        .expect("an answer");
    assert_eq!(header(&response, "content-type"), "application/problem+json");
    let (status, problem) = status_and_json(response);
    assert_eq!((status, &problem["code"]), (406, &json!("not_acceptable")));
    refused(&service, path, &json!({ "position": "nonsense" }), 400, "malformed_position");
    let wrong = json!({ "position": THEMISTO, "only": ["a1-a8"] });
    refused(&service, path, &wrong, 422, "illegal_move");
}

#[test]
fn replies_are_repeatable() {
    let service = Service::start(&[]);
    for (id, key) in games(&service) {
        let path = format!("/v1/{id}/reply");
        for level in [1, 2] {
            let body = json!({ "position": key, "level": level, "seed": 11 });
            let first = service.ok(&path, &body);
            assert_eq!(service.ok(&path, &body), first, "{id}");
            assert_eq!((&first["level"], &first["seed"]), (&json!(level), &json!(11)));
            let play = json!({ "position": key, "moves": [first["move"]["move"]] });
            let played = service.ok(&format!("/v1/{id}/play"), &play);
            for member in ["position", "key", "over", "winners"] {
                assert_eq!(first[member], played[member], "{id}");
            }
        }
    }
    let path = "/v1/octopus/reply";
    let random = service.ok(path, &json!({ "position": OCTOPUS, "level": 3 }));
    let again = json!({ "position": OCTOPUS, "level": 3, "seed": random["seed"] });
    assert_eq!(service.ok(path, &again), random);
    for (level, code) in
        [(0, "impossible_options"), (10, "limit_exceeded"), (-1, "impossible_options")]
    {
        let body = json!({ "position": OCTOPUS, "level": level });
        let problem = refused(&service, path, &body, 422, code);
        assert_eq!(problem["pointer"], "/level");
    }
    refused(&service, path, &json!({ "position": OCTOPUS }), 400, "invalid_body");
    let body = json!({ "position": OCTOPUS_OVER, "level": 1 });
    refused(&service, path, &body, 422, "game_over");
}

#[test]
fn reviews_judge_every_move() {
    let service = Service::start(&[]);
    for (id, key) in games(&service) {
        let mut moves = Vec::new();
        let mut position = json!(key);
        for _ in 0..3 {
            let body = json!({ "position": position, "level": 1, "seed": 5 });
            let (status, reply) = service.post(&format!("/v1/{id}/reply"), &body);
            let (m, after) = match status {
                200 => (reply["move"]["move"].clone(), reply["key"].clone()),
                _ => {
                    let play = json!({ "position": position, "moves": ["+"], "seed": 5 });
                    let played = service.ok(&format!("/v1/{id}/play"), &play);
                    (played["steps"][0]["move"].clone(), played["key"].clone())
                }
            };
            moves.push(m);
            position = after;
        }
        let path = format!("/v1/{id}/review");
        let body = json!({ "position": key, "moves": moves, "limits": { "nodes": 3000 } });
        let review = service.ok(&path, &body);
        assert_eq!(service.ok(&path, &body), review, "{id}");
        assert_eq!(review["key"], position);
        assert_eq!(review["limits"]["nodes"], 3000);
        assert_eq!(review["stats"]["stopped_by"], "nodes");
        assert!(review["stats"]["nodes"].as_u64() <= Some(3000), "{review}");
        let reviewed = review["moves"].as_array().expect("moves");
        assert_eq!(reviewed.len(), 3);
        let mut judged = 0;
        for (m, sent) in reviewed.iter().zip(&moves) {
            assert_eq!(&m["move"], sent);
            if sent.as_str().is_some_and(|m| m.starts_with('+')) {
                assert!(m.get("class").is_none(), "{m}");
                continue;
            }
            judged += 1;
            let cost = m["cost"].as_f64().expect("a cost");
            assert!((0.0..=1.0).contains(&cost));
            let has_points = matches!(id.as_str(), "octopus" | "ingenious");
            assert_eq!(m["points_lost"].is_number(), has_points, "{m}");
            if m["best"] == m["move"] {
                assert_eq!((&m["class"], cost), (&json!("best"), 0.0), "{m}");
            }
            let classes = ["best", "good", "inaccuracy", "mistake", "blunder"];
            assert!(classes.iter().any(|class| m["class"] == *class), "{m}");
        }
        assert_eq!(review["stats"]["judged"], judged);
        let summary = review["summary"].as_array().expect("a summary");
        let in_all: u64 =
            (summary.iter()).map(|seat| seat["judged"].as_u64().expect("a count")).sum();
        assert_eq!(in_all, judged);
    }
    let body = json!({ "position": OCTOPUS, "moves": ["R4@3,0", "G3@9,9"] });
    let problem = refused(&service, "/v1/octopus/review", &body, 422, "illegal_move");
    assert_eq!((&problem["index"], &problem["pointer"]), (&json!(1), &json!("/moves/1")));
    let body = json!({ "position": OCTOPUS_OVER, "moves": ["R4@1,0"] });
    refused(&service, "/v1/octopus/review", &body, 422, "game_over");
    let over = service.ok("/v1/octopus/review", &json!({ "position": OCTOPUS_OVER, "moves": [] }));
    assert_eq!((&over["over"], &over["winners"]), (&json!(true), &json!([0])));
}

#[test]
fn a_missed_win_is_a_blunder_and_a_win_is_best() {
    let service = Service::start(&[]);
    // Seat 0 captures, the other seat loses its turn, and the capturer can win (THM-5, THM-8).
    let before = "wbwbwbw1/bb5w/1b6/2w4w/w7/2ww3w/1w4wb/bwbwbwbw 0 s - \
                  wbwbwbw1/bw5w/w7/2w4w/w7/2ww3w/1w4wb/bwbwbwbw";
    let play = json!({ "position": before, "moves": ["a4-d4x"] });
    let key = service.ok("/v1/themisto/play", &play)["key"].clone();
    let moves = service.ok("/v1/themisto/moves", &json!({ "position": key }));
    let list = moves["moves"].as_array().expect("moves");
    let winning = list.iter().find(|m| m["wins"] == true);
    let losing = list.iter().find(|m| m["wins"] == false).expect("another move");
    let Some(winning) = winning else {
        panic!("the position has a winning move: {moves}");
    };
    for (m, class) in [(winning, "best"), (losing, "")] {
        let body = json!({ "position": key, "moves": [m["move"]], "limits": { "nodes": 20_000 } });
        let review = service.ok("/v1/themisto/review", &body);
        let judged = &review["moves"][0];
        if class == "best" {
            assert_eq!(judged["class"], "best", "{judged}");
            assert_eq!(judged["value"]["outcome"], "win", "{judged}");
        } else {
            assert_ne!(judged["class"], "best", "{judged}");
        }
        assert_eq!(judged["best_value"]["kind"], "exact", "{judged}");
    }
}

#[test]
fn batches_mix_results_under_one_budget() {
    let service = Service::start(&[]);
    let small = json!({ "position": OCTOPUS, "limits": { "nodes": 300 } });
    let body = json!({ "requests": [
        { "id": "a", "path": "/v1/octopus/moves", "body": { "position": OCTOPUS } },
        { "id": "b", "path": "/v1/octopus/moves", "body": { "position": 7 } },
        { "path": "/v1/octopus/start" },
        { "path": "/v1/octopus/analysis", "body": small },
        { "path": "/v1/octopus/analysis/stream", "body": small },
        { "path": "/v1/batch", "body": { "requests": [] } },
        { "path": "/v1/chess/moves", "body": {} },
        { "path": "/v1/octopus/moves" },
    ] });
    let answer = service.ok("/v1/batch", &body);
    let results = answer["results"].as_array().expect("results");
    let statuses: Vec<&Value> = results.iter().map(|result| &result["status"]).collect();
    assert_eq!(statuses, [200, 400, 200, 200, 422, 422, 404, 400]);
    let refused_path = &results[4]["body"];
    assert_eq!(refused_path["code"], "impossible_options");
    let detail = refused_path["detail"].as_str().expect("text");
    for name in ["/v1/{game}/analysis, ", " puzzles/verify, ", " start,"] {
        assert!(detail.contains(name), "{detail}");
    }
    assert_eq!((&results[0]["id"], results[2].get("id")), (&json!("a"), None));
    let alone = service.ok("/v1/octopus/moves", &json!({ "position": OCTOPUS }));
    assert_eq!(results[0]["body"], alone);
    assert_eq!(results[1]["body"]["pointer"], "/position");
    assert_eq!(results[3]["body"], service.ok("/v1/octopus/analysis", &small));
    assert_eq!(results[6]["body"]["code"], "unknown_game");
    assert_eq!(answer["nodes"], results[3]["body"]["stats"]["nodes"]);

    let analysis = json!({ "path": "/v1/themisto/analysis", "body": { "position": THEMISTO, "limits": { "nodes": 800 } } });
    let cheap = json!({ "path": "/v1/octopus/moves", "body": { "position": OCTOPUS } });
    let perft =
        json!({ "path": "/v1/themisto/perft", "body": { "position": THEMISTO, "depth": 2 } });
    let requests = [&analysis, &analysis, &perft, &cheap];
    let body = json!({ "limits": { "nodes": 1000 }, "requests": requests });
    let first = service.ok("/v1/batch", &body);
    let results = first["results"].as_array().expect("results");
    let spent = |i: usize| {
        let stats = &results[i]["body"]["stats"];
        stats["nodes"].as_u64().expect("nodes")
    };
    let left = 1000 - spent(0);
    assert_eq!(results[0]["body"]["limits"]["nodes"], 800);
    assert_eq!(results[1]["body"]["limits"]["nodes"], left.min(800));
    assert_eq!(
        (&results[2]["status"], &results[2]["body"]["code"]),
        (&json!(503), &json!("budget_spent"))
    );
    assert_eq!(results[3]["status"], 200);
    assert_eq!(first["nodes"], spent(0) + spent(1));
    assert_eq!(service.ok("/v1/batch", &body), first, "the cache changes nothing");

    let many = json!({ "requests": vec![cheap.clone(); 65] });
    refused(&service, "/v1/batch", &many, 422, "limit_exceeded");
    // Duplicate fields are found in nested values, too, and the body may be larger than elsewhere.
    let text = format!(
        "{{\"requests\":[{{\"path\":\"/v1/octopus/moves\",\"body\":{{\"position\":\"{OCTOPUS}\",\"position\":\"{OCTOPUS}\"}}}},\
         {{\"path\":\"/v1/octopus/moves\",\"body\":{{\"position\":\"{}\"}}}}]}}",
        "x".repeat(100_000)
    );
    let (status, answer) = service.post_text("/v1/batch", &text);
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["results"][0]["body"]["code"], "invalid_body");
    assert_eq!(answer["results"][1]["body"]["code"], "malformed_position");
    let huge = format!("{{\"requests\":[{{\"path\":\"{}\"}}]}}", "x".repeat(1 << 20));
    assert_eq!(service.post_text("/v1/batch", &huge).0, 413);
    refused(&service, "/v1/batch", &json!({ "requests": [{ "body": {} }] }), 400, "invalid_body");
}

#[cfg(unix)]
#[test]
fn streams_end_with_final_when_the_service_shuts_down() {
    let mut service = Service::start(&[]);
    let mut stream = BufReader::new(send(&service, "/v1/themisto/analysis/stream", &endless(1)));
    let mut line = String::new();
    while !line.contains("partial") {
        line.clear();
        assert_ne!(stream.read_line(&mut line).expect("an event"), 0);
    }
    let killed = std::process::Command::new("kill")
        .args(["-TERM", &service.id().to_string()])
        .status()
        .expect("kill runs");
    assert!(killed.success());
    let mut rest = String::new();
    stream.read_to_string(&mut rest).expect("the rest");
    assert_eq!(rest.matches("event: final\n").count(), 1, "{rest}");
    assert_eq!(service.wait(), Some(0));
}

#[test]
fn the_command_line_analyses_too() {
    let service = Service::start(&[]);
    let run = |arguments: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
            .args(["analyse", "octopus", OCTOPUS])
            .args(arguments)
            .output()
            .expect("the binary runs");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let told = run(&["--nodes", "600", "--lines", "2", "--seed", "3", "--json"]);
    let mut told: Value = serde_json::from_str(&told).expect("JSON");
    let body = json!({ "position": OCTOPUS, "limits": { "nodes": 600 }, "lines": 2, "seed": 3 });
    let answer = service.ok("/v1/octopus/analysis", &body);
    // A command may take longer than a request.
    told["limits"]["time_ms"] = answer["limits"]["time_ms"].clone();
    assert_eq!(told, answer);
    let best = answer["best"].as_str().expect("a move");
    assert!(run(&["--nodes", "600", "--seed", "3"]).contains(best));
}
