//! A released generator is frozen: what it makes of a recipe stays the same to the last hint, and so does which attempts
//! fail. Kept in `data/frozen/`, a file for each version of each game. Only a new version of the generator has other
//! puzzles; after a change of hints or themes that is meant, or of a version that is not offered yet, run with
//! `UPDATE_SNAPSHOTS=1`, and read the difference.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::generator::{may_have, themes};
use tessera_puzzles::{Difficulty, PuzzleGame, Recipe, id};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// The version of the generator that the samples (`data/*.jsonl`) are of.
const FIRST: u32 = 1;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

/// Everything that a puzzle says of itself: what is asked, every value of its proof, and its hints at each step.
fn described<G: PuzzleGame>(name: &str, puzzle: &Puzzle<G>) -> String {
    let solution = &puzzle.solution;
    let kind = puzzle.recipe.kind;
    assert!(
        puzzle.themes.iter().all(|theme| may_have::<G>(kind, theme)),
        "{name}"
    );
    let (key, task) = (puzzle.position.key(), puzzle.task());
    let (rating, themes) = (puzzle.rating, puzzle.themes.join(" "));
    let question = G::question(kind, puzzle.position.horizon(kind, task));
    let nodes = solution.nodes;
    let mut text = format!("{name} {rating} [{themes}]\n  {key}\n  {question} {nodes} nodes\n");
    let mut walk = puzzle.position.clone();
    for (at, &m) in solution.line.iter().enumerate() {
        if let Some(step) = solution.steps.iter().find(|step| step.at == at) {
            let mut values: Vec<(f64, u32)> = Vec::new();
            for choice in &step.moves {
                match values.last_mut() {
                    Some((value, count)) if *value == choice.value => *count += 1,
                    _ => values.push((choice.value, 1)),
                }
            }
            let values: Vec<_> = (values.iter())
                .map(|(value, count)| format!("{count} of {value:.4}"))
                .collect();
            let remark = walk.remark(m, task).unwrap_or_default();
            let mut hints = walk.hints(kind, &[m]).to_vec();
            hints.push(remark);
            let _ = writeln!(
                text,
                "  {}\n    {}",
                values.join(", "),
                hints.join("\n    ")
            );
        }
        let _ = writeln!(text, "  {}", walk.notation(m));
        walk.play(m);
    }
    text
}

/// What the committed sample says of each of its puzzles, every tenth of them in full, and the first attempts of every kind
/// and aim.
fn first<G: PuzzleGame>(game: &str) {
    let mut text = format!("generator {FIRST}\n");
    let sample = std::fs::read_to_string(data(&format!("{game}.jsonl"))).expect("a sample");
    for (number, line) in sample.lines().enumerate() {
        let record: Value = serde_json::from_str(line).expect("JSON");
        let name = record["id"].as_str().expect("an id");
        let recipe = id::read(game, FIRST, G::KINDS, name).expect("a recipe");
        let puzzle = attempt::<G>(&recipe, &mut proof_budget()).expect("a puzzle");
        assert_eq!(record["key"], puzzle.position.key(), "{name}");
        assert_eq!(record["rating"], puzzle.rating, "{name}");
        let themes: Vec<_> = (record["themes"].as_array().expect("themes").iter())
            .filter_map(|theme| theme["id"].as_str())
            // The samples are older than the list of themes.
            .filter(|&id| themes::<G>(FIRST).any(|theme| theme.id == id))
            .collect();
        assert_eq!(themes, puzzle.themes, "{name}");
        if number % 10 == 5 {
            text += &described(name, &puzzle);
        }
    }
    text += &attempts::<G>(game, FIRST, 12);
    is_kept(game, &text);
}

/// The first attempts of every kind and aim that a later version introduced.
fn later<G: PuzzleGame>(game: &str, version: u32, each: u32) {
    let text = format!(
        "generator {version}\n{}",
        attempts::<G>(game, version, each)
    );
    let kinds = (G::KINDS.iter()).filter(|card| card.generator == version);
    let puzzles = text.matches("nodes\n").count();
    assert!(puzzles > 2 * kinds.count(), "{game} has puzzles");
    is_kept(&format!("{game}-{version}"), &text);
}

/// What becomes of so many attempts of every kind and aim that a version introduced.
fn attempts<G: PuzzleGame>(game: &str, version: u32, each: u32) -> String {
    let mut text = String::new();
    let introduced = |&kind: &usize| G::KINDS[kind].generator == version;
    for kind in (0..G::KINDS.len()).filter(introduced) {
        let themes: Vec<_> = (themes::<G>(version).map(|theme| theme.id))
            .filter(|theme| may_have::<G>(kind, theme))
            .collect();
        let _ = writeln!(text, "{} may have {}", G::KINDS[kind].id, themes.join(" "));
        for aim in Difficulty::MIN.nearest() {
            for number in 0..each {
                let recipe = Recipe {
                    kind,
                    aim,
                    seed: 1,
                    attempt: number,
                };
                let made = attempt::<G>(&recipe, &mut proof_budget());
                let name = id::write(game, G::KINDS, &recipe);
                text += &made.map_or_else(
                    || format!("{name} makes none\n"),
                    |puzzle| described(&name, &puzzle),
                );
            }
        }
    }
    text
}

/// Compares a text with the kept one of this name.
fn is_kept(name: &str, text: &str) {
    let path = data(&format!("frozen/{name}.txt"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, text).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("the file is there");
    for (number, (new, old)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(new, old, "{name}, line {}", number + 1);
    }
    assert_eq!(text.len(), kept.len(), "{name}");
}

macro_rules! tests {
    ($($game:ident $id:literal $first:ident $second:ident $each:literal;)*) => { $(
        #[test]
        fn $first() {
            first::<$game>($id);
        }

        #[test]
        fn $second() {
            later::<$game>($id, 2, $each);
        }
    )* };
}

tests! {
    Octopus "octopus" first_of_octopus second_of_octopus 4;
    Themisto "themisto" first_of_themisto second_of_themisto 8;
    Ingenious "ingenious" first_of_ingenious second_of_ingenious 3;
    Nebuchadnezzar "nebuchadnezzar" first_of_nebuchadnezzar second_of_nebuchadnezzar 8;
    Temple "temple" first_of_temple second_of_temple 8;
}

#[test]
fn third_of_themisto() {
    later::<Themisto>("themisto", 3, 24);
}

#[test]
fn fourth_of_themisto() {
    later::<Themisto>("themisto", 4, 4);
}
