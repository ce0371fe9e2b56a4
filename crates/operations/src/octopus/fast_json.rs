//! Fast writing of the list of legal moves, without an object for each.

use crate::json::write::integer;
use tessera_rules::game::Position;
use tessera_rules::octopus::{Cell, GainRow, MAX_GAIN, Octopus, Tile};

/// Appends every legal move in the form of [`super::OctopusMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(position: &Octopus, json: &mut Vec<u8>) {
    let mut text = Vec::new();
    let cells = position.open_cells();
    let cells: Vec<CellText> = cells.map(|at| CellText::of(at, &mut text)).collect();
    let mut tiles: Vec<Tile> = position.hand(position.to_move()).kinds().collect();
    // In byte order of the notation: by the two characters of the tile, then by the text of the cell.
    tiles.sort_unstable_by_key(|tile| tile.characters());
    let mut order: Vec<&CellText> = cells.iter().collect();
    order.sort_unstable_by_key(|cell| cell.notation);
    json.reserve((tiles.len() * cells.len() + 1) * CellText::ROOM);
    let start = json.len();
    for tile in tiles {
        let (characters, colour, number) =
            (tile.characters(), tile.colour().index(), tile.number());
        for cell in &order {
            let gain = cell.gains.of_colour(colour) + cell.gains.of_number(number);
            cell.write(json, characters, gain);
        }
    }
    if json.len() > start {
        // The comma after the last move.
        json.pop();
    }
}

/// The common text of all moves to a cell, as part of an [`OctopusMove`].
struct CellText<'a> {
    gains: &'a GainRow,
    /// The coordinates in notation, padded with zeros, as a number. The numbers have the same order as the texts.
    notation: u128,
    /// The text up to the gain, with gaps for the tile. It is padded to the largest length, so that it can be copied at
    /// once, and the end is written over the padding.
    text: [u8; CellText::ROOM],
    length: usize,
    /// Position of the tile's second occurrence in the text.
    again: usize,
}

/// The end of the text for every gain, padded with zeros, and its length.
const ENDS: [([u8; 4], usize); MAX_GAIN as usize + 1] = {
    let mut ends = [([0; 4], 3); MAX_GAIN as usize + 1];
    let mut gain = 0;
    while gain < ends.len() {
        let (tens, ones) = (b'0' + gain as u8 / 10, b'0' + gain as u8 % 10);
        ends[gain] = match gain {
            0..10 => ([ones, b'}', b',', 0], 3),
            _ => ([tens, ones, b'}', b','], 4),
        };
        gain += 1;
    }
    ends
};

impl<'a> CellText<'a> {
    /// Length of the longest text, which has four digits and a minus sign in each coordinate, with the longest end.
    const ROOM: usize = 68;
    /// Beginning of every text.
    const HEAD: &'static [u8] = b"{\"move\":\"";

    /// Builds the text of a cell; `text` is a reusable buffer.
    fn of((cell, gains): (Cell, &'a GainRow), text: &mut Vec<u8>) -> CellText<'a> {
        text.clear();
        text.extend_from_slice(CellText::HEAD);
        text.extend_from_slice(b"..@");
        let x = text.len();
        integer(text, cell.x);
        let comma = text.len();
        text.push(b',');
        integer(text, cell.y);
        let end = text.len();
        text.extend_from_slice(b"\",\"tile\":\"");
        let again = text.len();
        text.extend_from_slice(b"..\",\"x\":");
        text.extend_from_within(x..comma);
        text.extend_from_slice(b",\"y\":");
        text.extend_from_within(comma + 1..end);
        text.extend_from_slice(b",\"gain\":");
        let mut notation = [0; 16];
        notation[..end - x].copy_from_slice(&text[x..end]);
        let mut room = [0; CellText::ROOM];
        room[..text.len()].copy_from_slice(text);
        CellText {
            gains,
            notation: u128::from_be_bytes(notation),
            text: room,
            length: text.len(),
            again,
        }
    }

    /// Appends the move that places the tile with these characters on the cell, and a comma.
    #[inline]
    fn write(&self, json: &mut Vec<u8>, tile: [u8; 2], gain: u32) {
        let start = json.len();
        json.extend_from_slice(&self.text);
        let (end, length) = &ENDS[gain as usize];
        if let Some(text) = json.last_chunk_mut::<{ CellText::ROOM }>() {
            text[CellText::HEAD.len()..][..2].copy_from_slice(&tile);
            text[self.again..][..2].copy_from_slice(&tile);
            text[self.length..][..end.len()].copy_from_slice(end);
        }
        json.truncate(start + self.length + length);
    }
}
