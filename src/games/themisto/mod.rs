//! Themisto.
