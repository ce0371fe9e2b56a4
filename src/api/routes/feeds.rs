//! Routes of feeds: `/feeds/{game}.{form}`.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use tessera_calls::games::ids;

use crate::api::answer::cached;
use crate::api::api_builder::ApiBuilder;
use crate::api::body::NoQuery;
use crate::api::context::Context;
use crate::api::feeds::{ALL, Form, JsonFeed, feed};
use crate::api::language::{named, said_in};
use crate::api::links::base;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::puzzles::{cached_today, seconds_since_1970};
use crate::api::schema::text;
use crate::language::Language;

async fn get(
    request: HttpRequest,
    context: Context,
    name: web::Path<(String, String)>,
    language: Language,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let (game, form) = name.into_inner();
    let now = i64::try_from(seconds_since_1970()).unwrap_or(i64::MAX);
    let written = Form::read(&form).and_then(|form| {
        let spoken = (language, named(&request));
        let text = feed(&game, form, spoken, &base(&request, &context), now)?;
        Some((form.media_type(), text))
    });
    let (media_type, text) = written.ok_or_else(|| {
        let detail = format!(
            "there is no feed {game}.{form}: {ALL} or a game's id, then .atom, .json or .ics"
        );
        Problem::new(Code::NotFound, detail)
    })?;
    let sent = cached(&request, cached_today(), media_type, text?);
    Ok(said_in(language, sent))
}

/// Declares the feeds.
pub(super) fn declare(api: &mut ApiBuilder) {
    let forms = [Form::Atom, Form::Json, Form::Calendar];
    let games = text().enum_values(Some([ALL].iter().chain(ids()).copied()));
    let texts = [Form::Atom, Form::Calendar].map(Form::media_type);
    api.endpoint(Method::GET, "/feeds/{game}.{form}", "service")
        .id("feed")
        .text(
            "A feed of the puzzles of the day",
            "The puzzles of today and of the thirteen days before, of a game or of all, as Atom, JSON Feed or iCalendar. A \
             new day appears at midnight UTC.",
        )
        .path_parameter("game", "The game's id, or `all`.", games, ALL)
        .path_parameter(
            "form",
            "Atom, JSON Feed or iCalendar.",
            text().enum_values(Some(forms.map(Form::name))),
            Form::Atom.name(),
        )
        .language()
        .ignore_other_parameters()
        .answer_text_or_json::<JsonFeed>(&texts, Form::Json.media_type(), "The feed.")
        .errors(&[Code::NotFound])
        .serve(|| web::to(get));
}
