//! Themes: predicates on the position and the proved line.

use tessera_messages::Id;

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
    ThemeCard { id: "quiet-move", description: Id("theme-octopus-quiet-move") },
    ThemeCard { id: "denial", description: Id("theme-octopus-denial") },
    ThemeCard { id: "poisoned-bait", description: Id("theme-octopus-poisoned-bait") },
    ThemeCard { id: "set-up", description: Id("theme-octopus-set-up") },
    ThemeCard { id: "fork", description: Id("theme-octopus-fork") },
    ThemeCard { id: "patience", description: Id("theme-octopus-patience") },
    ThemeCard { id: "stepping-stone", description: Id("theme-octopus-stepping-stone") },
    ThemeCard { id: "own-trail", description: Id("theme-octopus-own-trail") },
    ThemeCard { id: "bridge", description: Id("theme-octopus-bridge") },
    ThemeCard { id: "long-run", description: Id("theme-octopus-long-run") },
    ThemeCard { id: "many-arms", description: Id("theme-octopus-many-arms") },
    ThemeCard { id: "comeback", description: Id("theme-octopus-comeback") },
    ThemeCard { id: "sacrifice", description: Id("theme-octopus-sacrifice") },
    ThemeCard { id: "scoreless", description: Id("theme-octopus-scoreless") },
    ThemeCard { id: "outpost", description: Id("theme-octopus-outpost") },
    ThemeCard { id: "hole", description: Id("theme-octopus-hole") },
    ThemeCard { id: "double-count", description: Id("theme-octopus-double-count") },
    ThemeCard { id: "diagonals", description: Id("theme-octopus-diagonals") },
    ThemeCard { id: "kept-back", description: Id("theme-octopus-kept-back") },
    ThemeCard { id: "right-tile", description: Id("theme-octopus-right-tile") },
    ThemeCard { id: "right-cell", description: Id("theme-octopus-right-cell") },
    ThemeCard { id: "crescendo", description: Id("theme-octopus-crescendo") },
    ThemeCard { id: "straight-line", description: Id("theme-octopus-straight-line") },
    ThemeCard { id: "far-apart", description: Id("theme-octopus-far-apart") },
    ThemeCard { id: "shared-win", description: Id("theme-octopus-shared-win") },
    ThemeCard { id: "by-one-point", description: Id("theme-octopus-by-one-point") },
    ThemeCard { id: "one-suit", description: Id("theme-octopus-one-suit") },
    ThemeCard { id: "miniature", description: Id("theme-octopus-miniature") },
    ThemeCard { id: "last-placement", description: Id("theme-octopus-last-placement") },
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
            // The biggest score lies in three directions or more.
            "outpost" => kind != BIGGEST_SCORE,
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
