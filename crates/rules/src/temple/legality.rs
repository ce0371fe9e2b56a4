//! Reasons for which a well-formed move is not legal (TEM-14).

use tessera_messages::{Text, message};

use super::contact::{OPENING, corners};
use super::shapes::Shape;
use super::slot::{Placed, Slot, SlotKind};
use super::values::{placeable, touching};
use super::{Edition, Tile};
use super::{Move, Temple, colour_of};
use crate::game::{Fault, Position};

impl Temple {
    /// Checks tiles in slots that are in the order of notation. The checks are in this order: on an empty table the
    /// opening (TEM-7), otherwise the shape (TEM-2); then the hand (TEM-8), the colours (TEM-6), the values (TEM-5).
    pub(super) fn check(&self, tiles: &[Placed]) -> Result<Move, Fault> {
        if self.is_table_empty() {
            self.check_opening(tiles)?;
            self.check_hand(tiles)?;
            return Ok(Move::new(tiles.iter().copied()));
        }
        let slots: Vec<Slot> = tiles.iter().map(|placed| placed.slot()).collect();
        let Some(shape) = self.shape_of(&slots) else {
            return Err(Fault::illegal("TEM-2", self.why_no_shape(&slots)));
        };
        self.check_hand(tiles)?;
        let first = self.check_colours(tiles)?;
        check_values(&shape, tiles, first)?;
        Ok(Move::new(tiles.iter().copied()))
    }

    fn check_opening(&self, tiles: &[Placed]) -> Result<(), Fault> {
        match tiles {
            [only] if only.slot() == OPENING && only.tile().value() == 1 => Ok(()),
            _ => Err(opening_fault()),
        }
    }

    fn check_hand(&self, tiles: &[Placed]) -> Result<(), Fault> {
        let seat = self.to_move();
        let mut hand = self.hand(seat);
        for placed in tiles {
            let tile = placed.tile();
            if hand >> tile.index() & 1 == 0 {
                let twice = self.hand(seat) >> tile.index() & 1 == 1;
                return Err(Fault::illegal(
                    "TEM-8",
                    if twice {
                        message!("refusal-temple-only-one", tile = &tile)
                    } else {
                        message!("refusal-temple-holds-no", seat = &seat, tile = &tile)
                    },
                ));
            }
            hand &= !(1 << tile.index());
        }
        Ok(())
    }

    /// Returns the mask of the tiles that must be placed first: the tiles of an active colour that the move uses up and
    /// runs on from.
    fn check_colours(&self, tiles: &[Placed]) -> Result<u8, Fault> {
        let seat = self.to_move();
        let fault = |detail: Text| Err(Fault::illegal("TEM-6", detail));
        let colours = tiles.iter().map(|placed| placed.tile().colour());
        let Some(active) = self.active(seat) else {
            let mut colours = colours;
            let first = colours.next();
            return match colours.find(|&colour| Some(colour) != first) {
                Some(_) => fault(message!("refusal-temple-one-colour")),
                None => Ok(0),
            };
        };
        let left = colour_of(self.hand(seat), active.index()).count_ones() as usize;
        let finishing = colours
            .clone()
            .enumerate()
            .filter(|&(_, colour)| colour == active)
            .fold(0_u8, |mask, (i, _)| mask | 1 << i);
        let used = finishing.count_ones() as usize;
        if used == tiles.len() {
            return Ok(0);
        }
        if tiles.len() <= left {
            return fault(message!(
                "refusal-temple-continue",
                seat = &seat,
                colour = &active,
                left = &left
            ));
        }
        if self.edition() == Edition::Published {
            return fault(message!(
                "refusal-temple-too-few",
                seat = &seat,
                left = &left,
                colour = &active
            ));
        }
        if used < left {
            return fault(message!(
                "refusal-temple-use-up",
                seat = &seat,
                colour = &active,
                left = &left
            ));
        }
        let mut others = colours.filter(|&colour| colour != active);
        let next = others.next();
        match others.find(|&colour| Some(colour) != next) {
            Some(_) => fault(message!("refusal-temple-run-on")),
            None => Ok(finishing),
        }
    }

    /// Returns a sentence on why these slots are not the shape of a move here.
    fn why_no_shape(&self, slots: &[Slot]) -> Text {
        if slots.len() > 3 {
            return message!("refusal-temple-one-to-three");
        }
        if let Some(pair) = slots.windows(2).find(|pair| pair[0] == pair[1]) {
            return message!("refusal-temple-named-twice", slot = &pair[0]);
        }
        if let Some(reason) = slots.iter().find_map(|&slot| self.why_not_free(slot)) {
            return reason;
        }
        let kinds = |kind: fn(SlotKind) -> bool| slots.iter().filter(|s| kind(s.kind())).count();
        let floors = kinds(|kind| kind == SlotKind::Floor);
        let tops = kinds(|kind| kind == SlotKind::Top);
        match (floors, tops, slots.len() - floors - tops) {
            (1, 0, 0) => message!("refusal-temple-floor"),
            (0, 0, 1) => message!("refusal-temple-single-wall"),
            (0, 0, 2) => message!("refusal-temple-two-walls"),
            (0, 1, 0) => message!("refusal-temple-top-alone"),
            (0, 1, _) => message!("refusal-temple-top-walls"),
            _ => message!("refusal-temple-no-type"),
        }
    }

    /// Returns a sentence on why a slot by itself can't be filled, if it can't.
    fn why_not_free(&self, slot: Slot) -> Option<Text> {
        let table = self.table();
        let at = |kind: SlotKind, x: i32, y: i32| {
            Slot::new(kind, x, y).is_some_and(|s| table.iter().any(|placed| placed.slot() == s))
        };
        let (x, y) = (slot.x(), slot.y());
        if at(slot.kind(), x, y) {
            return Some(message!("refusal-temple-taken", slot = &slot));
        }
        let SlotKind::Wall(side) = slot.kind() else {
            let taken = at(SlotKind::Floor, x, y) || at(SlotKind::Top, x, y);
            return taken.then(|| message!("refusal-temple-cell-holds", slot = &slot));
        };
        let (dx, dy) = side.step();
        let (high_x, high_y) = (x + dx, y + dy);
        if at(SlotKind::Wall(side.opposite()), high_x, high_y) {
            return Some(message!("refusal-temple-side-wall", slot = &slot));
        }
        if at(SlotKind::Top, x, y) || at(SlotKind::Floor, high_x, high_y) {
            return Some(message!("refusal-temple-low-high", slot = &slot));
        }
        let [begin, end] = corners(slot);
        let crossed = table
            .iter()
            .map(|placed| placed.slot())
            .filter(|other| matches!(other.kind(), SlotKind::Wall(_)))
            .any(|other| {
                let [other_begin, other_end] = corners(other);
                other_begin == begin || other_end == end
            });
        crossed.then(|| message!("refusal-temple-third-wall", slot = &slot))
    }
}

/// Returns the refusal by TEM-7.
pub(super) fn opening_fault() -> Fault {
    Fault::illegal("TEM-7", message!("refusal-temple-first", slot = "F0,0"))
}

fn check_values(shape: &Shape, tiles: &[Placed], first: u8) -> Result<(), Fault> {
    let mut values = [0; 3];
    for (value, placed) in values.iter_mut().zip(tiles) {
        *value = placed.tile().value() - 1;
    }
    let all = (1_u8 << tiles.len()) - 1;
    let touches = touching(shape.joined);
    let begun = placeable(values, shape.needs, touches, 0, first);
    let placed =
        if begun == first { placeable(values, shape.needs, touches, first, all) } else { begun };
    let Some(stuck) =
        (0..tiles.len()).find(|&i| placed >> i & 1 == 0 && (begun == first || first >> i & 1 == 1))
    else {
        return Ok(());
    };
    let tile: Tile = tiles[stuck].tile();
    let slot = tiles[stuck].slot();
    Err(Fault::illegal(
        "TEM-5",
        if first == 0 {
            message!("refusal-temple-touches", slot = &slot, tile = &tile)
        } else {
            message!("refusal-temple-touches-used", slot = &slot, tile = &tile)
        },
    ))
}

/// Returns the refusal of a move with a slot beyond the coordinates.
pub(super) fn out_of_reach(text: &str) -> Fault {
    Fault::illegal("TEM-2", message!("refusal-temple-slot-range", slot = text, ids = "-1000..1000"))
}
