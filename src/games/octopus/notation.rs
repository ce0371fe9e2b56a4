//! Moves and position keys as text.
//!
//! Move: `R4@2,-1`. Key: `board|hands|scores|to_move|sets`, such as
//! `R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1`; an empty board or hand is `-`.

use rand_chacha::ChaCha8Rng;

use super::{Cell, Octopus, Placement, Setup, Tile};
use crate::game::grammar::integer;
use crate::game::{Fault, Position, Seat};

impl Position for Octopus {
    type Repetition = ();

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn key(&self) -> String {
        let setup = self.to_setup();
        let board: Vec<String> = setup
            .board
            .iter()
            .map(|(x, y, tile)| format!("{tile}@{x},{y}"))
            .collect();
        let hands: Vec<String> = setup
            .hands
            .iter()
            .map(|hand| or_dash(hand.iter().map(Tile::to_string).collect()))
            .collect();
        let scores: Vec<String> = setup.scores.iter().map(i64::to_string).collect();
        format!(
            "{}|{}|{}|{}|{}",
            or_dash(board.join(";")),
            hands.join(","),
            scores.join(","),
            setup.to_move,
            setup.sets
        )
    }

    fn from_key(key: &str) -> Result<Octopus, Fault> {
        read_key(key)?.position()
    }

    fn notation(&self, m: Placement) -> String {
        format!("{}@{},{}", m.tile, m.cell.x, m.cell.y)
    }

    fn parse_move(&self, text: &str, _: Option<&mut ChaCha8Rng>) -> Result<Placement, Fault> {
        let (tile, x, y) = read_placement(text).ok_or_else(|| {
            Fault::malformed(format!(
                "{text:?} is not a move: a move is a tile and its cell, such as R4@2,-1."
            ))
        })?;
        let Some(cell) = Cell::new(x, y) else {
            return Err(Fault::illegal(
                "OCT-3",
                format!("The cell {x},{y} lies outside -1000 to 1000."),
            ));
        };
        if self.hand(self.to_move).count(tile) == 0 {
            return Err(Fault::illegal(
                "OCT-8",
                format!("{tile} is not in the hand of seat {}.", self.to_move),
            ));
        }
        let m = Placement { tile, cell };
        if self.gain(m).is_some() {
            return Ok(m);
        }
        Err(match self.tile_at(cell) {
            _ if self.tiles_placed() == 0 => Fault::illegal(
                "OCT-2",
                format!("The opening tile goes to 0,0, not to {x},{y}."),
            ),
            Some(other) => Fault::illegal(
                "OCT-7",
                format!("The cell {x},{y} is taken by {other}; a cell holds one tile."),
            ),
            None => Fault::illegal(
                "OCT-7",
                format!("No tile lies orthogonally next to the cell {x},{y}."),
            ),
        })
    }

    fn repetition(&self) {}
}

/// Reads a key as far as its grammar goes.
fn read_key(key: &str) -> Result<Setup, Fault> {
    let parts: Vec<&str> = key.split('|').collect();
    let [board, hands, scores, to_move, sets] = parts[..] else {
        return Err(Fault::malformed(format!(
            "The key has {} parts; it has five, board|hands|scores|to_move|sets.",
            parts.len()
        )));
    };
    Ok(Setup {
        board: read_list(board, ';', |text| {
            read_placement(text)
                .map(|(tile, x, y)| (x, y, tile))
                .ok_or_else(|| {
                    Fault::malformed(format!(
                        "{text:?} in the board of the key is not a tile and its cell, such as R4@2,-1."
                    ))
                })
        })?,
        hands: hands.split(',').map(read_hand).collect::<Result<_, _>>()?,
        scores: scores
            .split(',')
            .map(|text| read_number(text, "a score"))
            .collect::<Result<_, _>>()?,
        to_move: read_number(to_move, "the seat to move")?,
        sets: read_number(sets, "the number of sets")?,
    })
}

fn read_list<T>(
    text: &str,
    separator: char,
    read: impl Fn(&str) -> Result<T, Fault>,
) -> Result<Vec<T>, Fault> {
    if text == "-" {
        return Ok(Vec::new());
    }
    text.split(separator).map(read).collect()
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
                "{text:?} in the key is not a hand: tiles run together, such as R1R2, or - for none."
            ))
        })
}

fn read_number(text: &str, what: &str) -> Result<i64, Fault> {
    integer(text).ok_or_else(|| {
        Fault::malformed(format!(
            "{text:?} in the key is not {what}: an integer without leading zeros."
        ))
    })
}

/// Reads `R4@2,-1`.
fn read_placement(text: &str) -> Option<(Tile, i64, i64)> {
    let (tile, cell) = text.split_once('@')?;
    let (x, y) = cell.split_once(',')?;
    Some((tile.parse().ok()?, integer(x)?, integer(y)?))
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}
