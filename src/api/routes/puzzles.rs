//! Routes of puzzles: generated puzzles, daily puzzles, and calls about one id.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::operation::{Answer, Cost, Operation};
use tessera_operations::operations::{
    CheckAnswer, CheckPuzzle, CheckPuzzleRequest, DailyPuzzle, DailyPuzzleRequest, FrameName,
    GetPuzzle, GetPuzzleOfSet, GetPuzzleSet, HintAnswer, MakePuzzleSet, MakePuzzleSetRequest,
    Picture, PuzzleHint, PuzzleHintRequest, PuzzleOfSetRequest, PuzzleRequest, PuzzleSetAnswer,
    PuzzleSetRequest, PuzzleSolution, Puzzles, ThemeName, VerifyPuzzle, ViewName, documented_set,
};
use tessera_operations::puzzles::{Day, FIRST_DAY, PuzzleAnswer, RecordById, SolutionAnswer};
use utoipa::ToSchema;
use utoipa::openapi::schema::Type;

use super::operation::{answers, get_call, of_game, post};
use super::picture::{FORMS, Form, declare_look, send};
use super::query::{QueryInt, list};
use crate::api::answer::{CACHEABLE, guarded, json};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{Body, NoQuery, StrictQuery};
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::{Unchecked, call};
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::puzzles::cached_today;
use crate::api::resolve::Resolve;
use crate::api::schema::{integer, moves_of, text};
use tessera_operations::game::WireGame;
use tessera_operations::wire::{Int, MoveText};
use tessera_puzzles::set::MAX_COUNT;
use tessera_rules::game::quoted;

/// Declares the routes of the puzzles of one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    post::<G, Puzzles<G>>(api, "puzzles", "The puzzles.");
    post::<G, VerifyPuzzle<G>>(api, "puzzles/verify", "Whether it is a puzzle, or why not.");
    declare_daily::<G>(api);
    declare_sets::<G>(api);
    declare_one::<G>(api);
    declare_judging::<G>(api);
    declare_pictures::<G>(api);
}

fn about_one<'a, G, O>(api: &'a mut ApiBuilder, method: Method, rest: &str) -> Declaration<'a>
where
    G: WireGame,
    O: Operation,
    O::Dependency: Resolve,
{
    of_game::<G, O>(api, method, &format!("puzzles/{{id}}{rest}")).path_parameter(
        "id",
        "The puzzle's id.",
        text(),
        G::PUZZLE_EXAMPLE,
    )
}

/// The query of a daily puzzle.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DailyQuery {
    date: Option<String>,
}

async fn daily<G: WireGame>(
    request: HttpRequest,
    context: Context,
    StrictQuery(DailyQuery { date }): StrictQuery<DailyQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let cache_control = match &date {
        None => cached_today(),
        Some(text) if Day::read(text).is_none() => {
            let detail = format!("{text} is not a date YYYY-MM-DD", text = quoted(text));
            return Err(Problem::new(Code::InvalidQuery, detail).of_parameter("date").into());
        }
        Some(_) => CACHEABLE,
    };
    let asked = DailyPuzzleRequest { date };
    get_call::<DailyPuzzle<G>>(&request, &context, cache_control, asked).await
}

fn declare_daily<G: WireGame>(api: &mut ApiBuilder) {
    let date = text().schema_type(Type::String).pattern(Some("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    of_game::<G, DailyPuzzle<G>>(api, Method::GET, "puzzles/daily")
        .query("date", &format!("The day, from {FIRST_DAY} to today, as YYYY-MM-DD."), date)
        .example(&*FIRST_DAY.to_string())
        .answer::<PuzzleAnswer<G::PositionWire>>("The puzzle.", Vec::new())
        .serve(|| web::to(daily::<G>));
}

async fn set<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let asked = PuzzleSetRequest { id: id.into_inner() };
    get_call::<GetPuzzleSet<G>>(&request, &context, CACHEABLE, asked).await
}

async fn of_set<G: WireGame>(
    request: HttpRequest,
    context: Context,
    path: web::Path<(String, String)>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let (id, number) = path.into_inner();
    let Ok(number) = number.parse() else {
        let detail = format!("{number} is not the number of a puzzle", number = quoted(number));
        return Err(Problem::new(Code::UnknownPuzzle, detail).of_parameter("number").into());
    };
    let asked = PuzzleOfSetRequest { id, number: Int(number) };
    get_call::<GetPuzzleOfSet<G>>(&request, &context, CACHEABLE, asked).await
}

fn declare_sets<G: WireGame>(api: &mut ApiBuilder) {
    let (requests, answers) = api.samples::<MakePuzzleSet<G>>();
    of_game::<G, MakePuzzleSet<G>>(api, Method::POST, "puzzles/sets")
        .shared()
        .body::<MakePuzzleSetRequest>(true, requests)
        .answer::<PuzzleSetAnswer>("The set.", answers)
        .serve_operation::<MakePuzzleSet<G>>();
    of_one_set::<G, GetPuzzleSet<G>>(api, "")
        .shared()
        .answer::<PuzzleSetAnswer>("The set.", Vec::new())
        .serve(|| web::to(set::<G>));
    of_one_set::<G, GetPuzzleOfSet<G>>(api, "/{number}")
        .path_parameter(
            "number",
            "The number of the puzzle, from 1.",
            integer(1).maximum(Some(MAX_COUNT as usize)),
            "1",
        )
        .answer::<PuzzleAnswer<G::PositionWire>>("The puzzle.", Vec::new())
        .serve(|| web::to(of_set::<G>));
}

fn of_one_set<'a, G, O>(api: &'a mut ApiBuilder, rest: &str) -> Declaration<'a>
where
    G: WireGame,
    O: Operation,
    O::Dependency: Resolve,
{
    let example = documented_set::<G>();
    of_game::<G, O>(api, Method::GET, &format!("puzzles/sets/{{id}}{rest}")).path_parameter(
        "id",
        "The set's id.",
        text(),
        example.as_str(),
    )
}

/// An answer about one puzzle.
async fn by_id<O>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse>
where
    O: Operation<Request = PuzzleRequest>,
    O::Dependency: Resolve,
{
    let asked = PuzzleRequest { id: id.into_inner() };
    get_call::<O>(&request, &context, CACHEABLE, asked).await
}

fn declare_one<G: WireGame>(api: &mut ApiBuilder) {
    let shown = answers::<GetPuzzle<G>>(api);
    about_one::<G, GetPuzzle<G>>(api, Method::GET, "")
        .answer::<PuzzleAnswer<G::PositionWire>>("The puzzle.", shown)
        .serve(|| web::to(by_id::<GetPuzzle<G>>));
    let solved = answers::<PuzzleSolution<G>>(api);
    about_one::<G, PuzzleSolution<G>>(api, Method::GET, "/solution")
        .shared()
        .answer::<SolutionAnswer>("The solution.", solved)
        .serve(|| web::to(by_id::<PuzzleSolution<G>>));
}

/// A solver's attempt.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct CheckRequest {
    /// The line from the puzzle's position, in notation: the solver's moves and the opponent's replies, in order. Any
    /// legal reply is accepted, not only the one suggested.
    #[schema(min_items = 1, max_items = 100, value_type = Vec<MoveText>)]
    moves: Vec<String>,
}

async fn check<G: WireGame>(
    context: Context,
    id: web::Path<String>,
    body: Body,
) -> Result<HttpResponse, ProblemResponse> {
    let bytes = body.bytes();
    let CheckRequest { moves } = body.json(true)?;
    let id = id.into_inner();
    let asked = CheckPuzzleRequest { id, moves };
    let asked = Unchecked::Read(asked, bytes);
    let in_path = |problem: Problem| match problem.pointer.as_deref() {
        Some("/id") => problem.in_query(),
        _ => problem,
    };
    json(async { call::<CheckPuzzle<G>>(&context, asked, Answer::written).await.map_err(in_path) })
        .await
}

/// The query of a hint.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HintQuery {
    level: Option<QueryInt>,
    moves: Option<String>,
}

async fn hint<G: WireGame>(
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    StrictQuery(query): StrictQuery<HintQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let asked = PuzzleHintRequest {
        id: id.into_inner(),
        level: query.level.map(|level| level.0),
        moves: list(query.moves),
    };
    get_call::<PuzzleHint<G>>(&request, &context, CACHEABLE, asked).await
}

fn declare_judging<G: WireGame>(api: &mut ApiBuilder) {
    let (mut requests, answers) = api.samples::<CheckPuzzle<G>>();
    for sample in &mut requests {
        // The id is in the path.
        if let Some(members) = sample.value.as_object_mut() {
            members.shift_remove("id");
        }
    }
    about_one::<G, CheckPuzzle<G>>(api, Method::POST, "/check")
        .body::<CheckRequest>(true, requests)
        .answer::<CheckAnswer<G::PositionWire>>("The verdict.", answers)
        .serve(|| web::to(check::<G>));
    about_one::<G, PuzzleHint<G>>(api, Method::GET, "/hint")
        .query("level", "How much the hint reveals.", integer(1).maximum(Some(3)))
        .example("1")
        .query(
            "moves",
            "The moves played since the puzzle's position, in notation, joined by `;`.",
            moves_of::<G>(),
        )
        .shared()
        .answer::<HintAnswer>("The hint.", Vec::new())
        .serve(|| web::to(hint::<G>));
}

/// The query of a picture.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzlePictureQuery {
    theme: Option<ThemeName>,
    view: Option<ViewName>,
    size: Option<QueryInt>,
    frame: Option<FrameName>,
}

async fn draw<G: WireGame>(
    context: &Context,
    id: web::Path<String>,
    query: PuzzlePictureQuery,
) -> Result<String, Problem> {
    let wanted = RecordById::<G>::find(&id).map_err(|problem| problem.of_parameter("id"))?;
    let puzzle = wanted.resolve(context).await?.value;
    let size = query.size.map(|size| size.0);
    let (position, frame) = (puzzle.position, query.frame);
    let picture = Picture::plain(position, query.theme, query.view, size, frame);
    let picture = picture.map_err(Problem::in_query)?;
    let picture = picture.in_language(context.language());
    if picture.cost() == Cost::Light {
        return guarded(|| Ok(picture.svg()));
    }
    context.run_in_pool(Box::new(move || Ok(picture.svg()))).await
}

async fn board<G: WireGame>(
    form: Form,
    request: HttpRequest,
    context: Context,
    id: web::Path<String>,
    StrictQuery(query): StrictQuery<PuzzlePictureQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let picture = draw::<G>(&context, id, query);
    send(form, &request, &context, picture).await
}

fn declare_pictures<G: WireGame>(api: &mut ApiBuilder) {
    picture::<G>(api, "", "Its picture (SVG or PNG, as `Accept` asks)")
        .answer_in(&FORMS, "The picture.")
        .errors(&[Code::NotAcceptable])
        .serve(|| web::to(|a, b, c, d| board::<G>(Form::Preferred, a, b, c, d)));
    picture::<G>(api, ".svg", "Its picture (SVG)")
        .answer_in(&["image/svg+xml"], "The picture.")
        .serve(|| web::to(|a, b, c, d| board::<G>(Form::Svg, a, b, c, d)));
    picture::<G>(api, ".png", "Its picture (PNG)")
        .answer_in(&["image/png"], "The picture.")
        .serve(|| web::to(|a, b, c, d| board::<G>(Form::Png, a, b, c, d)));
}

fn picture<'a, G: WireGame>(
    api: &'a mut ApiBuilder,
    extension: &str,
    summary: &str,
) -> Declaration<'a> {
    about_one::<G, GetPuzzle<G>>(api, Method::GET, &format!("/board{extension}"))
        .id(format!("{}_puzzle_board{}", G::ID, extension.replace('.', "_")))
        .text(summary, "The puzzle's position.")
        .query_of(declare_look::<G>)
        .ignore_other_parameters()
        .errors(&[Code::LimitExceeded, Code::ImpossibleOptions])
}
