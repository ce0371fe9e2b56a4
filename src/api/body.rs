//! Request bodies and query strings: read once, strictly, with errors that name the place.

use std::borrow::Cow;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tessera_operations::json::without_long_echo;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::StreamExt;
use serde::de::DeserializeOwned;
use tokio::time::{Sleep, sleep};

use super::language;
use super::problem::{Code, Problem, ProblemResponse};
use tessera_operations::json::parse as parse_json;
use tessera_operations::limits::MAX_BODY;
use tessera_rules::game::{quoted, shortened};

/// Time within which a body must arrive.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// A request body of at most `MAX` bytes as it was sent, and the check of its media type.
#[derive(Debug)]
pub struct Body<const MAX: usize = MAX_BODY> {
    bytes: web::Bytes,
    media_type: Result<(), Problem>,
}

impl<const MAX: usize> Body<MAX> {
    /// The body as a `T`. A `required` body may not be left out; otherwise an empty body counts as `{}`, whatever its
    /// content type.
    ///
    /// # Errors
    /// [`Code::UnsupportedMediaType`], and the errors of [`tessera_operations::json::parse`].
    pub fn json<T: DeserializeOwned>(self, required: bool) -> Result<T, Problem> {
        if !required && self.bytes.is_empty() {
            return parse_json(b"{}");
        }
        parse_json(&self.text()?)
    }

    /// The body as the bytes of a request. A `required` body may not be left out; otherwise an empty body is allowed,
    /// whatever its content type.
    ///
    /// # Errors
    /// [`Code::UnsupportedMediaType`].
    pub fn request(self, required: bool) -> Result<web::Bytes, Problem> {
        if !required && self.bytes.is_empty() {
            return Ok(self.bytes);
        }
        self.text()
    }

    /// Its length.
    pub fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// The body as it was sent.
    ///
    /// # Errors
    /// [`Code::UnsupportedMediaType`].
    pub fn text(self) -> Result<web::Bytes, Problem> {
        self.media_type?;
        Ok(self.bytes)
    }
}

impl<const MAX: usize> FromRequest for Body<MAX> {
    type Error = ProblemResponse;
    type Future = ReadBody<MAX>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        ReadBody {
            head: Some(NoQuery::of(request).map(|_| check_media_type(request))),
            payload: payload.take(),
            bytes: web::Bytes::new(),
            has_looked: false,
            timeout: None,
        }
    }
}

/// Reads a body of at most `MAX` bytes.
pub struct ReadBody<const MAX: usize> {
    /// The check of the query, and that of the media type; `None` when the body is read.
    head: Option<Result<Result<(), Problem>, Problem>>,
    payload: Payload,
    /// The bytes received. Most bodies arrive in one piece, which is not copied.
    bytes: web::Bytes,
    /// True after the first look. Handlers are called before the server has read on, so the first look finds nothing,
    /// and there is a second one. A timer for bytes that arrive with the head would cost more than reading them.
    has_looked: bool,
    timeout: Option<Pin<Box<Sleep>>>,
}

impl<const MAX: usize> ReadBody<MAX> {
    fn add(&mut self, piece: Result<web::Bytes, PayloadError>) -> Result<(), Problem> {
        let piece = piece.map_err(|error| {
            let why = match error {
                PayloadError::Incomplete(_) => "it is cut off, or a chunk is malformed".to_owned(),
                other => other.to_string(),
            };
            Problem::new(Code::MalformedJson, format!("the body can't be read: {why}"))
        })?;
        if self.bytes.len() + piece.len() > MAX {
            let detail = format!("the body exceeds {MAX} bytes");
            return Err(Problem::new(Code::BodyTooLarge, detail));
        }
        if self.bytes.is_empty() {
            self.bytes = piece;
        } else {
            // These are the only handle of their memory after the first copy, so they grow in place.
            let mut whole = web::BytesMut::from(std::mem::take(&mut self.bytes));
            whole.extend_from_slice(&piece);
            self.bytes = whole.freeze();
        }
        Ok(())
    }
}

impl<const MAX: usize> Future for ReadBody<MAX> {
    type Output = Result<Body<MAX>, ProblemResponse>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.get_mut();
        if let Some(Err(problem)) = &this.head {
            return Poll::Ready(Err(problem.clone().into()));
        }
        loop {
            match this.payload.poll_next_unpin(context) {
                Poll::Ready(Some(piece)) => this.add(piece)?,
                Poll::Ready(None) => {
                    let media_type = this.head.take().unwrap_or(Ok(Ok(())))?;
                    let bytes = std::mem::take(&mut this.bytes);
                    return Poll::Ready(Ok(Body { bytes, media_type }));
                }
                Poll::Pending if !this.has_looked => {
                    this.has_looked = true;
                    context.waker().wake_by_ref();
                    return Poll::Pending;
                }
                Poll::Pending => {
                    let timeout = (this.timeout).get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
                    ready!(timeout.as_mut().poll(context));
                    let detail = format!("the body did not arrive within {} s", PATIENCE.as_secs());
                    return Poll::Ready(Err(Problem::new(Code::RequestTimeout, detail).into()));
                }
            }
        }
    }
}

/// Query parameters of type `T`.
#[derive(Debug)]
pub struct StrictQuery<T>(pub T);

impl<T: DeserializeOwned> StrictQuery<T> {
    /// Reads the query of a request.
    ///
    /// # Errors
    /// [`Code::InvalidQuery`].
    pub fn of(request: &HttpRequest) -> Result<StrictQuery<T>, Problem> {
        language::check(request.query_string())?;
        let query = own_parameters(request);
        let pairs = form_urlencoded::parse(query.as_bytes());
        serde_path_to_error::deserialize(serde_urlencoded::Deserializer::new(pairs))
            .map(StrictQuery)
            .map_err(|error| {
                let place = error.path().to_string();
                invalid_query(&place, &error.into_inner().to_string())
            })
    }
}

/// The problem of a query: serde's message, and its place.
fn invalid_query(place: &str, said: &str) -> Problem {
    let said = said.replace("field `", "parameter `");
    let said = said.replace("unknown variant `", "unknown value `");
    let said = without_long_echo(&said);
    let said = with_lang(&said);
    let named = (said.split_once("parameter `")).and_then(|(_, rest)| rest.split_once('`'));
    let problem = |detail: &str| Problem::new(Code::InvalidQuery, detail);
    match named {
        Some((name, _)) => problem(&said).of_parameter(name),
        None if place != "." && place != "?" => {
            problem(&format!("the parameter `{}` can't be read: {said}", shortened(place)))
                .of_parameter(place)
        }
        None => problem(&said),
    }
}

/// Serde's message with `lang`, which every call takes, in its list of parameters.
fn with_lang(said: &str) -> Cow<'_, str> {
    match said.rsplit_once(", expected ") {
        Some((unknown, names)) if said.starts_with("unknown parameter `") => {
            let names = names.split('`').skip(1).step_by(2).chain([language::LANG]);
            let names = names.collect::<Vec<_>>().join("`, `");
            format!("{unknown}, expected one of `{names}`").into()
        }
        _ => said.into(),
    }
}

/// The query of a call that has no parameters.
#[derive(Debug)]
pub struct NoQuery;

impl NoQuery {
    fn of(request: &HttpRequest) -> Result<NoQuery, Problem> {
        if request.query_string().is_empty() {
            return Ok(NoQuery);
        }
        language::check(request.query_string())?;
        let query = own_parameters(request);
        let Some((name, _)) = form_urlencoded::parse(query.as_bytes()).next() else {
            return Ok(NoQuery);
        };
        let detail =
            format!("unknown parameter `{}`, expected `{}`", shortened(&name), language::LANG);
        Err(Problem::new(Code::InvalidQuery, detail).of_parameter(name))
    }
}

impl FromRequest for NoQuery {
    type Error = ProblemResponse;
    type Future = std::future::Ready<Result<NoQuery, ProblemResponse>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(NoQuery::of(request).map_err(ProblemResponse))
    }
}

/// The query parameters of the endpoints of a path, if they ignore all others.
#[derive(Debug, Clone)]
pub(super) struct OtherParametersIgnored {
    /// The names of the parameters that are read.
    pub(super) read: Vec<String>,
}

/// Names that trackers, mailers, caches, feed readers and blogs append to any address.
const APPENDED: [&str; 10] =
    ["fbclid", "gclid", "gad_source", "ref", "mc_cid", "igsh", "si", "dnt", "v", "_"];

fn is_appended(name: &str) -> bool {
    name.starts_with("utm_") || APPENDED.contains(&name)
}

/// The query without the language of the answer and the names of [`APPENDED`], and without all unknown names if the
/// endpoint ignores them.
fn own_parameters(request: &HttpRequest) -> Cow<'_, str> {
    let query = request.query_string();
    let lenient = request.app_data::<OtherParametersIgnored>();
    let is_own = |part: &&str| {
        let Some((name, _)) = form_urlencoded::parse(part.as_bytes()).next() else {
            return false;
        };
        let is_unknown =
            lenient.is_some_and(|others| others.read.iter().all(|known| *known != name));
        name != language::LANG && !is_appended(&name) && !is_unknown
    };
    if query.split('&').all(|part| is_own(&part)) {
        return Cow::Borrowed(query);
    }
    let kept: Vec<&str> = query.split('&').filter(is_own).collect();
    Cow::Owned(kept.join("&"))
}

impl<T: DeserializeOwned + 'static> FromRequest for StrictQuery<T> {
    type Error = ProblemResponse;
    type Future = std::future::Ready<Result<StrictQuery<T>, ProblemResponse>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(StrictQuery::of(request).map_err(ProblemResponse))
    }
}

fn check_media_type(request: &HttpRequest) -> Result<(), Problem> {
    let unsupported = |detail: String| Err(Problem::new(Code::UnsupportedMediaType, detail));
    if let Some(encoding) = request.headers().get(CONTENT_ENCODING)
        && encoding.as_bytes() != b"identity"
    {
        return unsupported("compressed request bodies are not accepted".to_owned());
    }
    let Some(media_type) = request.headers().get(CONTENT_TYPE) else {
        return unsupported("the request has no Content-Type; send application/json".to_owned());
    };
    if media_type.as_bytes() == b"application/json" {
        return Ok(());
    }
    let mut parts = media_type.to_str().unwrap_or_default().split(';');
    let essence = (parts.next().unwrap_or_default().trim()).to_ascii_lowercase();
    if essence != "application/json" && !essence.ends_with("+json") {
        return unsupported(format!(
            "the Content-Type is {essence}; send application/json",
            essence = quoted(essence)
        ));
    }
    let charset = parts.find_map(|parameter| {
        let (name, value) = parameter.split_once('=')?;
        let value = value.trim().trim_matches('"').to_ascii_lowercase();
        (name.trim().eq_ignore_ascii_case("charset")).then_some(value)
    });
    match charset.as_deref() {
        None | Some("utf-8" | "utf8") => Ok(()),
        Some(other) => unsupported(format!(
            "the charset is {other}; JSON is sent in UTF-8",
            other = quoted(other)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Asked {
        position: String,
        size: Option<u32>,
    }

    fn read(query: &str) -> Result<Asked, Option<String>> {
        let request = TestRequest::with_uri(&format!("/x?{query}")).to_http_request();
        let asked = StrictQuery::<Asked>::of(&request);
        asked.map(|asked| asked.0).map_err(|problem| {
            assert_eq!(problem.code, Code::InvalidQuery);
            problem.parameter
        })
    }

    #[test]
    fn problems_name_the_parameter() {
        for (query, parameter) in [
            ("", "position"),
            ("size=3", "position"),
            ("position=a&size=big", "size"),
            ("position=a&depth=1", "depth"),
            ("position=a&position=b", "position"),
            ("position=a&Ref=1", "Ref"),
        ] {
            assert_eq!(read(query).unwrap_err().as_deref(), Some(parameter), "{query}");
        }
    }

    #[test]
    fn lists_of_parameters_have_the_language() {
        let detail = |query: &str| {
            let request = TestRequest::with_uri(&format!("/x?{query}")).to_http_request();
            let problem = StrictQuery::<Asked>::of(&request).map(drop).unwrap_err();
            problem.detail.to_string()
        };
        let listed = "unknown parameter `x`, expected one of `position`, `size`, `lang`";
        assert_eq!(detail("x=1"), listed);
        assert_eq!(detail("size=3"), "missing parameter `position`");
    }

    #[test]
    fn ignores_what_is_appended_to_any_address() {
        let asked = read("utm_source=x&position=a%26&fbclid=1&gclid=2&ref=3").unwrap();
        assert_eq!(asked.position, "a&");
        let all = "dnt=1&_=123&v=2&mc_cid=x&igsh=y&si=z&gad_source=1&v=3&position=a";
        assert_eq!(read(all).unwrap().position, "a");
        let none = |query: &str| {
            let request = TestRequest::with_uri(&format!("/x?{query}")).to_http_request();
            NoQuery::of(&request).is_ok()
        };
        assert!(none("") && none("ref=hn&utm_medium=y"));
        assert!(!none("x=1"));
    }

    #[test]
    fn ignores_other_parameters_where_the_endpoint_says_so() {
        let read = |query: &str| {
            let request = TestRequest::with_uri(&format!("/x?{query}"));
            let read = ["position", "size"].map(str::to_owned).to_vec();
            let request = request.app_data(OtherParametersIgnored { read });
            let asked = StrictQuery::<Asked>::of(&request.to_http_request());
            asked.map(|asked| asked.0).map_err(|problem| problem.parameter)
        };
        let asked = read("x=1&position=a&%73ize=3&y&x=2&=").unwrap();
        assert_eq!((&*asked.position, asked.size), ("a", Some(3)));
        for (query, parameter) in [
            ("x=1", "position"),
            ("position=a&size=big&x=1", "size"),
            ("position=a&position=b&x=1", "position"),
            ("position=a&x=1&lang=it", "lang"),
        ] {
            assert_eq!(read(query).unwrap_err().as_deref(), Some(parameter), "{query}");
        }
    }

    #[test]
    fn charsets_are_utf_8() {
        let check = |media_type: &str| {
            let request = TestRequest::default().insert_header((CONTENT_TYPE, media_type));
            check_media_type(&request.to_http_request()).is_ok()
        };
        assert!(check("application/json;charset=utf-8"));
        assert!(check("Application/JSON; Charset=\"UTF-8\""));
        assert!(check("application/problem+json"));
        assert!(!check("application/json; charset=iso-8859-1"));
        assert!(!check("application/json; charset=utf-16"));
        assert!(!check("text/json"));
    }
}
