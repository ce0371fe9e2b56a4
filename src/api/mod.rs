//! The HTTP layer: the only one that knows JSON.

pub mod admission;
pub mod analysis;
pub mod answer;
pub mod body;
pub mod caller;
pub mod context;
pub mod endpoints;
pub mod game;
pub mod games;
pub mod lane;
pub mod mcp;
pub mod metrics;
pub mod observe;
mod openapi;
pub mod page;
pub mod problem;
pub mod puzzles;
pub mod rate;
pub mod server;
pub mod shared;
mod strict;
pub mod surface;
pub mod wire;
