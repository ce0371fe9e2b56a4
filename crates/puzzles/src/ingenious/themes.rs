//! Themes: predicates on the position and the proved line.

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
        description: "The solution has several placements in one turn.",
    },
    ThemeCard {
        id: "double-bonus",
        description: "One placement of the solution brings two colours to the end of their tracks.",
    },
    ThemeCard {
        id: "quiet-start",
        description: "The first placement doesn't raise the lowest colour (of a duel: gains nothing).",
    },
    ThemeCard {
        id: "less-is-more",
        description: "Another first placement would have gained three points more, or even more than that.",
    },
    ThemeCard {
        id: "own-run",
        description: "A later placement of the solution scores for a half placed earlier in it.",
    },
    ThemeCard {
        id: "crossing",
        description: "A half scores in three directions or more.",
    },
    ThemeCard {
        id: "overflow",
        description: "In the solution, points beyond the end of a track are lost.",
    },
    ThemeCard {
        id: "twin-lows",
        description: "Several colours share the lowest score, and the solution raises all of them.",
    },
    ThemeCard {
        id: "closes-the-board",
        description: "After the first placement there is room for at least two placements fewer than before.",
    },
    ThemeCard {
        id: "denial",
        description: "The first placement spoils the opponent's best one.",
    },
    ThemeCard {
        id: "only-win",
        description: "The only placement that wins for certain.",
    },
    ThemeCard {
        id: "rescue",
        description: "The best result is a shared win (or even odds), and only one placement reaches it.",
    },
    ThemeCard {
        id: "exact-landing",
        description: "A placement of the solution brings a colour to exactly 18, and no point is lost.",
    },
    ThemeCard {
        id: "bridge",
        description: "A half scores in two opposite directions.",
    },
    ThemeCard {
        id: "printed-symbol",
        description: "A half of the solution scores for a printed symbol.",
    },
    ThemeCard {
        id: "both-lows",
        description: "Two colours are lower than all others, and the first placement raises both.",
    },
    ThemeCard {
        id: "patience",
        description: "The tile of a placement that looks better than the first one is placed later.",
    },
    ThemeCard {
        id: "right-tile",
        description: "A placement that looks better than the first one puts the same tile elsewhere.",
    },
    ThemeCard {
        id: "right-cell",
        description: "A placement that looks better than the first one puts another tile on the same cells.",
    },
    ThemeCard {
        id: "turned-round",
        description: "No placement looks better than the first one with its halves exchanged.",
    },
    ThemeCard {
        id: "double-tile",
        description: "The first placement is of a tile with one colour on both halves.",
    },
    ThemeCard {
        id: "scoreless",
        description: "The first placement scores nothing.",
    },
    ThemeCard {
        id: "ends-the-game",
        description: "There is no room for another tile after the first placement.",
    },
    ThemeCard {
        id: "tie-break",
        description: "Both seats' lowest colours are equal at the end, and a higher one decides.",
    },
    ThemeCard {
        id: "comeback",
        description: "The solver is behind before the first placement and wins the game.",
    },
    ThemeCard {
        id: "miniature",
        description: "At most eight tiles lie on the board.",
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
