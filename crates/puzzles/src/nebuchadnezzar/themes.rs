//! Themes: predicates on the position and the main line.

use super::kinds::{GREAT_SACRIFICE, IN_1, IN_2, ONLY_CAPTURE, OUTNUMBERED, asks_to_hold};
use super::line::{PlayedLine, THEMES};
use crate::game::{Theme, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

impl Themed for Nebuchadnezzar {
    type Line = PlayedLine;

    const THEMES: &'static [Theme<Nebuchadnezzar>] = THEMES;
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

    fn line(position: &Nebuchadnezzar, solution: &ProvedSolution<Move>) -> Option<PlayedLine> {
        PlayedLine::new(position, solution)
    }
}
