//! Routes of feeds: `/feeds/{game}.{form}`.

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use tessera_operations::games::ids;

use crate::api::answer::cached;
use crate::api::api_builder::ApiBuilder;
use crate::api::body::NoQuery;
use crate::api::context::Context;
use crate::api::feeds::{ALL, Form, JsonFeed, feed};
use crate::api::language::{CallerLanguage, named, said_in};
use crate::api::links::ServiceAddress;
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::puzzles::{cached_today, seconds_since_1970};
use crate::api::schema::text;

async fn get(
    request: HttpRequest,
    context: Context,
    name: web::Path<(String, String)>,
    CallerLanguage(language): CallerLanguage,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let (game, form) = name.into_inner();
    let (game, form) = (game.to_ascii_lowercase(), form.to_ascii_lowercase());
    let now = i64::try_from(seconds_since_1970()).unwrap_or(i64::MAX);
    let known = Form::read(&form).filter(|_| game == ALL || ids().contains(&&*game));
    let form = known.ok_or_else(|| {
        let detail = format!(
            "there is no feed {game}.{form}: {ALL} or a game's id, then .atom, .json or .ics"
        );
        let wrong = if Form::read(&form).is_none() { "form" } else { "game" };
        Problem::new(Code::NotFound, detail).of_parameter(wrong)
    })?;
    let service = ServiceAddress::of(&request, &context);
    let (spoken, base) = ((language, named(&request)), service.base().to_owned());
    let write = move || feed(&game, form, spoken, &base, now);
    let text = match form {
        // It has every day since the first.
        Form::Calendar => context.run_in_pool(Box::new(write)).await?,
        Form::Atom | Form::Json => write()?,
    };
    let cache_control = service.cache_control(cached_today());
    let sent = cached(&request, cache_control, form.media_type(), text);
    Ok(said_in(language, sent))
}

/// Declares the feeds.
pub(super) fn declare(api: &mut ApiBuilder) {
    let forms = [Form::Atom, Form::Json, Form::Calendar];
    let games = text().enum_values(Some([ALL].iter().chain(ids()).copied()));
    let media_types = [Form::Atom, Form::Calendar, Form::Json].map(Form::media_type);
    api.endpoint(Method::GET, "/feeds/{game}.{form}", "service")
        .id("feed")
        .text(
            "A feed of the puzzles of the day",
            "The puzzles of the last fourteen days, of a game or of all, as Atom or JSON Feed, or as iCalendar those of every \
             day since the first. A new day appears at midnight UTC.",
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
        .answer_as::<JsonFeed>(&media_types, "The feed.", Vec::new())
        .errors(&[Code::NotFound, Code::ServiceFull])
        .serve(|| web::to(get));
}
