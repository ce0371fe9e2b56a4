//! Beginnings and ends of requests on a connection: heads and bodies that could be read in more than one way.

use std::io::{Read, Write};
use std::net::Shutdown;

use serde_json::json;

use crate::socket::{connect, send};
use crate::support::Service;

/// The statuses of all answers on a connection after these bytes, the last ones on it.
fn statuses(service: &Service, bytes: &[u8]) -> Vec<u16> {
    let mut stream = connect(service);
    // A service that refuses a request may close the connection before all of it is sent.
    let _ = stream.write_all(bytes);
    let _ = stream.shutdown(Shutdown::Write);
    let mut told = Vec::new();
    let _ = stream.read_to_end(&mut told);
    let text = String::from_utf8_lossy(&told);
    (text.replace("HTTP/1.0 ", "HTTP/1.1 ").split("HTTP/1.1 ").skip(1))
        .map(|rest| rest[..3].parse().expect("a status"))
        .collect()
}

/// A body of 43 bytes, in a request with these headers.
fn body() -> String {
    json!({ "position": "R4@0,0|R1,G4|0,0|0|1" }).to_string()
}

/// A POST with these header lines, and a body.
fn post(headers: &str, body: &str) -> Vec<u8> {
    let head = "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    format!("{head}{headers}\r\n{body}").into_bytes()
}

/// A GET with this request line and these header lines.
fn get(line: &str, headers: &str) -> Vec<u8> {
    format!("{line}\r\n{headers}\r\n").into_bytes()
}

const VERSION: &str = "GET /version HTTP/1.1";
const HOST: &str = "Host: x\r\n";

#[test]
fn takes_or_refuses_requests_by_their_framing() {
    let service = Service::start(&[]);
    let body = body();
    let length = body.len();
    let sized = format!("Content-Length: {length}\r\n");
    let chunked = "Transfer-Encoding: chunked\r\n";
    let chunk = format!("{length:x}\r\n{body}\r\n");
    let next = String::from_utf8(get(VERSION, HOST)).expect("text");
    let cases: Vec<(&str, Vec<u8>, &[u16])> = vec![
        ("a length", post(&sized, &body), &[200]),
        ("the same length twice", post(&format!("{sized}{sized}"), &body), &[400]),
        ("two lengths", post(&format!("{sized}Content-Length: 1\r\n"), &body), &[400]),
        (
            "lengths in a list",
            post(&format!("Content-Length: {length}, {length}\r\n"), &body),
            &[400],
        ),
        ("a length with a sign", post(&format!("Content-Length: +{length}\r\n"), &body), &[400]),
        ("a negative length", post("Content-Length: -1\r\n", &body), &[400]),
        (
            "a length in hexadecimal",
            post(&format!("Content-Length: 0x{length:x}\r\n"), &body),
            &[400],
        ),
        (
            "a length beyond 64 bits",
            post("Content-Length: 99999999999999999999\r\n", &body),
            &[400],
        ),
        ("a length without digits", post("Content-Length: \r\n", &body), &[400]),
        ("more than is told", post(&sized, &format!("{body}{next}")), &[200, 200]),
        ("noise behind the body", post(&sized, &format!("{body}\0\0\0\r\n\r\n")), &[200, 400]),
        ("chunks", post(chunked, &format!("{chunk}0\r\n\r\n")), &[200]),
        ("chunks and a request", post(chunked, &format!("{chunk}0\r\n\r\n{next}")), &[200, 200]),
        (
            "a chunk with an extension",
            post(chunked, &format!("{length:x};a=b\r\n{body}\r\n0\r\n\r\n")),
            &[200],
        ),
        ("no size of a chunk", post(chunked, &format!("\r\n{body}\r\n0\r\n\r\n")), &[400]),
        ("a size that is no number", post(chunked, &format!("x\r\n{body}\r\n0\r\n\r\n")), &[400]),
        ("a size beyond 64 bits", post(chunked, &format!("{}\r\n{body}", "f".repeat(17))), &[400]),
        (
            "a chunk without its line end",
            post(chunked, &format!("{length:x}\r\n{body}0\r\n\r\n")),
            &[400],
        ),
        (
            "a bare LF behind a size",
            post(chunked, &format!("{length:x}\n{body}\r\n0\r\n\r\n")),
            &[400],
        ),
        (
            "chunks and a length",
            post(&format!("{chunked}{sized}"), &format!("{chunk}0\r\n\r\n")),
            &[400],
        ),
        (
            "a length and chunks",
            post(&format!("{sized}{chunked}"), &format!("{chunk}0\r\n\r\n")),
            &[400],
        ),
        ("another coding", post("Transfer-Encoding: gzip\r\n", &body), &[400]),
        ("chunks that are not last", post("Transfer-Encoding: chunked, gzip\r\n", &body), &[400]),
        (
            "chunks twice",
            post(&format!("{chunked}{chunked}"), &format!("{chunk}0\r\n\r\n")),
            &[400],
        ),
        (
            "a coding with a tab",
            post("Transfer-Encoding:\tchunked\r\n", &format!("{chunk}0\r\n\r\n")),
            &[200],
        ),
        (
            "a coding with a vertical tab",
            post("Transfer-Encoding: \x0bchunked\r\n", &format!("{chunk}0\r\n\r\n")),
            &[400],
        ),
        (
            "a space before the colon",
            post(&format!("Content-Length : {length}\r\n"), &body),
            &[400],
        ),
        (
            "a bare LF behind the request line",
            b"GET /version HTTP/1.1\nHost: x\r\n\r\n".to_vec(),
            &[400],
        ),
        (
            "a bare LF behind a header",
            b"GET /version HTTP/1.1\r\nHost: x\nA: b\r\n\r\n".to_vec(),
            &[400],
        ),
        ("a bare LF at the end", b"GET /version HTTP/1.1\r\nHost: x\r\n\n".to_vec(), &[400]),
        (
            "a bare LF in a second head",
            format!("{next}GET /version HTTP/1.1\nHost: x\r\n\r\n").into_bytes(),
            &[200, 400],
        ),
        ("a bare CR in a header", get(VERSION, "Host: x\rA: b\r\n"), &[400]),
        ("a folded header", get(VERSION, "Host: x\r\nA: b\r\n c\r\n"), &[400]),
        ("NUL in a header", get(VERSION, "Host: x\r\nA: \0\r\n"), &[400]),
        ("a header without a name", get(VERSION, "Host: x\r\n: b\r\n"), &[400]),
        ("a space in the target", get("GET /ver sion HTTP/1.1", HOST), &[400]),
        ("an absolute target", get("GET http://x/version HTTP/1.1", HOST), &[200]),
        ("no host", get(VERSION, ""), &[400]),
        ("two hosts", get(VERSION, "Host: x\r\nHost: y\r\n"), &[400]),
        ("HTTP/1.0", get("GET /version HTTP/1.0", HOST), &[200]),
        ("HTTP/2.0", get("GET /version HTTP/2.0", HOST), &[400]),
        ("the preface of HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(), &[400]),
        ("no version", get("GET /version", HOST), &[400]),
        ("empty lines before a request", format!("\r\n\r\n{next}").into_bytes(), &[200]),
        ("three requests at once", next.repeat(3).into_bytes(), &[200, 200, 200]),
        (
            "a GET with a body",
            format!("{VERSION}\r\n{HOST}{sized}\r\n{body}{next}").into_bytes(),
            &[200, 200],
        ),
        (
            "a HEAD with a body",
            format!("HEAD /version HTTP/1.1\r\n{HOST}{sized}\r\n{body}{next}").into_bytes(),
            &[200, 200],
        ),
        ("an expectation", post(&format!("{sized}Expect: 100-continue\r\n"), &body), &[100, 200]),
        ("a head that ends early", format!("{VERSION}\r\nHost").into_bytes(), &[]),
        ("a body that ends early", post(&sized, &body[..9]), &[400]),
        (
            "a head that is too large",
            get(VERSION, &format!("{HOST}A: {}\r\n", "b".repeat(200_000))),
            &[431],
        ),
        ("too many headers", get(VERSION, &format!("{HOST}{}", "A: b\r\n".repeat(200))), &[431]),
    ];
    let wrong: Vec<String> = (cases.iter())
        .filter_map(|(name, bytes, expected)| {
            let met = statuses(&service, bytes);
            (met != *expected).then(|| format!("{name}: {met:?} instead of {expected:?}"))
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(statuses(&service, next.as_bytes()), [200]);
}

#[test]
fn targets_without_a_path_are_answered() {
    let service = Service::start(&[]);
    let sent = |method: &str, target: &str| {
        let head = format!("{method} {target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
        send(&service, head)
    };
    let all = "GET, HEAD, POST, DELETE, OPTIONS";
    let options = sent("OPTIONS", "*");
    assert_eq!((options.status, options.header("allow")), (204, all));
    let tunnel = sent("CONNECT", "a.example:80");
    assert_eq!((tunnel.status, tunnel.header("allow")), (405, all));
    let problem = tunnel.json();
    assert_eq!(problem["code"], "method_not_allowed");
    let detail = problem["detail"].as_str().expect("a text");
    assert!(detail.contains("\"a.example:80\"") && detail.contains("no proxy"), "{detail}");
}
