//! The JSON forms of positions, moves, start options and standings.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{Int, MoveObject};
use tessera_rules::game::{Fault, Game, Seat};
use tessera_rules::octopus::{Octopus, Placement, Setup, Tile};

/// A position of Octopus.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctopusPosition {
    /// Number of sets in play. No tile occurs more often than this on the board and in the hands together.
    #[schema(value_type = i64, minimum = 1, maximum = 2, example = 1)]
    pub sets: Int,
    /// The seat to move, which has at least one tile. In a finished game, the seat whose turn it would be.
    #[schema(value_type = i64, minimum = 0, maximum = 5, example = 0)]
    pub to_move: Int,
    /// The tiles on the board, one tile per cell: an empty list or an orthogonally connected group. Requests may have
    /// any order; answers are sorted by `y` descending, then `x` ascending.
    #[schema(max_items = 120)]
    pub board: Vec<OctopusBoardTile>,
    /// The tiles in hand, one list per seat. Requests may have any order; answers are sorted by colour in the order
    /// ROYGCBPNKW, then by number.
    #[schema(min_items = 1, max_items = 6, example = json!([["R1", "B2"], ["G3"]]))]
    pub hands: Vec<Vec<OctopusTile>>,
    /// The totals by seat, each 0 to 100000. There are as many totals as hands.
    #[schema(min_items = 1, max_items = 6, example = json!([0, 0]))]
    pub scores: Vec<OctopusTotal>,
}

/// A tile: a colour letter and a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(pattern = "^[ROYGCBPNKW][1-6]$", example = "R4")]
pub struct OctopusTile(pub Cow<'static, str>);

/// The points of a seat. A total can't exceed 100000.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = i64, minimum = 0, maximum = 100000, example = 0)]
pub struct OctopusTotal(pub Int);

/// A tile on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctopusBoardTile {
    /// Column; increases to the east.
    #[schema(value_type = i64, minimum = -1000, maximum = 1000, example = 0)]
    pub x: Int,
    /// Row; increases to the north.
    #[schema(value_type = i64, minimum = -1000, maximum = 1000, example = 0)]
    pub y: Int,
    /// The tile.
    pub tile: OctopusTile,
}

/// A move: the placement of a tile from the mover's hand on a cell.
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
    /// Points for the seat that moves, also if its total is capped at 100000.
    #[schema(minimum = 0, example = 1)]
    pub gain: u32,
}

impl MoveObject for OctopusMove {
    const MEMBERS: &'static [&'static str] = &["move", "tile", "x", "y", "gain"];
    const IS_TILE: Option<fn(&str) -> bool> =
        Some(|text| text.to_ascii_uppercase().parse::<Tile>().is_ok());

    fn notation(&self) -> &str {
        &self.notation
    }

    fn gain(&self) -> i64 {
        self.gain.into()
    }

    fn places(&self, tile: &str) -> bool {
        self.tile.0.eq_ignore_ascii_case(tile)
    }
}

/// Options of `start`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctopusStart {
    /// Number of seats.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 6, default = 2)]
    pub seats: Option<Int>,
    /// Number of sets in the deal.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 2, default = 1)]
    pub sets: Option<Int>,
    /// Seed of the deal. The same seed gives the same deal. If omitted, a random seed is used and returned.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// The standings of the seats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusScore {
    /// Standings, by seat.
    pub standings: Vec<OctopusStanding>,
}

/// The standing of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusStanding {
    /// The seat.
    #[schema(minimum = 0, maximum = 5)]
    pub seat: u8,
    /// 1 for the highest total. Equal totals share a rank, and the next rank counts all seats before it.
    #[schema(minimum = 1, maximum = 6)]
    pub rank: u8,
    /// Total of the seat.
    #[schema(minimum = 0, maximum = 100000)]
    pub score: u32,
    /// Number of tiles left in hand.
    #[schema(minimum = 0, maximum = 120)]
    pub hand: u32,
}

impl OctopusPosition {
    /// Reads the position from its JSON form.
    pub(super) fn read(self) -> Result<Octopus, Fault> {
        let mut board = Vec::with_capacity(self.board.len());
        for (i, entry) in self.board.iter().enumerate() {
            let tile = entry.tile.read();
            let tile = tile.map_err(|fault| fault.at("tile").at(i).at("board"))?;
            board.push((entry.x.0, entry.y.0, tile));
        }
        let mut hands = Vec::with_capacity(self.hands.len());
        for (seat, texts) in self.hands.iter().enumerate() {
            let hand = texts
                .iter()
                .enumerate()
                .map(|(i, text)| text.read().map_err(|fault| fault.at(i).at(seat).at("hands")));
            hands.push(hand.collect::<Result<Vec<Tile>, Fault>>()?);
        }
        let setup = Setup {
            sets: self.sets.0,
            to_move: self.to_move.0,
            board,
            hands,
            scores: self.scores.iter().map(|total| total.0.0).collect(),
        };
        setup.position()
    }
}

impl From<Setup> for OctopusPosition {
    fn from(setup: Setup) -> OctopusPosition {
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
            scores: setup.scores.into_iter().map(|score| OctopusTotal(Int(score))).collect(),
        }
    }
}

impl OctopusMove {
    /// The move object of a legal move.
    pub(super) fn of(position: &Octopus, m: Placement, notation: String) -> OctopusMove {
        OctopusMove {
            notation,
            tile: (&m.tile).into(),
            x: m.cell.x.into(),
            y: m.cell.y.into(),
            gain: position.gain(m).unwrap_or_default(),
        }
    }
}

impl OctopusScore {
    /// The standings in a position.
    pub(super) fn of(position: &Octopus) -> OctopusScore {
        let scores = position.scores();
        let standings = (0..position.seats())
            .map(|seat| OctopusStanding {
                seat: seat as u8,
                rank: 1 + scores.iter().filter(|&&other| other > scores[seat]).count() as u8,
                score: scores[seat],
                hand: position.hand(Seat::new(seat)).len(),
            })
            .collect();
        OctopusScore { standings }
    }
}

impl OctopusTile {
    fn read(&self) -> Result<Tile, Fault> {
        self.0.parse()
    }
}

impl From<&Tile> for OctopusTile {
    fn from(tile: &Tile) -> OctopusTile {
        OctopusTile(tile.name().into())
    }
}
