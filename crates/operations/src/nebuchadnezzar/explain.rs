//! Explanation of a move and its legality, part by part.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use super::wire::NebuchadnezzarColour;
use crate::game::WireGame;
use tessera_rules::game::Position;
use tessera_rules::nebuchadnezzar::{
    Cell, Colour, Direction, Move, Nebuchadnezzar, Rectangle, Walls,
};

/// The kind of a part of an explanation.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NebuchadnezzarWhat {
    /// The discs that a capture flips.
    Flip,
    /// The wall above the rectangle.
    TopWall,
    /// The wall below the rectangle.
    BottomWall,
    /// The wall on the side of file a.
    LeftWall,
    /// The wall on the opposite side.
    RightWall,
    /// Both players' shares of the perimeter.
    Perimeter,
    /// The cell of a placement, and the reason why the placement is allowed.
    Placement,
    /// The swap of colours.
    Swap,
    /// The forced pass.
    Pass,
    /// The enemy is left without a disc.
    Win,
}

/// A part of the explanation of a move. The cells of the `flip` parts are the move's `flips`. The lengths of the four
/// walls, without neutral ones, add up to the figures of the `perimeter` part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NebuchadnezzarPart {
    /// The kind of the part.
    pub what: NebuchadnezzarWhat,
    /// The cells of the part, by rank, then file; empty for an edge of the board.
    pub cells: Vec<String>,
    /// The ruling that applies.
    #[schema(example = "NEB-3")]
    pub rule: &'static str,
    /// For a wall: true if it is an edge of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub edge: Option<bool>,
    /// For a wall: its own colour, or the colour that it takes from the opposite wall; absent for a neutral edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub colour: Option<NebuchadnezzarColour>,
    /// For a wall: its length in cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub length: Option<u32>,
    /// For the perimeter: the mover's share, in cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub own_wall: Option<u32>,
    /// For the perimeter: the enemy's share, in cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub enemy_wall: Option<u32>,
    /// For a placement: number of neighbours with an enemy disc.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub enemy_neighbours: Option<u32>,
    /// For a placement: number of empty neighbours on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub empty_neighbours: Option<u32>,
}

/// Explains a legal move: the parts, and a sentence.
pub(super) fn explain(position: &Nebuchadnezzar, m: Move) -> (Vec<NebuchadnezzarPart>, Text) {
    let seat = position.to_move();
    let mover = position.colour_to_move();
    let player = seat.index() + 1;
    match m {
        Move::Place(cell) => {
            let (part, why) = placement(position, cell);
            (
                vec![part],
                message!(
                    "score-nebuchadnezzar-places",
                    player = player,
                    colour = mover.name(),
                    cell = &cell,
                    why = why
                ),
            )
        }
        Move::Capture(rectangle) => capture(position, rectangle, player),
        Move::Swap => {
            let sentence = message!(
                "score-nebuchadnezzar-swaps",
                player = player,
                colour = mover.other().name(),
                other = seat.other().index() + 1,
                theirs = mover.name()
            );
            (vec![part(NebuchadnezzarWhat::Swap, [], "NEB-6")], sentence)
        }
        Move::Pass => {
            let sentence =
                message!("score-nebuchadnezzar-passes", player = player, colour = mover.name());
            (vec![part(NebuchadnezzarWhat::Pass, [], "NEB-5")], sentence)
        }
    }
}

/// Explains a placement, and why it is not banned.
fn placement(position: &Nebuchadnezzar, cell: Cell) -> (NebuchadnezzarPart, Text) {
    let one = Rectangle { from: cell, to: cell };
    let neighbours: Vec<Option<Colour>> = Direction::ALL
        .iter()
        .filter_map(|direction| direction.line_outside(one, position.side()))
        .map(|line| position.disc(line.from))
        .collect();
    let enemy = position.colour_to_move().other();
    let count = |disc| neighbours.iter().filter(|&&d| d == disc).count() as u32;
    let (enemies, empties) = (count(Some(enemy)), count(None));
    let why = match neighbours.len() {
        2 | 3 => message!("score-nebuchadnezzar-edge"),
        _ => message!("score-nebuchadnezzar-neighbours", enemies = enemies, empty = empties),
    };
    let part = NebuchadnezzarPart {
        enemy_neighbours: Some(enemies),
        empty_neighbours: Some(empties),
        ..part(NebuchadnezzarWhat::Placement, [cell], "NEB-1")
    };
    (part, why)
}

/// Explains a capture, wall by wall.
fn capture(
    position: &Nebuchadnezzar,
    rectangle: Rectangle,
    player: usize,
) -> (Vec<NebuchadnezzarPart>, Text) {
    let mover = position.colour_to_move();
    let mut parts = vec![part(NebuchadnezzarWhat::Flip, rectangle.cells(), "NEB-2")];
    // A legal capture has walls on all sides.
    let walls = position.walls(rectangle);
    parts.extend(walls.iter().flat_map(wall_parts));
    let (own, theirs) =
        walls.map_or((0, 0), |walls| (walls.length(mover), walls.length(mover.other())));
    parts.push(NebuchadnezzarPart {
        own_wall: Some(own),
        enemy_wall: Some(theirs),
        ..part(NebuchadnezzarWhat::Perimeter, [], "NEB-3")
    });
    let wins = position.wins(Move::Capture(rectangle));
    if wins {
        parts.push(part(NebuchadnezzarWhat::Win, [], "NEB-7"));
    }
    let (colour, theirs_colour) = (mover.name(), mover.other().name());
    let (from, to) = (&rectangle.from, &rectangle.to);
    let flips = message!(
        "score-nebuchadnezzar-flips",
        player = player,
        colour = colour,
        count = rectangle.area(),
        theirs = theirs_colour,
        from = from,
        to = to,
        own = own,
        enemy = theirs
    );
    let sentence = match wins {
        true => Text::sentences([flips, message!("score-nebuchadnezzar-wins")]),
        false => flips,
    };
    (parts, sentence)
}

fn wall_parts(walls: &Walls) -> impl Iterator<Item = NebuchadnezzarPart> {
    walls.walls.into_iter().map(|wall| {
        let what = match wall.direction {
            Direction::Top => NebuchadnezzarWhat::TopWall,
            Direction::Bottom => NebuchadnezzarWhat::BottomWall,
            Direction::Left => NebuchadnezzarWhat::LeftWall,
            Direction::Right => NebuchadnezzarWhat::RightWall,
        };
        let cells = wall.line.into_iter().flat_map(Rectangle::cells);
        let edge = wall.line.is_none();
        NebuchadnezzarPart {
            edge: Some(edge),
            colour: wall.colour.map(NebuchadnezzarColour::from),
            length: Some(u32::from(wall.length)),
            ..part(what, cells, if edge { "NEB-3" } else { "NEB-2" })
        }
    })
}

/// Creates a part without figures.
fn part(
    what: NebuchadnezzarWhat,
    cells: impl IntoIterator<Item = Cell>,
    rule: &'static str,
) -> NebuchadnezzarPart {
    NebuchadnezzarPart {
        what,
        cells: cells.into_iter().map(|cell| cell.to_string()).collect(),
        rule,
        edge: None,
        colour: None,
        length: None,
        own_wall: None,
        enemy_wall: None,
        enemy_neighbours: None,
        empty_neighbours: None,
    }
}

/// The refutation of the move `tried`: the reply flips the last discs of the other side and wins.
pub(super) fn winning_reply(
    position: &Nebuchadnezzar,
    tried: Text,
    replies: &[Move],
) -> Option<Text> {
    let &[reply @ Move::Capture(rectangle)] = replies else {
        return None;
    };
    Some(message!(
        "refutation-nebuchadnezzar-answered",
        move = tried,
        reply = position.spoken(reply).name(),
        count = rectangle.area()
    ))
}
