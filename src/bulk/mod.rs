//! Work in bulk: pieces that any machine can make, with the same bytes on every machine.

pub(crate) mod format;
pub(crate) mod layer;
#[cfg(feature = "cluster")]
pub(crate) mod make;
pub(crate) mod piece;
