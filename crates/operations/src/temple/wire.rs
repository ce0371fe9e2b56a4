//! The JSON forms of positions, moves, start options and standings.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{Int, MoveObject, same_variants, winning_first};
use tessera_rules::game::{Fault, Game, Position, Seat, quoted};
use tessera_rules::temple::{
    Colour, Edition, Move, MoveType, Placed, Setup, SlotText, Temple, Tile,
};

/// A position of Temple.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TemplePosition {
    /// The edition of the rules (TEM-1).
    pub edition: TempleEdition,
    /// The seat to move. After a last tile, the other seat; after a block, the blocked seat (TEM-10).
    #[schema(value_type = i64, minimum = 0, maximum = 1, example = 1)]
    pub to_move: Int,
    /// The tiles on the table. No tile and no slot occurs twice.
    #[schema(max_items = 60)]
    pub table: Vec<TemplePlaced>,
    /// The tiles in hand by seat. Each colour is complete, except the active one (TEM-12).
    #[schema(value_type = Vec<Vec<String>>, min_items = 2, max_items = 2, example = json!([["R2", "R3"], ["B1", "B3"]]))]
    pub hands: [Vec<String>; 2],
    /// By seat, the letter of the colour that the seat has begun but not finished, or null.
    #[schema(value_type = Vec<Option<String>>, min_items = 2, max_items = 2, example = json!(["R", null]))]
    pub active: [Option<String>; 2],
}

/// The edition of the rules (TEM-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TempleEdition {
    /// As published in 2010.
    #[default]
    Published,
    /// With the designer's later corrections: corner tops may touch walls, and a move may continue with a new colour.
    Revised,
}

/// A tile in its slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TemplePlaced {
    /// `F` (floor), `T` (top) or `W` (wall), followed by the cell x,y. A wall also has its side of the cell; the cell
    /// is its low cell. Coordinates are between -1000 and 1000.
    #[schema(
        example = "W0,0N",
        pattern = "^([FT](0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)|W(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)[NESW])$"
    )]
    pub slot: String,
    /// The tile: a colour letter and a value.
    #[schema(example = "B2", pattern = "^[ROYGCBPNKW][1-6]$")]
    pub tile: String,
}

/// A legal move.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TempleMove {
    /// The notation, unique among the position's legal moves.
    #[schema(example = "W0,0N=B2+W0,0E=B3")]
    pub r#move: String,
    /// The move type. If two types describe the same move, the first in this order applies (TEM-4).
    pub r#type: TempleMoveType,
    /// The tiles in the order of the notation.
    #[schema(min_items = 1, max_items = 3)]
    pub tiles: Vec<TemplePlaced>,
    /// True if the move wins: with the last tile, or because the other seat has no legal move after it (TEM-10).
    pub wins: bool,
}

impl MoveObject for TempleMove {
    const MEMBERS: &'static [&'static str] = &["move", "type", "tiles", "wins"];
    const IS_TILE: Option<fn(&str) -> bool> =
        Some(|text| Tile::read(&text.to_ascii_uppercase()).is_ok());

    fn notation(&self) -> &str {
        &self.r#move
    }

    fn gain(&self) -> i64 {
        winning_first(self.wins, self.tiles.len())
    }

    fn places(&self, tile: &str) -> bool {
        (self.tiles.iter()).any(|placed| placed.tile.eq_ignore_ascii_case(tile))
    }
}

/// The six move types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TempleMoveType {
    /// A floor next to a floor, or under a wall that faces it.
    Floor,
    /// Two walls at right angles.
    CornerWall,
    /// One wall joined to a wall, and to a floor or a top.
    SingleWall,
    /// A top on one wall, and the wall opposite.
    Tunnel,
    /// A top on two walls or more.
    SingleTop,
    /// A top between tops, with the missing walls around it.
    CornerTop,
}

/// Options of `start`; all are optional.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TempleStart {
    /// Number of seats: 2.
    #[schema(value_type = Option<i64>, minimum = 2, maximum = 2, default = 2)]
    pub seats: Option<Int>,
    /// Without effect, because nothing is random at the start; returned in the answer.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9_007_199_254_740_991_i64, example = 7)]
    pub seed: Option<Int>,
    /// The edition of the rules (TEM-1); default `published`.
    #[schema(default = "published")]
    pub edition: Option<TempleEdition>,
    /// The letters of the ten colours: five of seat 0, then five of seat 1 (TEM-11).
    #[schema(default = "ROYGCBPNKW", example = "ROYGCBPNKW", pattern = "^[ROYGCBPNKW]{10}$")]
    pub colours: Option<String>,
}

/// The standings of a position.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TempleScore {
    /// Standings, by seat.
    pub standings: Vec<TempleStanding>,
}

/// Standing of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct TempleStanding {
    /// The seat.
    pub seat: usize,
    /// 1 for the winner of a finished game. Before the end, 1 for the seat with fewer tiles left, and for both seats if
    /// the numbers are equal.
    #[schema(minimum = 1, maximum = 2)]
    pub rank: u32,
    /// Number of tiles in hand.
    #[schema(maximum = 30)]
    pub tiles_left: u32,
    /// The letter of the colour that the seat has begun but not finished, or null.
    pub active: Option<String>,
    /// Number of legal moves of the seat to move; null for the other seat.
    pub legal_moves: Option<u64>,
}

impl TemplePosition {
    /// Reads the position from its JSON form.
    pub(super) fn read(self) -> Result<Temple, Fault> {
        let table = self.table.iter().enumerate().map(|(i, entry)| {
            let slot = SlotText::read(&entry.slot).map_err(|f| f.at("slot").at(i).at("table"))?;
            let tile = Tile::read(&entry.tile).map_err(|f| f.at("tile").at(i).at("table"))?;
            Ok((slot, tile))
        });
        let table = table.collect::<Result<_, Fault>>()?;
        let mut hands = [const { Vec::new() }; 2];
        let mut active = [None; 2];
        for seat in 0..2 {
            let tiles = self.hands[seat].iter().enumerate();
            hands[seat] = tiles
                .map(|(i, tile)| Tile::read(tile).map_err(|f| f.at(i).at(seat).at("hands")))
                .collect::<Result<_, Fault>>()?;
            if let Some(letter) = &self.active[seat] {
                let colour = read_colour(letter).map_err(|f| f.at(seat).at("active"))?;
                active[seat] = Some(colour);
            }
        }
        Temple::from_setup(&Setup {
            edition: self.edition.into(),
            to_move: self.to_move.0,
            table,
            hands,
            active,
        })
    }

    /// The JSON form of a position.
    pub(super) fn of(position: &Temple) -> TemplePosition {
        let setup = position.to_setup();
        TemplePosition {
            edition: setup.edition.into(),
            to_move: Int(setup.to_move),
            table: position.table().into_iter().map(TemplePlaced::from).collect(),
            hands: setup.hands.map(|hand| hand.iter().map(Tile::to_string).collect()),
            active: setup.active.map(|active| active.map(|colour| colour.to_string())),
        }
    }
}

impl TempleMove {
    /// The move object of a legal move.
    pub(super) fn of(position: &Temple, m: Move, notation: String) -> TempleMove {
        TempleMove {
            r#move: notation,
            r#type: position.move_type(m).into(),
            tiles: m.tiles().map(TemplePlaced::from).collect(),
            wins: position.wins(m),
        }
    }
}

impl TempleScore {
    /// The standings in a position.
    pub(super) fn of(position: &Temple) -> TempleScore {
        let winner = position.winner();
        let standing = |seat: Seat| {
            let ahead = match winner {
                Some(winner) => seat == winner,
                None => position.tiles_left(seat) <= position.tiles_left(seat.other()),
            };
            TempleStanding {
                seat: seat.index(),
                rank: if ahead { 1 } else { 2 },
                tiles_left: position.tiles_left(seat),
                active: position.active(seat).map(|colour| colour.to_string()),
                legal_moves: (seat == position.to_move()).then(|| position.count_moves()),
            }
        };
        TempleScore { standings: [Seat::FIRST, Seat::SECOND].map(standing).to_vec() }
    }
}

fn read_colour(letter: &str) -> Result<Colour, Fault> {
    let mut chars = letter.chars();
    match (chars.next().and_then(Colour::from_letter), chars.next()) {
        (Some(colour), None) => Ok(colour),
        _ => Err(Fault::malformed(format!(
            "{letter} is no colour: write a letter of ROYGCBPNKW, or null for none.",
            letter = quoted(letter)
        ))),
    }
}

impl From<Placed> for TemplePlaced {
    fn from(placed: Placed) -> TemplePlaced {
        TemplePlaced { slot: placed.slot().to_string(), tile: placed.tile().to_string() }
    }
}

same_variants!(Edition <=> TempleEdition { Published, Revised });
same_variants!(MoveType => TempleMoveType {
    Floor, CornerWall, SingleWall, Tunnel, SingleTop, CornerTop
});
