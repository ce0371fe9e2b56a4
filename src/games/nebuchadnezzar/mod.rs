//! Nebuchadnezzar.
