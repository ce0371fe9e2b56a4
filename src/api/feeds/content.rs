//! The contents of a feed, independent of its form.

use tessera_operations::puzzles::Day;

use crate::language::Language;

/// The form of a feed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::api) enum Form {
    Atom,
    Json,
    Calendar,
}

impl Form {
    /// The form with this file name extension.
    pub(in crate::api) fn read(name: &str) -> Option<Form> {
        let forms = [Form::Atom, Form::Json, Form::Calendar];
        forms.into_iter().find(|form| form.name() == name)
    }

    pub(in crate::api) const fn name(self) -> &'static str {
        match self {
            Form::Atom => "atom",
            Form::Json => "json",
            Form::Calendar => "ics",
        }
    }

    pub(in crate::api) const fn media_type(self) -> &'static str {
        match self {
            Form::Atom => "application/atom+xml",
            Form::Json => "application/feed+json",
            Form::Calendar => "text/calendar; charset=utf-8",
        }
    }
}

/// A feed, independent of its form.
pub(super) struct Feed {
    pub(super) language: Language,
    pub(super) title: String,
    /// Its own address; `page` is that of the page for people.
    pub(super) address: String,
    pub(super) page: String,
    /// Its permanent name, independent of the address of the service.
    pub(super) id: String,
    /// The entries, the newest first.
    pub(super) entries: Vec<Entry>,
}

/// The puzzle of a game and a day.
pub(super) struct Entry {
    pub(super) day: Day,
    pub(super) id: String,
    pub(super) address: String,
    pub(super) title: String,
    pub(super) sentence: String,
}

impl Entry {
    /// The moment from which it can be played.
    pub(super) fn since(&self) -> String {
        format!("{}T00:00:00Z", self.day)
    }
}
