//! Query parameters that a call does not know: readers, mailers and trackers append them to addresses.

use std::collections::BTreeSet;

use serde_json::json;

use crate::caching::addresses;
use crate::socket::get;
use crate::support::{Service, openapi_document};

/// Parameters that other programs append to addresses; every call ignores these.
const APPENDED: &str =
    "utm_source=x&fbclid=1&gclid=2&ref=3&dnt=1&_=123&v=2&mc_cid=x&igsh=y&si=z&gad_source=1";

/// True if a call ignores unknown parameters of any name: pages, feeds, pictures, sheets, oEmbed, and calls about the
/// process.
fn ignores_others(path: &str) -> bool {
    let is_file = ["/board", ".svg", ".png", ".gif", ".webp", ".ico", ".jsonl"];
    let is_shared =
        ["/p/", "/daily/", "/g/", "/r/", "/feeds/", "/swagger-ui/", "/openapi/", "/health/"];
    let is_alone = [
        "/",
        "/oembed",
        "/v1/puzzles/sheet.pdf",
        "/widget.js",
        "/metrics",
        "/openapi.json",
        "/robots.txt",
        "/llms.txt",
    ];
    is_file.iter().any(|end| path.ends_with(end))
        || is_shared.iter().any(|start| path.starts_with(start))
        || is_alone.contains(&path)
}

#[test]
fn every_get_has_the_policy_of_its_kind() {
    let service = Service::start(&[]);
    let (mut ignoring, mut refusing) = (0, 0);
    for (address, listed) in addresses() {
        let lists = |status: &str| listed.is_null() || listed.get(status).is_some();
        let path = address.split('?').next().expect("a path");
        let path = percent_encoding::percent_decode_str(path).decode_utf8_lossy();
        let path = &*path;
        let joint = if address.contains('?') { '&' } else { '?' };
        if !ignores_others(path) {
            refusing += 1;
            let refused = get(&service, &format!("{address}{joint}{APPENDED}&stray=1"));
            assert_eq!(refused.status, 400, "{address}");
            let problem = refused.json();
            assert_eq!(problem["code"], "invalid_query", "{address}");
            assert_eq!(problem["parameter"], "stray", "{address}");
            assert!(lists("400"), "{address}");
        }
        // The service chooses the ids of jobs, and the puzzles of the first day take a while.
        if path.contains("/jobs/") || address.contains("daily") || path.ends_with("sheet.pdf") {
            continue;
        }
        let plain = get(&service, &address);
        if !listed.is_null() {
            let has_tag = !plain.header("etag").is_empty();
            assert_eq!(lists("304"), has_tag, "{address}");
        }
        let mut more = vec![APPENDED];
        if ignores_others(path) {
            ignoring += 1;
            more.push("stray=1&stray=2&%73tray&=&position%20=x");
        }
        for more in more {
            let answer = get(&service, &format!("{address}{joint}{more}"));
            assert_eq!((plain.status, answer.status), (200, 200), "{address} {more}");
            assert_eq!(plain.header("etag"), answer.header("etag"), "{address} {more}");
        }
    }
    assert!(ignoring > 40 && refusing > 50, "{ignoring}, {refusing}");
}

#[test]
fn known_parameters_are_read_strictly_next_to_unknown_ones() {
    let service = Service::start(&[]);
    for (target, parameter) in [
        ("/v1/octopus/board.svg?x=1", "position"),
        ("/v1/octopus/board.svg?position=a&position=b&x=1", "position"),
        ("/v1/octopus/board.png?position=a&size=big&x=1", "size"),
        ("/feeds/octopus.atom?x=1&lang=it", "lang"),
        ("/oembed?dnt=1", "url"),
        ("/oembed?url=/p/x&maxwidth=wide&dnt=1", "maxwidth"),
        ("/v1/puzzles/sheet.pdf?game=octopus&paper=a3&x=1", "paper"),
    ] {
        let problem = get(&service, target).json();
        assert_eq!(problem["code"], "invalid_query", "{target}");
        assert_eq!(problem["parameter"], parameter, "{target}");
    }
}

#[test]
fn numbers_and_filters_are_read_as_in_a_body() {
    let service = Service::start(&[]);
    let octopus = "/v1/octopus/moves?position=R4@0,0|R1,G4|0,0|0|1";
    let key = |game: &str| {
        let (_, started) = service.post(&format!("/v1/{game}/start"), &json!({ "seed": 1 }));
        let key = started["key"].as_str().expect("a key").to_owned();
        let encoded: String = key.bytes().map(|b| format!("%{b:02X}")).collect();
        format!("/v1/{game}/moves?position={encoded}")
    };
    let (themisto, temple) = (key("themisto"), key("temple"));
    for (target, status, detail) in [
        (format!("{octopus}&limit=1.0"), 200, ""),
        (format!("{octopus}&limit=1.5"), 400, "not an integer"),
        (format!("{octopus}&limit=1."), 400, "not an integer"),
        (format!("{octopus}&tile=r1"), 200, ""),
        (format!("{octopus}&tile=K3"), 200, ""),
        (format!("{octopus}&tile=R9"), 400, "\"R9\" is no tile of this game"),
        (format!("{octopus}&tile="), 400, "\"\" is no tile of this game"),
        (format!("{themisto}&from=D1"), 200, ""),
        (format!("{themisto}&from=z9"), 400, "\"z9\" is no cell of this game"),
        (format!("{temple}&tile=foo"), 400, "\"foo\" is no tile of this game"),
        (format!("{temple}&from=a1"), 422, "no meaning"),
        (
            octopus.replace("moves", "analysis") + "&lines=ALL",
            400,
            "`all` asks for one line a move",
        ),
    ] {
        let answer = get(&service, &target);
        assert_eq!(answer.status, status, "{target}");
        let told = answer.json()["detail"].as_str().unwrap_or_default().to_owned();
        assert!(told.contains(detail), "{target}: {told}");
    }
}

/// Addresses with an integer parameter at the end, and a value of it.
const INTEGERS: [(&str, u32); 15] = [
    ("/v1/octopus/board.svg?position=R4@0,0|R1,G4|0,0|0|1&size", 640),
    ("/v1/octopus/board.png?position=R4@0,0|R1,G4|0,0|0|1&size", 640),
    ("/v1/octopus/puzzles/octopus-00xsqnh/board.svg?size", 300),
    ("/v1/octopus/puzzles/octopus-00xsqnh/hint?level", 2),
    ("/v1/octopus/puzzles?count=1&seed=1&level", 3),
    ("/v1/octopus/puzzles?seed=1&count", 2),
    ("/v1/octopus/puzzles?seed", 7),
    (
        "/v1/themisto/record/animation.gif?record=1M9RTSDHUTTFSMNJTSDTUTTJS0OICAA&size=100&per_second",
        2,
    ),
    ("/v1/octopus/moves?position=R4@0,0|R1,G4|0,0|0|1&limit", 2),
    ("/v1/octopus/analysis?position=R4@0,0|R1,G4|0,0|0|1&nodes", 9),
    ("/v1/octopus/analysis?position=R4@0,0|R1,G4|0,0|0|1&nodes=9&time_ms", 9000),
    ("/v1/octopus/analysis?position=R4@0,0|R1,G4|0,0|0|1&nodes=9&depth", 2),
    ("/v1/octopus/analysis?position=R4@0,0|R1,G4|0,0|0|1&nodes=9&lines", 2),
    ("/oembed?url=/p/octopus-00xsqnh&maxwidth", 300),
    ("/oembed?url=/p/octopus-00xsqnh&maxheight", 400),
];

#[test]
fn every_integer_is_read_in_both_spellings() {
    let service = Service::start(&[]);
    let name = |target: &'static str| target.rsplit(['?', '&']).next().expect("a name");
    let known: BTreeSet<&str> = INTEGERS.iter().map(|(target, _)| name(target)).collect();
    let document = openapi_document();
    let shared = document["components"]["parameters"].as_object().expect("parameters");
    let own = (document["paths"].as_object().expect("paths").values())
        .filter_map(|item| item["get"]["parameters"].as_array())
        .flatten();
    for parameter in shared.values().chain(own) {
        let is_integer = parameter["schema"]["type"] == "integer";
        if parameter["in"] == "query" && is_integer {
            let name = parameter["name"].as_str().expect("a name");
            assert!(known.contains(name), "{name} is not tried");
        }
    }
    for (target, value) in INTEGERS {
        let plain = get(&service, &format!("{target}={value}"));
        let fraction = get(&service, &format!("{target}={value}.0"));
        assert_eq!(plain.status, fraction.status, "{target}");
        assert_eq!(plain.body, fraction.body, "{target}");
        for wrong in ["", "big", "1.5", "%2B1"] {
            let problem = get(&service, &format!("{target}={wrong}")).json();
            assert_eq!(problem["code"], "invalid_query", "{target}={wrong}");
            assert_eq!(problem["parameter"], name(target), "{target}={wrong}");
            let detail = problem["detail"].as_str().expect("text");
            let is_said = detail.contains("not an integer") || name(target) == "lines";
            assert!(is_said, "{target}={wrong}: {detail}");
        }
    }
}

#[test]
fn batches_and_jobs_read_paths_as_requests_do() {
    let service = Service::start(&[]);
    let calls = json!({ "requests": [{ "path": "//v1/octopus/start/", "body": { "seed": 1 } }] });
    let (status, results) = service.post("/v1/batch", &calls);
    assert_eq!((status, &results["results"][0]["status"]), (200, &json!(200)));
    let position = "R4@0,0|R1,G4|0,0|0|1";
    let job = |path: &str| {
        let body = json!({ "position": position, "limits": { "nodes": 10 } });
        service.post("/v1/jobs", &json!({ "path": path, "body": body }))
    };
    let (_, tidy) = job("/v1/octopus/analysis");
    let (status, untidy) = job("/v1//octopus/analysis/");
    assert!(status < 300, "{untidy}");
    assert_eq!(untidy["id"], tidy["id"]);
    let (status, problem) = job("/v1/chess/analysis");
    assert_eq!((status, &problem["code"]), (422, &json!("impossible_options")));
    let detail = problem["detail"].as_str().expect("text");
    assert!(detail.contains("no game \"chess\""), "{detail}");
    let (status, problem) = service.post("/v1/jobs", &json!({ "path": "/v1/octopus/analysis" }));
    assert_eq!((status, &problem["code"]), (400, &json!("invalid_body")));
    assert_eq!(problem["pointer"], "/body");
    let detail = problem["detail"].as_str().expect("text");
    assert!(detail.contains("`position`"), "{detail}");
}
