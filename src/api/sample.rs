//! Examples of requests and answers for the document.

use serde::Serialize;
use serde_json::Value;

/// An example of a request or an answer.
pub struct Sample {
    /// Identifier, snake case.
    pub name: String,
    /// One line for readers.
    pub summary: String,
    /// The JSON of the example.
    pub value: Value,
}

/// Serializes an example. A type that can't be serialized is a defect that the tests detect.
pub(super) fn sample(name: &str, summary: &str, value: &impl Serialize) -> Sample {
    Sample {
        name: name.to_owned(),
        summary: summary.to_owned(),
        value: serde_json::to_value(value).unwrap_or(Value::Null),
    }
}
