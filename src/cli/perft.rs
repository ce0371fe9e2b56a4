//! `tessera perft`: counts lines.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use tessera_rules::game::perft::divide_until;

use super::error::CliError;
use super::position::read_position;
use super::progress::Progress;
use tessera_operations::game::WireGame;
use tessera_operations::games::{GameVisitor, each_game};

/// Counts the lines of exactly `depth` plies, per move and in all.
pub(super) fn run(game: &str, key: &str, depth: u32) -> Result<(), CliError> {
    let mut command = Perft {
        game,
        key,
        depth,
        result: Err(CliError::UnknownGame(game.to_owned())),
    };
    each_game(&mut command);
    command.result
}

struct Perft<'a> {
    game: &'a str,
    key: &'a str,
    depth: u32,
    result: Result<(), CliError>,
}

impl GameVisitor for Perft<'_> {
    fn visit<G: WireGame>(&mut self) {
        if G::ID == self.game {
            self.result = self.run::<G>();
        }
    }
}

impl Perft<'_> {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let mut position = read_position::<G>(self.key)?;
        let mut out = std::io::stdout().lock();
        // A command may run without limits.
        let tally = Arc::new(AtomicU64::new(0));
        let progress = Progress::of_tally(Arc::clone(&tally), "leaves and inner positions");
        let division = divide_until(&mut position, self.depth, u64::MAX, None, Some(&tally))
            .map_err(std::io::Error::other)?;
        drop(progress);
        let mut parts: Vec<(String, u64)> = division
            .parts
            .into_iter()
            .map(|(m, leaves)| (position.notation(m), leaves))
            .collect();
        parts.sort_unstable();
        for (notation, leaves) in parts {
            writeln!(out, "{notation}: {leaves}")?;
        }
        writeln!(out, "total: {}", division.total)?;
        Ok(())
    }
}
