//! Deployment: `deploy/` and the image set known options only.

use std::fs;
use std::process::Command;

use regex::Regex;

use crate::commands::run;
use crate::markdown::root;

fn text(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn variables_are_known() {
    let help = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["serve", "--help"])
        .output()
        .expect("the binary runs");
    let help = String::from_utf8(help.stdout).expect("a text");
    // The name of the commit is set when the image is built. `${…}` is a variable of the shell, not of the service.
    let variable = Regex::new("(^|[^{])(TESSERA_[A-Z_]+)").expect("a pattern");
    let mut found = 0;
    for path in [
        "Dockerfile",
        "deploy/compose.yaml",
        "deploy/kubernetes/tessera.yaml",
        "deploy/kubernetes/workers.yaml",
    ] {
        for name in variable.captures_iter(&text(path)).filter(|name| &name[2] != "TESSERA_COMMIT")
        {
            found += 1;
            let name = &name[2];
            assert!(help.contains(&format!("env: {name}")), "{path}: {name}");
        }
    }
    assert!(found > 8, "only {found} variables");
}

#[test]
fn configurations_in_the_manifests_are_valid() {
    for (manifest, name) in [("tessera", "tessera"), ("workers", "worker")] {
        let manifest = text(&format!("deploy/kubernetes/{manifest}.yaml"));
        let (_, rest) = (manifest.split_once(&format!("{name}.toml: |\n"))).expect("a file");
        let lines: Vec<&str> = (rest.lines()).map_while(|line| line.strip_prefix("    ")).collect();
        assert!(lines.len() > 5);
        let script = format!(
            "cat >{name}.toml <<'END'\n{}\nEND\ntessera config --config {name}.toml",
            lines.join("\n")
        );
        let (outcomes, _) = run(&format!("manifest-{name}"), &[script]);
        assert!(outcomes[0].succeeded, "{}", outcomes[0].output);
    }
}

#[test]
#[ignore = "needs bash and curl; the gate runs it"]
fn the_refusal_of_the_public_secret_prints_commands_that_start() {
    let image = text("Dockerfile");
    let refused = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .env_clear()
        .envs(image.lines().filter_map(|line| line.strip_prefix("ENV ")?.split_once('=')))
        .env("TESSERA_BIND", "0.0.0.0:0")
        .output()
        .expect("the binary runs");
    assert!(!refused.status.success());
    let refusal = String::from_utf8(refused.stderr).expect("a text");
    let scripts: Vec<String> = (refusal.lines())
        .filter_map(|line| line.strip_prefix("  "))
        .map(|line| format!("{line}\ncurl localhost:8080/health/ready"))
        .collect();
    assert_eq!(scripts.len(), 2, "{refusal}");
    for outcome in run("refusal", &scripts).0 {
        assert!(outcome.succeeded, "{refusal}: {}", outcome.errors);
    }
}
