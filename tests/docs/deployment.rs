//! The files of `deploy/` and the image set nothing that the service does not know.

use std::fs;

use crate::markdown::root;

/// Flags of `serve`, as its help lists them.
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
            // It names the commit when the image is built. What stands in `${…}` is the shell's, not the service's.
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
fn pages_export_what_compose_asks_for() {
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
fn the_configurations_in_the_manifests_are_some() {
    for name in ["tessera", "worker"] {
        let path = format!("deploy/kubernetes/{name}.yaml").replace("worker.", "workers.");
        check_configuration(&text(&path), name);
    }
}

/// Checks the file that a manifest has as `{name}.toml`.
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
