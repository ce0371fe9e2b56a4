//! The JSON forms of positions, moves, start options and standings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::json::present;
use crate::wire::{Int, MoveObject, same_variants, winning_first};
use tessera_rules::game::{Fault, Seat};
use tessera_rules::themisto::{
    self, Board, CellSet, Colour, Direction, Move, Row, Setup, Themisto,
};

const SEATS: [Seat; 2] = [Seat::FIRST, Seat::SECOND];

// A row of the board, for the OpenAPI document only, which has no description of it.
#[derive(ToSchema)]
#[schema(pattern = "^[bw.]{8}$")]
struct BoardRow(#[allow(dead_code)] String);

/// A position of Themisto.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ThemistoPosition {
    /// The discs: one string per rank, from rank 8 down to rank 1, each with files `a` to `h`. `b` is black, `w` is
    /// white, `.` is empty. There are 2 to 64 discs.
    #[schema(inline, value_type = Vec<BoardRow>, min_items = 8, max_items = 8, example = json!([
        "wbwbwbwb", "b......w", "w......b", "b......w", "w......b", "b......w", "w......b", "bwbwbwbw"
    ]))]
    pub board: Vec<String>,
    /// The seat to act; in a finished game, the seat whose turn it would be.
    #[schema(value_type = i64, minimum = 0, maximum = 1, example = 0)]
    pub to_move: Int,
    /// True if the seat that is not to move must skip its next turn (`THM-8`).
    pub skip: bool,
    /// The seat that has won; null before that, regardless of the rows on the board.
    #[serde(deserialize_with = "present")]
    #[schema(value_type = Option<i64>, required = true, minimum = 0, maximum = 1)]
    pub winner: Option<Int>,
    /// The board before the last executed turn, which the next turn may not restore (`THM-6`); null if there is none.
    /// It has as many discs as `board`.
    #[serde(deserialize_with = "present")]
    #[schema(inline, value_type = Option<Vec<BoardRow>>, required = true, min_items = 8, max_items = 8)]
    pub previous: Option<Vec<String>>,
}

/// A legal move of Themisto and its effects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoMove {
    /// The notation; captures are marked with `x`.
    #[serde(rename = "move")]
    #[schema(pattern = "^[a-h][1-8]-[a-h][1-8]x?$", example = "a1-d4x")]
    pub notation: String,
    /// The cell that the disc leaves.
    #[schema(pattern = "^[a-h][1-8]$", example = "a1")]
    pub from: String,
    /// The cell that the disc moves to, where it shows its other side.
    #[schema(pattern = "^[a-h][1-8]$", example = "d4")]
    pub to: String,
    /// The captured discs, by rank, then by file; empty if the move captures nothing.
    #[schema(example = json!(["e4", "d5"]))]
    pub flips: Vec<String>,
    /// True if the disc leaves a row of exactly three or four, which costs the mover a turn unless the move wins
    /// (`THM-4`).
    pub penalised: bool,
    /// True if the mover wins (`THM-7`).
    pub wins: bool,
}

impl MoveObject for ThemistoMove {
    const MEMBERS: &'static [&'static str] = &["move", "from", "to", "flips", "penalised", "wins"];
    const IS_ORIGIN: Option<fn(&str) -> bool> = Some(|text| {
        let text = text.to_ascii_lowercase();
        matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
    });

    fn notation(&self) -> &str {
        &self.notation
    }

    fn gain(&self) -> i64 {
        let captured = winning_first(self.wins, self.flips.len());
        // A lost turn outweighs all captures (a board has at most 64 discs), but not a win.
        captured - if self.penalised && !self.wins { 100 } else { 0 }
    }

    fn leaves(&self, cell: &str) -> bool {
        self.from.eq_ignore_ascii_case(cell)
    }
}

/// Options of `start`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ThemistoStart {
    /// Number of seats; always 2.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 2, default = 2)]
    pub seats: Option<Int>,
    /// Accepted as in every game, but without effect: there is only one start position.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991i64)]
    pub seed: Option<Int>,
}

/// Standings of a position of Themisto.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoScore {
    /// Standings, by seat.
    pub standings: Vec<ThemistoStanding>,
    /// The rows of three or more discs: black before white, then by first cell (by rank, then by file), then by
    /// direction in the order `east`, `north_east`, `north`, `north_west`.
    pub rows: Vec<ThemistoRow>,
}

/// Standing of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoStanding {
    /// The seat.
    #[schema(minimum = 0, maximum = 1)]
    pub seat: u8,
    /// 1 for the winner and 2 for the loser; 1 for both seats while no seat has won.
    #[schema(minimum = 1, maximum = 2)]
    pub rank: u8,
}

/// A row: a maximal straight run of discs of one colour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ThemistoRow {
    /// The colour of the discs.
    pub colour: ThemistoColour,
    /// Number of discs.
    #[schema(minimum = 3, maximum = 8)]
    pub length: u8,
    /// The cells, by rank, then by file.
    #[schema(example = json!(["a1", "b2", "c3"]))]
    pub cells: Vec<String>,
    /// The direction from the first cell to the last: `east`, `north_east`, `north` or `north_west`.
    pub direction: ThemistoDirection,
    /// The seats that win if this row is on the board after their own turn (`THM-7`): both for exactly five discs, seat
    /// 1 for more, none for fewer.
    #[schema(example = json!([]))]
    pub wins_for: Vec<u8>,
}

/// The visible side of a disc.
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

impl ThemistoPosition {
    /// Reads the boards from the JSON form, without checks for consistency.
    pub(super) fn read(self) -> Result<Setup, Fault> {
        let board = Board::from_rows(&self.board).map_err(|fault| fault.at("board"))?;
        let previous = match self.previous {
            None => None,
            Some(rows) => Some(Board::from_rows(&rows).map_err(|fault| fault.at("previous"))?),
        };
        Ok(Setup {
            board,
            to_move: self.to_move.0,
            skip: self.skip,
            winner: self.winner.map(|seat| seat.0),
            previous,
        })
    }

    /// The JSON form of a setup.
    pub(super) fn write(setup: &Setup) -> ThemistoPosition {
        ThemistoPosition {
            board: setup.board.to_rows().to_vec(),
            to_move: Int(setup.to_move),
            skip: setup.skip,
            winner: setup.winner.map(Int),
            previous: setup.previous.map(|board| board.to_rows().to_vec()),
        }
    }
}

impl ThemistoMove {
    /// The move object of a legal move.
    pub(super) fn of(game: &Themisto, m: Move, notation: String) -> ThemistoMove {
        let judged = game.judge(m);
        ThemistoMove {
            notation,
            from: m.from().to_string(),
            to: m.to().to_string(),
            flips: names(judged.flips),
            penalised: judged.penalised,
            wins: judged.wins,
        }
    }
}

impl ThemistoScore {
    /// The standings in a position.
    pub(super) fn of(game: &Themisto) -> ThemistoScore {
        ThemistoScore {
            standings: SEATS
                .into_iter()
                .map(|seat| ThemistoStanding {
                    seat: seat.index() as u8,
                    rank: if game.winner().is_none_or(|winner| winner == seat) { 1 } else { 2 },
                })
                .collect(),
            rows: game.board().rows(3).into_iter().map(ThemistoRow::from).collect(),
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

same_variants!(Colour => ThemistoColour { Black, White });
same_variants!(Direction => ThemistoDirection {
    East, NorthEast, North, NorthWest, West, SouthWest, South, SouthEast
});

/// The names of the cells, by rank, then by file.
pub(super) fn names(set: CellSet) -> Vec<String> {
    themisto::cells(set).map(|cell| cell.to_string()).collect()
}
