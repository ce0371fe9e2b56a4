//! Guarantees about connections.

use std::io::{Read, Write};

use serde_json::{Value, json};

use crate::socket::{answer, connect};
use crate::support::Service;

/// The HTTP clients of Java and of curl offer to continue in HTTP/2.
#[test]
fn closes_the_connection_after_an_offer_to_upgrade() {
    let service = Service::start(&[]);
    let body = json!({ "position": "R4@0,0|R1,G4|0,0|0|1", "level": 1, "seed": 1 }).to_string();
    for offer in [
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n",
        "Connection: upgrade\r\nUpgrade: h2c\r\n",
    ] {
        let mut stream = connect(&service);
        let head = format!(
            "POST /v1/octopus/reply HTTP/1.1\r\nHost: x\r\n{offer}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("sent");
        let answered = answer(&mut stream, false);
        assert_eq!(answered.status, 200);
        assert_eq!(answered.header("connection"), "close");
        assert_eq!(answered.header("upgrade"), "");
        assert_eq!(answered.json()["level"], 1);
        // The service does close it.
        assert_eq!(stream.read(&mut [0]).expect("its end"), 0);
    }
    // Without an offer the connection stays open.
    let mut stream = connect(&service);
    for _ in 0..3 {
        let head = "GET /version HTTP/1.1\r\nHost: x\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("sent");
        assert_eq!(answer(&mut stream, false).status, 200);
    }
}

/// A frame of HTTP/2: its type, its flags, its stream and its payload.
fn frames(mut bytes: &[u8]) -> Vec<(u8, u8, u32, &[u8])> {
    let mut frames = Vec::new();
    while let [a, b, c, kind, flags, s, t, u, v, rest @ ..] = bytes {
        let length = u32::from_be_bytes([0, *a, *b, *c]) as usize;
        let (payload, rest) = rest.split_at(length);
        frames.push((*kind, *flags, u32::from_be_bytes([*s, *t, *u, *v]), payload));
        bytes = rest;
    }
    assert!(bytes.is_empty(), "{bytes:?}");
    frames
}

/// The first bytes of `curl --http2-prior-knowledge` and of gRPC clients.
#[test]
fn answers_http_2_without_negotiation_with_a_problem_in_its_frames() {
    let service = Service::start(&[]);
    let mut stream = connect(&service);
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";
    let settings = [0, 0, 0, 4, 0, 0, 0, 0, 0];
    // The end of headers and of the stream: GET, http, /, of the static table.
    let headers = [0, 0, 3, 1, 5, 0, 0, 0, 1, 0x82, 0x86, 0x84];
    let sent = [&preface[..], &settings, &headers].concat();
    stream.write_all(&sent).expect("sent");
    let mut told = Vec::new();
    stream
        .read_to_end(&mut told)
        .expect("an answer and the end");
    let frames = frames(&told);
    let [settings, headers, data, goaway] = frames[..] else {
        panic!("{frames:?}");
    };
    assert_eq!(settings, (4, 0, 0, &[][..]));
    let (kind, flags, on, block) = headers;
    assert_eq!((kind, flags, on), (1, 4, 1));
    assert!(block.starts_with(b"\0\x07:status\x03400"), "{block:?}");
    let (kind, flags, on, body) = data;
    assert_eq!((kind, flags, on), (0, 1, 1));
    let problem: Value = serde_json::from_slice(body).expect("JSON");
    assert_eq!(problem["code"], "malformed_request");
    assert!(
        problem["detail"]
            .as_str()
            .is_some_and(|said| said.contains("HTTP/2"))
    );
    assert_eq!(goaway, (7, 0, 0, &[0, 0, 0, 1, 0, 0, 0, 0xd][..]));
}

#[test]
fn logs_no_error_whatever_a_client_sends() {
    let service = Service::start(&["--max-time-ms", "1"]);
    let start = service.ok("/v1/temple/start", &json!({}))["key"].clone();
    for bytes in [
        "\x16\x03\x01\x02\0\x01\0",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET / HTTP/3.7\r\n\r\n",
        "nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{",
    ] {
        let mut stream = connect(&service);
        stream.write_all(bytes.as_bytes()).expect("sent");
        (stream.shutdown(std::net::Shutdown::Write)).expect("a socket option");
        // The answer may be cut off.
        let _ = stream.read_to_end(&mut Vec::new());
    }
    // The client's fault, not an error of the service: work that takes too long.
    let body = json!({ "position": start, "depth": 200 });
    assert_ne!(service.status("/v1/temple/perft", &body), 200);
    assert_eq!(service.get("/version").status(), 200);
    let lines = service.log_until("path=/version");
    assert!(lines.len() > 5, "{lines:?}");
    let is_alarm = |line: &&String| line.contains(" ERROR ") || line.contains(" WARN ");
    let alarms: Vec<&String> = lines.iter().filter(is_alarm).collect();
    assert!(alarms.is_empty(), "{alarms:#?}");
}
