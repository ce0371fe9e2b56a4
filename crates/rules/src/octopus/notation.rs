//! Moves and position keys as text.
//!
//! Move: `R4@2,-1`. Key: `board|hands|scores|to_move|sets`, such as
//! `R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1`; an empty board or hand is `-`.

use tessera_messages::{Text, message};

use std::borrow::Cow;

use rand_chacha::ChaCha8Rng;

use super::{Cell, Octopus, Placement, Setup, Tile};
use crate::game::grammar::{
    integer, leading_integer, or_dash, push_integer, push_list, upper_case,
};
use crate::game::{Fault, Position, Seat, quoted};

/// A tile and its coordinates x, y, which are not checked yet.
type Placed = (i64, i64, Tile);

/// Bytes of the shortest placement.
const SHORTEST_PLACEMENT: usize = "R4@0,0".len();

impl Position for Octopus {
    type Repetition = ();

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn key(&self) -> String {
        let placed = self.placed_from_north();
        let mut key = String::with_capacity(10 * placed.len() + 256);
        push_list(&mut key, placed, ';', |key, (Cell { x, y }, tile)| {
            key.push_str(tile.name());
            key.push('@');
            push_integer(key, x.into());
            key.push(',');
            push_integer(key, y.into());
        });
        or_dash(&mut key, 0);
        key.push('|');
        push_list(&mut key, self.hands(), ',', |key, hand| {
            let start = key.len();
            hand.tiles().for_each(|tile| key.push_str(tile.name()));
            or_dash(key, start);
        });
        key.push('|');
        push_list(&mut key, self.scores(), ',', |key, &score| {
            push_integer(key, score.into());
        });
        key.push('|');
        push_integer(&mut key, self.to_move.index() as i64);
        key.push('|');
        push_integer(&mut key, self.sets.into());
        key
    }

    fn from_key(key: &str) -> Result<Octopus, Fault> {
        read_key(key)?.position()
    }

    fn notation(&self, m: Placement) -> String {
        format!("{}@{},{}", m.tile, m.cell.x, m.cell.y)
    }

    fn in_own_case(text: &str) -> Cow<'_, str> {
        upper_case(text)
    }

    fn parse_move(&self, text: &str, _: Option<&mut ChaCha8Rng>) -> Result<Placement, Fault> {
        let own = Self::in_own_case(text);
        let Some(((x, y, tile), [])) = leading_placement(own.as_bytes()) else {
            return Err(Fault::malformed(format!(
                "{text} is not a move: a move is a tile and its cell, such as R4@2,-1.",
                text = quoted(text)
            )));
        };
        let Some(cell) = Cell::new(x, y) else {
            return Err(Fault::illegal(
                "OCT-3",
                message!(
                    "refusal-octopus-outside",
                    cell = &format!("{},{}", Text::from(x), Text::from(y)),
                    range = super::setup::coordinates()
                ),
            ));
        };
        if self.hand(self.to_move).count(tile) == 0 {
            return Err(Fault::illegal(
                "OCT-8",
                message!("refusal-octopus-no-tile", tile = &tile, seat = &self.to_move),
            ));
        }
        let m = Placement { tile, cell };
        if self.gain(m).is_some() {
            return Ok(m);
        }
        Err(match self.tile_at(cell) {
            _ if self.tiles_placed() == 0 => Fault::illegal(
                "OCT-2",
                message!("refusal-octopus-opening", cell = &format!("{x},{y}")),
            ),
            Some(other) => Fault::illegal(
                "OCT-7",
                message!("refusal-octopus-taken", cell = &format!("{x},{y}"), tile = &other),
            ),
            None => Fault::illegal(
                "OCT-7",
                message!("refusal-octopus-alone", cell = &format!("{x},{y}")),
            ),
        })
    }

    fn repetition(&self) {}
}

/// Parses a key as far as its grammar determines it.
fn read_key(key: &str) -> Result<Setup, Fault> {
    let parts: Vec<&str> = key.split('|').collect();
    let [board, hands, scores, to_move, sets] = parts[..] else {
        return Err(Fault::malformed(format!(
            "The key has {} part{}, expected 5: board|hands|scores|to_move|sets.",
            parts.len(),
            if parts.len() == 1 { "" } else { "s" }
        )));
    };
    Ok(Setup {
        board: read_board(board)?,
        hands: hands.split(',').map(read_hand).collect::<Result<_, _>>()?,
        scores: scores
            .split(',')
            .map(|text| read_number(text, "a score"))
            .collect::<Result<_, _>>()?,
        to_move: read_number(to_move, "the seat to move")?,
        sets: read_number(sets, "the number of sets")?,
    })
}

fn read_board(text: &str) -> Result<Vec<Placed>, Fault> {
    let mut board = Vec::with_capacity(text.len() / SHORTEST_PLACEMENT);
    if text == "-" {
        return Ok(board);
    }
    let mut rest = text.as_bytes();
    loop {
        let Some((placed, after @ ([] | [b';', ..]))) = leading_placement(rest) else {
            let text = rest.split(|&byte| byte == b';').next().unwrap_or_default();
            return Err(Fault::malformed(format!(
                "{} in the board of the key is not a tile and its cell, such as R4@2,-1.",
                quoted(String::from_utf8_lossy(text))
            )));
        };
        board.push(placed);
        match after {
            [_, next @ ..] => rest = next,
            [] => return Ok(board),
        }
    }
}

fn read_hand(text: &str) -> Result<Vec<Tile>, Fault> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    pairs
        .iter()
        .map(|&[letter, digit]| Tile::from_bytes(letter, digit))
        .collect::<Option<Vec<Tile>>>()
        .filter(|tiles| !tiles.is_empty() && rest.is_empty())
        .ok_or_else(|| {
            Fault::malformed(format!(
                "{text} in the key is not a hand: tiles run together, such as R1R2, or - for none.",
                text = quoted(text)
            ))
        })
}

fn read_number(text: &str, what: &str) -> Result<i64, Fault> {
    integer(text).ok_or_else(|| {
        Fault::malformed(format!(
            "{text} in the key is not {what}: an integer without leading zeros.",
            text = quoted(text)
        ))
    })
}

/// Parses `R4@2,-1` at the beginning of a text; also returns the text after it.
fn leading_placement(text: &[u8]) -> Option<(Placed, &[u8])> {
    let &[letter, digit, b'@', ref rest @ ..] = text else {
        return None;
    };
    let (x, [b',', rest @ ..]) = leading_integer(rest)? else {
        return None;
    };
    let (y, rest) = leading_integer(rest)?;
    Some(((x, y, Tile::from_bytes(letter, digit)?), rest))
}
