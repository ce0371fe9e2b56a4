//! Sets of cells as bits: one word up to side 8, four words up to side 15.
//!
//! Cell (file, rank) is bit `rank * STRIDE + file`. The rules are written once over [`Bits`]; the small form is a bare
//! `u64`, so that boards of the usual size do not pay for the largest.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::board::{Cell, MAX_SIDE};

/// A set of cells of one board.
pub(super) trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// Number of words.
    const WORDS: usize;
    /// Bits from one rank to the next.
    const STRIDE: u32;
    /// Doubling steps after which a fill has crossed the largest board.
    const DOUBLINGS: u32;
    /// The cells of file `a`.
    const FILE: Self;

    /// Returns the areas of a board of this side.
    fn areas(side: u8) -> &'static Areas<Self>;
    /// Moves every bit up by `n` places, `n` below the width.
    fn up(self, n: u32) -> Self;
    /// Moves every bit down by `n` places, `n` below the width.
    fn down(self, n: u32) -> Self;
    /// Returns the number of cells.
    fn count(self) -> u32;
    /// Returns the lowest place that is set; the width if there is none.
    fn lowest(self) -> u32;
    /// Removes the lowest cell.
    fn rest(self) -> Self;
    /// Returns the places 0 to `n - 1`, for `n` up to a rank's length.
    fn low(n: u32) -> Self;
    /// Returns the words, lowest first; missing words are 0.
    fn words(self) -> [u64; 4];

    /// Returns the empty set.
    fn empty() -> Self {
        Self::default()
    }

    /// True if the set is empty.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// True if the cell at `place` is in the set.
    #[inline]
    fn has(self, place: u32) -> bool {
        !(self & Self::at(place)).is_empty()
    }

    /// True if all of `part` is in the set.
    #[inline]
    fn covers(self, part: Self) -> bool {
        self & part == part
    }

    /// Returns the set of one place.
    #[inline]
    fn at(place: u32) -> Self {
        Self::low(1).up(place)
    }

    /// Returns the place of a cell.
    #[inline]
    fn place(cell: Cell) -> u32 {
        u32::from(cell.rank()) * Self::STRIDE + u32::from(cell.file())
    }

    /// Returns the cell at a place.
    #[inline]
    fn cell(place: u32) -> Cell {
        Cell::new((place % Self::STRIDE) as u8, (place / Self::STRIDE) as u8)
    }

    /// Returns the cells, by rank, then file.
    fn cells(self) -> impl Iterator<Item = Cell> {
        let mut left = self;
        std::iter::from_fn(move || {
            let place = (!left.is_empty()).then(|| left.lowest())?;
            left = left.rest();
            Some(Self::cell(place))
        })
    }
}

/// Areas of a board of one side that the rules distinguish.
#[derive(Debug, Clone, Copy)]
pub(super) struct Areas<W> {
    /// Every cell.
    pub(super) all: W,
    /// The cells with four neighbours.
    pub(super) inner: W,
    /// Rank 1.
    pub(super) bottom: W,
    /// The last rank.
    pub(super) top: W,
    /// File `a`.
    pub(super) left: W,
    /// The last file.
    pub(super) right: W,
}

impl Bits for u64 {
    const WORDS: usize = 1;
    const STRIDE: u32 = 8;
    const DOUBLINGS: u32 = 3;
    const FILE: u64 = 0x0101_0101_0101_0101;

    #[inline]
    fn areas(side: u8) -> &'static Areas<u64> {
        &SMALL[usize::from(side & 15)]
    }
    #[inline]
    fn up(self, n: u32) -> u64 {
        self << n
    }
    #[inline]
    fn down(self, n: u32) -> u64 {
        self >> n
    }
    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }
    #[inline]
    fn lowest(self) -> u32 {
        self.trailing_zeros()
    }
    #[inline]
    fn rest(self) -> u64 {
        self & self.wrapping_sub(1)
    }
    #[inline]
    fn low(n: u32) -> u64 {
        (1 << n) - 1
    }
    #[inline]
    fn words(self) -> [u64; 4] {
        [self, 0, 0, 0]
    }
}

/// 256 places, the lower half first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Wide([u128; 2]);

impl BitAnd for Wide {
    type Output = Wide;
    #[inline]
    fn bitand(self, other: Wide) -> Wide {
        Wide([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Wide {
    type Output = Wide;
    #[inline]
    fn bitor(self, other: Wide) -> Wide {
        Wide([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl BitXor for Wide {
    type Output = Wide;
    #[inline]
    fn bitxor(self, other: Wide) -> Wide {
        Wide([self.0[0] ^ other.0[0], self.0[1] ^ other.0[1]])
    }
}

impl Not for Wide {
    type Output = Wide;
    #[inline]
    fn not(self) -> Wide {
        Wide([!self.0[0], !self.0[1]])
    }
}

impl Bits for Wide {
    const WORDS: usize = 4;
    const STRIDE: u32 = 16;
    const DOUBLINGS: u32 = 4;
    const FILE: Wide = Wide([0x0001_0001_0001_0001_0001_0001_0001_0001; 2]);

    #[inline]
    fn areas(side: u8) -> &'static Areas<Wide> {
        &LARGE[usize::from(side & 15)]
    }
    #[inline]
    fn up(self, n: u32) -> Wide {
        let [low, high] = self.0;
        if n < 128 {
            // Two shifts, because a shift by all 128 places is not defined.
            Wide([low << n, high << n | low >> 1 >> (127 - n)])
        } else {
            Wide([0, low << (n - 128)])
        }
    }
    #[inline]
    fn down(self, n: u32) -> Wide {
        let [low, high] = self.0;
        if n < 128 {
            Wide([low >> n | high << 1 << (127 - n), high >> n])
        } else {
            Wide([high >> (n - 128), 0])
        }
    }
    #[inline]
    fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }
    #[inline]
    fn lowest(self) -> u32 {
        let [low, high] = self.0;
        if low != 0 { low.trailing_zeros() } else { 128 + high.trailing_zeros() }
    }
    #[inline]
    fn rest(self) -> Wide {
        let [low, high] = self.0;
        if low != 0 {
            Wide([low & (low - 1), high])
        } else {
            Wide([0, high & high.wrapping_sub(1)])
        }
    }
    #[inline]
    fn low(n: u32) -> Wide {
        Wide([(1 << n) - 1, 0])
    }
    #[inline]
    fn words(self) -> [u64; 4] {
        let [low, high] = self.0;
        [low as u64, (low >> 64) as u64, high as u64, (high >> 64) as u64]
    }
}

/// The areas by side, for the two widths. Sides too large for a width are never looked up.
static SMALL: [Areas<u64>; 16] = {
    let mut table = [areas(8, 0).narrow(); 16];
    let mut side = 1;
    while side <= 8 {
        table[side] = areas(8, side).narrow();
        side += 1;
    }
    table
};
static LARGE: [Areas<Wide>; 16] = {
    let mut table = [areas(16, 0).wide(); 16];
    let mut side = 1;
    while side <= MAX_SIDE as usize {
        table[side] = areas(16, side).wide();
        side += 1;
    }
    table
};

const fn areas(stride: usize, side: usize) -> Areas<[u64; 4]> {
    let none = [0; 4];
    let mut areas =
        Areas { all: none, inner: none, bottom: none, top: none, left: none, right: none };
    let mut rank = 0;
    while rank < side {
        let mut file = 0;
        while file < side {
            let place = rank * stride + file;
            let (word, bit) = (place / 64, 1 << (place % 64));
            let (across, along) = (file == 0 || file + 1 == side, rank == 0 || rank + 1 == side);
            areas.all[word] |= bit;
            if !across && !along {
                areas.inner[word] |= bit;
            }
            if rank == 0 {
                areas.bottom[word] |= bit;
            }
            if rank + 1 == side {
                areas.top[word] |= bit;
            }
            if file == 0 {
                areas.left[word] |= bit;
            }
            if file + 1 == side {
                areas.right[word] |= bit;
            }
            file += 1;
        }
        rank += 1;
    }
    areas
}

impl Areas<[u64; 4]> {
    const fn narrow(self) -> Areas<u64> {
        Areas {
            all: self.all[0],
            inner: self.inner[0],
            bottom: self.bottom[0],
            top: self.top[0],
            left: self.left[0],
            right: self.right[0],
        }
    }

    const fn wide(self) -> Areas<Wide> {
        Areas {
            all: Wide::of(self.all),
            inner: Wide::of(self.inner),
            bottom: Wide::of(self.bottom),
            top: Wide::of(self.top),
            left: Wide::of(self.left),
            right: Wide::of(self.right),
        }
    }
}

impl Wide {
    const fn of(words: [u64; 4]) -> Wide {
        const fn half(low: u64, high: u64) -> u128 {
            low as u128 | (high as u128) << 64
        }
        Wide([half(words[0], words[1]), half(words[2], words[3])])
    }
}
