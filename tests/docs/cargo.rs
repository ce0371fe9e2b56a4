//! Commands of Cargo are not executed here, since that would build everything once more: it is checked that there is what
//! they name, and that an example knows the arguments that it is given.

use std::fs;

use crate::markdown::root;

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
/// What Cargo does not bring along.
const INSTALLED: [&str; 2] = ["install", "deny"];

/// Checks the words behind `cargo`. Returns what `tessera` is given, if it is `cargo run`.
///
/// # Panics
/// When there is no such subcommand, flag, target or argument.
pub(crate) fn check(words: &[String]) -> Option<Vec<String>> {
    let subcommand = words[0].as_str();
    if INSTALLED.contains(&subcommand) {
        return None;
    }
    assert!(SUBCOMMANDS.contains(&subcommand), "cargo {subcommand}");
    let (mut arguments, mut example) = (Vec::new(), None);
    let mut rest = words[1..].iter();
    while let Some(word) = rest.next() {
        match word.as_str() {
            "--" => arguments.extend(rest.by_ref().cloned()),
            "--example" | "--test" | "--bench" => {
                let name = rest.next().expect("a name");
                let sources = sources(&format!("{}s", &word[2..]), name);
                assert!(!sources.is_empty(), "cargo {words:?}: there is no {name}");
                if word == "--example" {
                    example = Some(sources);
                }
            }
            flag if flag.starts_with('-') => assert!(FLAGS.contains(&flag), "cargo {words:?}"),
            _ => arguments.push(word.clone()),
        }
    }
    if let Some(sources) = example {
        for argument in arguments {
            assert!(
                knows(&sources, &argument),
                "cargo {words:?}: the example does not know {argument:?}"
            );
        }
        return None;
    }
    // Further lint flags (`-D warnings`) and filters of tests are theirs.
    (subcommand == "run").then_some(arguments)
}

/// The text of a target's own files; empty when there is no such target.
fn sources(folder: &str, name: &str) -> String {
    let folder = root().join(folder.replace("benchs", "benches"));
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

/// Numbers, ranges and lists of numbers are arguments of any example; words must stand in its sources. A number may be
/// part of a word (`nebuchadnezzar-8`).
fn knows(sources: &str, argument: &str) -> bool {
    let number = |text: &str| {
        text.chars()
            .all(|c| c.is_ascii_digit() || ".,-_".contains(c))
    };
    number(argument)
        || argument
            .split('-')
            .filter(|part| !number(part))
            .all(|part| {
                sources.contains(part)
                    || [
                        "octopus",
                        "themisto",
                        "ingenious",
                        "nebuchadnezzar",
                        "temple",
                    ]
                    .contains(&part)
            })
}

#[test]
fn what_does_not_exist_is_refused() {
    let refused = |text: &str| {
        let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        std::panic::catch_unwind(|| check(&words)).is_err()
    };
    assert!(!refused("run --release --example latency 3000"));
    for text in [
        "bake",
        "run --example no_such_example",
        "test --test no_such_test",
        "run --example strength -- no_such_word",
        "build --no-such-flag",
    ] {
        assert!(refused(text), "{text}");
    }
}
