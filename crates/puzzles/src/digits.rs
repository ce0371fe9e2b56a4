//! Digits to the base 32 as text, and their checksum.

/// Crockford's digits in lower case.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Digits of a checksum.
pub(crate) const CHECK_DIGITS: usize = 3;

/// The text of digits.
pub(crate) fn text(digits: &[u8]) -> String {
    let letters = digits.iter().map(|&digit| DIGITS[usize::from(digit & 31)]);
    letters.map(char::from).collect()
}

/// The digits of a text: letters in either case, `o` read as 0, `i` and `l` as 1.
pub(crate) fn read(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| match byte.to_ascii_lowercase() {
        b'o' => Some(0),
        b'i' | b'l' => Some(1),
        byte => DIGITS.iter().position(|&d| d == byte).map(|d| d as u8),
    };
    text.bytes().map(digit).collect()
}

/// The text of a number, of this many digits at least.
pub(crate) fn base32(number: u64, least: usize) -> String {
    let digits = (0..13).rev().map(|place| (number >> (5 * place) & 31) as u8);
    let digits: Vec<u8> = digits.collect();
    let zeros = digits.iter().take_while(|&&digit| digit == 0).count();
    text(&digits[zeros.min(digits.len() - least)..])
}

/// The number of a text.
pub(crate) fn number(text: &str) -> Option<u64> {
    let digits = read(text).filter(|digits| !digits.is_empty())?;
    let add = |number: u64, digit| number.checked_mul(32)?.checked_add(u64::from(digit));
    digits.into_iter().try_fold(0, add)
}

/// The checksum of a text and of the digits that follow it.
///
/// It is the cyclic redundancy check of 15 bits that CAN uses. It always detects one wrong character, up to three wrong
/// digits in a row and two exchanged neighbours, and other damage in 32,767 of 32,768 cases.
pub(crate) fn checksum(heading: &str, digits: &[u8]) -> [u8; CHECK_DIGITS] {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_whatever_their_length() {
        for number in [0, 1, 31, 32, 1 << 35, u64::MAX] {
            for least in [1, 7] {
                let text = base32(number, least);
                assert!(text.len() >= least && super::number(&text) == Some(number), "{text}");
            }
        }
        assert_eq!(base32(32, 1), "10");
        assert_eq!(base32(32, 4), "0010");
        for text in ["", "u", "zzzzzzzzzzzzz", "00000000000000zzzzzzzzzzzzz", "g0000000000000"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
