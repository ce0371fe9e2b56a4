//! Themisto on the wire.

mod explain;
mod position;
mod score;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::game::{
    Example, GameCard, GrammarCard, NotationCard, OptionCard, SeatRange, SymmetryCard, WireGame,
};
use crate::api::wire::Int;
use crate::api::wire::json::comma;
use crate::game::Fault;
use crate::games::themisto::{
    self, Cell, CellSet, JudgedMove, MAX_DISCS, MIN_DISCS, Move, Symmetry, Themisto,
};

pub use explain::{ThemistoPart, ThemistoWhat};
pub use position::ThemistoPosition;
pub use score::{ThemistoColour, ThemistoDirection, ThemistoRow, ThemistoScore, ThemistoStanding};

/// A legal move of Themisto and what it does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoMove {
    /// Notation; a capture that is taken is marked with `x`.
    #[serde(rename = "move")]
    #[schema(pattern = "^[a-h][1-8]-[a-h][1-8]x?$", example = "a1-d4x")]
    pub notation: String,
    /// The cell that the disc leaves.
    #[schema(pattern = "^[a-h][1-8]$", example = "a1")]
    pub from: String,
    /// The cell that it goes to; there it shows its other side.
    #[schema(pattern = "^[a-h][1-8]$", example = "d4")]
    pub to: String,
    /// The captured discs, by rank, then by file; empty when no capture is taken.
    #[schema(example = json!(["e4", "d5"]))]
    pub flips: Vec<String>,
    /// Whether the disc comes out of a row of exactly three or four, which costs the mover a turn unless it
    /// wins (`THM-4`).
    pub penalised: bool,
    /// Whether the mover wins (`THM-7`).
    pub wins: bool,
}

/// How a game of Themisto is to start.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ThemistoStart {
    /// Number of seats; always 2.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 2, default = 2)]
    pub seats: Option<Int>,
    /// Accepted as for every game, but without effect: there is one start position.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991i64)]
    pub seed: Option<Int>,
}

impl WireGame for Themisto {
    const ID: &'static str = "themisto";
    const SCHEMA_PREFIX: &'static str = "Themisto";
    const RULES_VERSION: &'static str = "1";
    const PERFT_LIMIT: u64 = 50_000_000;
    const PUZZLE_EXAMPLE: &'static str = "themisto1-only-move-38fb6v25-h-3sd";
    const EXAMPLES: &'static [Example] = EXAMPLES;
    const WRITES_MOVES: bool = true;

    type PositionWire = ThemistoPosition;
    type MoveWire = ThemistoMove;
    type StartOptions = ThemistoStart;
    type ScoreWire = ThemistoScore;
    type PartWire = ThemistoPart;

    fn card() -> GameCard {
        GameCard {
            name: "Themisto",
            designer: "Rey Alicea",
            year: 2015,
            seats: SeatRange {
                min: 2,
                max: 2,
                default: 2,
            },
            options: vec![
                OptionCard {
                    name: "seats",
                    description: "Number of seats.",
                    default: serde_json::json!(2),
                    values: "2",
                },
                OptionCard {
                    name: "seed",
                    description: "Without effect: there is one start position.",
                    default: serde_json::Value::Null,
                    values: "0 to 9007199254740991",
                },
            ],
            notation: NotationCard {
                position_key: GrammarCard {
                    form: "BOARD SEAT SKIP WINNER PREVIOUS, one space between; BOARD and PREVIOUS: ranks 8 to 1 with \
                           / between, b, w and whole runs of empty cells as digits; PREVIOUS - for none; SKIP s or -; \
                           WINNER 0, 1 or -",
                    example: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
                    meaning: "the board, the seat to move, whether the other seat owes a lost turn, the winner, and \
                              the board before the last turn",
                },
                moves: vec![
                    GrammarCard {
                        form: "FROM-TO",
                        example: "a1-d4",
                        meaning: "the disc on FROM goes to TO and is flipped",
                    },
                    GrammarCard {
                        form: "FROM-TOx",
                        example: "a1-d4x",
                        meaning: "the same, and every line that is enclosed is captured",
                    },
                ],
            },
            symmetries: SymmetryCard {
                count: Some(Symmetry::COUNT as u64),
                description: "the 8 symmetries of the square, each with or without exchanging black and white on \
                              both boards; the seats stay",
            },
            limits: BTreeMap::from([
                ("min_discs", u64::from(MIN_DISCS)),
                ("max_discs", u64::from(MAX_DISCS)),
            ]),
            notes: Vec::new(),
        }
    }

    fn decode(wire: ThemistoPosition) -> Result<Themisto, Fault> {
        Themisto::from_setup(&wire.read()?)
    }

    fn encode(&self) -> ThemistoPosition {
        ThemistoPosition::write(&self.to_setup())
    }

    fn describe(&self, m: Move, notation: String) -> ThemistoMove {
        let judged = self.judge(m);
        ThemistoMove {
            notation,
            from: m.from().to_string(),
            to: m.to().to_string(),
            flips: names(judged.flips),
            penalised: judged.penalised,
            wins: judged.wins,
        }
    }

    fn write_moves(&self, json: &mut Vec<u8>) {
        let mut moves = Vec::with_capacity(256);
        self.judged_moves(&mut moves);
        json.reserve(moves.len() * 88 + 64);
        // Bytewise by notation: by file, then by rank; the capture last. They come disc by disc, and few lists are
        // sorted faster than a long one.
        let key = |cell: Cell| cell.file() << 3 | cell.rank();
        let mut discs: Vec<&mut [JudgedMove]> = moves
            .chunk_by_mut(|a, b| a.m.from() == b.m.from())
            .collect();
        discs.sort_unstable_by_key(|moves| key(moves[0].m.from()));
        let start = json.len();
        for moves in discs {
            moves.sort_unstable_by_key(|JudgedMove { m, .. }| (key(m.to()), m.is_capture()));
            for judged in moves {
                comma(json, start);
                write_move(json, judged);
            }
        }
    }

    fn seed(options: &ThemistoStart) -> Option<Int> {
        options.seed
    }

    fn start(options: &ThemistoStart, _rng: &mut ChaCha8Rng) -> Result<Themisto, Fault> {
        match options.seats {
            None | Some(Int(2)) => Ok(Themisto::start()),
            Some(Int(seats)) => Err(Fault::options(
                None,
                format!("Themisto is a game for 2 seats, not for {seats}"),
            )
            .at("seats")),
        }
    }

    fn score(&self) -> ThemistoScore {
        ThemistoScore::of(self)
    }

    fn explain(&self, m: Move) -> (Vec<ThemistoPart>, String) {
        explain::explain(self, m)
    }
}

/// Appends a [`ThemistoMove`].
fn write_move(json: &mut Vec<u8>, judged: &JudgedMove) {
    let (from, to) = (letters(judged.m.from()), letters(judged.m.to()));
    let own = json.len();
    // Texts of one length are copied at once; then the cells are filled in.
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

/// The name of a cell.
fn letters(cell: Cell) -> [u8; 2] {
    [b'a' + cell.file() as u8, b'1' + cell.rank() as u8]
}

/// The names of the cells, by rank, then by file.
fn names(set: CellSet) -> Vec<String> {
    themisto::cells(set).map(|cell| cell.to_string()).collect()
}

const EXAMPLES: &[Example] = &[
    Example {
        name: "two_turns",
        summary: "Seat 1 owes a turn, so seat 0 captures on two lines, moves again and wins out of a row (THM-5, THM-8).",
        key: "wbwbwbw1/bb5w/1b6/2w4w/w7/2ww3w/1w4wb/bwbwbwbw 0 s - \
              wbwbwbw1/bw5w/w7/2w4w/w7/2ww3w/1w4wb/bwbwbwbw",
        moves: &["a4-d4x", "h3-e3x"],
        seed: None,
    },
    Example {
        name: "lost_turn",
        summary: "A disc leaves a row of three, so its mover loses a turn (THM-4, THM-8).",
        key: "8/8/8/8/8/8/w7/bbb5 0 - - -",
        moves: &["c1-c2", "a2-b2"],
        seed: None,
    },
    Example {
        name: "start",
        summary: "The start position (THM-1).",
        key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -",
        moves: &["d1-d2", "d2-d1x"],
        seed: None,
    },
    Example {
        name: "five_by_capture",
        summary: "A capture of three discs makes a row of five (THM-5, THM-7).",
        key: "8/8/8/8/8/8/8/bwww2w1 0 - - -",
        moves: &["g1-e1x"],
        seed: None,
    },
    Example {
        name: "six_in_a_row",
        summary: "Six in a row do not win for seat 0, and then seat 1 wins with the five that are left (THM-7).",
        key: "8/8/8/8/4w3/8/8/bwww1b2 0 - - -",
        moves: &["e4-e1x", "a1-a2"],
        seed: None,
    },
    Example {
        name: "return_by_capture",
        summary: "The disc may not just go back, but with a capture it may (THM-6).",
        key: "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w2b3b/bwb1bwbw 1 - - wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw",
        moves: &["d2-d1x"],
        seed: None,
    },
];
