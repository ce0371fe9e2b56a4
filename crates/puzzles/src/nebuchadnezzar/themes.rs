//! Themes: predicates on the position and the main line.

use tessera_messages::Id;

use super::kinds::{GREAT_SACRIFICE, IN_1, IN_2, ONLY_CAPTURE, OUTNUMBERED, asks_to_hold};
use super::line::{PREDICATES, PlayedLine};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard { id: "quiet-move", description: Id("theme-nebuchadnezzar-quiet-move") },
    ThemeCard { id: "modest-capture", description: Id("theme-nebuchadnezzar-modest") },
    ThemeCard { id: "last-disc", description: Id("theme-nebuchadnezzar-last-disc") },
    ThemeCard { id: "great-capture", description: Id("theme-nebuchadnezzar-great") },
    ThemeCard { id: "corner-capture", description: Id("theme-nebuchadnezzar-corner") },
    ThemeCard { id: "borrowed-wall", description: Id("theme-nebuchadnezzar-borrowed") },
    ThemeCard { id: "forced-pass", description: Id("theme-nebuchadnezzar-forced-pass") },
    ThemeCard { id: "only-reply", description: Id("theme-nebuchadnezzar-only-reply") },
    ThemeCard { id: "sacrifice", description: Id("theme-nebuchadnezzar-sacrifice") },
    ThemeCard { id: "recapture", description: Id("theme-nebuchadnezzar-recapture") },
    ThemeCard { id: "outnumbered", description: Id("theme-nebuchadnezzar-outnumbered") },
    ThemeCard { id: "outpost", description: Id("theme-nebuchadnezzar-outpost") },
    ThemeCard { id: "bridge", description: Id("theme-nebuchadnezzar-bridge") },
    ThemeCard { id: "resist-temptation", description: Id("theme-nebuchadnezzar-resist") },
    ThemeCard { id: "last-cell", description: Id("theme-nebuchadnezzar-last-cell") },
    ThemeCard { id: "hidden-move", description: Id("theme-nebuchadnezzar-hidden-move") },
    ThemeCard { id: "neutral-walls", description: Id("theme-nebuchadnezzar-neutral-walls") },
    ThemeCard { id: "narrow-capture", description: Id("theme-nebuchadnezzar-narrow-capture") },
    ThemeCard { id: "built-wall", description: Id("theme-nebuchadnezzar-built-wall") },
    ThemeCard { id: "seesaw", description: Id("theme-nebuchadnezzar-seesaw") },
    ThemeCard { id: "no-room", description: Id("theme-nebuchadnezzar-no-room") },
    ThemeCard { id: "single-file", description: Id("theme-nebuchadnezzar-single-file") },
    ThemeCard { id: "great-sacrifice", description: Id("theme-nebuchadnezzar-great-sacrifice") },
    ThemeCard { id: "counter-threat", description: Id("theme-nebuchadnezzar-counter-threat") },
    ThemeCard { id: "wall-breaker", description: Id("theme-nebuchadnezzar-wall-breaker") },
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
            // The question tells it.
            "great-sacrifice" | "sacrifice" if kind == GREAT_SACRIFICE => false,
            "outnumbered" if kind == OUTNUMBERED => false,
            "outpost" | "bridge" | "resist-temptation" => holds && kind != ONLY_CAPTURE,
            "last-disc" | "great-capture" | "corner-capture" | "modest-capture"
            | "borrowed-wall" | "neutral-walls" | "narrow-capture" => !holds,
            // A capture wins at once.
            "last-cell" => kind != IN_1 && kind != ONLY_CAPTURE,
            "hidden-move" => kind != IN_1,
            // They are about a second move, of the solver or of the opponent.
            "quiet-move" | "forced-pass" | "only-reply" | "sacrifice" | "recapture"
            | "built-wall" | "seesaw" | "no-room" | "great-sacrifice" => !holds && kind != IN_1,
            "single-file" => !holds && !matches!(kind, IN_1 | IN_2),
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
