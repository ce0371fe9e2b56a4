//! The JSON forms of positions, moves, start options and standings.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, RefOr, Schema, schema};
use utoipa::{PartialSchema, ToSchema};

use crate::wire::{Int, MoveObject, same_variants};
use tessera_rules::game::Fault;
use tessera_rules::ingenious::{
    COLOURS, Cell, FACE_DOWN, Form, Ingenious, Move, Phase, PlacedTile, Rack, Setup, Standing, Tile,
};

/// The form of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum IngeniousVariant {
    /// Two to four seats, each playing for itself.
    Standard,
    /// One seat, which places one tile at a time; tracks of two boards.
    Solo,
    /// Four seats; the partners 0+2 and 1+3 share tracks of two boards.
    Team,
    /// Two seats that share one peg per colour. The rules are reconstructed.
    Duel,
}

/// The next action in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum IngeniousPhase {
    /// The seat places a tile.
    Place,
    /// The seat swaps its rack or keeps it.
    Exchange,
    /// The rack is refilled.
    Draw,
    /// Six tiles are drawn to replace the ones set aside.
    Redraw,
}

/// A position of Ingenious. Racks and scores are by seat, scores in the order of the colours R O Y G B P.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IngeniousPosition {
    /// The form of the game.
    pub variant: IngeniousVariant,
    /// The seat to act.
    #[schema(value_type = i64, minimum = 0, maximum = 3, example = 0)]
    pub to_move: Int,
    /// The next action.
    pub phase: IngeniousPhase,
    /// Number of pending bonus placements.
    #[schema(value_type = i64, minimum = 0, maximum = 6, example = 0)]
    pub bonus: Int,
    /// The tiles on the board.
    #[schema(max_items = 81)]
    pub board: Vec<IngeniousTile>,
    /// Each seat's tiles: kinds, or `??` for a face-down tile. In phase `redraw` the rack of the seat to move lists the
    /// tiles set aside. The number of racks is the number of seats.
    #[schema(value_type = Vec<IngeniousRack>, min_items = 1, max_items = 4,
        example = json!([["RB", "GG"], ["??", "??"]]))]
    pub racks: Vec<Vec<String>>,
    /// Each seat's six scores, 0 to 18. In `solo` and `team` 0 to 36, equal for partners. In `duel` the pegs, -9 to 9,
    /// as the seat sees them: the values of seat 1 are the negated values of seat 0.
    #[schema(value_type = Vec<IngeniousColours>, min_items = 1, max_items = 4,
        example = json!([[1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]))]
    pub scores: Vec<[Int; COLOURS]>,
    /// Number of tiles that each seat has placed. Their sum is the number of tiles on the board.
    #[schema(value_type = Vec<i64>, min_items = 1, max_items = 4, example = json!([1, 0]))]
    pub placed: Vec<Int>,
}

/// A tile on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IngeniousTile {
    /// The kind: two colours in the order ROYGBP.
    #[schema(pattern = "^[ROYGBP]{2}$", example = "RB")]
    pub tile: String,
    /// The axial coordinates q, r of the two halves, in the order of the tile's colours.
    #[schema(value_type = Vec<IngeniousCell>, min_items = 2, max_items = 2, example = json!([[0, -4], [1, -4]]))]
    pub cells: [[Int; 2]; 2],
}

/// A placement, an exchange, or a draw of tiles. Swap and keep have the member `move` only.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct IngeniousMove {
    /// The notation.
    #[schema(example = "RB@0,-4/1,-4")]
    pub r#move: String,
    /// The kind of tile; for placements only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "RB")]
    pub tile: Option<String>,
    /// The cells of the two halves, in the order of the tile's colours; for placements only. The halves are scored in
    /// this order.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<Vec<IngeniousCell>>, min_items = 2, max_items = 2,
        example = json!([[0, -4], [1, -4]]))]
    pub cells: Option<[[i8; 2]; 2]>,
    /// The points scored on the tracks, by colour (R O Y G B P), from the mover's view; for placements only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<IngeniousColours>)]
    pub gain: Option<[i8; COLOURS]>,
    /// Number of bonus placements earned, even if they lapse or the game ends; for placements only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, minimum = 0, maximum = 2, example = 0)]
    pub bonus: Option<u8>,
    /// The drawn tiles, `??` for a tile that stays face down; for draws only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, value_type = Option<IngeniousRack>)]
    pub drawn: Option<Vec<String>>,
}

/// A tile in any case. Its colours have no order that a caller must know.
fn read_tile(text: &str) -> Option<Tile> {
    let text = text.to_ascii_uppercase();
    let turned: String = text.chars().rev().collect();
    Tile::parse(&text).or(Tile::parse(&turned))
}

impl MoveObject for IngeniousMove {
    const MEMBERS: &'static [&'static str] = &["move", "tile", "cells", "gain", "bonus", "drawn"];
    const IS_TILE: Option<fn(&str) -> bool> = Some(|text| read_tile(text).is_some());

    fn notation(&self) -> &str {
        &self.r#move
    }

    fn gain(&self) -> i64 {
        let points = self.gain.iter().flatten();
        points.map(|&points| i64::from(points)).sum()
    }

    fn places(&self, tile: &str) -> bool {
        let own = self.tile.as_deref().and_then(read_tile);
        own.is_some() && own == read_tile(tile)
    }
}

/// Options of `start`.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IngeniousStart {
    /// The form of the game; default `standard`.
    pub variant: Option<IngeniousVariant>,
    /// Number of seats: 2 to 4 in `standard` (default 2). Each other form allows one number only.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 4, example = 2)]
    pub seats: Option<Int>,
    /// Seed of the deal.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64, example = 7)]
    pub seed: Option<Int>,
    /// True to put the racks of all seats but seat 0 face down; default false.
    #[schema(example = false)]
    pub hidden: Option<bool>,
}

/// The standings of the seats.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct IngeniousScore {
    /// Standings, by seat.
    pub standings: Vec<IngeniousStanding>,
}

/// Standing of a seat if the game ended now.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct IngeniousStanding {
    /// The seat.
    pub seat: usize,
    /// Rank of the seat, from 1; ties share a rank.
    pub rank: usize,
    /// In `team`: the team, 0 for seats 0 and 2, 1 for seats 1 and 3.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub team: Option<u8>,
    /// Scores by colour (R O Y G B P); in `duel` the pegs as the seat sees them.
    #[schema(value_type = IngeniousColours)]
    pub scores: [i8; COLOURS],
    /// The lowest score.
    pub lowest: i8,
    /// The scores in ascending order. All forms except `duel` compare them from the lowest on.
    #[schema(value_type = IngeniousColours)]
    pub sorted: [i8; COLOURS],
    /// In `duel`: number of tokens, one for each peg at the seat's end; four win immediately.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub tokens: Option<u8>,
    /// In `duel`: number of tokens, plus pegs on the seat's side; compared at the end of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub colours: Option<u8>,
}

impl IngeniousPosition {
    /// Reads the position from its JSON form; refuses unreadable members.
    pub(super) fn read(self) -> Result<Setup, Fault> {
        let mut board = Vec::with_capacity(self.board.len());
        for (i, placed) in self.board.iter().enumerate() {
            let tile = Setup::parse_tile(&placed.tile)
                .map_err(|fault| fault.at("tile").at(i).at("board"))?;
            let cells = placed.cells.map(|cell| cell.map(|coordinate| coordinate.0));
            board.push(PlacedTile { tile, cells });
        }
        let mut racks = Vec::with_capacity(self.racks.len());
        for (seat, rack) in self.racks.iter().enumerate() {
            let places = rack.iter().enumerate().map(|(i, text)| {
                Setup::parse_place(text).map_err(|fault| fault.at(i).at(seat).at("racks"))
            });
            racks.push(places.collect::<Result<Vec<_>, _>>()?);
        }
        Ok(Setup {
            form: self.variant.into(),
            seats: i64::try_from(racks.len()).unwrap_or(i64::MAX),
            to_move: self.to_move.0,
            phase: self.phase.into(),
            bonus: self.bonus.0,
            board,
            racks,
            scores: self.scores.iter().map(|own| own.map(|n| n.0)).collect(),
            placed: self.placed.iter().map(|n| n.0).collect(),
        })
    }
}

impl From<Setup> for IngeniousPosition {
    fn from(setup: Setup) -> IngeniousPosition {
        IngeniousPosition {
            variant: setup.form.into(),
            to_move: setup.to_move.into(),
            phase: setup.phase.into(),
            bonus: setup.bonus.into(),
            board: setup
                .board
                .iter()
                .map(|placed| IngeniousTile {
                    tile: placed.tile.to_string(),
                    cells: placed.cells.map(|cell| cell.map(Int)),
                })
                .collect(),
            racks: setup
                .racks
                .into_iter()
                .map(|rack| rack.into_iter().map(place_name).collect())
                .collect(),
            scores: setup.scores.iter().map(|own| own.map(Int)).collect(),
            placed: setup.placed.into_iter().map(Int).collect(),
        }
    }
}

impl IngeniousMove {
    /// The move object of a legal move, or of a draw that is due.
    pub(super) fn of(position: &Ingenious, m: Move, notation: String) -> IngeniousMove {
        let plain = IngeniousMove {
            r#move: notation,
            tile: None,
            cells: None,
            gain: None,
            bonus: None,
            drawn: None,
        };
        match m {
            Move::Place { tile, cells } => {
                let earned = position.earned(tile, cells);
                IngeniousMove {
                    tile: Some(tile.to_string()),
                    cells: Some(cells.map(coordinates)),
                    gain: Some(earned.gain),
                    bonus: Some(earned.bonus),
                    ..plain
                }
            }
            Move::Swap | Move::Keep => plain,
            Move::Draw(drawn) => {
                IngeniousMove { drawn: Some(drawn.places().map(place_name).collect()), ..plain }
            }
        }
    }
}

impl IngeniousScore {
    /// The standings in a position.
    pub(super) fn of(position: &Ingenious) -> IngeniousScore {
        let standing = |standing: Standing| IngeniousStanding {
            seat: standing.seat.index(),
            rank: standing.rank,
            team: standing.team,
            scores: standing.scores,
            lowest: standing.sorted[0],
            sorted: standing.sorted,
            tokens: standing.tokens,
            colours: standing.colours,
        };
        IngeniousScore { standings: position.standings().into_iter().map(standing).collect() }
    }
}

/// A tile of a rack in its JSON form; `None` for a face-down tile.
pub(super) fn place_name(place: Option<Tile>) -> String {
    place.map_or(FACE_DOWN.to_owned(), |tile| tile.to_string())
}

/// The coordinates of a cell in its JSON form.
pub(super) fn coordinates(cell: Cell) -> [i8; 2] {
    [cell.q(), cell.r()]
}

same_variants!(Form <=> IngeniousVariant { Standard, Solo, Team, Duel });
same_variants!(Phase <=> IngeniousPhase { Place, Exchange, Draw, Redraw });

// Schemas of lists of fixed length, which derived schemas can't express.

/// The axial coordinates `[q, r]` of a cell.
#[derive(Debug)]
pub enum IngeniousCell {}

/// One number for each colour.
#[derive(Debug)]
pub enum IngeniousColours {}

/// The tiles of one seat.
#[derive(Debug)]
pub enum IngeniousRack {}

impl PartialSchema for IngeniousCell {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .description(Some(
                "The axial coordinates q, r of a cell: east is (+1, 0), south-east (0, +1).",
            ))
            .items(integer(-7, 7))
            .min_items(Some(2))
            .max_items(Some(2))
            .examples([json!([0, -4])])
            .into()
    }
}

impl PartialSchema for IngeniousColours {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .description(Some(
                "A number for each colour: red, orange, yellow, green, blue, purple.",
            ))
            .items(integer(-9, 36))
            .min_items(Some(COLOURS))
            .max_items(Some(COLOURS))
            .examples([json!([1, 0, 0, 0, 0, 0])])
            .into()
    }
}

impl PartialSchema for IngeniousRack {
    fn schema() -> RefOr<Schema> {
        let place = ObjectBuilder::new()
            .schema_type(schema::Type::String)
            .pattern(Some("^([ROYGBP]{2}|[?]{2})$"));
        ArrayBuilder::new()
            .description(Some("Tiles: kinds, or ?? for one that lies face down."))
            .items(place)
            .max_items(Some(Rack::SIZE))
            .examples([json!(["RB", "GG", "??"])])
            .into()
    }
}

impl ToSchema for IngeniousCell {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousCell")
    }
}

impl ToSchema for IngeniousColours {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousColours")
    }
}

impl ToSchema for IngeniousRack {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("IngeniousRack")
    }
}

fn integer(least: i64, most: i64) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(schema::Type::Integer).minimum(Some(least)).maximum(Some(most))
}
