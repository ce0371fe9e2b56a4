//! The layers know only those before them: `use` lines and paths that run the wrong way fail here.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer and the layers that it may name.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &["game"]),
    ("search", &["game", "search"]),
    ("games", &["game", "games"]),
    ("engines", &["game", "games", "search", "engines"]),
    (
        "puzzles",
        &["game", "games", "search", "engines", "puzzles"],
    ),
    ("picture", &["game", "games", "picture"]),
    (
        "api",
        &[
            "game", "games", "search", "engines", "puzzles", "picture", "api",
        ],
    ),
];

/// Crates that only the outermost layer may name.
const API_ONLY: &[&str] = &["serde", "serde_json", "utoipa", "actix_web", "tokio"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files
}

/// The names that follow `crate::` in the code, one per mention; grouped imports count each name.
fn layers_named(code: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (start, _) in code.match_indices("crate::") {
        let rest = &code[start + "crate::".len()..];
        let list = match rest.strip_prefix('{') {
            Some(group) => group.split('}').next().unwrap_or_default(),
            None => rest
                .split([';', '(', ')', '<', '>', ' ', '\n'])
                .next()
                .unwrap_or_default(),
        };
        for item in list.split(',') {
            let name: String = item
                .trim()
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
                .collect();
            if !name.is_empty() {
                names.push(name);
            }
        }
    }
    names
}

fn without_comments(text: &str) -> String {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn no_arrow_runs_the_wrong_way() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let all: Vec<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    let mut arrows = 0;
    for (layer, allowed) in LAYERS {
        let folder = src.join(layer);
        if !folder.exists() {
            continue;
        }
        for file in sources(&folder) {
            let code = without_comments(&fs::read_to_string(&file).expect("a source file"));
            for name in layers_named(&code) {
                if all.contains(&name.as_str()) {
                    arrows += 1;
                    assert!(
                        allowed.contains(&name.as_str()),
                        "{}: {layer} may not know {name}",
                        file.display()
                    );
                }
            }
            if *layer != "api" {
                for name in API_ONLY {
                    assert!(
                        !code.contains(&format!("{name}::")),
                        "{}: {layer} may not know {name}",
                        file.display()
                    );
                }
            }
        }
    }
    assert!(arrows > 50, "the scan found only {arrows} arrows");
}

#[test]
fn games_do_not_know_each_other() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let folders: Vec<String> = fs::read_dir(&games)
        .expect("src/games")
        .filter_map(|entry| {
            let path = entry.expect("an entry").path();
            path.is_dir()
                .then(|| path.file_name().unwrap().to_string_lossy().into_owned())
        })
        .collect();
    assert!(folders.len() >= 2);
    for game in &folders {
        for file in sources(&games.join(game)) {
            let code = without_comments(&fs::read_to_string(&file).expect("a source file"));
            for other in folders.iter().filter(|other| *other != game) {
                assert!(
                    !code.contains(&format!("games::{other}"))
                        && !code.contains(&format!("super::super::{other}")),
                    "{}: {game} may not know {other}",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn the_scan_finds_arrows() {
    let code = "use crate::{game::Seat, api};\nlet x = crate::search::Report::new();";
    assert_eq!(layers_named(code), ["game", "api", "search"]);
}
