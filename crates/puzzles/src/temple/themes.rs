//! Themes: predicates on the position and the main line.

use tessera_messages::Id;

use super::kinds::{GIVE_ROOM, LAST_TILES, LENT_SLOT, OUTLAST, SQUEEZE, asks_to_hold};
use super::line::{Line, PREDICATES};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::temple::{Move, Temple};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard { id: "single-burden", description: Id("theme-temple-single-burden") },
    ThemeCard { id: "stuck-one", description: Id("theme-temple-stuck-one") },
    ThemeCard { id: "occupation", description: Id("theme-temple-occupation") },
    ThemeCard { id: "no-entry", description: Id("theme-temple-no-entry") },
    ThemeCard { id: "roof", description: Id("theme-temple-roof") },
    ThemeCard { id: "walling-in", description: Id("theme-temple-walling-in") },
    ThemeCard { id: "paving", description: Id("theme-temple-paving") },
    ThemeCard { id: "understatement", description: Id("theme-temple-understatement") },
    ThemeCard { id: "clean-finish", description: Id("theme-temple-clean-finish") },
    ThemeCard { id: "new-colour", description: Id("theme-temple-new-colour") },
    ThemeCard { id: "only-reply", description: Id("theme-temple-only-reply") },
    ThemeCard { id: "broad-front", description: Id("theme-temple-broad-front") },
    ThemeCard { id: "lifeline", description: Id("theme-temple-lifeline") },
    ThemeCard { id: "quiet-start", description: Id("theme-temple-quiet-start") },
    ThemeCard { id: "last-tile", description: Id("theme-temple-last-tile") },
    ThemeCard { id: "run-on", description: Id("theme-temple-run-on") },
    ThemeCard { id: "miniature", description: Id("theme-temple-miniature") },
    ThemeCard { id: "hidden-move", description: Id("theme-temple-hidden-move") },
    ThemeCard { id: "tile-choice", description: Id("theme-temple-tile-choice") },
    ThemeCard { id: "stepping-stone", description: Id("theme-temple-stepping-stone") },
    ThemeCard { id: "lent-slot", description: Id("theme-temple-lent-slot") },
    ThemeCard { id: "forced-tile", description: Id("theme-temple-forced-tile") },
    ThemeCard { id: "both-stuck", description: Id("theme-temple-both-stuck") },
    ThemeCard { id: "counter-threat", description: Id("theme-temple-counter-threat") },
    ThemeCard { id: "narrow-path", description: Id("theme-temple-narrow-path") },
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
            // The question tells it.
            "lent-slot" if kind == LENT_SLOT => false,
            "new-colour" | "run-on" => kind != LAST_TILES && kind != OUTLAST,
            "last-tile" => matches!(kind, LAST_TILES | SQUEEZE | LENT_SLOT | GIVE_ROOM),
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
