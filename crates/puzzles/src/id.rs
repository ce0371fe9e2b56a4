//! Ids: a recipe written as one short word for URLs.
//!
//! `themisto1-win-in-2-3k7m2qx-1a-h4t`: game and the version of the generator that introduced the kind, the kind, then aim
//! and seed, attempt, and a checksum, so that a damaged id is told from an unknown one. Numbers are in base 32 with
//! Crockford's digits in lower case. Every recipe has exactly one id.

use crate::difficulty::Difficulty;
use crate::game::KindCard;
use crate::recipe::Recipe;

/// Largest seed that a recipe of our own making has: ids stay short.
pub const MAX_RECIPE_SEED: u64 = (1 << 35) - 1;

const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
const CHECK_DIGITS: u32 = 3;

/// Why an id names no recipe.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IdError {
    /// It is no id of a puzzle of this game.
    #[error("this is not the id of a puzzle of this game")]
    Foreign,
    /// Its checksum is wrong.
    #[error("the id is damaged: its last part does not fit the rest")]
    Damaged,
    /// It is from a generator of another version.
    #[error("the id is from version {0} of the generator, which this service does not have")]
    Generator(u32),
    /// It names no kind of this game.
    #[error("the id names a kind of puzzle that this game does not have")]
    Kind,
    /// A number in it can't be read.
    #[error("the id can't be read: a number in it is out of range")]
    Number,
}

/// The id of a recipe; its version is the one that introduced its kind.
pub fn write(game: &str, kinds: &[KindCard], recipe: &Recipe) -> String {
    let card = kinds.get(recipe.kind);
    let (generator, kind) = card.map_or((0, ""), |card| (version(card), card.id));
    sealed(format!(
        "{game}{generator}-{kind}-{}{}-{}",
        recipe.aim.number(),
        base32(recipe.seed),
        base32(u64::from(recipe.attempt)),
    ))
}

/// An id with its checksum behind it.
pub(crate) fn sealed(mut id: String) -> String {
    let check = checksum(&id);
    id.push('-');
    id.push_str(&check);
    id
}

/// The version of the generator that introduced a kind.
fn version(card: &KindCard) -> u32 {
    match card.id {
        "save-the-draw" => 4,
        "win-in-4" | "eight-tiles" => 3,
        _ => 2,
    }
}

/// The recipe of an id.
///
/// # Errors
/// See [`IdError`].
pub fn read(game: &str, kinds: &[KindCard], id: &str) -> Result<Recipe, IdError> {
    let rest = id.strip_prefix(game).ok_or(IdError::Foreign)?;
    let (head, check) = id.rsplit_once('-').ok_or(IdError::Foreign)?;
    let rest = rest.strip_suffix(check).ok_or(IdError::Foreign)?;
    let (version, rest) = rest.split_once('-').ok_or(IdError::Foreign)?;
    if version.is_empty() || !version.bytes().all(|b| b.is_ascii_digit()) {
        return Err(IdError::Foreign);
    }
    if check != checksum(head) {
        return Err(IdError::Damaged);
    }
    let named: u32 = version.parse().map_err(|_| IdError::Number)?;
    if !kinds.iter().any(|card| self::version(card) == named) {
        return Err(IdError::Generator(named));
    }
    let mut parts = rest.trim_end_matches('-').rsplitn(3, '-');
    let (attempt, seed, kind) = (parts.next(), parts.next(), parts.next());
    let (Some(attempt), Some(seed), Some(kind)) = (attempt, seed, kind) else {
        return Err(IdError::Foreign);
    };
    let is_it = |card: &KindCard| self::version(card) == named && card.id == kind;
    let kind = kinds.iter().position(is_it).ok_or(IdError::Kind)?;
    let aim = seed.get(..1).and_then(|digit| digit.parse().ok());
    let recipe = Recipe {
        kind,
        aim: aim.and_then(Difficulty::new).ok_or(IdError::Number)?,
        seed: number(seed.get(1..).unwrap_or_default()).ok_or(IdError::Number)?,
        attempt: number(attempt)
            .and_then(|n| u32::try_from(n).ok())
            .ok_or(IdError::Number)?,
    };
    // One spelling only: no leading zeros, and nothing but what `write` writes.
    if write(game, kinds, &recipe) == id {
        Ok(recipe)
    } else {
        Err(IdError::Number)
    }
}

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

pub(crate) fn number(text: &str) -> Option<u64> {
    if text.is_empty() {
        return None;
    }
    text.bytes().try_fold(0u64, |n, byte| {
        let digit = DIGITS.iter().position(|&digit| digit == byte)?;
        n.checked_mul(32)?.checked_add(digit as u64)
    })
}

/// FNV-1a (Fowler, Noll, Vo), folded: any single wrong character shows, others with 32767 in 32768.
pub(crate) fn checksum(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let folded = (hash ^ (hash >> 30)) % 32u64.pow(CHECK_DIGITS);
    format!("{:0>width$}", base32(folded), width = CHECK_DIGITS as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::random::{below, seeded};

    const KINDS: &[KindCard] = &[card("win-in-2"), card("only-move"), card("win-in-4")];

    const fn card(id: &'static str) -> KindCard {
        KindCard {
            id,
            question: "",
            description: "",
            unit: "",
            gap: 1.0,
            difficulties: &[],
        }
    }

    fn recipes() -> impl Iterator<Item = Recipe> {
        let mut rng = seeded(1);
        (0..300).map(move |i| Recipe {
            kind: i % KINDS.len(),
            aim: Difficulty::ALL[i % 5],
            seed: u64::from(below(&mut rng, u32::MAX)) << (i % 32),
            attempt: below(&mut rng, 1 << (i % 31 + 1)),
        })
    }

    #[test]
    fn ids_are_read_back() {
        for recipe in recipes() {
            let id = write("themisto", KINDS, &recipe);
            assert_eq!(read("themisto", KINDS, &id), Ok(recipe), "{id}");
            assert!(id.len() < 60 && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-'));
        }
    }

    #[test]
    fn damage_is_noticed() {
        for recipe in recipes() {
            let id = write("themisto", KINDS, &recipe);
            for at in 0..id.len() {
                for with in ["0", "z", "-", ""] {
                    let mut broken = id.clone();
                    broken.replace_range(at..=at, with);
                    if broken != id {
                        assert!(read("themisto", KINDS, &broken).is_err(), "{id} {broken}");
                    }
                }
            }
        }
    }
}
