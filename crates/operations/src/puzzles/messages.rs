//! Solutions and refutations in words.

use crate::game::WireGame;
use tessera_puzzles::Task;
use tessera_puzzles::trial::WrongMove;

/// One move in words: its effects and gain, and, if `task` is the mover's task, a remark about it.
pub fn of_move<G: WireGame>(position: &G, m: G::Move, task: Option<Task>) -> String {
    let (_, sentence) = position.explain(m);
    match task.and_then(|task| position.remark(m, task)) {
        Some(remark) => {
            let sentence = sentence.trim_end_matches('.');
            format!("{sentence}; it {remark}.")
        }
        None => sentence,
    }
}

/// The message about a wrong move.
pub fn of_wrong<G: WireGame>(
    kind: usize,
    task: Task,
    tried: &str,
    replies: &[String],
    wrong: &WrongMove<G::Move>,
) -> String {
    let after = match replies {
        [] => format!("{tried} is not the move"),
        _ => format!("{tried} is answered by {}", replies.join(" and ")),
    };
    match task {
        Task::Win { moves: 1 } => format!("{tried} does not win."),
        Task::Win { moves } => {
            format!("{after}, and there is no forced win within the {moves} moves of the task.")
        }
        Task::Hold { .. } => format!("{after}, and the opponent wins by force."),
        Task::Best { .. } => {
            let unit = G::KINDS.get(kind).map_or("", |card| card.unit);
            format!(
                "{after}: it is worth {} {unit}, and another move is worth {}.",
                figure(wrong.value),
                figure(wrong.best)
            )
        }
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
