//! What is promised of connections.

use std::io::{Read, Write};

use serde_json::json;

use crate::socket::{answer, connect};
use crate::support::Service;

/// The HTTP clients of Java and of curl offer to go on in HTTP/2.
#[test]
fn who_offers_an_upgrade_is_told_that_the_connection_ends() {
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
        // And it does.
        assert_eq!(stream.read(&mut [0]).expect("its end"), 0);
    }
    // Without an offer it goes on.
    let mut stream = connect(&service);
    for _ in 0..3 {
        let head = "GET /version HTTP/1.1\r\nHost: x\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("sent");
        assert_eq!(answer(&mut stream, false).status, 200);
    }
}
