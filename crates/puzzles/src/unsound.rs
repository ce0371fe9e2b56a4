//! Reasons why positions are no puzzles.

use crate::solution::line_image;
use tessera_messages::Id;
use tessera_rules::game::Symmetric;

/// The reason why a position is no puzzle of a kind.
#[derive(Debug, Clone, PartialEq)]
pub enum Unsound<M> {
    /// The proof does not fit into the budget.
    TooLarge,
    /// No seat is to choose a move.
    NoChoice,
    /// At the end of a line under best play by all, the solver does not have exactly one good move.
    Flawed {
        /// The line from the position to that step.
        line: Vec<M>,
        /// The flaw of that step.
        flaw: Flaw<M>,
    },
    /// In this solution, the move that looks best is right at every step, and the rating is above level 1.
    Greedy(Vec<M>),
    /// The position or its solution is not of the kind; the sentence gives the reason.
    WrongType(Id),
    /// The kind has only puzzles with other ratings than this one.
    WrongRating(u32),
}

impl<M> From<Id> for Unsound<M> {
    fn from(reason: Id) -> Unsound<M> {
        Unsound::WrongType(reason)
    }
}

impl<M: Copy> Unsound<M> {
    /// A flaw in the position itself.
    pub(crate) fn at_once(flaw: Flaw<M>) -> Unsound<M> {
        Unsound::Flawed { line: Vec::new(), flaw }
    }

    /// The same reason for the image of `position`.
    pub(crate) fn image<G: Symmetric<Move = M>>(
        self,
        position: &G,
        symmetry: &G::Symmetry,
    ) -> Unsound<M> {
        match self {
            Unsound::Greedy(line) => Unsound::Greedy(line_image(position, symmetry, &line).0),
            Unsound::Flawed { line, flaw } => {
                let (line, there) = line_image(position, symmetry, &line);
                let flaw = flaw.map(|m| there.move_image(symmetry, m));
                Unsound::Flawed { line, flaw }
            }
            other => other,
        }
    }
}

/// The reason why a step of the solver does not have exactly one solution.
#[derive(Debug, Clone, PartialEq)]
pub enum Flaw<M> {
    /// No move fulfils the task.
    NoSolution,
    /// These two moves fulfil it and lead to different positions.
    Several([M; 2]),
    /// The second move is worse than the first, but by less than the kind's gap.
    TooClose {
        /// The best move and the next.
        moves: [M; 2],
        /// The difference.
        margin: f64,
    },
    /// Every legal move fulfils it.
    NothingWrong,
    /// This move wins by force with fewer moves than the task has.
    Faster {
        /// The move.
        m: M,
        /// The moves that it takes, this one included.
        moves: u32,
    },
    /// The only move that holds does not save the game: after it, the opponent wins by force, beginning with this move,
    /// within twice the horizon of the task.
    Lost {
        /// The move of the opponent.
        m: M,
        /// The moves that it takes, this one included.
        moves: u32,
    },
}

impl<M: Copy> Flaw<M> {
    /// The same flaw with other moves.
    fn map(self, image: impl Fn(M) -> M) -> Flaw<M> {
        match self {
            Flaw::NoSolution => Flaw::NoSolution,
            Flaw::NothingWrong => Flaw::NothingWrong,
            Flaw::Several(moves) => Flaw::Several(moves.map(image)),
            Flaw::TooClose { moves, margin } => Flaw::TooClose { moves: moves.map(image), margin },
            Flaw::Faster { m, moves } => Flaw::Faster { m: image(m), moves },
            Flaw::Lost { m, moves } => Flaw::Lost { m: image(m), moves },
        }
    }
}
