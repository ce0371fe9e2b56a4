//! How alpha-beta searches.

/// How to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Searches late moves less deeply at first (late move reductions). Strengthens play where there are many moves;
    /// proofs take longer. What is exact stays exact.
    pub reductions: bool,
    /// Searches some siblings apart: none of them knows what the others learn. Several threads
    /// ([`Budget::with_threads`](crate::Budget::with_threads)) can do that at the same time; the answer is that of one
    /// thread, and another one than without this option. What is exact stays exact.
    pub apart: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table_bytes: 64 << 20,
            reductions: false,
            apart: false,
        }
    }
}
