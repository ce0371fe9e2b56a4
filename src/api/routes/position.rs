//! Routes about a position: moves, standings, counts, replies, reviews.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::operation::Answer;
use tessera_operations::operations::{
    CheckRecord, MAX_PAGE, MoveFields, MoveOrder, Moves, MovesRequest, Perft, Play, RecordAnswer,
    RecordRequest, Reply, Review, ReviewAnswer, Score, ScoreRequest, Start,
};
use tessera_operations::record::RecordLine;

use super::operation::{get_call, of_game, post};
use super::query::{QueryInt, declare_position, list};
use crate::api::answer::CACHEABLE;
use crate::api::api_builder::ApiBuilder;
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::problem::ProblemResponse;
use crate::api::schema::{integer, move_of, text};
use tessera_operations::game::WireGame;
use tessera_operations::wire::MoveObject;
use tessera_operations::wire::PositionInput;

/// Declares, for one game, the calls that need only the rules.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    post::<G, Start<G>>(api, "start", "The start position.");
    post::<G, Moves<G>>(api, "moves", "The legal moves.");
    declare_moves_by_key::<G>(api);
    let played = "The position after the moves, and what each did.";
    post::<G, Play<G>>(api, "play", played);
    post::<G, Score<G>>(api, "score", "The standings.");
    declare_score_by_key::<G>(api);
    post::<G, Perft<G>>(api, "perft", "The counts.");
}

/// Declares, for one game, the calls of its engine and of records.
pub(super) fn declare_players<G: WireGame>(api: &mut ApiBuilder) {
    post::<G, Reply<G>>(api, "reply", "The move, and the position after it.");
    let (requests, answers) = api.samples::<Review<G>>();
    of_game::<G, Review<G>>(api, Method::POST, "review")
        .body::<<Review<G> as tessera_operations::operation::Operation>::Request>(true, requests)
        .shared()
        .answer::<ReviewAnswer>("The game, move by move.", answers)
        .serve_operation::<Review<G>>();
    let (requests, answers) = api.samples::<CheckRecord<G>>();
    of_game::<G, CheckRecord<G>>(api, Method::POST, "record")
        .schema::<RecordLine>()
        .shared()
        .body::<RecordRequest>(true, requests)
        .answer::<RecordAnswer>("The record in both forms, and where it led.", answers)
        .serve_operation::<CheckRecord<G>>();
}

/// A position in a query string, and the filter of its moves.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MovesQuery {
    position: String,
    played: Option<String>,
    fields: Option<MoveFields>,
    limit: Option<QueryInt>,
    after: Option<String>,
    sort: Option<MoveOrder>,
    tile: Option<String>,
    from: Option<String>,
}

async fn moves_by_key<G: WireGame>(
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<MovesQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let asked = MovesRequest {
        position: PositionInput::Key(query.position),
        played: list(query.played),
        fields: query.fields,
        limit: query.limit.map(|limit| limit.0),
        after: query.after,
        sort: query.sort,
        tile: query.tile,
        from: query.from,
    };
    get_call::<Moves<G>>(&request, &context, CACHEABLE, asked).await
}

fn declare_moves_by_key<G: WireGame>(api: &mut ApiBuilder) {
    of_game::<G, Moves<G>>(api, Method::GET, "moves")
        .id(format!("{}_moves_by_key", G::ID))
        .summary("Legal moves, by position key")
        .query_of(|call| declare_position::<G>(call, Some(G::EXAMPLES[0].key)))
        .query("fields", "`move` for the notations alone.", text().enum_values(Some(["move"])))
        .query(
            "limit",
            "Most moves to list; without it, all.",
            integer(1).maximum(Some(MAX_PAGE as f64)),
        )
        .query(
            "after",
            "A move of the list, in notation: only the moves behind it are listed.",
            text(),
        )
        .query(
            "sort",
            "The order of the list: by notation, or by gain with the largest first.",
            text().enum_values(Some(["notation", "gain"])).default(Some("notation".into())),
        )
        .query_of(declare_move_filter::<G>)
        .answer::<<tessera_operations::operations::LegalMoves<G> as Answer>::Schema>(
            "The legal moves.",
            Vec::new(),
        )
        .serve(|| web::to(moves_by_key::<G>));
}

/// Declares the filter of lists of moves that a game has.
fn declare_move_filter<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    if G::MoveWire::IS_TILE.is_some() {
        let meaning = "Only the moves that place this tile.";
        return declaration.query("tile", meaning, text());
    }
    if G::MoveWire::IS_ORIGIN.is_some() {
        let meaning = "Only the moves of the piece on this cell.";
        return declaration.query("from", meaning, text());
    }
    declaration
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreQuery {
    position: String,
    played: Option<String>,
    r#move: Option<String>,
}

async fn score_by_key<G: WireGame>(
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<ScoreQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let asked = ScoreRequest {
        position: PositionInput::Key(query.position),
        played: list(query.played),
        r#move: query.r#move,
    };
    get_call::<Score<G>>(&request, &context, CACHEABLE, asked).await
}

fn declare_score_by_key<G: WireGame>(api: &mut ApiBuilder) {
    of_game::<G, Score<G>>(api, Method::GET, "score")
        .id(format!("{}_score_by_key", G::ID))
        .summary("Standings and explanation, by position key")
        .query_of(|call| declare_position::<G>(call, Some(G::EXAMPLES[0].key)))
        .query("move", "A legal move of the position, in notation.", move_of::<G>())
        .example(G::EXAMPLES[0].moves.first().copied())
        .answer::<<Score<G> as tessera_operations::operation::Operation>::Answer>(
            "The standings.",
            Vec::new(),
        )
        .serve(|| web::to(score_by_key::<G>));
}
