//! The parts that a game implements to have puzzles.

use rand_chacha::ChaCha8Rng;
use tessera_messages::{Id, Text};

use crate::beauty::Beauty;
use crate::content::PositionCode;
use crate::difficulty::Difficulty;
use crate::pattern::Mark;
use crate::solution::ProvedSolution;
use crate::task::{MoveValue, Task};
use crate::unsound::Unsound;
use tessera_engines::Engine;
use tessera_rules::game::random::below;
use tessera_rules::game::{Position, Seat};
use tessera_search::Budget;

/// A game that has puzzles. Each part is implemented in the module that does the work.
pub trait PuzzleGame:
    Engine + PositionCode + PuzzleKinds + OfKind + Generate + Prove + Themed + Rated + Hinted
{
}

impl<G> PuzzleGame for G where
    G: Engine + PositionCode + PuzzleKinds + OfKind + Generate + Prove + Themed + Rated + Hinted
{
}

/// The kinds of a game's puzzles.
pub trait PuzzleKinds: Sized {
    /// The kinds; a kind is passed around as its place in this list, its [`KindCard::id`] is its name in requests.
    const KINDS: &'static [KindCard];

    /// The kinds whose puzzles of level 4 and 5 are kept for Sundays: rare or good ones.
    const SUNDAYS: &'static [usize] = &[];

    /// The number of moves that a task looks ahead from this position: moves of the solver, but of the opponent for
    /// [`Task::Hold`].
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        match task {
            Task::Win { moves } => moves,
            Task::Hold { within } => within,
            Task::Best { horizon, .. } => horizon,
        }
    }

    /// The question of a puzzle of this kind that looks `horizon` moves ahead ([`PuzzleKinds::horizon`]), in one full
    /// sentence.
    fn question(kind: usize, horizon: u32) -> Text {
        let id = Self::KINDS[kind].question_within.0;
        Text::message(id, vec![("within", horizon.into())])
    }
}

/// Decides whether positions and their solutions are of a kind. Generators and verification ask the same questions.
pub trait OfKind: Position {
    /// The tasks that a kind may ask in this position, in which a seat is to move: those with the nearest end first. A
    /// [`Task::Best`] has the most moves that may be asked.
    ///
    /// # Errors
    /// A sentence to the solver that names the condition that the position lacks.
    fn tasks(&self, kind: usize) -> Result<Vec<Task>, Id>;

    /// True if every move of a [`Task::Best`] of this kind must be found. Otherwise the task is shortened to the moves
    /// that are the only ones.
    fn is_whole(_kind: usize) -> bool {
        false
    }

    /// Checks that a proved solution fits the question of the kind.
    ///
    /// # Errors
    /// The reason why it does not fit; [`Unsound::TooLarge`] when the budget does not suffice.
    fn check(
        &self,
        kind: usize,
        solution: &ProvedSolution<Self::Move>,
        budget: &mut Budget,
    ) -> Result<(), Unsound<Self::Move>>;
}

/// The answer of [`OfKind`]: `Ok` where a condition holds, its reason where it does not.
pub(crate) fn needs(condition: bool, reason: Id) -> Result<(), Id> {
    if condition { Ok(()) } else { Err(reason) }
}

/// Finds positions for puzzles.
pub trait Generate: Position {
    /// The kinds of which a library takes few puzzles of one [pattern](Generate::pattern) and level, all kinds together.
    const PATTERNED: &'static [usize] = &[];
    /// Most puzzles of one pattern and level.
    const OF_A_PATTERN: usize = 12;

    /// The pattern of a puzzle with this first move: what puzzles of one idea have in common, as numbers.
    fn pattern(&self, _first: Self::Move) -> Vec<Mark> {
        Vec::new()
    }

    /// The same position under the usual rules, if this one has other rules. A puzzle that is the same under the usual
    /// rules is asked under them.
    fn under_usual_rules(&self) -> Option<Self> {
        None
    }

    /// Looks once for a position that may be a puzzle of this kind, with `rng` as the only source of chance. Takes a
    /// few milliseconds in a release build, and usually finds nothing. The seat to move is the solver's.
    fn candidate(kind: usize, aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Self>>;

    /// True if a proved puzzle is too plain: a rule of thumb finds its first move, or there is too little to choose
    /// from. It is sound, but attempts don't return it, and the library does without it as far as it can.
    fn is_plain(
        &self,
        kind: usize,
        level: Difficulty,
        solution: &ProvedSolution<Self::Move>,
    ) -> bool;
}

/// Proves the values of moves under a task.
pub trait Prove: Position {
    /// True if a seat that can't move has lost: a reply then shows that a move did not win.
    const STRANDS: bool = false;

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

    /// True if the value of a task shows on the board, although the line could go on.
    fn is_settled(&self, _solver: Seat, _task: Task) -> bool {
        false
    }

    /// True if the seat to move makes a move of the kind that the question asks for, and no step on the way to the next one.
    fn is_choice(&self) -> bool {
        true
    }

    /// Returns the appeal of a legal move to people who don't look ahead: points gained, discs captured and other
    /// immediate effects. Only the order of the numbers counts.
    fn surface_appeal(&self, m: Self::Move) -> i64;

    /// True if two moves use the same piece or end at the same place: one is a near miss of the other.
    fn is_near(_a: Self::Move, _b: Self::Move) -> bool {
        false
    }
}

/// Names the themes of a puzzle.
pub trait Themed: Position {
    /// A solution, played through, from which predicates read.
    type Line;

    /// All themes of the game's puzzles.
    const THEMES: &'static [Theme<Self>];
    /// Pairs of themes that exclude each other.
    const EXCLUSIVE_THEMES: &'static [[&'static str; 2]] = &[];

    /// True if a puzzle of a kind may have a theme: false where the question rules it out.
    fn may_have(kind: usize, theme: &str) -> bool;

    /// Plays a solution through. `None` if it has no themes.
    fn line(position: &Self, solution: &ProvedSolution<Self::Move>) -> Option<Self::Line>;
}

/// One theme: a mechanical predicate on a position and its solution.
pub struct Theme<G: Themed> {
    /// Its name in requests and answers, such as `double-capture`.
    pub id: &'static str,
    /// The predicate, in words.
    pub description: Id,
    /// True if it is an idea; the others describe the appearance of a solution.
    pub is_idea: bool,
    /// The predicate.
    pub holds: fn(&G::Line) -> bool,
}

/// A theme that describes the appearance of a solution.
pub(crate) const fn theme<G: Themed>(
    id: &'static str,
    description: Id,
    holds: fn(&G::Line) -> bool,
) -> Theme<G> {
    Theme { id, description, is_idea: false, holds }
}

/// A theme that is an idea.
pub(crate) const fn idea<G: Themed>(
    id: &'static str,
    description: Id,
    holds: fn(&G::Line) -> bool,
) -> Theme<G> {
    Theme { id, description, is_idea: true, holds }
}

/// Ids of the themes of a proved puzzle of this kind, in the order of [`Themed::THEMES`].
pub fn themes_of<G: Themed>(
    kind: usize,
    position: &G,
    solution: &ProvedSolution<G::Move>,
) -> Vec<&'static str> {
    let Some(line) = G::line(position, solution) else {
        return Vec::new();
    };
    let themes = G::THEMES.iter().filter(|theme| (theme.holds)(&line));
    themes.map(|theme| theme.id).filter(|id| G::may_have(kind, id)).collect()
}

/// Rates a puzzle.
pub trait Rated: Position {
    /// The rating of a proved puzzle, in points within [`crate::rating::RANGE`]. It is the same on every machine.
    fn rating(position: &Self, kind: usize, solution: &ProvedSolution<Self::Move>) -> u32;

    /// The beauty of a proved puzzle with these themes.
    fn beauty(
        position: &Self,
        solution: &ProvedSolution<Self::Move>,
        themes: &[&'static str],
    ) -> Beauty;
}

/// Explains a puzzle to its solver.
pub trait Hinted: Prove {
    /// Two hints for this position, in which `m` is a good move. The first says what matters here: a threat, a row, a
    /// colour, a tile of the opponent, a number to reach. The second names the piece, tile or place of the move. Neither
    /// names the whole move.
    fn hints(&self, kind: usize, m: Self::Move) -> [Text; 2];

    /// Describes effects of a move under a task, in a phrase or several whose subject is the move: "leaves the opponent
    /// a single move". `None` without such effects, and in games whose effects need no facts of the puzzles.
    fn remark(&self, _m: Self::Move, _task: Task) -> Option<Text> {
        None
    }

    /// A sentence that compares a right move, whose [`Hinted::remark`] names no reason for it, with a move that looks
    /// better. `named` gives the name of a move. `None` if no fact speaks against that move.
    fn contrast(
        &self,
        _m: Self::Move,
        _task: Task,
        _named: &dyn Fn(Self::Move) -> Text,
    ) -> Option<Text> {
        None
    }

    /// How likely a solver of a puzzle of kind `_kind` is to try a move. Only the order of the values counts.
    fn temptation(&self, _kind: usize, m: Self::Move) -> i64 {
        self.surface_appeal(m)
    }
}

/// One kind of puzzle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KindCard {
    /// Its name in ids and requests: lower-case letters and digits with hyphens between them, such as `win-in-2`.
    pub id: &'static str,
    /// The question with the number of moves, the argument `within` ([`PuzzleKinds::question`]).
    pub question_within: Id,
    /// The question in one sentence without the number of moves.
    pub question: Id,
    /// The way it is made, the claim that is proved, and the gap between the best move and the second best.
    pub description: Id,
    /// The unit of [`MoveValue::value`] under [`Task::Best`]; `None` for other tasks.
    pub unit: Option<Unit>,
    /// At every step, every other move must be worse than the best one by at least this, in [`KindCard::unit`].
    pub gap: f64,
    /// The difficulties that its generator can aim at. Most puzzles come out at the intended difficulty or one next to
    /// it.
    pub difficulties: &'static [Difficulty],
}

impl KindCard {
    /// Returns the difficulty that an attempt aims for: `aim` in one of two cases, otherwise one next to it. A search
    /// for a difficulty also tries the aims next to it, and without this variation these would find nothing for long.
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

/// Declares `KINDS`, all kinds of a game with what [`KindCard`] says of them, and a constant for the place of each kind,
/// which is its number.
macro_rules! kinds {
    ($(
        $name:ident = $id:literal, levels $lowest:literal to $highest:literal $(, $unit:ident by $gap:literal)?:
        $question_within:expr, $question:expr, $description:expr;
    )*) => {
        const KINDS: &[KindCard] = &[$(KindCard {
            id: $id,
            question_within: $question_within,
            question: $question,
            description: $description,
            unit: kinds!(@unit $($unit)?),
            gap: kinds!(@gap $($gap)?),
            difficulties: $crate::Difficulty::between($lowest, $highest),
        }),*];
        kinds!(@places 0, $($name)*);
    };
    (@unit) => { None };
    (@unit $unit:ident) => { Some($crate::Unit::$unit) };
    (@gap) => { 1.0 };
    (@gap $gap:literal) => { $gap };
    (@places $place:expr,) => {};
    (@places $place:expr, $name:ident $($rest:ident)*) => {
        pub(super) const $name: usize = $place;
        kinds!(@places $place + 1, $($rest)*);
    };
}
pub(crate) use kinds;

/// A unit of the values of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Points of lead after the placement.
    LeadAfterPlacement,
    /// Points of lead after the solver's second placement.
    LeadAfterSecondPlacement,
    /// Points of lead at the end.
    LeadAtEnd,
    /// The solver's points.
    Points,
    /// The solver's colours at the end of the turn, in points of the second-lowest: a point of the lowest counts 100, one of
    /// the third-lowest 1/100, one of the fourth-lowest 1/10000, and so on.
    WeightedColours,
    /// The opponent's colours after its next placement, in the points of [`Unit::WeightedColours`], below zero: the
    /// fewer points it has, the better.
    OpponentColours,
    /// Games won in a hundred; a shared win counts one half.
    WinsInHundred,
}

/// A position that may be a puzzle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate<G> {
    /// The position; the solver is to move.
    pub position: G,
    /// The task.
    pub task: Task,
}
