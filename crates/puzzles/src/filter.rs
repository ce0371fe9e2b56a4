//! A filter for puzzles: types, ratings and themes.

use std::ops::RangeInclusive;

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleGame};
use crate::rating::RANGE;
use crate::record::Record;

/// The puzzles that a caller accepts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// The types that are acceptable, as places in [`PuzzleKinds::KINDS`](crate::PuzzleKinds::KINDS).
    pub kinds: Vec<usize>,
    /// The ratings that are acceptable.
    pub rating: RangeInclusive<u32>,
    /// Themes that the puzzle must have, all of them.
    pub themes: Vec<&'static str>,
    /// Themes of which the puzzle must have at least one; none means that any puzzle will do.
    pub any_themes: Vec<&'static str>,
}

impl KindCard {
    /// Returns the ratings that puzzles of this kind can have: the ratings of its difficulties, within [`RANGE`].
    pub fn ratings(&self) -> RangeInclusive<u32> {
        let floor = self.difficulties.first().map_or(0, |level| *level.ratings().start());
        let ceiling = (self.difficulties.last()).map_or(u32::MAX, |level| *level.ratings().end());
        let end = |rating: i64| u32::try_from(rating).unwrap_or_default();
        floor.max(end(*RANGE.start()))..=ceiling.min(end(*RANGE.end()))
    }
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

    /// The kinds and aims that may make a puzzle that passes. A puzzle often misses its aim by one level, so
    /// neighbouring aims are included.
    pub(crate) fn choices<G: PuzzleGame>(&self) -> Vec<(usize, Difficulty)> {
        let low = Difficulty::of_rating(*self.rating.start()).number();
        let high = Difficulty::of_rating(*self.rating.end()).number();
        let suits = |aim: &Difficulty| (low.saturating_sub(1)..=high + 1).contains(&aim.number());
        (self.kinds.iter())
            .filter_map(|&kind| Some((kind, G::KINDS.get(kind)?)))
            .filter(|&(kind, card)| self.may_pass::<G>(kind, card))
            .flat_map(|(kind, card)| card.difficulties.iter().map(move |&aim| (kind, aim)))
            .filter(|(_, aim)| suits(aim))
            .collect()
    }

    /// True if puzzles of a kind can pass, judging by its card.
    pub fn may_pass<G: PuzzleGame>(&self, kind: usize, card: &KindCard) -> bool {
        let may = |theme: &&'static str| G::may_have(kind, theme);
        self.is_in_range_of(card)
            && self.themes.iter().all(may)
            && (self.any_themes.is_empty() || self.any_themes.iter().any(may))
    }

    /// True if puzzles of a kind can have some of the filter's ratings.
    pub fn is_in_range_of(&self, card: &KindCard) -> bool {
        let ratings = card.ratings();
        ratings.start() <= self.rating.end() && self.rating.start() <= ratings.end()
    }

    /// True if a puzzle passes.
    pub fn lets_through<G: PuzzleGame>(&self, record: &Record<G>) -> bool {
        let has = |theme: &&'static str| record.themes.contains(theme);
        self.kinds.contains(&record.kind)
            && self.rating.contains(&record.rating)
            && self.themes.iter().all(has)
            && (self.any_themes.is_empty() || self.any_themes.iter().any(has))
    }
}
