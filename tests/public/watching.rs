//! Interfaces for monitoring: metrics, readiness, shutdown.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use serde_json::json;

use crate::support::{Service, status_and_json};
use crate::{OCTOPUS, endless, free_address, header, metric, moves, sent, wait_until};

#[test]
fn metrics_count_requests_and_outcomes() {
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
        (r#"tessera_request_seconds_count{route="/v1/{game}/analysis",game="octopus"}"#, 2.0),
        (r#"tessera_analysis_lookups_total{game="octopus",outcome="miss"}"#, 1.0),
        (r#"tessera_analysis_lookups_total{game="octopus",outcome="hit"}"#, 1.0),
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

#[test]
fn metrics_can_be_private() {
    let address = free_address();
    let service = Service::start(&["--health-bind", &address]);
    let (status, problem) = status_and_json(service.get("/metrics"));
    assert_eq!((status, &problem["code"]), (404, &json!("not_found")));
    let private = sent(service.client().get(format!("http://{address}/metrics")));
    assert_eq!(private.status(), 200);
    assert!(header(&private, "content-type").starts_with("application/openmetrics-text"));
    assert!(private.text().expect("text").contains("tessera_ready 1"));
    let live = sent(service.client().get(format!("http://{address}/health/live")));
    assert_eq!(live.status(), 200);
    // There are no other paths, and requests for them get the usual problems.
    for (path, status, code) in [
        ("/v1/games", 404, "not_found"),
        ("/health/live", 405, "method_not_allowed"),
        ("/metrics", 405, "method_not_allowed"),
    ] {
        let request = service.client().delete(format!("http://{address}{path}"));
        let refused = sent(request);
        assert_eq!(header(&refused, "content-type"), "application/problem+json");
        let id = header(&refused, "x-request-id").to_owned();
        let (told, problem) = status_and_json(refused);
        assert_eq!((told, &problem["code"]), (status, &json!(code)), "{path}");
        assert_eq!(problem["request_id"], id, "{path}");
    }
}

#[test]
fn a_service_that_drains_is_not_ready_but_serves_until_the_end() {
    let mut service = Service::start(&["--drain-ms", "1500", "--grace-ms", "300"]);
    let mut stream = BufReader::new(endless(&service, "Accept: application/x-ndjson\r\n"));
    let killed = Command::new("kill").arg(service.id().to_string()).status();
    assert!(killed.expect("kill runs").success());
    wait_until(|| service.get("/health/ready").status() == 503);
    // Load balancers continue to send for a while.
    assert_eq!(sent(moves(&service)).status(), 200);
    let small = json!({ "position": OCTOPUS, "limits": { "nodes": 50 } });
    assert_eq!(service.status("/v1/octopus/analysis", &small), 200);
    let mut text = String::new();
    // The chunked body ends properly.
    stream.read_to_string(&mut text).expect("the stream ends");
    assert_eq!(text.matches("\"event\":\"final\"").count(), 1);
    assert!(text.ends_with("0\r\n\r\n"));
    assert_eq!(service.wait(), Some(0));
}

/// Sends a signal to the service.
fn signal(service: &Service, name: &str) {
    let id = service.id().to_string();
    let sent = Command::new("kill").args([name, &id]).status();
    assert!(sent.expect("kill runs").success());
}

#[test]
fn hanging_up_and_quitting_drain_as_terminating_does_and_other_signals_do_nothing() {
    for end in ["-HUP", "-QUIT"] {
        let mut service = Service::start(&["--grace-ms", "300"]);
        assert_eq!(sent(moves(&service)).status(), 200);
        for name in ["-USR1", "-USR2", "-ALRM"] {
            signal(&service, name);
            assert_eq!(sent(moves(&service)).status(), 200);
        }
        let mut stream = BufReader::new(endless(&service, "Accept: application/x-ndjson\r\n"));
        signal(&service, end);
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("the stream ends");
        assert_eq!(text.matches("\"event\":\"final\"").count(), 1);
        assert_eq!(service.wait(), Some(0));
    }
}

#[test]
fn serves_while_its_log_is_not_read_and_reports_lost_lines_afterwards() {
    const AT_ONCE: usize = 200;
    let mut process = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["--bind", "127.0.0.1:0", "--workers", "2"])
        .envs([("RUST_LOG", "info"), ("NO_COLOR", "1")])
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut log = BufReader::new(process.stderr.take().expect("it is piped")).lines();
    let address = log
        .by_ref()
        .find_map(|line| {
            let line = line.expect("a line");
            Some(line.split_once("listening on http://")?.1.to_owned())
        })
        .expect("it listens");
    let mut stream = TcpStream::connect(&address).expect("a connection");
    let mut ask = |request: &str, count: usize| {
        stream.write_all(request.repeat(count).as_bytes()).expect("sent");
        let (mut told, mut part) = (Vec::new(), vec![0; 1 << 16]);
        while String::from_utf8_lossy(&told).matches("\"request_id\"").count() < count {
            let more = stream.read(&mut part).expect("an answer");
            assert_ne!(more, 0, "the service closed the connection");
            told.extend_from_slice(&part[..more]);
        }
    };
    // A line has at least 300 bytes, so these are more than the queue and a pipe hold.
    let target = format!("/{}", "n".repeat(230));
    for _ in 0..110 {
        ask(&format!("GET {target} HTTP/1.1\r\nHost: x\r\n\r\n"), AT_ONCE);
    }
    let metrics = reqwest::blocking::get(format!("http://{address}/metrics"));
    let metrics = metrics.and_then(reqwest::blocking::Response::text);
    let lost = metric(&metrics.expect("metrics"), "tessera_log_lines_lost");
    assert!(lost > 1000.0, "{lost}");
    let reports = log.find(|line| {
        let line = line.as_ref().expect("a line");
        line.contains("lines of the log were lost")
    });
    assert!(reports.is_some());
    process.kill().expect("it is killed");
    process.wait().expect("it has ended");
}
