//! Puzzles are proved once more, by plain recursion over the rules that shares no code with the search: the committed
//! samples, every puzzle of a day of 2026, and some of later days.
//!
//! `cargo test` looks at a few of each; all of them take minutes to hours:
//!
//!     cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored --nocapture --skip ten_thousand
//!
//! Ten thousand of a game take one to twenty minutes. A run tells how many it has proved, and another goes on from there:
//!
//!     PROVED=2000 cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored --nocapture themisto_ten_thousand

#![allow(clippy::print_stdout)] // The long runs tell how far they are.

use std::path::Path;

use serde_json::Value;
use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::generator::may_have;
use tessera_puzzles::{Difficulty, PuzzleGame, Recipe, Task, calendar, id, shelf};
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
    /// What ids and samples call the game.
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

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn puzzle_of<G: Oracle>(id: &str) -> Puzzle<G> {
    let recipe =
        id::read(G::ID, G::GENERATOR, G::KINDS, id).unwrap_or_else(|e| panic!("{id}: {e}"));
    attempt::<G>(&recipe, &mut proof_budget())
        .unwrap_or_else(|| panic!("{id} makes no puzzle any more"))
}

/// Proves that at each step of the solution the solver's move is the only one, and worth what the certificate says.
fn prove<G: Oracle>(id: &str, puzzle: &Puzzle<G>) {
    let gap = G::KINDS[puzzle.recipe.kind].gap;
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task());
    for (at, &m) in puzzle.solution.line.iter().enumerate() {
        if let Some(step) = puzzle.solution.steps.iter().find(|step| step.at == at) {
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
    if let Task::Win { .. } = puzzle.task() {
        assert!(
            walk.winners().iter().any(|seat| seat == puzzle.solver),
            "{id} does not win"
        );
    }
}

/// The committed sample of a game: it is what the bulk command makes, so ids are pinned as well.
fn sample<G: Oracle>(every: usize) {
    let text = data(&format!("{}.jsonl", G::ID));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.len() >= 200, "{} has {} puzzles", G::ID, lines.len());
    for (i, line) in lines.iter().enumerate().step_by(every) {
        let record: Value = serde_json::from_str(line).expect("JSON");
        let id = record["id"].as_str().expect("an id");
        let puzzle = puzzle_of::<G>(id);
        assert_eq!(
            record["key"],
            puzzle.position.key(),
            "{id} is another puzzle now"
        );
        assert_eq!(
            record["rating"], puzzle.rating,
            "{id} is rated otherwise now"
        );
        // What the card of the kind says holds for the puzzle.
        let kind = puzzle.recipe.kind;
        assert!(G::KINDS[kind].ratings().contains(&puzzle.rating), "{id}");
        assert!(
            puzzle.themes.iter().all(|theme| may_have::<G>(kind, theme)),
            "{id}"
        );
        let has_both = |pair: &[&str; 2]| pair.iter().all(|theme| puzzle.themes.contains(theme));
        assert!(!G::EXCLUSIVE_THEMES.iter().any(has_both), "{id}");
        let horizon = puzzle.position.horizon(kind, puzzle.task());
        assert!(
            G::question(kind, horizon).contains(&horizon.to_string()),
            "{id}"
        );
        let mut walk = puzzle.position.clone();
        for (m, stated) in puzzle
            .solution
            .line
            .iter()
            .zip(record["moves"].as_array().expect("moves"))
        {
            assert_eq!(*stated, walk.notation(*m), "{id} has another solution now");
            walk.play(*m);
        }
        prove(id, &puzzle);
        if every == 1 && i % 20 == 0 {
            println!("{} {i}", G::ID);
        }
    }
}

/// The puzzles of the days of 2026 under the public secret, pinned.
fn days<G: Oracle>(every: usize) {
    let text = data("days_2026.txt");
    let own = text.lines().filter_map(|line| {
        let (date, id) = line.split_once(' ')?;
        let game = id
            .split('-')
            .next()?
            .trim_end_matches(|c: char| c.is_ascii_digit());
        (game == G::ID).then_some((date, id))
    });
    let mut seen = std::collections::HashSet::new();
    let (mut number, mut repeated) = (0, 0);
    for (date, id) in own {
        number += 1;
        if (number - 1) % every != 0 {
            continue;
        }
        let puzzle = puzzle_of::<G>(id);
        if !seen.insert(puzzle.position.canonical().0) {
            println!("{date} repeats an earlier day: {id}");
            repeated += 1;
        }
        prove(id, &puzzle);
    }
    assert_eq!(number, 365, "{}", G::ID);
    // Days do not know each other; that some easy puzzle comes again must stay rare.
    assert!(
        repeated <= 8,
        "{} days of {} repeat earlier ones",
        repeated,
        G::ID
    );
}

/// Some puzzles of the days from 2027 on.
fn later_days<G: Oracle>(every: usize) {
    let all = Difficulty::ALL
        .into_iter()
        .flat_map(|level| calendar::recipes::<G>(G::ID, level).expect("the calendar can be read"));
    for recipe in all.step_by(every) {
        let id = id::write(G::ID, G::KINDS, &recipe);
        prove(&id, &puzzle_of::<G>(&id));
    }
}

/// Puzzles of later versions than the first, offered or not yet: so many of every kind, from the shelf or else each found by a
/// few hundred attempts.
fn newer<G: Oracle>(of_kind: usize) {
    for (kind, card) in G::KINDS.iter().enumerate() {
        if card.generator == 1 {
            continue;
        }
        let mut found = 0;
        for &aim in card.difficulties {
            let recipe = |attempt| Recipe {
                kind,
                aim,
                seed: 11,
                attempt,
            };
            let recipes =
                shelf::recipes::<G>(kind, aim).unwrap_or_else(|| (0..2_000).map(recipe).collect());
            let made =
                (recipes.iter()).filter_map(|recipe| attempt::<G>(recipe, &mut proof_budget()));
            for puzzle in made.take(of_kind) {
                let id = id::write(G::ID, G::KINDS, &puzzle.recipe);
                assert_eq!(
                    id::read(G::ID, card.generator, G::KINDS, &id),
                    Ok(puzzle.recipe)
                );
                assert_eq!(
                    id::read(G::ID, G::GENERATOR, G::KINDS, &id).is_ok(),
                    card.generator <= G::GENERATOR,
                    "{id} can be asked for when its version is offered"
                );
                prove(&id, &puzzle);
                found += 1;
            }
        }
        assert!(found >= of_kind, "{}", card.id);
    }
}

/// Every puzzle of the shelf of a game.
fn shelved<G: Oracle>() {
    let mut proved = 0;
    for (kind, card) in G::KINDS.iter().enumerate() {
        for &aim in card.difficulties {
            for recipe in shelf::recipes::<G>(kind, aim).unwrap_or_default() {
                let id = id::write(G::ID, G::KINDS, &recipe);
                prove(&id, &puzzle_of::<G>(&id));
                proved += 1;
            }
        }
    }
    assert!(proved > 0, "nothing is on the shelf");
}

/// Ten thousand puzzles: those of all days from 2027 on, then of every kind and level what so many attempts make. So many as
/// an earlier run has proved are only made.
fn ten_thousand<G: Oracle>() {
    const PUZZLES: usize = 10_000;
    let earlier = std::env::var("PROVED").map_or(0, |n| n.parse().expect("PROVED is a number"));
    let days = (Difficulty::ALL.into_iter())
        .flat_map(|level| calendar::recipes::<G>(G::ID, level).expect("the calendar can be read"));
    let wished = (0..).flat_map(|attempt| {
        (G::KINDS.iter().enumerate()).flat_map(move |(kind, card)| {
            let recipe = move |&aim| Recipe {
                kind,
                aim,
                seed: 12,
                attempt,
            };
            card.difficulties.iter().map(recipe)
        })
    });
    let made = (days.chain(wished)).filter_map(|recipe| attempt::<G>(&recipe, &mut proof_budget()));
    for (puzzle, number) in made.zip(1..=PUZZLES) {
        if number > earlier {
            prove(&id::write(G::ID, G::KINDS, &puzzle.recipe), &puzzle);
        }
        if number % 100 == 0 {
            println!("{} {number}", G::ID);
        }
    }
}

#[test]
#[ignore = "takes minutes in a release build"]
fn octopus_shelf() {
    shelved::<Octopus>();
}

#[test]
#[ignore = "takes minutes in a release build"]
fn themisto_newer() {
    newer::<Themisto>(40);
}

#[test]
#[ignore = "takes minutes in a release build"]
fn octopus_newer() {
    newer::<Octopus>(4);
}

#[test]
#[ignore = "takes minutes in a release build"]
fn temple_newer() {
    newer::<Temple>(4);
}

#[test]
#[ignore = "takes minutes in a release build"]
fn ingenious_newer() {
    newer::<Ingenious>(4);
}

#[test]
#[ignore = "takes minutes in a release build"]
fn nebuchadnezzar_newer() {
    newer::<Nebuchadnezzar>(20);
}

macro_rules! tests {
    ($($game:ident $few:ident $sample:ident $days:ident $ten_thousand:ident $every:literal;)*) => { $(
        #[test]
        fn $few() {
            sample::<$game>($every);
            days::<$game>(4 * $every);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $sample() {
            sample::<$game>(1);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $days() {
            days::<$game>(1);
            later_days::<$game>(150);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $ten_thousand() {
            ten_thousand::<$game>();
        }
    )* };
}

tests! {
    Octopus octopus_few octopus_sample octopus_days octopus_ten_thousand 40;
    Themisto themisto_few themisto_sample themisto_days themisto_ten_thousand 40;
    Ingenious ingenious_few ingenious_sample ingenious_days ingenious_ten_thousand 40;
    Nebuchadnezzar nebuchadnezzar_few nebuchadnezzar_sample nebuchadnezzar_days nebuchadnezzar_ten_thousand 40;
    Temple temple_few temple_sample temple_days temple_ten_thousand 40;
}
