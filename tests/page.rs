//! The page at `/`, its files and the widget, as a browser asks for them.

mod support;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use reqwest::blocking::Response;
use reqwest::header::ACCEPT_ENCODING;
use serde_json::Value;
use sha2::{Digest, Sha256};
use support::Service;

/// Everything that the start page loads, fonts included, uncompressed.
const MOST_BYTES: usize = 360_000;

fn header<'a>(response: &'a Response, name: &str) -> &'a str {
    response.headers()[name].to_str().expect("a header is text")
}

/// The text between a marker and the next quotation mark or bracket.
fn after<'a>(text: &'a str, marker: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(marker).skip(1).filter_map(|rest| rest.split(['"', ')']).next())
}

#[test]
fn the_page_is_complete_small_and_self_contained() {
    let service = Service::start(&[]);
    let page = service.get("/").text().expect("a page");
    let mut open: Vec<String> = after(&page, "href=\"./assets/")
        .chain(after(&page, "src=\"./assets/"))
        .map(|path| format!("/assets/{path}"))
        .collect();
    let fonts = open[0].rsplit_once("/icons/").expect("an icon").0;
    let fonts = ["Regular", "SemiBold"].map(|name| format!("{fonts}/fonts/Inter-{name}.woff2"));
    open.extend(fonts);
    let scripts = open.iter().filter(|path| path.ends_with(".js")).count();
    assert_eq!(scripts, 1, "one script is all that the page waits for");
    let mut size = page.len();
    let mut seen = BTreeSet::new();
    while let Some(path) = open.pop() {
        if !seen.insert(path.clone()) {
            continue;
        }
        let response = service.get(&path);
        assert_eq!(response.status(), 200, "{path}");
        assert!(header(&response, "cache-control").contains("immutable"));
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        let media_type = header(&response, "content-type").to_owned();
        let bytes = response.bytes().expect("a body");
        size += bytes.len();
        let expected = match path.rsplit('.').next() {
            Some("js") => "text/javascript; charset=utf-8",
            Some("svg") => "image/svg+xml",
            _ => "font/woff2",
        };
        assert_eq!(media_type, expected, "{path}");
        let Ok(text) = std::str::from_utf8(&bytes) else {
            continue;
        };
        let imports = text
            .split("import")
            .filter(|rest| ["\".", "{", "*"].iter().any(|beginning| rest.starts_with(beginning)));
        assert_eq!(imports.count(), 0, "{path} loads another file");
        for foreign in text.split("://").skip(1) {
            assert!(foreign.starts_with("www.w3.org/2000/svg"), "{path}");
        }
    }
    assert!(size < MOST_BYTES, "{size} bytes");
}

#[test]
fn the_page_comes_with_the_first_picture_of_every_game() {
    let service = Service::start(&[]);
    let page = service.get("/").text().expect("a page");
    let games: Value = service.get("/v1/games").json().expect("JSON");
    let games = games["games"].as_array().expect("games");
    let ids = games.iter().filter_map(|game| game["id"].as_str());
    for id in ids.chain(["home"]) {
        let start = format!("<script type=\"text/plain\" id=\"first-{id}\">");
        let (_, rest) = page.split_once(&start).expect("a picture");
        let (picture, _) = rest.split_once("</script>").expect("its end");
        assert!(picture.contains("<svg"), "{id}");
        assert!(!picture.contains("style="), "{id}: the policy forbids it");
    }
}

/// The sources by which the policy must allow the texts of these elements.
fn sources(page: &str, element: &str) -> Vec<String> {
    let (begin, end) = (format!("<{element}>"), format!("</{element}>"));
    (page.split(&begin).skip(1))
        .map(|rest| {
            let (text, _) = rest.split_once(&end).expect("its end");
            let digest = BASE64_STANDARD.encode(Sha256::digest(text));
            format!("'sha256-{digest}'")
        })
        .collect()
}

/// The hash of files, as `tools/page/build.mjs` computes it: paths, lengths and bytes, without Rust files.
fn hash_of(folders: &[&str]) -> String {
    let mut files = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.extend((!path.ends_with("node_modules")).then_some(path));
            } else if !path.ends_with("packages/page/built-from.txt")
                && path.extension().is_none_or(|end| end != "rs")
            {
                files.push(path.to_str().expect("a name").replace('\\', "/"));
            }
        }
    }
    files.sort();
    let mut hash = Sha256::new();
    for path in files {
        let bytes = fs::read(&path).expect("a file");
        hash.update(format!("{path}\n{}\n", bytes.len()));
        hash.update(bytes);
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn the_page_was_built_from_these_sources() {
    let sources = hash_of(&["web", "tools/page", "crates/messages/languages"]);
    let files = hash_of(&["packages/page"]);
    let record = fs::read_to_string("packages/page/built-from.txt").expect("a record");
    assert_eq!(
        record,
        format!("sources: {sources}\nfiles: {files}\n"),
        "run tools/build-page and commit packages/page"
    );
}

#[test]
fn the_page_is_cached_compressed_and_fenced_in() {
    let service = Service::start(&["--public-url", "https://tessera.example"]);
    let first = service.get("/");
    assert_eq!(header(&first, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&first, "cache-control"), "no-cache");
    let policy = header(&first, "content-security-policy");
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("unsafe"));
    assert!(policy.contains("worker-src 'self'"));
    assert!(policy.ends_with("frame-ancestors 'none'"));
    let etag = header(&first, "etag").to_owned();
    let policy = policy.to_owned();
    let text = first.text().expect("a page");
    for element in ["style", "script"] {
        let sources = sources(&text, element);
        assert!(!sources.is_empty(), "{element}");
        for source in sources {
            assert!(policy.contains(&source), "{element}");
        }
    }
    let again = service
        .client()
        .get(service.base())
        .header("if-none-match", etag)
        .send()
        .expect("the service answers");
    assert_eq!(again.status(), 304);
    let asked = |coding: &str| {
        (service.client().get(service.base()))
            .header(ACCEPT_ENCODING, coding)
            .send()
            .expect("the service answers")
    };
    // The first time it is compressed, the second time it comes from the cache.
    for (accepted, coding) in
        [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("zstd", "zstd")]
    {
        let packed = [asked(accepted), asked(accepted)].map(|packed| {
            assert_eq!(header(&packed, "content-encoding"), coding);
            assert!(header(&packed, "vary").contains("Accept-Encoding"));
            packed.bytes().expect("a body")
        });
        assert!(packed[0].len() < text.len() / 4, "{coding}");
        assert_eq!(packed[0], packed[1], "{coding}");
    }
    let brotli = asked("br").bytes().expect("a body");
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut &*brotli, &mut unpacked).expect("brotli");
    assert_eq!(unpacked, text.as_bytes());
    let head = service.client().head(service.base()).send();
    assert_eq!(head.expect("the service answers").status(), 200);
}

#[test]
fn files_of_another_release_are_not_cached() {
    let service = Service::start(&[]);
    let other = service.get("/assets/0123456789abcdef/app.js");
    assert_eq!(other.status(), 200);
    assert_eq!(header(&other, "cache-control"), "no-cache");
}

#[test]
fn the_engine_is_served_compressed_and_may_be_compiled_by_workers_alone() {
    let service = Service::start(&[]);
    let path = "/assets/latest/engine/module.wasm";
    let plain = service.get(path);
    assert_eq!(header(&plain, "content-type"), "application/wasm");
    let module = plain.bytes().expect("a body");
    assert!(module.starts_with(b"\0asm"));
    let asked = |encoding: &str| {
        (service.client().get(format!("{}{path}", service.base())))
            .header(ACCEPT_ENCODING, encoding)
            .send()
            .expect("the service answers")
    };
    let packed = asked("gzip, deflate, br");
    assert_eq!(header(&packed, "content-encoding"), "br");
    assert!(header(&packed, "vary").contains("Accept-Encoding"));
    assert!(packed.bytes().expect("a body").len() < module.len() / 2);
    let refused = asked("br;q=0");
    assert!(refused.headers().get("content-encoding").is_none());
    let worker = service.get("/assets/latest/engine/worker.js");
    let policy = header(&worker, "content-security-policy");
    assert!(policy.contains("'wasm-unsafe-eval'") && !policy.contains("'unsafe-eval'"));
}

#[test]
fn the_service_worker_keeps_the_whole_page() {
    let service = Service::start(&[]);
    let response = service.get("/sw.js");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert_eq!(header(&response, "content-type"), "text/javascript; charset=utf-8");
    let script = response.text().expect("a text");
    let release = (script.lines().next())
        .and_then(|line| line.strip_prefix("const RELEASE = "))
        .and_then(|line| line.strip_suffix(';'))
        .expect("the release stands first");
    let release: serde_json::Value = serde_json::from_str(release).expect("JSON");
    let page = service.get("/").text().expect("a page");
    assert!(page.contains(release["digest"].as_str().expect("a digest")));
    let files = release["files"].as_array().expect("files");
    let files: BTreeSet<&str> = files.iter().filter_map(|file| file.as_str()).collect();
    for reference in after(&page, "href=\"./assets/").chain(after(&page, "src=\"./assets/")) {
        assert!(files.contains(&*format!("./assets/{reference}")), "{reference}");
    }
    assert!(files.iter().any(|file| file.ends_with("/engine/module.wasm")));
    assert!(files.iter().any(|file| file.ends_with("/parts/temple.js")));
    for file in files {
        let path = file.strip_prefix('.').expect("a relative address");
        assert_eq!(service.get(path).status(), 200, "{file}");
    }
}

#[test]
fn the_widget_is_there_for_every_site() {
    let service = Service::start(&[]);
    let widget = service.get("/widget.js");
    assert_eq!(widget.status(), 200);
    assert_eq!(header(&widget, "content-type"), "text/javascript; charset=utf-8");
    let foreign = service
        .client()
        .get(format!("{}/widget.js", service.base()))
        .header("origin", "https://example.org")
        .send()
        .expect("the service answers");
    assert_eq!(header(&foreign, "access-control-allow-origin"), "*");
}

#[test]
fn the_plain_address_of_a_game_leads_to_its_place_on_the_page() {
    let service = Service::start(&[]);
    // A client that follows redirects drops the fragment.
    let client = reqwest::blocking::Client::builder().redirect(reqwest::redirect::Policy::none());
    let client = client.build().expect("a client");
    for path in ["/octopus", "/octopus/", "/temple?utm_source=x"] {
        let response = client.get(format!("{}{path}", service.base())).send();
        let response = response.expect("the service answers");
        assert_eq!(response.status(), 308, "{path}");
        let place = path.split(['/', '?']).nth(1).expect("a game");
        assert_eq!(header(&response, "location"), format!("/#/{place}"), "{path}");
    }
    assert_eq!(service.get("/nope").status(), 404);
}

#[test]
fn other_methods_and_files_are_problems() {
    let service = Service::start(&[]);
    for path in ["/", "/widget.js", "/assets/x/app.js"] {
        let refused = service
            .client()
            .post(format!("{}{path}", service.base()))
            .send()
            .expect("the service answers");
        assert_eq!(refused.status(), 405, "{path}");
        assert_eq!(header(&refused, "allow"), "GET, HEAD, OPTIONS");
        assert_eq!(header(&refused, "content-type"), "application/problem+json");
    }
    for path in ["/assets/x/none.js", "/assets/x/../../Cargo.toml", "/assets"] {
        let missing = service.get(path);
        assert_eq!(missing.status(), 404, "{path}");
        assert_eq!(header(&missing, "content-type"), "application/problem+json");
    }
}
