//! Checks that the documents are true: bash executes their commands (`session.sh`), and the answers that they show are
//! compared; their pictures are drawn again, and their tables, links, paths and rulings looked up.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test docs -- --test-threads 1` rewrites answers, pictures and tables: read the
//! difference.

#[path = "../support/mod.rs"]
mod support;

mod answers;
mod cargo;
mod commands;
mod deployment;
mod markdown;
mod pictures;
mod references;
mod tables;

/// True if outdated parts of the documents are rewritten.
fn updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some()
}
