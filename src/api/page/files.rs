//! The files of the page, as they lie in the binary, and their compressed forms. The build script compresses them in
//! brotli. The service compresses files in gzip, and the files that it writes itself, once, and keeps the result.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Arc, LazyLock, OnceLock};

use actix_web::http::header::ContentEncoding;
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpRequest};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use parking_lot::Mutex;
use sha2::{Digest, Sha256};

use crate::api::answer::{Tag, reads};
use crate::api::compress::{self, LEAST};
use crate::api::context::Context;
use crate::api::problem::{Code, Problem};

/// Paths and bytes of the embedded files. The build script lists them.
static EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/page_files.rs"));

/// The service worker, which has its list of files put before it.
pub(super) const SERVICE_WORKER: &str = "sw.js";
/// The script that other sites embed.
pub(super) const WIDGET: &str = "widget.js";
/// The start page.
pub(super) const START_PAGE: &str = "index.html";
/// Where the engine lies.
pub(super) const ENGINE: &str = "engine/";

pub(in crate::api) const HTML: &str = "text/html; charset=utf-8";
pub(in crate::api) const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Files that browsers and other sites ask for at the root, by the path there.
pub(super) const AT_ROOT: [(&str, &str); 4] = [
    ("/widget.js", WIDGET),
    ("/favicon.ico", "icons/favicon.ico"),
    ("/apple-touch-icon.png", "icons/touch.png"),
    ("/manifest.webmanifest", "manifest.webmanifest"),
];

/// The codings that are kept, the best one first.
const CODINGS: [(&str, ContentEncoding); 2] =
    [("br", ContentEncoding::Brotli), ("gzip", ContentEncoding::Gzip)];

/// A file and its properties.
pub(super) struct File {
    pub(super) path: &'static str,
    pub(super) media_type: &'static str,
    pub(super) bytes: Bytes,
    /// The address of the service that the file names; empty if it names none.
    service: String,
    /// As `CODINGS`.
    packed: [OnceLock<Bytes>; 2],
}

impl File {
    fn new(path: &'static str, media_type: &'static str, bytes: Bytes) -> File {
        let packed = [OnceLock::new(), OnceLock::new()];
        if let Some(made) = embedded(&format!("{path}.br")) {
            let _ = packed[0].set(Bytes::from_static(made));
        }
        File { path, media_type, bytes, service: String::new(), packed }
    }

    /// Changes with any file of the page: a tag does not need the bytes of the file.
    pub(super) fn tag(&self) -> Tag {
        Tag::of("", format!("{}/{} {}", *DIGEST, self.path, self.service).as_bytes())
    }

    /// Returns the file in the coding that the caller prefers, and its name. The file is not coded if the caller accepts
    /// none of the kept codings, if it is no smaller in them, or if there is no room to make them.
    pub(super) async fn for_caller(&self, request: &HttpRequest) -> (Bytes, Option<&'static str>) {
        let wanted = (CODINGS.iter().zip(&self.packed)).find(|((name, _), _)| reads(request, name));
        let Some(((name, coding), kept)) = wanted.filter(|_| self.is_worth_it()) else {
            return (self.bytes.clone(), None);
        };
        if let Some(packed) = kept.get() {
            return (packed.clone(), Some(name));
        }
        match packed(request, self.bytes.clone(), *coding).await {
            Ok(packed) => (kept.get_or_init(|| packed).clone(), Some(name)),
            Err(_) => (self.bytes.clone(), None),
        }
    }

    fn is_worth_it(&self) -> bool {
        self.bytes.len() >= LEAST && compress::is_worth_it(self.media_type.as_bytes())
    }
}

async fn packed(
    request: &HttpRequest,
    whole: Bytes,
    coding: ContentEncoding,
) -> Result<Bytes, Problem> {
    let failed = |error: &dyn std::fmt::Display| Problem::new(Code::Internal, error.to_string());
    let context = Context::extract(request).await.map_err(|error| failed(&error))?;
    let work = Box::new(move || compress::for_keeps(&whole, coding).map_err(|e| failed(&e)));
    context.run_in_pool(work).await.map(Bytes::from)
}

/// The media type of a file, by the end of its name; `None` for a file that is not served.
fn media_type(path: &str) -> Option<&'static str> {
    Some(match path.rsplit_once('.')?.1 {
        "js" => SCRIPT,
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}

fn embedded(path: &str) -> Option<&'static [u8]> {
    let (_, bytes) = EMBEDDED.iter().find(|(known, _)| *known == path)?;
    Some(bytes)
}

/// The digest of all files.
pub(super) static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = DefaultHasher::new();
    for (path, bytes) in EMBEDDED {
        hasher.write(path.as_bytes());
        hasher.write(bytes);
    }
    format!("{:016x}", hasher.finish())
});

/// The files under `/assets/`, and the service worker.
static FILES: LazyLock<HashMap<&str, File>> = LazyLock::new(|| {
    let served = EMBEDDED.iter().filter_map(|(path, bytes)| {
        let bytes = match *path {
            SERVICE_WORKER => service_worker(bytes),
            _ => Bytes::from_static(bytes),
        };
        Some((*path, File::new(path, media_type(path)?, bytes)))
    });
    served.collect()
});

/// A file of the page.
pub(super) fn file(path: &str) -> Option<&'static File> {
    FILES.get(path)
}

/// The service worker with the list of files that it keeps: the start page and all that it may load. The addresses are
/// relative to the address of the worker, because the service may be under a path.
fn service_worker(script: &[u8]) -> Bytes {
    let at_root = AT_ROOT.iter().filter(|(_, path)| *path != WIDGET);
    let assets = (EMBEDDED.iter())
        .map(|(path, _)| *path)
        .filter(|path| media_type(path).is_some() && ![WIDGET, SERVICE_WORKER].contains(path))
        .map(|path| format!("./assets/{}/{path}", *DIGEST));
    let files: Vec<String> = (["./".to_owned()].into_iter())
        .chain(at_root.map(|(address, _)| format!(".{address}")))
        .chain(assets)
        .collect();
    let release = serde_json::json!({ "digest": *DIGEST, "files": files });
    let mut text = format!("const RELEASE = {release};\n").into_bytes();
    text.extend_from_slice(script);
    text.into()
}

/// The start page, which names its files by the digest, without a preview in its head. All its addresses are relative to the
/// root of the service and begin with `./`.
pub(super) static START: LazyLock<File> = LazyLock::new(|| {
    let html = embedded(START_PAGE).map_or_else(String::new, |html| {
        String::from_utf8_lossy(html).replace("./assets/", &format!("./assets/{}/", *DIGEST))
    });
    File::new(START_PAGE, HTML, html.into())
});

/// The start pages with a preview in their heads, by the address of the service that it names.
static START_PAGES: LazyLock<Mutex<HashMap<String, Arc<File>>>> = LazyLock::new(Mutex::default);

/// The start page of the service at a configured address.
pub(super) fn start_page(service: &str, with_preview: impl FnOnce() -> String) -> Arc<File> {
    let mut pages = START_PAGES.lock();
    if let Some(page) = pages.get(service) {
        return Arc::clone(page);
    }
    let page = Arc::new(File {
        service: service.to_owned(),
        ..File::new(START_PAGE, HTML, with_preview().into())
    });
    pages.insert(service.to_owned(), Arc::clone(&page));
    page
}

/// The sources of a policy for the texts of the start page's elements of this name without attributes.
pub(super) fn inline_sources(element: &str) -> String {
    let html = String::from_utf8_lossy(&START.bytes);
    let (begin, end) = (format!("<{element}>"), format!("</{element}>"));
    let texts = (html.split(&begin).skip(1)).filter_map(|rest| rest.split(&end).next());
    let sources: BTreeSet<String> = texts
        .map(|text| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text))))
        .collect();
    Vec::from_iter(sources).join(" ")
}
