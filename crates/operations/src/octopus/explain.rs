//! Explanation of the points of a move.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use crate::game::WireGame;
use crate::spoken::coordinates;
use tessera_rules::game::Position;
use tessera_rules::octopus::{Cell, Direction, Octopus, Placement, Run, RunKind, Tile};

/// A run that a placement scores.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct OctopusPart {
    /// The common property of the run's tiles.
    pub what: OctopusPartKind,
    /// The direction of the run as seen from the placed tile.
    pub direction: OctopusDirection,
    /// The cells of the run as pairs of x and y, from the placed tile outwards.
    #[schema(example = json!([[2, 0], [1, 0]]))]
    pub cells: Vec<[i64; 2]>,
    /// Points for the run, which equal its length.
    #[schema(minimum = 1)]
    pub points: u32,
    /// The ruling that applies.
    #[schema(example = "OCT-4")]
    pub rule: &'static str,
}

/// A common property of the tiles of a run.
///
/// Later releases may add values; accept unknown ones.
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

/// Explains a placement: its runs, and a sentence.
pub(super) fn explain(position: &Octopus, m: Placement) -> (Vec<OctopusPart>, Text) {
    let runs = position.runs(m);
    let parts: Vec<OctopusPart> = runs
        .iter()
        .map(|run| OctopusPart {
            what: match run.kind {
                RunKind::Colour => OctopusPartKind::ColourRun,
                RunKind::Number => OctopusPartKind::NumberRun,
            },
            direction: run.direction.into(),
            points: run.cells.len() as u32,
            cells: run.cells.iter().map(|&Cell { x, y }| [x.into(), y.into()]).collect(),
            rule: "OCT-4",
        })
        .collect();
    (parts, sentence(position, m, &runs))
}

/// Explains a placement in a sentence for people.
fn sentence(position: &Octopus, m: Placement, runs: &[Run]) -> Text {
    let player = position.to_move().index() + 1;
    let name = position.spoken(m).name();
    if position.tiles_placed() == 0 {
        return message!("score-octopus-opens", player = player, move = name);
    }
    let points: usize = runs.iter().map(|run| run.cells.len()).sum();
    match runs_in_words(m, runs) {
        None => message!("score-octopus-nothing", player = player, move = name),
        Some(runs) => message!(
            "score-octopus-scores",
            player = player,
            move = name,
            points = points,
            runs = runs
        ),
    }
}

/// A cell in words: the side of a tile next to it. If every tile next to it is on the board twice, the place has
/// coordinates.
pub(super) fn place(position: &Octopus, cell: Cell) -> Text {
    const SIDES: [(&str, i64, i64); 4] =
        [("right", -1, 0), ("left", 1, 0), ("above", 0, -1), ("below", 0, 1)];
    if position.tiles_placed() == 0 {
        return message!("place-octopus", side = "alone", colour = "", number = 0);
    }
    let is_only = |tile: &Tile| position.placed().filter(|(_, other)| other == tile).count() == 1;
    let (x, y) = (i64::from(cell.x), i64::from(cell.y));
    let beside = SIDES.iter().find_map(|&(side, dx, dy)| {
        let tile = position.tile_at(Cell::new(x + dx, y + dy)?);
        Some((side, tile.filter(is_only)?))
    });
    match beside {
        Some((side, tile)) => message!(
            "place-octopus",
            side = side,
            colour = tile.colour().text(),
            number = tile.value()
        ),
        None => message!("place-octopus-at", cell = coordinates(x, y)),
    }
}

/// The runs of a placement, with those of its colour first: "red to the north (2) and the west (1); the number 4 to the
/// west (1)". `None` if there are none.
pub(super) fn runs_in_words(m: Placement, runs: &[Run]) -> Option<Text> {
    let of_kind = |kind| {
        let runs = runs.iter().filter(move |run| run.kind == kind);
        let named = runs.map(|run| {
            let direction = OctopusDirection::from(run.direction).name();
            message!("score-octopus-run", direction = direction, points = run.cells.len())
        });
        named.collect::<Vec<Text>>()
    };
    let [colour, number] = [RunKind::Colour, RunKind::Number].map(of_kind);
    let mut kinds = Vec::new();
    if !colour.is_empty() {
        let (colour, runs) = (m.tile.colour().text(), Text::and(colour));
        kinds.push(message!("score-octopus-colour", colour = colour, runs = runs));
    }
    if !number.is_empty() {
        let (number, runs) = (m.tile.value(), Text::and(number));
        kinds.push(message!("score-octopus-number", number = number, runs = runs));
    }
    (!kinds.is_empty()).then(|| Text::clauses(kinds))
}

impl OctopusDirection {
    /// Its name in answers and messages.
    fn name(self) -> &'static str {
        match self {
            OctopusDirection::N => "N",
            OctopusDirection::Ne => "NE",
            OctopusDirection::E => "E",
            OctopusDirection::Se => "SE",
            OctopusDirection::S => "S",
            OctopusDirection::Sw => "SW",
            OctopusDirection::W => "W",
            OctopusDirection::Nw => "NW",
        }
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
