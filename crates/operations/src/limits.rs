//! Limits that every host publishes and enforces.

use crate::problem::{Code, Exceeded, Problem};
use crate::wire::Int;

/// Largest request, in bytes.
pub const MAX_BODY: usize = 64 * 1024;
/// Most calls of a batch.
pub const MAX_CALLS: usize = 64;
/// Largest batch, in bytes.
pub const MAX_BATCH_BODY: usize = 1 << 20;
/// Most pictures of an animation.
pub const ANIMATION_FRAMES: usize = 200;
/// Most pixels of an animation's longer side.
pub const ANIMATION_SIZE: u32 = 800;
/// Most pixels of all pictures of an animation, each counted as a square of its longer side.
pub const ANIMATION_PIXELS: u64 = 48_000_000;
/// Largest animation, in bytes.
pub const ANIMATION_BYTES: usize = 4 << 20;
/// Most puzzles of one request.
pub const MAX_PUZZLES: u64 = 50;
/// Most puzzles made for one request.
pub const MAX_FRESH_PUZZLES: u64 = 20;
/// Most puzzle ids that one request may exclude.
pub const MAX_EXCLUDED: u64 = 1000;
/// Most puzzles of a printed sheet.
pub const MAX_PUZZLES_OF_SHEET: u64 = 20;
/// Most games of one job.
pub const MAX_GAMES_OF_JOB: u64 = 1000;
/// Most puzzles of one job.
pub const MAX_PUZZLES_OF_JOB: u64 = 1000;
/// Default of the most nodes of one job; the operator may change it.
pub const JOB_NODES: u64 = 50_000_000_000;
/// Cost of one puzzle in the budget of a job, in nodes; most puzzles take less.
pub const PUZZLE_NODES: u64 = 100_000;

/// Reads an integer from `least` up to a limit; `place` points to it in the request, and `detail` words the refusals.
///
/// # Errors
/// [`Code::ImpossibleOptions`] below `least`, [`Code::LimitExceeded`] above the limit.
pub fn read_at_most(
    limit: &'static str,
    (least, most): (u64, u64),
    asked: Int,
    place: &str,
    detail: impl FnOnce() -> String,
) -> Result<u64, Problem> {
    match asked.to::<u64>() {
        Some(asked) if asked >= least => {
            at_most(limit, most, asked, place, detail)?;
            Ok(asked)
        }
        _ => Err(Problem::new(Code::ImpossibleOptions, detail()).at(place)),
    }
}

/// Refuses a value above a limit; `place` points to it in the request, and `detail` words the refusal.
///
/// # Errors
/// The problem `limit_exceeded`.
pub(crate) fn at_most(
    limit: &'static str,
    allowed: u64,
    asked: u64,
    place: &str,
    detail: impl FnOnce() -> String,
) -> Result<(), Problem> {
    if asked <= allowed {
        return Ok(());
    }
    let exceeded = Exceeded { limit, allowed, asked };
    Err(Problem::limit_exceeded(exceeded, detail()).at(place))
}
