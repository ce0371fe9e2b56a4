//! Who wins in every position of a board, layer by layer, for boards too large to be known by heart.
//!
//! A layer is all states with so many discs. It needs the layer with one disc more and no other, and its sets of
//! occupied cells do not need each other: so a layer can be made in pieces, in any order and on any number of machines.

use super::occupied::{Occupied, State};
use super::square::{LARGEST, Square};

/// What is known of a state: two bits, four states a byte, the first in the lowest.
mod code {
    /// Drawn; while a set is worked on, not settled: all placements lose.
    pub(super) const OPEN: u8 = 0;
    /// The player to move wins.
    pub(super) const WON: u8 = 1;
    /// It loses.
    pub(super) const LOST: u8 = 2;
    /// While a set is worked on: not settled, and a placement draws.
    pub(super) const HOLDS: u8 = 3;
}

/// How many states are won, lost and drawn for the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Won.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Drawn.
    pub drawn: u64,
}

impl Counts {
    /// Adds others, each so many times.
    pub fn add(&mut self, other: Counts, times: u64) {
        self.won += other.won * times;
        self.lost += other.lost * times;
        self.drawn += other.drawn * times;
    }
}

/// The layers of a board: what they consist of, and how one follows from the next.
///
/// The outcomes of a class of sets of occupied cells are bytes: see [`Layers::bytes`].
pub struct Layers {
    square: Square,
}

impl Layers {
    /// Those of a board of this side; `None` if it isn't 2 to 5.
    pub fn new(side: u8) -> Option<Layers> {
        (2..=LARGEST).contains(&side).then(|| Layers {
            square: Square::new(side),
        })
    }

    /// Number of cells, which is the number of the first layer to be made. The last one is 0.
    pub fn cells(&self) -> u32 {
        self.square.cells()
    }

    /// The classes of sets of so many occupied cells, ascending: each by the least of the sets that are images of each
    /// other. Bit `rank * side + file` stands for a cell.
    pub fn classes(&self, discs: u32) -> Vec<u32> {
        self.square.classes(discs)
    }

    /// How many sets are in a class.
    pub fn images(&self, class: u32) -> u64 {
        let mut images: Vec<u32> = (0..8).map(|s| self.square.image(s, class)).collect();
        images.sort_unstable();
        images.dedup();
        images.len() as u64
    }

    /// Number of states of a class with so many discs: the ways to share them between the players.
    pub fn states(discs: u32) -> u64 {
        1 << discs
    }

    /// Bytes of the outcomes of a class with so many discs.
    pub fn bytes(discs: u32) -> usize {
        (1 << discs) / 4 + usize::from(discs < 2)
    }

    /// The classes of the next layer that [`Layers::outcomes`] needs of a class, in its order; some may be equal.
    pub fn needed(&self, class: u32) -> Vec<u32> {
        self.square.after(class).collect()
    }

    /// The outcomes of all states of a class. `next` has those of [`Layers::needed`].
    pub fn outcomes(&self, class: u32, next: &[&[u8]]) -> Vec<u8> {
        let occupied = Occupied::new(&self.square, class);
        let mut found = vec![code::OPEN; occupied.states()];
        occupied.each(|index, discs| {
            if let State::Over { won } = occupied.state(discs) {
                found[index as usize] = if won { code::WON } else { code::LOST };
                return;
            }
            let mut best = code::OPEN;
            occupied.placements(index, discs, |at, state| {
                match read(next[at], state) {
                    code::LOST => best = code::WON,
                    code::WON => {}
                    _ => best = code::HOLDS,
                }
                best != code::WON
            });
            found[index as usize] = best;
        });
        while pass(&occupied, &mut found) {}
        pack(&found)
    }

    /// How many states of a class are won, lost and drawn, by the outcomes of the class.
    pub fn counts(discs: u32, outcomes: &[u8]) -> Counts {
        let mut counts = Counts::default();
        for state in 0..1 << discs {
            match read(outcomes, state) {
                code::WON => counts.won += 1,
                code::LOST => counts.lost += 1,
                _ => counts.drawn += 1,
            }
        }
        counts
    }
}

/// Settles what the captures and passes of each state allow to be settled. False if that was nothing.
fn pass(occupied: &Occupied, found: &mut [u8]) -> bool {
    let mut settled = false;
    occupied.each(|index, discs| {
        let this = found[index as usize];
        if this == code::WON || this == code::LOST {
            return;
        }
        let mut seen = Seen {
            moves: false,
            wins: false,
            loses: this == code::OPEN,
        };
        occupied.captures(index, discs, |after| seen.see(found[after as usize]));
        if !seen.moves && !occupied.places(discs) {
            seen.see(found[occupied.turned(index) as usize]);
        }
        if seen.wins || seen.loses {
            found[index as usize] = if seen.wins { code::WON } else { code::LOST };
            settled = true;
        }
    });
    settled
}

/// What the moves of a state come to, as far as they were seen.
struct Seen {
    /// Whether there is one.
    moves: bool,
    /// One wins.
    wins: bool,
    /// All lose.
    loses: bool,
}

impl Seen {
    /// Sees a move, by what the state after it is for the player to move then.
    fn see(&mut self, after: u8) {
        self.moves = true;
        self.wins |= after == code::LOST;
        self.loses &= after == code::WON;
    }
}

fn read(outcomes: &[u8], state: usize) -> u8 {
    outcomes[state / 4] >> (2 * (state % 4)) & 3
}

/// Four states a byte. What is not settled is drawn.
fn pack(found: &[u8]) -> Vec<u8> {
    let settled = |code: u8| {
        if code == code::HOLDS {
            code::OPEN
        } else {
            code
        }
    };
    (found.chunks(4))
        .map(|four| {
            (four.iter().enumerate())
                .map(|(i, &code)| settled(code) << (2 * i))
                .sum()
        })
        .collect()
}
