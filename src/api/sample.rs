//! Examples of requests and answers for the document.

use serde::Serialize;
use serde_json::{Value, from_slice};
use tessera_operations::operation::RequestExample;
use tessera_operations::problem::Problem;

/// Largest answer in the document, in bytes of JSON.
const MAX_SHOWN: usize = 2000;
/// Most answers of an operation in the document.
const MOST_SHOWN: usize = 3;

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

/// The answers for the document: the first few that are short enough.
pub(super) fn shown(mut answers: Vec<Sample>) -> Vec<Sample> {
    answers.retain(|answer| answer.value.to_string().len() <= MAX_SHOWN);
    // A position has two forms, with the same answer.
    let all: Vec<Value> = answers.iter().map(|answer| answer.value.clone()).collect();
    let mut place = 0;
    answers.retain(|answer| {
        place += 1;
        !all[..place - 1].contains(&answer.value)
    });
    answers.truncate(MOST_SHOWN);
    answers
}

/// A call from JSON to JSON.
type Call<'a> = dyn Fn(&[u8]) -> Result<Vec<u8>, Problem> + 'a;

/// Examples with the answers of `call`, the shortest first.
pub(super) fn computed(
    examples: Vec<RequestExample>,
    call: &Call<'_>,
) -> (Vec<Sample>, Vec<Sample>) {
    let mut samples = Vec::new();
    for example in examples {
        let request = example.request.to_string();
        let sample =
            |value| Sample { name: example.name.clone(), summary: example.summary.clone(), value };
        let json = call(request.as_bytes());
        let json = json.unwrap_or_else(|e| panic!("the example {} fails: {e}", example.name));
        let answer = from_slice::<Value>(&json)
            .unwrap_or_else(|e| panic!("the example {} is no JSON: {e}", example.name));
        let length = request.len() + json.len();
        samples.push((length, sample(example.request.clone()), sample(answer)));
    }
    samples.sort_by_key(|(length, ..)| *length);
    let samples = samples.into_iter();
    samples.map(|(_, request, answer)| (request, answer)).unzip()
}
