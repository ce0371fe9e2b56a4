//! Files for programs that read websites: `/robots.txt` for search engines, `/llms.txt` for language models.

use actix_web::{HttpRequest, HttpResponse, web};
use tessera_operations::each_game;
use tessera_operations::game::WireGame;

use super::answer::{CACHEABLE, cached};
use super::context::Context;
use super::links::ServiceAddress;
use super::page::to_read;
use crate::state::State;

/// Search engines may fetch pages, the pictures of their previews, and the cards and rules of the games (RFC 9309).
/// All other calls compute an answer for each of an unlimited number of addresses. The service lies under
/// `public_path` of its host.
fn rules_for_robots(public_path: &str) -> String {
    format!(
        "User-agent: *
Allow: {public_path}/v1/games
Allow: {public_path}/v1/*/board.png
Disallow: {public_path}/v1/
"
    )
}

/// Mounts both files.
pub(super) fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/robots.txt", web::to(robots)))
        .service(to_read("/llms.txt", web::to(llms)));
}

async fn robots(request: HttpRequest, state: web::Data<State>) -> HttpResponse {
    let rules = rules_for_robots(state.public_path());
    cached(&request, CACHEABLE, "text/plain; charset=utf-8", rules)
}

async fn llms(request: HttpRequest, context: Context) -> HttpResponse {
    let service = ServiceAddress::of(&request, &context);
    let text = summary(service.base());
    let cache_control = service.cache_control(CACHEABLE);
    cached(&request, cache_control, "text/markdown; charset=utf-8", text)
}

/// A summary of the service at `base`, in the form of llmstxt.org.
fn summary(base: &str) -> String {
    let text = format!(
        "# Tessera

> Five abstract board games over HTTP: legal moves, play, scores, analysis with exact values where they are known, replies of
> players of calibrated strength, puzzles and pictures. A request holds the whole position, and the same request has the same answer.
> No account and no key is needed.

- Tools (Model Context Protocol, streamable HTTP): {base}/mcp
- A position is a JSON object or a key of one line, such as the `key` of `POST {base}/v1/octopus/start`.
- Errors are `application/problem+json`; `code` says which one, and `detail` what to change.

## API

- [OpenAPI document]({base}/openapi.json): every call with its parameters, answers and errors
- [Swagger UI]({base}/swagger-ui/): the same for people
- [Games]({base}/v1/games): options, limits and notation of each game
- [Errors]({base}/errors): every `code`

## Rules
"
    );
    text + &each_game!(G => rules::<G>(base)).concat()
}

/// The line about the rules of a game.
fn rules<G: WireGame>(base: &str) -> String {
    let (id, card) = (G::ID, G::card());
    let (name, designer) = (card.name, card.designer);
    format!(
        "\n- [{name}]({base}/v1/games/{id}/rules): a game by {designer}; as Markdown with `Accept: text/markdown`"
    )
}
