//! Fast writing of the list of legal moves, without an object for each.

use crate::json::write::integer;
use tessera_rules::game::Game;
use tessera_rules::ingenious::{COLOURS, Cell, Colour, Ingenious, Phase, Tile};

/// Appends every legal move in the form of [`super::IngeniousMove`], sorted by notation and separated by commas.
pub(super) fn write_moves(position: &Ingenious, json: &mut Vec<u8>) {
    match position.phase() {
        _ if position.is_over() => {}
        Phase::Place => write_placements(position, json),
        Phase::Exchange => json.extend_from_slice(br#"{"move":"keep"},{"move":"swap"}"#),
        Phase::Draw | Phase::Redraw => {}
    }
}

fn write_placements(position: &Ingenious, json: &mut Vec<u8>) {
    let mut tiles: Vec<Tile> = position.playable().collect();
    tiles.sort_unstable_by_key(|tile| letters(*tile));
    let pairs: Vec<PairText> = (position.legal_pairs().iter())
        .flat_map(|[a, b]| [PairText::of([a, b], false), PairText::of([b, a], true)])
        .collect();
    let mut order: Vec<&PairText> = pairs.iter().collect();
    order.sort_unstable_by_key(|pair| pair.rank);
    json.reserve((tiles.len() * pairs.len() + 1) * PairText::ROOM);
    let start = json.len();
    for tile in tiles {
        for pair in &order {
            let is_same = tile.is_double() && pair.is_turned;
            if !is_same || position.order_matters(tile, pair.cells) {
                pair.write(json, position, tile);
            }
        }
    }
    if json.len() > start {
        // The comma after the last move.
        json.pop();
    }
}

/// The common text of all placements on two cells in this order.
struct PairText {
    cells: [Cell; 2],
    /// True if the larger cell comes first.
    is_turned: bool,
    /// The four coordinates as digits. These numbers have the same order as the notations.
    rank: u16,
    /// The text of a placement that earns nothing, with gaps for the tile and padded to the largest length, so that it
    /// can be copied at once.
    text: [u8; PairText::ROOM],
    length: usize,
    /// Position of the tile's second occurrence in the text.
    again: usize,
}

impl PairText {
    /// Length of the longest text, rounded up.
    const ROOM: usize = 96;
    /// Beginning of every text.
    const HEAD: &'static [u8] = br#"{"move":""#;
    /// End of the text of a placement that earns nothing.
    const TAIL: &'static [u8] = br#"0,0,0,0,0,0],"bonus":0},"#;
    /// Position in the tail of the number of bonus placements.
    const BONUS: usize = PairText::TAIL.len() - 3;

    fn of(cells: [Cell; 2], is_turned: bool) -> PairText {
        let mut pair =
            PairText { cells, is_turned, rank: 0, text: [0; PairText::ROOM], length: 0, again: 0 };
        pair.push(PairText::HEAD);
        pair.push(b"..@");
        pair.push_cell(cells[0]);
        pair.push(b"/");
        pair.push_cell(cells[1]);
        pair.push(br#"","tile":""#);
        pair.again = pair.length;
        pair.push(br#"..","cells":[["#);
        pair.push_cell(cells[0]);
        pair.push(b"],[");
        pair.push_cell(cells[1]);
        pair.push(br#"]],"gain":["#);
        pair.push(PairText::TAIL);
        for coordinate in cells.into_iter().flat_map(|cell| [cell.q(), cell.r()]) {
            // The largest board has radius 7. A minus sign comes before all digits.
            let digit = coordinate.unsigned_abs() + if coordinate < 0 { 0 } else { 8 };
            pair.rank = pair.rank << 4 | u16::from(digit);
        }
        pair
    }

    fn push_cell(&mut self, cell: Cell) {
        for (coordinate, end) in [(cell.q(), &b","[..]), (cell.r(), b"")] {
            if coordinate < 0 {
                self.push(b"-");
            }
            self.push(&[b'0' + coordinate.unsigned_abs()]);
            self.push(end);
        }
    }

    fn push(&mut self, part: &[u8]) {
        self.text[self.length..][..part.len()].copy_from_slice(part);
        self.length += part.len();
    }

    /// Appends the move that places this tile, and a comma.
    #[inline]
    fn write(&self, json: &mut Vec<u8>, position: &Ingenious, tile: Tile) {
        let earned = position.earned(tile, self.cells);
        let start = json.len();
        json.extend_from_slice(&self.text);
        let Some(text) = json.last_chunk_mut::<{ PairText::ROOM }>() else { return };
        for place in [PairText::HEAD.len(), self.again] {
            text[place..][..2].copy_from_slice(&letters(tile));
        }
        let tail = self.length - PairText::TAIL.len();
        let mut is_short = true;
        for colour in tile.halves() {
            let points = earned.gain[colour as usize];
            is_short &= (0..10).contains(&points);
            text[tail + 2 * colour as usize] = b'0'.wrapping_add_signed(points);
        }
        // A placement has two halves, and each earns at most one.
        text[tail + PairText::BONUS] = b'0' + earned.bonus;
        json.truncate(start + self.length);
        if !is_short {
            json.truncate(start + tail);
            for (colour, points) in earned.gain.into_iter().enumerate() {
                integer(json, points);
                json.push(if colour + 1 < COLOURS { b',' } else { b']' });
            }
            json.extend_from_slice(&[br#","bonus":"#, &[b'0' + earned.bonus][..], b"},"].concat());
        }
    }
}

fn letters(tile: Tile) -> [u8; 2] {
    tile.halves().map(|colour: Colour| colour.letter() as u8)
}
