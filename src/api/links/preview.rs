//! The head of a shared page: OpenGraph, Twitter's cards, and the address of oEmbed.

use tessera_pictures::CARD;

use super::link::{Shared, encoded};
use crate::language::Language;

/// Longest description in characters; previews show no more.
const SHOWN: usize = 300;
/// The position on the picture of the service, of Octopus.
const POSITION: &str = "Y2@0,0;P3@1,0;O3@2,0;Y1@-1,-1;Y3@0,-1;R3@1,-1;G3@0,-2;K3@1,-2;N3@1,-3|R1R2R4R6O2O6Y4G1G2G4G5G6C3C4C6B4N1K1K5K6W1W2W4W5W6,R5O1O4O5Y5Y6C1C2C5B1B2B3B5B6P1P2P4P5P6N2N4N5N6K2K4W3|9,10|1|1";

/// The head of the page for the link at `fragment`; `base` is the address of the service, and `named` the language in
/// the page's address.
pub(in crate::api) fn preview(
    shared: &Shared,
    named: Option<Language>,
    path: &str,
    fragment: &str,
    base: &str,
) -> String {
    let url = format!("{base}{}", shared.address.as_deref().unwrap_or(path));
    let picture = format!("{base}{}", shared.picture);
    let description = shortened(&shared.description);
    let title = &shared.title;
    let lang = named.map_or(String::new(), |language| format!("&lang={language}"));
    let oembed = format!("{base}/oembed?url={}{lang}", encoded(&url));
    let named = |name, content| element("meta", [("name", name), ("content", content)]);
    let discovery = |media_type, format| {
        let href = format!("{oembed}&format={format}");
        let link = [("rel", "alternate"), ("type", media_type), ("href", &href), ("title", title)];
        element("link", link)
    };
    [
        format!("<title>{} – Tessera</title>\n", escaped(title)),
        named("description", &description),
        named("tessera-address", fragment),
        element("link", [("rel", "canonical"), ("href", &url)]),
        open_graph(title, &description, &url, &picture),
        discovery("application/json+oembed", "json"),
        discovery("text/xml+oembed", "xml"),
    ]
    .concat()
}

/// The preview in the head of the start page of the service at `base`.
pub(in crate::api) fn preview_of_service(title: &str, description: &str, base: &str) -> String {
    let position = encoded(POSITION);
    let picture = format!("{base}/v1/octopus/board.png?frame=card&position={position}");
    open_graph(title, description, &format!("{base}/"), &picture)
}

/// OpenGraph and Twitter's card of a page.
fn open_graph(title: &str, description: &str, url: &str, picture: &str) -> String {
    let (width, height) = (CARD.0.to_string(), CARD.1.to_string());
    let property = |name, content| element("meta", [("property", name), ("content", content)]);
    let card = [("name", "twitter:card"), ("content", "summary_large_image")];
    [
        property("og:type", "website"),
        property("og:site_name", "Tessera"),
        property("og:title", title),
        property("og:description", description),
        property("og:url", url),
        property("og:image", picture),
        property("og:image:type", "image/png"),
        property("og:image:width", &width),
        property("og:image:height", &height),
        property("og:image:alt", description),
        element("meta", card),
    ]
    .concat()
}

/// The head of the page at `fragment` without a preview. Search engines drop a page that is `gone`, and retry one
/// whose preview is missing for the moment.
pub(in crate::api) fn without_preview(fragment: &str, gone: bool) -> String {
    let address = [("name", "tessera-address"), ("content", fragment)];
    let hidden = [("name", "robots"), ("content", "noindex")];
    let mut head = "<title>Tessera</title>\n".to_owned() + &element("meta", address);
    if gone {
        head += &element("meta", hidden);
    }
    head
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        None => text.to_owned(),
        Some((end, _)) => {
            let words = text[..end].rsplit_once(' ').map_or(&text[..end], |(words, _)| words);
            format!("{words} …")
        }
    }
}

fn element<const N: usize>(name: &str, attributes: [(&str, &str); N]) -> String {
    let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    format!("<{name}{}>\n", attributes.concat())
}

/// Escapes text for HTML and XML, between tags and in quoted values.
pub(crate) fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut written, c| {
        match c {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            c => written.push(c),
        }
        written
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_texts_cannot_end_an_attribute() {
        let shared = Shared {
            title: "\"><script>".to_owned(),
            description: "long ".repeat(100),
            address: None,
            picture: "/picture".to_owned(),
            board: Box::new(|| None),
        };
        let head = preview(&shared, None, "/p/\"", "#/\"", "http://host");
        assert!(!head.contains("<script") && !head.contains("=\"\""));
        assert!(head.contains("content=\"http://host/picture\""));
        assert!(head.contains("long …\""));
    }
}
