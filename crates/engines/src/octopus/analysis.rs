//! Choice of the search for a position.

use super::playouts::Playouts;
use super::{endgame, evaluation, sampled, saturation};
use crate::Question;
use tessera_rules::game::{Duel, Game};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::{Budget, Method, Report, Stats, StoppedBy, Value};

/// One- and two-seat positions are searched to the end if at most this many tiles are in hand.
pub const ENDGAME_TILES: u32 = 10;

/// Reports on a position; the search that samples uses `playouts`.
pub(super) fn analyse(
    position: &Octopus,
    question: &Question<Placement>,
    playouts: Playouts,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    if position.is_over() {
        return over(position);
    }
    if !position.adds_up()
        && let Some(duel) = Duel::new(position.clone())
    {
        return saturation::analyse(&duel, question, budget, progress);
    }
    if is_endgame(position) {
        endgame::analyse(position, question, budget, progress)
    } else {
        sampled::analyse(position, question, playouts, budget, progress)
    }
}

/// True if a position is searched to the end of the game.
pub(super) fn is_endgame(position: &Octopus) -> bool {
    position.seats() <= 2 && position.tiles_left() <= ENDGAME_TILES
}

/// Reports on a finished position, from the view of seat 0.
fn over(position: &Octopus) -> Report<Placement> {
    let margin = tessera_search::playout::margin(position, 0).unwrap_or(0) as i32;
    let value = Value {
        margin: Some(f64::from(margin)),
        plies: Some(0),
        ..Value::exact(evaluation::outcome(position, margin))
    };
    let stats =
        Stats { nodes: 0, depth: 0, engine: Method::OctopusEndgame, stopped_by: StoppedBy::Proved };
    Report::new(value, Vec::new(), stats)
}
