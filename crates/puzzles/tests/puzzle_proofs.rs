//! Puzzles are proved once more, by plain recursion over the rules that shares no code with the search: the records of the
//! library, and puzzles that attempts find.
//!
//! `cargo test` proves a few records of each game. All of them take hours; `FROM=2000` goes on with record 2000:
//!
//!     cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored --nocapture octopus_library

#![allow(clippy::print_stdout)] // The long runs print how far they are.

use tessera_puzzles::fresh::{attempt, stream};
use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Record;
use tessera_puzzles::{ProvedSolution, PuzzleGame, Task};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

#[allow(unreachable_pub)] // The oracles stand alone.
mod puzzle_oracle {
    pub(super) mod forced;
    pub(super) mod ingenious;
    pub(super) mod octopus;
    pub(super) mod themisto;
}

/// A game with a second opinion on what moves are worth.
trait Oracle: PuzzleGame {
    /// The text of its library.
    const LIBRARY: &'static str;

    fn worths(&self, task: Task) -> Vec<(Self::Move, f64)>;
}

macro_rules! oracle {
    ($($game:ident $id:literal $module:ident;)*) => { $(
        impl Oracle for $game {
            const LIBRARY: &'static str = include_str!(concat!("../library/", $id, ".txt"));

            fn worths(&self, task: Task) -> Vec<(Self::Move, f64)> {
                puzzle_oracle::$module::worths(self, task)
            }
        }
    )* };
}

oracle! {
    Octopus "octopus" octopus;
    Themisto "themisto" themisto;
    Ingenious "ingenious" ingenious;
    Nebuchadnezzar "nebuchadnezzar" forced;
    Temple "temple" forced;
}

/// The records of the library of a game, in the order of their ids, which is as good as random.
fn records<G: Oracle>() -> Vec<Record<G>> {
    let library = Library::read::<G>(G::LIBRARY).expect("a library");
    let entries = library.entries().iter();
    entries
        .map(|entry| entry.record().expect("a record"))
        .collect()
}

/// Proves that at each step of the solution the solver's move is the only one, and worth what the proof says.
fn is_proved<G: Oracle>(kind: usize, position: &G, solution: &ProvedSolution<G::Move>) {
    let id = position.key();
    let solver = position.to_move();
    let gap = G::KINDS[kind].gap;
    let mut walk = position.clone();
    let mut task = Some(solution.task);
    for (at, &m) in solution.line.iter().enumerate() {
        if let Some(step) = solution.steps.iter().find(|step| step.at == at) {
            let now = task.unwrap_or_else(|| panic!("{id}: too many steps"));
            let mut worths = walk.worths(now);
            worths.sort_by_key(|&(m, _)| m);
            let mut stated: Vec<_> = step.moves.iter().map(|a| (a.m, a.value)).collect();
            stated.sort_by_key(|&(m, _)| m);
            assert_eq!(worths.len(), stated.len(), "{id}");
            for ((own, worth), (other, stated)) in worths.iter().zip(&stated) {
                assert!(
                    own == other && (worth - stated).abs() < 1e-6,
                    "{id} step {at}: {own:?} {worth}, stated {stated}"
                );
            }
            let best = (worths.iter().map(|&(_, worth)| worth)).fold(f64::NEG_INFINITY, f64::max);
            let image = |m: G::Move| {
                let mut next = walk.clone();
                next.play(m);
                next.canonical().0
            };
            let own = image(m);
            for &(other, worth) in &worths {
                let good = now.accepts(worth, best);
                assert!(
                    if good {
                        image(other) == own
                    } else {
                        best - worth >= gap
                    },
                    "{id} step {at}: {other:?}"
                );
            }
            let wrong = worths
                .iter()
                .filter(|&&(_, worth)| !now.accepts(worth, best));
            assert!(at > 0 || wrong.count() > 0, "{id}: nothing to choose");
            task = now.after_move();
        }
        walk.play(m);
    }
    assert!(task.is_none(), "{id}: steps are missing");
    if let Task::Win { .. } = solution.task {
        assert!(
            walk.winners().iter().any(|seat| seat == solver),
            "{id} does not win"
        );
    }
}

/// Proves records again; what was measured of them is measured again.
fn library<G: Oracle>(records: impl IntoIterator<Item = (usize, Record<G>)>, tell: bool) {
    for (number, record) in records {
        let (kind, key) = (record.kind, record.position.key());
        let candidate = tessera_puzzles::Candidate {
            position: record.position.clone(),
            task: record.task,
            origin: record.origin,
        };
        let puzzle = Puzzle::prove(kind, candidate, record.source, &mut proof_budget());
        let puzzle = puzzle.unwrap_or_else(|unsound| panic!("{key}: {unsound:?}"));
        assert_eq!(puzzle.record, record, "{key}");
        let has_both = |pair: &[&str; 2]| pair.iter().all(|theme| record.themes.contains(theme));
        assert!(!G::EXCLUSIVE_THEMES.iter().any(has_both), "{key}");
        let horizon = record.position.horizon(kind, record.task);
        let question = G::question(kind, horizon);
        assert!(question.contains(&horizon.to_string()), "{question}");
        is_proved(kind, &record.position, &puzzle.solution);
        if tell && number % 100 == 0 {
            println!("{number}");
        }
    }
}

/// Proves so many records.
fn sample<G: Oracle>(count: usize) {
    let all = records::<G>();
    let step = all.len() / count;
    library(all.into_iter().step_by(step).enumerate(), false);
}

/// Proves all records, from the one that `FROM` names.
fn whole<G: Oracle>() {
    let from = std::env::var("FROM").ok();
    let from = from.and_then(|text| text.parse().ok()).unwrap_or(0);
    library(records::<G>().into_iter().enumerate().skip(from), true);
}

/// Proves puzzles that attempts at every type and level find, so many of each.
fn found<G: Oracle>(each: usize) {
    for (kind, card) in G::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let made = (0..2_000).filter_map(|number| {
                attempt::<G>(kind, aim, &mut stream(11, number), &mut proof_budget())
            });
            for puzzle in made.take(each) {
                is_proved(kind, &puzzle.position, &puzzle.solution);
            }
        }
    }
}

macro_rules! tests {
    ($($game:ident $few:ident $sample:ident $library:ident $found:ident $count:literal $each:literal;)*) => { $(
        #[test]
        fn $few() {
            sample::<$game>($count);
        }

        #[test]
        #[ignore = "takes a minute in a release build"]
        fn $sample() {
            sample::<$game>(200);
        }

        #[test]
        #[ignore = "takes hours in a release build"]
        fn $library() {
            whole::<$game>();
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $found() {
            found::<$game>($each);
        }
    )* };
}

tests! {
    Octopus octopus_few octopus_sample octopus_library octopus_found 10 4;
    Themisto themisto_few themisto_sample themisto_library themisto_found 10 40;
    Ingenious ingenious_few ingenious_sample ingenious_library ingenious_found 10 4;
    Nebuchadnezzar nebuchadnezzar_few nebuchadnezzar_sample nebuchadnezzar_library nebuchadnezzar_found 20 20;
    Temple temple_few temple_sample temple_library temple_found 20 4;
}
