//! Puts the commit into release builds, for `/version`, and lists and compresses the files of the page.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// Where the page's files lie, from the root of the package: put together by `tools/build-page`, and as they are written.
const PAGE: [&str; 2] = ["packages/page", "web"];
/// Of `web/`, what is served as it is; the rest is in `packages/page/`.
const AS_WRITTEN: [&str; 5] = ["fonts/", "icons/", "manifest.webmanifest", "sw.js", "widget.js"];
/// The engine for browsers, which the page serves under `engine/`, and what of it: the rest is for other users of it.
const ENGINE: &str = "packages/engine";
const ENGINE_FILES: [&str; 11] = [
    "engine.js",
    "errors.js",
    "index.js",
    "module.js",
    "module.wasm",
    "module.wasm.br",
    "pool.js",
    "sentences.js",
    "serve.js",
    "sync.js",
    "worker.js",
];

/// Endings of files that are worth compressing.
const TEXTS: [&str; 3] = [".js", ".svg", ".webmanifest"];
/// The service puts a list before it, and compresses it then.
const SERVICE_WORKER: &str = "sw.js";

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
    println!("cargo:rustc-env=TESSERA_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

/// The commit that is checked out; `None` without git or outside a checkout.
fn git_head() -> Option<String> {
    let output = Command::new("git").args(["rev-parse", "HEAD"]).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Writes `page_files.rs`: the files of the page, and those of the engine, with their paths on the page and their bytes.
/// Next to each text lies its compressed form, `PATH.br`.
fn list_page() -> io::Result<()> {
    let mut files = Vec::new();
    for folder in PAGE {
        println!("cargo:rerun-if-changed={folder}");
        let root = fs::canonicalize(folder)?;
        let mut found = Vec::new();
        collect(&root, &mut found)?;
        for file in found {
            let path = file.strip_prefix(&root).map_err(io::Error::other)?;
            let path = path.to_string_lossy().replace('\\', "/");
            if folder != "web" || AS_WRITTEN.iter().any(|start| path.starts_with(start)) {
                files.push((path, file));
            }
        }
    }
    let engine = fs::canonicalize(ENGINE)?;
    for name in ENGINE_FILES {
        let file = engine.join(name);
        println!("cargo:rerun-if-changed={}", file.display());
        files.push((format!("engine/{name}"), file));
    }
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    let out = Path::new(&out);
    let mut packed = Vec::new();
    for (name, file) in &files {
        if name != SERVICE_WORKER && TEXTS.iter().any(|end| name.ends_with(end)) {
            let path = out.join(format!("{}.br", packed.len()));
            compress(file, &path)?;
            packed.push((format!("{name}.br"), path));
        }
    }
    files.extend(packed);
    files.sort();
    let mut list = String::from("&[\n");
    for (name, file) in &files {
        writeln!(list, "    ({name:?}, include_bytes!({file:?})),").map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    fs::write(out.join("page_files.rs"), list)
}

/// Writes a file compressed as well as brotli can.
fn compress(file: &Path, packed: &Path) -> io::Result<()> {
    let text = fs::read(file)?;
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        size_hint: text.len(),
        ..Default::default()
    };
    brotli::BrotliCompress(&mut &text[..], &mut fs::File::create(packed)?, &parameters)?;
    Ok(())
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
