//! Fast writing of the list of legal moves, without an object for each.

use crate::json::write::{comma, integer};
use tessera_rules::game::{Game, Position};
use tessera_rules::ingenious::{Cell, Earned, Ingenious, Move, Tile};

/// Longest notation of a placement, and space for the end.
const ROOM: usize = 16;

/// Appends every legal move in the form of [`super::IngeniousMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(position: &Ingenious, json: &mut Vec<u8>) {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut placements = Vec::with_capacity(moves.len());
    let mut exchanges = Vec::new();
    for m in moves {
        match m {
            Move::Place { tile, cells } => placements.push((notation(tile, cells), tile, cells)),
            m => exchanges.push(position.notation(m)),
        }
    }
    placements.sort_unstable_by_key(|&(notation, ..)| notation);
    exchanges.sort_unstable();
    json.reserve(placements.len() * 108 + 64);
    let start = json.len();
    for (notation, tile, cells) in placements {
        comma(json, start);
        write_placement(json, notation, &position.earned(tile, cells));
    }
    for notation in exchanges {
        comma(json, start);
        json.extend_from_slice(br#"{"move":""#);
        json.extend_from_slice(notation.as_bytes());
        json.extend_from_slice(br#""}"#);
    }
}

/// The notation of a placement, padded with zeros, which keep the order of the texts.
fn notation(tile: Tile, cells: [Cell; 2]) -> [u8; ROOM] {
    let mut text = [0; ROOM];
    let mut room = text.iter_mut();
    let mut push = |byte| {
        if let Some(next) = room.next() {
            *next = byte;
        }
    };
    for colour in tile.halves() {
        push(colour.letter() as u8);
    }
    for (cell, before) in cells.into_iter().zip([b'@', b'/']) {
        for (coordinate, before) in [(cell.q(), before), (cell.r(), b',')] {
            push(before);
            if coordinate < 0 {
                push(b'-');
            }
            // The largest board has radius 7.
            push(b'0' + coordinate.unsigned_abs());
        }
    }
    text
}

/// Appends an [`super::IngeniousMove`] that places a tile.
fn write_placement(json: &mut Vec<u8>, notation: [u8; ROOM], earned: &Earned) {
    let whole = notation.split(|&byte| byte == 0).next().unwrap_or_default();
    let (tile, cells) = whole.split_at(2);
    json.extend_from_slice(br#"{"move":""#);
    json.extend_from_slice(whole);
    json.extend_from_slice(br#"","tile":""#);
    json.extend_from_slice(tile);
    json.extend_from_slice(br#"","cells":[["#);
    for &byte in &cells[1..] {
        match byte {
            b'/' => json.extend_from_slice(b"],["),
            _ => json.push(byte),
        }
    }
    json.extend_from_slice(br#"]],"gain":["#);
    let start = json.len();
    for points in earned.gain {
        comma(json, start);
        integer(json, points);
    }
    json.extend_from_slice(br#"],"bonus":"#);
    integer(json, earned.bonus);
    json.push(b'}');
}
