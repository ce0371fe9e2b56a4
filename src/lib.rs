//! Tessera: five abstract games over HTTP.
//!
//! The crates below this one hold what is not a service: `tessera_rules`, `tessera_search`, `tessera_engines`,
//! `tessera_puzzles`, `tessera_pictures`, `tessera_calls`. Here are [`api`] (HTTP), [`cli`] (commands),
//! `bulk` (work for many machines), [`configuration`], [`language`] and [`state`], `log_queue` (the way of log lines), `whole_file` (files without halves). `docs/ARCHITECTURE.md` says more.

pub mod api;
mod bulk;
pub mod cli;
pub mod configuration;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
pub mod language;
mod log_queue;
pub mod state;
mod whole_file;
