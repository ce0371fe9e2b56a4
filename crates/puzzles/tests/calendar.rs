//! The calendars of all games have a puzzle for each day of twenty years, in an order that the secret decides. That all of
//! their puzzles are different up to symmetry, and have the level that they stand under, `tools/puzzle_repeats.rs` finds
//! out; here is a sample.

use std::collections::HashSet;
use std::iter::successors;

use tessera_puzzles::attempt::{attempt, proof_budget};
use tessera_puzzles::calendar::{recipe, recipes, round};
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

fn calendar<G: PuzzleGame>(game: &str, first: [&str; 3]) {
    let mut all = HashSet::new();
    for (level, count) in Difficulty::ALL.into_iter().zip(OF_LEVEL) {
        let own = recipes::<G>(game, level).expect("the calendar can be read");
        assert_eq!(own.len(), count, "{game}, level {}", level.number());
        for one in own.iter().step_by(count / SAMPLE) {
            let puzzle = attempt::<G>(one, &mut proof_budget()).expect("a puzzle");
            assert_eq!(puzzle.difficulty, level, "{one:?}");
        }
        has_orders_of_its_own::<G>(game, level, &own);
        all.extend(own);
    }
    assert_eq!(all.len(), DAYS, "{game} repeats a recipe");
    for (day, pinned) in days().zip(first) {
        let id = id::write(game, G::KINDS, &of_day::<G>(game, day));
        assert_eq!(id, pinned, "{day}: a released day may never change");
    }
    let puzzle = daily::<G>(PUBLIC_SECRET, game, CHANGEOVER, &mut proof_budget);
    let puzzle = puzzle.expect("a puzzle");
    assert_eq!(puzzle.recipe, of_day::<G>(game, CHANGEOVER));
    let before = Day::read("2026-12-31").expect("a day");
    assert_eq!(recipe::<G>(PUBLIC_SECRET, game, before), None);
}

/// Each secret and each round puts the same recipes into an order of its own, and days take them in that order.
fn has_orders_of_its_own<G: PuzzleGame>(game: &str, level: Difficulty, recipes: &[Recipe]) {
    let set = |order: &[Recipe]| order.iter().copied().collect::<HashSet<_>>();
    let orders = [
        (PUBLIC_SECRET, 0),
        (PUBLIC_SECRET, 1),
        ("another secret", 0),
    ];
    let orders = orders.map(|(secret, number)| {
        round::<G>(secret, game, level, number).expect("the calendar can be read")
    });
    for (number, order) in orders.iter().enumerate() {
        assert_eq!(set(order), set(recipes));
        for other in orders[..number].iter().map(Vec::as_slice).chain([recipes]) {
            let alike = order.iter().zip(other).filter(|(one, two)| one == two);
            assert!(alike.count() < 20, "{game} has the same order twice");
        }
    }
    let own = days().filter(|day| day.difficulty() == level);
    for (day, recipe) in own.zip(&orders[0]).take(5) {
        assert_eq!(of_day::<G>(game, day), *recipe, "{game} on {day}");
    }
    let own = days().skip(DAYS).filter(|day| day.difficulty() == level);
    let again = own
        .zip(&orders[1])
        .find(|(day, _)| day.turn() == Some(recipes.len()));
    let (day, recipe) = again.expect("a day");
    assert_eq!(of_day::<G>(game, day), *recipe, "{game} on {day}");
}

fn days() -> impl Iterator<Item = Day> {
    successors(Some(CHANGEOVER), |day| Some(day.next()))
}

fn of_day<G: PuzzleGame>(game: &str, day: Day) -> Recipe {
    recipe::<G>(PUBLIC_SECRET, game, day).expect("a recipe")
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
            "ingenious2-all-six-41zb-6m3-rqk",
            "ingenious2-two-placements-41zb-3er-81r",
            "ingenious2-earn-a-bonus-51zb-fcy-sy8",
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
            "temple2-avoid-21zb-c9-1yv",
            "temple2-avoid-51zb-2a3-rj3",
            "temple2-avoid-51zb-920-mqs",
        ],
    );
}
