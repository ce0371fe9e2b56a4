//! Puzzles, over HTTP and in bulk: the whole course of a solver, with its mistakes.

mod support;

use std::collections::{HashMap, HashSet};
use std::fs;
use std::process::Command;

use serde_json::{Value, json};
use tessera_operations::games::ids;

use support::{Service, status_and_json};

/// No result here depends on the speed of the machine.
const PATIENT: &[&str] = &["--max-time-ms", "170000"];
/// A GET that must succeed.
fn get(service: &Service, path: &str) -> Value {
    let (status, answer) = status_and_json(service.get(path));
    assert_eq!(status, 200, "{path}: {answer}");
    answer
}

fn link<'a>(puzzle: &'a Value, name: &str) -> &'a str {
    puzzle["links"][name].as_str().expect("a link")
}

fn texts(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn a_solver_goes_the_whole_way_in_every_game() {
    let service = Service::start(PATIENT);
    for &game in ids() {
        let daily = get(&service, &format!("/v1/{game}/puzzles/daily?date=2026-01-05"));
        assert_eq!(daily["date"], "2026-01-05");
        let id = daily["id"].as_str().expect("an id");
        let puzzle = get(&service, &format!("/v1/{game}/puzzles/{id}"));
        assert_eq!(puzzle["key"], daily["key"], "an id makes its puzzle again");
        assert!(puzzle.get("date").is_none());
        let solution = get(&service, link(&puzzle, "solution"));
        let line = texts(&solution["moves"]);
        assert!(
            !puzzle.to_string().contains("\"solution\":["),
            "the puzzle keeps its solution to itself"
        );

        hints_lead_to_the_move(&service, &puzzle, &line[0]);
        wrong_moves_are_refuted(&service, &puzzle, &line[0]);
        the_line_solves(&service, game, &puzzle, &solution);

        let picture = service.get(link(&puzzle, "picture"));
        assert_eq!(picture.status(), 200);
        let svg = picture.text().expect("a text");
        assert!(svg.starts_with("<svg") && svg.contains("<title"), "{game}");
    }
}

fn hints_lead_to_the_move(service: &Service, puzzle: &Value, first: &str) {
    let hint = |level: u8| get(service, &format!("{}?level={level}", link(puzzle, "hint")));
    for level in [1, 2] {
        let hint = hint(level);
        assert_eq!(hint["move"], Value::Null);
        let text = hint["text"].as_str().expect("a text");
        assert!(!text.is_empty() && !text.contains(first), "{first}: {text}");
    }
    assert_eq!(hint(3)["move"].as_str(), Some(first));
}

fn wrong_moves_are_refuted(service: &Service, puzzle: &Value, first: &str) {
    let game = puzzle["game"].as_str().expect("a game");
    let legal = service.ok(&format!("/v1/{game}/moves"), &json!({ "position": puzzle["key"] }));
    let check = link(puzzle, "check");
    let mut right = 0;
    for m in legal["moves"].as_array().expect("moves").iter().take(40) {
        let m = m["move"].as_str().expect("notation");
        let verdict = service.ok(check, &json!({ "moves": [m] }));
        if verdict["verdict"] == "wrong" {
            assert_ne!(m, first);
            assert_eq!((&verdict["index"], &verdict["solved"]), (&json!(0), &json!(false)));
            let text = verdict["text"].as_str().expect("a text");
            assert!(is_named(puzzle, text, m), "{verdict}");
        } else {
            // Other good moves lead to images of the same position.
            right += 1;
        }
    }
    assert!(right <= 4, "{game}: {right} moves solve {}", puzzle["id"]);
}

/// The name of a colour in English, by its letter.
fn colour(letter: char) -> &'static str {
    let colours =
        ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "black", "white"];
    colours["ROYGCBPNKW".find(letter).expect("a letter")]
}

/// The symbols next to a cell of a puzzle of Ingenious: the side of the symbol on which the cell is, and its colour.
fn symbols_next_to(puzzle: &Value, cell: &str) -> Vec<(&'static str, &'static str)> {
    const SIDES: [(i64, i64, &str); 6] = [
        (1, 0, "right"),
        (0, 1, "lower right"),
        (-1, 1, "lower left"),
        (-1, 0, "left"),
        (0, -1, "upper left"),
        (1, -1, "upper right"),
    ];
    let printed = json!([
        { "tile": "RO", "cells": [[0, -5], [0, 5]] },
        { "tile": "YG", "cells": [[-5, 5], [5, -5]] },
        { "tile": "BP", "cells": [[5, 0], [-5, 0]] },
    ]);
    let board = puzzle["position"]["board"].as_array().expect("tiles");
    let tiles = printed.as_array().expect("symbols").iter().chain(board);
    let mut found = Vec::new();
    for placed in tiles {
        let halves = placed["tile"].as_str().expect("a tile").chars();
        for (letter, at) in halves.zip(placed["cells"].as_array().expect("cells")) {
            let at = |axis: usize| at[axis].as_i64().expect("a coordinate");
            let sides =
                SIDES.iter().filter(|(q, r, _)| format!("{},{}", at(0) + q, at(1) + r) == cell);
            found.extend(sides.map(|&(_, _, side)| (side, colour(letter))));
        }
    }
    found
}

/// True if a text names a move of a puzzle in words: a move of Octopus or Ingenious by a tile or symbol next to it, a
/// move of Temple by its tiles, "red 3 and 5".
fn is_named(puzzle: &Value, text: &str, m: &str) -> bool {
    let game = puzzle["game"].as_str().expect("a game");
    let at = |cell: &str| format!("at {}", cell.replace(',', ", ").replace('-', "\u{2212}"));
    let letters: Vec<char> = m.chars().take(2).collect();
    match (game, m.split_once(['@', '='])) {
        ("octopus", Some((tile, cell))) => {
            let name = |tile: &str| {
                let letter = tile.chars().next().expect("a letter");
                format!("{} {}", colour(letter), &tile[1..])
            };
            let (x, y) = cell.split_once(',').expect("a cell");
            let (x, y): (i64, i64) = (x.parse().expect("x"), y.parse().expect("y"));
            puzzle["position"]["board"].as_array().expect("tiles").iter().any(|placed| {
                let there = |member: &str| placed[member].as_i64().expect("a coordinate");
                let side = match (x - there("x"), y - there("y")) {
                    (1, 0) => "to the right of",
                    (-1, 0) => "to the left of",
                    (0, 1) => "above",
                    (0, -1) => "below",
                    _ => return false,
                };
                let near = name(placed["tile"].as_str().expect("a tile"));
                text.contains(&format!("{} {side} {near}", name(tile)))
            })
        }
        ("ingenious", Some((_, cells))) => {
            let mut halves = letters.iter().zip(cells.split('/'));
            let is_beside = |(&half, cell): (&char, &str)| {
                symbols_next_to(puzzle, cell).iter().any(|(side, near)| {
                    let near =
                        ["", "another ", "the printed "].map(|which| format!("{which}{near}"));
                    let name = |near| format!("{} to the {side} of {near}", colour(half));
                    near.into_iter().any(|near| text.contains(&name(near)))
                })
            };
            let is_at = |(&half, cell): (&char, &str)| {
                text.contains(&format!("{} {}", colour(half), at(cell)))
            };
            halves.clone().any(is_beside) || halves.all(is_at)
        }
        ("temple", _) => m.split('+').all(|part| {
            let (_, tile) = part.split_once('=').expect("a tile");
            let (letter, value) = tile.split_at(1);
            text.contains(value) && letter.chars().all(|letter| text.contains(colour(letter)))
        }),
        _ => {
            let cells = m.trim_matches('x').split_once('-');
            let (from, to) = cells.unwrap_or((m, m));
            text.contains(from) && (from == to || text.contains(&format!("{from} to {to}")))
        }
    }
}

fn the_line_solves(service: &Service, game: &str, puzzle: &Value, solution: &Value) {
    let mut line: Vec<String> = Vec::new();
    for step in solution["steps"].as_array().expect("steps") {
        let m = step["move"].as_str().expect("notation").to_owned();
        if line.len() < texts(&solution["moves"]).len() && step["solver"] == true {
            line.push(m);
            let verdict = service.ok(link(puzzle, "check"), &json!({ "moves": line }));
            let found = line.len() == texts(&solution["moves"]).len();
            let expected = if found { "solved" } else { "right" };
            assert_eq!(verdict["verdict"], expected, "{game} {}: {line:?}", puzzle["id"]);
            line.extend(texts(&verdict["replies"]));
            assert_eq!(verdict["reply"], verdict["replies"].get(0).cloned().unwrap_or_default());
        }
    }
    assert_eq!(line, texts(&solution["moves"]), "the replies are the solution's");
    let choices = solution["certificate"]["choices"].as_array().expect("choices");
    assert_eq!(json!(choices.len()), puzzle["to_find"]);
    for choice in choices {
        let margin = choice["margin"].as_f64().expect("a margin");
        let gap = solution["certificate"]["gap"].as_f64().expect("a gap");
        assert!(margin >= gap, "{game}: {choice}");
    }
    let mut longer = line.clone();
    longer.push(line[0].clone());
    let (status, problem) = service.post(link(puzzle, "check"), &json!({ "moves": longer }));
    assert_eq!(status, 422, "{problem}");
    assert_eq!(problem["index"], json!(line.len()));
}

#[test]
fn requested_properties_are_met_and_seeds_repeat() {
    let service = Service::start(PATIENT);
    for &game in ids() {
        let path = format!("/v1/{game}/puzzles");
        let wish = json!({ "seed": 5, "count": 3, "rating": [400, 1600] });
        let answer = service.ok(&path, &wish);
        assert_eq!(answer, service.ok(&path, &wish));
        let puzzles = answer["puzzles"].as_array().expect("puzzles");
        assert_eq!(puzzles.len(), 3, "{game}");
        assert_eq!(answer["complete"], true);
        let keys: HashSet<String> = puzzles.iter().map(|p| p["key"].to_string()).collect();
        assert_eq!(keys.len(), 3);
        let card = get(&service, &format!("/v1/games/{game}"));
        let themes: Vec<&Value> = card["puzzles"]["themes"]
            .as_array()
            .expect("themes")
            .iter()
            .map(|t| &t["id"])
            .collect();
        for puzzle in puzzles {
            let rating = puzzle["rating"].as_u64().expect("a rating");
            assert!((400..=1600).contains(&rating));
            for theme in puzzle["themes"].as_array().expect("themes") {
                assert!(themes.contains(&theme), "{game}: {theme}");
            }
        }
        let kind = &card["puzzles"]["types"][0];
        let wish = json!({ "seed": 1, "type": kind["id"], "level": kind["levels"][0] });
        let only = &service.ok(&path, &wish)["puzzles"][0];
        assert_eq!((&only["type"], &only["level"]), (&kind["id"], &kind["levels"][0]));
    }
}

fn ids_of(answer: &Value) -> Vec<String> {
    let puzzles = answer["puzzles"].as_array().expect("puzzles").iter();
    let ids = puzzles.map(|puzzle| puzzle["id"].as_str().expect("an id").to_owned());
    ids.collect()
}

#[test]
fn the_library_is_read_a_page_at_a_time_and_whole() {
    let service = Service::start(PATIENT);
    for &game in ids() {
        let path = format!("/v1/{game}/puzzles");
        let mut paged = Vec::new();
        let total = loop {
            let after = paged.last().cloned().unwrap_or_default();
            let page = get(&service, &format!("{path}?level=4&count=50&after={after}"));
            paged.extend(ids_of(&page));
            if page["complete"] == false {
                break page["total"].as_u64().expect("a number");
            }
        };
        assert_eq!(paged.len() as u64, total, "{game}");
        assert!(paged.is_sorted(), "{game}");
        let lines = service.get(&format!("{path}.jsonl"));
        let tag = lines.headers()["etag"].to_str().expect("a text").to_owned();
        assert!(tag.contains('"'), "{tag}");
        let lines = lines.text().expect("a text");
        let records: Vec<Value> =
            (lines.lines()).map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let of_level = records.iter().filter(|record| record["level"] == 4);
        let of_level: Vec<&str> = of_level.filter_map(|record| record["id"].as_str()).collect();
        assert_eq!(of_level, paged, "{game}");
        // Excluded puzzles are left out, also of the total.
        let request = json!({ "seed": 3, "count": 10, "level": 4 });
        let first = service.ok(&path, &request);
        assert_eq!(first["total"], json!(total));
        let known = ids_of(&first);
        let request = json!({ "seed": 3, "count": 10, "level": 4, "exclude": known });
        let second = service.ok(&path, &request);
        assert_eq!(second["total"], json!(total - 10));
        assert!(ids_of(&second).iter().all(|id| !known.contains(id)), "{game}");
    }
}

#[test]
fn every_theme_and_type_of_the_card_has_puzzles() {
    let service = Service::start(PATIENT);
    for &game in ids() {
        let card = &get(&service, &format!("/v1/games/{game}"))["puzzles"];
        for (list, name) in [("themes", "themes"), ("types", "type")] {
            for entry in card[list].as_array().expect("a list") {
                let id = entry["id"].as_str().expect("an id");
                let page = get(&service, &format!("/v1/{game}/puzzles?{name}={id}"));
                assert_eq!(page["complete"], true, "{game} {id}");
            }
        }
    }
}

#[test]
fn a_fresh_puzzle_is_proved_again_from_its_id_alone() {
    let (one, two) = (Service::start(PATIENT), Service::start(PATIENT));
    let request = json!({ "seed": 2, "level": 1, "fresh": true });
    let made = one.ok("/v1/temple/puzzles", &request);
    assert_eq!((&made["total"], &made["complete"]), (&Value::Null, &json!(true)));
    let fresh = &made["puzzles"][0];
    assert_eq!(fresh["source"], "fresh");
    assert_eq!(fresh["id"], fresh["content_id"]);
    let own = get(&one, link(fresh, "self"));
    assert_eq!(own["source"], "composed");
    let id = fresh["id"].as_str().expect("an id");
    let capitals = format!("/v1/temple/puzzles/{}", id.to_ascii_uppercase());
    assert_eq!(get(&two, &capitals), own);
    for name in ["key", "question", "rating", "themes", "level"] {
        assert_eq!(own[name], fresh[name], "{name}");
    }
    // A puzzle of the library by its content.
    let known = &get(&one, "/v1/temple/puzzles?count=1")["puzzles"][0];
    let content = known["content_id"].as_str().expect("an id");
    let again = get(&two, &format!("/v1/temple/puzzles/{content}"));
    assert_eq!((&again["same_as"], &again["key"]), (&known["id"], &known["key"]));
}

#[test]
fn refuses_impossible_puzzles_with_the_member_at_fault() {
    let service = Service::start(PATIENT);
    for &game in ids() {
        let path = format!("/v1/{game}/puzzles");
        for (body, pointer) in [
            (json!({ "type": "nonsense" }), "/type"),
            (json!({ "themes": ["nonsense"] }), "/themes/0"),
            (json!({ "themes": vec!["nonsense"; 9] }), "/themes"),
            (json!({ "level": 6 }), "/level"),
            (json!({ "level": 1, "rating": [1, 2] }), "/rating"),
            (json!({ "rating": [900, 800] }), "/rating"),
            (json!({ "count": 0 }), "/count"),
            (json!({ "count": 51 }), "/count"),
            (json!({ "count": 21, "fresh": true }), "/count"),
            (json!({ "any_themes": ["nonsense"] }), "/any_themes/0"),
            (json!({ "exclude": vec!["x"; 1001] }), "/exclude"),
            (json!({ "after": "nonsense" }), "/after"),
            (json!({ "after": "", "seed": 1 }), "/after"),
            (json!({ "seed": -1 }), "/seed"),
        ] {
            let (status, problem) = service.post(&path, &body);
            assert_eq!((status, &problem["pointer"]), (422, &json!(pointer)), "{body}: {problem}");
        }
        let id = get(&service, &format!("{path}/daily?date=2026-01-01"))["id"]
            .as_str()
            .expect("an id")
            .to_owned();
        let mut damaged = id.clone();
        damaged.pop();
        for wrong in [&damaged, "nonsense", "Daily", &id.replace(game, "chess")] {
            for rest in ["", "/hint", "/solution", "/board.svg", "/board.png"] {
                let (status, problem) =
                    status_and_json(service.get(&format!("{path}/{wrong}{rest}")));
                assert_eq!(
                    (status, &problem["code"]),
                    (404, &json!("unknown_puzzle")),
                    "{wrong}{rest}"
                );
            }
            let (status, _) =
                service.post(&format!("{path}/{wrong}/check"), &json!({ "moves": ["a1"] }));
            assert_eq!(status, 404);
        }
        for (date, status) in [
            ("2025-12-31", 404),
            ("9999-01-01", 404),
            ("2026-02-30", 400),
            ("2026-1-1", 400),
            ("", 400),
        ] {
            assert_eq!(
                service.get(&format!("{path}/daily?date={date}")).status(),
                status,
                "{date}"
            );
        }
        let check = format!("{path}/{id}/check");
        assert_eq!(service.post(&check, &json!({ "moves": [] })).0, 422);
        assert_eq!(service.post(&check, &json!({ "moves": ["?!"] })).0, 400);
        assert_eq!(service.post(&check, &json!({})).0, 400);
        assert_eq!(service.get(&check).status(), 405);
        assert_eq!(service.get(&format!("{path}/{id}/hint?level=4")).status(), 422);
    }
}

#[test]
fn services_with_one_secret_have_the_same_puzzle_of_the_day() {
    let (one, two) =
        (Service::start(PATIENT), Service::start(&[PATIENT, &["--permits", "1"]].concat()));
    let other = Service::start(&[PATIENT, &["--daily-secret", "another"]].concat());
    let path = "/v1/temple/puzzles/daily?date=2026-01-05";
    let day = get(&one, path);
    assert_eq!(day, get(&two, path));
    assert_ne!(day["id"], get(&other, path)["id"]);
    let today = one.get("/v1/temple/puzzles/daily");
    let cache = today.headers()["cache-control"].to_str().expect("a text").to_owned();
    let left: u64 = cache.rsplit_once('=').and_then(|(_, n)| n.parse().ok()).expect(&cache);
    assert!((1..=86_400).contains(&left), "{cache}");
}

fn bulk(file: &std::path::Path, arguments: &[&str]) -> std::process::Output {
    Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["puzzles", "nebuchadnezzar", "--level", "1", "--seed", "3", "--out"])
        .arg(file)
        .args(arguments)
        .output()
        .expect("the command runs")
}

#[test]
fn bulk_files_do_not_depend_on_threads_and_are_resumed() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("bulk");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let (one, two) = (folder.join("one.jsonl"), folder.join("two.jsonl"));
    assert!(bulk(&one, &["--count", "24", "--threads", "1"]).status.success());
    assert!(bulk(&two, &["--count", "9", "--threads", "3"]).status.success());
    // As after a kill in the middle of a write.
    let whole = fs::read(&one).expect("the file");
    let mut cut = fs::read(&two).expect("the file");
    assert!(whole.starts_with(&cut));
    cut.extend(&whole[cut.len()..cut.len() + 40]);
    fs::write(&two, cut).expect("written");
    assert!(bulk(&two, &["--count", "24", "--threads", "2"]).status.success());
    assert_eq!(fs::read(&two).expect("the file"), whole);
    // A complete file stays as it is; a file with another seed is not touched.
    assert!(bulk(&two, &["--count", "5"]).status.success());
    assert_eq!(fs::read(&two).expect("the file"), whole);
    let refused = bulk(&two, &["--count", "30", "--seed", "4"]);
    assert!(!refused.status.success());
    assert_eq!(fs::read(&two).expect("the file"), whole);
}

#[test]
fn puzzles_are_written_in_the_forms_of_other_programs() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("forms");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let written = |form: &str| {
        let file = folder.join(form);
        let made = bulk(&file, &["--count", "5", "--format", form]);
        assert!(made.status.success(), "{made:?}");
        fs::read_to_string(&file).expect("a text")
    };
    let puzzles: Vec<Value> =
        (written("jsonl").lines()).map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(puzzles.len(), 5);

    let table = written("csv");
    let mut table = csv::Reader::from_reader(table.as_bytes());
    let rows: Vec<HashMap<String, String>> =
        table.deserialize().map(|row| row.expect("a row")).collect();
    for (row, puzzle) in rows.iter().zip(&puzzles) {
        for name in ["number", "game", "type", "id", "key", "seat", "rating", "level", "question"] {
            let value = &puzzle[name];
            let told = value.as_str().map_or(value.to_string(), str::to_owned);
            assert_eq!(row[name], told, "{name}");
        }
        assert_eq!(row["solution"], texts(&puzzle["moves"]).join(" "));
        let themes = puzzle["themes"].as_array().expect("themes");
        let themes: Vec<&str> = themes.iter().filter_map(|t| t["id"].as_str()).collect();
        assert_eq!(row["themes"], themes.join(" "));
    }

    let records = written("record");
    let records = records.strip_prefix("[Game ").expect("a record");
    let records: Vec<String> =
        (records.split("\n\n[Game ")).map(|text| format!("[Game {text}")).collect();
    for (text, puzzle) in records.iter().zip(&puzzles) {
        let file = folder.join("one");
        fs::write(&file, text).expect("written");
        let read = Command::new(env!("CARGO_BIN_EXE_tessera"))
            .arg("record")
            .arg(&file)
            .output()
            .expect("the command runs");
        let record: Value = serde_json::from_slice(&read.stdout).expect("a record");
        assert_eq!(record["position"], puzzle["key"]);
        assert_eq!(record["tags"]["Puzzle"], puzzle["id"]);
        let moves = record["moves"].as_array().expect("moves").iter();
        let moves: Vec<&str> = moves.filter_map(|m| m["move"].as_str()).collect();
        assert_eq!(moves, texts(&puzzle["moves"]));
    }

    let notes = written("anki");
    let (head, notes) = notes.split_at(notes.find("\"nebuchadnezzar").expect("a note"));
    assert_eq!(head.lines().count(), 4, "{head}");
    let mut columns = csv::ReaderBuilder::new();
    let columns = columns.delimiter(b'\t').has_headers(false);
    let mut notes = columns.from_reader(notes.as_bytes());
    let notes: Vec<[String; 4]> = notes.deserialize().map(|note| note.expect("a note")).collect();
    for ([id, front, back, tags], puzzle) in notes.iter().zip(&puzzles) {
        assert_eq!(id, &puzzle["id"]);
        let question = puzzle["question"].as_str().expect("a question");
        let question = question.replace('"', "&quot;");
        assert!(front.starts_with("<svg ") && front.ends_with(&format!("<p>{question}</p>")));
        for m in texts(&puzzle["moves"]) {
            assert!(back.contains(&format!("<b>{m}</b> ")), "{back}");
        }
        let kind = puzzle["type"].as_str().expect("a type");
        assert!(tags.starts_with(&format!("tessera nebuchadnezzar::{kind} level-1")), "{tags}");
    }
    assert_eq!((rows.len(), records.len(), notes.len()), (5, 5, 5));

    // A format that can't be resumed is not touched.
    let again = bulk(&folder.join("csv"), &["--count", "6", "--format", "csv"]);
    let why = String::from_utf8(again.stderr).expect("a text");
    assert!(!again.status.success() && why.contains("JSON lines"), "{why}");
    let kept = fs::read_to_string(folder.join("csv")).expect("a text");
    assert_eq!(kept.lines().count(), 6);
}

#[test]
fn a_set_is_the_same_everywhere() {
    let (one, two) = (Service::start(PATIENT), Service::start(PATIENT));
    let (_, games) = status_and_json(one.get("/v1/games"));
    for game in games["games"].as_array().expect("games") {
        let path = format!("/v1/{}/puzzles/sets", game["id"].as_str().expect("an id"));
        let asked = json!({ "kind": "ladder", "count": 3, "seed": 5 });
        let (status, set) = one.post(&path, &asked);
        assert_eq!(status, 200, "{set}");
        assert_eq!(two.post(&path, &asked).1, set);
        let link = set["link"].as_str().expect("a link");
        assert_eq!(status_and_json(two.get(link)), (200, set.clone()));
        let puzzles = set["puzzles"].as_array().expect("puzzles");
        let numbers: Vec<u64> =
            (puzzles.iter()).filter_map(|puzzle| puzzle["number"].as_u64()).collect();
        assert_eq!(numbers, [1, 2, 3]);
        let first = puzzles[0]["link"].as_str().expect("a link");
        let made = status_and_json(one.get(first));
        assert_eq!(made.0, 200, "{first}: {}", made.1);
        assert_eq!(status_and_json(two.get(first)), made, "{first}");
        // The puzzle is kept, and found by its own id, too.
        assert_eq!(status_and_json(one.get(first)), made);
        let itself = made.1["links"]["self"].as_str().expect("a link");
        assert_eq!(status_and_json(two.get(itself)), made);

        let theme = &status_and_json(one.get(game["links"]["self"].as_str().expect("a link"))).1["puzzles"]
            ["themes"][0];
        let course = json!({ "kind": "course", "theme": theme["id"], "seed": 5 });
        let (status, course) = one.post(&path, &course);
        assert_eq!((status, course["puzzles"].as_array().map(Vec::len)), (200, Some(12)));
        for (wrong, pointer) in [
            (json!({ "kind": "course" }), "/theme"),
            (json!({ "kind": "course", "theme": "none" }), "/theme"),
            (json!({ "kind": "storm", "theme": theme["id"] }), "/theme"),
            (json!({ "kind": "storm", "count": 0 }), "/count"),
        ] {
            let (status, problem) = one.post(&path, &wrong);
            assert_eq!((status, &problem["pointer"]), (422, &json!(pointer)), "{wrong}: {problem}");
        }
        let own: Vec<String> = (puzzles.iter())
            .map(|puzzle| puzzle["id"].as_str().expect("an id").to_ascii_uppercase())
            .collect();
        let (status, list) = one.post(&path, &json!({ "ids": own }));
        assert_eq!((status, &list["kind"]), (200, &json!("list")), "{list}");
        let listed = list["link"].as_str().expect("a link");
        assert_eq!(get(&two, &format!("{listed}/1")), made.1);
        let (status, problem) = one.post(&path, &json!({ "ids": ["nonsense"] }));
        assert_eq!((status, &problem["pointer"]), (404, &json!("/ids/0")));
        for unknown in
            [format!("{link}/0"), format!("{link}/4"), format!("{link}/x"), format!("{link}0")]
        {
            let (status, problem) = status_and_json(one.get(&unknown));
            assert_eq!((status, &problem["code"]), (404, &json!("unknown_puzzle")), "{unknown}");
        }
        assert_eq!(one.get(&path).status(), 405);
    }
}
