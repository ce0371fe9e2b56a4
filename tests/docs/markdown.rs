//! The documents and their parts: prose, code blocks, code spans, headings, links.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders of files from elsewhere.
pub(crate) const FOREIGN: [&str; 7] = [
    "target",
    "node_modules",
    ".git",
    "venv",
    ".venv",
    "dist",
    "build",
];

/// The repository.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A Markdown file of the repository.
pub(crate) struct Document {
    /// Path from the root.
    pub(crate) name: String,
    pub(crate) text: String,
}

/// A block of code.
#[derive(Debug)]
pub(crate) struct Block {
    /// The word after the fence; `indented` for a block without one.
    pub(crate) language: String,
    /// Index of the first line within the document.
    pub(crate) first: usize,
    pub(crate) lines: Vec<String>,
    /// True if only empty lines separate the block before and this one.
    pub(crate) follows: bool,
}

impl Block {
    pub(crate) fn text(&self) -> String {
        self.lines.join("\n")
    }
}

/// The files of the repository whose names end like this, without files that tools have put there.
pub(crate) fn files_with(extensions: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(root(), extensions, &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if !FOREIGN.contains(&&*name) {
                collect(&path, extensions, found);
            }
        } else if (path.extension()).is_some_and(|e| extensions.contains(&&*e.to_string_lossy())) {
            found.push(path);
        }
    }
}

/// Translations of `docs/rules`; the tests of languages compare their form with the English pages.
const TRANSLATIONS: &str = "src/language/rules";

/// Every Markdown file, in English.
pub(crate) fn documents() -> Vec<Document> {
    let found: Vec<Document> = (files_with(&["md"]).into_iter())
        .filter(|path| !path.starts_with(root().join(TRANSLATIONS)))
        .map(|path| Document {
            name: (path.strip_prefix(root()).expect("a path inside"))
                .to_string_lossy()
                .into_owned(),
            text: fs::read_to_string(&path).expect("a document"),
        })
        .collect();
    assert!(found.len() > 20, "only {} documents", found.len());
    found
}

impl Document {
    /// The blocks of code, and the lines outside them.
    fn parts(&self) -> (Vec<Block>, Vec<&str>) {
        let lines: Vec<&str> = self.text.lines().collect();
        let (mut blocks, mut prose) = (Vec::new(), Vec::new());
        let (mut at, mut follows, mut after_blank) = (0, false, true);
        while at < lines.len() {
            let line = lines[at];
            let inner = line.trim_start();
            let indent = line.len() - inner.len();
            if let Some(language) = inner.strip_prefix("```") {
                let length = (lines[at + 1..].iter())
                    .position(|line| line.trim() == "```")
                    .unwrap_or_else(|| panic!("{}:{}: an open fence", self.name, at + 1));
                blocks.push(Block {
                    language: language.to_owned(),
                    first: at + 1,
                    lines: (lines[at + 1..at + 1 + length].iter())
                        .map(|line| line.get(indent..).unwrap_or_default().to_owned())
                        .collect(),
                    follows,
                });
                at += length + 2;
                follows = true;
            } else if indent >= 4 && after_blank {
                let length = (lines[at..].iter())
                    .position(|line| !line.starts_with("    "))
                    .unwrap_or(lines.len() - at);
                blocks.push(Block {
                    language: "indented".to_owned(),
                    first: at,
                    lines: (lines[at..at + length].iter())
                        .map(|line| line[4..].to_owned())
                        .collect(),
                    follows,
                });
                at += length;
                follows = true;
            } else {
                after_blank = inner.is_empty();
                follows &= after_blank;
                prose.push(line);
                at += 1;
            }
        }
        (blocks, prose)
    }

    /// The blocks of code.
    pub(crate) fn blocks(&self) -> Vec<Block> {
        self.parts().0
    }

    /// The lines outside blocks of code.
    pub(crate) fn prose(&self) -> Vec<&str> {
        self.parts().1
    }

    /// The text outside blocks of code: the code spans, and the rest.
    pub(crate) fn spans_and_prose(&self) -> (Vec<String>, String) {
        let (mut spans, mut prose) = (Vec::new(), String::new());
        for paragraph in self.parts().1.join("\n").split("\n\n") {
            for (i, part) in paragraph.split('`').enumerate() {
                if i % 2 == 1 {
                    spans.push(part.replace('\n', " "));
                } else {
                    prose.push_str(part);
                }
            }
            prose.push_str("\n\n");
        }
        (spans, prose)
    }

    /// Targets of the links and images.
    pub(crate) fn links(&self) -> Vec<String> {
        let prose = self.spans_and_prose().1;
        let mut links: Vec<String> = (prose.match_indices("]("))
            .filter_map(|(at, _)| prose[at + 2..].split(')').next())
            .map(str::to_owned)
            .collect();
        for attribute in ["src=\"", "href=\"", "srcset=\""] {
            links.extend(
                (prose.match_indices(attribute))
                    .filter_map(|(at, found)| prose[at + found.len()..].split('"').next())
                    .map(str::to_owned),
            );
        }
        links
    }

    /// The anchors of the headings, as GitHub names them.
    pub(crate) fn anchors(&self) -> Vec<String> {
        let mut anchors: Vec<String> = Vec::new();
        for line in self.parts().1 {
            let heading = line.trim_start_matches('#');
            if line.starts_with('#') && heading.starts_with(' ') {
                let anchor: String = (heading.trim().to_lowercase().chars())
                    .filter(|c| c.is_alphanumeric() || "-_ ".contains(*c))
                    .map(|c| if c == ' ' { '-' } else { c })
                    .collect();
                let earlier = anchors.iter().filter(|known| **known == anchor).count();
                anchors.push(match earlier {
                    0 => anchor,
                    n => format!("{anchor}-{n}"),
                });
            }
        }
        anchors
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
    let mut lines: Vec<String> = document.text.lines().map(str::to_owned).collect();
    replacements.sort_by_key(|r| std::cmp::Reverse(r.first));
    for Replacement {
        first,
        length,
        text,
    } in replacements
    {
        lines.splice(first..first + length, text.lines().map(str::to_owned));
    }
    fs::write(root().join(&document.name), lines.join("\n") + "\n").expect("a document");
}

#[test]
fn documents_are_taken_apart() {
    let document = Document {
        name: "a.md".to_owned(),
        text: "# One `two`: three!\n\n```sh\nls\n```\n\n```json\n1\n```\n\ntext `a\nb` [x](y#z)\n\n    indented\n\n# A\n# A\n".to_owned(),
    };
    let blocks = document.blocks();
    let languages: Vec<&str> = blocks.iter().map(|b| b.language.as_str()).collect();
    assert_eq!(languages, ["sh", "json", "indented"]);
    let follows: Vec<bool> = blocks.iter().map(|b| b.follows).collect();
    assert_eq!(follows, [false, true, false]);
    assert_eq!(blocks[2].text(), "indented");
    assert_eq!(document.spans_and_prose().0, ["two", "a b"]);
    assert_eq!(document.links(), ["y#z"]);
    assert_eq!(document.anchors(), ["one-two-three", "a", "a-1"]);
}
