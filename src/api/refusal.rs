//! Answers to requests without a handler: their head can't be read, or there is no place for their connection.

use std::time::SystemTime;

use actix_web::body::MessageBody;
use actix_web::http::header::{
    CACHE_CONTROL, CONNECTION, CONTENT_LENGTH, DATE, HeaderValue, HttpDate,
};

use super::admission::MAX_URI;
use super::answer::NEVER_CACHED;
use super::answer_headers::share;
use super::log_line::LogLine;
use super::metrics::Metrics;
use super::problem::{Code, Problem, render};
use super::request_log::{Id, REQUEST_ID, fresh_id};
use crate::language::Language;

/// The problem for one of actix's own answers to a head. Answers of handlers never get here, because actix writes its
/// own only while no request is in progress.
pub(super) fn problem_of_head(written: &[u8], bytes_of_first_line: usize) -> Option<Problem> {
    let status =
        written.strip_prefix(b"HTTP/1.1 ").or_else(|| written.strip_prefix(b"HTTP/1.0 "))?;
    let is_long = bytes_of_first_line > MAX_URI;
    let problem = match status.get(..3)? {
        b"400" | b"431" if is_long => {
            Problem::new(Code::UriTooLong, format!("the request target exceeds {MAX_URI} bytes"))
        }
        b"400" => Problem::new(
            Code::MalformedRequest,
            "the request line or a header does not follow HTTP/1.1, or there is no `Host`",
        ),
        b"408" => {
            Problem::new(Code::RequestTimeout, "the head of the request did not arrive in time")
        }
        b"431" => Problem::new(
            Code::HeadersTooLarge,
            "the head of the request is too long, or has too many headers",
        ),
        _ => return None,
    };
    Some(problem)
}

/// The answer to a refused head, counted and logged like all answers.
pub(super) fn refuse(problem: &Problem, metrics: &Metrics) -> Vec<u8> {
    let (id, status) = (fresh_id(), problem.code.status());
    metrics.problem(problem.code);
    metrics.answered(None, "none", status, std::time::Duration::ZERO);
    LogLine { id: &id, method: "-", path: "-", status, us: 0 }.log();
    in_full(problem, &id)
}

/// The bytes of an answer; the connection is closed after it.
pub(super) fn in_full(problem: &Problem, id: &Id) -> Vec<u8> {
    let mut response = render(problem, Language::default(), Some(id));
    let status = response.status();
    let headers = response.headers_mut();
    share(headers);
    headers.insert(CACHE_CONTROL, NEVER_CACHED);
    headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let now = HttpDate::from(SystemTime::now()).to_string();
    for (name, value) in [(REQUEST_ID, id.as_str()), (DATE, &now)] {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    }
    let headers = std::mem::take(headers);
    let body = response.into_body().try_into_bytes().unwrap_or_default();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refused_heads_become_problems() {
        let code = |written: &[u8], line| problem_of_head(written, line).map(|p| p.code);
        let bad = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n";
        assert_eq!(code(bad, 20), Some(Code::MalformedRequest));
        assert_eq!(code(bad, MAX_URI + 1), Some(Code::UriTooLong));
        assert_eq!(code(b"HTTP/1.1 431 x", 20), Some(Code::HeadersTooLarge));
        assert_eq!(code(b"HTTP/1.1 408 x", 20), Some(Code::RequestTimeout));
        assert_eq!(code(b"HTTP/1.1 100 Continue\r\n\r\n", 20), None);
    }

    #[test]
    fn an_answer_in_full_is_a_problem() {
        let id = fresh_id();
        let bytes = in_full(&Problem::service_full("there are too many connections"), &id);
        let text = String::from_utf8(bytes).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 503 Service Unavailable\r\n"));
        for line in ["connection: close", "retry-after: 2", "access-control-allow-origin: *"] {
            assert!(head.contains(line), "{head}");
        }
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())));
        let problem: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(problem["request_id"], id.as_str());
    }
}
