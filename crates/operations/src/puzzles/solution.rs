//! The solution of a puzzle, in notation and in words, with its certificate.

use serde::Serialize;
use tessera_messages::{Text, message};
use utoipa::ToSchema;

use tessera_puzzles::continuation::continuation;
use tessera_puzzles::puzzle::{PROOF_NODES, Puzzle};
use tessera_puzzles::refuted::{MOST_REFUTED, Refuted, refuted};
use tessera_puzzles::{MoveValue, ProofStep, Task, Unit};
use tessera_search::Budget;

use super::{PuzzleThemeCard, id_of, messages, question_of, within};
use crate::game::WireGame;
use crate::problem::Problem;
use crate::sentence::Sentence;
use crate::spoken::in_turn;
use crate::wire::same_variants;

/// A puzzle's solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolutionAnswer {
    /// The puzzle's id.
    pub id: String,
    /// The puzzle's question.
    pub question: Sentence,
    /// Number of moves that the question looks ahead, as in the puzzle.
    pub within: u32,
    /// The line under best play by all seats, in notation.
    pub moves: Vec<String>,
    /// The moves of the line, one by one.
    pub steps: Vec<SolutionStep>,
    /// The line in words.
    pub text: Sentence,
    /// The puzzle's themes, explained.
    pub themes: Vec<PuzzleThemeCard>,
    /// Result of the proof.
    pub certificate: Certificate,
    /// Moves after the solution under best play by all seats, in notation: as far as the score counts, or as many moves
    /// of the opponent as the question looks ahead. A fixed seed decides draws of tiles. Empty after a win, and where
    /// the question asks for nothing after the solution.
    pub continuation: Vec<String>,
    /// Up to three tempting wrong first moves, most tempting first, each refuted.
    pub refutations: Vec<Refutation>,
}

/// The refutation of a wrong move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleRefutation)]
pub struct Refutation {
    /// The wrong move.
    pub r#move: String,
    /// The line that follows: up to the opponent's win if the task is to hold, as far as the score counts if it is to
    /// make the best move, and as many moves as the question asks for if it is to win. Empty where the move only fails
    /// to win at once, and where nothing counts after it.
    pub line: Vec<String>,
    /// The reason in words.
    pub text: Sentence,
}

/// A move of the solution.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolutionStep {
    /// The seat that moves.
    pub seat: usize,
    /// True if the solver chose the move.
    pub solver: bool,
    /// The move in notation.
    pub r#move: String,
    /// The move and its effects in a sentence; of a reply, whether it is the only one.
    pub text: Sentence,
    /// Key of the position after the move.
    pub key: String,
}

/// Result of a puzzle's proof.
#[derive(Debug, Serialize, ToSchema)]
pub struct Certificate {
    /// The solver's task: `win`, `hold` or `best`.
    pub task: TaskWire,
    /// Unit of `best` and `second`; null unless the task is `best`. For `win`, they are one more than the number of moves
    /// saved, 0 without a forced win. For `hold`: 1 for a safe move, 0 for a losing one.
    pub unit: Option<UnitWire>,
    /// Required lead of the best move over every other.
    pub gap: f64,
    /// Positions that the proof entered.
    pub nodes: u64,
    /// The solver's choices, in order.
    pub choices: Vec<Choice>,
}

/// The solver's task.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleTask)]
pub enum TaskWire {
    /// Force a win.
    Win,
    /// Avoid a forced loss.
    Hold,
    /// Make the best move.
    Best,
}

/// A unit of the values of moves. `weighted_colours`: the solver's colours at the end of the turn, in points of the
/// second-lowest; a point of the lowest counts 100, one of the third-lowest 1/100, one of the fourth-lowest 1/10000, and
/// so on. `opponent_colours`: the opponent's colours after its next placement, counted in the same way, below zero.
/// `wins_in_hundred`: games won in a hundred; a shared win counts one half.
///
/// Later releases may add values; accept unknown ones.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleUnit)]
pub enum UnitWire {
    /// Points of lead after the placement.
    LeadAfterPlacement,
    /// Points of lead after the solver's second placement.
    LeadAfterSecondPlacement,
    /// Points of lead at the end.
    LeadAtEnd,
    /// The solver's points.
    Points,
    /// The solver's colours at the end of the turn, in points of the second-lowest: a point of the lowest counts 100, one
    /// of the third-lowest 1/100, one of the fourth-lowest 1/10000, and so on.
    WeightedColours,
    /// The opponent's colours after its next placement, as in `weighted_colours`, below zero: the fewer points it has,
    /// the better.
    OpponentColours,
    /// Games won in a hundred; a shared win counts one half.
    WinsInHundred,
}

same_variants!(Unit => UnitWire {
    LeadAfterPlacement, LeadAfterSecondPlacement, LeadAtEnd, Points, WeightedColours, OpponentColours, WinsInHundred
});

/// One choice of the solver.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = PuzzleChoice)]
pub struct Choice {
    /// The best move.
    pub r#move: String,
    /// Value of the best move.
    pub best: f64,
    /// Value of the best other move.
    pub second: f64,
    /// Difference between `best` and `second`.
    pub margin: f64,
    /// Number of legal moves.
    pub moves: usize,
    /// Positions that the proof entered.
    pub nodes: u64,
}

/// Node limit for the refutations of one puzzle.
pub(crate) const REFUTE_NODES: u64 = PROOF_NODES;

/// The solution of a puzzle. `cut` adds to a budget the conditions that stop the work.
///
/// # Errors
/// [`Code::OutOfTime`](crate::problem::Code::OutOfTime) if the time doesn't suffice.
pub fn explained<G: WireGame>(
    puzzle: &Puzzle<G>,
    cut: impl FnOnce(Budget) -> Budget,
) -> Result<SolutionAnswer, Problem> {
    let mut budget = cut(Budget::nodes(REFUTE_NODES));
    // Without time for the whole continuation, there is none for the refutations.
    let continuation = continuation(puzzle, &mut budget);
    let list = refuted(puzzle, MOST_REFUTED, &mut budget);
    let list =
        list.ok_or_else(|| Problem::cut_short(budget.stopped(), "the other moves were refuted"))?;
    let refutation = |refuted: Refuted<G::Move>| {
        let Refuted { m, wrong } = refuted;
        let before = &puzzle.position;
        let text = messages::of_wrong(puzzle.kind, puzzle.task, before, m, &wrong);
        let after = before.played(m);
        Refutation {
            r#move: before.notation(m),
            line: after.notations(&wrong.line),
            text: text.into(),
        }
    };
    let (mut steps, choices) = walked(puzzle);
    let after = puzzle.solved();
    if let Some(last) = steps.last_mut() {
        let end = ending(puzzle, &after, &continuation);
        last.text = Text::sentences([last.text.0.clone()].into_iter().chain(end)).into();
    }
    let kind = G::KINDS[puzzle.kind];
    let text = Text::sentences(steps.iter().map(|step| step.text.0.clone()));
    Ok(SolutionAnswer {
        id: id_of(puzzle),
        question: question_of(puzzle).into(),
        within: within(puzzle),
        text: text.into(),
        moves: puzzle.position.notations(&puzzle.solution.line),
        steps,
        themes: (G::THEMES.iter())
            .filter(|card| puzzle.themes.contains(&card.id))
            .map(PuzzleThemeCard::from)
            .collect(),
        certificate: Certificate {
            task: match puzzle.task {
                Task::Win { .. } => TaskWire::Win,
                Task::Hold { .. } => TaskWire::Hold,
                Task::Best { .. } => TaskWire::Best,
            },
            unit: kind.unit.map(UnitWire::from),
            gap: kind.gap,
            nodes: puzzle.solution.nodes,
            choices,
        },
        continuation: after.notations(&continuation),
        refutations: list.into_iter().map(refutation).collect(),
    })
}

/// The steps of the solution of a puzzle, without the end of the line that follows.
pub fn steps_of<G: WireGame>(puzzle: &Puzzle<G>) -> Vec<SolutionStep> {
    walked(puzzle).0
}

/// The steps of the solution of a puzzle, and the solver's choices with their proofs.
fn walked<G: WireGame>(puzzle: &Puzzle<G>) -> (Vec<SolutionStep>, Vec<Choice>) {
    let moves = puzzle.position.notations(&puzzle.solution.line);
    let mut steps = Vec::with_capacity(moves.len());
    let mut choices = Vec::new();
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task);
    for (at, (&m, notation)) in puzzle.solution.line.iter().zip(&moves).enumerate() {
        let step = puzzle.solution.steps.iter().find(|step| step.at == at);
        let seat = walk.to_move().index();
        let text = match task.filter(|_| step.is_some()) {
            Some(task) => {
                let told = messages::told(&walk, m, task);
                Text::sentences([told].into_iter().chain(walk.reason(m, task)))
            }
            None => {
                let name = walk.spoken(m).name();
                let count = walk.count_moves();
                let answer = message!("solution-reply", move = name, count = count);
                messages::answered(&walk, m, answer)
            }
        };
        if let Some((step, now)) = step.zip(task) {
            choices.push(choice(step, now, notation));
            task = now.after_move();
        }
        walk.play(m);
        steps.push(SolutionStep {
            seat,
            solver: step.is_some(),
            r#move: notation.clone(),
            text: text.into(),
            key: walk.key(),
        });
    }
    (steps, choices)
}

/// Sentences about the end of a solution: the moves that still count, and the figures that come about.
fn ending<G: WireGame>(puzzle: &Puzzle<G>, solved: &G, continuation: &[G::Move]) -> Vec<Text> {
    let line: Vec<G::Move> = (puzzle.solution.line.iter().chain(continuation)).copied().collect();
    let Some(closing) = puzzle.position.closing(puzzle.kind, &line) else {
        return Vec::new();
    };
    let moves = messages::choices(solved, continuation);
    let goes_on = (!moves.is_empty()).then(|| message!("solution-goes-on", moves = in_turn(moves)));
    goes_on.into_iter().chain([closing]).collect()
}

fn choice<M>(step: &ProofStep<M>, task: Task, notation: &str) -> Choice {
    let worth = |a: Option<&MoveValue<M>>| a.map_or(0.0, |a| a.value);
    let best = worth(step.moves.first());
    let second = worth((step.moves.iter()).find(|a| !task.accepts(a.value, best)));
    Choice {
        r#move: notation.to_owned(),
        best,
        second,
        margin: best - second,
        moves: step.moves.len(),
        nodes: step.nodes,
    }
}
