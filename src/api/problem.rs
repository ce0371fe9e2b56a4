//! Errors on the wire: RFC 9457 problem details, from one table of codes.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, HttpResponseBuilder, ResponseError};
use serde::Serialize;
use utoipa::ToSchema;

use crate::game::{Fault, FaultKind};

/// The media type of every error.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// Declares the codes: the enum, and the table with status, title and meaning of each.
macro_rules! codes {
    ($($name:ident $code:literal $status:literal $title:literal $meaning:literal;)*) => {
        /// The stable `code` of an error.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        #[schema(as = ErrorCode)]
        #[allow(missing_docs)] // The table says what each means.
        pub enum Code { $($name,)* }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code as it stands in answers.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)* }
            }

            /// The HTTP status that goes with it.
            pub const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* }
            }

            /// A short name, the same for every occurrence.
            pub const fn title(self) -> &'static str {
                match self { $(Code::$name => $title,)* }
            }

            /// What it means and what a caller can do.
            pub const fn meaning(self) -> &'static str {
                match self { $(Code::$name => $meaning,)* }
            }
        }
    };
}

codes! {
    MalformedJson "malformed_json" 400 "The body is not JSON"
        "The body does not parse as JSON in UTF-8. Nothing was looked at beyond the place named in `detail`.";
    InvalidBody "invalid_body" 400 "The body has the wrong shape"
        "A field is missing, unknown, given twice or of the wrong type; `pointer` leads to it.";
    InvalidQuery "invalid_query" 400 "The query string has the wrong shape"
        "A query parameter is missing, unknown, given twice or can't be read.";
    MalformedPosition "malformed_position" 400 "The position can't be read"
        "A position key, tile, cell, board row or similar lies outside its grammar; `pointer` leads to it.";
    MalformedMove "malformed_move" 400 "The move can't be read"
        "A move is not written in the game's notation; `index` tells which one of a list.";
    MalformedOption "malformed_option" 400 "An option can't be read"
        "An option's text lies outside its grammar; `pointer` leads to it.";
    UnknownKey "unknown_key" 401 "The API key is not known"
        "The key in `X-Api-Key` or `Authorization: Bearer` is none of this service's; leave it out to be served without one.";
    UnknownGame "unknown_game" 404 "There is no such game"
        "The game in the path is not one of those that `GET /v1/games` lists.";
    NotFound "not_found" 404 "There is nothing here"
        "No route has this path; `/openapi.json` lists them all.";
    UnknownPuzzle "unknown_puzzle" 404 "There is no such puzzle"
        "The id is damaged or names no puzzle of this game, or the day has none (yet); `detail` says which.";
    MethodNotAllowed "method_not_allowed" 405 "The method is not allowed here"
        "The path exists, but not for this method; the `Allow` header lists the methods.";
    NotAcceptable "not_acceptable" 406 "No such media type is on offer"
        "`Accept` names none of the media types in which this is served; `detail` lists them.";
    RequestTimeout "request_timeout" 408 "The body took too long"
        "The body of the request did not arrive in time; send it again in one piece.";
    BodyTooLarge "body_too_large" 413 "The body is too large"
        "The request body exceeds the limit that `GET /v1/games` states.";
    UriTooLong "uri_too_long" 414 "The URI is too long"
        "Send the position in the body of a POST instead.";
    UnsupportedMediaType "unsupported_media_type" 415 "The body must be JSON"
        "Send the body with `Content-Type: application/json`, uncompressed.";
    InconsistentPosition "inconsistent_position" 422 "No such position can be"
        "The position can be read, but breaks the ruling named in `rule`.";
    IllegalMove "illegal_move" 422 "The move is not legal"
        "The move breaks the ruling named in `rule` in the position where it was tried; `index` tells which one of a list.";
    GameOver "game_over" 422 "The game is over"
        "A move was sent for a finished position; `index` tells which one of a list.";
    ChanceDue "chance_due" 422 "A draw is due"
        "Chance decides next in this position, so there is no move to judge or to choose; play the draw first.";
    ImpossibleOptions "impossible_options" 422 "The options can't be met"
        "Options exclude each other or lie outside what the game or the service allows.";
    LimitExceeded "limit_exceeded" 422 "A stated limit is exceeded"
        "The request asks for more than the limits of `GET /v1/games/{game}` allow; ask for less.";
    TooManyRequests "too_many_requests" 429 "This caller asks too much"
        "The caller has spent its allowance while other requests of its own were under way; try again after `Retry-After` seconds, or send one request at a time.";
    HeadersTooLarge "headers_too_large" 431 "The headers are too large"
        "Send fewer or shorter headers.";
    ServiceFull "service_full" 503 "The service is full"
        "All permits for heavy work are taken and the queue is full, or the time was up before there was a permit; try again after `Retry-After` seconds.";
    BudgetSpent "budget_spent" 503 "The shared budget is spent"
        "Earlier calls of the batch spent its nodes or its time; send this one again in another batch.";
    Internal "internal" 500 "Something went wrong"
        "A defect of the service; please report it with the `request_id`.";
}

impl Code {
    /// The URI reference that identifies the problem type and leads to its description.
    pub fn type_uri(self) -> String {
        format!("/errors/{}", self.as_str())
    }
}

/// An error answer before it is rendered.
#[derive(Debug, Clone)]
pub struct Problem {
    /// Which error.
    pub code: Code,
    /// What is wrong this time.
    pub detail: String,
    /// JSON Pointer into the request body.
    pub pointer: Option<String>,
    /// The ruling that was broken.
    pub rule: Option<&'static str>,
    /// Which move of a list.
    pub index: Option<usize>,
    /// Methods for the `Allow` header.
    pub allow: Option<Box<str>>,
    /// Seconds for the `Retry-After` header.
    pub retry_after: Option<u64>,
}

impl Problem {
    /// An error with nothing but its detail.
    pub fn new(code: Code, detail: impl Into<String>) -> Problem {
        Problem {
            code,
            detail: detail.into(),
            pointer: None,
            rule: None,
            index: None,
            allow: None,
            retry_after: None,
        }
    }

    /// The same error, with its place in the request body.
    #[must_use]
    pub fn at(mut self, pointer: impl Into<String>) -> Problem {
        self.pointer = Some(pointer.into());
        self
    }

    /// A refused position: `base` is the pointer of the position in the body, `None` for a query.
    pub fn of_position(fault: Fault, base: Option<&str>) -> Problem {
        let code = match fault.kind {
            FaultKind::Malformed => Code::MalformedPosition,
            _ => Code::InconsistentPosition,
        };
        Problem::of_fault(code, fault, base)
    }

    /// Refused options of `start`.
    pub fn of_options(fault: Fault) -> Problem {
        let code = match fault.kind {
            FaultKind::Malformed => Code::MalformedOption,
            _ => Code::ImpossibleOptions,
        };
        Problem::of_fault(code, fault, Some(""))
    }

    /// A refused move: `base` is the pointer of the move in the body, `None` for a query.
    pub fn of_move(fault: Fault, base: Option<&str>) -> Problem {
        let code = match fault.kind {
            FaultKind::Malformed => Code::MalformedMove,
            FaultKind::Options => Code::ImpossibleOptions,
            FaultKind::Inconsistent | FaultKind::Illegal => Code::IllegalMove,
        };
        Problem::of_fault(code, fault, base)
    }

    fn of_fault(code: Code, fault: Fault, base: Option<&str>) -> Problem {
        let pointer = base.map(|base| format!("{base}{}", fault.pointer()));
        Problem {
            pointer,
            rule: fault.rule,
            ..Problem::new(code, fault.detail)
        }
    }

    /// The JSON document of this error.
    pub fn document(&self, request_id: Option<&str>) -> ProblemDocument {
        ProblemDocument {
            r#type: self.code.type_uri(),
            title: self.code.title(),
            status: self.code.status(),
            detail: self.detail.clone(),
            code: self.code,
            pointer: self.pointer.clone(),
            rule: self.rule,
            index: self.index,
            request_id: request_id.map(str::to_owned),
        }
    }

    /// The whole answer.
    pub fn render(&self, request_id: Option<&str>) -> HttpResponse {
        let status =
            StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response: HttpResponseBuilder = HttpResponse::build(status);
        response.insert_header((CONTENT_TYPE, PROBLEM_JSON));
        if let Some(methods) = &self.allow {
            response.insert_header(("allow", &**methods));
        }
        if self.code == Code::UnknownKey {
            response.insert_header((WWW_AUTHENTICATE, "Bearer"));
        }
        if let Some(seconds) = self.retry_after {
            response.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        response.body(serde_json::to_vec(&self.document(request_id)).unwrap_or_default())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code.as_str(), self.detail)
    }
}

impl std::error::Error for Problem {}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        self.render(None)
    }
}

/// An error as it is sent (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// URI reference of the problem type: where its description can be read.
    #[schema(example = "/errors/illegal_move")]
    pub r#type: String,
    /// The short name of the problem type.
    pub title: &'static str,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// What is wrong this time, for people.
    pub detail: String,
    /// The stable code of the problem type.
    pub code: Code,
    /// JSON Pointer into the request body, where one applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pointer: Option<String>,
    /// The ruling that was broken, such as `THM-6`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rule: Option<&'static str>,
    /// Which move of a list is meant, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub index: Option<usize>,
    /// The id of the request, also in the `X-Request-Id` header.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub request_id: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_written_as_serde_writes_them() {
        for &code in Code::ALL {
            assert_eq!(
                serde_json::to_value(code).unwrap(),
                serde_json::Value::from(code.as_str())
            );
            assert!((400..=599).contains(&code.status()));
            assert!(!code.meaning().is_empty());
        }
    }
}
