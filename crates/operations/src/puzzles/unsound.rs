//! Why a position is no puzzle, in words.

use tessera_puzzles::Task;
use tessera_puzzles::unsound::{Flaw, Unsound};

use crate::game::WireGame;

/// The reason why a position is no puzzle of a type that asks a task, in one sentence or two.
pub fn why<G: WireGame>(
    kind: usize,
    task: Option<Task>,
    position: &G,
    unsound: &Unsound<G::Move>,
) -> String {
    match unsound {
        Unsound::TooLarge => {
            "The proof takes more positions than the service enters for one puzzle.".to_owned()
        }
        Unsound::NoChoice => "No player is to choose a move in this position.".to_owned(),
        Unsound::Greedy(line) => {
            let mut there = position.clone();
            let moves = line.iter().map(|&m| {
                let notation = there.notation(m);
                there.play(m);
                notation
            });
            let moves: Vec<String> = moves.collect();
            format!(
                "Always taking the move that looks best solves it: {}.",
                moves.join(", ")
            )
        }
        Unsound::WrongType(reason) => (*reason).to_owned(),
        Unsound::WrongRating(rating) => {
            let ratings = G::KINDS[kind].ratings();
            let (low, high) = (ratings.start(), ratings.end());
            format!("Its rating is {rating}, and puzzles of this type have {low} to {high}.")
        }
        Unsound::Flawed { line, flaw } => {
            let (mut there, mut left, mut moves) = (position.clone(), task, Vec::new());
            for &m in line {
                if there.to_move() == position.to_move() {
                    left = left.and_then(Task::after_move);
                }
                moves.push(there.notation(m));
                there.play(m);
            }
            let sentence = of_flaw(left, &there, flaw);
            match moves.is_empty() {
                true => sentence,
                false => format!("Best play begins {}. {sentence}", moves.join(", ")),
            }
        }
    }
}

/// A flaw of the step at which `task` is left.
fn of_flaw<G: WireGame>(task: Option<Task>, there: &G, flaw: &Flaw<G::Move>) -> String {
    let name = |m: G::Move| there.notation(m);
    let moves = |n: u32| match n {
        1 => "1 move".to_owned(),
        n => format!("{n} moves"),
    };
    match (flaw, task) {
        (Flaw::NoSolution, Some(Task::Win { moves: 1 })) => "No move wins at once.".to_owned(),
        (Flaw::NoSolution, Some(Task::Win { moves: n })) => {
            format!("No move wins by force within {}.", moves(n))
        }
        (Flaw::NoSolution, Some(Task::Hold { within })) => {
            format!(
                "The opponent wins within {}, whatever you do.",
                moves(within)
            )
        }
        (Flaw::NoSolution, _) => "No move does what is asked.".to_owned(),
        (Flaw::Several([one, other]), Some(Task::Win { moves: 1 })) => {
            format!("Both {} and {} win at once.", name(*one), name(*other))
        }
        (Flaw::Several([one, other]), Some(Task::Win { moves: n })) => format!(
            "Both {} and {} win by force within {}.",
            name(*one),
            name(*other),
            moves(n)
        ),
        (Flaw::Several([one, other]), Some(Task::Hold { within })) => format!(
            "Both {} and {} keep the opponent from winning within {}.",
            name(*one),
            name(*other),
            moves(within)
        ),
        (Flaw::Several([one, other]), _) => {
            format!("Both {} and {} do what is asked.", name(*one), name(*other))
        }
        (
            Flaw::TooClose {
                moves: [one, other],
                ..
            },
            _,
        ) => {
            format!("{} is almost as good as {}.", name(*other), name(*one))
        }
        (Flaw::NothingWrong, Some(Task::Hold { within })) => {
            format!(
                "The opponent can't win within {}, whatever you do.",
                moves(within)
            )
        }
        (Flaw::NothingWrong, _) => "Every move does what is asked.".to_owned(),
        (Flaw::Faster { m, moves: 1 }, _) => format!(
            "{} wins at once, and the question asks for {}.",
            name(*m),
            moves(task.map_or(0, Task::moves))
        ),
        (Flaw::Faster { m, moves: n }, _) => format!(
            "{} wins by force within {}, and the question asks for {}.",
            name(*m),
            moves(*n),
            moves(task.map_or(0, Task::moves))
        ),
    }
}
