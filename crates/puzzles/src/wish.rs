//! What a puzzle should be like.

use std::ops::RangeInclusive;

use crate::attempt::Puzzle;
use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleGame};
use crate::rating::RANGE;

/// What a puzzle should be like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// The kinds that are acceptable, ascending, not empty.
    pub kinds: Vec<usize>,
    /// The ratings that are acceptable.
    pub rating: RangeInclusive<u32>,
    /// Themes that the puzzle must have, all of them.
    pub themes: Vec<&'static str>,
}

impl KindCard {
    /// The ratings for which puzzles of this kind can be wished: those of its difficulties, within [`RANGE`].
    pub fn ratings(&self) -> RangeInclusive<u32> {
        let lowest = self.difficulties.first().unwrap_or(&Difficulty::MIN);
        let highest = self.difficulties.last().unwrap_or(&Difficulty::MAX);
        let end = |rating: i64| u32::try_from(rating).unwrap_or_default();
        let (floor, ceiling) = (*lowest.ratings().start(), *highest.ratings().end());
        floor.max(end(*RANGE.start()))..=ceiling.min(end(*RANGE.end()))
    }
}

impl Wish {
    /// Any puzzle of the game.
    pub fn any<G: PuzzleGame>() -> Wish {
        Wish {
            kinds: (0..G::KINDS.len()).collect(),
            rating: 0..=u32::MAX,
            themes: Vec::new(),
        }
    }

    /// The same wish for one difficulty.
    #[must_use]
    pub fn of_difficulty(mut self, wanted: Difficulty) -> Wish {
        self.rating = wanted.ratings();
        self
    }

    /// The kinds and aims that may meet the wish: none when it can't be met. A puzzle often turns out to be one
    /// difficulty beside the one that its generator aimed at.
    pub fn choices<G: PuzzleGame>(&self) -> Vec<(usize, Difficulty)> {
        let low = Difficulty::of_rating(*self.rating.start()).number();
        let high = Difficulty::of_rating(*self.rating.end()).number();
        let suits = |aim: &Difficulty| (low.saturating_sub(1)..=high + 1).contains(&aim.number());
        (self.kinds.iter())
            .filter_map(|&kind| Some((kind, G::KINDS.get(kind)?)))
            .filter(|(_, card)| self.is_in_range_of(card))
            .filter(|&(kind, _)| self.themes_suit::<G>(kind))
            .flat_map(|(kind, card)| card.difficulties.iter().map(move |&aim| (kind, aim)))
            .filter(|(_, aim)| suits(aim))
            .collect()
    }

    /// Whether some of the ratings are those for which puzzles of a kind can be wished.
    pub fn is_in_range_of(&self, card: &KindCard) -> bool {
        self.wants(card.ratings())
    }

    /// Whether some of these ratings are acceptable.
    pub(crate) fn wants(&self, ratings: RangeInclusive<u32>) -> bool {
        ratings.start() <= self.rating.end() && self.rating.start() <= ratings.end()
    }

    fn themes_suit<G: PuzzleGame>(&self, kind: usize) -> bool {
        self.themes.iter().all(|theme| G::may_have(kind, theme))
    }

    /// Whether the puzzle is of one of the kinds, rated within the range, and has all the themes.
    pub fn is_met_by<G: PuzzleGame>(&self, puzzle: &Puzzle<G>) -> bool {
        let kind = puzzle.recipe.kind;
        self.kinds.contains(&kind)
            && self.rating.contains(&puzzle.rating)
            && self
                .themes
                .iter()
                .all(|theme| puzzle.themes.contains(theme))
    }
}
