//! `tessera perft`: counts lines.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tessera_rules::game::perft::divide_until;

use super::error::CliError;
use super::position::read_position;
use super::progress::Progress;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;

/// Counts the lines of exactly `depth` plies, per move and in all.
pub(super) fn run(game: &str, key: &str, depth: u32) -> Result<(), CliError> {
    game_named!(game, G => count::<G>(key, depth))
        .ok_or_else(|| CliError::UnknownGame(game.to_owned()))?
}

fn count<G: WireGame>(key: &str, depth: u32) -> Result<(), CliError> {
    let mut position = read_position::<G>(key)?;
    let mut out = std::io::stdout().lock();
    // A command may run without limits.
    let tally = Arc::new(AtomicU64::new(0));
    let progress = Progress::of_tally(Arc::clone(&tally), "leaves and inner positions");
    let division = divide_until(&mut position, depth, u64::MAX, None, Some(&tally))
        .map_err(std::io::Error::other)?;
    drop(progress);
    let mut parts: Vec<(String, u64)> =
        division.parts.into_iter().map(|(m, leaves)| (position.notation(m), leaves)).collect();
    parts.sort_unstable();
    for (notation, leaves) in parts {
        writeln!(out, "{notation}: {leaves}")?;
    }
    writeln!(out, "total: {}", division.total)?;
    Ok(())
}
