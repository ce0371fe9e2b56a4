//! Rules of thumb: one-line rules that find a first move without a look ahead. Few puzzles of the libraries may be solved
//! by one.

use std::collections::BTreeMap;

use tessera_puzzles::library::Library;
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Record;
use tessera_puzzles::{Generate as _, PuzzleGame};
use tessera_rules::game::{Game as _, Position as _};
use tessera_rules::ingenious::{Ingenious, Move as Placing};
use tessera_rules::nebuchadnezzar::{Move as Decision, Nebuchadnezzar, cells};
use tessera_rules::temple::Temple;

/// The puzzles of a library whose type and level are chosen, with their solutions, by type and level.
fn solved<G: PuzzleGame>(
    library: &str,
    chosen: impl Fn(&str, u8) -> bool,
) -> BTreeMap<(&'static str, u8), Vec<Puzzle<G>>> {
    let library = Library::read::<G>(library).expect("a library");
    let mut all: BTreeMap<_, Vec<Puzzle<G>>> = BTreeMap::new();
    for entry in library.entries() {
        let record: Record<G> = entry.record().expect("a record");
        let (kind, level) = (G::KINDS[record.kind].id, record.level().number());
        if chosen(kind, level) {
            let puzzle = Puzzle::of(record, &mut proof_budget()).expect("a puzzle");
            all.entry((kind, level)).or_default().push(puzzle);
        }
    }
    all
}

/// The first move of the solution.
fn first<G: PuzzleGame>(puzzle: &Puzzle<G>) -> G::Move {
    puzzle.solution.line[0]
}

/// The legal moves.
fn moves<G: PuzzleGame>(puzzle: &Puzzle<G>) -> Vec<G::Move> {
    let mut list = Vec::new();
    puzzle.position.moves(&mut list);
    list
}

/// True if a rule that rates moves names the first move of the solution alone.
fn names<G: PuzzleGame>(puzzle: &Puzzle<G>, rate: impl Fn(G::Move) -> Option<i64>) -> bool {
    let only = first(puzzle);
    rate(only).is_some() && (moves(puzzle).into_iter()).all(|m| m == only || rate(m) < rate(only))
}

/// Checks that a rule names the first move in at most `percent` per cent of the puzzles.
fn at_most<G: PuzzleGame>(
    percent: usize,
    cell: (&str, u8),
    puzzles: &[Puzzle<G>],
    is_named: impl Fn(&Puzzle<G>) -> bool,
) {
    let named = puzzles.iter().filter(|puzzle| is_named(puzzle)).count();
    assert!(
        100 * named <= percent * puzzles.len(),
        "{cell:?}: {named} of {}",
        puzzles.len()
    );
}

const NEBUCHADNEZZAR: &str = include_str!("../library/nebuchadnezzar.txt");

/// The number of discs of the mover next to the cell of a placement.
fn shelter(game: &Nebuchadnezzar, m: Decision) -> Option<i64> {
    let Decision::Place(cell) = m else {
        return None;
    };
    let beside = cells(game.side()).filter(|other| {
        let away = other.file().abs_diff(cell.file()) + other.rank().abs_diff(cell.rank());
        away == 1 && game.disc(*other) == Some(game.colour_to_move())
    });
    Some(beside.count() as i64)
}

#[test]
fn few_long_wins_begin_with_the_sheltered_placement() {
    // Sundays need all puzzles of `outnumbered`.
    let is_long = |kind: &str| {
        matches!(
            kind,
            "annihilate-in-3" | "annihilate-in-4" | "great-sacrifice"
        )
    };
    let all = solved::<Nebuchadnezzar>(NEBUCHADNEZZAR, |kind, level| level >= 3 && is_long(kind));
    assert_eq!(all.len(), 8);
    for (&cell, puzzles) in &all {
        // Days of level 3 need more puzzles than pass.
        let percent = if cell.1 == 3 { 53 } else { 30 };
        at_most(percent, cell, puzzles, |puzzle| {
            names(puzzle, |m| shelter(&puzzle.position, m))
        });
    }
}

#[test]
fn the_largest_capture_answers_a_zugzwang_at_the_lowest_level_alone() {
    let all = solved::<Nebuchadnezzar>(NEBUCHADNEZZAR, |kind, _| kind == "zugzwang");
    let discs = |m: Decision| match m {
        Decision::Capture(rectangle) => Some(i64::from(rectangle.area())),
        _ => None,
    };
    for (cell, puzzles) in &all {
        let largest = puzzles.iter().filter(|puzzle| names(puzzle, discs));
        let most = if cell.1 == 1 { 150 } else { 0 };
        assert!(largest.count() <= most, "{cell:?}");
    }
}

const INGENIOUS: &str = include_str!("../library/ingenious.txt");

/// The scores of the solver after a placement, in ascending order as one number.
fn standing(game: &Ingenious, m: Placing) -> i64 {
    let mut after = game.clone();
    after.play(m);
    let mut scores = after.scores(game.to_move());
    scores.sort_unstable();
    (scores.iter()).fold(0, |number, &score| 100 * number + i64::from(score))
}

fn is_end(kind: &str) -> bool {
    matches!(kind, "last-placements" | "level-the-scores")
}

#[test]
fn few_ends_are_solved_by_the_best_placement_for_oneself() {
    let all = solved::<Ingenious>(INGENIOUS, |kind, _| is_end(kind));
    assert_eq!(all.len(), 3);
    for (&cell, puzzles) in &all {
        // Days of level 2 need more puzzles than pass.
        let percent = if cell.1 == 2 { 42 } else { 30 };
        at_most(percent, cell, puzzles, |puzzle| {
            names(puzzle, |m| Some(standing(&puzzle.position, m)))
        });
    }
}

#[test]
fn ends_offer_five_placements_or_more() {
    for puzzles in solved::<Ingenious>(INGENIOUS, |kind, _| is_end(kind)).values() {
        for puzzle in puzzles {
            assert!(moves(puzzle).len() >= 5, "{}", puzzle.position.key());
        }
    }
}

#[test]
fn the_best_placement_that_earns_a_bonus_is_not_the_answer_from_level_4_on() {
    let all = solved::<Ingenious>(INGENIOUS, |kind, level| {
        kind == "earn-a-bonus" && level >= 4
    });
    assert_eq!(all.len(), 2);
    for (&cell, puzzles) in &all {
        at_most(0, cell, puzzles, |puzzle| {
            names(puzzle, |m| {
                let mut after = puzzle.position.clone();
                after.play(m);
                (after.bonus() > 0).then(|| standing(&puzzle.position, m))
            })
        });
    }
}

const TEMPLE: &str = include_str!("../library/temple.txt");

#[test]
fn no_pattern_of_temple_comes_more_than_twelve_times_a_level() {
    // Levels 4 and 5 keep all puzzles that they have until more are made.
    let is_counted = |kind: &str, level| level <= 3 && !matches!(kind, "lent-slot" | "give-room");
    let mut patterns: BTreeMap<_, usize> = BTreeMap::new();
    for ((_, level), puzzles) in solved::<Temple>(TEMPLE, is_counted) {
        for puzzle in puzzles {
            let pattern = puzzle.position.pattern(first(&puzzle));
            *patterns.entry((level, pattern)).or_default() += 1;
        }
    }
    assert!(patterns.len() > 700, "{}", patterns.len());
    assert!(patterns.values().all(|&count| count <= 12));
}
