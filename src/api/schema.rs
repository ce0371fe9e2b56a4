//! Schemas of parameters.

use tessera_operations::game::WireGame;
use utoipa::openapi::{ObjectBuilder, Type};

/// A schema of type string, for parameters.
pub(super) fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

/// A schema of type boolean, for parameters.
pub(super) fn flag() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Boolean)
}

/// A schema of type integer, for parameters.
pub(super) fn integer(minimum: u32) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(minimum))
}

/// The schema of a position key.
pub(super) fn key_of<G: WireGame>() -> ObjectBuilder {
    text().pattern(Some(G::KEY_PATTERN))
}

/// The schema of a move in notation.
pub(super) fn move_of<G: WireGame>() -> ObjectBuilder {
    text().pattern(Some(G::MOVE_PATTERN))
}

/// The schema of moves in notation, separated by semicolons.
pub(super) fn moves_of<G: WireGame>() -> ObjectBuilder {
    let one = G::MOVE_PATTERN.trim_matches(['^', '$']);
    text().pattern(Some(format!("^({one}(;{one})*)?$")))
}
