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
            write_move(json, &moves[places[keys.trailing_zeros() as usize]]);
            keys &= keys - 1;
        }
    }
    if json.len() > start {
        // The comma after the last move.
        json.pop();
    }
}

/// Appends a [`ThemistoMove`] and a comma.
fn write_move(json: &mut Vec<u8>, judged: &JudgedMove) {
    let (from, to) = (judged.m.from().characters(), judged.m.to().characters());
    // A text of constant length is copied at once, after the cells are filled in at constant places.
    if judged.m.is_capture() {
        let mut text = *br#"{"move":"..-..x","from":"..","to":"..","flips":["#;
        for (place, cell) in [(9, from), (12, to), (25, from), (35, to)] {
            text[place..place + 2].copy_from_slice(&cell);
        }
        json.extend_from_slice(&text);
    } else {
        let mut text = *br#"{"move":"..-..","from":"..","to":"..","flips":["#;
        for (place, cell) in [(9, from), (12, to), (24, from), (34, to)] {
            text[place..place + 2].copy_from_slice(&cell);
        }
        json.extend_from_slice(&text);
    }
    let start = json.len();
    for cell in themisto::cells(judged.flips) {
        comma(json, start);
        let [file, rank] = cell.characters();
        json.extend_from_slice(&[b'"', file, rank, b'"']);
    }
    match (judged.penalised, judged.wins) {
        (false, false) => json.extend_from_slice(br#"],"penalised":false,"wins":false},"#),
        (false, true) => json.extend_from_slice(br#"],"penalised":false,"wins":true},"#),
        (true, false) => json.extend_from_slice(br#"],"penalised":true,"wins":false},"#),
        (true, true) => json.extend_from_slice(br#"],"penalised":true,"wins":true},"#),
    }
}
