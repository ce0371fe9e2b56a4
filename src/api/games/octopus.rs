//! Octopus on the wire.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard, WireGame,
};
use crate::api::wire::Int;
use crate::api::wire::json::integer;
use crate::game::{Fault, Game, Position, Seat};
use crate::games::octopus::{
    Cell, Direction, GainRow, MAX_GAIN, Octopus, Placement, RunKind, Setup, Tile, deal,
};

/// A position of Octopus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctopusPosition {
    /// Number of sets in play: no tile occurs more often on board and hands together.
    #[schema(value_type = i64, minimum = 1, maximum = 2, example = 1)]
    pub sets: Int,
    /// The seat to move. It has tiles, unless the game is over; then it is the seat that would have moved.
    #[schema(value_type = i64, minimum = 0, maximum = 5, example = 0)]
    pub to_move: Int,
    /// The tiles on the board, in any order; in answers by `y` descending, then `x` ascending. Empty or
    /// orthogonally connected, one tile a cell.
    #[schema(max_items = 120)]
    pub board: Vec<OctopusBoardTile>,
    /// The tiles in hand, a list for each seat, each in any order; in answers by colour in the order
    /// ROYGCBPNKW, then by number.
    #[schema(min_items = 1, max_items = 6, example = json!([["R1", "B2"], ["G3"]]))]
    pub hands: Vec<Vec<OctopusTile>>,
    /// The totals by seat, each 0 to 100000; as many as there are hands.
    #[schema(min_items = 1, max_items = 6, example = json!([0, 0]))]
    pub scores: Vec<OctopusTotal>,
}

/// A tile: a colour letter and a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(pattern = "^[ROYGCBPNKW][1-6]$", example = "R4")]
pub struct OctopusTile(pub String);

/// The points of a seat; a total that would pass 100000 stays there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = i64, minimum = 0, maximum = 100000, example = 0)]
pub struct OctopusTotal(pub Int);

/// A tile on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctopusBoardTile {
    /// Column, growing east.
    #[schema(value_type = i64, minimum = -1000, maximum = 1000, example = 0)]
    pub x: Int,
    /// Row, growing north.
    #[schema(value_type = i64, minimum = -1000, maximum = 1000, example = 0)]
    pub y: Int,
    /// The tile.
    pub tile: OctopusTile,
}

/// A move: a tile of the mover's hand placed on a cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusMove {
    /// The notation.
    #[serde(rename = "move")]
    #[schema(example = "R1@1,0")]
    pub notation: String,
    /// The tile.
    pub tile: OctopusTile,
    /// Column of the cell.
    #[schema(minimum = -1000, maximum = 1000, example = 1)]
    pub x: i64,
    /// Row of the cell.
    #[schema(minimum = -1000, maximum = 1000, example = 0)]
    pub y: i64,
    /// What it scores for the seat that moves, in points, also when the total stays at 100000.
    #[schema(minimum = 0, example = 1)]
    pub gain: u32,
}

/// How to start a game.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OctopusStart {
    /// Number of seats.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 6, default = 2)]
    pub seats: Option<Int>,
    /// Number of sets that are dealt.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 2, default = 1)]
    pub sets: Option<Int>,
    /// The seed of the deal; the same seed gives the same deal. Without one a random seed is drawn and
    /// told in the answer.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// Where the seats stand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusScore {
    /// One entry for each seat, in the order of the seats.
    pub standings: Vec<OctopusStanding>,
}

/// Where one seat stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusStanding {
    /// The seat.
    #[schema(minimum = 0, maximum = 5)]
    pub seat: u8,
    /// 1 for the highest total; equal totals share a rank, and the next rank counts all before it.
    #[schema(minimum = 1, maximum = 6)]
    pub rank: u8,
    /// The total.
    #[schema(minimum = 0, maximum = 100000)]
    pub score: u32,
    /// Number of tiles left in hand.
    #[schema(minimum = 0, maximum = 120)]
    pub hand: u32,
}

/// A run that a placement scores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusPart {
    /// What the tiles of the run share with the placed tile.
    pub what: OctopusPartKind,
    /// The direction of the run as seen from the placed tile.
    pub direction: OctopusDirection,
    /// The cells of the run as pairs of x and y, from the placed tile outwards.
    #[schema(example = json!([[2, 0], [1, 0]]))]
    pub cells: Vec<[i64; 2]>,
    /// What the run scores: its length.
    #[schema(minimum = 1)]
    pub points: u32,
    /// The ruling that says so.
    #[schema(example = "OCT-4")]
    pub rule: &'static str,
}

/// What the tiles of a run share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OctopusPartKind {
    /// The colour of the placed tile.
    ColourRun,
    /// The number of the placed tile.
    NumberRun,
}

/// A direction; north is where `y` grows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub enum OctopusDirection {
    /// North.
    N,
    /// North-east.
    #[serde(rename = "NE")]
    Ne,
    /// East.
    E,
    /// South-east.
    #[serde(rename = "SE")]
    Se,
    /// South.
    S,
    /// South-west.
    #[serde(rename = "SW")]
    Sw,
    /// West.
    W,
    /// North-west.
    #[serde(rename = "NW")]
    Nw,
}

impl OctopusTile {
    fn read(&self) -> Result<Tile, Fault> {
        self.0.parse()
    }
}

impl From<&Tile> for OctopusTile {
    fn from(tile: &Tile) -> OctopusTile {
        OctopusTile(tile.to_string())
    }
}

impl From<Direction> for OctopusDirection {
    fn from(direction: Direction) -> OctopusDirection {
        match direction {
            Direction::North => OctopusDirection::N,
            Direction::NorthEast => OctopusDirection::Ne,
            Direction::East => OctopusDirection::E,
            Direction::SouthEast => OctopusDirection::Se,
            Direction::South => OctopusDirection::S,
            Direction::SouthWest => OctopusDirection::Sw,
            Direction::West => OctopusDirection::W,
            Direction::NorthWest => OctopusDirection::Nw,
        }
    }
}

impl WireGame for Octopus {
    const ID: &'static str = "octopus";
    const SCHEMA_PREFIX: &'static str = "Octopus";
    const RULES_VERSION: &'static str = "1";
    const PERFT_LIMIT: u64 = 20_000_000;
    const WRITES_MOVES: bool = true;
    const PUZZLE_EXAMPLE: &'static str = "octopus1-best-line-1amvng8v-3-xhg";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "colour_and_number",
            summary: "Two sets: R4 at 3,0 scores the colour run R4, R1, R5 and the number run R4.",
            key: "R5@0,0;R1@1,0;R4@2,0|R4B1,G4|0,0|0|2",
            moves: &["R4@3,0", "G4@4,0", "B1@1,1"],
            seed: None,
        },
        Example {
            name: "two_seats",
            summary: "One tile on the board and two in each of two hands.",
            key: "R4@0,0|R1B2,Y4G3|0,0|0|1",
            moves: &["R1@1,0", "Y4@0,1", "B2@-1,0", "G3@0,-1"],
            seed: None,
        },
        Example {
            name: "solo",
            summary: "A composed position with one seat; B1 cuts the run to the west.",
            key: "B3@0,1;R2@1,1;B1@0,0;R1@1,0|R3|0|0|1",
            moves: &["R3@2,0"],
            seed: None,
        },
        Example {
            name: "passed_over",
            summary: "Uneven hands: seat 1 has no tiles and is passed over.",
            key: "R4@0,0|O4B4,-,G1|3,9,0|0|1",
            moves: &["B4@1,0", "G1@2,0", "O4@-1,0"],
            seed: None,
        },
        Example {
            name: "opening",
            summary: "The opening tile goes to 0,0 and scores nothing.",
            key: "-|R1K6,W2W3|0,0|1|1",
            moves: &["W3@0,0", "K6@0,1"],
            seed: None,
        },
    ];

    type PositionWire = OctopusPosition;
    type MoveWire = OctopusMove;
    type StartOptions = OctopusStart;
    type ScoreWire = OctopusScore;
    type PartWire = OctopusPart;

    fn card() -> GameCard {
        GameCard {
            name: "Nestortiles Octopus",
            designer: "Néstor Romeral Andrés",
            year: 2010,
            seats: SeatRange {
                min: 2,
                max: 6,
                default: 2,
            },
            options: vec![
                OptionCard {
                    name: "seats",
                    description: "Number of seats; all tiles are dealt to them evenly.",
                    default: 2.into(),
                    values: "2 to 6",
                },
                OptionCard {
                    name: "sets",
                    description: "Number of sets; two make a longer game.",
                    default: 1.into(),
                    values: "1 or 2",
                },
                OptionCard {
                    name: "seed",
                    description: "Seed of the deal; the same seed gives the same deal.",
                    default: serde_json::Value::Null,
                    values: "0 to 9007199254740991; random without one",
                },
            ],
            notation: NotationCard {
                position_key: GrammarCard {
                    form: "board|hands|scores|to_move|sets; board: TILE@x,y joined by ;  hands: the TILEs of a \
                           hand run together, seats joined by ,  scores: integers joined by ,  an empty board or \
                           hand: -",
                    example: "R4@0,0;B4@1,0|R1R2,O6B1|0,1|0|1",
                    meaning: "R4 at 0,0 and B4 at 1,0; seat 0 holds R1 and R2, seat 1 O6 and B1; totals 0 and 1; \
                              seat 0 moves; one set. A TILE is a colour letter of ROYGCBPNKW and a number 1 to 6.",
                },
                moves: vec![GrammarCard {
                    form: "TILE@x,y",
                    example: "R4@2,-1",
                    meaning: "Place R4 at x 2 (east), y -1 (north).",
                }],
            },
            symmetries: SymmetryCard {
                count: None,
                description: "Translations, the 8 symmetries of the square, every permutation of the colours and \
                              every permutation of the numbers.",
            },
            limits: BTreeMap::from([
                ("seats_min", 1),
                ("seats_max", 6),
                ("sets_max", 2),
                ("coordinate_max", 1000),
                ("score_max", 100_000),
                ("perft_work_max", Self::PERFT_LIMIT),
            ]),
            notes: vec![
                "Composed positions may have one seat and hands of any sizes; a seat without tiles is passed over.",
            ],
        }
    }

    fn decode(wire: OctopusPosition) -> Result<Octopus, Fault> {
        let mut board = Vec::with_capacity(wire.board.len());
        for (i, entry) in wire.board.iter().enumerate() {
            let tile = entry.tile.read();
            let tile = tile.map_err(|fault| fault.at("tile").at(i).at("board"))?;
            board.push((entry.x.0, entry.y.0, tile));
        }
        let mut hands = Vec::with_capacity(wire.hands.len());
        for (seat, texts) in wire.hands.iter().enumerate() {
            let hand = texts.iter().enumerate().map(|(i, text)| {
                text.read()
                    .map_err(|fault| fault.at(i).at(seat).at("hands"))
            });
            hands.push(hand.collect::<Result<Vec<Tile>, Fault>>()?);
        }
        let setup = Setup {
            sets: wire.sets.0,
            to_move: wire.to_move.0,
            board,
            hands,
            scores: wire.scores.iter().map(|total| total.0.0).collect(),
        };
        setup.position()
    }

    fn encode(&self) -> OctopusPosition {
        let setup = self.to_setup();
        OctopusPosition {
            sets: Int(setup.sets),
            to_move: Int(setup.to_move),
            board: setup
                .board
                .iter()
                .map(|&(x, y, tile)| OctopusBoardTile {
                    x: Int(x),
                    y: Int(y),
                    tile: (&tile).into(),
                })
                .collect(),
            hands: setup
                .hands
                .iter()
                .map(|hand| hand.iter().map(OctopusTile::from).collect())
                .collect(),
            scores: setup
                .scores
                .into_iter()
                .map(|score| OctopusTotal(Int(score)))
                .collect(),
        }
    }

    fn describe(&self, m: Placement, notation: String) -> OctopusMove {
        OctopusMove {
            notation,
            tile: (&m.tile).into(),
            x: m.cell.x.into(),
            y: m.cell.y.into(),
            gain: self.gain(m).unwrap_or_default(),
        }
    }

    fn write_moves(&self, json: &mut Vec<u8>) {
        let mut text = Vec::new();
        let cells = self.open_cells();
        let cells: Vec<CellText> = cells.map(|at| CellText::of(at, &mut text)).collect();
        let mut tiles: Vec<Tile> = self.hand(self.to_move()).kinds().collect();
        // Bytewise by notation: by the two characters of the tile, then by the text of the cell.
        tiles.sort_unstable_by_key(|tile| tile.characters());
        let mut order: Vec<&CellText> = cells.iter().collect();
        order.sort_unstable_by_key(|cell| cell.notation);
        json.reserve((tiles.len() * cells.len() + 1) * CellText::ROOM);
        let start = json.len();
        for tile in tiles {
            for cell in &order {
                cell.write(json, tile);
            }
        }
        if json.len() > start {
            // The comma behind the last one.
            json.pop();
        }
    }

    fn seed(options: &OctopusStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &OctopusStart, rng: &mut ChaCha8Rng) -> Result<Octopus, Fault> {
        deal(
            options.seats.map_or(2, |seats| seats.0),
            options.sets.map_or(1, |sets| sets.0),
            rng,
        )
    }

    fn score(&self) -> OctopusScore {
        let scores = self.scores();
        let standings = (0..self.seats())
            .map(|seat| OctopusStanding {
                seat: seat as u8,
                rank: 1 + scores.iter().filter(|&&other| other > scores[seat]).count() as u8,
                score: scores[seat],
                hand: self.hand(Seat::new(seat)).len(),
            })
            .collect();
        OctopusScore { standings }
    }

    fn explain(&self, m: Placement) -> (Vec<OctopusPart>, String) {
        let parts: Vec<OctopusPart> = self
            .runs(m)
            .into_iter()
            .map(|run| OctopusPart {
                what: match run.kind {
                    RunKind::Colour => OctopusPartKind::ColourRun,
                    RunKind::Number => OctopusPartKind::NumberRun,
                },
                direction: run.direction.into(),
                points: run.cells.len() as u32,
                cells: run
                    .cells
                    .iter()
                    .map(|&Cell { x, y }| [x.into(), y.into()])
                    .collect(),
                rule: "OCT-4",
            })
            .collect();
        let sentence = self.sentence(m, &parts);
        (parts, sentence)
    }
}

/// What all moves to a cell have in common in an [`OctopusMove`].
struct CellText<'a> {
    gains: &'a GainRow,
    /// The coordinates as they stand in the notation, filled up with zeros, as a number: numbers are sorted as the texts are.
    notation: u128,
    /// The text up to the gain, with room for the tile and for what follows the gain; filled up to a length that is copied at
    /// once.
    text: [u8; CellText::ROOM],
    length: usize,
    /// Where in the text the tile stands again.
    again: usize,
}

/// What follows the text of a cell, for every gain, filled up with zeros; and how long it is.
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
    /// The longest text, with four digits and a minus sign in each coordinate, and the longest end.
    const ROOM: usize = 68;
    /// How every text begins.
    const HEAD: &'static [u8] = b"{\"move\":\"";

    /// `text` is where it is put together.
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

    /// Appends the move that places a tile here, and a comma.
    #[inline]
    fn write(&self, json: &mut Vec<u8>, tile: Tile) {
        let start = json.len();
        json.extend_from_slice(&self.text);
        let (end, length) = &ENDS[self.gains.gain(tile) as usize];
        if let Some(text) = json.last_chunk_mut::<{ CellText::ROOM }>() {
            let tile = tile.characters();
            text[CellText::HEAD.len()..][..2].copy_from_slice(&tile);
            text[self.again..][..2].copy_from_slice(&tile);
            text[self.length..][..end.len()].copy_from_slice(end);
        }
        json.truncate(start + self.length + length);
    }
}

impl Octopus {
    /// What a move earns, for people.
    fn sentence(&self, m: Placement, parts: &[OctopusPart]) -> String {
        let points = |kind| -> u32 {
            let of_kind = parts.iter().filter(|part| part.what == kind);
            of_kind.map(|part| part.points).sum()
        };
        let colour = points(OctopusPartKind::ColourRun);
        let number = points(OctopusPartKind::NumberRun);
        let gain = colour + number;
        let player = self.to_move().index() + 1;
        let Placement {
            tile,
            cell: Cell { x, y },
        } = m;
        if self.tiles_placed() == 0 {
            return format!("Player {player} opens with {tile} at {x},{y}, which scores nothing.");
        }
        if gain == 0 {
            return format!(
                "Player {player} places {tile} at {x},{y} and scores nothing: no neighbouring tile has its colour \
                 or number."
            );
        }
        let plural = if gain == 1 { "" } else { "s" };
        format!(
            "Player {player} places {tile} at {x},{y} and scores {gain} point{plural}: {colour} for runs of its \
             colour, {number} for runs of its number."
        )
    }
}

#[cfg(test)]
mod tests;
