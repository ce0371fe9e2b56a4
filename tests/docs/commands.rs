//! Accounts for every block of code: commands are executed and the answers shown behind them compared; other blocks are
//! checked by their kind. A block of unknown kind fails.

use serde_json::Value;

use crate::answers::{agrees, matches, read};
use crate::cargo;
use crate::markdown::{Block, Document, Replacement, documents, files_with, rewrite};
use crate::session::{Outcome, Session, files_exist, is_not_executed, is_script};
use crate::shell::{self, commands};
use crate::updating;

#[test]
fn every_block_of_code_is_true() {
    let (mut executed, mut differences) = (0, Vec::new());
    for document in documents() {
        let mut reader = Reader {
            document: &document,
            session: Session::new(&document.name),
            last: None,
            executed: 0,
            replacements: Vec::new(),
            differences: Vec::new(),
        };
        let blocks = document.blocks();
        for (i, block) in blocks.iter().enumerate() {
            let answered = blocks.get(i + 1).is_some_and(is_answer);
            reader.check(block, answered);
        }
        executed += reader.executed;
        differences.extend(reader.differences);
        rewrite(&document, reader.replacements);
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
    assert!(executed >= 45, "only {executed} commands were executed");
}

/// True if a block shows the answer of the command before it.
fn is_answer(block: &Block) -> bool {
    block.follows && ["json", "text"].contains(&block.language.as_str())
}

struct Reader<'a> {
    document: &'a Document,
    session: Session,
    /// The outcome of the last command, until a block has shown it.
    last: Option<Outcome>,
    executed: u32,
    replacements: Vec<Replacement>,
    /// Answers that differ from the document.
    differences: Vec<String>,
}

impl Reader<'_> {
    fn check(&mut self, block: &Block, answered: bool) {
        let place = format!("{}:{}", self.document.name, block.first + 1);
        match block.language.as_str() {
            "sh" | "indented" => {
                let commands = commands(&block.text());
                assert!(!commands.is_empty(), "{place}: no command");
                let count = commands.len();
                for (i, command) in commands.iter().enumerate() {
                    self.last = self.session.run(command, &place);
                    if let Some(outcome) = &self.last {
                        self.executed += 1;
                        assert!(
                            !outcome.failed || (answered && i + 1 == count),
                            "{place}: {:?}: {}",
                            command.words,
                            outcome.output
                        );
                    }
                }
            }
            "json" | "text" if is_answer(block) && self.last.is_some() => {
                if let Some(outcome) = self.last.take() {
                    self.compare(block, &outcome.output, &place);
                }
            }
            "json" => self.position(block, &place),
            "text" => {
                for line in &block.lines {
                    let program = line.split(' ').next().unwrap_or_default();
                    assert!(
                        !["curl", "tessera", "cargo"].contains(&program)
                            && !is_not_executed(program)
                            && !is_script(program),
                        "{place}: a command in a block of text: {line}"
                    );
                }
            }
            "toml" => {
                let text = block.text();
                let name = (text.lines().next())
                    .and_then(|line| line.strip_prefix("# "))
                    .filter(|name| name.ends_with(".toml"))
                    .unwrap_or_else(|| panic!("{place}: the first line names the file"));
                self.session.write(name, &text);
                self.expect(&format!("tessera config --config {name}"), &place);
            }
            "html" => {
                let text = block.text();
                for (at, found) in text.match_indices("src=\"") {
                    let url = text[at + found.len()..].split('"').next();
                    let path = url.and_then(|url| url.splitn(4, '/').nth(3));
                    let path = path.unwrap_or_else(|| panic!("{place}: {url:?}"));
                    self.expect(&format!("curl localhost:8080/{path}"), &place);
                }
            }
            "rust" => self.excerpt(block, &["rs"], &place),
            "python" => self.excerpt(block, &["py"], &place),
            "js" | "ts" => self.excerpt(block, &["js", "mjs", "ts"], &place),
            "go" => self.excerpt(block, &["go"], &place),
            "yaml" => self.excerpt(block, &["yaml", "yml"], &place),
            language => panic!("{place}: a block of {language:?} is of no known kind"),
        }
    }

    /// A command that must succeed.
    fn expect(&mut self, script: &str, place: &str) {
        for command in commands(script) {
            let outcome = self.session.run(&command, place).expect("it is executed");
            assert!(!outcome.failed, "{place}: {script}: {}", outcome.output);
            self.executed += 1;
        }
    }

    fn compare(&mut self, block: &Block, output: &str, place: &str) {
        let shown = block.text();
        let same = match block.language.as_str() {
            "json" => {
                let answer: Value =
                    serde_json::from_str(output).unwrap_or_else(|e| panic!("{place}: {e}"));
                agrees(&read(&shown), &answer)
            }
            _ => matches(&shown, output),
        };
        if !same && updating() && !shown.contains('…') {
            self.replacements.push(Replacement {
                first: block.first,
                length: block.lines.len(),
                text: output.trim_end().to_owned(),
            });
            return;
        }
        if !same {
            let difference = format!("{place}: the answer is\n{output}\nand not\n{shown}");
            self.differences.push(difference);
        }
    }

    /// Checks that a file of the repository contains the source code; that file has tests of its own.
    fn excerpt(&mut self, block: &Block, extensions: &[&str], place: &str) {
        let text = block.text();
        let stands = files_with(extensions)
            .iter()
            .any(|path| std::fs::read_to_string(path).is_ok_and(|file| file.contains(&text)));
        assert!(stands, "{place}: no file of the repository has these lines");
    }

    /// JSON that is not an answer is a position, on the page of its game's rules.
    fn position(&mut self, block: &Block, place: &str) {
        let game = (self.document.name.strip_prefix("docs/rules/"))
            .and_then(|name| name.strip_suffix(".md"))
            .unwrap_or_else(|| panic!("{place}: JSON that answers no command"));
        let body = format!("{{\"position\":{}}}", block.text());
        let service = self.session.service();
        let (status, answer) = service.post_text(&format!("/v1/{game}/moves"), &body);
        assert_eq!(status, 200, "{place}: {answer}");
        self.executed += 1;
    }
}

/// Commands in the text itself exist, with their subcommands and files. Words in capitals are placeholders.
#[test]
fn commands_in_the_text_exist() {
    let mut found = 0;
    for document in documents() {
        for span in document.spans_and_prose().0 {
            let program = span.split(' ').next().unwrap_or_default();
            if program == "tessera" && !span.starts_with("tessera;") && span.contains(' ') {
                subcommand_exists(&span, &document.name);
            } else if program == "cargo" || span.contains(" cargo ") {
                for shell::Command { words, .. } in commands(&span) {
                    cargo::check(&words[1..]);
                }
            } else if is_not_executed(program) && span.contains(' ') {
                for command in commands(&span) {
                    files_exist(&command.words);
                }
            } else {
                continue;
            }
            found += 1;
        }
    }
    assert!(found >= 10, "only {found} commands stand in the text");
}

/// A subcommand knows its flags.
fn subcommand_exists(span: &str, place: &str) {
    let words: Vec<&str> = span.split(' ').skip(1).collect();
    if words[0].starts_with("--") {
        return;
    }
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args([words[0], "--help"])
        .output()
        .expect("the binary runs");
    assert!(help.status.success(), "{place}: {span}");
    let help = String::from_utf8_lossy(&help.stdout);
    for flag in words.iter().filter(|word| word.starts_with("--")) {
        assert!(help.contains(flag), "{place}: {span}: {flag}");
    }
}
