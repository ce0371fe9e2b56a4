//! Temple on square grids: one byte a cell for floor or top, one byte a wall by its low cell and side, and for each grid corner the
//! wall that begins there and the one that ends there (the last section of `docs/rules/temple.md`).
//!
//! The coordinates' limits (TEM-13) are left out: a game that starts in the middle never comes near them.

use minimax::{Game, Winner};
use tessera_rules::temple::{Edition, Side, SlotKind, Temple};

use super::{Sides, word};

/// The rules, of both editions.
pub struct TempleGame;

/// Cells along a side of the grid: 60 connected tiles from the middle stay inside.
const SIDE: usize = 128;
const CELLS: usize = SIDE * SIDE;
const MIDDLE: usize = SIDE / 2 * SIDE + SIDE / 2;
const COLOURS: usize = 10;
/// "Touches nothing": larger than every value.
const NONE: u8 = 7;
/// Steps to the cells beyond the sides N, E, S, W.
const STEPS: [isize; 4] = [SIDE as isize, 1, -(SIDE as isize), -1];

/// A position. Moves are made and taken back in place.
#[derive(Debug, Clone)]
pub struct State {
    /// The value of each cell's floor, 0 for none.
    floors: Vec<u8>,
    /// The value of each cell's top, 0 for none.
    tops: Vec<u8>,
    /// The values of the walls that have a cell low, by side; 0 for none.
    walls: Vec<[u8; 4]>,
    /// By grid corner (named by the cell whose north-east corner it is), the values of the wall that begins and of the
    /// one that ends there when the low cell is on the left.
    joints: Vec<[u8; 2]>,
    /// The columns and rows that are in use: west, east, south, north.
    reach: [usize; 4],
    /// By seat and colour, the values in hand as bits.
    hands: [[u8; COLOURS]; 2],
    /// Tiles in hand by seat.
    left: [u8; 2],
    active: [Option<u8>; 2],
    to_move: u8,
    revised: bool,
    on_table: u8,
    hash: u64,
    history: Vec<Before>,
    /// Offset from coordinates counted from the grid's middle to the coordinates of the rules.
    origin: (i64, i64),
}

/// State before a move that the later state no longer shows.
#[derive(Debug, Clone, Copy)]
struct Before {
    reach: [usize; 4],
    active: Option<u8>,
    hash: u64,
}

/// A place for a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// 0 floor, 1 top, 2 to 5 wall on the side N, E, S, W.
    kind: u8,
    cell: u16,
}

/// One to three tiles in their slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    count: u8,
    slots: [Slot; 3],
    /// `6 * colour + value - 1`.
    tiles: [u8; 3],
}

const NOWHERE: Slot = Slot { kind: 0, cell: 0 };

impl From<&Temple> for State {
    fn from(position: &Temple) -> State {
        let setup = position.to_setup();
        let table: Vec<_> = position.table().into_iter().collect();
        let middle = |coordinates: &mut dyn Iterator<Item = i32>| {
            let ends = coordinates.fold(None, |ends: Option<(i32, i32)>, v| {
                Some(ends.map_or((v, v), |(low, high)| (low.min(v), high.max(v))))
            });
            ends.map_or(0, |(low, high)| i64::from((low + high) / 2))
        };
        let origin = (
            middle(&mut table.iter().map(|placed| placed.slot().x())),
            middle(&mut table.iter().map(|placed| placed.slot().y())),
        );
        let mut state = State {
            floors: vec![0; CELLS],
            tops: vec![0; CELLS],
            walls: vec![[0; 4]; CELLS],
            joints: vec![[0; 2]; CELLS],
            reach: [SIDE, 0, SIDE, 0],
            hands: [[0; COLOURS]; 2],
            left: [0; 2],
            active: [0, 1].map(|seat| {
                let active = position.active(tessera_rules::game::Seat::new(seat));
                active.map(|colour| colour.index() as u8)
            }),
            to_move: tessera_rules::game::Position::to_move(position).index() as u8,
            revised: position.edition() == Edition::Revised,
            on_table: table.len() as u8,
            hash: 0,
            history: Vec::new(),
            origin,
        };
        for placed in table {
            let (x, y) = (i64::from(placed.slot().x()), i64::from(placed.slot().y()));
            let cell = MIDDLE as i64 + (y - origin.1) * SIDE as i64 + x - origin.0;
            let kind = match placed.slot().kind() {
                SlotKind::Floor => 0,
                SlotKind::Top => 1,
                SlotKind::Wall(Side::N) => 2,
                SlotKind::Wall(Side::E) => 3,
                SlotKind::Wall(Side::S) => 4,
                SlotKind::Wall(Side::W) => 5,
            };
            let cell = cell as u16;
            state.put(Slot { kind, cell }, placed.tile().value());
        }
        for (seat, hand) in setup.hands.iter().enumerate() {
            for tile in hand {
                state.hands[seat][tile.colour().index()] |= 1 << (tile.value() - 1);
                state.left[seat] += 1;
            }
        }
        state
    }
}

impl Game for TempleGame {
    type S = State;
    type M = Move;

    fn generate_moves(state: &State, moves: &mut Vec<Move>) -> Option<Winner> {
        let before = moves.len();
        state.each_move(|m| {
            moves.push(m);
            false
        });
        // A seat without a move has lost, and so has one whose opponent has placed everything.
        (moves.len() == before).then_some(Winner::PlayerJustMoved)
    }

    fn apply(state: &mut State, m: Move) -> Option<State> {
        let mover = usize::from(state.to_move);
        state.history.push(Before {
            reach: state.reach,
            active: state.active[mover],
            hash: state.hash,
        });
        state.active[mover] = None;
        let count = usize::from(m.count);
        for (&slot, &tile) in m.slots.iter().zip(&m.tiles).take(count) {
            state.put(slot, tile % 6 + 1);
            state.hands[mover][usize::from(tile / 6)] &= !(1 << (tile % 6));
        }
        for &tile in &m.tiles[..count] {
            if state.hands[mover][usize::from(tile / 6)] != 0 {
                state.active[mover] = Some(tile / 6);
            }
        }
        state.left[mover] -= m.count;
        state.on_table += m.count;
        state.to_move ^= 1;
        None
    }

    fn undo(state: &mut State, m: Move) {
        let Some(before) = state.history.pop() else {
            return;
        };
        state.to_move ^= 1;
        let mover = usize::from(state.to_move);
        for (&slot, &tile) in m.slots.iter().zip(&m.tiles).take(usize::from(m.count)) {
            state.take(slot);
            state.hands[mover][usize::from(tile / 6)] |= 1 << (tile % 6);
        }
        state.left[mover] += m.count;
        state.on_table -= m.count;
        state.reach = before.reach;
        state.active[mover] = before.active;
        state.hash = before.hash;
    }

    fn get_winner(state: &State) -> Option<Winner> {
        let mut any = false;
        state.each_move(|_| {
            any = true;
            true
        });
        (!any).then_some(Winner::PlayerJustMoved)
    }

    fn zobrist_hash(state: &State) -> u64 {
        // The hands: 6 bits a colour, so that one word takes the ten colours of a seat.
        let hand = |seat: usize| {
            let colours = state.hands[seat].iter();
            colours.fold(0, |bits, &values| bits << 6 | u64::from(values))
        };
        word(word(hand(0)) ^ hand(1)) ^ state.hash ^ u64::from(state.to_move)
    }

    fn notation(state: &State, m: Move) -> Option<String> {
        let mut parts: Vec<_> = m.slots[..usize::from(m.count)]
            .iter()
            .zip(m.tiles)
            .map(|(slot, tile)| {
                let x = (usize::from(slot.cell) % SIDE) as i64 - (SIDE / 2) as i64 + state.origin.0;
                let y = (usize::from(slot.cell) / SIDE) as i64 - (SIDE / 2) as i64 + state.origin.1;
                let kind = ["F", "T", "W"][usize::from(slot.kind.min(2))];
                let side = ["", "", "N", "E", "S", "W"][usize::from(slot.kind)];
                let letter = char::from(b"ROYGCBPNKW"[usize::from(tile / 6)]);
                let order = (slot.kind.min(2), -y, x, slot.kind);
                (
                    order,
                    format!("{kind}{x},{y}{side}={letter}{}", tile % 6 + 1),
                )
            })
            .collect();
        parts.sort();
        let parts: Vec<String> = parts.into_iter().map(|(_, part)| part).collect();
        Some(parts.join("+"))
    }
}

impl Sides for TempleGame {
    fn must_pass(_: &State) -> bool {
        false
    }

    fn side(state: &State) -> usize {
        usize::from(state.to_move)
    }

    fn lead(_: &State) -> i32 {
        0
    }
}

/// The slots of a move, and constraints on their values.
struct Shape {
    count: usize,
    slots: [Slot; 3],
    /// For each slot the least value on the table that a tile there touches.
    needs: [u8; 3],
    /// True if the second and the third slot touch; the first touches both.
    joined: bool,
}

impl State {
    /// Tiles in hand by seat.
    pub fn left(&self) -> [u8; 2] {
        self.left
    }

    /// The seat to move.
    pub fn to_move(&self) -> usize {
        usize::from(self.to_move)
    }

    /// Passes the legal moves to `visit` until it returns true.
    fn each_move(&self, mut visit: impl FnMut(Move) -> bool) {
        if self.left.contains(&0) {
            return;
        }
        if self.on_table == 0 {
            let opening = Slot {
                kind: 0,
                cell: MIDDLE as u16,
            };
            for colour in 0..COLOURS as u8 {
                let holds = self.hands[self.to_move()][usize::from(colour)] & 1 != 0;
                if holds && visit(single(opening, 6 * colour)) {
                    return;
                }
            }
            return;
        }
        let [west, east, south, north] = self.reach;
        for y in south - 1..=north + 1 {
            for cell in y * SIDE + west - 1..=y * SIDE + east + 1 {
                if self.each_shape(cell, &mut |shape| self.fill(shape, &mut visit)) {
                    return;
                }
            }
        }
    }

    /// Passes the shapes that belong to a cell to `visit`; true if `visit` stopped.
    fn each_shape(&self, cell: usize, visit: &mut impl FnMut(&Shape) -> bool) -> bool {
        let is_empty = self.floors[cell] == 0 && self.tops[cell] == 0;
        let low: [bool; 4] = std::array::from_fn(|side| self.walls[cell][side] != 0);
        let high: [bool; 4] = std::array::from_fn(|side| {
            let (low, across) = across(cell, side);
            self.walls[low][across] != 0
        });
        let floor_beside: [bool; 4] =
            std::array::from_fn(|side| self.floors[beyond(cell, side)] != 0);
        let top_beside: [bool; 4] = std::array::from_fn(|side| self.tops[beyond(cell, side)] != 0);
        let count = |flags: &[bool; 4]| flags.iter().filter(|&&flag| flag).count();
        let (lows, highs, tops) = (count(&low), count(&high), count(&top_beside));

        let floor_fits = is_empty && highs == 0 && (lows > 0 || count(&floor_beside) > 0);
        if floor_fits && visit(&self.shape(&[floor(cell)])) {
            return true;
        }
        for (a, b) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            if self.floors[cell] != 0 {
                let walls = [wall(cell, a), wall(cell, b)];
                if self.fits(walls[0]) && self.fits(walls[1]) && visit(&self.shape(&walls)) {
                    return true;
                }
            }
            if floor_beside[a] && floor_beside[b] {
                let walls = [high_wall(cell, a), high_wall(cell, b)];
                if self.fits(walls[0]) && self.fits(walls[1]) && visit(&self.shape(&walls)) {
                    return true;
                }
            }
        }
        for (side, has_top) in top_beside.into_iter().enumerate() {
            let wall = wall(cell, side);
            let [begin, end] = ends(cell, side);
            let linked = self.joints[begin][1] != 0 || self.joints[end][0] != 0;
            if linked
                && (self.floors[cell] != 0 || has_top)
                && self.fits(wall)
                && visit(&self.shape(&[wall]))
            {
                return true;
            }
        }
        if !is_empty || lows > 0 {
            return false;
        }
        if highs == 1 {
            let across = (high.iter().position(|&flag| flag).unwrap_or(0) + 2) % 4;
            let wall = high_wall(cell, across);
            if !top_beside[across] && self.fits(wall) && visit(&self.shape(&[top(cell), wall])) {
                return true;
            }
        }
        if highs >= 2 && visit(&self.shape(&[top(cell)])) {
            return true;
        }
        if tops >= 2 && (highs == 0 || self.revised && highs == 1) {
            let mut slots = [top(cell), NOWHERE, NOWHERE];
            let mut length = 1;
            for (side, (high, top)) in high.into_iter().zip(top_beside).enumerate() {
                if !high && !top {
                    slots[length] = high_wall(cell, side);
                    length += 1;
                }
            }
            // On one wall with the other side open this is the tunnel again.
            let is_tunnel = (0..4).any(|side| high[side] && !top_beside[(side + 2) % 4]);
            let fit = slots[1..length].iter().all(|&wall| self.fits(wall));
            if fit && !is_tunnel && visit(&self.shape(&slots[..length])) {
                return true;
            }
        }
        false
    }

    /// True if a wall has room.
    fn fits(&self, slot: Slot) -> bool {
        let (cell, side) = (usize::from(slot.cell), usize::from(slot.kind - 2));
        let (high, across) = across(cell, side);
        let [begin, end] = ends(cell, side);
        self.walls[cell][side] == 0
            && self.walls[high][across] == 0
            && self.tops[cell] == 0
            && self.floors[high] == 0
            && self.joints[begin][0] == 0
            && self.joints[end][1] == 0
    }

    fn shape(&self, slots: &[Slot]) -> Shape {
        let mut shape = Shape {
            count: slots.len(),
            slots: [NOWHERE; 3],
            needs: [NONE; 3],
            joined: false,
        };
        for (i, &slot) in slots.iter().enumerate() {
            shape.slots[i] = slot;
            shape.needs[i] = self.need(slot);
        }
        if let &[_, b, c] = slots {
            // Two walls of a top are on neighbouring sides of it, or across from each other.
            shape.joined = (b.kind + c.kind) % 2 == 1;
        }
        shape
    }

    /// The least value on the table that a tile in the slot touches.
    fn dependency(&self, slot: Slot) -> u8 {
        let cell = usize::from(slot.cell);
        let mut need = NONE;
        let mut touch = |value: u8| {
            if value != 0 {
                need = need.min(value);
            }
        };
        match slot.kind {
            0 => (0..4).for_each(|side| {
                touch(self.floors[beyond(cell, side)]);
                touch(self.walls[cell][side]);
            }),
            1 => (0..4).for_each(|side| {
                let (low, across) = across(cell, side);
                touch(self.tops[low]);
                touch(self.walls[low][across]);
            }),
            kind => {
                let side = usize::from(kind - 2);
                let [begin, end] = ends(cell, side);
                touch(self.floors[cell]);
                touch(self.tops[beyond(cell, side)]);
                touch(self.joints[begin][1]);
                touch(self.joints[end][0]);
            }
        }
        need
    }

    /// Fills a shape with tiles in every way that colours and values permit; true if `visit` stopped.
    fn fill(&self, shape: &Shape, visit: &mut impl FnMut(Move) -> bool) -> bool {
        let hand = &self.hands[self.to_move()];
        let n = shape.count;
        let Some(active) = self.active[self.to_move()] else {
            return (0..COLOURS).any(|colour| {
                hand[colour] != 0 && self.fill_with(shape, [colour as u8; 3], 0, visit)
            });
        };
        let left = hand[usize::from(active)].count_ones() as usize;
        if n <= left {
            return self.fill_with(shape, [active; 3], 0, visit);
        }
        if !self.revised {
            return false;
        }
        // The active colour goes first, into `left` of the slots; a new one takes the others.
        (0..COLOURS as u8)
            .filter(|&colour| colour != active && hand[usize::from(colour)] != 0)
            .any(|colour| {
                (1_u8..1 << n)
                    .filter(|first| first.count_ones() as usize == left)
                    .any(|first| {
                        let colours = std::array::from_fn(|i| match first >> i & 1 {
                            1 => active,
                            _ => colour,
                        });
                        self.fill_with(shape, colours, first, visit)
                    })
            })
    }

    /// Fills a shape with a colour for each slot; the slots of `first` are filled before the others.
    fn fill_with(
        &self,
        shape: &Shape,
        colours: [u8; 3],
        first: u8,
        visit: &mut impl FnMut(Move) -> bool,
    ) -> bool {
        let hand = &self.hands[self.to_move()];
        let held = colours.map(|colour| hand[usize::from(colour)]);
        let n = shape.count;
        let mut values = [0; 3];
        for a in (1..=6).filter(|a| held[0] >> (a - 1) & 1 != 0) {
            values[0] = a;
            if n == 1 {
                if a >= shape.needs[0] && visit(filled(shape, colours, values)) {
                    return true;
                }
                continue;
            }
            for b in (1..=6).filter(|b| held[1] >> (b - 1) & 1 != 0) {
                if a == b && colours[0] == colours[1] {
                    continue;
                }
                values[1] = b;
                if n == 2 {
                    if can_be_placed(shape, values, first) && visit(filled(shape, colours, values))
                    {
                        return true;
                    }
                    continue;
                }
                for c in (1..=6).filter(|c| held[2] >> (c - 1) & 1 != 0) {
                    let twice =
                        a == c && colours[0] == colours[2] || b == c && colours[1] == colours[2];
                    values[2] = c;
                    if !twice
                        && can_be_placed(shape, values, first)
                        && visit(filled(shape, colours, values))
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn put(&mut self, slot: Slot, value: u8) {
        self.set(slot, value);
        let cell = usize::from(slot.cell);
        let (x, y) = (cell % SIDE, cell / SIDE);
        let [west, east, south, north] = self.reach;
        self.reach = [west.min(x), east.max(x), south.min(y), north.max(y)];
        let kind = u64::from(slot.kind);
        self.hash ^= word((cell as u64) << 8 | kind << 4 | u64::from(value));
    }

    fn take(&mut self, slot: Slot) {
        self.set(slot, 0);
    }

    fn set(&mut self, slot: Slot, value: u8) {
        let cell = usize::from(slot.cell);
        match slot.kind {
            0 => self.floors[cell] = value,
            1 => self.tops[cell] = value,
            kind => {
                let side = usize::from(kind - 2);
                let [begin, end] = ends(cell, side);
                self.walls[cell][side] = value;
                self.joints[begin][0] = value;
                self.joints[end][1] = value;
            }
        }
    }
}

/// True if the tiles can be placed one after the other, each touching one of the same or a smaller value; the slots of
/// `first` go before the others.
fn can_be_placed(shape: &Shape, values: [u8; 3], first: u8) -> bool {
    let all = (1 << shape.count) - 1;
    let touch = |a: usize, b: usize| a == 0 || b == 0 || shape.joined;
    let mut placed = 0_u8;
    for due in [first, all] {
        loop {
            let before = placed;
            for i in 0..shape.count {
                let waits = (due & !placed) >> i & 1 != 0;
                let supported = values[i] >= shape.needs[i]
                    || (0..shape.count)
                        .any(|j| placed >> j & 1 != 0 && touch(i, j) && values[j] <= values[i]);
                if waits && supported {
                    placed |= 1 << i;
                }
            }
            if placed == before {
                break;
            }
        }
        if placed != due {
            return false;
        }
    }
    true
}

fn filled(shape: &Shape, colours: [u8; 3], values: [u8; 3]) -> Move {
    let mut tiles = [0; 3];
    for i in 0..shape.count {
        tiles[i] = 6 * colours[i] + values[i] - 1;
    }
    Move {
        count: shape.count as u8,
        slots: shape.slots,
        tiles,
    }
}

fn single(slot: Slot, tile: u8) -> Move {
    Move {
        count: 1,
        slots: [slot, NOWHERE, NOWHERE],
        tiles: [tile, 0, 0],
    }
}

fn beyond(cell: usize, side: usize) -> usize {
    cell.wrapping_add_signed(STEPS[side])
}

/// The cell beyond a side, and the same side seen from there.
fn across(cell: usize, side: usize) -> (usize, usize) {
    (beyond(cell, side), (side + 2) % 4)
}

/// The grid corners at which a wall begins and ends.
fn ends(cell: usize, side: usize) -> [usize; 2] {
    let [ne, se, sw, nw] = [cell, cell - SIDE, cell - SIDE - 1, cell - 1];
    match side {
        0 => [ne, nw],
        1 => [se, ne],
        2 => [sw, se],
        _ => [nw, sw],
    }
}

fn floor(cell: usize) -> Slot {
    Slot {
        kind: 0,
        cell: cell as u16,
    }
}

fn top(cell: usize) -> Slot {
    Slot {
        kind: 1,
        cell: cell as u16,
    }
}

/// The wall on a side of its low cell.
fn wall(cell: usize, side: usize) -> Slot {
    Slot {
        kind: 2 + side as u8,
        cell: cell as u16,
    }
}

/// The wall on a side of its high cell.
fn high_wall(cell: usize, side: usize) -> Slot {
    let (low, across) = across(cell, side);
    wall(low, across)
}
