//! Routes of pictures: `board.svg`, `board.png`, and `board` for either.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::json::write::Written;
use tessera_operations::operation::Operation;
use tessera_operations::operations::{FrameName, Picture, PictureRequest, ThemeName, ViewName};
use tessera_pictures::{MAX_SIZE, MIN_SIZE};
use utoipa::openapi::ObjectBuilder;
use utoipa::openapi::schema::Type;

use super::operation::of_game;
use super::query::{QueryInt, declare_position, list};
use crate::api::accept::{preferred, vary_by_accept};
use crate::api::answer::{CACHEABLE, Tag, cached};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::execute::{Unchecked, call};
use crate::api::language::said_in;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::schema::{move_of, moves_of, text};
use tessera_operations::game::WireGame;
use tessera_operations::wire::PositionInput;

/// The forms of a picture; the first is the one for callers without a preference.
pub(super) const FORMS: [&str; 2] = ["image/svg+xml", "image/png"];

/// The form that the path of a picture asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Svg,
    Png,
    /// The one of the two that the caller prefers.
    Preferred,
}

/// The query of a picture.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PictureQuery {
    position: String,
    played: Option<String>,
    r#move: Option<String>,
    line: Option<String>,
    #[serde(default)]
    theme: ThemeName,
    view: Option<ViewName>,
    size: Option<QueryInt>,
    frame: Option<FrameName>,
}

impl PictureQuery {
    fn request<P>(self) -> PictureRequest<P> {
        PictureRequest {
            position: PositionInput::Key(self.position),
            played: list(self.played),
            r#move: self.r#move,
            line: list(self.line),
            theme: Some(self.theme),
            view: self.view,
            size: self.size.map(|size| size.0),
            frame: self.frame,
        }
    }
}

/// The requested picture as SVG.
async fn draw<G: WireGame>(
    request: &HttpRequest,
    context: &Context,
    query: PictureQuery,
) -> Result<String, Problem> {
    let asked = Unchecked::of_query(request, query.request());
    let drawn =
        call::<Picture<G>>(context, asked, |drawn| Ok(Written::from(drawn.svg.into_bytes()))).await;
    String::from_utf8(drawn.map_err(Problem::in_query)?.answer).map_err(Problem::unwritable)
}

async fn get<G: WireGame>(
    form: Form,
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<PictureQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let picture = draw::<G>(&request, &context, query);
    send(form, &request, &context, picture).await
}

/// Answers with a picture. A PNG is drawn outside the threads of cheap calls, and kept.
pub(super) async fn send(
    form: Form,
    request: &HttpRequest,
    context: &Context,
    picture: impl Future<Output = Result<String, Problem>>,
) -> Result<HttpResponse, ProblemResponse> {
    let is_svg = match form {
        Form::Preferred => preferred(request, &FORMS)? == 0,
        form => form == Form::Svg,
    };
    let picture = picture.await?;
    let sent = if is_svg {
        cached(request, CACHEABLE, "image/svg+xml", picture)
    } else {
        let tag = Tag::of("image/png", picture.as_bytes());
        match tag.known(request, CACHEABLE) {
            Some(known) => known,
            None => tag.answer(CACHEABLE, "image/png", context.png(&picture).await?),
        }
    };
    let mut sent = said_in(context.language(), sent);
    if form == Form::Preferred {
        vary_by_accept(&mut sent);
    }
    Ok(sent)
}

/// Declares both forms for one game.
pub(super) fn declare<G: WireGame>(api: &mut ApiBuilder) {
    let description = Picture::<G>::description();
    let either =
        of_game::<G, Picture<G>>(api, Method::GET, "board").id(format!("{}_board", G::ID)).text(
            "A picture (SVG or PNG, as `Accept` asks)",
            format!("{description} Without a preference, SVG."),
        );
    parameters::<G>(either)
        .answer_in(&FORMS, "The picture.")
        .errors(&[Code::NotAcceptable, Code::ServiceFull])
        .serve(|| web::to(|a, b, c| get::<G>(Form::Preferred, a, b, c)));
    let svg = of_game::<G, Picture<G>>(api, Method::GET, "board.svg")
        .id(format!("{}_board_svg", G::ID))
        .text("A picture (SVG)", &description);
    parameters::<G>(svg)
        .answer_in(&["image/svg+xml"], "The picture.")
        .serve(|| web::to(|a, b, c| get::<G>(Form::Svg, a, b, c)));
    let png = of_game::<G, Picture<G>>(api, Method::GET, "board.png")
        .id(format!("{}_board_png", G::ID))
        .text("A picture (PNG)", &description);
    parameters::<G>(png)
        .answer_in(&["image/png"], "The picture.")
        .errors(&[Code::ServiceFull])
        .serve(|| web::to(|a, b, c| get::<G>(Form::Png, a, b, c)));
}

/// Declares the common parameters of pictures: `theme`, `view` and `size`.
pub(super) fn declare_look<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    let sizes = ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(MIN_SIZE))
        .maximum(Some(MAX_SIZE));
    let frame = "A picture of 1200x630 pixels with the board in its middle, as previews of links have them. Not with `size`.";
    let size = "Length of the longer side in pixels. Without it, a tile is about 40 pixels wide where that fits.";
    declare_colours::<G>(declaration)
        .query("size", size, sizes)
        .query("frame", frame, text().enum_values(Some(["card"])))
        .language()
}

/// Declares `theme` and `view`.
pub(super) fn declare_colours<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    let themes = text().enum_values(Some(["light", "dark"])).default(Some("light".into()));
    declaration
        .query("theme", "Light or dark.", themes)
        .example("light")
        .query_of(declare_view::<G>)
}

/// Declares `view`, if a game has more than one.
fn declare_view<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    let views = ViewName::all::<G>();
    if views.len() == 1 {
        return declaration;
    }
    let meaning = "Seen from above, or from the south-east with height.";
    let schema = text().enum_values(Some(views)).default(Some("flat".into()));
    declaration.query("view", meaning, schema)
}

/// Declares the parameters of a picture of a position.
fn parameters<G: WireGame>(declaration: Declaration<'_>) -> Declaration<'_> {
    // The first example. A move that depends on a seed has no notation yet.
    let example = &G::EXAMPLES[0];
    let shown = example.seed.is_none().then(|| example.moves[0]);
    declare_position::<G>(declaration, Some(example.key))
        .query("move", "A legal move to draw with what it does; not with `line`.", move_of::<G>())
        .example(shown)
        .query(
            "line",
            "Moves to draw with their numbers, at most 40, in notation, joined by `;`.",
            moves_of::<G>(),
        )
        .query_of(declare_look::<G>)
        .ignore_other_parameters()
}
