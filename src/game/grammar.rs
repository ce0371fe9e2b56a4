//! Grammar that the notations of all games share.

/// Reads an integer as keys and moves write it: no leading zeros, no `+`, no `-0`. One that `i64` can't
/// hold becomes the nearest that it can, which no range check lets pass.
pub fn integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let canonical = !digits.is_empty()
        && digits.bytes().all(|b| b.is_ascii_digit())
        && (!digits.starts_with('0') || text == "0");
    let beyond = if digits == text { i64::MAX } else { i64::MIN };
    canonical.then(|| text.parse().unwrap_or(beyond))
}

/// Appends an integer as [`integer`] reads it.
pub fn push_integer(text: &mut String, n: i64) {
    use std::fmt::Write;
    match u8::try_from(n) {
        // Most are small, and formatting machinery takes longer than this.
        Ok(digit @ 0..10) => text.push(char::from(b'0' + digit)),
        // Writing into a string can't fail.
        _ => drop(write!(text, "{n}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{integer, push_integer};

    #[test]
    fn only_the_canonical_form_is_read() {
        assert_eq!(integer("0"), Some(0));
        assert_eq!(integer("-17"), Some(-17));
        assert_eq!(integer("99999999999999999999"), Some(i64::MAX));
        assert_eq!(integer("-99999999999999999999"), Some(i64::MIN));
        for n in [0, 9, 10, -1, -10, i64::MAX, i64::MIN] {
            let mut text = String::new();
            push_integer(&mut text, n);
            assert_eq!(text, n.to_string());
        }
        for text in ["", "-", "+1", "01", "-0", "-01", "00", "1 ", "1.0", "٣"] {
            assert_eq!(integer(text), None, "{text:?}");
        }
    }
}
