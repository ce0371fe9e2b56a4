//! Solutions and refutations in words.

use tessera_messages::{Text, message};
use tessera_puzzles::trial::WrongMove;
use tessera_puzzles::{Task, Unit};
use tessera_rules::game::Turn;

use crate::game::WireGame;
use crate::position::notations;

/// One move in words: its effects and gain, and, if `task` is the mover's task, a remark about it.
pub fn of_move<G: WireGame>(position: &G, m: G::Move, task: Option<Task>) -> Text {
    let (_, sentence) = position.explain(m);
    match task.and_then(|task| position.remark(m, task)) {
        Some(remark) => Text::sentences([sentence, message!("solution-remark", remark = remark)]),
        None => sentence,
    }
}

/// The message about the wrong move `tried`, which led to the position `after`.
pub fn of_wrong<G: WireGame>(
    kind: usize,
    task: Task,
    tried: &str,
    after: &G,
    wrong: &WrongMove<G::Move>,
) -> Text {
    let ends = |reply| {
        let mut end = after.clone();
        end.play(reply);
        end.turn() == Turn::Over
    };
    let worse = match task {
        Task::Win { moves: 1 } => return message!("refutation-does-not-win", move = tried),
        Task::Win { moves } => message!("refutation-win", moves = moves),
        Task::Hold { .. } => match *wrong.refutation.as_slice() {
            [reply] if ends(reply) => return after.winning_reply(tried, reply),
            _ => message!("refutation-hold"),
        },
        Task::Best { .. } => {
            let unit = G::KINDS.get(kind).and_then(|card| card.unit);
            in_unit(unit, &figure(wrong.value), &figure(wrong.best))
        }
    };
    let replies = notations(after, &wrong.refutation);
    let first = match replies.is_empty() {
        true => message!("refutation-not-the-move", move = tried),
        false => message!(
            "refutation-answered",
            move = tried,
            replies = Text::and(&replies)
        ),
    };
    Text::sentences([first, worse])
}

/// The values of a wrong move and of the best one. Weighted colours are no use to players.
fn in_unit(unit: Option<Unit>, value: &str, best: &str) -> Text {
    match unit {
        Some(Unit::LeadAfterPlacement) => {
            message!("refutation-lead-after", value = value, best = best)
        }
        Some(Unit::LeadAfterSecondPlacement) => {
            message!("refutation-lead-second", value = value, best = best)
        }
        Some(Unit::Points) => message!("refutation-points", value = value, best = best),
        Some(Unit::WinsInHundred) => message!("refutation-games", value = value, best = best),
        Some(Unit::WeightedColours) => message!("refutation-lowest"),
        Some(Unit::OpponentColours) => message!("refutation-opponent-lowest"),
        Some(Unit::LeadAtEnd) | None => message!("refutation-lead-end", value = value, best = best),
    }
}

/// A value without insignificant digits.
pub fn figure(worth: f64) -> String {
    let rounded = format!("{worth:.3}");
    let short = rounded.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" {
        "0".to_owned()
    } else {
        short.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        let shown = [7.0, -2.0, 0.5, 1.0 / 3.0, -0.0, 100.0].map(figure);
        assert_eq!(shown, ["7", "-2", "0.5", "0.333", "0", "100"]);
    }
}
