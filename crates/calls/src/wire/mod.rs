//! Types that several games share on the wire.

mod int;
mod position_input;

pub use int::Int;
pub use position_input::PositionInput;
