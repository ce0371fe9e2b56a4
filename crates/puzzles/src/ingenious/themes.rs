//! Themes: predicates on the position and the proved line.

use tessera_messages::Id;

use super::facts::Facts;
use super::kinds::{
    ALL_SIX, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST, TWO_PLACEMENTS,
};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::ingenious::{Ingenious, Move};

/// All themes.
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "bonus-chain",
        description: Id("say-ingenious-theme-bonus-chain"),
    },
    ThemeCard {
        id: "double-bonus",
        description: Id("say-ingenious-theme-double-bonus"),
    },
    ThemeCard {
        id: "quiet-start",
        description: Id("say-ingenious-theme-quiet-start"),
    },
    ThemeCard {
        id: "less-is-more",
        description: Id("say-ingenious-theme-less-is-more"),
    },
    ThemeCard {
        id: "own-run",
        description: Id("say-ingenious-theme-own-run"),
    },
    ThemeCard {
        id: "crossing",
        description: Id("say-ingenious-theme-crossing"),
    },
    ThemeCard {
        id: "overflow",
        description: Id("say-ingenious-theme-overflow"),
    },
    ThemeCard {
        id: "twin-lows",
        description: Id("say-ingenious-theme-twin-lows"),
    },
    ThemeCard {
        id: "closes-the-board",
        description: Id("say-ingenious-theme-closes"),
    },
    ThemeCard {
        id: "denial",
        description: Id("say-ingenious-theme-denial"),
    },
    ThemeCard {
        id: "only-win",
        description: Id("say-ingenious-theme-only-win"),
    },
    ThemeCard {
        id: "rescue",
        description: Id("say-ingenious-theme-rescue"),
    },
    ThemeCard {
        id: "exact-landing",
        description: Id("say-ingenious-theme-exact-landing"),
    },
    ThemeCard {
        id: "bridge",
        description: Id("say-ingenious-theme-bridge"),
    },
    ThemeCard {
        id: "printed-symbol",
        description: Id("say-ingenious-theme-printed-symbol"),
    },
    ThemeCard {
        id: "both-lows",
        description: Id("say-ingenious-theme-both-lows"),
    },
    ThemeCard {
        id: "patience",
        description: Id("say-ingenious-theme-patience"),
    },
    ThemeCard {
        id: "right-tile",
        description: Id("say-ingenious-theme-right-tile"),
    },
    ThemeCard {
        id: "right-cell",
        description: Id("say-ingenious-theme-right-cell"),
    },
    ThemeCard {
        id: "turned-round",
        description: Id("say-ingenious-theme-turned-round"),
    },
    ThemeCard {
        id: "double-tile",
        description: Id("say-ingenious-theme-double-tile"),
    },
    ThemeCard {
        id: "scoreless",
        description: Id("say-ingenious-theme-scoreless"),
    },
    ThemeCard {
        id: "ends-the-game",
        description: Id("say-ingenious-theme-ends-the-game"),
    },
    ThemeCard {
        id: "tie-break",
        description: Id("say-ingenious-theme-tie-break"),
    },
    ThemeCard {
        id: "comeback",
        description: Id("say-ingenious-theme-comeback"),
    },
    ThemeCard {
        id: "miniature",
        description: Id("say-ingenious-theme-miniature"),
    },
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
                matches!(kind, EARN_A_BONUS | TWO_PLACEMENTS | ALL_SIX)
            }
            // One placement, which raises the lowest colour and earns nothing.
            "quiet-start" | "double-bonus" | "overflow" | "exact-landing" => {
                kind != RAISE_THE_LOWEST
            }
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
        (THEMES.iter().map(|card| card.id))
            .filter(|id| facts.bear(id))
            .collect()
    }
}
