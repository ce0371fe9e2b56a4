//! Checks that the documents are true: executes their commands and compares the answers that they show, draws their
//! pictures again, and looks up their tables, links, paths and rulings.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test docs -- --test-threads 1` rewrites answers, pictures and tables: read the
//! difference.

#[path = "../support/mod.rs"]
mod support;

mod answers;
mod cargo;
mod commands;
mod deployment;
mod layout;
mod markdown;
mod pictures;
mod references;
mod session;
mod shell;
mod tables;

/// True if outdated parts of the documents are rewritten.
fn updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some()
}
