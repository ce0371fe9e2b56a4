//! `moves`: every legal move of a position.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::{Head, POSITION_ERRORS, read_key, read_position};
use crate::api::answer::{Answer, CACHEABLE, Written, cached_json};
use crate::api::body::{StrictQuery, parse_json};
use crate::api::game::{DrawWire, WireGame};
use crate::api::problem::{Code, Problem};
use crate::api::surface::{Surface, text};
use crate::api::wire::PositionInput;

/// A position and nothing else.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(bound = "P: ToSchema")]
pub struct MovesRequest<P> {
    /// The position: the JSON object or the position key.
    position: PositionInput<P>,
}

/// A position in a query string.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MovesQuery {
    position: String,
}

/// The legal moves of a position, complete and sorted by notation, bytewise.
#[derive(Debug, Serialize, ToSchema)]
#[schema(bound = "M: ToSchema")]
pub struct MovesAnswer<M> {
    /// The position key.
    pub key: String,
    /// The seat that moves.
    pub seat: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The seats that won; empty while not over and for a draw.
    pub winners: Vec<usize>,
    /// Number of legal moves.
    pub total: usize,
    /// Every legal move.
    pub moves: Vec<M>,
    /// The draw that is due, in a phase without choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub draw: Option<DrawWire>,
    /// `reconstructed` where the rules of this form of the game are not published ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub rules_status: Option<&'static str>,
}

/// The legal moves of `position`.
pub fn answer<G: WireGame>(position: &G) -> MovesAnswer<G::MoveWire> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mut named: Vec<(String, G::Move)> = list
        .into_iter()
        .map(|m| (position.notation(m), m))
        .collect();
    named.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    let moves: Vec<_> = named
        .into_iter()
        .map(|(notation, m)| position.describe(m, notation))
        .collect();
    holding(position, moves.len(), moves)
}

fn holding<G: WireGame, M>(position: &G, total: usize, moves: Vec<M>) -> MovesAnswer<M> {
    let head = Head::of(position);
    MovesAnswer {
        key: head.key,
        seat: head.seat,
        over: head.over,
        winners: head.winners,
        total,
        moves,
        draw: position.draw(),
        rules_status: head.rules_status,
    }
}

/// The same as JSON, written without the detour over one object a move.
///
/// # Errors
/// [`Code::Internal`] when it can't be serialized.
fn written<G: WireGame>(position: &G) -> Result<Written, Problem> {
    if !G::WRITES_MOVES {
        return answer(position).into_json().map(Written);
    }
    let total = usize::try_from(position.count_moves()).unwrap_or(usize::MAX);
    let empty = holding::<G, ()>(position, total, Vec::new());
    let mut json = empty.into_json()?;
    // Quotation marks inside of texts are escaped, so this is the list of moves.
    let list = b"\"moves\":[";
    let place = json.windows(list.len()).rposition(|window| window == list);
    let place = place.ok_or_else(|| Problem::new(Code::Internal, "the answer has no moves"))?;
    let end = json.split_off(place + list.len());
    position.write_moves(&mut json);
    json.extend_from_slice(&end);
    Ok(Written(json))
}

fn execute<G: WireGame>(
    request: MovesRequest<G::PositionWire>,
) -> Result<MovesAnswer<G::MoveWire>, Problem> {
    Ok(answer(&read_position::<G>(request.position)?))
}

fn execute_quickly<G: WireGame>(
    request: MovesRequest<G::PositionWire>,
) -> Result<Written, Problem> {
    written(&read_position::<G>(request.position)?)
}

async fn get<G: WireGame>(
    request: HttpRequest,
    StrictQuery(query): StrictQuery<MovesQuery>,
) -> Result<HttpResponse, Problem> {
    cached_json(&request, CACHEABLE, || {
        written(&read_key::<G>(&query.position)?)
    })
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(surface: &mut Surface) {
    let requests =
        super::samples::<G>(surface, |_, position| Some(json!({ "position": position })));
    let answers = super::answer_samples(&requests, |body| execute::<G>(parse_json(body)?));
    let path = format!("/v1/{}/moves", G::ID);
    let summary = "Legal moves";
    let description = "Every legal move of the position, sorted by notation, with what it does. Empty when the game is over.";
    surface
        .endpoint(Method::POST, &path, G::ID)
        .id(format!("{}_moves", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text(summary, description)
        .body::<MovesRequest<G::PositionWire>>(true, requests)
        .answer::<MovesAnswer<G::MoveWire>>("The legal moves.", answers)
        .errors(POSITION_ERRORS)
        .serve_call(|_, request| async move { execute_quickly::<G>(request).map(Into::into) });
    surface
        .endpoint(Method::GET, &path, G::ID)
        .id(format!("{}_moves_by_key", G::ID))
        .prefix(G::SCHEMA_PREFIX)
        .text("Legal moves, by position key", description)
        .query(
            "position",
            true,
            "The position key.",
            text(),
            Some(G::EXAMPLES[0].key),
        )
        .answer::<MovesAnswer<G::MoveWire>>("The legal moves.", Vec::new())
        .errors(POSITION_ERRORS)
        .serve(|| web::to(get::<G>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::games::{GameVisitor, each_game};
    use crate::game::random::{choose, seeded};

    struct Same;

    impl GameVisitor for Same {
        fn visit<G: WireGame>(&mut self) {
            let mut rng = seeded(0x50_5eed);
            let mut positions: Vec<G> = (0..60).map(|_| G::compose(&mut rng)).collect();
            let mut played = G::start(&G::StartOptions::default(), &mut rng).unwrap();
            for _ in 0..200 {
                let mut moves = Vec::new();
                played.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                played.play(*choose(&mut rng, &moves));
                positions.push(played.clone());
            }
            for position in positions {
                let Written(quick) = written(&position).unwrap();
                let quick = String::from_utf8(quick).unwrap();
                let plain = serde_json::to_string(&answer(&position)).unwrap();
                assert_eq!(quick, plain, "{}: {}", G::ID, position.key());
            }
        }
    }

    #[test]
    fn the_quick_way_writes_what_serde_writes() {
        each_game(&mut Same);
    }
}
