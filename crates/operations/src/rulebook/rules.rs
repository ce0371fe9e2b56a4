//! The rules of a game as data.

use serde::Serialize;
use utoipa::ToSchema;

/// The rules of one game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rules)]
pub struct Rulebook {
    /// The game's id.
    pub game: &'static str,
    /// Title of the page.
    pub title: String,
    /// Version of the rules; it changes whenever an answer about the rules changes.
    pub rules_version: &'static str,
    /// Text before the first section (Markdown).
    pub introduction: String,
    /// The sections in the order of the page. Title, introduction and sections together are the whole page.
    pub sections: Vec<RulesSection>,
    /// All rulings of the sections as a list, in the order of the page.
    pub rulings: Vec<Ruling>,
    /// The whole page (Markdown).
    #[serde(skip)]
    pub markdown: String,
}

/// A section of the rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesSection {
    /// Name of the section within the page, such as `worked-examples`.
    pub id: String,
    /// Heading of the section.
    pub title: String,
    /// Text of the section (Markdown). Pictures are links to calls of this service.
    pub text: String,
    /// Ids of the rulings in the section.
    pub rulings: Vec<String>,
}

/// A numbered ruling, which errors and explanations cite.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ruling {
    /// The game's id.
    pub game: &'static str,
    /// Number of the ruling, such as `THM-6`.
    pub id: String,
    /// Subject of the ruling, if the page names it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<String>,
    /// Id of the section that contains the ruling.
    pub section: String,
    /// Text of the ruling (Markdown).
    pub text: String,
    /// URL of the ruling.
    pub url: String,
}

impl Rulebook {
    /// The ruling with this number.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

impl Ruling {
    /// The ruling as a Markdown text.
    pub fn markdown(&self) -> String {
        let Ruling { id, title, text, .. } = self;
        match title {
            Some(title) => format!("**{id} {title}.** {text}\n"),
            None => format!("**{id}** {text}\n"),
        }
    }
}
