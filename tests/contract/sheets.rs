//! Sheets of puzzles to print. `.ci/formats` renders them and reads their text.

use std::process::Command;

use serde_json::json;

use crate::socket::{Answer, get, request};
use crate::support::Service;

/// The number of pages, and the size of the first.
fn pages(pdf: &[u8]) -> (usize, String) {
    assert!(pdf.starts_with(b"%PDF-"));
    let text = String::from_utf8_lossy(pdf);
    let (_, size) = text.split_once("/MediaBox [").expect("a page");
    let (size, _) = size.split_once(']').expect("its size");
    (text.matches("/Type /Page\n").count(), size.to_owned())
}

fn sheet(service: &Service, query: &str) -> Answer {
    get(service, &format!("/v1/puzzles/sheet.pdf?{query}"))
}

#[test]
fn a_week_and_a_set_are_printed_with_their_solutions_overleaf() {
    let service = Service::start(&["--max-time-ms", "170000"]);
    let week = sheet(&service, "game=temple&date=2026-01-07");
    assert_eq!(week.status, 200);
    assert_eq!(week.header("content-type"), "application/pdf");
    assert_eq!(pages(&week.body), (4, "0 0 595 842".to_owned()));
    let tag = format!("If-None-Match: {}\r\n", week.header("etag"));
    let target = "/v1/puzzles/sheet.pdf?game=temple&date=2026-01-07";
    assert_eq!(request(&service, "GET", target, &tag, b"").status, 304);

    let id = "octopus-00xsqnh";
    let set = sheet(&service, &format!("game=octopus&ids={id}&paper=letter"));
    assert_eq!(set.status, 200);
    assert_eq!(pages(&set.body), (2, "0 0 612 792".to_owned()));

    // The command writes the same bytes.
    let written = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["sheet", "octopus", "--id", id, "--paper", "letter"])
        .output()
        .expect("the command");
    assert!(written.status.success());
    assert_eq!(written.stdout, set.body);
}

#[test]
fn sheets_of_all_games_begin_a_sheet_for_each() {
    let service = Service::start(&["--max-time-ms", "170000"]);
    // One day of each game.
    let days = sheet(&service, "game=All&date=2026-01-01");
    assert_eq!((days.status, pages(&days.body).0), (200, 5 * 2));
    let ids = ["octopus-00xsqnh", "temple-59n5rvm", "octopus-v9353ks"];
    let set = sheet(&service, &format!("game=all&ids={}", ids.join(";")));
    assert_eq!((set.status, pages(&set.body).0), (200, 2 * 2));
    let refused = sheet(&service, &format!("game=all&ids={};chess1-a", ids[0]));
    let problem = refused.json();
    assert_eq!((refused.status, &problem["parameter"]), (404, &json!("ids")));
    let written = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["sheet", "all", "--date", "2026-01-01"])
        .output()
        .expect("the command");
    assert!(written.status.success());
    assert_eq!(written.stdout, days.body);
    let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
    command.args(["sheet", "all"]);
    let written = (command.args(ids.iter().flat_map(|id| ["--id", id]))).output();
    assert_eq!(written.expect("the command").stdout, set.body);
}

#[test]
fn refuses_sheets_that_cannot_be_printed() {
    let service = Service::start(&[]);
    let many = vec!["octopus-a"; 21].join(";");
    for (query, status, code) in [
        ("game=chess", 400, "invalid_query"),
        ("", 400, "invalid_query"),
        ("game=octopus&date=tomorrow", 400, "invalid_query"),
        ("game=octopus&date=2026-01-01&ids=x", 422, "impossible_options"),
        ("game=octopus&paper=a3", 400, "invalid_query"),
        ("game=octopus&date=2999-01-01", 404, "unknown_puzzle"),
        ("game=octopus&ids=octopus-a", 404, "unknown_puzzle"),
        (&format!("game=octopus&ids={many}"), 422, "limit_exceeded"),
    ] {
        let answer = sheet(&service, query);
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{query}");
    }
}
