//! Properties of Temple for searches, and its fingerprint.

use super::hash::HANDS;
use super::{Temple, colour_of};
use crate::game::{Keyed, PerfectInfo, Seat, ZeroSum, zobrist};

impl PerfectInfo for Temple {}
impl ZeroSum for Temple {}

impl Keyed for Temple {
    /// Covers the slots and values on the table; each seat's hand of its active colour and its number of whole colours;
    /// the seat to move; the edition. Positions that differ only in the names of colours play alike and share their
    /// fingerprint.
    #[inline]
    fn fingerprint(&self) -> u128 {
        let hand = |seat: Seat| {
            let active = self.active(seat);
            let values = active.map_or(0, |c| colour_of(self.hand(seat), c.index()));
            u64::from(values) | u64::from(self.untouched(seat).count_ones()) << 6
        };
        let state = hand(Seat::FIRST)
            | hand(Seat::SECOND) << 10
            | (self.to_move.index() as u64) << 20
            | (self.edition as u64) << 21;
        self.table_hash ^ zobrist::mix(HANDS, state)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::game::random::{choose, seeded};
    use crate::game::{Compose, Game};

    /// Returns everything that matters for the future, as text.
    fn future(temple: &Temple) -> String {
        let table: Vec<_> =
            (temple.table().iter()).map(|placed| (placed.slot(), placed.tile().value())).collect();
        let hand = |seat: Seat| {
            let active = temple.active(seat);
            (
                active.map(|colour| temple.values_in_hand(seat, colour)),
                temple.untouched(seat).count_ones(),
            )
        };
        let mut table = table;
        table.sort_unstable();
        format!(
            "{table:?} {:?} {:?} {} {:?}",
            hand(Seat::FIRST),
            hand(Seat::SECOND),
            temple.to_move,
            temple.edition
        )
    }

    #[test]
    fn fingerprints_are_equal_exactly_where_the_future_is() {
        let (mut seen, mut futures) = (HashMap::new(), HashMap::new());
        let mut shared = 0;
        for seed in 0..300 {
            let mut rng = seeded(seed);
            let mut temple = Temple::compose(&mut rng);
            let moves = temple.legal_moves();
            let tried: Vec<_> =
                (0..40.min(moves.len())).map(|_| *choose(&mut rng, &moves)).collect();
            for m in tried {
                let undo = temple.play(m);
                let future = future(&temple);
                let fingerprint = temple.fingerprint();
                let known = seen.insert(fingerprint, future.clone());
                shared += u32::from(known.is_some());
                assert!(known.is_none_or(|known| known == future));
                let known = futures.insert(future, fingerprint);
                assert!(known.is_none_or(|known| known == fingerprint));
                temple.undo(undo);
            }
        }
        assert!(seen.len() > 1000 && shared > 100, "{} {shared}", seen.len());
    }

    #[test]
    fn every_move_has_the_fingerprint_of_its_representative() {
        for seed in 0..200 {
            let temple = Temple::compose(&mut seeded(seed));
            let (mut moves, mut distinct) = (Vec::new(), Vec::new());
            temple.moves(&mut moves);
            temple.distinct_moves(&mut distinct);
            let after = |m| temple.played(m).fingerprint();
            let mut keys: Vec<_> = distinct.iter().map(|&m| after(m)).collect();
            let listed = keys.len();
            keys.sort_unstable();
            keys.dedup();
            // A run-on may place two equal values in either order.
            if temple.edition == super::super::Edition::Published {
                assert_eq!(keys.len(), listed, "no two of them play alike");
            }
            for m in moves {
                let representative = temple.representative(m);
                assert!(distinct.contains(&representative), "{m}");
                assert_eq!(after(m), after(representative));
            }
        }
    }
}
