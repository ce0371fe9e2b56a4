//! Finds line feeds without a carriage return in heads, which actix accepts as ends of lines. A proxy in front may
//! read them differently and see other requests than the service does. Lengths of bodies in lines so long that they are
//! not followed to their end count as such line feeds.

use arrayvec::ArrayVec;
use memchr::memchr;

/// Bytes of an incomplete line that are kept. A longer header with the length of a body is refused.
const MOST: usize = 64;
const LENGTH: &[u8] = b"content-length:";

/// Follows the requests of a connection byte by byte.
#[derive(Debug, Default)]
pub(super) struct Heads {
    part: Part,
    /// The first bytes of the current line, if it began in an earlier read.
    line: ArrayVec<u8, MOST>,
    /// The last byte that was examined.
    last: u8,
    /// Length of the first line since [`Heads::begin_again`].
    first_line: usize,
    /// True if that line is complete.
    has_first_line: bool,
    /// Length of the body according to the headers.
    length: u64,
    is_chunked: bool,
}

/// The next part of a request.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Part {
    #[default]
    FirstLine,
    Header,
    /// A body, with the number of bytes that remain.
    Body(u64),
    ChunkSize,
    /// A chunk and the line end after it, with the number of bytes that remain.
    Chunk(u64),
    Trailer,
    /// A head that actix refuses; the connection ends.
    Refused,
}

impl Heads {
    /// The place of the first line feed without a carriage return in these bytes, outside of bodies. Bytes after it
    /// are not examined.
    pub(super) fn bare_line_feed(&mut self, bytes: &[u8]) -> Option<usize> {
        let mut at = 0;
        while at < bytes.len() {
            let rest = &bytes[at..];
            match self.part {
                Part::Refused => return None,
                Part::Body(left) => at += self.skip(rest, left, Part::Body, Part::FirstLine),
                Part::Chunk(left) => at += self.skip(rest, left, Part::Chunk, Part::ChunkSize),
                Part::FirstLine | Part::Header | Part::ChunkSize | Part::Trailer => {
                    let end = memchr(b'\n', rest);
                    let line = &rest[..end.unwrap_or(rest.len())];
                    if self.part == Part::FirstLine && !self.has_first_line {
                        self.first_line = self.first_line.saturating_add(line.len());
                    }
                    let before = line.last().copied().unwrap_or(self.last);
                    let Some(end) = end else {
                        self.keep(line);
                        self.last = before;
                        return None;
                    };
                    if before != b'\r' {
                        self.part = Part::Refused;
                        return Some(at + end);
                    }
                    self.last = b'\n';
                    if self.line.is_empty() {
                        self.end_line(line);
                    } else {
                        self.keep(line);
                        let line = std::mem::take(&mut self.line);
                        if line.is_full() && value_of(&line, LENGTH).is_some() {
                            self.part = Part::Refused;
                            return Some(at + end);
                        }
                        self.end_line(&line);
                    }
                    at += end + 1;
                }
            }
        }
        None
    }

    /// True from the first byte of a head until its end, and after a head that actix refuses.
    pub(super) fn is_in_head(&self) -> bool {
        matches!(self.part, Part::Header | Part::Refused)
            || (self.part == Part::FirstLine && !self.line.is_empty())
    }

    /// Length of the first line, which may be incomplete.
    pub(super) fn first_line(&self) -> usize {
        self.first_line
    }

    /// Takes the next line of a request as the first one.
    pub(super) fn begin_again(&mut self) {
        (self.first_line, self.has_first_line) = (0, false);
    }

    /// Keeps the first bytes of a line.
    fn keep(&mut self, part: &[u8]) {
        let kept = part.len().min(self.line.remaining_capacity());
        // There is room for them.
        let _ = self.line.try_extend_from_slice(&part[..kept]);
    }

    /// Skips bytes of a body; returns their number.
    fn skip(&mut self, rest: &[u8], left: u64, more: fn(u64) -> Part, next: Part) -> usize {
        let skipped = usize::try_from(left).unwrap_or(usize::MAX).min(rest.len());
        let left = left - skipped as u64;
        self.part = if left == 0 { next } else { more(left) };
        self.last = b'\n';
        skipped
    }

    fn end_line(&mut self, line: &[u8]) {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        self.part = match (self.part, line) {
            // Empty lines before a request are skipped.
            (Part::FirstLine, []) | (Part::Trailer, []) => Part::FirstLine,
            (Part::FirstLine, _) => {
                self.has_first_line = true;
                (self.length, self.is_chunked) = (0, false);
                Part::Header
            }
            (Part::Header, []) => match (self.is_chunked, self.length) {
                (true, _) => Part::ChunkSize,
                (false, 0) => Part::FirstLine,
                (false, length) => Part::Body(length),
            },
            (Part::Header, header) => self.header(header),
            (Part::ChunkSize, size) => match chunk_size(size) {
                Some(0) => Part::Trailer,
                Some(size) => Part::Chunk(size.saturating_add(2)),
                None => Part::Refused,
            },
            (part, _) => part,
        };
    }

    fn header(&mut self, line: &[u8]) -> Part {
        if let Some(value) = value_of(line, LENGTH) {
            let value = std::str::from_utf8(value).unwrap_or_default();
            match value.trim().parse() {
                Ok(length) => self.length = length,
                Err(_) => return Part::Refused,
            }
        } else if value_of(line, b"transfer-encoding:").is_some() {
            self.is_chunked = true;
        }
        Part::Header
    }
}

/// The value of a header of this name, which ends in a colon.
fn value_of<'a>(line: &'a [u8], name: &[u8]) -> Option<&'a [u8]> {
    let (own, value) = line.split_at_checked(name.len())?;
    own.eq_ignore_ascii_case(name).then_some(value)
}

/// The size of a chunk; `None` for a line without one.
fn chunk_size(line: &[u8]) -> Option<u64> {
    let digits = line.iter().take_while(|byte| byte.is_ascii_hexdigit());
    let digits = std::str::from_utf8(&line[..digits.count()]).ok()?;
    u64::from_str_radix(digits, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The place of the bare line feed when the bytes arrive in parts of this size.
    fn found(text: &str, size: usize) -> Option<usize> {
        let mut heads = Heads::default();
        let parts = text.as_bytes().chunks(size).enumerate();
        parts
            .map(|(number, part)| Some(number * size + heads.bare_line_feed(part)?))
            .find_map(|place| place)
    }

    #[test]
    fn finds_bare_line_feeds_in_heads_alone() {
        const BODY: &str = "{\n\n}";
        let long = format!("x-long: {}\r\n", "a".repeat(3 * MOST));
        let spaces = " ".repeat(MOST);
        for (text, has_one) in [
            ("GET / HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(), false),
            ("\r\n\r\nGET / HTTP/1.1\r\nhost: t\r\n\r\n".to_owned(), false),
            ("GET / HTTP/1.1\nhost: t\r\n\r\n".to_owned(), true),
            ("GET / HTTP/1.1\r\nhost: t\n\r\n".to_owned(), true),
            ("GET / HTTP/1.1\r\nhost: t\r\n\n".to_owned(), true),
            (format!("GET / HTTP/1.1\r\n{long}\r\nGET /\n"), true),
            (format!("GET / HTTP/1.1\r\n{long}\r\nGET /\r\n\r\n"), false),
            (
                format!("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n{BODY}GET / HTTP/1.1\r\n\r\n"),
                false,
            ),
            (
                format!("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\n{BODY}GET / HTTP/1.1\n\r\n"),
                true,
            ),
            (
                format!("POST / HTTP/1.1\r\nContent-Length: {spaces}4\r\n\r\n{BODY}GET /\n\r\n"),
                true,
            ),
            (
                format!(
                    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4;a=b\r\n{BODY}\r\n0\r\n\r\nGET /\r\n\r\n"
                ),
                false,
            ),
            (
                format!(
                    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4\n{BODY}\r\n0\r\n\r\n"
                ),
                true,
            ),
            (
                format!(
                    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n4\r\n{BODY}\r\n0\r\n\r\nGET /\n"
                ),
                true,
            ),
        ] {
            for size in [1, 2, 3, 7, 1000] {
                assert_eq!(found(&text, size).is_some(), has_one, "{text:?} by {size}");
            }
        }
        assert_eq!(found("GET / HTTP/1.1\nhost: t\r\n\r\n", 5), Some(14));
    }
}
