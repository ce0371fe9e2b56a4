//! Seeded randomness of a fixed, documented algorithm: the same seed gives the same deal on every
//! machine and in every release.
//!
//! The generator is ChaCha with 8 rounds, seeded by `SeedableRng::seed_from_u64`; an index is drawn by Lemire's
//! multiply-shift with rejection (2019) on 32-bit words; shuffles are Fisher-Yates from the last place down. They are
//! implemented here because the `rand` crate does not guarantee that its own stay the same.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The largest seed in a request: every integer up to it is exact in a JSON number.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// Returns the generator of a seed.
pub fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// The generator of playouts: fast, not unpredictable.
pub type Stream = Xoshiro256PlusPlus;

/// Returns stream number `index` of a seed (xoshiro256++, Blackman and Vigna 2019; its state is four words of ChaCha's
/// stream `index` under the seed). Streams of one seed are independent of each other, so work split among them can be
/// merged in index order.
pub fn stream(seed: u64, index: u64) -> Stream {
    let mut words = seeded(seed);
    words.set_stream(index);
    let mut state = [0; 32];
    words.fill_bytes(&mut state);
    Stream::from_seed(state)
}

/// Returns a uniform number below `n`.
///
/// # Panics
/// If `n` is 0.
#[inline]
pub fn below(rng: &mut impl Rng, n: u32) -> u32 {
    assert!(n > 0, "nothing to choose from");
    let threshold = n.wrapping_neg() % n;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(n);
        if product as u32 >= threshold {
            return (product >> 32) as u32;
        }
    }
}

/// Returns true with probability `numerator / denominator`.
pub fn chance(rng: &mut impl Rng, numerator: u32, denominator: u32) -> bool {
    below(rng, denominator) < numerator
}

/// Returns a uniformly random element.
///
/// # Panics
/// If `items` is empty.
pub fn choose<'a, T>(rng: &mut impl Rng, items: &'a [T]) -> &'a T {
    &items[below(rng, items.len() as u32) as usize]
}

/// Shuffles `items` uniformly.
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(rng, i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_order() {
        let mut items: Vec<u32> = (0..10).collect();
        shuffle(&mut seeded(7), &mut items);
        assert_eq!(items, PINNED, "a released shuffle may never change");
    }

    const PINNED: [u32; 10] = [5, 4, 2, 0, 3, 6, 7, 8, 9, 1];

    #[test]
    fn a_stream_is_pinned_and_its_own() {
        let first = |seed, index| stream(seed, index).next_u64();
        assert_eq!(first(7, 3), STREAM_7_3, "a released stream may never change");
        assert_ne!(first(7, 3), first(7, 4));
        assert_ne!(first(7, 3), first(8, 3));
    }

    const STREAM_7_3: u64 = 7_191_796_809_059_710_687;

    #[test]
    fn below_is_uniform_enough_to_reach_every_value() {
        let mut rng = seeded(1);
        let mut seen = [0u32; 7];
        for _ in 0..7000 {
            seen[below(&mut rng, 7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (800..1200).contains(&n)), "{seen:?}");
    }
}
