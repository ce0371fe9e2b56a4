//! Slots as text, in keys, moves and setups.

use std::fmt;

use super::slot::{Side, Slot, SlotKind};
use crate::game::grammar::integer;
use crate::game::{Fault, quoted};

/// A slot as parsed, with unchecked coordinates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SlotText {
    /// Kind of the slot.
    pub kind: SlotKind,
    /// The cell's x (for a wall, its low cell's).
    pub x: i64,
    /// The cell's y.
    pub y: i64,
}

impl SlotText {
    /// Parses `F1,-2`, `T1,-2` or `W1,-2N`.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] for anything else.
    pub fn read(text: &str) -> Result<SlotText, Fault> {
        let fault = || {
            Fault::malformed(format!(
                "{text} is no slot: write F1,0 or T1,0 or W1,0N, the coordinates without leading zeros.",
                text = quoted(text)
            ))
        };
        let mut rest = text.chars();
        let group = rest.next().ok_or_else(fault)?;
        let kind = match group {
            'F' => SlotKind::Floor,
            'T' => SlotKind::Top,
            'W' => {
                let side = rest.next_back().and_then(Side::from_letter);
                SlotKind::Wall(side.ok_or_else(fault)?)
            }
            _ => return Err(fault()),
        };
        let (x, y) = rest.as_str().split_once(',').ok_or_else(fault)?;
        Ok(SlotText { kind, x: integer(x).ok_or_else(fault)?, y: integer(y).ok_or_else(fault)? })
    }

    /// Returns the slot, if its coordinates are within the limits of TEM-13.
    pub fn slot(self) -> Option<Slot> {
        Slot::new(self.kind, i32::try_from(self.x).ok()?, i32::try_from(self.y).ok()?)
    }

    /// Returns the sort key.
    pub(super) fn order(self) -> (u8, i64, i64, SlotKind) {
        let group = match self.kind {
            SlotKind::Floor => 0,
            SlotKind::Top => 1,
            SlotKind::Wall(_) => 2,
        };
        (group, self.y.saturating_neg(), self.x, self.kind)
    }
}

impl From<Slot> for SlotText {
    fn from(slot: Slot) -> SlotText {
        SlotText { kind: slot.kind(), x: slot.x().into(), y: slot.y().into() }
    }
}

impl fmt::Display for SlotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (x, y) = (self.x, self.y);
        match self.kind {
            SlotKind::Floor => write!(f, "F{x},{y}"),
            SlotKind::Top => write!(f, "T{x},{y}"),
            SlotKind::Wall(side) => write!(f, "W{x},{y}{}", side.letter()),
        }
    }
}
