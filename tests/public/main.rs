//! Black-box tests of the features of a public service: limits per caller, keys, proxies, sizes, metrics,
//! configuration, shutdown, defences, and the cache that replicas share.

#[path = "../support/mod.rs"]
mod support;

mod callers;
mod configuration;
mod defences;
mod requests;
#[cfg(feature = "cluster")]
mod shared_cache;
mod watching;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use reqwest::blocking::{RequestBuilder, Response};
use serde_json::json;
use support::Service;

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// More than any engine spends before a test is done.
const ENDLESS: u64 = 1_000_000_000;
/// Longest wait for an event, even on a busy machine; after it the test fails.
const PATIENCE: Duration = Duration::from_secs(300);
/// Requests of a caller that are made at once.
const AT_ONCE: usize = 16;

fn header(response: &Response, name: &str) -> String {
    let value = response.headers().get(name);
    value.map_or_else(String::new, |value| value.to_str().expect("text").to_owned())
}

fn moves(service: &Service) -> RequestBuilder {
    let request = service.client().post(format!("{}/v1/octopus/moves", service.base()));
    request.json(&json!({ "position": OCTOPUS }))
}

fn sent(request: RequestBuilder) -> Response {
    request.send().expect("the service answers")
}

/// The refusal of a caller whose allowance is used up, while new allowance accrues. It asks several times at once,
/// because a busy machine may take longer for one request than the allowance for the next unit.
fn refused(request: impl Fn() -> RequestBuilder) -> Response {
    let started = Instant::now();
    loop {
        let requests: Vec<RequestBuilder> = (0..AT_ONCE).map(|_| request()).collect();
        let responses: Vec<Response> = std::thread::scope(|scope| {
            let sending: Vec<_> =
                (requests.into_iter()).map(|request| scope.spawn(|| sent(request))).collect();
            let answers = sending.into_iter().map(|one| one.join().expect("an answer"));
            answers.collect()
        });
        for response in responses {
            if response.status() == 429 {
                return response;
            }
            assert_eq!(response.status(), 200);
        }
        assert!(started.elapsed() < PATIENCE, "it is never refused");
    }
}

/// A stream that has begun, and does not end until it is dropped.
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

fn temporary(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path
}

fn tessera(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tessera")).args(arguments).output().expect("the binary runs")
}

/// The value of a metric; 0 when it is not there yet.
fn metric(text: &str, name: &str) -> f64 {
    text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap_or(0.0)
}

/// A port that was free a moment ago.
fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").to_string()
}
