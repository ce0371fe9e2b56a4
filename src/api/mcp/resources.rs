//! The rules as resources: a page for each game, a text for each ruling.

use rmcp::model::{ErrorData, ReadResourceResult, Resource, ResourceContents, ResourceTemplate};
use tessera_calls::rulebook::{rulebook, rulebooks};

/// What the addresses of resources begin with.
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
            "Everything that it takes to play the game: rules, rulings, notation, worked examples.",
        )
        .with_mime_type(MARKDOWN)
        .with_size(page.markdown.len() as u64)
    });
    pages.collect()
}

/// The rulings.
pub(super) fn templates() -> Vec<ResourceTemplate> {
    let ruling = ResourceTemplate::new(format!("{SCHEME}{{game}}/{{ruling}}"), "ruling")
        .with_title("A ruling")
        .with_description("A numbered ruling of a game, such as tessera://rules/themisto/THM-6: what a refusal's `rule` names.")
        .with_mime_type(MARKDOWN);
    vec![ruling]
}

/// The text of a resource.
///
/// # Errors
/// When there is no such page or ruling.
pub(super) fn read(uri: &str) -> Result<ReadResourceResult, ErrorData> {
    let text = text(uri).ok_or_else(|| {
        ErrorData::resource_not_found(format!("there is no resource {uri:?}"), None)
    })?;
    let contents = ResourceContents::text(text, uri).with_mime_type(MARKDOWN);
    Ok(ReadResourceResult::new(vec![contents]))
}

fn text(uri: &str) -> Option<String> {
    let path = uri.strip_prefix(SCHEME)?;
    match path.split_once('/') {
        None => Some(rulebook(path)?.markdown.clone()),
        Some((game, ruling)) => Some(rulebook(game)?.ruling(ruling)?.markdown()),
    }
}
