//! Requests to the whole service, without sockets: every request is answered, and no answer is a defect.

use std::cell::OnceCell;
use std::mem::ManuallyDrop;

use serde_json::Value;
use tessera::fuzzing::{Answer, Service};

// It is never dropped: at the end of the process the HTTP library's own thread-locals may be gone before it.
thread_local!(static SERVICE: OnceCell<ManuallyDrop<Service>> = const { OnceCell::new() });

/// Sends the request. An answer declared as JSON is JSON, and a refusal has a code.
pub fn asked(data: &[u8]) {
    let answer = SERVICE.with(|service| {
        let service = service
            .get_or_init(|| ManuallyDrop::new(Service::start().expect("the service can be made")));
        service.ask(data)
    });
    let Some(Answer { status, media_type, body }) = answer else {
        return;
    };
    let text = String::from_utf8_lossy(&body);
    assert_ne!(status, 500, "{text}");
    if media_type.ends_with("json") {
        let json: Value =
            serde_json::from_slice(&body).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(media_type == "application/problem+json", status >= 400, "{text}");
        assert!(status < 400 || json["code"].is_string(), "{text}");
    }
}
