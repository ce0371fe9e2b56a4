//! Routes of the library of puzzles: pages of it, and all of it.

use actix_web::http::Method;
use actix_web::http::header::HeaderValue;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::operations::{Puzzles, PuzzlesAnswer, PuzzlesRequest};
use tessera_operations::puzzles::library_lines;

use super::operation::{get_call, of_game, path};
use super::query::{list, read_int};
use crate::api::answer::{CACHEABLE, cached_tagged};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{NoQuery, StrictQuery};
use crate::api::compress::kept;
use crate::api::context::Context;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::schema::{integer, text};
use tessera_operations::game::WireGame;
use tessera_operations::wire::Int;
use tessera_rules::game::quoted;

/// `Cache-Control` of the whole library, which changes only with releases.
const CACHED_FOR_A_DAY: HeaderValue = HeaderValue::from_static("public, max-age=86400");
/// The media type of JSON lines.
const JSON_LINES: &str = "application/jsonl";

/// The filter of puzzles, in the form of the operation's request.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzlesQuery {
    seed: Option<String>,
    count: Option<String>,
    r#type: Option<String>,
    level: Option<String>,
    rating: Option<String>,
    themes: Option<String>,
    any_themes: Option<String>,
    exclude: Option<String>,
    after: Option<String>,
}

impl PuzzlesQuery {
    /// The request. Without a seed, the puzzles are in the order of their ids.
    fn read(self) -> Result<PuzzlesRequest, Problem> {
        let int = |name, text: Option<String>| text.map(|text| read_int(name, &text)).transpose();
        let seed = int("seed", self.seed)?;
        let after = match seed {
            None => Some(self.after.unwrap_or_default()),
            Some(_) => self.after,
        };
        Ok(PuzzlesRequest {
            count: int("count", self.count)?,
            level: int("level", self.level)?,
            rating: self.rating.map(|text| range(&text)).transpose()?,
            themes: list(self.themes),
            any_themes: list(self.any_themes),
            exclude: list(self.exclude),
            r#type: self.r#type,
            fresh: None,
            seed,
            after,
        })
    }
}

fn range(text: &str) -> Result<[Int; 2], Problem> {
    let (low, high) = text.split_once(';').ok_or_else(|| {
        let detail =
            format!("{} is no range of ratings; it is written like 1200;1600", quoted(text));
        Problem::new(Code::InvalidQuery, detail).of_parameter("rating")
    })?;
    Ok([read_int("rating", low)?, read_int("rating", high)?])
}

async fn puzzles<G: WireGame>(
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<PuzzlesQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    get_call::<Puzzles<G>>(&request, &context, CACHEABLE, query.read()?).await
}

async fn all<G: WireGame>(
    request: HttpRequest,
    context: Context,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let lines = match context.state().puzzles.lines(G::ID) {
        Some(lines) => lines,
        None => {
            let work = Box::new(|| Ok(kept(library_lines::<G>().into())));
            let made = context.run_in_pool(work).await?;
            context.state().puzzles.keep_lines(G::ID, made)
        }
    };
    Ok(cached_tagged(&request, CACHED_FOR_A_DAY, JSON_LINES, lines))
}

/// Declares the library of one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let seed = "The same seed gives the same puzzles within a release.";
    let themes = "Themes that each puzzle must have, joined by `;`.";
    let any_themes = "Themes of which each puzzle must have at least one, joined by `;`.";
    of_game::<G, Puzzles<G>>(api, Method::GET, "puzzles")
        .id(format!("{}_list_puzzles", G::ID))
        .text(
            "Page through puzzles",
            "As `POST`, of the library. Without a seed, the puzzles are in the order of their ids, and `after` takes the last \
             one of the page before.",
        )
        .query("seed", seed, integer(0))
        .query("count", "How many.", integer(1).maximum(Some(50)))
        .example("2")
        .query("type", "The type.", text())
        .query("level", "The level.", integer(1).maximum(Some(5)))
        .example("1")
        .query("rating", "Lowest and highest rating, joined by `;`.", text())
        .query("themes", themes, text())
        .query("any_themes", any_themes, text())
        .query("exclude", "Ids of puzzles to leave out, joined by `;`.", text())
        .query("after", "The id after which the page begins.", text())
        .answer::<PuzzlesAnswer<G::PositionWire>>("The puzzles.", Vec::new())
        .serve(|| web::to(puzzles::<G>));
    api.endpoint(Method::GET, path::<G>("puzzles.jsonl"), G::ID)
        .id(format!("{}_puzzle_library", G::ID))
        .text(
            "All puzzles of the library (JSON lines)",
            "One puzzle a line, in the order of their ids. They are in the public domain (CC0 1.0). A day \
             has one of them; which one is decided by a secret of the service.",
        )
        .ignore_other_parameters()
        .answer_in(&[JSON_LINES], "The puzzles.")
        .serve(|| web::to(all::<G>));
}
