//! Swagger UI at `/swagger-ui/`: the files of its release with our start page and settings, compressed when they are built.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Read};
use std::sync::{Arc, OnceLock};

use actix_web::http::header::LOCATION;
use actix_web::{HttpRequest, HttpResponse, web};
use flate2::read::GzDecoder;
use serde_json::json;
use utoipa_swagger_ui::{Config, serve};

use super::answer::{CACHEABLE, IMMUTABLE, Tagged, cached_tagged};
use super::compress::kept;
use super::context::Context;
use super::documents::{Part, parts};
use super::page::{HTML, REVALIDATED, SCRIPT, to_read};
use super::problem::{Code, Problem, ProblemResponse};
use super::routes::no_route;

/// The start page. It names its files under `./files/`, in place of which the service writes their digest.
const START_PAGE: &str = include_str!("swagger/index.html");
/// The settings, and what makes Swagger UI quick.
const INITIALIZER: &str = include_str!("swagger/swagger-initializer.js");
/// The files of the release that a browser loads, with their media types.
const RELEASE: [(&str, &str); 5] = [
    ("swagger-ui-bundle.js", SCRIPT),
    ("swagger-ui-standalone-preset.js", SCRIPT),
    ("swagger-ui.css", "text/css; charset=utf-8"),
    ("index.css", "text/css; charset=utf-8"),
    ("favicon-32x32.png", "image/png"),
];

/// Mounts it under `/swagger-ui/`.
pub fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/swagger-ui", web::to(redirect)))
        .service(to_read("/swagger-ui/{file:.*}", web::to(send)));
}

async fn redirect() -> HttpResponse {
    // Relative, because the service may lie under a path.
    HttpResponse::PermanentRedirect().insert_header((LOCATION, "swagger-ui/")).finish()
}

async fn send(
    request: HttpRequest,
    context: Context,
    path: web::Path<String>,
) -> Result<HttpResponse, ProblemResponse> {
    let files = files(&context).await?;
    let (cache_control, name) = match path.split_once('/') {
        Some((digest, name)) if digest == files.digest => (IMMUTABLE, name),
        // While replicas of two releases run, a page may ask the other one for its files.
        Some((_, name)) => (REVALIDATED, name),
        None if path.is_empty() => (CACHEABLE, "index.html"),
        None => (CACHEABLE, &**path),
    };
    let found = files.by_name.get(name);
    let (media_type, file) = found.ok_or_else(|| no_route(request.path()))?;
    let file = file.clone();
    Ok(cached_tagged(&request, cache_control, media_type, file))
}

/// All files with their media types.
struct Files {
    by_name: BTreeMap<&'static str, (&'static str, Tagged)>,
    /// The digest of all files but the start page.
    digest: String,
}

impl Files {
    fn make() -> io::Result<Files> {
        let mut by_name = BTreeMap::new();
        let mut hasher = DefaultHasher::new();
        for (name, media_type) in RELEASE {
            let packed = of_release(name)?;
            hasher.write(&packed);
            let mut whole = Vec::new();
            GzDecoder::new(&*packed).read_to_end(&mut whole)?;
            let file = Tagged::new(whole).with_gzip(packed);
            by_name.insert(name, (media_type, file));
        }
        let initializer = initializer();
        hasher.write(initializer.as_bytes());
        let digest = format!("{:016x}", hasher.finish());
        let start_page = START_PAGE.replace("./files/", &format!("./{digest}/"));
        for (name, media_type, text) in
            [("swagger-initializer.js", SCRIPT, initializer), ("index.html", HTML, start_page)]
        {
            by_name.insert(name, (media_type, kept(text.into())));
        }
        Ok(Files { by_name, digest })
    }
}

/// A file of the release in gzip.
fn of_release(name: &str) -> io::Result<web::Bytes> {
    let found = serve(name, Arc::new(Config::default()))
        .map_err(|error| io::Error::other(error.to_string()))?;
    let file = found.filter(|file| file.gzpipped);
    let file = file.ok_or_else(|| io::Error::other(format!("Swagger UI has no {name} in gzip")))?;
    Ok(file.bytes.into_owned().into())
}

/// The settings behind the definitions on offer, the first of which is opened. They are the parts of the document, because a
/// browser is busy for seconds with the whole. Addresses are relative to the page.
fn initializer() -> String {
    let definition = |part: &Part| json!({ "name": part.title, "url": format!("../openapi/{}.json", part.name) });
    let definitions: Vec<_> = parts().iter().map(definition).collect();
    format!("const DEFINITIONS = {:#};\n{INITIALIZER}", json!(definitions))
}

/// The files. Decompressing them takes longer than a worker has.
async fn files(context: &Context) -> Result<&'static Files, Problem> {
    static FILES: OnceLock<io::Result<Files>> = OnceLock::new();
    let made = context.made_once(&FILES, Files::make).await?;
    let failed = |error: &io::Error| Problem::new(Code::Internal, error.to_string());
    made.as_ref().map_err(failed)
}
