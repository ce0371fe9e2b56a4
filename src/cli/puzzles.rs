//! `tessera puzzles`: puzzles in bulk, on all cores, into a file that survives a kill.
//!
//! Puzzle number `i` depends only on the filter, the seed and `i`. Batches of numbers are processed in parallel, and
//! their results are taken in order. So any number of threads writes the same file, and an incomplete file of JSON
//! lines is resumed after its last complete line.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;
use serde::Deserialize;

use super::error::CliError;
use super::progress::Progress;
use super::puzzle_file::Format;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::operations::{PuzzlesRequest, filter};
use tessera_operations::puzzles::id_of;
use tessera_operations::wire::Int;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::fresh::{Made, Seen, make};
use tessera_puzzles::puzzle::proof_budget;
use tessera_rules::game::random::MAX_SEED;

/// Puzzles of one batch for each thread: enough that a slow puzzle does not keep the other threads waiting.
const BATCH_PER_THREAD: usize = 16;
/// Longest run of numbers without a puzzle; after it the command fails.
const BARREN: u64 = 64;

#[derive(Debug, Clone, Args)]
pub(super) struct PuzzlesArguments {
    /// Id of the game, such as themisto.
    game: String,
    /// Number of puzzles in the file.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Type of puzzle, such as win-in-2; all types without it.
    #[arg(long = "type")]
    kind: Option<String>,
    /// Level, 1 to 5.
    #[arg(long)]
    level: Option<i64>,
    /// Lowest and highest rating, such as 1200-1600.
    #[arg(long, conflicts_with = "level", value_parser = parse_rating)]
    rating: Option<[i64; 2]>,
    /// A theme that every puzzle must have; may be given several times.
    #[arg(long = "theme")]
    themes: Vec<String>,
    /// The same seed gives the same puzzles.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u64).range(..=MAX_SEED))]
    seed: u64,
    /// The first puzzle's number. Machines that share the work take ranges: --start 0, --start 1000000, ...
    #[arg(long, default_value_t = 0)]
    start: u64,
    /// Format of the file.
    #[arg(long, default_value = "jsonl")]
    format: Format,
    /// File to write; standard output without it. An existing file of JSON lines is resumed, and any other refused.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Threads; 0 for one per core. The puzzles do not depend on it.
    #[arg(long, default_value_t = 0)]
    threads: usize,
}

fn parse_rating(text: &str) -> Result<[i64; 2], String> {
    text.split_once('-')
        .and_then(|(low, high)| Some([low.parse().ok()?, high.parse().ok()?]))
        .ok_or_else(|| "two numbers with a hyphen between them are expected".to_owned())
}

/// The members of a line that resuming needs.
#[derive(Deserialize)]
struct Known {
    number: u64,
    id: String,
    key: String,
}

/// Makes the puzzles, and writes them.
pub(super) fn run(arguments: &PuzzlesArguments) -> Result<(), CliError> {
    game_named!(&arguments.game, G => arguments.run::<G>())
        .ok_or_else(|| CliError::UnknownGame(arguments.game.clone()))?
}

impl PuzzlesArguments {
    fn run<G: WireGame>(&self) -> Result<(), CliError> {
        let filter = self.filter::<G>()?;
        let mut seen = Seen::<G>::new();
        let (mut out, mut written, mut next) = match &self.out {
            Some(path) if self.format == Format::Jsonl => self.open(path, &filter, &mut seen)?,
            Some(path) => (Output::File(create(path)?), 0, self.start),
            None => (Output::Standard, 0, self.start),
        };
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(std::io::Error::other)?;
        out.write(self.format.head().as_bytes())?;
        let progress = Progress::new(Some(self.count), "puzzles");
        progress.set_position(written);
        progress.reset_eta();
        let batch = (pool.current_num_threads() * BATCH_PER_THREAD) as u64;
        let mut barren = 0;
        while written < self.count {
            // Near the end, no more puzzles than are wanted.
            let size = batch.min(self.count - written);
            let numbers = next..next + size;
            next = numbers.end;
            let found: Vec<_> = pool.install(|| {
                let seek_one =
                    |number| match make::<G>(&filter, self.seed, number, &mut proof_budget) {
                        Made::Found(puzzle) => {
                            progress.inc(1);
                            Some((number, puzzle))
                        }
                        Made::Nothing | Made::Cut => None,
                    };
                numbers.into_par_iter().map(seek_one).collect()
            });
            barren = if found.iter().any(Option::is_some) { 0 } else { barren + size };
            if barren > BARREN {
                let why =
                    "64 searches in a row found no such puzzle; the combination may be too rare";
                return Err(std::io::Error::other(why).into());
            }
            let mut lines = Vec::new();
            for (number, puzzle) in found.into_iter().flatten() {
                if !seen.is_new(&puzzle.position) {
                    continue;
                }
                self.format.write(number, &puzzle, &mut lines)?;
                written += 1;
            }
            // Some may have been found twice.
            progress.set_position(written);
            out.write(&lines)?;
        }
        Ok(())
    }

    /// The filter, if puzzles of this game can pass it.
    fn filter<G: WireGame>(&self) -> Result<Filter, CliError> {
        filter::<G>(&PuzzlesRequest {
            r#type: self.kind.clone(),
            level: self.level.map(Int),
            rating: self.rating.map(|rating| rating.map(Int)),
            themes: Some(self.themes.clone()),
            fresh: Some(true),
            ..PuzzlesRequest::default()
        })
        .map_err(CliError::Refused)
    }

    /// The file, the number of puzzles in it, and the number to resume with.
    fn open<G: WireGame>(
        &self,
        path: &PathBuf,
        filter: &Filter,
        seen: &mut Seen<G>,
    ) -> Result<(Output, u64, u64), CliError> {
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut reader = BufReader::new(file);
        let mut line = String::new();
        let (mut whole, mut written) = (0, 0);
        let mut last: Option<Known> = None;
        loop {
            line.clear();
            let length = reader.read_line(&mut line)?;
            if length == 0 || !line.ends_with('\n') {
                // The last write was cut off.
                break;
            }
            let known: Known = serde_json::from_str(&line).map_err(|error| {
                foreign(path, &format!("line {} is not a puzzle: {error}", written + 1))
            })?;
            let position = G::from_key(&known.key)
                .map_err(|error| foreign(path, &format!("line {}: {error}", written + 1)))?;
            seen.is_new(&position);
            whole += length as u64;
            written += 1;
            last = Some(known);
        }
        let mut file = reader.into_inner();
        file.set_len(whole)?;
        file.seek(SeekFrom::End(0))?;
        let mut next = self.start;
        if let Some(last) = last {
            // The last puzzle shows whether the file was made with the same filter and seed.
            let again = make::<G>(filter, self.seed, last.number, &mut proof_budget);
            if !matches!(again, Made::Found(puzzle) if id_of(&puzzle) == last.id) {
                return Err(foreign(path, "it was made with other options").into());
            }
            next = last.number + 1;
        }
        Ok((Output::File(file), written, next))
    }
}

/// A new file. A form that can't be resumed must not overwrite an existing file.
fn create(path: &Path) -> std::io::Result<File> {
    let new = OpenOptions::new().write(true).create_new(true).open(path);
    new.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => foreign(path, "only files of JSON lines are resumed"),
        _ => error,
    })
}

fn foreign(path: &Path, why: &str) -> std::io::Error {
    std::io::Error::other(format!("can't resume {}: {why}", path.display()))
}

enum Output {
    File(File),
    Standard,
}

impl Output {
    /// Writes whole lines at once, so that a killed process loses one batch at most. If a write is incomplete, the
    /// file is cut back.
    fn write(&mut self, lines: &[u8]) -> std::io::Result<()> {
        match self {
            Output::File(file) => {
                let length = file.stream_position()?;
                let written = file.write_all(lines);
                if written.is_err() {
                    // The first error is what counts.
                    let _ = file.set_len(length);
                }
                written
            }
            Output::Standard => std::io::stdout().lock().write_all(lines),
        }
    }
}
