//! The HTTP layer: the only one that knows JSON.

pub mod game;
pub mod games;
pub mod wire;
