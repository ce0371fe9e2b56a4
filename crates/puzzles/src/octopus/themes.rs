//! Themes: predicates on the position and the proved line.

use super::facts::{Facts, THEMES};
use super::kinds::{
    BEST_LINE, BIGGEST_SCORE, EIGHT_TILES, LAST_TILE, LAST_WORD, SAVE_THE_GAME, THREE_SEATS,
    WHICH_TILE_TO_KEEP, WIN_THE_ENDGAME,
};
use crate::game::{Theme, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::octopus::{Octopus, Placement};

impl Themed for Octopus {
    type Line = Facts;

    const THEMES: &'static [Theme<Octopus>] = THEMES;
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

    fn line(position: &Octopus, solution: &ProvedSolution<Placement>) -> Option<Facts> {
        Facts::of(position, solution)
    }
}
