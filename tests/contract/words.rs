//! `explain`: the words of an analysis in all languages, in plain answers, streams, batches and jobs.

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};

const POSITION: &str = "8/8/8/8/8/8/8/bwww2w1 0 - - -";
const ADDRESS: &str =
    "/v1/themisto/analysis?position=8/8/8/8/8/8/8/bwww2w1%200%20-%20-%20-&nodes=2000&lines=2";

fn body(explain: Option<bool>) -> Value {
    let mut body = json!({ "position": POSITION, "limits": { "nodes": 2000 }, "lines": 2 });
    if let Some(explain) = explain {
        body["explain"] = explain.into();
    }
    body
}

/// The answer without its words.
fn without_words(answer: &Value) -> Value {
    let mut answer = answer.clone();
    for line in answer["lines"].as_array_mut().expect("lines") {
        let line = line.as_object_mut().expect("a line");
        assert!(line.remove("why").is_some());
    }
    answer
}

/// The words about the best line.
fn words(answer: &Value) -> Vec<&str> {
    let why = answer["lines"][0]["why"].as_array().expect("words");
    why.iter().map(|text| text.as_str().expect("a text")).collect()
}

#[test]
fn words_are_added_to_the_same_analysis() {
    let service = Service::start(&[]);
    let plain = service.ok("/v1/themisto/analysis", &body(None));
    assert!(plain["lines"][0].get("why").is_none());
    assert_eq!(service.ok("/v1/themisto/analysis", &body(Some(false))), plain);
    let told = service.ok("/v1/themisto/analysis", &body(Some(true)));
    assert_eq!(
        words(&told),
        [
            "This move captures 3 discs and wins with five on rank 1.",
            "The second best move, g1 to e1 without a capture, wins too, but later."
        ]
    );
    assert_eq!(without_words(&told), plain);
    let (_, by_key) = status_and_json(service.get(&format!("{ADDRESS}&explain=true")));
    assert_eq!(by_key, told);
    // The computation is shared.
    let response = service.get(&format!("{ADDRESS}&explain=true"));
    assert_eq!(response.headers()["cache-status"], "tessera; hit");
    let (status, problem) = status_and_json(service.get(&format!("{ADDRESS}&explain=1")));
    assert_eq!((status, &problem["parameter"]), (400, &json!("explain")));
}

#[test]
fn words_are_those_of_the_callers_language() {
    let service = Service::start(&[]);
    let said = ["en", "de", "fr", "es"].map(|language| {
        let response = service.get(&format!("{ADDRESS}&explain=true&lang={language}"));
        assert_eq!(response.headers()["content-language"], language);
        words(&status_and_json(response).1)[0].to_owned()
    });
    assert_eq!(
        said,
        [
            "This move captures 3 discs and wins with five on rank 1.",
            "Dieser Zug schlägt 3 Scheiben und gewinnt mit fünf auf der 1. Reihe.",
            "Ce coup capture 3 pions et gagne avec cinq pions sur la rangée 1.",
            "Esta jugada captura 3 discos y gana con cinco en raya en la fila 1.",
        ]
    );
    let plain = service.get(&format!("{ADDRESS}&lang=de"));
    assert!(plain.headers().get("content-language").is_none());
}

#[test]
fn streams_batches_and_jobs_have_the_words() {
    let service = Service::start(&[]);
    let told = service.ok("/v1/themisto/analysis", &body(Some(true)));

    let address = ADDRESS.replace("analysis?", "analysis/stream?");
    let response = service.get(&format!("{address}&explain=true"));
    assert_eq!(response.headers()["content-language"], "en");
    let stream = response.text().expect("text");
    let data = stream.rsplit("data: ").next().expect("an event");
    assert_eq!(serde_json::from_str::<Value>(data.trim()).expect("JSON"), told);

    let calls =
        json!({ "requests": [{ "path": "/v1/themisto/analysis", "body": body(Some(true)) }] });
    let batch = service.ok("/v1/batch", &calls);
    assert_eq!(batch["results"][0]["body"], told, "{batch}");

    let job = json!({ "path": "/v1/themisto/analysis", "body": body(Some(true)) });
    let (_, asked) = service.post("/v1/jobs", &job);
    let path = format!("/v1/jobs/{}", asked["id"].as_str().expect("an id"));
    let answer = loop {
        let (_, view) = status_and_json(service.get(&path));
        if view["state"] == "done" {
            break view["answer"].clone();
        }
        std::thread::yield_now();
    };
    assert_eq!(words(&answer), words(&told));
}
