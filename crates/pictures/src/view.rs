//! The content of a picture of a position.

use super::layout::Scene;
use super::palette::Theme;
use tessera_messages::{Id, Language};
use tessera_rules::game::Position;

/// Most moves of a shown line.
pub const MAX_LINE: usize = 40;

/// A game whose positions can be drawn.
pub trait Picture: Position {
    /// Name of the game.
    const NAME: Id;
    /// Projections in which it can be drawn.
    const PROJECTIONS: &'static [Projection] = &[Projection::Flat];

    /// Draws the position and the rest of the view.
    fn scene(&self, view: &View<'_, Self>) -> Scene;
}

/// Viewpoint of a picture.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Projection {
    /// From above.
    #[default]
    Flat,
    /// From the south-east, in an isometric projection that shows height.
    Isometric,
}

/// Options of a picture.
#[derive(Debug)]
pub struct View<'a, G: Position> {
    /// Light or dark theme.
    pub theme: Theme,
    /// Viewpoint: one of the game's [`Picture::PROJECTIONS`].
    pub projection: Projection,
    /// The move that led to the position, with the position before it.
    pub last: Option<(&'a G, G::Move)>,
    /// True if the game ended in a draw by repetition, which the position alone does not show.
    pub drawn: bool,
    /// Future moves to show.
    pub shown: Shown<'a, G::Move>,
    /// Moves whose places are also inside the picture, for a table without edge, so that all pictures of one game show
    /// the same part of it.
    pub room: &'a [G::Move],
    /// Language of the texts.
    pub language: Language,
}

impl<G: Position> View<'_, G> {
    /// Creates a view of the bare position in English.
    pub fn plain(theme: Theme) -> Self {
        View {
            theme,
            projection: Projection::Flat,
            last: None,
            drawn: false,
            shown: Shown::Nothing,
            room: &[],
            language: Language::English,
        }
    }
}

/// Future moves in a picture.
#[derive(Debug, Clone, Copy)]
pub enum Shown<'a, M> {
    /// No moves.
    Nothing,
    /// One legal move, with all its effects.
    Move(M),
    /// Moves that are legal in sequence, numbered from 1.
    Line(&'a [M]),
}

impl<M> Shown<'_, M> {
    /// Returns the moves in order.
    pub(super) fn moves(&self) -> &[M] {
        match self {
            Shown::Nothing => &[],
            Shown::Move(m) => std::slice::from_ref(m),
            Shown::Line(moves) => moves,
        }
    }

    /// Returns the single move that is shown in full.
    pub(super) fn single(&self) -> Option<&M> {
        match self {
            Shown::Move(m) => Some(m),
            _ => None,
        }
    }
}
