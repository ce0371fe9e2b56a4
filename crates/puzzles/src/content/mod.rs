//! Content ids: a puzzle's type, task and position as text that needs no escaping in a URL.
//!
//! `themisto-win-in-2.3k7m2qx…h4t` is the game, the type, a full stop and digits to the base 32 (Crockford's, in lower
//! case). The last three digits are a checksum. Ids of the library have no full stop. A content id holds the whole
//! puzzle, so nothing is stored. Each content has exactly one id; another orientation of the position is another
//! content.

mod coder;
mod ingenious;
mod nebuchadnezzar;
mod octopus;
mod position_code;
mod temple;
#[cfg(test)]
mod tests;
mod themisto;

pub use coder::Coder;
pub use position_code::PositionCode;

use crate::digits::{self, CHECK_DIGITS};
use crate::game::PuzzleGame;
use crate::task::Task;
use tessera_rules::game::Fault;

/// The most characters of a content id. Longer texts are refused before they are read.
pub const MAX_LENGTH: usize = 1000;

/// The content of an id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content<G: PuzzleGame> {
    /// The puzzle's type, an id out of [`PuzzleKinds::KINDS`](crate::PuzzleKinds::KINDS).
    pub type_id: &'static str,
    /// The question.
    pub task: Task,
    /// The position.
    pub position: G,
}

/// The reason why a text is not a content id, or a puzzle has none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ContentIdError {
    /// The text does not have the form of a content id of this game.
    #[error("this is not the content id of a puzzle of this game")]
    Foreign,
    /// Its checksum is wrong.
    #[error("the content id is damaged: its last three characters do not fit the rest")]
    Damaged,
    /// The game has no such type of puzzle.
    #[error("the content id names a type of puzzle that this game does not have")]
    Type,
    /// The task asks for no move.
    #[error("the content id asks for no move")]
    Task,
    /// The position breaks the rules.
    #[error("the position of the content id is not possible: {0}")]
    Position(Fault),
    /// The checksum is right, but the content is written in another way.
    #[error("the content id can't be read: its digits stand for no puzzle")]
    Spelling,
}

/// True if a text has the form of a content id: ids of the library have no full stop.
pub fn is_content_id(text: &str) -> bool {
    text.contains('.')
}

/// The content id of a puzzle.
///
/// # Errors
/// [`ContentIdError::Type`] and [`ContentIdError::Task`].
pub fn write<G: PuzzleGame>(
    type_id: &str,
    task: Task,
    position: &G,
) -> Result<String, ContentIdError> {
    known_type::<G>(type_id)?;
    let mut coder = Coder::writer();
    code_task(&mut coder, task)?;
    position.write_position(&mut coder);
    let digits = coder.digits().ok_or(ContentIdError::Spelling)?;
    Ok(sealed(G::GAME, type_id, digits))
}

/// The puzzle that a content id describes. Capitals are accepted, `o` is read as 0, `i` and `l` as 1. The position is
/// valid, but nothing is proved: anyone can compute a checksum.
///
/// # Errors
/// See [`ContentIdError`].
pub fn read<G: PuzzleGame>(text: &str) -> Result<Content<G>, ContentIdError> {
    let (type_id, digits) = opened(G::GAME, text)?;
    let type_id = known_type::<G>(&type_id)?;
    let mut coder = Coder::reader(digits.iter().copied());
    let blank = Task::Hold { within: 1 };
    let task = code_task(&mut coder, blank)?;
    let position = G::read_position(&mut coder).map_err(ContentIdError::Position)?;
    // One spelling only: lists in their order, and nothing after the last choice.
    let canonical = sealed(G::GAME, type_id, digits);
    if !coder.is_spent() || write(type_id, task, &position)? != canonical {
        return Err(ContentIdError::Spelling);
    }
    Ok(Content { type_id, task, position })
}

fn known_type<G: PuzzleGame>(type_id: &str) -> Result<&'static str, ContentIdError> {
    let mut kinds = G::KINDS.iter();
    let card = kinds.find(|card| card.id == type_id);
    Ok(card.ok_or(ContentIdError::Type)?.id)
}

fn heading(game: &str, type_id: &str) -> String {
    format!("{game}-{type_id}.")
}

/// The id of a game and type with these digits below 32 and their checksum, whether they stand for a puzzle or not.
pub fn sealed(game: &str, type_id: &str, mut digits: Vec<u8>) -> String {
    let heading = heading(game, type_id);
    digits.extend(digits::checksum(&heading, &digits));
    heading + &digits::text(&digits)
}

/// The type and the digits of a text whose checksum is right.
fn opened(game: &str, text: &str) -> Result<(String, Vec<u8>), ContentIdError> {
    if text.len() > MAX_LENGTH {
        return Err(ContentIdError::Foreign);
    }
    let (head, body) = text.rsplit_once('.').ok_or(ContentIdError::Foreign)?;
    let head = head.to_ascii_lowercase();
    let type_id = head.strip_prefix(game).and_then(|rest| rest.strip_prefix('-'));
    let type_id = type_id.ok_or(ContentIdError::Foreign)?;
    let mut digits = digits::read(body).ok_or(ContentIdError::Foreign)?;
    let length = digits.len().checked_sub(CHECK_DIGITS);
    let check = digits.split_off(length.ok_or(ContentIdError::Foreign)?);
    if check != digits::checksum(&heading(game, type_id), &digits) {
        return Err(ContentIdError::Damaged);
    }
    Ok((type_id.to_owned(), digits))
}

fn code_task(coder: &mut Coder, task: Task) -> Result<Task, ContentIdError> {
    let (form, first, second) = match task {
        Task::Win { moves } => (0, moves, 0),
        Task::Hold { within } => (1, within, 0),
        Task::Best { moves, horizon } => (2, moves, horizon),
    };
    let form = coder.choose(form, &[1, 1, 1]);
    let first = coder.number(first);
    let task = match form {
        0 => Task::Win { moves: first },
        1 => Task::Hold { within: first },
        _ => Task::Best {
            moves: first,
            // It counts the moves left to make, mostly.
            horizon: first.wrapping_add_signed(coder.signed(second.wrapping_sub(first) as i32)),
        },
    };
    if first == 0 {
        return Err(ContentIdError::Task);
    }
    Ok(task)
}
