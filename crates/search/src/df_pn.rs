//! Depth-first proof-number search: can a seat force a win?
//!
//! Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications" (2002), with the 1 + ε thresholds of
//! Pawlewicz and Lew, "Improving Depth-First PN-Search: 1 + ε Trick" (2007). Either side may be to move at the root,
//! and either may move several times in a row: a node is an OR node if the attacker moves there, whatever its parent
//! is.
//!
//! Only for games in which no position recurs: a disproof then holds on every line.
//!
//! # Use
//! ```
//! use tessera_rules::game::{Keyed, PerfectInfo, Seat, ZeroSum};
//! use tessera_search::{Budget, df_pn};
//!
//! fn forced<G: ZeroSum + PerfectInfo + Keyed>(game: &G, attacker: Seat) -> bool {
//!     let options = df_pn::Options::default();
//!     let mut budget = Budget::nodes(1_000_000);
//!     let proof = df_pn::prove(game, attacker, &mut df_pn::Plain, &options, &mut budget);
//!     proof.verdict == df_pn::Verdict::Proved
//! }
//! ```

mod heuristic;
mod numbers;
mod search;

#[cfg(test)]
mod tests;

pub use heuristic::{Heuristic, Plain};
pub use numbers::{INFINITE, Number};
pub use search::MAX_PLY;

use super::budget::{Budget, StoppedBy};
use super::table::Table;
use search::Search;
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Seat, ZeroSum, difference};

/// Result of a proof search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The attacker can force a win.
    Proved,
    /// The attacker can't: the game is drawn or lost for it.
    Disproved,
    /// The budget ended first.
    Unknown,
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proof<M> {
    /// Result of the search.
    pub verdict: Verdict,
    /// For a proved win: a legal line of the proof, the attacker's moves against the most stubborn replies. It reaches
    /// the end of the game if the table was large enough to keep the proof, or the budget to find lost entries again.
    pub line: Vec<M>,
    /// For a proved win: upper bound of its length in plies.
    pub within: Option<u32>,
    /// Number of positions entered.
    pub nodes: u64,
    /// Reason for which the search ended.
    pub stopped_by: StoppedBy,
}

/// Options of the search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// The first moves to consider; all if `None`. With several, a proof means that the attacker wins with one of them
    /// (or, if the opponent moves first, against each of them).
    pub moves: Option<Vec<M>>,
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options { moves: None, table_bytes: 64 << 20 }
    }
}

/// Tries to prove that `attacker` can force a win, spending at most the budget.
pub fn prove<G, H>(
    game: &G,
    attacker: Seat,
    heuristic: &mut H,
    options: &Options<G::Move>,
    budget: &mut Budget,
) -> Proof<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    H: Heuristic<G>,
{
    const { assert!(matches!(G::REPETITION, Repetition::Never)) };
    let before = budget.spent();
    let mut game = game.clone();
    let mut proof = Proof {
        verdict: Verdict::Unknown,
        line: Vec::new(),
        within: None,
        nodes: 0,
        stopped_by: StoppedBy::Proved,
    };
    if game.is_over() {
        proof.verdict = if difference(&game, attacker) > 0 {
            proof.within = Some(0);
            Verdict::Proved
        } else {
            Verdict::Disproved
        };
        return proof;
    }
    let reserve = budget.left() / 16;
    budget.hold_back(reserve);
    let table = Table::new(budget.table_bytes(options.table_bytes), budget.left());
    let first = options.moves.as_deref();
    let mut search = Search::new(attacker, heuristic, budget, table, first);
    let root = search.solve(&mut game);
    proof.verdict = match (root.pn, root.dn) {
        (0, _) => Verdict::Proved,
        (_, 0) => Verdict::Disproved,
        _ => Verdict::Unknown,
    };
    if proof.verdict == Verdict::Unknown {
        proof.stopped_by = search.budget.stopped().unwrap_or(StoppedBy::Depth);
    }
    search.stopped = !search.budget.release();
    search.first = None;
    let first = search.root_best;
    if proof.verdict == Verdict::Proved {
        proof.within = Some(root.within);
        proof.line = search.line(&mut game, first);
    }
    proof.nodes = search.budget.spent() - before;
    proof
}
