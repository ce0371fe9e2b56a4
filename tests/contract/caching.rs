//! HTTP features that caches, proxies and browsers rely on: HEAD, `Accept`, `Vary`, CORS, tags, encodings.

use std::io::{Read, Write};

use serde_json::{Value, json};

use crate::socket::{answer, connect, get, request};
use crate::support::{Service, openapi_document, parameters};

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";

/// Every GET of the document with its examples, and the addresses of files; each with the answers that the document lists,
/// null where it does not describe the address.
pub(crate) fn addresses() -> Vec<(String, Value)> {
    let document = openapi_document();
    let mut found: Vec<(String, Value)> = [
        "/",
        "/swagger-ui/",
        "/openapi.json",
        "/openapi/temple.json",
        "/widget.js",
        "/robots.txt",
        "/llms.txt",
        "/favicon.ico",
    ]
    .map(|address| (address.to_owned(), Value::Null))
    .to_vec();
    for (path, item) in document["paths"].as_object().expect("paths") {
        let Some(operation) = item.get("get") else {
            continue;
        };
        let (mut address, mut query) = (path.clone(), Vec::new());
        for parameter in parameters(&document, operation) {
            let name = parameter["name"].as_str().expect("a name");
            let example = match &parameter["example"] {
                Value::Null => continue,
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            let encoded: String = example.bytes().map(|b| format!("%{b:02X}")).collect();
            match parameter["in"].as_str() {
                Some("path") => address = address.replace(&format!("{{{name}}}"), &encoded),
                _ => query.push(format!("{name}={encoded}")),
            }
        }
        if !query.is_empty() {
            address = format!("{address}?{}", query.join("&"));
        }
        found.push((address, operation["responses"].clone()));
    }
    found
}

#[test]
fn head_matches_get_and_headers_do_not_depend_on_the_caller() {
    let service = Service::start(&[]);
    // The puzzles of a day take a while to make, and add nothing to this test.
    let addresses = addresses();
    assert!(addresses.len() > 60, "{}", addresses.len());
    for (address, _) in addresses
        .iter()
        .filter(|(address, _)| !address.contains("daily") && !address.contains("/jobs/"))
    {
        let head = request(&service, "HEAD", address, "", b"");
        assert_eq!(head.status, 200, "HEAD {address}");
        assert!(head.body.is_empty(), "HEAD {address}");
        let is_zero = head.header("content-length") == "0";
        assert!(!is_zero || get(&service, address).body.is_empty(), "HEAD {address}");
        let vary = head.header("vary");
        let path = address.split('?').next().unwrap_or_default();
        let several =
            path.ends_with("/board") || path.contains("/rules") || path.ends_with("/stream");
        let is_spoken = !head.header("content-language").is_empty();
        let expected = match (several, is_spoken) {
            (true, true) => "Accept, Accept-Encoding, Accept-Language",
            (true, false) => "Accept, Accept-Encoding",
            (false, true) => "Accept-Encoding, Accept-Language",
            (false, false) => "Accept-Encoding",
        };
        assert_eq!(vary, expected, "{address}");
        assert_eq!(head.header("access-control-allow-origin"), "*", "{address}");
        assert!(!head.header("x-request-id").is_empty(), "{address}");
        let immutable = head.header("cache-control").contains("immutable");
        assert!(!immutable || address.contains("/puzzles/"), "{address}");
    }
    let from_page = "Origin: https://example.org\r\n";
    let (plain, asked) =
        (get(&service, "/v1/games"), request(&service, "GET", "/v1/games", from_page, b""));
    for name in ["access-control-allow-origin", "access-control-expose-headers", "vary"] {
        assert_eq!(plain.header(name), asked.header(name), "{name}");
        assert!(!plain.header(name).is_empty(), "{name}");
    }
}

#[test]
fn a_problem_varies_with_what_it_depends_on() {
    let service = Service::start(&[]);
    let at = "position=R4@0,0|R1,G4|0,0|0|1";
    for (target, headers, status, vary) in [
        ("/v1/octopus/moves?position=x", "", 400, "Accept-Encoding"),
        ("/v1/nowhere", "", 404, "Accept-Encoding"),
        ("/v1/batch", "", 405, "Accept-Encoding"),
        (
            "/v1/octopus/moves?position=R4@0,0;R4@1,0|R1,G4|0,0|0|1",
            "",
            422,
            "Accept-Encoding, Accept-Language",
        ),
        (
            &format!("/v1/octopus/board?{at}"),
            "Accept: text/css\r\n",
            406,
            "Accept, Accept-Encoding",
        ),
        ("/v1/games/octopus/rules", "Accept: text/css\r\n", 406, "Accept, Accept-Encoding"),
        (
            &format!("/v1/octopus/analysis/stream?{at}"),
            "Accept: text/css\r\n",
            406,
            "Accept, Accept-Encoding",
        ),
    ] {
        let refused = request(&service, "GET", target, headers, b"");
        assert_eq!(refused.status, status, "{target}");
        assert_eq!(refused.header("vary"), vary, "{target}");
    }
}

#[test]
fn one_address_has_a_picture_in_either_form() {
    let service = Service::start(&[]);
    let target = format!("/v1/octopus/board?position={}", OCTOPUS.replace('|', "%7C"));
    for (accept, media_type) in [
        ("", "image/svg+xml"),
        ("Accept: */*\r\n", "image/svg+xml"),
        ("Accept: image/png\r\n", "image/png"),
        ("Accept: image/svg+xml;q=0.1, image/*;q=0.5\r\n", "image/png"),
        ("Accept: image/avif, image/webp, image/svg+xml, */*;q=0.8\r\n", "image/svg+xml"),
    ] {
        let picture = request(&service, "GET", &target, accept, b"");
        assert_eq!(picture.status, 200, "{accept}");
        assert_eq!(picture.header("content-type"), media_type, "{accept}");
        assert_eq!(picture.header("cache-control"), "public, max-age=3600");
        assert!(picture.header("etag").starts_with("W/\""));
    }
    let drawing = request(&service, "GET", &target, "", b"");
    let asked = format!("Accept: image/png\r\nIf-None-Match: {}\r\n", drawing.header("etag"));
    assert_eq!(request(&service, "GET", &target, &asked, b"").status, 200);
}

#[test]
fn large_answers_are_compressed_on_request_and_keep_their_tags() {
    let service = Service::start(&[]);
    let plain = get(&service, "/v1/games/temple");
    for (accepted, encoding) in [
        ("gzip", "gzip"),
        ("br", "br"),
        ("zstd", "zstd"),
        ("gzip;q=0.5, br", "br"),
        ("identity", ""),
    ] {
        let headers = format!("Accept-Encoding: {accepted}\r\n");
        let packed = request(&service, "GET", "/v1/games/temple", &headers, b"");
        assert_eq!(packed.header("content-encoding"), encoding, "{accepted}");
        assert_eq!(packed.header("etag"), plain.header("etag"));
        let smaller = packed.body.len() < plain.body.len() / 2;
        assert!(encoding.is_empty() || smaller, "{accepted}");
        let again = format!("{headers}If-None-Match: {}\r\n", packed.header("etag"));
        let again = request(&service, "GET", "/v1/games/temple", &again, b"");
        assert_eq!((again.status, again.body.len()), (304, 0));
        assert_eq!(again.header("vary"), "Accept-Encoding, Accept-Language");
    }
}

#[test]
fn swagger_ui_and_the_document_are_sent_as_they_are_kept() {
    let service = Service::start(&[]);
    let page = String::from_utf8(get(&service, "/swagger-ui/").body).expect("text");
    let named = page.split("\"./").skip(1).filter_map(|rest| rest.split_once('"'));
    let named: Vec<String> = named.map(|(path, _)| format!("/swagger-ui/{path}")).collect();
    assert_eq!(named.len(), 6, "{page}");
    let documents = ["/openapi.json", "/openapi/octopus.json"].map(str::to_owned);
    let (mut visit, mut kept_for_ever) = (0, 0);
    for address in named.iter().chain(&documents) {
        let whole = get(&service, address);
        assert_eq!(whole.status, 200, "{address}");
        assert_eq!(whole.header("content-encoding"), "", "{address}");
        let packed = request(&service, "GET", address, "Accept-Encoding: br, gzip\r\n", b"");
        assert_eq!(packed.header("content-encoding"), "gzip", "{address}");
        assert_eq!(packed.header("etag"), whole.header("etag"), "{address}");
        let mut unpacked = Vec::new();
        let read = flate2::read::GzDecoder::new(&*packed.body).read_to_end(&mut unpacked);
        assert_eq!(read.expect("gzip"), whole.body.len(), "{address}");
        assert_eq!(unpacked, whole.body, "{address}");
        let known = format!("If-None-Match: {}\r\n", whole.header("etag"));
        assert_eq!(request(&service, "GET", address, &known, b"").status, 304);
        visit += packed.body.len();
        kept_for_ever += usize::from(whole.header("cache-control").ends_with("immutable"));
    }
    assert_eq!(kept_for_ever, named.len());
    let whole = request(&service, "GET", &documents[0], "Accept-Encoding: gzip\r\n", b"");
    let visit = visit - whole.body.len();
    assert!(visit <= 580_000, "{visit} bytes");
    // A page of another release asks with another digest.
    let older = "/swagger-ui/0123456789abcdef/swagger-ui.css";
    assert_eq!(get(&service, older).header("cache-control"), "no-cache");
    assert_eq!(get(&service, "/swagger-ui/0/nothing.js").status, 404);
}

#[test]
fn an_event_source_follows_an_analysis() {
    let service = Service::start(&["--heartbeat-ms", "20"]);
    let target =
        format!("/v1/octopus/analysis/stream?position={}&nodes=2000", OCTOPUS.replace('|', "%7C"));
    let headers = "Accept: text/event-stream\r\nOrigin: https://example.org\r\n";
    let told = request(&service, "GET", &target, headers, b"");
    assert_eq!(told.status, 200);
    assert_eq!(told.header("content-type"), "text/event-stream");
    assert_eq!(told.header("cache-control"), "no-store");
    let text = String::from_utf8(told.body).expect("text");
    let last = text.trim_end().rsplit("\n\n").next().expect("an event");
    let data = last.strip_prefix("event: final\ndata: ").expect("final is the last");
    let answer_of_stream: Value = serde_json::from_str(data).expect("JSON");
    let plain = target.replace("analysis/stream", "analysis");
    assert_eq!(answer_of_stream, get(&service, &plain).json());

    // A long analysis sends heartbeats that report its progress.
    let key = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw%200%20-%20-%20-";
    let mut stream = connect(&service);
    let target = format!("/v1/themisto/analysis/stream?position={key}&nodes=20000000");
    write!(stream, "GET {target} HTTP/1.1\r\nHost: x\r\nAccept: application/x-ndjson\r\n\r\n")
        .expect("sent");
    let mut text = String::new();
    let mut part = [0; 4096];
    let beat = loop {
        let more = stream.read(&mut part).expect("it goes on");
        assert!(more > 0, "it ended without a heartbeat: {text}");
        text.push_str(std::str::from_utf8(&part[..more]).expect("text"));
        let beat = (text.lines())
            .filter_map(|line| serde_json::from_str::<Value>(line).ok())
            .find(|event| event["event"] == "heartbeat" && event["data"]["nodes"] != json!(0));
        if let Some(beat) = beat {
            break beat;
        }
    };
    let data = &beat["data"];
    assert!(data["nodes"].as_u64() > Some(0), "{beat}");
    assert!(data["depth"].is_u64() && data["elapsed_ms"].is_u64(), "{beat}");
    assert!(data["queued"].is_boolean());
    drop(stream);
    let mut unasked = connect(&service);
    write!(unasked, "GET /version HTTP/1.1\r\nHost: x\r\n\r\n").expect("sent");
    assert_eq!(answer(&mut unasked, false).status, 200);
}
