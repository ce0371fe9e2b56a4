//! A mixing hash of the discs.

use super::bits::Bits;
use super::rules::Discs;
use crate::game::zobrist::fold;

impl<W: Bits> Discs<W> {
    /// Mixes the discs into `seed`, which represents the rest of the position.
    #[inline]
    pub(super) fn hash(self, seed: u64) -> u64 {
        let (own, enemy) = (self.own.words(), self.enemy.words());
        let mut hash = fold(seed ^ KEYS[0], KEYS[1]);
        for i in 0..W::WORDS {
            hash = fold(hash ^ own[i] ^ KEYS[2], hash.rotate_left(32) ^ enemy[i] ^ KEYS[3]);
        }
        fold(hash ^ KEYS[4], KEYS[5])
    }
}

/// Fractional digits of pi, which are arbitrary and without a pattern.
const KEYS: [u64; 6] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7345,
    0xa409_3822_299f_31d1,
    0x082e_fa98_ec4e_6c89,
    0x4528_21e6_38d0_1377,
    0xbe54_66cf_34e9_0c6d,
];
