//! Guarantees about connections.

use std::io::{Read, Write};

use serde_json::json;

use crate::socket::{answer, connect};
use crate::support::Service;

/// The HTTP clients of Java and of curl offer to continue in HTTP/2.
#[test]
fn closes_the_connection_after_an_offer_to_upgrade() {
    let service = Service::start(&[]);
    let body = json!({ "position": "R4@0,0|R1,G4|0,0|0|1", "level": 1, "seed": 1 }).to_string();
    for offer in [
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAA\r\n",
        "Connection: upgrade\r\nUpgrade: h2c\r\n",
    ] {
        let mut stream = connect(&service);
        let head = format!(
            "POST /v1/octopus/reply HTTP/1.1\r\nHost: x\r\n{offer}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(head.as_bytes()).expect("sent");
        let answered = answer(&mut stream, false);
        assert_eq!(answered.status, 200);
        assert_eq!(answered.header("connection"), "close");
        assert_eq!(answered.header("upgrade"), "");
        assert_eq!(answered.json()["level"], 1);
        // The service does close it.
        assert_eq!(stream.read(&mut [0]).expect("its end"), 0);
    }
    // Without an offer the connection stays open.
    let mut stream = connect(&service);
    for _ in 0..3 {
        let head = "GET /version HTTP/1.1\r\nHost: x\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("sent");
        assert_eq!(answer(&mut stream, false).status, 200);
    }
}

#[test]
fn logs_no_error_whatever_a_client_sends() {
    let service = Service::start(&["--max-time-ms", "1"]);
    let start = service.ok("/v1/temple/start", &json!({}))["key"].clone();
    for bytes in [
        "\x16\x03\x01\x02\0\x01\0",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET / HTTP/3.7\r\n\r\n",
        "nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n",
        "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        "POST /v1/octopus/moves HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{",
    ] {
        let mut stream = connect(&service);
        stream.write_all(bytes.as_bytes()).expect("sent");
        (stream.shutdown(std::net::Shutdown::Write)).expect("a socket option");
        // The answer may be cut off.
        let _ = stream.read_to_end(&mut Vec::new());
    }
    // The client's fault, not an error of the service: work that takes too long.
    let body = json!({ "position": start, "depth": 200 });
    assert_ne!(service.status("/v1/temple/perft", &body), 200);
    assert_eq!(service.get("/version").status(), 200);
    let lines = service.log_until("path=/version");
    assert!(lines.len() > 5, "{lines:?}");
    let is_alarm = |line: &&String| line.contains(" ERROR ") || line.contains(" WARN ");
    let alarms: Vec<&String> = lines.iter().filter(is_alarm).collect();
    assert!(alarms.is_empty(), "{alarms:#?}");
}
