//! The rules of a game as data.

use serde::Serialize;
use utoipa::ToSchema;

/// The rules of one game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Rules)]
pub struct Rulebook {
    /// The game's id.
    pub game: &'static str,
    /// Heading of the page.
    pub title: String,
    /// Changes whenever an answer about the rules changes.
    pub rules_version: &'static str,
    /// What stands before the first section (Markdown).
    pub introduction: String,
    /// The sections in the order of the page. Together with title and introduction they are the whole page.
    pub sections: Vec<RulesSection>,
    /// The rulings once more, one by one, in the order of the page.
    pub rulings: Vec<Ruling>,
    /// The whole page (Markdown).
    #[serde(skip)]
    pub markdown: String,
}

/// A section of the rules.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesSection {
    /// Its name within the page, such as `worked-examples`.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text (Markdown). Pictures are links to calls of this service.
    pub text: String,
    /// The ids of the rulings in it.
    pub rulings: Vec<String>,
}

/// A numbered ruling, which errors and explanations cite.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ruling {
    /// The game's id.
    pub game: &'static str,
    /// Its number, such as `THM-6`.
    pub id: String,
    /// What it is about, where it says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub title: Option<String>,
    /// The id of the section in which it stands.
    pub section: String,
    /// Its text (Markdown).
    pub text: String,
    /// Where it is served.
    pub url: String,
}

impl Rulebook {
    /// The ruling of a number.
    pub fn ruling(&self, id: &str) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.id == id)
    }
}

impl Ruling {
    /// The ruling by itself (Markdown).
    pub fn markdown(&self) -> String {
        let Ruling {
            id, title, text, ..
        } = self;
        match title {
            Some(title) => format!("**{id} {title}.** {text}\n"),
            None => format!("**{id}** {text}\n"),
        }
    }
}
