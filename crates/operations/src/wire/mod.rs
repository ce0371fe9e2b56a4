//! Types that several games share on the wire.

mod int;
mod move_input;
mod position_input;

pub use int::Int;
pub(crate) use move_input::winning_first;
pub use move_input::{MoveInput, MoveObject, MoveText, ReadMove};
pub use position_input::PositionInput;

/// Implements the conversion of an enumeration into one that has variants of the same names; with `<=>` also back.
macro_rules! same_variants {
    ($From:ident => $To:ident { $($variant:ident),+ }) => {
        impl From<$From> for $To {
            fn from(value: $From) -> $To {
                match value { $($From::$variant => $To::$variant,)+ }
            }
        }
    };
    ($One:ident <=> $Other:ident { $($variant:ident),+ }) => {
        same_variants!($One => $Other { $($variant),+ });
        same_variants!($Other => $One { $($variant),+ });
    };
}
pub(crate) use same_variants;
