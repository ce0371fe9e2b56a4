//! Properties of Nebuchadnezzar for searches, and its fingerprints.

use super::bits::Bits;
use super::rules::Discs;
use super::{AnyDiscs, Ending, Nebuchadnezzar, with_discs};
use crate::game::zobrist::fold;
use crate::game::{Keyed, PerfectInfo, Repetition, ZeroSum};

impl PerfectInfo for Nebuchadnezzar {}
impl ZeroSum for Nebuchadnezzar {}

impl Keyed for Nebuchadnezzar {
    /// Of the facts that the ruling on repetitions (`NEB-8`) ignores, only the pie rule matters for the future, and no
    /// position recurs while it is ahead ([`Keyed::repetition_key`]). The ruling compares the discs by colour together
    /// with the colour to move; this key compares the mover's and the enemy's discs. On one line both are equivalent:
    /// seats change their colours at most once, at the swap, when the board holds a single disc, and the other seat
    /// moves then.
    const REPETITION: Repetition = Repetition::SameState;

    #[inline]
    fn fingerprint(&self) -> u128 {
        let state = self.state();
        with_discs!(self.discs, d => d.fingerprint(state))
    }

    /// Returns no key while the pie rule is ahead. A first move and a swap are never undone: discs don't leave the
    /// board, and there is only one swap.
    #[inline]
    fn repetition_key(&self) -> Option<u128> {
        (!self.pie_is_ahead()).then(|| self.fingerprint())
    }
}

impl Nebuchadnezzar {
    /// Returns the fingerprint of the least of the images under the symmetries of the square, up to side 8; equal for
    /// positions of the same value. Larger boards return their own fingerprint.
    #[inline]
    pub fn folded_fingerprint(&self) -> u128 {
        match self.discs {
            AnyDiscs::Small(d) => d.least_image(self.side).fingerprint(self.state()),
            AnyDiscs::Large(_) => self.fingerprint(),
        }
    }

    /// Returns the number of discs on the board.
    pub fn disc_count(&self) -> u32 {
        with_discs!(self.discs, d => (d.own | d.enemy).count())
    }

    /// True if a switch of colours can still come, now or after the next move.
    #[inline]
    fn pie_is_ahead(&self) -> bool {
        self.pie && self.ply < 2 && self.disc_count() == self.ply && self.ending == Ending::Open
    }

    /// Returns everything that matters in addition to the discs from the mover's view. The names of the colours don't
    /// matter, only their owners.
    #[inline]
    pub(super) fn state(&self) -> u64 {
        let pie_ahead = self.pie_is_ahead();
        u64::from(self.side)
            | (self.to_move.index() as u64) << 8
            | u64::from(pie_ahead) << 16
            | u64::from(pie_ahead && self.ply == 1) << 17
    }
}

impl<W: Bits> Discs<W> {
    /// Combines two 64-bit hashes with independent constants.
    #[inline]
    fn fingerprint(self, state: u64) -> u128 {
        let (own, enemy) = (self.own.words(), self.enemy.words());
        let half = |keys: [u64; 4]| {
            let mut hash = fold(state ^ keys[0], keys[1]);
            for i in 0..W::WORDS {
                let words = fold(own[i] ^ keys[2], enemy[i] ^ keys[3]);
                hash = fold(hash ^ words, hash.rotate_left(32) ^ keys[1]) ^ words;
            }
            fold(hash ^ keys[0], keys[2])
        };
        u128::from(half(KEYS[1])) << 64 | u128::from(half(KEYS[0]))
    }
}

/// Fractional parts of the square roots of the first eight primes.
const KEYS: [[u64; 4]; 2] = [
    [0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1],
    [0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179],
];

impl Discs<u64> {
    /// Returns the least of the 8 images.
    #[inline]
    fn least_image(self, side: u8) -> Discs<u64> {
        let turned = self.each(transpose);
        let mut least = self.min(turned);
        for this in [self, turned] {
            let ranks = this.each(|set| mirror_ranks(set, side));
            let files = this.each(|set| mirror_files(set, side));
            let both = ranks.each(|set| mirror_files(set, side));
            least = least.min(ranks).min(files).min(both);
        }
        least
    }

    #[inline]
    fn each(self, image: impl Fn(u64) -> u64) -> Discs<u64> {
        Discs { own: image(self.own), enemy: image(self.enemy) }
    }
}

#[inline]
fn mirror_ranks(set: u64, side: u8) -> u64 {
    set.swap_bytes() >> (8 * (8 - u32::from(side)))
}

#[inline]
fn mirror_files(set: u64, side: u8) -> u64 {
    // Reversing all bits mirrors ranks and files.
    set.swap_bytes().reverse_bits() >> (8 - u32::from(side))
}

/// Exchanges files and ranks by three exchanges of blocks (Warren, "Hacker's Delight", 2002).
#[inline]
fn transpose(mut set: u64) -> u64 {
    for (mask, by) in
        [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0x0000_0000_f0f0_f0f0, 28)]
    {
        let differing = (set ^ (set >> by)) & mask;
        set ^= differing ^ (differing << by);
    }
    set
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::game::random::seeded;
    use crate::game::{Compose, Game, Position, Symmetric, Turn};

    /// Returns everything that a fingerprint must cover, and no more.
    fn future(game: &Nebuchadnezzar) -> (AnyDiscs, u8, usize, Vec<super::super::Move>) {
        let moves = game.legal_moves();
        (game.discs, game.side, game.to_move.index(), moves)
    }

    #[test]
    fn equal_fingerprints_are_equal_futures() {
        let mut seen = HashMap::new();
        let mut shared = 0;
        for seed in 0..3000 {
            let mut game = Nebuchadnezzar::compose(&mut seeded(seed));
            for m in game.legal_moves() {
                let undo = game.play(m);
                let futures = future(&game);
                if let Some(before) = seen.insert(game.fingerprint(), futures.clone()) {
                    assert_eq!(before, futures, "{}", game.key());
                    shared += 1;
                }
                game.undo(undo);
            }
        }
        assert!(seen.len() > 50_000 && shared > 100, "{} {shared}", seen.len());
    }

    #[test]
    fn plies_count_only_while_the_pie_is_ahead() {
        let read = |key: &str| Nebuchadnezzar::from_key(key).expect("a key");
        let same = |a: &str, b: &str| read(a).fingerprint() == read(b).fingerprint();
        assert!(same("2b/3/3 w b 5 p", "2b/3/3 w b 7 -"));
        assert!(same("2b/3/3 w b 5 p", "2w/3/3 b w 2 p"));
        assert!(!same("2b/3/3 w b 1 p", "2b/3/3 w b 2 p"));
        assert!(same("2b/3/3 w b 1 -", "2b/3/3 w b 2 p"));
        assert!(!same("3/3/3 b b 0 p", "3/3/3 b b 0 -"));
        assert!(same("3/3/3 b b 3 p", "3/3/3 b b 0 -"));
        assert!(!same("2b/3/3 w b 2 p", "2b/3/3 w w 2 p"));
        assert!(!same("2b/3/3 w b 2 p", "2b1/4/4/4 w b 2 p"));
        assert_eq!(read("2b/3/3 w b 1 p").repetition_key(), None);
        assert_eq!(read("3/3/3 b b 0 p").repetition_key(), None);
    }

    /// While no colours are switched, positions have equal keys exactly if the ruling treats them as the same.
    #[test]
    fn keys_are_equal_when_the_ruling_says_so() {
        let (mut to_key, mut from_key) = (HashMap::new(), HashMap::new());
        let mut again = 0;
        for seed in 0..2000 {
            let mut rng = seeded(seed);
            let mut game = Nebuchadnezzar::empty(2 + (seed % 2) as u8, false).expect("a side");
            while let Turn::Seat(_) = game.turn() {
                let (repetition, key) = (game.repetition(), game.repetition_key());
                if let Some(before) = to_key.insert(repetition, key) {
                    assert_eq!(before, key);
                    again += 1;
                }
                assert!(from_key.insert(key, repetition).is_none_or(|r| r == repetition));
                let moves = game.legal_moves();
                game.play(*crate::game::random::choose(&mut rng, &moves));
            }
        }
        assert!(again > 1000 && to_key.len() > 1000, "{again}");
    }

    #[test]
    fn folded_fingerprints_are_those_of_all_images() {
        for seed in 0..2000 {
            let mut rng = seeded(seed);
            let game = Nebuchadnezzar::compose(&mut rng);
            if game.side() > 8 {
                assert_eq!(game.folded_fingerprint(), game.fingerprint());
                continue;
            }
            let image = game.image(&game.random_symmetry(&mut rng));
            assert_eq!(game.folded_fingerprint(), image.folded_fingerprint(), "{}", game.key());
            let other = Nebuchadnezzar::compose(&mut rng);
            let same = game.canonical().0.fingerprint() == other.canonical().0.fingerprint();
            assert_eq!(game.folded_fingerprint() == other.folded_fingerprint(), same);
        }
    }
}
