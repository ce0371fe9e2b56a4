//! Makes the puzzles of all days of a span by one version of the generator, and finds those that repeat up to
//! symmetry.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_repeats -- GAME [VERSION] [FIRST] [LAST] [SECRET]
//!
//! Without more arguments than the game: twenty years from 2027 on, by the version in use, under the public secret.
//! Every repeat is printed with its two days, then what came of each weekday. The program fails if anything repeats.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::HashMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_calls::puzzles::{Day, id_of};
use tessera_puzzles::attempt::{Puzzle, proof_budget};
use tessera_puzzles::daily::{PUBLIC_SECRET, daily, seed};
use tessera_puzzles::{Difficulty, generator};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let (game, version) = (next(""), next("").parse().ok());
    let (first, last) = (next("2027-01-01"), next("2046-12-31"));
    let secret = next(PUBLIC_SECRET);
    let (Some(first), Some(last)) = (Day::read(&first), Day::read(&last)) else {
        eprintln!("dates are written YYYY-MM-DD");
        return ExitCode::FAILURE;
    };
    let days = std::iter::successors(Some(first), |day| Some(day.next()))
        .take_while(|day| *day <= last)
        .collect();
    let mut repeats = Repeats {
        game,
        version,
        days,
        secret,
        found: None,
    };
    each_game(&mut repeats);
    match repeats.found {
        Some(0) => ExitCode::SUCCESS,
        Some(_) => ExitCode::FAILURE,
        None => {
            eprintln!("no such game, or no such version of its generator");
            ExitCode::FAILURE
        }
    }
}

struct Repeats {
    game: String,
    version: Option<u32>,
    days: Vec<Day>,
    secret: String,
    /// How many days repeat an earlier one, and how many have no puzzle; `None` before the game was met.
    found: Option<usize>,
}

impl GameVisitor for Repeats {
    fn visit<G: WireGame>(&mut self) {
        let version = self.version.unwrap_or(G::GENERATOR);
        if self.game != G::ID || generator::kinds::<G>(version).count() == 0 {
            return;
        }
        let made = |day: &Day| {
            let start = Instant::now();
            let seed = seed(&self.secret, G::ID, &day.to_string());
            let puzzle = daily::<G>(version, seed, day.difficulty(), &mut proof_budget);
            (puzzle, start.elapsed())
        };
        let puzzles: Vec<(Option<Puzzle<G>>, Duration)> = self.days.par_iter().map(made).collect();
        let mut seen: HashMap<G, Day> = HashMap::new();
        let mut wrong = 0;
        for (&day, (puzzle, _)) in self.days.iter().zip(&puzzles) {
            let Some(puzzle) = puzzle else {
                println!("{day} has no puzzle");
                wrong += 1;
                continue;
            };
            if let Some(before) = seen.insert(puzzle.position.canonical().0, day) {
                println!("{day} repeats {before}: {}", id_of(puzzle));
                wrong += 1;
            }
        }
        println!(
            "{} days, {wrong} of them repeat or lack a puzzle",
            puzzles.len()
        );
        for wanted in Difficulty::ALL {
            let of_level: Vec<_> = (self.days.iter().zip(&puzzles))
                .filter(|(day, _)| day.difficulty() == wanted)
                .map(|(_, made)| made)
                .collect();
            let met = |(puzzle, _): &&&(Option<Puzzle<G>>, Duration)| {
                puzzle
                    .as_ref()
                    .is_some_and(|puzzle| puzzle.difficulty == wanted)
            };
            let mut times: Vec<Duration> = of_level.iter().map(|(_, time)| *time).collect();
            times.sort_unstable();
            println!(
                "level {}: {} days, {} of that level; median {:?}, longest {:?}",
                wanted.number(),
                of_level.len(),
                of_level.iter().filter(met).count(),
                times.get(times.len() / 2).copied().unwrap_or_default(),
                times.last().copied().unwrap_or_default(),
            );
        }
        self.found = Some(wrong);
    }
}
