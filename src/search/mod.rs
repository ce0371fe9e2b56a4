//! Searches over any game that has the properties they need. This layer knows no particular game.
//!
//! | search | for | says |
//! |---|---|---|
//! | [`alpha_beta`] | two seats, nothing hidden ([`ZeroSum`](crate::game::ZeroSum), [`PerfectInfo`](crate::game::PerfectInfo), [`Keyed`](crate::game::Keyed)) | values of the best moves: exact where proved, else a judgement |
//! | [`df_pn`] | the same | whether a seat can force a win |
//! | [`mate`] | the same, without repetition | who wins within so many plies |
//! | [`mcts`] | any number of seats, nothing hidden | sampled win probabilities; exact where the tree proves it |
//! | [`max_n`] | three and more seats, nothing hidden | an equilibrium; by the paranoid reduction what a seat gets at least |
//! | [`determinised`] | something hidden or random ([`Observe`](crate::game::Observe)) | sampled win probabilities |
//! | [`expectation`] | a little chance left | the exact expectation |
//! | [`minimax`] | tests | the truth, slowly |
//!
//! A game of several numbers of seats enters the searches for two as a [`Duel`](crate::game::Duel) or as a
//! [`Paranoid`](max_n::Paranoid).
//!
//! All of them spend a [`Budget`] of nodes, never more than it has, and give equal answers for equal
//! positions, options, seeds and budgets, unless the clock or the stop flag cuts them short. Nothing they
//! decide by depends on a platform's mathematics: of floating point they use +, -, *, / and the square root,
//! which IEEE 754 defines to the last bit.

use std::hash::{Hash, Hasher};

pub mod alpha_beta;
pub mod budget;
pub mod determinised;
pub mod df_pn;
pub mod expectation;
pub mod mate;
pub mod max_n;
pub mod mcts;
pub mod minimax;
pub mod playout;
pub mod report;
pub mod table;
pub mod value;
pub mod verify;

pub use budget::{Budget, StoppedBy};
pub use report::{Line, Report, Stats};
pub use value::{Kind, Outcome, Value};

/// Where the history of a move is kept, when a game says nothing else: equal moves share a place.
fn history_slot(m: impl Hash) -> usize {
    let mut hasher = rustc_hash::FxHasher::default();
    m.hash(&mut hasher);
    (hasher.finish() >> 20) as usize
}
