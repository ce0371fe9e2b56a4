//! A service under a path of its host, which a proxy strips: `--public-url https://example.com/tessera`.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const POSITION: &str = "R4@0,0|R1B2,G3Y4|0,0|0|1";

fn start() -> Service {
    Service::start(&["--public-url", "https://example.com/tessera/"])
}

/// The addresses in attributes of a page, without fragments of the same page and addresses that name a host.
fn addresses(page: &str) -> Vec<&str> {
    (["href=\"", "src=\""].into_iter())
        .flat_map(|attribute| page.split(attribute).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|address| !address.starts_with('#') && !address.contains(':'))
        .collect()
}

#[test]
fn the_page_asks_for_everything_relative_to_itself() {
    for service in [start(), Service::start(&[])] {
        let page = service.get("/").text().expect("a page");
        let found = addresses(&page);
        assert!(found.len() > 8, "{found:?}");
        for address in found {
            assert!(address.starts_with("./"), "{address}");
            assert_eq!(service.get(&address[1..]).status(), 200, "{address}");
        }
        let manifest: Value = service.get("/manifest.webmanifest").json().expect("JSON");
        let icons = manifest["icons"].as_array().expect("icons");
        let icons = icons.iter().map(|icon| &icon["src"]);
        for address in icons.chain([&manifest["start_url"]]) {
            let address = address.as_str().expect("an address");
            assert!(address.starts_with("./"), "{address}");
            assert_eq!(service.get(&address[1..]).status(), 200, "{address}");
        }
    }
}

#[test]
fn short_addresses_ask_for_everything_under_the_path() {
    let key = "3%2F3%2F3%20b%20b%200%20p";
    let targets = [
        "/daily/octopus/2026-01-05".to_owned(),
        format!("/g/nebuchadnezzar/{key}"),
        "/g/nebuchadnezzar/3/3/3%20b%20b%200%20p".to_owned(),
        "/p/nothing".to_owned(),
    ];
    for (service, path) in [(start(), "/tessera"), (Service::start(&[]), "")] {
        for target in &targets {
            let page = service.get(target).text().expect("a page");
            let found = addresses(&page);
            assert!(found.len() > 8, "{found:?}");
            for address in found {
                let own = address.strip_prefix(path).filter(|own| own.starts_with('/'));
                let own = own.unwrap_or_else(|| panic!("{target}: {address}"));
                assert_eq!(service.get(own).status(), 200, "{target}: {address}");
            }
        }
    }
}

#[test]
fn links_document_and_headers_name_the_path_and_bodies_do_not() {
    let service = start();
    let document: Value = service.get("/openapi.json").json().expect("JSON");
    assert_eq!(document["servers"], json!([{ "url": "/tessera/" }]));
    let page = service.get("/daily/octopus/2026-01-05").text();
    let canonical = "href=\"https://example.com/tessera/daily/octopus/2026-01-05\"";
    assert!(page.expect("a page").contains(canonical));
    let answer = service.get("/oembed?url=https://example.com/tessera/daily/octopus/2026-01-05");
    let (status, embed) = status_and_json(answer);
    assert_eq!(status, 200);
    let html = embed["html"].as_str().expect("HTML");
    assert!(html.contains("src=\"https://example.com/tessera/?embed#/"), "{html}");
    let robots = service.get("/robots.txt").text().expect("text");
    let rules = [
        "User-agent: *",
        "Allow: /tessera/v1/games",
        "Allow: /tessera/v1/*/board.png",
        "Disallow: /tessera/v1/",
    ];
    assert_eq!(Vec::from_iter(robots.lines()), rules);
    let redirected = service.get("/swagger-ui");
    assert!(redirected.url().path().ends_with("/swagger-ui/"));

    let order =
        json!({ "path": "/v1/octopus/perft", "body": { "position": POSITION, "depth": 1 } });
    let asked = (service.client())
        .post(format!("{}/v1/jobs", service.base()))
        .json(&order)
        .send()
        .expect("an answer");
    let location = asked.headers()["location"].to_str().expect("text").to_owned();
    let job: Value = asked.json().expect("JSON");
    let id = job["id"].as_str().unwrap_or_else(|| panic!("{job}"));
    assert_eq!(location, format!("/tessera/v1/jobs/{id}"));
    assert!(!job.to_string().contains("/tessera/"), "{job}");
    let games = service.get("/v1/games").text().expect("text");
    assert!(games.contains("\"/v1/") && !games.contains("/tessera/"));
}

#[test]
fn pages_that_isolate_themselves_may_embed_everything() {
    let service = Service::start(&[]);
    let page = service.get("/").text().expect("a page");
    let (_, assets) = page.split_once("src=\"./assets/").expect("a script");
    let digest = assets.split('/').next().expect("a digest");
    let asset = |path: &str| format!("/assets/{digest}/{path}");
    let policy = |target: &str, name: &str| {
        let answer = service.get(target);
        assert_eq!(answer.status(), 200, "{target}");
        let value = answer.headers().get(name);
        value.map(|value| value.to_str().expect("text").to_owned())
    };
    for target in [
        "/?embed".to_owned(),
        "/widget.js".to_owned(),
        "/favicon.ico".to_owned(),
        "/v1/octopus/puzzles/daily?date=2026-01-05".to_owned(),
        "/v1/nebuchadnezzar/board.svg?position=3/3/3%20b%20b%200%20p".to_owned(),
        "/v1/nebuchadnezzar/board.png?position=3/3/3%20b%20b%200%20p".to_owned(),
        asset("app.js"),
        asset("parts/de-page.js"),
        asset("fonts/Inter-Regular.woff2"),
        asset("engine/index.js"),
        asset("engine/module.wasm"),
        asset("engine/worker.js"),
    ] {
        let found = policy(&target, "cross-origin-resource-policy");
        assert_eq!(found.as_deref(), Some("cross-origin"), "{target}");
    }
    // A frame in such a page, and a worker in such a frame, isolate themselves, too.
    for target in ["/?embed", &asset("engine/worker.js")] {
        let found = policy(target, "cross-origin-embedder-policy");
        assert_eq!(found.as_deref(), Some("require-corp"), "{target}");
    }
    assert_eq!(policy("/", "cross-origin-embedder-policy"), None);
}
