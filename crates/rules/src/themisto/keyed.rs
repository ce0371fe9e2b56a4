//! Properties of Themisto for searches, and its hashes.

use super::{Board, Themisto};
use crate::game::zobrist::fold;
use crate::game::{Keyed, PerfectInfo, Repetition, ZeroSum};

impl PerfectInfo for Themisto {}
impl ZeroSum for Themisto {}

impl Keyed for Themisto {
    /// The board before the last turn is not part of a repetition (`THM-10`), but bars a move (`THM-6`).
    const REPETITION: Repetition = Repetition::Coarser;

    /// Covers everything that matters for the future: of the previous board, only the move that it bars.
    #[inline]
    fn fingerprint(&self) -> u128 {
        let barred = self.barred().map_or(0, |m| {
            1 << 14
                | u64::from(m.is_capture()) << 13
                | (m.from().index() as u64) << 6
                | m.to().index() as u64
        });
        let winner = self.winner.map_or(0, |seat| 1 + seat.index() as u64);
        hash(self.board, self.state() | winner << 2 | barred << 8)
    }

    #[inline]
    fn repetition_key(&self) -> Option<u128> {
        Some(hash(self.board, self.state()))
    }
}

impl Themisto {
    #[inline(always)]
    fn state(&self) -> u64 {
        self.to_move.index() as u64 | u64::from(self.skip) << 1
    }
}

/// Combines two 64-bit hashes with independent constants; see [`Themisto::hash`] for the method.
#[inline(always)]
fn hash(board: Board, state: u64) -> u128 {
    let half = |constants: [u64; 4]| {
        let boards = fold(board.occupied() ^ constants[0], board.black() ^ constants[1]);
        fold(boards ^ constants[2], state ^ constants[3])
    };
    // Fractional parts of the square roots of the first eight primes.
    let low = half([
        0x6a09_e667_f3bc_c908,
        0xbb67_ae85_84ca_a73b,
        0x3c6e_f372_fe94_f82b,
        0xa54f_f53a_5f1d_36f1,
    ]);
    let high = half([
        0x510e_527f_ade6_82d1,
        0x9b05_688c_2b3e_6c1f,
        0x1f83_d9ab_fb41_bd6b,
        0x5be0_cd19_137e_2179,
    ]);
    u128::from(high) << 64 | u128::from(low)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::random::seeded;
    use crate::game::{Compose, Game};
    use std::collections::HashMap;

    /// Returns everything that matters for the future, which is all that a fingerprint must cover.
    fn future(game: &Themisto) -> (Board, u64, Option<crate::game::Seat>, Vec<super::super::Move>) {
        let moves = game.legal_moves();
        (game.board, game.state(), game.winner, moves)
    }

    #[test]
    fn equal_fingerprints_have_equal_futures() {
        let mut seen = HashMap::new();
        let mut shared = 0;
        for seed in 0..400 {
            let mut game = Themisto::compose(&mut seeded(seed));
            for m in game.legal_moves() {
                let undo = game.play(m);
                let futures = future(&game);
                if let Some(before) = seen.insert(game.fingerprint(), futures.clone()) {
                    assert_eq!(before, futures);
                    shared += 1;
                }
                // Without the previous board, only a barred move may be gained.
                let free = Themisto { previous: Board::EMPTY, ..game };
                assert_eq!(free.fingerprint() == game.fingerprint(), game.barred().is_none());
                assert_eq!(free.repetition_key(), game.repetition_key());
                game.undo(undo);
            }
        }
        assert!(seen.len() > 10_000, "{} and {shared}", seen.len());
    }

    #[test]
    fn keys_tell_seats_and_lost_turns_apart() {
        let game = Themisto::start();
        // In a game with repetitions, nothing may be settled before the end.
        assert_eq!(game.settled(), 0);
        let other = Themisto { to_move: game.to_move.other(), ..game };
        let owing = Themisto { skip: true, ..game };
        let keys = [game, other, owing].map(|g| g.repetition_key());
        assert!(keys[0] != keys[1] && keys[0] != keys[2] && keys[1] != keys[2]);
    }
}
