//! Deployment: `deploy/` and the image set known options only, and the documented commands start their programs.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command as Process;

use crate::markdown::{documents, root};
use crate::shell::{Command, commands, evaluated};
use crate::support::Service;

/// Flags of `serve`, from its help text.
fn help() -> String {
    let help = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["serve", "--help"])
        .output()
        .expect("the binary runs");
    String::from_utf8(help.stdout).expect("a text")
}

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn variables_are_known() {
    let (help, mut found) = (help(), 0);
    for path in [
        "Dockerfile",
        "deploy/compose.yaml",
        "deploy/kubernetes/tessera.yaml",
        "deploy/kubernetes/workers.yaml",
    ] {
        let text = text(path);
        for (at, _) in text.match_indices("TESSERA_") {
            let name: String = (text[at..].chars())
                .take_while(|c| c.is_ascii_uppercase() || *c == '_')
                .collect();
            // It names the commit when the image is built. `${…}` is a variable of the shell, not of the service.
            if name != "TESSERA_COMMIT" && !text[..at].ends_with("${") {
                found += 1;
                assert!(help.contains(&format!("env: {name}")), "{path}: {name}");
            }
        }
    }
    assert!(found > 8, "only {found} variables");
}

/// The commands of a page that export variables and start `compose.yaml`.
fn compose_commands(page: &str) -> String {
    let text = text(page);
    let mut blocks = text
        .split("```sh\n")
        .skip(1)
        .map(|rest| rest.split("```").next());
    let block = blocks.find_map(|block| block.filter(|block| block.contains("docker compose")));
    block.unwrap_or_else(|| panic!("{page}")).to_owned()
}

#[test]
fn documents_export_the_variables_that_compose_requires() {
    let compose = text("deploy/compose.yaml");
    let asked: Vec<&str> = (compose.split("${").skip(1))
        .filter_map(|rest| rest.split_once(":?").map(|(name, _)| name))
        .filter(|name| !name.contains('}'))
        .collect();
    assert!(
        asked.contains(&"TESSERA_PUBLIC_URL") && asked.len() > 5,
        "{asked:?}"
    );
    for page in ["deploy/README.md", "docs/getting-started/operators.md"] {
        let commands = compose_commands(page);
        for name in &asked {
            assert!(
                commands.contains(&format!("export {name}=")),
                "{page}: {name}"
            );
        }
    }
}

#[test]
fn configurations_in_the_manifests_are_valid() {
    for name in ["tessera", "worker"] {
        let path = format!("deploy/kubernetes/{name}.yaml").replace("worker.", "workers.");
        check_configuration(&text(&path), name);
    }
}

/// Checks the file `{name}.toml` in a manifest.
fn check_configuration(manifest: &str, name: &str) {
    let (_, rest) = (manifest.split_once(&format!("{name}.toml: |\n"))).expect("a file");
    let lines: Vec<&str> = rest
        .lines()
        .map_while(|line| line.strip_prefix("    "))
        .collect();
    assert!(lines.len() > 5);
    let folder = root().join("target/docs");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("manifest-{name}.toml"));
    fs::write(&path, lines.join("\n")).expect("a file");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["config", "--config"])
        .arg(&path)
        .output()
        .expect("the binary runs");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
}

/// The variables that the image sets.
fn image_variables() -> Vec<(String, String)> {
    let dockerfile = text("Dockerfile");
    assert!(dockerfile.contains("ENTRYPOINT [\"tessera\"]\n"));
    (dockerfile.lines())
        .filter_map(|line| line.strip_prefix("ENV ")?.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

/// Starts the binary as `docker run` starts the image, with its variables and no others, on a free port. The published
/// port must be the one on which the image listens.
fn run_container(words: &[String]) -> Service {
    let (mut variables, mut published) = (image_variables(), Vec::new());
    let mut words = words.iter().skip(2);
    let image = loop {
        let word = words.next().expect("an image");
        let mut value = || words.next().expect("a value");
        match word.as_str() {
            "--rm" | "-d" | "-it" => {}
            "-p" => published.push(value()),
            "-e" => {
                let (name, value) = value().split_once('=').expect("name and value");
                variables.push((name.to_owned(), evaluated(value)));
            }
            _ => break word,
        }
    };
    assert_eq!(image, "tessera");
    let (_, bind) =
        (variables.iter().rfind(|(name, _)| name == "TESSERA_BIND")).expect("an address");
    let (host, port) = bind.rsplit_once(':').expect("a port");
    let free = format!("{host}:0");
    for ports in published {
        assert_eq!(ports.rsplit(':').next(), Some(port), "{ports}");
    }
    let mut container = Process::new(env!("CARGO_BIN_EXE_tessera"));
    container.args(words).env_clear().envs(variables.clone());
    Service::run(container.env("TESSERA_BIND", free))
}

/// Starts a service by a command of a document and sends it a request.
fn start(command: &Command) {
    let words = &command.words;
    let service = match words[0].as_str() {
        "docker" => run_container(words),
        "tessera" => {
            let mut process = Process::new(env!("CARGO_BIN_EXE_tessera"));
            let variables =
                (command.variables.iter()).map(|(name, value)| (name, evaluated(value)));
            process.args(&words[1..]).env_clear().envs(variables);
            Service::run(&mut process)
        }
        program => panic!("{program} starts no service"),
    };
    assert_eq!(service.get("/health/ready").status(), 200, "{words:?}");
    assert_eq!(service.get("/v1/games").status(), 200, "{words:?}");
}

#[test]
fn containers_start_as_the_documents_start_them() {
    let mut started = 0;
    for document in documents() {
        let found = document.text.matches("docker run").count();
        let scripts = (document.blocks().into_iter().map(|block| block.text()))
            .chain(document.spans_and_prose().0)
            .filter(|script| script.contains("docker run "));
        let runs: Vec<Command> = scripts
            .flat_map(|script| commands(&script))
            .filter(|command| command.words.starts_with(&["docker".into(), "run".into()]))
            .collect();
        assert_eq!(runs.len(), found, "{}", document.name);
        runs.iter().for_each(start);
        started += found;
    }
    assert!(started >= 2, "only {started} containers");
}

#[test]
fn the_refusal_of_the_public_secret_prints_commands_that_start() {
    let refused = Process::new(env!("CARGO_BIN_EXE_tessera"))
        .env_clear()
        .envs(image_variables())
        .env("TESSERA_BIND", "0.0.0.0:0")
        .output()
        .expect("the binary runs");
    assert!(!refused.status.success());
    let refusal = String::from_utf8(refused.stderr).expect("a text");
    let lines: Vec<&str> = (refusal.lines())
        .filter_map(|line| line.strip_prefix("  "))
        .collect();
    assert_eq!(lines.len(), 2, "{refusal}");
    commands(&lines.join("\n")).iter().for_each(start);
}

/// The places behind a mark, up to a character that ends them.
fn behind<'a>(text: &'a str, mark: &'a str, end: &'a [char]) -> impl Iterator<Item = String> + 'a {
    (text.split(mark).skip(1)).filter_map(move |rest| rest.split(end).next().map(str::to_owned))
}

/// Compose stops at a required variable that is missing; a pod waits for ever for a missing key of a secret.
#[test]
fn commands_give_compose_and_kubernetes_their_secrets() {
    let (mut composed, mut applied) = (0, 0);
    for document in documents() {
        for block in document.blocks() {
            let (mut exported, mut keys) = (BTreeSet::new(), BTreeSet::new());
            if !block.text().contains("deploy/") || block.language != "sh" {
                continue;
            }
            for Command { words, .. } in commands(&block.text()) {
                let files = || words.iter().filter(|word| word.ends_with(".yaml"));
                match (words[0].as_str(), words[1].as_str()) {
                    ("export", assignment) => {
                        let (name, value) = assignment.split_once('=').expect("a value");
                        evaluated(value);
                        exported.insert(name.to_owned());
                    }
                    ("docker", "compose") => {
                        for file in files() {
                            let asked: BTreeSet<String> =
                                behind(&text(file), "${", &[':', '}']).collect();
                            assert!(asked.len() > 3, "{file} asks for {asked:?}");
                            assert_eq!(exported, asked, "{}: {file}", document.name);
                            composed += 1;
                        }
                    }
                    ("kubectl", "create") => {
                        keys = (words.iter())
                            .filter_map(|word| {
                                word.strip_prefix("--from-literal=")?.split_once('=')
                            })
                            .map(|(key, _)| key.to_owned())
                            .collect();
                    }
                    ("kubectl", "apply") => {
                        for file in files() {
                            let manifest = text(file);
                            let asked = behind(
                                &manifest,
                                "secretKeyRef: { name: tessera, key: ",
                                &[' ', ',', '}'],
                            )
                            .chain(behind(
                                &manifest,
                                "items: [{ key: ",
                                &[' ', ',', '}'],
                            ));
                            for key in asked {
                                assert!(
                                    keys.contains(&key),
                                    "{}: {file} asks for {key}",
                                    document.name
                                );
                                applied += 1;
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(composed >= 2 && applied >= 10, "{composed} and {applied}");
}
