//! Grammar shared by the notations of all games.

use std::borrow::Cow;

/// Returns the text with its ASCII letters in upper case.
pub fn upper_case(text: &str) -> Cow<'_, str> {
    match text.bytes().any(|byte| byte.is_ascii_lowercase()) {
        true => text.to_ascii_uppercase().into(),
        false => text.into(),
    }
}

/// Returns the text with its ASCII letters in lower case.
pub fn lower_case(text: &str) -> Cow<'_, str> {
    match text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        true => text.to_ascii_lowercase().into(),
        false => text.into(),
    }
}

/// Parses an integer in the form of keys and moves: no leading zeros, no `+`, no `-0`. A number too large for `i64`
/// becomes the nearest one that fits, which every range check refuses.
pub fn integer(text: &str) -> Option<i64> {
    match leading_integer(text.as_bytes())? {
        (n, []) => Some(n),
        _ => None,
    }
}

/// Parses the integer at the beginning of a text, in the form of [`integer`]; also returns the text after its digits.
pub fn leading_integer(text: &[u8]) -> Option<(i64, &[u8])> {
    let (sign, digits) = match text {
        [b'-', digits @ ..] => (-1, digits),
        digits => (1, digits),
    };
    let (mut n, mut rest) = (0_i64, digits);
    while let [digit @ b'0'..=b'9', after @ ..] = rest {
        n = n.saturating_mul(10).saturating_add(sign * i64::from(digit - b'0'));
        rest = after;
    }
    let count = digits.len() - rest.len();
    let is_canonical = match digits {
        [b'0', ..] => count == 1 && sign > 0,
        _ => count > 0,
    };
    is_canonical.then_some((n, rest))
}

/// Appends an integer in the form of [`integer`].
pub fn push_integer(text: &mut String, n: i64) {
    match n {
        // Most integers have one digit.
        0..10 => text.push(char::from(b'0' + n as u8)),
        _ => text.push_str(itoa::Buffer::new().format(n)),
    }
}

/// Appends the elements of a list between separators.
pub fn push_list<T>(
    text: &mut String,
    list: impl IntoIterator<Item = T>,
    separator: char,
    push: impl Fn(&mut String, T),
) {
    for (i, element) in list.into_iter().enumerate() {
        if i > 0 {
            text.push(separator);
        }
        push(text, element);
    }
}

/// Appends the notation of an empty list if nothing follows `start`.
pub fn or_dash(text: &mut String, start: usize) {
    if text.len() == start {
        text.push('-');
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
        for n in [0, 9, 10, 99, 100, -1, -9, -10, -99, -100, i64::MAX, i64::MIN] {
            let mut text = String::new();
            push_integer(&mut text, n);
            assert_eq!(text, n.to_string());
        }
        for text in ["", "-", "+1", "01", "-0", "-01", "00", "1 ", "1.0", "٣"] {
            assert_eq!(integer(text), None, "{text:?}");
        }
    }
}
