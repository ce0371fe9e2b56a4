//! Query parameters that a call does not know: what readers, mailers and trackers append to addresses.

use crate::caching::addresses;
use crate::socket::get;
use crate::support::Service;

/// Appended to any address by other programs; every call ignores these.
const APPENDED: &str =
    "utm_source=x&fbclid=1&gclid=2&ref=3&dnt=1&_=123&v=2&mc_cid=x&igsh=y&si=z&gad_source=1";

/// Whether a call ignores unknown parameters of any name: pages, feeds, pictures, sheets, oEmbed, and calls about the process.
fn ignores_others(path: &str) -> bool {
    let is_file = ["/board", ".svg", ".png", ".gif", ".webp", ".ico", ".jsonl"];
    let is_shared = [
        "/p/",
        "/daily/",
        "/g/",
        "/r/",
        "/feeds/",
        "/swagger-ui/",
        "/openapi/",
        "/health/",
    ];
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
    for address in addresses(&service) {
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
        }
        // Jobs have ids that the service gives, and the puzzles of the first day take a while.
        if path.contains("/jobs/") || address.contains("daily") || path.ends_with("sheet.pdf") {
            continue;
        }
        let plain = get(&service, &address);
        let mut more = vec![APPENDED];
        if ignores_others(path) {
            ignoring += 1;
            more.push("stray=1&stray=2&%73tray&=&position%20=x");
        }
        for more in more {
            let answer = get(&service, &format!("{address}{joint}{more}"));
            assert_eq!(
                (plain.status, answer.status),
                (200, 200),
                "{address} {more}"
            );
            assert_eq!(
                plain.header("etag"),
                answer.header("etag"),
                "{address} {more}"
            );
        }
    }
    assert!(ignoring > 40 && refusing > 50, "{ignoring}, {refusing}");
}

#[test]
fn parameters_that_a_call_knows_are_read_strictly_all_the_same() {
    let service = Service::start(&[]);
    for (target, parameter) in [
        ("/v1/octopus/board.svg?x=1", "position"),
        (
            "/v1/octopus/board.svg?position=a&position=b&x=1",
            "position",
        ),
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
