//! JSON text: read strictly, with errors that name the place; written by hand where serde takes too long.

mod read;
mod strict;
pub mod write;

pub use read::{parse, without_long_echo};
pub use strict::present;
