//! Validation of positions, and conversion back to their description.

use tessera_messages::{Text, message};

use std::collections::{BTreeMap, BTreeSet};

use super::contact::{corners, touch};
use super::slot::{Placed, Slot, SlotKind};
use super::slot_text::SlotText;
use super::values::ALL_VALUES;
use super::{COLOURS, Colour, Edition, TILES, Tile, VALUES};
use super::{Temple, colour_of};
use crate::game::{Fault, Seat};

/// A described position: well-formed, but perhaps not consistent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The edition.
    pub edition: Edition,
    /// The seat to move.
    pub to_move: i64,
    /// The tiles on the table, in any order.
    pub table: Vec<(SlotText, Tile)>,
    /// The tiles in hand by seat, in any order.
    pub hands: [Vec<Tile>; 2],
    /// The active colours by seat.
    pub active: [Option<Colour>; 2],
}

impl Temple {
    /// Validates a position (I1 to I3, TEM-12).
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Inconsistent`] with the ruling and the path into the position's JSON form.
    pub fn from_setup(setup: &Setup) -> Result<Temple, Fault> {
        let to_move = match setup.to_move {
            0 => Seat::FIRST,
            1 => Seat::SECOND,
            other => {
                return Err(
                    inconsistent(message!("refusal-temple-no-seat", seat = &other)).at("to_move")
                );
            }
        };
        let mut seen = BTreeSet::new();
        let table = check_table(&setup.table, &mut seen)?;
        let mut hands = [0; 2];
        for (seat, hand) in hands.iter_mut().enumerate() {
            *hand = check_tiles(&setup.hands[seat], &mut seen)
                .map_err(|fault| fault.at(seat).at("hands"))?;
        }
        for (seat, &hand) in hands.iter().enumerate() {
            check_colours(hand, setup.active[seat], seat)?;
        }
        check_together(hands, setup.active, table.is_empty())?;
        let (mover, other) = (to_move.index(), to_move.other().index());
        if hands[mover] == 0 && hands[other] != 0 {
            return Err(
                inconsistent(message!("refusal-temple-has-won", seat = &mover)).at("to_move")
            );
        }
        Ok(Temple::assemble(setup.edition, to_move, hands, setup.active, table))
    }

    /// Returns the description of the position, with lists in the order of the position key.
    pub fn to_setup(&self) -> Setup {
        let tiles =
            |hand: u64| (0..TILES).filter(|i| hand >> i & 1 == 1).map(Tile::from_index).collect();
        Setup {
            edition: self.edition,
            to_move: self.to_move.index() as i64,
            table: self
                .table()
                .iter()
                .map(|placed| (placed.slot().into(), placed.tile()))
                .collect(),
            hands: self.hands.map(tiles),
            active: self.active,
        }
    }
}

fn inconsistent(detail: impl Into<Text>) -> Fault {
    Fault::inconsistent("TEM-12", detail)
}

/// Checks the tiles on the table: coordinates, each tile and each slot once, I1 to I3, all of one piece.
fn check_table(
    entries: &[(SlotText, Tile)],
    seen: &mut BTreeSet<Tile>,
) -> Result<Vec<Placed>, Fault> {
    let mut table = Vec::new();
    let mut space = Space::default();
    for (i, &(text, tile)) in entries.iter().enumerate() {
        let slot =
            check_slot(text, &mut space).map_err(|fault| fault.at("slot").at(i).at("table"))?;
        if !seen.insert(tile) {
            return Err(inconsistent(message!("refusal-temple-only-one", tile = &tile))
                .at("tile")
                .at(i)
                .at("table"));
        }
        table.push(Placed::new(slot, tile));
    }
    if let Some(i) = first_apart(&table) {
        return Err(inconsistent(message!(
            "refusal-temple-apart",
            slot = &table[i].slot(),
            other = &table[0].slot()
        ))
        .at("slot")
        .at(i)
        .at("table"));
    }
    Ok(table)
}

/// Space taken by the slots read so far.
#[derive(Default)]
struct Space {
    slots: BTreeSet<Slot>,
    /// Floor or top by cell.
    cells: BTreeMap<(i32, i32), Slot>,
    /// The wall on a side, named as the north or east side of a cell.
    sides: BTreeMap<(i32, i32, bool), Slot>,
    /// The low and the high cells of walls, with one of the walls.
    low: BTreeMap<(i32, i32), Slot>,
    high: BTreeMap<(i32, i32), Slot>,
    /// The walls at a grid corner: the one that begins there and the one that ends there, with the low cell on the
    /// left.
    corners: BTreeMap<(i32, i32), [Option<Slot>; 2]>,
}

fn check_slot(text: SlotText, space: &mut Space) -> Result<Slot, Fault> {
    let Some(slot) = text.slot() else {
        return Err(inconsistent(message!(
            "refusal-temple-outside",
            slot = &text,
            ids = "-1000..1000"
        )));
    };
    if !space.slots.insert(slot) {
        return Err(inconsistent(message!("refusal-temple-filled-twice", slot = &slot)));
    }
    let (x, y) = (slot.x(), slot.y());
    let cell = (x, y);
    let SlotKind::Wall(side) = slot.kind() else {
        if let Some(other) = space.cells.insert(cell, slot) {
            return Err(Fault::inconsistent(
                "I1",
                message!("refusal-temple-one-cell", slot = &slot, other = &other),
            ));
        }
        let (walls, relation) = match slot.kind() {
            SlotKind::Floor => (&space.high, message!("refusal-temple-high")),
            _ => (&space.low, message!("refusal-temple-low")),
        };
        return match walls.get(&cell) {
            Some(wall) => Err(against(*wall, slot, relation)),
            None => Ok(slot),
        };
    };
    let (dx, dy) = side.step();
    let beyond = (x + dx, y + dy);
    let name = (x.min(beyond.0), y.min(beyond.1), dx == 0);
    if let Some(other) = space.sides.insert(name, slot) {
        return Err(Fault::inconsistent(
            "I2",
            message!("refusal-temple-one-side", slot = &slot, other = &other),
        ));
    }
    space.low.insert(cell, slot);
    space.high.insert(beyond, slot);
    if let Some(&top) = space.cells.get(&cell).filter(|s| s.kind() == SlotKind::Top) {
        return Err(against(slot, top, message!("refusal-temple-low")));
    }
    if let Some(&floor) = space.cells.get(&beyond).filter(|s| s.kind() == SlotKind::Floor) {
        return Err(against(slot, floor, message!("refusal-temple-high")));
    }
    for (i, corner) in corners(slot).into_iter().enumerate() {
        let walls = space.corners.entry(corner).or_default();
        if let Some(other) = walls[i].replace(slot) {
            return Err(Fault::inconsistent(
                "I3",
                message!("refusal-temple-corner", slot = &slot, other = &other),
            ));
        }
    }
    Ok(slot)
}

fn against(wall: Slot, tile: Slot, relation: Text) -> Fault {
    Fault::inconsistent(
        "I2",
        message!("refusal-temple-against", slot = &tile, relation = relation, wall = &wall),
    )
}

/// Returns the first tile that is not connected to tile 0.
fn first_apart(table: &[Placed]) -> Option<usize> {
    let mut reached = vec![false; table.len()];
    let mut open: Vec<usize> = (0..table.len().min(1)).collect();
    while let Some(from) = open.pop() {
        if std::mem::replace(&mut reached[from], true) {
            continue;
        }
        let beside = |&to: &usize| !reached[to] && touch(table[from].slot(), table[to].slot());
        open.extend((0..table.len()).filter(beside));
    }
    reached.iter().position(|reached| !reached)
}

/// Checks a hand: each tile once, also among the tiles seen before.
fn check_tiles(tiles: &[Tile], seen: &mut BTreeSet<Tile>) -> Result<u64, Fault> {
    let mut hand = 0;
    for (i, &tile) in tiles.iter().enumerate() {
        if !seen.insert(tile) {
            return Err(inconsistent(message!("refusal-temple-only-one", tile = &tile)).at(i));
        }
        hand |= 1 << tile.index();
    }
    Ok(hand)
}

/// Checks a hand's colours against the active one.
fn check_colours(hand: u64, active: Option<Colour>, seat: usize) -> Result<(), Fault> {
    let held: Vec<Colour> =
        Colour::all().filter(|colour| colour_of(hand, colour.index()) != 0).collect();
    if held.len() > COLOURS / 2 {
        return Err(inconsistent(message!(
            "refusal-temple-colours",
            seat = &seat,
            count = &held.len()
        ))
        .at(seat)
        .at("hands"));
    }
    let partly = |colour: Colour| colour_of(hand, colour.index()) != ALL_VALUES;
    if let Some(&colour) = held.iter().find(|&&c| partly(c) && Some(c) != active) {
        return Err(match active {
            None => inconsistent(message!(
                "refusal-temple-must-be-active",
                seat = &seat,
                colour = &colour
            ))
            .at(seat)
            .at("active"),
            Some(active) => inconsistent(message!(
                "refusal-temple-other-active",
                seat = &seat,
                colour = &colour,
                other = &active
            ))
            .at(seat)
            .at("hands"),
        });
    }
    match active {
        Some(colour) if !held.contains(&colour) => Err(inconsistent(message!(
            "refusal-temple-none-active",
            seat = &seat,
            colour = &colour
        ))
        .at(seat)
        .at("active")),
        Some(colour) if !partly(colour) => Err(inconsistent(message!(
            "refusal-temple-all-active",
            seat = &seat,
            count = &VALUES,
            colour = &colour
        ))
        .at(seat)
        .at("active")),
        _ => Ok(()),
    }
}

/// Checks the hands against each other and against the table.
fn check_together(hands: [u64; 2], active: [Option<Colour>; 2], empty: bool) -> Result<(), Fault> {
    let shared =
        Colour::all().find(|colour| hands.iter().all(|&hand| colour_of(hand, colour.index()) != 0));
    if let Some(colour) = shared {
        return Err(
            inconsistent(message!("refusal-temple-both-hold", colour = &colour)).at("hands")
        );
    }
    match active.iter().position(Option::is_some) {
        Some(seat) if empty => {
            Err(inconsistent(message!("refusal-temple-empty-table")).at(seat).at("active"))
        }
        _ => Ok(()),
    }
}
