//! `tessera puzzles`: puzzles in bulk, on all cores, into a file that survives a kill.
//!
//! Puzzle number `i` depends only on the filter, the seed and `i`. Batches of numbers are processed in parallel, and
//! their results are taken in order. So any number of threads writes the same file, and an incomplete file of JSON
//! lines is resumed after its last complete line. The same holds for workers, in pieces.

use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rayon::prelude::*;
use serde::Deserialize;

use super::error::CliError;
use super::fleet::{AHEAD, Fleet, FleetArguments};
use super::progress::Progress;
use crate::bulk::format::Format;
use crate::bulk::piece::{FoundPuzzle, Piece, PuzzlesPiece, Wanted};
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_operations::puzzles::id_of;
use tessera_puzzles::filter::Filter;
use tessera_puzzles::fresh::{Made, Seen, make};
use tessera_puzzles::puzzle::proof_budget;
use tessera_rules::game::random::MAX_SEED;

/// Puzzles of one batch for each thread: enough that a slow puzzle does not keep the other threads waiting.
const BATCH_PER_THREAD: usize = 16;
/// Numbers of a piece for workers.
const PIECE: u64 = 16;
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
    #[command(flatten)]
    fleet: FleetArguments,
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
        let filter = (self.wanted().filter::<G>()).map_err(CliError::Refused)?;
        let fleet = Fleet::of(&self.fleet)?;
        let mut seen = Seen::<G>::new();
        let (mut out, written, next) = match &self.out {
            Some(path) if self.format == Format::Jsonl => self.open(path, &filter, &mut seen)?,
            Some(path) => (Output::File(create(path)?), 0, self.start),
            None => (Output::Standard, 0, self.start),
        };
        if let Some(fleet) = fleet {
            return self.gather(&fleet, out, written, next, seen);
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads)
            .build()
            .map_err(std::io::Error::other)?;
        out.write(self.format.head().as_bytes())?;
        let progress = progress(self.count, written);
        let batch = (pool.current_num_threads() * BATCH_PER_THREAD) as u64;
        let (mut written, mut next) = (written, next);
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
                return Err(too_rare().into());
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

    /// Lets workers make the puzzles, and writes them in order.
    fn gather<G: WireGame>(
        &self,
        fleet: &Fleet,
        mut out: Output,
        written: u64,
        next: u64,
        mut seen: Seen<G>,
    ) -> Result<(), CliError> {
        out.write(self.format.head().as_bytes())?;
        let progress = progress(self.count, written);
        // Pieces begin at fixed numbers, so that an existing piece is found again.
        let (mut written, mut upcoming) = (written, next / PIECE * PIECE);
        let mut ordered: VecDeque<Piece> = VecDeque::new();
        let mut barren = 0;
        while written < self.count {
            // Near the end, no more than are needed if all numbers have puzzles.
            let needed = (self.count - written).div_ceil(PIECE);
            while (ordered.len() as u64) < needed.min(AHEAD as u64) {
                let piece = self.piece(upcoming);
                fleet.order(&piece)?;
                ordered.push_back(piece);
                upcoming += PIECE;
            }
            let Some(piece) = ordered.pop_front() else {
                break;
            };
            let found: Vec<FoundPuzzle> = fleet.answer(&piece)?;
            barren = if found.is_empty() { barren + PIECE } else { 0 };
            if barren > BARREN {
                return Err(too_rare().into());
            }
            let mut lines = Vec::new();
            for puzzle in found.iter().filter(|puzzle| puzzle.number >= next) {
                let position = G::from_key(&puzzle.key)?;
                if written < self.count && seen.is_new(&position) {
                    lines.extend_from_slice(puzzle.text.as_bytes());
                    written += 1;
                    progress.inc(1);
                }
            }
            out.write(&lines)?;
            fleet.forget(&piece)?;
        }
        for piece in &ordered {
            fleet.forget(piece)?;
        }
        Ok(())
    }

    fn wanted(&self) -> Wanted {
        Wanted {
            kind: self.kind.clone(),
            level: self.level,
            rating: self.rating,
            themes: self.themes.clone(),
        }
    }

    fn piece(&self, start: u64) -> Piece {
        Piece::Puzzles(PuzzlesPiece {
            game: self.game.clone(),
            wanted: self.wanted(),
            seed: self.seed,
            format: self.format,
            start,
            count: PIECE,
        })
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

fn too_rare() -> std::io::Error {
    let why = "64 searches in a row found no such puzzle; the combination may be too rare";
    std::io::Error::other(why)
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

/// The progress of a file of `count` puzzles, of which `written` exist.
fn progress(count: u64, written: u64) -> Progress {
    let progress = Progress::new(Some(count), "puzzles");
    progress.set_position(written);
    progress.reset_eta();
    progress
}
