//! The five games. Each is complete in its own folder and knows no other.

pub mod ingenious;
pub mod nebuchadnezzar;
pub mod octopus;
pub mod temple;
pub mod themisto;
