//! Sets of cells of a small board, and their images under its symmetries.

/// Largest side of the boards in the table; the smallest is 2.
pub(super) const LARGEST: u8 = 4;

/// A board of side 2 to 4, with cells numbered by rank, then file: cell `rank * side + file` is that bit of a set.
pub(super) struct Square {
    side: u8,
    /// Image by symmetry (8), rank, and set of cells on that rank.
    images: [[[u32; 16]; 4]; 8],
}

impl Square {
    /// Creates the board of this side, 2 to [`LARGEST`].
    pub(super) fn new(side: u8) -> Square {
        debug_assert!((2..=LARGEST).contains(&side));
        let mut images = [[[0; 16]; 4]; 8];
        for (symmetry, of_ranks) in images.iter_mut().enumerate() {
            for rank in 0..side {
                for set in 0..1_u32 << side {
                    of_ranks[usize::from(rank)][set as usize] = (0..side)
                        .filter(|file| set >> file & 1 == 1)
                        .map(|file| 1 << cell_image(symmetry, side, file, rank))
                        .sum();
                }
            }
        }
        Square { side, images }
    }

    /// Returns the number of files and of ranks.
    pub(super) fn side(&self) -> u8 {
        self.side
    }

    /// Returns the number of cells.
    pub(super) fn cells(&self) -> u32 {
        u32::from(self.side) * u32::from(self.side)
    }

    /// Returns the set of all cells.
    pub(super) fn all(&self) -> u32 {
        (1 << self.cells()) - 1
    }

    /// Returns the cells of one rank, as a set of files.
    fn rank(&self, set: u32, rank: u8) -> u32 {
        set >> (rank * self.side) & ((1 << self.side) - 1)
    }

    /// Converts a set to the form of the rules, eight bits per rank.
    pub(super) fn spread(&self, set: u32) -> u64 {
        (0..self.side).map(|rank| u64::from(self.rank(set, rank)) << (8 * rank)).sum()
    }

    /// Converts a set from the form of the rules.
    pub(super) fn compact(&self, spread: u64) -> u32 {
        (0..self.side)
            .map(|rank| (spread >> (8 * rank) & 255) as u32 * (1 << (rank * self.side)))
            .sum()
    }

    /// Returns the image of a set under one of the 8 symmetries.
    pub(super) fn image(&self, symmetry: usize, set: u32) -> u32 {
        (0..self.side)
            .map(|rank| self.images[symmetry][usize::from(rank)][self.rank(set, rank) as usize])
            .sum()
    }

    /// Returns the least image of a set, which represents its class, and a symmetry that maps the set to it.
    pub(super) fn least(&self, set: u32) -> (u32, usize) {
        let mut least = (set, 0);
        for symmetry in 1..8 {
            let image = self.image(symmetry, set);
            if image < least.0 {
                least = (image, symmetry);
            }
        }
        least
    }

    /// Returns, for each cell that is not in a set, in ascending order, the class of the set with that cell.
    pub(super) fn after(&self, set: u32) -> impl Iterator<Item = u32> {
        members(self.all() & !set).map(move |cell| self.least(set | 1 << cell).0)
    }

    /// Returns the classes of the sets of `count` cells, in ascending order.
    pub(super) fn classes(&self, count: u32) -> Vec<u32> {
        let mut classes = Vec::new();
        let mut set = (1_u32 << count) - 1;
        while set <= self.all() {
            if self.least(set).0 == set {
                classes.push(set);
            }
            if set == 0 {
                break;
            }
            // The next larger number with as many bits (Gosper, "HAKMEM" 175).
            let lowest = set & set.wrapping_neg();
            let carried = set + lowest;
            set = carried | (((set ^ carried) >> 2) / lowest);
        }
        classes
    }
}

/// Returns the number of a cell's image. Symmetry 0 is the identity.
fn cell_image(symmetry: usize, side: u8, file: u8, rank: u8) -> u8 {
    let (mut file, mut rank) = (file, rank);
    if symmetry & 1 != 0 {
        (file, rank) = (rank, file);
    }
    if symmetry & 2 != 0 {
        file = side - 1 - file;
    }
    if symmetry & 4 != 0 {
        rank = side - 1 - rank;
    }
    rank * side + file
}

/// Returns the cells of a set, ascending.
pub(super) fn members(set: u32) -> impl Iterator<Item = u32> {
    let mut left = set;
    std::iter::from_fn(move || {
        let cell = (left != 0).then(|| left.trailing_zeros())?;
        left &= left - 1;
        Some(cell)
    })
}

/// Returns the place of `cell` among the cells of `set`.
pub(super) fn place_in(set: u32, cell: u32) -> u32 {
    (set & ((1 << cell) - 1)).count_ones()
}

/// Returns the number of a part of `set` among all of its parts: the bits of the part that `set` has, pushed together.
pub(super) fn index_in(set: u32, part: u32) -> u32 {
    members(part).map(|cell| 1 << place_in(set, cell)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_hold_every_set_once() {
        for side in 2..=4 {
            let square = Square::new(side);
            let mut sets = 0;
            for count in 0..=square.cells() {
                for class in square.classes(count) {
                    let mut images: Vec<u32> = (0..8).map(|s| square.image(s, class)).collect();
                    images.sort_unstable();
                    images.dedup();
                    sets += images.len();
                    for image in images {
                        let (least, symmetry) = square.least(image);
                        assert_eq!((least, square.image(symmetry, image)), (class, class));
                    }
                }
            }
            assert_eq!(sets, 1 << square.cells());
        }
        // Burnside's lemma by hand: the boards of side 3 and 4 in two colours.
        let number = |side| -> usize {
            let square = Square::new(side);
            (0..=square.cells()).map(|n| square.classes(n).len()).sum()
        };
        assert_eq!((number(3), number(4)), (102, 8548));
    }

    #[test]
    fn forms_of_a_set() {
        let square = Square::new(3);
        for set in [0, 1, 0b101_000_111, square.all()] {
            assert_eq!(square.compact(square.spread(set)), set);
        }
        assert_eq!(square.spread(1 << 3), 1 << 8);
        assert_eq!(members(0b1011).collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!(index_in(0b1101_0010, 0b1000_0010), 0b1001);
    }
}
