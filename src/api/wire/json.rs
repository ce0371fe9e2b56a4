//! JSON written by hand, where serde would take most of the time of an answer: pieces of text put one after the
//! other.

/// Appends an integer.
pub(in crate::api) fn integer(json: &mut Vec<u8>, n: impl itoa::Integer) {
    json.extend_from_slice(itoa::Buffer::new().format(n).as_bytes());
}

/// Puts a comma where the list begun at `start` has an element already.
pub(in crate::api) fn comma(json: &mut Vec<u8>, start: usize) {
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
