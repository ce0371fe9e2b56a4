//! The commands that the documents show are executed, and the answers that they print are compared.

mod support;

use std::path::Path;

use serde_json::Value;
use support::{Service, status_and_json};

/// A `curl` command of a document.
struct Curl {
    url: String,
    post: bool,
    body: Option<String>,
    headers: Vec<(String, String)>,
    /// What the document says that comes back, if it does.
    answer: Option<String>,
}

/// Words as a shell splits them, single and double quotes included.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote, mut open) = (Vec::new(), String::new(), None, false);
    for c in line.chars() {
        match (quote, c) {
            (Some(q), c) if q == c => quote = None,
            (Some(_), c) => word.push(c),
            (None, '\'' | '"') => {
                quote = Some(c);
                open = true;
            }
            (None, ' ') => {
                if open || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                open = false;
            }
            (None, c) => word.push(c),
        }
    }
    if open || !word.is_empty() {
        words.push(word);
    }
    words
}

fn parse(command: &str) -> Curl {
    let mut curl = Curl {
        url: String::new(),
        post: false,
        body: None,
        headers: Vec::new(),
        answer: None,
    };
    let mut arguments = words(command).into_iter().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "-s" | "-N" | "-i" => {}
            "-X" => curl.post = arguments.next().as_deref() == Some("POST"),
            "-d" => {
                curl.body = arguments.next();
                curl.post = true;
            }
            "-H" => {
                let header = arguments.next().expect("a header");
                let (name, value) = header.split_once(": ").expect("name and value");
                curl.headers.push((name.to_owned(), value.to_owned()));
            }
            url => {
                assert!(!url.starts_with('-'), "{command}: {url}");
                curl.url = url.to_owned();
            }
        }
    }
    curl
}

/// The commands in the `sh` blocks of a document; a `json` block right behind one is its answer.
fn commands(text: &str) -> Vec<Curl> {
    let text = text.replace("\\\n", " ");
    let mut found: Vec<Curl> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let block: Vec<&str> = match line {
            "```sh" | "```json" => lines.by_ref().take_while(|l| *l != "```").collect(),
            _ => continue,
        };
        if line == "```sh" {
            found.extend(
                block
                    .iter()
                    .filter(|l| l.starts_with("curl "))
                    .map(|l| parse(l)),
            );
        } else if let Some(last) = found.last_mut() {
            last.answer = Some(block.join("\n"));
        }
    }
    found
}

#[test]
fn documents_show_true_answers() {
    let service = Service::start(&[]);
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (document, least) in [
        ("README.md", 5),
        ("docs/API.md", 2),
        ("docs/PICTURES.md", 4),
        ("docs/getting-started/bots.md", 5),
        ("docs/getting-started/websites.md", 2),
        ("docs/getting-started/puzzles.md", 2),
    ] {
        let text = std::fs::read_to_string(root.join(document)).expect("a document");
        let commands = commands(&text);
        assert!(commands.len() >= least, "{document}: {}", commands.len());
        for curl in commands {
            let path = curl
                .url
                .strip_prefix("localhost:8080")
                .unwrap_or_else(|| panic!("{document}: {}", curl.url));
            let url = format!("{}{path}", service.base());
            let mut request = if curl.post {
                service.client().post(url)
            } else {
                service.client().get(url)
            };
            for (name, value) in &curl.headers {
                request = request.header(name, value);
            }
            if let Some(body) = &curl.body {
                request = request.body(body.clone());
            }
            let response = request.send().expect("an answer");
            let status = response.status().as_u16();
            assert!(
                status == 200 || status == 422,
                "{document}: {path}: {status}"
            );
            let Some(expected) = &curl.answer else {
                continue;
            };
            let expected: Value = serde_json::from_str(expected).expect("an answer in JSON");
            assert_eq!(status_and_json(response).1, expected, "{document}: {path}");
        }
    }
}

#[test]
fn a_shell_line_is_split_as_a_shell_does() {
    assert_eq!(
        words("curl -d '{\"a\": 1}' x"),
        ["curl", "-d", "{\"a\": 1}", "x"]
    );
}
