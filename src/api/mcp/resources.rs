//! The rules as resources: a page for each game, a text for each ruling.

use rmcp::model::{ErrorData, ReadResourceResult, Resource, ResourceContents, ResourceTemplate};
use tessera_operations::rulebook::{rulebook, rulebooks};
use tessera_rules::game::quoted;

/// Prefix of the addresses of resources.
const SCHEME: &str = "tessera://rules/";
const MARKDOWN: &str = "text/markdown";

/// The pages of rules.
pub(super) fn resources() -> Vec<Resource> {
    let pages = rulebooks().iter().map(|page| {
        Resource::new(
            format!("{SCHEME}{}", page.game),
            format!("rules_{}", page.game),
        )
        .with_title(page.title.clone())
        .with_description(
            "The rules of the game: how it is played, numbered rulings, notation, worked examples.",
        )
        .with_mime_type(MARKDOWN)
        .with_size(described(&page.markdown).len() as u64)
    });
    pages.collect()
}

/// The rulings.
pub(super) fn templates() -> Vec<ResourceTemplate> {
    let ruling = ResourceTemplate::new(format!("{SCHEME}{{game}}/{{ruling}}"), "ruling")
        .with_title("A ruling")
        .with_description("A numbered ruling of a game, such as tessera://rules/themisto/THM-6, as the `rule` of a refusal names it.")
        .with_mime_type(MARKDOWN);
    vec![ruling]
}

/// The text of a resource.
///
/// # Errors
/// If there is no such page or ruling.
pub(super) fn read(uri: &str) -> Result<ReadResourceResult, ErrorData> {
    let text = text(uri).ok_or_else(|| {
        ErrorData::resource_not_found(
            format!("there is no resource {uri}", uri = quoted(uri)),
            None,
        )
    })?;
    let contents = ResourceContents::text(text, uri).with_mime_type(MARKDOWN);
    Ok(ReadResourceResult::new(vec![contents]))
}

fn text(uri: &str) -> Option<String> {
    let path = uri.strip_prefix(SCHEME)?;
    match path.split_once('/') {
        None => Some(described(&rulebook(path)?.markdown)),
        Some((game, ruling)) => Some(described(&rulebook(game)?.ruling(ruling)?.markdown())),
    }
}

/// Replaces the pictures in Markdown with their descriptions: a model can't follow their addresses.
pub(super) fn described(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut rest = markdown;
    while let Some((before, picture)) = rest.split_once("![") {
        let parts = picture.split_once("](").and_then(|(description, address)| {
            let (_, after) = address.split_once(')')?;
            Some((description, after))
        });
        text.push_str(before);
        rest = match parts {
            Some((description, after)) => {
                for part in ["(Picture: ", description, ")"] {
                    text.push_str(part);
                }
                after
            }
            None => {
                text.push_str("![");
                picture
            }
        };
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_described() {
        let page = "a ![one (1).](/v1/x?y=1) b\n![two](z)![three";
        assert_eq!(described(page), "a (Picture: one (1).) b\n(Picture: two)![three");
        for page in resources() {
            let text = text(&page.uri).unwrap();
            assert!(text.contains("(Picture: ") && !text.contains("/v1/"), "{text}");
            assert_eq!(page.size, Some(text.len() as u64));
        }
    }
}
