//! Fast writing of the list of legal moves, without an object for each.

use std::sync::LazyLock;

use crate::json::template::Template;
use crate::json::write::integer;
use tessera_rules::game::{Game, Position};
use tessera_rules::ingenious::{
    self, COLOURS, Cell, Colour, Direction, Earned, Form, Ingenious, Phase, Tile,
};

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
    let PairTexts { texts, places } = &*TEXTS;
    let mut legal = [0u64; PAIRS.div_ceil(64)];
    for [low, high] in position.legal_pairs().iter() {
        for (cell, other) in [(low, high), (high, low)] {
            if let Some(direction) = cell.direction_to(other) {
                let place = places[usize::from(cell.index())][direction as usize];
                legal[place / 64] |= 1 << (place % 64);
            }
        }
    }
    let mut order: Vec<&PairText> = Vec::with_capacity(PAIRS);
    for (texts, mut legal) in texts.chunks(64).zip(legal) {
        while legal != 0 {
            order.push(&texts[legal.trailing_zeros() as usize]);
            legal &= legal - 1;
        }
    }
    json.reserve((tiles.len() * order.len() + 1) * PairText::ROOM);
    let start = json.len();
    for tile in tiles {
        let halves = tile.halves().map(|colour| Half::of(position, colour));
        for pair in &order {
            let is_first = pair.cells[0] < pair.cells[1];
            // One call, so that it is inlined.
            let earned = match tile.is_double() {
                false => Half::earned(&halves, position, pair.cells),
                true if is_first || position.order_matters(tile, pair.cells) => {
                    position.earned(tile, pair.cells)
                }
                true => continue,
            };
            pair.write(json, tile, earned);
        }
    }
    if json.len() > start {
        // The comma after the last move.
        json.pop();
    }
}

/// A half of a tile with two colours, which is scored independently of the other half.
struct Half {
    colour: Colour,
    /// The most points that it can score.
    room: i8,
    /// The bonus placements that these points earn.
    bonus: u8,
}

impl Half {
    fn of(position: &Ingenious, colour: Colour) -> Half {
        let from = position.scores(position.to_move())[colour as usize];
        let form = position.form();
        let to = form.advance(from, i8::MAX / 2);
        Half { colour, room: to - from, bonus: form.earns(from, to).into() }
    }

    /// The same as [`Ingenious::earned`], in fewer steps.
    #[inline]
    fn earned(halves: &[Half; 2], position: &Ingenious, cells: [Cell; 2]) -> Earned {
        let mut earned = Earned::default();
        for (half, cell) in halves.iter().zip(cells) {
            let points = position.points(half.colour, cell).min(half.room);
            earned.gain[half.colour as usize] = points;
            earned.bonus += if points == half.room { half.bonus } else { 0 };
        }
        earned
    }
}

/// Ordered pairs of adjacent cells of the largest board.
const PAIRS: usize = 924;

/// The texts of all pairs, made when they are first needed.
static TEXTS: LazyLock<PairTexts> = LazyLock::new(PairTexts::new);

struct PairTexts {
    /// Sorted by notation.
    texts: Vec<PairText>,
    /// The place of each text by the index of the first cell and the direction to the second.
    places: [[usize; 6]; 256],
}

impl PairTexts {
    fn new() -> PairTexts {
        let board: Vec<Cell> = ingenious::cells(Form::Team, ingenious::MAX_SEATS).collect();
        let pairs = board.iter().flat_map(|&cell| Direction::ALL.map(|d| [cell, cell.next(d)]));
        let mut texts: Vec<PairText> =
            pairs.filter(|[_, other]| board.contains(other)).map(PairText::of).collect();
        texts.sort_unstable_by_key(|pair| pair.notation());
        let mut places = [[0; 6]; 256];
        for (place, PairText { cells: [cell, other], .. }) in texts.iter().enumerate() {
            if let Some(direction) = cell.direction_to(*other) {
                places[usize::from(cell.index())][direction as usize] = place;
            }
        }
        PairTexts { texts, places }
    }
}

/// The common text of all placements on two cells in this order.
struct PairText {
    cells: [Cell; 2],
    /// The text of a placement that earns nothing, with gaps for the tile.
    text: Template<{ PairText::ROOM }>,
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

    fn of(cells: [Cell; 2]) -> PairText {
        let [a, b] = cells.map(|cell| format!("{},{}", cell.q(), cell.r()));
        let mut text = Template::new();
        text.push(PairText::HEAD);
        text.push(format!(r#"..@{a}/{b}","tile":""#).as_bytes());
        let again = text.len();
        text.push(format!(r#"..","cells":[[{a}],[{b}]],"gain":["#).as_bytes());
        text.push(PairText::TAIL);
        PairText { cells, text, again }
    }

    /// The notation of the cells and what follows it in the text. No notation is the beginning of another one, so these
    /// bytes have the order of the notations.
    fn notation(&self) -> [u8; 12] {
        self.text.bytes(PairText::HEAD.len() + 3)
    }

    /// Appends the move that places this tile, and a comma.
    #[inline]
    fn write(&self, json: &mut Vec<u8>, tile: Tile, earned: Earned) {
        let tail = self.text.len() - PairText::TAIL.len();
        let mut is_short = true;
        self.text.write(json, |text| {
            for place in [PairText::HEAD.len(), self.again] {
                text[place..][..2].copy_from_slice(&letters(tile));
            }
            for colour in tile.halves() {
                let points = earned.gain[colour as usize];
                is_short &= (0..10).contains(&points);
                text[tail + 2 * colour as usize] = b'0'.wrapping_add_signed(points);
            }
            // A placement has two halves, and each earns at most one.
            text[tail + PairText::BONUS] = b'0' + earned.bonus;
            if is_short { self.text.len() } else { tail }
        });
        if !is_short {
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
