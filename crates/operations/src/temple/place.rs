//! Moves in words.

use tessera_messages::{Text, message};
use tessera_rules::temple::{Move, Placed, Side, Slot, SlotKind, Temple};

/// A place by a tile: the side of the tile on which it is.
pub(super) type Beside = (Side, Placed);

/// The tiles of the table and of a move.
pub(super) fn tiles_with(temple: &Temple, m: Move) -> Vec<Placed> {
    temple.table().into_iter().chain(m.tiles()).collect()
}

/// A move in words. Each place is named by a tile that touches it. No tile is on the table twice, so the name is unique.
pub(super) fn moved(temple: &Temple, m: Move) -> Text {
    let near = tiles_with(temple, m);
    let tiles: Vec<(Placed, Option<Beside>)> =
        m.tiles().map(|placed| (placed, beside(placed.slot(), &near))).collect();
    let kind = temple.move_type(m).name().replace(' ', "-");
    match tiles[..] {
        [] => Text::from(""),
        [(placed, beside)] => tile_as(placed, beside),
        // Two walls, often around the same floor, which is named once.
        [(first, one), (second, other)] if is_wall(first) => {
            let place = match (one, other) {
                (Some((side, near)), Some((_, same))) if near == same => {
                    message!("side-temple", side = &side.letter())
                }
                _ => place(one),
            };
            let first = message!("tile-there", tile = first.tile().text(), place = place);
            message!("move-temple", kind = kind, first = first, others = tile_there(second, other))
        }
        [(top, beside), ref walls @ ..] => {
            let is_tunnel = kind == "tunnel";
            let walls = walls.iter().map(|&(wall, _)| match wall.slot().kind() {
                SlotKind::Wall(side) if !is_tunnel => {
                    // A wall is on the side of its top that is opposite to its side of the low cell.
                    let there = message!("side-temple-below", side = &side.opposite().letter());
                    message!("tile-there", tile = wall.tile().text(), place = there)
                }
                _ => wall.tile().text(),
            });
            let others = Text::and(walls);
            message!("move-temple", kind = kind, first = tile_as(top, beside), others = others)
        }
    }
}

/// A tile and its place in words: "red 2 north of orange 1".
pub(super) fn tile_there(placed: Placed, beside: Option<Beside>) -> Text {
    message!("tile-there", tile = placed.tile().text(), place = place(beside))
}

/// The same with the use of the tile: "red 2 as a floor north of orange 1".
pub(super) fn tile_as(placed: Placed, beside: Option<Beside>) -> Text {
    let kind = match placed.slot().kind() {
        SlotKind::Floor => "floor",
        SlotKind::Top => "top",
        SlotKind::Wall(_) => "wall",
    };
    message!("tile-temple", kind = kind, tile = placed.tile().text(), place = place(beside))
}

/// The first of some tiles that a slot touches along a whole side, and that side.
pub(super) fn beside(slot: Slot, tiles: &[Placed]) -> Option<Beside> {
    tiles.iter().find_map(|&near| Some((side_of(near.slot(), slot)?, near)))
}

fn place(beside: Option<Beside>) -> Text {
    match beside {
        Some((side, near)) => message!(
            "place-temple",
            side = &side.letter(),
            colour = near.tile().colour().text(),
            number = near.tile().value()
        ),
        // The first tile of a game touches none.
        None => message!("place-temple", side = "alone", colour = "", number = 0),
    }
}

fn is_wall(placed: Placed) -> bool {
    matches!(placed.slot().kind(), SlotKind::Wall(_))
}

/// The side of the tile in slot `near` on which a slot is that it touches. `None` for two walls.
fn side_of(near: Slot, slot: Slot) -> Option<Side> {
    use SlotKind::{Floor, Top, Wall};
    let cell = |slot: Slot, (dx, dy): (i32, i32)| (slot.x() + dx, slot.y() + dy);
    let here = |slot: Slot| cell(slot, (0, 0));
    match (near.kind(), slot.kind()) {
        (Floor, Floor) | (Top, Top) => {
            Side::ALL.into_iter().find(|side| cell(near, side.step()) == here(slot))
        }
        (Floor, Wall(side)) => (here(near) == here(slot)).then_some(side),
        (Top, Wall(side)) => (here(near) == cell(slot, side.step())).then_some(side.opposite()),
        (Wall(_), Floor | Top) => side_of(slot, near).map(Side::opposite),
        _ => None,
    }
}
