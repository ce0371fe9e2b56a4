//! Every picture in a document is drawn by the service: the comment after it is the request that returns its bytes.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::markdown::{documents, files_with, root};
use crate::support::Service;
use crate::updating;

/// Screenshots of the page by `tests/browser/screenshots.mjs`; two of them show both its editions, of which the first
/// is gone.
const SCREENSHOTS: [&str; 4] = [
    "pictures/page-phone.png",
    "pictures/page-desktop.png",
    "pictures/page-editions-phone.png",
    "pictures/page-editions-desktop.png",
];

#[test]
fn pictures_in_documents_match_the_service() {
    let service = Service::start(&[]);
    let mut shown = BTreeSet::new();
    for document in documents() {
        let folder = root().join(&document.name);
        let folder = folder.parent().expect("a folder");
        let mut lines = document.text.lines().peekable();
        while let Some(line) = lines.next() {
            let Some((alternative, path)) = image(line) else {
                continue;
            };
            let place = format!("{}: {path}", document.name);
            assert!(
                alternative.len() > 20,
                "{place}: the text says what there is to see"
            );
            if SCREENSHOTS.contains(&path) {
                shown.insert(fs::canonicalize(folder.join(path)).expect("a screenshot"));
                continue;
            }
            let request = (lines.peek())
                .and_then(|line| line.trim().strip_prefix("<!-- GET "))
                .and_then(|line| line.strip_suffix(" -->"))
                .unwrap_or_else(|| panic!("{place}: the line behind it names the request"));
            let answer = service.get(request);
            let status = answer.status();
            let drawn = answer.text().expect("a text");
            assert!(status.is_success(), "{place}: {drawn}");
            let path = folder.join(path);
            if updating() {
                fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
                fs::write(&path, &drawn).expect("a picture");
            }
            let committed = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                committed == drawn,
                "{place} has changed: look at it, then run with UPDATE_SNAPSHOTS=1"
            );
            shown.insert(fs::canonicalize(&path).expect("a picture"));
        }
    }
    let committed: BTreeSet<PathBuf> = (files_with(&["svg", "png"]).into_iter())
        .filter(|path| path.starts_with(root().join("docs")))
        .map(|path| fs::canonicalize(path).expect("a path"))
        .collect();
    assert_eq!(committed, shown, "pictures that no document shows");
    assert!(shown.len() > 25, "only {} pictures", shown.len());
}

/// Text and path of an image on a line, if the image is in the repository.
fn image(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (text, path) = match line.strip_prefix("![") {
        Some(rest) => rest.strip_suffix(')')?.split_once("](")?,
        None => {
            let attribute = |name| line.split_once(name)?.1.split('"').next();
            line.strip_prefix("<img ")?;
            (attribute(" alt=\"")?, attribute(" src=\"")?)
        }
    };
    (!path.contains("://")).then_some((text, path))
}
