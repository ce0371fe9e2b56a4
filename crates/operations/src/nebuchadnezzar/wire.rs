//! The JSON forms of positions, moves, start options and standings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{Int, MoveObject, same_variants, winning_first};
use tessera_rules::game::{Fault, Game, Position, Seat};
use tessera_rules::nebuchadnezzar::{Colour, Move, Nebuchadnezzar, Setup};

// A row of the board, for the OpenAPI document only, which has no description of it.
#[derive(ToSchema)]
#[schema(pattern = "^[bw.]{2,15}$")]
struct BoardRow(#[allow(dead_code)] String);

/// A position of Nebuchadnezzar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NebuchadnezzarPosition {
    /// The rows of the board from the top rank down to rank 1, each from file a: `b` (black disc), `w` (white disc) or
    /// `.` (empty). The board is a square with a side of 2 to 15 cells (NEB-10).
    #[schema(inline, value_type = Vec<BoardRow>, min_items = 2, max_items = 15, example = json!(["...b", ".ww.", "....", "b..."]))]
    pub board: Vec<String>,
    /// The seat to act; in a finished position, the seat whose turn it would be.
    #[schema(value_type = i64, minimum = 0, maximum = 1)]
    pub to_move: Int,
    /// The colour of each seat, by seat; the colours differ.
    #[schema(min_items = 2, max_items = 2, example = json!(["b", "w"]))]
    pub colours: Vec<NebuchadnezzarColour>,
    /// Number of moves so far. It matters for the pie rule only, and stops counting at 1,000,000.
    #[schema(value_type = i64, minimum = 0, maximum = 1_000_000)]
    pub ply: Int,
    /// True if the second player may swap colours after the first move (NEB-6).
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
    /// True if the move leaves the enemy without a disc, and therefore wins (NEB-7).
    pub wins: bool,
}

impl MoveObject for NebuchadnezzarMove {
    const MEMBERS: &'static [&'static str] = &["move", "flips", "wins"];
    fn notation(&self) -> &str {
        &self.notation
    }

    fn gain(&self) -> i64 {
        winning_first(self.wins, self.flips.len())
    }
}

/// Options of `start`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NebuchadnezzarStart {
    /// Number of seats: always 2.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 2, default = 2)]
    pub seats: Option<Int>,
    /// Side of the board in cells.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 15, default = 8)]
    pub side: Option<Int>,
    /// True if the second player may swap colours after the first move.
    #[schema(default = true)]
    pub pie: Option<bool>,
    /// Accepted as in every game, but without effect: nothing is random.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    pub seed: Option<Int>,
}

/// Standings of a position of Nebuchadnezzar.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarScore {
    /// Standings of both seats, by seat.
    pub standings: Vec<NebuchadnezzarStanding>,
    /// All captures of the seat to move, sorted by notation.
    pub captures: Vec<NebuchadnezzarCapture>,
}

/// Standing of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarStanding {
    /// The seat.
    pub seat: usize,
    /// 1 for the seat with more discs. Both seats have rank 1 if their numbers are equal or the game is drawn.
    pub rank: usize,
    /// The current colour of the seat.
    pub colour: NebuchadnezzarColour,
    /// Number of its discs on the board.
    pub discs: u32,
}

/// A capture and the walls around it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarCapture {
    /// The notation.
    #[serde(rename = "move")]
    #[schema(example = "xb3-d4")]
    pub notation: String,
    /// The cells that the capture flips, by rank, then file.
    pub flips: Vec<String>,
    /// Share of the perimeter of the seat to move, in cells (NEB-3).
    pub own_wall: u32,
    /// Share of the perimeter of the enemy, in cells.
    pub enemy_wall: u32,
}

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

impl NebuchadnezzarPosition {
    /// Reads the position from its JSON form.
    pub(super) fn read(self) -> Result<Nebuchadnezzar, Fault> {
        Nebuchadnezzar::try_from(Setup {
            board: self.board,
            to_move: self.to_move.0,
            colours: self.colours.into_iter().map(Colour::from).collect(),
            ply: self.ply.0,
            pie: self.pie,
        })
    }
}

impl From<Setup> for NebuchadnezzarPosition {
    fn from(setup: Setup) -> NebuchadnezzarPosition {
        NebuchadnezzarPosition {
            board: setup.board,
            to_move: Int(setup.to_move),
            colours: setup.colours.into_iter().map(NebuchadnezzarColour::from).collect(),
            ply: Int(setup.ply),
            pie: setup.pie,
        }
    }
}

impl NebuchadnezzarMove {
    /// The move object of a legal move.
    pub(super) fn of(position: &Nebuchadnezzar, m: Move, notation: String) -> NebuchadnezzarMove {
        NebuchadnezzarMove {
            notation,
            flips: position.flips(m).iter().map(ToString::to_string).collect(),
            wins: position.wins(m),
        }
    }
}

impl NebuchadnezzarScore {
    /// The standings in a position.
    pub(super) fn of(position: &Nebuchadnezzar) -> NebuchadnezzarScore {
        let drawn = position.is_over() && position.winners().is_empty();
        let standings = [Seat::FIRST, Seat::SECOND].map(|seat| {
            let discs = position.discs_of(seat);
            let behind = !drawn && discs < position.discs_of(seat.other());
            NebuchadnezzarStanding {
                seat: seat.index(),
                rank: 1 + usize::from(behind),
                colour: position.colour_of(seat).into(),
                discs,
            }
        });
        let mut captures: Vec<_> =
            position.legal_moves().into_iter().filter_map(|m| capture(position, m)).collect();
        captures.sort_by(|a, b| a.notation.cmp(&b.notation));
        NebuchadnezzarScore { standings: standings.to_vec(), captures }
    }
}

/// A legal capture with its walls; `None` for other moves.
pub(super) fn capture(position: &Nebuchadnezzar, m: Move) -> Option<NebuchadnezzarCapture> {
    let Move::Capture(rectangle) = m else {
        return None;
    };
    let walls = position.walls(rectangle)?;
    let mover = position.colour_to_move();
    Some(NebuchadnezzarCapture {
        notation: position.notation(m),
        flips: rectangle.cells().map(|cell| cell.to_string()).collect(),
        own_wall: walls.length(mover),
        enemy_wall: walls.length(mover.other()),
    })
}

same_variants!(Colour <=> NebuchadnezzarColour { Black, White });
