//! A keyed hash, which can't be computed without a service's secret.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// HMAC-SHA-256 (RFC 2104) of a text under the secret.
pub(crate) fn keyed_hash(secret: &str, text: &str) -> [u8; 32] {
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else {
        // HMAC takes keys of every length.
        return [0; 32];
    };
    mac.update(text.as_bytes());
    mac.finalize().into_bytes().into()
}
