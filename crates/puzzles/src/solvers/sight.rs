//! What there is to see of a move.

/// What a solver can see of one move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sight {
    /// How good the move looks at a glance ([`crate::PuzzleGame::surface_appeal`]).
    pub(crate) appeal: i64,
    /// Whether it does the task.
    pub(crate) right: bool,
    /// How many plies must be looked ahead to see whether it does; 1 when the move itself shows it.
    pub(crate) plies: u32,
    /// Among how many moves, those that appeal most, the one has to be that shows it: 1 for the most striking.
    pub(crate) width: u32,
    /// Whether it fails by a threat that stood before: who remembers the threat sees it at once.
    pub(crate) standing: bool,
}
