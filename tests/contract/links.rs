//! Short addresses: the page with a preview in its head, for links in chats, and oEmbed.

use std::io::Read;

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use serde_json::{Value, json};
use tessera_puzzles::{Task, content};
use tessera_rules::game::Position;
use tessera_rules::octopus::Octopus;

use crate::socket::{Answer, get, request};
use crate::support::{Service, status_and_json};

/// Published addresses: their targets must never change.
pub(crate) const GIVEN_AWAY: [(&str, &str); 5] = [
    ("/p/octopus-00xsqnh", "#/octopus/puzzle/id/octopus-00xsqnh"),
    ("/daily/nebuchadnezzar/2026-01-01", "#/nebuchadnezzar/puzzle/2026-01-01"),
    (
        "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p",
        "#/nebuchadnezzar/analysis?p=3%2F3%2F3%20b%20b%200%20p",
    ),
    (
        "/g/octopus/R4%400%2C0%7CR1%2CG4%7C0%2C0%7C0%7C1",
        "#/octopus/analysis?p=R4%400%2C0%7CR1%2CG4%7C0%2C0%7C0%7C1",
    ),
    (
        "/r/themisto/1RcqxCsIwFAXQPV9xCSJaSOA9wV0dXItrcUiaoIE2gSaiUvrvLV06HjjN3fQesrx9H3JJ8imaujN_PxDkxZnNDHlN2OO2nofPn65AVgsEaThSjjHWQ7IhvvQE1jCkLGN3xmGBY-Xoh_EbYoYpSLH10xEnDUuqZVRiBg",
        "#/themisto/review?r=1RcqxCsIwFAXQPV9xCSJaSOA9wV0dXItrcUiaoIE2gSaiUvrvLV06HjjN3fQesrx9H3JJ8imaujN_PxDkxZnNDHlN2OO2nofPn65AVgsEaThSjjHWQ7IhvvQE1jCkLGN3xmGBY-Xoh_EbYoYpSLH10xEnDUuqZVRiBg",
    ),
];

/// The content of the element with this attribute in the head of a page.
pub(crate) fn content(page: &str, attribute: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("{attribute} content=\""))?;
    let (text, _) = rest.split_once('"')?;
    Some(text.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&"))
}

pub(crate) fn page(answer: &Answer) -> String {
    String::from_utf8(answer.body.clone()).expect("the page is UTF-8")
}

/// The path of an address of this service, under the name that the request used for it.
fn path<'a>(service: &Service, address: &'a str) -> &'a str {
    let path = (address.strip_prefix("http://x")).or_else(|| address.strip_prefix(service.base()));
    path.unwrap_or_else(|| panic!("{address} is not of this service"))
}

fn is_card(picture: &[u8]) -> bool {
    let number =
        |at: usize| u32::from_be_bytes(picture[at..at + 4].try_into().expect("four bytes"));
    picture.starts_with(b"\x89PNG") && (number(16), number(20)) == (1200, 630)
}

#[test]
fn shared_addresses_lead_to_the_same_targets_as_ever() {
    let service = Service::start(&[]);
    for (address, fragment) in GIVEN_AWAY {
        let answer = get(&service, address);
        assert_eq!(answer.status, 200, "{address}");
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'"));
        assert!(policy.contains("frame-ancestors 'none'"));
        let page = page(&answer);
        assert_eq!(content(&page, "name=\"tessera-address\"").as_deref(), Some(fragment));
        let told = |name: &str| {
            content(&page, &format!("property=\"og:{name}\""))
                .unwrap_or_else(|| panic!("{address}: {name}"))
        };
        assert_eq!(path(&service, &told("url")), address);
        assert!(!told("title").is_empty() && !told("description").is_empty());
        assert_eq!(page.matches("<title>").count(), 1);
        assert!(page.contains("src=\"/assets/"), "the page itself");
        // The first board is the sent one, in two colour schemes; there is no other board.
        assert_eq!(page.matches("data:image/svg+xml,").count(), 2, "{address}");
        assert_eq!(page.matches("id=\"first-shared\"").count(), 1, "{address}");
        assert!(!page.contains("id=\"first-home\""), "{address}");
        let picture = get(&service, path(&service, &told("image")));
        assert!(is_card(&picture.body), "{address}");
    }
}

#[test]
fn a_shared_game_is_read_as_the_same_game() {
    let service = Service::start(&[]);
    let (address, _) = GIVEN_AWAY[4];
    let code = address.strip_prefix("/r/themisto/1").expect("version 1");
    let packed = BASE64_URL_SAFE_NO_PAD.decode(code).expect("base64url");
    let mut text = String::new();
    flate2::read::DeflateDecoder::new(&*packed).read_to_string(&mut text).expect("DEFLATE");
    let answer = service.ok("/v1/themisto/record", &json!({ "record": text }));
    let record = &answer["record"];
    assert_eq!(record["players"], json!([{ "name": "Ada" }, { "name": "Bo & Co" }]));
    let moves: Vec<&str> = (record["moves"].as_array().expect("moves").iter())
        .filter_map(|m| m["move"].as_str())
        .collect();
    assert_eq!(moves, ["d1-d2", "a1-b2", "b1-c2"]);
    assert_eq!(record["moves"][0]["comment"], json!("Probing."));
    let variation = &record["moves"][1]["variations"][0]["moves"][0];
    assert_eq!(variation["move"], json!("d2-d1x"));

    let page = page(&get(&service, address));
    let told = |name: &str| content(&page, &format!("property=\"og:{name}\""));
    assert_eq!(told("title").as_deref(), Some("Themisto: Ada – Bo & Co, a game of 3 moves"));
    let description = told("description").expect("a sentence");
    assert!(!description.is_empty());
    // The picture shows the last position, with its last move.
    assert!(told("image").expect("a picture").ends_with("&played=b1-c2"));
}

#[test]
fn the_preview_of_a_game_drawn_by_repetition_says_so() {
    let service = Service::start(&[]);
    let round = "d1-d2 d8-d7 d2-d1 d7-d8 ";
    let preview = |text: &str| {
        let page = page(&get(&service, &format!("/r/themisto/{}", record_code(text))));
        let told = |name: &str| content(&page, &format!("property=\"og:{name}\""));
        let image = told("image").expect("a picture").replace("board.png", "board.svg");
        let picture = get(&service, path(&service, &image));
        (page, String::from_utf8(picture.body).expect("SVG"))
    };
    let (page, picture) = preview(&format!("{round}{round}"));
    assert!(picture.contains("a draw") && !picture.contains("to move"), "{picture}");
    // The first board of the page, in two colour schemes.
    assert!(!page.contains("to%20move") && !page.contains("to move"), "{page}");
    let (_, picture) = preview(&format!("{round}d1-d2"));
    assert!(picture.contains("to move"), "{picture}");
}

/// The code of a record's text.
pub(crate) fn record_code(text: &str) -> String {
    let mut packer = flate2::read::DeflateEncoder::new(text.as_bytes(), Default::default());
    let mut packed = Vec::new();
    packer.read_to_end(&mut packed).expect("DEFLATE");
    format!("1{}", BASE64_URL_SAFE_NO_PAD.encode(packed))
}

#[test]
fn addresses_of_invalid_games_still_serve_the_page() {
    let service = Service::start(&[]);
    let (address, _) = GIVEN_AWAY[4];
    for (path, status) in [
        (address[..address.len() - 10].to_owned(), 400),
        ("/r/themisto/9AAAA".to_owned(), 400),
        (format!("/r/themisto/1{}", "A".repeat(9000)), 422),
        (format!("/r/themisto/{}", record_code(&" ".repeat(1 << 20))), 422),
        (format!("/r/themisto/{}", record_code("1. d1-d1")), 422),
        (address.replace("themisto", "octopus"), 422),
        (address.replace("themisto", "chess"), 404),
    ] {
        let answer = get(&service, &path);
        assert_eq!(answer.status, status, "{path}");
        assert!(page(&answer).contains("src=\"/assets/"), "the page itself");
    }
}

#[test]
fn a_position_has_one_canonical_address() {
    let service = Service::start(&[]);
    let answer = get(&service, "/g/octopus/R4@0,0;G4@0,1|R1,B4|0,0|0|1");
    let page = page(&answer);
    let (_, canonical) = page.split_once("rel=\"canonical\" href=\"").expect("a link");
    let path = canonical.split('"').next().and_then(|url| url.split_once("/g/")).expect("a path");
    assert_eq!(path.1, "octopus/G4%400%2C1%3BR4%400%2C0%7CR1%2CB4%7C0%2C0%7C0%7C1");
}

#[test]
fn positions_of_every_game_are_shown() {
    let service = Service::start(&[]);
    for game in ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"] {
        let key = service.ok(&format!("/v1/{game}/start"), &json!({ "seed": 1 }))["key"].clone();
        let key = key.as_str().expect("a key");
        let encoded: String = key.bytes().map(|b| format!("%{b:02X}")).collect();
        let page = page(&get(&service, &format!("/g/{game}/{encoded}")));
        let picture = content(&page, "property=\"og:image\"").expect("a picture");
        let picture = get(&service, path(&service, &picture));
        assert!(is_card(&picture.body), "{game}");
    }
}

#[test]
fn addresses_without_a_target_still_serve_the_page() {
    let service = Service::start(&[]);
    for (address, fragment) in [
        ("/p/themisto-k7m2qxa", "#/themisto/puzzle/id/themisto-k7m2qxa"),
        ("/daily/octopus/tomorrow", "#/octopus/puzzle/tomorrow"),
        ("/daily/octopus/2999-01-01", "#/octopus/puzzle/2999-01-01"),
        ("/p/nothing", "#/"),
    ] {
        let answer = get(&service, address);
        assert_eq!(answer.status, 404, "{address}");
        let page = page(&answer);
        assert_eq!(content(&page, "name=\"tessera-address\"").as_deref(), Some(fragment));
        assert_eq!(content(&page, "name=\"robots\"").as_deref(), Some("noindex"));
    }
    let answer = get(&service, "/g/octopus/%22%3E%3Cscript%3E");
    assert_eq!(answer.status, 400);
    assert!(!page(&answer).contains("\"><script>"));
}

#[test]
fn other_sites_may_frame_embeds_and_nothing_else() {
    let service = Service::start(&[]);
    let ancestors = |target: &str| {
        let answer = get(&service, target);
        let policy = answer.header("content-security-policy").to_owned();
        let (_, ancestors) = policy.split_once("frame-ancestors ").expect("a policy");
        ancestors.to_owned()
    };
    for target in ["/?embed", "/?embed&theme=dark", "/?theme=dark&embed"] {
        assert_eq!(ancestors(target), "*", "{target}");
    }
    for target in ["/", "/?theme=dark", "/?embedded", "/p/nothing", "/swagger-ui/"] {
        assert_eq!(ancestors(target), "'none'", "{target}");
    }
}

#[test]
fn links_use_the_public_address_of_the_settings() {
    let service = Service::start(&["--public-url", "https://tessera.example/"]);
    let (address, _) = GIVEN_AWAY[2];
    let answer = request(&service, "GET", address, "X-Forwarded-Host: elsewhere\r\n", b"");
    let url = content(&page(&answer), "property=\"og:url\"").expect("an address");
    assert_eq!(url, format!("https://tessera.example{address}"));
}

#[test]
fn a_preview_without_time_is_503_with_retry_after() {
    // To refute the start as a puzzle takes hundreds of milliseconds.
    let service = Service::start(&["--max-time-ms", "1"]);
    let start = service.ok("/v1/octopus/start", &json!({ "seed": 1 }));
    let start = Octopus::from_key(start["key"].as_str().expect("a key")).expect("a position");
    let task = Task::Best { moves: 1, horizon: 2 };
    let id = content::write("sacrifice", task, &start).expect("an id");
    let address = format!("/p/{id}");
    let answer = get(&service, &address);
    assert_eq!(answer.status, 503);
    let seconds: u32 = answer.header("retry-after").parse().expect("seconds");
    assert!(seconds > 0);
    assert_eq!(answer.header("cache-control"), "no-store");
    let page = page(&answer);
    assert_eq!(content(&page, "name=\"robots\""), None);
    let fragment = content(&page, "name=\"tessera-address\"");
    assert_eq!(fragment, Some(format!("#/octopus/puzzle/id/{id}")));
    assert!(page.contains("src=\"/assets/"), "the page itself");
    let embed = get(&service, &format!("/oembed?url={address}"));
    assert_eq!(embed.status, 503);
    assert!(embed.header("retry-after").parse::<u32>().is_ok());
    assert!(embed.json().get("parameter").is_none());
    // Puzzles of days and of the library need no search.
    for address in ["/daily/octopus/2026-01-11", "/p/octopus-v9353ks"] {
        assert_eq!(get(&service, address).status, 200, "{address}");
    }
}

#[test]
fn crawlers_and_browsers_find_their_files_at_the_root() {
    let service = Service::start(&["--public-url", "https://tessera.example"]);
    let robots = get(&service, "/robots.txt");
    assert_eq!(robots.header("content-type"), "text/plain; charset=utf-8");
    let lines = page(&robots);
    let lines: Vec<&str> = lines.lines().collect();
    for line in ["User-agent: *", "Allow: /v1/*/board.png", "Disallow: /v1/"] {
        assert!(lines.contains(&line), "{line}");
    }
    let llms = page(&get(&service, "/llms.txt"));
    assert!(llms.starts_with("# Tessera\n\n> "), "{llms}");
    let targets = llms.match_indices("(https://tessera.example").map(|(at, found)| {
        let rest = &llms[at + found.len()..];
        rest.split(')').next().expect("an end")
    });
    let targets: Vec<&str> = targets.filter(|target| target.starts_with('/')).collect();
    assert_eq!(targets.len(), 4 + 5);
    for target in targets {
        assert_eq!(get(&service, target).status, 200, "{target}");
    }
    let icon = get(&service, "/favicon.ico");
    assert_eq!((icon.status, icon.header("content-type")), (200, "image/x-icon"));
}

#[test]
fn the_start_page_has_a_preview() {
    let service = Service::start(&["--public-url", "https://tessera.example"]);
    let answer = get(&service, "/");
    let start = page(&answer);
    let told = |name: &str| {
        content(&start, &format!("property=\"og:{name}\"")).unwrap_or_else(|| panic!("{name}"))
    };
    assert_eq!(told("url"), "https://tessera.example/");
    assert!(told("title").starts_with("Tessera") && told("description").len() > 40);
    let picture = told("image");
    let picture = picture.strip_prefix("https://tessera.example").expect("its own");
    assert!(is_card(&get(&service, picture).body));
    assert_eq!(start.matches("<title>").count(), 1);
    // Short addresses have previews of their own.
    let shared = page(&get(&service, GIVEN_AWAY[2].0));
    assert_eq!(shared.matches("property=\"og:title\"").count(), 1);
    // The page differs by the address that it names, and so does its tag.
    let other = get(&Service::start(&[]), "/");
    assert!(page(&other).contains("property=\"og:url\" content=\"http://"));
    assert_ne!(other.header("etag"), answer.header("etag"));
}

#[test]
fn oembed_describes_the_target_of_an_address() {
    let service = Service::start(&[]);
    let base = service.base().to_owned();
    let (address, fragment) = GIVEN_AWAY[3];
    let url: String = format!("{base}{address}").bytes().map(|b| format!("%{b:02X}")).collect();
    let asked = format!("/oembed?url={url}&maxwidth=300&maxheight=2000");
    let (status, embed) = status_and_json(service.get(&asked));
    assert_eq!(status, 200);
    assert_eq!((&embed["version"], &embed["type"]), (&json!("1.0"), &json!("rich")));
    assert_eq!((&embed["width"], &embed["height"]), (&json!(300), &json!(720)));
    let html = embed["html"].as_str().expect("HTML");
    assert!(html.contains(&format!("src=\"{base}/?embed{fragment}\"")), "{html}");
    // The thumbnail is 1200 pixels wide.
    for member in ["thumbnail_url", "thumbnail_width", "thumbnail_height"] {
        assert!(embed.get(member).is_none(), "{embed}");
    }
    for (wish, fits) in [
        ("maxwidth=1200&maxheight=630", true),
        ("maxwidth=1200&maxheight=629", false),
        ("maxheight=2000", true),
    ] {
        let (_, embed) = status_and_json(service.get(&format!("/oembed?url={url}&{wish}")));
        assert_eq!(embed["thumbnail_url"].is_string(), fits, "{wish}");
        if let Some(picture) = embed["thumbnail_url"].as_str() {
            assert_eq!(embed["thumbnail_width"], 1200);
            assert_eq!(embed["thumbnail_height"], 630);
            assert!(is_card(&get(&service, path(&service, picture)).body));
        }
    }
    // The path is enough for requests to the service itself; any length will do.
    let (_, by_path) = url.split_at(3 * base.len());
    let asked = format!("/oembed?url={by_path}&maxwidth=300&maxheight=99999999999");
    assert_eq!(status_and_json(service.get(&asked)), (200, embed.clone()));
    for wrong in ["maxwidth=-1", "maxheight=wide", "format=yaml", "maxwidth="] {
        let asked = format!("/oembed?url={by_path}&{wrong}");
        let (status, problem) = status_and_json(service.get(&asked));
        let parameter = wrong.split('=').next();
        assert_eq!((status, problem["parameter"].as_str()), (400, parameter), "{wrong}");
    }
    // The page names the address of oEmbed.
    let page = page(&get(&service, address));
    assert!(page.contains("http://x/oembed?url=") && page.contains("application/json+oembed"));

    let xml = service.get(&format!("/oembed?url={url}&format=xml"));
    let xml = xml.text().expect("UTF-8");
    let document = roxmltree::Document::parse(&xml).expect("XML");
    let member = |name: &str| {
        let element = document.root_element().children().find(|child| child.has_tag_name(name));
        element.and_then(|element| element.text()).map(str::to_owned)
    };
    assert_eq!(member("type").as_deref(), Some("rich"));
    assert_eq!(member("title").map(Value::from), Some(embed["title"].clone()));

    for elsewhere in ["https://elsewhere.example/p/x", &format!("{base}/v1/games")] {
        let (status, problem) = status_and_json(service.get(&format!("/oembed?url={elsewhere}")));
        assert_eq!((status, &problem["parameter"]), (404, &json!("url")), "{elsewhere}");
    }
}
