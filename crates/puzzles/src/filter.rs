//! What puzzles are to be like.

use std::ops::RangeInclusive;

use crate::difficulty::Difficulty;
use crate::game::PuzzleGame;
use crate::record::Record;

/// What puzzles are to be like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// The types that are acceptable, as places in [`PuzzleGame::KINDS`].
    pub kinds: Vec<usize>,
    /// The ratings that are acceptable.
    pub rating: RangeInclusive<u32>,
    /// Themes that the puzzle must have, all of them.
    pub themes: Vec<&'static str>,
    /// Themes of which the puzzle must have at least one; none means that any puzzle will do.
    pub any_themes: Vec<&'static str>,
}

impl Filter {
    /// Every puzzle of the game.
    pub fn any<G: PuzzleGame>() -> Filter {
        Filter {
            kinds: (0..G::KINDS.len()).collect(),
            rating: 0..=u32::MAX,
            themes: Vec::new(),
            any_themes: Vec::new(),
        }
    }

    /// The same filter for one level.
    #[must_use]
    pub fn of_level(mut self, level: Difficulty) -> Filter {
        self.rating = level.ratings();
        self
    }

    /// Whether a puzzle passes.
    pub fn lets_through<G: PuzzleGame>(&self, record: &Record<G>) -> bool {
        let has = |theme: &&'static str| record.themes.contains(theme);
        self.kinds.contains(&record.kind)
            && self.rating.contains(&record.rating)
            && self.themes.iter().all(has)
            && (self.any_themes.is_empty() || self.any_themes.iter().any(has))
    }
}
