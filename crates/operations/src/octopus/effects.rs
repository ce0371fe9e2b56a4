//! Effects of a placement, for the explanations of lines and solutions.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use crate::analysis::phrases;
use tessera_rules::octopus::{Octopus, Placement};

/// The effects of a legal placement: its points, and the scores that it prevents, prepares and allows.
pub(super) fn effects(position: &Octopus, m: Placement, task: Task) -> Vec<Text> {
    let mut effects = vec![scores(position, m)];
    if position.tiles_left() == 1 {
        effects.push(message!("effect-octopus-is-last"));
    }
    effects.extend(phrases(position.remark(m, task)));
    effects
}

/// The points of a placement.
pub(super) fn scores(position: &Octopus, m: Placement) -> Text {
    match position.gain(m).unwrap_or(0) {
        _ if position.tiles_placed() == 0 => message!("effect-octopus-opens"),
        0 => message!("effect-octopus-scores-nothing"),
        points => message!("effect-octopus-scores", points = points),
    }
}
