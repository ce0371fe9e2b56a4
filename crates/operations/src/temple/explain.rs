//! Explanation of a move, part by part.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use super::place::{Beside, beside, tile_as, tile_there, tiles_with};
use super::wire::{TempleMoveType, TemplePlaced};
use crate::spoken::in_turn;
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{Colour, Move, MoveType, Placed, Temple, TileReason};

/// One part of the explanation of a move. Together the parts name every tile of the move twice: once as `placed`, and
/// once under its colour. The last part of a winning move is the win.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct TemplePart {
    /// The kind of the part.
    pub what: TempleWhat,
    /// The slots of the part, in the order of the notation.
    pub slots: Vec<String>,
    /// The tiles in those slots.
    pub tiles: Vec<String>,
    /// The move type in a part `shape`; otherwise null.
    pub r#type: Option<TempleMoveType>,
    /// In a part `placed`: a tile of the same or a smaller value that the tile touches, either on the table or placed
    /// before it. Null for the first tile of the game, and in other parts.
    pub support: Option<TemplePlaced>,
    /// The colour's letter in parts about colours; otherwise null.
    pub colour: Option<String>,
    /// The ruling that applies.
    #[schema(example = "TEM-5")]
    pub rule: &'static str,
}

/// The kind of a part of an explanation.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TempleWhat {
    /// The move type and its slots.
    Shape,
    /// One tile, at its place in a possible order of placement.
    Placed,
    /// The tiles of a colour that the move opens.
    OpensColour,
    /// The tiles of the active colour, if tiles of this colour remain in hand.
    ContinuesColour,
    /// The tiles of the active colour, if they are the last of this colour.
    FinishesColour,
    /// The mover has no tile left and therefore wins.
    LastTile,
    /// The other seat has no legal move, so the mover wins.
    NoReply,
}

/// Explains a legal move: the parts, and a sentence.
pub(super) fn explain(temple: &Temple, m: Move) -> (Vec<TemplePart>, Text) {
    let mover = temple.to_move();
    let kind = temple.move_type(m);
    let tiles: Vec<Placed> = m.tiles().collect();
    let opening = temple.is_table_empty();
    let after = temple.played(m);
    let near = tiles_with(temple, m);

    let mut shape = part(TempleWhat::Shape, &tiles, if opening { "TEM-7" } else { "TEM-2" });
    shape.r#type = Some(kind.into());
    let mut parts = vec![shape];
    let mut order = Vec::new();
    // The sentence begins with the type of the move, which gives the use of the tiles, except of walls under a top.
    let named = match kind {
        MoveType::Tunnel | MoveType::CornerTop => tile_as,
        _ => tile_there,
    };

    for reason in temple.placement_order(m) {
        let rule = if opening { "TEM-7" } else { "TEM-5" };
        let mut placed = part(TempleWhat::Placed, &[reason.placed], rule);
        placed.support = reason.support.map(TemplePlaced::from);
        parts.push(placed);
        order.push(permitted(&reason, &near, named));
    }

    let mut verbs = Vec::new();
    for (colour, what) in colours(temple, &after, &tiles) {
        let of_colour: Vec<Placed> =
            tiles.iter().filter(|placed| placed.tile().colour() == colour).copied().collect();
        let mut used = part(what, &of_colour, "TEM-6");
        used.colour = Some(colour.to_string());
        parts.push(used);
        verbs.push(match what {
            TempleWhat::OpensColour => message!("effect-temple-opens", colour = colour.text()),
            TempleWhat::FinishesColour => {
                message!("effect-temple-finishes", colour = colour.text())
            }
            _ => message!("score-temple-goes-on", colour = colour.text()),
        });
    }
    if after.is_over() {
        let last_tile = after.tiles_left(mover) == 0;
        let what = if last_tile { TempleWhat::LastTile } else { TempleWhat::NoReply };
        parts.push(part(what, &[], "TEM-10"));
        verbs.push(match last_tile {
            true => message!("score-temple-wins-last"),
            false => message!("score-temple-wins-stranded", player = mover.other().index() + 1),
        });
    }
    let turn = message!("score-temple-turn", placed = in_turn(order), colours = Text::and(verbs));
    let sentence = message!(
        "score-temple-plays",
        player = mover.index() + 1,
        kind = kind.name().replace(' ', "-"),
        what = turn
    );
    (parts, sentence)
}

/// A tile in words with the tile that permits it. If possible, that tile names the place. `named` names a tile and its
/// place.
fn permitted(
    reason: &TileReason,
    near: &[Placed],
    named: fn(Placed, Option<Beside>) -> Text,
) -> Text {
    let TileReason { placed, support } = *reason;
    let Some(support) = support else {
        return message!("score-temple-first", placed = named(placed, None));
    };
    match beside(placed.slot(), &[support]) {
        None => message!(
            "score-temple-touches",
            placed = named(placed, beside(placed.slot(), near)),
            other = support.tile().text()
        ),
        by_support => named(placed, by_support),
    }
}

/// The colours that a move uses, beginning with the active one, and the effect on each.
pub(super) fn colours(
    before: &Temple,
    after: &Temple,
    tiles: &[Placed],
) -> Vec<(Colour, TempleWhat)> {
    let mover = before.to_move();
    let active = before.active(mover);
    let mut colours: Vec<Colour> = tiles.iter().map(|placed| placed.tile().colour()).collect();
    colours.sort_by_key(|&colour| (Some(colour) != active, colour));
    colours.dedup();
    colours
        .into_iter()
        .map(|colour| {
            let what = if Some(colour) != active {
                TempleWhat::OpensColour
            } else if after.values_in_hand(mover, colour) == 0 {
                TempleWhat::FinishesColour
            } else {
                TempleWhat::ContinuesColour
            };
            (colour, what)
        })
        .collect()
}

fn part(what: TempleWhat, tiles: &[Placed], rule: &'static str) -> TemplePart {
    TemplePart {
        what,
        slots: tiles.iter().map(|p| p.slot().to_string()).collect(),
        tiles: tiles.iter().map(|p| p.tile().to_string()).collect(),
        r#type: None,
        support: None,
        colour: None,
        rule,
    }
}
