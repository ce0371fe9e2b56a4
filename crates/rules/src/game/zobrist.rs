//! Random words for Zobrist hashing (Zobrist 1970), computed at compile time.

/// Returns the `N` 128-bit words of `seed`; give each table of a game its own seed.
pub const fn words<const N: usize>(seed: u64) -> [u128; N] {
    let mut words = [0; N];
    let mut i = 0;
    while i < N {
        words[i] = mix(seed, i as u64);
        i += 1;
    }
    words
}

/// Returns word number `index` of the table of `seed`, for unbounded indexes (such as coordinates on an unbounded
/// table): SplitMix64 (Steele, Lea and Flood 2014) on both halves.
#[inline]
pub const fn mix(seed: u64, index: u64) -> u128 {
    let low = splitmix(splitmix(seed) ^ index);
    let high = splitmix(low ^ splitmix(index.wrapping_add(seed.rotate_left(32))));
    ((high as u128) << 64) | low as u128
}

/// Folds both halves of a product: one round of a mixing hash like wyhash (Wang Yi, 2019).
#[inline(always)]
pub(crate) fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// Difference between one state of SplitMix64 and the next.
pub const SPLITMIX_STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns the output of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014) in
/// a state. Its next state is [`SPLITMIX_STEP`] more.
#[inline]
pub const fn splitmix(state: u64) -> u64 {
    let x = state.wrapping_add(SPLITMIX_STEP);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn words_differ_in_both_halves() {
        let mut low = HashSet::new();
        let mut high = HashSet::new();
        for seed in 0..50 {
            for word in words::<500>(seed) {
                assert!(low.insert(word as u64), "{seed}: low half repeats");
                assert!(high.insert((word >> 64) as u64), "{seed}: high half repeats");
            }
        }
    }
}
