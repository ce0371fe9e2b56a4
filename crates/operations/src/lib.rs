//! Every call of the API as a function: typed request in, typed answer or problem out.
//!
//! Contains the wire types with their schemas, strict reading of JSON, the table of error codes, explanations and the
//! canonical forms of analyses. This crate doesn't use HTTP, caches, threads or clocks.

pub mod analysis;
pub mod game;
pub mod games;
pub mod host;
pub mod ingenious;
pub mod json;
pub mod limits;
pub mod line;
pub mod nebuchadnezzar;
pub mod octopus;
pub mod operation;
pub mod operations;
pub mod position;
pub mod problem;
pub mod puzzles;
pub mod record;
pub mod rulebook;
pub mod sentence;
pub mod spoken;
pub mod strength;
pub mod temple;
pub mod text_place;
pub mod themisto;
pub mod wire;

#[doc(hidden)]
pub use tessera_rules as rules;
