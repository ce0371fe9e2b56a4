//! What a picture shows of a position.

use super::layout::Scene;
use super::palette::Theme;
use super::text::Words;
use tessera_rules::game::Position;

/// Most moves of a line that is shown.
pub const MAX_LINE: usize = 40;

/// A game whose positions can be drawn.
pub trait Picture: Position {
    /// The ways in which it can be drawn.
    const PROJECTIONS: &'static [Projection] = &[Projection::Flat];

    /// The position and what is shown with it.
    fn scene(&self, view: &View<'_, Self>) -> Scene;
}

/// From where the board is seen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Projection {
    /// From above.
    #[default]
    Flat,
    /// From the south-east, in an isometric projection that shows height.
    Isometric,
}

/// How a position is looked at.
#[derive(Debug)]
pub struct View<'a, G: Position> {
    /// Light or dark.
    pub theme: Theme,
    /// From where it is seen: one of the game's [`Picture::PROJECTIONS`].
    pub projection: Projection,
    /// The move that led to the position, with the position before it.
    pub last: Option<(&'a G, G::Move)>,
    /// What is shown of the future.
    pub shown: Shown<'a, G::Move>,
    /// Moves whose places lie in the picture too, where the table has no edge: so all pictures of one game show the same
    /// part of it.
    pub room: &'a [G::Move],
    /// In which words; `str::to_owned` leaves them English.
    pub words: Words,
}

impl<G: Position> View<'_, G> {
    /// The bare position.
    pub fn plain(theme: Theme) -> Self {
        View {
            theme,
            projection: Projection::Flat,
            last: None,
            shown: Shown::Nothing,
            room: &[],
            words: str::to_owned,
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
