//! Schemas of parameters.

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
    ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(minimum))
}
