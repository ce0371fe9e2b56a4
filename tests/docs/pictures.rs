//! Every picture in a document is drawn by the service: the comment after it is the request that returns its bytes.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::markdown::{documents, files_with, root};
use crate::support::Service;
use crate::updating;

/// Screenshots of the page by `tests/browser/screenshots.mjs`.
const SCREENSHOTS: [&str; 3] =
    ["pictures/page-daily.png", "pictures/page-phone.png", "pictures/page-desktop.png"];

#[test]
fn pictures_in_documents_match_the_service() {
    let service = Service::start(&[]);
    let mut shown = BTreeSet::new();
    for document in documents() {
        let folder = root().join(&document.name);
        let folder = folder.parent().expect("a folder");
        for (alternative, path, end) in &document.images {
            if path.contains("://") {
                continue;
            }
            let place = format!("{}: {path}", document.name);
            assert!(alternative.len() > 20, "{place}: the text describes the picture");
            let file = folder.join(path);
            if !SCREENSHOTS.contains(&path.as_str()) {
                let request = (document.text[*end..].trim_start().strip_prefix("<!-- GET "))
                    .and_then(|rest| rest.split_once(" -->"))
                    .unwrap_or_else(|| panic!("{place}: the line after it names the request"));
                let answer = service.get(request.0);
                let status = answer.status();
                let drawn = answer.text().expect("a text");
                assert!(status.is_success(), "{place}: {drawn}");
                if updating() {
                    fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
                    fs::write(&file, &drawn).expect("a picture");
                }
                assert!(
                    fs::read_to_string(&file).unwrap_or_default() == drawn,
                    "{place} has changed: look at it, then run with UPDATE_SNAPSHOTS=1"
                );
            }
            shown.insert(fs::canonicalize(&file).expect("a picture"));
        }
    }
    let committed: BTreeSet<PathBuf> = (files_with(&["svg", "png"]).into_iter())
        .filter(|path| path.starts_with(root().join("docs")))
        .map(|path| fs::canonicalize(path).expect("a path"))
        .collect();
    assert_eq!(committed, shown, "pictures that no document shows");
    assert!(shown.len() > 25, "only {} pictures", shown.len());
}
