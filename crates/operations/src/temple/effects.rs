//! Effects of a move, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use super::explain::{TempleWhat, colours};
use crate::analysis::phrases;
use crate::game::WireGame;
use tessera_rules::game::{Game, Position};
use tessera_rules::temple::{Move, Placed, Temple, tiles_in_words};

/// The effects of a legal move: what it leaves to the opponent, and the colours that it begins or uses up; if there is
/// none, the room that it leaves to both.
pub(super) fn effects(position: &Temple, m: Move, task: Task) -> Vec<Text> {
    let mover = position.to_move();
    let tiles: Vec<Placed> = m.tiles().collect();
    let after = position.played(m);
    let mut effects = Vec::new();
    for (colour, what) in colours(position, &after, &tiles) {
        match what {
            // The end matters more.
            _ if after.is_over() => {}
            TempleWhat::OpensColour => {
                effects.push(message!("effect-temple-opens", colour = colour.text()));
            }
            TempleWhat::FinishesColour => {
                effects.push(message!("effect-temple-finishes", colour = colour.text()));
            }
            _ => {}
        }
    }
    let left = phrases(position.remark(m, task));
    let places = (position.open_slots(mover.other()), after.open_slots(mover.other()));
    match places {
        (before, now) if left.is_empty() && !after.is_over() && now < before => {
            effects.push(message!(
                "effect-temple-takes-places",
                player = "other",
                before = before,
                now = now
            ));
        }
        _ => {}
    }
    // The replies left to the opponent matter more than the colours.
    for phrase in left {
        effects.insert(0, phrase);
    }
    if effects.is_empty() {
        effects.push(message!(
            "effect-temple-leaves-places",
            player = "other",
            theirs = places.1,
            mine = after.open_slots(mover)
        ));
    }
    effects
}

/// The refutation of the move `tried`: the replies place the last tile, or leave the solver without a move.
pub(super) fn winning_reply(position: &Temple, tried: Text, replies: &[Move]) -> Text {
    let opponent = position.to_move();
    let mut end = position.clone();
    let mut names = Vec::new();
    for &reply in replies {
        names.push(end.named(reply));
        end.play(reply);
    }
    let (reply, stuck) = (Text::and(names), end.stuck(&[]));
    match end.tiles_left(opponent) {
        0 => message!("refutation-temple-last", move = tried, reply = reply),
        _ if stuck.is_empty() => {
            message!("refutation-temple-stranded", move = tried, reply = reply)
        }
        _ => message!(
            "refutation-temple-stuck",
            move = tried,
            reply = reply,
            tiles = tiles_in_words(stuck)
        ),
    }
}
