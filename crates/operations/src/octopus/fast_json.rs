//! Fast writing of the list of legal moves, without an object for each.

use crate::json::template::Template;
use tessera_rules::game::Position;
use tessera_rules::octopus::{Cell, GainRow, MAX_GAIN, Octopus, Tile};

/// Appends every legal move in the form of [`super::OctopusMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(position: &Octopus, json: &mut Vec<u8>) {
    let cells: Vec<CellText> = position.open_cells().map(CellText::of).collect();
    let mut tiles: Vec<Tile> = position.hand(position.to_move()).kinds().collect();
    // In byte order of the notation: by the two characters of the tile, then by the text of the cell.
    tiles.sort_unstable_by_key(|tile| tile.characters());
    let mut order: Vec<&CellText> = cells.iter().collect();
    order.sort_unstable_by_key(|cell| cell.notation);
    json.reserve((tiles.len() * cells.len() + 1) * ROOM);
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

/// Length of the longest text, which has four digits and a minus sign in each coordinate, with the longest end.
const ROOM: usize = 68;
/// Beginning of every text.
const HEAD: &[u8] = b"{\"move\":\"";

/// The common text of all moves to a cell, as part of an [`OctopusMove`].
struct CellText<'a> {
    gains: &'a GainRow,
    /// The coordinates in notation, padded with zeros, as a number. The numbers have the same order as the texts.
    notation: u128,
    /// The text up to the gain, with gaps for the tile.
    text: Template<ROOM>,
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
    fn of((cell, gains): (Cell, &'a GainRow)) -> CellText<'a> {
        let (mut x, mut y) = (itoa::Buffer::new(), itoa::Buffer::new());
        let (x, y) = (x.format(cell.x).as_bytes(), y.format(cell.y).as_bytes());
        let mut text = Template::new();
        text.push(HEAD);
        text.push(b"..@");
        let start = text.len();
        text.push(x);
        text.push(b",");
        text.push(y);
        let notation = u128::from_be_bytes(text.bytes(start));
        text.push(b"\",\"tile\":\"");
        let again = text.len();
        text.push(b"..\",\"x\":");
        text.push(x);
        text.push(b",\"y\":");
        text.push(y);
        text.push(b",\"gain\":");
        CellText { gains, notation, text, again }
    }

    /// Appends the move that places the tile with these characters on the cell, and a comma.
    #[inline]
    fn write(&self, json: &mut Vec<u8>, tile: [u8; 2], gain: u32) {
        let (end, length) = &ENDS[gain as usize];
        self.text.write(json, |text| {
            text[HEAD.len()..][..2].copy_from_slice(&tile);
            text[self.again..][..2].copy_from_slice(&tile);
            text[self.text.len()..][..end.len()].copy_from_slice(end);
            self.text.len() + length
        });
    }
}
