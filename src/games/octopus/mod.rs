//! Octopus.
