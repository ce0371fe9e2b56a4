//! What a picture shows of a position.

use super::layout::Scene;
use super::palette::Theme;
use tessera_rules::game::Position;

/// Most moves of a line that is shown.
pub const MAX_LINE: usize = 40;

/// A game whose positions can be drawn.
pub trait Picture: Position {
    /// The position and what is shown with it.
    fn scene(&self, view: &View<'_, Self>) -> Scene;
}

/// How a position is looked at.
#[derive(Debug)]
pub struct View<'a, G: Position> {
    /// Light or dark.
    pub theme: Theme,
    /// The move that led to the position, with the position before it.
    pub last: Option<(&'a G, G::Move)>,
    /// What is shown of the future.
    pub shown: Shown<'a, G::Move>,
}

impl<G: Position> View<'_, G> {
    /// The bare position.
    pub fn plain(theme: Theme) -> Self {
        View {
            theme,
            last: None,
            shown: Shown::Nothing,
        }
    }
}

/// What a picture shows of the future.
#[derive(Debug, Clone, Copy)]
pub enum Shown<'a, M> {
    /// Nothing.
    Nothing,
    /// One legal move, with all that it does.
    Move(M),
    /// Moves that are legal one after the other, numbered from 1.
    Line(&'a [M]),
}

impl<M> Shown<'_, M> {
    /// The moves in order.
    pub(super) fn moves(&self) -> &[M] {
        match self {
            Shown::Nothing => &[],
            Shown::Move(m) => std::slice::from_ref(m),
            Shown::Line(moves) => moves,
        }
    }

    /// The one move that is shown in full.
    pub(super) fn single(&self) -> Option<&M> {
        match self {
            Shown::Move(m) => Some(m),
            _ => None,
        }
    }
}
