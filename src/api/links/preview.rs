//! What the head of a page says of what it leads to: OpenGraph, Twitter's cards, and where oEmbed is.

use actix_web::HttpRequest;
use actix_web::http::header::HOST;
use tessera_pictures::CARD;

use super::link::{Shared, encoded};
use crate::api::context::Context;
use crate::language::Language;

/// Most characters of a description; previews show no more.
const SHOWN: usize = 300;

/// The head of the page for what is shared at `fragment`; `base` is the address of the service, and `named` the language that
/// the page's address names.
pub(in crate::api) fn preview(
    shared: &Shared,
    named: Option<Language>,
    path: &str,
    fragment: &str,
    base: &str,
) -> String {
    let url = format!("{base}{path}");
    let picture = format!("{base}{}", shared.picture);
    let description = shortened(&shared.description);
    let (title, width, height) = (&shared.title, CARD.0.to_string(), CARD.1.to_string());
    let property = |name, content| element("meta", [("property", name), ("content", content)]);
    let lang = named.map_or(String::new(), |language| format!("&lang={language}"));
    let oembed = format!("{base}/oembed?url={}{lang}", encoded(&url));
    let named = |name, content| element("meta", [("name", name), ("content", content)]);
    let discovery = |media_type, format| {
        let href = format!("{oembed}&format={format}");
        let link = [
            ("rel", "alternate"),
            ("type", media_type),
            ("href", &href),
            ("title", title),
        ];
        element("link", link)
    };
    [
        format!("<title>{} – Tessera</title>\n", escaped(title)),
        named("description", &description),
        named("tessera-address", fragment),
        element("link", [("rel", "canonical"), ("href", &url)]),
        property("og:type", "website"),
        property("og:site_name", "Tessera"),
        property("og:title", title),
        property("og:description", &description),
        property("og:url", &url),
        property("og:image", &picture),
        property("og:image:type", "image/png"),
        property("og:image:width", &width),
        property("og:image:height", &height),
        property("og:image:alt", &description),
        named("twitter:card", "summary_large_image"),
        discovery("application/json+oembed", "json"),
        discovery("text/xml+oembed", "xml"),
    ]
    .concat()
}

/// The head of the page at `fragment` where nothing can be told of it.
pub(in crate::api) fn nothing(fragment: &str) -> String {
    let address = [("name", "tessera-address"), ("content", fragment)];
    let hidden = [("name", "robots"), ("content", "noindex")];
    let title = "<title>Tessera</title>\n".to_owned();
    [title, element("meta", address), element("meta", hidden)].concat()
}

/// The address of the service as its callers know it: that of its settings, else what the request says of it. Empty where
/// the request names no host; addresses are those from the root then.
pub(in crate::api) fn base(request: &HttpRequest, context: &Context) -> String {
    let public = &context.state().public_url;
    if !public.is_empty() {
        return public.clone();
    }
    let header = |name: &str| {
        request
            .headers()
            .get(name)
            .and_then(|text| text.to_str().ok())
    };
    let is_name = |host: &&str| {
        let is_of_one = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        !host.is_empty() && host.chars().all(is_of_one)
    };
    // A proxy in front that speaks TLS says so. Nobody gains anything by saying it of themselves.
    let scheme = match header("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    let host = header(HOST.as_str()).filter(is_name);
    host.map_or(String::new(), |host| format!("{scheme}://{host}"))
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        None => text.to_owned(),
        Some((end, _)) => {
            let words = text[..end]
                .rsplit_once(' ')
                .map_or(&text[..end], |(words, _)| words);
            format!("{words} …")
        }
    }
}

fn element<const N: usize>(name: &str, attributes: [(&str, &str); N]) -> String {
    let attributes = attributes.map(|(name, value)| format!(" {name}=\"{}\"", escaped(value)));
    format!("<{name}{}>\n", attributes.concat())
}

/// Text as HTML and XML write it, between tags and in quoted values.
pub(crate) fn escaped(text: &str) -> String {
    text.chars()
        .fold(String::with_capacity(text.len()), |mut written, c| {
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
    fn what_is_shared_ends_no_attribute() {
        let shared = Shared {
            title: "\"><script>".to_owned(),
            description: "long ".repeat(100),
            picture: "/picture".to_owned(),
            board: Box::new(|| None),
        };
        let head = preview(&shared, None, "/p/\"", "#/\"", "http://host");
        assert!(!head.contains("<script") && !head.contains("=\"\""));
        assert!(head.contains("content=\"http://host/picture\""));
        assert!(head.contains("long …\""));
    }
}
