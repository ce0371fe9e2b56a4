//! Outcomes of all positions of a board, layer by layer, for boards too large for a table in memory.
//!
//! A layer is all states with the same number of discs. It depends only on the layer with one disc more, and its sets
//! of occupied cells do not depend on each other. So a layer can be computed in pieces, in any order and on any number
//! of machines.

use super::occupied::{Occupied, State};
use super::square::{LARGEST, Square};

/// Outcome of a state: two bits, four states a byte, the first in the lowest bits.
mod code {
    /// Drawn. While a set is being computed: not settled, and all placements lose.
    pub(super) const OPEN: u8 = 0;
    /// The player to move wins.
    pub(super) const WON: u8 = 1;
    /// The player to move loses.
    pub(super) const LOST: u8 = 2;
    /// While a set is being computed: not settled, and a placement draws.
    pub(super) const HOLDS: u8 = 3;
}

/// Numbers of states that are won, lost and drawn for the player to move.
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
    /// Adds `times` times the other counts.
    pub fn add(&mut self, other: Counts, times: u64) {
        self.won += other.won * times;
        self.lost += other.lost * times;
        self.drawn += other.drawn * times;
    }
}

/// The layers of a board, and the computation of one layer from the next.
///
/// The outcomes of a class of sets of occupied cells are bytes: see [`Layers::bytes`].
pub struct Layers {
    square: Square,
}

impl Layers {
    /// Returns the layers of a board of this side; `None` if the side isn't 2 to 5.
    pub fn new(side: u8) -> Option<Layers> {
        (2..=LARGEST).contains(&side).then(|| Layers { square: Square::new(side) })
    }

    /// Returns the number of cells, which is the number of the first layer to compute. The last layer is 0.
    pub fn cells(&self) -> u32 {
        self.square.cells()
    }

    /// Returns the classes of sets of `discs` occupied cells, ascending. A class is identified by the least of the sets
    /// that are images of each other. Bit `rank * side + file` is a cell.
    pub fn classes(&self, discs: u32) -> Vec<u32> {
        self.square.classes(discs)
    }

    /// Returns the number of sets in a class.
    pub fn images(&self, class: u32) -> u64 {
        let mut images: Vec<u32> = (0..8).map(|s| self.square.image(s, class)).collect();
        images.sort_unstable();
        images.dedup();
        images.len() as u64
    }

    /// Returns the number of states of a class with `discs` discs: the ways to share them between the players.
    pub fn states(discs: u32) -> u64 {
        1 << discs
    }

    /// Returns the number of bytes for the outcomes of a class with `discs` discs.
    pub fn bytes(discs: u32) -> usize {
        (1 << discs) / 4 + usize::from(discs < 2)
    }

    /// Returns the classes of the next layer whose outcomes [`Layers::outcomes`] takes for a class, in its order; some
    /// may be equal.
    pub fn needed(&self, class: u32) -> Vec<u32> {
        self.square.after(class).collect()
    }

    /// Computes the outcomes of all states of a class. `next` has the outcomes of the classes of [`Layers::needed`].
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

    /// Counts the won, lost and drawn states of a class from its outcomes.
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

/// Settles all states that their captures and passes decide now. False if there were none.
fn pass(occupied: &Occupied, found: &mut [u8]) -> bool {
    let mut settled = false;
    occupied.each(|index, discs| {
        let this = found[index as usize];
        if this == code::WON || this == code::LOST {
            return;
        }
        let mut seen = Seen { moves: false, wins: false, loses: this == code::OPEN };
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

/// Results of the moves of a state seen so far.
struct Seen {
    /// True if there is a move.
    moves: bool,
    /// True if a move wins.
    wins: bool,
    /// True if all moves lose.
    loses: bool,
}

impl Seen {
    /// Adds a move, given the outcome of the state after it for the next player.
    fn see(&mut self, after: u8) {
        self.moves = true;
        self.wins |= after == code::LOST;
        self.loses &= after == code::WON;
    }
}

fn read(outcomes: &[u8], state: usize) -> u8 {
    outcomes[state / 4] >> (2 * (state % 4)) & 3
}

/// Packs four states into a byte. States that are not settled are drawn.
fn pack(found: &[u8]) -> Vec<u8> {
    let settled = |code: u8| {
        if code == code::HOLDS { code::OPEN } else { code }
    };
    (found.chunks(4))
        .map(|four| (four.iter().enumerate()).map(|(i, &code)| settled(code) << (2 * i)).sum())
        .collect()
}
