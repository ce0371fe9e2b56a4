//! Patterns: the worth of the discs in every square of three by three cells.
//!
//! After Buro, "Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello" (2000): every
//! arrangement of own discs, enemy discs and empty cells has its own weights, one for an empty board and one for a full
//! one. They were fitted to self-play (`docs/engines/nebuchadnezzar.md`). Images under the symmetries of the square
//! share their weights.

use std::sync::LazyLock;

use super::pattern_weights::{EARLY, LATE};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;

/// Cells on a side of a square.
const SQUARE: usize = 3;
/// Arrangements of a rank of a square.
const RANKS: usize = 27;
/// Arrangements of a square.
const ARRANGEMENTS: usize = RANKS * RANKS * RANKS;

/// The number of a rank's arrangement. The index is the set of its own discs plus eight times the set of its enemy
/// discs. The number has a base-3 digit for each cell, the least significant one for the lowest file: 1 for an own
/// disc, 2 for an enemy disc.
const RANK: [u8; 64] = {
    let mut numbers = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut file = SQUARE;
        let mut number = 0;
        while file > 0 {
            file -= 1;
            number = 3 * number + (set >> file & 1) + 2 * (set >> (file + 3) & 1);
        }
        // Overlapping sets are never looked up.
        numbers[set] = (number % RANKS) as u8;
        set += 1;
    }
    numbers
};

/// Passes the number of the arrangement of every square on the board to `see`. A board of side 2 has no squares.
#[inline]
fn each_arrangement(game: &Nebuchadnezzar, mut see: impl FnMut(usize)) {
    const MOST: usize = 16;
    let side = usize::from(game.side());
    let Some(places) = (side + 1).checked_sub(SQUARE) else {
        return;
    };
    let mut before = [[0usize; MOST]; 2];
    for (rank, [own, enemy]) in game.ranks().into_iter().take(side).enumerate() {
        let mut now = [0; MOST];
        for (file, number) in now.iter_mut().enumerate().take(places) {
            let set = (own >> file & 7) | (enemy >> file & 7) << 3;
            *number = usize::from(RANK[usize::from(set)]);
        }
        if rank + 1 >= SQUARE {
            for file in 0..places {
                see(before[0][file] + RANKS * (before[1][file] + RANKS * now[file]));
            }
        }
        before = [before[1], now];
    }
}

/// The class of every arrangement, by its number. Classes are numbered by the least of their arrangements.
static CLASS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut classes = vec![0; ARRANGEMENTS];
    let mut count = 0;
    for number in 0..ARRANGEMENTS {
        let least = least_image(number);
        classes[number] = if least == number {
            count += 1;
            count - 1
        } else {
            classes[least]
        };
    }
    classes
});

/// The weights of every arrangement, by its number: early and late.
static WEIGHTS: LazyLock<Vec<[i16; 2]>> = LazyLock::new(|| {
    let weights = |&class: &u16| [EARLY[usize::from(class)], LATE[usize::from(class)]];
    CLASS.iter().map(weights).collect()
});

/// Returns the least number among the images of an arrangement.
fn least_image(number: usize) -> usize {
    const CELLS: usize = SQUARE * SQUARE;
    let mut cells = [0; CELLS];
    let mut rest = number;
    for cell in &mut cells {
        *cell = rest % 3;
        rest /= 3;
    }
    let mut least = number;
    for image in 0..8 {
        let at = |place: usize| {
            let (mut rank, mut file) = (place / SQUARE, place % SQUARE);
            if image & 1 != 0 {
                rank = SQUARE - 1 - rank;
            }
            if image & 2 != 0 {
                file = SQUARE - 1 - file;
            }
            if image & 4 != 0 {
                (rank, file) = (file, rank);
            }
            cells[rank * SQUARE + file]
        };
        let number = (0..CELLS).rev().fold(0, |sum, place| 3 * sum + at(place));
        least = least.min(number);
    }
    least
}

/// Returns the class of the arrangement of every square on the board, for its player to move.
pub fn patterns(game: &Nebuchadnezzar) -> Vec<u16> {
    let mut classes = Vec::new();
    each_arrangement(game, |number| classes.push(CLASS[number]));
    classes
}

/// Returns the worth of all squares on the board to the player to move, in thousandths of a logit, on an empty board
/// and on a full one.
#[inline]
pub(super) fn worth(game: &Nebuchadnezzar) -> [i32; 2] {
    let weights = &WEIGHTS[..];
    let (mut early, mut late) = (0, 0);
    each_arrangement(game, |number| {
        let [e, l] = weights[number];
        early += i32::from(e);
        late += i32::from(l);
    });
    [early, late]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nebuchadnezzar::CLASSES;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Compose, Symmetric};
    use tessera_rules::nebuchadnezzar::Cell;

    /// Returns the numbers of the arrangements, computed cell by cell.
    fn slow(game: &Nebuchadnezzar) -> Vec<usize> {
        let mover = game.colour_to_move();
        let places = (game.side() + 1).saturating_sub(SQUARE as u8);
        let mut numbers = Vec::new();
        for rank in 0..places {
            for file in 0..places {
                let digit =
                    |place: u8| match game.disc(Cell::new(file + place % 3, rank + place / 3)) {
                        None => 0,
                        Some(colour) if colour == mover => 1,
                        Some(_) => 2,
                    };
                numbers.push((0..9).rev().fold(0, |sum, place| 3 * sum + digit(place)));
            }
        }
        numbers
    }

    #[test]
    fn arrangements_are_those_read_cell_by_cell() {
        let mut sides = [0; 16];
        for seed in 0..500 {
            let game = Nebuchadnezzar::compose(&mut seeded(seed));
            let mut numbers = Vec::new();
            each_arrangement(&game, |number| numbers.push(number));
            assert_eq!(numbers, slow(&game), "{seed}");
            sides[usize::from(game.side())] += 1;
        }
        assert!(sides[3] > 0 && sides[8] > 0 && sides[15] > 0, "{sides:?}");
    }

    #[test]
    fn images_are_worth_the_same() {
        let mut squares = 0;
        for seed in 0..500 {
            let mut rng = seeded(seed);
            let game = Nebuchadnezzar::compose(&mut rng);
            let image = game.image(&game.random_symmetry(&mut rng));
            assert_eq!(worth(&game), worth(&image), "{seed}");
            squares += patterns(&game).len();
        }
        assert!(squares > 1000);
    }

    #[test]
    fn every_class_has_a_number() {
        let most = CLASS.iter().max().map(|&class| usize::from(class) + 1);
        assert_eq!(most, Some(CLASSES));
    }
}
