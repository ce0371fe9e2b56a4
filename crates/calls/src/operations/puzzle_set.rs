//! `make_puzzle_set`, `puzzle_set` and `puzzle_of_set`: sets of puzzles, and the puzzles of a set.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::attempt::Puzzle;
use tessera_puzzles::set::{MAX_COUNT, PuzzleSet, SetKind};

use super::generate_puzzles::{at_most, theme_named};
use super::puzzle::PUZZLE_ERRORS;
use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Nothing, Operation, RequestExample};
use crate::position::seed_or_fresh;
use crate::problem::{Code, Problem};
use crate::puzzles::{PuzzleAnswer, PuzzleOfSet, read_set_id, shown};
use crate::wire::Int;

/// The name of the limit of `count`.
pub(super) const COUNT_LIMIT: &str = "puzzles_per_set";

/// The documented set of a game.
fn example<G: WireGame>() -> PuzzleSet {
    PuzzleSet {
        generator: G::GENERATOR,
        kind: SetKind::Ladder,
        count: 5,
        seed: 1,
    }
}

/// The id of the documented set of a game.
pub fn documented_set<G: WireGame>() -> String {
    example::<G>().id(G::ID)
}

/// A set to be named.
pub struct MakePuzzleSet<G> {
    set: PuzzleSet,
    game: PhantomData<fn() -> G>,
}

/// A set by its id.
pub struct GetPuzzleSet<G> {
    set: PuzzleSet,
    game: PhantomData<fn() -> G>,
}

/// A puzzle of a set.
pub struct GetPuzzleOfSet<G>(PuzzleOfSet<G>);

/// What sets are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleSetKind)]
pub enum SetKindName {
    /// From the easiest puzzles of the game to the hardest; 10 unless `count` says otherwise.
    Ladder,
    /// Many, without the hardest, to be solved against the clock; 60 unless `count` says otherwise.
    Storm,
    /// Puzzles that all have the theme `theme`, from easy to hard; 12 unless `count` says otherwise.
    Course,
}

/// Which set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakePuzzleSetRequest {
    /// What it is for.
    pub kind: SetKindName,
    /// The theme of a course, one of those that `GET /v1/games/{game}` lists.
    pub theme: Option<String>,
    /// How many puzzles.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 60)]
    pub count: Option<Int>,
    /// The same seed gives the same set; without one, a random seed is used and reported.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// Which set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleSetRequest {
    /// The set's id.
    pub id: String,
}

/// Which puzzle of which set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleOfSetRequest {
    /// The set's id.
    pub id: String,
    /// The number of the puzzle, from 1.
    #[schema(value_type = i64, minimum = 1, maximum = 60)]
    pub number: Int,
}

/// A set of puzzles.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleSetAnswer {
    /// Its id, from which any replica makes the same puzzles.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// What it is for.
    pub kind: SetKindName,
    /// The theme of a course.
    #[schema(required = true)]
    pub theme: Option<&'static str>,
    /// The seed that applied.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
    /// Path of the set.
    pub link: String,
    /// Its puzzles, from the easiest to the hardest. Each is made when it is first asked for.
    pub puzzles: Vec<PuzzleOfSetLink>,
}

/// A puzzle of a set, before it is made.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleOfSetLink {
    /// Its number, from 1.
    pub number: u32,
    /// The level that it is to have, from 1 to 5. Where none of this level is found, it has the nearest one below, or
    /// above.
    #[schema(minimum = 1, maximum = 5)]
    pub level: u8,
    /// Path of the puzzle.
    pub link: String,
}

impl<G: WireGame> Operation for MakePuzzleSet<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "make_puzzle_set";
    const SUMMARY: &'static str = "A set of puzzles";
    const ERRORS: &'static [&'static [Code]] = &[&[Code::ImpossibleOptions, Code::LimitExceeded]];
    const ON_DEVICES: bool = false;

    type Request = MakePuzzleSetRequest;
    type Answer = PuzzleSetAnswer;
    type Need = Nothing;

    fn description() -> String {
        "A ladder from easy to hard, a storm to be solved against the clock, or a course on one theme. The answer names the \
         puzzles; each is made when it is asked for, the same from the same id everywhere."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let PuzzleSet { count, seed, .. } = example::<G>();
        let request = json!({ "kind": "ladder", "count": count, "seed": seed });
        vec![RequestExample::new("ladder", "From easy to hard.", request)]
    }

    fn read(request: MakePuzzleSetRequest, host: &impl Host) -> Result<MakePuzzleSet<G>, Problem> {
        let kind = kind::<G>(&request)?;
        let count = match request.count {
            None => kind.usual_count(),
            Some(count) => read_count(count)?,
        };
        let seed = seed_or_fresh(request.seed, host)?;
        Ok(MakePuzzleSet {
            set: PuzzleSet {
                generator: G::GENERATOR,
                kind,
                count,
                seed,
            },
            game: PhantomData,
        })
    }

    fn need(&mut self) -> Nothing {
        Nothing
    }

    fn run(self, (): (), _host: &impl Host) -> Result<PuzzleSetAnswer, Problem> {
        Ok(described::<G>(&self.set))
    }
}

impl<G: WireGame> Operation for GetPuzzleSet<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle_set";
    const SUMMARY: &'static str = "A set, by id";
    const ERRORS: &'static [&'static [Code]] = &[&[Code::UnknownPuzzle]];
    const ON_DEVICES: bool = false;

    type Request = PuzzleSetRequest;
    type Answer = PuzzleSetAnswer;
    type Need = Nothing;

    fn description() -> String {
        "What the set is for, and where its puzzles are.".to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "id": documented_set::<G>() });
        vec![RequestExample::new("ladder", "A ladder of five.", request)]
    }

    fn read(request: PuzzleSetRequest, _host: &impl Host) -> Result<GetPuzzleSet<G>, Problem> {
        Ok(GetPuzzleSet {
            set: read_set_id::<G>(&request.id)?,
            game: PhantomData,
        })
    }

    fn need(&mut self) -> Nothing {
        Nothing
    }

    fn run(self, (): (), _host: &impl Host) -> Result<PuzzleSetAnswer, Problem> {
        Ok(described::<G>(&self.set))
    }
}

impl<G: WireGame> Operation for GetPuzzleOfSet<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzle_of_set";
    const SUMMARY: &'static str = "A puzzle of a set";
    const ERRORS: &'static [&'static [Code]] = PUZZLE_ERRORS;
    const ON_DEVICES: bool = false;

    type Request = PuzzleOfSetRequest;
    type Answer = PuzzleAnswer<G::PositionWire>;
    type Need = PuzzleOfSet<G>;

    fn description() -> String {
        "The puzzle with this number, made when it is first asked for. Its own `id` leads to its hints, its solution and the \
         check of moves."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "id": documented_set::<G>(), "number": 1 });
        vec![RequestExample::new(
            "first",
            "The first of a ladder.",
            request,
        )]
    }

    fn read(request: PuzzleOfSetRequest, _host: &impl Host) -> Result<GetPuzzleOfSet<G>, Problem> {
        let set = read_set_id::<G>(&request.id)?;
        let number = request.number.to::<u32>();
        let Some(number) = number.filter(|number| (1..=set.count).contains(number)) else {
            let detail = format!(
                "the puzzles of this set have the numbers 1 to {}",
                set.count
            );
            return Err(Problem::new(Code::UnknownPuzzle, detail).at("/number"));
        };
        Ok(GetPuzzleOfSet(PuzzleOfSet::new(set, number)))
    }

    fn need(&mut self) -> PuzzleOfSet<G> {
        self.0.clone()
    }

    fn run(self, puzzle: Arc<Puzzle<G>>, _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&puzzle, None))
    }
}

fn kind<G: WireGame>(request: &MakePuzzleSetRequest) -> Result<SetKind, Problem> {
    const PLACE: &str = "/theme";
    let named = |name: &String| theme_named::<G>(name, PLACE);
    let theme = request.theme.as_ref().map(named).transpose()?;
    let refuse = |detail: &str| Err(Problem::new(Code::ImpossibleOptions, detail).at(PLACE));
    match (request.kind, theme) {
        (SetKindName::Course, Some(theme)) => Ok(SetKind::Course(theme)),
        (SetKindName::Course, None) => refuse("a course needs a `theme`"),
        (_, Some(_)) => refuse("only a course has a `theme`"),
        (SetKindName::Ladder, None) => Ok(SetKind::Ladder),
        (SetKindName::Storm, None) => Ok(SetKind::Storm),
    }
}

fn read_count(count: Int) -> Result<u32, Problem> {
    let detail = format!("a set has 1 to {MAX_COUNT} puzzles");
    let Some(asked) = count.to::<u64>().filter(|&count| count > 0) else {
        return Err(Problem::new(Code::ImpossibleOptions, detail).at("/count"));
    };
    let most = u64::from(MAX_COUNT);
    at_most(COUNT_LIMIT, most, asked, "/count", detail)?;
    Ok(u32::try_from(asked).unwrap_or(MAX_COUNT))
}

fn described<G: WireGame>(set: &PuzzleSet) -> PuzzleSetAnswer {
    let id = set.id(G::ID);
    let link = format!("/v1/{}/puzzles/sets/{id}", G::ID);
    let puzzles = (1..=set.count)
        .map(|number| PuzzleOfSetLink {
            number,
            level: set.difficulty::<G>(number).number(),
            link: format!("{link}/{number}"),
        })
        .collect();
    PuzzleSetAnswer {
        id,
        game: G::ID,
        kind: match set.kind {
            SetKind::Ladder => SetKindName::Ladder,
            SetKind::Storm => SetKindName::Storm,
            SetKind::Course(_) => SetKindName::Course,
        },
        theme: set.kind.theme(),
        seed: set.seed,
        link,
        puzzles,
    }
}
