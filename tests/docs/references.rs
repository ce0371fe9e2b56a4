//! Checks that references in the documents exist: links, anchors, paths, rulings.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use regex::Regex;

use crate::markdown::{document, documents, files_with, root};

const GAMES: [&str; 5] = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];

/// Characters of a line of prose. Tables, code, pictures and comments may be longer.
const WIDTH: usize = 120;

/// Prose wraps at one width, so that a changed word changes one line and no more.
#[test]
fn prose_wraps_at_one_width() {
    let documents = documents();
    let long: Vec<&str> =
        (documents.iter()).flat_map(|document| document.long_lines(WIDTH)).collect();
    assert!(long.is_empty(), "over {WIDTH}:\n{}", long.join("\n"));
}

/// A path without `..`, as far as the text alone allows.
fn resolved(path: &Path) -> PathBuf {
    let mut clean = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => drop(clean.pop()),
            Component::CurDir => {}
            other => clean.push(other),
        }
    }
    clean
}

#[test]
fn links_lead_somewhere() {
    let documents = documents();
    let anchors: HashMap<PathBuf, &[String]> = (documents.iter())
        .map(|document| (PathBuf::from(&document.name), &document.anchors[..]))
        .collect();
    let mut followed = 0;
    for document in &documents {
        for link in &document.links {
            if link.contains("://") || link.starts_with("mailto:") {
                continue;
            }
            let (path, anchor) = link.split_once('#').unwrap_or((link, ""));
            let here = Path::new(&document.name);
            let target = match path {
                "" => here.to_owned(),
                _ => resolved(&here.parent().expect("a folder").join(path)),
            };
            assert!(root().join(&target).exists(), "{}: {link} leads nowhere", document.name);
            if !anchor.is_empty() {
                let known = anchors.get(&target).expect("anchors are those of documents");
                assert!(
                    known.iter().any(|known| known == anchor),
                    "{}: {link}: no such heading",
                    document.name
                );
            }
            followed += 1;
        }
    }
    assert!(followed > 40, "only {followed} links");
}

/// Files and folders of the repository that documents name exist: `<game>` is any game, `*` any name.
#[test]
fn paths_in_the_text_exist() {
    let mut found = 0;
    for document in documents() {
        for span in &document.spans {
            let first = span.split('/').next().unwrap_or_default();
            let is_path = span.contains('/')
                && !first.is_empty()
                && root().join(first).is_dir()
                && (span.chars()).all(|c| c.is_ascii_alphanumeric() || "_-./<>*".contains(c));
            if !is_path || first == "target" {
                continue;
            }
            found += 1;
            for game in GAMES {
                let path = span.replace("<game>", game);
                assert!(exists(&path), "{}: {path} does not exist", document.name);
            }
        }
    }
    assert!(found > 80, "only {found} paths stand in the text");
}

fn exists(path: &str) -> bool {
    let Some((before, after)) = path.split_once('*') else {
        return root().join(path).exists();
    };
    let (folder, start) = before.rsplit_once('/').unwrap_or(("", before));
    let Ok(mut entries) = fs::read_dir(root().join(folder)) else {
        return false;
    };
    entries.any(|entry| {
        let name = entry.expect("an entry").file_name();
        let name = name.to_string_lossy();
        name.starts_with(start) && name.ends_with(after)
    })
}

/// The names on the architecture page exist in the code: types, traits, functions, constants.
#[test]
fn names_in_the_architecture_exist() {
    let mut code = fs::read_to_string(root().join("openapi/openapi.json")).expect("a text");
    for file in files_with(&["rs"]) {
        if ["src", "crates"].iter().any(|layer| file.starts_with(root().join(layer))) {
            code += &fs::read_to_string(file).expect("a text");
        }
    }
    let document = document("docs/ARCHITECTURE.md");
    let (mut found, mut missing) = (0, Vec::new());
    for span in &document.spans {
        let name = span.split('(').next().unwrap_or_default();
        let name = name.trim_end_matches('!').rsplit("::").next().unwrap_or_default();
        let is_name = !name.is_empty()
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            && (name.contains('_') || name.chars().skip(1).any(|c| c.is_ascii_lowercase()))
            && !name.starts_with(|c: char| c.is_ascii_digit());
        // Names that belong to libraries, languages and protocols.
        if !is_name || ["try_get_with", "Allow", "sqrt", "exp", "unsafe"].contains(&name) {
            continue;
        }
        found += 1;
        if !code.contains(name) {
            missing.push(span.clone());
        }
    }
    assert_eq!(missing, [""; 0], "not in the code");
    assert!(found > 30, "only {found} names");
}

/// Every ruling that is cited, in code, documents or the OpenAPI document, is on the page of its game, once.
#[test]
fn cited_rulings_exist() {
    let ruling = Regex::new("(OCT|THM|ING|NEB|TEM)-[0-9]+").expect("a pattern");
    let stated = Regex::new(r"\*\*((?:OCT|THM|ING|NEB|TEM)-[0-9]+)[* ]").expect("a pattern");
    let pages = GAMES.map(|game| document(&format!("docs/rules/{game}.md")).text).concat();
    let mut known = HashSet::new();
    for found in stated.captures_iter(&pages) {
        assert!(known.insert(found[1].to_owned()), "{} is stated twice", &found[1]);
    }
    let mut cited = 0;
    for file in files_with(&["rs", "md", "js", "mjs", "json", "html"]) {
        let text = fs::read_to_string(&file).expect("a text");
        for found in ruling.find_iter(&text) {
            cited += 1;
            let found = found.as_str();
            assert!(known.contains(found), "{}: {found} is no ruling", file.display());
        }
    }
    assert!(cited > 500, "only {cited} rulings are cited");
}
