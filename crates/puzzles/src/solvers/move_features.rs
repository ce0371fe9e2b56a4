//! The visible features of a move.

/// A move as a solver sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MoveFeatures {
    /// Appeal of the move at a glance ([`crate::PuzzleGame::surface_appeal`]).
    pub(crate) appeal: i64,
    /// True if it fulfils the task.
    pub(crate) right: bool,
    /// Plies of lookahead that show whether it fulfils the task; 1 if the move itself shows it.
    pub(crate) plies: u32,
    /// Number of most appealing moves that a solver must consider to include the one that shows it; 1 for the most
    /// striking.
    pub(crate) width: u32,
    /// True if it fails by a threat that stood before it: a solver that remembers the threat sees this at once.
    pub(crate) standing: bool,
}
