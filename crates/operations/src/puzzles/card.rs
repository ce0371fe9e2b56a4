//! Description of a game's puzzles.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_puzzles::library::Library;
use tessera_puzzles::record::themes;
use tessera_puzzles::{KindCard, Theme, Themed};

use crate::game::WireGame;
use crate::sentence::Sentence;

/// The puzzles of a game, as its description shows them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleCard {
    /// The puzzles that ship with the service.
    pub library: LibraryCard,
    /// Types of puzzles.
    pub types: Vec<PuzzleTypeCard>,
    /// Themes of puzzles.
    pub themes: Vec<PuzzleThemeCard>,
    /// Pairs of themes that exclude each other.
    #[schema(value_type = Vec<Vec<String>>)]
    pub exclusive_themes: Vec<[&'static str; 2]>,
}

/// The puzzles that ship with the service.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct LibraryCard {
    /// The number of puzzles.
    pub puzzles: usize,
    /// The newest edition, which new sets use.
    pub edition: u8,
    /// The licence of the puzzles (SPDX).
    pub license: &'static str,
}

/// A type of puzzle.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleTypeCard {
    /// Name of the type in requests and answers.
    pub id: &'static str,
    /// The question.
    pub question: Sentence,
    /// Description of how such puzzles are made and proved.
    pub description: Sentence,
    /// Levels of the puzzles in the library.
    pub levels: Vec<u8>,
    /// Lowest and highest rating for which puzzles of this type can be requested.
    #[schema(value_type = Vec<i64>, min_items = 2, max_items = 2, example = json!([400, 1499]))]
    pub rating: [u32; 2],
    /// Ids of the themes of the puzzles in the library.
    pub themes: Vec<&'static str>,
}

/// A theme of puzzles.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleThemeCard {
    /// Name of the theme in requests and answers.
    pub id: &'static str,
    /// Condition for a puzzle to have this theme.
    pub description: Sentence,
}

impl PuzzleTypeCard {
    /// The card of one type.
    fn of<G: WireGame>(kind: usize, card: &KindCard) -> PuzzleTypeCard {
        let ratings = card.ratings();
        let offers = Library::of::<G>(G::ID).offers::<G>(kind);
        let is_offered = |theme: &&str| offers.iter().any(|offer| offer.themes.contains(theme));
        PuzzleTypeCard {
            rating: [*ratings.start(), *ratings.end()],
            themes: (G::THEMES.iter().map(|theme| theme.id)).filter(is_offered).collect(),
            id: card.id,
            question: card.question.into(),
            description: card.description.into(),
            levels: offers.iter().map(|offer| offer.level.number()).collect(),
        }
    }
}

impl<G: Themed> From<&Theme<G>> for PuzzleThemeCard {
    fn from(card: &Theme<G>) -> PuzzleThemeCard {
        PuzzleThemeCard { id: card.id, description: card.description.into() }
    }
}

/// The puzzles of a game.
pub fn card<G: WireGame>() -> PuzzleCard {
    let library = Library::of::<G>(G::ID);
    let is_known = |id: &&str| themes::<G>().any(|card| card.id == *id);
    let exclusive = G::EXCLUSIVE_THEMES.iter();
    PuzzleCard {
        library: LibraryCard {
            puzzles: library.len(),
            edition: library.edition(),
            license: "CC0-1.0",
        },
        types: (G::KINDS.iter().enumerate())
            .map(|(kind, card)| PuzzleTypeCard::of::<G>(kind, card))
            .collect(),
        exclusive_themes: exclusive.filter(|pair| pair.iter().all(is_known)).copied().collect(),
        themes: themes::<G>().map(PuzzleThemeCard::from).collect(),
    }
}
