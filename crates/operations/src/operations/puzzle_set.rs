//! `make_puzzle_set`, `puzzle_set` and `puzzle_of_set`: sets of puzzles, and the puzzles of a set.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use tessera_puzzles::library::{Library, LibraryId};
use tessera_puzzles::record::Record;
use tessera_puzzles::set::{MAX_COUNT, MAX_ID, PuzzleSet, SeededSet, SetKind};

use super::puzzle::PUZZLE_ERRORS;
use super::puzzles::theme_named;
use crate::game::WireGame;
use crate::host::Host;
use crate::limits::{at_most, read_at_most};
use crate::operation::{Operation, RequestExample, needs_nothing};
use crate::position::seed_or_fresh;
use crate::problem::{Code, Problem};
use crate::puzzles::{PuzzleAnswer, PuzzleById, RecordById, read_set_id, shown};
use crate::wire::Int;

/// The name of the limit of `count`.
pub(super) const COUNT_LIMIT: &str = "puzzles_per_set";

/// Set of the documentation's examples.
const EXAMPLE: SeededSet = SeededSet { edition: 1, kind: SetKind::Ladder, count: 5, seed: 1 };

/// Id of the set in the documentation's examples.
pub fn documented_set<G: WireGame>() -> String {
    PuzzleSet::Seeded(EXAMPLE).id(G::ID)
}

/// Request to make a set, checked.
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
pub struct GetPuzzleOfSet<G: WireGame>(RecordById<G>);

/// Kinds of puzzle sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleSetKind)]
pub enum SetKindName {
    /// From the easiest puzzles of the game to the hardest; 10 puzzles if `count` is omitted.
    Ladder,
    /// Many puzzles without the hardest, to solve against the clock; 60 puzzles if `count` is omitted.
    Storm,
    /// Puzzles that all have the theme `theme`, from easy to hard; 12 puzzles if `count` is omitted.
    Course,
    /// Puzzles that the author of the set has chosen.
    List,
}

/// Description of a set to make.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MakePuzzleSetRequest {
    /// Kind of the set. Required unless `ids` lists the puzzles.
    pub kind: Option<SetKindName>,
    /// Theme of a course; `GET /v1/games/{game}` lists the themes.
    pub theme: Option<String>,
    /// Number of puzzles.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 60)]
    pub count: Option<Int>,
    /// Ids of the puzzles in the set (library ids or content ids). Can't be combined with other members.
    #[schema(max_items = 60)] // MAX_COUNT
    pub ids: Option<Vec<String>>,
    /// Seed of the selection. The same seed gives the same set. If omitted, a random seed is used and returned.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
}

/// Request for a set.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleSetRequest {
    /// The set's id.
    pub id: String,
}

/// Request for a puzzle of a set.
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
    /// The set's id. It denotes the same puzzles on every server.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// Kind of the set.
    pub kind: SetKindName,
    /// Theme of a course.
    pub theme: Option<&'static str>,
    /// The seed that was used; null for a list.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: Option<u64>,
    /// Edition of the library that the puzzles are chosen from; null for a list.
    pub edition: Option<u8>,
    /// Path of the set.
    pub link: String,
    /// The puzzles, from the easiest to the hardest or in the order of the list. Fewer than requested if the theme is
    /// rare.
    pub puzzles: Vec<PuzzleOfSetLink>,
}

/// A puzzle of a set.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleOfSetLink {
    /// Number of the puzzle in the set, from 1.
    pub number: u32,
    /// The puzzle's id.
    pub id: String,
    /// The puzzle's level, from 1 to 5; null for a content id.
    #[schema(minimum = 1, maximum = 5)]
    pub level: Option<u8>,
    /// Path of the puzzle.
    pub link: String,
}

impl<G: WireGame> Operation for MakePuzzleSet<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "make_puzzle_set";
    const SUMMARY: &'static str = "A set of puzzles";
    const ERRORS: &'static [&'static [Code]] =
        &[&[Code::UnknownPuzzle, Code::ImpossibleOptions, Code::LimitExceeded]];
    const ON_DEVICES: bool = false;

    type Request = MakePuzzleSetRequest;
    type Answer = PuzzleSetAnswer;
    needs_nothing!();

    fn description() -> String {
        "A ladder from easy to hard, a storm to be solved against the clock, a course on one theme, or a list of given \
         puzzles. The id has the same puzzles everywhere and for ever."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let SeededSet { count, seed, .. } = EXAMPLE;
        let request = json!({ "kind": "ladder", "count": count, "seed": seed });
        vec![RequestExample::new("ladder", "From easy to hard.", request)]
    }

    fn read(request: MakePuzzleSetRequest, host: &impl Host) -> Result<MakePuzzleSet<G>, Problem> {
        let ids = request.ids.as_deref().filter(|ids| !ids.is_empty());
        let set = match ids {
            Some(ids) => listed::<G>(&request, ids)?,
            None => seeded::<G>(&request, host)?,
        };
        Ok(MakePuzzleSet { set, game: PhantomData })
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
    needs_nothing!();

    fn description() -> String {
        "What the set is for, and where its puzzles are.".to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "id": documented_set::<G>() });
        vec![RequestExample::new("ladder", "A ladder of five.", request)]
    }

    fn read(request: PuzzleSetRequest, _host: &impl Host) -> Result<GetPuzzleSet<G>, Problem> {
        Ok(GetPuzzleSet { set: read_set_id::<G>(&request.id)?, game: PhantomData })
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
    type Dependency = RecordById<G>;

    fn description() -> String {
        "The puzzle with this number. Its own `id` leads to its hints, its solution and the check of moves."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "id": documented_set::<G>(), "number": 1 });
        vec![RequestExample::new("first", "The first of a ladder.", request)]
    }

    fn read(request: PuzzleOfSetRequest, _host: &impl Host) -> Result<GetPuzzleOfSet<G>, Problem> {
        let set = read_set_id::<G>(&request.id)?;
        let ids = ids_of::<G>(&set);
        let number = request.number.to::<usize>().and_then(|number| number.checked_sub(1));
        let Some((id, _)) = number.and_then(|number| ids.get(number)) else {
            let detail = format!("the puzzles of this set have the numbers 1 to {}", ids.len());
            return Err(Problem::new(Code::UnknownPuzzle, detail).at("/number"));
        };
        RecordById::find(id).map(GetPuzzleOfSet)
    }

    fn dependency(&mut self) -> RecordById<G> {
        self.0.clone()
    }

    fn run(self, puzzle: Record<G>, _host: &impl Host) -> Result<Self::Answer, Problem> {
        Ok(shown(&puzzle, None))
    }
}

/// The set with the puzzles that a request lists.
fn listed<G: WireGame>(
    request: &MakePuzzleSetRequest,
    ids: &[String],
) -> Result<PuzzleSet, Problem> {
    let is_other = request.kind.is_some_and(|kind| kind != SetKindName::List);
    if is_other || request.theme.is_some() || request.count.is_some() || request.seed.is_some() {
        let detail = "`ids` excludes the other members";
        return Err(Problem::new(Code::ImpossibleOptions, detail).at("/ids"));
    }
    let (asked, most) = (ids.len() as u64, u64::from(MAX_COUNT));
    let detail = || format!("a set has 1 to {MAX_COUNT} puzzles");
    at_most(COUNT_LIMIT, most, asked, "/ids", detail)?;
    let mut own = Vec::new();
    for (i, id) in ids.iter().enumerate() {
        let puzzle =
            PuzzleById::<G>::find(id).map_err(|problem| problem.at(format!("/ids/{i}")))?;
        let name = puzzle.name();
        own.push(name.strip_prefix(G::ID).unwrap_or(name)[1..].to_owned());
    }
    let set = PuzzleSet::Listed(own);
    let length = set.id(G::ID).len();
    let detail = || format!("the id of this set has {length} characters; {MAX_ID} are the most");
    at_most("set_id_characters", MAX_ID as u64, length as u64, "/ids", detail)?;
    Ok(set)
}

/// The set with puzzles chosen by a seed.
fn seeded<G: WireGame>(
    request: &MakePuzzleSetRequest,
    host: &impl Host,
) -> Result<PuzzleSet, Problem> {
    let kind = kind::<G>(request)?;
    Ok(PuzzleSet::Seeded(SeededSet {
        edition: Library::of::<G>(G::ID).edition(),
        kind,
        count: match request.count {
            None => kind.usual_count(),
            Some(count) => read_count(count)?,
        },
        seed: seed_or_fresh(request.seed, host)?,
    }))
}

/// The ids of a set's puzzles, with their levels where known.
fn ids_of<G: WireGame>(set: &PuzzleSet) -> Vec<(String, Option<u8>)> {
    let library = Library::of::<G>(G::ID);
    match set {
        PuzzleSet::Seeded(set) => {
            let puzzles = set.puzzles::<G>(library).into_iter();
            let named =
                puzzles.map(|entry| (entry.id.with_game(G::ID), Some(entry.level().number())));
            named.collect()
        }
        PuzzleSet::Listed(ids) => {
            let level = |id: &str| Some(library.get(LibraryId::read(G::ID, id)?)?.level().number());
            let named = ids.iter().map(|id| (format!("{}-{id}", G::ID), level(id)));
            named.collect()
        }
    }
}

fn kind<G: WireGame>(request: &MakePuzzleSetRequest) -> Result<SetKind, Problem> {
    const PLACE: &str = "/theme";
    let named = |name: &String| theme_named::<G>(name, PLACE);
    let theme = request.theme.as_ref().map(named).transpose()?;
    let refuse = |detail: &str| Err(Problem::new(Code::ImpossibleOptions, detail).at(PLACE));
    match (request.kind, theme) {
        (None, _) => {
            let detail = "a set has a `kind` or `ids`";
            Err(Problem::new(Code::ImpossibleOptions, detail).at("/kind"))
        }
        (Some(SetKindName::List), _) => {
            let detail = "a list needs `ids`";
            Err(Problem::new(Code::ImpossibleOptions, detail).at("/ids"))
        }
        (Some(SetKindName::Course), Some(theme)) => Ok(SetKind::Course(theme)),
        (Some(SetKindName::Course), None) => refuse("a course needs a `theme`"),
        (Some(_), Some(_)) => refuse("only a course has a `theme`"),
        (Some(SetKindName::Ladder), None) => Ok(SetKind::Ladder),
        (Some(SetKindName::Storm), None) => Ok(SetKind::Storm),
    }
}

fn read_count(count: Int) -> Result<u32, Problem> {
    let detail = || format!("a set has 1 to {MAX_COUNT} puzzles, not {count}");
    let most = u64::from(MAX_COUNT);
    let count = read_at_most(COUNT_LIMIT, (1, most), count, "/count", detail)?;
    Ok(count as u32)
}

fn described<G: WireGame>(set: &PuzzleSet) -> PuzzleSetAnswer {
    let id = set.id(G::ID);
    let link = format!("/v1/{}/puzzles/sets/{id}", G::ID);
    let puzzles = (1..).zip(ids_of::<G>(set)).map(|(number, (id, level))| PuzzleOfSetLink {
        number,
        id,
        level,
        link: format!("{link}/{number}"),
    });
    let puzzles = puzzles.collect();
    let seeded = match set {
        PuzzleSet::Seeded(set) => Some(set),
        PuzzleSet::Listed(_) => None,
    };
    PuzzleSetAnswer {
        id,
        game: G::ID,
        kind: match seeded.map(|set| set.kind) {
            None => SetKindName::List,
            Some(SetKind::Ladder) => SetKindName::Ladder,
            Some(SetKind::Storm) => SetKindName::Storm,
            Some(SetKind::Course(_)) => SetKindName::Course,
        },
        theme: seeded.and_then(|set| set.kind.theme()),
        seed: seeded.map(|set| set.seed),
        edition: seeded.map(|set| set.edition),
        link,
        puzzles,
    }
}
