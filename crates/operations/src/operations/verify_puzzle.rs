//! `verify_puzzle`: decides whether a position is a puzzle, with the reason if it is not.

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::puzzle::{PROOF_NODES, Puzzle, proof_budget};
use tessera_puzzles::unsound::{Flaw, Unsound};
use tessera_puzzles::verification::{Unproved, tasks, verify};
use tessera_puzzles::{Rated, Task};

use super::puzzles::kind_of;
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Cost, Operation, Price, RequestExample, needs_nothing};
use crate::position::{ENGINE_ERRORS, POSITION_ERRORS, read_position};
use crate::problem::{Code, Problem};
use crate::puzzles::{PuzzleAnswer, shown, why};
use crate::sentence::Sentence;
use crate::wire::PositionInput;

/// A position to be proved as a puzzle.
pub struct VerifyPuzzle<G: WireGame> {
    position: G,
    types: Vec<AskedType<G::Move>>,
}

/// A type, with the tasks that it may ask in the position, or the reason why it may ask none.
struct AskedType<M> {
    kind: usize,
    tasks: Result<Vec<Task>, Unsound<M>>,
}

/// A position, and the type of puzzle to prove.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct VerifyPuzzleRequest<P> {
    /// The position: the JSON object or the position key.
    pub position: PositionInput<P>,
    /// A type of puzzle from the list in `GET /v1/games/{game}`; without it, every type is tried.
    pub r#type: Option<String>,
}

/// The verdict on a position.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct VerifyPuzzleAnswer<P> {
    /// True if it is a puzzle of at least one of the types.
    pub sound: bool,
    /// The verdict for each type.
    pub types: Vec<VerifiedType<P>>,
}

/// The verdict on a position as a puzzle of a type.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = VerifiedPuzzle, bound = "P: ToSchema")]
pub struct VerifiedType<P> {
    /// The type.
    pub r#type: &'static str,
    /// True if the position is a puzzle of the type.
    pub sound: bool,
    /// The puzzle; null if it is none.
    pub puzzle: Option<PuzzleAnswer<P>>,
    /// Its beauty by parts; null if it is none.
    pub beauty: Option<BeautyParts>,
    /// The line of the solution, in notation; empty if it is none.
    pub solution: Vec<String>,
    /// The reason why it is none; null for a puzzle.
    pub flaw: Option<FlawName>,
    /// Moves under best play by all that lead to the flaw; empty if the flaw is in the position itself.
    pub line: Vec<String>,
    /// The moves that spoil it there: two solutions, the best move and one that is almost as good, a move that is too
    /// fast or too plain, or the reply after which nothing is saved.
    pub moves: Vec<String>,
    /// The reason in words; null for a puzzle.
    pub text: Option<Sentence>,
}

/// The reason why a position is no puzzle of a type.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleFlaw)]
pub enum FlawName {
    /// The position or its solution does not fit the type.
    WrongType,
    /// The move that looks best is right at every step.
    Greedy,
    /// The type has only easier or harder puzzles.
    WrongRating,
    /// Another move is almost as good as the best one.
    TooClose,
    /// Two moves solve it and lead to different positions.
    SeveralSolutions,
    /// A move wins with fewer moves than the type asks for.
    Faster,
    /// After the only move that holds, the opponent wins by force within twice as many moves as the question names.
    DoesNotSave,
    /// Every move solves it.
    NothingWrong,
    /// No move solves it.
    NoSolution,
    /// The proof takes more positions than the service enters for one puzzle.
    TooLarge,
    /// No seat is to choose a move.
    NoChoice,
}

/// The beauty of a puzzle, each part from 0 to 100.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[schema(as = PuzzleBeauty)]
pub struct BeautyParts {
    /// The whole, from 0 to 1000.
    pub score: u32,
    /// Rises as the number of pieces falls.
    pub sparse: u32,
    /// Rises with the number of wrong first moves that look at least as good as the right one.
    pub hidden: u32,
    /// Rises as the refutation of the most tempting wrong first move gets shorter.
    pub refuted: u32,
    /// Highest for a puzzle with exactly one idea.
    pub single: u32,
}

impl<G: WireGame> Operation for VerifyPuzzle<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "verify_puzzle";
    const SUMMARY: &'static str = "Is this a puzzle?";
    const ERRORS: &'static [&'static [Code]] =
        &[POSITION_ERRORS, ENGINE_ERRORS, &[Code::ImpossibleOptions, Code::OutOfTime]];
    const ON_DEVICES: bool = false;

    type Request = VerifyPuzzleRequest<G::PositionWire>;
    type Answer = VerifyPuzzleAnswer<G::PositionWire>;
    needs_nothing!();

    fn description() -> String {
        "Proves whether a position is a puzzle of a type, or of which types: whether at every step one move of the solver does \
         what is asked and every other is worse. For a puzzle, the answer has its id, rating, themes, beauty and solution; \
         otherwise the reason, with the moves that spoil it."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let example = crate::puzzles::RecordById::<G>::find(G::PUZZLE_EXAMPLE);
        let record = example.ok().and_then(|example| example.known().ok());
        let request = |record: tessera_puzzles::record::Record<G>| {
            let name = G::KINDS[record.kind].id;
            json!({ "position": record.position.key(), "type": name })
        };
        let example = |request| RequestExample::new("sound", "A puzzle.", request);
        record.map(request).map(example).into_iter().collect()
    }

    fn read(request: Self::Request, _host: &impl Host) -> Result<VerifyPuzzle<G>, Problem> {
        let kinds: Vec<usize> = match &request.r#type {
            Some(name) => vec![kind_of::<G>(name)?],
            None => (0..G::KINDS.len()).collect(),
        };
        let position = read_position::<G>(request.position)?;
        let asked = |kind| AskedType { kind, tasks: tasks(G::ID, kind, &position) };
        Ok(VerifyPuzzle { types: kinds.into_iter().map(asked).collect(), position })
    }

    fn cost(&self) -> Cost {
        let tasks = self.types.iter().flat_map(|asked| &asked.tasks);
        let proofs: usize = tasks.map(Vec::len).sum();
        Cost::heavy(Price::long(PROOF_NODES.saturating_mul(proofs as u64)))
    }

    fn run(self, (): (), host: &impl Host) -> Result<Self::Answer, Problem> {
        let verified = |asked| verified(&self.position, asked, host);
        let types: Result<Vec<_>, Problem> = self.types.into_iter().map(verified).collect();
        let types = types?;
        Ok(VerifyPuzzleAnswer { sound: types.iter().any(|verified| verified.sound), types })
    }
}

/// Proves a type that may ask these tasks.
fn verified<G: WireGame>(
    position: &G,
    AskedType { kind, tasks }: AskedType<G::Move>,
    host: &impl Host,
) -> Result<VerifiedType<G::PositionWire>, Problem> {
    let proved = match tasks {
        Ok(tasks) => verify(G::ID, kind, position, &tasks, || host.cut(proof_budget())),
        Err(unsound) => Err(Unproved::Unsound { task: None, unsound }),
    };
    match proved {
        Ok(puzzle) => Ok(sound(&puzzle)),
        Err(Unproved::Unsound { task, unsound }) => Ok(flawed(kind, task, position, &unsound)),
        Err(Unproved::Cut(by)) => Err(Problem::cut_short(Some(by), "the puzzle was proved")),
    }
}

fn flawed<G: WireGame>(
    kind: usize,
    task: Option<Task>,
    position: &G,
    unsound: &Unsound<G::Move>,
) -> VerifiedType<G::PositionWire> {
    let (name, line, moves) = match unsound {
        Unsound::WrongType(_) => (FlawName::WrongType, &[][..], Vec::new()),
        Unsound::WrongRating(_) => (FlawName::WrongRating, &[][..], Vec::new()),
        Unsound::TooLarge => (FlawName::TooLarge, &[][..], Vec::new()),
        Unsound::NoChoice => (FlawName::NoChoice, &[][..], Vec::new()),
        Unsound::Greedy(solution) => {
            let first = solution.first().copied();
            (FlawName::Greedy, &[][..], first.into_iter().collect())
        }
        Unsound::Flawed { line, flaw } => {
            let (name, moves) = match *flaw {
                Flaw::NoSolution => (FlawName::NoSolution, Vec::new()),
                Flaw::NothingWrong => (FlawName::NothingWrong, Vec::new()),
                Flaw::Several(moves) => (FlawName::SeveralSolutions, moves.to_vec()),
                Flaw::TooClose { moves, .. } => (FlawName::TooClose, moves.to_vec()),
                Flaw::Faster { m, .. } => (FlawName::Faster, vec![m]),
                Flaw::Lost { m, .. } => (FlawName::DoesNotSave, vec![m]),
            };
            (name, &line[..], moves)
        }
    };
    let mut there = position.clone();
    for &m in line {
        there.play(m);
    }
    VerifiedType {
        r#type: G::KINDS[kind].id,
        sound: false,
        puzzle: None,
        beauty: None,
        solution: Vec::new(),
        flaw: Some(name),
        line: position.notations(line),
        moves: moves.into_iter().map(|m| there.notation(m)).collect(),
        text: Some(why(kind, task, position, unsound).into()),
    }
}

fn sound<G: WireGame>(puzzle: &Puzzle<G>) -> VerifiedType<G::PositionWire> {
    let beauty = <G as Rated>::beauty(&puzzle.position, &puzzle.solution, &puzzle.themes);
    VerifiedType {
        r#type: G::KINDS[puzzle.kind].id,
        sound: true,
        puzzle: Some(shown(puzzle, None)),
        beauty: Some(BeautyParts {
            score: puzzle.beauty,
            sparse: beauty.sparse,
            hidden: beauty.hidden,
            refuted: beauty.refuted,
            single: beauty.single,
        }),
        solution: puzzle.position.notations(&puzzle.solution.line),
        flaw: None,
        line: Vec::new(),
        moves: Vec::new(),
        text: None,
    }
}
