//! What the documents say is true: their commands are executed and the answers that they show compared, their pictures
//! drawn anew, their tables, links, paths and rulings looked up.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test docs -- --test-threads 1` writes answers, pictures and tables anew: read the
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

/// Whether what is out of date is written anew.
fn updating() -> bool {
    std::env::var_os("UPDATE_SNAPSHOTS").is_some()
}
