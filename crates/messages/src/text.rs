//! Texts, messages and lists.

use std::borrow::Cow;
use std::fmt;

use crate::tag::Language;

/// A text for a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    /// The same in every language: a notation, a name, or a text for programmers.
    Plain(Cow<'static, str>),
    /// A number, which also selects plural forms.
    Number(i64),
    /// A message of the language.
    Message(Box<Message>),
    /// Several texts.
    List(Join, Vec<Text>),
}

/// A message with its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its id in the files of messages.
    pub id: Cow<'static, str>,
    /// Names and values of its arguments.
    pub args: Vec<(Cow<'static, str>, Text)>,
}

/// How the items of a list are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Join {
    /// "a, b and c".
    And,
    /// "a; b; c".
    Clauses,
    /// "a, b, c".
    Commas,
    /// "A. B. C."
    Sentences,
}

/// Creates a [`Text`] of a message from its id and its arguments: `message!("themisto-threat", cell = "c3")`.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::message($id, vec![$((stringify!($name), $crate::Text::from($value))),*])
    };
}

impl Text {
    /// A message. [`message!`] is shorter, and tests see its ids.
    // Hundreds of places call it, which would be a noticeable part of the module for browsers.
    #[cold]
    #[inline(never)]
    pub fn message(id: &'static str, args: Vec<(&'static str, Text)>) -> Text {
        let args = args.into_iter().map(|(name, value)| (name.into(), value));
        Text::Message(Box::new(Message { id: id.into(), args: args.collect() }))
    }

    /// "a, b and c".
    pub fn and(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::list(Join::And, items)
    }

    /// "a, b, c".
    pub fn commas(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::list(Join::Commas, items)
    }

    /// "a; b; c".
    pub fn clauses(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::list(Join::Clauses, items)
    }

    /// Sentences, one after the other.
    pub fn sentences(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::list(Join::Sentences, items)
    }

    /// A list; a list of one item is the item.
    fn list(join: Join, items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        let mut items: Vec<Text> = items.into_iter().map(Into::into).collect();
        match items.len() {
            1 => items.swap_remove(0),
            _ => Text::List(join, items),
        }
    }

    /// The id of its message.
    pub fn id(&self) -> Option<&str> {
        match self {
            Text::Message(message) => Some(&message.id),
            _ => None,
        }
    }

    /// True if it depends on the language.
    pub fn is_translated(&self) -> bool {
        matches!(self, Text::Message(_) | Text::List(..))
    }
}

/// The id of a message without arguments, for tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(pub &'static str);

impl From<Id> for Text {
    fn from(id: Id) -> Text {
        Text::message(id.0, Vec::new())
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Text::from(*self).fmt(f)
    }
}

impl From<Message> for Text {
    fn from(message: Message) -> Text {
        Text::Message(Box::new(message))
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text::Plain(text.into())
    }
}

/// A text that is the same in every language, such as that of a cell.
impl<T: fmt::Display + ?Sized> From<&T> for Text {
    fn from(value: &T) -> Text {
        plain(&value)
    }
}

/// The text of a value. Compiled once, for the same reason.
#[cold]
#[inline(never)]
fn plain(value: &dyn fmt::Display) -> Text {
    Text::Plain(value.to_string().into())
}

impl From<Cow<'static, str>> for Text {
    fn from(text: Cow<'static, str>) -> Text {
        Text::Plain(text)
    }
}

/// Largest integer that every reader of JSON represents exactly. Requests keep no larger integer.
pub const MAX_EXACT: i64 = (1 << 53) - 1;

/// A number as it is; beyond [`MAX_EXACT`], `>9007199254740991`.
impl From<i64> for Text {
    fn from(number: i64) -> Text {
        match number.unsigned_abs() <= MAX_EXACT.unsigned_abs() {
            true => Text::Number(number),
            false if number > 0 => plain(&format_args!(">{MAX_EXACT}")),
            false => plain(&format_args!("<-{MAX_EXACT}")),
        }
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Text {
            fn from(number: $number) -> Text {
                i64::try_from(number).unwrap_or(i64::MAX).into()
            }
        })*
    };
}
numbers!(u8 u16 u32 u64 usize i8 i16 i32);

/// In English.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Text::Plain(text) => f.write_str(text),
            Text::Number(number) => number.fmt(f),
            translated => f.write_str(&translated.in_language(Language::English)),
        }
    }
}
