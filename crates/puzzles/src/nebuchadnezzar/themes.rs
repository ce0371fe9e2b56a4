//! Themes: predicates on the position and the main line.

use tessera_messages::Id;

use super::kinds::{IN_1, IN_3, IN_4, ONLY_CAPTURE, asks_to_hold};
use super::line::{PREDICATES, PlayedLine};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        description: Id("say-nebuchadnezzar-theme-quiet-move"),
    },
    ThemeCard {
        id: "modest-capture",
        description: Id("say-nebuchadnezzar-theme-modest"),
    },
    ThemeCard {
        id: "last-disc",
        description: Id("say-nebuchadnezzar-theme-last-disc"),
    },
    ThemeCard {
        id: "great-capture",
        description: Id("say-nebuchadnezzar-theme-great"),
    },
    ThemeCard {
        id: "corner-capture",
        description: Id("say-nebuchadnezzar-theme-corner"),
    },
    ThemeCard {
        id: "borrowed-wall",
        description: Id("say-nebuchadnezzar-theme-borrowed"),
    },
    ThemeCard {
        id: "forced-pass",
        description: Id("say-nebuchadnezzar-theme-forced-pass"),
    },
    ThemeCard {
        id: "only-reply",
        description: Id("say-nebuchadnezzar-theme-only-reply"),
    },
    ThemeCard {
        id: "sacrifice",
        description: Id("say-nebuchadnezzar-theme-sacrifice"),
    },
    ThemeCard {
        id: "recapture",
        description: Id("say-nebuchadnezzar-theme-recapture"),
    },
    ThemeCard {
        id: "outnumbered",
        description: Id("say-nebuchadnezzar-theme-outnumbered"),
    },
    ThemeCard {
        id: "outpost",
        description: Id("say-nebuchadnezzar-theme-outpost"),
    },
    ThemeCard {
        id: "bridge",
        description: Id("say-nebuchadnezzar-theme-bridge"),
    },
    ThemeCard {
        id: "resist-temptation",
        description: Id("say-nebuchadnezzar-theme-resist"),
    },
    ThemeCard {
        id: "last-cell",
        description: Id("say-nebuchadnezzar-theme-last-cell"),
    },
    ThemeCard {
        id: "hidden-move",
        description: Id("say-nebuchadnezzar-theme-hidden-move"),
    },
    ThemeCard {
        id: "neutral-walls",
        description: Id("say-nebuchadnezzar-theme-neutral-walls"),
    },
    ThemeCard {
        id: "narrow-capture",
        description: Id("say-nebuchadnezzar-theme-narrow-capture"),
    },
    ThemeCard {
        id: "built-wall",
        description: Id("say-nebuchadnezzar-theme-built-wall"),
    },
    ThemeCard {
        id: "seesaw",
        description: Id("say-nebuchadnezzar-theme-seesaw"),
    },
    ThemeCard {
        id: "no-room",
        description: Id("say-nebuchadnezzar-theme-no-room"),
    },
    ThemeCard {
        id: "single-file",
        description: Id("say-nebuchadnezzar-theme-single-file"),
    },
    ThemeCard {
        id: "great-sacrifice",
        description: Id("say-nebuchadnezzar-theme-great-sacrifice"),
    },
    ThemeCard {
        id: "counter-threat",
        description: Id("say-nebuchadnezzar-theme-counter-threat"),
    },
    ThemeCard {
        id: "wall-breaker",
        description: Id("say-nebuchadnezzar-theme-wall-breaker"),
    },
];

impl Themed for Nebuchadnezzar {
    const THEMES: &'static [ThemeCard] = THEMES;
    /// A first move either places or captures, a capture is small or great, and a disc has adjacent friends or none.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[
        ["quiet-move", "modest-capture"],
        ["modest-capture", "last-cell"],
        ["last-disc", "great-capture"],
        ["outpost", "bridge"],
    ];

    fn may_have(kind: usize, theme: &str) -> bool {
        let holds = asks_to_hold(kind);
        match theme {
            "outpost" | "bridge" | "resist-temptation" => holds && kind != ONLY_CAPTURE,
            "last-disc" | "great-capture" | "corner-capture" | "modest-capture"
            | "borrowed-wall" | "neutral-walls" | "narrow-capture" => !holds,
            // A capture wins at once.
            "last-cell" => kind != IN_1 && kind != ONLY_CAPTURE,
            "hidden-move" => kind != IN_1,
            // They are about a second move, of the solver or of the opponent.
            "quiet-move" | "forced-pass" | "only-reply" | "sacrifice" | "recapture"
            | "built-wall" | "seesaw" | "no-room" | "great-sacrifice" => !holds && kind != IN_1,
            "single-file" => matches!(kind, IN_3 | IN_4),
            "counter-threat" => holds,
            // Nothing is placed on a wall, and where it is no threat there are no walls to break.
            "wall-breaker" => kind == ONLY_CAPTURE,
            _ => true,
        }
    }

    fn themes(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> Vec<&'static str> {
        let Some(line) = PlayedLine::new(position, solution) else {
            return Vec::new();
        };
        (THEMES.iter().zip(PREDICATES))
            .filter(|(_, holds)| holds(&line))
            .map(|(theme, _)| theme.id)
            .collect()
    }
}
