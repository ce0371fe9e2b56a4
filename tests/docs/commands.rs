//! Accounts for every block of code: commands are executed and the answers shown behind them compared; other blocks are
//! checked by their kind. A block of unknown kind fails.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::answers::{agrees, matches, read};
use crate::cargo;
use crate::markdown::{Block, Document, Replacement, documents, files_with, rewrite, root};
use crate::updating;

/// Programs of commands in the text, which `session.sh` checks.
const CHECKED: [&str; 7] = ["tessera", "cargo", "docker", "kubectl", "cosign", "npm", "pyftsubset"];

/// The result of a script.
pub(crate) struct Outcome {
    pub(crate) succeeded: bool,
    pub(crate) output: String,
    pub(crate) errors: String,
    /// True if a command was checked only, or started a service.
    silent: bool,
}

/// Runs scripts one after the other by `session.sh`. Returns their outcomes, and a line for each check of
/// Docker and Kubernetes.
pub(crate) fn run(name: &str, scripts: &[String]) -> (Vec<Outcome>, String) {
    let folder = root().join("target/docs").join(name.replace(['/', '.'], "-"));
    // Files of an earlier run would change the results of commands.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let file = |i: usize, kind: &str| folder.join(format!("{i:04}.{kind}"));
    for (i, script) in scripts.iter().enumerate() {
        fs::write(file(i, "sh"), script).expect("a script");
    }
    let status = Command::new("bash")
        .arg(root().join("tests/docs/session.sh"))
        .arg(&folder)
        .envs([
            ("ROOT", root().to_str().expect("a text")),
            ("TESSERA", env!("CARGO_BIN_EXE_tessera")),
        ])
        .stdin(Stdio::null())
        .status();
    assert!(status.expect("bash runs").success(), "{name}: session.sh");
    let text = |path| String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
    for words in text(folder.join("cargo")).lines() {
        let words: Vec<&str> = words.trim_end_matches('\x1f').split('\x1f').collect();
        cargo::check(&words);
    }
    let document = "openapi/openapi.json";
    let made = text(folder.join("files").join(document));
    assert!(made.is_empty() || made == text(root().join(document)), "{document} is out of date");
    let outcomes = (0..scripts.len()).map(|i| Outcome {
        succeeded: text(file(i, "code")).trim() == "0",
        output: text(file(i, "out")),
        errors: text(file(i, "err")),
        silent: file(i, "silent").exists(),
    });
    (outcomes.collect(), text(folder.join("checked")))
}

#[test]
#[ignore = "needs bash and curl; the gate runs it"]
fn every_block_of_code_is_true() {
    let (mut executed, mut differences, mut checked) = (0, Vec::new(), String::new());
    for document in documents() {
        let steps = steps(&document);
        if steps.is_empty() {
            continue;
        }
        let scripts: Vec<String> = steps.iter().map(|step| step.script.clone()).collect();
        let (outcomes, checks) = run(&document.name, &scripts);
        checked += &checks;
        let mut replacements = Vec::new();
        for (step, outcome) in steps.iter().zip(&outcomes) {
            executed += usize::from(!outcome.silent);
            let answer = (step.answer).filter(|_| !(outcome.silent && outcome.output.is_empty()));
            let Some(answer) = answer else {
                if !outcome.succeeded {
                    let Outcome { output, errors, .. } = outcome;
                    differences.push(format!("{}: {}\n{output}{errors}", step.place, step.script));
                }
                continue;
            };
            if same(answer, &outcome.output) {
                continue;
            }
            if updating() && !answer.text.contains('…') {
                replacements.push(Replacement {
                    first: answer.first,
                    length: answer.text.lines().count(),
                    text: outcome.output.trim_end().to_owned(),
                });
                continue;
            }
            let Outcome { output, errors, .. } = outcome;
            differences.push(format!(
                "{}: the answer is\n{output}{errors}\nand not\n{}",
                step.place, answer.text
            ));
        }
        rewrite(&document, replacements);
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
    assert!(executed >= 45, "only {executed} blocks were executed");
    let count = |what: &str| checked.lines().filter(|line| *line == what).count();
    let counts = ["container", "compose", "key"].map(count);
    assert!(
        counts.iter().zip([2, 1, 5]).all(|(count, least)| *count >= least),
        "containers, compose files, keys: {counts:?}"
    );
}

/// A script, and the block that shows its answer.
struct Step<'a> {
    place: String,
    script: String,
    answer: Option<&'a Block>,
}

/// The scripts of a document: its commands, files and addresses.
fn steps(document: &Document) -> Vec<Step<'_>> {
    let mut steps: Vec<Step<'_>> = Vec::new();
    // True if the block before this one has commands.
    let mut after_commands = false;
    for (i, block) in document.blocks.iter().enumerate() {
        let place = format!("{}:{}", document.name, block.first + 1);
        let text = &block.text;
        let step = |script: String| Step { place: place.clone(), script, answer: None };
        let answers = std::mem::replace(&mut after_commands, block.language == "sh");
        match block.language.as_str() {
            "sh" => steps.push(Step {
                answer: (document.blocks.get(i + 1))
                    .filter(|next| next.follows && ["json", "text"].contains(&&*next.language)),
                ..step(text.clone())
            }),
            "json" | "text" if answers && block.follows => {}
            "json" => {
                let game = (document.name.strip_prefix("docs/rules/"))
                    .and_then(|name| name.strip_suffix(".md"))
                    .unwrap_or_else(|| panic!("{place}: JSON that answers no command"));
                steps.push(step(format!(
                    "curl localhost:8080/v1/{game}/moves -H 'content-type: application/json' -d '{{\"position\":{text}}}'"
                )));
            }
            "text" => {
                let program = |line: &str| line.split(' ').next().unwrap_or_default().to_owned();
                let is_command = |line: &str| {
                    let program = program(line);
                    program == "curl"
                        || CHECKED.contains(&&*program)
                        || (program.contains('/') && root().join(&program).is_file())
                };
                let command = text.lines().find(|line| is_command(line));
                assert_eq!(command, None, "{place}: a command in a block of text");
            }
            "toml" => {
                let name = (text.lines().next())
                    .and_then(|line| line.strip_prefix("# "))
                    .filter(|name| name.ends_with(".toml"))
                    .unwrap_or_else(|| panic!("{place}: the first line names the file"));
                steps.push(step(format!(
                    "cat >{name} <<'END'\n{text}END\ntessera config --config {name}"
                )));
            }
            "html" => {
                for found in text.split("src=\"").skip(1) {
                    let url = found.split('"').next().unwrap_or_default();
                    let path = url.splitn(4, '/').nth(3);
                    let path = path.unwrap_or_else(|| panic!("{place}: {url}"));
                    steps.push(step(format!("curl 'localhost:8080/{path}'")));
                }
            }
            "js" => excerpt(block, &["js", "mjs"], &place),
            language => panic!("{place}: a block of {language:?} is of no known kind"),
        }
    }
    // Commands in the text itself exist, with their subcommands and files. Words in capitals are placeholders.
    let spans = document.spans.iter().filter(|span| {
        let program = span.split(' ').next().unwrap_or_default();
        span.contains(" cargo ") || (span.contains(' ') && CHECKED.contains(&program))
    });
    steps.extend(spans.map(|span| Step {
        place: document.name.clone(),
        script: format!("dry=1\n{span}"),
        answer: None,
    }));
    steps
}

/// True if an answer is as the document shows it. Of several JSON answers the last one is shown.
fn same(shown: &Block, output: &str) -> bool {
    if shown.language == "text" {
        return matches(&shown.text, output);
    }
    let answers = serde_json::Deserializer::from_str(output).into_iter::<Value>();
    (answers.last()).is_some_and(|answer| answer.is_ok_and(|a| agrees(&read(&shown.text), &a)))
}

/// Checks that a file of the repository contains the source code; that file has tests of its own.
fn excerpt(block: &Block, extensions: &[&str], place: &str) {
    let contains = |file: String| file.contains(block.text.trim_end());
    let found =
        (files_with(extensions).iter()).any(|path| fs::read_to_string(path).is_ok_and(contains));
    assert!(found, "{place}: no file of the repository has these lines");
}

/// A subcommand, a flag or a file that does not exist, and an unknown target fail.
#[test]
fn refuses_commands_that_do_not_exist() {
    let scripts = [
        "tessera puzzles --count 1",
        "dry=1\ntessera puzzles GAME --out FILE",
        "dry=1\ntessera no-such-command",
        "dry=1\ntessera serve --no-such-flag",
        "docker build deploy/no-such-file",
        "examples/no-such-file",
        "curl https://localhost/",
        "docker run -p 8080:80 tessera",
        "kubectl apply -f deploy/kubernetes/redis.yaml",
        "docker compose -f deploy/compose.yaml up",
        "false; true",
    ];
    let (outcomes, _) = run("refusals", &scripts.map(str::to_owned));
    let succeeded: Vec<bool> = outcomes.iter().map(|outcome| outcome.succeeded).collect();
    let mut expected = [false; 11];
    expected[1] = true;
    assert_eq!(succeeded, expected);
}
