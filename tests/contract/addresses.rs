//! The addresses of the service: in answers, and pasted by people.

use crate::links::{GIVEN_AWAY, content, page};
use crate::socket::{Answer, get, request, send};
use crate::support::Service;

/// The answer to a GET with this `Host` and further headers (a line each, with its end).
fn of_host(service: &Service, host: &str, target: &str, headers: &str) -> Answer {
    let head =
        format!("GET {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}\r\n");
    send(service, head)
}

const HTTPS: &str = "X-Forwarded-Proto: https\r\n";
/// Answers that name the address of the service.
const NAMING: [&str; 6] = [
    "/",
    "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
    "/oembed?url=/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
    "/feeds/all.atom",
    "/feeds/octopus.ics",
    "/llms.txt",
];

#[test]
fn answers_that_name_the_requested_host_are_private() {
    let service = Service::start(&[]);
    for target in NAMING {
        for (headers, scheme) in [("", "http"), (HTTPS, "https")] {
            let answer = of_host(&service, "Elsewhere.example:81", target, headers);
            let address = format!("{scheme}://elsewhere.example:81/");
            assert!(page(&answer).contains(&address), "{target}");
            let caching = answer.header("cache-control");
            assert!(caching.starts_with("private"), "{target}: {caching}");
        }
    }
}

#[test]
fn the_start_page_of_each_host_has_a_tag_and_compressed_forms() {
    let service = Service::start(&[]);
    let asked = |host: &str, headers: &str| of_host(&service, host, "/", headers);
    let [here, there] = ["a.example", "b.example:81"].map(|host| {
        let whole = asked(host, "");
        let text = page(&whole);
        for (name, path) in [("url", ""), ("image", "v1/octopus/board.png?")] {
            let address = content(&text, &format!("property=\"og:{name}\"")).expect("an address");
            assert!(address.starts_with(&format!("http://{host}/{path}")), "{address}");
        }
        assert_eq!(whole.header("cache-control"), "private, no-cache");
        let tag = whole.header("etag").to_owned();
        let known = asked(host, &format!("If-None-Match: {tag}\r\n"));
        assert_eq!((known.status, known.body.len()), (304, 0));
        let packed = asked(host, "Accept-Encoding: br\r\n");
        assert_eq!(packed.header("content-encoding"), "br");
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*packed.body, &mut unpacked).expect("brotli");
        assert_eq!(unpacked, whole.body);
        (tag, text)
    });
    assert_ne!(here, there);
    let foreign = asked("b.example:81", &format!("If-None-Match: {}\r\n", here.0));
    assert_eq!(foreign.status, 200);
}

#[test]
fn public_answers_name_a_configured_host() {
    let hosts = "tessera.example, Other.example:8080";
    for (settings, https) in [
        (vec!["--allowed-hosts", hosts], "http"),
        (vec!["--allowed-hosts", hosts, "--trusted-proxies", "127.0.0.1"], "https"),
        (vec!["--allowed-hosts", hosts, "--proxy-hops", "1"], "https"),
    ] {
        let service = Service::start(&settings);
        for target in NAMING {
            for (host, named) in [
                ("other.example:8080", "other.example:8080"),
                ("tessera.example", "tessera.example"),
                ("elsewhere.example", "tessera.example"),
            ] {
                for (headers, scheme) in [("", "http"), (HTTPS, https)] {
                    let answer = of_host(&service, host, target, headers);
                    let text = page(&answer);
                    let address = format!("{scheme}://{named}/");
                    assert!(text.contains(&address), "{settings:?} {host} {target}");
                    assert!(!text.contains("elsewhere.example"), "{target}");
                    let caching = answer.header("cache-control");
                    assert!(!caching.contains("private"), "{target}: {caching}");
                }
            }
        }
    }
    let service = Service::start(&[
        "--public-url",
        "https://tessera.example",
        "--allowed-hosts",
        "a.example",
    ]);
    for target in NAMING {
        let answer = of_host(&service, "a.example", target, "");
        assert!(page(&answer).contains("https://tessera.example/"), "{target}");
        assert!(!answer.header("cache-control").contains("private"), "{target}");
    }
}

#[test]
fn short_addresses_are_read_as_people_write_them() {
    let service = Service::start(&["--public-url", "https://tessera.example"]);
    let (puzzle, position) = (GIVEN_AWAY[0].0, GIVEN_AWAY[2].0);
    let id = &puzzle[3..];
    for (written, canonical) in [
        (format!("{puzzle}?mc_cid=x&igsh=y"), puzzle),
        (format!("{puzzle}/"), puzzle),
        (format!("//p//{id}//?lang=en"), puzzle),
        (format!("/P/{}", id.to_uppercase()), puzzle),
        (format!("/p/{}", id.to_uppercase()), puzzle),
        ("/g/nebuchadnezzar/3/3/3+b+b+0+p".to_owned(), position),
        ("/g/Nebuchadnezzar/3%2F3%2F3+b%20b+0%20p/".to_owned(), position),
        (position.replace('%', "%25"), position),
        (format!("/{position}/"), position),
        (format!("{puzzle}."), puzzle),
        (format!("{puzzle})."), puzzle),
        (format!("{position}),"), position),
    ] {
        let answer = get(&service, &written);
        assert_eq!(answer.status, 200, "{written}");
        let page = page(&answer);
        let url = content(&page, "property=\"og:url\"");
        let expected = format!("https://tessera.example{canonical}");
        assert_eq!(url.as_deref(), Some(&*expected), "{written}");
        let fragment = content(&page, "name=\"tessera-address\"").expect("an address");
        assert!(GIVEN_AWAY.iter().any(|(_, known)| *known == fragment), "{written}");
        let refused = request(&service, "POST", &written, "", b"");
        assert_eq!(refused.status, 405, "{written}");
    }
    for nowhere in ["/p", "/p/", "/daily/octopus/", "/g/chess/x/", "/x/octopus/y/"] {
        assert_eq!(get(&service, nowhere).status, 404, "{nowhere}");
    }
}

#[test]
fn sites_embed_addresses_as_people_paste_them() {
    let service = Service::start(&[
        "--public-url",
        "https://tessera.example",
        "--allowed-hosts",
        "other.example:8080",
    ]);
    let encoded = |text: &str| text.bytes().map(|b| format!("%{b:02X}")).collect::<String>();
    let (puzzle, position) = (GIVEN_AWAY[0].0, GIVEN_AWAY[2].0);
    let plain = |address: &str| get(&service, &format!("/oembed?url={}", encoded(address))).json();
    let (of_puzzle, of_position) = (plain(puzzle), plain(position));
    for embed in [&of_puzzle, &of_position] {
        let html = embed["html"].as_str().expect("HTML");
        assert!(html.contains("src=\"https://tessera.example/?embed#/"), "{html}");
    }
    for (pasted, embed) in [
        (format!("{puzzle}?lang=xx"), &of_puzzle),
        (format!("https://tessera.example{puzzle}?utm_source=x&fbclid=y#x"), &of_puzzle),
        (format!("https://tessera.example{puzzle}/"), &of_puzzle),
        (format!("  HTTP://TESSERA.EXAMPLE/p/{}\n", puzzle[3..].to_uppercase()), &of_puzzle),
        (format!("http://other.example:8080{puzzle}"), &of_puzzle),
        (format!("tessera.example{puzzle}"), &of_puzzle),
        (format!("https://tessera.example{puzzle})."), &of_puzzle),
        (encoded(&format!("https://tessera.example{puzzle}")), &of_puzzle),
        ("https://tessera.example/g/nebuchadnezzar/3/3/3+b+b+0+p".to_owned(), &of_position),
        (format!("https://tessera.example//{}/", position.replace('%', "%25")), &of_position),
    ] {
        let asked = format!("/oembed?url={}&dnt=1&format=json", encoded(&pasted));
        let answer = get(&service, &asked);
        assert_eq!((answer.status, &answer.json()), (200, embed), "{pasted}");
    }
    // A request in the form of WordPress.
    let asked = format!("/oembed?url={puzzle}&maxwidth=600&maxheight=900&dnt=1&format=json");
    let mut without_thumbnail = of_puzzle.clone();
    for member in ["thumbnail_url", "thumbnail_width", "thumbnail_height"] {
        without_thumbnail.as_object_mut().expect("an object").remove(member);
    }
    assert_eq!(get(&service, &asked).json(), without_thumbnail);
    // The pasted address may name the language, but the language of the request takes precedence.
    for (query, html, language) in [
        ("url=/g/nebuchadnezzar/3/3/3+b+b+0+p?lang=de", "?embed&amp;lang=de#", "de"),
        ("url=/g/nebuchadnezzar/3/3/3+b+b+0+p?lang=de&lang=fr", "?embed&amp;lang=fr#", "fr"),
    ] {
        let answer = get(&service, &format!("/oembed?{query}"));
        assert_eq!(answer.header("content-language"), language);
        assert!(answer.json()["html"].as_str().expect("HTML").contains(html), "{query}");
    }
    for foreign in [format!("http://localhost:18080{puzzle}"), format!("other.example{puzzle}")] {
        let refused = get(&service, &format!("/oembed?url={foreign}"));
        assert_eq!(refused.status, 404, "{foreign}");
        let problem = refused.json();
        let detail = problem["detail"].as_str().expect("a text");
        let host = foreign.trim_start_matches("http://").split('/').next();
        let named = format!("\"{}\"", host.expect("a host"));
        assert!(detail.contains(&named) && detail.contains("--allowed-hosts"), "{detail}");
    }
    for elsewhere in [
        "https://elsewhere.example/p/octopus-a",
        "https://other.example/p/octopus-a",
        "ftp://tessera.example/p/octopus-a",
    ] {
        assert_eq!(get(&service, &format!("/oembed?url={elsewhere}")).status, 404, "{elsewhere}");
    }
}
