//! Ingenious.
