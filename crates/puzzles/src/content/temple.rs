//! Positions of Temple.

use super::coder::Coder;
use super::position_code::PositionCode;
use tessera_rules::game::Fault;
use tessera_rules::temple::{
    Colour, Edition, Placed, Setup, Side, Slot, SlotKind, TILES, Temple, Tile, VALUES, corners,
    touch,
};

/// Every way in which a tile lies.
const KINDS: [SlotKind; 6] = [
    SlotKind::Floor,
    SlotKind::Top,
    SlotKind::Wall(Side::N),
    SlotKind::Wall(Side::E),
    SlotKind::Wall(Side::S),
    SlotKind::Wall(Side::W),
];

impl PositionCode for Temple {
    const GAME: &'static str = "temple";

    fn write_position(&self, coder: &mut Coder) {
        code(coder, &self.to_setup());
    }

    fn read_position(coder: &mut Coder) -> Result<Temple, Fault> {
        let blank = Setup {
            edition: Edition::Published,
            to_move: 0,
            table: Vec::new(),
            hands: [Vec::new(), Vec::new()],
            active: [None; 2],
        };
        Temple::from_setup(&code(coder, &blank))
    }
}

fn code(coder: &mut Coder, given: &Setup) -> Setup {
    let is_revised = (given.edition == Edition::Revised).into();
    let edition = match coder.choose(is_revised, &[2, 1]) {
        0 => Edition::Published,
        _ => Edition::Revised,
    };
    let to_move = coder.below(given.to_move as u32, 2).into();
    let slots = code_slots(coder, given);
    let (hands, active) = code_hands(coder, &given.hands);
    let mut left = [1; TILES];
    for tile in hands.iter().flatten() {
        left[tile.index()] = 0;
    }
    let mut table: Vec<Placed> = Vec::with_capacity(slots.len());
    for (i, &slot) in slots.iter().enumerate() {
        let tile = given.table.get(i).map_or(0, |(_, tile)| tile.index());
        if left.iter().sum::<u32>() == 0 {
            break;
        }
        let tile = coder.choose(tile, &left);
        left[tile] = 0;
        table.push(Placed::new(slot, Tile::from_index(tile)));
    }
    Setup {
        edition,
        to_move,
        table: table.iter().map(|placed| (placed.slot().into(), placed.tile())).collect(),
        hands,
        active,
    }
}

/// The filled slots in their order. Starts at the opening slot, or at the first slot if that is empty, and asks for the
/// slots that touch each filled one.
fn code_slots(coder: &mut Coder, given: &Setup) -> Vec<Slot> {
    let filled: Vec<Slot> = given.table.iter().filter_map(|(slot, _)| slot.slot()).collect();
    let opening = Slot::new(SlotKind::Floor, 0, 0);
    let start = match opening {
        _ if filled.is_empty() => 0,
        Some(opening) if filled.contains(&opening) => 1,
        _ => 2,
    };
    let first = match coder.choose(start, &[1, 28, 3]) {
        0 => None,
        1 => opening,
        _ => {
            let first = filled.first().copied().or(opening);
            let kind = first.and_then(|first| KINDS.iter().position(|&kind| kind == first.kind()));
            let kind = KINDS[coder.below(kind.unwrap_or(0) as u32, KINDS.len() as u32) as usize];
            let x = coder.signed(first.map_or(0, Slot::x));
            let y = coder.signed(first.map_or(0, Slot::y));
            Slot::new(kind, x, y)
        }
    };
    let mut found: Vec<Slot> = first.into_iter().collect();
    let mut seen = found.clone();
    // By how both tiles lie, and by the number of filled slots that are known to touch the other.
    let mut odds = [[[[40, 16], [16, 24], [8, 24]]; 3]; 3];
    let mut next = 0;
    while let Some(&slot) = found.get(next) {
        next += 1;
        for other in touching(slot) {
            if found.len() == TILES || seen.contains(&other) {
                continue;
            }
            seen.push(other);
            if found.iter().any(|&own| excludes(own, other)) {
                continue;
            }
            let around = found.iter().filter(|&&own| touch(own, other)).count();
            let own = &mut odds[group(slot)][group(other)][around.clamp(1, 3) - 1];
            if coder.flag(filled.contains(&other), own) {
                found.push(other);
            }
        }
    }
    found.sort_unstable();
    found
}

/// The slots that touch a slot.
fn touching(slot: Slot) -> impl Iterator<Item = Slot> {
    let around = (-2..=2).flat_map(|dy| (-2..=2).map(move |dx| (dx, dy)));
    let slots = around.flat_map(move |(dx, dy)| {
        KINDS.into_iter().filter_map(move |kind| Slot::new(kind, slot.x() + dx, slot.y() + dy))
    });
    slots.filter(move |&other| other != slot && touch(slot, other))
}

/// True if two slots can't both be filled (I1 to I3).
fn excludes(a: Slot, b: Slot) -> bool {
    let cell = |slot: Slot| (slot.x(), slot.y());
    match (a.kind(), b.kind()) {
        (SlotKind::Wall(side), SlotKind::Wall(other)) => {
            let (starts, ends) = (corners(a), corners(b));
            let is_one_side = beyond(a, side) == cell(b) && beyond(b, other) == cell(a);
            is_one_side || starts[0] == ends[0] || starts[1] == ends[1]
        }
        (SlotKind::Wall(_), SlotKind::Top) => cell(a) == cell(b),
        (SlotKind::Wall(side), SlotKind::Floor) => beyond(a, side) == cell(b),
        (_, SlotKind::Wall(_)) => excludes(b, a),
        _ => cell(a) == cell(b),
    }
}

/// The cell beyond a side of a wall's low cell.
fn beyond(wall: Slot, side: Side) -> (i32, i32) {
    let (dx, dy) = side.step();
    (wall.x() + dx, wall.y() + dy)
}

fn group(slot: Slot) -> usize {
    match slot.kind() {
        SlotKind::Floor => 0,
        SlotKind::Top => 1,
        SlotKind::Wall(_) => 2,
    }
}

/// The hands, colour by colour: no seat has tiles of it, a seat has all of them, or a seat has some.
fn code_hands(coder: &mut Coder, given: &[Vec<Tile>; 2]) -> ([Vec<Tile>; 2], [Option<Colour>; 2]) {
    const WHOLE: u32 = (1 << VALUES) - 1;
    let mut odds = [[8, 8, 8, 4, 4]; 5];
    for (state, weights) in odds.iter_mut().enumerate() {
        weights[state.min(2)] += 24;
    }
    let mut hands = [const { Vec::new() }; 2];
    let mut active = [None; 2];
    let mut state = 0;
    for colour in Colour::all() {
        let values = [0, 1].map(|seat| {
            let own = given[seat].iter().filter(|tile: &&Tile| tile.colour() == colour);
            own.fold(0, |set, tile| set | 1_u32 << (tile.value() - 1))
        });
        let seat = usize::from(values[0] == 0);
        let own = match values[seat] {
            0 => 0,
            WHOLE => 1 + seat,
            _ => 3 + seat,
        };
        state = coder.adapt(own, &mut odds[state]);
        let (seat, held) = match state {
            0 => continue,
            1 | 2 => (state - 1, WHOLE),
            _ => {
                active[state - 3] = Some(colour);
                let part = coder.below(values[seat].wrapping_sub(1), WHOLE - 1) + 1;
                (state - 3, part)
            }
        };
        let tiles = (1..=VALUES as u8).filter(|value| held >> (value - 1) & 1 == 1);
        hands[seat].extend(tiles.map(|value| Tile::new(colour, value)));
    }
    (hands, active)
}
