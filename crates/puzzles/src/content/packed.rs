//! Digits to the base 32 as text, and their checksum.

/// Crockford's digits in lower case.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Digits of a checksum.
pub(super) const CHECK_DIGITS: usize = 3;

/// The text of digits.
pub(super) fn text(digits: &[u8]) -> String {
    let letters = digits.iter().map(|&digit| DIGITS[usize::from(digit & 31)]);
    letters.map(char::from).collect()
}

/// The digits of a text: letters in either case, `o` read as 0, `i` and `l` as 1.
pub(super) fn digits(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte.to_ascii_lowercase() {
        b'o' => Some(0),
        b'i' | b'l' => Some(1),
        byte => DIGITS.iter().position(|&d| d == byte).map(|d| d as u8),
    };
    text.bytes().map(digit).collect()
}

/// The checksum of a heading and of the digits that follow it.
///
/// It is the cyclic redundancy check of 15 bits that CAN uses. It always detects one wrong character, up to three wrong
/// digits in a row and two exchanged neighbours, and other damage in 32,767 of 32,768 cases.
pub(super) fn checksum(heading: &str, digits: &[u8]) -> [u8; CHECK_DIGITS] {
    let mut sum = 0x7fff;
    for byte in heading.bytes() {
        sum = follow(sum, byte, 8);
    }
    for &digit in digits {
        sum = follow(sum, digit, 5);
    }
    [10, 5, 0].map(|shift| (sum >> shift & 31) as u8)
}

/// The checksum after the lowest bits of a value.
fn follow(mut sum: u16, value: u8, bits: u32) -> u16 {
    const GENERATOR: u16 = 0x4599;
    for i in (0..bits).rev() {
        let carry = (sum >> 14 ^ u16::from(value) >> i) & 1;
        sum = ((sum << 1) & 0x7fff) ^ (carry * GENERATOR);
    }
    sum
}
