//! The library: the puzzles that ship with the program.
//!
//! `library/GAME.txt` is written for people; [`mod@line`] reads and writes its lines. The build script packs the files, and
//! each is unpacked when it is first needed. The puzzles of the library are public; only the order of days is secret
//! ([`days`]).

mod choice;
pub mod days;
mod entry;
mod id;
pub mod line;
mod offer;
mod store;
#[cfg(feature = "library")]
mod unpack;

pub use choice::Choice;
pub use entry::{Edition, Entry, Offer};
pub use id::LibraryId;
pub use store::Library;
