//! The page for people at `/`, and the widget that other sites embed: files of `web/`, put into the binary.
//!
//! The page's own files lie under `/assets/<digest>/`, where the digest changes with any of them: they may be
//! kept for ever, and a page never meets the files of another release. The engine for browsers (`packages/engine`) is
//! among them. `/sw.js`, the page's service worker, keeps them for the time without a network.

use std::hash::{DefaultHasher, Hasher};
use std::sync::LazyLock;

use actix_web::guard::{Any, Get, Head};
use actix_web::http::Method;
use actix_web::http::header::{
    ACCEPT_ENCODING, ALLOW, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::{HttpRequest, HttpResponse, Resource, Route, web};

use super::answer::{IMMUTABLE, Tag, cached};
use super::problem::{Code, Problem, ProblemResponse};

/// `Cache-Control` of what must be asked for anew each time; the `ETag` spares its body.
const REVALIDATED: HeaderValue = HeaderValue::from_static("no-cache");
/// `Cache-Control` of files whose address never changes.
const ROOT_CACHE: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// What the page may do: use its own files and call this service, nothing else. It may be framed, because the
/// widget does so; there is no session that a frame could abuse.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";
/// What the page's workers may do: compile the engine too.
const WORKER_POLICY: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

const INDEX: &str = include_str!("../../web/index.html");

/// Where the start page names the modules that it loads ahead.
const MODULES: &str = "<!-- modules -->";

/// Files of the page, below `web/`: path and bytes. The build script lists them.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// The service worker, which has its list of files put before it.
const SERVICE_WORKER: &str = "sw.js";
/// Where the engine lies.
const ENGINE: &str = "engine/";

/// Files that browsers and other sites ask for at the root, by the path there.
const AT_ROOT: [(&str, &str); 4] = [
    ("/widget.js", "widget.js"),
    ("/favicon.ico", "icons/favicon.ico"),
    ("/apple-touch-icon.png", "icons/touch.png"),
    ("/manifest.webmanifest", "manifest.webmanifest"),
];

/// The media type of a file, by the end of its name; `None` for what is not served.
fn media_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "js" => SCRIPT,
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

/// A file of the page with its media type.
fn file(path: &str) -> Option<(&'static str, &'static [u8])> {
    let (_, bytes) = FILES.iter().find(|(known, _)| *known == path)?;
    Some((media_type(path)?, bytes))
}

/// The digest of all assets.
static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    for (path, bytes) in FILES {
        hasher.write(path.as_bytes());
        hasher.write(bytes);
    }
    format!("{:016x}", hasher.finish())
});

/// Modules that are not loaded with the start page: for other sites, or when they are wanted.
const LATE: [&str; 4] = ["widget.js", SERVICE_WORKER, "lessons/", ENGINE];

/// The service worker with the list of what it keeps: the start page and all that it may come to load.
static SERVICE_WORKER_SCRIPT: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let at_root = AT_ROOT.iter().map(|(address, _)| (*address).to_owned());
    let assets = (FILES.iter())
        .map(|(path, _)| *path)
        .filter(|path| media_type(path).is_some() && !["widget.js", SERVICE_WORKER].contains(path))
        .map(|path| format!("/assets/{}/{path}", *DIGEST));
    let files: Vec<String> = (["/".to_owned()].into_iter())
        .chain(at_root.filter(|address| address != "/widget.js"))
        .chain(assets)
        .collect();
    let release = serde_json::json!({ "digest": *DIGEST, "files": files });
    let (_, script) = file(SERVICE_WORKER).unwrap_or_default();
    let mut text = format!("const RELEASE = {release};\n").into_bytes();
    text.extend_from_slice(script);
    text
});

/// The start page, which names its files by the digest and loads all modules at once.
static START_PAGE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let modules: Vec<String> = FILES
        .iter()
        .map(|(path, _)| *path)
        .filter(|path| path.ends_with(".js") && !LATE.iter().any(|late| path.starts_with(late)))
        .map(|path| format!("<link rel=\"modulepreload\" href=\"/assets/{path}\">"))
        .collect();
    INDEX
        .replace(MODULES, &modules.join("\n"))
        .replace("/assets/", &format!("/assets/{}/", *DIGEST))
        .into_bytes()
});

/// Mounts the page, its files and the widget.
pub fn mount(config: &mut web::ServiceConfig) {
    for (address, path) in AT_ROOT {
        config.service(to_read(
            address,
            web::to(move |request: HttpRequest| root_file(request, path)),
        ));
    }
    config
        .service(to_read("/", web::to(start_page)))
        .service(to_read("/sw.js", web::to(service_worker)))
        .service(to_read("/assets/{digest}/{path:.*}", web::to(asset)));
}

/// A path that answers GET and HEAD only.
pub(super) fn to_read(path: &str, route: Route) -> Resource {
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

async fn service_worker(request: HttpRequest) -> HttpResponse {
    let mut response = cached(&request, REVALIDATED, SCRIPT, SERVICE_WORKER_SCRIPT.clone());
    secure(&mut response);
    response
}

/// A file whose address never changes.
async fn root_file(
    request: HttpRequest,
    path: &'static str,
) -> Result<HttpResponse, ProblemResponse> {
    let (media_type, bytes) = file(path).ok_or_else(|| no_file(path))?;
    let mut response = whole_file(&request, ROOT_CACHE, media_type, path, bytes);
    secure(&mut response);
    Ok(response)
}

async fn asset(
    request: HttpRequest,
    names: web::Path<(String, String)>,
) -> Result<HttpResponse, ProblemResponse> {
    let (digest, path) = names.into_inner();
    let (media_type, bytes) = file(&path).ok_or_else(|| no_file(&path))?;
    // While replicas of two releases run, a page may ask the other one for its files.
    let cache_control = if digest == *DIGEST {
        IMMUTABLE
    } else {
        REVALIDATED
    };
    let packed = packed(&request, &path);
    let body = packed.unwrap_or(bytes);
    let mut response = whole_file(&request, cache_control, media_type, &path, body);
    let headers = response.headers_mut();
    if packed.is_some() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    if path.starts_with(ENGINE) {
        let policy = HeaderValue::from_static(WORKER_POLICY);
        headers.insert(CONTENT_SECURITY_POLICY, policy);
    }
    secure(&mut response);
    Ok(response)
}

/// A file as it lies in the binary. The digest of all files and its name make its tag, so that nobody has to read it for
/// that.
fn whole_file(
    request: &HttpRequest,
    cache_control: HeaderValue,
    media_type: &'static str,
    path: &str,
    bytes: &'static [u8],
) -> HttpResponse {
    let tag = Tag::of(format!("{}/{path}", *DIGEST).as_bytes());
    match tag.known(request, cache_control.clone()) {
        Some(known) => known,
        None => tag.answer(cache_control, media_type, web::Bytes::from_static(bytes)),
    }
}

/// The file as it was compressed when it was made, if there is such a form and the caller reads it.
fn packed(request: &HttpRequest, path: &str) -> Option<&'static [u8]> {
    let name = format!("{path}.br");
    let (_, bytes) = FILES.iter().find(|(known, _)| *known == name)?;
    let accepted = request.headers().get_all(ACCEPT_ENCODING);
    let reads = accepted
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|coding| {
            let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
            let refused = matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000");
            name.trim().eq_ignore_ascii_case("br") && !refused
        });
    reads.then_some(bytes)
}

fn no_file(path: &str) -> ProblemResponse {
    Problem::new(Code::NotFound, format!("the page has no file {path:?}")).into()
}

async fn only_get(request: HttpRequest) -> Result<HttpResponse, ProblemResponse> {
    const METHODS: &str = "GET, HEAD, OPTIONS";
    if request.method() == Method::OPTIONS {
        return Ok(HttpResponse::NoContent()
            .insert_header((ALLOW, METHODS))
            .finish());
    }
    let detail = format!("this path answers {METHODS} only");
    let mut problem = Problem::new(Code::MethodNotAllowed, detail);
    problem.allow = Some(METHODS.into());
    Err(problem.into())
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
