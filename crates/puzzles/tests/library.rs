//! The libraries that ship: their files, and the days that are chosen from them.

use std::collections::HashSet;
use std::iter::successors;

use tessera_puzzles::day::{Day, FIRST_DAY};
use tessera_puzzles::library::{Entry, Library, LibraryId};
use tessera_puzzles::record::themes;
use tessera_puzzles::{Difficulty, PuzzleGame};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// From 2026-01-01 to 2035-12-31.
const DAYS: usize = 3652;
/// Days of seven years, in which types change.
const MANY_DAYS: usize = 7 * 365;
/// Days of five years, in which puzzles are near the level of their day.
const FEW_DAYS: usize = 5 * 365;

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
            assert!(library.entries().is_sorted_by(|one, next| one.id < next.id), "{game}");
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
                record.themes.iter().for_each(|theme| _ = missing.remove(theme));
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

/// The puzzles of the first days under each of twenty secrets.
fn under_twenty_secrets<G: PuzzleGame>(
    game: &str,
    library: &Library,
    days: usize,
    mut check: impl FnMut(&[&Entry]),
) {
    for secret in 0..20 {
        let secret = format!("secret {secret}");
        let days: Vec<&Entry> = library.days::<G>(&secret, game).take(days).collect();
        check(&days);
    }
}

fn all_days() -> impl Iterator<Item = Day> {
    successors(Some(FIRST_DAY), |day| Some(day.next()))
}

#[test]
fn no_puzzle_comes_twice_in_ten_years_under_any_of_twenty_secrets() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            let mut firsts = HashSet::new();
            under_twenty_secrets::<G>(game, library, DAYS, |days| {
                let ids: HashSet<LibraryId> = days.iter().map(|entry| entry.id).collect();
                assert_eq!(ids.len(), DAYS, "{game}");
                firsts.extend(days[..7].iter().map(|entry| entry.id));
            });
            assert!(firsts.len() > 130, "{game}: the secret decides the order");
        }
    }
    each(&mut Check);
}

#[test]
fn no_type_comes_more_than_twice_in_four_weeks_of_a_weekday_under_any_of_twenty_secrets() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            under_twenty_secrets::<G>(game, library, MANY_DAYS, |days| {
                let kind = |entry: &Entry| entry.record::<G>().expect("a record").kind;
                let kinds: Vec<usize> = days.iter().map(|entry| kind(entry)).collect();
                for (day, &kind) in kinds.iter().enumerate() {
                    let before = (1..4).filter_map(|weeks| day.checked_sub(7 * weeks));
                    let alike = before.filter(|&day| kinds[day] == kind).count();
                    assert!(alike < 2, "{game} {} day {day}", G::KINDS[kind].id);
                }
                let first: HashSet<usize> = kinds[..2 * 365].iter().copied().collect();
                assert_eq!(first.len(), G::KINDS.len(), "{game}");
            });
        }
    }
    each(&mut Check);
}

#[test]
fn days_have_puzzles_near_their_level() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            under_twenty_secrets::<G>(game, library, FEW_DAYS, |days| {
                let away = |(day, entry): (Day, &&Entry)| {
                    let (own, level) = (day.difficulty().number(), entry.level().number());
                    // The rare puzzles of Sundays have level 4 or 5.
                    let is_rare = own == 5 && level == 4 && !G::SUNDAYS.is_empty();
                    if is_rare { 0 } else { own.abs_diff(level) }
                };
                let away: Vec<u8> = all_days().zip(days).map(away).collect();
                assert!(away.iter().all(|&levels| levels <= 2), "{game}");
                let exact = away.iter().filter(|&&levels| levels == 0).count();
                assert!(4 * exact >= 3 * FEW_DAYS, "{game}: {exact}");
            });
        }
    }
    each(&mut Check);
}

#[test]
fn sundays_have_rare_and_hard_puzzles_and_other_days_do_not() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            if G::SUNDAYS.is_empty() {
                return;
            }
            under_twenty_secrets::<G>(game, library, FEW_DAYS, |days| {
                for (day, entry) in all_days().zip(days) {
                    let kind = entry.record::<G>().expect("a record").kind;
                    let is_rare = G::SUNDAYS.contains(&kind) && entry.level().number() >= 4;
                    let is_sunday = day.difficulty() == Difficulty::MAX;
                    assert_eq!(is_rare, is_sunday, "{game} {day}: {}", entry.id);
                }
            });
        }
    }
    each(&mut Check);
}

#[test]
fn a_day_has_its_place_in_the_order_of_its_secret() {
    struct Check;
    impl Visitor for Check {
        fn visit<G: PuzzleGame>(&mut self, game: &str, library: &Library) {
            let order: Vec<&Entry> = library.days::<G>("secret", game).take(800).collect();
            for (day, entry) in all_days().zip(&order).step_by(97) {
                let own = library.of_day::<G>("secret", game, day).expect("a puzzle");
                assert_eq!(own.id, entry.id, "{game} {day}");
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
        let rating = line.split(' ').nth(3).and_then(|rating| rating.parse::<u32>().ok());
        rating.is_some_and(|rating| rating < 900)
    };
    let puzzles: Vec<&str> = text.lines().filter(of_level).take(12).collect();
    let id = |at: usize| puzzles[at].split(' ').next().expect("an id");
    let between = between.replace("{0}", id(0)).replace("{1}", id(1)).replace("{8}", id(8));
    let (first, second) = puzzles.split_at(8);
    let text =
        format!("edition 1 2026-01-01\n{}\n{between}\n{}", first.join("\n"), second.join("\n"));
    library::<Temple>(&text)
}

/// The ids of the first days.
fn first_days(library: &Library, count: usize) -> Vec<LibraryId> {
    let of_day = |day| library.of_day::<Temple>("secret", "temple", day);
    let days = all_days().take(count);
    days.map(|day| of_day(day).expect("a puzzle").id).collect()
}

#[test]
fn a_new_edition_keeps_earlier_days_and_repeats_none() {
    let both = with_editions("edition 2 2026-01-05");
    let alone = with_editions("edition 2 2099-01-01");
    assert_eq!(first_days(&both, 4), first_days(&alone, 4));
    let all: HashSet<LibraryId> = first_days(&both, 12).into_iter().collect();
    assert_eq!(all.len(), 12);
    let rounds = first_days(&alone, 16);
    let [first, second] = [&rounds[..8], &rounds[8..]].map(|round| {
        let ids: HashSet<&LibraryId> = round.iter().collect();
        ids
    });
    assert_eq!(first.len(), 8);
    assert_eq!(first, second);
}

#[test]
fn a_withdrawn_puzzle_keeps_its_days_unless_another_one_is_named() {
    let kept = with_editions("edition 2 2026-01-01\nwithdrawn {0}");
    let ids = |library: &Library, count| -> HashSet<LibraryId> {
        first_days(library, count).into_iter().collect()
    };
    assert_eq!(ids(&kept, 12).len(), 12);
    let filter = tessera_puzzles::filter::Filter::any::<Temple>();
    assert_eq!(kept.matching::<Temple>(2, &filter).count(), 11);
    assert_eq!(kept.matching::<Temple>(1, &filter).count(), 8);
    let replaced = with_editions("edition 2 2026-01-01\nsubstitute {1} {8}");
    let ids = ids(&replaced, 11);
    let missing: Vec<LibraryId> =
        replaced.entries().iter().map(|entry| entry.id).filter(|id| !ids.contains(id)).collect();
    assert_eq!((ids.len(), missing.len()), (11, 1));
}
