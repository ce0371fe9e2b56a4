//! Work in bulk: pieces that any machine can make, and that come to the same bytes wherever they were made.

pub(crate) mod format;
pub(crate) mod layer;
#[cfg(feature = "cluster")]
pub(crate) mod make;
pub(crate) mod piece;
