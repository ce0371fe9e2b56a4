//! Errors on the wire: RFC 9457 problem details, from one table of codes.

use std::fmt;

use serde::Serialize;
use utoipa::ToSchema;

use tessera_messages::{MAX_EXACT, Text};
pub use tessera_rules::game::Exceeded;
use tessera_rules::game::{Fault, FaultKind, MOST_ECHOED, shortened};
use tessera_search::StoppedBy;

use crate::rulebook::ruling_url;
use crate::sentence::Sentence;
use crate::text_place::TextPlace;

/// The media type of every error.
pub const PROBLEM_JSON: &str = "application/problem+json";
/// Seconds after which a full service may have capacity again.
const RETRY_AFTER: u64 = 2;

/// Declares the codes: the enum, and its table of statuses, titles and meanings.
macro_rules! codes {
    ($($name:ident $code:literal $status:literal $title:literal $meaning:literal;)*) => {
        /// The stable `code` of an error.
        ///
        /// Later releases may add values; accept unknown ones.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        #[schema(as = ErrorCode)]
        #[allow(missing_docs)] // The table says what each means.
        pub enum Code { $($name,)* }

        impl Code {
            /// Every code, in the order of the table.
            pub const ALL: &'static [Code] = &[$(Code::$name,)*];

            /// The code in answers, in snake case.
            pub const fn as_str(self) -> &'static str {
                match self { $(Code::$name => $code,)* }
            }

            /// The HTTP status of the error.
            pub const fn status(self) -> u16 {
                match self { $(Code::$name => $status,)* }
            }

            /// A short name, the same for every occurrence.
            pub const fn title(self) -> &'static str {
                match self { $(Code::$name => $title,)* }
            }

            /// Meaning of the error, and advice for the caller.
            pub const fn meaning(self) -> &'static str {
                match self { $(Code::$name => $meaning,)* }
            }
        }
    };
}

codes! {
    MalformedJson "malformed_json" 400 "The body is not JSON"
        "The body does not parse as JSON in UTF-8. Nothing beyond the place named in `detail` was read.";
    InvalidBody "invalid_body" 400 "The body has the wrong shape"
        "A field is missing, unknown, given twice or of the wrong type; `pointer` leads to it.";
    InvalidQuery "invalid_query" 400 "The query string has the wrong shape"
        "A query parameter is missing, unknown, given twice or can't be read; `parameter` names it.";
    MalformedPosition "malformed_position" 400 "The position can't be read"
        "A position key, tile, cell, board row or similar does not follow its grammar; `pointer` leads to it.";
    MalformedMove "malformed_move" 400 "The move can't be read"
        "A move is not written in the game's notation; `index` tells which one of a list.";
    MalformedOption "malformed_option" 400 "An option can't be read"
        "An option's text does not follow its grammar; `pointer` leads to it.";
    MalformedRecord "malformed_record" 400 "The record can't be read"
        "The text of a game does not follow the grammar of records; `line` and `column` lead to the place.";
    MalformedRequest "malformed_request" 400 "The request can't be read"
        "The request line or a header does not follow HTTP/1.1; `detail` says what is known. Every request needs a `Host`.";
    UnknownKey "unknown_key" 401 "The API key is not known"
        "The key in `X-Api-Key` or `Authorization: Bearer` is not known to this service; leave it out to be served without one.";
    KeyRequired "key_required" 401 "An API key is needed"
        "This service does that for holders of a key alone; send one in `X-Api-Key` or `Authorization: Bearer`.";
    ForbiddenOrigin "forbidden_origin" 403 "This website may not call here"
        "Pages of the origin in `Origin`, or the name in `Host`, are not let in; the operator of the service can list them.";
    UnknownGame "unknown_game" 404 "There is no such game"
        "The game in the path is not one of those that `GET /v1/games` lists.";
    NotFound "not_found" 404 "There is nothing here"
        "No route has this path; `/openapi.json` lists them all.";
    UnknownPuzzle "unknown_puzzle" 404 "There is no such puzzle"
        "The id is damaged or names no puzzle of this game, or the day has none (yet); `detail` says which.";
    UnknownJob "unknown_job" 404 "There is no such job"
        "No job has this id, or not any more: it was cancelled, its time is over, or the service was started anew; ask again.";
    MethodNotAllowed "method_not_allowed" 405 "The method is not allowed here"
        "The path exists, but not for this method; the `Allow` header lists the methods.";
    NotAcceptable "not_acceptable" 406 "No acceptable media type"
        "`Accept` names none of the media types in which this is served; `detail` lists them.";
    RequestTimeout "request_timeout" 408 "The request took too long"
        "The head or the body of the request did not arrive in time; send it again in one piece.";
    BodyTooLarge "body_too_large" 413 "The body is too large"
        "The request body exceeds the limit that `GET /v1/games` states.";
    UriTooLong "uri_too_long" 414 "The URI is too long"
        "Send the position in the body of a POST instead.";
    UnsupportedMediaType "unsupported_media_type" 415 "The body must be JSON"
        "Send the body with `Content-Type: application/json`, in UTF-8, uncompressed.";
    InconsistentPosition "inconsistent_position" 422 "The position is inconsistent"
        "The position can be read, but breaks the ruling named in `rule`.";
    IllegalMove "illegal_move" 422 "The move is not legal"
        "The move breaks the ruling named in `rule` in the position where it was tried; `index` tells which one of a list.";
    GameOver "game_over" 422 "The game is over"
        "A move was sent for a finished position; `index` tells which one of a list.";
    ChanceDue "chance_due" 422 "A draw is due"
        "Chance decides next in this position, so there is no move to value or to choose; play the draw first.";
    ImpossibleOptions "impossible_options" 422 "The options can't be met"
        "Options exclude each other or lie outside what the game or the service allows.";
    UnsoundPuzzle "unsound_puzzle" 422 "This is no sound puzzle"
        "The content id can be read, but the proof fails; `detail` has the reason, and `puzzles/verify` more about it.";
    LimitExceeded "limit_exceeded" 422 "A limit is exceeded"
        "The request asks for more than a limit of `GET /v1/games/{game}` allows: `limit` is its name, `allowed` its value, \
         `asked` what was asked for.";
    InconsistentRecord "inconsistent_record" 422 "The record contradicts itself or its game"
        "The record of a game can be read, but its parts do not fit together, such as a result that the moves do not \
         give; `pointer`, or `line` and `column`, lead to the place.";
    TooManyRequests "too_many_requests" 429 "Too many requests"
        "The caller has used up its allowance while other requests of its own were in progress; try again after \
         `Retry-After` seconds, or send one request at a time.";
    HeadersTooLarge "headers_too_large" 431 "The headers are too large"
        "Send fewer or shorter headers.";
    ServiceFull "service_full" 503 "The service is full"
        "All permits for heavy work are taken and the queue is full, or the time was up before there was a permit; try again after `Retry-After` seconds.";
    OutOfTime "out_of_time" 503 "The work took too long"
        "The time was up before the work was done; ask for less, or for a job, which has no limit of time.";
    BudgetSpent "budget_spent" 503 "The shared budget is spent"
        "The nodes, the time or the room that are left do not suffice; send the call on its own, or with higher limits.";
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
    /// The error's code.
    pub code: Code,
    /// Description of this occurrence.
    pub detail: Text,
    /// JSON Pointer into the request body.
    pub pointer: Option<String>,
    /// The parameter of the query or the path.
    pub parameter: Option<String>,
    /// The ruling that was broken.
    pub rule: Option<&'static str>,
    /// Index of the wrong move in its list.
    pub index: Option<usize>,
    /// Place in the text of a record.
    pub place: Option<TextPlace>,
    /// The limit that was exceeded.
    pub exceeded: Option<Exceeded>,
    /// Methods for the `Allow` header.
    pub allow: Option<Box<str>>,
    /// Seconds for the `Retry-After` header.
    pub retry_after: Option<u64>,
}

impl Problem {
    /// An error with no details but its text.
    pub fn new(code: Code, detail: impl Into<Text>) -> Problem {
        Problem {
            code,
            detail: detail.into(),
            pointer: None,
            parameter: None,
            rule: None,
            index: None,
            place: None,
            exceeded: None,
            allow: None,
            retry_after: None,
        }
    }

    /// The same error, with its place in the request body. The pointer ends before a name that is too long to repeat.
    #[must_use]
    pub fn at(mut self, pointer: impl Into<String>) -> Problem {
        let mut pointer = pointer.into();
        pointer.truncate(echoed(&pointer));
        self.pointer = Some(pointer);
        self
    }

    /// The same error, for an element of the list at `base` in the request.
    #[must_use]
    pub fn of_list(self, base: &str, index: usize) -> Problem {
        Problem { index: Some(index), ..self.at(format!("{base}/{index}")) }
    }

    /// The same error, for a parameter of the query or the path.
    #[must_use]
    pub fn of_parameter(self, name: impl Into<String>) -> Problem {
        Problem { parameter: Some(shortened(&name.into()).into_owned()), ..self }
    }

    /// The same error, for a request whose members are query parameters: the place in the body becomes the name of a
    /// parameter.
    #[must_use]
    pub fn in_query(mut self) -> Problem {
        let pointer = self.pointer.take().unwrap_or_default();
        if self.parameter.is_none() {
            // The members of `limits` are parameters of their own, and places inside a parameter have no names.
            let mut names = pointer.split('/').skip(1);
            let name = names.find(|name| *name != "limits");
            self.parameter = name.map(str::to_owned);
        }
        self
    }

    /// The error of a request that exceeds a limit.
    pub fn limit_exceeded(exceeded: Exceeded, detail: impl Into<Text>) -> Problem {
        Problem { exceeded: Some(exceeded), ..Problem::new(Code::LimitExceeded, detail) }
    }

    /// The error for callers that must try again later.
    pub fn service_full(detail: impl Into<Text>) -> Problem {
        Problem { retry_after: Some(RETRY_AFTER), ..Problem::new(Code::ServiceFull, detail) }
    }

    /// The error of an answer that can't be serialized.
    pub fn unwritable(error: impl std::fmt::Display) -> Problem {
        Problem::new(Code::Internal, format!("the answer can't be written: {error}"))
    }

    /// The error of a call whose time was up before its work began.
    pub fn no_permit_in_time() -> Problem {
        Problem::service_full("the time was up before there was a permit for the work")
    }

    /// The error of a call whose time was up; `what` is the unfinished work as a clause, such as "the count ended".
    pub fn out_of_time(what: &str) -> Problem {
        Problem {
            retry_after: Some(RETRY_AFTER),
            ..Problem::new(Code::OutOfTime, format!("the time was up before {what}"))
        }
    }

    /// The error of a call whose work was cut short: that of a shutdown of the service, otherwise as
    /// [`Problem::out_of_time`].
    pub fn cut_short(by: Option<StoppedBy>, what: &str) -> Problem {
        match by {
            Some(StoppedBy::Cancelled) => Problem::service_full("the service is shutting down"),
            _ => Problem::out_of_time(what),
        }
    }

    /// The error of a call that needs more nodes than the batch has left.
    pub fn too_few_nodes(left: u64) -> Problem {
        let detail = format!("the call needs more nodes than the {left} that the batch has left");
        Problem::new(Code::BudgetSpent, detail)
    }

    /// The error of a refused position: `base` is the pointer of the position in the body, `None` for a query.
    pub fn of_position(fault: Fault, base: Option<&str>) -> Problem {
        let code = match fault.kind {
            FaultKind::Malformed => Code::MalformedPosition,
            _ => Code::InconsistentPosition,
        };
        Problem::of_fault(code, fault, base)
    }

    /// The error of refused options of `start`.
    pub fn of_options(fault: Fault) -> Problem {
        let code = match fault.kind {
            FaultKind::Malformed => Code::MalformedOption,
            _ if fault.exceeded.is_some() => Code::LimitExceeded,
            _ => Code::ImpossibleOptions,
        };
        Problem::of_fault(code, fault, Some(""))
    }

    /// The error of a refused move: `base` is the pointer of the move in the body, `None` for a query.
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
            exceeded: fault.exceeded,
            ..Problem::new(code, fault.detail)
        }
    }

    /// True if players read the detail in their own language, which is the case for illegal moves and positions.
    fn is_for_players(&self) -> bool {
        matches!(self.code, Code::IllegalMove | Code::InconsistentPosition)
    }

    /// The JSON document of this error.
    pub fn document(&self, request_id: Option<&str>) -> ProblemDocument {
        ProblemDocument {
            r#type: self.code.type_uri(),
            title: self.code.title(),
            status: self.code.status(),
            detail: match self.is_for_players() {
                true => Detail::ForPlayers(self.detail.clone().into()),
                false => Detail::English(self.detail.to_string()),
            },
            code: self.code,
            pointer: self.pointer.clone(),
            parameter: self.parameter.clone(),
            rule: self.rule,
            rule_url: self.rule.and_then(ruling_url),
            index: self.index,
            line: self.place.map(|place| place.line),
            column: self.place.map(|place| place.column),
            limit: self.exceeded.map(|exceeded| exceeded.limit),
            allowed: self.exceeded.map(|exceeded| exceeded.allowed),
            asked: (self.exceeded).map(|exceeded| exceeded.asked.min(MAX_EXACT.cast_unsigned())),
            request_id: request_id.map(str::to_owned),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code.as_str(), self.detail)
    }
}

impl std::error::Error for Problem {}

/// Length in bytes of a pointer up to the first name with more than [`MOST_ECHOED`] characters.
fn echoed(pointer: &str) -> usize {
    let is_short = |name: &&str| name.chars().nth(MOST_ECHOED).is_none();
    let short = pointer.split_inclusive('/').take_while(is_short);
    let bytes: usize = short.map(str::len).sum();
    match bytes == pointer.len() {
        true => bytes,
        false => bytes.saturating_sub(1),
    }
}

/// The detail of a problem.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Detail {
    /// Translated into the caller's language.
    ForPlayers(Sentence),
    /// English for all callers.
    English(String),
}

/// An error as JSON (RFC 9457).
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// URI reference of the problem type. It leads to the description of the type.
    #[schema(example = "/errors/illegal_move")]
    pub r#type: String,
    /// The short name of the problem type.
    pub title: &'static str,
    /// The HTTP status.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// Description of this occurrence, for people.
    #[schema(value_type = Sentence)]
    pub detail: Detail,
    /// The stable code of the problem type.
    pub code: Code,
    /// JSON Pointer into the request body; present if the error has a place there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pointer: Option<String>,
    /// Name of the wrong parameter in the query or the path; present if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub parameter: Option<String>,
    /// Number of the ruling that was broken, such as `THM-6`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rule: Option<&'static str>,
    /// URL of the text of that ruling.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "/v1/games/themisto/rules/THM-6")]
    pub rule_url: Option<String>,
    /// Index of the wrong move in its list, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub index: Option<usize>,
    /// Line in the text of a record, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1)]
    pub line: Option<u32>,
    /// Column in that line, in characters, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 1)]
    pub column: Option<u32>,
    /// Name of the limit that was exceeded, as in `GET /v1/games/{game}`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "moves_per_play")]
    pub limit: Option<&'static str>,
    /// Value of that limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub allowed: Option<u64>,
    /// The requested value; a lower bound if counting stopped early.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub asked: Option<u64>,
    /// Id of the request, also sent in the `X-Request-Id` header.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub request_id: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_become_parameters() {
        for (pointer, parameter) in [
            ("/position/board/0", Some("position")),
            ("/limits/nodes", Some("nodes")),
            ("/only/2", Some("only")),
            ("", None),
        ] {
            let problem = Problem::new(Code::MalformedPosition, "").at(pointer).in_query();
            assert_eq!(problem.parameter.as_deref(), parameter);
            assert_eq!(problem.pointer, None);
        }
    }

    #[test]
    fn codes_are_written_as_serde_writes_them() {
        for &code in Code::ALL {
            assert_eq!(serde_json::to_value(code).unwrap(), serde_json::Value::from(code.as_str()));
            assert!((400..=599).contains(&code.status()));
            assert!(!code.meaning().is_empty());
        }
    }
}
