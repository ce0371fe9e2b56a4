//! JSON Feed 1.1 (jsonfeed.org).

use serde::Serialize;
use utoipa::ToSchema;

use super::content::Feed;

/// A feed of puzzles of the day, as JSON Feed 1.1.
#[derive(Serialize, ToSchema)]
pub(in crate::api) struct JsonFeed {
    version: &'static str,
    title: String,
    home_page_url: String,
    feed_url: String,
    language: &'static str,
    authors: [JsonFeedAuthor; 1],
    /// The newest first.
    items: Vec<JsonFeedItem>,
}

#[derive(Serialize, ToSchema)]
struct JsonFeedAuthor {
    name: &'static str,
}

#[derive(Serialize, ToSchema)]
struct JsonFeedItem {
    id: String,
    url: String,
    title: String,
    content_text: String,
    date_published: String,
}

/// The feed as an object.
pub(super) fn write(feed: Feed) -> Result<String, serde_json::Error> {
    let items = (feed.entries.into_iter())
        .map(|entry| JsonFeedItem {
            date_published: entry.since(),
            id: entry.id,
            url: entry.address,
            title: entry.title,
            content_text: entry.sentence,
        })
        .collect();
    serde_json::to_string(&JsonFeed {
        version: "https://jsonfeed.org/version/1.1",
        title: feed.title,
        home_page_url: feed.page,
        feed_url: feed.address,
        language: feed.language.tag(),
        authors: [JsonFeedAuthor { name: "Tessera" }],
        items,
    })
}
