//! Swagger UI, with its files embedded in the binary.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use actix_web::http::header::{CONTENT_TYPE, HeaderValue, LOCATION};
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa_swagger_ui::{Config, SyntaxHighlight, Url, serve};

use super::answer::{CACHEABLE, Tagged, cached_tagged};
use super::documents::{Part, parts};
use super::page::to_read;
use super::problem::{Code, Problem, ProblemResponse};
use super::routes::no_route;

/// The definitions on offer: names, and addresses relative to the page. Swagger UI opens the first one. They are the
/// parts of the document, because the whole document keeps a browser busy for seconds.
static DEFINITIONS: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
    let address = |part: &Part| format!("../openapi/{}.json", part.name);
    (parts().iter())
        .map(|part| (part.title, address(part)))
        .collect()
});

/// Without syntax colours and the list of schemas, which keep a browser busy for seconds with one large answer.
static CONFIG: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    let definitions = DEFINITIONS.iter();
    let config = Config::new(definitions.map(|(name, address)| Url::new(name, address)))
        .try_it_out_enabled(true)
        .with_syntax_highlight(SyntaxHighlight::default().activated(false))
        .default_models_expand_depth(-1)
        .doc_expansion("none");
    Arc::new(config)
});

/// Mounts it under `/swagger-ui/`.
pub fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/swagger-ui", web::to(redirect)))
        .service(to_read("/swagger-ui/{file:.*}", web::to(file)));
}

async fn redirect() -> HttpResponse {
    // Relative, because the service may lie under a path.
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, "swagger-ui/"))
        .finish()
}

async fn file(
    request: HttpRequest,
    path: web::Path<String>,
) -> Result<HttpResponse, ProblemResponse> {
    let found = serve(&path, Arc::clone(&CONFIG));
    let found = found.map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
    let file = found.ok_or_else(|| no_route(request.path()))?;
    let tagged = tagged(&path, file.bytes);
    let mut response = cached_tagged(&request, CACHEABLE, "", tagged);
    if let Ok(media_type) = HeaderValue::try_from(file.content_type) {
        response.headers_mut().insert(CONTENT_TYPE, media_type);
    }
    Ok(response)
}

/// A file with its tag, which is computed once: the largest file has more than a megabyte.
fn tagged(path: &str, bytes: Cow<'static, [u8]>) -> Tagged {
    /// By path; it has at most one entry per file.
    static FILES: Mutex<BTreeMap<String, Tagged>> = Mutex::new(BTreeMap::new());
    let mut files = FILES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = files.get(path) {
        return known.clone();
    }
    let made = Tagged::new(match bytes {
        Cow::Borrowed(bytes) => web::Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    });
    files.insert(path.to_owned(), made.clone());
    made
}
