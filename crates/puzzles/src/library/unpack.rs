//! Unpacks the files that the build script packed.

/// The text of a packed file.
pub(super) fn unpacked(packed: &[u8]) -> String {
    let mut text = Vec::new();
    // The build script has packed a text, so neither can fail.
    let done = brotli::BrotliDecompress(&mut { packed }, &mut text);
    done.ok().and_then(|()| String::from_utf8(text).ok()).unwrap_or_default()
}
