//! JSON written by hand, where serde would take most of the time of an answer: pieces of text put one after the
//! other.

use serde::Serialize;

/// Bytes set aside for a text before it is written: most are shorter.
const ROOM: usize = 1024;

/// What serde writes of a value.
///
/// # Errors
/// When it can't be serialized.
pub fn to_vec(value: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
    let mut json = Vec::with_capacity(ROOM);
    serde_json::to_writer(&mut json, value)?;
    Ok(json)
}

/// Writes an object member by member: some by serde, a long list by hand. Names of members need no escapes.
pub struct ObjectWriter(Vec<u8>);

impl ObjectWriter {
    /// An object without members yet.
    #[allow(clippy::new_without_default)] // An unfinished object is no value of its own.
    pub fn new() -> ObjectWriter {
        let mut json = Vec::with_capacity(ROOM);
        json.push(b'{');
        ObjectWriter(json)
    }

    /// Adds a member.
    ///
    /// # Errors
    /// When its value can't be serialized.
    pub fn member(&mut self, name: &str, value: &impl Serialize) -> Result<(), serde_json::Error> {
        self.name(name);
        serde_json::to_writer(&mut self.0, value)
    }

    /// Adds a member, if it has a value.
    ///
    /// # Errors
    /// As [`ObjectWriter::member`].
    pub fn optional(
        &mut self,
        name: &str,
        value: &Option<impl Serialize>,
    ) -> Result<(), serde_json::Error> {
        match value {
            Some(value) => self.member(name, value),
            None => Ok(()),
        }
    }

    /// Adds a list whose elements `write` appends, with commas between them.
    pub fn list(&mut self, name: &str, write: impl FnOnce(&mut Vec<u8>)) {
        self.name(name);
        self.0.push(b'[');
        write(&mut self.0);
        self.0.push(b']');
    }

    /// The whole text.
    pub fn end(mut self) -> Vec<u8> {
        self.0.push(b'}');
        self.0
    }

    #[inline]
    fn name(&mut self, name: &str) {
        comma(&mut self.0, 1);
        self.0.push(b'"');
        self.0.extend_from_slice(name.as_bytes());
        self.0.extend_from_slice(b"\":");
    }
}

/// Appends an integer.
#[inline]
pub fn integer(json: &mut Vec<u8>, n: impl itoa::Integer) {
    json.extend_from_slice(itoa::Buffer::new().format(n).as_bytes());
}

/// Puts a comma where the list begun at `start` has an element already.
#[inline]
pub fn comma(json: &mut Vec<u8>, start: usize) {
    if json.len() > start {
        json.push(b',');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_written_as_serde_writes_them() {
        for n in [0, 7, 10, 99, 100, 12_345, u64::MAX] {
            let mut json = Vec::new();
            integer(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
        for n in [0, -1, 31, i64::MIN, i64::MAX] {
            let mut json = Vec::new();
            integer(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
    }
}
