//! Searches over any game that has the required properties. This layer knows no particular game.
//!
//! | search | for | result |
//! |---|---|---|
//! | [`alpha_beta`] | two seats, nothing hidden ([`ZeroSum`](tessera_rules::game::ZeroSum), [`PerfectInfo`](tessera_rules::game::PerfectInfo), [`Keyed`](tessera_rules::game::Keyed)) | values of the best moves: exact if proved, otherwise estimates |
//! | [`forced`] | the same | proof or disproof of a win within a number of the seat's own moves |
//! | [`df_pn`] | the same, without repetition | proof or disproof of a forced win |
//! | [`mate`] | the same, without repetition | the winner within a number of plies |
//! | [`mcts`] | any number of seats, nothing hidden | sampled win probabilities; exact if the tree proves it |
//! | [`determinised`] | hidden information or chance ([`Observe`](tessera_rules::game::Observe)) | sampled win probabilities |
//! | [`expectimax`] | a little chance left, or hidden information at the very end | the exact expectation |
//! | [`branch_and_bound`] | one seat's turn | its best moves, by a value that is settled when the turn passes |
#![cfg_attr(feature = "reference", doc = "| [`minimax`] | tests | the truth, slowly |")]
//!
//! The searches that evaluate moves are [`Strategy`]s, which answer a [`Question`] with a [`Report`]. The others have
//! result types of their own for their proofs.
//!
//! A game for various numbers of seats enters the searches for two seats as a [`Duel`](tessera_rules::game::Duel) or as
//! a [`Paranoid`](paranoid::Paranoid).
//!
//! All of them spend a [`Budget`] of nodes, never more than it has, and give equal answers for equal positions,
//! options, seeds and budgets, unless the clock or the stop flag cuts them short. No decision depends on a platform's
//! mathematics: of floating point the searches use +, -, *, / and the square root, which IEEE 754 defines to the last
//! bit.

use std::hash::{Hash, Hasher};

pub mod alpha_beta;
pub mod branch_and_bound;
pub mod budget;
pub mod determinised;
pub mod df_pn;
pub mod drawn;
pub mod expectimax;
pub mod forced;
pub mod mate;
pub mod mcts;
#[cfg(any(test, feature = "reference"))]
pub mod minimax;
pub mod paranoid;
pub mod playout;
pub mod probability;
pub mod report;
pub mod strategy;
pub mod table;
mod threads;
pub mod value;
pub mod verify;

pub use budget::{Budget, StoppedBy};
pub use report::{Line, Method, Report, Stats};
pub use strategy::{Question, Strategy};
pub use value::{Kind, Outcome, Value};

/// Returns the default slot of a move's history: equal moves share a slot.
fn history_slot(m: impl Hash) -> usize {
    let mut hasher = MoveHasher(0);
    m.hash(&mut hasher);
    (hasher.finish() >> 20) as usize
}

/// The hash of rustc-hash 2 on 64-bit machines. The crate's own hash depends on the word size, and so would answers,
/// because moves that share a slot share their history.
struct MoveHasher(u64);

impl Hasher for MoveHasher {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, i: u8) {
        self.write_u64(i.into());
    }

    fn write_u16(&mut self, i: u16) {
        self.write_u64(i.into());
    }

    fn write_u32(&mut self, i: u32) {
        self.write_u64(i.into());
    }

    fn write_u64(&mut self, i: u64) {
        self.0 = self.0.wrapping_add(i).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }

    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }

    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Slots must not change on 64-bit machines.
    #[cfg(target_pointer_width = "64")]
    #[test]
    fn moves_are_hashed_as_by_rustc_hash() {
        for i in 0..1000_u32 {
            let m = (
                i as u8,
                i as u16 as i16,
                [(i, i as i8); 3],
                (u64::from(i) << 40, i as usize, Some(i)),
            );
            let mut hasher = rustc_hash::FxHasher::default();
            m.hash(&mut hasher);
            assert_eq!(history_slot(m), (hasher.finish() >> 20) as usize);
        }
    }

    #[test]
    fn places_are_the_same_on_every_machine() {
        assert_eq!(history_slot((3_u8, -2_i16, 7_usize)) % 4096, 2572);
    }
}
