//! Routes of animations: a game as a GIF or WebP animation.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::game::WireGame;
use tessera_operations::operation::Operation;
use tessera_operations::operations::{CheckRecord, ThemeName, ViewName};
use tessera_operations::record::{RecordInput, check};
use tessera_operations::wire::Int;
use tessera_pictures::{Coding, MIN_SIZE};
use utoipa::ToSchema;

use super::operation::path;
use super::picture::declare_colours;
use super::query::QueryInt;
use crate::api::animations::{Film, Look, RATE, SIZE};
use crate::api::answer::{CACHEABLE, Tag};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::{Body, StrictQuery};
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::read_in_place;
use crate::api::language::said_in;
use crate::api::links::{decode_record, encode_record};
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::schema::{integer, text};
use crate::language::Language;
use tessera_operations::limits::ANIMATION_SIZE;
use tessera_rules::game::quoted;

/// A game, and the look of its animation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct AnimationRequest {
    /// The record: the JSON object or the text. Its variations are not shown.
    record: RecordInput,
    /// Decides draws of the game that are written `+`.
    #[schema(value_type = Option<i64>, minimum = 0, maximum = 9007199254740991_i64)]
    seed: Option<Int>,
    /// Moves per second; 2 without it.
    #[schema(value_type = Option<i64>, minimum = 1, maximum = 5)]
    per_second: Option<Int>,
    /// Length of the longer side in pixels; 480 without it.
    #[schema(value_type = Option<i64>, minimum = 64, maximum = 800)]
    size: Option<Int>,
    /// Light (the default) or dark.
    theme: Option<ThemeName>,
    /// From above (the default), or isometric for Temple.
    view: Option<ViewName>,
}

impl AnimationRequest {
    fn film<G: WireGame>(self, language: Language) -> Result<Film<G>, Problem> {
        let projection = self.view.unwrap_or_default().of::<G>()?;
        let theme = self.theme.unwrap_or_default().into();
        let look = Look::new(theme, projection, self.size, self.per_second)?;
        let look = look.in_language(language);
        Film::new(check(self.record, self.seed)?, look)
    }
}

/// The same request, with the record as a code of short addresses.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimationQuery {
    record: String,
    per_second: Option<QueryInt>,
    size: Option<QueryInt>,
    theme: Option<ThemeName>,
    view: Option<ViewName>,
}

/// The form in the path, with its media type.
fn form(name: &str) -> Result<(Coding, &'static str), Problem> {
    match name {
        "gif" => Ok((Coding::Gif, "image/gif")),
        "webp" => Ok((Coding::WebP, "image/webp")),
        other => {
            let detail = format!(
                "there are animations as gif and as webp, none as {other}",
                other = quoted(other)
            );
            Err(Problem::new(Code::NotFound, detail).of_parameter("form"))
        }
    }
}

async fn post<G: WireGame>(
    context: Context,
    name: web::Path<String>,
    body: Body,
) -> Result<HttpResponse, ProblemResponse> {
    let (coding, media_type) = form(&name)?;
    let bytes = body.bytes();
    let asked: AnimationRequest = body.json(true)?;
    let language = context.language();
    let film = read_in_place(&context, bytes, Box::new(move || asked.film::<G>(language))).await?;
    let source = film.source(coding);
    let drawn = film.draw(&context, coding);
    let drawn = (context.state().pictures).kept(source.as_bytes(), drawn).await?;
    let mut response = HttpResponse::Ok();
    response.content_type(media_type);
    Ok(said_in(language, response.body(drawn)))
}

async fn get<G: WireGame>(
    request: HttpRequest,
    context: Context,
    name: web::Path<String>,
    StrictQuery(query): StrictQuery<AnimationQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let (coding, media_type) = form(&name)?;
    let text = decode_record(&query.record).map_err(|problem| problem.of_parameter("record"))?;
    let bytes = text.len();
    let asked = AnimationRequest {
        record: RecordInput::Text(text),
        seed: None,
        per_second: query.per_second.map(|rate| rate.0),
        size: query.size.map(|size| size.0),
        theme: query.theme,
        view: query.view,
    };
    let language = context.language();
    let film = read_in_place(&context, bytes, Box::new(move || asked.film::<G>(language))).await;
    let film = film.map_err(Problem::in_query)?;
    let source = film.source(coding);
    let tag = Tag::of(media_type, source.as_bytes());
    if let Some(known) = tag.known(&request, CACHEABLE) {
        return Ok(said_in(language, known));
    }
    let drawn = film.draw(&context, coding);
    let drawn = (context.state().pictures).kept(source.as_bytes(), drawn).await?;
    Ok(said_in(language, tag.answer(CACHEABLE, media_type, drawn)))
}

/// Declares animations of one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let (samples, _) = api.samples::<CheckRecord<G>>();
    begun::<G>(api, Method::POST)
        .text(
            "A game as a moving picture (GIF or WebP)",
            "A picture of the beginning and one after each chosen move, which is marked; draws are seen with the picture \
             that follows. The last one stays two seconds longer, then it begins anew.",
        )
        .id(format!("{}_record_animation", G::ID))
        .language()
        .shared()
        .body::<AnimationRequest>(true, samples)
        .serve(|| web::to(post::<G>));
    let sizes = integer(MIN_SIZE).maximum(Some(ANIMATION_SIZE));
    let size = "Length of the longer side in pixels.";
    let rates = integer(1).maximum(Some(RATE.1));
    let rates = rates.default(Some(RATE.0.into()));
    let record = "The game, as short addresses `/r/…` have it: `1`, then the text of its record, compressed with raw \
                  DEFLATE, in base64url.";
    let code = encode_record(&example::<G>()).unwrap_or_default();
    begun::<G>(api, Method::GET)
        .text(
            "A short game as a moving picture",
            "As by POST, of a game that fits into an address.",
        )
        .id(format!("{}_get_record_animation", G::ID))
        .query("record", record, text())
        .required()
        .example(&*code)
        .query("per_second", "Moves a second.", rates)
        .query("size", size, sizes.default(Some(SIZE.into())))
        .query_of(declare_colours::<G>)
        .language()
        .serve(|| web::to(get::<G>));
}

fn begun<'a, G: WireGame>(api: &'a mut ApiBuilder, method: Method) -> Declaration<'a> {
    let forms = text().enum_values(Some(["gif", "webp"]));
    let mut begun = api
        .endpoint(method, path::<G>("record/animation.{form}"), G::ID)
        .prefix(G::SCHEMA_PREFIX)
        .path_parameter("form", "GIF or WebP.", forms, "webp")
        .ignore_other_parameters()
        .answer_in(&["image/gif", "image/webp"], "The animation.")
        .errors(&[Code::NotFound, Code::ServiceFull, Code::OutOfTime]);
    for codes in CheckRecord::<G>::ERRORS {
        begun = begun.errors(codes);
    }
    begun
}

/// A short game.
fn example<G: WireGame>() -> String {
    let example = &G::EXAMPLES[0];
    // A move that depends on a seed has no notation yet.
    let moves = match example.seed {
        None => example.moves.join(" "),
        Some(_) => String::new(),
    };
    format!("[Position \"{}\"]\n\n{moves}", example.key)
}
