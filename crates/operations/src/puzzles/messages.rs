//! Solutions and refutations in words.

use tessera_messages::{Text, message};
use tessera_puzzles::trial::WrongMove;
use tessera_puzzles::{Task, Unit};
use tessera_rules::game::Turn;

use crate::analysis::MOST_EFFECTS;
use crate::game::WireGame;

/// The effects of a solver's move under its task, as a phrase whose subject is the move.
pub fn effects<G: WireGame>(position: &G, m: G::Move, task: Task) -> Text {
    let mut does = position.effects(m, task);
    does.truncate(MOST_EFFECTS);
    if does.is_empty() {
        does.push(match task {
            Task::Hold { .. } => message!("effect-only-defence"),
            _ => message!("why-quiet"),
        });
    }
    Text::and(does)
}

/// The message about a wrong move.
pub fn of_wrong<G: WireGame>(
    kind: usize,
    task: Task,
    before: &G,
    m: G::Move,
    wrong: &WrongMove<G::Move>,
) -> Text {
    let tried = before.notation(m);
    let then = match task {
        Task::Win { moves: 1 } => {
            let mut does = before.effects(m, task);
            does.truncate(MOST_EFFECTS);
            return match does.is_empty() {
                true => message!("solution-move", move = tried, does = message!("why-not-at-once")),
                false => message!("refutation-does-not-win", move = tried, does = Text::and(does)),
            };
        }
        Task::Win { moves } => message!("refutation-win", moves = moves),
        Task::Hold { .. } => message!("refutation-hold"),
        Task::Best { .. } => {
            let unit = G::KINDS.get(kind).and_then(|card| card.unit);
            in_unit(unit, wrong.value, wrong.best)
        }
    };
    let mut walk = before.clone();
    walk.play(m);
    if let ([reply], Task::Win { .. } | Task::Hold { .. }) = (&wrong.refutation[..], task) {
        let mut end = walk.clone();
        end.play(*reply);
        if end.turn() == Turn::Over {
            return walk.winning_reply(&tried, *reply);
        }
    }
    // Draws of tiles are no answers.
    let mut replies = Vec::new();
    for &reply in &wrong.refutation {
        if !walk.awaits_chance() {
            replies.push(walk.notation(reply));
        }
        walk.play(reply);
    }
    match replies.is_empty() {
        true => message!("refutation-unanswered", move = tried, then = then),
        false => message!(
            "refutation-answered",
            move = tried,
            opponents = before.seats() - 1,
            replies = Text::and(replies),
            then = then
        ),
    }
}

/// The values of a wrong move and of the best one, as a clause.
fn in_unit(unit: Option<Unit>, value: f64, best: f64) -> Text {
    match unit {
        Some(Unit::LeadAfterPlacement) => {
            message!("refutation-scores-less", points = whole(best - value))
        }
        Some(Unit::LeadAfterSecondPlacement) => message!(
            "refutation-lead-second",
            value = lead(value),
            best = lead(best)
        ),
        Some(Unit::Points) => {
            message!(
                "refutation-points",
                value = whole(value),
                best = whole(best)
            )
        }
        Some(Unit::WinsInHundred) => {
            message!("refutation-games", value = whole(value), best = whole(best))
        }
        Some(Unit::WeightedColours) => {
            let ([first, second], [better, next]) = (lowest(value), lowest(best));
            message!(
                "refutation-lowest",
                first = first,
                second = second,
                best = better,
                next = next
            )
        }
        Some(Unit::OpponentColours) => {
            let ([first, second], [better, next]) = (lowest(-value), lowest(-best));
            message!(
                "refutation-opponent-lowest",
                first = first,
                second = second,
                best = better,
                next = next
            )
        }
        Some(Unit::LeadAtEnd) | None => {
            message!(
                "refutation-lead-end",
                value = lead(value),
                best = lead(best)
            )
        }
    }
}

fn whole(value: f64) -> i64 {
    value.round() as i64
}

/// A lead in points: "3 points behind".
fn lead(value: f64) -> Text {
    let points = whole(value);
    let sign = match points {
        0 => "level",
        1.. => "ahead",
        _ => "behind",
    };
    message!("number-lead", points = points.abs(), sign = sign)
}

/// The two lowest colours in a value of [`Unit::WeightedColours`].
fn lowest(value: f64) -> [i64; 2] {
    [value / 100.0, value % 100.0].map(|colour| colour.floor() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leads_and_colours_are_named_without_signs_and_weights() {
        let said = [7.0, -1.0, -0.0].map(|value| lead(value).to_string());
        assert_eq!(said, ["7 points ahead", "1 point behind", "level"]);
        assert_eq!(lowest(911.121_8), [9, 11]);
        assert_eq!(lowest(18.1), [0, 18]);
    }

    #[test]
    fn certain_results_are_named_in_words() {
        let said = |value, best| in_unit(Some(Unit::WinsInHundred), value, best).to_string();
        assert_eq!(said(0.0, 100.0), "you lose; the right placement wins");
        assert_eq!(
            said(0.0, 50.0),
            "you lose; the right placement saves a shared win"
        );
        assert_eq!(
            said(50.0, 100.0),
            "you only share the win; the right placement wins"
        );
    }
}
