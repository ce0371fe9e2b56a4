//! Puzzles that meet a wish, the puzzle of a day, the puzzle of an id.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use super::super::play::seed_in_range;
use super::wire::{MAX_THEMES, PuzzlesAnswer, PuzzlesRequest, shown};
use crate::api::answer::{Called, IMMUTABLE, NEVER_CACHED, cached_json};
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::game::WireGame;
use crate::api::problem::{Code, Problem};
use crate::api::puzzles::{Day, FIRST_DAY, PUZZLE_NODES, cut, own_deadline};
use crate::api::wire::Int;
use crate::game::random::MAX_SEED;
use crate::puzzles::Difficulty;
use crate::puzzles::puzzle::{Puzzle, proof_budget};
use crate::puzzles::seek::{Seen, Sought, Wish, seek};
use crate::search::Budget;

/// Most puzzles of one request.
pub const MAX_COUNT: u64 = 20;

/// A request that was read and checked.
pub(super) struct Asked {
    wish: Wish,
    count: u64,
    seed: u64,
}

pub(super) fn read<G: WireGame>(request: &PuzzlesRequest) -> Result<Asked, Problem> {
    let wish = wish::<G>(request)?;
    let count = request.count.unwrap_or(Int(1));
    let Some(count) = count.to::<u64>().filter(|n| (1..=MAX_COUNT).contains(n)) else {
        return refuse(
            "/count",
            format!("a count is an integer from 1 to {MAX_COUNT}"),
        );
    };
    let seed = match request.seed {
        Some(seed) => seed_in_range(seed)?,
        None => rand::random::<u64>() & MAX_SEED,
    };
    Ok(Asked { wish, count, seed })
}

/// What is asked of each puzzle.
///
/// # Errors
/// [`Code::ImpossibleOptions`] when no puzzle of the game can meet it, with the place.
pub fn wish<G: WireGame>(request: &PuzzlesRequest) -> Result<Wish, Problem> {
    let mut wish = Wish::any::<G>();
    if let Some(name) = &request.r#type {
        let Some(kind) = G::KINDS.iter().position(|card| card.id == name) else {
            let names: Vec<&str> = G::KINDS.iter().map(|card| card.id).collect();
            let detail = format!("there is no type {name:?}; there are {}", names.join(", "));
            return refuse("/type", detail);
        };
        wish.kinds = vec![kind];
    }
    if request.themes.as_ref().map_or(0, Vec::len) > MAX_THEMES {
        return refuse("/themes", format!("at most {MAX_THEMES} themes"));
    }
    for (i, name) in request.themes.iter().flatten().enumerate() {
        let Some(card) = G::THEMES.iter().find(|card| card.id == name) else {
            let names: Vec<&str> = G::THEMES.iter().map(|card| card.id).collect();
            let detail = format!("there is no theme {name:?}; there are {}", names.join(", "));
            return refuse(&format!("/themes/{i}"), detail);
        };
        wish.themes.push(card.id);
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
    if wish.choices::<G>().is_empty() {
        let detail = "no puzzle of this type has such a level or rating".to_owned();
        return refuse(
            if request.rating.is_some() {
                "/rating"
            } else {
                "/level"
            },
            detail,
        );
    }
    Ok(wish)
}

fn refuse<T>(pointer: &str, detail: String) -> Result<T, Problem> {
    Err(Problem::new(Code::ImpossibleOptions, detail).at(pointer))
}

/// The puzzles, and whether there are as many as were asked for. Streams that come to nothing are passed over,
/// but not too many of them.
pub(super) fn collect<G: WireGame>(
    asked: &Asked,
    budget: &mut dyn FnMut() -> Budget,
) -> (Vec<Puzzle<G>>, bool) {
    let mut seen = Seen::new();
    let mut puzzles = Vec::new();
    for index in 0..asked.count * 2 + 2 {
        match seek::<G>(&asked.wish, asked.seed, index, budget) {
            Sought::Found(puzzle) if seen.is_new(&puzzle.position) => puzzles.push(*puzzle),
            Sought::Found(_) | Sought::Nothing => {}
            Sought::Cut => break,
        }
        if puzzles.len() as u64 == asked.count {
            return (puzzles, true);
        }
    }
    (puzzles, false)
}

pub(super) fn answer<G: WireGame>(
    asked: &Asked,
    (puzzles, complete): (&[Puzzle<G>], bool),
) -> PuzzlesAnswer<G::PositionWire> {
    PuzzlesAnswer {
        puzzles: puzzles.iter().map(|puzzle| shown(puzzle, None)).collect(),
        complete,
        seed: asked.seed,
    }
}

pub(super) async fn call<G: WireGame>(
    context: Context,
    request: PuzzlesRequest,
) -> Result<Called<PuzzlesAnswer<G::PositionWire>>, Problem> {
    let asked = read::<G>(&request)?;
    let deadline = own_deadline(&context);
    context.pay(PUZZLE_NODES.saturating_mul(asked.count))?;
    let work = move |stop: Arc<AtomicBool>| {
        let made = collect::<G>(&asked, &mut || {
            cut(proof_budget(), Arc::clone(&stop), deadline)
        });
        (asked, made)
    };
    let (asked, (puzzles, complete)) = context.desk().lane().run(deadline, work).await?;
    let metrics = context.desk().metrics();
    metrics.generated(G::ID, puzzles.len() as u64);
    let answer = answer(&asked, (&puzzles, complete));
    for puzzle in puzzles {
        context.desk().shelf().keep(puzzle);
    }
    Ok(answer.into())
}

/// Which day.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DailyQuery {
    date: Option<String>,
}

pub(super) async fn daily<G: WireGame>(
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<DailyQuery>,
) -> Result<HttpResponse, Problem> {
    let today = Day::today();
    let (day, cache_control) = match &query.date {
        None => {
            let left = Day::seconds_left_today();
            // Digits make a header; the fallback is never used.
            let rest_of_the_day = HeaderValue::try_from(format!("public, max-age={left}"));
            (today, rest_of_the_day.unwrap_or(NEVER_CACHED))
        }
        Some(text) => {
            let day = Day::read(text).ok_or_else(|| {
                Problem::new(
                    Code::InvalidQuery,
                    format!("{text:?} is no date YYYY-MM-DD"),
                )
            })?;
            (day, IMMUTABLE)
        }
    };
    if day < FIRST_DAY || day > today {
        let detail = format!("there are puzzles of the days from {FIRST_DAY} to {today} (UTC)");
        return Err(Problem::new(Code::UnknownPuzzle, detail));
    }
    let puzzle = context.desk().shelf().of_day::<G>(&context, day).await?;
    cached_json(&request, cache_control, || Ok(shown(&puzzle, Some(day))))
}

pub(super) async fn by_id<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let puzzle = context.desk().shelf().puzzle::<G>(&context, &id).await?;
    cached_json(&request, IMMUTABLE, || Ok(shown(&puzzle, None)))
}
