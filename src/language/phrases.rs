//! Translates the English sentences of the crates below into other languages.
//!
//! The English messages are read as patterns: text with values in between. If a pattern fits a sentence, it gives the
//! values, and the message of the other language takes them. A fit counts only if the English message with these
//! values gives the same sentence, letter for letter. So the crates, and the module for browsers that is built from
//! them, need no words of other languages. A sentence that changes there without its message fails a test.
//!
//! Messages whose id begins with `say-` are sentences; those with `part-` are parts that only occur within others.

use std::cell::{Cell, RefCell};
use std::collections::HashSet;
use std::sync::LazyLock;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};

use tessera_messages::{Language, MESSAGES as SERVICE, PAGE, Text};

/// Prefixes of the ids of sentences and of parts.
const SENTENCE: &str = "say-";
const PART: &str = "part-";
/// Values that a caller sent or that programs read, such as names of parameters.
const VERBATIM: [&str; 3] = ["sent", "ids", "path"];
/// Messages of the page that the crates below also have: sentences, and parts.
const QUESTION: &str = "puzzle-question-";
const NAME: &str = "game-name-";

/// Most work on a text, over all phrases together, in searched bytes. A text that takes more stays English.
const MOST_WORK: usize = 4_000_000;
/// Cost of the first look at a phrase, in bytes.
const TRIAL: usize = 4;
/// Cost of filling a message with values, in bytes.
const PUT: usize = 1_000;

/// A form of an English message: one variant of each choice in it.
#[derive(Debug, Clone, Default)]
struct Phrase {
    id: String,
    pieces: Vec<Piece>,
    /// Values that this variant of a choice implies.
    chosen: Vec<(String, String)>,
}

#[derive(Debug, Clone, PartialEq)]
enum Piece {
    Text(String),
    Value(String),
}

impl Phrase {
    /// Length of its fixed text in bytes.
    fn fixed(&self) -> usize {
        let length = |piece: &Piece| match piece {
            Piece::Text(text) => text.len(),
            Piece::Value(_) => 0,
        };
        self.pieces.iter().map(length).sum()
    }

    fn add_text(&mut self, text: &str) {
        match self.pieces.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ => self.pieces.push(Piece::Text(text.to_owned())),
        }
    }
}

/// All phrases; those with the longest fixed text come first.
struct Phrases {
    sentences: Vec<Phrase>,
    parts: Vec<Phrase>,
}

static PHRASES: LazyLock<Phrases> = LazyLock::new(|| {
    let (mut sentences, mut parts) = (Vec::new(), Vec::new());
    for file in [SERVICE[0].1, PAGE[0].1] {
        let (Ok(resource) | Err((resource, _))) = fluent_syntax::parser::parse(file);
        let read: Vec<Phrase> = forms(&resource);
        for phrase in read {
            if phrase.id.starts_with(PART) || phrase.id.starts_with(NAME) {
                parts.push(phrase);
            } else if phrase.id.starts_with(SENTENCE) || phrase.id.starts_with(QUESTION) {
                sentences.push(phrase);
            }
        }
    }
    for phrases in [&mut sentences, &mut parts] {
        phrases.sort_by_key(|phrase| std::cmp::Reverse(phrase.fixed()));
    }
    Phrases { sentences, parts }
});

/// The forms of all messages.
fn forms(resource: &Resource<&str>) -> Vec<Phrase> {
    let mut all = Vec::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry
            && let Some(pattern) = &message.value
        {
            let begun = Phrase {
                id: message.id.name.to_owned(),
                ..Phrase::default()
            };
            all.extend(expanded(pattern, vec![begun]));
        }
    }
    all
}

/// Extends each phrase of `begun` by a pattern, in all variants of it.
fn expanded(pattern: &Pattern<&str>, mut begun: Vec<Phrase>) -> Vec<Phrase> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                begun.iter_mut().for_each(|phrase| phrase.add_text(value));
            }
            PatternElement::Placeable { expression } => begun = chosen(expression, begun),
        }
    }
    begun
}

fn chosen(expression: &Expression<&str>, mut begun: Vec<Phrase>) -> Vec<Phrase> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            for phrase in &mut begun {
                phrase.pieces.push(Piece::Value(id.name.to_owned()));
            }
            begun
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            begun.iter_mut().for_each(|phrase| phrase.add_text(value));
            begun
        }
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            let mut all = Vec::new();
            for variant in variants {
                let key = match variant.key {
                    VariantKey::Identifier { name: "one" } => Some("1"),
                    VariantKey::Identifier { name: "other" } => None,
                    VariantKey::Identifier { name } => Some(name),
                    VariantKey::NumberLiteral { value } => Some(value),
                };
                let mut forms = begun.clone();
                for phrase in &mut forms {
                    let told = key.map(|key| (id.name.to_owned(), key.to_owned()));
                    phrase.chosen.extend(told);
                }
                all.extend(expanded(&variant.value, forms));
            }
            all
        }
        // The messages contain no other expressions; a test checks it.
        _ => begun,
    }
}

/// The translation of one or more English sentences.
pub(super) fn translated(language: Language, english: &str) -> Option<String> {
    if language == Language::English || english.is_empty() {
        return Some(english.to_owned());
    }
    Search::new(language).text(english)
}

/// A search for the messages that a text is made of.
struct Search {
    language: Language,
    /// Work that is left. A sentence may contain text of a caller, which may be anything.
    work: Cell<usize>,
    /// Texts that turned out not to be parts.
    unknown: RefCell<HashSet<String>>,
}

impl Search {
    fn new(language: Language) -> Search {
        Search {
            language,
            work: Cell::new(MOST_WORK),
            unknown: RefCell::default(),
        }
    }

    fn text(&self, english: &str) -> Option<String> {
        // Units and the like are also answers of their own.
        (self.sentences(english)).or_else(|| self.found(&PHRASES.parts, english))
    }

    /// Pays for a step before it is taken; `None` if too little work is left.
    fn pay(&self, work: usize) -> Option<()> {
        let left = self.work.get().checked_sub(work);
        self.work.set(left.unwrap_or(0));
        left.map(drop)
    }

    fn sentences(&self, english: &str) -> Option<String> {
        let each = english.trim_end_matches('.').split(". ");
        let each = each.map(|sentence| self.found(&PHRASES.sentences, &format!("{sentence}.")));
        let several = english
            .contains(". ")
            .then(|| each.collect::<Option<Vec<_>>>());
        match several.flatten() {
            Some(said) => Some(said.join(" ")),
            None => self.found(&PHRASES.sentences, english),
        }
    }

    /// The translation by the first phrase that fits the text.
    fn found(&self, phrases: &'static [Phrase], english: &str) -> Option<String> {
        phrases.iter().find_map(|phrase| {
            self.pay(TRIAL)?;
            let mut values = Vec::new();
            if !self.fits(&phrase.pieces, english, &mut values) {
                return None;
            }
            for (name, value) in &phrase.chosen {
                if !values.iter().any(|(known, _)| *known == name.as_str()) {
                    values.push((name, value));
                }
            }
            let plain: Vec<_> = (values.iter())
                .map(|&(name, text)| {
                    (
                        name,
                        as_number(text).unwrap_or_else(|| text.to_owned().into()),
                    )
                })
                .collect();
            self.pay(PUT + english.len())?;
            if Language::English.say(&phrase.id, &plain) != english {
                return None;
            }
            let is_chosen = |name| phrase.chosen.iter().any(|(chosen, _)| chosen == name);
            let told: Option<Vec<_>> = (values.iter().zip(plain))
                .map(|(&(name, text), (_, plain))| match plain {
                    Text::Number(_) => Some((name, plain)),
                    _ if is_chosen(name) || VERBATIM.contains(&name) => Some((name, plain)),
                    _ => Some((name, self.part(text)?.into())),
                })
                .collect();
            Some(self.language.say(&phrase.id, &told?))
        })
    }

    /// A part, a list of parts, or a sentence without its end.
    fn part(&self, text: &str) -> Option<String> {
        self.pay(TRIAL + text.len())?;
        if self.unknown.borrow().contains(text) {
            return None;
        }
        let said = self.part_or_list(text);
        if said.is_none() {
            self.unknown.borrow_mut().insert(text.to_owned());
        }
        said
    }

    fn part_or_list(&self, text: &str) -> Option<String> {
        // The most frequent list, which may be long: the contents of a board.
        let items = text.contains("; ").then(|| text.split("; "));
        if let Some(said) = items.and_then(|items| items.map(|item| self.part(item)).collect()) {
            let said: Vec<String> = said;
            return (said.into_iter()).reduce(|first, last| self.joined("; ", first, last));
        }
        if let Some(found) = self.found(&PHRASES.parts, text) {
            return Some(found);
        }
        if text.split(' ').all(is_notation) || is_quoted(text) {
            return Some(text.to_owned());
        }
        if let Some(sentence) = self.sentences(&format!("{text}.")) {
            return Some(sentence.trim_end_matches('.').to_owned());
        }
        if let Some(said) = self.found(&PHRASES.sentences, text) {
            return Some(said);
        }
        for between in [" and ", "; ", ", "] {
            self.pay(text.len())?;
            for (at, _) in text.rmatch_indices(between) {
                let Some(last) = self.part(&text[at + between.len()..]) else {
                    continue;
                };
                if let Some(first) = self.part(&text[..at]) {
                    return Some(self.joined(between, first, last));
                }
            }
        }
        None
    }

    /// Joins two parts of a list, given their English separator.
    fn joined(&self, between: &str, first: String, last: String) -> String {
        let comma = format!("{first}{between}{last}");
        let values = [("first", first.into()), ("last", last.into())];
        match between {
            " and " => self.language.say("list-and", &values),
            "; " => self.language.say("list-clauses", &values),
            _ => comma,
        }
    }

    /// The values of a text if the pieces fit it.
    fn fits<'a>(
        &self,
        pieces: &'static [Piece],
        text: &'a str,
        values: &mut Vec<(&'static str, &'a str)>,
    ) -> bool {
        match pieces {
            [] => text.is_empty(),
            [Piece::Text(fixed), rest @ ..] => (text.strip_prefix(fixed.as_str()))
                .is_some_and(|left| self.fits(rest, left, values)),
            [Piece::Value(name), rest @ ..] => {
                let known = values.iter().find(|(known, _)| known == name);
                if let Some(&(_, value)) = known {
                    let left = text.strip_prefix(value);
                    return left.is_some_and(|left| self.fits(rest, left, values));
                }
                let before = values.len();
                if self.pay(text.len()).is_none() {
                    return false;
                }
                let ends: Vec<usize> = match rest.first() {
                    Some(Piece::Text(fixed)) => {
                        let found = text.match_indices(fixed.as_str());
                        found.map(|(at, _)| at).collect()
                    }
                    Some(Piece::Value(_)) => Vec::new(),
                    None => vec![text.len()],
                };
                for end in ends.into_iter().filter(|&end| end > 0) {
                    values.push((name, &text[..end]));
                    if self.pay(TRIAL).is_some() && self.fits(rest, &text[end..], values) {
                        return true;
                    }
                    values.truncate(before);
                }
                false
            }
        }
    }
}

/// True if a word is notation, which is the same in all languages: it has a digit or a capital, or is a single
/// letter.
fn is_notation(word: &str) -> bool {
    const MOVES: [&str; 3] = ["pass", "swap", "keep"];
    let marks = |c: char| c.is_ascii_digit() || c.is_ascii_uppercase();
    word.contains(marks) || word.chars().count() == 1 || MOVES.contains(&word)
}

/// True if a text was sent by a caller, or is a name that programs read.
fn is_quoted(text: &str) -> bool {
    ['"', '`'].into_iter().any(|mark| {
        let inside = text
            .strip_prefix(mark)
            .and_then(|rest| rest.strip_suffix(mark));
        inside.is_some_and(|inside| !inside.contains(mark))
    })
}

/// A number, by which messages choose a variant; `None` for any other text.
fn as_number(text: &str) -> Option<Text> {
    let number: i64 = text.parse().ok()?;
    (number.to_string() == text).then_some(Text::Number(number))
}
