//! The engine of Octopus.
//!
//! | seats | tiles in hand | search | result |
//! |---|---|---|---|
//! | 1, 2 | at most [`ENDGAME_TILES`] | `endgame`: alpha-beta with proved bounds on the points of every tile | exact margins |
//! | 1, 2 | more | [`mcts`](tessera_search::mcts) with greedy playouts (`playouts`) | estimates |
//! | 2, a total near its limit | any | [`alpha_beta`](tessera_search::alpha_beta) (`saturation`) | exact margins at the end, estimates earlier |
//! | 3 to 6 | any | [`mcts`](tessera_search::mcts) with greedy playouts; near the end also alpha-beta on the [paranoid reduction](tessera_search::paranoid) | estimates, proved wins and bounds |
//!
//! The margin is the seat's total less the best of the others'; with one seat it is its total.
//! `docs/engines/octopus.md` has the figures.

mod analysis;
mod endgame;
mod evaluation;
mod levels;
mod one_ply;
mod playouts;
mod sampled;
mod saturation;
#[cfg(test)]
mod tests;

pub use analysis::ENDGAME_TILES;
pub use endgame::{solve, values};

use super::{Engine, Level, Question};
use playouts::Playouts;
use tessera_rules::game::Seat;
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::{Budget, Report};

impl Engine for Octopus {
    const ENGINE_VERSION: &'static str = "9";
    const LEVEL_ELO: [u16; 8] = [1000, 1090, 1200, 1310, 1460, 1580, 1750, 1870];
    const DEFAULT_NODES: u64 = 300_000;
    const ENDGAME_NODES: u64 = 3_000_000;
    const MAX_NODES: u64 = 20_000_000;

    fn level_nodes(level: Level) -> u64 {
        levels::nodes(level)
    }

    fn analyse(
        &self,
        question: &Question<Placement>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Placement>),
    ) -> Report<Placement> {
        let playouts = Playouts::of(self);
        analysis::analyse(self, question, playouts, budget, progress)
    }

    fn default_nodes(&self) -> u64 {
        match analysis::is_endgame(self) && self.adds_up() {
            true => Self::ENDGAME_NODES,
            false => Self::DEFAULT_NODES,
        }
    }

    fn final_margin(&self, seat: Seat) -> Option<f64> {
        tessera_search::playout::margin(self, seat.index()).map(|margin| margin as f64)
    }

    /// Octopus has no draws by repetition.
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
