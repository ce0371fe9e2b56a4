//! Compares tables of the documents with information from the service.

use std::collections::BTreeSet;

use serde_json::Value;
use tessera_engines::Engine;
use tessera_operations::analysis::Caps;
use tessera_operations::strength::{STRENGTHS, Strength};
use tessera_rules::{
    ingenious::Ingenious, nebuchadnezzar::Nebuchadnezzar, octopus::Octopus, temple::Temple,
    themisto::Themisto,
};

use crate::markdown::{Document, Replacement, documents, rewrite, root};
use crate::support::{Service, status_and_json};
use crate::updating;

/// A table: the line of its first row, and its cells.
struct Table {
    document: Document,
    first: usize,
    rows: Vec<Vec<String>>,
}

/// The table of a document with this head.
fn table(name: &str, head: &str) -> Table {
    let document = (documents().into_iter())
        .find(|document| document.name == name)
        .unwrap_or_else(|| panic!("there is no {name}"));
    let lines: Vec<&str> = document.text.lines().collect();
    let at = (lines.iter().position(|line| *line == head))
        .unwrap_or_else(|| panic!("{name} has no table {head}"));
    let rows = (lines[at + 2..].iter())
        .take_while(|line| line.starts_with('|'))
        .map(|line| {
            let inner = line.trim_matches('|');
            inner
                .split('|')
                .map(|cell| cell.trim().to_owned())
                .collect()
        })
        .collect();
    Table {
        first: at + 2,
        rows,
        document,
    }
}

impl Table {
    /// Compares the rows with the true ones, or writes these.
    fn compare(&self, rows: &[Vec<String>]) {
        if self.rows == rows {
            return;
        }
        let lines: Vec<String> = rows
            .iter()
            .map(|row| format!("| {} |", row.join(" | ")))
            .collect();
        let text = lines.join("\n");
        assert!(
            updating(),
            "{}: the table has to be\n{text}",
            self.document.name
        );
        let length = self.rows.len();
        let first = self.first;
        rewrite(
            &self.document,
            vec![Replacement {
                first,
                length,
                text,
            }],
        );
    }

    /// Names in the first cells of the rows, without backticks.
    fn names(&self) -> BTreeSet<String> {
        (self.rows.iter())
            .flat_map(|row| row[0].split('`').skip(1).step_by(2))
            .map(str::to_owned)
            .collect()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

#[test]
fn the_table_of_errors_matches_the_service() {
    let service = Service::start(&[]);
    let errors = status_and_json(service.get("/errors")).1;
    let rows: Vec<Vec<String>> = (errors["errors"].as_array().expect("a list").iter())
        .map(|error| {
            vec![
                format!("`{}`", text(&error["code"])),
                error["status"].to_string(),
                text(&error["meaning"]),
            ]
        })
        .collect();
    assert!(rows.len() > 20);
    table(
        "docs/API.md",
        "| code | status | what it means, and what to do |",
    )
    .compare(&rows);
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
            std::iter::once(format!("level {}", i + 1))
                .chain(numbers)
                .collect()
        })
        .collect();
    table(
        "docs/API.md",
        "| nodes, at most | Octopus | Themisto | Ingenious | Nebuchadnezzar | Temple |",
    )
    .compare(&rows);
}

/// Whole numbers with commas between thousands.
fn grouped(number: impl std::fmt::Display) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[test]
fn the_tables_of_limits_match_the_service() {
    let service = Service::start(&[]);
    let games = status_and_json(service.get("/v1/games")).1;
    let games = games["games"].as_array().expect("a list");
    let common = table("docs/API.md", "| limit | value | of what |");
    let by_game = table(
        "docs/API.md",
        "| limit | Octopus | Themisto | Ingenious | Nebuchadnezzar | Temple | of what |",
    );
    let limits = games[0]["service_limits"].as_object().expect("limits");
    let (mut common_rows, mut rows_by_game) = (Vec::new(), Vec::new());
    for name in limits.keys() {
        let values: Vec<String> = (games.iter())
            .map(|game| grouped(&game["service_limits"][name]))
            .collect();
        let name = format!("`{name}`");
        let meaning = (common.rows.iter().chain(&by_game.rows))
            .find(|row| row[0] == name)
            .and_then(|row| row.last().cloned())
            .unwrap_or_else(|| panic!("docs/API.md does not say what {name} limits"));
        if values.iter().all(|value| *value == values[0]) {
            common_rows.push(vec![name, values[0].clone(), meaning]);
        } else {
            let mut row = vec![name];
            row.extend(values);
            row.push(meaning);
            rows_by_game.push(row);
        }
    }
    common.compare(&common_rows);
    // If the first table was rewritten, lines have moved.
    table(
        "docs/API.md",
        "| limit | Octopus | Themisto | Ingenious | Nebuchadnezzar | Temple | of what |",
    )
    .compare(&rows_by_game);
}

#[test]
fn the_table_of_flags_matches_the_command() {
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["serve", "--help"])
        .output()
        .expect("the binary runs");
    let help = String::from_utf8(help.stdout).expect("a text");
    let flags: BTreeSet<String> = (help.lines())
        .filter_map(|line| line.trim().strip_prefix("--"))
        .map(|line| format!("--{}", line.split(' ').next().unwrap_or_default()))
        .filter(|flag| flag != "--config")
        .collect();
    let table = table("docs/OPERATIONS.md", "| flag | default | meaning |");
    assert_eq!(table.names(), flags);
    for row in &table.rows {
        let flag = row[0].trim_matches('`');
        // A default that is a number must match the help text.
        let line = help.split(&format!("      {flag} ")).nth(1);
        let line = line
            .and_then(|rest| rest.lines().nth(1))
            .unwrap_or_default();
        let variable = flag[2..].to_uppercase().replace('-', "_");
        assert!(
            line.contains(&format!("[env: TESSERA_{variable}")),
            "{flag}"
        );
        if row[1].chars().all(|c| c.is_ascii_digit()) && !row[1].is_empty() {
            assert!(
                line.contains(&format!("[default: {}]", row[1])),
                "{flag}: {line}"
            );
        }
    }
}

#[test]
fn the_table_of_metrics_matches_the_service() {
    let service = Service::start(&[]);
    let text = service.get("/metrics").text().expect("a text");
    let table = table("docs/OPERATIONS.md", "| metric | labels | meaning |");
    let named = table.names();
    for line in text.lines().filter_map(|line| line.strip_prefix("# TYPE ")) {
        let (name, kind) = line.split_once(' ').expect("name and kind");
        let name = match kind {
            "counter" => format!("{name}_total"),
            _ => name.to_owned(),
        };
        assert!(named.contains(&name), "{name} is not in docs/OPERATIONS.md");
    }
    // Counters appear when they first count, so names that the service does not report now must be in the code.
    let code = include_str!("../../src/api/metrics.rs");
    for name in named.iter().filter(|name| name.starts_with("tessera_")) {
        let name = name
            .trim_start_matches("tessera_")
            .trim_end_matches("_total");
        assert!(code.contains(name), "{name} is no metric");
    }
}

/// The guide lists exactly the calls of the service.
#[test]
fn the_table_of_calls_matches_the_service() {
    let service = Service::start(&[]);
    let document = status_and_json(service.get("/openapi.json")).1;
    let paths = document["paths"].as_object().expect("paths");
    let guide = table("docs/API.md", "| call | what it does |");
    let listed: String = guide
        .rows
        .iter()
        .map(|row| row[0].replace("…", "") + " ")
        .collect();
    let mut found = 0;
    for path in paths.keys() {
        if path.starts_with("/errors/") {
            continue;
        }
        let general = path.replace("/v1/octopus", "/v1/{game}");
        let last = general.rsplit('/').next().unwrap_or_default();
        if general.starts_with("/v1/{game}") || !general.starts_with("/v1/") {
            found += 1;
            assert!(
                listed.contains(&format!("{general} "))
                    || listed.contains(&format!("{general}`"))
                    || listed.contains(&format!("`{last}`"))
                    || listed.contains(&format!("/{last}")),
                "docs/API.md does not list {general}"
            );
        }
    }
    assert!(found > 20, "only {found} paths");
}

/// The text of the guide, in one line.
fn guide() -> String {
    let guide = std::fs::read_to_string(root().join("docs/API.md")).expect("the guide");
    guide.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The names of calls in the form of a sentence.
fn listed<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    let names: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = names.split_last().expect("a name");
    format!("{} and {last}", others.join(", "))
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
    let document = status_and_json(service.get("/openapi.json")).1;
    let optional: BTreeSet<String> = posts(&document)
        .filter(|(_, post)| {
            post["requestBody"].is_object() && post["requestBody"]["required"] != true
        })
        .map(|(name, _)| name)
        .collect();
    for (name, _) in posts(&document).filter(|(name, _)| !name.contains('{')) {
        let request = (service.client()).post(format!("{}/v1/octopus/{name}", service.base()));
        let status = request.send().expect("an answer").status();
        assert_eq!(status == 415, !optional.contains(&name), "{name}: {status}");
    }
    let sentence = format!("{} may be sent without a body.", listed(&optional));
    assert!(guide().contains(&sentence), "{sentence}");
}

#[test]
fn calls_that_a_batch_takes_are_named() {
    let service = Service::start(&[]);
    let document = status_and_json(service.get("/openapi.json")).1;
    let taken: BTreeSet<String> = posts(&document)
        .map(|(name, _)| name)
        .filter(|name| {
            let call = serde_json::json!({ "path": format!("/v1/octopus/{name}") });
            let batch = service.ok("/v1/batch", &serde_json::json!({ "requests": [call] }));
            batch["results"][0]["body"]["code"] != "not_found"
        })
        .collect();
    let sentence = format!("It takes {} of every game.", listed(&taken));
    assert!(guide().contains(&sentence), "{sentence}");
}
