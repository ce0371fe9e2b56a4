//! Parsing of a page of rules.
//!
//! A page has a heading, an introduction, and sections with headings of the second level. A ruling is a list item that
//! begins with its number in bold, `- **THM-6 Repetition.** …`, and includes all indented lines after it. Each picture
//! is followed by a comment with the API call that draws it.

use super::address;
use super::rules::{Rulebook, RulesSection, Ruling};

/// Reads the page of a game. Its pictures become links to API calls, with `query` appended.
pub(super) fn read(
    game: &'static str,
    rules_version: &'static str,
    page: &str,
    query: &str,
) -> Rulebook {
    let markdown = with_calls_for_pictures(page, query);
    let mut parts = markdown.split("\n## ");
    let head = parts.next().unwrap_or_default();
    let (title, introduction) = head.split_once('\n').unwrap_or((head, ""));
    let (mut sections, mut rulings) = (Vec::new(), Vec::new());
    for part in parts {
        let (title, text) = part.split_once('\n').unwrap_or((part, ""));
        let id = slug(title);
        let here = rulings_of(game, &id, text);
        sections.push(RulesSection {
            id,
            title: title.trim().to_owned(),
            text: text.trim().to_owned(),
            rulings: here.iter().map(|ruling| ruling.id.clone()).collect(),
        });
        rulings.extend(here);
    }
    Rulebook {
        game,
        title: title.trim_start_matches("# ").trim().to_owned(),
        rules_version,
        introduction: introduction.trim().to_owned(),
        sections,
        rulings,
        markdown,
    }
}

impl Rulebook {
    /// The same rules, read from a page in another language (Markdown). Its pictures become links to API calls, with
    /// `query` appended. Sections keep their ids, because these are addresses.
    pub fn in_other_words(&self, page: &str, query: &str) -> Rulebook {
        let mut told = read(self.game, self.rules_version, page, query);
        for (section, english) in told.sections.iter_mut().zip(&self.sections) {
            for ruling in (told.rulings.iter_mut()).filter(|ruling| ruling.section == section.id) {
                ruling.section.clone_from(&english.id);
            }
            section.id.clone_from(&english.id);
        }
        told
    }
}

/// True if a text has the form of a ruling's number: `THM-6`, `I2`.
pub(super) fn is_ruling(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match text.split_once('-') {
        Some((game, number)) => {
            game.len() == 3 && game.bytes().all(|b| b.is_ascii_uppercase()) && digits(number)
        }
        None => text.strip_prefix('I').is_some_and(digits),
    }
}

/// The page with links to pictures drawn by the service instead of picture files.
fn with_calls_for_pictures(page: &str, query: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut lines = page.lines().peekable();
    while let Some(line) = lines.next() {
        let call = lines.peek().and_then(|next| call_in(next));
        match (line.trim_start().starts_with("!["), line.rfind("](")) {
            (true, Some(end)) if call.is_some() => {
                text += &line[..end + 2];
                // A bar would end a cell of a table.
                text += &call.unwrap_or_default().replace('|', "%7C");
                text += query;
                text.push(')');
                lines.next();
            }
            _ => text += line,
        }
        text.push('\n');
    }
    text
}

/// The path in a comment `<!-- GET … -->`.
fn call_in(line: &str) -> Option<&str> {
    let line = line.trim().strip_prefix("<!-- GET ")?;
    line.strip_suffix(" -->")
}

/// The anchor of a heading, as Markdown renderers generate it.
fn slug(title: &str) -> String {
    let kept = title.trim().chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c.to_ascii_lowercase()),
        _ => None,
    });
    kept.collect()
}

fn rulings_of(game: &'static str, section: &str, text: &str) -> Vec<Ruling> {
    let mut rulings: Vec<Ruling> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if let Some((id, title, rest)) = beginning(line) {
            inside = true;
            rulings.push(Ruling {
                game,
                url: address(game, id),
                id: id.to_owned(),
                title: (!title.is_empty()).then(|| title.to_owned()),
                section: section.to_owned(),
                text: rest.to_owned(),
            });
            continue;
        }
        inside &= line.is_empty() || line.starts_with("  ");
        if let Some(ruling) = rulings.last_mut().filter(|_| inside) {
            ruling.text.push('\n');
            ruling.text += line.strip_prefix("  ").unwrap_or(line);
        }
    }
    for ruling in &mut rulings {
        ruling.text.truncate(ruling.text.trim_end().len());
    }
    rulings
}

/// Number and title of a ruling, and the rest of its first line.
fn beginning(line: &str) -> Option<(&str, &str, &str)> {
    let (bold, rest) = line.strip_prefix("- **")?.split_once("**")?;
    let (id, title) = bold.split_once(' ').unwrap_or((bold, ""));
    is_ruling(id).then(|| (id, title.trim_end_matches('.'), rest.trim_start()))
}
