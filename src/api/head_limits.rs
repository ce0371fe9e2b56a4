//! Limits of the head of a request.

/// Longest request target, in bytes.
pub(super) const MAX_URI: usize = 16 * 1024;
/// Largest headers of a request, names and values together, in bytes.
pub(super) const MAX_HEADERS: usize = 32 * 1024;
