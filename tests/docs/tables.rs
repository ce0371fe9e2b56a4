//! Compares tables of the documents with information from the service.

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::{Value, json};
use tessera::language::in_english;
use tessera_engines::Engine;
use tessera_operations::analysis::Caps;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_operations::host::LocalHost;
use tessera_operations::operation;
use tessera_operations::operations::Analysis;
use tessera_operations::strength::{STRENGTHS, Strength};
use tessera_puzzles::filter::Filter;
use tessera_puzzles::library::Library;
use tessera_rules::{
    ingenious::Ingenious, nebuchadnezzar::Nebuchadnezzar, octopus::Octopus, temple::Temple,
    themisto::Themisto,
};

use crate::markdown::{Document, Replacement, Table, document, rewrite};
use crate::support::{Service, openapi_document, status_and_json};
use crate::updating;

/// The columns of the games in a table.
const GAMES: &str = "Octopus | Themisto | Ingenious | Nebuchadnezzar | Temple";

/// The table of a document with this head.
fn table(name: &str, head: &str) -> (Document, Table) {
    let mut document = document(name);
    let at = document.tables.iter().position(|table| table.head == head);
    let at = at.unwrap_or_else(|| panic!("{name} has no table {head}"));
    let table = document.tables.swap_remove(at);
    (document, table)
}

/// Compares the rows of a table with the true ones, or writes these.
fn compare((document, table): &(Document, Table), rows: &[Vec<String>]) {
    if table.rows == rows {
        return;
    }
    let lines: Vec<String> = (rows.iter()).map(|row| format!("| {} |", row.join(" | "))).collect();
    let (name, text) = (&document.name, lines.join("\n"));
    assert!(updating(), "{name}: the table has to be\n{text}");
    let replacement = Replacement { first: table.first, length: table.rows.len(), text };
    rewrite(document, vec![replacement]);
}

/// Names in the first cells of the rows, without backticks.
fn names(table: &Table) -> BTreeSet<String> {
    (table.rows.iter())
        .flat_map(|row| row[0].split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Whole numbers with commas between thousands.
fn grouped(number: impl std::fmt::Display) -> String {
    let mut digits = number.to_string();
    let mut at = digits.len();
    while at > 3 {
        at -= 3;
        digits.insert(at, ',');
    }
    digits
}

#[test]
fn the_table_of_errors_matches_the_service() {
    let service = Service::start(&[]);
    let errors = status_and_json(service.get("/errors")).1;
    let rows: Vec<Vec<String>> = (errors["errors"].as_array().expect("a list").iter())
        .map(|error| {
            let code = format!("`{}`", text(&error["code"]));
            vec![code, error["status"].to_string(), text(&error["meaning"])]
        })
        .collect();
    assert!(rows.len() > 20);
    let head = "| code | status | what it means, and what to do |";
    compare(&table("docs/API.md", head), &rows);
}

/// Most nodes of the replies of each level.
fn nodes<G: Engine>() -> [u64; STRENGTHS] {
    Strength::all_nodes::<G>(&Caps::default())
}

#[test]
fn the_table_of_nodes_matches_the_engines() {
    let games = [
        nodes::<Octopus>(),
        nodes::<Themisto>(),
        nodes::<Ingenious>(),
        nodes::<Nebuchadnezzar>(),
        nodes::<Temple>(),
    ];
    let rows: Vec<Vec<String>> = (0..STRENGTHS)
        .map(|i| {
            let numbers = games.iter().map(|nodes| grouped(nodes[i]));
            std::iter::once(format!("level {}", i + 1)).chain(numbers).collect()
        })
        .collect();
    compare(&table("docs/API.md", &format!("| nodes, at most | {GAMES} |")), &rows);
}

#[test]
fn the_tables_of_limits_match_the_service() {
    let service = Service::start(&[]);
    let games = status_and_json(service.get("/v1/games")).1;
    let games = games["games"].as_array().expect("a list");
    let common = || table("docs/API.md", "| limit | value | of what |");
    let by_game = || table("docs/API.md", &format!("| limit | {GAMES} | of what |"));
    let meanings = [common().1.rows, by_game().1.rows].concat();
    let limits = games[0]["service_limits"].as_object().expect("limits");
    let (mut common_rows, mut rows_by_game) = (Vec::new(), Vec::new());
    for name in limits.keys() {
        let mut values: Vec<String> =
            (games.iter()).map(|game| grouped(&game["service_limits"][name])).collect();
        let name = format!("`{name}`");
        let meaning = (meanings.iter().find(|row| row[0] == name))
            .and_then(|row| row.last().cloned())
            .unwrap_or_else(|| panic!("docs/API.md does not explain {name}"));
        let is_common = values.iter().all(|value| *value == values[0]);
        values.truncate(if is_common { 1 } else { values.len() });
        let rows = if is_common { &mut common_rows } else { &mut rows_by_game };
        rows.push([vec![name], values, vec![meaning]].concat());
    }
    compare(&common(), &common_rows);
    // If the first table was rewritten, lines have moved.
    compare(&by_game(), &rows_by_game);
}

#[test]
fn the_table_of_flags_matches_the_command() {
    let help = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["serve", "--help"])
        .output()
        .expect("the binary runs");
    let help = String::from_utf8(help.stdout).expect("a text");
    let flags: BTreeSet<String> = (help.lines())
        .filter_map(|line| line.trim().strip_prefix("--"))
        .map(|line| format!("--{}", line.split(' ').next().unwrap_or_default()))
        .filter(|flag| flag != "--config")
        .collect();
    let (_, table) = table("docs/OPERATIONS.md", "| flag | default | meaning |");
    assert_eq!(names(&table), flags);
    for row in &table.rows {
        let flag = row[0].trim_matches('`');
        let line = help.split(&format!("      {flag} ")).nth(1);
        let line = line.and_then(|rest| rest.lines().nth(1)).unwrap_or_default();
        let variable = flag[2..].to_uppercase().replace('-', "_");
        let variable = format!("[env: TESSERA_{variable}");
        assert!(line.contains(&variable), "{flag}");
        // A default that is a number must match the help text.
        if row[1].parse::<u64>().is_ok() {
            let default = format!("[default: {}]", row[1]);
            assert!(line.contains(&default), "{flag}: {line}");
        }
    }
}

#[test]
fn the_table_of_metrics_matches_the_service() {
    let service = Service::start(&[]);
    let text = service.get("/metrics").text().expect("a text");
    let names = names(&table("docs/OPERATIONS.md", "| metric | labels | meaning |").1);
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let name = match line.split_once(' ').expect("name and kind") {
            (name, "counter") => format!("{name}_total"),
            (name, _) => name.to_owned(),
        };
        assert!(names.contains(&name), "{name} is not in docs/OPERATIONS.md");
    }
    // Counters appear when they first count, so names that the service does not report now must be in the code.
    let code = include_str!("../../src/api/metrics.rs");
    let is_silent = |name: &&String| name.starts_with("tessera_") && !text.contains(&**name);
    for name in names.iter().filter(is_silent) {
        let name = name.trim_start_matches("tessera_").trim_end_matches("_total");
        assert!(code.contains(name), "{name} is no metric");
    }
}

/// The guide lists exactly the calls of the service.
#[test]
fn the_table_of_calls_matches_the_service() {
    let document = openapi_document();
    let paths = document["paths"].as_object().expect("paths");
    let (_, guide) = table("docs/API.md", "| call | what it does |");
    let listed: String = (guide.rows.iter()).map(|row| row[0].replace("…", "") + " ").collect();
    let mut found = 0;
    for path in paths.keys().filter(|path| !path.starts_with("/errors/")) {
        let path = path.replace("/v1/octopus", "/v1/{game}");
        let last = path.rsplit('/').next().unwrap_or_default();
        if path.starts_with("/v1/{game}") || !path.starts_with("/v1/") {
            found += 1;
            let forms =
                [format!("{path} "), format!("{path}`"), format!("`{last}`"), format!("/{last}")];
            assert!(
                forms.iter().any(|form| listed.contains(form)),
                "docs/API.md does not list {path}"
            );
        }
    }
    assert!(found > 20, "only {found} paths");
}

/// Checks that the guide has a sentence with the names of calls.
fn guide_names(before: &str, names: &BTreeSet<String>, after: &str) {
    let guide = document("docs/API.md").text;
    let guide = guide.split_whitespace().collect::<Vec<_>>().join(" ");
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = names.split_last().expect("a name");
    let sentence = format!("{before}{} and {last}{after}", others.join(", "));
    assert!(guide.contains(&sentence), "{sentence}");
}

/// The POST calls of a game: the path below the game, and the operation.
fn posts(document: &Value) -> impl Iterator<Item = (String, &Value)> {
    let paths = document["paths"].as_object().expect("paths");
    paths.iter().filter_map(|(path, operations)| {
        let name = path.strip_prefix("/v1/octopus/")?.to_owned();
        Some((name, operations.get("post")?))
    })
}

#[test]
fn calls_that_need_no_body_are_named() {
    let service = Service::start(&[]);
    let document = openapi_document();
    let is_optional =
        |post: &Value| post["requestBody"].is_object() && post["requestBody"]["required"] != true;
    let optional: BTreeSet<String> =
        posts(&document).filter(|(_, post)| is_optional(post)).map(|(name, _)| name).collect();
    for (name, _) in posts(&document).filter(|(name, _)| !name.contains('{')) {
        let request = (service.client()).post(format!("{}/v1/octopus/{name}", service.base()));
        let status = request.send().expect("an answer").status();
        assert_eq!(status == 415, !optional.contains(&name), "{name}: {status}");
    }
    guide_names("", &optional, " may be sent without a body.");
}

#[test]
fn calls_that_a_batch_takes_are_named() {
    let service = Service::start(&[]);
    let document = openapi_document();
    let taken: BTreeSet<String> = posts(&document)
        .map(|(name, _)| name)
        .filter(|name| {
            let call = json!({ "path": format!("/v1/octopus/{name}") });
            let batch = service.ok("/v1/batch", &json!({ "requests": [call] }));
            batch["results"][0]["body"]["code"] != "impossible_options"
        })
        .collect();
    guide_names("It takes ", &taken, " of every game.");
}

/// The words of an analysis about example positions of a game, and about the first puzzle of each type.
fn compare_words<G: WireGame>() {
    const POSITIONS: usize = 10;
    let examples = (G::EXAMPLES.iter()).map(|example| {
        let position = G::from_key(example.key).expect("a position");
        (format!("example `{}`", example.name), position)
    });
    let puzzles = (0..G::KINDS.len()).map(|kind| {
        let filter = Filter { kinds: vec![kind], ..Filter::any::<G>() };
        let mut entries = Library::of::<G>(G::ID).matching::<G>(1, &filter);
        let entry = entries.next().expect("a puzzle");
        let id = format!("{}-{}", G::ID, entry.id);
        let position = entry.record::<G>().expect("a record").position;
        (format!("`{id}`, {}", G::KINDS[kind].id), position)
    });
    let examples: Vec<_> = (examples.filter(|(_, position)| !position.is_over()))
        .filter(|(_, position)| !position.awaits_chance())
        .collect();
    let left = POSITIONS - puzzles.len().min(POSITIONS / 2);
    let rows = (examples.into_iter().take(left)).chain(puzzles).take(POSITIONS);
    let rows: Vec<Vec<String>> = rows
        .map(|(name, position)| {
            let request = json!({
                "position": position.key(),
                "limits": { "nodes": 20_000 },
                "lines": 2,
                "explain": true,
            });
            let answer = operation::call::<Analysis<G>>(
                request.to_string().as_bytes(),
                &LocalHost::default(),
            );
            let answer = in_english(answer.expect("an analysis")).expect("messages");
            let answer: Value = serde_json::from_slice(&answer).expect("JSON");
            let why = answer["lines"][0]["why"].as_array().expect("words");
            let words: Vec<String> = why.iter().map(text).collect();
            vec![name, format!("`{}`", text(&answer["best"])), words.join(" ")]
        })
        .collect();
    let name = format!("docs/engines/{}.md", G::ID);
    compare(&table(&name, "| position | best move | words |"), &rows);
}

#[test]
fn the_tables_of_words_are_what_an_analysis_says() {
    each_game!(G => compare_words::<G>());
}
