//! What requests about puzzles and their answers look like.

use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::api::game::WireGame;
use crate::api::puzzles::{Day, id_of};
use crate::api::surface::Surface;
use crate::api::wire::Int;
use crate::puzzles::puzzle::Puzzle;
use crate::puzzles::{Difficulty, KindCard, Origin, ThemeCard};

/// What the puzzles shall be like; every member may be left out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesRequest {
    /// The same seed gives the same puzzles; without one, a random seed is used and told.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
    /// How many.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 20, default = 1)]
    pub count: Option<Int>,
    /// The type, one of those that `GET /v1/games/{game}` lists.
    pub r#type: Option<String>,
    /// Difficulty, from 1 to 5. Not together with `rating`.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 5)]
    pub level: Option<Int>,
    /// Lowest and highest rating.
    #[schema(value_type = Option<[i64; 2]>, min_items = 2, max_items = 2)]
    pub rating: Option<[Int; 2]>,
    /// Themes that each puzzle must bear, all of them; `GET /v1/games/{game}` lists them.
    #[schema(max_items = 8)] // MAX_THEMES
    pub themes: Option<Vec<String>>,
}

/// Most themes that a request may name.
pub(super) const MAX_THEMES: usize = 8;

/// Names the types and themes of the game in its schema of [`PuzzlesRequest`]. Answers keep plain strings:
/// a later generator may know more, and clients shall not stumble over them.
pub(super) fn pin_choices<G: WireGame>(surface: &mut Surface) {
    let RefOr::T(Schema::Object(mut request)) = PuzzlesRequest::schema() else {
        return;
    };
    let prefix = G::SCHEMA_PREFIX;
    let types = G::KINDS.iter().map(|card| (card.id, card.description));
    let themes = G::THEMES.iter().map(|card| (card.id, card.description));
    surface.pin(
        format!("{prefix}PuzzleType"),
        choice("A type of puzzle.", types),
    );
    surface.pin(
        format!("{prefix}PuzzleTheme"),
        choice("A theme of puzzles.", themes),
    );
    let kind = OneOfBuilder::new()
        .item(Ref::new(format!("#/components/schemas/{prefix}PuzzleType")))
        .item(ObjectBuilder::new().schema_type(Type::Null))
        .description(Some("The type."));
    request.properties.insert("type".to_owned(), kind.into());
    let list = ArrayBuilder::new()
        .schema_type(SchemaType::from_iter([Type::Array, Type::Null]))
        .items(Ref::new(format!(
            "#/components/schemas/{prefix}PuzzleTheme"
        )))
        .max_items(Some(MAX_THEMES))
        .description(Some("Themes that each puzzle must bear, all of them."));
    request.properties.insert("themes".to_owned(), list.into());
    surface.pin(format!("{prefix}PuzzlesRequest"), Schema::Object(request));
}

fn choice<'a>(
    what: &str,
    values: impl Iterator<Item = (&'a str, &'a str)> + Clone,
) -> ObjectBuilder {
    let lines = values
        .clone()
        .map(|(id, meaning)| format!("- `{id}`: {meaning}"));
    let lines: Vec<String> = std::iter::once(format!("{what}\n")).chain(lines).collect();
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(values.map(|(id, _)| id)))
        .description(Some(lines.join("\n")))
}

/// Puzzles that meet the wish.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzlesAnswer<P> {
    /// The puzzles, no two of them images of one another.
    pub puzzles: Vec<PuzzleAnswer<P>>,
    /// Whether there are as many as were asked for. If not, the time was up, or so rare a wish was not met
    /// within a stated number of attempts.
    pub complete: bool,
    /// The seed that held.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
}

/// A puzzle without its solution.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzleAnswer<P> {
    /// Its id, from which any replica can make it again.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The day, where it is the puzzle of a day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, format = Date)]
    pub date: Option<String>,
    /// Its type.
    pub r#type: &'static str,
    /// What is asked.
    pub question: &'static str,
    /// Key of the position.
    pub key: String,
    /// The position.
    pub position: P,
    /// The seat that solves, and moves.
    pub seat: usize,
    /// How many moves of its own the solver is to find.
    pub to_find: usize,
    /// Estimated rating: what a solver has who succeeds half of the time.
    #[schema(minimum = 400, maximum = 2800)]
    pub rating: u32,
    /// What the rating stands for, from 1 (easiest) to 5.
    #[schema(minimum = 1, maximum = 5)]
    pub level: u8,
    /// Ids of its themes.
    pub themes: Vec<&'static str>,
    /// Where the position is from.
    pub origin: OriginWire,
    /// Version of the generator.
    pub generator: u32,
    /// Where to go from here.
    pub links: PuzzleLinks,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// Where a puzzle's position is from.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PuzzleOrigin)]
pub enum OriginWire {
    /// Reached from a start position by legal moves.
    Play,
    /// Put together; consistent, but perhaps never reached.
    Composed,
}

impl From<Origin> for OriginWire {
    fn from(origin: Origin) -> OriginWire {
        match origin {
            Origin::Play => OriginWire::Play,
            Origin::Composed => OriginWire::Composed,
        }
    }
}

/// Paths about one puzzle.
#[derive(Debug, Serialize, ToSchema)]
pub struct PuzzleLinks {
    /// The puzzle itself.
    #[serde(rename = "self")]
    pub this: String,
    /// Judges moves (POST).
    pub check: String,
    /// Gives hints.
    pub hint: String,
    /// Tells the solution.
    pub solution: String,
    /// Its picture.
    pub picture: String,
}

/// The answer for one game.
pub(super) type Shown<G> = PuzzleAnswer<<G as WireGame>::PositionWire>;

/// A puzzle as callers see it.
pub(super) fn shown<G: WireGame>(puzzle: &Puzzle<G>, day: Option<Day>) -> Shown<G> {
    let id = id_of(puzzle);
    let path = |rest: &str| format!("/v1/{}/puzzles/{id}{rest}", G::ID);
    let kind = G::KINDS[puzzle.recipe.kind];
    PuzzleAnswer {
        game: G::ID,
        date: day.map(|day| day.to_string()),
        r#type: kind.id,
        question: kind.question,
        key: puzzle.position.key(),
        position: puzzle.position.encode(),
        seat: puzzle.solver.index(),
        to_find: puzzle.proof.steps.len(),
        rating: puzzle.rating,
        level: puzzle.difficulty.number(),
        themes: puzzle.themes.clone(),
        origin: puzzle.origin.into(),
        generator: G::GENERATOR,
        links: PuzzleLinks {
            this: path(""),
            check: path("/check"),
            hint: path("/hint"),
            solution: path("/solution"),
            picture: path("/board.svg"),
        },
        rules_status: puzzle.position.rules_status(),
        id,
    }
}

/// The puzzles of a game, as its card shows them.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleCard {
    /// Version of the generator; a part of every id.
    pub generator: u32,
    /// The types.
    pub types: Vec<PuzzleTypeCard>,
    /// The themes.
    pub themes: Vec<PuzzleThemeCard>,
}

/// A type of puzzle.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleTypeCard {
    /// Its name in requests and answers.
    pub id: &'static str,
    /// What is asked.
    pub question: &'static str,
    /// How it is made and what is proved.
    pub description: &'static str,
    /// The levels that its generator aims at; what comes out is mostly of those or their neighbours.
    pub levels: Vec<u8>,
}

/// A theme of puzzles.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PuzzleThemeCard {
    /// Its name in requests and answers.
    pub id: &'static str,
    /// When a puzzle bears it.
    pub description: &'static str,
}

impl From<&KindCard> for PuzzleTypeCard {
    fn from(card: &KindCard) -> PuzzleTypeCard {
        PuzzleTypeCard {
            id: card.id,
            question: card.question,
            description: card.description,
            levels: card
                .difficulties
                .iter()
                .map(|d: &Difficulty| d.number())
                .collect(),
        }
    }
}

impl From<&ThemeCard> for PuzzleThemeCard {
    fn from(card: &ThemeCard) -> PuzzleThemeCard {
        PuzzleThemeCard {
            id: card.id,
            description: card.description,
        }
    }
}

/// The puzzles of a game.
pub fn card<G: WireGame>() -> PuzzleCard {
    PuzzleCard {
        generator: G::GENERATOR,
        types: G::KINDS.iter().map(PuzzleTypeCard::from).collect(),
        themes: G::THEMES.iter().map(PuzzleThemeCard::from).collect(),
    }
}
