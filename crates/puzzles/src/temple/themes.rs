//! Themes: predicates on the position and the main line.

use tessera_messages::Id;

use super::kinds::{LAST_TILES, OUTLAST, SQUEEZE, asks_to_hold};
use super::line::{Line, PREDICATES};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::temple::{Move, Temple};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "single-burden",
        description: Id("say-temple-theme-single-burden"),
    },
    ThemeCard {
        id: "stuck-one",
        description: Id("say-temple-theme-stuck-one"),
    },
    ThemeCard {
        id: "occupation",
        description: Id("say-temple-theme-occupation"),
    },
    ThemeCard {
        id: "no-entry",
        description: Id("say-temple-theme-no-entry"),
    },
    ThemeCard {
        id: "roof",
        description: Id("say-temple-theme-roof"),
    },
    ThemeCard {
        id: "walling-in",
        description: Id("say-temple-theme-walling-in"),
    },
    ThemeCard {
        id: "paving",
        description: Id("say-temple-theme-paving"),
    },
    ThemeCard {
        id: "understatement",
        description: Id("say-temple-theme-understatement"),
    },
    ThemeCard {
        id: "clean-finish",
        description: Id("say-temple-theme-clean-finish"),
    },
    ThemeCard {
        id: "new-colour",
        description: Id("say-temple-theme-new-colour"),
    },
    ThemeCard {
        id: "only-reply",
        description: Id("say-temple-theme-only-reply"),
    },
    ThemeCard {
        id: "broad-front",
        description: Id("say-temple-theme-broad-front"),
    },
    ThemeCard {
        id: "lifeline",
        description: Id("say-temple-theme-lifeline"),
    },
    ThemeCard {
        id: "quiet-start",
        description: Id("say-temple-theme-quiet-start"),
    },
    ThemeCard {
        id: "last-tile",
        description: Id("say-temple-theme-last-tile"),
    },
    ThemeCard {
        id: "run-on",
        description: Id("say-temple-theme-run-on"),
    },
    ThemeCard {
        id: "miniature",
        description: Id("say-temple-theme-miniature"),
    },
    ThemeCard {
        id: "hidden-move",
        description: Id("say-temple-theme-hidden-move"),
    },
    ThemeCard {
        id: "tile-choice",
        description: Id("say-temple-theme-tile-choice"),
    },
    ThemeCard {
        id: "stepping-stone",
        description: Id("say-temple-theme-stepping-stone"),
    },
    ThemeCard {
        id: "lent-slot",
        description: Id("say-temple-theme-lent-slot"),
    },
    ThemeCard {
        id: "forced-tile",
        description: Id("say-temple-theme-forced-tile"),
    },
    ThemeCard {
        id: "both-stuck",
        description: Id("say-temple-theme-both-stuck"),
    },
    ThemeCard {
        id: "counter-threat",
        description: Id("say-temple-theme-counter-threat"),
    },
    ThemeCard {
        id: "narrow-path",
        description: Id("say-temple-theme-narrow-path"),
    },
];

impl Themed for Temple {
    const THEMES: &'static [ThemeCard] = THEMES;
    /// They are about the slots and the tiles of the stranding move, or about a win without one.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[
        ["occupation", "no-entry"],
        ["roof", "walling-in"],
        ["walling-in", "paving"],
        ["last-tile", "occupation"],
        ["last-tile", "no-entry"],
        ["last-tile", "both-stuck"],
    ];

    fn may_have(kind: usize, theme: &str) -> bool {
        let holds = asks_to_hold(kind);
        match theme {
            "new-colour" | "run-on" => kind != LAST_TILES && kind != OUTLAST,
            "last-tile" => kind == LAST_TILES || kind == SQUEEZE,
            "counter-threat" | "lifeline" => holds,
            "single-burden" | "stuck-one" | "occupation" | "no-entry" | "roof" | "walling-in"
            | "paving" | "broad-front" | "only-reply" | "quiet-start" | "stepping-stone"
            | "lent-slot" | "forced-tile" | "both-stuck" | "narrow-path" => !holds,
            _ => true,
        }
    }

    fn themes(position: &Temple, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
        let Some(line) = Line::new(position, solution) else {
            return Vec::new();
        };
        (THEMES.iter().zip(PREDICATES))
            .filter(|(_, holds)| holds(&line))
            .map(|(theme, _)| theme.id)
            .collect()
    }
}
