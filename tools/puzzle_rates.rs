//! Rates at which puzzles are found, and times of their proofs.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_rates -- [GAME] [PUZZLES] [SEED]
//!
//! For every kind and aim, attempts are made until PUZZLES puzzles (20) are found or a fixed number of attempts has
//! failed; one thread, wall time.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_puzzles::Difficulty;
use tessera_puzzles::fresh::{generate, stream};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};

/// Most attempts for a cell.
const MAX_ATTEMPTS: u32 = 20_000;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "all".to_owned());
    let number = |text: Option<String>| text.and_then(|text| text.parse::<u64>().ok());
    let puzzles = number(arguments.next()).unwrap_or(20);
    let seed = number(arguments.next()).unwrap_or(1);
    println!(
        "| game | type | aim | attempts | puzzles | per minute | levels found | again, median | again, 99 % |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let rates = Rates { puzzles, seed };
    each_game!(G => if [G::ID, "all"].contains(&&*game) {
        rates.print::<G>();
    });
}

struct Rates {
    puzzles: u64,
    seed: u64,
}

impl Rates {
    fn print<G: WireGame>(&self) {
        for (kind, card) in G::KINDS.iter().enumerate() {
            for &aim in card.difficulties {
                let row = self.cell::<G>(kind, aim);
                println!("| {} | {} | {} | {row} |", G::ID, card.id, aim.number());
            }
        }
    }

    fn cell<G: WireGame>(&self, kind: usize, aim: Difficulty) -> String {
        let mut again = Vec::new();
        let mut levels = [0u32; 5];
        let mut attempts = 0;
        let start = Instant::now();
        while (again.len() as u64) < self.puzzles && attempts < MAX_ATTEMPTS {
            let mut rng = stream(self.seed << 8 | kind as u64, u64::from(attempts));
            attempts += 1;
            if let Some(puzzle) = generate::<G>(kind, aim, &mut rng, &mut proof_budget()) {
                let before = Instant::now();
                let proved = Puzzle::of(puzzle.record, &mut proof_budget());
                again.push(before.elapsed());
                levels[proved.map_or(0, |puzzle| usize::from(puzzle.level().number() - 1))] += 1;
            }
        }
        let minutes = start.elapsed().as_secs_f64() / 60.0;
        again.sort_unstable();
        let found = again.len();
        let rate = found as f64 / minutes;
        let quantile = |numerator: usize| {
            let at = (found * numerator / 100).min(found.saturating_sub(1));
            again.get(at).map_or_else(|| "-".to_owned(), millis)
        };
        let levels = levels.map(|n| n.to_string()).join(" ");
        format!("{attempts} | {found} | {rate:.0} | {levels} | {} | {}", quantile(50), quantile(99))
    }
}

fn millis(time: &Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1e3)
}
