//! Puzzles are proved once more, by plain recursion over the rules that shares no code with the search: the positions in
//! `data/`, five of each type, and puzzles that attempts find.
//!
//! `cargo test` proves a few; all of them take minutes:
//!
//!     cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored --nocapture

#![allow(clippy::print_stdout)] // The long runs print how far they are.

use std::path::Path;

use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::proof::prove;
use tessera_puzzles::{ProvedSolution, PuzzleGame, Recipe, Task, themes_of};
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
    /// Names the file of its positions.
    const ID: &'static str;

    fn worths(&self, task: Task) -> Vec<(Self::Move, f64)>;
}

macro_rules! oracle {
    ($($game:ident $id:literal $module:ident;)*) => { $(
        impl Oracle for $game {
            const ID: &'static str = $id;

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

/// The types, positions and tasks of a file of puzzles.
fn positions<G: Oracle>() -> Vec<(usize, G, Task)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(format!("{}.txt", G::ID));
    let text = std::fs::read_to_string(&path).expect("a file of positions");
    let read = |line: &str| {
        let mut parts = line.split('\t');
        let kind = parts.next()?;
        let kind = G::KINDS.iter().position(|card| card.id == kind)?;
        let position = G::from_key(parts.next()?).ok()?;
        let task: Vec<&str> = parts.next()?.split(' ').collect();
        let number = |text: &str| text.parse().ok();
        let task = match task[..] {
            ["win", moves] => Task::Win {
                moves: number(moves)?,
            },
            ["hold", within] => Task::Hold {
                within: number(within)?,
            },
            ["best", moves, horizon] => Task::Best {
                moves: number(moves)?,
                horizon: number(horizon)?,
            },
            _ => return None,
        };
        Some((kind, position, task))
    };
    let lines = text.lines();
    lines
        .map(|line| read(line).unwrap_or_else(|| panic!("{line}")))
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

/// Proves positions out of the file of a game, and that what the card of the type says holds for the puzzle.
fn sample<G: Oracle>(every: usize) {
    let all = positions::<G>();
    assert_eq!(all.len(), 5 * G::KINDS.len(), "five of each type");
    for (i, (kind, position, task)) in all.iter().enumerate().step_by(every) {
        let (kind, key) = (*kind, position.key());
        let solution = prove(kind, position, *task, &mut proof_budget()).expect(&key);
        assert_eq!(solution.task, *task, "{key}: the line is shorter");
        let rating = G::rating(position, kind, &solution);
        assert!(
            G::KINDS[kind].ratings().contains(&rating),
            "{key}: {rating}"
        );
        let themes = themes_of(kind, position, &solution);
        let has_both = |pair: &[&str; 2]| pair.iter().all(|theme| themes.contains(theme));
        assert!(!G::EXCLUSIVE_THEMES.iter().any(has_both), "{key}");
        let horizon = position.horizon(kind, *task);
        let question = G::question(kind, horizon);
        assert!(question.contains(&horizon.to_string()), "{question}");
        is_proved(kind, position, &solution);
        if every == 1 && i % 20 == 0 {
            println!("{} {i}", G::ID);
        }
    }
}

/// Proves puzzles that attempts at every type and level find, so many of each.
fn found<G: Oracle>(each: usize) {
    for (kind, card) in G::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            let of_number = |attempt| Recipe {
                kind,
                aim,
                seed: 11,
                attempt,
            };
            let made = (0..2_000).map(of_number);
            let made = made.filter_map(|recipe| attempt::<G>(&recipe, &mut proof_budget()));
            for puzzle in made.take(each) {
                is_proved(kind, &puzzle.position, &puzzle.solution);
            }
        }
    }
}

macro_rules! tests {
    ($($game:ident $few:ident $sample:ident $found:ident $every:literal $each:literal;)*) => { $(
        #[test]
        fn $few() {
            sample::<$game>($every);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $sample() {
            sample::<$game>(1);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $found() {
            found::<$game>($each);
        }
    )* };
}

tests! {
    Octopus octopus_few octopus_sample octopus_found 9 4;
    Themisto themisto_few themisto_sample themisto_found 7 40;
    Ingenious ingenious_few ingenious_sample ingenious_found 6 4;
    Nebuchadnezzar nebuchadnezzar_few nebuchadnezzar_sample nebuchadnezzar_found 3 20;
    Temple temple_few temple_sample temple_found 3 4;
}
