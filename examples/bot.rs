//! A bot that plays a whole game through the API against a level of the service, and prints the result.
//!
//!     cargo run --example bot -- [GAME] [LEVEL] [SEED]      # temple, level 2 and seed 1 by default
//!
//! It requests an analysis of every position, but makes its own choice: among lines of equal value it draws one by lot.
//! The service is the one on `TESSERA_URL`, <http://127.0.0.1:8080> by default; nothing of this repository's library is
//! used.
#![allow(clippy::print_stdout)]

use std::time::Duration;

use reqwest::blocking::Client;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// Nodes of each analysis: few, but enough to be stronger than a beginner.
const NODES: u64 = 2000;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "temple".to_owned());
    let level = arguments.next().map_or(Ok(2), |n| n.parse::<u8>())?;
    let seed = arguments.next().map_or(Ok(1), |n| n.parse::<u64>())?;
    let service = Service::new(&game);

    let mut position: Position = service.call("start", json!({ "seats": 2, "seed": seed }))?;
    let mut moves = Vec::new();
    while !position.over {
        let key = &position.key;
        let seed = seed + moves.len() as u64;
        let legal: Legal = service.call("moves", json!({ "position": key }))?;
        let chosen = match (legal.draw, legal.seat) {
            (Some(_), _) => "+".to_owned(),
            (None, 0) => service.think(key, seed)?,
            (None, _) => {
                let question = json!({ "position": key, "level": level, "seed": seed });
                let reply: Reply = service.call("reply", question)?;
                reply.chosen.notation
            }
        };
        let question = json!({ "position": key, "moves": [chosen], "seed": seed });
        position = service.call("play", question)?;
        moves.push(chosen);
    }
    let result = match position.winners[..] {
        [0] => "the bot won",
        [_] => "the bot lost",
        _ => "nobody won alone",
    };
    let shown: Vec<&str> = moves.iter().rev().take(3).rev().map(String::as_str).collect();
    println!(
        "{game}: {result} against level {level} after {} moves, the last of them {}",
        moves.len(),
        shown.join(", ")
    );
    Ok(())
}

/// The calls of one game.
struct Service {
    client: Client,
    base: String,
}

impl Service {
    fn new(game: &str) -> Service {
        let url = std::env::var("TESSERA_URL");
        let url = url.unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
        Service { client: Client::new(), base: format!("{}/v1/{game}", url.trim_end_matches('/')) }
    }

    /// Makes a call. If the service is full, the call is repeated after the time that it names.
    fn call<A: DeserializeOwned>(&self, name: &str, body: Value) -> Outcome<A> {
        let url = format!("{}/{name}", self.base);
        loop {
            let response = self.client.post(&url).json(&body).send()?;
            if response.status().is_success() {
                return Ok(response.json()?);
            }
            let wait = response.headers().get("retry-after");
            let wait = wait.and_then(|seconds| seconds.to_str().ok()?.parse().ok());
            let problem: Problem = response.json()?;
            match wait {
                Some(seconds) => std::thread::sleep(Duration::from_secs(seconds)),
                None => return Err(format!("{}: {}", problem.code, problem.detail).into()),
            }
        }
    }

    /// One of the best moves.
    fn think(&self, key: &str, seed: u64) -> Outcome<String> {
        let limits = json!({ "nodes": NODES });
        let question = json!({ "position": key, "limits": limits, "lines": 5, "seed": seed });
        let analysis: Analysis = self.call("analysis", question)?;
        let best: Vec<&Line> = (analysis.lines.iter()).filter(|line| line.loss == 0.0).collect();
        let lot = seed as usize % best.len().max(1);
        let line = best.get(lot).ok_or("no move is best")?;
        Ok(line.notation.clone())
    }
}

/// The members of `start` and `play` that the bot needs; others are ignored.
#[derive(Deserialize)]
struct Position {
    key: String,
    over: bool,
    winners: Vec<usize>,
}

#[derive(Deserialize)]
struct Legal {
    seat: usize,
    draw: Option<Value>,
}

#[derive(Deserialize)]
struct Analysis {
    lines: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    #[serde(rename = "move")]
    notation: String,
    loss: f64,
}

#[derive(Deserialize)]
struct Reply {
    #[serde(rename = "move")]
    chosen: Move,
}

#[derive(Deserialize)]
struct Move {
    #[serde(rename = "move")]
    notation: String,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
    detail: String,
}
