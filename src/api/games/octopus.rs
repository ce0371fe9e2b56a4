//! Octopus on the wire.
