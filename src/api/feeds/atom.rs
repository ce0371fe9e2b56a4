//! Atom (RFC 4287).

use super::content::{Feed, Form};
use crate::api::links::escaped;

/// The feed as a document.
pub(super) fn write(feed: &Feed) -> String {
    let element = |name: &str, text: &str| format!("<{name}>{}</{name}>\n", escaped(text));
    let link = |relation: &str, media_type: &str, address: &str| {
        let address = escaped(address);
        format!("<link rel=\"{relation}\" type=\"{media_type}\" href=\"{address}\"/>\n")
    };
    let updated =
        feed.entries.first().map_or_else(String::new, |newest| element("updated", &newest.since()));
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n",
        feed.language
    );
    text.extend([
        element("id", &feed.id),
        element("title", &feed.title),
        updated,
        link("self", Form::Atom.media_type(), &feed.address),
        link("alternate", "text/html", &feed.page),
        "<author><name>Tessera</name></author>\n".to_owned(),
    ]);
    for entry in &feed.entries {
        text.push_str("<entry>\n");
        text.extend([
            element("id", &entry.id),
            element("title", &entry.title),
            element("published", &entry.since()),
            element("updated", &entry.since()),
            link("alternate", "text/html", &entry.address),
            element("summary", &entry.sentence),
        ]);
        text.push_str("</entry>\n");
    }
    text.push_str("</feed>\n");
    text
}
