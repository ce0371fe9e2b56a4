//! Text forms: tiles, slots, moves, position keys.

use std::borrow::Cow;
use std::fmt::Write;

use rand_chacha::ChaCha8Rng;

use super::legality::{opening_fault, out_of_reach};
use super::setup::Setup;
use super::slot::Placed;
use super::slot_text::SlotText;
use super::{Colour, Edition, Tile};
use super::{Move, Temple};
use crate::game::grammar::{integer, upper_case};
use crate::game::{Fault, Position, Seat, quoted};

impl Tile {
    /// Parses a tile such as `R4`.
    ///
    /// # Errors
    /// [`crate::game::FaultKind::Malformed`] for anything else.
    pub fn read(text: &str) -> Result<Tile, Fault> {
        let tile = match *text.as_bytes() {
            [letter, digit] => Tile::from_bytes(letter, digit),
            _ => None,
        };
        tile.ok_or_else(|| {
            Fault::malformed(format!(
                "{text} is no tile: write a colour of ROYGCBPNKW and a value of 1 to 6.",
                text = quoted(text)
            ))
        })
    }
}

/// Parses `SLOT=TILE`.
fn read_placed(text: &str) -> Result<(SlotText, Tile), Fault> {
    let (slot, tile) = text.split_once('=').ok_or_else(|| {
        Fault::malformed(format!(
            "{text} is no tile in a slot: write F1,0=R3.",
            text = quoted(text)
        ))
    })?;
    Ok((SlotText::read(slot)?, Tile::read(tile)?))
}

/// Parses a hand: its tiles without separators, or `-`.
fn read_hand(text: &str) -> Result<Vec<Tile>, Fault> {
    let fault = || {
        Fault::malformed(format!(
            "{text} is no hand: write R2R3, or - for an empty one.",
            text = quoted(text)
        ))
    };
    if text == "-" {
        return Ok(Vec::new());
    }
    if text.is_empty() || !text.is_ascii() || text.len() % 2 == 1 {
        return Err(fault());
    }
    (0..text.len() / 2).map(|i| Tile::read(&text[2 * i..2 * i + 2])).collect()
}

/// Parses an active colour: a letter, or `-`.
fn read_active(text: &str) -> Result<Option<Colour>, Fault> {
    let mut chars = text.chars();
    match (chars.next(), chars.next()) {
        (Some('-'), None) => Ok(None),
        (Some(letter), None) if Colour::from_letter(letter).is_some() => {
            Ok(Colour::from_letter(letter))
        }
        _ => Err(Fault::malformed(format!(
            "{text} is no active colour: write a letter of ROYGCBPNKW, or - for none.",
            text = quoted(text)
        ))),
    }
}

/// Splits a part of a key into two halves.
fn halves<'a>(text: &'a str, what: &str) -> Result<[&'a str; 2], Fault> {
    match text.split(',').collect::<Vec<_>>()[..] {
        [first, second] => Ok([first, second]),
        _ => Err(Fault::malformed(format!(
            "A key has two {what}, one for each seat, with a comma between."
        ))),
    }
}

fn read_setup(key: &str) -> Result<Setup, Fault> {
    let parts: Vec<&str> = key.split('|').collect();
    let [table, hands, active, to_move, edition] = parts[..] else {
        return Err(Fault::malformed(
            "A key has five parts: table|hand0,hand1|active0,active1|to_move|edition.",
        ));
    };
    let table = match table {
        "-" => Vec::new(),
        _ => table.split(';').map(read_placed).collect::<Result<_, _>>()?,
    };
    let [hand0, hand1] = halves(hands, "hands")?;
    let [active0, active1] = halves(active, "active colours")?;
    Ok(Setup {
        edition: match edition {
            "published" => Edition::Published,
            "revised" => Edition::Revised,
            _ => {
                return Err(Fault::malformed(format!(
                    "{edition} is no edition: write published or revised.",
                    edition = quoted(edition)
                )));
            }
        },
        to_move: integer(to_move).ok_or_else(|| {
            Fault::malformed(format!(
                "{to_move} is no seat: write 0 or 1.",
                to_move = quoted(to_move)
            ))
        })?,
        table,
        hands: [read_hand(hand0)?, read_hand(hand1)?],
        active: [read_active(active0)?, read_active(active1)?],
    })
}

/// Returns the key of a setup, with its lists in their present order.
fn write_key(setup: &Setup) -> String {
    let mut key = String::new();
    for (i, (slot, tile)) in setup.table.iter().enumerate() {
        let separator = if i > 0 { ";" } else { "" };
        let _ = write!(key, "{separator}{slot}={tile}");
    }
    if setup.table.is_empty() {
        key.push('-');
    }
    for (seat, hand) in setup.hands.iter().enumerate() {
        key.push(if seat == 0 { '|' } else { ',' });
        for tile in hand {
            let _ = write!(key, "{tile}");
        }
        if hand.is_empty() {
            key.push('-');
        }
    }
    let [first, second] = setup.active.map(|active| active.map_or('-', Colour::letter));
    let (to_move, edition) = (setup.to_move, setup.edition.name());
    let _ = write!(key, "|{first},{second}|{to_move}|{edition}");
    key
}

impl Position for Temple {
    type Repetition = ();

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn key(&self) -> String {
        write_key(&self.to_setup())
    }

    fn from_key(key: &str) -> Result<Temple, Fault> {
        Temple::from_setup(&read_setup(key)?)
    }

    fn notation(&self, m: Move) -> String {
        m.to_string()
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        upper_case(text)
    }

    fn parse_move(&self, text: &str, _chance: Option<&mut ChaCha8Rng>) -> Result<Move, Fault> {
        let text = &*Self::in_own_case(text);
        let tiles: Vec<(SlotText, Tile)> =
            text.split('+').map(read_placed).collect::<Result<_, _>>()?;
        if !tiles.is_sorted_by_key(|(slot, _)| slot.order()) {
            return Err(Fault::malformed(format!(
                "The slots of {text} are out of order: floors, tops, walls; then from high to low y, from low to high x, and sides in the order N, E, S, W.",
                text = quoted(text)
            )));
        }
        let placed = tiles
            .iter()
            .map(|&(slot, tile)| match slot.slot() {
                Some(slot) => Ok(Placed::new(slot, tile)),
                None if self.is_table_empty() => Err(opening_fault()),
                None => Err(out_of_reach(&slot.to_string())),
            })
            .collect::<Result<Vec<Placed>, Fault>>()?;
        self.check(&placed)
    }

    fn repetition(&self) {}
}
