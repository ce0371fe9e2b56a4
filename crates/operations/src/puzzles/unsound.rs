//! Why a position is no puzzle, in words.

use tessera_messages::{Text, message};
use tessera_puzzles::Task;
use tessera_puzzles::unsound::{Flaw, Unsound};

use crate::game::WireGame;
use crate::spoken::in_turn;

/// The reason why a position is no puzzle of a type that asks a task, in one sentence or two.
pub fn why<G: WireGame>(
    kind: usize,
    task: Option<Task>,
    position: &G,
    unsound: &Unsound<G::Move>,
) -> Text {
    match unsound {
        Unsound::TooLarge => message!("flaw-too-large"),
        Unsound::NoChoice => message!("flaw-no-choice"),
        Unsound::Greedy(line) => {
            let mut there = position.clone();
            let moves = line.iter().map(|&m| {
                let name = there.spoken(m).name();
                there.play(m);
                name
            });
            message!("flaw-greedy", moves = in_turn(moves))
        }
        Unsound::WrongType(reason) => (*reason).into(),
        Unsound::WrongRating(rating) => {
            let ratings = G::KINDS[kind].ratings();
            message!("flaw-rating", rating = *rating, low = *ratings.start(), high = *ratings.end())
        }
        Unsound::Flawed { line, flaw } => {
            let (mut there, mut left, mut moves) = (position.clone(), task, Vec::new());
            for &m in line {
                if there.to_move() == position.to_move() {
                    left = left.and_then(Task::after_move);
                }
                moves.push(there.spoken(m).name());
                there.play(m);
            }
            let sentence = of_flaw(left, &there, flaw);
            match moves.is_empty() {
                true => sentence,
                false => {
                    let line = message!("flaw-line", moves = in_turn(moves));
                    Text::sentences([line, sentence])
                }
            }
        }
    }
}

/// A flaw of the step at which `task` is left.
fn of_flaw<G: WireGame>(task: Option<Task>, there: &G, flaw: &Flaw<G::Move>) -> Text {
    let name = |m: G::Move| there.spoken(m).name();
    let names = |moves: [G::Move; 2]| {
        let [one, other] = moves.map(name);
        match one == other {
            true => [one, message!("move-elsewhere", move = other)],
            false => [one, other],
        }
    };
    let asked = task.map_or(0, Task::moves);
    match (flaw, task) {
        (Flaw::NoSolution, Some(Task::Win { moves: 1 })) => message!("flaw-no-win-now"),
        (Flaw::NoSolution, Some(Task::Win { moves })) => {
            message!("flaw-no-win", moves = moves)
        }
        (Flaw::NoSolution, Some(Task::Hold { within })) => {
            message!("flaw-lost", moves = within)
        }
        (Flaw::NoSolution, _) => message!("flaw-none"),
        (Flaw::Several(moves), _) => {
            let [one, other] = names(*moves);
            match task {
                Some(Task::Win { moves: 1 }) => {
                    message!("flaw-two-win-now", one = one, other = other)
                }
                Some(Task::Win { moves }) => {
                    message!("flaw-two-win", one = one, other = other, moves = moves)
                }
                Some(Task::Hold { within }) => {
                    message!("flaw-two-hold", one = one, other = other, moves = within)
                }
                _ => message!("flaw-two", one = one, other = other),
            }
        }
        (Flaw::TooClose { moves, .. }, _) => {
            let [one, other] = names(*moves);
            message!("flaw-close", one = one, other = other)
        }
        (Flaw::Lost { m, moves }, _) => {
            message!("flaw-not-saved", move = name(*m), moves = moves)
        }
        (Flaw::NothingWrong, Some(Task::Hold { within })) => {
            message!("flaw-all-hold", moves = within)
        }
        (Flaw::NothingWrong, _) => message!("flaw-all"),
        (Flaw::Faster { m, moves: 1 }, _) => {
            message!("flaw-faster-now", move = name(*m), asked = asked)
        }
        (Flaw::Faster { m, moves }, _) => message!(
            "flaw-faster",
            move = name(*m),
            moves = *moves,
            asked = asked
        ),
    }
}
