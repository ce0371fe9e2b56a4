//! The page for people at `/`, and the widget that other sites embed: files of `packages/page/` and `web/`, embedded
//! in the binary.
//!
//! The page's own files lie under `/assets/<digest>/`, where the digest changes with any of them. So they may be kept
//! for ever, and a page never meets the files of another release. The engine for browsers (`packages/engine`) is
//! among them. `/sw.js`, the page's service worker, keeps them for use without a network.

use std::sync::LazyLock;

use actix_web::guard::{Any, Get, Head};
use actix_web::http::header::{
    CONTENT_ENCODING, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, LOCATION, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use actix_web::{HttpRequest, HttpResponse, Resource, Route, web};
use tessera_operations::games::ids;
use tessera_rules::game::quoted;

use super::answer::{IMMUTABLE, cached};
use super::context::Context;
use super::links::{ServiceAddress, escaped, preview_of_service};
use super::problem::{Code, Problem, ProblemResponse, other_method};
use files::{AT_ROOT, DIGEST, ENGINE, File, SERVICE_WORKER, START, file, inline_sources};
pub(super) use files::{HTML, SCRIPT};

mod files;

/// `Cache-Control` of answers that must be revalidated each time; the `ETag` spares the body.
pub(super) const REVALIDATED: HeaderValue = HeaderValue::from_static("no-cache");
/// `Cache-Control` of files whose address never changes.
const ROOT_CACHE: HeaderValue = HeaderValue::from_static("public, max-age=3600");

/// Content security policy of the page: its own files, its inline style and script, and calls to this service.
static POLICY: LazyLock<HeaderValue> = LazyLock::new(|| policy("'none'"));
/// Policy of the pages that the widget frames on other sites (`/?embed`). There is no session that a frame could
/// abuse.
static EMBEDDED_POLICY: LazyLock<HeaderValue> = LazyLock::new(|| policy("*"));

/// Content security policy of a page that only the sources in `framed_by` may frame.
fn policy(framed_by: &str) -> HeaderValue {
    let policy = format!(
        "default-src 'none'; script-src 'self' {}; style-src {}; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors {framed_by}",
        inline_sources("script"),
        inline_sources("style"),
    );
    // Words and digests make a header; the fallback, which allows nothing, is never used.
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// Marks around title and description of the start page.
const ABOUT: (&str, &str) = ("<!-- about -->\n", "<!-- /about -->\n");
/// Marks around the first pictures of the start page, for addresses with a fragment.
const PICTURES: (&str, &str) = ("<!-- pictures -->\n", "<!-- /pictures -->\n");
/// Headers of every file.
const EVERYWHERE: [(HeaderName, &str); 2] =
    [(X_CONTENT_TYPE_OPTIONS, "nosniff"), (REFERRER_POLICY, "no-referrer")];
/// A page that loads only consenting resources (`Cross-Origin-Embedder-Policy: require-corp`) frames only pages that
/// promise the same, and such a frame starts only workers that promise the same.
const EMBEDDER_POLICY: HeaderName = HeaderName::from_static("cross-origin-embedder-policy");
const ISOLATED: HeaderValue = HeaderValue::from_static("require-corp");
/// Policy of the page's workers, which may also compile the engine.
const WORKER_POLICY: &str =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/// Mounts the page, its files and the widget.
pub fn mount(config: &mut web::ServiceConfig) {
    for (address, path) in AT_ROOT {
        config.service(to_read(
            address,
            web::to(move |request: HttpRequest| named_file(request, path, ROOT_CACHE)),
        ));
    }
    for id in ids() {
        config.service(to_read(
            &format!("/{id}"),
            web::to(move |context: Context| async move { game_on_page(id, &context) }),
        ));
    }
    config
        .service(to_read("/", web::to(start_page)))
        .service(to_read(
            "/sw.js",
            web::to(|request: HttpRequest| named_file(request, SERVICE_WORKER, REVALIDATED)),
        ))
        .service(to_read("/assets/{digest}/{path:.*}", web::to(asset)));
}

/// A path that answers GET and HEAD only.
pub(super) fn to_read(path: &str, route: Route) -> Resource {
    web::resource(path).route(route.guard(Any(Get()).or(Head()))).default_service(web::to(only_get))
}

/// The start page with a preview of the service at this address; if that is empty, addresses begin at the root.
fn with_preview(address: &str) -> String {
    let page = String::from_utf8_lossy(&START.bytes);
    let (before, about, after) = around(&page, ABOUT);
    let (_, title, _) = around(about, ("<title>", "</title>"));
    let (_, description, _) = around(about, ("name=\"description\" content=\"", "\""));
    let head = preview_of_service(title, description, address);
    format!("{before}{about}{head}{after}")
}

async fn start_page(request: HttpRequest, context: Context) -> HttpResponse {
    let service = ServiceAddress::of(&request, &context);
    let mut response = match service.is_unconfirmed() {
        // Callers can name any number of hosts, so these pages are not kept.
        true => {
            let cache_control = service.cache_control(REVALIDATED);
            cached(&request, cache_control, HTML, with_preview(service.base()))
        }
        false => {
            let page = files::start_page(service.base(), || with_preview(service.base()));
            answer(&request, REVALIDATED, &page).await
        }
    };
    as_page(&mut response);
    let mut names = request.query_string().split('&').map(|pair| pair.split('=').next());
    if names.any(|name| name == Some("embed")) {
        let headers = response.headers_mut();
        headers.insert(CONTENT_SECURITY_POLICY, EMBEDDED_POLICY.clone());
        headers.insert(EMBEDDER_POLICY, ISOLATED);
    }
    response
}

/// Redirects from a game's plain address, such as `/octopus`, to its place on the page.
fn game_on_page(id: &str, context: &Context) -> HttpResponse {
    let place = format!("{}/#/{id}", context.state().public_path());
    HttpResponse::PermanentRedirect().insert_header((LOCATION, place)).finish()
}

/// Adds the content security policy of the page to this answer.
pub(super) fn as_page(response: &mut HttpResponse) {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, POLICY.clone());
    for (name, value) in EVERYWHERE {
        headers.insert(name, HeaderValue::from_static(value));
    }
}

/// The start page with `head` in place of its title and description. If a `picture` is given, it replaces the
/// pictures of the starts of games. The page is not at the root of the service, which lies under `public_path`.
pub(super) fn page_about(head: &str, picture: Option<&str>, public_path: &str) -> String {
    let page = String::from_utf8_lossy(&START.bytes);
    let (before, _, rest) = around(&page, ABOUT);
    let (between, _, after) = around(rest, PICTURES);
    let from_root = format!("=\"{}/", escaped(public_path));
    let [before, between] = [before, between].map(|part| part.replace("=\"./", &from_root));
    let first = picture.map_or(String::new(), |picture| {
        format!(
            "<script type=\"text/plain\" id=\"first-shared\">{picture}</script>\n<script>showFirst()</script>\n"
        )
    });
    format!("{before}{head}{between}{first}{after}")
}

/// Splits a page at two marks: before, between and after.
fn around<'a>(page: &'a str, (begin, end): (&str, &str)) -> (&'a str, &'a str, &'a str) {
    let (before, rest) = page.split_once(begin).unwrap_or((page, ""));
    let (between, after) = rest.split_once(end).unwrap_or((rest, ""));
    (before, between, after)
}

/// A file whose address never changes.
async fn named_file(
    request: HttpRequest,
    path: &'static str,
    cache_control: HeaderValue,
) -> Result<HttpResponse, ProblemResponse> {
    let file = file(path).ok_or_else(|| no_file(path))?;
    Ok(answer(&request, cache_control, file).await)
}

async fn asset(
    request: HttpRequest,
    names: web::Path<(String, String)>,
) -> Result<HttpResponse, ProblemResponse> {
    let (digest, path) = names.into_inner();
    let file = file(&path).ok_or_else(|| no_file(&path))?;
    // While replicas of two releases run, a page may ask a replica of the other release for its files.
    let cache_control = if digest == *DIGEST { IMMUTABLE } else { REVALIDATED };
    let mut response = answer(&request, cache_control, file).await;
    if path.starts_with(ENGINE) {
        let policy = HeaderValue::from_static(WORKER_POLICY);
        let headers = response.headers_mut();
        headers.insert(CONTENT_SECURITY_POLICY, policy);
        headers.insert(EMBEDDER_POLICY, ISOLATED);
    }
    Ok(response)
}

/// A file in the best coding that is kept, or an empty answer if the caller has the file.
async fn answer(request: &HttpRequest, cache_control: HeaderValue, file: &File) -> HttpResponse {
    let tag = file.tag();
    let mut response = match tag.known(request, cache_control.clone()) {
        Some(known) => known,
        None => {
            let (body, coding) = file.for_caller(request).await;
            let mut response = tag.answer(cache_control, file.media_type, body);
            if let Some(coding) = coding {
                let coding = HeaderValue::from_static(coding);
                response.headers_mut().insert(CONTENT_ENCODING, coding);
            }
            response
        }
    };
    for (name, value) in EVERYWHERE {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

fn no_file(path: &str) -> ProblemResponse {
    Problem::new(Code::NotFound, format!("the page has no file {path}", path = quoted(path))).into()
}

async fn only_get(request: HttpRequest) -> Result<HttpResponse, ProblemResponse> {
    const METHODS: &str = "GET, HEAD, OPTIONS";
    let detail = format!("this path answers {METHODS} only");
    other_method(&request, METHODS, detail)
}
