//! Fast writing of the list of legal moves, without an object for each.

use crate::json::write::comma;
use tessera_rules::themisto::{self, Cell, JudgedMove, Themisto};

/// Appends every legal move in the form of [`super::ThemistoMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(game: &Themisto, json: &mut Vec<u8>) {
    let mut moves = Vec::with_capacity(256);
    game.judged_moves(&mut moves);
    json.reserve(moves.len() * 88 + 64);
    // In byte order of the notation: by file, then by rank, and a capture after the same move without one. The order of
    // the moves of a disc is that of the bits of a set, because sorting takes longer.
    let key = |cell: Cell| cell.file() << 3 | cell.rank();
    let mut discs: Vec<&[JudgedMove]> = moves.chunk_by(|a, b| a.m.from() == b.m.from()).collect();
    discs.sort_unstable_by_key(|moves| key(moves[0].m.from()));
    let start = json.len();
    let mut places = [0; 2 * 64];
    for moves in discs {
        let mut keys = 0u128;
        for (place, JudgedMove { m, .. }) in moves.iter().enumerate() {
            let key = key(m.to()) << 1 | usize::from(m.is_capture());
            keys |= 1 << key;
            places[key] = place;
        }
        while keys != 0 {
            comma(json, start);
            write_move(json, &moves[places[keys.trailing_zeros() as usize]]);
            keys &= keys - 1;
        }
    }
}

/// Appends a [`ThemistoMove`].
fn write_move(json: &mut Vec<u8>, judged: &JudgedMove) {
    let (from, to) = (letters(judged.m.from()), letters(judged.m.to()));
    let own = json.len();
    // A text of constant length is copied at once; then the cells are filled in.
    let places = if judged.m.is_capture() {
        json.extend_from_slice(br#"{"move":"..-..x","from":"..","to":"..","flips":["#);
        [9, 12, 25, 35]
    } else {
        json.extend_from_slice(br#"{"move":"..-..","from":"..","to":"..","flips":["#);
        [9, 12, 24, 34]
    };
    for (place, cell) in places.into_iter().zip([from, to, from, to]) {
        json[own + place..][..2].copy_from_slice(&cell);
    }
    let start = json.len();
    for cell in themisto::cells(judged.flips) {
        comma(json, start);
        let [file, rank] = letters(cell);
        json.extend_from_slice(&[b'"', file, rank, b'"']);
    }
    match (judged.penalised, judged.wins) {
        (false, false) => json.extend_from_slice(br#"],"penalised":false,"wins":false}"#),
        (false, true) => json.extend_from_slice(br#"],"penalised":false,"wins":true}"#),
        (true, false) => json.extend_from_slice(br#"],"penalised":true,"wins":false}"#),
        (true, true) => json.extend_from_slice(br#"],"penalised":true,"wins":true}"#),
    }
}

/// The two characters of a cell's name.
fn letters(cell: Cell) -> [u8; 2] {
    [b'a' + cell.file() as u8, b'1' + cell.rank() as u8]
}
