//! Themes: predicates on the position and the main line.

use super::kinds::{GIVE_ROOM, LAST_TILES, LENT_SLOT, OUTLAST, SQUEEZE, asks_to_hold};
use super::line::{Line, THEMES};
use crate::game::{Theme, Themed};
use crate::solution::ProvedSolution;
use tessera_rules::temple::{Move, Temple};

impl Themed for Temple {
    type Line = Line;

    const THEMES: &'static [Theme<Temple>] = THEMES;
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

    fn line(position: &Temple, solution: &ProvedSolution<Move>) -> Option<Line> {
        Line::new(position, solution)
    }
}
