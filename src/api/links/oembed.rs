//! The embedding of short addresses (oEmbed 1.0).

use serde::Serialize;
use tessera_pictures::CARD;
use utoipa::ToSchema;

use super::link::{Link, Shared};
use super::preview::escaped;
use crate::api::problem::Problem;
use crate::language::Language;

/// Default width and height of the frame in pixels.
const FRAME: (u32, u32) = (480, 720);
/// The smallest frame in which a board is playable.
const LEAST: (u32, u32) = (280, 360);

/// The frame and the picture of a short address.
#[derive(Debug, Serialize, ToSchema)]
pub(in crate::api) struct Embed {
    /// The version of oEmbed, `1.0`.
    version: &'static str,
    /// `rich`.
    r#type: &'static str,
    /// The service's name.
    provider_name: &'static str,
    /// Its address.
    provider_url: String,
    /// The title of the page at the address.
    title: String,
    /// The element to put into a page.
    html: String,
    /// Its width in pixels.
    width: u32,
    /// Its height in pixels.
    height: u32,
    /// The address of a picture. It and its size are absent if the picture exceeds `maxwidth` or `maxheight`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    thumbnail_url: Option<String>,
    /// The picture's width in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    thumbnail_width: Option<u32>,
    /// The picture's height in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    thumbnail_height: Option<u32>,
    /// Seconds for which this answer may be cached.
    cache_age: u32,
}

impl Embed {
    /// The embedding of this link, by the service at `base`. The frame has at most this width and height in pixels,
    /// but is never too small to play.
    pub(in crate::api) fn new(
        link: &Link,
        shared: Shared,
        named: Option<Language>,
        base: &str,
        maxwidth: Option<u32>,
        maxheight: Option<u32>,
    ) -> Embed {
        let within = |wanted: u32, least: u32, most: Option<u32>| {
            most.map_or(wanted, |most| wanted.min(most).max(least))
        };
        let has_room = |length: u32, most: Option<u32>| most.is_none_or(|most| length <= most);
        let thumbnail = (has_room(CARD.0, maxwidth) && has_room(CARD.1, maxheight)).then_some(CARD);
        let width = within(FRAME.0, LEAST.0, maxwidth);
        let height = within(FRAME.1, LEAST.1, maxheight);
        // Without a language in the address, the frame uses that of its reader.
        let lang = named.map_or(String::new(), |language| format!("&lang={language}"));
        let source = escaped(&format!("{base}/?embed{lang}{}", link.fragment()));
        let title = escaped(&shared.title);
        Embed {
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
            thumbnail_url: thumbnail.map(|_| format!("{base}{}", shared.picture)),
            thumbnail_width: thumbnail.map(|(width, _)| width),
            thumbnail_height: thumbnail.map(|(_, height)| height),
            cache_age: 3600,
        }
    }

    /// Its members as elements of XML.
    ///
    /// # Errors
    /// [`crate::api::problem::Code::Internal`] for a defect.
    pub(in crate::api) fn to_xml(&self) -> Result<Vec<u8>, Problem> {
        let members = serde_json::to_value(self).map_err(Problem::unwritable)?;
        let elements: String = (members.as_object().into_iter().flatten())
            .map(|(name, value)| {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                format!("<{name}>{}</{name}>", escaped(&text))
            })
            .collect();
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n<oembed>{elements}</oembed>\n"
        );
        Ok(text.into_bytes())
    }
}
