//! The HTTP layer over the calls of [`tessera_calls`].

mod accept;
pub mod admission;
pub mod analysis;
pub mod answer;
mod answer_headers;
pub mod api_builder;
pub mod body;
pub mod buffers;
pub mod caller;
mod components;
pub mod compress;
pub mod connection;
pub mod connections;
pub mod context;
pub mod declaration;
mod enum_names;
pub mod fetch;
pub mod gauges;
mod head_limits;
pub mod host;
pub mod jobs;
pub mod lane;
pub mod links;
pub mod mcp;
pub mod metrics;
pub mod observe;
mod openapi;
pub mod page;
mod parameters;
pub mod parts;
pub mod pictures;
pub mod problem;
pub mod puzzles;
mod queue;
pub mod rate;
mod refusal;
pub mod request_log;
pub mod routes;
mod sample;
mod schema;
pub mod server;
pub mod shared;
pub mod swagger;

// What stands below the service keeps the names that it has there.
pub use tessera_calls::{game, games, wire};
