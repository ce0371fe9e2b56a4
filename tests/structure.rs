//! The length of source files. The crates of the workspace hold the layers: an import against their order does not
//! compile.

use std::path::{Path, PathBuf};

/// The most lines of a file of production code.
const MOST_LINES: usize = 500;

/// Folders without production code.
const OTHER: [&str; 5] = ["tests", "target", "node_modules", "benches", "examples"];

#[test]
fn no_file_of_production_code_is_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["crates", "src", "web"] {
        collect(&root.join(folder), &mut files);
    }
    assert!(files.len() > 300, "{} files are too few", files.len());
    let long: Vec<String> = (files.iter())
        .map(|file| (file, lines(file)))
        .filter(|&(_, lines)| lines > MOST_LINES)
        .map(|(file, lines)| format!("{}: {lines} lines", file.display()))
        .collect();
    assert!(long.is_empty(), "split by job:\n{}", long.join("\n"));
}

fn lines(file: &Path) -> usize {
    let text = std::fs::read_to_string(file);
    text.unwrap_or_else(|e| panic!("{}: {e}", file.display())).lines().count()
}

/// The Rust and JavaScript files under a folder, without files of tests.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().unwrap_or_default();
        let ending = path.extension().unwrap_or_default();
        if OTHER.iter().any(|other| stem == *other) {
            continue;
        }
        if path.is_dir() {
            collect(&path, files);
        } else if ending == "rs" || ending == "js" {
            files.push(path);
        }
    }
}
