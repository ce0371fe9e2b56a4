//! Feeds of the daily puzzles. `.ci/formats` reads them with third-party programs.

use serde_json::json;
use time::{Date, OffsetDateTime};

use crate::socket::{get, request};
use crate::support::Service;

#[test]
fn every_form_lists_today_and_the_days_before() {
    let service = Service::start(&["--public-url", "https://tessera.example"]);
    let began = OffsetDateTime::now_utc().date();
    for (form, media_type) in [
        ("atom", "application/atom+xml"),
        ("json", "application/feed+json"),
        ("ics", "text/calendar; charset=utf-8"),
    ] {
        for game in ["all", "octopus", "temple"] {
            let target = format!("/feeds/{game}.{form}");
            let answer = get(&service, &target);
            assert_eq!(answer.status, 200, "{target}");
            assert_eq!(answer.header("content-type"), media_type);
            assert!(answer.header("cache-control").starts_with("public, max-age="));
            let text = String::from_utf8(answer.body.clone()).expect("UTF-8");
            let of_one = if game == "all" { "themisto" } else { game };
            let address = |day: Date| format!("https://tessera.example/daily/{of_one}/{day}");
            let now = OffsetDateTime::now_utc().date();
            assert!(
                text.contains(&address(began)) || text.contains(&address(now)),
                "{target}: {text}"
            );
            let tag = format!("If-None-Match: {}\r\n", answer.header("etag"));
            let known = request(&service, "GET", &target, &tag, b"");
            assert_eq!((known.status, known.body.len()), (304, 0), "{target}");
        }
    }
    let feed = get(&service, "/feeds/all.json").json();
    assert_eq!(feed["items"].as_array().expect("items").len(), 5 * 14);
    assert_eq!(feed["feed_url"], json!("https://tessera.example/feeds/all.json"));
    let atom = get(&service, "/feeds/octopus.atom");
    let atom = String::from_utf8(atom.body).expect("UTF-8");
    let document = roxmltree::Document::parse(&atom).expect("XML");
    let entries = document.descendants().filter(|e| e.has_tag_name("entry"));
    assert_eq!(entries.count(), 14);
}

#[test]
fn reads_names_of_feeds_in_any_case() {
    let service = Service::start(&[]);
    for (written, canonical) in
        [("/feeds/Octopus.atom", "/feeds/octopus.atom"), ("/feeds/ALL.Json", "/feeds/all.json")]
    {
        let (written, canonical) = (get(&service, written), get(&service, canonical));
        assert_eq!(written.status, 200);
        assert_eq!(written.body, canonical.body);
    }
}

#[test]
fn unknown_feeds_are_404() {
    let service = Service::start(&[]);
    for path in ["/feeds/chess.atom", "/feeds/octopus.rss", "/feeds/octopus"] {
        let answer = get(&service, path);
        assert_eq!((answer.status, &answer.json()["code"]), (404, &json!("not_found")), "{path}");
    }
}

#[test]
fn a_calendar_has_every_day_since_the_first() {
    let service = Service::start(&[]);
    let first = Date::from_calendar_date(2026, time::Month::January, 1).expect("a day");
    let days = || (OffsetDateTime::now_utc().date() - first).whole_days() as usize + 1;
    for (game, games) in [("all", 5), ("temple", 1)] {
        let before = days();
        let calendar = get(&service, &format!("/feeds/{game}.ics"));
        let text = String::from_utf8(calendar.body).expect("UTF-8");
        let events = text.matches("BEGIN:VEVENT").count();
        // The day may change meanwhile.
        assert!([before * games, days() * games].contains(&events), "{game}: {events}");
        assert!(text.contains("DTSTART;VALUE=DATE:20260101\r\n"), "{game}");
    }
}

#[test]
fn the_page_links_the_feeds() {
    let service = Service::start(&[]);
    let page = get(&service, "/");
    let page = String::from_utf8(page.body).expect("UTF-8");
    for (media_type, path) in
        [("application/atom+xml", "/feeds/all.atom"), ("application/feed+json", "/feeds/all.json")]
    {
        let link = page.lines().find(|line| line.contains(path));
        let link = link.unwrap_or_else(|| panic!("{path} is not in the page's head"));
        assert!(link.contains("rel=\"alternate\"") && link.contains(media_type));
    }
}
