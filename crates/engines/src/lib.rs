//! The engines of the five games: what searches need to know of a game, and which of them it asks.
//!
//! An engine answers questions about one position ([`Engine::analyse`]) and plays at eight levels ([`Engine::reply`]). It
//! knows nothing of JSON, HTTP, caches or clocks. The same position, question and budget in nodes always give the same
//! report, with any number of threads ([`Budget::with_threads`]).
//!
//! A program needs this crate alone: [`rules`] and [`search`] are the crates below it. `examples/bot.rs` plays a whole
//! game.
//!
//! ```
//! use tessera_engines::rules::game::Game;
//! use tessera_engines::rules::themisto::Themisto;
//! use tessera_engines::search::Budget;
//! use tessera_engines::{Engine, Level, Question};
//!
//! let mut game = Themisto::start();
//! let question = Question::about_all(&game, 3, 0);
//! let report = game.analyse(&question, &mut Budget::nodes(1_000), &mut |_| {});
//! assert_eq!(report.lines.len(), 3);
//! assert_eq!(report.value, report.lines[0].value);
//!
//! let level = Level::new(2).expect("levels are 1 to 8");
//! let m = game.reply(level, 7, &mut Budget::nodes(1_000));
//! game.play(m);
//! ```

mod attention;
pub mod ingenious;
pub mod level;
pub mod nebuchadnezzar;
pub mod octopus;
pub mod temple;
pub mod themisto;

use tessera_rules::game::{Position, Seat, Symmetric};
use tessera_search::{Budget, Report};

pub use level::Level;
pub use tessera_rules as rules;
pub use tessera_search as search;
pub use tessera_search::Question;

/// A game that can be analysed.
pub trait Engine: Position + Symmetric {
    /// Changes whenever the answer to some question does.
    const ENGINE_VERSION: &'static str;
    /// A rough Elo of each [`Level`], ascending: from matches of each level against the one below, on a scale of this game
    /// alone, on which level 1 has 1000. `docs/measurements/strength.md` has the matches.
    const LEVEL_ELO: [u16; 8];
    /// Most nodes of a reply of [`Level::MAX`], in whichever form of the game.
    const STRONGEST_NODES: u64;
    /// Nodes of an analysis that asks for no number: an answer within about a second.
    const DEFAULT_NODES: u64;
    /// Most nodes of an analysis that a request makes. With a larger budget some games are searched in another way, which
    /// several threads can share.
    const MAX_NODES: u64;

    /// Analyses this position, in which a seat is due.
    ///
    /// `progress` gets a report after every completed step (deepening, halving, batch of playouts); the
    /// last report is returned, not handed to it. A report has `question.lines` lines, or as many as
    /// there are moves to consider; every principal variation is legal to its last move. A value is
    /// `exact` only when it was proved without heuristic pruning. With a budget that ends at once the
    /// report still has lines, valued as well as no search allows.
    fn analyse(
        &self,
        question: &Question<Self::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Self::Move>),
    ) -> Report<Self::Move>;

    /// What stands for this position in [`Question::drawn`] when it may occur once more in a game that has reached
    /// `now`. `None` when it can't, and in games that know no draw by repetition.
    fn recurrence(&self, _now: &Self) -> Option<u128> {
        None
    }

    /// What separates this finished position's result for `seat` from the others', in points; `None` where the
    /// game has no points. As [`tessera_search::Value::margin`] of a proved value.
    fn final_margin(&self, _seat: Seat) -> Option<f64> {
        None
    }

    /// The move that a player of `level` would choose in this position, in which a seat is due. The same
    /// seed gives the same move.
    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Self::Move {
        self.reply_with_drawn(&[], level, seed, budget)
    }

    /// As [`Engine::reply`], in a game in which some positions are drawn by their next occurrence: `drawn` is as
    /// [`Question::drawn`].
    fn reply_with_drawn(
        &self,
        drawn: &[u128],
        level: Level,
        seed: u64,
        budget: &mut Budget,
    ) -> Self::Move;
}
