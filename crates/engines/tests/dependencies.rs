//! Limits the packages that a program compiles if it depends on the engines alone.

use std::collections::BTreeSet;
use std::process::Command;

/// Returns the names of the packages that the engines are built from, including their own.
fn packages() -> BTreeSet<String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let output = Command::new(cargo)
        .args(["tree", "--locked", "--offline", "--package", "tessera-engines"])
        .args(["--edges", "normal", "--prefix", "none", "--format", "{p}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).expect("names are text");
    tree.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned).collect()
}

#[test]
fn engines_are_built_from_few_packages_without_http_json_or_clocks() {
    let packages = packages();
    assert!(packages.contains("tessera-rules"), "{packages:?}");
    assert!(packages.len() < 25, "{packages:?}");
    for heavy in ["serde", "serde_json", "actix-web", "tokio", "time", "chrono", "getrandom"] {
        assert!(!packages.contains(heavy), "{heavy}");
    }
}
