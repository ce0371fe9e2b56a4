//! Types that several games share on the wire.

mod int;
mod move_input;
mod position_input;

pub use int::Int;
pub(crate) use move_input::winning_first;
pub use move_input::{MoveInput, MoveObject, MoveText, ReadMove};
pub use position_input::PositionInput;
