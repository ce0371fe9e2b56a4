//! Themes: predicates on the position and the proved line.

use tessera_messages::Id;

use super::facts::Facts;
use super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS,
};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::ingenious::{Ingenious, Move};

/// All themes.
const THEMES: &[ThemeCard] = &[
    ThemeCard { id: "bonus-chain", description: Id("theme-ingenious-bonus-chain") },
    ThemeCard { id: "double-bonus", description: Id("theme-ingenious-double-bonus") },
    ThemeCard { id: "quiet-start", description: Id("theme-ingenious-quiet-start") },
    ThemeCard { id: "less-is-more", description: Id("theme-ingenious-less-is-more") },
    ThemeCard { id: "own-run", description: Id("theme-ingenious-own-run") },
    ThemeCard { id: "crossing", description: Id("theme-ingenious-crossing") },
    ThemeCard { id: "overflow", description: Id("theme-ingenious-overflow") },
    ThemeCard { id: "twin-lows", description: Id("theme-ingenious-twin-lows") },
    ThemeCard { id: "closes-the-board", description: Id("theme-ingenious-closes") },
    ThemeCard { id: "denial", description: Id("theme-ingenious-denial") },
    ThemeCard { id: "only-win", description: Id("theme-ingenious-only-win") },
    ThemeCard { id: "rescue", description: Id("theme-ingenious-rescue") },
    ThemeCard { id: "exact-landing", description: Id("theme-ingenious-exact-landing") },
    ThemeCard { id: "bridge", description: Id("theme-ingenious-bridge") },
    ThemeCard { id: "printed-symbol", description: Id("theme-ingenious-printed-symbol") },
    ThemeCard { id: "both-lows", description: Id("theme-ingenious-both-lows") },
    ThemeCard { id: "patience", description: Id("theme-ingenious-patience") },
    ThemeCard { id: "right-tile", description: Id("theme-ingenious-right-tile") },
    ThemeCard { id: "right-cell", description: Id("theme-ingenious-right-cell") },
    ThemeCard { id: "turned-round", description: Id("theme-ingenious-turned-round") },
    ThemeCard { id: "double-tile", description: Id("theme-ingenious-double-tile") },
    ThemeCard { id: "scoreless", description: Id("theme-ingenious-scoreless") },
    ThemeCard { id: "ends-the-game", description: Id("theme-ingenious-ends-the-game") },
    ThemeCard { id: "tie-break", description: Id("theme-ingenious-tie-break") },
    ThemeCard { id: "comeback", description: Id("theme-ingenious-comeback") },
    ThemeCard { id: "miniature", description: Id("theme-ingenious-miniature") },
];

impl Themed for Ingenious {
    const THEMES: &'static [ThemeCard] = THEMES;
    /// They are about the chance to win.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[["only-win", "rescue"]];

    fn may_have(kind: usize, theme: &str) -> bool {
        let end = matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES);
        match theme {
            // They are about a second placement.
            "bonus-chain" | "own-run" | "patience" => {
                matches!(kind, EARN_A_BONUS | TWO_PLACEMENTS | ALL_SIX | CHAIN_OF_THREE)
            }
            // One placement, which raises the lowest colour and earns nothing.
            "quiet-start" | "double-bonus" | "overflow" | "exact-landing" => {
                kind != RAISE_THE_LOWEST && kind != SPOIL_BOTH
            }
            // They are about the solver's lowest colours.
            "twin-lows" | "both-lows" if kind == SPOIL_BOTH => false,
            "only-win" | "comeback" | "tie-break" => kind == LAST_PLACEMENTS,
            "rescue" => kind == LEVEL_THE_SCORES,
            "closes-the-board" | "denial" | "ends-the-game" => end,
            "miniature" => !end,
            _ => true,
        }
    }

    fn themes(position: &Ingenious, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
        let Some(facts) = Facts::of(position, solution) else {
            return Vec::new();
        };
        (THEMES.iter().map(|card| card.id)).filter(|id| facts.bear(id)).collect()
    }
}
