//! The calendars of all games have a puzzle for each day of twenty years, in an order that the secret decides. That all of
//! their puzzles are different up to symmetry, and have the level that they stand under, `tools/puzzle_repeats.rs` finds
//! out; here is a sample.

use std::collections::HashSet;
use std::iter::successors;

use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::calendar::{recipe, recipes};
use tessera_puzzles::daily::{PUBLIC_SECRET, daily};
use tessera_puzzles::day::{CHANGEOVER, Day};
use tessera_puzzles::{Difficulty, PuzzleGame, Recipe, id};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// From 2027-01-01 to 2046-12-31.
const DAYS: usize = 7305;
/// How many of them have each level.
const OF_LEVEL: [usize; 5] = [1044, 2086, 2087, 1044, 1044];
/// Two puzzles of each level are made.
const SAMPLE: usize = 2;

fn days() -> impl Iterator<Item = Day> {
    successors(Some(CHANGEOVER), |day| Some(day.next()))
}

fn of_level<G: PuzzleGame>(game: &str, level: Difficulty) -> Vec<Recipe> {
    recipes::<G>(game, level).expect("the calendar can be read")
}

/// The recipes of the days under a secret.
fn ordered<G: PuzzleGame>(
    game: &str,
    secret: &str,
    days: impl Iterator<Item = Day>,
) -> Vec<Recipe> {
    days.map(|day| recipe::<G>(secret, game, day).expect("a recipe"))
        .collect()
}

fn calendar<G: PuzzleGame>(game: &str, first: [&str; 3]) {
    let mut all = HashSet::new();
    for (level, count) in Difficulty::ALL.into_iter().zip(OF_LEVEL) {
        let own = of_level::<G>(game, level);
        assert_eq!(own.len(), count, "{game}, level {}", level.number());
        for one in own.iter().step_by(count / SAMPLE) {
            let puzzle = attempt::<G>(one, &mut proof_budget()).expect("a puzzle");
            assert_eq!(puzzle.difficulty, level, "{one:?}");
        }
        all.extend(own);
    }
    assert_eq!(all.len(), DAYS, "{game} repeats a recipe");

    // Any secret puts the same recipes into an order of its own.
    let own = ordered::<G>(game, PUBLIC_SECRET, days().take(DAYS));
    let other = ordered::<G>(game, "another secret", days().take(DAYS));
    let later = ordered::<G>(game, PUBLIC_SECRET, days().skip(DAYS).take(DAYS));
    assert_eq!(own.iter().copied().collect::<HashSet<_>>(), all);
    assert_eq!(other.iter().copied().collect::<HashSet<_>>(), all);
    for another in [other, later] {
        let alike = own.iter().zip(&another).filter(|(one, two)| one == two);
        assert!(alike.count() < 100, "{game} has the same order twice");
    }
    for (one, day) in own.iter().zip(days()).take(100) {
        let level = of_level::<G>(game, day.difficulty());
        assert!(level.contains(one), "{game} on {day}");
    }
    for ((one, day), pinned) in own.iter().zip(days()).zip(first) {
        let id = id::write(game, G::KINDS, one);
        assert_eq!(id, pinned, "{day}: a released day may never change");
    }
    let puzzle = daily::<G>(PUBLIC_SECRET, game, CHANGEOVER, &mut proof_budget);
    assert_eq!(puzzle.map(|puzzle| puzzle.recipe), own.first().copied());
    let before = Day::read("2026-12-31").expect("a day");
    assert_eq!(recipe::<G>(PUBLIC_SECRET, game, before), None);
}

#[test]
fn of_octopus() {
    calendar::<Octopus>(
        "octopus",
        [
            "octopus2-win-the-endgame-21zb-sf-f06",
            "octopus2-sacrifice-31zb-89-wtw",
            "octopus2-which-tile-to-keep-51zb-e2-fer",
        ],
    );
}

#[test]
fn of_themisto() {
    calendar::<Themisto>(
        "themisto",
        [
            "themisto2-two-turns-21zb-6zd-yb3",
            "themisto2-zugzwang-31zb-1tk-294",
            "themisto2-win-in-3-51zb-vnd-b35",
        ],
    );
}

#[test]
fn of_ingenious() {
    calendar::<Ingenious>(
        "ingenious",
        [
            "ingenious1-raise-the-lowest-21zb-ena-4nj",
            "ingenious1-raise-the-lowest-21zb-ew5-10k",
            "ingenious1-raise-the-lowest-31zb-4be3-s68",
        ],
    );
}

#[test]
fn of_nebuchadnezzar() {
    calendar::<Nebuchadnezzar>(
        "nebuchadnezzar",
        [
            "nebuchadnezzar2-annihilate-in-3-21zb-976-sc2",
            "nebuchadnezzar2-only-capture-41zb-194-71d",
            "nebuchadnezzar2-annihilate-in-4-41zb-g2-qdw",
        ],
    );
}

#[test]
fn of_temple() {
    calendar::<Temple>(
        "temple",
        [
            "temple1-avoid-21zb-nw9-qw7",
            "temple1-strand-in-2-41zb-5871-2fa",
            "temple1-avoid-41zb-13x1-49y",
        ],
    );
}
