//! Numbers to the base 32, in Crockford's digits.

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const CHECK_DIGITS: u32 = 3;

/// The digits of a number, in lower case.
pub(crate) fn base32(mut n: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(DIGITS[(n % 32) as usize]);
        n /= 32;
        if n == 0 {
            break;
        }
    }
    digits
        .iter()
        .rev()
        .map(|&digit| char::from(digit))
        .collect()
}

/// The number of these digits. Capitals are accepted, and `o`, `i` and `l` for 0 and 1.
pub(crate) fn number(text: &str) -> Option<u64> {
    if text.is_empty() {
        return None;
    }
    text.bytes().try_fold(0u64, |n, byte| {
        let digit = match byte.to_ascii_lowercase() {
            b'o' => b'0',
            b'i' | b'l' => b'1',
            other => other,
        };
        let value = DIGITS.iter().position(|&known| known == digit)?;
        n.checked_mul(32)?.checked_add(value as u64)
    })
}

/// Three digits that change with each single character of a text: FNV-1a (Fowler, Noll, Vo), folded.
pub(crate) fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let folded = (hash ^ (hash >> 30)) % 32u64.pow(CHECK_DIGITS);
    format!("{:0>width$}", base32(folded), width = CHECK_DIGITS as usize)
}
