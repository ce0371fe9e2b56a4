//! The shape of the source: no file is long, and no files of a crate import each other in a circle.
//!
//! A line scan finds the names in a file, without a compiler. It sees `use` declarations and paths that begin with
//! `crate::`, `super::`, `self::` or the name of a module that the file declares or imports. A name is followed through
//! re-exports (`pub use`) to the file that defines it; a re-export itself is not a dependency. The scan does not see
//! calls of methods that another file adds to a type. Tests are left out: files and folders named `tests`, and code
//! that follows `#[cfg(test)]` before a `mod` in a file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The most lines of a file of production code.
const MOST_LINES: usize = 500;

/// Crates whose files may not import each other in a circle.
const CRATES: [&str; 8] = [
    "crates/messages",
    "crates/rules",
    "crates/search",
    "crates/engines",
    "crates/puzzles",
    "crates/pictures",
    "crates/operations",
    ".",
];

#[test]
fn no_file_of_production_code_is_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["crates", "src", "web"] {
        collect(&root.join(folder), &["rs", "js"], &mut files);
    }
    assert!(files.len() > 300, "{} files are too few", files.len());
    let long: Vec<String> = (files.iter())
        .map(|file| (file, read(file).lines().count()))
        .filter(|&(_, lines)| lines > MOST_LINES)
        .map(|(file, lines)| format!("{}: {lines} lines", file.display()))
        .collect();
    assert!(long.is_empty(), "split by job:\n{}", long.join("\n"));
}

#[test]
fn no_files_import_each_other_in_a_circle() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    for name in CRATES {
        let sources = Sources::of(&root.join(name).join("src"));
        let uses = sources.uses();
        assert!(!uses.is_empty(), "{name}: the scan sees nothing");
        let circles: Vec<String> = (circles(&uses).iter())
            .map(|circle| circle.join(" <-> "))
            .collect();
        if !circles.is_empty() {
            found.push(format!("{name}:\n{}", circles.join("\n")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_scan_finds_circles_and_nothing_else() {
    let text = |files: &[(&str, &str)]| {
        let files = files.iter().map(|&(name, text)| (name, text.to_owned()));
        circles(&Sources::new(files.map(|(name, text)| (name.to_owned(), text))).uses())
    };
    let circle = |names: &[&str]| {
        vec![
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<String>>(),
        ]
    };
    // Two files that import each other's items, one of them through a re-export.
    let facade = ("lib.rs", "mod a;\nmod b;\npub use a::One;\n");
    let a = "use crate::b::two;\npub struct One;\n";
    let b = "use crate::One;\npub fn two() {}\n";
    assert_eq!(
        text(&[facade, ("a.rs", a), ("b.rs", b)]),
        circle(&["a.rs", "b.rs"])
    );
    // The same names in comments, strings and tests are no imports.
    let quiet = "// use crate::One;\nconst S: &str = \"crate::One\";\n#[cfg(test)]\nmod tests {\n    use crate::One;\n}\npub fn two() {}\n";
    assert!(text(&[facade, ("a.rs", a), ("b.rs", quiet)]).is_empty());
    // A path in the code, without `use`.
    let inline = "pub fn two() -> super::One { super::One }\n";
    assert_eq!(
        text(&[facade, ("a.rs", a), ("b.rs", inline)]),
        circle(&["a.rs", "b.rs"])
    );
    // A folder's own file that defines names for its parts, and uses the parts.
    let folder = "mod part;\nuse part::Part;\npub struct Whole(Part);\n";
    let part = "use super::Whole;\npub struct Part(Option<Box<Whole>>);\n";
    assert_eq!(
        text(&[
            ("lib.rs", "mod g;\n"),
            ("g/mod.rs", folder),
            ("g/part.rs", part)
        ]),
        circle(&["g/mod.rs", "g/part.rs"])
    );
    // An imported module stands for the file that defines the names used from it.
    let alias = "use super::{b, c};\npub fn one() { b::two(c::three) }\n";
    let three = "pub fn three() {}\n";
    let two = "use crate::a;\npub fn two() { a::one() }\n";
    assert_eq!(
        text(&[
            ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
            ("a.rs", alias),
            ("b.rs", two),
            ("c.rs", three)
        ]),
        circle(&["a.rs", "b.rs"])
    );
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()))
}

/// The files under a folder with one of these endings, without files of tests.
fn collect(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let stem = path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .unwrap_or("");
        let ending = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        if ["tests", "target", "node_modules", "benches", "examples"].contains(&stem) {
            continue;
        }
        if path.is_dir() {
            collect(&path, endings, files);
        } else if endings.contains(&ending) {
            files.push(path);
        }
    }
}

/// A path in a `use` declaration or in code, without its prefix.
type Names = Vec<String>;

/// A file as the scan sees it.
struct Source {
    /// Its module, from the crate's root.
    module: Names,
    /// Names that it re-exports, with their paths from the crate's root.
    exports: BTreeMap<String, Names>,
    /// Modules whose public names it re-exports, all of them.
    globs: Vec<Names>,
    /// Paths that it names, from the crate's root.
    names: Vec<Names>,
    /// Names of the items that it defines.
    items: BTreeSet<String>,
}

/// The files of a crate by name.
struct Sources(BTreeMap<String, Source>);

impl Sources {
    fn of(folder: &Path) -> Sources {
        let mut files = Vec::new();
        collect(folder, &["rs"], &mut files);
        Sources::new(files.iter().map(|file| {
            let name = file.strip_prefix(folder).expect("under the folder");
            let name = name.to_string_lossy().replace('\\', "/");
            (name, read(file))
        }))
    }

    fn new(files: impl Iterator<Item = (String, String)>) -> Sources {
        let files: Vec<(String, String)> = files.collect();
        let modules: BTreeSet<Names> = files.iter().map(|(name, _)| module_of(name)).collect();
        let scan = |(name, text): (String, String)| {
            let source = Source::new(module_of(&name), &text, &modules);
            (name, source)
        };
        Sources(files.into_iter().map(scan).collect())
    }

    /// For each file the others that define names used in it.
    fn uses(&self) -> BTreeMap<String, BTreeSet<String>> {
        (self.0.iter())
            .map(|(name, source)| {
                let mut others: BTreeSet<String> = (source.names.iter())
                    .filter_map(|names| self.home(names, 0))
                    .collect();
                others.remove(name);
                (name.clone(), others)
            })
            .filter(|(_, others)| !others.is_empty())
            .collect()
    }

    /// The file that defines the item of a path from the crate's root.
    fn home(&self, names: &[String], depth: usize) -> Option<String> {
        if depth > 8 {
            return None;
        }
        // The longest prefix that is a module.
        let by_module =
            |module: &[String]| self.0.iter().find(|(_, source)| source.module == module);
        let length = (0..=names.len())
            .rev()
            .find(|&n| by_module(&names[..n]).is_some())?;
        let (file, source) = by_module(&names[..length])?;
        let Some(item) = names.get(length) else {
            return Some(file.clone());
        };
        if source.items.contains(item) {
            return Some(file.clone());
        }
        if let Some(target) = source.exports.get(item) {
            return self.home(target, depth + 1);
        }
        for glob in &source.globs {
            let path: Names = glob.iter().chain([item]).cloned().collect();
            if let Some((file, source)) = by_module(glob)
                && (source.items.contains(item) || source.exports.contains_key(item))
            {
                return self.home(&path, depth + 1).or(Some(file.clone()));
            }
        }
        Some(file.clone())
    }
}

impl Source {
    fn new(module: Names, text: &str, modules: &BTreeSet<Names>) -> Source {
        let code = code(text);
        let mut source = Source {
            exports: BTreeMap::new(),
            globs: Vec::new(),
            names: Vec::new(),
            items: items(&code),
            module,
        };
        // Short names of modules: declared here, or imported.
        let mut short: BTreeMap<String, Names> = (modules.iter())
            .filter_map(|path| {
                let (last, above) = path.split_last()?;
                (above == source.module).then(|| (last.clone(), path.clone()))
            })
            .collect();
        let (uses, rest) = split_uses(&code);
        for declaration in &uses {
            let public = declaration.starts_with("pub");
            let tree = declaration.split_once("use ").map_or("", |(_, tree)| tree);
            for (path, name) in leaves(tree) {
                let Some(path) = source.absolute(&path, &short) else {
                    continue;
                };
                match (public, name.as_str()) {
                    (true, "*") => source.globs.push(path),
                    (true, _) => drop(source.exports.insert(name, path)),
                    (false, _) if modules.contains(&path) && name != "*" => {
                        short.insert(name, path);
                    }
                    (false, _) => source.names.push(path),
                }
            }
        }
        for path in paths(&rest) {
            source.names.extend(source.absolute(&path, &short));
        }
        source
    }

    /// A path from the crate's root; `None` for one into another crate, or of an item of this file.
    fn absolute(&self, path: &[String], short: &BTreeMap<String, Names>) -> Option<Names> {
        let (first, mut rest) = path.split_first()?;
        let mut from = match first.as_str() {
            "crate" => Vec::new(),
            "self" => self.module.clone(),
            "super" => {
                let mut above = self.module.clone();
                above.pop()?;
                while rest.first().is_some_and(|name| name == "super") {
                    above.pop()?;
                    rest = &rest[1..];
                }
                above
            }
            name => short.get(name)?.clone(),
        };
        from.extend(rest.iter().cloned());
        Some(from)
    }
}

fn module_of(file: &str) -> Names {
    let path = file.trim_end_matches(".rs");
    let mut names: Names = path.split('/').map(str::to_owned).collect();
    if names
        .last()
        .is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str()))
    {
        names.pop();
    }
    names
}

/// The code of a file: without comments, without the contents of strings and characters, and without its tests.
fn code(text: &str) -> String {
    let tests = text.find("#[cfg(test)]\nmod tests {");
    let text = &text[..tests.unwrap_or(text.len())];
    let mut code = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("r#\"") {
            rest.find("\"#").map_or(rest.len(), |end| end + 2)
        } else if c == '"' {
            end_of_string(rest)
        } else if let Some(end) = end_of_character(rest) {
            end
        } else {
            code.push(c);
            c.len_utf8()
        };
        rest = &rest[skipped..];
    }
    code
}

/// End of the string that begins here.
fn end_of_string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// End of the character that begins here; `None` for anything else, such as a lifetime.
fn end_of_character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let length = match inside.strip_prefix('\\') {
        Some(escape) => 1 + escape.find('\'').map(|end| end.max(1))?,
        None => inside.chars().next()?.len_utf8(),
    };
    inside[length..].starts_with('\'').then_some(length + 2)
}

/// The names that follow a keyword of a definition.
fn items(code: &str) -> BTreeSet<String> {
    const KEYWORDS: [&str; 8] = [
        "struct",
        "enum",
        "trait",
        "type",
        "fn",
        "const",
        "static",
        "macro_rules!",
    ];
    let words: Vec<&str> = code.split_whitespace().collect();
    (words.windows(2))
        .filter(|pair| KEYWORDS.contains(&pair[0]))
        .map(|pair| pair[1].chars().take_while(|&c| is_name(c)).collect())
        .collect()
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The `use` declarations of a file, and the code without them.
fn split_uses(code: &str) -> (Vec<String>, String) {
    let (mut uses, mut rest) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        let is_use =
            start.starts_with("use ") || start.starts_with("pub") && start.contains(" use ");
        if !is_use || start.contains("fn ") {
            rest.push_str(line);
            rest.push('\n');
            continue;
        }
        let mut declaration = start.to_owned();
        while !declaration.contains(';') {
            let Some(more) = lines.next() else { break };
            declaration.push_str(more.trim());
        }
        uses.push(declaration.trim_end_matches(';').to_owned());
    }
    (uses, rest)
}

/// The paths of a tree such as `a::{b, c::{self, d as e}}`, each with its imported name.
fn leaves(tree: &str) -> Vec<(Names, String)> {
    let tree = tree.trim();
    if let Some((head, list)) = tree.split_once('{') {
        let head: Names = names(head);
        let inside = list.strip_suffix('}').unwrap_or(list);
        let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
        for (at, c) in inside.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    parts.push(&inside[start..at]);
                    start = at + 1;
                }
                _ => {}
            }
        }
        parts.push(&inside[start..]);
        return (parts.into_iter())
            .filter(|part| !part.trim().is_empty())
            .flat_map(leaves)
            .map(|(path, name)| {
                let whole: Names = head.iter().cloned().chain(path).collect();
                match name.as_str() {
                    "self" => {
                        let path = whole[..whole.len() - 1].to_vec();
                        let name = path.last().cloned().unwrap_or_default();
                        (path, name)
                    }
                    _ => (whole, name),
                }
            })
            .collect();
    }
    let (path, alias) = match tree.split_once(" as ") {
        Some((path, alias)) => (path, Some(alias.trim().to_owned())),
        None => (tree, None),
    };
    let mut path = names(path);
    let last = path.last().cloned().unwrap_or_default();
    if last == "*" {
        path.pop();
    }
    vec![(path, alias.unwrap_or(last))]
}

fn names(path: &str) -> Names {
    let parts = path.split("::").map(str::trim);
    parts
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect()
}

/// All paths of two names or more in the code.
fn paths(code: &str) -> Vec<Names> {
    (code.split(|c: char| !is_name(c) && c != ':'))
        .filter(|word| word.contains("::") && !word.starts_with(':'))
        .map(|word| names(word.trim_end_matches(':')))
        .filter(|path| path.len() > 1)
        .collect()
}

/// The sets of files that reach each other: the strongly connected components of more than one file (Tarjan 1972, by
/// plain reachability, since crates are small).
fn circles(uses: &BTreeMap<String, BTreeSet<String>>) -> Vec<Vec<String>> {
    let reached = |from: &str| {
        let mut seen = BTreeSet::new();
        let mut open = vec![from.to_owned()];
        while let Some(file) = open.pop() {
            for next in uses.get(&file).into_iter().flatten() {
                if seen.insert(next.clone()) {
                    open.push(next.clone());
                }
            }
        }
        seen
    };
    let all: BTreeMap<&String, BTreeSet<String>> =
        uses.keys().map(|file| (file, reached(file))).collect();
    let mut circles = BTreeSet::new();
    for (file, to) in &all {
        if to.contains(*file) {
            let circle: Vec<String> = (to.iter())
                .filter(|other| all.get(other).is_some_and(|back| back.contains(*file)))
                .cloned()
                .collect();
            circles.insert(circle);
        }
    }
    circles.into_iter().collect()
}
