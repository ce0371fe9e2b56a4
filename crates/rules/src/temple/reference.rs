//! A literal transcription of the rules page: maps of slots, with every cell and every order tried.
//!
//! It shares only the names of slots and tiles with the fast rules. Tests compare the two; benches measure the fast
//! rules against it.

use std::collections::{BTreeMap, BTreeSet};

use super::{Colour, Edition, MoveType, Side, Slot, SlotKind, Temple, Tile};
use crate::game::{Position, Seat};

/// A cell, or a grid corner named by the cell whose north-east corner it is.
type Cell = (i32, i32);

/// Tiles with their slots in the order of notation.
pub type Filling = Vec<(Slot, Tile)>;

/// A position in the terms of the rules page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReferenceTemple {
    /// The edition.
    pub edition: Edition,
    /// Tiles by slot.
    pub table: BTreeMap<Slot, Tile>,
    /// The tiles in hand by seat.
    pub hands: [BTreeSet<Tile>; 2],
    /// The colour that each seat has begun and not finished.
    pub active: [Option<Colour>; 2],
    /// The seat to move.
    pub to_move: usize,
}

impl From<&Temple> for ReferenceTemple {
    fn from(temple: &Temple) -> ReferenceTemple {
        let setup = temple.to_setup();
        ReferenceTemple {
            edition: temple.edition(),
            table: temple.table().iter().map(|p| (p.slot(), p.tile())).collect(),
            hands: setup.hands.map(|hand| hand.into_iter().collect()),
            active: [Seat::FIRST, Seat::SECOND].map(|seat| temple.active(seat)),
            to_move: temple.to_move().index(),
        }
    }
}

impl ReferenceTemple {
    /// Returns every legal move with its type, sorted by slots and tiles.
    pub fn moves(&self) -> Vec<(Filling, MoveType)> {
        if self.hands.iter().any(BTreeSet::is_empty) {
            return Vec::new();
        }
        if self.table.is_empty() {
            return self.openings();
        }
        let mut moves: BTreeMap<Filling, MoveType> = BTreeMap::new();
        for (kind, slots) in self.shapes() {
            let mut filling = Vec::new();
            self.fill(&slots, &mut filling, &mut |filling| {
                moves.entry(filling.to_vec()).or_insert(kind);
            });
        }
        moves.into_iter().collect()
    }

    /// Makes a move.
    pub fn play(&mut self, filling: &[(Slot, Tile)]) {
        let hand = &mut self.hands[self.to_move];
        for &(slot, tile) in filling {
            self.table.insert(slot, tile);
            hand.remove(&tile);
        }
        self.active[self.to_move] = filling
            .iter()
            .map(|(_, tile)| tile.colour())
            .find(|&colour| hand.iter().any(|tile| tile.colour() == colour));
        self.to_move = 1 - self.to_move;
    }

    /// Returns the winner, if the game is over (TEM-10).
    pub fn winner(&self) -> Option<usize> {
        let other = 1 - self.to_move;
        (self.hands[other].is_empty() || self.moves().is_empty()).then_some(other)
    }

    /// Counts lines as [`crate::game::perft::perft`] does.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.moves()
            .iter()
            .map(|(filling, _)| {
                let mut after = self.clone();
                after.play(filling);
                after.perft(depth - 1)
            })
            .sum()
    }

    /// Returns the openings by TEM-7.
    fn openings(&self) -> Vec<(Filling, MoveType)> {
        let slot = Slot::new(SlotKind::Floor, 0, 0);
        self.hands[self.to_move]
            .iter()
            .filter(|tile| tile.value() == 1)
            .filter_map(|&tile| Some((vec![(slot?, tile)], MoveType::Floor)))
            .collect()
    }

    /// Returns the sets of slots of each move type whose precondition holds, whose slots are empty, and after which the
    /// invariants hold. In the order of the table of move types; a set may occur twice.
    fn shapes(&self) -> Vec<(MoveType, Vec<Slot>)> {
        let xs = || self.table.keys().map(|slot| slot.x());
        let ys = || self.table.keys().map(|slot| slot.y());
        let bounds = (xs().min(), xs().max(), ys().min(), ys().max());
        let (Some(west), Some(east), Some(south), Some(north)) = bounds else {
            return Vec::new();
        };
        let mut found: Vec<(MoveType, Vec<Option<Slot>>)> = Vec::new();
        for y in south - 2..=north + 2 {
            for x in west - 2..=east + 2 {
                self.shapes_at((x, y), &mut found);
            }
        }
        let mut shapes: Vec<(MoveType, Vec<Slot>)> = found
            .into_iter()
            // TEM-13: a slot that has no notation does not exist.
            .filter_map(|(kind, slots)| {
                Some((kind, slots.into_iter().collect::<Option<Vec<_>>>()?))
            })
            .filter(|(_, slots)| self.invariants_hold_with(slots))
            .collect();
        for (_, slots) in &mut shapes {
            slots.sort();
        }
        shapes.sort_by_key(|(kind, _)| *kind);
        shapes
    }

    /// Checks the preconditions, move type by move type, for one cell.
    fn shapes_at(&self, c: Cell, found: &mut Vec<(MoveType, Vec<Option<Slot>>)>) {
        let walls: Vec<(Side, bool)> = Side::ALL
            .into_iter()
            .filter_map(|side| Some((side, self.is_low_for_wall(c, side)?)))
            .collect();
        let all_low = walls.iter().all(|&(_, low)| low);
        let all_high = walls.iter().all(|&(_, low)| !low);
        let count = |slot: &dyn Fn(Cell) -> Option<Slot>| {
            let has = |side: &&Side| self.has(slot(beyond(c, **side)));
            Side::ALL.iter().filter(has).count()
        };

        // Floor.
        if all_low && (!walls.is_empty() || count(&floor) >= 1) {
            found.push((MoveType::Floor, vec![floor(c)]));
        }
        // Corner wall: c is the cell q.
        for (i, a) in Side::ALL.into_iter().enumerate() {
            let b = Side::ALL[(i + 1) % 4];
            if self.has(floor(c)) {
                found.push((MoveType::CornerWall, vec![wall(c, a), wall(c, b)]));
            }
            if self.has(floor(beyond(c, a))) && self.has(floor(beyond(c, b))) {
                let slots = vec![high_wall(c, a), high_wall(c, b)];
                found.push((MoveType::CornerWall, slots));
            }
        }
        // Single wall: c is its low cell.
        for side in Side::ALL {
            let corners = corners_of(c, beyond(c, side));
            let joined = self.walls().iter().any(|&(low, high)| {
                (low, high) != (c, beyond(c, side))
                    && corners_of(low, high).iter().any(|corner| corners.contains(corner))
            });
            if joined && (self.has(floor(c)) || self.has(top(beyond(c, side)))) {
                found.push((MoveType::SingleWall, vec![wall(c, side)]));
            }
        }
        // Tunnel.
        if let ([(side, _)], true) = (&walls[..], all_high) {
            let across = side.opposite();
            if !self.has(top(beyond(c, across))) {
                found.push((MoveType::Tunnel, vec![top(c), high_wall(c, across)]));
            }
        }
        // Single top.
        if all_high && walls.len() >= 2 {
            found.push((MoveType::SingleTop, vec![top(c)]));
        }
        // Corner top.
        let walls_permit = match self.edition {
            Edition::Published => walls.is_empty(),
            Edition::Revised => all_high,
        };
        if walls_permit && count(&top) >= 2 {
            let mut slots = vec![top(c)];
            for side in Side::ALL {
                let has_wall = walls.iter().any(|&(other, _)| other == side);
                if !has_wall && !self.has(top(beyond(c, side))) {
                    slots.push(high_wall(c, side));
                }
            }
            found.push((MoveType::CornerTop, slots));
        }
    }

    fn has(&self, slot: Option<Slot>) -> bool {
        slot.is_some_and(|slot| self.table.contains_key(&slot))
    }

    /// Returns whether the cell is low for the wall on a side of it; `None` without a wall there.
    fn is_low_for_wall(&self, cell: Cell, side: Side) -> Option<bool> {
        if self.has(wall(cell, side)) {
            Some(true)
        } else if self.has(high_wall(cell, side)) {
            Some(false)
        } else {
            None
        }
    }

    /// Returns the low and the high cell of every wall.
    fn walls(&self) -> Vec<(Cell, Cell)> {
        self.table.keys().filter_map(|&slot| cells_of_wall(slot)).collect()
    }

    /// True if the slots are empty, and I1 to I3 hold once they are filled.
    fn invariants_hold_with(&self, slots: &[Slot]) -> bool {
        let mut filled: BTreeSet<Slot> = self.table.keys().copied().collect();
        slots.iter().all(|&slot| filled.insert(slot)) && invariants_hold(&filled)
    }

    /// Puts tiles of the hand into the slots in every way that the colours and the values permit.
    fn fill(&self, slots: &[Slot], filling: &mut Filling, found: &mut impl FnMut(&[(Slot, Tile)])) {
        if filling.len() == slots.len() {
            if let Some(first) = self.colours_permit(filling)
                && self.some_order_permits(filling, &first, &mut Vec::new())
            {
                found(filling);
            }
            return;
        }
        for &tile in &self.hands[self.to_move] {
            if filling.iter().all(|&(_, used)| used != tile) {
                filling.push((slots[filling.len()], tile));
                self.fill(slots, filling, found);
                filling.pop();
            }
        }
    }

    /// Applies TEM-6: returns `None` if the colours are not permitted, otherwise the tiles that must be placed first.
    fn colours_permit(&self, filling: &[(Slot, Tile)]) -> Option<BTreeSet<Tile>> {
        let hand = &self.hands[self.to_move];
        let n = filling.len();
        let mut by_colour: BTreeMap<Colour, BTreeSet<Tile>> = BTreeMap::new();
        for &(_, tile) in filling {
            by_colour.entry(tile.colour()).or_default().insert(tile);
        }
        let Some(active) = self.active[self.to_move] else {
            return (by_colour.len() == 1).then(BTreeSet::new);
        };
        let left: BTreeSet<Tile> =
            hand.iter().copied().filter(|tile| tile.colour() == active).collect();
        let used = by_colour.remove(&active).unwrap_or_default();
        if n <= left.len() {
            return by_colour.is_empty().then(BTreeSet::new);
        }
        let runs_on = self.edition == Edition::Revised && used == left && by_colour.len() == 1;
        runs_on.then_some(left)
    }

    /// True if, by TEM-5, the tiles can be placed in some order, those in `first` before the others.
    fn some_order_permits(
        &self,
        filling: &[(Slot, Tile)],
        first: &BTreeSet<Tile>,
        order: &mut Filling,
    ) -> bool {
        if order.len() == filling.len() {
            return true;
        }
        filling.iter().any(|&(slot, tile)| {
            let waits = order.contains(&(slot, tile))
                || (order.len() < first.len() && !first.contains(&tile));
            let mut before = self.table.iter().map(|(&s, &t)| (s, t)).chain(order.iter().copied());
            if waits || !before.any(|(s, t)| t.value() <= tile.value() && touch(s, slot)) {
                return false;
            }
            order.push((slot, tile));
            let permitted = self.some_order_permits(filling, first, order);
            order.pop();
            permitted
        })
    }
}

fn beyond((x, y): Cell, side: Side) -> Cell {
    let (dx, dy) = side.step();
    (x + dx, y + dy)
}

fn floor((x, y): Cell) -> Option<Slot> {
    Slot::new(SlotKind::Floor, x, y)
}

fn top((x, y): Cell) -> Option<Slot> {
    Slot::new(SlotKind::Top, x, y)
}

/// Returns the wall on a side of a cell that is its low cell.
fn wall((x, y): Cell, side: Side) -> Option<Slot> {
    Slot::new(SlotKind::Wall(side), x, y)
}

/// Returns the wall on a side of a cell that is its high cell.
fn high_wall(cell: Cell, side: Side) -> Option<Slot> {
    wall(beyond(cell, side), side.opposite())
}

/// Returns a wall's low and high cell.
fn cells_of_wall(slot: Slot) -> Option<(Cell, Cell)> {
    let SlotKind::Wall(side) = slot.kind() else {
        return None;
    };
    let low = (slot.x(), slot.y());
    Some((low, beyond(low, side)))
}

/// Returns the two grid corners of the side between two neighbouring cells.
fn corners_of(a: Cell, b: Cell) -> [Cell; 2] {
    let corner = (a.0.min(b.0), a.1.min(b.1));
    if a.0 == b.0 {
        [corner, (corner.0 - 1, corner.1)] // a horizontal side
    } else {
        [corner, (corner.0, corner.1 - 1)]
    }
}

/// True if two slots touch, by the rules page's section on touching.
fn touch(a: Slot, b: Slot) -> bool {
    let (cell_a, cell_b) = ((a.x(), a.y()), (b.x(), b.y()));
    match (cells_of_wall(a), cells_of_wall(b)) {
        (None, None) => {
            a.kind() == b.kind() && Side::ALL.into_iter().any(|side| beyond(cell_a, side) == cell_b)
        }
        (None, Some((low, high))) => cell_a == if a.kind() == SlotKind::Floor { low } else { high },
        (Some(_), None) => touch(b, a),
        (Some((low_a, high_a)), Some((low_b, high_b))) => {
            let corners = corners_of(low_b, high_b);
            corners_of(low_a, high_a).iter().any(|corner| corners.contains(corner))
        }
    }
}

/// True if I1 to I3 hold.
fn invariants_hold(filled: &BTreeSet<Slot>) -> bool {
    let has = |slot: Option<Slot>| slot.is_some_and(|slot| filled.contains(&slot));
    let walls: Vec<(Cell, Cell)> = filled.iter().filter_map(|&s| cells_of_wall(s)).collect();
    let one_a_cell = filled.iter().all(|slot| {
        let cell = (slot.x(), slot.y());
        !(has(floor(cell)) && has(top(cell)))
    });
    let walls_stand = walls
        .iter()
        .all(|&(low, high)| !walls.contains(&(high, low)) && !has(top(low)) && !has(floor(high)));
    let mut corners: BTreeMap<Cell, Vec<(Cell, Cell)>> = BTreeMap::new();
    for &(low, high) in &walls {
        for corner in corners_of(low, high) {
            corners.entry(corner).or_default().push((low, high));
        }
    }
    let joints_hold = corners.values().all(|meeting| match meeting[..] {
        [_] => true,
        [a, b] => may_meet(a, b),
        _ => false,
    });
    one_a_cell && walls_stand && joints_hold
}

/// True if two walls, as low and high cells, may meet at a grid corner.
fn may_meet((low_a, high_a): (Cell, Cell), (low_b, high_b): (Cell, Cell)) -> bool {
    let horizontal = |low: Cell, high: Cell| low.0 == high.0;
    match (horizontal(low_a, high_a), horizontal(low_b, high_b)) {
        (true, true) => low_a.1 == low_b.1,
        (false, false) => low_a.0 == low_b.0,
        _ => low_a == low_b || high_a == high_b,
    }
}
