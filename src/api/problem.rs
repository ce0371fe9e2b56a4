//! Problems as HTTP answers.

use std::fmt;

use actix_web::http::header::{ALLOW, CONTENT_TYPE, RETRY_AFTER, VARY, WWW_AUTHENTICATE};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, ResponseError};

use super::language::headers;
use crate::language::{Language, in_words_of};
use tessera_operations::json::write::{Written, written};
pub use tessera_operations::problem::{Code, PROBLEM_JSON, Problem, ProblemDocument};

/// A problem as the error of a handler.
#[derive(Debug, Clone)]
pub struct ProblemResponse(pub Problem);

impl From<Problem> for ProblemResponse {
    fn from(problem: Problem) -> ProblemResponse {
        ProblemResponse(problem)
    }
}

impl fmt::Display for ProblemResponse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ResponseError for ProblemResponse {
    fn status_code(&self) -> StatusCode {
        status(self.0.code)
    }

    fn error_response(&self) -> HttpResponse {
        render(&self.0, Language::default(), None)
    }
}

/// Answers `OPTIONS` with the methods of a path, and a request with any further method with a problem.
pub(super) fn other_method(
    request: &HttpRequest,
    methods: &str,
    detail: String,
) -> Result<HttpResponse, ProblemResponse> {
    if request.method() == Method::OPTIONS {
        let mut options = HttpResponse::NoContent();
        return Ok(options.insert_header((ALLOW, methods)).finish());
    }
    let mut problem = Problem::new(Code::MethodNotAllowed, detail);
    problem.allow = Some(methods.into());
    Err(problem.into())
}

/// The whole answer: status, headers, and the document. Its detail is translated if it is for players.
pub fn render(problem: &Problem, language: Language, request_id: Option<&str>) -> HttpResponse {
    let mut response: HttpResponseBuilder = HttpResponse::build(status(problem.code));
    response.insert_header((CONTENT_TYPE, PROBLEM_JSON));
    if let Some(methods) = &problem.allow {
        response.insert_header((ALLOW, &**methods));
    }
    if problem.code.status() == 401 {
        response.insert_header((WWW_AUTHENTICATE, "Bearer"));
    }
    if let Some(seconds) = problem.retry_after {
        response.insert_header((RETRY_AFTER, seconds.to_string()));
    }
    if problem.code == Code::NotAcceptable {
        response.insert_header((VARY, "Accept"));
    }
    let document = written_document(problem, request_id);
    let is_translated = document.has_messages();
    let language = if is_translated { language } else { Language::English };
    for (name, value) in headers(language) {
        // A problem that is always English does not depend on the caller's language.
        if is_translated || name != VARY {
            response.insert_header((name, value));
        }
    }
    response.body(in_words_of(language, document).unwrap_or_default())
}

/// The document of a problem. Its detail is translated if it is for players.
pub fn document(problem: &Problem, language: Language, request_id: Option<&str>) -> Vec<u8> {
    in_words_of(language, written_document(problem, request_id)).unwrap_or_default()
}

/// The document of a problem, in which a detail for players is a message.
pub(super) fn written_document(problem: &Problem, request_id: Option<&str>) -> Written {
    // It has only texts and numbers, so it can be serialized.
    written(&problem.document(request_id)).unwrap_or_default()
}

fn status(code: Code) -> StatusCode {
    StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
