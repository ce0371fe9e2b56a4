//! Nebuchadnezzar on the wire.

mod card;
mod explain;
#[cfg(test)]
mod tests;

use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::game::{Example, GameCard, WireGame};
use super::super::wire::Int;
use crate::game::{Fault, Game, Position, Seat};
use crate::games::nebuchadnezzar::{Colour, MAX_SIDE, MIN_SIDE, Move, Nebuchadnezzar, Setup};
pub use explain::{NebuchadnezzarPart, NebuchadnezzarWhat};

/// A colour of discs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum NebuchadnezzarColour {
    /// Black.
    #[serde(rename = "b")]
    Black,
    /// White.
    #[serde(rename = "w")]
    White,
}

/// A position of Nebuchadnezzar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NebuchadnezzarPosition {
    /// The rows of the board from the top rank down to rank 1, each from file a: `b` (black disc), `w`
    /// (white disc) or `.` (empty). The board is square, its side 2 to 15 (NEB-10).
    #[schema(min_items = 2, max_items = 15, example = json!(["...b", ".ww.", "....", "b..."]))]
    pub board: Vec<String>,
    /// The seat that acts next; in a finished position the one that would have.
    #[schema(value_type = i64, minimum = 0, maximum = 1)]
    pub to_move: Int,
    /// The colour of each seat, by seat; both colours occur.
    #[schema(min_items = 2, max_items = 2, example = json!(["b", "w"]))]
    pub colours: Vec<NebuchadnezzarColour>,
    /// Moves made so far. It matters for the pie rule only; playing on from 1,000,000 leaves it there.
    #[schema(value_type = i64, minimum = 0, maximum = 1_000_000)]
    pub ply: Int,
    /// Whether the second player may switch colours after the first move (NEB-6).
    pub pie: bool,
}

/// A move of Nebuchadnezzar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarMove {
    /// The notation: a placement `c3`, a capture `xb3-d4`, `swap` or `pass`.
    #[serde(rename = "move")]
    #[schema(example = "xb3-d4")]
    pub notation: String,
    /// The cells whose discs a capture flips, by rank, then file; empty for other moves.
    #[schema(example = json!(["b3", "c3", "d3", "b4", "c4", "d4"]))]
    pub flips: Vec<String>,
    /// Whether the move leaves the enemy without a disc and so wins (NEB-7).
    pub wins: bool,
}

/// What a game of Nebuchadnezzar starts from.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NebuchadnezzarStart {
    /// Number of seats: always 2.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 2, default = 2)]
    pub seats: Option<Int>,
    /// Side of the board.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 15, default = 8)]
    pub side: Option<Int>,
    /// Whether the second player may switch colours after the first move.
    #[schema(default = true)]
    pub pie: Option<bool>,
    /// Accepted as in every game; nothing in Nebuchadnezzar is left to chance.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    pub seed: Option<Int>,
}

/// How a position of Nebuchadnezzar stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarScore {
    /// Both seats, by seat.
    pub standings: Vec<NebuchadnezzarStanding>,
    /// Every capture that the seat to move may make, sorted by notation.
    pub captures: Vec<NebuchadnezzarCapture>,
}

/// How a seat stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarStanding {
    /// The seat.
    pub seat: usize,
    /// 1 for the seat with more discs; equal discs, and a drawn game, share rank 1.
    pub rank: usize,
    /// The colour that it owns now.
    pub colour: NebuchadnezzarColour,
    /// Its discs on the board.
    pub discs: u32,
}

/// A capture and the walls around it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarCapture {
    /// The notation.
    #[serde(rename = "move")]
    #[schema(example = "xb3-d4")]
    pub notation: String,
    /// The cells that it flips, by rank, then file.
    pub flips: Vec<String>,
    /// How much of the perimeter the seat to move owns, in cells (NEB-3).
    pub own_wall: u32,
    /// How much of it the enemy owns.
    pub enemy_wall: u32,
}

impl WireGame for Nebuchadnezzar {
    const ID: &'static str = "nebuchadnezzar";
    const SCHEMA_PREFIX: &'static str = "Nebuchadnezzar";
    const RULES_VERSION: &'static str = "1";
    const PERFT_LIMIT: u64 = 20_000_000;
    const PUZZLE_EXAMPLE: &'static str = "nebuchadnezzar1-only-placement-41kdn5vw-1-6v5";
    const EXAMPLES: &'static [Example] = card::EXAMPLES;

    type PositionWire = NebuchadnezzarPosition;
    type MoveWire = NebuchadnezzarMove;
    type StartOptions = NebuchadnezzarStart;
    type ScoreWire = NebuchadnezzarScore;
    type PartWire = NebuchadnezzarPart;

    fn card() -> GameCard {
        card::card()
    }

    fn decode(wire: NebuchadnezzarPosition) -> Result<Nebuchadnezzar, Fault> {
        Nebuchadnezzar::try_from(Setup {
            board: wire.board,
            to_move: wire.to_move.0,
            colours: wire.colours.into_iter().map(Colour::from).collect(),
            ply: wire.ply.0,
            pie: wire.pie,
        })
    }

    fn encode(&self) -> NebuchadnezzarPosition {
        let setup = self.to_setup();
        NebuchadnezzarPosition {
            board: setup.board,
            to_move: Int(setup.to_move),
            colours: setup
                .colours
                .into_iter()
                .map(NebuchadnezzarColour::from)
                .collect(),
            ply: Int(setup.ply),
            pie: setup.pie,
        }
    }

    fn describe(&self, m: Move, notation: String) -> NebuchadnezzarMove {
        NebuchadnezzarMove {
            notation,
            flips: self.flips(m).iter().map(ToString::to_string).collect(),
            wins: self.wins(m),
        }
    }

    fn seed(options: &NebuchadnezzarStart) -> Option<Int> {
        options.seed
    }

    fn start(
        options: &NebuchadnezzarStart,
        _rng: &mut ChaCha8Rng,
    ) -> Result<Nebuchadnezzar, Fault> {
        let seats = options.seats.unwrap_or(Int(2));
        if seats != Int(2) {
            let detail = format!("Nebuchadnezzar is played by 2 seats, not {}.", seats.0);
            return Err(Fault::options(Some("NEB-10"), detail).at("seats"));
        }
        let side = options.side.unwrap_or(Int(8));
        side.to()
            .and_then(|side| Nebuchadnezzar::empty(side, options.pie.unwrap_or(true)))
            .ok_or_else(|| {
                let detail = format!(
                    "The side lies in {MIN_SIDE} to {MAX_SIDE}; {} does not.",
                    side.0
                );
                Fault::options(Some("NEB-10"), detail).at("side")
            })
    }

    fn score(&self) -> NebuchadnezzarScore {
        let drawn = self.is_over() && self.winners().is_empty();
        let standings = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let discs = self.discs_of(seat);
            let behind = !drawn && discs < self.discs_of(seat.other());
            NebuchadnezzarStanding {
                seat: seat.index(),
                rank: 1 + usize::from(behind),
                colour: self.colour_of(seat).into(),
                discs,
            }
        });
        let mut moves = Vec::new();
        self.moves(&mut moves);
        let mut captures: Vec<_> = moves.into_iter().filter_map(|m| self.capture(m)).collect();
        captures.sort_by(|a, b| a.notation.cmp(&b.notation));
        NebuchadnezzarScore {
            standings: standings.to_vec(),
            captures,
        }
    }

    fn explain(&self, m: Move) -> (Vec<NebuchadnezzarPart>, String) {
        explain::explain(self, m)
    }
}

impl Nebuchadnezzar {
    /// A legal capture with its walls; `None` for another move.
    fn capture(&self, m: Move) -> Option<NebuchadnezzarCapture> {
        let Move::Capture(rectangle) = m else {
            return None;
        };
        let walls = self.walls(rectangle)?;
        let mover = self.colour_to_move();
        Some(NebuchadnezzarCapture {
            notation: self.notation(m),
            flips: rectangle.cells().map(|cell| cell.to_string()).collect(),
            own_wall: walls.length(mover),
            enemy_wall: walls.length(mover.other()),
        })
    }
}

impl From<Colour> for NebuchadnezzarColour {
    fn from(colour: Colour) -> NebuchadnezzarColour {
        match colour {
            Colour::Black => NebuchadnezzarColour::Black,
            Colour::White => NebuchadnezzarColour::White,
        }
    }
}

impl From<NebuchadnezzarColour> for Colour {
    fn from(colour: NebuchadnezzarColour) -> Colour {
        match colour {
            NebuchadnezzarColour::Black => Colour::Black,
            NebuchadnezzarColour::White => Colour::White,
        }
    }
}
