//! Ingenious on the wire.
