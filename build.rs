//! Puts the commit into release builds, for `/version`, and lists the files of the page.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// The page's files, from the root of the package.
const PAGE: &str = "web";
/// The engine for browsers, which the page serves under `engine/`, and what of it: the rest is for other users of it.
const ENGINE: &str = "packages/engine";
const ENGINE_FILES: [&str; 10] = [
    "engine.js",
    "errors.js",
    "index.js",
    "module.js",
    "module.wasm",
    "module.wasm.br",
    "pool.js",
    "serve.js",
    "sync.js",
    "worker.js",
];

fn main() -> io::Result<()> {
    name_commit();
    list_page()
}

fn name_commit() {
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

/// Writes `page_files.rs`: every file below `web/`, and those of the engine, with its path on the page and its bytes.
fn list_page() -> io::Result<()> {
    println!("cargo:rerun-if-changed={PAGE}");
    let root = fs::canonicalize(PAGE)?;
    let mut found = Vec::new();
    collect(&root, &mut found)?;
    let mut files = Vec::new();
    for file in found {
        let path = file.strip_prefix(&root).map_err(io::Error::other)?;
        files.push((path.to_string_lossy().replace('\\', "/"), file));
    }
    let engine = fs::canonicalize(ENGINE)?;
    for name in ENGINE_FILES {
        let file = engine.join(name);
        println!("cargo:rerun-if-changed={}", file.display());
        files.push((format!("engine/{name}"), file));
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (name, file) in &files {
        writeln!(list, "    ({name:?}, include_bytes!({file:?})),").map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(Path::new(&out).join("page_files.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    println!("cargo:rerun-if-changed={}", folder.display());
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
