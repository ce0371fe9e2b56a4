//! Requests and answers as raw bytes, including requests that a client library would refuse to send or details that it
//! would hide.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

use crate::support::Service;

/// Longest wait for an expected event; after it the test fails.
const PATIENCE: Duration = Duration::from_secs(300);

/// An answer.
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    head: String,
    /// The body, decoded if it came in chunks.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The value of a header; empty if there is none.
    pub(crate) fn header(&self, name: &str) -> &str {
        let is_named = |line: &&str| {
            (line.split_once(':')).is_some_and(|(known, _)| known.eq_ignore_ascii_case(name))
        };
        let line = self.head.lines().skip(1).find(is_named);
        line.and_then(|line| line.split_once(':')).map_or("", |(_, value)| value.trim())
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|e| panic!("{e}: {:?}", String::from_utf8_lossy(&self.body)))
    }
}

/// A connection to the service.
pub(crate) fn connect(service: &Service) -> TcpStream {
    let address = service.base().trim_start_matches("http://");
    let stream = TcpStream::connect(address).expect("a connection");
    (stream.set_read_timeout(Some(PATIENCE))).expect("an option");
    stream
}

/// Sends these bytes and reads the one answer.
pub(crate) fn send(service: &Service, bytes: impl AsRef<[u8]>) -> Answer {
    let mut stream = connect(service);
    // A service that refuses a request may close the connection before all of it is sent.
    let _ = stream.write_all(bytes.as_ref());
    answer(&mut stream, bytes.as_ref().starts_with(b"HEAD"))
}

/// A request with these headers (a line each, with its end) and this body, after which the connection is closed.
pub(crate) fn request(
    service: &Service,
    method: &str,
    target: &str,
    headers: &str,
    body: &[u8],
) -> Answer {
    let length =
        if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
    let head = format!(
        "{method} {target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}{length}\r\n"
    );
    send(service, [head.as_bytes(), body].concat())
}

/// A POST of JSON.
pub(crate) fn post(service: &Service, target: &str, body: &Value) -> Answer {
    let headers = "Content-Type: application/json\r\n";
    request(service, "POST", target, headers, body.to_string().as_bytes())
}

/// A GET.
pub(crate) fn get(service: &Service, target: &str) -> Answer {
    request(service, "GET", target, "", b"")
}

/// Reads one answer, up to the length in its head or until the connection is closed.
pub(crate) fn answer(stream: &mut TcpStream, is_head: bool) -> Answer {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    let end = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break end;
        }
        match stream.read(&mut part) {
            Ok(more @ 1..) => bytes.extend_from_slice(&part[..more]),
            other => panic!("no answer: {other:?}, {:?}", String::from_utf8_lossy(&bytes)),
        }
    };
    let head = String::from_utf8(bytes[..end].to_vec()).expect("heads are text");
    let status = (head.split(' ').nth(1)).and_then(|status| status.parse().ok());
    let mut answer =
        Answer { status: status.expect("a status"), head, body: bytes[end + 4..].to_vec() };
    let length: Option<usize> = answer.header("content-length").parse().ok();
    while !is_head && length.is_none_or(|length| answer.body.len() < length) {
        match stream.read(&mut part) {
            Ok(more @ 1..) => answer.body.extend_from_slice(&part[..more]),
            _ => break,
        }
    }
    if answer.header("transfer-encoding") == "chunked" {
        answer.body = unchunked(&answer.body);
    }
    answer
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let length = std::str::from_utf8(&bytes[..end]).expect("a length");
        let length = usize::from_str_radix(length, 16).expect("a length");
        if length == 0 {
            break;
        }
        whole.extend_from_slice(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
    whole
}
