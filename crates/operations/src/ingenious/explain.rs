//! Explanation of the points of a move.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use super::wire::{IngeniousCell, coordinates};
use crate::game::WireGame;
use crate::wire::same_variants;
use tessera_rules::game::{Game, Position};
use tessera_rules::ingenious::{Cell, Colour, Direction, Form, Ingenious, Move, Rack, Tile};

/// The kind of a part of an explanation.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IngeniousPartKind {
    /// A run of the half's colour in one direction: one point per cell.
    Line,
    /// Points lost because the track ends or stops part-way; negative.
    Limit,
    /// A bonus placement that the move earns.
    Bonus,
    /// The rack is set aside, and a new one is drawn.
    Swap,
    /// The rack is kept.
    Keep,
    /// Tiles are drawn.
    Draw,
}

/// A direction on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum IngeniousDirection {
    /// `(+1, 0)`.
    East,
    /// `(0, +1)`.
    SouthEast,
    /// `(-1, +1)`.
    SouthWest,
    /// `(-1, 0)`.
    West,
    /// `(0, -1)`.
    NorthWest,
    /// `(+1, -1)`.
    NorthEast,
}

/// A part of the explanation of a move. The points of a colour add up to the move's `gain` of that colour, and the
/// bonuses to its `bonus`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct IngeniousPart {
    /// The kind of the part.
    pub what: IngeniousPartKind,
    /// The colour that scores; null in parts without one.
    #[schema(pattern = "^[ROYGBP]$", example = "R")]
    pub colour: Option<char>,
    /// The cell of the half that scores; null in parts without one.
    #[schema(value_type = Option<IngeniousCell>)]
    pub half: Option<[i8; 2]>,
    /// The direction of a line, seen from the half; null in other parts.
    pub direction: Option<IngeniousDirection>,
    /// The cells that score, nearest first.
    #[schema(value_type = Vec<IngeniousCell>, example = json!([[0, -5]]))]
    pub cells: Vec<[i8; 2]>,
    /// Points of the colour.
    pub points: i8,
    /// Bonus placements earned.
    pub bonus: u8,
    /// The ruling that applies.
    #[schema(example = "ING-10")]
    pub rule: &'static str,
}

/// Explains a legal move: the parts, and a sentence.
pub(super) fn explain(position: &Ingenious, m: Move) -> (Vec<IngeniousPart>, Text) {
    let player = position.to_move().index() + 1;
    match m {
        Move::Place { tile, cells } => placement(position, tile, cells, player),
        Move::Swap => (
            vec![plain(IngeniousPartKind::Swap, "ING-5")],
            message!("score-ingenious-swaps", player = player),
        ),
        Move::Keep => (
            vec![plain(IngeniousPartKind::Keep, "ING-5")],
            message!("score-ingenious-keeps", player = player),
        ),
        Move::Draw(drawn) => {
            (vec![plain(IngeniousPartKind::Draw, "ING-3")], draw_sentence(&drawn, player))
        }
    }
}

fn placement(
    position: &Ingenious,
    tile: Tile,
    cells: [Cell; 2],
    player: usize,
) -> (Vec<IngeniousPart>, Text) {
    let mut parts = Vec::new();
    let mut scores = position.scores(position.to_move());
    let form = position.form();
    let mut lost = 0;
    for (half, colour) in tile.halves().into_iter().enumerate() {
        let (cell, partner) = (cells[half], cells[1 - half]);
        let mut points = 0;
        for run in position.runs(colour, cell, partner) {
            points += run.cells.len() as i8;
            parts.push(IngeniousPart {
                direction: Some(run.direction.into()),
                points: run.cells.len() as i8,
                cells: run.cells.into_iter().map(coordinates).collect(),
                ..of_half(IngeniousPartKind::Line, colour, cell, "ING-10")
            });
        }
        let from = scores[colour as usize];
        let to = form.advance(from, points);
        scores[colour as usize] = to;
        let excess = points - (to - from);
        if excess > 0 {
            lost += excess;
            parts.push(IngeniousPart {
                points: -excess,
                ..of_half(IngeniousPartKind::Limit, colour, cell, limit_rule(form))
            });
        }
        if form.earns(from, to) {
            parts.push(IngeniousPart {
                bonus: 1,
                ..of_half(IngeniousPartKind::Bonus, colour, cell, bonus_rule(form))
            });
        }
    }
    let earned = position.earned(tile, cells);
    let gains: Vec<Text> = (Colour::ALL.into_iter())
        .filter(|&colour| earned.gain[colour as usize] > 0)
        .map(|colour| {
            let points = earned.gain[colour as usize];
            message!("effect-ingenious-gain", points = points, colour = colour.text())
        })
        .collect();
    let mut clauses = vec![match gains.is_empty() {
        true => message!("score-ingenious-nothing"),
        false => Text::and(gains),
    }];
    if lost > 0 {
        clauses.push(message!("score-ingenious-lost", points = lost));
    }
    if earned.bonus > 0 {
        clauses.push(message!("score-ingenious-bonus", count = earned.bonus));
    }
    if position.played(Move::Place { tile, cells }).is_over() {
        clauses.push(message!("score-ingenious-over"));
    }
    let gains = Text::clauses(clauses);
    let sentence = message!(
        "score-ingenious-places",
        player = player,
        move = position.spoken(Move::Place { tile, cells }).name(),
        gains = gains
    );
    (parts, sentence)
}

fn draw_sentence(drawn: &Rack, player: usize) -> Text {
    let mut tiles: Vec<Text> = (drawn.known())
        .map(|tile| {
            let [first, second] = tile.halves().map(Colour::text);
            message!("tile-ingenious", first = first, second = second)
        })
        .collect();
    if drawn.face_down() > 0 {
        tiles.push(message!("score-ingenious-face-down", count = drawn.face_down()));
    }
    message!("score-ingenious-draws", player = player, tiles = Text::and(tiles))
}

fn plain(what: IngeniousPartKind, rule: &'static str) -> IngeniousPart {
    IngeniousPart {
        what,
        colour: None,
        half: None,
        direction: None,
        cells: Vec::new(),
        points: 0,
        bonus: 0,
        rule,
    }
}

fn of_half(
    what: IngeniousPartKind,
    colour: Colour,
    cell: Cell,
    rule: &'static str,
) -> IngeniousPart {
    IngeniousPart {
        colour: Some(colour.letter()),
        half: Some(coordinates(cell)),
        ..plain(what, rule)
    }
}

fn limit_rule(form: Form) -> &'static str {
    match form {
        Form::Standard => "ING-10",
        Form::Solo => "ING-7",
        Form::Team => "ING-8",
        Form::Duel => "ING-9",
    }
}

fn bonus_rule(form: Form) -> &'static str {
    match form {
        Form::Standard | Form::Solo => "ING-4",
        Form::Team => "ING-8",
        Form::Duel => "ING-9",
    }
}

same_variants!(Direction => IngeniousDirection {
    East, SouthEast, SouthWest, West, NorthWest, NorthEast
});
