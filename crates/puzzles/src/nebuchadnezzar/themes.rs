//! Themes: predicates on the position and the main line.

use super::kinds::{IN_1, IN_3, IN_4, ONLY_CAPTURE, asks_to_hold};
use super::line::{PREDICATES, PlayedLine};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        description: "The solution begins with a placement, although captures are possible.",
    },
    ThemeCard {
        id: "modest-capture",
        description: "The solution begins with a capture that flips fewer discs than another would.",
    },
    ThemeCard {
        id: "last-disc",
        description: "The winning capture flips a single disc, the opponent's last.",
    },
    ThemeCard {
        id: "great-capture",
        description: "The winning capture flips a quarter of the board or more.",
    },
    ThemeCard {
        id: "corner-capture",
        description: "The rectangle of the winning capture lies in a corner of the board: two edges are its walls.",
    },
    ThemeCard {
        id: "borrowed-wall",
        description: "One wall of a capture in the solution consists of the opponent's discs.",
    },
    ThemeCard {
        id: "forced-pass",
        description: "On the main line the opponent can neither place nor capture and must pass.",
    },
    ThemeCard {
        id: "only-reply",
        description: "On the main line the opponent has a single move, and it is not a pass.",
    },
    ThemeCard {
        id: "sacrifice",
        description: "On the main line the opponent flips discs of the solver, and loses all the same.",
    },
    ThemeCard {
        id: "recapture",
        description: "On the main line the solver flips a disc that the opponent has just flipped.",
    },
    ThemeCard {
        id: "outnumbered",
        description: "The solver has less than half as many discs as the opponent.",
    },
    ThemeCard {
        id: "outpost",
        description: "The only placement is next to none of the solver's discs.",
    },
    ThemeCard {
        id: "bridge",
        description: "The only placement joins the solver's discs on two sides or more.",
    },
    ThemeCard {
        id: "resist-temptation",
        description: "The solver could capture, but only the placement holds.",
    },
    ThemeCard {
        id: "last-cell",
        description: "The solution fills the last empty cell of the board.",
    },
    ThemeCard {
        id: "hidden-move",
        description: "At least half of the moves flip more discs than the first one.",
    },
    ThemeCard {
        id: "neutral-walls",
        description: "The winning capture reaches from edge to edge: two opposite edges are neutral walls.",
    },
    ThemeCard {
        id: "narrow-capture",
        description: "The winning capture is one cell wide, and three long or more.",
    },
    ThemeCard {
        id: "built-wall",
        description: "A wall of the winning capture has a disc that the solver placed or flipped before.",
    },
    ThemeCard {
        id: "seesaw",
        description: "One disc is flipped three times or more.",
    },
    ThemeCard {
        id: "no-room",
        description: "The opponent could place a disc before the first move, and can't after it.",
    },
    ThemeCard {
        id: "single-file",
        description: "The opponent has a single move at each of two replies or more.",
    },
    ThemeCard {
        id: "great-sacrifice",
        description: "The opponent flips four discs of the solver or more at once, and loses all the same.",
    },
    ThemeCard {
        id: "handful",
        description: "The solver has at most three discs at first.",
    },
    ThemeCard {
        id: "counter-threat",
        description: "The only move that holds threatens to take everything with the next one.",
    },
    ThemeCard {
        id: "wall-breaker",
        description: "The opponent threatens to take everything, and the only move changes a wall that it needs.",
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
