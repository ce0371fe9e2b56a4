//! Reading and writing of JSON. Reading is strict, and its errors name the place. Some lists are written by hand
//! because serde is too slow for them.

mod read;
mod strict;
pub(crate) mod template;
pub mod write;

pub use read::{parse, without_long_echo};
pub use strict::present;
