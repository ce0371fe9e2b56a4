//! Standings and rows.

use serde::Serialize;
use utoipa::ToSchema;

use crate::game::Seat;
use crate::games::themisto::{Colour, Direction, Row, Themisto};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

/// How a game of Themisto stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoScore {
    /// The seats in their order.
    pub standings: Vec<ThemistoStanding>,
    /// The rows of three discs or more: black before white, then by first cell (by rank, then by file), then
    /// `east`, `north_east`, `north`, `north_west`.
    pub rows: Vec<ThemistoRow>,
}

/// How a seat stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoStanding {
    /// The seat.
    #[schema(minimum = 0, maximum = 1)]
    pub seat: u8,
    /// 1 for the winner and 2 for the loser; 1 for both when nobody has won.
    #[schema(minimum = 1, maximum = 2)]
    pub rank: u8,
}

/// A row: a maximal straight run of discs of one colour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoRow {
    /// The colour that the discs show.
    pub colour: ThemistoColour,
    /// Number of discs.
    #[schema(minimum = 3, maximum = 8)]
    pub length: u8,
    /// The cells, by rank, then by file.
    #[schema(example = json!(["a1", "b2", "c3"]))]
    pub cells: Vec<String>,
    /// The way from the first cell to the last: `east`, `north_east`, `north` or `north_west`.
    pub direction: ThemistoDirection,
    /// The seats that win if this row is on the board after their own turn (`THM-7`): both with exactly five,
    /// seat 1 with more, none with fewer.
    #[schema(example = json!([]))]
    pub wins_for: Vec<u8>,
}

/// The side that a disc shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub enum ThemistoColour {
    /// Black.
    #[serde(rename = "b")]
    Black,
    /// White.
    #[serde(rename = "w")]
    White,
}

/// A direction; east is towards file `h`, north towards rank 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThemistoDirection {
    /// Towards file `h`.
    East,
    /// Towards `h8`.
    NorthEast,
    /// Towards rank 8.
    North,
    /// Towards `a8`.
    NorthWest,
    /// Towards file `a`.
    West,
    /// Towards `a1`.
    SouthWest,
    /// Towards rank 1.
    South,
    /// Towards `h1`.
    SouthEast,
}

impl ThemistoScore {
    /// The score of a position.
    pub(super) fn of(game: &Themisto) -> ThemistoScore {
        ThemistoScore {
            standings: SEATS
                .into_iter()
                .map(|seat| ThemistoStanding {
                    seat: seat.index() as u8,
                    rank: if game.winner().is_none_or(|winner| winner == seat) {
                        1
                    } else {
                        2
                    },
                })
                .collect(),
            rows: game
                .board()
                .rows(3)
                .into_iter()
                .map(ThemistoRow::from)
                .collect(),
        }
    }
}

impl From<Row> for ThemistoRow {
    fn from(row: Row) -> ThemistoRow {
        ThemistoRow {
            colour: row.colour.into(),
            length: row.length,
            cells: row.cells().map(|cell| cell.to_string()).collect(),
            direction: row.direction.into(),
            wins_for: SEATS
                .into_iter()
                .filter(|&seat| row.wins_for(seat))
                .map(|seat| seat.index() as u8)
                .collect(),
        }
    }
}

impl From<Colour> for ThemistoColour {
    fn from(colour: Colour) -> ThemistoColour {
        match colour {
            Colour::Black => ThemistoColour::Black,
            Colour::White => ThemistoColour::White,
        }
    }
}

impl From<Direction> for ThemistoDirection {
    fn from(direction: Direction) -> ThemistoDirection {
        match direction {
            Direction::East => ThemistoDirection::East,
            Direction::NorthEast => ThemistoDirection::NorthEast,
            Direction::North => ThemistoDirection::North,
            Direction::NorthWest => ThemistoDirection::NorthWest,
            Direction::West => ThemistoDirection::West,
            Direction::SouthWest => ThemistoDirection::SouthWest,
            Direction::South => ThemistoDirection::South,
            Direction::SouthEast => ThemistoDirection::SouthEast,
        }
    }
}
