//! Temple.
