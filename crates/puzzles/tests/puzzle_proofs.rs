//! Puzzles are proved once more, by plain recursion over the rules that shares no code with the search: the records of
//! the library, and puzzles that attempts find.
//!
//! `cargo test` proves a sample of the records of each game. All of them take about an hour and a half;
//! `FROM=2000` goes on with record 2000, and `TYPE=squeeze` proves only records of that type:
//!
//!     cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored --nocapture octopus_library

#![allow(clippy::print_stdout)] // The long runs print how far they are.

use tessera_puzzles::fresh::{generate, stream};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Record;
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

#[allow(unreachable_pub)] // The oracles stand alone.
mod puzzle_oracle;

use puzzle_oracle::{Oracle, is_proved, records};

/// Proves records again, and repeats their measurements.
fn library<G: Oracle>(records: impl IntoIterator<Item = (usize, Record<G>)>, tell: bool) {
    for (number, record) in records {
        let (kind, key) = (record.kind, record.position.key());
        let candidate =
            tessera_puzzles::Candidate { position: record.position.clone(), task: record.task };
        let puzzle = Puzzle::prove(kind, candidate, record.source, &mut proof_budget());
        let puzzle = puzzle.unwrap_or_else(|unsound| panic!("{key}: {unsound:?}"));
        let own = Record { estimate: record.estimate, ..puzzle.record.clone() };
        assert_eq!(own, record, "{key}");
        let has_both = |pair: &[&str; 2]| pair.iter().all(|theme| record.themes.contains(theme));
        assert!(!G::EXCLUSIVE_THEMES.iter().any(has_both), "{key}");
        let horizon = record.position.horizon(kind, record.task);
        let question = G::question(kind, horizon).to_string();
        let told = match G::KINDS[record.kind].id {
            "best-line" if horizon == 2 => "both of your tiles".to_owned(),
            "two-turns" => "two turns in a row".to_owned(),
            _ => horizon.to_string(),
        };
        assert!(horizon == 1 || question.contains(&told), "{question}");
        is_proved(kind, &record.position, &puzzle.solution);
        if tell && number % 100 == 0 {
            println!("{number}");
        }
    }
}

/// Proves a sample of about `count` records.
fn sample<G: Oracle>(count: usize) {
    let all = records::<G>();
    let step = all.len() / count;
    library(all.into_iter().step_by(step).enumerate(), false);
}

/// Proves all records from number `FROM` on; with `TYPE`, those of a type alone.
fn whole<G: Oracle>() {
    let from = std::env::var("FROM").ok();
    let from = from.and_then(|text| text.parse().ok()).unwrap_or(0);
    let only = std::env::var("TYPE").ok();
    let of_type =
        |record: &Record<G>| only.as_deref().is_none_or(|id| G::KINDS[record.kind].id == id);
    let some = records::<G>().into_iter().filter(of_type);
    library(some.enumerate().skip(from), true);
}

/// Proves `each` puzzles found by attempts at every type and level.
fn found<G: Oracle>(each: usize) {
    for (kind, card) in G::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let made = (0..2_000).filter_map(|number| {
                generate::<G>(kind, aim, &mut stream(11, number), &mut proof_budget())
            });
            for puzzle in made.take(each) {
                is_proved(kind, &puzzle.position, &puzzle.solution);
            }
        }
    }
}

macro_rules! tests {
    ($($game:ident $sample:ident $library:ident $found:ident $count:literal $each:literal;)*) => { $(
        #[test]
        fn $sample() {
            sample::<$game>($count);
        }

        #[test]
        #[ignore = "takes up to an hour in a release build"]
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
    Octopus octopus_sample octopus_library octopus_found 100 4;
    Themisto themisto_sample themisto_library themisto_found 60 40;
    Ingenious ingenious_sample ingenious_library ingenious_found 200 4;
    Nebuchadnezzar nebuchadnezzar_sample nebuchadnezzar_library nebuchadnezzar_found 2_000 20;
    Temple temple_sample temple_library temple_found 600 4;
}
