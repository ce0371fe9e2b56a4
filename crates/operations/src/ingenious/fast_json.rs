//! Fast writing of the list of legal moves, without an object for each.

use crate::json::write::{comma, integer};
use tessera_rules::game::{Game, Position};
use tessera_rules::ingenious::{COLOURS, Cell, Earned, Ingenious, Move, Tile};

/// Appends every legal move in the form of [`super::IngeniousMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(position: &Ingenious, json: &mut Vec<u8>) {
    let moves = position.legal_moves();
    let mut placements = Vec::with_capacity(moves.len());
    let mut exchanges = Vec::new();
    for m in moves {
        match m {
            Move::Place { tile, cells } => {
                placements.push((Notation::of(tile, cells), tile, cells));
            }
            m => exchanges.push(position.notation(m)),
        }
    }
    placements.sort_unstable_by_key(|(notation, ..)| notation.padded);
    exchanges.sort_unstable();
    json.reserve(placements.len() * 108 + 64);
    let start = json.len();
    let mut text = PlacementText::default();
    for (notation, tile, cells) in placements {
        comma(json, start);
        text.write(&notation, &position.earned(tile, cells));
        json.extend_from_slice(&text.bytes[..text.length]);
    }
    for notation in exchanges {
        comma(json, start);
        json.extend_from_slice(br#"{"move":""#);
        json.extend_from_slice(notation.as_bytes());
        json.extend_from_slice(br#""}"#);
    }
}

/// The notation of a placement.
struct Notation {
    /// The text, padded with zeros, as a number. The numbers have the same order as the texts.
    padded: u128,
    length: usize,
    /// Position of the slash between the cells.
    slash: usize,
}

impl Notation {
    /// Length of the longest notation, such as `RB@-4,-3/-4,-4`, and padding.
    const ROOM: usize = size_of::<u128>();

    fn of(tile: Tile, cells: [Cell; 2]) -> Notation {
        let (mut padded, mut length, mut slash) = (0, 0, 0);
        let mut push = |byte: u8| {
            padded = padded << 8 | u128::from(byte);
            length += 1;
            length
        };
        for colour in tile.halves() {
            push(colour.letter() as u8);
        }
        for (cell, before) in cells.into_iter().zip([b'@', b'/']) {
            slash = push(before) - 1;
            for (coordinate, before) in [(cell.q(), None), (cell.r(), Some(b','))] {
                before.map(&mut push);
                if coordinate < 0 {
                    push(b'-');
                }
                // The largest board has radius 7.
                push(b'0' + coordinate.unsigned_abs());
            }
        }
        Notation { padded: padded << (8 * (Notation::ROOM - length)), length, slash }
    }
}

/// The text of a placement. Parts are copied with the largest length that they can have, which is constant, and the
/// next part is written over the rest.
struct PlacementText {
    bytes: [u8; 160],
    length: usize,
}

impl Default for PlacementText {
    fn default() -> PlacementText {
        PlacementText { bytes: [0; 160], length: 0 }
    }
}

impl PlacementText {
    /// Largest length of the two coordinates of a cell, with the comma.
    const CELL: usize = 5;

    /// Writes an [`super::IngeniousMove`] that places a tile.
    fn write(&mut self, notation: &Notation, earned: &Earned) {
        let mut text = [0; Notation::ROOM + PlacementText::CELL];
        text[..Notation::ROOM].copy_from_slice(&notation.padded.to_be_bytes());
        let Notation { length, slash, .. } = *notation;
        self.length = 0;
        self.push(br#"{"move":""#);
        self.push_start(&notation.padded.to_be_bytes(), length);
        self.push(br#"","tile":""#);
        self.push(&[text[0], text[1]]);
        self.push(br#"","cells":[["#);
        self.push_cell(&text[3..], slash - 3);
        self.push(b"],[");
        self.push_cell(&text[slash + 1..], length - slash - 1);
        self.push(br#"]],"gain":["#);
        self.push_gain(&earned.gain);
        self.push(br#"],"bonus":"#);
        // A placement has two halves, and each earns at most one.
        self.push(&[b'0' + earned.bonus, b'}']);
    }

    fn push_cell(&mut self, text: &[u8], length: usize) {
        if let Some(cell) = text.first_chunk::<{ PlacementText::CELL }>() {
            self.push_start(cell, length);
        }
    }

    fn push_gain(&mut self, gain: &[i8; COLOURS]) {
        if gain.iter().all(|points| (0..10).contains(points)) {
            let mut digits = *b"0,0,0,0,0,0";
            for (place, points) in gain.iter().enumerate() {
                digits[2 * place] += points.unsigned_abs();
            }
            self.push(&digits);
            return;
        }
        for (place, &points) in gain.iter().enumerate() {
            if place > 0 {
                self.push(b",");
            }
            let mut number = Vec::with_capacity(4);
            integer(&mut number, points);
            for digit in number {
                self.push(&[digit]);
            }
        }
    }

    fn push<const N: usize>(&mut self, part: &[u8; N]) {
        self.push_start(part, N);
    }

    /// Appends the first `length` bytes of a part.
    fn push_start<const N: usize>(&mut self, part: &[u8; N], length: usize) {
        self.bytes[self.length..][..N].copy_from_slice(part);
        self.length += length;
    }
}
