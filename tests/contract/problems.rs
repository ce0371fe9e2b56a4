//! Every problem of the table, provoked over a real socket.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::Command;

use serde_json::{Value, json};
use tessera_puzzles::{Task, content};
use tessera_rules::game::Position;
use tessera_rules::themisto::Themisto;

use crate::socket::{Answer, answer, connect, get, post, request, send};
use crate::support::{Service, status_and_json};

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
const OVER: &str = "G4@-1,0;R4@0,0;R1@1,0|-,-|1,1|0|1";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// More than any engine spends before a test is done.
const ENDLESS: u64 = 1_000_000_000;
const JSON: &str = "Content-Type: application/json\r\n";

/// The problems met so far.
#[derive(Default)]
struct Met(BTreeSet<String>);

impl Met {
    /// Checks that the answer is this problem, with all members.
    fn meet(&mut self, answer: &Answer, code: &str) -> Value {
        let shown = String::from_utf8_lossy(&answer.body);
        assert_eq!(
            answer.header("content-type"),
            "application/problem+json",
            "{code}: {} {shown}",
            answer.status
        );
        let problem = answer.json();
        assert_eq!(problem["code"], code, "{problem}");
        assert_eq!(problem["status"], answer.status, "{problem}");
        assert_eq!(problem["type"], format!("/errors/{code}"));
        let id = problem["request_id"].as_str().expect("a request id");
        assert_eq!(answer.header("x-request-id"), id, "{code}");
        assert_eq!(answer.header("access-control-allow-origin"), "*", "{code}");
        for word in ["struct", "enum ", "i64", "u32", "tuple", "variant"] {
            let detail = problem["detail"].as_str().expect("a detail");
            assert!(!detail.contains(word), "{detail}");
        }
        self.0.insert(code.to_owned());
        problem
    }
}

/// A stream that has begun, and does not end until it is dropped.
fn endless(service: &Service) -> std::net::TcpStream {
    let mut stream = connect(service);
    let body = json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS } }).to_string();
    let head = "POST /v1/themisto/analysis/stream HTTP/1.1\r\nHost: x\r\n";
    write!(stream, "{head}{JSON}Content-Length: {}\r\n\r\n{body}", body.len()).expect("sent");
    let mut status = [0; 12];
    std::io::Read::read_exact(&mut stream, &mut status).expect("an answer");
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

#[test]
fn every_problem_of_the_table_can_be_met() {
    let mut met = Met::default();
    // Builds that count coverage are slow; problems of time limits have services of their own.
    let service = Service::start(&["--max-time-ms", "600000"]);
    of_heads(&service, &mut met);
    of_bodies(&service, &mut met);
    of_addresses(&service, &mut met);
    of_games(&service, &mut met);
    of_load(&mut met);
    // No request is known that the service answers with it; a unit test of `observe` makes a handler panic.
    met.0.insert("internal".to_owned());
    let (_, table) = status_and_json(service.get("/errors"));
    let all: BTreeSet<String> = (table["errors"].as_array().expect("a table").iter())
        .map(|row| row["code"].as_str().expect("a code").to_owned())
        .collect();
    assert_eq!(met.0, all);
}

/// Refusals before a handler sees the request.
fn of_heads(service: &Service, met: &mut Met) {
    let mut slow = connect(service);
    write!(slow, "GET /v1/games HTTP/1.1\r\nHost: x\r\nX-Slow: ").expect("sent");
    for head in [
        "nonsense\r\n\r\n",
        "GET /v1/games HTTP/1.1\r\n\r\n",
        "GET /v1/games HTTP/1.1\r\nHost: x\r\nbad header: x\r\n\r\n",
        "GET /v1/games HTTP/7.3\r\nHost: x\r\n\r\n",
    ] {
        met.meet(&send(service, head), "malformed_request");
    }
    // The second request of a connection.
    let mut twice = connect(service);
    write!(twice, "GET /version HTTP/1.1\r\nHost: x\r\n\r\n").expect("sent");
    assert_eq!(answer(&mut twice, false).status, 200);
    write!(twice, "GET /version HTTP/1.1\r\n\r\n").expect("sent");
    met.meet(&answer(&mut twice, false), "malformed_request");

    for length in [17_000, 70_000, 140_000] {
        let target = format!("/v1/octopus/moves?position={}", "x".repeat(length));
        met.meet(&get(service, &target), "uri_too_long");
    }
    for length in [33_000, 140_000] {
        let long = format!("X-Long: {}\r\n", "x".repeat(length));
        met.meet(&request(service, "GET", "/v1/games", &long, b""), "headers_too_large");
    }
    let many = "X-Many: x\r\n".repeat(200);
    met.meet(&request(service, "GET", "/v1/games", &many, b""), "headers_too_large");
    met.meet(&answer(&mut slow, false), "request_timeout");
    // They are counted and logged like other answers.
    let metrics = String::from_utf8(get(service, "/metrics").body).expect("text");
    for counted in [
        "problems_total{code=\"malformed_request\"} 5",
        "problems_total{code=\"request_timeout\"} 1",
        "problems_total{code=\"headers_too_large\"} 3",
        "problems_total{code=\"uri_too_long\"} 3",
    ] {
        assert!(metrics.contains(counted), "{counted} is not in\n{metrics}");
    }
    service.logged("method=- path=- status=408");
}

fn of_bodies(service: &Service, met: &mut Met) {
    let moves = "/v1/octopus/moves";
    for (body, said) in [
        (&b""[..], "empty"),
        (b"{", "ends too early"),
        (b"\xef\xbb\xbf{}", "byte order mark"),
        (b"\xff\xfe{\0}\0", "UTF-16"),
        (b"{\"position\":\"\xe9\"}", "not UTF-8"),
        (b"<html>", "no JSON from"),
    ] {
        let problem = met.meet(&request(service, "POST", moves, JSON, body), "malformed_json");
        let detail = problem["detail"].as_str().expect("a detail");
        assert!(detail.contains(said), "{detail}");
    }
    for body in ["{}", "[]", "{\"position\":5}", "{\"position\":\"\",\"x\":1}"] {
        let body = body.as_bytes();
        let problem = met.meet(&request(service, "POST", moves, JSON, body), "invalid_body");
        assert!(problem["pointer"].is_string());
    }
    for headers in [
        "Content-Type: text/plain\r\n",
        "Content-Type: application/json; charset=latin1\r\n",
        "Content-Type: application/json\r\nContent-Encoding: gzip\r\n",
        "",
    ] {
        let refused = request(service, "POST", moves, headers, b"{}");
        met.meet(&refused, "unsupported_media_type");
    }
    let long = json!({ "position": "x".repeat(70_000) });
    met.meet(&post(service, moves, &long), "body_too_large");
}

fn of_addresses(service: &Service, met: &mut Met) {
    for (target, parameter) in [
        ("/v1/octopus/moves", "position"),
        ("/v1/octopus/moves?position=a&position=b", "position"),
        ("/v1/octopus/moves?position=a&x=1", "x"),
        ("/v1/octopus/analysis?position=a&nodes=many", "nodes"),
        ("/v1/octopus/board.svg?position=a&size=big", "size"),
        ("/v1/games?x=1", "x"),
        ("/version?x=1", "x"),
    ] {
        let problem = met.meet(&get(service, target), "invalid_query");
        assert_eq!(problem["parameter"], parameter, "{target}");
    }
    let body = json!({ "position": OCTOPUS });
    met.meet(&post(service, "/v1/octopus/moves?x=1", &body), "invalid_query");
    let tracked = "/v1/octopus/moves?utm_source=x&fbclid=1&gclid=2&ref=3&dnt=1&_=1&v=2";
    assert_eq!(post(service, tracked, &body).status, 200);
    for target in [
        "/nothing",
        "/v1/octopus/nothing",
        "/swagger-ui/nothing",
        "/openapi/nothing.json",
        "/assets/0/x.js",
    ] {
        met.meet(&get(service, target), "not_found");
    }
    for (target, code, parameter) in [
        ("/v1/chess/moves", "unknown_game", "game"),
        ("/v1/games/chess", "unknown_game", "game"),
        ("/v1/games/octopus/rules/nothing", "not_found", "ruling"),
        ("/v1/octopus/puzzles/nothing", "unknown_puzzle", "id"),
        ("/v1/octopus/puzzles/nothing/hint", "unknown_puzzle", "id"),
        ("/v1/octopus/puzzles/nothing/solution", "unknown_puzzle", "id"),
        ("/v1/octopus/puzzles/nothing/board.svg", "unknown_puzzle", "id"),
        ("/v1/octopus/puzzles/daily?date=2999-01-01", "unknown_puzzle", "date"),
        ("/v1/octopus/puzzles/sets/nothing", "unknown_puzzle", "id"),
        ("/v1/octopus/puzzles/sets/nothing/one", "unknown_puzzle", "number"),
        ("/v1/octopus/record/animation.png?record=1", "not_found", "form"),
        ("/feeds/chess.atom", "not_found", "game"),
        ("/feeds/all.rss", "not_found", "form"),
        ("/errors/nothing", "not_found", "code"),
        ("/v1/jobs/nothing", "unknown_job", "id"),
    ] {
        let problem = met.meet(&get(service, target), code);
        assert_eq!(problem["parameter"], parameter, "{target}");
    }
    let moves = json!({ "moves": ["R1@0,0"] });
    let unknown = post(service, "/v1/octopus/puzzles/nothing/check", &moves);
    assert_eq!(met.meet(&unknown, "unknown_puzzle")["parameter"], "id");
    let start = Themisto::from_key(THEMISTO).expect("a position");
    let task = Task::Win { moves: 1 };
    let unsound = content::write("win-in-1", task, &start).expect("an id");
    met.meet(&get(service, &format!("/v1/themisto/puzzles/{unsound}")), "unsound_puzzle");
    for target in ["/v1/games", "/swagger-ui/", "/swagger-ui/index.html", "/openapi.json", "/"] {
        let refused = request(service, "DELETE", target, "", b"");
        assert_eq!(refused.header("allow"), "GET, HEAD, OPTIONS", "{target}");
        met.meet(&refused, "method_not_allowed");
    }
    for target in [
        format!("/v1/octopus/board?position={OCTOPUS}"),
        format!("/v1/octopus/analysis/stream?position={OCTOPUS}"),
        "/v1/games/octopus/rules".to_owned(),
    ] {
        let refused = request(service, "GET", &target, "Accept: application/xml\r\n", b"");
        met.meet(&refused, "not_acceptable");
    }
}

fn of_games(service: &Service, met: &mut Met) {
    let waiting = waiting_for_a_draw(service);
    for (target, body, code) in [
        ("octopus/moves", json!({ "position": "R4" }), "malformed_position"),
        (
            "octopus/moves",
            json!({ "position": "R5@0,0;R5@1,0|R4,B1|0,0|0|1" }),
            "inconsistent_position",
        ),
        ("octopus/play", json!({ "position": OCTOPUS, "moves": ["nowhere"] }), "malformed_move"),
        ("octopus/play", json!({ "position": OCTOPUS, "moves": ["R4@9,9"] }), "illegal_move"),
        ("octopus/play", json!({ "position": OVER, "moves": ["R4@3,0"] }), "game_over"),
        ("temple/start", json!({ "colours": "no colours" }), "malformed_option"),
        ("octopus/start", json!({ "seats": 1 }), "impossible_options"),
        ("themisto/record", json!({ "record": "1. d1-d2\n2. {open" }), "malformed_record"),
        ("themisto/record", json!({ "record": "[Game \"temple\"]" }), "inconsistent_record"),
        ("themisto/perft", json!({ "position": THEMISTO, "depth": 99 }), "limit_exceeded"),
        ("ingenious/analysis", json!({ "position": waiting }), "chance_due"),
    ] {
        met.meet(&post(service, &format!("/v1/{target}"), &body), code);
    }
    let call = json!({ "path": "/v1/octopus/perft", "body": { "position": OCTOPUS, "depth": 2 } });
    let batch = json!({ "requests": [call], "limits": { "nodes": 1 } });
    let answered = post(service, "/v1/batch", &batch);
    let problem = &answered.json()["results"][0]["body"];
    assert_eq!((answered.status, &problem["code"]), (200, &json!("budget_spent")));
    let detail = "the call needs more nodes than the 1 that the batch has left";
    assert_eq!(problem["detail"], detail);
    met.0.insert("budget_spent".to_owned());

    // In GET, the member of the body is a parameter.
    let problem = met.meet(&get(service, "/v1/octopus/moves?position=R4"), "malformed_position");
    assert_eq!(problem["parameter"], "position", "{problem}");
    assert!(problem.get("pointer").is_none(), "{problem}");
}

/// A position of Ingenious in which a draw is due.
fn waiting_for_a_draw(service: &Service) -> Value {
    let start = service.ok("/v1/ingenious/start", &json!({ "seed": 1 }));
    let moves = service.ok("/v1/ingenious/moves", &json!({ "position": start["key"] }));
    let first = &moves["moves"][0]["move"];
    let body = json!({ "position": start["key"], "moves": [first] });
    service.ok("/v1/ingenious/play", &body)["key"].clone()
}

fn of_load(met: &mut Met) {
    let made = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["key", "a bot"])
        .output()
        .expect("the binary runs");
    let file = std::env::temp_dir().join(format!("tessera-problems-{}.toml", std::process::id()));
    std::fs::write(&file, made.stdout).expect("a file");
    let path = file.to_str().expect("a path");
    let service = Service::start(&[
        "--config",
        path,
        "--permits",
        "1",
        "--queue",
        "0",
        "--rate",
        "1",
        "--burst",
        "10000",
        "--job-nodes-anonymous",
        "0",
    ]);
    std::fs::remove_file(&file).expect("the file goes");
    let key = "Authorization: Bearer tessera_0000\r\n";
    let refused = request(&service, "GET", "/v1/games", key, b"");
    assert_eq!(refused.header("www-authenticate"), "Bearer");
    met.meet(&refused, "unknown_key");
    let job = json!({ "path": "/v1/octopus/perft", "body": {} });
    let refused = post(&service, "/v1/jobs", &job);
    assert_eq!(refused.header("www-authenticate"), "Bearer");
    met.meet(&refused, "key_required");
    let foreign = "Origin: https://elsewhere.example\r\nContent-Type: application/json\r\n";
    let refused = request(&service, "POST", "/mcp", foreign, b"{}");
    met.meet(&refused, "forbidden_origin");

    let under_way = endless(&service);
    let heavy = json!({ "position": OCTOPUS, "limits": { "nodes": 5000 } });
    let full = post(&service, "/v1/octopus/analysis", &heavy);
    assert!(!full.header("retry-after").is_empty());
    met.meet(&full, "service_full");
    drop(under_way);

    let hasty = Service::start(&["--max-time-ms", "100"]);
    let start = hasty.ok("/v1/temple/start", &json!({}))["key"].clone();
    let perft = json!({ "position": start, "depth": 200 });
    let late = post(&hasty, "/v1/temple/perft", &perft);
    assert!(!late.header("retry-after").is_empty());
    assert_eq!(late.json()["detail"], "the time was up before the count ended; ask for less depth");
    met.meet(&late, "out_of_time");

    let slow = Service::start(&["--rate", "1", "--burst", "5"]);
    let _under_way = endless(&slow);
    let refused = (0..200)
        .map(|_| get(&slow, "/v1/games"))
        .find(|answer| answer.status != 200)
        .expect("a refusal");
    assert!(!refused.header("retry-after").is_empty());
    met.meet(&refused, "too_many_requests");
}
