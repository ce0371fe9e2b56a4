//! Themes: predicates on the position and the proved line.

use super::facts::{Facts, THEMES};
use super::kinds::{
    ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, LAST_PLACEMENTS, LEVEL_THE_SCORES, RAISE_THE_LOWEST,
    SPOIL_BOTH, TWO_PLACEMENTS,
};
use crate::game::{Theme, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::ingenious::{Ingenious, Move};

impl Themed for Ingenious {
    type Line = Facts;

    const THEMES: &'static [Theme<Ingenious>] = THEMES;
    /// They are about the chance to win.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[["only-win", "rescue"]];

    fn may_have(kind: usize, theme: &str) -> bool {
        let end = matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES);
        match theme {
            // They are about a second placement.
            "bonus-chain" | "own-run" | "patience" => {
                matches!(kind, EARN_A_BONUS | TWO_PLACEMENTS | ALL_SIX | CHAIN_OF_THREE)
            }
            // One placement, which raises the lowest colour and earns nothing.
            "quiet-start" | "double-bonus" | "overflow" | "exact-landing" => {
                kind != RAISE_THE_LOWEST && kind != SPOIL_BOTH
            }
            // They are about the solver's lowest colours.
            "twin-lows" | "both-lows" if kind == SPOIL_BOTH => false,
            "only-win" | "comeback" | "tie-break" => kind == LAST_PLACEMENTS,
            "rescue" => kind == LEVEL_THE_SCORES,
            "closes-the-board" | "denial" | "ends-the-game" => end,
            "miniature" => !end,
            _ => true,
        }
    }

    fn line(position: &Ingenious, solution: &ProvedSolution<Move>) -> Option<Facts> {
        Facts::of(position, solution)
    }
}
