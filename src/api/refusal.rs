//! Answers to requests without a handler: their head can't be read, or there is no place for their connection.

use std::time::SystemTime;

use actix_web::body::MessageBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, DATE, HeaderMap, HeaderValue, HttpDate,
};
use actix_web::web;

use super::admission::MAX_URI;
use super::answer::NEVER_CACHED;
use super::answer_headers::share;
use super::answered::Answered;
use super::metrics::Metrics;
use super::problem::{Code, Problem, render};
use super::request_log::{Id, REQUEST_ID, fresh_id};
use crate::language::Language;

/// The problem for one of actix's own answers to a head. Answers of handlers never get here, because actix writes its
/// own only while no request is in progress.
pub(super) fn problem_of_head(
    written: &[u8],
    bytes_of_first_line: usize,
    is_http_2: bool,
) -> Option<Problem> {
    let status = written
        .strip_prefix(b"HTTP/1.1 ")
        .or_else(|| written.strip_prefix(b"HTTP/1.0 "))?;
    let is_long = bytes_of_first_line > MAX_URI;
    let problem = match status.get(..3)? {
        b"400" | b"431" if is_long => Problem::new(
            Code::UriTooLong,
            format!("the request target exceeds {MAX_URI} bytes"),
        ),
        b"400" if is_http_2 => Problem::new(
            Code::MalformedRequest,
            "this service does not speak HTTP/2; send the request as HTTP/1.1, or through a proxy",
        ),
        b"400" => Problem::new(
            Code::MalformedRequest,
            "the request line or a header does not follow HTTP/1.1, or there is no `Host`",
        ),
        b"408" => Problem::new(
            Code::RequestTimeout,
            "the head of the request did not arrive in time",
        ),
        b"431" => Problem::new(
            Code::HeadersTooLarge,
            "the head of the request is too long, or has too many headers",
        ),
        _ => return None,
    };
    Some(problem)
}

/// The answer to a refused head, counted and logged like all answers. A client that speaks HTTP/2 gets it in frames.
pub(super) fn refuse(problem: &Problem, is_http_2: bool, metrics: &Metrics) -> Vec<u8> {
    let (id, status) = (fresh_id(), problem.code.status());
    metrics.problem(problem.code);
    metrics.answered(None, "none", status, std::time::Duration::ZERO);
    Answered {
        id: &id,
        method: "-",
        path: "-",
        status,
        us: 0,
    }
    .log();
    if is_http_2 {
        in_frames(problem, &id)
    } else {
        in_full(problem, &id)
    }
}

/// The bytes of an answer; the connection is closed after it.
pub(super) fn in_full(problem: &Problem, id: &Id) -> Vec<u8> {
    let Answer {
        status,
        mut headers,
        body,
    } = answer(problem, id);
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let mut bytes =
        format!("HTTP/1.1 {status}\r\n{CONTENT_LENGTH}: {}\r\n", body.len()).into_bytes();
    for (name, value) in &headers {
        bytes.extend_from_slice(name.as_str().as_bytes());
        bytes.extend_from_slice(b": ");
        bytes.extend_from_slice(value.as_bytes());
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b"\r\n");
    bytes.extend_from_slice(&body);
    bytes
}

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: web::Bytes,
}

fn answer(problem: &Problem, id: &Id) -> Answer {
    let mut response = render(problem, Language::default(), Some(id));
    let status = response.status();
    let headers = response.headers_mut();
    share(headers);
    headers.insert(CACHE_CONTROL, NEVER_CACHED);
    let now = HttpDate::from(SystemTime::now()).to_string();
    for (name, value) in [(REQUEST_ID, id.as_str()), (DATE, &now)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    let headers = std::mem::take(response.headers_mut());
    Answer {
        status,
        headers,
        body: response.into_body().try_into_bytes().unwrap_or_default(),
    }
}

/// The answer to the first request of a client that speaks HTTP/2 without negotiation: frames of RFC 9113, after
/// which the connection is closed. Libraries for HTTP/2 report an answer in HTTP/1.1 as a broken connection.
fn in_frames(problem: &Problem, id: &Id) -> Vec<u8> {
    const FIRST_STREAM: u32 = 1;
    let Answer {
        status,
        headers,
        body,
    } = answer(problem, id);
    let mut block = Vec::new();
    push_field(&mut block, b":status", status.as_str().as_bytes());
    for (name, value) in &headers {
        push_field(&mut block, name.as_str().as_bytes(), value.as_bytes());
    }
    let mut bytes = Vec::new();
    let (data, headers, settings, goaway) = (0, 1, 4, 7);
    let (end_stream, end_headers) = (1, 4);
    push_frame(&mut bytes, settings, 0, 0, b"");
    push_frame(&mut bytes, headers, end_headers, FIRST_STREAM, &block);
    push_frame(&mut bytes, data, end_stream, FIRST_STREAM, &body);
    // The last answered stream, and the error HTTP_1_1_REQUIRED.
    let end = [FIRST_STREAM.to_be_bytes(), 0xd_u32.to_be_bytes()].concat();
    push_frame(&mut bytes, goaway, 0, 0, &end);
    bytes
}

/// Appends a frame. Its payload has at most 16 KiB, which every client accepts.
fn push_frame(bytes: &mut Vec<u8>, kind: u8, flags: u8, stream: u32, payload: &[u8]) {
    bytes.extend_from_slice(&(payload.len() as u32).to_be_bytes()[1..]);
    bytes.extend_from_slice(&[kind, flags]);
    bytes.extend_from_slice(&stream.to_be_bytes());
    bytes.extend_from_slice(payload);
}

/// Appends a header field as a literal without indexing (RFC 7541, 6.2.2).
fn push_field(block: &mut Vec<u8>, name: &[u8], value: &[u8]) {
    block.push(0);
    for text in [name, value] {
        push_length(block, text.len());
        block.extend_from_slice(text);
    }
}

/// Appends the length of an uncompressed text: an integer with a prefix of 7 bits (RFC 7541, 5.1).
fn push_length(block: &mut Vec<u8>, length: usize) {
    const PREFIX: usize = 127;
    if length < PREFIX {
        block.push(length as u8);
        return;
    }
    block.push(PREFIX as u8);
    let mut rest = length - PREFIX;
    while rest >= 128 {
        block.push((rest % 128 + 128) as u8);
        rest /= 128;
    }
    block.push(rest as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_heads_become_problems() {
        let code = |written: &[u8], line| problem_of_head(written, line, false).map(|p| p.code);
        let bad = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(code(bad, 20), Some(Code::MalformedRequest));
        assert_eq!(code(bad, MAX_URI + 1), Some(Code::UriTooLong));
        assert_eq!(code(b"HTTP/1.1 431 x", 20), Some(Code::HeadersTooLarge));
        assert_eq!(code(b"HTTP/1.1 408 x", 20), Some(Code::RequestTimeout));
        assert_eq!(code(b"HTTP/1.1 100 Continue\r\n\r\n", 20), None);
    }

    #[test]
    fn lengths_are_written_in_7_bits_or_continued() {
        let written = |length| {
            let mut bytes = Vec::new();
            push_length(&mut bytes, length);
            bytes
        };
        assert_eq!(written(5), [5]);
        assert_eq!(written(126), [126]);
        assert_eq!(written(127), [127, 0]);
        // 1337 with a prefix of 5 bits is the example of RFC 7541, C.1.2: 31, then 1306.
        assert_eq!(written(127 + 1306), [127, 154, 10]);
    }

    #[test]
    fn an_answer_in_full_is_a_problem() {
        let id = fresh_id();
        let bytes = in_full(
            &Problem::service_full("there are too many connections"),
            &id,
        );
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 503 Service Unavailable\r\n"));
        for line in [
            "connection: close",
            "retry-after: 2",
            "access-control-allow-origin: *",
        ] {
            assert!(head.contains(line), "{head}");
        }
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())));
        let problem: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(problem["request_id"], id.as_str());
    }
}
