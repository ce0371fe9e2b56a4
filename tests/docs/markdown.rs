//! The documents and their parts.

use std::ffi::OsStr;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};
use regex::Regex;

/// Folders of files from elsewhere.
const FOREIGN: [&str; 7] = ["target", "node_modules", ".git", "venv", ".venv", "dist", "build"];

/// Texts that tests of their own read: translations of `docs/rules`, and the rules as the page shows them.
const OTHERS: [&str; 2] = ["src/language/rules", "web/rulebook"];

/// The repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A Markdown file of the repository.
#[derive(Default)]
pub(crate) struct Document {
    /// Path from the root.
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) blocks: Vec<Block>,
    /// Code in the text.
    pub(crate) spans: Vec<String>,
    /// Targets of the links and images.
    pub(crate) links: Vec<String>,
    /// The anchors of the headings, as GitHub names them.
    pub(crate) anchors: Vec<String>,
    /// The images: alternative text, path, end of the image in the text.
    pub(crate) images: Vec<(String, String, usize)>,
    pub(crate) tables: Vec<Table>,
    /// Places of the code, tables, headings and images, whose lines may be long.
    wide: Vec<Range<usize>>,
}

/// A block of code.
#[derive(Debug)]
pub(crate) struct Block {
    /// The word after the fence; `sh` for an indented block.
    pub(crate) language: String,
    /// Index of the first line within the document.
    pub(crate) first: usize,
    pub(crate) text: String,
    /// True if only white space separates the block before and this one.
    pub(crate) follows: bool,
}

/// A table: the line of its head, and the cells of the other rows.
#[derive(Debug, Default)]
pub(crate) struct Table {
    pub(crate) head: String,
    /// Index of the first row's line within the document.
    pub(crate) first: usize,
    pub(crate) rows: Vec<Vec<String>>,
}

/// The files of the repository whose names end like this, without files that tools have put there.
pub(crate) fn files_with(extensions: &[&str]) -> Vec<PathBuf> {
    let (mut found, mut folders) = (Vec::new(), vec![root().to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry").path();
            let is_named = |names: &[&str], name: Option<&OsStr>| {
                names.iter().any(|known| name == Some(OsStr::new(known)))
            };
            if !path.is_dir() {
                found.extend(is_named(extensions, path.extension()).then_some(path));
            } else if !is_named(&FOREIGN, path.file_name()) {
                folders.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Every Markdown file, in English.
pub(crate) fn documents() -> Vec<Document> {
    let found: Vec<Document> = (files_with(&["md"]).into_iter())
        .filter(|path| !OTHERS.iter().any(|other| path.starts_with(root().join(other))))
        .map(|path| {
            let name = path.strip_prefix(root()).expect("a path inside");
            let text = fs::read_to_string(&path).expect("a document");
            Document::new(&name.to_string_lossy(), text)
        })
        .collect();
    assert!(found.len() > 20, "only {} documents", found.len());
    found
}

/// One of the documents.
pub(crate) fn document(name: &str) -> Document {
    let text = fs::read_to_string(root().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
    Document::new(name, text)
}

impl Document {
    pub(crate) fn new(name: &str, text: String) -> Document {
        let mut document = Document { name: name.to_owned(), ..Document::default() };
        let attribute = Regex::new(r#"[ \n](?:src|href|srcset)="([^"]*)""#).expect("a pattern");
        let image = Regex::new(r#"<img src="([^"]*)" alt="([^"]*)"[^>]*>"#).expect("a pattern");
        let line = |at: usize| text[..at].matches('\n').count();
        let (mut heading, mut alternative) = (None::<String>, None::<String>);
        let (mut in_code, mut end_of_code) = (false, None);
        for (event, place) in Parser::new_ext(&text, Options::ENABLE_TABLES).into_offset_iter() {
            match event {
                Event::Start(Tag::CodeBlock(kind)) => {
                    let (language, fence) = match kind {
                        CodeBlockKind::Fenced(language) => (language.into_string(), 1),
                        CodeBlockKind::Indented => ("sh".to_owned(), 0),
                    };
                    let before = end_of_code.map(|end| &text[end..place.start]);
                    document.blocks.push(Block {
                        language,
                        first: line(place.start) + fence,
                        text: String::new(),
                        follows: before.is_some_and(|text| text.trim().is_empty()),
                    });
                    document.wide.push(place);
                    in_code = true;
                }
                Event::End(TagEnd::CodeBlock) => {
                    end_of_code = Some(place.end);
                    in_code = false;
                }
                Event::Text(part) if in_code => {
                    document.blocks.last_mut().expect("begun").text += &part;
                }
                Event::Text(part) => {
                    if let Some(text) = alternative.as_mut().or(heading.as_mut()) {
                        *text += &part;
                    }
                }
                Event::Code(code) => {
                    if let Some(heading) = &mut heading {
                        *heading += &code;
                    }
                    document.spans.push(code.into_string());
                }
                Event::Start(Tag::Heading { .. }) => {
                    heading = Some(String::new());
                    document.wide.push(place);
                }
                Event::End(TagEnd::Heading(_)) => {
                    let heading = heading.take().expect("begun").trim().to_lowercase();
                    let anchor =
                        heading.replace(|c: char| !(c.is_alphanumeric() || "-_ ".contains(c)), "");
                    document.anchors.push(anchor.replace(' ', "-"));
                }
                Event::Start(Tag::Link { dest_url, .. }) => {
                    document.links.push(dest_url.into_string());
                }
                Event::Start(Tag::Image { dest_url, .. }) => {
                    alternative = Some(String::new());
                    document.links.push(dest_url.into_string());
                }
                Event::End(TagEnd::Image) => {
                    let path = document.links.last().cloned().expect("begun");
                    let text = alternative.take().expect("begun");
                    document.images.push((text, path, place.end));
                    document.wide.push(place);
                }
                Event::Html(html) | Event::InlineHtml(html) => {
                    for found in attribute.captures_iter(&html) {
                        document.links.push(found[1].to_owned());
                    }
                    for found in image.captures_iter(&html) {
                        let end = place.start + found.get(0).expect("all of it").end();
                        (document.images).push((found[2].to_owned(), found[1].to_owned(), end));
                    }
                    document.wide.push(place);
                }
                Event::Start(Tag::Table(_)) => {
                    document.tables.push(Table::default());
                    document.wide.push(place);
                }
                Event::Start(Tag::TableHead) => {
                    let table = document.tables.last_mut().expect("begun");
                    table.head = text[place.clone()].trim().to_owned();
                    table.first = line(place.start) + 2;
                }
                Event::Start(Tag::TableRow) => {
                    let table = document.tables.last_mut().expect("begun");
                    table.rows.push(Vec::new());
                }
                Event::Start(Tag::TableCell) => {
                    let table = document.tables.last_mut().expect("begun");
                    if let Some(row) = table.rows.last_mut() {
                        row.push(text[place].trim().trim_matches('|').trim().to_owned());
                    }
                }
                _ => {}
            }
        }
        document.text = text;
        document
    }

    /// The lines of prose that are longer than `width` and have a space at which they could be broken.
    pub(crate) fn long_lines(&self, width: usize) -> Vec<&str> {
        let mut at = 0;
        let placed = self.text.split_inclusive('\n').map(|line| {
            at += line.len();
            (at - line.len()..at, line.trim_end())
        });
        placed
            .filter(|(place, line)| {
                let overlaps =
                    |wide: &Range<usize>| wide.start < place.end && place.start < wide.end;
                let text = line.trim_start().trim_start_matches("- ");
                line.chars().count() > width
                    && text.chars().take(width + 1).any(|c| c == ' ')
                    && !self.wide.iter().any(overlaps)
            })
            .map(|(_, line)| line)
            .collect()
    }
}

/// Lines of a document to rewrite.
pub(crate) struct Replacement {
    pub(crate) first: usize,
    pub(crate) length: usize,
    pub(crate) text: String,
}

/// Rewrites a document.
pub(crate) fn rewrite(document: &Document, mut replacements: Vec<Replacement>) {
    if replacements.is_empty() {
        return;
    }
    let mut lines: Vec<&str> = document.text.lines().collect();
    replacements.sort_by_key(|replacement| std::cmp::Reverse(replacement.first));
    for new in &replacements {
        lines.splice(new.first..new.first + new.length, new.text.lines());
    }
    fs::write(root().join(&document.name), lines.join("\n") + "\n").expect("a document");
}
