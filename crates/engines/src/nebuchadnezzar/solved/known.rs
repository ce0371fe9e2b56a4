//! Distances to the end for all states of a board, computed on demand.

use std::sync::OnceLock;

use super::occupied::Occupied;
use super::retrograde::{DRAWN, Distance, distances};
use super::square::{Square, index_in};
use tessera_rules::nebuchadnezzar::BareDiscs;
use tessera_search::Budget;

/// All states of a board of one side. The states of a set of occupied cells are computed on first use, together with
/// the states of all larger sets that placements lead to.
pub(super) struct Known {
    square: Square,
    /// By number of discs.
    layers: Vec<Layer>,
}

/// All sets of occupied cells with the same number of discs.
struct Layer {
    /// Classes, ascending.
    classes: Vec<u32>,
    /// Distances of each class, once computed.
    distances: Vec<OnceLock<Box<[Distance]>>>,
}

impl Layer {
    fn place(&self, class: u32) -> Option<usize> {
        self.classes.binary_search(&class).ok()
    }

    fn distances(&self, class: u32) -> Option<&[Distance]> {
        self.distances[self.place(class)?].get().map(|d| &**d)
    }
}

impl Known {
    /// Creates the table of a board of this side, with no distances yet.
    pub(super) fn new(side: u8) -> Known {
        let square = Square::new(side);
        let layers = (0..=square.cells())
            .map(|discs| {
                let classes = square.classes(discs);
                let distances = classes.iter().map(|_| OnceLock::new()).collect();
                Layer { classes, distances }
            })
            .collect();
        Known { square, layers }
    }

    /// Computes the states that can follow from these discs, unless they are present. False if the budget's clock or
    /// stop flag interrupted it; finished sets are kept. Spends no nodes, so that answers do not depend on the content
    /// of the table.
    pub(super) fn make(&self, discs: BareDiscs, budget: &mut Budget) -> bool {
        let class = self.square.least(self.square.compact(discs.own | discs.enemy)).0;
        let mut missing = vec![vec![class]];
        while let Some(last) = missing.last_mut() {
            let layer = &self.layers[last[0].count_ones() as usize];
            // If a class is present, all classes that can follow from it are too.
            last.retain(|&class| layer.distances(class).is_none());
            let mut next: Vec<u32> =
                (last.iter()).flat_map(|&class| self.square.after(class)).collect();
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            missing.push(next);
        }
        let backwards = missing.iter().rev().flatten();
        for &class in backwards {
            if !budget.poll() || !self.settle(class) {
                return false;
            }
        }
        true
    }

    /// Computes the states of a class whose larger sets are present. False if one of them is missing.
    fn settle(&self, class: u32) -> bool {
        let discs = class.count_ones() as usize;
        let layer = &self.layers[discs];
        let Some(kept) = layer.place(class).map(|at| &layer.distances[at]) else {
            return false;
        };
        let occupied = Occupied::new(&self.square, class);
        let next: Option<Vec<&[Distance]>> = (occupied.next_classes())
            .map(|class| self.layers[discs + 1].distances(class))
            .collect();
        let Some(next) = next else { return false };
        kept.get_or_init(|| distances(&occupied, &next));
        true
    }

    /// Returns the plies to the end from a state that is not over: odd if the mover wins, even if it loses. `None` for
    /// a draw, and for a state that [`Known::make`] has not computed.
    pub(super) fn distance(&self, discs: BareDiscs) -> Option<Distance> {
        let set = self.square.compact(discs.own | discs.enemy);
        let (class, symmetry) = self.square.least(set);
        let own = self.square.image(symmetry, self.square.compact(discs.own));
        let layer = &self.layers[class.count_ones() as usize];
        let distance = layer.distances(class)?[index_in(class, own) as usize];
        (distance != DRAWN).then_some(distance)
    }
}
