//! Request bodies and query strings: read once, strictly, with errors that name the place.

use std::fmt::Write;
use std::future::poll_fn;
use std::task::Poll;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::problem::{Code, Problem};
use super::strict::Strict;

/// Largest body of a request, in bytes.
pub const MAX_BODY: usize = 64 * 1024;
/// How long a body may take to arrive.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// A request body of at most `MAX` bytes as it was sent, and whether it claims to be JSON.
#[derive(Debug)]
pub struct Body<const MAX: usize = MAX_BODY> {
    bytes: web::Bytes,
    media_type: Result<(), Problem>,
}

impl<const MAX: usize> Body<MAX> {
    /// The body as a `T`. One that is `required` may not be left out; else an empty body counts as `{}`,
    /// whatever its content type.
    ///
    /// # Errors
    /// [`Code::UnsupportedMediaType`], and those of [`parse_json`].
    pub fn json<T: DeserializeOwned>(self, required: bool) -> Result<T, Problem> {
        if !required && self.bytes.is_empty() {
            return parse_json(b"{}");
        }
        parse_json(&self.text()?)
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
    type Error = Problem;
    type Future = LocalBoxFuture<'static, Result<Body<MAX>, Problem>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let media_type = check_media_type(request);
        let payload = payload.take();
        Box::pin(async move {
            Ok(Body {
                bytes: read(payload, MAX).await?,
                media_type,
            })
        })
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
        serde_urlencoded::from_str(request.query_string())
            .map(StrictQuery)
            .map_err(|e| Problem::new(Code::InvalidQuery, e.to_string()))
    }
}

impl<T: DeserializeOwned + 'static> FromRequest for StrictQuery<T> {
    type Error = Problem;
    type Future = std::future::Ready<Result<StrictQuery<T>, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        std::future::ready(StrictQuery::of(request))
    }
}

/// Reads a JSON text; the error names the place as a JSON Pointer.
///
/// # Errors
/// [`Code::MalformedJson`] when it is no JSON, [`Code::InvalidBody`] when it is not a `T`.
pub fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Problem> {
    // Tracking the path costs time, so it is done only when there is something to say.
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let read = T::deserialize(Strict(&mut json)).and_then(|value| json.end().map(|()| value));
    read.map_err(|error| {
        if let Err(error) = std::str::from_utf8(bytes) {
            return Problem::new(Code::MalformedJson, error.to_string()).at("");
        }
        // The wrong shape may be noticed before the text ceases to be JSON.
        match serde_json::from_slice::<IgnoredAny>(bytes) {
            Ok(_) => explain::<T>(bytes, &error),
            Err(error) => Problem::new(Code::MalformedJson, error.to_string()).at(""),
        }
    })
}

fn explain<T: DeserializeOwned>(bytes: &[u8], error: &serde_json::Error) -> Problem {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    match T::deserialize(Strict(tracked)) {
        Err(e) => {
            let mut pointer = pointer(&track.path());
            let detail = without_position(&e);
            // A doubled field is noticed in the object, before its path is entered.
            let doubled = detail.strip_prefix("duplicate field `");
            if let Some(name) = doubled.and_then(|rest| rest.strip_suffix('`')) {
                pointer = format!("{pointer}/{name}");
            }
            Problem::new(Code::InvalidBody, detail).at(pointer)
        }
        Ok(_) => Problem::new(Code::InvalidBody, without_position(error)).at(""),
    }
}

/// serde_json appends " at line 1 column 9"; the pointer says that better.
fn without_position(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

fn pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in path.iter() {
        // Writing into a string can't fail.
        let _ = match segment {
            Segment::Seq { index } => write!(pointer, "/{index}"),
            Segment::Map { key } => {
                write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1"))
            }
            Segment::Enum { .. } | Segment::Unknown => Ok(()),
        };
    }
    pointer
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
    let essence = media_type
        .to_str()
        .unwrap_or_default()
        .split(';')
        .next()
        .unwrap_or_default()
        .trim()
        .to_ascii_lowercase();
    if essence == "application/json" || essence.ends_with("+json") {
        Ok(())
    } else {
        unsupported(format!(
            "the Content-Type is {essence:?}; send application/json"
        ))
    }
}

async fn read(mut payload: Payload, max: usize) -> Result<web::Bytes, Problem> {
    // Most bodies come in one piece, which is not copied.
    let (mut first, mut body) = (web::Bytes::new(), web::BytesMut::new());
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        let chunk = match at_once(&mut payload).await {
            Some(chunk) => chunk,
            None => tokio::time::timeout_at(deadline, payload.next())
                .await
                .map_err(|_| {
                    Problem::new(
                        Code::RequestTimeout,
                        format!("the body did not arrive within {} s", PATIENCE.as_secs()),
                    )
                })?,
        };
        let Some(chunk) = chunk else {
            break;
        };
        let chunk = chunk.map_err(|e| {
            Problem::new(Code::MalformedJson, format!("the body can't be read: {e}"))
        })?;
        if first.len().max(body.len()) + chunk.len() > max {
            return Err(Problem::new(
                Code::BodyTooLarge,
                format!("the body exceeds {max} bytes"),
            ));
        }
        if first.is_empty() {
            first = chunk;
            continue;
        }
        if body.is_empty() {
            body.extend_from_slice(&first);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(if body.is_empty() {
        first
    } else {
        body.freeze()
    })
}

/// What comes next, if it is there already; `None` when it has to be waited for. Nothing is there at the first
/// look, because handlers are called before the server has read on, so there is a second; a timer for what
/// arrives with the head would cost more than reading it.
async fn at_once(payload: &mut Payload) -> Option<Option<Result<web::Bytes, PayloadError>>> {
    let mut looked = false;
    poll_fn(|context| match payload.poll_next_unpin(context) {
        Poll::Ready(chunk) => Poll::Ready(Some(chunk)),
        Poll::Pending if looked => Poll::Ready(None),
        Poll::Pending => {
            looked = true;
            context.waker().wake_by_ref();
            Poll::Pending
        }
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Outer {
        list: Vec<Inner>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code)]
    struct Inner {
        x: u8,
    }

    fn refused(text: &str) -> (Code, Option<String>) {
        let problem = parse_json::<Outer>(text.as_bytes()).unwrap_err();
        (problem.code, problem.pointer)
    }

    #[test]
    fn errors_name_the_place() {
        let at = |pointer: &str| (Code::InvalidBody, Some(pointer.to_owned()));
        assert_eq!(refused(r#"{"list":[{"x":1},{"x":"1"}]}"#), at("/list/1/x"));
        assert_eq!(refused(r#"{"list":[{"x":1,"y":2}]}"#), at("/list/0/y"));
        assert_eq!(refused(r#"{"list":[{"x":1,"x":2}]}"#), at("/list/0/x"));
        assert_eq!(refused(r#"{"list":[{}]}"#), at("/list/0"));
        assert_eq!(refused("{}"), at(""));
        for text in ["", "{", "{}x", "\u{1}", r#"{"list":[]}]"#, "nan"] {
            assert_eq!(refused(text).0, Code::MalformedJson, "{text:?}");
        }
    }
}
