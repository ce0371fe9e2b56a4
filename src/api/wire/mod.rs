//! Types that several games share on the wire.

mod int;
pub(in crate::api) mod json;
mod position_input;

pub use int::Int;
pub use position_input::PositionInput;
