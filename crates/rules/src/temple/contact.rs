//! Contact between slots: the opening slot, tiles that touch, and the grid corners at the ends of walls.

use super::slot::{Side, Slot, SlotKind};

/// The slot of the first tile of the game (TEM-7).
pub(super) const OPENING: Slot = Slot::pack(SlotKind::Floor, 0, 0);

/// True if tiles in these slots touch.
pub fn touch(a: Slot, b: Slot) -> bool {
    use SlotKind::{Floor, Top, Wall};
    let beside = |a: Slot, b: Slot| (a.x() - b.x()).abs() + (a.y() - b.y()).abs() == 1;
    match (a.kind(), b.kind()) {
        (Floor, Floor) | (Top, Top) => beside(a, b),
        (Floor, Top) | (Top, Floor) => false,
        (Floor, Wall(_)) => (a.x(), a.y()) == (b.x(), b.y()),
        (Top, Wall(side)) => {
            let (dx, dy) = side.step();
            (a.x(), a.y()) == (b.x() + dx, b.y() + dy)
        }
        (Wall(_), Floor | Top) => touch(b, a),
        (Wall(_), Wall(_)) => {
            let (ends, others) = (corners(a), corners(b));
            ends.iter().any(|corner| others.contains(corner))
        }
    }
}

/// Returns the grid corners at which a wall begins and ends if its low cell is on its left, each as the cell whose
/// north-east corner it is.
pub fn corners(wall: Slot) -> [(i32, i32); 2] {
    let (x, y) = (wall.x(), wall.y());
    let [ne, se, sw, nw] = [(x, y), (x, y - 1), (x - 1, y - 1), (x - 1, y)];
    match wall.kind() {
        SlotKind::Wall(Side::E) => [se, ne],
        SlotKind::Wall(Side::S) => [sw, se],
        SlotKind::Wall(Side::W) => [nw, sw],
        _ => [ne, nw],
    }
}
