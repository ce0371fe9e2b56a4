//! `/oembed`: how a site embeds what a short address leads to (oEmbed 1.0).

use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use tessera_pictures::CARD;

use super::link::Link;
use super::preview::{base, escaped};
use crate::api::answer::{CACHEABLE, cached};
use crate::api::body::StrictQuery;
use crate::api::context::Context;
use crate::api::problem::{Code, Problem, ProblemResponse};

/// Width and height of the frame in pixels, where its site has room for it.
const FRAME: (u32, u32) = (480, 720);
/// The least that a board can be played in.
const LEAST: (u32, u32) = (280, 360);

/// What a consumer asks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Query {
    url: String,
    #[serde(default)]
    format: Format,
    maxwidth: Option<u32>,
    maxheight: Option<u32>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Json,
    Xml,
}

/// What it is told.
#[derive(Debug, Serialize)]
struct Embed {
    version: &'static str,
    r#type: &'static str,
    provider_name: &'static str,
    provider_url: String,
    title: String,
    html: String,
    width: u32,
    height: u32,
    thumbnail_url: String,
    thumbnail_width: u32,
    thumbnail_height: u32,
    cache_age: u32,
}

/// Answers a consumer.
///
/// # Errors
/// [`Code::NotFound`] for addresses that lead to nothing here, and those of what they lead to.
pub(super) async fn answer(
    request: HttpRequest,
    context: Context,
    StrictQuery(query): StrictQuery<Query>,
) -> Result<HttpResponse, ProblemResponse> {
    let base = base(&request, &context);
    let no_link = || {
        let detail = "`url` is no short address of this service: /p/…, /daily/…, /g/… or /r/…";
        Problem::new(Code::NotFound, detail).of_parameter("url")
    };
    let path = without_scheme(&query.url).strip_prefix(without_scheme(&base));
    let path = path.ok_or_else(no_link)?;
    let link = Link::read(path).ok_or_else(no_link)?;
    let shared = link.shared(&context).await;
    // Whatever is wrong is wrong with the address.
    let shared = shared.map_err(|problem| Problem {
        pointer: None,
        ..problem.of_parameter("url")
    })?;
    let within = |wanted: u32, least: u32, most: Option<u32>| {
        most.map_or(wanted, |most| wanted.min(most).max(least))
    };
    let width = within(FRAME.0, LEAST.0, query.maxwidth);
    let height = within(FRAME.1, LEAST.1, query.maxheight);
    let source = escaped(&format!("{base}/?embed{}", link.fragment()));
    let title = escaped(&shared.title);
    let embed = Embed {
        version: "1.0",
        r#type: "rich",
        provider_name: "Tessera",
        provider_url: format!("{base}/"),
        html: format!(
            "<iframe src=\"{source}\" width=\"{width}\" height=\"{height}\" title=\"{title}\" \
             style=\"border:0;max-width:100%\" loading=\"lazy\"></iframe>"
        ),
        title: shared.title,
        width,
        height,
        thumbnail_url: format!("{base}{}", shared.picture),
        thumbnail_width: CARD.0,
        thumbnail_height: CARD.1,
        cache_age: 3600,
    };
    let (media_type, text) = match query.format {
        Format::Json => (
            "application/json",
            serde_json::to_vec(&embed).map_err(Problem::unwritable)?,
        ),
        Format::Xml => ("text/xml; charset=utf-8", xml(&embed)?),
    };
    Ok(cached(&request, CACHEABLE, media_type, text))
}

/// A proxy may hide from the service whether it is asked with TLS.
fn without_scheme(url: &str) -> &str {
    url.split_once("://").map_or(url, |(_, rest)| rest)
}

/// The members of the JSON as elements.
fn xml(embed: &Embed) -> Result<Vec<u8>, Problem> {
    let members = serde_json::to_value(embed).map_err(Problem::unwritable)?;
    let elements: String = (members.as_object().into_iter().flatten())
        .map(|(name, value)| {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            format!("<{name}>{}</{name}>", escaped(&text))
        })
        .collect();
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<oembed>{elements}</oembed>\n"
    );
    Ok(text.into_bytes())
}
