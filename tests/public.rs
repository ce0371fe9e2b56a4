//! Black-box tests of what makes a service fit for the public: limits per caller, keys, proxies, sizes, metrics,
//! configuration, shutdown, and the cache that replicas share.

mod support;

use std::collections::{HashMap, HashSet};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use reqwest::blocking::{RequestBuilder, Response};
use serde_json::{Value, json};
use support::{Service, status_and_json};

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// More than any engine spends before a test is done.
const ENDLESS: u64 = 1_000_000_000;
/// What must happen soon happens before this, or never.
const PATIENCE: Duration = Duration::from_secs(15);

fn header(response: &Response, name: &str) -> String {
    let value = response.headers().get(name);
    value.map_or_else(String::new, |value| {
        value.to_str().expect("text").to_owned()
    })
}

fn moves(service: &Service) -> RequestBuilder {
    let request = service
        .client()
        .post(format!("{}/v1/octopus/moves", service.base()));
    request.json(&json!({ "position": OCTOPUS }))
}

fn sent(request: RequestBuilder) -> Response {
    request.send().expect("the service answers")
}

/// The answer to a caller whose allowance is spent, but for what trickles in while he asks.
fn refused(request: impl Fn() -> RequestBuilder) -> Response {
    let started = Instant::now();
    loop {
        let response = sent(request());
        if response.status() == 429 {
            return response;
        }
        assert_eq!(response.status(), 200);
        assert!(started.elapsed() < PATIENCE, "it is never refused");
    }
}

/// A stream that goes on until it is dropped, and has begun.
fn endless(service: &Service, headers: &str) -> TcpStream {
    let address = service.base().trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).expect("a connection");
    let body = json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS } }).to_string();
    write!(
        stream,
        "POST /v1/themisto/analysis/stream HTTP/1.1\r\nHost: {address}\r\n{headers}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .expect("the request is sent");
    let mut status = [0; 12];
    stream.read_exact(&mut status).expect("an answer");
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

fn wait_until(mut done: impl FnMut() -> bool) {
    let started = Instant::now();
    while !done() {
        assert!(started.elapsed() < PATIENCE, "it never happens");
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn who_asks_too_much_at_once_gets_429_and_one_at_a_time_never() {
    let service = Service::start(&["--rate", "1", "--burst", "10"]);
    for _ in 0..50 {
        assert_eq!(sent(moves(&service)).status(), 200);
    }
    let under_way = endless(&service, "");
    let refused = refused(|| moves(&service).header("origin", "https://example.org"));
    assert_eq!(header(&refused, "access-control-allow-origin"), "*");
    assert_eq!(header(&refused, "content-type"), "application/problem+json");
    let wait: u64 = header(&refused, "retry-after").parse().expect("seconds");
    assert!((1..=10).contains(&wait));
    let (status, problem) = status_and_json(refused);
    assert_eq!(
        (status, &problem["code"]),
        (429, &json!("too_many_requests"))
    );
    assert!(problem["request_id"].is_string());
    // Whoever watches over the service is always heard.
    assert_eq!(service.get("/health/ready").status(), 200);
    assert_eq!(service.get("/metrics").status(), 200);
    drop(under_way);
    wait_until(|| sent(moves(&service)).status() == 200);
    for _ in 0..50 {
        assert_eq!(sent(moves(&service)).status(), 200);
    }
}

#[test]
fn heavy_calls_cost_more_and_batches_cost_what_is_in_them() {
    let service = Service::start(&["--rate", "1", "--burst", "30"]);
    let under_way = endless(&service, "X-Forwarded-For: 9.9.9.9\r\n");
    // All that can be saved up is spent by the stream, and nobody believes the header.
    refused(|| moves(&service));
    drop(under_way);
    let service = Service::start(&[
        "--rate",
        "1",
        "--burst",
        "30",
        "--trusted-proxies",
        "127.0.0.0/8",
    ]);
    let _under_way = endless(&service, "X-Forwarded-For: 9.9.9.9\r\n");
    let from = |address: &str| moves(&service).header("x-forwarded-for", address.to_owned());
    refused(|| from("9.9.9.9"));
    refused(|| from("6.6.6.6, 9.9.9.9"));
    assert_eq!(sent(from("1.2.3.4")).status(), 200);
    let call = json!({ "path": "/v1/octopus/moves", "body": { "position": OCTOPUS } });
    let batch = json!({ "requests": vec![call; 40] });
    let request = service
        .client()
        .post(format!("{}/v1/batch", service.base()));
    // The stream of another caller does not make this one two at once.
    let (status, answer) = status_and_json(sent(
        request.header("x-forwarded-for", "7.7.7.7").json(&batch),
    ));
    assert_eq!(status, 200);
    let results = answer["results"].as_array().expect("results");
    assert!(results.iter().all(|result| result["status"] == 200));
}

fn temporary(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

fn tessera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(arguments)
        .output()
        .expect("the binary runs")
}

#[test]
fn keys_have_limits_of_their_own() {
    let made = tessera(&["key", "a website"]);
    let text = String::from_utf8(made.stdout).expect("text");
    let key = text.lines().next().expect("a key").trim_start_matches("# ");
    assert!(!text[key.len() + 3..].contains(key), "{text}");
    let file = temporary("keys.toml", &format!("rate = 1\nburst = 5\n{text}"));
    let service = Service::start(&["--config", file.to_str().expect("a path")]);
    let _under_way = endless(&service, "");
    refused(|| moves(&service));
    for _ in 0..50 {
        assert_eq!(sent(moves(&service).bearer_auth(key)).status(), 200);
        assert_eq!(sent(moves(&service).header("x-api-key", key)).status(), 200);
    }
    let unknown = sent(moves(&service).bearer_auth("tessera_0000"));
    assert_eq!(header(&unknown, "www-authenticate"), "Bearer");
    let (status, problem) = status_and_json(unknown);
    assert_eq!((status, &problem["code"]), (401, &json!("unknown_key")));
    let plain = Service::start(&[]);
    assert_eq!(sent(moves(&plain).bearer_auth("whatever")).status(), 200);
}

#[test]
fn configurations_are_printed_and_checked() {
    let file = temporary(
        "some.toml",
        "queue = 3\npermits = 2\nredis = \"redis://:secret@localhost\"\n",
    );
    let printed = tessera(&[
        "config",
        "--config",
        file.to_str().expect("a path"),
        "--permits",
        "1",
    ]);
    assert!(printed.status.success());
    let printed = String::from_utf8(printed.stdout).expect("text");
    for line in [
        "queue = 3",
        "permits = 1",
        "rate = 0",
        "redis = \"redis://***@localhost\"",
    ] {
        assert!(
            printed.lines().any(|other| other == line),
            "{line}: {printed}"
        );
    }
    let broken = temporary("broken.toml", "queue = 3\nqueeue = 4\n");
    for (arguments, named) in [
        (
            ["config", "--config", broken.to_str().expect("a path")],
            "queeue",
        ),
        (["config", "--config", "no/such/file"], "no/such/file"),
        (["serve", "--niceness", "40"], "niceness"),
        (["serve", "--trusted-proxies", "nonsense"], "nonsense"),
        (["serve", "--bind", "256.0.0.1:1"], "256.0.0.1"),
    ] {
        let refused = tessera(&arguments);
        assert!(!refused.status.success());
        let why = String::from_utf8(refused.stderr).expect("text");
        assert!(why.contains(named), "{why}");
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let service = Service::start(&[]);
    let long = "x".repeat(20_000);
    let refused = |request: RequestBuilder, status: u16, code: &str| {
        let (got, problem) = status_and_json(sent(request));
        assert_eq!((got, &problem["code"]), (status, &json!(code)));
    };
    let url = format!("{}/v1/octopus/moves?position={long}", service.base());
    refused(service.client().get(url), 414, "uri_too_long");
    let request = moves(&service)
        .header("x-one", &long)
        .header("x-two", &long);
    refused(request, 431, "headers_too_large");
    assert_eq!(
        sent(moves(&service).header("x-one", "x".repeat(8000))).status(),
        200
    );
}

#[test]
#[ignore = "waits for timeouts of 10 and 15 s"]
fn callers_who_send_too_slowly_are_given_up() {
    let service = Service::start(&[]);
    let address = service.base().trim_start_matches("http://");
    let mut body = TcpStream::connect(address).expect("a connection");
    let head = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    write!(body, "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\n{head}").expect("sent");
    let mut headers = TcpStream::connect(address).expect("a connection");
    write!(
        headers,
        "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nX-Slow: "
    )
    .expect("sent");
    for stream in [headers, body] {
        stream
            .set_read_timeout(Some(Duration::from_secs(30)))
            .expect("an option");
        let mut answer = String::new();
        BufReader::new(stream)
            .read_line(&mut answer)
            .expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer:?}");
    }
}

#[test]
fn pages_are_protected_and_nothing_is_guessed() {
    let service = Service::start(&[]);
    let page = service.get("/swagger-ui/");
    assert!(header(&page, "content-type").starts_with("text/html"));
    assert!(header(&page, "content-security-policy").contains("frame-ancestors 'none'"));
    assert_eq!(header(&page, "x-frame-options"), "DENY");
    let answer = sent(moves(&service));
    assert_eq!(header(&answer, "x-content-type-options"), "nosniff");
    assert_eq!(header(&answer, "content-security-policy"), "");
    let request = service.client().get(format!("{}/v1/games", service.base()));
    let packed = sent(request.header("accept-encoding", "gzip"));
    assert_eq!(header(&packed, "content-encoding"), "gzip");
}

/// The value of a metric; 0 when it is not there yet.
fn metric(text: &str, name: &str) -> f64 {
    text.lines()
        .find_map(|line| line.strip_prefix(name)?.trim().parse().ok())
        .unwrap_or(0.0)
}

#[test]
fn metrics_tell_what_happened() {
    let service = Service::start(&["--permits", "1"]);
    let metrics = || service.get("/metrics").text().expect("text");
    let body = json!({ "position": OCTOPUS, "limits": { "nodes": 500 } });
    for _ in 0..2 {
        service.ok("/v1/octopus/analysis", &body);
    }
    service.post("/v1/octopus/moves", &json!({ "position": "nonsense" }));
    let text = metrics();
    for (name, value) in [
        (
            r#"tessera_requests_total{route="/v1/{game}/analysis",game="octopus",method="POST",status="200"}"#,
            2.0,
        ),
        (
            r#"tessera_request_seconds_count{route="/v1/{game}/analysis",game="octopus"}"#,
            2.0,
        ),
        (
            r#"tessera_analysis_lookups_total{game="octopus",outcome="miss"}"#,
            1.0,
        ),
        (
            r#"tessera_analysis_lookups_total{game="octopus",outcome="hit"}"#,
            1.0,
        ),
        (r#"tessera_problems_total{code="malformed_position"}"#, 1.0),
        ("tessera_permits", 1.0),
        ("tessera_cancelled_total", 0.0),
        ("tessera_ready", 1.0),
    ] {
        assert_eq!(metric(&text, name), value, "{name}: {text}");
    }
    assert!(metric(&text, r#"tessera_nodes_total{game="octopus"}"#) > 0.0);
    let under_way = endless(&service, "");
    wait_until(|| {
        let text = metrics();
        metric(&text, "tessera_heavy_running") == 1.0
            && metric(&text, "tessera_requests_under_way") == 1.0
    });
    drop(under_way);
    wait_until(|| {
        let text = metrics();
        metric(&text, "tessera_cancelled_total") == 1.0
            && metric(&text, "tessera_heavy_running") == 0.0
            && metric(&text, "tessera_requests_under_way") == 0.0
    });
}

/// A port that was free a moment ago.
fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").to_string()
}

#[test]
fn metrics_can_be_private() {
    let address = free_address();
    let service = Service::start(&["--metrics-bind", &address]);
    let (status, problem) = status_and_json(service.get("/metrics"));
    assert_eq!((status, &problem["code"]), (404, &json!("not_found")));
    let private = sent(service.client().get(format!("http://{address}/metrics")));
    assert_eq!(private.status(), 200);
    assert!(header(&private, "content-type").starts_with("application/openmetrics-text"));
    assert!(private.text().expect("text").contains("tessera_ready 1"));
}

#[test]
fn a_service_that_drains_is_not_ready_but_serves_until_the_end() {
    let mut service = Service::start(&["--drain-ms", "1500", "--grace-ms", "300"]);
    let mut stream = BufReader::new(endless(&service, ""));
    let killed = Command::new("kill").arg(service.id().to_string()).status();
    assert!(killed.expect("kill runs").success());
    wait_until(|| service.get("/health/ready").status() == 503);
    // Load balancers go on sending for a while.
    assert_eq!(sent(moves(&service)).status(), 200);
    let small = json!({ "position": OCTOPUS, "limits": { "nodes": 50 } });
    assert_eq!(service.status("/v1/octopus/analysis", &small), 200);
    let mut text = String::new();
    // The chunked body ends in order.
    stream.read_to_string(&mut text).expect("the stream ends");
    assert_eq!(text.matches("\"event\":\"final\"").count(), 1);
    assert!(text.ends_with("0\r\n\r\n"));
    assert_eq!(service.wait(), Some(0));
}

/// Just enough of Redis: GETRANGE, SET, and OK to everything else.
struct Redis {
    address: String,
    entries: Arc<Mutex<HashMap<Vec<u8>, Vec<u8>>>>,
}

impl Redis {
    fn start() -> Redis {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let redis = Redis {
            address: listener.local_addr().expect("an address").to_string(),
            entries: Arc::default(),
        };
        let entries = Arc::clone(&redis.entries);
        std::thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                let entries = Arc::clone(&entries);
                std::thread::spawn(move || serve(connection, &entries));
            }
        });
        redis
    }

    fn url(&self) -> String {
        format!("redis://{}", self.address)
    }
}

/// Serves until the connection ends.
fn serve(connection: TcpStream, entries: &Mutex<HashMap<Vec<u8>, Vec<u8>>>) -> Option<()> {
    let mut write = connection.try_clone().ok()?;
    let mut read = BufReader::new(connection);
    loop {
        let mut number = |sign: char| {
            let mut line = String::new();
            read.read_line(&mut line).ok()?;
            line.trim().strip_prefix(sign)?.parse::<usize>().ok()
        };
        let mut parts = Vec::new();
        for _ in 0..number('*')? {
            let mut line = String::new();
            read.read_line(&mut line).ok()?;
            let length: usize = line.trim().strip_prefix('$')?.parse().ok()?;
            let mut part = vec![0; length + 2];
            read.read_exact(&mut part).ok()?;
            part.truncate(length);
            parts.push(part);
        }
        let mut entries = entries.lock().expect("no panic");
        match parts.first()?.as_slice() {
            b"GETRANGE" => {
                let entry = entries.get(&parts[1]).cloned().unwrap_or_default();
                write!(write, "${}\r\n", entry.len()).ok()?;
                write.write_all(&entry).ok()?;
                write.write_all(b"\r\n").ok()?;
            }
            b"SET" => {
                entries.insert(parts[1].clone(), parts[2].clone());
                write.write_all(b"+OK\r\n").ok()?;
            }
            _ => write.write_all(b"+OK\r\n").ok()?,
        }
    }
}

fn analysis(service: &Service, nodes: u64) -> (String, String) {
    let request = service
        .client()
        .post(format!("{}/v1/octopus/analysis", service.base()));
    let body = json!({ "position": OCTOPUS, "limits": { "nodes": nodes }, "lines": 3 });
    let response = sent(request.json(&body));
    assert_eq!(response.status(), 200);
    let status = header(&response, "cache-status");
    (status, response.text().expect("text"))
}

#[test]
fn replicas_share_what_they_found_out() {
    let redis = Redis::start();
    let flags = ["--redis", &redis.url(), "--redis-timeout-ms", "5000"];
    let (first, second) = (Service::start(&flags), Service::start(&flags));
    let (status, answer) = analysis(&first, 300);
    assert_eq!(status, "tessera; fwd=miss; stored");
    wait_until(|| !redis.entries.lock().expect("no panic").is_empty());
    let (status, shared) = analysis(&second, 300);
    assert_eq!(status, "tessera; hit; detail=shared");
    assert_eq!(shared, answer, "byte for byte");
    assert_eq!(
        analysis(&second, 300),
        ("tessera; hit".to_owned(), answer.clone())
    );
    // Another process finds garbage in its place, and an entry of another key.
    let mut entries = redis.entries.lock().expect("no panic");
    let good = entries.values().next().expect("an entry").clone();
    for entry in entries.values_mut() {
        *entry = b"garbage that is long enough for a checksum".to_vec();
    }
    drop(entries);
    let third = Service::start(&flags);
    let (status, computed) = analysis(&third, 300);
    assert_eq!(
        (status.as_str(), &computed),
        ("tessera; fwd=miss; stored", &answer)
    );
    let alone = analysis(&Service::start(&[]), 301).1;
    analysis(&third, 301);
    wait_until(|| redis.entries.lock().expect("no panic").len() == 2);
    for entry in redis.entries.lock().expect("no panic").values_mut() {
        entry.clone_from(&good);
    }
    assert_eq!(analysis(&Service::start(&flags), 301).1, alone);
}

/// A server that greets everyone with `greeting` and never says anything else.
fn impostor(greeting: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        let mut open = Vec::new();
        for mut connection in listener.incoming().map_while(Result::ok) {
            // Who hangs up at once hears nothing.
            let _ = connection.write_all(greeting);
            open.push(connection);
        }
    });
    format!("redis://{address}")
}

#[test]
fn a_shared_cache_that_fails_is_done_without() {
    let expected = analysis(&Service::start(&[]), 300).1;
    for (what, url) in [
        ("nobody listens", format!("redis://{}", free_address())),
        ("silence", impostor(b"")),
        (
            "noise",
            impostor(b"HTTP/1.1 400 Bad Request\r\n\r\n\xff\xfe"),
        ),
        ("half an answer", impostor(b"$1000000\r\nabc")),
    ] {
        let service = Service::start(&["--redis", &url]);
        let (status, answer) = analysis(&service, 300);
        assert_eq!(status, "tessera; fwd=miss; stored", "{what}");
        assert_eq!(answer, expected, "{what}");
        let (_, other) = analysis(&service, 301);
        assert_ne!(other, expected, "{what}");
        let text = service.get("/metrics").text().expect("text");
        // Whoever asks it first meets the failure: the analysis, or the puzzle of the day.
        let failed = |line: &str| {
            line.starts_with("tessera_shared_cache_total") && line.contains("outcome=\"failed\"")
        };
        assert!(text.lines().any(failed), "{what}: {text}");
        let problems: Value = status_and_json(service.get("/health/ready")).1;
        assert_eq!(problems["status"], "ready", "{what}");
    }
}

/// One request after the other, so that each line has to come without help from the next request; then many at once.
#[test]
fn every_answer_is_a_line_of_the_log() {
    let asked = |service: &Service, path: &str, id: &str| {
        let request = service.client().get(format!("{}{path}", service.base()));
        sent(request.header("X-Request-Id", id)).status().as_u16()
    };
    let service = Service::start(&[]);
    assert_eq!(asked(&service, "/v1/games", "first"), 200);
    let line = service.logged("id=first ");
    let (time, told) = line.split_once("  INFO ").expect("a level");
    assert!(time.ends_with('Z') && time.len() == "2026-11-21T20:39:57.887931Z".len());
    let told = told.trim_end_matches(|c: char| c.is_ascii_digit());
    assert_eq!(
        told,
        "tessera::requests: answered id=first method=GET path=/v1/games status=200 us="
    );
    assert_eq!(asked(&service, "/nowhere", "second"), 404);
    service.logged("id=second method=GET path=/nowhere status=404 us=");

    std::thread::scope(|scope| {
        for thread in 0..4 {
            let (service, asked) = (&service, &asked);
            scope.spawn(move || {
                for i in 0..50 {
                    assert_eq!(asked(service, "/v1/games", &format!("{thread}-{i}")), 200);
                }
            });
        }
    });
    let told: HashSet<String> = (0..200)
        .map(|_| service.logged("status=200 us="))
        .filter_map(|line| Some(line.split_once("id=")?.1.split_once(' ')?.0.to_owned()))
        .collect();
    let ids = (0..4).flat_map(|thread| (0..50).map(move |i| format!("{thread}-{i}")));
    assert_eq!(told, ids.collect());

    let service = Service::start(&["--log-json"]);
    assert_eq!(asked(&service, "/v1/games", "first"), 200);
    let line = service.logged("\"first\"");
    let line: Value = serde_json::from_str(&line).expect("JSON");
    let fields = &line["fields"];
    assert_eq!(fields["message"], "answered");
    assert_eq!(
        (&fields["id"], &fields["path"], &fields["status"]),
        (&json!("first"), &json!("/v1/games"), &json!(200))
    );
}
