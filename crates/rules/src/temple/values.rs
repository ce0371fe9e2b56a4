//! The value rule (TEM-5) as tables over sets of values.
//!
//! Values are stored less one here, so that a set of values is a mask of six bits and the tiles that satisfy a need `n`
//! are the bits from `n` up.

use std::sync::LazyLock;

use super::VALUES;
use super::board::NONE;

/// All six values.
pub(crate) const ALL_VALUES: u8 = (1 << VALUES) - 1;

/// Returns the values of at least `need`.
#[inline]
pub(crate) const fn at_least(need: u8) -> u8 {
    ALL_VALUES & (ALL_VALUES as u16).wrapping_shl(need as u32) as u8
}

/// Returns masks of the touching tiles of a move: the first touches both others; the second and the third touch if
/// `joined`.
pub(crate) const fn touching(joined: bool) -> [u8; 3] {
    if joined { [0b110, 0b101, 0b011] } else { [0b110, 0b001, 0b001] }
}

/// Returns the tiles among `among` (a mask) that can be placed one after the other if those in `placed` already are.
pub(crate) const fn placeable(
    values: [u8; 3],
    needs: [u8; 3],
    touches: [u8; 3],
    mut placed: u8,
    among: u8,
) -> u8 {
    loop {
        let before = placed;
        let mut i = 0;
        while i < 3 {
            if among >> i & 1 == 1 && placed >> i & 1 == 0 {
                let mut fits = values[i] >= needs[i];
                let mut j = 0;
                while j < 3 {
                    fits |= (placed & touches[i]) >> j & 1 == 1 && values[j] <= values[i];
                    j += 1;
                }
                if fits {
                    placed |= 1 << i;
                }
            }
            i += 1;
        }
        if placed == before {
            return placed;
        }
    }
}

/// Returns the pairs of values that two touching tiles may have, as a mask of bits `6 * first + second`.
#[inline]
pub(crate) fn pairs(needs: [u8; 3]) -> u64 {
    PAIRS[(needs[0] & 7) as usize][(needs[1] & 7) as usize]
}

/// Returns the pairs of values that two tiles may have that do not touch.
#[inline]
pub(crate) fn pairs_apart(needs: [u8; 2]) -> u64 {
    let (mut firsts, seconds) = (at_least(needs[0]), u64::from(at_least(needs[1])));
    let mut set = 0;
    while firsts != 0 {
        set |= seconds << (6 * firsts.trailing_zeros());
        firsts &= firsts - 1;
    }
    set
}

/// Returns the pairs of different values out of a set, as a mask like that of [`pairs`].
#[inline]
pub(crate) fn pairs_out_of(set: u8) -> u64 {
    PAIRS_OUT_OF[(set & ALL_VALUES) as usize]
}

/// For three tiles: returns, by `6 * first + second`, the values that the third may have.
#[inline]
pub(crate) fn triples(needs: [u8; 3], joined: bool) -> &'static [u8; 36] {
    let [a, b, c] = needs.map(|need| (need & 7) as usize);
    &TRIPLES[usize::from(joined) << 9 | a << 6 | b << 3 | c]
}

static PAIRS: [[u64; 8]; 8] = {
    let mut table = [[0; 8]; 8];
    let mut entry = 0;
    while entry < 64 {
        let needs = [(entry / 8) as u8, (entry % 8) as u8, NONE];
        let mut pair = 0;
        while pair < 36 {
            let values = [(pair / 6) as u8, (pair % 6) as u8, 0];
            if placeable(values, needs, touching(false), 0, 0b011) == 0b011 {
                table[entry / 8][entry % 8] |= 1 << pair;
            }
            pair += 1;
        }
        entry += 1;
    }
    table
};

static PAIRS_OUT_OF: [u64; 64] = {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut pair = 0;
        while pair < 36 {
            let (a, b) = (pair / 6, pair % 6);
            if a != b && set >> a & 1 == 1 && set >> b & 1 == 1 {
                table[set] |= 1 << pair;
            }
            pair += 1;
        }
        set += 1;
    }
    table
};

static TRIPLES: LazyLock<Vec<[u8; 36]>> = LazyLock::new(|| {
    (0..1024_usize)
        .map(|entry| {
            let needs = [entry >> 6 & 7, entry >> 3 & 7, entry & 7].map(|need| need as u8);
            let touches = touching(entry >> 9 == 1);
            std::array::from_fn(|pair| {
                let (a, b) = ((pair / 6) as u8, (pair % 6) as u8);
                (0..VALUES as u8)
                    .filter(|&c| placeable([a, b, c], needs, touches, 0, 0b111) == 0b111)
                    .fold(0, |set, c| set | 1 << c)
            })
        })
        .collect()
});
