//! The interface of every game to searches, engines, puzzles, pictures and the service: seats, turns, moves, payoffs,
//! text forms, symmetries.
//!
//! This layer knows no particular game, no JSON and no HTTP. A game implements [`Game`] (the rules for searches),
//! [`Position`] (the text forms and the reasons for a refusal), [`Symmetric`] (canonical forms) and [`Compose`] (random
//! consistent positions, for tests and puzzles). The markers [`PerfectInfo`], [`ZeroSum`], [`Keyed`] and [`Observe`]
//! determine the searches that suit it.

pub mod discs;
mod fault;
pub mod grammar;
mod markers;
pub mod nestortile;
pub mod perft;
pub mod random;
mod seat;
mod symmetry;
#[cfg(any(test, feature = "reference"))]
pub mod toy;
pub mod zobrist;

pub use fault::{Exceeded, Fault, FaultKind, MOST_ECHOED, Step, quoted, shortened};
pub use markers::{Duel, Keyed, Observe, PerfectInfo, Repetition, ZeroSum, difference};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use symmetry::Symmetric;

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use rand_chacha::ChaCha8Rng;

/// The next decision-maker: a seat, chance, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A seat chooses among [`Game::moves`]. The same seat may move several times in a row.
    Seat(Seat),
    /// Chance decides: [`Game::moves`] lists nothing; the outcome is given by the caller or drawn from a seed.
    Chance,
    /// The game is over, with the result of [`Game::payoffs`].
    Over,
}

/// The rules of one game, on a state that is played forwards and backwards in place.
///
/// Seats need not alternate: a search negates a value only when the mover changes.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One decision. Different moves of one position have different effects.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// Data with which [`Game::undo`] takes a move back: a copy for small states, a delta for large ones.
    type Undo;

    /// Returns the number of seats, `1..=MAX_SEATS`.
    fn seats(&self) -> usize;

    /// Returns the next decision-maker.
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat to move, each once, in an order that depends on the state only. Appends
    /// nothing if no seat is to move.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Returns the moves that [`Game::moves`] lists.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves
    }

    /// Returns the number of moves that [`Game::moves`] lists.
    fn count_moves(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// Makes a legal move (or, at [`Turn::Chance`], a possible outcome). The caller must ensure that it is legal; after
    /// an illegal move the state is unspecified, but never unsound.
    fn play(&mut self, m: Self::Move) -> Self::Undo;

    /// Returns the state after [`Game::play`].
    fn played(&self, m: Self::Move) -> Self {
        let mut after = self.clone();
        after.play(m);
        after
    }

    /// Takes back the last move played. `self == before` afterwards, field by field.
    fn undo(&mut self, undo: Self::Undo);

    /// Returns the payoff of the finished game for each seat; `None` while it is not over. Within one game, a higher
    /// payoff is a better result. With two seats, the difference of the payoffs counts.
    fn payoffs(&self) -> Option<PerSeat<i32>>;

    /// Returns the seats that won: all of them for a shared win; none while the game is not over and for a draw.
    fn winners(&self) -> SeatSet;

    /// True if the game is over.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// True if chance decides next. A game without chance can answer this without checking whether it is over.
    #[inline]
    fn awaits_chance(&self) -> bool {
        self.turn() == Turn::Chance
    }
}

/// The text forms of a game's positions and moves, and the reasons for refusing one.
pub trait Position: Game {
    /// Key on which two positions of one game must agree to count as the same under a rule that the third occurrence is
    /// a draw. `()` in a game without such a rule.
    type Repetition: Clone + Eq + Hash + Send;
    /// The ruling that makes a third occurrence a draw, if the game has one.
    const REPETITION_RULE: Option<&'static str> = None;

    /// Returns the seat that acts next, or would have acted next in a finished position.
    fn to_move(&self) -> Seat;

    /// Returns the position key: one line from which [`Position::from_key`] restores an equal position.
    fn key(&self) -> String;

    /// Parses a position key, with its parts in any order that the rules page allows.
    ///
    /// # Errors
    /// [`FaultKind::Malformed`] if the text is not a key, [`FaultKind::Inconsistent`] with a ruling if the position is
    /// not possible.
    fn from_key(key: &str) -> Result<Self, Fault>;

    /// Returns the notation of a legal move of this position; unique among the position's moves.
    fn notation(&self, m: Self::Move) -> String;

    /// Returns the notations of the moves of a line, each as written in the position that it is made in.
    fn notations(&self, line: &[Self::Move]) -> Vec<String> {
        let mut walk = self.clone();
        let notation = |&m: &Self::Move| {
            let notation = walk.notation(m);
            walk.play(m);
            notation
        };
        line.iter().map(notation).collect()
    }

    /// Returns a notation with its letters in the case of [`Position::notation`]. No two moves of a game differ in case
    /// alone, so requests may use either case.
    fn in_own_case(text: &str) -> Cow<'_, str>;

    /// Parses a move in its canonical notation, in letters of either case, and checks that it is legal here. `chance`
    /// decides the parts that the notation leaves to a seed (only if the game has chance).
    ///
    /// The caller must ensure that the position is not over.
    ///
    /// # Errors
    /// [`FaultKind::Malformed`] if the text is not a move of the game, otherwise [`FaultKind::Illegal`] with the ruling
    /// that it breaks.
    fn parse_move(&self, text: &str, chance: Option<&mut ChaCha8Rng>) -> Result<Self::Move, Fault>;

    /// Returns the key that this position shares with its repetitions.
    fn repetition(&self) -> Self::Repetition;
}

/// Random consistent positions that need not be reachable from a start, for conformance tests, fuzzers and puzzle
/// composition.
pub trait Compose: Game {
    /// Returns a random consistent position. Every kind of position of the game has a fair chance: small, large, far
    /// from any start, and occasionally finished.
    fn compose(rng: &mut ChaCha8Rng) -> Self;
}
