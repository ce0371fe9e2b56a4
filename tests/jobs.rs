//! Black-box tests of jobs: calls that take longer than a request may.

mod support;

use std::io::{BufRead, BufReader};
use std::process::Command;
use std::time::{Duration, Instant};

use reqwest::Method;
use reqwest::blocking::{RequestBuilder, Response};
use serde_json::{Value, json};
use support::{Service, status_and_json};

const OCTOPUS: &str = "R5@0,0;R1@1,0;R4@2,0|R4,B1|0,0|0|2";
const THEMISTO: &str = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
/// More than any engine spends before a test is done.
const ENDLESS: u64 = 40_000_000_000;
/// Longest wait for an expected event; after it the test fails.
const PATIENCE: Duration = Duration::from_secs(300);

fn call(path: &str, body: Value) -> Value {
    json!({ "path": path, "body": body })
}

/// An analysis that does not end, different for each seed.
fn endless(seed: u64) -> Value {
    let limits = json!({ "nodes": ENDLESS });
    let body = json!({ "position": THEMISTO, "limits": limits, "seed": seed });
    call("/v1/themisto/analysis", body)
}

fn request(service: &Service, method: Method, path: &str) -> RequestBuilder {
    let url = format!("{}{path}", service.base());
    service.client().request(method, url)
}

fn sent(request: RequestBuilder) -> Response {
    request.send().expect("the service answers")
}

/// Sends the request as the caller at this address.
fn from(request: RequestBuilder, address: &str) -> RequestBuilder {
    request.header("x-forwarded-for", address)
}

fn ask(service: &Service, job: &Value) -> Response {
    sent(request(service, Method::POST, "/v1/jobs").json(job))
}

fn header(response: &Response, name: &str) -> String {
    let value = response.headers().get(name);
    value.map_or_else(String::new, |value| value.to_str().expect("text").to_owned())
}

/// Submits a job and returns its path.
fn begun(service: &Service, job: &Value) -> String {
    let response = ask(service, job);
    assert_eq!(response.status(), 202, "{job}");
    assert!(!header(&response, "retry-after").is_empty());
    assert_eq!(header(&response, "cache-control"), "no-store");
    header(&response, "location")
}

/// Polls the job at this path until `found` returns a value.
fn wait_for<T>(service: &Service, path: &str, found: impl Fn(&Value) -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        let (status, job) = status_and_json(service.get(path));
        assert_eq!(status, 200, "{job}");
        if let Some(found) = found(&job) {
            return found;
        }
        assert!(started.elapsed() < PATIENCE, "it never happens: {job}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn has_ended(job: &Value) -> Option<()> {
    let ended = ["done", "failed"].map(Value::from).contains(&job["state"]);
    ended.then_some(())
}

fn refused(response: Response, status: u16, code: &str) -> Value {
    let (got, problem) = status_and_json(response);
    assert_eq!((got, &problem["code"]), (status, &json!(code)), "{problem}");
    problem
}

#[test]
fn a_job_answers_with_the_bytes_of_the_call() {
    // The number of threads of a job does not matter.
    let (service, alone) = (Service::start(&["--job-cores", "3"]), Service::start(&[]));
    let games = status_and_json(service.get("/v1/games")).1;
    let limits = json!({ "nodes": 3000 });
    let mut made = 0;
    for game in games["games"].as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        let start = service.ok(&format!("/v1/{id}/start"), &json!({ "seed": 5 }));
        let position = &start["key"];
        let moves = service.ok(&format!("/v1/{id}/moves"), &json!({ "position": position }));
        let first = &moves["moves"][0]["move"];
        for (name, body) in [
            ("analysis", json!({ "position": start["position"], "limits": limits, "lines": 2 })),
            ("review", json!({ "position": position, "moves": [first], "limits": limits })),
            ("perft", json!({ "position": position, "depth": 1 })),
        ] {
            let path = format!("/v1/{id}/{name}");
            let job = begun(&service, &call(&path, body.clone()));
            wait_for(&service, &job, has_ended);
            let told = service.get(&job).text().expect("a text");
            let url = format!("{}{path}", alone.base());
            let answered = alone.client().post(url).json(&body).send();
            let answer = answered.expect("an answer").text().expect("a text");
            assert!(told.contains(&format!("\"answer\":{answer},")), "{answer}\n{told}");
            made += 1;
        }
    }
    assert!(made >= 15, "{made}");
    // A known answer is returned at once.
    let perft = json!({ "position": THEMISTO, "depth": 1 });
    let again = ask(&service, &call("/v1/themisto/perft", perft.clone()));
    let path = header(&again, "location");
    wait_for(&service, &path, has_ended);
    let again = ask(&service, &call("/v1/themisto/perft", perft));
    assert_eq!((again.status().as_u16(), header(&again, "location")), (200, path));
    let (_, job) = status_and_json(again);
    assert_eq!(job["answer"]["total"], 160);
    assert_eq!(job["survives_restart"], false);
    assert!(job["expires_s"].as_u64().is_some_and(|left| left > 80_000));
}

#[test]
fn puzzles_are_a_job_of_their_seed() {
    let service = Service::start(&[]);
    let body = json!({ "seed": 11, "level": 1 });
    let alone = service.ok("/v1/octopus/puzzles", &body);
    let job = begun(&service, &call("/v1/octopus/puzzles", body));
    wait_for(&service, &job, has_ended);
    let told = status_and_json(service.get(&job)).1;
    assert_eq!(told["answer"].to_string(), alone.to_string());
    assert_eq!(told["budget"], Value::Null);
    // Without a seed each request is a job of its own; a body may be left out.
    let whatever = json!({ "path": "/v1/octopus/puzzles" });
    let (first, second) = (ask(&service, &whatever), ask(&service, &whatever));
    assert_ne!(header(&first, "location"), header(&second, "location"));
}

#[test]
fn games_are_a_job_of_their_seed() {
    let service = Service::start(&[]);
    let path = "/v1/ingenious/games";
    let body = json!({ "count": 3, "policy": "random", "options": { "seats": 3 }, "seed": 5 });
    let job = begun(&service, &call(path, body));
    wait_for(&service, &job, has_ended);
    let told = status_and_json(service.get(&job)).1;
    assert_eq!(told["answer"]["seed"], 5);
    let games = told["answer"]["games"].as_array().expect("a list");
    assert_eq!(games.len(), 3);
    for record in games {
        let checked = service.ok("/v1/ingenious/record", &json!({ "record": record }));
        assert_eq!((&checked["record"], &checked["over"]), (record, &json!(true)));
    }
    for (body, pointer) in [
        (json!({ "count": 1001, "policy": "random" }), "/body/count"),
        (json!({ "count": 1, "policy": "best" }), "/body/policy"),
        (
            json!({ "count": 1, "policy": "random", "options": { "seats": 9 } }),
            "/body/options/seats",
        ),
    ] {
        let (status, problem) = status_and_json(ask(&service, &call(path, body)));
        assert_eq!((status, &problem["pointer"]), (422, &json!(pointer)));
    }
    // Only jobs make this call.
    let (status, _) = service.post(path, &json!({ "count": 1, "policy": "random" }));
    assert_eq!(status, 404);
}

#[test]
fn equal_questions_are_one_job_and_the_last_asker_cancels_it() {
    let service = Service::start(&["--trusted-proxies", "127.0.0.1"]);
    let post = |address: &str, job: &Value| {
        let request = request(&service, Method::POST, "/v1/jobs");
        status_and_json(sent(from(request, address).json(job))).1
    };
    let first = post("10.0.0.1", &endless(3));
    let position = service.ok("/v1/themisto/score", &json!({ "position": THEMISTO }));
    assert_eq!(position["key"], THEMISTO);
    let start = service.ok("/v1/themisto/start", &json!({}));
    // The same question in another form: an object for the key, other members first, a float, an empty list.
    let text = format!(
        "{{\"body\":{{\"only\":[],\"seed\":3.0,\"limits\":{{\"nodes\":{ENDLESS}}},\"position\":{}}},\"path\":\"/v1/themisto/analysis\"}}",
        start["position"]
    );
    let other: Value = serde_json::from_str(&text).expect("JSON");
    let second = post("10.0.0.2", &other);
    assert_eq!(first["id"], second["id"]);
    assert_eq!((&first["askers"], &second["askers"]), (&json!(1), &json!(2)));
    assert_eq!(post("10.0.0.2", &other)["askers"], 2);
    let path = format!("/v1/jobs/{}", first["id"].as_str().expect("an id"));
    let cancel = |address: &str| {
        let request = request(&service, Method::DELETE, &path);
        status_and_json(sent(from(request, address)))
    };
    // A caller that did not ask for the job does not count.
    assert_eq!(cancel("10.0.0.3").1["askers"], 2);
    let left = cancel("10.0.0.1").1;
    assert_eq!((&left["askers"], left["state"] == "cancelled"), (&json!(1), false));
    let (status, gone) = cancel("10.0.0.2");
    assert_eq!((status, &gone["state"]), (200, &json!("cancelled")));
    refused(service.get(&path), 404, "unknown_job");
    assert_eq!(cancel("10.0.0.2").0, 404);
    // Its thread is free for others.
    let next =
        begun(&service, &call("/v1/octopus/perft", json!({ "position": OCTOPUS, "depth": 1 })));
    wait_for(&service, &next, has_ended);
    // The same job can be submitted again.
    assert_eq!(post("10.0.0.2", &other)["askers"], 1);
}

#[test]
fn a_job_reports_progress_and_leaves_the_heavy_pool_to_requests() {
    let service = Service::start(&["--permits", "1", "--queue", "0"]);
    let path = begun(&service, &endless(1));
    let (nodes, best) = wait_for(&service, &path, |job| {
        let nodes = job["nodes"].as_u64().filter(|&nodes| nodes > 0)?;
        job["best"].is_object().then(|| (nodes, job["best"].clone()))
    });
    assert!(best["lines"][0]["move"].is_string(), "{best}");
    let job =
        wait_for(&service, &path, |job| (job["nodes"].as_u64()? > nodes).then(|| job.clone()));
    assert_eq!((&job["state"], &job["budget"]), (&json!("running"), &json!(ENDLESS)));
    assert_eq!((&job["answer"], &job["ahead"]), (&Value::Null, &Value::Null));
    let limits = json!({ "nodes": 500 });
    let heavy = json!({ "position": OCTOPUS, "limits": limits });
    service.ok("/v1/octopus/analysis", &heavy);
    let waiting = begun(&service, &endless(2));
    let (_, job) = status_and_json(service.get(&waiting));
    assert_eq!((&job["state"], &job["ahead"]), (&json!("waiting"), &json!(0)));
    let metrics = service.get("/metrics").text().expect("a text");
    for line in ["tessera_jobs_running 1", "tessera_jobs_waiting 1"] {
        assert!(metrics.lines().any(|told| told == line), "{metrics}");
    }
}

/// The events of a stream, up to its end.
fn events(response: Response) -> Vec<(String, Value)> {
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "content-type"), "text/event-stream");
    let mut lines = BufReader::new(response).lines().map_while(Result::ok);
    let mut events = Vec::new();
    while let Some(line) = lines.next() {
        let Some(name) = line.strip_prefix("event: ") else {
            continue;
        };
        let data = lines.next().expect("data");
        let data = data.strip_prefix("data: ").expect("data");
        events.push((name.to_owned(), serde_json::from_str(data).expect("JSON")));
    }
    events
}

#[test]
fn an_event_of_a_stream_has_the_best_so_far_only_if_it_has_changed() {
    let service = Service::start(&["--heartbeat-ms", "20"]);
    let path = begun(&service, &endless(3));
    let lines = request(&service, Method::GET, &format!("{path}/stream"));
    let lines = BufReader::new(sent(lines.header("accept", "application/x-ndjson"))).lines();
    let told: Vec<Option<Value>> = (lines.take(150))
        .map(|line| {
            let event: Value = serde_json::from_str(&line.expect("a line")).expect("JSON");
            assert_eq!(event["event"], "progress");
            event["data"].get("best").cloned()
        })
        .collect();
    let bests: Vec<&Value> = told.iter().flatten().collect();
    assert!(!bests.is_empty());
    assert!(bests.windows(2).all(|two| two[0] != two[1]), "{bests:?}");
    assert!(told.contains(&None), "{told:?}");
    assert_eq!(sent(request(&service, Method::DELETE, &path)).status(), 200);
}

#[test]
fn a_stream_follows_a_job_to_its_end() {
    let service = Service::start(&["--heartbeat-ms", "50"]);
    let limits = json!({ "nodes": 300_000 });
    let job = call("/v1/themisto/analysis", json!({ "position": THEMISTO, "limits": limits }));
    let path = begun(&service, &job);
    let told = events(service.get(&format!("{path}/stream")));
    let (last, before) = told.split_last().expect("events");
    assert_eq!((last.0.as_str(), &last.1["state"]), ("final", &json!("done")));
    assert_eq!(last.1["answer"]["limits"]["nodes"], 300_000);
    assert!(before.iter().all(|(name, job)| name == "progress" && job["answer"].is_null()));
    let nodes: Vec<u64> =
        (before.iter()).map(|(_, job)| job["nodes"].as_u64().expect("nodes")).collect();
    assert!(nodes.is_sorted(), "{nodes:?}");
    // The stream of a finished job has only its final event.
    assert_eq!(events(service.get(&format!("{path}/stream"))).len(), 1);
    let lines = request(&service, Method::GET, &format!("{path}/stream"));
    let text = sent(lines.header("accept", "application/x-ndjson")).text();
    assert!(text.expect("a text").starts_with("{\"event\":\"final\",\"data\":{\"id\":"));

    // Leaving a stream cancels nothing; cancelling ends the stream.
    let path = begun(&service, &endless(1));
    drop(service.get(&format!("{path}/stream")));
    let following = service.get(&format!("{path}/stream"));
    let cancelled = sent(request(&service, Method::DELETE, &path));
    assert_eq!(status_and_json(cancelled).1["state"], "cancelled");
    let told = events(following);
    let last = told.last().expect("an end");
    assert_eq!((last.0.as_str(), &last.1["state"]), ("final", &json!("cancelled")));
}

#[test]
fn refuses_jobs_beyond_the_limits_of_caller_and_queue() {
    let arguments =
        ["--trusted-proxies", "127.0.0.1", "--job-queue", "2", "--jobs-per-caller", "2"];
    let service = Service::start(&arguments);
    let post = |address: &str, seed: u64| {
        let request = request(&service, Method::POST, "/v1/jobs");
        sent(from(request, address).json(&endless(seed)))
    };
    let (first, second) = (post("10.0.0.1", 1), post("10.0.0.1", 2));
    assert_eq!((first.status().as_u16(), second.status().as_u16()), (202, 202));
    let over = post("10.0.0.1", 3);
    assert!(!header(&over, "retry-after").is_empty());
    refused(over, 429, "too_many_requests");
    // Asking again for the same job does not count as another.
    assert_eq!(post("10.0.0.1", 1).status(), 202);
    let third = post("10.0.0.2", 3);
    assert_eq!(third.status(), 202);
    refused(post("10.0.0.2", 4), 503, "service_full");
    // Joining takes no place in the queue.
    assert_eq!(post("10.0.0.2", 1).status(), 202);
    refused(post("10.0.0.2", 2), 429, "too_many_requests");
    let path = header(&second, "location");
    let cancelled = request(&service, Method::DELETE, &path);
    assert_eq!(sent(from(cancelled, "10.0.0.1")).status(), 200);
    assert_eq!(post("10.0.0.3", 4).status(), 202);
}

#[test]
fn answers_are_kept_for_a_while() {
    let service = Service::start(&["--job-keep-s", "1"]);
    let job = call("/v1/octopus/perft", json!({ "position": OCTOPUS, "depth": 1 }));
    let path = begun(&service, &job);
    let started = Instant::now();
    while service.get(&path).status() != 404 {
        assert!(started.elapsed() < PATIENCE, "it is kept for ever");
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(begun(&service, &job), path);
}

#[test]
fn refuses_impossible_jobs_at_once() {
    let service = Service::start(&["--job-nodes", "100000"]);
    let refuse = |job: &Value, code: &str, pointer: &str| {
        let (status, problem) = status_and_json(ask(&service, job));
        assert!((400..500).contains(&status), "{problem}");
        assert_eq!((&problem["code"], &problem["pointer"]), (&json!(code), &json!(pointer)));
    };
    let analysis = |body: Value| call("/v1/octopus/analysis", body);
    for path in ["/v1/octopus/moves", "/v1/batch", "/v1/chess/analysis", ""] {
        refuse(&call(path, json!({})), "impossible_options", "/path");
    }
    refuse(&json!({}), "invalid_body", "");
    refuse(&analysis(json!({})), "invalid_body", "/body");
    refuse(&analysis(json!({ "position": "R" })), "malformed_position", "/body/position");
    let late = json!({ "position": OCTOPUS, "limits": { "time_ms": 5 } });
    refuse(&analysis(late), "impossible_options", "/body/limits/time_ms");
    let most = json!({ "count": 2, "fresh": true });
    refuse(&call("/v1/octopus/puzzles", most), "limit_exceeded", "/body/count");
    for path in ["/v1/jobs/nonsense", &format!("/v1/jobs/{}", "0".repeat(64))] {
        refused(service.get(path), 404, "unknown_job");
        refused(service.get(&format!("{path}/stream")), 404, "unknown_job");
        refused(sent(request(&service, Method::DELETE, path)), 404, "unknown_job");
    }
    refused(service.get("/v1/jobs"), 405, "method_not_allowed");
    // A job that turns out too large while it runs fails, and the failure is known from then on.
    let deep = call("/v1/themisto/perft", json!({ "position": THEMISTO, "depth": 9 }));
    let path = begun(&service, &deep);
    wait_for(&service, &path, has_ended);
    let again = ask(&service, &deep);
    assert_eq!(again.status(), 200);
    let job = status_and_json(again).1;
    assert_eq!((&job["state"], &job["answer"]), (&json!("failed"), &Value::Null));
    assert_eq!(job["problem"]["code"], "limit_exceeded");
    assert_eq!(job["problem"]["allowed"], 100_000);

    let service = Service::start(&["--job-threads", "0"]);
    refused(ask(&service, &endless(1)), 404, "not_found");
}

#[test]
fn callers_without_a_key_get_small_jobs_or_none() {
    let made = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .args(["key", "a bot"])
        .output()
        .expect("the binary runs");
    let lines = String::from_utf8(made.stdout).expect("a text");
    let key = lines.lines().next().expect("a key").trim_start_matches("# ");
    for (most, file) in [(1000, "small"), (0, "none")] {
        let text = format!("job_nodes = 5000\njob_nodes_anonymous = {most}\n{lines}");
        let name = format!("tessera-jobs-{file}-{}.toml", std::process::id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, text).expect("a file");
        let service = Service::start(&["--config", file.to_str().expect("a path")]);
        std::fs::remove_file(&file).expect("the file goes");
        let post = || request(&service, Method::POST, "/v1/jobs").json(&endless(1));
        let (status, job) = status_and_json(sent(post().bearer_auth(key)));
        assert_eq!((status, &job["budget"]), (202, &json!(5000)));
        if most == 0 {
            let refusal = sent(post());
            assert_eq!(header(&refusal, "www-authenticate"), "Bearer");
            refused(refusal, 401, "key_required");
        } else {
            let other = status_and_json(sent(post())).1;
            assert_eq!(other["budget"], most);
            assert_ne!(other["id"], job["id"]);
        }
    }
}
