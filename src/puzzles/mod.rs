//! Puzzles: positions with one good answer, found by search, proved by search, named by a short id.
//!
//! A game says how candidates are found, what its moves are worth under a [`Task`] and what people may be
//! told ([`PuzzleGame`]). Everything else is written once for all games: proving that the solution is the only
//! one ([`build`]), rating, ids, judging a solver's moves, hints, the puzzle of the day.
//!
//! A puzzle is a function of its [`Recipe`] alone, so that an id is enough to make it again: no database.
//! Nothing in here knows JSON or HTTP.

pub mod build;
pub mod daily;
pub mod forced;
pub mod id;
mod ingenious;
pub mod judge;
mod nebuchadnezzar;
mod octopus;
pub mod puzzle;
pub mod rating;
pub mod seek;
mod temple;
mod themisto;

use rand_chacha::ChaCha8Rng;

use crate::engines::Engine;
use crate::game::Seat;
use crate::search::Budget;

/// A game that puzzles are made of.
///
/// A released generator is frozen: what changes the outcome of a recipe needs a new [`PuzzleGame::GENERATOR`].
pub trait PuzzleGame: Engine {
    /// Version of the generator, 1 at first; a part of every id.
    const GENERATOR: u32;
    /// What may be asked, the easiest kind first. A kind's place in this list is its number in code, its
    /// [`KindCard::id`] its name in ids and requests.
    const KINDS: &'static [KindCard];
    /// The themes that [`PuzzleGame::themes`] finds.
    const THEMES: &'static [ThemeCard];

    /// Looks once for a position in which a puzzle of this kind may hide, with `rng` as the only source of
    /// chance. Takes at most a few milliseconds in a release build, and comes to nothing more often than
    /// not. The seat to move is the solver's.
    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Self>>;

    /// What every legal move of the solver, who is to move, is worth under this task: each once, in any order.
    /// Proved, not estimated, whatever the budget: `None` when the budget does not suffice.
    ///
    /// - [`Task::Win`]: `1 + task.moves - n` when the move wins by force with `n <= task.moves` moves of the solver
    ///   (this one counted) against every defence; 0 when it does not.
    /// - [`Task::Hold`]: 0 when the opponent then wins by force with at most `within` moves of its own; 1 when not.
    /// - [`Task::Best`]: the points that the kind's card names, under best play of all, as an exact number (a mean over chance, where all of it was averaged).
    fn appraise(&self, task: Task, budget: &mut Budget) -> Option<Vec<Appraised<Self::Move>>>;

    /// The best reply of the seat to move, which is not the solver's, where `task` is left for the solver: the one
    /// after which the solver gets least; among those that lose, the one that takes longest. After a wrong
    /// move it is the one that shows why; then `task` is what a right one would have left: after a wrong last
    /// move the task itself, with a horizon ([`Task::Best`]) that is shorter by that move. `None` when the budget does not suffice.
    fn resist(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Self::Move>;

    /// How tempting a legal move of the seat to move looks at first sight (points gained, discs captured,
    /// ...), to people who do not look ahead. Only the order counts.
    fn lure(&self, m: Self::Move) -> i64;

    /// The themes of a proved puzzle: ids out of [`PuzzleGame::THEMES`], in the order of that list, each a mechanical
    /// predicate on the position and its solution.
    fn themes(position: &Self, proof: &Proof<Self::Move>) -> Vec<&'static str>;

    /// What the game adds to the features that every puzzle has ([`rating::FEATURES`]), for its rating: always
    /// the same number of them, whole numbers. The features of all puzzles of a game are fitted together.
    fn features(_position: &Self, _kind: usize, _proof: &Proof<Self::Move>) -> Vec<i64> {
        Vec::new()
    }

    /// The weights of the rating model of this game.
    const RATING: rating::Model;

    /// What a solver who asks is told in this position, in which `accepted` are the good moves: first where
    /// to look or what to look for, then which piece, tile or place it is about. One plain sentence each; neither
    /// names a whole move.
    fn hints(&self, kind: usize, accepted: &[Self::Move]) -> [String; 2];

    /// What a move does beyond what the rules say of it, in a few words that may follow "R4 to (2,-1): 3 for
    /// red westward" ("takes the last open end", "leaves only one defence"). `None` when there is nothing to say.
    fn remark(&self, m: Self::Move, task: Task) -> Option<String>;
}

/// One kind of puzzle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KindCard {
    /// Its name in ids and requests: lower-case letters and digits with hyphens between them, such as `win-in-2`.
    pub id: &'static str,
    /// What is asked, one sentence: "Win in two moves, whatever the opponent does."
    pub question: &'static str,
    /// How it is made, what is proved, and by how much the best move is better than the second.
    pub description: &'static str,
    /// What [`Appraised::worth`] counts for [`Task::Best`] ("points of lead at the end"); empty for others.
    pub unit: &'static str,
    /// How much worse than the best every other move must be at every step, in the worth's unit.
    pub gap: f64,
    /// The difficulties that its generator can aim at. What comes out is mostly of that one or its neighbours.
    pub difficulties: &'static [Difficulty],
}

/// One theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThemeCard {
    /// Its name in requests and answers, such as `double-capture`.
    pub id: &'static str,
    /// The predicate, in words.
    pub description: &'static str,
}

/// How hard a puzzle is, from 1 (a beginner sees it at once) to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The lowest.
    pub const MIN: Difficulty = Difficulty(1);
    /// The highest.
    pub const MAX: Difficulty = Difficulty(5);
    /// All of them, ascending.
    pub const ALL: [Difficulty; 5] = [
        Difficulty(1),
        Difficulty(2),
        Difficulty(3),
        Difficulty(4),
        Difficulty(5),
    ];

    /// The difficulty with this number, if there is one.
    pub const fn new(number: u8) -> Option<Difficulty> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 {
            Some(Difficulty(number))
        } else {
            None
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What the solver is to do. `moves` counts the solver's own moves that are left to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Task {
    /// Win with at most so many moves, whatever the others do.
    Win {
        /// The solver's moves left.
        moves: u32,
    },
    /// Make the one move after which the opponent cannot win by force with at most `within` moves of its own.
    Hold {
        /// The opponent's moves that are looked at.
        within: u32,
    },
    /// Make the best move, so many times.
    Best {
        /// The solver's moves left to make.
        moves: u32,
        /// The solver's moves that the worth counts, this one included: `moves` or more. Kinds whose worth
        /// looks to the end of the game do not ask.
        horizon: u32,
    },
}

impl Task {
    /// The solver's moves left to make.
    pub fn moves(self) -> u32 {
        match self {
            Task::Win { moves } | Task::Best { moves, .. } => moves,
            Task::Hold { .. } => 1,
        }
    }

    /// What is left to do after a move of the solver; `None` when it was the last.
    pub fn after_move(self) -> Option<Task> {
        let left = self.moves().checked_sub(1).filter(|&left| left > 0)?;
        Some(match self {
            Task::Win { .. } => Task::Win { moves: left },
            Task::Best { horizon, .. } => Task::Best {
                moves: left,
                horizon: horizon.saturating_sub(1),
            },
            Task::Hold { .. } => return None,
        })
    }

    /// Whether a move worth `worth` where the best is worth `best` does what the task asks.
    pub fn accepts(self, worth: f64, best: f64) -> bool {
        match self {
            Task::Win { .. } | Task::Hold { .. } => worth >= 1.0,
            // Means of exact numbers may differ in their last bits.
            Task::Best { .. } => worth >= best - 1e-9,
        }
    }
}

/// A position in which a puzzle may hide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate<G> {
    /// The position; the solver is to move.
    pub position: G,
    /// What is asked.
    pub task: Task,
    /// Where the position is from.
    pub origin: Origin,
}

/// Where a puzzle's position is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Reached from a start position by legal moves.
    Play,
    /// Put together; consistent, but perhaps never reached.
    Composed,
}

/// A move and what it is worth under a [`Task`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Appraised<M> {
    /// The move.
    pub m: M,
    /// Its worth; see [`PuzzleGame::appraise`].
    pub worth: f64,
}

/// A proved solution: the line under best play of all sides, and what it rests on at each of the solver's steps.
#[derive(Debug, Clone, PartialEq)]
pub struct Proof<M> {
    /// What was asked.
    pub task: Task,
    /// All moves of the line, the solver's and the others'.
    pub line: Vec<M>,
    /// The solver's steps, in order.
    pub steps: Vec<Step<M>>,
    /// Positions entered to prove all steps.
    pub nodes: u64,
}

/// One step of a solution at which the solver chooses.
#[derive(Debug, Clone, PartialEq)]
pub struct Step<M> {
    /// Where in [`Proof::line`] the solver's move stands.
    pub at: usize,
    /// All legal moves and their worth, best first; among equals by move.
    pub moves: Vec<Appraised<M>>,
    /// Positions entered to prove them.
    pub nodes: u64,
}

/// What a puzzle is made from; the same recipe always makes the same puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Recipe {
    /// Which of [`PuzzleGame::KINDS`].
    pub kind: usize,
    /// What the generator aims at. The puzzle is labelled with what it turns out to be.
    pub aim: Difficulty,
    /// Names a stream of attempts.
    pub seed: u64,
    /// Which of them, from 0.
    pub attempt: u32,
}
