//! Tessera: five abstract games, known to the bottom.
//!
//! Layers, each knowing only those before it: [`game`] (what a game is), [`games`] (the five),
//! [`search`] (algorithms over any game), [`engines`] (what each game makes of them), [`puzzles`] (positions with one
//! good answer), [`picture`] (positions drawn), [`api`] (HTTP and JSON). `docs/ARCHITECTURE.md` says more.

pub mod api;
pub mod cli;
pub mod engines;
pub mod game;
pub mod games;
pub mod picture;
pub mod puzzles;
pub mod search;
