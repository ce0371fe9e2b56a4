//! Defences of the service: no client can harm the others.

use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use reqwest::blocking::Client;
use serde_json::{Value, json};

use crate::support::{Service, status_and_json};
use crate::{
    ENDLESS, PATIENCE, THEMISTO, endless, header, metric, moves, sent, tessera, wait_until,
};

/// A position of Octopus with close to the largest possible number of moves: half a megabyte of them.
fn wide(score: usize) -> String {
    let tiles: Vec<String> = ("ROYGCBPNKW".chars())
        .flat_map(|colour| (1..=6).map(move |number| format!("{colour}{number}")))
        .collect();
    let board: Vec<String> =
        (tiles.iter().enumerate()).map(|(x, tile)| format!("{tile}@{x},0")).collect();
    format!("{}|{},-|{score},0|0|2", board.join(";"), tiles.concat())
}

/// The bytes of a POST, to be sent by hand.
fn posted(path: &str, body: &Value) -> Vec<u8> {
    let body = body.to_string();
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

fn connect(service: &Service) -> TcpStream {
    let address = service.base().trim_start_matches("http://");
    let stream = TcpStream::connect(address).expect("a connection");
    (stream.set_read_timeout(Some(PATIENCE))).expect("an option");
    stream
}

fn level(service: &Service, name: &str) -> f64 {
    let text = service.get("/metrics").text().expect("text");
    metric(&text, name)
}

/// A batch of `count` lists of moves, half a megabyte each.
fn batch_of_lists(count: usize) -> Value {
    let calls: Vec<Value> = (0..count)
        .map(|score| json!({ "path": "/v1/octopus/moves", "body": { "position": wide(score) } }))
        .collect();
    json!({ "requests": calls })
}

#[test]
fn a_cheap_call_waits_for_no_list_picture_or_batch_of_others() {
    // Enough that a machine with other work to do does not answer them all before the cheap call is sent.
    const OTHERS: usize = 24;
    let flags = [
        "--workers",
        "1",
        "--permits",
        "1",
        "--max-time-ms",
        "600000",
        // All requests come from one address, which may use a quarter of the buffers.
        "--buffer-bytes",
        "1073741824",
    ];
    let service = Service::start(&flags);
    // The cheap call has its connection already.
    assert_eq!(sent(moves(&service)).status(), 200);
    let picture = format!("/v1/octopus/board.png?size=1024&position={}", wide(0));
    let dear = [
        posted("/v1/octopus/moves", &json!({ "position": wide(0) })),
        posted("/v1/batch", &batch_of_lists(4)),
        format!("GET {picture} HTTP/1.1\r\nHost: x\r\n\r\n").into_bytes(),
    ];
    for request in &dear {
        let answered = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let streams: Vec<TcpStream> = (0..OTHERS).map(|_| connect(&service)).collect();
            for mut stream in &streams {
                // They wait for each other, and other programs may keep the cores busy.
                stream.set_read_timeout(None).expect("an option");
                stream.write_all(request).expect("sent");
            }
            for mut stream in streams {
                let answered = &answered;
                scope.spawn(move || {
                    let mut first = [0; 12];
                    stream.read_exact(&mut first).expect("an answer");
                    assert_eq!(&first, b"HTTP/1.1 200");
                    answered.fetch_add(1, Ordering::SeqCst);
                });
            }
            // Sent after all of the others, answered before the last of them.
            assert_eq!(sent(moves(&service)).status(), 200);
            let before = answered.load(Ordering::SeqCst);
            assert!(before < OTHERS - 1, "{before} were answered first");
        });
    }
}

#[test]
fn unread_answers_are_bounded() {
    let service = Service::start(&["--buffer-bytes", "33554432"]);
    let mut unread = connect(&service);
    unread.write_all(&posted("/v1/batch", &batch_of_lists(64))).expect("sent");
    // The whole answer has 4.4 MB; the kernel buffers less than one.
    wait_until(|| level(&service, "tessera_requests_under_way") == 1.0);
    wait_until(|| level(&service, "tessera_buffered_bytes") > 3e6);
    let refused = service.client().post(format!("{}/v1/batch", service.base()));
    let refused = sent(refused.json(&batch_of_lists(64)));
    assert_eq!(header(&refused, "retry-after"), "2");
    let (status, problem) = status_and_json(refused);
    // Two of them are more than a quarter of the buffers.
    assert_eq!((status, &problem["code"]), (429, &json!("too_many_requests")));
    assert_eq!(sent(moves(&service)).status(), 200);
    drop(unread);
    wait_until(|| level(&service, "tessera_buffered_bytes") < 1e5);
    let batch = service.ok("/v1/batch", &batch_of_lists(64));
    let results = batch["results"].as_array().expect("results");
    let made = results.iter().filter(|result| result["status"] == 200).count();
    assert_eq!(results.len(), 64);
    // Lists beyond 4 MiB in all are not made.
    assert!((5..20).contains(&made), "{made}");
    assert_eq!(results[63]["body"]["code"], "budget_spent");
}

#[test]
fn one_address_has_its_share_of_connections_and_idle_ones_make_room() {
    let service = Service::start(&["--connections-per-address", "3"]);
    let greeted = |stream: &mut TcpStream| {
        stream.write_all(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n").expect("sent");
        let mut first = [0; 12];
        (stream.read_exact(&mut first).is_ok()).then(|| first[9..].to_vec())
    };
    let mut held: Vec<TcpStream> = (0..3).map(|_| connect(&service)).collect();
    for stream in &mut held {
        assert_eq!(greeted(stream), Some(b"200".to_vec()));
    }
    let mut refused = String::new();
    // A reset for unread bytes may discard the answer.
    let _ = connect(&service).read_to_string(&mut refused);
    assert!(refused.is_empty() || refused.starts_with("HTTP/1.1 503"), "{refused}");
    drop(held);
    wait_until(|| {
        let mut stream = connect(&service);
        let _ = stream.write_all(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
        let mut first = [0; 12];
        stream.read_exact(&mut first).is_ok() && &first == b"HTTP/1.1 200"
    });

    let service = Service::start(&["--connections", "3"]);
    let mut held: Vec<TcpStream> = (0..3).map(|_| connect(&service)).collect();
    for stream in &mut held {
        assert_eq!(greeted(stream), Some(b"200".to_vec()));
    }
    let mut further = connect(&service);
    assert_eq!(greeted(&mut further), Some(b"200".to_vec()));
    // The service has closed one of the idle connections, in order.
    for stream in &held {
        let soon = Some(Duration::from_millis(20));
        stream.set_read_timeout(soon).expect("an option");
    }
    let mut rest = [0; 4096];
    wait_until(|| (held.iter_mut()).any(|stream| stream.read(&mut rest).is_ok_and(|n| n == 0)));
}

#[test]
fn one_request_at_a_time_keeps_the_pace() {
    let service = Service::start(&["--rate", "5", "--burst", "5"]);
    let started = Instant::now();
    for _ in 0..10 {
        assert_eq!(sent(moves(&service)).status(), 200);
    }
    // Five were saved up, one may be owed, four accrue at five a second.
    let least = Duration::from_millis(790);
    assert!(started.elapsed() > least, "{:?}", started.elapsed());
}

/// A client of another loopback address, which is another caller.
fn another_caller() -> Client {
    let address = "127.0.0.2".parse::<std::net::IpAddr>().expect("an address");
    let client = Client::builder().local_address(address);
    client.build().expect("a client")
}

#[test]
fn heavy_calls_of_one_caller_do_not_keep_another_from_its_turn() {
    let service = Service::start(&[
        "--permits",
        "1",
        "--queue",
        "8",
        "--queue-per-caller",
        "4",
        "--rate",
        "1000",
    ]);
    let held: Vec<TcpStream> = (0..5_u64)
        .map(|seed| {
            let mut stream = connect(&service);
            let body =
                json!({ "position": THEMISTO, "limits": { "nodes": ENDLESS }, "seed": seed });
            stream.write_all(&posted("/v1/themisto/analysis", &body)).expect("sent");
            stream
        })
        .collect();
    wait_until(|| level(&service, "tessera_heavy_waiting") == 4.0);
    let reply = json!({ "position": THEMISTO, "level": 1 });
    // The caller has all the places that one caller may have.
    let (status, problem) = service.post("/v1/themisto/reply", &reply);
    assert_eq!((status, &problem["code"]), (429, &json!("too_many_requests")));
    for seed in 0..3 {
        let reply = json!({ "position": THEMISTO, "level": 1, "seed": seed });
        let request = another_caller().post(format!("{}/v1/themisto/reply", service.base()));
        assert_eq!(sent(request.json(&reply)).status(), 200);
    }
    assert_eq!(level(&service, "tessera_heavy_running"), 1.0, "the first one goes on");
    drop(held);
    wait_until(|| level(&service, "tessera_heavy_running") == 0.0);
}

#[test]
fn refuses_to_serve_in_public_without_a_daily_secret() {
    for (secret, fault) in [("tessera", "is public"), ("guess", "less than 16 bytes")] {
        let bind = ["--bind", "0.0.0.0:0", "--daily-secret", secret];
        let refused = tessera(&[&["serve"][..], &bind].concat());
        assert!(!refused.status.success());
        let why = String::from_utf8(refused.stderr).expect("text");
        let named = ["daily_secret", "tessera secret", fault];
        assert!(named.iter().all(|part| why.contains(part)), "{why}");
    }
}

#[test]
fn pictures_run_no_scripts_and_long_paths_fill_no_log() {
    let service = Service::start(&[]);
    let picture = service.get(&format!("/v1/octopus/board.svg?position={}", wide(0)));
    assert_eq!(picture.status(), 200);
    assert_eq!(header(&picture, "content-security-policy"), "default-src 'none'; sandbox");
    let long = format!("/{}", "p".repeat(12_000));
    assert_eq!(service.get(&long).status(), 404);
    let line = service.logged("status=404");
    assert!(line.contains("path=/ppp") && line.len() < 512, "{line}");
    let preflight =
        service.client().request(reqwest::Method::OPTIONS, format!("{}/version", service.base()));
    let preflight = preflight.header("origin", "https://example.org");
    let preflight = sent(preflight.header("access-control-request-method", "GET"));
    assert_eq!(preflight.status(), 204);
    service.logged("method=OPTIONS path=/version");
}

/// Breaks off a connection after `sent` bytes of the request and `read` bytes of the answer, by a reset or an orderly
/// end.
fn broken_off(service: &Service, request: &[u8], sent: usize, read: usize, is_reset: bool) {
    let mut stream = connect(service);
    if stream.write_all(&request[..sent]).is_err() {
        return;
    }
    let mut answer = vec![0; read];
    if sent == request.len() && stream.read_exact(&mut answer).is_err() {
        return;
    }
    if is_reset {
        // The kernel sends RST instead of FIN.
        let linger = Some(Duration::ZERO);
        rustix::net::sockopt::set_socket_linger(&stream, linger).expect("an option");
    } else if stream.shutdown(std::net::Shutdown::Write).is_ok() {
        let mut rest = [0; 64];
        let ended = stream.read(&mut rest);
        assert!(ended.is_ok() || ended.is_err_and(|error| error.kind() != ErrorKind::WouldBlock));
    }
}

#[test]
fn broken_connections_leave_nothing_behind() {
    let service = Service::start(&["--permits", "1"]);
    let requests = [
        posted("/v1/octopus/moves", &json!({ "position": wide(0) })),
        posted("/v1/batch", &batch_of_lists(64)),
        posted(
            "/v1/themisto/analysis",
            &json!({ "position": THEMISTO, "limits": { "nodes": 20_000 } }),
        ),
    ];
    for request in &requests {
        let whole = request.len();
        for (at, (sent, read)) in
            [(1, 0), (60, 0), (whole / 2, 0), (whole - 1, 0), (whole, 0), (whole, 20)]
                .into_iter()
                .enumerate()
        {
            for is_reset in [true, at % 2 == 0] {
                broken_off(&service, request, sent, read, is_reset);
            }
        }
    }
    drop(endless(&service, ""));
    wait_until(|| {
        let text = service.get("/metrics").text().expect("text");
        // The connection of this client is still open.
        metric(&text, "tessera_connections") <= 1.0
            && [
                "requests_under_way",
                "heavy_running",
                "heavy_waiting",
                "medium_running",
                "medium_waiting",
                "buffered_bytes",
            ]
            .iter()
            .all(|name| metric(&text, &format!("tessera_{name}")) == 0.0)
    });
    assert_eq!(sent(moves(&service)).status(), 200);
}
