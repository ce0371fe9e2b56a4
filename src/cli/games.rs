//! `tessera games`: whole games of a player against itself, on all cores, into a file with one record a line.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use rayon::prelude::*;

use super::error::CliError;
use super::progress::Progress;
use tessera_operations::analysis::Caps;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::host::LocalHost;
use tessera_operations::line::MAX_MOVES;
use tessera_operations::operations::{Policy, SelfPlay};
use tessera_operations::problem::Problem;
use tessera_operations::record::{OptionValue, UniqueMap};
use tessera_rules::game::random::MAX_SEED;

/// Games of one batch for each thread: enough that a long game does not keep the other threads waiting.
const BATCH_PER_THREAD: u64 = 64;

#[derive(Debug, Clone, Args)]
pub(super) struct GamesArguments {
    /// Id of the game, such as themisto.
    game: String,
    /// Number of games.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The player of every seat: "random" for random legal moves, or a level, such as "level:3".
    #[arg(long)]
    policy: Policy,
    /// Number of random moves at the beginning, so that games of a high level differ; draws do not count.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_MOVES as u64))]
    random_plies: u64,
    /// File to write; an existing file is refused.
    #[arg(long)]
    out: PathBuf,
    /// Options of the start position as a JSON object, such as '{"seats":3}'.
    #[arg(long, value_parser = parse_options)]
    options: Option<UniqueMap<OptionValue>>,
    /// The same seed gives the same games.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// Threads; 0 for one per core. The games do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

fn parse_options(text: &str) -> Result<UniqueMap<OptionValue>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Plays the games, and writes them.
pub(super) fn run(arguments: &GamesArguments) -> Result<(), CliError> {
    game_named!(&arguments.game, G => arguments.run::<G>())
        .ok_or_else(|| CliError::UnknownGame(arguments.game.clone()))?
}

impl GamesArguments {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let options = self.options.clone().unwrap_or_default();
        let play = SelfPlay::<G>::new(options, self.policy, self.seed);
        let play = play.map_err(CliError::Refused)?.after_random_plies(self.random_plies);
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(std::io::Error::other)?;
        let new = OpenOptions::new().write(true).create_new(true).open(&self.out)?;
        let written = self.write(&play, &pool, new);
        if written.is_err() {
            // The first error is reported.
            let _ = std::fs::remove_file(&self.out);
        }
        written
    }

    /// Plays the games in batches, and writes each batch at once.
    fn write<G: WireGame>(
        &self,
        play: &SelfPlay<G>,
        pool: &rayon::ThreadPool,
        mut out: File,
    ) -> Result<(), CliError> {
        let progress = Progress::new(Some(self.count), "games");
        let host = LocalHost {
            caps: Caps { max_nodes: u64::MAX, max_time_ms: u64::MAX, ..Caps::default() },
            ..LocalHost::default()
        };
        let line = |number| -> Result<Vec<u8>, Problem> {
            // A command may run without limits.
            let mut nodes = u64::MAX;
            let record = play.game(number, &mut nodes, &host)?;
            let mut line = serde_json::to_vec(&record).map_err(Problem::unwritable)?;
            line.push(b'\n');
            progress.inc(1);
            Ok(line)
        };
        let batch = pool.current_num_threads() as u64 * BATCH_PER_THREAD;
        let mut next = 0;
        while next < self.count {
            let numbers = next..self.count.min(next + batch);
            next = numbers.end;
            let lines: Result<Vec<Vec<u8>>, Problem> =
                pool.install(|| numbers.into_par_iter().map(line).collect());
            out.write_all(&lines.map_err(CliError::Refused)?.concat())?;
        }
        Ok(())
    }
}
