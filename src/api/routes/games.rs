//! Routes of games: the list, and all data about one game.

use std::sync::OnceLock;

use actix_web::http::Method;
use actix_web::{HttpRequest, HttpResponse, web};
use tessera_operations::operation::Answer;
use tessera_operations::operations::{
    GameList, GameSummary, GetGame, GetGameRequest, ListGames, ListGamesRequest,
};

use super::operation::{answers, get_call};
use crate::api::answer::{CACHEABLE, Tagged, cached_text};
use crate::api::api_builder::ApiBuilder;
use crate::api::body::NoQuery;
use crate::api::compress::kept;
use crate::api::context::Context;
use crate::api::execute::{Unchecked, call};
use crate::api::language::headers as language_headers;
use crate::api::problem::ProblemResponse;
use crate::language::Language;
use tessera_operations::games::ids;

/// The languages on offer and the one for tests.
const LANGUAGES: usize = Language::OFFERED.len() + 1;

/// The list depends on its language alone, so each list is made and compressed once.
async fn list(
    request: HttpRequest,
    context: Context,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    static LISTS: [OnceLock<Tagged>; LANGUAGES] = [const { OnceLock::new() }; LANGUAGES];
    let language = context.language();
    let slot = &LISTS[language as usize];
    let list = match slot.get() {
        Some(list) => list,
        None => {
            let asked = Unchecked::of_query(&request, ListGamesRequest {});
            let made = call::<ListGames>(&context, asked, GameList::written).await?;
            let keep = move || kept(made.answer.into());
            context.made_once(slot, keep).await?
        }
    };
    let headers = language_headers(language);
    Ok(cached_text(&request, true, list.clone(), headers))
}

async fn one(
    request: HttpRequest,
    context: Context,
    game: web::Path<String>,
    _: NoQuery,
) -> Result<HttpResponse, ProblemResponse> {
    let game = game.into_inner();
    get_call::<GetGame>(&request, &context, CACHEABLE, GetGameRequest { game }).await
}

/// Declares both routes.
pub(super) fn declare(api: &mut ApiBuilder) {
    api.group("games", "The games");
    // The list repeats everything about every game, which is too long for the document; one game shows the same.
    let shown = answers::<GetGame>(api);
    api.endpoint(Method::GET, "/v1/games", "games")
        .operation::<ListGames>()
        .answer::<GameList>("The games.", Vec::new())
        .serve(|| web::to(list));
    api.endpoint(Method::GET, "/v1/games/{game}", "games")
        .operation::<GetGame>()
        .game_parameter(ids().first().copied().unwrap_or_default())
        .answer::<GameSummary>("The game.", shown)
        .serve(|| web::to(one));
}
