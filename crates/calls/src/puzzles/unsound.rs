//! Why a position is no puzzle, in words.

use tessera_puzzles::proof::{Flaw, Unsound};

use crate::game::WireGame;

/// The reason, in one sentence without its full stop.
pub fn why<G: WireGame>(position: &G, unsound: &Unsound<G::Move>) -> String {
    match unsound {
        Unsound::TooLarge => {
            "the proof takes more positions than the service enters for one puzzle".to_owned()
        }
        Unsound::NoChoice => "no seat is to choose a move in this position".to_owned(),
        Unsound::Greedy => {
            "the move that looks best is right at every step, and the puzzle is above level 1"
                .to_owned()
        }
        Unsound::Flawed { line, flaw } => {
            let mut there = position.clone();
            let mut moves = Vec::new();
            for &m in line {
                moves.push(there.notation(m));
                there.play(m);
            }
            let after = match &*moves {
                [] => String::new(),
                moves => format!("after {}, ", moves.join(", ")),
            };
            let [one, other] = match flaw {
                Flaw::Several(moves) | Flaw::TooClose { moves, .. } => {
                    moves.map(|m| there.notation(m))
                }
                Flaw::NoSolution | Flaw::NothingWrong => Default::default(),
            };
            match flaw {
                Flaw::NoSolution => format!("{after}no move does what is asked"),
                Flaw::Several(_) => format!("{after}both {one} and {other} do what is asked"),
                Flaw::TooClose { .. } => format!("{after}{other} is almost as good as {one}"),
                Flaw::NothingWrong => format!("{after}every move does what is asked"),
            }
        }
    }
}
