//! The cache that replicas share, and its failures.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Service, status_and_json};
use crate::{OCTOPUS, free_address, header, metric, sent, wait_until};

/// Just enough of Redis: GETRANGE, SET, and OK to everything else.
struct Redis {
    address: String,
    entries: Arc<Mutex<HashMap<Vec<u8>, Vec<u8>>>>,
}

impl Redis {
    fn start() -> Redis {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let redis = Redis {
            address: listener.local_addr().expect("an address").to_string(),
            entries: Arc::default(),
        };
        let entries = Arc::clone(&redis.entries);
        std::thread::spawn(move || {
            for connection in listener.incoming().map_while(Result::ok) {
                let entries = Arc::clone(&entries);
                std::thread::spawn(move || serve(connection, &entries));
            }
        });
        redis
    }

    fn url(&self) -> String {
        format!("redis://{}", self.address)
    }

    /// The stored analyses. Puzzles of the day are stored too, whenever they are made.
    fn analyses(&self) -> Vec<Vec<u8>> {
        let entries = self.entries.lock().expect("no panic");
        let analyses = entries.iter().filter(|(name, _)| is_analysis(name));
        analyses.map(|(_, entry)| entry.clone()).collect()
    }

    /// Replaces every analysis with other bytes.
    fn replace_analyses(&self, with: &[u8]) {
        let mut entries = self.entries.lock().expect("no panic");
        for (_, entry) in entries.iter_mut().filter(|(name, _)| is_analysis(name)) {
            *entry = with.to_vec();
        }
    }
}

fn is_analysis(name: &[u8]) -> bool {
    name.starts_with(b"tessera:analysis:")
}

/// Serves until the connection ends.
fn serve(connection: TcpStream, entries: &Mutex<HashMap<Vec<u8>, Vec<u8>>>) -> Option<()> {
    let mut write = connection.try_clone().ok()?;
    let mut read = BufReader::new(connection);
    loop {
        let mut number = |sign: char| {
            let mut line = String::new();
            read.read_line(&mut line).ok()?;
            line.trim().strip_prefix(sign)?.parse::<usize>().ok()
        };
        let mut parts = Vec::new();
        for _ in 0..number('*')? {
            let mut line = String::new();
            read.read_line(&mut line).ok()?;
            let length: usize = line.trim().strip_prefix('$')?.parse().ok()?;
            let mut part = vec![0; length + 2];
            read.read_exact(&mut part).ok()?;
            part.truncate(length);
            parts.push(part);
        }
        let mut entries = entries.lock().expect("no panic");
        match parts.first()?.as_slice() {
            b"GETRANGE" => {
                let entry = entries.get(&parts[1]).cloned().unwrap_or_default();
                write!(write, "${}\r\n", entry.len()).ok()?;
                write.write_all(&entry).ok()?;
                write.write_all(b"\r\n").ok()?;
            }
            b"SET" => {
                entries.insert(parts[1].clone(), parts[2].clone());
                write.write_all(b"+OK\r\n").ok()?;
            }
            _ => write.write_all(b"+OK\r\n").ok()?,
        }
    }
}

fn analysis(service: &Service, nodes: u64) -> (String, String) {
    let request = service.client().post(format!("{}/v1/octopus/analysis", service.base()));
    let body = json!({ "position": OCTOPUS, "limits": { "nodes": nodes }, "lines": 3 });
    let response = sent(request.json(&body));
    assert_eq!(response.status(), 200);
    let status = header(&response, "cache-status");
    (status, response.text().expect("text"))
}

#[test]
fn replicas_share_their_results() {
    let redis = Redis::start();
    let flags = ["--redis", &redis.url(), "--redis-timeout-ms", "5000"];
    let (first, second) = (Service::start(&flags), Service::start(&flags));
    let (status, answer) = analysis(&first, 300);
    assert_eq!(status, "tessera; fwd=miss; stored");
    wait_until(|| !redis.analyses().is_empty());
    let (status, shared) = analysis(&second, 300);
    assert_eq!(status, "tessera; hit; detail=shared");
    assert_eq!(shared, answer, "byte for byte");
    assert_eq!(analysis(&second, 300), ("tessera; hit".to_owned(), answer.clone()));
    // Another process finds garbage in place of an entry, and then an entry of another key.
    let good = redis.analyses().remove(0);
    redis.replace_analyses(b"garbage that is long enough for a checksum");
    let third = Service::start(&flags);
    let (status, computed) = analysis(&third, 300);
    assert_eq!((status.as_str(), &computed), ("tessera; fwd=miss; stored", &answer));
    let alone = analysis(&Service::start(&[]), 301).1;
    analysis(&third, 301);
    wait_until(|| redis.analyses().len() == 2);
    redis.replace_analyses(&good);
    assert_eq!(analysis(&Service::start(&flags), 301).1, alone);
}

/// A server that receives one request on each connection, answers, and resets the connection.
fn once(answer: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for mut connection in listener.incoming().map_while(Result::ok) {
            let mut asked = [0; 4096];
            // The other side has to cope with errors here.
            let _ = connection.read(&mut asked);
            let _ = connection.write_all(answer);
            let _ = rustix::net::sockopt::set_socket_linger(&connection, Some(Duration::ZERO));
        }
    });
    format!("redis://{address}")
}

/// A server that answers each request byte by byte, too slowly for any timeout.
fn dripping() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for mut connection in listener.incoming().map_while(Result::ok) {
            std::thread::spawn(move || {
                while connection.write_all(b"$").is_ok() {
                    std::thread::sleep(Duration::from_millis(40));
                }
            });
        }
    });
    format!("redis://{address}")
}

/// A server that has no entries and stores none, for lack of memory.
fn full() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        for connection in listener.incoming().map_while(Result::ok) {
            std::thread::spawn(move || refuse(connection));
        }
    });
    format!("redis://{address}")
}

fn refuse(mut connection: TcpStream) -> Option<()> {
    let mut asked = [0; 1 << 16];
    loop {
        let length = connection.read(&mut asked).ok().filter(|&length| length > 0)?;
        let asked = &asked[..length];
        let has = |word: &[u8]| asked.windows(word.len()).any(|part| part == word);
        // Several greetings arrive at once.
        let answer: &[u8] = match () {
            () if has(b"GETRANGE") => b"$0\r\n\r\n",
            () if has(b"\r\nSET\r\n") => {
                b"-OOM command not allowed when used memory > 'maxmemory'.\r\n"
            }
            () => b"+OK\r\n+OK\r\n",
        };
        connection.write_all(answer).ok()?;
    }
}

/// A server that sends `greeting` to every client and nothing else.
fn impostor(greeting: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    std::thread::spawn(move || {
        let mut open = Vec::new();
        for mut connection in listener.incoming().map_while(Result::ok) {
            // A client that hangs up at once receives nothing.
            let _ = connection.write_all(greeting);
            open.push(connection);
        }
    });
    format!("redis://{address}")
}

#[test]
fn serves_without_a_failing_shared_cache() {
    let expected = analysis(&Service::start(&[]), 300).1;
    for (what, url) in [
        ("nobody listens", format!("redis://{}", free_address())),
        ("silence", impostor(b"")),
        ("noise", impostor(b"HTTP/1.1 400 Bad Request\r\n\r\n\xff\xfe")),
        ("half an answer", impostor(b"$1000000\r\nabc")),
        ("an end at once", once(b"")),
        ("an end after half an answer", once(b"+OK\r\n+OK\r\n$100\r\nabc")),
        ("an answer that drips", dripping()),
        ("a refusal to store", full()),
    ] {
        let service = Service::start(&["--redis", &url]);
        let (status, answer) = analysis(&service, 300);
        assert_eq!(status, "tessera; fwd=miss; stored", "{what}");
        assert_eq!(answer, expected, "{what}");
        let (_, other) = analysis(&service, 301);
        assert_ne!(other, expected, "{what}");
        // The first read meets the failure: of the analysis, or of the puzzle of the day. Writes happen in the
        // background.
        let failed = |line: &str| {
            line.starts_with("tessera_shared_cache_total") && line.contains("outcome=\"failed\"")
        };
        wait_until(|| {
            let text = service.get("/metrics").text().expect("text");
            text.lines().any(failed)
        });
        let problems: Value = status_and_json(service.get("/health/ready")).1;
        assert_eq!(problems["status"], "ready", "{what}");
    }
}

#[test]
fn rejects_entries_signed_with_another_secret() {
    let redis = Redis::start();
    let flags = |secret| {
        let url = redis.url();
        [
            "--redis".to_owned(),
            url,
            "--redis-timeout-ms".to_owned(),
            "5000".to_owned(),
            "--redis-secret".to_owned(),
            secret,
        ]
    };
    let start = |secret: &str| {
        let flags = flags(secret.to_owned());
        Service::start(&flags.each_ref().map(String::as_str))
    };
    let (ours, theirs) = (start(&"o".repeat(40)), start(&"t".repeat(40)));
    let (status, answer) = analysis(&theirs, 300);
    assert_eq!(status, "tessera; fwd=miss; stored");
    wait_until(|| !redis.analyses().is_empty());
    // An entry under the same name with another signature is not read, and is overwritten.
    assert_eq!(analysis(&ours, 300), (status, answer.clone()));
    let text = ours.get("/metrics").text().expect("text");
    let garbage = r#"tessera_shared_cache_total{kind="analysis",outcome="garbage"}"#;
    assert_eq!(metric(&text, garbage), 1.0, "{text}");
    let again = start(&"o".repeat(40));
    wait_until(|| {
        let (status, shared) = analysis(&again, 300);
        assert_eq!(shared, answer);
        status == "tessera; hit; detail=shared" || status == "tessera; hit"
    });
}
