//! `puzzles`: puzzles that meet a wish.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::openapi::schema::{SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use tessera_puzzles::Difficulty;
use tessera_puzzles::attempt::proof_budget;
use tessera_puzzles::generator::{exclusive_themes, kind_named, kinds, may_have, themes};
use tessera_puzzles::seek::{Seen, Sought, seek};
use tessera_puzzles::wish::Wish;
use tessera_rules::game::quoted;

use crate::game::WireGame;
use crate::host::Host;
use crate::operation::{Cost, Nothing, Operation, Price, RequestExample};
use crate::position::{ENGINE_ERRORS, seed_or_fresh};
use crate::problem::{Code, Exceeded, Problem};
use crate::puzzles::{PuzzleAnswer, shown};
use crate::wire::Int;

/// Most themes that a request may name.
pub const MAX_THEMES: usize = 8;

/// Puzzles to be made.
pub struct GeneratePuzzles<G> {
    wish: Wish,
    count: u64,
    seed: u64,
    game: PhantomData<fn() -> G>,
}

/// What the puzzles should be like; every member may be left out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesRequest {
    /// The same seed gives the same puzzles; without one, a random seed is used and reported.
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

/// Puzzles as requested.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzlesAnswer<P> {
    /// The puzzles, no two of them images of one another.
    pub puzzles: Vec<PuzzleAnswer<P>>,
    /// Whether there are as many as were requested. If not, the time was up, or the request was so rare that it was not
    /// met within a stated number of attempts.
    pub complete: bool,
    /// The seed that applied.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: u64,
}

impl<G: WireGame> Operation for GeneratePuzzles<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzles";
    const SUMMARY: &'static str = "Generate puzzles";
    const ERRORS: &'static [&'static [Code]] = &[
        &[Code::ImpossibleOptions, Code::LimitExceeded],
        ENGINE_ERRORS,
    ];
    const REQUIRED: bool = false;

    type Request = PuzzlesRequest;
    type Answer = PuzzlesAnswer<G::PositionWire>;
    type Need = Nothing;

    fn description() -> String {
        "Puzzles of this type, level or rating, and with these themes, no two of them images of one another. Each has one \
         solution: at every step where the solver chooses, all other moves are proved to be worse. The same seed gives the \
         same puzzles; rare combinations may take longer than a request may, and `complete` says whether all were found."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "seed": 7, "count": 1, "level": 1 });
        vec![RequestExample::new("easy", "An easy one.", request)]
    }

    /// Names the types and themes of the game in its schema of [`PuzzlesRequest`], which comes last. Answers keep plain strings:
    /// a later generator may know more, and clients shall not stumble over them.
    fn pinned_schemas() -> Vec<(String, RefOr<Schema>)> {
        let RefOr::T(Schema::Object(mut request)) = PuzzlesRequest::schema() else {
            return Vec::new();
        };
        let prefix = G::SCHEMA_PREFIX;
        let (kind, theme) = (
            format!("{prefix}PuzzleType"),
            format!("{prefix}PuzzleTheme"),
        );
        let types = kinds::<G>(G::GENERATOR)
            .map(|kind| &G::KINDS[kind])
            .map(|card| (card.id, card.description));
        let themes = themes::<G>(G::GENERATOR).map(|card| (card.id, card.description));
        let types = choice("A type of puzzle.", types);
        let themes = choice("A theme of puzzles.", themes);
        let one = OneOfBuilder::new()
            .item(Ref::from_schema_name(&kind))
            .item(ObjectBuilder::new().schema_type(Type::Null))
            .description(Some("The type."));
        let list = ArrayBuilder::new()
            .schema_type(SchemaType::from_iter([Type::Array, Type::Null]))
            .items(Ref::from_schema_name(&theme))
            .max_items(Some(MAX_THEMES))
            .description(Some("Themes that each puzzle must have, all of them."));
        request.properties.insert("type".to_owned(), one.into());
        request.properties.insert("themes".to_owned(), list.into());
        vec![
            (kind, types.into()),
            (theme, themes.into()),
            (
                format!("{prefix}PuzzlesRequest"),
                Schema::Object(request).into(),
            ),
        ]
    }

    fn request_schema() -> RefOr<Schema> {
        let pinned = Self::pinned_schemas().pop();
        pinned.map_or_else(PuzzlesRequest::schema, |(_, request)| request)
    }

    fn read(request: PuzzlesRequest, host: &impl Host) -> Result<GeneratePuzzles<G>, Problem> {
        let wish = wish::<G>(&request)?;
        let count = request.count.unwrap_or(Int(1));
        let (limit, most) = host.caps().puzzles();
        let detail = format!("a count is an integer from 1 to {most}");
        let Some(count) = count.to::<u64>().filter(|&count| count > 0) else {
            return refuse("/count", detail);
        };
        at_most(limit, most, count, "/count", detail)?;
        Ok(GeneratePuzzles {
            wish,
            count,
            seed: seed_or_fresh(request.seed, host)?,
            game: PhantomData,
        })
    }

    fn need(&mut self) -> Nothing {
        Nothing
    }

    fn cost(&self) -> Cost {
        Cost::Heavy {
            // How many attempts a wish takes is not known before.
            price: Price::UNBOUNDED,
            time_ms: None,
        }
    }

    /// Streams that come to nothing are passed over, but not too many of them.
    fn run(self, (): (), host: &impl Host) -> Result<Self::Answer, Problem> {
        let mut seen = Seen::new();
        let mut puzzles = Vec::new();
        for index in 0..self.count * 2 + 2 {
            let mut budget = || host.cut(proof_budget());
            match seek::<G>(&self.wish, self.seed, index, &mut budget) {
                Sought::Found(puzzle) if seen.is_new(&puzzle.position) => puzzles.push(*puzzle),
                Sought::Found(_) | Sought::Nothing => {}
                Sought::Cut => break,
            }
            if puzzles.len() as u64 == self.count {
                break;
            }
        }
        let answer = PuzzlesAnswer {
            puzzles: puzzles.iter().map(|puzzle| shown(puzzle, None)).collect(),
            complete: puzzles.len() as u64 == self.count,
            seed: self.seed,
        };
        host.keep(puzzles);
        Ok(answer)
    }
}

/// What is asked of each puzzle.
///
/// # Errors
/// [`Code::ImpossibleOptions`] when no puzzle of the game can meet it, with the place.
pub fn wish<G: WireGame>(request: &PuzzlesRequest) -> Result<Wish, Problem> {
    let mut wish = Wish::any::<G>();
    if let Some(name) = &request.r#type {
        let Some(kind) = kind_named(G::KINDS, G::GENERATOR, name) else {
            let names: Vec<&str> = kinds::<G>(G::GENERATOR)
                .map(|kind| G::KINDS[kind].id)
                .collect();
            let detail = format!(
                "there is no type {name}; there are {}",
                names.join(", "),
                name = quoted(name)
            );
            return refuse("/type", detail);
        };
        wish.kinds = vec![kind];
    }
    let asked = request.themes.as_ref().map_or(0, Vec::len) as u64;
    let detail = format!("{asked} themes were sent; at most {MAX_THEMES} are taken");
    at_most(
        "themes_per_request",
        MAX_THEMES as u64,
        asked,
        "/themes",
        detail,
    )?;
    for (i, name) in request.themes.iter().flatten().enumerate() {
        wish.themes
            .push(theme_named::<G>(name, &format!("/themes/{i}"))?);
    }
    match (request.level, request.rating) {
        (Some(_), Some(_)) => {
            let detail = "`level` and `rating` exclude each other".to_owned();
            return refuse("/rating", detail);
        }
        (Some(level), None) => {
            let Some(difficulty) = level.to().and_then(Difficulty::new) else {
                return refuse("/level", "a level is an integer from 1 to 5".to_owned());
            };
            wish = wish.of_difficulty(difficulty);
        }
        (None, Some([low, high])) => {
            let ends = low.to::<u32>().zip(high.to::<u32>());
            let Some((low, high)) = ends.filter(|(low, high)| low <= high) else {
                let detail = "ratings are two integers from 0, the lower one first".to_owned();
                return refuse("/rating", detail);
            };
            wish.rating = low..=high;
        }
        (None, None) => {}
    }
    can_be_met::<G>(&wish, request.rating.is_some())?;
    Ok(wish)
}

/// The theme of this name, which stands at `place` in the request.
///
/// # Errors
/// [`Code::ImpossibleOptions`] when the game has no such theme.
pub(super) fn theme_named<G: WireGame>(name: &str, place: &str) -> Result<&'static str, Problem> {
    if let Some(card) = themes::<G>(G::GENERATOR).find(|card| card.id == name) {
        return Ok(card.id);
    }
    let names: Vec<&str> = themes::<G>(G::GENERATOR).map(|card| card.id).collect();
    let detail = format!(
        "there is no theme {name}; there are {}",
        names.join(", "),
        name = quoted(name)
    );
    refuse(place, detail)
}

/// Refuses a wish that no puzzle can meet, whatever is tried.
fn can_be_met<G: WireGame>(wish: &Wish, by_rating: bool) -> Result<(), Problem> {
    let wished = |theme: &str| wish.themes.contains(&theme);
    if let Some([one, other]) =
        exclusive_themes::<G>(G::GENERATOR).find(|themes| themes.iter().all(|theme| wished(theme)))
    {
        let detail = format!(
            "no puzzle has both of the themes {one} and {other}",
            one = quoted(one),
            other = quoted(other)
        );
        return refuse("/themes", detail);
    }
    let bears = |kind: usize| wish.themes.iter().all(|theme| may_have::<G>(kind, theme));
    let kinds: Vec<usize> = (wish.kinds.iter().copied())
        .filter(|&kind| bears(kind))
        .collect();
    if kinds.is_empty() {
        let types: Vec<String> = (wish.kinds.iter())
            .map(|&kind| {
                let themes = themes::<G>(G::GENERATOR).map(|theme| theme.id);
                let may: Vec<&str> = themes.filter(|theme| may_have::<G>(kind, theme)).collect();
                format!("{} may have {}", G::KINDS[kind].id, may.join(", "))
            })
            .collect();
        let detail = format!("no type may have all of these themes: {}", types.join("; "));
        return refuse("/themes", detail);
    }
    if (kinds.iter()).any(|&kind| wish.is_in_range_of(&G::KINDS[kind])) {
        return Ok(());
    }
    let ranges: Vec<String> = (kinds.iter())
        .map(|&kind| {
            let (card, ratings) = (&G::KINDS[kind], G::KINDS[kind].ratings());
            let level = |rating| Difficulty::of_rating(rating).number();
            format!(
                "{}: ratings {} to {}, levels {} to {}",
                card.id,
                ratings.start(),
                ratings.end(),
                level(*ratings.start()),
                level(*ratings.end())
            )
        })
        .collect();
    let what = if by_rating { "rating" } else { "level" };
    let detail = format!("no such puzzle has this {what} ({})", ranges.join("; "));
    refuse(&format!("/{what}"), detail)
}

pub(super) fn at_most(
    limit: &'static str,
    allowed: u64,
    asked: u64,
    place: &str,
    detail: String,
) -> Result<(), Problem> {
    let exceeded = Exceeded {
        limit,
        allowed,
        asked,
    };
    match asked > allowed {
        true => Err(Problem::limit_exceeded(exceeded, detail).at(place)),
        false => Ok(()),
    }
}

fn refuse<T>(pointer: &str, detail: String) -> Result<T, Problem> {
    Err(Problem::new(Code::ImpossibleOptions, detail).at(pointer))
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
