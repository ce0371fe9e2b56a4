//! Versions of a game's generator: which kinds and themes belong to which.
//!
//! A kind belongs to one version. An id names the version and the kind, so puzzles of an old version are made again for
//! ever; wishes and sets choose among the kinds of one version. A theme exists from some version on.

use crate::game::{KindCard, PuzzleGame, ThemeCard};

/// The kinds of this version, ascending; none when the game has no such version.
pub fn kinds<G: PuzzleGame>(version: u32) -> impl Iterator<Item = usize> + Clone {
    (G::KINDS.iter().enumerate())
        .filter(move |(_, card)| card.generator == version)
        .map(|(kind, _)| kind)
}

/// The kind of this name in this version.
pub fn kind_named(kinds: &[KindCard], version: u32, name: &str) -> Option<usize> {
    let is_it = |card: &KindCard| card.generator == version && card.id == name;
    kinds.iter().position(is_it)
}

/// The themes that puzzles of this version may have, in the game's order.
pub fn themes<G: PuzzleGame>(version: u32) -> impl Iterator<Item = &'static ThemeCard> + Clone {
    G::THEMES.iter().filter(move |card| card.since <= version)
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

/// Whether a puzzle of a kind may have a theme: one that exists in its version, and that its question does not rule
/// out.
pub fn may_have<G: PuzzleGame>(kind: usize, theme: &str) -> bool {
    let version = G::KINDS.get(kind).map_or(0, |card| card.generator);
    themes::<G>(version).any(|card| card.id == theme) && G::may_have(kind, theme)
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
            let named = kind_named(G::KINDS, card.generator, card.id);
            assert_eq!(named, Some(kind), "{} is there twice", card.id);
            for theme in G::THEMES {
                let later = theme.since > card.generator;
                assert!(!(later && may_have::<G>(kind, theme.id)), "{}", theme.id);
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
}
