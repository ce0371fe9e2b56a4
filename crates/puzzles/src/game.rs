//! What a game adds to have puzzles.

use rand_chacha::ChaCha8Rng;

use crate::beauty::Beauty;
use crate::difficulty::Difficulty;
use crate::solution::ProvedSolution;
use crate::task::{MoveValue, Task};
use tessera_engines::Engine;
use tessera_rules::game::Seat;
use tessera_rules::game::random::below;
use tessera_search::Budget;

/// A game that puzzles are made of.
///
/// A released generator is frozen: whatever changes the outcome of a recipe needs a new version. The kinds of all versions
/// live side by side ([`crate::generator`]).
pub trait PuzzleGame: Engine {
    /// Version of the generator that new wishes and sets use, 1 at first. Kinds of a later version are being worked
    /// on, and are not offered.
    const GENERATOR: u32;
    /// What may be asked, by the version that introduced it, in each the easiest kind first. A kind's place in this list is
    /// its number in code, which seeds its attempts, so that new kinds stand last; its [`KindCard::id`] is its name in ids
    /// and requests, and no other kind has that in any version that offers it.
    const KINDS: &'static [KindCard];
    /// The themes that [`PuzzleGame::themes`] finds.
    const THEMES: &'static [ThemeCard];
    /// Pairs of themes that no puzzle has both.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[];
    /// The puzzles of days, in the form that [`crate::calendar::recipes`] reads, of the versions of the generator up to the
    /// one in use.
    const CALENDAR: &'static str;
    /// The puzzles of kinds that are too rare to be found when one is wished for, in the form that
    /// [`crate::shelf::recipes`] reads.
    const SHELF: &'static str = "";
    /// The weights of the game's linear rating model.
    const RATING: RatingModel;

    /// Looks once for a position in which a puzzle of this kind may hide, with `rng` as the only source of
    /// chance. Takes at most a few milliseconds in a release build, and mostly finds nothing. The seat to move is the
    /// solver's.
    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Self>>;

    /// The value under this task of every legal move of the solver, who is to move: each move once, in any order.
    /// Values are proved, never estimated. `None` when the budget does not suffice.
    ///
    /// - [`Task::Win`]: `1 + task.moves - n` when the move wins by force with `n <= task.moves` moves of the solver
    ///   (this one counted) against every defence; 0 when it does not.
    /// - [`Task::Hold`]: 0 when the opponent then wins by force with at most `within` moves of its own; 1 when not.
    /// - [`Task::Best`]: the points that [`KindCard::unit`] names, when all sides play their best: an exact number, or
    ///   a mean over all draws where chance is involved.
    fn move_values(&self, task: Task, budget: &mut Budget) -> Option<Vec<MoveValue<Self::Move>>>;

    /// The best reply of the seat to move, which is not the solver's, where `task` is left for the solver: the reply
    /// after which the solver gets least; among replies that lose, the one that loses latest. `None` when the budget
    /// does not suffice.
    ///
    /// After a wrong move of the solver this is the reply that refutes it. `task` is then what a right move would
    /// have left. After a wrong last move it is the task itself, whose horizon ([`Task::Best`]) is shorter by that
    /// move.
    fn best_defence(&self, solver: Seat, task: Task, budget: &mut Budget) -> Option<Self::Move>;

    /// How good a legal move of the seat to move looks to people who do not look ahead, by what shows at once: points
    /// gained, discs captured and the like. Only the order of the numbers counts.
    fn surface_appeal(&self, m: Self::Move) -> i64;

    /// How many moves a task looks ahead from this position: moves of the solver, but of the opponent for
    /// [`Task::Hold`].
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        match task {
            Task::Win { moves } => moves,
            Task::Hold { within } => within,
            Task::Best { horizon, .. } => horizon,
        }
    }

    /// The question of a puzzle of this kind that looks so many moves ahead ([`PuzzleGame::horizon`]): one full
    /// sentence, in which the number stands.
    fn question(kind: usize, horizon: u32) -> String;

    /// Whether a puzzle of a kind may have a theme of its version or an earlier one: false only where the question rules
    /// it out. [`crate::generator::may_have`] looks at versions too.
    fn may_have(kind: usize, theme: &str) -> bool;

    /// The themes of a proved puzzle: ids out of [`PuzzleGame::THEMES`], in the order of that list. Each theme is a
    /// mechanical predicate on the position and its solution. What is later than the puzzle's version is left out
    /// afterwards.
    fn themes(position: &Self, solution: &ProvedSolution<Self::Move>) -> Vec<&'static str>;

    /// The rating of a proved puzzle, in points within [`crate::rating::RANGE`], by a better model than the linear one
    /// ([`crate::rating::rate`]); `None` for kinds that have none. It is the same on every machine.
    fn rating(
        _position: &Self,
        _kind: usize,
        _solution: &ProvedSolution<Self::Move>,
    ) -> Option<u32> {
        None
    }

    /// How beautiful a proved puzzle with these themes is. Asked for in versions of the generator from 2 on.
    fn beauty(
        _position: &Self,
        _solution: &ProvedSolution<Self::Move>,
        _themes: &[&'static str],
    ) -> Beauty {
        Beauty::default()
    }

    /// The game's own features for its rating, which follow those that every puzzle has
    /// ([`crate::rating::FEATURES`]): always the same number of whole numbers. The features of all puzzles of a game
    /// are fitted together.
    fn features(
        _position: &Self,
        _kind: usize,
        _solution: &ProvedSolution<Self::Move>,
    ) -> Vec<i64> {
        Vec::new()
    }

    /// Two hints for this position, in which `accepted` are the good moves: first where to look or what to look for,
    /// then which piece, tile or place it is about. Each is one plain sentence; neither names a whole move.
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
    /// The version of the generator that introduced it; a part of its puzzles' ids.
    pub generator: u32,
    /// The last version that offers it, in wishes and new sets; `None` while every later one does.
    pub until: Option<u32>,
    /// What is asked, one sentence without the number of moves: [`PuzzleGame::question`] has it.
    pub question: &'static str,
    /// How it is made, what is proved, and by how much the best move is better than the second.
    pub description: &'static str,
    /// What [`MoveValue::value`] counts for [`Task::Best`] ("points of lead at the end"); empty for others.
    pub unit: &'static str,
    /// How much worse than the best every other move must be at every step, in [`KindCard::unit`].
    pub gap: f64,
    /// The difficulties that its generator can aim at. What comes out mostly has that difficulty or one next to it.
    pub difficulties: &'static [Difficulty],
}

impl KindCard {
    /// The difficulty that an attempt goes for: the aim in one of two cases, else one beside it. A wish for a difficulty
    /// tries the aims beside it as well, and would else come to nothing with these for long.
    pub(crate) fn target(&self, aim: Difficulty, rng: &mut ChaCha8Rng) -> Difficulty {
        let number = match below(rng, 4) {
            0 => aim.number() - 1,
            1 => aim.number() + 1,
            _ => aim.number(),
        };
        let beside = Difficulty::new(number).filter(|target| self.difficulties.contains(target));
        beside.unwrap_or(aim)
    }
}

/// One theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ThemeCard {
    /// Its name in requests and answers, such as `double-capture`.
    pub id: &'static str,
    /// The first version of the generator whose puzzles may have it.
    pub since: u32,
    /// The predicate, in words.
    pub description: &'static str,
}

/// A game's rating model: the rating is `(base[kind] + sum of weight * feature) / 1000`, cut to
/// [`crate::rating::RANGE`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RatingModel {
    /// By kind, in thousandths of a point.
    pub base: &'static [i64],
    /// Of each of [`crate::rating::FEATURES`], then of the game's own features, in thousandths of a point for one
    /// unit.
    pub weights: &'static [i64],
}

/// A position in which a puzzle may hide.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate<G> {
    /// The position; the solver is to move.
    pub position: G,
    /// The question.
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
