//! Properties of games, as traits: a search that needs a property has the trait as a bound, and does not compile for a
//! game without it.

use super::random::Stream;
use super::{Game, PerSeat, Seat, SeatSet, Turn};

/// A game without hidden information or chance: [`Game::turn`] is never [`Turn::Chance`], and every seat sees the whole
/// state.
pub trait PerfectInfo: Game {}

/// A game of exactly two seats in which one seat's gain is the other's loss. The result is the difference of their
/// payoffs, seat 0's less seat 1's. The seats need not alternate.
pub trait ZeroSum: Game {}

/// Recurrence of positions in a game, and its meaning for searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repetition {
    /// No position can occur twice in one game.
    Never,
    /// A position that recurs on the current line counts as a draw, and two positions with equal
    /// [`Keyed::repetition_key`] are equal in everything that matters for the future.
    SameState,
    /// Same as [`Repetition::SameState`], but positions with equal repetition keys may differ in details that matter
    /// (such as the positions that may not be repeated next). Wins are then verified along every line before they are
    /// called proved.
    Coarser,
}

/// A game with hashes of its positions.
pub trait Keyed: Game {
    /// Recurrence of positions. The default suits games in which every move is irreversible.
    const REPETITION: Repetition = Repetition::Never;

    /// Returns a 128-bit hash of everything that matters for the future, including the seat to move; equal for equal
    /// positions. The points of [`Keyed::settled`] may be left out.
    ///
    /// Searches treat two positions with the same fingerprint as equal, even in answers that are called exact. With `n`
    /// positions in a search, the probability that any two of them collide is below `n * n / 2^129`: for 10^10
    /// positions, 1.5e-19. A Zobrist hash of 128-bit words ([`crate::game::zobrist`]) has this property for positions
    /// that were not constructed to break it.
    fn fingerprint(&self) -> u128;

    /// Returns the part of the difference of payoffs (seat 0's less seat 1's) that is already settled. The final
    /// difference must be this part plus a term that depends on the fingerprint alone. Positions that differ only in
    /// points scored so far then share their table entry. 0 is always correct, and required in games with repetitions.
    fn settled(&self) -> i32 {
        0
    }

    /// Returns the key on which two positions on one line must agree to count as a repetition; `None` if this position
    /// can't recur. Called only if [`Keyed::REPETITION`] is not [`Repetition::Never`].
    fn repetition_key(&self) -> Option<u128> {
        None
    }
}

/// A game with hidden information or chance, as the seat to move sees it.
///
/// The implementing type is the *view*: it lists the moves of the seat to move, and may have [`Turn::Chance`]. Its
/// *worlds* are complete: all hidden information and every future draw are fixed in them (racks, the order of the bag),
/// so a world has no chance nodes.
pub trait Observe: Game {
    /// A completed view.
    type World: PerfectInfo<Move = Self::Move>;

    /// Returns a random world consistent with this view, with the probability that the view implies. If the view waits
    /// for a draw, the draw has happened in the world. Equal random streams give equal worlds.
    fn sample(&self, rng: &mut Stream) -> Self::World;

    /// Plays a move that is legal in this view in a world sampled from it. If the move places a tile that is face down
    /// in the view, the seat may not have it in the world; implementations then exchange hidden tiles in the world so
    /// that the move is possible.
    fn enter(&self, world: &mut Self::World, m: Self::Move) {
        world.play(m);
    }

    /// True if only one world is possible. Then [`Observe::sample`] returns it, and a search of that world is a search
    /// of the game.
    fn is_open(&self) -> bool {
        false
    }
}

impl<G: PerfectInfo> Observe for G {
    type World = G;

    fn sample(&self, _rng: &mut Stream) -> G {
        self.clone()
    }

    fn is_open(&self) -> bool {
        true
    }
}

/// A game for any number of seats, here with two: zero-sum on the difference of their payoffs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Duel<G>(G);

impl<G: Game> Duel<G> {
    /// Wraps a game if it has two seats.
    pub fn new(game: G) -> Option<Duel<G>> {
        (game.seats() == 2).then_some(Duel(game))
    }

    /// Returns the game itself.
    pub fn game(&self) -> &G {
        &self.0
    }
}

impl<G: Game> Game for Duel<G> {
    type Move = G::Move;
    type Undo = G::Undo;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline]
    fn moves(&self, out: &mut Vec<G::Move>) {
        self.0.moves(out);
    }

    fn count_moves(&self) -> u64 {
        self.0.count_moves()
    }

    #[inline]
    fn play(&mut self, m: G::Move) -> G::Undo {
        self.0.play(m)
    }

    #[inline]
    fn undo(&mut self, undo: G::Undo) {
        self.0.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.0.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.0.winners()
    }
}

impl<G: Game> ZeroSum for Duel<G> {}
impl<G: PerfectInfo> PerfectInfo for Duel<G> {}

impl<G: Keyed> Keyed for Duel<G> {
    const REPETITION: Repetition = G::REPETITION;

    #[inline]
    fn fingerprint(&self) -> u128 {
        self.0.fingerprint()
    }

    #[inline]
    fn settled(&self) -> i32 {
        self.0.settled()
    }

    #[inline]
    fn repetition_key(&self) -> Option<u128> {
        self.0.repetition_key()
    }
}

/// Returns the final difference of payoffs of a finished two-seat game for `seat`. Payoffs are limited to ±2^29.
#[inline]
pub fn difference<G: ZeroSum>(game: &G, seat: Seat) -> i32 {
    const LIMIT: i32 = 1 << 29;
    let Some(payoffs) = game.payoffs() else {
        return 0;
    };
    let first = payoffs[0].clamp(-LIMIT, LIMIT) - payoffs[1].clamp(-LIMIT, LIMIT);
    if seat == Seat::FIRST { first } else { -first }
}
