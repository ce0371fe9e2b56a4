//! Puts the commit into release builds, for `/version`.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=TESSERA_COMMIT");
    let mut commit = std::env::var("TESSERA_COMMIT").ok();
    if commit.is_none() && std::env::var("PROFILE").as_deref() == Ok("release") {
        println!("cargo:rerun-if-changed=.git/logs/HEAD");
        commit = git_head();
    }
    println!(
        "cargo:rustc-env=TESSERA_COMMIT={}",
        commit.as_deref().unwrap_or("unknown")
    );
}

/// The commit that is checked out; `None` without git or outside a checkout.
fn git_head() -> Option<String> {
    let output = Command::new("git")
        .args(["rev-parse", "HEAD"])
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
