//! The chance of solvers.

use tessera_rules::game::zobrist::{SPLITMIX_STEP, splitmix};

/// The luck of one solver: equal solvers have equal luck, on every machine.
pub(super) struct Luck(u64);

impl Luck {
    /// The luck of the solver of a strength with this seed.
    pub(super) fn new(strength: u32, seed: u32) -> Luck {
        Luck(u64::from(seed) << 32 | u64::from(strength))
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        let high = splitmix(self.0) >> 32;
        self.0 = self.0.wrapping_add(SPLITMIX_STEP);
        ((high * u64::from(bound)) >> 32) as u32
    }
}
