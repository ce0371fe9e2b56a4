//! The part of the shell's language that the documents use.

use std::io::ErrorKind;
use std::mem::take;
use std::process::Command as Process;

/// One program of a script, with the use of its output.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Command {
    /// `NAME=value` before the program.
    pub(crate) variables: Vec<(String, String)>,
    pub(crate) words: Vec<String>,
    /// Programs behind `|`.
    pub(crate) filters: Vec<Vec<String>>,
    /// The file behind `>`.
    pub(crate) into: Option<String>,
    /// True if a word has a `$` that a shell would expand. A `$` in a variable does not count: see [`evaluated`].
    pub(crate) expands: bool,
}

enum Token {
    Word(String, bool),
    /// `&&`, `;`, `&` or the end of a line: another command follows.
    Next,
    Pipe,
    Into,
}

/// The commands of a script.
///
/// # Panics
/// On syntax that the documents should not use.
pub(crate) fn commands(script: &str) -> Vec<Command> {
    let (mut commands, mut command) = (Vec::new(), Command::default());
    let mut after_into = false;
    for token in tokens(script) {
        match token {
            Token::Word(word, expands) => {
                let assignment = word.split_once('=').filter(|(name, _)| {
                    !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
                });
                if let (true, Some((name, value))) = (command.words.is_empty(), assignment) {
                    command.variables.push((name.to_owned(), value.to_owned()));
                    continue;
                }
                command.expands |= expands;
                if take(&mut after_into) {
                    command.into = Some(word);
                } else if let Some(filter) = command.filters.last_mut() {
                    filter.push(word);
                } else {
                    command.words.push(word);
                }
            }
            Token::Pipe => command.filters.push(Vec::new()),
            Token::Into => after_into = true,
            Token::Next => {
                if !command.words.is_empty() {
                    commands.push(take(&mut command));
                }
            }
        }
    }
    commands
}

/// The value of a variable as the shell sees it: the output of `$(tessera secret)` and `$(openssl rand -hex 32)`, or
/// the text.
/// # Panics
/// On any other expansion.
pub(crate) fn evaluated(value: &str) -> String {
    let command = value
        .strip_prefix("$(")
        .and_then(|rest| rest.strip_suffix(')'));
    let Some(command) = command else {
        assert!(!value.contains('$'), "{value} is not known here");
        return value.to_owned();
    };
    let tessera = || {
        let mut process = Process::new(env!("CARGO_BIN_EXE_tessera"));
        process.arg("secret").output().expect("the binary runs")
    };
    let output = match command {
        "tessera secret" => tessera(),
        "openssl rand -hex 32" => {
            let made = Process::new("openssl")
                .args(["rand", "-hex", "32"])
                .output();
            match made {
                // `cargo test` needs nothing but Rust; on the gate OpenSSL is installed.
                Err(error) if error.kind() == ErrorKind::NotFound => tessera(),
                made => made.expect("OpenSSL runs"),
            }
        }
        _ => panic!("{command} makes no secret that is known here"),
    };
    let secret = String::from_utf8(output.stdout).expect("a text");
    let secret = secret.trim_end();
    assert!(
        secret.len() == 64 && secret.chars().all(|c| c.is_ascii_hexdigit()),
        "{command}: {secret}"
    );
    secret.to_owned()
}

fn tokens(script: &str) -> Vec<Token> {
    let script = script.replace("\\\n", " ") + "\n";
    let mut tokens = Vec::new();
    // The word so far; there may be one without characters.
    let (mut word, mut expands) = (None::<String>, false);
    let mut characters = script.chars().peekable();
    while let Some(c) = characters.next() {
        if let '\'' | '"' = c {
            let word = word.get_or_insert_default();
            for inner in characters.by_ref().take_while(|&inner| inner != c) {
                assert!(c == '\'' || inner != '\\', "an escape in {script}");
                expands |= c == '"' && inner == '$';
                word.push(inner);
            }
            continue;
        }
        if !" \n;|&>#".contains(c) || c == '#' && word.is_some() {
            expands |= c == '$';
            word.get_or_insert_default().push(c);
            continue;
        }
        if let Some(word) = word.take() {
            tokens.push(Token::Word(word, take(&mut expands)));
        }
        match c {
            '\n' | ';' => tokens.push(Token::Next),
            '&' => {
                characters.next_if_eq(&'&');
                tokens.push(Token::Next);
            }
            '|' => tokens.push(Token::Pipe),
            '>' => tokens.push(Token::Into),
            '#' => while characters.next_if(|&c| c != '\n').is_some() {},
            _ => {}
        }
    }
    tokens
}

#[test]
fn a_script_is_split_as_a_shell_does() {
    let script = "# all of it\nA=1 curl -d '{\"a\":\n \"#1; $x\"}' \\\n  x#y && b \"\" | tail -1 > c # end\nserve &\n$d";
    let command = |words: &[&str]| Command {
        words: words.iter().map(|&word| word.to_owned()).collect(),
        ..Command::default()
    };
    assert_eq!(
        commands(script),
        [
            Command {
                variables: vec![("A".to_owned(), "1".to_owned())],
                ..command(&["curl", "-d", "{\"a\":\n \"#1; $x\"}", "x#y"])
            },
            Command {
                filters: vec![vec!["tail".to_owned(), "-1".to_owned()]],
                into: Some("c".to_owned()),
                ..command(&["b", ""])
            },
            command(&["serve"]),
            Command {
                expands: true,
                ..command(&["$d"])
            },
        ]
    );
}
