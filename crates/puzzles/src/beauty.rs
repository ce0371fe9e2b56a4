//! The beauty of a puzzle, in parts that follow from its proof.

use crate::game::Themed;

/// The parts, each from 0 (worst) to 100 (best).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Beauty {
    /// Economy: few pieces score high.
    pub sparse: u32,
    /// Surprise: many wrong first moves look at least as good as the right one.
    pub hidden: u32,
    /// Clarity: the most tempting wrong first move is refuted soon.
    pub refuted: u32,
    /// Unity: the puzzle has one idea, neither none nor many.
    pub single: u32,
}

impl Beauty {
    /// Returns the weighted sum, from 0 to 1000. `hidden` counts twice as much as each other part.
    pub fn score(self) -> u32 {
        2 * self.sparse + 4 * self.hidden + 2 * self.refuted + 2 * self.single
    }
}

/// [`Beauty::single`] of a puzzle with these themes.
pub fn single<G: Themed>(themes: &[&'static str]) -> u32 {
    of_ideas(G::THEMES.iter().filter(|theme| theme.is_idea && themes.contains(&theme.id)).count())
}

fn of_ideas(ideas: usize) -> u32 {
    match ideas {
        0 => 30,
        1 => 100,
        2 => 70,
        3 => 30,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_idea_is_better_than_none_or_several() {
        assert!((0..9).all(|ideas| ideas == 1 || of_ideas(ideas) < of_ideas(1)));
        assert!(of_ideas(3) > of_ideas(4));
    }

    #[test]
    fn every_part_counts_and_the_whole_is_a_thousand() {
        let best = Beauty { sparse: 100, hidden: 100, refuted: 100, single: 100 };
        assert_eq!(best.score(), 1000);
        for lacking in [
            Beauty { sparse: 0, ..best },
            Beauty { hidden: 0, ..best },
            Beauty { refuted: 0, ..best },
            Beauty { single: 0, ..best },
        ] {
            assert!(lacking.score() < best.score(), "{lacking:?}");
        }
    }
}
