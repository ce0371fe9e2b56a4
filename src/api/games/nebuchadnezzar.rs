//! Nebuchadnezzar on the wire.
