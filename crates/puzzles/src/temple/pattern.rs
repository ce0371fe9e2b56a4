//! Patterns: the slots of a table and of a first move, without values and colours.

use crate::pattern::{Mark, least_image};
use tessera_rules::temple::{Move, Slot, SlotKind, Temple};

/// Added to the kind of a slot that the move fills.
const MOVED: i32 = 3;

/// The pattern of a position with this move: slots, each with the step of a wall to its high side, and its kind. It is
/// the same for all images of both.
pub(super) fn pattern(position: &Temple, m: Move) -> Vec<Mark> {
    let mark = |slot: Slot, moved: i32| {
        let (kind, (a, b)) = match slot.kind() {
            SlotKind::Floor => (0, (0, 0)),
            SlotKind::Top => (1, (0, 0)),
            SlotKind::Wall(side) => (2, side.step()),
        };
        [slot.x(), slot.y(), a, b, kind + moved]
    };
    let lying = position.table().into_iter().map(|placed| mark(placed.slot(), 0));
    let moved = m.tiles().map(|placed| mark(placed.slot(), MOVED));
    least_image(&lying.chain(moved).collect::<Vec<Mark>>())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use tessera_rules::game::random::seeded;
    use tessera_rules::game::{Position, Symmetric};

    fn with_move(key: &str, m: &str) -> (Temple, Move) {
        let position = Temple::from_key(key).expect(key);
        let m = position.parse_move(m, None).expect(m);
        (position, m)
    }

    const KEY: &str = "F0,0=R2;W0,0N=O3;W0,0S=O6;W1,0N=G3;W1,0E=G5|O1O2O4O5,G2G6|O,G|0|published";

    #[test]
    fn patterns_know_slots_and_neither_tiles_nor_orientation() {
        let (position, m) = with_move(KEY, "W0,0W=O4");
        // The same table, turned, with other tiles.
        let other = "F0,0=N3;W0,0E=Y6;W0,0W=R6;W0,-1E=R5;W0,-1S=Y4|Y2Y3Y5,R1R2R3R4|Y,R|0|revised";
        let (turned, image) = with_move(other, "W0,0N=Y3");
        assert_eq!(pattern(&position, m), pattern(&turned, image));
        let mut rng = seeded(1);
        for _ in 0..100 {
            let symmetry = position.random_symmetry(&mut rng);
            let (game, image) = (position.image(&symmetry), position.move_image(&symmetry, m));
            assert_eq!(pattern(&game, image), pattern(&position, m));
        }
    }

    #[test]
    fn other_slots_of_a_move_or_of_a_table_are_another_pattern() {
        let (position, wall) = with_move(KEY, "W0,0W=O4");
        let mut moves = Vec::new();
        position.distinct_moves(&mut moves);
        let slots = |m: &Move| m.tiles().map(|placed| placed.slot()).collect();
        let slots: HashSet<Vec<Slot>> = moves.iter().map(slots).collect();
        let patterns: HashSet<_> = moves.iter().map(|&m| pattern(&position, m)).collect();
        assert!(slots.len() > 1 && slots.len() < moves.len());
        assert_eq!(patterns.len(), slots.len());
        let without = "F0,0=R2;W0,0N=O3;W0,0S=O6;W1,0N=G3|O1O2O4O5,G2G6|O,G|0|published";
        let (smaller, same) = with_move(without, "W0,0W=O4");
        assert_ne!(pattern(&smaller, same), pattern(&position, wall));
    }
}
