//! Checks commands of Cargo without executing them, because that would build everything again: their targets and files
//! exist, and an example or a tool accepts the given arguments.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

use crate::markdown::root;

const SUBCOMMANDS: &str = "run test bench build clippy fmt doc check install deny";
const FLAGS: &str = "--release --timings --locked --all --all-targets --no-deps --quiet --lib";

static PACKAGES: LazyLock<Value> = LazyLock::new(|| {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--offline",
            "--format-version",
            "1",
        ])
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
    let find = |name: &str| {
        let mut packages = PACKAGES.as_array().expect("a list").iter();
        packages.find(|package| package["name"] == name)
    };
    let mut package = find("tessera").expect("the service");
    let (mut arguments, mut program) = (Vec::new(), None);
    let mut rest = words[1..].iter().copied();
    while let Some(word) = rest.next() {
        let mut value = || rest.next().expect("a value");
        match word {
            "--" => arguments.extend(rest.by_ref()),
            "-p" => {
                let name = value();
                package = find(name).unwrap_or_else(|| panic!("there is no package {name}"));
            }
            "--features" => {
                let name = value();
                assert!(
                    package["features"][name].is_array(),
                    "cargo {words:?}: {name}"
                );
            }
            "--example" | "--test" | "--bench" | "--bin" => {
                let name = value();
                let target = (package["targets"].as_array().expect("a list").iter())
                    .find(|target| target["kind"][0] == word[2..] && target["name"] == name)
                    .unwrap_or_else(|| panic!("cargo {words:?}: there is no {name}"));
                if name != "tessera" && ["--example", "--bin"].contains(&word) {
                    program = Some(target);
                }
            }
            flag if flag.starts_with('-') => assert!(known(FLAGS, flag), "cargo {words:?}"),
            _ => arguments.push(word),
        }
    }
    // Lint flags (`-D warnings`), filters of tests and the arguments of `tessera` are checked elsewhere or not at all.
    if let Some(target) = program {
        let sources = sources(Path::new(target["src_path"].as_str().expect("a path")));
        for argument in arguments {
            assert!(knows(&sources, argument), "cargo {words:?}: {argument:?}");
        }
    }
}

/// The text of a program's own files.
fn sources(main: &Path) -> String {
    if !main.ends_with("main.rs") {
        return fs::read_to_string(main).expect("a source");
    }
    let files = fs::read_dir(main.parent().expect("a folder")).expect("a folder");
    (files.filter_map(|entry| fs::read_to_string(entry.ok()?.path()).ok())).collect()
}

/// Numbers, ranges and lists of numbers are arguments of any program; words must occur in its sources. A number may be
/// part of a word (`nebuchadnezzar-8`), words may form pairs (`engine:frozen`), and a word may have a multiple before
/// it (`4xfrozen`).
fn knows(sources: &str, argument: &str) -> bool {
    let number = |text: &str| (text.chars()).all(|c| c.is_ascii_digit() || ".,-_".contains(c));
    let words = argument
        .split(['-', ':'])
        .map(|part| match part.split_once('x') {
            Some((times, word)) if !times.is_empty() && number(times) => word,
            _ => part,
        });
    number(argument)
        || (words.filter(|part| !number(part)))
            .all(|part| sources.contains(part) || tessera_operations::games::ids().contains(&part))
}

#[test]
fn refuses_targets_that_do_not_exist() {
    let refused = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
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
        "build --features no-such-feature",
    ] {
        assert!(refused(text), "{text}");
    }
}
