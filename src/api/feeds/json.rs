//! JSON Feed 1.1 (jsonfeed.org).

use serde_json::{Value, json};

use super::content::Feed;

/// The feed as an object.
pub(super) fn write(feed: &Feed) -> String {
    let items: Vec<Value> = (feed.entries.iter())
        .map(|entry| {
            json!({
                "id": entry.id,
                "url": entry.address,
                "title": entry.title,
                "content_text": entry.sentence,
                "date_published": entry.since(),
            })
        })
        .collect();
    json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": feed.title,
        "home_page_url": feed.page,
        "feed_url": feed.address,
        "language": feed.language.tag(),
        "authors": [{ "name": "Tessera" }],
        "items": items,
    })
    .to_string()
}
