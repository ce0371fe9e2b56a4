//! The page for people at `/`, and the widget that other sites embed: files of `web/`, put into the binary.
//!
//! The page's own files lie under `/assets/<digest>/`, where the digest changes with any of them: they may be
//! kept for ever, and a page never meets the files of another release.

use std::hash::{DefaultHasher, Hasher};
use std::sync::LazyLock;

use actix_web::guard::{Any, Get, Head};
use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::{HttpRequest, HttpResponse, Resource, Route, web};

use super::answer::{IMMUTABLE, cached};
use super::problem::{Code, Problem};

/// `Cache-Control` of what must be asked for anew each time; the `ETag` spares its body.
const REVALIDATED: HeaderValue = HeaderValue::from_static("no-cache");
/// `Cache-Control` of the widget, whose address never changes.
const WIDGET_CACHE: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// What the page may do: use its own files and call this service, nothing else. It may be framed, because the
/// widget does so; there is no session that a frame could abuse.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const ICON: &str = "image/svg+xml";
const FONT: &str = "font/woff2";

const INDEX: &str = include_str!("../../web/index.html");
const WIDGET: &[u8] = include_bytes!("../../web/widget.js");

/// A file of the page: its path below the digest, its media type, its bytes.
type Asset = (&'static str, &'static str, &'static [u8]);

macro_rules! assets {
    ($($path:literal $media_type:ident)*) => {
        &[
            $(($path, $media_type, include_bytes!(concat!("../../web/", $path))),)*
        ]
    };
}

const ASSETS: &[Asset] = assets! {
    "analysis.js" SCRIPT
    "api.js" SCRIPT
    "app.js" SCRIPT
    "choice.js" SCRIPT
    "dom.js" SCRIPT
    "fonts/Inter-Regular.woff2" FONT
    "fonts/Inter-SemiBold.woff2" FONT
    "games.js" SCRIPT
    "games/ingenious.js" SCRIPT
    "games/nebuchadnezzar.js" SCRIPT
    "games/octopus.js" SCRIPT
    "games/temple.js" SCRIPT
    "games/themisto.js" SCRIPT
    "home.js" SCRIPT
    "icon.svg" ICON
    "input.js" SCRIPT
    "puzzle.js" SCRIPT
    "review.js" SCRIPT
    "seats.js" SCRIPT
    "session.js" SCRIPT
    "style.css" STYLE
    "svg.js" SCRIPT
    "table.js" SCRIPT
    "values.js" SCRIPT
};

/// The digest of all assets.
static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    for (path, _, bytes) in ASSETS {
        hasher.write(path.as_bytes());
        hasher.write(bytes);
    }
    format!("{:016x}", hasher.finish())
});

/// The start page, which names its files by the digest.
static START_PAGE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    INDEX
        .replace("/assets/", &format!("/assets/{}/", *DIGEST))
        .into_bytes()
});

/// Mounts the page, its files and the widget.
pub fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/", web::to(start_page)))
        .service(to_read("/widget.js", web::to(widget)))
        .service(to_read("/assets/{digest}/{path:.*}", web::to(asset)));
}

/// A path that answers GET and HEAD only.
fn to_read(path: &str, route: Route) -> Resource {
    web::resource(path)
        .route(route.guard(Any(Get()).or(Head())))
        .default_service(web::to(only_get))
}

async fn start_page(request: HttpRequest) -> HttpResponse {
    let mut response = cached(&request, REVALIDATED, HTML, START_PAGE.clone());
    secure(&mut response);
    let policy = HeaderValue::from_static(POLICY);
    response
        .headers_mut()
        .insert(CONTENT_SECURITY_POLICY, policy);
    response
}

async fn widget(request: HttpRequest) -> HttpResponse {
    let mut response = cached(&request, WIDGET_CACHE, SCRIPT, WIDGET.to_vec());
    secure(&mut response);
    response
}

async fn asset(
    request: HttpRequest,
    names: web::Path<(String, String)>,
) -> Result<HttpResponse, Problem> {
    let (digest, path) = names.into_inner();
    let Some((_, media_type, bytes)) = ASSETS.iter().find(|(known, ..)| *known == path) else {
        let detail = format!("the page has no file {path:?}");
        return Err(Problem::new(Code::NotFound, detail));
    };
    // While replicas of two releases run, a page may ask the other one for its files.
    let cache_control = if digest == *DIGEST {
        IMMUTABLE
    } else {
        REVALIDATED
    };
    let mut response = cached(&request, cache_control, media_type, bytes.to_vec());
    secure(&mut response);
    Ok(response)
}

async fn only_get() -> Result<HttpResponse, Problem> {
    let mut problem = Problem::new(Code::MethodNotAllowed, "this path answers GET, HEAD only");
    problem.allow = Some("GET, HEAD".into());
    Err(problem)
}

fn secure(response: &mut HttpResponse) {
    let headers: [(HeaderName, &str); 2] = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
    ];
    for (name, value) in headers {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
}
