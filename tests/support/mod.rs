//! A running service for black-box tests: the real binary on a free port.
#![allow(dead_code, unreachable_pub)] // Each test crate uses its own part.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use reqwest::blocking::{Client, Response};
use serde_json::Value;

/// Longest wait for a line of the log, even on a busy machine.
const LOG_PATIENCE: Duration = Duration::from_secs(300);
/// Longest wait for an answer, even on a busy machine and with a slow build.
const ANSWER_PATIENCE: Duration = Duration::from_secs(300);

/// The service; it ends when this is dropped.
pub struct Service {
    process: Child,
    base: String,
    metrics_base: Option<String>,
    client: Client,
    log: Mutex<Receiver<String>>,
}

impl Service {
    /// Starts the service with further arguments.
    pub fn start(arguments: &[&str]) -> Service {
        Service::start_with(arguments, &[])
    }

    /// As [`Service::start`], with further variables of the environment. The address is a loopback one unless the
    /// arguments name another.
    pub fn start_with(arguments: &[&str], variables: &[(&str, &str)]) -> Service {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tessera"));
        if !arguments.contains(&"--bind") {
            command.args(["--bind", "127.0.0.1:0"]);
        }
        // Other programs may keep the cores busy, and work at a lower priority would hardly progress.
        command.env("TESSERA_NICENESS", "0");
        command.args(arguments).envs(variables.iter().copied());
        Service::run(command.env("RUST_LOG", "info").env("NO_COLOR", "1"))
    }

    /// Runs a command that serves and logs in the same way.
    pub fn run(command: &mut Command) -> Service {
        let mut process = (command.stderr(Stdio::piped()).spawn()).expect("the binary starts");
        let mut log = BufReader::new(process.stderr.take().expect("stderr is piped"));
        let mut metrics_base = None;
        let base = loop {
            let mut line = String::new();
            assert_ne!(
                log.read_line(&mut line).expect("the log can be read"),
                0,
                "the service ended before it listened"
            );
            if let Some(address) = address(&line, "health and metrics on ") {
                metrics_base = Some(address.to_owned());
            }
            if let Some(address) = address(&line, "listening on ") {
                break address.to_owned();
            }
        };
        // The log must be read, or the service would block when the pipe is full.
        let (sender, receiver) = channel();
        std::thread::spawn(move || {
            let lines = log.lines().map_while(Result::ok);
            // Tests that end read no more lines.
            lines.for_each(|line| drop(sender.send(line)));
        });
        Service {
            process,
            base,
            metrics_base,
            client: Client::builder().timeout(ANSWER_PATIENCE).build().expect("a client"),
            log: Mutex::new(receiver),
        }
    }

    /// The next line of the log that contains this, which must come within [`LOG_PATIENCE`]. Earlier lines are dropped.
    pub fn logged(&self, wanted: &str) -> String {
        self.log_until(wanted).pop().expect("a line")
    }

    /// The lines of the log up to the next one that contains this, which must come within [`LOG_PATIENCE`].
    pub fn log_until(&self, wanted: &str) -> Vec<String> {
        let log = self.log.lock().expect("no test panicked with it");
        let mut lines = Vec::new();
        loop {
            let line = log.recv_timeout(LOG_PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("{wanted:?} is not logged"));
            let is_wanted = line.contains(wanted);
            lines.push(line);
            if is_wanted {
                return lines;
            }
        }
    }

    /// The address with scheme, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The address that serves health and metrics, if it is a separate one.
    pub fn metrics_base(&self) -> Option<&str> {
        self.metrics_base.as_deref()
    }

    /// The client, for unusual requests.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// GET.
    pub fn get(&self, path: &str) -> Response {
        self.client.get(format!("{}{path}", self.base)).send().expect("the service answers")
    }

    /// POST of a JSON body; returns status and body.
    pub fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.post_text(path, &body.to_string())
    }

    /// POST of a text that claims to be JSON.
    pub fn post_text(&self, path: &str, body: &str) -> (u16, Value) {
        let response = self
            .client
            .post(format!("{}{path}", self.base))
            .header("content-type", "application/json")
            .body(body.to_owned())
            .send()
            .expect("the service answers");
        status_and_json(response)
    }

    /// POST that must succeed.
    pub fn ok(&self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.post(path, body);
        assert_eq!(status, 200, "{path} {body}: {answer}");
        answer
    }

    /// The status of the answer to a POST with any body.
    pub fn status(&self, path: &str, body: &Value) -> u16 {
        let request = self.client.post(format!("{}{path}", self.base));
        let response = request.json(body).send().expect("the service answers");
        response.status().as_u16()
    }

    /// The process id, for signals.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Waits for the process and returns its exit code.
    pub fn wait(&mut self) -> Option<i32> {
        self.process.wait().expect("the process can be waited for").code()
    }
}

/// The address in a line of the log, be it text or JSON.
fn address<'a>(line: &'a str, before: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(before)?;
    rest.split(['"', '\n', ' ']).next()
}

impl Drop for Service {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The OpenAPI document as it is committed; `tests/openapi.rs` holds it against the service.
pub fn openapi_document() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi/openapi.json");
    let text = std::fs::read_to_string(path).expect("the document is committed");
    serde_json::from_str(&text).expect("JSON")
}

/// The parameters of an operation of the document, references to its components included.
pub fn parameters<'a>(
    document: &'a Value,
    operation: &'a Value,
) -> impl Iterator<Item = &'a Value> {
    let listed = operation["parameters"].as_array().into_iter().flatten();
    listed.map(|parameter| match parameter["$ref"].as_str() {
        Some(place) => document.pointer(&place[1..]).expect("a component"),
        None => parameter,
    })
}

/// Status and JSON body of an answer.
pub fn status_and_json(response: Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let text = response.text().expect("the body is text");
    let json = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    (status, json)
}
