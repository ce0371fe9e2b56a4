//! Adds puzzles to the library of a game.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_library -- GAME [MINUTES] [CHOICE] [SEED]
//!
//! For MINUTES (20), candidates of every type and level are made, proved and rated on all cores, most of them of the
//! types and levels of which the library has fewest. Of each CHOICE (4) new puzzles of a type and level, the most
//! beautiful one is appended to the file, to its newest edition. Puzzles that equal one of the library up to symmetry
//! are left out. Run it again to continue: without SEED, the number of puzzles in the file is the seed, so another run
//! makes other puzzles. A released edition gets no more puzzles; begin another one with a line `edition NUMBER DATE`
//! first. Afterwards `cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored GAME_library` proves
//! all of them by plain recursion.

#![allow(clippy::print_stderr)]

use std::collections::{HashMap, HashSet};
use std::error::Error;
use std::fs::{OpenOptions, read_to_string};
use std::io::Write as _;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tessera_operations::game::WireGame;
use tessera_operations::games::{GameVisitor, each_game};
use tessera_puzzles::Difficulty;
use tessera_puzzles::fresh::{attempt, stream};
use tessera_puzzles::library::{Library, LibraryId, line};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};

/// Attempts of a block.
const BLOCK: u64 = 64;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let mut number = || arguments.next().and_then(|text| text.parse::<u64>().ok());
    let mut maker = Maker {
        game,
        time: Duration::from_secs(60 * number().unwrap_or(20)),
        choice: number().unwrap_or(4).max(1) as usize,
        seed: number(),
        result: Err("there is no such game".into()),
    };
    each_game(&mut maker);
    maker.result
}

struct Maker {
    game: String,
    time: Duration,
    choice: usize,
    seed: Option<u64>,
    result: Result<(), Box<dyn Error>>,
}

impl GameVisitor for Maker {
    fn visit<G: WireGame>(&mut self) {
        if self.game == G::ID {
            self.result = self.make::<G>();
        }
    }
}

/// A type, and the level that attempts aim at.
type Cell = (usize, Difficulty);

impl Maker {
    fn make<G: WireGame>(&self) -> Result<(), Box<dyn Error>> {
        let path = format!("crates/puzzles/library/{}.txt", G::ID);
        let library = Library::read::<G>(&read_to_string(&path)?)?;
        let mut file = OpenOptions::new().append(true).open(&path)?;
        let seed = self.seed.unwrap_or(library.len() as u64);
        let mut known: HashSet<LibraryId> = library.entries().iter().map(|one| one.id).collect();
        let mut counts: HashMap<Cell, usize> = HashMap::new();
        for entry in library.entries() {
            let record = entry.record::<G>().ok_or("a record can't be read")?;
            *counts.entry((record.kind, record.level())).or_default() += 1;
        }
        // Blocks made for each cell.
        let mut made: HashMap<Cell, u64> = HashMap::new();
        let mut groups: HashMap<Cell, Vec<Puzzle<G>>> = HashMap::new();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let cells = G::KINDS.iter().enumerate();
            let cells = cells
                .flat_map(|(kind, card)| card.difficulties.iter().map(move |&aim| (kind, aim)));
            // Every block costs a cell as much as a puzzle, so that no cell blocks all others.
            let rank = |cell: &Cell| {
                let count = counts.get(cell).copied().unwrap_or(0) as u64;
                (count + made.get(cell).copied().unwrap_or(0), *cell)
            };
            let (kind, aim) = cells.min_by_key(rank).ok_or("there are no types")?;
            let block = made.entry((kind, aim)).or_default();
            let numbers = *block * BLOCK..(*block + 1) * BLOCK;
            *block += 1;
            let own = seed << 16 | (kind as u64) << 8 | u64::from(aim.number());
            let puzzles: Vec<Option<Puzzle<G>>> = numbers
                .into_par_iter()
                .map(|number| {
                    let mut rng = stream(own, number);
                    let mut puzzle = attempt::<G>(kind, aim, &mut rng, &mut proof_budget())?;
                    // It was measured in this orientation.
                    puzzle.record.position = puzzle.position.canonical().0;
                    Some(puzzle)
                })
                .collect();
            for puzzle in puzzles.into_iter().flatten() {
                let fits = G::KINDS[kind].ratings().contains(&puzzle.rating);
                if !fits || !known.insert(puzzle.library_id(G::ID)) {
                    continue;
                }
                let cell = (kind, puzzle.level());
                let group = groups.entry(cell).or_default();
                group.push(puzzle);
                if group.len() < self.choice {
                    continue;
                }
                let best = group.drain(..).max_by_key(|puzzle| puzzle.beauty);
                if let Some(best) = best {
                    writeln!(file, "{}", line::write(G::ID, &best))?;
                    let count = counts.entry(cell).or_default();
                    *count += 1;
                    eprintln!("{} level {}: {count}", G::KINDS[kind].id, cell.1.number());
                }
            }
        }
        Ok(())
    }
}
