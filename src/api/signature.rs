//! Signatures of the entries that replicas and workers keep on a shared server, so that other clients of the server
//! can't forge answers.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Bytes of a signature.
pub(in crate::api) const SIGNATURE: usize = 32;

/// Signs entries under a secret, and verifies the signatures (HMAC-SHA-256).
#[derive(Clone)]
pub(in crate::api) struct Signer(Hmac<Sha256>);

impl Signer {
    /// A signer under this secret.
    pub(in crate::api) fn new(secret: &str) -> Signer {
        // HMAC accepts keys of every length.
        let signer = Hmac::new_from_slice(secret.as_bytes());
        Signer(signer.unwrap_or_else(|_| Hmac::new(&Default::default())))
    }

    /// The signature of an entry. It also covers the name, so that no entry can replace another.
    pub(in crate::api) fn signature(&self, name: &str, entry: &[u8]) -> [u8; SIGNATURE] {
        self.signed(name, entry).finalize().into_bytes().into()
    }

    /// The entry, preceded by its signature.
    pub(in crate::api) fn sign(&self, name: &str, entry: &[u8]) -> Vec<u8> {
        [&self.signature(name, entry), entry].concat()
    }

    /// The entry of a signed value; `None` if the signature is not of this secret and name.
    pub(in crate::api) fn open<'a>(&self, name: &str, value: &'a [u8]) -> Option<&'a [u8]> {
        let (signature, entry) = value.split_at_checked(SIGNATURE)?;
        let is_own = self.signed(name, entry).verify_slice(signature).is_ok();
        is_own.then_some(entry)
    }

    fn signed(&self, name: &str, entry: &[u8]) -> Hmac<Sha256> {
        let mut signed = self.0.clone();
        signed.update(name.as_bytes());
        signed.update(&[0]);
        signed.update(entry);
        signed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_signed_under_the_secret_and_the_name_is_opened() {
        let signer = Signer::new("a secret");
        let value = signer.sign("a name", b"an entry");
        assert_eq!(signer.open("a name", &value), Some(&b"an entry"[..]));
        assert_eq!(signer.open("another", &value), None);
        assert_eq!(Signer::new("another").open("a name", &value), None);
        for place in 0..value.len() {
            let mut other = value.clone();
            other[place] ^= 1;
            assert_eq!(signer.open("a name", &other), None, "{place}");
        }
        for length in 0..value.len() {
            assert_eq!(signer.open("a name", &value[..length]), None, "{length}");
        }
    }
}
