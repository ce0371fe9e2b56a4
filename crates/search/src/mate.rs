//! Mate search: does a seat win within a number of plies?
//!
//! The search looks for a win within one ply, two, three and so on, of the seat that moves and of the other in turn,
//! over an AND/OR tree with a transposition table (iterative deepening: Korf, "Depth-First Iterative-Deepening", 1985).
//! A node that is new to a deep iteration first gets the shallower searches. The result is the shortest win, with its
//! length. The search suits games that end early by force among many moves, if few of these can end the game: the last
//! ply of every line examines only those ([`Knowledge::finishing`]).
//!
//! Only for games without repetition: [`prove`] does not compile for others.
//!
//! # Use
//! ```
//! use tessera_rules::game::Position;
//! use tessera_rules::temple::Temple;
//! use tessera_search::{Budget, mate};
//!
//! struct Taking;
//! impl mate::Knowledge<Temple> for Taking {
//!     const ALTERNATING: bool = true;
//! }
//!
//! let temple = Temple::from_key("F0,0=R1|R2,B2|R,B|0|published").expect("a position");
//! let solution = mate::prove(&temple, &mut Taking, &mate::Options::default(), &mut Budget::nodes(1000));
//! assert_eq!(solution.decided.map(|decided| decided.plies), Some(1));
//! ```

mod knowledge;
mod search;
mod solution;

#[cfg(test)]
mod tests;

pub use knowledge::Knowledge;
pub use solution::{Decided, Ending, Solution};

use super::budget::{Budget, StoppedBy};
use search::{Memory, Search};
use tessera_rules::game::{Keyed, PerfectInfo, Repetition, Turn, ZeroSum};

/// Greatest number of plies of a question.
pub const MAX_PLY: u32 = 200;

/// Options of the search.
#[derive(Debug, Clone)]
pub struct Options<M> {
    /// The first moves to consider; all if `None`. The others are treated as non-existent.
    pub moves: Option<Vec<M>>,
    /// Size of the transposition table in bytes.
    pub table_bytes: usize,
}

impl<M> Default for Options<M> {
    fn default() -> Options<M> {
        Options { moves: None, table_bytes: 64 << 20 }
    }
}

/// Searches for a forced win of either seat, the shortest first, spending at most the budget.
pub fn prove<G, K>(
    game: &G,
    knowledge: &mut K,
    options: &Options<G::Move>,
    budget: &mut Budget,
) -> Solution<G::Move>
where
    G: ZeroSum + PerfectInfo + Keyed,
    K: Knowledge<G>,
{
    Mate::new(game, knowledge, options, budget).go_on(knowledge, budget)
}

/// A search that can be continued.
pub struct Mate<G: ZeroSum> {
    game: G,
    /// The moves considered; moves that do not lose come first, as far as known.
    moves: Vec<G::Move>,
    depth: u32,
    memory: Memory<G::Move>,
}

impl<G: ZeroSum + PerfectInfo + Keyed> Mate<G> {
    /// Prepares a search that spends at most the nodes left in the budget.
    pub fn new<K: Knowledge<G>>(
        game: &G,
        knowledge: &mut K,
        options: &Options<G::Move>,
        budget: &Budget,
    ) -> Mate<G> {
        const { assert!(matches!(G::REPETITION, Repetition::Never)) };
        let mut mate = Mate {
            game: game.clone(),
            moves: Vec::new(),
            depth: 0,
            memory: Memory::new(budget.table_bytes(options.table_bytes), budget.left()),
        };
        if let Turn::Seat(me) = game.turn() {
            game.moves(&mut mate.moves);
            if let Some(only) = &options.moves {
                mate.moves.retain(|m| only.contains(m));
            }
            let mut scores = vec![0; mate.moves.len()];
            knowledge.order(game, me, &mate.moves, &mut scores);
            let mut rated: Vec<_> = scores.into_iter().zip(mate.moves.drain(..)).collect();
            rated.sort_by_key(|&(score, _)| std::cmp::Reverse(score));
            mate.moves.extend(rated.into_iter().map(|(_, m)| m));
        }
        mate
    }

    /// Continues the search from the end of the last call, spending at most the budget.
    pub fn go_on<K: Knowledge<G>>(
        &mut self,
        knowledge: &mut K,
        budget: &mut Budget,
    ) -> Solution<G::Move> {
        let mut solution =
            Solution { decided: None, depth: self.depth, stopped_by: StoppedBy::Proved };
        let Turn::Seat(me) = self.game.turn() else {
            return solution;
        };
        let limit = budget.depth().unwrap_or(MAX_PLY).min(MAX_PLY);
        let reserve = budget.left() / 16;
        budget.hold_back(reserve);
        let mut search =
            Search { attacker: me, knowledge, budget, memory: &mut self.memory, stopped: false };
        while solution.decided.is_none() && self.depth < limit && !self.moves.is_empty() {
            let decided = search.within(&mut self.game, me, &mut self.moves, self.depth + 1);
            if search.stopped {
                break;
            }
            self.depth += 1;
            solution.decided = decided;
        }
        solution.depth = self.depth;
        if solution.decided.is_none() {
            solution.stopped_by = search.budget.stopped().unwrap_or(StoppedBy::Depth);
        }
        search.stopped = !search.budget.release();
        if let Some(decided) = &mut solution.decided {
            search.attacker = decided.winner;
            for line in &mut decided.lines {
                search.complete(&mut self.game, line);
            }
        }
        solution
    }
}
