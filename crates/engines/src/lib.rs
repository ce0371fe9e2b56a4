//! The engines of the five games: each adapts its game to the searches and chooses the search for a position.
//!
//! An engine answers questions about one position ([`Engine::analyse`]) and plays at eight levels ([`Engine::reply`]).
//! It knows nothing of JSON, HTTP, caches or clocks. The same position, question and budget in nodes always give the
//! same report, with any number of threads ([`Budget::with_threads`]).
//!
//! A program needs only this crate: it exports [`rules`] and [`search`], the crates below it. `examples/levels.rs` plays a
//! whole game.
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
    /// Version of the engine. It changes whenever the answer to some question does.
    const ENGINE_VERSION: &'static str;
    /// Approximate Elo of each [`Level`], ascending: from matches of each level against the one below, on a scale of
    /// this game alone, on which level 1 has 1000. `docs/measurements/strength.md` lists the matches.
    const LEVEL_ELO: [u16; 8];
    /// Nodes of an analysis whose request gives no number: enough for an answer within about a second.
    const DEFAULT_NODES: u64;
    /// The same near the end of the game: enough to prove most values, within some seconds.
    const ENDGAME_NODES: u64 = Self::DEFAULT_NODES;
    /// Most nodes of an analysis in a request. Larger budgets use another search in some games, one that several
    /// threads can share.
    const MAX_NODES: u64;

    /// Most nodes of a reply of a [`Level`], in any form of the game; a higher level has at least as many. A level that
    /// rates its moves without entering the positions after them spends none.
    fn level_nodes(level: Level) -> u64;

    /// Analyses this position, in which a seat is to move.
    ///
    /// `progress` gets a report after every completed step (deepening, halving, batch of playouts); the last report is
    /// returned instead of passed to it. A report has `question.lines` lines, or as many as there are moves to
    /// consider; every principal variation is legal to its last move. A value is `exact` only when it was proved
    /// without heuristic pruning. With a budget that ends at once the report still has lines, valued as well as
    /// possible without search.
    fn analyse(
        &self,
        question: &Question<Self::Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Self::Move>),
    ) -> Report<Self::Move>;

    /// Nodes of an analysis of this position whose request gives no number.
    fn default_nodes(&self) -> u64 {
        Self::DEFAULT_NODES
    }

    /// Returns the key of this position for [`Question::drawn`] if the position may occur again in a game that has
    /// reached `now`. `None` if it can't, and in games without draws by repetition.
    fn recurrence(&self, _now: &Self) -> Option<u128> {
        None
    }

    /// Returns the margin of this finished position for `seat` over the others, in points; `None` if the game has no
    /// points. Defined as [`tessera_search::Value::margin`] of a proved value.
    fn final_margin(&self, _seat: Seat) -> Option<f64> {
        None
    }

    /// Returns the move that a player of `level` would choose in this position, in which a seat is to move. The same
    /// seed gives the same move.
    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Self::Move {
        self.reply_with_drawn(&[], level, seed, budget)
    }

    /// Same as [`Engine::reply`], in a game in which some positions are drawn by their next occurrence: `drawn` is as
    /// [`Question::drawn`].
    fn reply_with_drawn(
        &self,
        drawn: &[u128],
        level: Level,
        seed: u64,
        budget: &mut Budget,
    ) -> Self::Move;
}
