//! Versions of a game's generator: which kinds and themes belong to which.
//!
//! A version introduces a kind, and later ones offer it until one of them drops it. An id names the version that introduced
//! the kind, so its puzzles are made again for ever; wishes and sets choose among the kinds that one version offers. A theme
//! exists from some version on.

use crate::game::{KindCard, PuzzleGame, ThemeCard};

/// The kinds that this version offers, ascending: those it introduced, and those it took over from earlier ones.
pub fn kinds<G: PuzzleGame>(version: u32) -> impl Iterator<Item = usize> + Clone {
    (G::KINDS.iter().enumerate())
        .filter(move |(_, card)| is_offered(card, version))
        .map(|(kind, _)| kind)
}

/// The kind that this version offers under this name.
pub fn kind_named(kinds: &[KindCard], version: u32, name: &str) -> Option<usize> {
    let is_it = |card: &KindCard| is_offered(card, version) && card.id == name;
    kinds.iter().position(is_it)
}

fn is_offered(card: &KindCard, version: u32) -> bool {
    card.generator <= version && card.until.is_none_or(|last| version <= last)
}

/// The themes that puzzles of this version may have, in the game's order: those that exist in it, and that the question of
/// some kind does not rule out.
pub fn themes<G: PuzzleGame>(version: u32) -> impl Iterator<Item = &'static ThemeCard> + Clone {
    let some_may_have = move |id| kinds::<G>(version).any(|kind| G::may_have(kind, id));
    (G::THEMES.iter()).filter(move |card| card.since <= version && some_may_have(card.id))
}

/// Pairs of themes of this version that no puzzle has both.
pub fn exclusive_themes<G: PuzzleGame>(
    version: u32,
) -> impl Iterator<Item = &'static [&'static str; 2]> {
    let exists = move |id: &&str| themes::<G>(version).any(|card| card.id == *id);
    G::EXCLUSIVE_THEMES
        .iter()
        .filter(move |pair| pair.iter().all(exists))
}

/// Whether a puzzle of a kind may have a theme: one that exists in the version that introduced the kind, since what is
/// said of a puzzle never changes, and that its question does not rule out.
pub fn may_have<G: PuzzleGame>(kind: usize, theme: &str) -> bool {
    let version = G::KINDS.get(kind).map_or(0, |card| card.generator);
    let exists = |card: &ThemeCard| card.id == theme && card.since <= version;
    G::THEMES.iter().any(exists) && G::may_have(kind, theme)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::ingenious::Ingenious;
    use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
    use tessera_rules::octopus::Octopus;
    use tessera_rules::temple::Temple;
    use tessera_rules::themisto::Themisto;

    fn is_sound<G: PuzzleGame>() {
        assert!(
            G::KINDS.is_sorted_by_key(|card| card.generator),
            "new ones last"
        );
        assert!(kinds::<G>(1).count() > 0 && kinds::<G>(G::GENERATOR).count() > 0);
        assert_eq!(kinds::<G>(0).count(), 0);
        for (kind, card) in G::KINDS.iter().enumerate() {
            assert!(card.until.is_none_or(|last| last >= card.generator));
            for theme in G::THEMES {
                let later = theme.since > card.generator;
                assert!(!(later && may_have::<G>(kind, theme.id)), "{}", theme.id);
            }
        }
        let newest = G::KINDS.last().map_or(0, |card| card.generator);
        for version in 1..=newest + 1 {
            for kind in kinds::<G>(version) {
                let name = G::KINDS[kind].id;
                let named = kind_named(G::KINDS, version, name);
                assert_eq!(named, Some(kind), "version {version} has two {name}");
            }
        }
        for pair in exclusive_themes::<G>(1) {
            let known = |id: &&str| themes::<G>(1).any(|card| card.id == *id);
            assert!(pair.iter().all(known), "{pair:?}");
        }
    }

    #[test]
    fn versions_are_kept_apart() {
        is_sound::<Octopus>();
        is_sound::<Themisto>();
        is_sound::<Ingenious>();
        is_sound::<Nebuchadnezzar>();
        is_sound::<Temple>();
    }

    #[test]
    fn a_theme_that_every_kind_rules_out_is_not_offered() {
        let has_odds = |version| themes::<Ingenious>(version).any(|card| card.id == "odds");
        assert!(has_odds(1) && !has_odds(2));
    }

    #[test]
    fn a_kind_is_offered_from_its_version_to_its_last() {
        const fn card(id: &'static str, generator: u32, until: Option<u32>) -> KindCard {
            KindCard {
                id,
                generator,
                until,
                ..Themisto::KINDS[0]
            }
        }
        let cards = [
            card("win", 1, Some(1)),
            card("win", 2, Some(2)),
            card("hold", 2, None),
            card("win", 3, None),
        ];
        let named = |version| ["win", "hold"].map(|name| kind_named(&cards, version, name));
        assert_eq!(named(0), [None, None]);
        assert_eq!(named(1), [Some(0), None]);
        assert_eq!(named(2), [Some(1), Some(2)]);
        assert_eq!(named(3), [Some(3), Some(2)]);
        assert_eq!(named(4), [Some(3), Some(2)]);
    }
}
