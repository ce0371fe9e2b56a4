//! Makes the calendar of a game: the file that lists the puzzles of the days of twenty years, all different up to symmetry.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_calendar -- GAME [CHOICE] [VERSION] [DIVISOR] > calendar.txt
//!
//! Without more arguments than the game: of each four puzzles one, by the version of the generator in use. With a divisor,
//! one part in so many of each level, to see what a whole one would cost. What each type gave is told on standard error:
//! also the mean beauty of what was taken and of what there was to choose from, and the processor time.
//!
//! At each level, types have shares: the square root of how often an attempt of the type makes a puzzle of the level, with
//! the difficulty aimed at that makes most. That is told from so many attempts as make 16 puzzles, of any level, or 512
//! attempts; a type of which fewer than one in 256 succeed is left out. The attempts of a type are made one after the
//! other. Of each CHOICE successive puzzles of the level that are no images of earlier ones, the most beautiful is taken;
//! version 1 knows no beauty, and takes each. What a type lacks in the end, more frequent ones give. Nothing depends on
//! time or on the number of threads.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::process::ExitCode;

use cpu_time::ProcessTime;
use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::calendar::write_gaps;
use tessera_puzzles::seek::Seen;
use tessera_puzzles::{Difficulty, Recipe, id};

/// Names the attempts.
const SEED: u64 = 2027;
/// The numbers of days of each level from 2027-01-01 to 2046-12-31.
const DAYS: [usize; 5] = [1044, 2086, 2087, 1044, 1044];
/// Puzzles after which it is decided how frequent a type is at a level, or attempts.
const PROBE: (usize, u32) = (16, 512);
/// What frequencies are counted in: puzzles of so many attempts.
const SCALE: usize = 1 << 16;
/// The least frequency.
const FEWEST: usize = SCALE / 256;
/// Difficulties aimed at that are left out of version 1: an attempt takes ten times as long as one with a lower aim, which
/// makes as many puzzles of the level.
const DEAR: [(&str, &str, u8); 3] = [
    ("ingenious", "last-placements", 3),
    ("ingenious", "last-placements", 4),
    ("ingenious", "last-placements", 5),
];
/// A type is given up at a level after so many times the attempts that its share should take.
const PATIENCE: u32 = 4;
/// Attempts that are made at once.
const BLOCK: u32 = 32;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut calendar = Calendar {
        game: arguments.next().unwrap_or_default(),
        choice: arguments.next().and_then(|text| text.parse().ok()),
        version: arguments.next().and_then(|text| text.parse().ok()),
        divisor: arguments.next().and_then(|text| text.parse().ok()),
        whole: false,
    };
    each_game(&mut calendar);
    let took = ProcessTime::now().as_duration();
    eprintln!("{:.0} s of processor time", took.as_secs_f64());
    if calendar.whole {
        ExitCode::SUCCESS
    } else {
        eprintln!("no such game, no such version of its generator, or too few puzzles");
        ExitCode::FAILURE
    }
}

struct Calendar {
    game: String,
    /// Successive puzzles of which one is taken, from version 2 on.
    choice: Option<usize>,
    version: Option<u32>,
    divisor: Option<usize>,
    /// Whether all days have a puzzle.
    whole: bool,
}

impl GameVisitor for Calendar {
    fn visit<G: WireGame>(&mut self) {
        if self.game != G::ID {
            return;
        }
        let version = self.version.unwrap_or(G::GENERATOR);
        let choice = match version {
            1 => 1,
            _ => self.choice.unwrap_or(4).max(1),
        };
        println!(
            "# Puzzles of days. Made by tools/puzzle_calendar.rs: puzzle_calendar {} {choice} {version}",
            G::ID
        );
        println!(
            "# A level, the id of a puzzle, and, in signs, by how much the attempt of each further one is later than the last."
        );
        let mut series: Vec<Series<G>> = (0..G::KINDS.len())
            .flat_map(|kind| (G::KINDS[kind].difficulties.iter()).map(move |&aim| (kind, aim)))
            .filter(|(kind, aim)| {
                version > 1 || !DEAR.contains(&(G::ID, G::KINDS[*kind].id, aim.number()))
            })
            .map(|(kind, aim)| Series::begun(kind, aim))
            .collect();
        let mut seen = Seen::new();
        self.whole = !series.is_empty();
        for (days, level) in DAYS.into_iter().zip(Difficulty::ALL) {
            let days = days.div_ceil(self.divisor.unwrap_or(1));
            let taken = take(&mut series, &mut seen, level, days, choice);
            self.whole &= taken == days;
        }
    }
}

/// Takes and prints the puzzles of a level; how many there are.
fn take<G: WireGame>(
    series: &mut [Series<G>],
    seen: &mut Seen<G>,
    level: Difficulty,
    days: usize,
    choice: usize,
) -> usize {
    // The most frequent aim of each type, the rarest type first.
    let mut chosen: Vec<(usize, usize)> = Vec::new();
    for (at, one) in series.iter().enumerate() {
        let frequency = one.frequency(level);
        match chosen.last_mut() {
            _ if frequency < FEWEST => {}
            Some(last) if series[last.1].kind == one.kind => *last = (*last).max((frequency, at)),
            _ => chosen.push((frequency, at)),
        }
    }
    chosen.sort_unstable();
    let mut weight: usize = chosen.iter().map(|&(frequency, _)| share(frequency)).sum();
    let mut lacking = days;
    let mut lines = Vec::new();
    for (frequency, at) in chosen {
        let wanted = (lacking * share(frequency)).div_ceil(weight);
        weight -= share(frequency);
        let Taken { attempts, beauty } = series[at].take(seen, level, wanted, choice, frequency);
        lacking -= attempts.len();
        eprintln!(
            "{} level {} {} aim {}: one in {} attempts succeeds; {} of {wanted} days, up to attempt {}; beauty {} of {}",
            G::ID,
            level.number(),
            G::KINDS[series[at].kind].id,
            series[at].aim.number(),
            SCALE / frequency,
            attempts.len(),
            attempts.last().copied().unwrap_or_default(),
            mean(&beauty[0]),
            mean(&beauty[1]),
        );
        lines.push((series[at].kind, series[at].line(level, &attempts)));
    }
    lines.sort_unstable();
    for (_, line) in lines {
        print!("{line}");
    }
    days - lacking
}

/// The share of a type of this frequency.
fn share(frequency: usize) -> usize {
    // In hundredths, so that rounding does not matter.
    (10_000 * frequency).isqrt()
}

fn mean(numbers: &[u32]) -> u32 {
    let sum: u32 = numbers.iter().sum();
    sum.checked_div(numbers.len() as u32).unwrap_or_default()
}

/// What was taken of a type at a level.
struct Taken {
    attempts: Vec<u32>,
    /// Of what was taken, and of what there was to choose from.
    beauty: [Vec<u32>; 2],
}

/// The attempts of a type with one aim, made as far as needed.
struct Series<G> {
    kind: usize,
    aim: Difficulty,
    made: u32,
    /// How many of them decided how frequent the type is.
    probed: u32,
    found: Vec<Found<G>>,
}

/// A puzzle that an attempt made.
struct Found<G> {
    attempt: u32,
    level: Difficulty,
    beauty: u32,
    position: G,
}

impl<G: WireGame> Series<G> {
    /// With the attempts that decide how frequent the type is.
    fn begun(kind: usize, aim: Difficulty) -> Series<G> {
        let mut series = Series {
            kind,
            aim,
            made: 0,
            probed: 0,
            found: Vec::new(),
        };
        while series.found.len() < PROBE.0 && series.made < PROBE.1 {
            series.go_on(BLOCK);
        }
        series.probed = series.made;
        series
    }

    fn recipe(&self, attempt: u32) -> Recipe {
        Recipe {
            kind: self.kind,
            aim: self.aim,
            seed: SEED,
            attempt,
        }
    }

    fn go_on(&mut self, attempts: u32) {
        let numbers = self.made..self.made + attempts;
        self.made = numbers.end;
        let made = numbers.into_par_iter().map(|number| self.at(number));
        let made: Vec<Option<Found<G>>> = made.collect();
        self.found.extend(made.into_iter().flatten());
    }

    fn at(&self, number: u32) -> Option<Found<G>> {
        let puzzle = attempt::<G>(&self.recipe(number), &mut proof_budget())?;
        let card = &G::KINDS[self.kind];
        let beauty = G::beauty(&puzzle.position, &puzzle.solution, &puzzle.themes).score();
        (card.ratings().contains(&puzzle.rating)).then_some(Found {
            attempt: number,
            level: puzzle.difficulty,
            beauty,
            position: puzzle.position,
        })
    }

    /// How many attempts make a puzzle of this level, of [`SCALE`], as far as the first ones tell.
    fn frequency(&self, level: Difficulty) -> usize {
        let of_level = (self.found.iter())
            .filter(|found| found.level == level && found.attempt < self.probed)
            .count();
        of_level * SCALE / self.probed as usize
    }

    /// Attempts that make so many puzzles of a level, or fewer when patience ends.
    fn take(
        &mut self,
        seen: &mut Seen<G>,
        level: Difficulty,
        wanted: usize,
        choice: usize,
        frequency: usize,
    ) -> Taken {
        let expected = (choice * wanted * SCALE / frequency) as u32;
        let mut taken = Taken {
            attempts: Vec::new(),
            beauty: [const { Vec::new() }; 2],
        };
        let mut group: Vec<usize> = Vec::new();
        let mut next = 0;
        while taken.attempts.len() < wanted {
            let Some(found) = self.found.get(next) else {
                if self.made > PATIENCE * expected.max(PROBE.1) {
                    break;
                }
                self.go_on(BLOCK);
                continue;
            };
            if found.level == level && !seen.has(&found.position) {
                group.push(next);
            }
            next += 1;
            if group.len() == choice {
                let beauty = group.iter().map(|&at| self.found[at].beauty);
                taken.beauty[1].extend(beauty);
                let best = group
                    .drain(..)
                    .rev()
                    .max_by_key(|&at| self.found[at].beauty);
                let best = &self.found[best.unwrap_or_default()];
                seen.is_new(&best.position);
                taken.attempts.push(best.attempt);
                taken.beauty[0].push(best.beauty);
            }
        }
        taken
    }

    /// A line of the calendar.
    fn line(&self, level: Difficulty, attempts: &[u32]) -> String {
        let Some(&first) = attempts.first() else {
            return String::new();
        };
        let id = id::write(G::ID, G::KINDS, &self.recipe(first));
        let gaps = write_gaps(attempts.windows(2).map(|pair| pair[1] - pair[0]));
        format!("{} {id} {gaps}\n", level.number())
    }
}
