//! Puzzles of the library that pass a filter.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use super::entry::{Entry, theme_bit};
use super::id::LibraryId;
use super::store::Library;
use crate::filter::Filter;
use crate::game::PuzzleGame;

/// Chosen puzzles, and the number of puzzles to choose from.
#[derive(Debug, Default)]
pub struct Choice<'a> {
    /// The puzzles.
    pub chosen: Vec<&'a Entry>,
    /// The number of puzzles that pass the filter.
    pub total: usize,
}

impl Library {
    /// The puzzles of an edition that pass a filter, in the order of their ids.
    pub fn matching<'a, G: PuzzleGame>(
        &'a self,
        edition: u8,
        filter: &Filter,
    ) -> impl Iterator<Item = &'a Entry> + use<'a, G> {
        self.entries.iter().filter(passes::<G>(edition, filter))
    }

    /// The puzzles with these ratings, in ascending order of their ratings.
    fn rated(&self, ratings: &RangeInclusive<u32>) -> impl Iterator<Item = &Entry> {
        let entry = |&place: &usize| &self.entries[place];
        let below =
            |end: u32| self.by_rating.partition_point(|place| u32::from(entry(place).rating) < end);
        let places = below(*ratings.start())..below(ratings.end().saturating_add(1));
        self.by_rating.get(places).unwrap_or_default().iter().map(entry)
    }

    /// Returns puzzles of the newest edition that pass a filter, in the order of a seed, except the ones that the
    /// caller knows.
    pub fn choose<G: PuzzleGame>(
        &self,
        filter: &Filter,
        seed: u64,
        count: usize,
        known: &HashSet<LibraryId>,
    ) -> Choice<'_> {
        let passes = passes::<G>(self.edition(), filter);
        let mut ranked: Vec<(u64, &Entry)> = Vec::new();
        // A chain of iterators takes half as long again.
        for entry in self.rated(&filter.rating) {
            if passes(&entry) && !known.contains(&entry.id) {
                ranked.push((entry.rank(seed), entry));
            }
        }
        let total = ranked.len();
        let by_rank = |one: &(u64, &Entry)| (one.0, one.1.id);
        if (1..total).contains(&count) {
            ranked.select_nth_unstable_by_key(count - 1, by_rank);
        }
        ranked.truncate(count);
        ranked.sort_unstable_by_key(by_rank);
        Choice { chosen: ranked.into_iter().map(|(_, entry)| entry).collect(), total }
    }

    /// Returns puzzles of the newest edition that pass a filter, in the order of their ids, starting after `after`,
    /// except the ones that the caller knows.
    pub fn page<G: PuzzleGame>(
        &self,
        filter: &Filter,
        after: Option<LibraryId>,
        count: usize,
        known: &HashSet<LibraryId>,
    ) -> Choice<'_> {
        let mut page = Choice::default();
        let matching = self.matching::<G>(self.edition(), filter);
        for entry in matching.filter(|entry| !known.contains(&entry.id)) {
            page.total += 1;
            if page.chosen.len() < count && after.is_none_or(|after| after < entry.id) {
                page.chosen.push(entry);
            }
        }
        page
    }
}

/// The test whether an entry is in an edition and passes a filter.
fn passes<G: PuzzleGame>(edition: u8, filter: &Filter) -> impl Fn(&&Entry) -> bool + use<G> {
    let set = |themes: &[&str]| {
        let bits = themes.iter().filter_map(|theme| theme_bit::<G>(theme));
        bits.fold(0, |set, bit| set | bit)
    };
    let (all, any) = (set(&filter.themes), set(&filter.any_themes));
    let kinds = (filter.kinds.iter()).fold(0u64, |set, &kind| set | 1 << kind);
    let (low, high) = (*filter.rating.start(), *filter.rating.end());
    // The conditions that most entries fail come first.
    move |entry| {
        entry.themes & all == all
            && (low..=high).contains(&u32::from(entry.rating))
            && kinds >> entry.kind & 1 == 1
            && (any == 0 || entry.themes & any != 0)
            && entry.is_in(edition)
    }
}
