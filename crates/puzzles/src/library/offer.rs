//! The levels and themes that a library has puzzles of.

use std::borrow::Cow;

use super::entry::{Offer, theme_bit};
use super::store::Library;
use crate::difficulty::Difficulty;
use crate::filter::Filter;
use crate::game::PuzzleGame;

impl Library {
    /// Returns the offers of a type in the newest edition, by ascending level. In an empty library, as in the module
    /// for browsers, these are the levels and themes that the type can have, with no puzzles.
    pub fn offers<G: PuzzleGame>(&self, kind: usize) -> Cow<'_, [Offer]> {
        if self.is_empty() {
            // All games share it.
            return self.counted::<G>(kind).into();
        }
        let count = || (0..G::KINDS.len()).map(|kind| self.counted::<G>(kind));
        let all = self.offers.get_or_init(|| count().collect());
        Cow::Borrowed(&all[kind])
    }

    fn counted<G: PuzzleGame>(&self, kind: usize) -> Vec<Offer> {
        let may_have = |&theme: &&'static str| G::may_have(kind, theme);
        let themes = G::THEMES.iter().map(|card| card.id);
        if self.is_empty() {
            let offer = |&level: &Difficulty| Offer {
                level,
                puzzles: 0,
                themes: themes.clone().filter(may_have).collect(),
            };
            return G::KINDS[kind].difficulties.iter().map(offer).collect();
        }
        let of_kind = Filter { kinds: vec![kind], ..Filter::any::<G>() };
        let mut levels = [(0, 0u64); Difficulty::ALL.len()];
        for entry in self.matching::<G>(self.edition(), &of_kind) {
            let (puzzles, themes) = &mut levels[usize::from(entry.level().number()) - 1];
            *puzzles += 1;
            *themes |= entry.themes;
        }
        let offer = |(level, (puzzles, set))| Offer {
            level,
            puzzles,
            themes: themes
                .clone()
                .filter(|theme| theme_bit::<G>(theme).is_some_and(|bit| set & bit != 0))
                .collect(),
        };
        let found = Difficulty::ALL.into_iter().zip(levels);
        let found = found.filter(|(_, (puzzles, _))| *puzzles > 0);
        found.map(offer).collect()
    }
}
