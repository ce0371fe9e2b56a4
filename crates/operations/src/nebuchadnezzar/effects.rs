//! Effects of a move, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use crate::analysis::phrases;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// The effects of a legal move: discs that it captures, captures that it prepares, prevents and allows, and what it
/// leaves to the opponent.
pub(super) fn effects(position: &Nebuchadnezzar, m: Move, task: Task) -> Vec<Text> {
    let mut effects = Vec::new();
    match m {
        Move::Swap => return vec![message!("effect-nebuchadnezzar-swaps")],
        Move::Capture(rectangle) => {
            let count = rectangle.area();
            effects.push(message!("effect-captures-discs", count = count));
        }
        Move::Place(_) | Move::Pass => {}
    }
    let mover = position.to_move();
    let other = mover.other();
    let mut after = *position;
    after.play(m);
    let remark = phrases(position.remark(m, task));
    if after.is_over() {
        effects.extend(remark);
        return effects;
    }
    let (feared, left) = (largest(position, other), largest(&after, other));
    let (own, next) = (largest(position, mover), largest(&after, mover));
    if feared > left {
        effects.push(message!("effect-nebuchadnezzar-stops", count = feared));
    }
    if remark.is_empty() && next > own {
        effects.push(message!("effect-nebuchadnezzar-prepares", count = next));
    }
    effects.extend(remark);
    let holds = matches!(task, Task::Hold { .. });
    match left {
        _ if left >= after.discs_of(mover) => {}
        // The opponent could capture as many before.
        _ if !holds && left <= feared => {}
        0 if !effects.is_empty() => {}
        _ if holds => effects.push(message!("effect-nebuchadnezzar-lets-take", count = left)),
        _ => effects.push(message!("effect-nebuchadnezzar-allows", count = left)),
    }
    // A placement takes its own point in any case.
    let taken = (position.placements_of(other)).saturating_sub(after.placements_of(other));
    if effects.is_empty() {
        effects.push(match taken {
            0 | 1 => message!(
                "effect-nebuchadnezzar-leaves",
                player = "other",
                count = after.count_moves()
            ),
            _ => message!("effect-nebuchadnezzar-takes-points", player = "other", count = taken),
        });
    }
    effects
}

/// The number of discs of the largest capture that a seat could make if it were to move; 0 without a capture.
fn largest(position: &Nebuchadnezzar, seat: Seat) -> u32 {
    let mut largest = 0;
    position.captures_of(seat, |rectangle| largest = largest.max(rectangle.area()));
    largest
}
