//! Tessera: five abstract games over HTTP.
//!
//! The crates below this one hold everything except the service: `tessera_rules`, `tessera_search`,
//! `tessera_engines`, `tessera_puzzles`, `tessera_pictures`, `tessera_operations`. This crate has [`api`] (HTTP), [`cli`]
//! (commands), [`configuration`], [`language`], [`state`], `hexadecimal` and `log_queue` (a bounded queue in front of
//! standard error). See `docs/ARCHITECTURE.md`.

pub mod api;
pub mod cli;
pub mod configuration;
#[cfg(feature = "fuzzing")]
pub mod fuzzing;
mod hexadecimal;
pub mod language;
mod log_queue;
pub mod state;
