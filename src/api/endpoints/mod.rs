//! The endpoints: request and answer types, the work behind them, and their declarations.

pub mod analysis;
pub mod batch;
pub mod games;
pub mod moves;
pub mod perft;
pub mod picture;
pub mod play;
pub mod puzzles;
pub mod reply;
pub mod review;
pub mod score;
pub mod service;
pub mod start;
pub mod stream;

use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;

use super::analysis::{Caps, Desk};
use super::context::Context;
use super::game::{Example, WireGame};
use super::games::{GameVisitor, each_game, ids};
use super::lane::HeavyLane;
use super::problem::{Code, Problem};
use super::puzzles::Shelf;
use super::surface::Surface;
use super::wire::PositionInput;
use crate::game::SeatSet;
use crate::puzzles::daily::PUBLIC_SECRET;

/// Largest number of moves in one `play`.
pub const MAX_MOVES: usize = 1000;

/// Everything the service serves, for who wants the routes.
pub fn routes() -> Surface {
    declared(Surface::new(false))
}

/// The OpenAPI document. Its examples are computed, which takes a while.
pub fn document() -> serde_json::Value {
    declared(Surface::new(true)).document()
}

fn declared(mut surface: Surface) -> Surface {
    // What examples are computed with: nothing kept, nothing heavy.
    let lane = HeavyLane::new(0, 0);
    let shelf = Shelf::new(PUBLIC_SECRET.to_owned(), 0);
    let context = Context::new(Arc::new(Desk::new(lane, Caps::default(), 0, shelf)));
    games::declare(&mut surface);
    each_game(&mut PerGame(&mut surface, &context));
    batch::declare(&mut surface, &context);
    service::declare(&mut surface);
    surface
}

struct PerGame<'a>(&'a mut Surface, &'a Context);

impl GameVisitor for PerGame<'_> {
    fn visit<G: WireGame>(&mut self) {
        let card = G::card();
        self.0.group(
            G::ID,
            &format!("{} ({}, {})", card.name, card.designer, card.year),
        );
        self.0.game_types::<G>();
        start::declare::<G>(self.0);
        moves::declare::<G>(self.0);
        play::declare::<G>(self.0);
        score::declare::<G>(self.0);
        perft::declare::<G>(self.0);
        analysis::declare::<G>(self.0, self.1);
        stream::declare::<G>(self.0);
        reply::declare::<G>(self.0);
        review::declare::<G>(self.0, self.1);
        picture::declare::<G>(self.0);
        puzzles::declare::<G>(self.0);
    }
}

/// Errors of every operation that takes a position.
const POSITION_ERRORS: &[Code] = &[Code::MalformedPosition, Code::InconsistentPosition];

/// The position of a request body.
///
/// # Errors
/// [`Code::MalformedPosition`] or [`Code::InconsistentPosition`], with the place.
fn read_position<G: WireGame>(input: PositionInput<G::PositionWire>) -> Result<G, Problem> {
    let read = match input {
        PositionInput::Key(key) => G::from_key(&key).map_err(|mut fault| {
            // The path of a fault leads into the JSON form; a key has no places inside.
            fault.path.clear();
            fault
        }),
        PositionInput::Object(wire) => G::decode(wire),
    };
    read.map_err(|fault| Problem::of_position(fault, Some("/position")))
}

/// The position of a query string.
///
/// # Errors
/// As [`read_position`], without a pointer.
fn read_key<G: WireGame>(key: &str) -> Result<G, Problem> {
    G::from_key(key).map_err(|fault| Problem::of_position(fault, None))
}

/// What every answer about a position begins with, apart from its own members.
struct Head {
    key: String,
    seat: usize,
    over: bool,
    winners: Vec<usize>,
    rules_status: Option<&'static str>,
}

impl Head {
    fn of<G: WireGame>(position: &G) -> Head {
        Head {
            key: position.key(),
            seat: position.to_move().index(),
            over: position.is_over(),
            winners: seats(position.winners()),
            rules_status: position.rules_status(),
        }
    }
}

fn seats(set: SeatSet) -> Vec<usize> {
    set.iter().map(|seat| seat.index()).collect()
}

/// The position of a documented example. The examples are constants of the games, and a test reads
/// each of them, so a broken one can't be released.
fn example_position<G: WireGame>(example: &Example) -> G {
    match G::from_key(example.key) {
        Ok(position) => position,
        Err(fault) => panic!(
            "the example {} of {} is wrong: {fault}",
            example.name,
            G::ID
        ),
    }
}

/// Request examples: the first in the JSON form, all by key; none where the surface wants none.
fn samples<G: WireGame>(
    surface: &Surface,
    mut make: impl FnMut(&Example, serde_json::Value) -> Option<serde_json::Value>,
) -> Vec<super::surface::Sample> {
    let mut list = Vec::new();
    if !surface.with_examples() {
        return list;
    }
    for (i, example) in G::EXAMPLES.iter().enumerate() {
        let position = example_position::<G>(example);
        let forms = [
            (i == 0).then(|| (format!("{}_json", example.name), position_json(&position))),
            Some((
                example.name.to_owned(),
                serde_json::Value::from(example.key),
            )),
        ];
        for (name, form) in forms.into_iter().flatten() {
            if let Some(value) = make(example, form) {
                list.push(super::surface::sample(&name, example.summary, &value));
            }
        }
    }
    list
}

fn position_json<G: WireGame>(position: &G) -> serde_json::Value {
    serde_json::to_value(position.encode()).unwrap_or_default()
}

/// Largest answer, in bytes of JSON, that the document shows.
const MAX_SHOWN: usize = 3000;

/// The true answer to each request example, under the same names; an example whose answer is an error
/// is a defect. Long answers are left out: nobody reads them in a document.
fn answer_samples<A: Serialize + ToSchema>(
    requests: &[super::surface::Sample],
    answer: impl Fn(&[u8]) -> Result<A, Problem>,
) -> Vec<super::surface::Sample> {
    requests
        .iter()
        .map(|request| {
            let body = request.value.to_string();
            match answer(body.as_bytes()) {
                Ok(answer) => super::surface::sample(&request.name, &request.summary, &answer),
                Err(problem) => panic!("the example {} fails: {problem}", request.name),
            }
        })
        .filter(|sample| sample.value.to_string().len() <= MAX_SHOWN)
        .collect()
}

/// The error for a path that no route has: 404, about the game where the path names an unknown one.
pub(super) fn no_route(path: &str) -> Problem {
    let mut segments = path.trim_start_matches('/').split('/');
    if segments.next() == Some("v1")
        && let Some(id) = segments.next()
        && segments.next().is_some()
        && !ids().contains(&id)
    {
        return games::unknown_game(id);
    }
    Problem::new(Code::NotFound, format!("nothing is served at {path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_service_starts_without_computing_examples() {
        let document = routes().document();
        let paths = document["paths"].as_object().unwrap();
        let posts: Vec<_> = paths.values().filter_map(|path| path.get("post")).collect();
        assert!(posts.len() > 30);
        for post in posts {
            for content in ["/requestBody/content", "/responses/200/content"] {
                let json = post
                    .pointer(content)
                    .and_then(|c| c.get("application/json"));
                assert!(
                    json.is_none_or(|json| json.get("examples").is_none()),
                    "{post}"
                );
            }
        }
    }
}
