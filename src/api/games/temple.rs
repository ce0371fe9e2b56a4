//! Temple on the wire.
