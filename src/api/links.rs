//! Short addresses of what people share: a puzzle, the puzzle of a day, a position, a game. Each is the page with a preview
//! in its head, so that a link in a chat shows a board. `/oembed` tells the same to sites that embed.
//!
//! An address means the same for ever: it holds the puzzle's id, the day, the whole position, or the whole game.

mod link;
mod oembed;
mod preview;
mod record_code;

use actix_web::http::StatusCode;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::{HttpRequest, HttpResponse, web};

use super::answer::{NEVER_CACHED, cached};
use super::context::Context;
use super::page::{HTML, REVALIDATED, as_page, page_about, to_read};
use link::Link;
pub(super) use preview::base;
pub(crate) use preview::escaped;
use preview::preview;
pub(crate) use record_code::{decode as decode_record, encode as encode_record};

/// Adds the short addresses and `/oembed`.
pub fn mount(config: &mut web::ServiceConfig) {
    for path in [
        "/p/{puzzle}",
        "/daily/{game}/{date}",
        "/g/{game}/{key:.*}",
        "/r/{game}/{code}",
    ] {
        config.service(to_read(path, web::to(page)));
    }
    config.service(to_read("/oembed", web::to(oembed::answer)));
}

/// The page, with a preview of what the address leads to. Where there is nothing to preview, the page itself says why.
async fn page(request: HttpRequest, context: Context) -> HttpResponse {
    let mut response = match Link::read(request.path()) {
        Some(link) => shown(&request, &context, &link).await,
        None => missing(StatusCode::NOT_FOUND, "#/"),
    };
    as_page(&mut response);
    response
}

async fn shown(request: &HttpRequest, context: &Context, link: &Link) -> HttpResponse {
    let fragment = link.fragment();
    match link.shared(context).await {
        Ok(shared) => {
            let base = base(request, context);
            let head = preview(&shared, &link.path(), &fragment, &base);
            cached(request, REVALIDATED, HTML, page_about(&head))
        }
        Err(problem) => {
            let status = StatusCode::from_u16(problem.code.status()).unwrap_or_default();
            missing(status, &fragment)
        }
    }
}

fn missing(status: StatusCode, fragment: &str) -> HttpResponse {
    // Whoever comes too often, or too early, sees the page all the same: it asks again by itself.
    let is_final = status.is_client_error() && status != StatusCode::TOO_MANY_REQUESTS;
    HttpResponse::build(if is_final { status } else { StatusCode::OK })
        .insert_header((CACHE_CONTROL, NEVER_CACHED))
        .content_type(HTML)
        .body(page_about(&preview::nothing(fragment)))
}
