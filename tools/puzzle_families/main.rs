//! Compares the ratings of puzzles of version 2 and later ones with a family of solvers that play the game on the board.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_families -- GAME [PUZZLES] [SEEDS] [SEED]
//!
//! PUZZLES puzzles (20) of each type are tried by solvers of [`STRENGTHS`] strengths with SEEDS seeds (4) each, and by
//! the novice of the reference players. The ratings come from a model that knows the proof and derives the difficulty
//! from it. These solvers know the rules alone: each searches the tree of moves, within its own bounds. The two share
//! no code. The program prints the rank correlation (Spearman 1904) of rating and share of solvers that fail, in each
//! type and in all; for each level the success rates of the novice, of the weakest tenth of the solvers, and of all
//! solvers; and the shifts in points of the ratings of whole types that would give the best agreement.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod ingenious;
mod nebuchadnezzar;
mod octopus;
#[path = "../rank_correlation.rs"]
mod rank_correlation;
mod temple;
mod themisto;

use std::process::ExitCode;

use rank_correlation::{mean, spearman};
use tessera_puzzles::fresh::{attempt, stream};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::{Difficulty, KindCard, PuzzleGame, Task};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// Solvers, weakest first.
const STRENGTHS: u64 = 20;
/// Games of the novice at each puzzle.
const NOVICES: u64 = 20;
/// Strengths of the weakest tenth.
const WEAKEST: u64 = STRENGTHS / 10;

/// A game with a family of solvers.
trait Family: PuzzleGame {
    /// The aims of the puzzles that are tried, in turn.
    fn aims(card: &KindCard) -> &'static [Difficulty];

    /// The move of the solver of a strength below [`STRENGTHS`] at a step of a puzzle, given the whole task and its
    /// remaining part.
    fn solver(&self, asked: Task, left: Task, strength: u64, seed: u64) -> Option<Self::Move>;

    /// The novice of the reference players: a win in one if there is any; otherwise in three of five cases the move
    /// with the greatest immediate gain, and in the others any move.
    fn novice(&self, seed: u64) -> Option<Self::Move>;
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let mut next = |default: u64| {
        let number = arguments.next().and_then(|text| text.parse().ok());
        number.unwrap_or(default)
    };
    let (puzzles, seeds, seed) = (next(20), next(4), next(1));
    match game.as_str() {
        "ingenious" => compare::<Ingenious>(puzzles, seeds, seed),
        "nebuchadnezzar" => compare::<Nebuchadnezzar>(puzzles, seeds, seed),
        "octopus" => compare::<Octopus>(puzzles, seeds, seed),
        "temple" => compare::<Temple>(puzzles, seeds, seed),
        "themisto" => compare::<Themisto>(puzzles, seeds, seed),
        _ => {
            eprintln!(
                "ingenious, nebuchadnezzar, octopus, temple and themisto have families of solvers"
            );
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn compare<G: Family>(puzzles: u64, seeds: u64, seed: u64) {
    let mut rows = Vec::new();
    let mut types = Vec::new();
    for (kind, card) in G::KINDS.iter().enumerate() {
        let own: Vec<Row> = sample::<G>(kind, puzzles, seed)
            .iter()
            .map(|puzzle| Row::of(puzzle, types.len(), seeds))
            .collect();
        println!("{}: {}", card.id, agreement(&own));
        types.push(card.id);
        rows.extend(own);
    }
    println!("all: {}", agreement(&rows));
    for level in Difficulty::ALL {
        let own: Vec<&Row> = rows.iter().filter(|row| row.level == level).collect();
        let share = |of: fn(&Row) -> f64| 100.0 * mean(own.iter().map(|row| of(row)));
        println!(
            "level {}: {} puzzles; novice {:.0} %, weakest {:.0} %, all {:.0} %",
            level.number(),
            own.len(),
            share(|row| row.novice),
            share(|row| row.weakest),
            share(|row| 1.0 - row.failed),
        );
    }
    for (id, points) in types.iter().zip(corrections(&rows, types.len())) {
        println!("{id}: {points:+}");
    }
}

/// Shifts in points of the ratings of each type, in steps of 50, with the highest rank correlation of all: one type
/// after the other is shifted, until no shift improves it.
fn corrections(rows: &[Row], types: usize) -> Vec<i32> {
    let failed: Vec<f64> = rows.iter().map(|row| row.failed).collect();
    let moved = |by: &[i32]| {
        let ratings = rows.iter().map(|row| row.rating + f64::from(by[row.kind]));
        spearman(&ratings.collect::<Vec<f64>>(), &failed)
    };
    let mut best = vec![0; types];
    let mut highest = moved(&best);
    loop {
        let before = highest;
        for at in 0..types {
            for step in [-50, 50] {
                loop {
                    let mut next = best.clone();
                    next[at] += step;
                    let reached = moved(&next);
                    if reached <= highest {
                        break;
                    }
                    (best, highest) = (next, reached);
                }
            }
        }
        if highest <= before {
            println!("with these corrections: {highest:.2}");
            return best;
        }
    }
}

/// Puzzles of a kind, with its aims in turn.
fn sample<G: Family>(kind: usize, puzzles: u64, seed: u64) -> Vec<Puzzle<G>> {
    let aims = G::aims(&G::KINDS[kind]);
    let made = |number: u64| {
        let aim = aims[number as usize % aims.len()];
        let mut rng = stream(seed << 8 | kind as u64, number);
        attempt(kind, aim, &mut rng, &mut proof_budget())
    };
    (0..40_000)
        .filter_map(made)
        .take(puzzles as usize)
        .collect()
}

/// The results of one puzzle.
struct Row {
    rating: f64,
    /// The number of its type.
    kind: usize,
    level: Difficulty,
    /// The share of solvers that fail.
    failed: f64,
    /// The share of the weakest solvers that succeed.
    weakest: f64,
    /// Success rate of the novice.
    novice: f64,
}

impl Row {
    fn of<G: Family>(puzzle: &Puzzle<G>, kind: usize, seeds: u64) -> Row {
        let solved: Vec<f64> = (0..STRENGTHS)
            .map(|strength| {
                let solves = |&seed: &u64| {
                    let asked = puzzle.task;
                    finds_all(puzzle, |game, left| {
                        game.solver(asked, left, strength, seed)
                    })
                };
                (0..seeds).filter(solves).count() as f64 / seeds as f64
            })
            .collect();
        let novice = |&seed: &u64| finds_all(puzzle, |game, _| game.novice(seed));
        Row {
            rating: f64::from(puzzle.rating),
            kind,
            level: puzzle.level(),
            failed: 1.0 - mean(solved.iter().copied()),
            weakest: mean(solved[..WEAKEST as usize].iter().copied()),
            novice: (0..NOVICES).filter(novice).count() as f64 / NOVICES as f64,
        }
    }
}

/// True if the solver finds every move of the solution.
fn finds_all<G: Family>(puzzle: &Puzzle<G>, choose: impl Fn(&G, Task) -> Option<G::Move>) -> bool {
    let mut game = puzzle.position.clone();
    let mut task = Some(puzzle.task);
    puzzle.solution.line.iter().enumerate().all(|(at, &m)| {
        let step = puzzle.solution.steps.iter().find(|step| step.at == at);
        let right = match (step, task) {
            (None, _) => true,
            (Some(_), None) => false,
            (Some(step), Some(now)) => {
                let own = choose(&game, now);
                let best = step.moves.first().map_or(0.0, |best| best.value);
                task = now.after_move();
                (step.moves.iter()).any(|a| Some(a.m) == own && now.accepts(a.value, best))
            }
        };
        game.play(m);
        right
    })
}

fn agreement(rows: &[Row]) -> String {
    let ratings: Vec<f64> = rows.iter().map(|row| row.rating).collect();
    let failed: Vec<f64> = rows.iter().map(|row| row.failed).collect();
    format!(
        "{} puzzles, rank correlation {:.2}; mean rating {:.0}, {:.0} % fail",
        rows.len(),
        spearman(&ratings, &failed),
        mean(ratings.iter().copied()),
        100.0 * mean(failed.iter().copied())
    )
}
