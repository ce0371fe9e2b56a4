//! Themes: predicates on the position and the proved line.

use super::facts::Facts;
use super::kinds::{
    BEST_LINE, BIGGEST_SCORE, EIGHT_TILES, LAST_TILE, LAST_WORD, SAVE_THE_GAME, THREE_SEATS,
    WHICH_TILE_TO_KEEP, WIN_THE_ENDGAME,
};
use crate::game::{ThemeCard, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::octopus::{Octopus, Placement};

/// All themes.
const THEMES: &[ThemeCard] = &[
    ThemeCard {
        id: "quiet-move",
        description: "A move of the solution scores 1 point or none, where another placement scores 4 or more.",
    },
    ThemeCard {
        id: "denial",
        description: "The first move takes the cell on which the opponent could score most, at least 2 points more than elsewhere.",
    },
    ThemeCard {
        id: "poisoned-bait",
        description: "Whichever first move scores most, it lets the opponent score more than it could before.",
    },
    ThemeCard {
        id: "set-up",
        description: "After the first move a tile that stays in hand can score more than any of them could before.",
    },
    ThemeCard {
        id: "fork",
        description: "After the first move there are two cells on each of which a tile that stays in hand can score more than \
            any of them could before.",
    },
    ThemeCard {
        id: "patience",
        description: "The placement that scores most at first is made too, but later.",
    },
    ThemeCard {
        id: "stepping-stone",
        description: "A later move of the solution goes to a cell that was not open at first.",
    },
    ThemeCard {
        id: "own-trail",
        description: "A later move of the solution scores over a tile that the solution placed before.",
    },
    ThemeCard {
        id: "bridge",
        description: "A move of the solution scores runs of its colour, or of its number, in two opposite directions.",
    },
    ThemeCard {
        id: "long-run",
        description: "A move of the solution scores a run of four tiles or more.",
    },
    ThemeCard {
        id: "many-arms",
        description: "A move of the solution scores in five directions or more.",
    },
    ThemeCard {
        id: "comeback",
        description: "The solver is behind before the first move and wins the game.",
    },
    ThemeCard {
        id: "sacrifice",
        description: "The first move scores at least 3 points less than another placement.",
    },
    ThemeCard {
        id: "scoreless",
        description: "A move of the solution scores nothing.",
    },
    ThemeCard {
        id: "outpost",
        description: "The first move goes to a cell with at most two tiles in the eight cells around it.",
    },
    ThemeCard {
        id: "hole",
        description: "A move of the solution goes to a cell with tiles on all four sides.",
    },
    ThemeCard {
        id: "double-count",
        description: "A move of the solution scores for its colour and for its number.",
    },
    ThemeCard {
        id: "diagonals",
        description: "The first move scores 2 points or more, all of them along diagonals.",
    },
    ThemeCard {
        id: "kept-back",
        description: "No tile that could score most at first is placed.",
    },
    ThemeCard {
        id: "right-tile",
        description: "A placement that scores more than the first move, and most of all, uses the same tile on another cell.",
    },
    ThemeCard {
        id: "right-cell",
        description: "A placement that scores more than the first move, and most of all, uses another tile on the same cell.",
    },
    ThemeCard {
        id: "crescendo",
        description: "The solution has several moves, and each scores more than the one before.",
    },
    ThemeCard {
        id: "straight-line",
        description: "The solution has several moves, all in one row, column or diagonal.",
    },
    ThemeCard {
        id: "far-apart",
        description: "Two moves of the solution are three cells or more apart.",
    },
    ThemeCard {
        id: "shared-win",
        description: "The game ends level after the solution.",
    },
    ThemeCard {
        id: "by-one-point",
        description: "The solver ends one point ahead.",
    },
    ThemeCard {
        id: "one-suit",
        description: "All tiles in the solver's hand, two or more, have one colour or one number.",
    },
    ThemeCard {
        id: "miniature",
        description: "At most six tiles lie on the board.",
    },
    ThemeCard {
        id: "last-placement",
        description: "The solver places the last tile of the game.",
    },
];

impl Themed for Octopus {
    const THEMES: &'static [ThemeCard] = THEMES;
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[["shared-win", "by-one-point"]];

    fn may_have(kind: usize, theme: &str) -> bool {
        let several = matches!(
            kind,
            WHICH_TILE_TO_KEEP | BEST_LINE | LAST_WORD | WIN_THE_ENDGAME | SAVE_THE_GAME
        );
        let alone = matches!(kind, WHICH_TILE_TO_KEEP | BEST_LINE);
        let to_the_end = (LAST_TILE..=EIGHT_TILES).contains(&kind);
        match theme {
            // The move that scores most is the solution there, and nothing after it counts.
            "quiet-move" | "sacrifice" | "scoreless" | "right-tile" | "right-cell" => {
                kind != BIGGEST_SCORE
            }
            "set-up" | "fork" => kind != BIGGEST_SCORE && kind != LAST_TILE,
            "one-suit" => kind != LAST_TILE,
            // They are about one opponent that moves next; of two, one replies to the other.
            "denial" | "poisoned-bait" => !alone && kind != BIGGEST_SCORE && kind != THREE_SEATS,
            // They are about a second move.
            "patience" | "stepping-stone" | "own-trail" | "crescendo" | "straight-line"
            | "far-apart" => several,
            "comeback" => matches!(kind, WIN_THE_ENDGAME | EIGHT_TILES),
            "kept-back" => kind == WHICH_TILE_TO_KEEP,
            "shared-win" => to_the_end && !matches!(kind, WIN_THE_ENDGAME | EIGHT_TILES),
            // Totals are set so that all of the last type are won by so little.
            "by-one-point" => to_the_end && !matches!(kind, SAVE_THE_GAME | EIGHT_TILES),
            "last-placement" => to_the_end && !matches!(kind, LAST_TILE | EIGHT_TILES),
            _ => true,
        }
    }

    fn themes(position: &Octopus, solution: &ProvedSolution<Placement>) -> Vec<&'static str> {
        let Some(facts) = Facts::of(position, solution) else {
            return Vec::new();
        };
        let ids = THEMES.iter().map(|card| card.id);
        ids.filter(|id| facts.bear(id)).collect()
    }
}
