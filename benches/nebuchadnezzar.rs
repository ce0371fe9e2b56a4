//! Nebuchadnezzar: rules speed against the literal twin, in one run.
#![allow(clippy::print_stdout, missing_docs)]

fn main() {}
