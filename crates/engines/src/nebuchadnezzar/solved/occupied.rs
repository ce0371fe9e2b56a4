//! One set of occupied cells, with all ways to share its discs between the players.

use super::square::{Square, index_in, members, place_in};
use tessera_rules::nebuchadnezzar::BareDiscs;

/// The states of one set of occupied cells. A capture leads from one state to another; a placement leads to a state of
/// a set with one cell more.
///
/// A state is the set of the mover's discs among the occupied cells, and its number is [`index_in`]: with `n` discs
/// there are `2^n` states.
pub(super) struct Occupied {
    side: u8,
    /// The occupied cells, as the rules represent them.
    spread: u64,
    discs: u32,
    next: Vec<Next>,
    /// Index into `next` by cell, as the rules number cells.
    next_of: [u8; 64],
    /// By rank and set of files there: the bits of these cells in the number of a state.
    bits_of: [[u32; 16]; 4],
}

/// The states after a placement on one cell, from the view of the player to move then.
struct Next {
    /// The class of the occupied cells.
    class: u32,
    /// Bits in the number of the state after the placement, for each lower half of the bits of the enemy's discs.
    low: Vec<u32>,
    /// The same for each upper half.
    high: Vec<u32>,
}

/// Status of a state before its moves are examined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// A player has discs and the other none (`NEB-9`): the mover has won, or lost.
    Over { won: bool },
    /// Not over: the player to move has a turn.
    Open,
}

impl Occupied {
    pub(super) fn new(square: &Square, set: u32) -> Occupied {
        let discs = set.count_ones();
        let half = discs / 2;
        let mut next_of = [0; 64];
        let mut next = Vec::new();
        for cell in members(square.all() & !set) {
            let (class, symmetry) = square.least(set | 1 << cell);
            let bits: Vec<u32> = members(set)
                .map(|q| 1 << place_in(class, square.image(symmetry, 1 << q).trailing_zeros()))
                .collect();
            let (low, high) = bits.split_at(half as usize);
            next_of[square.spread(1 << cell).trailing_zeros() as usize] = next.len() as u8;
            next.push(Next { class, low: sums(low), high: sums(high) });
        }
        let mut bits_of = [[0; 16]; 4];
        for (rank, of_rank) in bits_of.iter_mut().enumerate() {
            for (files, bits) in of_rank.iter_mut().enumerate().take(1 << square.side()) {
                *bits = index_in(set, square.compact((files as u64) << (8 * rank)) & set);
            }
        }
        Occupied { side: square.side(), spread: square.spread(set), discs, next, next_of, bits_of }
    }

    /// Returns the number of states.
    pub(super) fn states(&self) -> usize {
        1 << self.discs
    }

    /// Returns the classes that placements lead to, one for every empty cell.
    pub(super) fn next_classes(&self) -> impl Iterator<Item = u32> {
        self.next.iter().map(|next| next.class)
    }

    /// Calls `see` with every state, in the order of the numbers.
    pub(super) fn each(&self, mut see: impl FnMut(u32, BareDiscs)) {
        let mut own = 0_u64;
        for index in 0..self.states() as u32 {
            see(index, BareDiscs { own, enemy: self.spread & !own });
            // Enumerates the subsets of a set (Warren, "Hacker's Delight", 2002).
            own = own.wrapping_sub(self.spread) & self.spread;
        }
    }

    /// Returns whether a state is over, and for whom.
    pub(super) fn state(&self, discs: BareDiscs) -> State {
        match (discs.own, discs.enemy) {
            (1.., 0) => State::Over { won: true },
            (0, _) if self.discs > 1 => State::Over { won: false },
            _ => State::Open,
        }
    }

    /// Returns the number of the state with the players exchanged.
    pub(super) fn turned(&self, index: u32) -> u32 {
        index ^ (self.states() as u32 - 1)
    }

    /// Calls `see` with the result of every placement: the index in [`Occupied::next_classes`] and the number of the
    /// state there.
    #[inline]
    pub(super) fn placements(
        &self,
        index: u32,
        discs: BareDiscs,
        mut see: impl FnMut(usize, usize),
    ) {
        let enemy = self.turned(index) as usize;
        let half = self.discs / 2;
        let (low, high) = (enemy & ((1 << half) - 1), enemy >> half);
        let mut cells = discs.placements(self.side);
        while cells != 0 {
            let at = usize::from(self.next_of[cells.trailing_zeros() as usize]);
            cells &= cells - 1;
            let next = &self.next[at];
            see(at, (next.low[low] | next.high[high]) as usize);
        }
    }

    /// Calls `see` with the number of the state after every capture.
    #[inline]
    pub(super) fn captures(&self, index: u32, discs: BareDiscs, mut see: impl FnMut(u32)) {
        let enemy = self.turned(index);
        discs.captures(self.side, |flipped| {
            let bits: u32 = (self.bits_of.iter().enumerate())
                .map(|(rank, bits)| bits[(flipped >> (8 * rank) & 15) as usize])
                .sum();
            see(enemy & !bits);
        });
    }
}

/// Returns the sum of each subset of the terms.
fn sums(terms: &[u32]) -> Vec<u32> {
    let mut sums = vec![0; 1 << terms.len()];
    for (i, term) in terms.iter().enumerate() {
        for set in 0..1 << i {
            sums[set | 1 << i] = sums[set] + term;
        }
    }
    sums
}
