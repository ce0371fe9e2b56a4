//! Routes for sharing: short addresses, each of which is the page with a preview in its head, so that a link in a
//! chat shows a board; and `/oembed`, which gives the same data to sites that embed.

use std::sync::Arc;

use actix_web::guard::fn_guard;
use actix_web::http::header::{CACHE_CONTROL, RETRY_AFTER};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use tessera_operations::game::WireGame;
use tessera_operations::operation::Operation;
use tessera_operations::operations::CheckRecord;
use tessera_rules::game::quoted;
use tessera_rules::octopus::Octopus;

use super::query::read_int;
use crate::api::answer::{CACHEABLE, NEVER_CACHED, cached};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::declaration::Declaration;
use crate::api::language::{CallerLanguage, named, of_request, said_in};
use crate::api::links::{
    Embed, Link, ServiceAddress, encode_record, first_board, preview, without_preview,
};
use crate::api::page::{HTML, REVALIDATED, as_page, page_about, to_read};
use crate::api::problem::{Code, Problem, ProblemResponse};
use crate::api::schema::{integer, text};

/// The puzzle of the examples.
const PUZZLE: &str = "octopus-00xsqnh";
/// The position of the examples, of Nebuchadnezzar.
const POSITION: &str = "3/3/3 b b 0 p";
/// The same position as an address.
const ADDRESS: &str = "/g/nebuchadnezzar/3%2F3%2F3%20b%20b%200%20p";
/// The game of the examples, of Themisto.
const GAME: &str = "1. d1-d2 2. a1-b2";

const HTML_TYPE: &str = "text/html";
/// Answers to unreadable positions and games.
const UNREADABLE: [(u16, &str); 2] =
    [(400, "The page: this can't be read."), (422, "The page: this breaks a rule.")];

/// The page, with a preview of the target of the address. If there is no preview, the script of the page shows the
/// reason.
async fn page(request: HttpRequest, context: Context) -> HttpResponse {
    let mut response = match Link::read(request.path()) {
        Some(link) => shown(&request, &context, &link).await,
        None => alone(&context, StatusCode::NOT_FOUND, None, "#/"),
    };
    as_page(&mut response);
    response
}

async fn shown(request: &HttpRequest, context: &Context, link: &Link) -> HttpResponse {
    let language = of_request(request);
    let service = ServiceAddress::of(request, context);
    match written(request, context, link, service.base()).await {
        Ok(page) => {
            let cache_control = service.cache_control(REVALIDATED);
            said_in(language, cached(request, cache_control, HTML, page))
        }
        Err(problem) => {
            let status = StatusCode::from_u16(problem.code.status()).unwrap_or_default();
            alone(context, status, problem.retry_after, &link.fragment())
        }
    }
}

/// The page with a preview. It is written in the medium pool, because two boards take milliseconds to draw.
async fn written(
    request: &HttpRequest,
    context: &Context,
    link: &Link,
    base: &str,
) -> Result<String, Problem> {
    let shared = link.shared(of_request(request), context).await?;
    let (named, path, fragment) = (named(request), link.path(), link.fragment());
    let (base, state) = (base.to_owned(), Arc::clone(context.state()));
    let write = move || {
        let head = preview(&shared, named, &path, &fragment, &base);
        let first = first_board(shared);
        Ok(page_about(&head, first.as_deref(), state.public_path()))
    };
    context.run_in_pool(Box::new(write)).await
}

/// The page without a preview. Its script requests the target itself.
fn alone(
    context: &Context,
    status: StatusCode,
    retry_after: Option<u64>,
    fragment: &str,
) -> HttpResponse {
    let gone = status.is_client_error() && status != StatusCode::TOO_MANY_REQUESTS;
    let mut response = HttpResponse::build(status);
    response.insert_header((CACHE_CONTROL, NEVER_CACHED));
    if let Some(seconds) = retry_after {
        response.insert_header((RETRY_AFTER, seconds.to_string()));
    }
    let head = without_preview(fragment, gone);
    let page = page_about(&head, None, context.state().public_path());
    response.content_type(HTML).body(page)
}

/// Path pattern that matches every path without a route of its own.
pub(in crate::api) const ANY_PATH: &str = "/{address:.*}";

/// Mounts short addresses in other spellings than their routes: with further slashes, in capitals. They are tried
/// after all routes.
pub(in crate::api) fn mount(config: &mut web::ServiceConfig) {
    let is_link = fn_guard(|context| Link::read(context.head().uri.path()).is_some());
    config.service(to_read(ANY_PATH, web::to(page)).guard(is_link));
}

/// The query of a consumer of oEmbed.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OembedQuery {
    url: String,
    #[serde(default)]
    format: Format,
    maxwidth: Option<String>,
    maxheight: Option<String>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Json,
    Xml,
}

async fn oembed(
    request: HttpRequest,
    context: Context,
    CallerLanguage(language): CallerLanguage,
    StrictQuery(query): StrictQuery<OembedQuery>,
) -> Result<HttpResponse, ProblemResponse> {
    let maxwidth = read_pixels("maxwidth", query.maxwidth)?;
    let maxheight = read_pixels("maxheight", query.maxheight)?;
    let service = ServiceAddress::of(&request, &context);
    let no_link = || service.no_link(&query.url).of_parameter("url");
    let (link, pasted) = service.link(&query.url).ok_or_else(no_link)?;
    // The language of the pasted address applies unless the request names one.
    let named = named(&request).or(pasted);
    let language = named.unwrap_or(language);
    let shared = link.shared(language, &context).await;
    let shared = shared.map_err(|problem| match problem.retry_after {
        Some(_) => problem,
        None => Problem { pointer: None, ..problem.of_parameter("url") },
    })?;
    let embed = Embed::new(&link, shared, named, service.base(), maxwidth, maxheight);
    let (media_type, text) = match query.format {
        Format::Json => {
            ("application/json", serde_json::to_vec(&embed).map_err(Problem::unwritable)?)
        }
        Format::Xml => ("text/xml; charset=utf-8", embed.to_xml()?),
    };
    let sent = cached(&request, service.cache_control(CACHEABLE), media_type, text);
    Ok(said_in(language, sent))
}

/// Reads a length in pixels from a query; any integer from 0 on is accepted.
fn read_pixels(name: &str, text: Option<String>) -> Result<Option<u32>, Problem> {
    let Some(text) = text else {
        return Ok(None);
    };
    let pixels = read_int(name, &text)?;
    if pixels.0 < 0 {
        let detail = format!("{name} is {text}, which is no length", text = quoted(text));
        return Err(Problem::new(Code::InvalidQuery, detail).of_parameter(name));
    }
    Ok(Some(u32::try_from(pixels.0).unwrap_or(u32::MAX)))
}

/// Declares the short addresses and `/oembed`.
pub(super) fn declare(api: &mut ApiBuilder) {
    begun(api, "/p/{id}", "page_of_puzzle", "A puzzle to share")
        .path_parameter("id", "The puzzle's id.", text(), PUZZLE)
        .serve(|| web::to(page));
    let day = text().pattern(Some("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    let (path, summary) = ("/daily/{game}/{date}", "The puzzle of a day to share");
    begun(api, path, "page_of_day", summary)
        .game_parameter(Octopus::ID)
        .path_parameter("date", "The day, as YYYY-MM-DD.", day, "2026-01-01")
        .serve(|| web::to(page));
    // Slashes of a key need not be encoded.
    let (path, summary) = ("/g/{game}/{key:.*}", "A position to share");
    begun(api, path, "page_of_position", summary)
        .game_parameter("nebuchadnezzar")
        .path_parameter("key", "The position key.", text(), POSITION)
        .other_text(&UNREADABLE, HTML_TYPE)
        .serve(|| web::to(page));
    let code = encode_record(GAME).unwrap_or_default();
    begun(api, "/r/{game}/{code}", "page_of_game", "A game to share")
        .game_parameter("themisto")
        .path_parameter("code", "The record as a code.", text(), code.as_str())
        .other_text(&UNREADABLE, HTML_TYPE)
        .serve(|| web::to(page));
    declare_oembed(api);
}

fn begun<'a>(api: &'a mut ApiBuilder, path: &str, id: &str, summary: &str) -> Declaration<'a> {
    api.endpoint(Method::GET, path, "service")
        .id(id)
        .text(summary, "The page for people, with a preview in its head.")
        .ignore_other_parameters()
        .answer_in(&[HTML_TYPE], "The page.")
        .other_text(
            &[
                (404, "The page: it leads nowhere."),
                (503, "The page, whose preview can't be made now."),
            ],
            HTML_TYPE,
        )
        .errors(&[Code::UriTooLong])
}

fn declare_oembed(api: &mut ApiBuilder) {
    let forms = text().enum_values(Some(["json", "xml"]));
    let room = "Pixels that there are for the element.";
    let mut declared = api
        .endpoint(Method::GET, "/oembed", "service")
        .id("oembed")
        .text("How to embed what a short address leads to", "oEmbed 1.0, type `rich`.")
        .query("url", "A short address of this service, or its path.", text())
        .required()
        .example(ADDRESS)
        .query("format", "JSON or XML.", forms.default(Some("json".into())))
        .query("maxwidth", room, integer(0))
        .query("maxheight", room, integer(0))
        .language()
        .ignore_other_parameters()
        .answer_as::<Embed>(&["application/json", "text/xml"], "How to embed it.", Vec::new())
        .errors(&[Code::NotFound, Code::UnknownPuzzle, Code::ServiceFull, Code::OutOfTime]);
    // The list is the same for every game.
    for codes in CheckRecord::<Octopus>::ERRORS {
        declared = declared.errors(codes);
    }
    declared.serve(|| web::to(oembed));
}
