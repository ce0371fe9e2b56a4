//! Limits on one caller: by address, by network behind a proxy, and by key.

use serde_json::json;

use crate::support::{Service, status_and_json};
use crate::{OCTOPUS, endless, header, moves, refused, sent, temporary, tessera, wait_until};

#[test]
fn parallel_requests_beyond_the_allowance_get_429_and_single_ones_never() {
    let service = Service::start(&["--rate", "10", "--burst", "10"]);
    for _ in 0..30 {
        assert_eq!(sent(moves(&service)).status(), 200);
    }
    let under_way = endless(&service, "");
    let refused = refused(|| moves(&service).header("origin", "https://example.org"));
    assert_eq!(header(&refused, "access-control-allow-origin"), "*");
    assert_eq!(header(&refused, "content-type"), "application/problem+json");
    let wait: u64 = header(&refused, "retry-after").parse().expect("seconds");
    assert!((1..=10).contains(&wait));
    let (status, problem) = status_and_json(refused);
    assert_eq!((status, &problem["code"]), (429, &json!("too_many_requests")));
    assert!(problem["request_id"].is_string());
    // Monitoring is never refused.
    assert_eq!(service.get("/health/ready").status(), 200);
    assert_eq!(service.get("/metrics").status(), 200);
    drop(under_way);
    wait_until(|| sent(moves(&service)).status() == 200);
    for _ in 0..30 {
        assert_eq!(sent(moves(&service)).status(), 200);
    }
}

#[test]
fn heavy_calls_cost_more_and_batches_cost_what_is_in_them() {
    let service = Service::start(&["--rate", "1", "--burst", "30"]);
    let under_way = endless(&service, "X-Forwarded-For: 9.9.9.9\r\n");
    // The stream spends the whole allowance, and the header of an untrusted peer is ignored.
    refused(|| moves(&service));
    drop(under_way);
    let service =
        Service::start(&["--rate", "1", "--burst", "30", "--trusted-proxies", "127.0.0.0/8"]);
    let _under_way = endless(&service, "X-Forwarded-For: 9.9.9.9\r\n");
    let from = |address: &str| moves(&service).header("x-forwarded-for", address.to_owned());
    refused(|| from("9.9.9.9"));
    refused(|| from("6.6.6.6, 9.9.9.9"));
    assert_eq!(sent(from("1.2.3.4")).status(), 200);
    let call = json!({ "path": "/v1/octopus/moves", "body": { "position": OCTOPUS } });
    let batch = json!({ "requests": vec![call; 40] });
    let request = service.client().post(format!("{}/v1/batch", service.base()));
    // The stream of another caller does not count as a second request of this one.
    let (status, answer) =
        status_and_json(sent(request.header("x-forwarded-for", "7.7.7.7").json(&batch)));
    assert_eq!(status, 200);
    let results = answer["results"].as_array().expect("results");
    assert!(results.iter().all(|result| result["status"] == 200));
}

#[test]
fn keys_have_limits_of_their_own() {
    let made = tessera(&["key", "a website"]);
    let text = String::from_utf8(made.stdout).expect("text");
    let key = text.lines().next().expect("a key").trim_start_matches("# ");
    assert!(!text[key.len() + 3..].contains(key), "{text}");
    let file = temporary("keys.toml", &format!("rate = 1\nburst = 5\n{text}"));
    let service = Service::start(&["--config", file.to_str().expect("a path")]);
    let _under_way = endless(&service, "");
    refused(|| moves(&service));
    for _ in 0..30 {
        assert_eq!(sent(moves(&service).bearer_auth(key)).status(), 200);
        assert_eq!(sent(moves(&service).header("x-api-key", key)).status(), 200);
    }
    let unknown = sent(moves(&service).bearer_auth("tessera_0000"));
    assert_eq!(header(&unknown, "www-authenticate"), "Bearer");
    let (status, problem) = status_and_json(unknown);
    assert_eq!((status, &problem["code"]), (401, &json!("unknown_key")));
    let plain = Service::start(&[]);
    assert_eq!(sent(moves(&plain).bearer_auth("whatever")).status(), 200);
}
