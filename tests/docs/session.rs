//! Executes the commands of one document, one after the other, with the built binary.

use std::fs;
use std::path::PathBuf;
use std::process::Command as Process;
use std::time::Duration;

use crate::cargo;
use crate::markdown::root;
use crate::shell::{Command, evaluated};
use crate::support::Service;

/// Programs whose commands a test can't execute, and the places that check them instead. Files that they name must
/// exist.
const NOT_EXECUTED: &[(&str, &str)] = &[
    (
        "docker",
        "`deployment.rs` starts the binary as `docker run` would; what `docker compose` asks for is set before it",
    ),
    (
        "kubectl",
        "`deployment.rs`: the secret has each key that the manifests read; `.ci/manifests` checks these",
    ),
    ("cosign", "needs a registry"),
    (
        "export",
        "`deployment.rs`: the value can be made, and the commands behind it ask for the name",
    ),
    (
        "npm",
        "`tests/engine/run` installs the package as it is packed",
    ),
    ("pyftsubset", "makes a font that is committed"),
];

/// Most puzzles that a command makes here; the text of a document may request more.
const MOST_PUZZLES: &str = "2";
/// Nodes of an analysis that would otherwise take a second of a release build.
const FEW_NODES: &str = "2000";
/// Tries of a request to a full service.
const TRIES: usize = 30;

/// A folder and a service for the commands of one document.
pub(crate) struct Session {
    folder: PathBuf,
    service: Option<Service>,
}

/// The result of a command.
pub(crate) struct Outcome {
    /// True if the answer was an error.
    pub(crate) failed: bool,
    pub(crate) output: String,
}

impl Session {
    pub(crate) fn new(document: &str) -> Session {
        let name = document.replace(['/', '.'], "-");
        let folder = root().join("target/docs").join(name);
        // Files of an earlier run would change the results of commands.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Session {
            folder,
            service: None,
        }
    }

    /// Puts a file next to the commands.
    pub(crate) fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(name), text).expect("a file");
    }

    /// Executes a command; `None` if that is not possible here and the command was only checked.
    /// # Panics
    /// If the kind of command is unknown.
    pub(crate) fn run(&mut self, command: &Command, place: &str) -> Option<Outcome> {
        let program = command.words[0].as_str();
        if is_not_executed(program) {
            files_exist(&command.words);
            return None;
        }
        let mut arguments = command.words[1..].to_vec();
        if program == "cargo" {
            arguments = cargo::check(&arguments)?;
        }
        assert!(
            !command.expands,
            "{place}: {:?}: variables are not expanded here",
            command.words
        );
        let outcome = match program {
            "curl" => self.curl(&arguments),
            "tessera" | "./target/release/tessera" | "cargo" => {
                self.tessera(arguments, &command.variables)?
            }
            _ => {
                assert!(
                    is_script(program),
                    "{place}: {program:?} is no program that tests/docs/session.rs knows"
                );
                return None;
            }
        };
        let output = command.filters.iter().fold(outcome.output, filter);
        if let Some(file) = &command.into {
            match fs::read_to_string(root().join(file)) {
                Ok(committed) => assert!(committed == output, "{file} is out of date"),
                Err(_) => self.write(file, &output),
            }
        }
        Some(Outcome { output, ..outcome })
    }

    pub(crate) fn service(&mut self) -> &Service {
        // Heavy work has normal priority here: there is nothing else to do.
        (self.service).get_or_insert_with(|| Service::start(&["--niceness", "0"]))
    }

    fn curl(&mut self, arguments: &[String]) -> Outcome {
        let (mut url, mut body, mut headers, mut into) = (None, None, Vec::new(), None);
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().expect("a value").clone();
            match argument.as_str() {
                "-s" | "-N" | "-sN" => {}
                "-X" => assert_eq!(value(), "POST"),
                "-d" => body = Some(value()),
                "-o" => into = Some(value()),
                "-H" => headers.push(value()),
                other => {
                    assert!(!other.starts_with('-'), "curl {other}");
                    url = Some(argument.clone());
                }
            }
        }
        let url = self.address(&url.expect("an address"));
        let service = self.service();
        for _ in 0..TRIES {
            let mut request = match &body {
                Some(body) => service.client().post(&url).body(body.clone()),
                None => service.client().get(&url),
            };
            for header in &headers {
                let (name, value) = header.split_once(": ").expect("name and value");
                request = request.header(name, value);
            }
            let response = request.timeout(Duration::from_secs(120)).send();
            let response = response.unwrap_or_else(|e| panic!("{url}: {e}"));
            let status = response.status();
            if status.as_u16() == 503 {
                std::thread::sleep(Duration::from_secs(1));
                continue;
            }
            let bytes = response.bytes().expect("a body");
            if let Some(name) = into {
                fs::write(self.folder.join(name), &bytes).expect("a file");
            }
            return Outcome {
                failed: !status.is_success(),
                output: String::from_utf8_lossy(&bytes).into_owned(),
            };
        }
        panic!("{url}: the service stays full");
    }

    /// Address at which this test serves an address of a document.
    fn address(&mut self, url: &str) -> String {
        let rest = url.strip_prefix("http://").unwrap_or(url);
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let service = self.service();
        let base = match host {
            "localhost:8080" | "127.0.0.1:8080" => service.base(),
            "localhost:9090" => service.metrics_base().expect("--health-bind"),
            _ => panic!("{url} is served by nobody here"),
        };
        format!("{base}{path}")
    }

    fn tessera(
        &mut self,
        mut arguments: Vec<String>,
        variables: &[(String, String)],
    ) -> Option<Outcome> {
        match arguments.first().map(String::as_str) {
            None | Some("serve") => {
                for (name, value) in variables {
                    let name = name.strip_prefix("TESSERA_").expect("a variable of ours");
                    arguments.push(format!("--{}", name.to_lowercase().replace('_', "-")));
                    arguments.push(evaluated(value));
                }
                self.serve(&arguments);
                return None;
            }
            Some("puzzles") => bound(&mut arguments, "--count", MOST_PUZZLES),
            Some("analyse") if !arguments.iter().any(|a| a == "--lines") => {
                bound(&mut arguments, "--nodes", FEW_NODES);
            }
            Some("health") => {
                let service = self.service();
                let base = service.metrics_base().unwrap_or(service.base());
                let address = base.strip_prefix("http://").expect("a scheme").to_owned();
                bound(&mut arguments, "--health-bind", &address);
            }
            _ => {}
        }
        let output = Process::new(env!("CARGO_BIN_EXE_tessera"))
            .args(&arguments)
            .envs((variables.iter()).map(|(name, value)| (name, evaluated(value))))
            .current_dir(&self.folder)
            .output()
            .expect("the binary runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let failed = !output.status.success();
        let output = match failed {
            true => text(&output.stderr),
            false => text(&output.stdout),
        };
        Some(Outcome { failed, output })
    }

    /// Starts a service with these flags, on free ports of the same addresses, for the following commands.
    fn serve(&mut self, arguments: &[String]) {
        let (mut flags, mut metrics) = (vec!["--niceness".to_owned(), "0".to_owned()], false);
        let mut bind = None;
        let mut given = arguments.iter().skip_while(|a| *a == "serve");
        while let Some(flag) = given.next() {
            let mut value = || given.next().expect("a value").clone();
            match flag.as_str() {
                "--bind" => bind = Some(value()),
                "--health-bind" => {
                    drop(value());
                    metrics = true;
                }
                "--config" => {
                    let path = self.folder.join(value());
                    let text = fs::read_to_string(&path).expect("a file of the document");
                    metrics |= text.contains("health_bind");
                    let in_file = (text.lines()).find_map(|line| line.strip_prefix("bind = "));
                    bind = bind.or(in_file.map(|value| value.trim_matches('"').to_owned()));
                    flags.extend([flag.clone(), path.to_string_lossy().into_owned()]);
                }
                _ => flags.push(flag.clone()),
            }
        }
        if let Some((host, _)) = bind.as_deref().and_then(|bind| bind.rsplit_once(':')) {
            flags.extend(["--bind".to_owned(), format!("{host}:0")]);
        }
        if metrics {
            flags.extend(["--health-bind".to_owned(), "127.0.0.1:0".to_owned()]);
        }
        let flags: Vec<&str> = flags.iter().map(String::as_str).collect();
        self.service = Some(Service::start(&flags));
    }
}

/// Sets a flag to a value, replacing any other.
fn bound(arguments: &mut Vec<String>, flag: &str, value: &str) {
    if let Some(at) = arguments.iter().position(|argument| argument == flag) {
        arguments[at + 1] = value.to_owned();
    } else {
        arguments.extend([flag.to_owned(), value.to_owned()]);
    }
}

/// The lines that `head` and `tail` keep.
fn filter(output: String, words: &Vec<String>) -> String {
    let [program, count] = words.as_slice() else {
        panic!("{words:?} is not known behind a |");
    };
    let count: usize = count
        .trim_start_matches("-n")
        .trim_start_matches('-')
        .parse()
        .expect("a number of lines");
    let lines: Vec<&str> = output.lines().collect();
    let kept = match program.as_str() {
        "head" => &lines[..count.min(lines.len())],
        "tail" => &lines[lines.len().saturating_sub(count)..],
        _ => panic!("{program} is not known behind a |"),
    };
    kept.join("\n")
}

/// True if a program is an executable file of the repository.
pub(crate) fn is_script(program: &str) -> bool {
    use std::os::unix::fs::PermissionsExt;
    program.contains('/')
        && fs::metadata(root().join(program))
            .is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

/// True if a command of this program can only be checked.
pub(crate) fn is_not_executed(program: &str) -> bool {
    NOT_EXECUTED.iter().any(|(name, _)| *name == program)
}

/// Checks that the files of the repository that a command names exist.
pub(crate) fn files_exist(words: &[String]) {
    for word in words {
        let first = word.split('/').next().unwrap_or_default();
        // Commands write their output into `target`.
        if word.contains('/')
            && !first.is_empty()
            && first != "target"
            && root().join(first).is_dir()
        {
            assert!(root().join(word).exists(), "{words:?}: {word}");
        }
    }
}
