//! The libraries that ship: their files, and the days that are chosen from them.

use std::collections::HashSet;
use std::iter::successors;

use tessera_puzzles::day::{Day, FIRST_DAY};
use tessera_puzzles::library::{Library, LibraryId};
use tessera_puzzles::record::themes;
use tessera_puzzles::{Difficulty, PuzzleGame};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// From 2026-01-01 to 2045-12-31.
const DAYS: usize = 7305;

macro_rules! libraries {
    ($($game:ident $id:literal;)*) => {
        /// Does something for every game.
        fn each(visitor: &mut impl Visitor) {
            $(visitor.visit::<$game>($id, &library::<$game>(include_str!(concat!("../library/", $id, ".txt"))));)*
        }
    };
}

libraries! {
    Octopus "octopus";
    Themisto "themisto";
    Ingenious "ingenious";
    Nebuchadnezzar "nebuchadnezzar";
    Temple "temple";
}

trait Visitor {
    fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library);
}

fn library<G: PuzzleGame>(text: &str) -> Library {
    Library::read::<G>(text).expect("a library")
}

#[test]
fn records_have_the_ids_of_their_contents_and_all_types_levels_and_themes_occur() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            assert!(
                library.entries().is_sorted_by(|one, next| one.id < next.id),
                "{game}"
            );
            let mut seen = HashSet::new();
            let mut missing: HashSet<&str> = themes::<G>().map(|card| card.id).collect();
            for entry in library.entries() {
                let record = entry.record::<G>().expect("a record");
                let own = LibraryId::of::<G>(game, record.kind, record.task, &record.position);
                assert_eq!(own, entry.id, "{game}");
                let card = &G::KINDS[record.kind];
                assert!(card.ratings().contains(&record.rating), "{own}");
                assert!(record.beauty <= 1000 && record.task.moves() > 0, "{own}");
                let may = |theme: &&str| G::may_have(record.kind, theme);
                assert!(record.themes.iter().all(may), "{own}");
                record
                    .themes
                    .iter()
                    .for_each(|theme| _ = missing.remove(theme));
                seen.insert((record.kind, record.level()));
            }
            assert!(missing.is_empty(), "{game} has no {missing:?}");
            let kinds: HashSet<usize> = seen.iter().map(|&(kind, _)| kind).collect();
            let levels: HashSet<Difficulty> = seen.iter().map(|&(_, level)| level).collect();
            assert_eq!((kinds.len(), levels.len()), (G::KINDS.len(), 5), "{game}");
        }
    }
    each(&mut Check);
}

#[test]
fn no_puzzle_comes_twice_in_twenty_years_under_any_of_twenty_secrets() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            let end = successors(Some(FIRST_DAY), |day| Some(day.next()))
                .nth(DAYS)
                .expect("a day");
            let mut firsts = HashSet::new();
            for secret in 0..20 {
                let secret = format!("secret {secret}");
                for level in Difficulty::ALL {
                    let order = library.order::<G>(&secret, game, level, 1);
                    let ids: HashSet<LibraryId> = order.iter().map(|entry| entry.id).collect();
                    assert_eq!(ids.len(), order.len(), "{game}");
                    assert!(
                        end.turns_before(level) <= order.len(),
                        "{game} {}",
                        level.number()
                    );
                    assert!(order.iter().all(|entry| entry.level() == level), "{game}");
                    firsts.insert((level, order[0].id));
                }
            }
            assert!(firsts.len() > 90, "{game}: the secret decides the order");
        }
    }
    each(&mut Check);
}

#[test]
fn days_take_turns_in_the_order_of_their_level() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            let days = successors(Some(FIRST_DAY), |day| Some(day.next()));
            for day in days.step_by(307).take(24) {
                let level = day.difficulty();
                let order = library.order::<G>("secret", game, level, 1);
                let own = library.of_day::<G>("secret", game, day).expect("a puzzle");
                assert_eq!(own.id, order[day.turns_before(level)].id, "{game} {day}");
                assert_eq!(own.level(), level, "{game} {day}");
            }
            let before = Day::read("2025-12-31").expect("a day");
            assert!(library.of_day::<G>("secret", game, before).is_none());
        }
    }
    each(&mut Check);
}

/// Twelve puzzles of level 1, with `between` after the first eight.
fn with_editions(between: &str) -> Library {
    let text = include_str!("../library/temple.txt");
    let of_level = |line: &&str| {
        let rating = line
            .split(' ')
            .nth(3)
            .and_then(|rating| rating.parse::<u32>().ok());
        rating.is_some_and(|rating| rating < 900)
    };
    let puzzles: Vec<&str> = text.lines().filter(of_level).take(12).collect();
    let id = |at: usize| puzzles[at].split(' ').next().expect("an id");
    let between = between
        .replace("{0}", id(0))
        .replace("{1}", id(1))
        .replace("{8}", id(8));
    let (first, second) = puzzles.split_at(8);
    let text = format!(
        "edition 1 2026-01-01\n{}\n{between}\n{}",
        first.join("\n"),
        second.join("\n")
    );
    library::<Temple>(&text)
}

#[test]
fn a_new_edition_keeps_earlier_days_and_repeats_none() {
    let both = with_editions("edition 2 2026-02-02");
    let monday = |week: usize| {
        let monday = Day::read("2026-01-05").expect("a Monday");
        successors(Some(monday), |day| Some(day.next()))
            .nth(7 * week)
            .expect("a day")
    };
    let ids = |library: &Library, weeks: usize| -> Vec<LibraryId> {
        let puzzle = |week| {
            library
                .of_day::<Temple>("secret", "temple", monday(week))
                .expect("a puzzle")
                .id
        };
        (0..weeks).map(puzzle).collect()
    };
    let alone = with_editions("edition 2 2099-01-01");
    // The fifth Monday is 2026-02-02.
    assert_eq!(ids(&both, 4), ids(&alone, 4));
    let all: HashSet<LibraryId> = ids(&both, 12).into_iter().collect();
    assert_eq!(all.len(), 12);
    assert_eq!(ids(&alone, 16)[..8], ids(&alone, 16)[8..]);
}

#[test]
fn a_withdrawn_puzzle_keeps_its_days_unless_another_one_is_named() {
    let kept = with_editions("edition 2 2026-01-01\nwithdrawn {0}");
    let level = Difficulty::MIN;
    let order = |library: &Library| -> HashSet<LibraryId> {
        let order = library.order::<Temple>("secret", "temple", level, 2);
        order.iter().map(|entry| entry.id).collect()
    };
    assert_eq!(order(&kept).len(), 12);
    let filter = tessera_puzzles::filter::Filter::any::<Temple>();
    assert_eq!(kept.matching::<Temple>(2, &filter).count(), 11);
    assert_eq!(kept.matching::<Temple>(1, &filter).count(), 8);
    let replaced = with_editions("edition 2 2026-01-01\nsubstitute {1} {8}");
    assert_eq!(order(&replaced).len(), 11);
    let mondays = successors(Day::read("2026-01-05"), |day| Some(day.next()))
        .step_by(7)
        .take(11);
    let ids = mondays.map(|day| {
        replaced
            .of_day::<Temple>("secret", "temple", day)
            .expect("a puzzle")
            .id
    });
    let ids: HashSet<LibraryId> = ids.collect();
    let missing: Vec<LibraryId> = replaced
        .entries()
        .iter()
        .map(|entry| entry.id)
        .filter(|id| !ids.contains(id))
        .collect();
    assert_eq!((ids.len(), missing.len()), (11, 1));
}
