//! Swagger UI, whose files are in the binary.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use actix_web::http::header::{CONTENT_TYPE, HeaderValue, LOCATION};
use actix_web::{HttpRequest, HttpResponse, web};
use utoipa_swagger_ui::{Config, SyntaxHighlight, serve};

use super::answer::{CACHEABLE, cached};
use super::page::to_read;
use super::problem::{Code, Problem, ProblemResponse};
use super::routes::no_route;

/// Colours and the list of schemas are left out: with them a browser is busy for seconds with one large answer.
static CONFIG: LazyLock<Arc<Config<'static>>> = LazyLock::new(|| {
    let config = Config::from("../openapi.json")
        .try_it_out_enabled(true)
        .with_syntax_highlight(SyntaxHighlight::default().activated(false))
        .default_models_expand_depth(-1)
        .doc_expansion("none");
    Arc::new(config)
});

/// Mounts it under `/swagger-ui/`.
pub fn mount(config: &mut web::ServiceConfig) {
    config
        .service(to_read("/swagger-ui", web::to(redirect)))
        .service(to_read("/swagger-ui/{file:.*}", web::to(file)));
}

async fn redirect() -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((LOCATION, "/swagger-ui/"))
        .finish()
}

async fn file(
    request: HttpRequest,
    path: web::Path<String>,
) -> Result<HttpResponse, ProblemResponse> {
    let found = serve(&path, Arc::clone(&CONFIG));
    let found = found.map_err(|error| Problem::new(Code::Internal, error.to_string()))?;
    let file = found.ok_or_else(|| no_route(request.path()))?;
    let bytes = match file.bytes {
        Cow::Borrowed(bytes) => web::Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let mut response = cached(&request, CACHEABLE, "", bytes);
    if let Ok(media_type) = HeaderValue::try_from(file.content_type) {
        response.headers_mut().insert(CONTENT_TYPE, media_type);
    }
    Ok(response)
}
