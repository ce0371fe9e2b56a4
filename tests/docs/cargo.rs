//! Checks commands of Cargo without executing them, because that would build everything again: their targets and files
//! exist, and an example or a tool accepts the given arguments.

use std::fs;
use std::path::{Path, PathBuf};

use crate::markdown::{files_with, root};

const SUBCOMMANDS: [&str; 8] = [
    "run", "test", "bench", "build", "clippy", "fmt", "doc", "check",
];
const FLAGS: [&str; 8] = [
    "--release",
    "--timings",
    "--locked",
    "--all",
    "--all-targets",
    "--no-deps",
    "--quiet",
    "--lib",
];
/// Subcommands that are installed separately.
const INSTALLED: [&str; 2] = ["install", "deny"];

/// Checks the words behind `cargo`. Returns the arguments of `tessera` for `cargo run`.
///
/// # Panics
/// When there is no such subcommand, flag, target or argument.
pub(crate) fn check(words: &[String]) -> Option<Vec<String>> {
    let subcommand = words[0].as_str();
    if INSTALLED.contains(&subcommand) {
        return None;
    }
    assert!(SUBCOMMANDS.contains(&subcommand), "cargo {subcommand}");
    let (mut arguments, mut program, mut package) = (Vec::new(), None, root().to_owned());
    let mut rest = words[1..].iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            "--" => arguments.extend(rest.by_ref().cloned()),
            "-p" => {
                let name = rest.next().expect("a package");
                package = folder_of(name)
                    .unwrap_or_else(|| panic!("cargo {words:?}: there is no package {name}"));
            }
            "--features" => {
                let name = rest.next().expect("a feature");
                let manifest = fs::read_to_string(package.join("Cargo.toml")).expect("a manifest");
                let declared = manifest
                    .lines()
                    .any(|line| line.starts_with(&format!("{name} = [")));
                assert!(declared, "cargo {words:?}: there is no feature {name}");
            }
            "--bin" if package == root() => {
                assert_eq!(rest.next().map(String::as_str), Some("tessera"));
            }
            "--example" | "--test" | "--bench" | "--bin" => {
                let name = rest.next().expect("a name");
                // The binaries of the only package with several are in its own folder.
                let sources = match word.as_str() {
                    "--example" => sources(&package.join("examples"), name),
                    "--test" => sources(&package.join("tests"), name),
                    "--bench" => sources(&package.join("benches"), name),
                    _ => sources(&package, name),
                };
                assert!(!sources.is_empty(), "cargo {words:?}: there is no {name}");
                if ["--example", "--bin"].contains(&word.as_str()) {
                    program = Some(sources);
                }
            }
            flag if flag.starts_with('-') => assert!(FLAGS.contains(&flag), "cargo {words:?}"),
            _ => arguments.push(word.clone()),
        }
    }
    if let Some(sources) = program {
        for argument in arguments {
            assert!(
                knows(&sources, &argument),
                "cargo {words:?}: the program does not know {argument:?}"
            );
        }
        return None;
    }
    // Lint flags (`-D warnings`) and filters of tests are not checked.
    (subcommand == "run").then_some(arguments)
}

/// The folder of a package of the workspace.
fn folder_of(package: &str) -> Option<PathBuf> {
    let name = format!("name = \"{package}\"\n");
    let manifest = (files_with(&["toml"]).into_iter())
        .filter(|path| path.ends_with("Cargo.toml"))
        .find(|path| fs::read_to_string(path).is_ok_and(|text| text.contains(&name)))?;
    Some(manifest.parent()?.to_owned())
}

/// The text of a target's own files; empty when there is no such target.
fn sources(folder: &Path, name: &str) -> String {
    if let Ok(text) = fs::read_to_string(folder.join(format!("{name}.rs"))) {
        return text;
    }
    let Ok(entries) = fs::read_dir(folder.join(name)) else {
        return String::new();
    };
    entries
        .filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())
        .collect()
}

/// Numbers, ranges and lists of numbers are arguments of any program; words must occur in its sources. A number may be
/// part of a word (`nebuchadnezzar-8`), words may form pairs (`engine:frozen`), and a word may have a multiple before
/// it (`4xfrozen`).
fn knows(sources: &str, argument: &str) -> bool {
    let number = |text: &str| {
        text.chars()
            .all(|c| c.is_ascii_digit() || ".,-_".contains(c))
    };
    number(argument)
        || argument
            .split(['-', ':'])
            .map(|part| match part.split_once('x') {
                Some((times, word)) if !times.is_empty() && number(times) => word,
                _ => part,
            })
            .filter(|part| !number(part))
            .all(|part| sources.contains(part) || tessera_operations::games::ids().contains(&part))
}

#[test]
fn refuses_commands_that_do_not_exist() {
    let refused = |text: &str| {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        std::panic::catch_unwind(|| check(&words)).is_err()
    };
    assert!(!refused(
        "run --release -p tessera-tools --bin latency 3000"
    ));
    assert!(!refused("run --example bot -- temple 2"));
    assert!(!refused("test -p tessera-puzzles --test puzzle_proofs"));
    for text in [
        "bake",
        "run --example no_such_example",
        "run --example latency",
        "run -p no-such-package --bin latency",
        "test --test puzzle_proofs",
        "test --test no_such_test",
        "run -p tessera-tools --bin strength -- no_such_word",
        "build --no-such-flag",
    ] {
        assert!(refused(text), "{text}");
    }
}
