//! The engine of Octopus.
//!
//! | seats | tiles in hand | search | says |
//! |---|---|---|---|
//! | 1, 2 | at most [`ENDGAME_TILES`] | `endgame`: alpha-beta with proved bounds on what every tile can earn | exact margins |
//! | 1, 2 | more | [`mcts`](tessera_search::mcts) with playouts that take points (`playouts`) | estimates |
//! | 2, a total near its limit | any | [`alpha_beta`](tessera_search::alpha_beta) (`saturation`) | exact margins at the end, estimates before |
//! | 3 to 6 | any | [`mcts`](tessera_search::mcts) with playouts that take points; near the end also alpha-beta on the [paranoid reduction](tessera_search::paranoid) | estimates, wins and bounds that are proved |
//!
//! The margin is the seat's total less the best of the others'; with one seat it is its total.
//! `docs/engines/octopus.md` has the figures.

mod endgame;
mod evaluation;
mod levels;
mod one_ply;
mod playouts;
mod sampled;
mod saturation;
#[cfg(test)]
mod tests;

pub use endgame::solve;

use super::{Engine, Level, Question};
use playouts::Playouts;
use tessera_rules::game::{Duel, Game, Seat};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::{Budget, Method, Report, Stats, StoppedBy, Value};

/// With at most so many tiles in hand one and two seats are searched to the end.
pub const ENDGAME_TILES: u32 = 10;

impl Engine for Octopus {
    const ENGINE_VERSION: &'static str = "8";
    const LEVEL_ELO: [u16; 8] = [1000, 1090, 1200, 1310, 1460, 1580, 1750, 1870];
    const DEFAULT_NODES: u64 = 300_000;
    const MAX_NODES: u64 = 20_000_000;

    fn analyse(
        &self,
        question: &Question<Placement>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Placement>),
    ) -> Report<Placement> {
        let playouts = Playouts::of(self);
        analyse(self, question, playouts, budget, progress)
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        tessera_search::playout::margin(self, seat.index()).map(|margin| margin as f64)
    }

    /// No position of this game is drawn by its next occurrence.
    fn reply_with_drawn(
        &self,
        _: &[u128],
        level: Level,
        seed: u64,
        budget: &mut Budget,
    ) -> Placement {
        levels::reply(self, level, seed, budget)
    }
}

/// The report on a position; `playouts` are for the search that samples.
fn analyse(
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
    if position.seats() <= 2 && position.tiles_left() <= ENDGAME_TILES {
        endgame::analyse(position, question, budget, progress)
    } else {
        sampled::analyse(position, question, playouts, budget, progress)
    }
}

/// The report on a finished position, from the view of seat 0.
fn over(position: &Octopus) -> Report<Placement> {
    let margin = tessera_search::playout::margin(position, 0).unwrap_or(0) as i32;
    let value = Value {
        margin: Some(f64::from(margin)),
        plies: Some(0),
        ..Value::exact(evaluation::outcome(position, margin))
    };
    let stats = Stats {
        nodes: 0,
        depth: 0,
        engine: Method::OctopusEndgame,
        stopped_by: StoppedBy::Proved,
    };
    Report::new(value, Vec::new(), stats)
}
