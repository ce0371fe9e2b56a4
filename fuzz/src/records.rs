//! Records: an accepted record can be written in both forms, and reading either back gives the same record.

use tessera_operations::game::WireGame;
use tessera_operations::json;
use tessera_operations::record::{CheckedRecord, RecordInput, check, write};

use crate::Job;

/// Reads a record, as JSON if it begins with a brace and as text otherwise (a comment is text, too, so both are tried).
pub struct Records;

impl Job for Records {
    fn run<G: WireGame>(text: &str) {
        survives(check::<G>(RecordInput::Text(text.to_owned()), None));
        if let Ok(input) = json::parse::<RecordInput>(text.as_bytes()) {
            survives(check::<G>(input, None));
        }
    }
}

fn survives<G: WireGame>(checked: Result<CheckedRecord<G>, tessera_operations::problem::Problem>) {
    let checked = match checked {
        Ok(checked) => checked,
        Err(problem) => {
            assert!(!problem.detail.to_string().is_empty());
            assert!(problem.place.is_some() || problem.pointer.is_some());
            return;
        }
    };
    let written = write(&checked.record, checked.start.seats());
    let by_text = check::<G>(RecordInput::Text(written.clone()), None);
    let by_text = by_text.unwrap_or_else(|problem| panic!("{problem}\n{written}"));
    assert_eq!(by_text.record, checked.record, "{written}");
    let tree = serde_json::to_string(&checked.record).expect("it can be written");
    let input = json::parse::<RecordInput>(tree.as_bytes()).expect("it can be read");
    let by_tree = check::<G>(input, None).unwrap_or_else(|problem| panic!("{problem}\n{tree}"));
    assert_eq!(by_tree.record, checked.record, "{tree}");
}
