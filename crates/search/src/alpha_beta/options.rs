//! Options of alpha-beta.

/// Options of the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
    /// Searches late moves less deeply at first (late move reductions). This strengthens play if there are many moves;
    /// proofs take longer. Exact values stay exact.
    pub reductions: bool,
    /// Searches some siblings separately: none of them sees the knowledge that the others gain. Several threads
    /// ([`Budget::with_threads`](crate::Budget::with_threads)) can then search at the same time. The answer does not
    /// depend on the number of threads, but differs from that without this option. Exact values stay exact.
    pub apart: bool,
    /// Reports estimates as a mean of the last three iterations. Evaluations of even and odd depths differ
    /// systematically, because the seat that moves last looks better than it is; the mean removes most of that. All
    /// estimates are moved by the same score, so that the order of moves stays. Exact values stay exact.
    pub steady: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { table_bytes: 64 << 20, reductions: false, apart: false, steady: false }
    }
}
