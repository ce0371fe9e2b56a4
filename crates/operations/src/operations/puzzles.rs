//! `puzzles`: puzzles of the library that match a filter, or new ones.

use std::borrow::Cow;
use std::collections::HashSet;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::openapi::schema::{SchemaType, Type};
use utoipa::openapi::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use tessera_puzzles::Difficulty;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::fresh::{Made, Seen, make};
use tessera_puzzles::library::{Choice, Entry, Library, LibraryId, Offer};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::{kind_named, themes};

use tessera_rules::game::quoted;

use crate::game::WireGame;
use crate::host::Host;
use crate::limits::{MAX_EXCLUDED, at_most, read_at_most};
use crate::operation::{Cost, GROWS, Operation, Price, RequestExample, needs_nothing};
use crate::position::{ENGINE_ERRORS, seed_or_fresh};
use crate::problem::{Code, Problem};
use crate::puzzles::{PuzzleAnswer, shown};
use crate::wire::Int;

/// Most themes that a request may name.
pub const MAX_THEMES: usize = 8;
/// Most puzzles, and most excluded ids, of a call that is cheap enough to be answered immediately.
const LIGHT: (u64, usize) = (10, 100);

/// Puzzles to choose or make.
pub struct Puzzles<G> {
    filter: Filter,
    count: u64,
    order: Order,
    excluded: HashSet<LibraryId>,
    game: PhantomData<fn() -> G>,
}

/// The selection among matching puzzles.
enum Order {
    /// Library puzzles in the order of this seed.
    Seed(u64),
    /// Library puzzles after this id.
    After(Option<LibraryId>),
    /// New puzzles, made from this seed.
    Fresh(u64),
}

/// Filter for puzzles; every member may be omitted.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesRequest {
    /// Seed of the selection. The same seed gives the same puzzles within a release. If omitted, a random seed is used
    /// and returned.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    pub seed: Option<Int>,
    /// Number of puzzles; at most 20 if they are `fresh`.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 50, default = 1)]
    pub count: Option<Int>,
    /// Type of the puzzles; `GET /v1/games/{game}` lists the types.
    pub r#type: Option<String>,
    /// Difficulty, from 1 to 5. Can't be combined with `rating`.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 5)]
    pub level: Option<Int>,
    /// Lowest and highest rating.
    #[schema(value_type = Option<[i64; 2]>, min_items = 2, max_items = 2)]
    pub rating: Option<[Int; 2]>,
    /// Themes that each puzzle must have, all of them; `GET /v1/games/{game}` lists the themes.
    #[schema(max_items = 8)] // MAX_THEMES
    pub themes: Option<Vec<String>>,
    /// Themes of which each puzzle must have at least one.
    #[schema(max_items = 8)] // MAX_THEMES
    pub any_themes: Option<Vec<String>>,
    /// Library ids of puzzles to leave out, such as puzzles that the player knows. Other ids are ignored. A GET request has
    /// room for about 500; POST takes all.
    #[schema(max_items = 1000)] // MAX_EXCLUDED
    pub exclude: Option<Vec<String>>,
    /// Returns puzzles in the order of their ids, starting after this id, or with the first puzzle if it is an empty
    /// string. Can't be combined with `seed` or `fresh`.
    pub after: Option<String>,
    /// True to make new puzzles now instead of choosing from the library.
    #[schema(default = false)]
    pub fresh: Option<bool>,
}

/// The requested puzzles.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "P: ToSchema")]
pub struct PuzzlesAnswer<P> {
    /// The puzzles. No two of them are images of one another.
    pub puzzles: Vec<PuzzleAnswer<P>>,
    /// True if there are as many puzzles as requested. False if the library has no more matches, or if too few new
    /// puzzles were found in time.
    pub complete: bool,
    /// Number of library puzzles that match, without excluded ones; null for fresh puzzles.
    pub total: Option<usize>,
    /// The seed that was used; null for puzzles in the order of their ids.
    #[schema(maximum = 9007199254740991_u64)]
    pub seed: Option<u64>,
}

impl<G: WireGame> Operation for Puzzles<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "puzzles";
    const SUMMARY: &'static str = "Choose puzzles";
    const ERRORS: &'static [&'static [Code]] =
        &[&[Code::ImpossibleOptions, Code::LimitExceeded], ENGINE_ERRORS];
    const REQUIRED: bool = false;

    type Request = PuzzlesRequest;
    type Answer = PuzzlesAnswer<G::PositionWire>;
    needs_nothing!();

    fn description() -> String {
        "Puzzles of this type, level or rating, and with these themes, no two of them images of one another. Each has one \
         solution: at every step where the solver chooses, all other moves are proved to be worse. They are chosen from the \
         library; with `fresh`, new ones are made, which takes seconds, and `complete` says whether all were found."
            .to_owned()
    }

    fn examples() -> Vec<RequestExample> {
        let request = json!({ "seed": 7, "count": 1, "level": 1 });
        vec![RequestExample::new("easy", "An easy one.", request)]
    }

    /// Names the types and themes of the game in its schema of [`PuzzlesRequest`], which comes last. Types and themes
    /// in answers remain plain strings: a later release may have new ones, which clients must accept.
    fn pinned_schemas() -> Vec<(String, RefOr<Schema>)> {
        let RefOr::T(Schema::Object(mut request)) = PuzzlesRequest::schema() else {
            return Vec::new();
        };
        let prefix = G::SCHEMA_PREFIX;
        let (kind, theme) = (format!("{prefix}PuzzleType"), format!("{prefix}PuzzleTheme"));
        let types = G::KINDS.iter().map(|card| (card.id, card.description.to_string()));
        let themes = themes::<G>().map(|card| (card.id, card.description.to_string()));
        let types = choice("A type of puzzle.", types);
        let themes = choice("A theme of puzzles.", themes);
        let one = OneOfBuilder::new()
            .item(Ref::from_schema_name(&kind))
            .item(ObjectBuilder::new().schema_type(Type::Null))
            .description(Some("The type."));
        request.properties.insert("type".to_owned(), one.into());
        for (name, what) in [
            ("themes", "Themes that each puzzle must have, all of them."),
            ("any_themes", "Themes of which each puzzle must have at least one."),
        ] {
            let list = ArrayBuilder::new()
                .schema_type(SchemaType::from_iter([Type::Array, Type::Null]))
                .items(Ref::from_schema_name(&theme))
                .max_items(Some(MAX_THEMES))
                .description(Some(what));
            request.properties.insert(name.to_owned(), list.into());
        }
        vec![
            (kind, types.into()),
            (theme, themes.into()),
            (format!("{prefix}PuzzlesRequest"), Schema::Object(request).into()),
        ]
    }

    fn request_schema() -> RefOr<Schema> {
        let pinned = Self::pinned_schemas().pop();
        pinned.map_or_else(PuzzlesRequest::schema, |(_, request)| request)
    }

    fn read(request: PuzzlesRequest, host: &impl Host) -> Result<Puzzles<G>, Problem> {
        let filter = filter::<G>(&request)?;
        let is_fresh = request.fresh == Some(true);
        let count = request.count.unwrap_or(Int(1));
        let (limit, most) = host.caps().puzzles(is_fresh);
        let detail = || format!("a count is 1 to {most}, not {count}");
        let count = read_at_most(limit, (1, most), count, "/count", detail)?;
        let excluded = request.exclude.unwrap_or_default();
        let asked = excluded.len() as u64;
        let detail = || format!("{asked} ids were sent; at most {MAX_EXCLUDED} are taken");
        at_most("excluded_puzzles", MAX_EXCLUDED, asked, "/exclude", detail)?;
        let order = match (&request.after, is_fresh) {
            (Some(_), _) if request.seed.is_some() || is_fresh => {
                let detail = "`after` excludes `seed` and `fresh`".to_owned();
                return refuse("/after", detail);
            }
            (Some(after), _) if after.is_empty() => Order::After(None),
            (Some(after), _) => match LibraryId::read(G::ID, after) {
                Some(id) => Order::After(Some(id)),
                None => {
                    return refuse(
                        "/after",
                        format!("{} is not the id of a puzzle of the library", quoted(after)),
                    );
                }
            },
            (None, false) => Order::Seed(seed_or_fresh(request.seed, host)?),
            (None, true) => Order::Fresh(seed_or_fresh(request.seed, host)?),
        };
        Ok(Puzzles {
            filter,
            count,
            order,
            excluded: excluded.iter().filter_map(|id| LibraryId::read(G::ID, id)).collect(),
            game: PhantomData,
        })
    }

    fn cost(&self) -> Cost {
        match self.order {
            // The number of attempts is not known in advance.
            Order::Fresh(_) => Cost::heavy(Price::UNBOUNDED),
            _ if self.count <= LIGHT.0 && self.excluded.len() <= LIGHT.1 => Cost::Light,
            _ => Cost::Medium,
        }
    }

    fn run(self, (): (), host: &impl Host) -> Result<Self::Answer, Problem> {
        let library = Library::of::<G>(G::ID);
        let count = usize::try_from(self.count).unwrap_or(usize::MAX);
        match self.order {
            Order::Seed(seed) => {
                let choice = library.choose::<G>(&self.filter, seed, count, &self.excluded);
                answer::<G>(&choice, count, Some(seed))
            }
            Order::After(after) => {
                let choice = library.page::<G>(&self.filter, after, count, &self.excluded);
                answer::<G>(&choice, count, None)
            }
            Order::Fresh(seed) => Ok(self.made(seed, count, host)),
        }
    }
}

impl<G: WireGame> Puzzles<G> {
    /// Makes new puzzles. Skips searches without a result, up to a limit.
    fn made(self, seed: u64, count: usize, host: &impl Host) -> PuzzlesAnswer<G::PositionWire> {
        let mut seen = Seen::new();
        let mut puzzles = Vec::new();
        for index in 0..self.count * 2 + 2 {
            let mut budget = || host.cut(proof_budget());
            match make::<G>(&self.filter, seed, index, &mut budget) {
                Made::Found(puzzle)
                    if !self.excluded.contains(&puzzle.library_id(G::ID))
                        && seen.is_new(&puzzle.position) =>
                {
                    puzzles.push(*puzzle);
                }
                Made::Found(_) | Made::Nothing => {}
                Made::Cut => break,
            }
            if puzzles.len() == count {
                break;
            }
        }
        let answer = PuzzlesAnswer {
            puzzles: puzzles.iter().map(|puzzle| shown(puzzle, None)).collect(),
            complete: puzzles.len() == count,
            total: None,
            seed: Some(seed),
        };
        host.keep(puzzles.into_iter().map(Puzzle::as_described).collect());
        answer
    }
}

fn answer<G: WireGame>(
    choice: &Choice<'_>,
    count: usize,
    seed: Option<u64>,
) -> Result<PuzzlesAnswer<G::PositionWire>, Problem> {
    let shown = |entry: &&Entry| Some(shown::<G>(&entry.record()?, None));
    let puzzles: Option<Vec<_>> = choice.chosen.iter().map(shown).collect();
    let puzzles = puzzles.ok_or_else(|| Problem::new(Code::Internal, "the library is damaged"))?;
    Ok(PuzzlesAnswer { complete: puzzles.len() == count, puzzles, total: Some(choice.total), seed })
}

/// Converts the request into a filter.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if no puzzle of the game can match, with the place.
pub fn filter<G: WireGame>(request: &PuzzlesRequest) -> Result<Filter, Problem> {
    let mut filter = Filter::any::<G>();
    if let Some(name) = &request.r#type {
        filter.kinds = vec![kind_of::<G>(name)?];
    }
    for (place, names, themes) in [
        ("/themes", &request.themes, &mut filter.themes),
        ("/any_themes", &request.any_themes, &mut filter.any_themes),
    ] {
        let asked = names.as_ref().map_or(0, Vec::len) as u64;
        let detail = || format!("{asked} themes were sent; at most {MAX_THEMES} are taken");
        at_most("themes_per_request", MAX_THEMES as u64, asked, place, detail)?;
        for (i, name) in names.iter().flatten().enumerate() {
            themes.push(theme_named::<G>(name, &format!("{place}/{i}"))?);
        }
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
            filter = filter.of_level(difficulty);
        }
        (None, Some([low, high])) => {
            let ends = low.to::<u32>().zip(high.to::<u32>());
            let Some((low, high)) = ends.filter(|(low, high)| low <= high) else {
                let detail = "ratings are two integers from 0, the lower one first".to_owned();
                return refuse("/rating", detail);
            };
            filter.rating = low..=high;
        }
        (None, None) => {}
    }
    let is_fresh = request.fresh == Some(true);
    can_be_met::<G>(&filter, request.rating.is_some(), is_fresh)?;
    Ok(filter)
}

/// The type with this name.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if the game has no such type.
pub(super) fn kind_of<G: WireGame>(name: &str) -> Result<usize, Problem> {
    kind_named::<G>(name).map_or_else(
        || {
            let names: Vec<&str> = G::KINDS.iter().map(|card| card.id).collect();
            let detail = format!(
                "there is no type {name}; there are {}",
                names.join(", "),
                name = quoted(name)
            );
            refuse("/type", detail)
        },
        Ok,
    )
}

/// The theme with this name; `place` is its place in the request.
///
/// # Errors
/// [`Code::ImpossibleOptions`] if the game has no such theme.
pub(super) fn theme_named<G: WireGame>(name: &str, place: &str) -> Result<&'static str, Problem> {
    if let Some(card) = themes::<G>().find(|card| card.id == name) {
        return Ok(card.id);
    }
    let names: Vec<&str> = themes::<G>().map(|card| card.id).collect();
    let detail =
        format!("there is no theme {name}; there are {}", names.join(", "), name = quoted(name));
    refuse(place, detail)
}

/// Refuses a filter that no puzzle of the library matches, according to the cards of its types; for new puzzles, according to
/// the themes that the types can have.
fn can_be_met<G: WireGame>(
    filter: &Filter,
    by_rating: bool,
    is_fresh: bool,
) -> Result<(), Problem> {
    let wanted = |theme: &&str| filter.themes.contains(theme);
    if let Some([one, other]) = G::EXCLUSIVE_THEMES.iter().find(|pair| pair.iter().all(wanted)) {
        let detail = format!("no puzzle has both of the themes {one:?} and {other:?}");
        return refuse("/themes", detail);
    }
    let none = Library::default();
    let library = match is_fresh {
        true => &none,
        false => Library::of::<G>(G::ID),
    };
    let types = filter.kinds.iter();
    let types: Vec<(usize, Cow<'_, [Offer]>)> =
        types.map(|&kind| (kind, library.offers::<G>(kind))).collect();
    let has = |offers: &[Offer], theme: &&str| offers.iter().any(|o| o.themes.contains(theme));
    let may_have = |(_, offers): &&(usize, Cow<'_, [Offer]>)| {
        filter.themes.iter().all(|theme| has(offers, theme))
            && (filter.any_themes.is_empty()
                || filter.any_themes.iter().any(|theme| has(offers, theme)))
    };
    let fitting: Vec<_> = types.iter().filter(may_have).collect();
    if fitting.is_empty() {
        let of_type = |(kind, offers): &(usize, Cow<'_, [Offer]>)| {
            let themes = themes::<G>().map(|theme| theme.id);
            let own: Vec<&str> = themes.filter(|theme| has(offers, theme)).collect();
            format!("{} may have {}", G::KINDS[*kind].id, own.join(", "))
        };
        let types: Vec<String> = types.iter().map(of_type).collect();
        let (place, asked) = match filter.themes.is_empty() {
            true => ("/any_themes", "any"),
            false => ("/themes", "all"),
        };
        let types = types.join("; ");
        let detail = format!("no type may have {asked} of these themes: {types}");
        return refuse(place, detail);
    }
    let in_range = |(kind, offers): &&(usize, Cow<'_, [Offer]>)| {
        filter.is_in_range_of(&G::KINDS[*kind])
            && offers.iter().any(|offer| {
                let ratings = offer.level.ratings();
                ratings.start() <= filter.rating.end() && filter.rating.start() <= ratings.end()
            })
    };
    if fitting.iter().any(in_range) {
        return Ok(());
    }
    let of_type = |(kind, offers): &&(usize, Cow<'_, [Offer]>)| {
        let (card, ratings) = (&G::KINDS[*kind], G::KINDS[*kind].ratings());
        let levels = offers.iter().map(|offer| offer.level.number().to_string());
        format!(
            "{}: ratings {} to {}, levels {}",
            card.id,
            ratings.start(),
            ratings.end(),
            levels.collect::<Vec<_>>().join(", ")
        )
    };
    let ranges: Vec<String> = fitting.iter().map(of_type).collect();
    let what = if by_rating { "rating" } else { "level" };
    let detail = format!("no such puzzle has this {what} ({})", ranges.join("; "));
    refuse(&format!("/{what}"), detail)
}

fn refuse<T>(pointer: &str, detail: String) -> Result<T, Problem> {
    Err(Problem::new(Code::ImpossibleOptions, detail).at(pointer))
}

fn choice<'a>(
    what: &str,
    values: impl Iterator<Item = (&'a str, String)> + Clone,
) -> ObjectBuilder {
    let lines = values.clone().map(|(id, meaning)| format!("- `{id}`: {meaning}"));
    let lines: Vec<String> =
        std::iter::once(format!("{what}\n")).chain(lines).chain([format!("\n{GROWS}")]).collect();
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(values.map(|(id, _)| id)))
        .description(Some(lines.join("\n")))
}
