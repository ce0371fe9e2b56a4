//! Effects of a move, for the explanation of a line.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use super::explain::{TempleWhat, colours};
use crate::analysis::phrases;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Move, MoveType, Placed, Temple};

/// The effects of a legal move: its tiles, the colours that it begins or uses up, and what it leaves to the opponent.
pub(super) fn effects(position: &Temple, m: Move) -> Vec<Text> {
    let mover = position.to_move();
    let tiles: Vec<Placed> = m.tiles().collect();
    let mut after = position.clone();
    after.play(m);
    let mut effects = vec![message!(
        "effect-temple-places",
        count = tiles.len(),
        kind = name(position.move_type(m))
    )];
    for (colour, what) in colours(position, &after, &tiles) {
        match what {
            TempleWhat::OpensColour => {
                effects.push(message!("effect-temple-opens", colour = colour.text()));
            }
            TempleWhat::FinishesColour => {
                effects.push(message!("effect-temple-finishes", colour = colour.text()));
            }
            _ => {}
        }
    }
    let left = phrases(position.remark(m, Task::Win { moves: 1 }));
    let places = (room(position, mover.other()), room(&after, mover.other()));
    match places {
        (before, now) if left.is_empty() && !after.is_over() && now < before => {
            effects.push(message!(
                "effect-temple-takes-places",
                before = before,
                now = now
            ));
        }
        _ => {}
    }
    // The replies left to the opponent matter more than the colours.
    for phrase in left {
        effects.insert(1, phrase);
    }
    effects
}

/// The shapes that a seat could fill if it were to move.
fn room(position: &Temple, seat: Seat) -> u32 {
    let shapes = position.outlook().shapes[seat.index()];
    shapes.iter().map(|&count| u32::from(count)).sum()
}

fn name(kind: MoveType) -> &'static str {
    match kind {
        MoveType::Floor => "floor",
        MoveType::CornerWall => "corner-wall",
        MoveType::SingleWall => "single-wall",
        MoveType::Tunnel => "tunnel",
        MoveType::SingleTop => "single-top",
        MoveType::CornerTop => "corner-top",
    }
}
