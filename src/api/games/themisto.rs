//! Themisto on the wire.
