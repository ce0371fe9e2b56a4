//! Effects of a move, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use crate::analysis::phrases;
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// Most replies whose number is worth a word.
const FEW_REPLIES: u64 = 5;

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
    if effects.is_empty() {
        let replies = after.count_moves();
        let taken = points_taken(position, m);
        let all = position.legal_moves().into_iter().map(|m| points_taken(position, m));
        // A placement takes its own point in any case.
        if taken > 1 && Some(taken) == all.max() {
            effects.push(message!(
                "effect-nebuchadnezzar-takes-points",
                player = "other",
                count = taken
            ));
        } else if holds || replies <= FEW_REPLIES {
            effects.push(message!(
                "effect-nebuchadnezzar-leaves",
                player = "other",
                count = replies
            ));
        }
    }
    effects
}

/// The number of points that a placement takes from the opponent's placements; 0 for other moves.
fn points_taken(position: &Nebuchadnezzar, m: Move) -> u32 {
    if !matches!(m, Move::Place(_)) {
        return 0;
    }
    let other = position.to_move().other();
    let mut after = *position;
    after.play(m);
    position.placements_of(other).saturating_sub(after.placements_of(other))
}

/// The number of discs of the largest capture that a seat could make if it were to move; 0 without a capture.
fn largest(position: &Nebuchadnezzar, seat: Seat) -> u32 {
    let mut largest = 0;
    position.captures_of(seat, |rectangle| largest = largest.max(rectangle.area()));
    largest
}
