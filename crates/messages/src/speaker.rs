//! Texts that are written as JSON in the language of their reader, instead of as messages.

use std::cell::Cell;

use crate::tag::Language;
use crate::text::Text;

thread_local! {
    /// The language in which this thread writes messages, at most how many, and the number of messages so far.
    static SPEAKER: Cell<Option<(Language, usize, usize)>> = const { Cell::new(None) };
}

/// Runs `write`. The first `most` messages that it serializes on this thread are written in the language, the others as
/// objects. Also returns their number; beyond `most`, messages inside other messages count, too.
pub fn speaking<T>(language: Language, most: usize, write: impl FnOnce() -> T) -> (T, usize) {
    /// Also ends the speaking if `write` panics.
    struct Speaking;

    impl Drop for Speaking {
        fn drop(&mut self) {
            SPEAKER.set(None);
        }
    }

    SPEAKER.set(Some((language, most, 0)));
    let _speaking = Speaking;
    let written = write();
    let count = SPEAKER.get().map_or(0, |(_, _, count)| count);
    (written, count)
}

/// A message in the language in which this thread writes it; `None` if it writes an object.
pub(crate) fn spoken(message: &Text) -> Option<String> {
    let (language, most, count) = SPEAKER.get()?;
    SPEAKER.set(Some((language, most, count + 1)));
    (count < most).then(|| message.in_language(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message;

    #[test]
    fn writes_the_first_messages_in_the_language() {
        let run = message!("list-and", first = "a", last = Text::and(["b", "c"]));
        let texts = [run.clone(), Text::from("plain"), Text::from(7), run.clone(), run];
        let write = |most| {
            let write = || serde_json::to_string(&texts).unwrap();
            speaking(Language::German, most, write)
        };
        let said = serde_json::to_string(&texts[0].in_language(Language::German)).unwrap();
        let object = serde_json::to_string(&texts[0]).unwrap();
        assert_ne!(said, object);
        assert_eq!(write(3), (format!(r#"[{said},"plain",7,{said},{said}]"#), 3));
        let (json, count) = write(2);
        assert_eq!(json, format!(r#"[{said},"plain",7,{said},{object}]"#));
        assert!(count > 2);
        assert_eq!(serde_json::to_string(&texts[0]).unwrap(), object);
        assert_eq!(speaking(Language::German, 1, || 7), (7, 0));
    }

    #[test]
    fn a_panic_ends_the_speaking() {
        let panics = || speaking(Language::German, 9, || panic!("a defect"));
        assert!(std::panic::catch_unwind(panics).is_err());
        assert_eq!(spoken(&Text::and(["a", "b"])), None);
    }
}
