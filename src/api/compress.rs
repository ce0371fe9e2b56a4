//! Compresses answers in the coding that the caller prefers: whole, outside the workers, and charged to the caller.
//!
//! actix's own middleware compresses parts of an answer as they are taken. Its encoders keep megabytes for every peer
//! that does not read, and their processor time is charged to no caller.

use std::io::{self, Write};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCEPT_ENCODING, AcceptEncoding, CONTENT_ENCODING, CONTENT_TYPE, ContentEncoding, Encoding,
    HeaderMap,
};
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse};
use brotli::enc::BrotliEncoderParams;

use super::answer::Tagged;
use super::context::Context;
use super::problem::{Code, Problem};

/// Bytes of the smallest answer that is compressed.
pub const LEAST: usize = 1024;
/// Answers up to this size are compressed on the worker thread.
const AT_ONCE: usize = 8 * 1024;
const BROTLI_QUALITY: i32 = 3;
/// The first caller waits for these answers; after that the compressed form is kept.
const KEPT_BROTLI_QUALITY: i32 = 9;
const ZSTD_LEVEL: i32 = 3;

/// The codings on offer.
const OFFERED: [Encoding; 5] = [
    Encoding::identity(),
    Encoding::brotli(),
    Encoding::zstd(),
    Encoding::gzip(),
    Encoding::deflate(),
];

/// The coding that the caller prefers; none if it accepts none of those on offer, because an answer is of more use than a
/// refusal.
pub(super) fn preferred_coding(request: &ServiceRequest) -> ContentEncoding {
    if !request.headers().contains_key(ACCEPT_ENCODING) {
        return ContentEncoding::Identity;
    }
    let accepted = request.get_header::<AcceptEncoding>();
    match accepted.and_then(|accepted| accepted.negotiate(OFFERED.iter())) {
        Some(Encoding::Known(coding)) => coding,
        None | Some(Encoding::Unknown(_)) => ContentEncoding::Identity,
    }
}

/// Compresses a complete answer. Streams, and answers with a coding of their own, stay as they are.
pub(super) async fn compress(
    response: ServiceResponse<BoxBody>,
    coding: ContentEncoding,
) -> ServiceResponse<BoxBody> {
    if coding == ContentEncoding::Identity || !is_open(response.headers()) {
        return response;
    }
    let (request, response) = response.into_parts();
    let response = Box::pin(packed(&request, response, coding)).await;
    ServiceResponse::new(request, response)
}

/// True if an answer may be compressed here: it has no coding yet, and its media type compresses well.
fn is_open(headers: &HeaderMap) -> bool {
    let media_type = (headers.get(CONTENT_TYPE)).map_or(&b""[..], |value| value.as_bytes());
    is_worth_it(media_type) && !headers.contains_key(CONTENT_ENCODING)
}

/// True if the media type compresses well: text, and pictures that are text.
pub fn is_worth_it(media_type: &[u8]) -> bool {
    let is_packed = (media_type.starts_with(b"image/") && !media_type.starts_with(b"image/svg"))
        || media_type.starts_with(b"font/");
    !is_packed
}

async fn packed(
    request: &HttpRequest,
    response: HttpResponse,
    coding: ContentEncoding,
) -> HttpResponse {
    let (head, body) = response.into_parts();
    let whole = match body.try_into_bytes() {
        Ok(whole) => whole,
        Err(body) => return head.set_body(body),
    };
    let packed = if whole.len() < LEAST {
        None
    } else if whole.len() <= AT_ONCE {
        pack(&whole, coding).ok()
    } else {
        beside(request, whole.clone(), coding).await
    };
    let Some(packed) = packed else {
        return head.set_body(BoxBody::new(whole));
    };
    let mut response = head.set_body(BoxBody::new(Bytes::from(packed)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_ENCODING, coding.to_header_value());
    response
}

/// The compressed answer; `None` if there is no room for it. The caller then gets the uncompressed answer.
async fn beside(request: &HttpRequest, whole: Bytes, coding: ContentEncoding) -> Option<Vec<u8>> {
    let context = Context::extract(request).await.ok()?;
    // It counts while it waits for its turn.
    let buffers = &context.state().buffers;
    let _charge = buffers.charge(context.caller(), whole.len()).ok()?;
    let failed = |error: io::Error| Problem::new(Code::Internal, error.to_string());
    let work = Box::new(move || pack(&whole, coding).map_err(failed));
    context.run_in_pool(work).await.ok()
}

/// Compresses a body that is kept: smaller, and slower.
///
/// # Errors
/// For codings that are not on offer.
pub fn for_keeps(whole: &[u8], coding: ContentEncoding) -> io::Result<Vec<u8>> {
    match coding {
        ContentEncoding::Brotli => brotli(whole, KEPT_BROTLI_QUALITY),
        ContentEncoding::Gzip => gzip(whole, flate2::Compression::best()),
        _ => pack(whole, coding),
    }
}

/// A body that many callers load, with its compressed form.
pub fn kept(whole: Bytes) -> Tagged {
    match for_keeps(&whole, ContentEncoding::Gzip) {
        Ok(packed) => Tagged::new(whole).with_gzip(packed.into()),
        // It is sent as it is.
        Err(_) => Tagged::new(whole),
    }
}

fn pack(whole: &[u8], coding: ContentEncoding) -> io::Result<Vec<u8>> {
    let fast = flate2::Compression::fast();
    match coding {
        ContentEncoding::Brotli => brotli(whole, BROTLI_QUALITY),
        ContentEncoding::Zstd => zstd::bulk::compress(whole, ZSTD_LEVEL),
        ContentEncoding::Gzip => gzip(whole, fast),
        ContentEncoding::Deflate => {
            let mut encoder = flate2::write::ZlibEncoder::new(room(whole), fast);
            encoder.write_all(whole)?;
            encoder.finish()
        }
        _ => Err(io::ErrorKind::Unsupported.into()),
    }
}

fn room(whole: &[u8]) -> Vec<u8> {
    Vec::with_capacity(whole.len() / 4)
}

fn brotli(whole: &[u8], quality: i32) -> io::Result<Vec<u8>> {
    let mut packed = room(whole);
    let parameters =
        BrotliEncoderParams { quality, size_hint: whole.len(), ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &*whole, &mut packed, &parameters)?;
    Ok(packed)
}

fn gzip(whole: &[u8], level: flate2::Compression) -> io::Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(room(whole), level);
    encoder.write_all(whole)?;
    encoder.finish()
}

#[cfg(test)]
mod tests;
