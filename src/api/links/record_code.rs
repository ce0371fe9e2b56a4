//! A whole record as a word for an address: its text (`docs/RECORDS.md`), compressed.
//!
//! A code begins with its version. After version `1` comes the text in UTF-8, compressed with raw DEFLATE (RFC 1951),
//! in base64url without padding (RFC 4648). Addresses are permanent, so versions are added but never changed.

use std::io::{Read, Write};

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use tessera_operations::limits::MAX_BODY;
use tessera_operations::problem::Exceeded;
use tessera_operations::record::MAX_RECORD_CODE;

use crate::api::problem::{Code, Problem};

/// The version of new codes.
const VERSION: char = '1';

/// The code of a record's text.
///
/// # Errors
/// [`Code::LimitExceeded`] for a record that is too long for an address.
pub(crate) fn encode(text: &str) -> Result<String, Problem> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
    let packed = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    let packed = packed.map_err(Problem::unwritable)?;
    let code = format!("{VERSION}{}", BASE64_URL_SAFE_NO_PAD.encode(packed));
    fit(&code)?;
    fit_text(text.len())?;
    Ok(code)
}

/// The text of the record in a code.
///
/// # Errors
/// [`Code::MalformedRecord`] for an invalid code, [`Code::LimitExceeded`] for one that is too long.
pub(crate) fn decode(code: &str) -> Result<String, Problem> {
    let malformed = |detail: String| Problem::new(Code::MalformedRecord, detail);
    fit(code)?;
    let packed = code.strip_prefix(VERSION).ok_or_else(|| {
        malformed(format!("the code of a record in an address begins with its version, {VERSION}"))
    })?;
    let is_of_code = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !packed.chars().all(is_of_code) {
        let detail = "a record in an address is a code of letters, digits, - and _; POST takes the record itself";
        return Err(malformed(detail.to_owned()));
    }
    let damaged = || malformed("the record in this address is damaged or cut off".to_owned());
    let packed = BASE64_URL_SAFE_NO_PAD.decode(packed).map_err(|_| damaged())?;
    let mut text = Vec::new();
    let unpacked = DeflateDecoder::new(&*packed).take(MAX_BODY as u64 + 1);
    { unpacked }.read_to_end(&mut text).map_err(|_| damaged())?;
    fit_text(text.len())?;
    String::from_utf8(text).map_err(|_| damaged())
}

fn fit(code: &str) -> Result<(), Problem> {
    let detail = format!("an address has room for {MAX_RECORD_CODE} characters of a record");
    within("record_code_characters", MAX_RECORD_CODE, code.len(), detail)
}

fn fit_text(bytes: usize) -> Result<(), Problem> {
    let detail = format!("a record in an address has at most {MAX_BODY} bytes");
    within("body_bytes", MAX_BODY, bytes, detail)
}

/// Refuses more than a limit allows.
fn within(
    limit: &'static str,
    allowed: usize,
    asked: usize,
    detail: String,
) -> Result<(), Problem> {
    let exceeded = Exceeded { limit, allowed: allowed as u64, asked: asked as u64 };
    match asked <= allowed {
        true => Ok(()),
        false => Err(Problem::limit_exceeded(exceeded, detail)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_comes_back() {
        for text in ["", "1. d1-d2 {Ärger} 2. a1-b2 *\n", &"a1-b2 ".repeat(9000)] {
            assert_eq!(decode(&encode(text).unwrap()).unwrap(), text);
        }
    }

    #[test]
    fn refuses_texts_that_are_no_code() {
        let whole = encode("1. d1-d2 2. a1-b2 3. b1-c2 *").unwrap();
        let cut = &whole[..whole.len() - 4];
        let refused = decode("1. d1-d2 *").expect_err("a record itself");
        assert!(refused.detail.to_string().contains("POST takes the record itself"));
        for code in ["", "1!", "2AAAA", "AAAA", cut] {
            let refused = decode(code).expect_err(code);
            assert_eq!(refused.code, Code::MalformedRecord, "{code}");
        }
        let refused = decode(&"1A".repeat(MAX_RECORD_CODE)).expect_err("a code that is too long");
        let exceeded = refused.exceeded.expect("a limit");
        assert_eq!(exceeded.limit, "record_code_characters");
        assert_eq!(exceeded.asked, 2 * MAX_RECORD_CODE as u64);
        assert_eq!(refused.pointer, None);
    }

    #[test]
    fn a_short_code_does_not_fill_the_memory() {
        let mut packer = DeflateEncoder::new(Vec::new(), Compression::best());
        packer.write_all(&vec![b' '; 5 << 20]).unwrap();
        let packed = packer.finish().unwrap();
        let code = format!("1{}", BASE64_URL_SAFE_NO_PAD.encode(packed));
        assert!(code.len() < MAX_RECORD_CODE);
        let refused = decode(&code).expect_err("a text that is too long");
        assert_eq!(refused.code, Code::LimitExceeded);
        assert!(encode(&" ".repeat(MAX_BODY + 1)).is_err());
    }
}
