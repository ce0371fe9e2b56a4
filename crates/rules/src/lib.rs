//! The rules of five abstract games.
//!
//! [`game`] has the traits by which searches, pictures and the service use a game. Each game is complete in its own
//! module and does not depend on another. Nothing here reads a clock, starts a thread, or knows JSON or HTTP.

pub mod game;
pub mod ingenious;
pub mod nebuchadnezzar;
pub mod octopus;
pub mod temple;
pub mod themisto;
