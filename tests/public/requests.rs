//! Requests that are too large or too slow, headers of every answer, and the log.

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

use reqwest::blocking::RequestBuilder;
use serde_json::{Value, json};

use crate::support::{Service, status_and_json};
use crate::{PATIENCE, header, moves, sent};

#[test]
fn refuses_requests_that_are_too_large() {
    let service = Service::start(&[]);
    let long = "x".repeat(20_000);
    let refused = |request: RequestBuilder, status: u16, code: &str| {
        let (got, problem) = status_and_json(sent(request));
        assert_eq!((got, &problem["code"]), (status, &json!(code)));
    };
    let url = format!("{}/v1/octopus/moves?position={long}", service.base());
    refused(service.client().get(url), 414, "uri_too_long");
    let request = moves(&service).header("x-one", &long).header("x-two", &long);
    refused(request, 431, "headers_too_large");
    assert_eq!(sent(moves(&service).header("x-one", "x".repeat(8000))).status(), 200);
}

#[test]
#[ignore = "waits for timeouts of 10 and 15 s"]
fn disconnects_callers_that_send_too_slowly() {
    let service = Service::start(&[]);
    let address = service.base().trim_start_matches("http://");
    let mut body = TcpStream::connect(address).expect("a connection");
    let head = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    write!(body, "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\n{head}").expect("sent");
    let mut headers = TcpStream::connect(address).expect("a connection");
    write!(headers, "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nX-Slow: ").expect("sent");
    for stream in [headers, body] {
        stream.set_read_timeout(Some(PATIENCE)).expect("an option");
        let mut answer = String::new();
        BufReader::new(stream).read_line(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer:?}");
    }
}

#[test]
fn pages_and_answers_have_security_headers() {
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

/// One request after the other, so that each line has to be written without help from the next request; then many at
/// once.
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
