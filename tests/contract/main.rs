//! Guarantees of the contract beyond single calls, over a real socket: one module for each part.

#[path = "../support/mod.rs"]
mod support;

mod addresses;
mod animations;
mod awaits;
mod caching;
mod configurations;
mod connections;
mod feeds;
mod framing;
mod games_to_the_end;
mod history;
mod languages;
mod limits;
mod links;
mod mcp;
mod mcp_game;
mod notation;
mod pages;
mod parameters;
mod patterns;
mod problems;
mod puzzles;
mod records;
mod reviews;
mod rules;
mod sheets;
mod socket;
mod under_a_path;
mod words;

/// The games, by their ids.
const GAMES: [&str; 5] = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"];
