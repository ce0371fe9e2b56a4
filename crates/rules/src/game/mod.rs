//! What every game offers to searches, engines, puzzles, pictures and the service: seats, turns, moves, payoffs, text
//! forms, symmetries.
//!
//! This layer knows no particular game, no JSON and no HTTP. A game implements [`Game`] (the rules, as
//! search needs them), [`Position`] (the text forms and the reasons for a refusal), [`Symmetric`]
//! (canonical forms) and [`Compose`] (random consistent positions, for tests and puzzles). The markers
//! [`PerfectInfo`], [`ZeroSum`], [`Keyed`] and [`Observe`] say which searches suit it.

mod fault;
pub mod grammar;
mod markers;
pub mod perft;
pub mod random;
mod seat;
mod symmetry;
#[cfg(any(test, feature = "reference"))]
pub mod toy;
pub mod zobrist;

pub use fault::{Fault, FaultKind, MOST_ECHOED, Step, quoted, shortened};
pub use markers::{Duel, Keyed, Observe, PerfectInfo, Repetition, ZeroSum, difference};
pub use seat::{MAX_SEATS, PerSeat, Seat, SeatSet};
pub use symmetry::Symmetric;

use std::borrow::Cow;
use std::fmt::Debug;
use std::hash::Hash;

use rand_chacha::ChaCha8Rng;

/// Who decides next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A seat chooses among [`Game::moves`]. The same seat may be due several times in a row.
    Seat(Seat),
    /// Chance is due: [`Game::moves`] lists nothing, the outcome is named by the caller or by a seed.
    Chance,
    /// The game is over: [`Game::payoffs`] says how.
    Over,
}

/// The rules of one game, on a state that is played forwards and backwards in place.
///
/// Nothing here assumes that seats alternate: a search negates a value only when the mover changes.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One decision. Equal moves in one position have the same effect, and every effect has one move.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// What [`Game::undo`] needs to take a move back: a copy for small states, a delta for large ones.
    type Undo;

    /// Number of seats, `1..=MAX_SEATS`.
    fn seats(&self) -> usize;

    /// Who decides next.
    fn turn(&self) -> Turn;

    /// Appends every legal move of the seat to move, each once, in an order that depends on the state
    /// only. Appends nothing when the turn is not a seat's.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Number of moves that [`Game::moves`] lists.
    fn count_moves(&self) -> u64 {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves.len() as u64
    }

    /// Makes a legal move (or, at [`Turn::Chance`], a possible outcome). The caller makes sure that it is legal; after
    /// an illegal move the state is unspecified, but never unsound.
    fn play(&mut self, m: Self::Move) -> Self::Undo;

    /// Takes back the last move played. `self == before` afterwards, field by field.
    fn undo(&mut self, undo: Self::Undo);

    /// What the finished game is worth to each seat, `None` while it is not over. Within one game, a higher payoff is a
    /// better result. With two seats, the difference of the payoffs counts.
    fn payoffs(&self) -> Option<PerSeat<i32>>;

    /// The seats that won: all of them for a shared win; empty while not over and for a draw.
    fn winners(&self) -> SeatSet;

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Whether chance decides next. A game without chance can answer this without finding out whether it is over.
    #[inline]
    fn awaits_chance(&self) -> bool {
        self.turn() == Turn::Chance
    }
}

/// The text forms of a game's positions and moves, and the reasons for refusing one.
pub trait Position: Game {
    /// What must agree for two positions of one game to count as the same, where the third occurrence is a draw. `()`
    /// in a game without such a rule.
    type Repetition: Clone + Eq + Hash + Send;
    /// The ruling that makes a third occurrence a draw, if the game has one.
    const REPETITION_RULE: Option<&'static str> = None;

    /// The seat that acts next, or would have acted next in a finished position.
    fn to_move(&self) -> Seat;

    /// The position key: one line that [`Position::from_key`] reads back to an equal position.
    fn key(&self) -> String;

    /// Reads a position key, its parts in any order that the rules page allows.
    ///
    /// # Errors
    /// [`FaultKind::Malformed`] when the text is no key, [`FaultKind::Inconsistent`] with a ruling when it
    /// describes no possible position.
    fn from_key(key: &str) -> Result<Self, Fault>;

    /// The notation of a legal move of this position; unique among the position's moves.
    fn notation(&self, m: Self::Move) -> String;

    /// A notation with its letters in the case in which [`Position::notation`] writes them. No two moves of a game differ
    /// in case alone, so requests may have either case.
    fn in_own_case(text: &str) -> Cow<'_, str>;

    /// Reads a move in its canonical notation, in letters of either case, and checks that it is legal here. `chance`
    /// decides what the notation leaves to a seed (only where the game has chance).
    ///
    /// The caller must have made sure that the position is not over.
    ///
    /// # Errors
    /// [`FaultKind::Malformed`] when the text is no move of the game, [`FaultKind::Illegal`] with the
    /// ruling that it breaks otherwise.
    fn parse_move(&self, text: &str, chance: Option<&mut ChaCha8Rng>) -> Result<Self::Move, Fault>;

    /// What this position has in common with its repetitions.
    fn repetition(&self) -> Self::Repetition;
}

/// Random consistent positions that need not be reachable from a start, for conformance tests, fuzzers and puzzle
/// composition.
pub trait Compose: Game {
    /// A random consistent position. Every kind of position that the game knows has a fair chance: small, large, far
    /// from any start, and now and then finished.
    fn compose(rng: &mut ChaCha8Rng) -> Self;
}
