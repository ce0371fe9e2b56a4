//! JSON written by hand, where serde would take most of the time of an answer: pieces of text put one after the
//! other.

/// Appends a number.
pub(in crate::api) fn number(json: &mut Vec<u8>, n: u64) {
    if n < 10 {
        json.push(b'0' + n as u8);
        return;
    }
    let (mut digits, mut rest) = ([0; 20], n);
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    json.extend_from_slice(&digits[first..]);
}

/// Appends a number with its sign.
pub(in crate::api) fn integer(json: &mut Vec<u8>, n: i64) {
    if n < 0 {
        json.push(b'-');
    }
    number(json, n.unsigned_abs());
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
    fn numbers_are_written_as_serde_writes_them() {
        for n in [0, 7, 10, 99, 100, 12_345, u64::MAX] {
            let mut json = Vec::new();
            number(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
        for n in [0, -1, 31, i64::MIN, i64::MAX] {
            let mut json = Vec::new();
            integer(&mut json, n);
            assert_eq!(json, serde_json::to_vec(&n).unwrap());
        }
    }
}
