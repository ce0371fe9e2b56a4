//! Prose wraps at one width, so that a changed word changes one line and no more.

use crate::markdown::{Document, documents};

/// Characters of a line of prose. Tables, code, pictures and comments may be longer.
const WIDTH: usize = 120;

#[test]
fn prose_wraps_at_one_width() {
    let long: Vec<String> = (documents().iter())
        .flat_map(|document| {
            (too_long(document).into_iter()).map(|line| format!("{}: {line}", document.name))
        })
        .collect();
    assert!(long.is_empty(), "over {WIDTH}:\n{}", long.join("\n"));
}

/// The lines of prose that are longer than `WIDTH` and have a space at which they could be broken.
fn too_long(document: &Document) -> Vec<&str> {
    (document.prose().into_iter())
        .filter(|line| {
            let text = line.trim_start().trim_start_matches("- ");
            !["|", "#", "<", "!["]
                .iter()
                .any(|mark| text.starts_with(mark))
                && line.chars().count() > WIDTH
                && text.chars().take(WIDTH + 1).any(|c| c == ' ')
        })
        .collect()
}

#[test]
fn long_lines_are_found() {
    let word = "a".repeat(WIDTH);
    let document = Document {
        name: "a.md".to_owned(),
        text: format!("{word}b\n- {word}\nb {word}\n\n| b {word} |\n\n```text\nb {word}\n```\n"),
    };
    assert_eq!(too_long(&document), [format!("b {word}")]);
}
