use super::*;
use std::io::Read;
use std::sync::Arc;

use actix_web::http::header::ACCEPT_ENCODING;
use actix_web::middleware::from_fn;
use actix_web::test::{TestRequest, init_service, read_body, try_call_service};
use actix_web::{App, web};

use crate::api::answer::json_text;
use crate::api::caller::{Allowance, Caller};
use crate::api::observe::serve;
use crate::api::rate::{Rates, RequestGuard};
use crate::configuration::Options;
use crate::state::State;

const NAMES: [&str; 4] = ["br", "zstd", "gzip", "deflate"];

/// Text of `bytes` bytes, neither uniform nor random.
fn text(bytes: usize) -> Vec<u8> {
    let mut state = 1_u64;
    std::iter::repeat_with(|| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        b"abcdefgh"[(state >> 61) as usize]
    })
    .take(bytes)
    .collect()
}

fn unpacked(name: &str, packed: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    match name {
        "br" => brotli::BrotliDecompress(&mut &*packed, &mut whole).unwrap(),
        "zstd" => whole = zstd::decode_all(packed).unwrap(),
        "gzip" => {
            (flate2::read::GzDecoder::new(packed).read_to_end(&mut whole)).unwrap();
        }
        _ => {
            (flate2::read::ZlibDecoder::new(packed).read_to_end(&mut whole)).unwrap();
        }
    }
    whole
}

fn guard() -> Arc<RequestGuard> {
    let allowance =
        Allowance { per_second: 1.try_into().unwrap(), burst: 1000.try_into().unwrap() };
    let rates = Arc::new(Rates::new(Some(allowance), &[]));
    Arc::new(rates.enter(Caller::Address([10, 0, 0, 1].into())))
}

/// The coding and the body of an answer of `bytes` bytes to a caller that accepts `accepted` and pays for it. `room`
/// is true if the buffers have room.
async fn answered(
    bytes: usize,
    accepted: &str,
    room: bool,
) -> (String, Vec<u8>, Arc<RequestGuard>) {
    let options = Options::from_toml("permits = 1\nbuffer_bytes = 33554432").unwrap();
    let configuration = options.configuration().unwrap();
    let state = web::Data::new(State::new(&configuration).unwrap());
    let _taken = (!room).then(|| state.buffers.charge(None, 32 << 20).unwrap());
    let app = App::new()
        .app_data(state)
        .wrap(from_fn(serve))
        .route("/", web::get().to(move || async move { json_text(text(bytes), Vec::new()) }))
        .route(
            "/picture",
            web::get()
                .to(|| async { HttpResponse::Ok().content_type("image/png").body(text(5000)) }),
        );
    let app = init_service(app).await;
    let path = if bytes == 0 { "/picture" } else { "/" };
    let request =
        TestRequest::get().uri(path).insert_header((ACCEPT_ENCODING, accepted)).to_request();
    let guard = guard();
    request.extensions_mut().insert(Arc::clone(&guard));
    let response = try_call_service(&app, request).await.unwrap();
    let coding = response.headers().get(CONTENT_ENCODING);
    let coding = coding.map_or(String::new(), |coding| coding.to_str().unwrap().to_owned());
    (coding, read_body(response).await.to_vec(), guard)
}

#[tokio::test]
async fn answers_come_back_as_they_were() {
    for bytes in [LEAST, AT_ONCE, AT_ONCE + 1, 300_000] {
        for name in NAMES {
            let (coding, body, _) = answered(bytes, name, true).await;
            assert_eq!(coding, name, "{bytes}");
            assert!(body.len() < bytes / 2, "{bytes} {name}: {}", body.len());
            assert_eq!(unpacked(name, &body), text(bytes), "{bytes} {name}");
        }
    }
}

#[tokio::test]
async fn leaves_small_or_packed_bodies_and_bodies_without_room_unchanged() {
    for (bytes, accepted, room) in [
        (LEAST - 1, "gzip", true),
        (300_000, "identity", true),
        (300_000, "*", true),
        (300_000, "br;q=0", true),
        (300_000, "identity;q=0, *;q=0", true),
        (0, "br", true),
        (300_000, "br", false),
    ] {
        let (coding, body, _) = answered(bytes, accepted, room).await;
        assert_eq!(coding, "", "{bytes} {accepted}");
        let bytes = if bytes == 0 { 5000 } else { bytes };
        assert_eq!(body, text(bytes), "{bytes} {accepted}");
    }
}

#[tokio::test]
async fn the_caller_pays_for_large_answers() {
    let (_, _, guard) = answered(3_000_000, "gzip", true).await;
    assert!(!guard.account().total().is_zero());
    let (_, _, guard) = answered(3_000_000, "identity", true).await;
    assert!(guard.account().total().is_zero());
}
