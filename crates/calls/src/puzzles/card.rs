//! What a game tells of its puzzles.

use serde::Serialize;
use utoipa::ToSchema;

use tessera_puzzles::{Difficulty, KindCard, ThemeCard};

use crate::game::WireGame;
use crate::sentence::Sentence;

/// The puzzles of a game, as its card shows them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleCard {
    /// Version of the generator.
    pub generator: u32,
    /// The types.
    pub types: Vec<PuzzleTypeCard>,
    /// The themes.
    pub themes: Vec<PuzzleThemeCard>,
    /// Pairs of themes that no puzzle has both.
    #[schema(value_type = Vec<Vec<String>>)]
    pub exclusive_themes: Vec<[&'static str; 2]>,
}

/// A type of puzzle.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleTypeCard {
    /// Its name in requests and answers.
    pub id: &'static str,
    /// The question.
    pub question: Sentence,
    /// How such puzzles are made and what is proved.
    pub description: Sentence,
    /// The levels that its puzzles have.
    pub levels: Vec<u8>,
    /// Lowest and highest rating for which puzzles of this type can be asked.
    #[schema(value_type = Vec<i64>, min_items = 2, max_items = 2, example = json!([400, 1499]))]
    pub rating: [u32; 2],
    /// Ids of the themes that its puzzles may have.
    pub themes: Vec<&'static str>,
}

/// A theme of puzzles.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleThemeCard {
    /// Its name in requests and answers.
    pub id: &'static str,
    /// When a puzzle has this theme.
    pub description: Sentence,
}

impl PuzzleTypeCard {
    /// That of a kind of puzzles.
    fn of<G: WireGame>(kind: usize, card: &KindCard) -> PuzzleTypeCard {
        let ratings = card.ratings();
        let themes = G::THEMES.iter().map(|theme| theme.id);
        PuzzleTypeCard {
            rating: [*ratings.start(), *ratings.end()],
            themes: themes.filter(|theme| G::may_have(kind, theme)).collect(),
            id: card.id,
            question: card.question.into(),
            description: card.description.into(),
            levels: card
                .difficulties
                .iter()
                .map(|d: &Difficulty| d.number())
                .collect(),
        }
    }
}

impl From<&ThemeCard> for PuzzleThemeCard {
    fn from(card: &ThemeCard) -> PuzzleThemeCard {
        PuzzleThemeCard {
            id: card.id,
            description: card.description.into(),
        }
    }
}

/// The puzzles of a game.
pub fn card<G: WireGame>() -> PuzzleCard {
    PuzzleCard {
        generator: G::GENERATOR,
        types: (G::KINDS.iter().enumerate())
            .map(|(kind, card)| PuzzleTypeCard::of::<G>(kind, card))
            .collect(),
        exclusive_themes: G::EXCLUSIVE_THEMES.to_vec(),
        themes: G::THEMES.iter().map(PuzzleThemeCard::from).collect(),
    }
}
