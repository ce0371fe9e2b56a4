//! Grammar that the notations of all games share.

/// Reads an integer as keys and moves write it: no leading zeros, no `+`, no `-0`. One that `i64` can't
/// hold becomes the nearest that it can, which no range check lets pass.
pub fn integer(text: &str) -> Option<i64> {
    let (sign, digits) = match text.as_bytes() {
        [b'-', digits @ ..] => (-1, digits),
        digits => (1, digits),
    };
    match digits {
        [b'0'] if sign > 0 => Some(0),
        [] | [b'0', ..] => None,
        _ => digits.iter().try_fold(0_i64, |n, digit| {
            let value = i64::from(digit.wrapping_sub(b'0'));
            (value < 10).then(|| n.saturating_mul(10).saturating_add(sign * value))
        }),
    }
}

/// Appends an integer as [`integer`] reads it.
pub fn push_integer(text: &mut String, n: i64) {
    // Most are small, and formatting machinery takes longer than this.
    if let small @ 0..100 = n.unsigned_abs() {
        if n < 0 {
            text.push('-');
        }
        if small >= 10 {
            text.push(char::from(b'0' + small as u8 / 10));
        }
        text.push(char::from(b'0' + small as u8 % 10));
    } else {
        text.push_str(&n.to_string());
    }
}

#[cfg(test)]
mod tests {
    use super::{integer, push_integer};

    #[test]
    fn only_the_canonical_form_is_read() {
        assert_eq!(integer("0"), Some(0));
        assert_eq!(integer("-17"), Some(-17));
        assert_eq!(integer("9223372036854775807"), Some(i64::MAX));
        assert_eq!(integer("-9223372036854775808"), Some(i64::MIN));
        assert_eq!(integer("99999999999999999999"), Some(i64::MAX));
        assert_eq!(integer("-99999999999999999999"), Some(i64::MIN));
        for n in [
            0,
            9,
            10,
            99,
            100,
            -1,
            -9,
            -10,
            -99,
            -100,
            i64::MAX,
            i64::MIN,
        ] {
            let mut text = String::new();
            push_integer(&mut text, n);
            assert_eq!(text, n.to_string());
        }
        for text in ["", "-", "+1", "01", "-0", "-01", "00", "1 ", "1.0", "٣"] {
            assert_eq!(integer(text), None, "{text:?}");
        }
    }
}
