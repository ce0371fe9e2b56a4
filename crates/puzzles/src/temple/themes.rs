//! Themes: predicates on the position and the main line.

use super::kinds::{LAST_TILES, OUTLAST, SQUEEZE, asks_to_hold};
use super::line::{Line, PREDICATES};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::temple::{Move, Temple};

/// All themes, in the order of [`PREDICATES`].
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "single-burden",
        description: "The stranded player is left with one tile of its active colour.",
    },
    ThemeCard {
        id: "stuck-one",
        description: "The stranded player is left with a 1 of its active colour, which fits only where it touches another 1.",
    },
    ThemeCard {
        id: "occupation",
        description: "The stranding move takes a slot that the opponent could have filled.",
    },
    ThemeCard {
        id: "no-entry",
        description: "The stranding move takes none of the opponent's slots: it spoils them from a slot beside them.",
    },
    ThemeCard {
        id: "roof",
        description: "The stranding move places a top.",
    },
    ThemeCard {
        id: "walling-in",
        description: "The stranding move is made of walls alone.",
    },
    ThemeCard {
        id: "paving",
        description: "The stranding move is a floor.",
    },
    ThemeCard {
        id: "understatement",
        description: "The solution begins with fewer tiles than another move would place.",
    },
    ThemeCard {
        id: "clean-finish",
        description: "The solution begins by using up a colour.",
    },
    ThemeCard {
        id: "new-colour",
        description: "The solution begins by opening a colour.",
    },
    ThemeCard {
        id: "only-reply",
        description: "On the main line the opponent has one move, apart from the name of the colour that it opens.",
    },
    ThemeCard {
        id: "broad-front",
        description: "Before the solution the opponent could fill three shapes or more, and after it none.",
    },
    ThemeCard {
        id: "lifeline",
        description: "The move that holds makes new room: afterwards the solver can fill more shapes than before.",
    },
    ThemeCard {
        id: "quiet-start",
        description: "The first move threatens nothing: if the opponent could pass, the solver would not win at once.",
    },
    ThemeCard {
        id: "last-tile",
        description: "The solver wins by placing its last tile.",
    },
    ThemeCard {
        id: "run-on",
        description: "A move of the solver uses up a colour and runs on into another.",
    },
    ThemeCard {
        id: "miniature",
        description: "There are at most six tiles on the table.",
    },
    ThemeCard {
        id: "hidden-move",
        description: "At least half of the moves look better than the first one: they leave the opponent less room, or the solver more.",
    },
    ThemeCard {
        id: "tile-choice",
        description: "The first move places one tile in a slot that another tile of the solver would fit too, and that would be wrong.",
    },
    ThemeCard {
        id: "stepping-stone",
        description: "A later move of the solver fills a place that its first move opened.",
    },
    ThemeCard {
        id: "lent-slot",
        description: "The solver fills a place that the opponent's move before it opened.",
    },
    ThemeCard {
        id: "forced-tile",
        description: "At some turn on the main line every move of the opponent, who has several, places the same tile.",
    },
    ThemeCard {
        id: "both-stuck",
        description: "At the end the solver could not move either.",
    },
    ThemeCard {
        id: "counter-threat",
        description: "After the move that holds, the solver threatens to win at once.",
    },
    ThemeCard {
        id: "narrow-path",
        description: "After its first move the solver could fill one shape at most if it were to move again.",
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
