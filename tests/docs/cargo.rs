//! Checks commands of Cargo without executing them, because that would build everything again: their targets and files
//! exist, and an example or a tool accepts the given arguments.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;
use tessera_operations::games::ids;

use crate::markdown::root;

const SUBCOMMANDS: &str = "run test bench build clippy fmt doc check install deny";
const FLAGS: &str = "--release --timings --locked --all --all-targets --no-deps --quiet --lib";

static PACKAGES: LazyLock<Value> = LazyLock::new(|| {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output();
    let mut metadata: Value =
        serde_json::from_slice(&output.expect("cargo runs").stdout).expect("JSON");
    metadata["packages"].take()
});

/// Checks the words after `cargo`.
///
/// # Panics
/// When there is no such subcommand, flag, target or argument.
pub(crate) fn check(words: &[&str]) {
    let known = |list: &str, word: &str| list.split(' ').any(|known| known == word);
    assert!(known(SUBCOMMANDS, words[0]), "cargo {}", words[0]);
    if ["install", "deny"].contains(&words[0]) {
        return;
    }
    let packages = PACKAGES.as_array().expect("a list");
    let find = |name: &str| {
        let mut packages = packages.iter();
        (packages.find(|package| package["name"] == name))
            .unwrap_or_else(|| panic!("there is no package {name}"))
    };
    let mut package = find("tessera");
    let (mut program, mut is_of_cargo) = (None, true);
    let mut rest = words[1..].iter().copied();
    while let Some(word) = rest.next() {
        let mut value = || rest.next().expect("a value");
        match word {
            "--" => is_of_cargo = false,
            "-p" => package = find(value()),
            "--features" => assert!(package["features"][value()].is_array(), "cargo {words:?}"),
            "--example" | "--test" | "--bench" | "--bin" => {
                let name = value();
                let target = (package["targets"].as_array().expect("a list").iter())
                    .find(|target| target["kind"][0] == word[2..] && target["name"] == name)
                    .unwrap_or_else(|| panic!("cargo {words:?}: there is no {name}"));
                if name != "tessera" && ["--example", "--bin"].contains(&word) {
                    program = target["src_path"].as_str().map(sources);
                }
            }
            flag if is_of_cargo && flag.starts_with('-') => {
                assert!(known(FLAGS, flag), "cargo {words:?}");
            }
            // Lint flags, filters of tests and the arguments of `tessera` are checked elsewhere or not at all.
            argument => {
                let knows = |sources: &String| knows(sources, argument);
                assert!(program.as_ref().is_none_or(knows), "cargo {words:?}: {argument:?}");
            }
        }
    }
}

/// The text of a program's own files.
fn sources(main: &str) -> String {
    let main = Path::new(main);
    if !main.ends_with("main.rs") {
        return fs::read_to_string(main).expect("a source");
    }
    let files = fs::read_dir(main.parent().expect("a folder")).expect("a folder");
    (files.filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())).collect()
}

/// True if each word of an argument, such as `engine:frozen`, occurs in the program's sources. Numbers and games are
/// arguments of any program; a number may be part of a word (`nebuchadnezzar-8`) or its multiple (`4xfrozen`).
fn knows(sources: &str, argument: &str) -> bool {
    let words = Regex::new("(?:[0-9]+x)?([A-Za-z][A-Za-z_]+)").expect("a pattern");
    let mut words = words.captures_iter(argument).map(|found| found[1].to_owned());
    words.all(|word| sources.contains(&word) || ids().contains(&&*word))
}

#[test]
fn refuses_targets_that_do_not_exist() {
    let refused = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        std::panic::catch_unwind(|| check(&words)).is_err()
    };
    assert!(!refused("run --release -p tessera-tools --bin latency 3000"));
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
        "build --features no-such-feature",
    ] {
        assert!(refused(text), "{text}");
    }
}
