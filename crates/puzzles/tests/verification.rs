//! Verdicts on positions that may be puzzles. New puzzles are verified as what they are. On puzzles that were spoiled
//! (a tile moved, a disc flipped), plain recursion agrees with the proof.
//!
//! `cargo test` tries a few of each game. 500 of each take minutes:
//!
//!     cargo test --release -p tessera-puzzles --test verification -- --ignored

#![allow(clippy::print_stdout)] // The long runs print what was said how often.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use tessera_puzzles::fresh::{generate, stream};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::{Record, Source};
use tessera_puzzles::unsound::{Flaw, Unsound};
use tessera_puzzles::verification::{tasks, verify};
use tessera_puzzles::{Candidate, Difficulty, Task, content, themes_of};
use tessera_rules::game::Position;
use tessera_rules::game::random::{below, choose};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::{Board, Cell, Themisto};

#[allow(dead_code, unreachable_pub)] // The oracles stand alone.
mod puzzle_oracle;

use puzzle_oracle::{Oracle, after, is_proved, records};

/// A game whose puzzles can be spoiled.
trait Spoiled: Oracle {
    /// Returns a changed position, if a change is possible.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Self>;
}

impl Spoiled for Octopus {
    /// A tile of the board and one of a hand change places.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Octopus> {
        let mut setup = self.to_setup();
        let place = below(rng, setup.board.len() as u32) as usize;
        let seat = below(rng, setup.hands.len() as u32) as usize;
        let hand = &mut setup.hands[seat];
        let held = hand.get_mut(below(rng, 4) as usize)?;
        std::mem::swap(&mut setup.board[place].2, held);
        setup.position().ok()
    }
}

impl Spoiled for Themisto {
    /// A disc is flipped, or goes elsewhere.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Themisto> {
        let mut setup = self.to_setup();
        let board = setup.board;
        let discs: Vec<Cell> = tessera_rules::themisto::cells(board.occupied()).collect();
        let from = choose(rng, &discs).bit();
        let to = match below(rng, 3) {
            0 => from,
            _ => Cell::new(below(rng, 64) as usize)?.bit(),
        };
        if board.occupied() & !from & to != 0 {
            return None;
        }
        let is_black = (board.black() & from != 0) ^ (from == to);
        let black = board.black() & !from | if is_black { to } else { 0 };
        setup.board = Board::new(board.occupied() & !from | to, black);
        Themisto::from_setup(&setup).ok()
    }
}

impl Spoiled for Ingenious {
    /// A tile of the solver is another one, or a score is a point or two higher or lower.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Ingenious> {
        let mut setup = self.to_setup();
        let seat = self.to_move().index();
        if below(rng, 2) == 0 {
            let all: Vec<_> = tessera_rules::ingenious::Tile::all().collect();
            let place = below(rng, 6) as usize;
            *setup.racks[seat].get_mut(place)? = Some(*choose(rng, &all));
        } else {
            let colour = below(rng, 6) as usize;
            setup.scores[seat][colour] += *choose(rng, &[-2, -1, 1, 2]);
        }
        setup.build().ok()
    }
}

impl Spoiled for Nebuchadnezzar {
    /// A disc is flipped.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Nebuchadnezzar> {
        let mut setup = self.to_setup();
        let side = setup.board.len();
        let rank = &mut setup.board[below(rng, side as u32) as usize];
        let file = below(rng, side as u32) as usize;
        let flipped = match rank.as_bytes()[file] {
            b'b' => "w",
            b'w' => "b",
            _ => return None,
        };
        rank.replace_range(file..=file, flipped);
        Nebuchadnezzar::try_from(setup).ok()
    }
}

impl Spoiled for Temple {
    /// A tile leaves the table or a hand.
    fn spoiled(&self, rng: &mut ChaCha8Rng) -> Option<Temple> {
        let mut setup = self.to_setup();
        match below(rng, 3) {
            0 => {
                let place = below(rng, setup.table.len() as u32) as usize;
                setup.table.remove(place);
            }
            hand => {
                let hand = &mut setup.hands[hand as usize - 1];
                let place = below(rng, hand.len() as u32) as usize;
                hand.remove(place);
            }
        }
        Temple::from_setup(&setup).ok()
    }
}

fn proved<G: Oracle>(kind: usize, position: &G, task: Task) -> Result<Puzzle<G>, Unsound<G::Move>> {
    let candidate = Candidate { position: position.clone(), task };
    Puzzle::prove(kind, candidate, Source::Composed, &mut proof_budget())
}

/// Verifies a puzzle found by an attempt, from its content alone.
fn is_verified<G: Oracle>(record: &Record<G>) {
    let key = record.position.key();
    let name = G::KINDS[record.kind].id;
    let id = content::write(name, record.task, &record.position).expect("a content id");
    let content = content::read::<G>(&id).expect("a content");
    let asked = tasks(G::GAME, record.kind, &content.position);
    let asked = asked.unwrap_or_else(|unsound| panic!("{name} {key}: {unsound:?}"));
    let puzzle = verify(G::GAME, record.kind, &content.position, &asked, proof_budget);
    let puzzle = puzzle.unwrap_or_else(|unsound| panic!("{name} {key}: {unsound:?}"));
    let own = Record { source: Source::Composed, ..record.clone() };
    let (task, rating) = (puzzle.task, puzzle.rating);
    assert!(puzzle.record == own, "{name} {key}: {task:?} {rating}");
}

/// Verifies `count` new puzzles, of all types and levels by turns.
fn fresh<G: Oracle>(count: usize) {
    let aims = |(kind, card): (usize, &'static tessera_puzzles::KindCard)| {
        let levels = card.difficulties.iter();
        levels.map(move |&level| (kind, level))
    };
    let aims: Vec<(usize, Difficulty)> = G::KINDS.iter().enumerate().flat_map(aims).collect();
    let mut found = 0;
    for (number, &(kind, level)) in (0..).zip(aims.iter().cycle()) {
        let mut rng = stream(7, number);
        let Some(puzzle) = generate::<G>(kind, level, &mut rng, &mut proof_budget()) else {
            continue;
        };
        is_verified(&puzzle);
        found += 1;
        if found == count {
            break;
        }
    }
}

/// Spoils `count` puzzles of the library, and compares the verdicts of the proof with plain recursion.
fn spoiled<G: Spoiled>(count: usize) {
    let mut rng = stream(9, 0);
    let mut verdicts: BTreeMap<&str, usize> = BTreeMap::new();
    let all = records::<G>();
    let mut told = 0;
    for record in all.iter().step_by(all.len() / count / 2).cycle() {
        let Some(position) = record.position.spoiled(&mut rng) else {
            continue;
        };
        let Ok(tasks) = tasks(G::GAME, record.kind, &position) else {
            *verdicts.entry("wrong type").or_default() += 1;
            continue;
        };
        for task in tasks {
            let verdict = is_true(record.kind, &position, task);
            *verdicts.entry(verdict).or_default() += 1;
        }
        told += 1;
        if told == count {
            break;
        }
    }
    println!("{} {verdicts:?}", G::GAME);
    let too_large = verdicts.get("too large").copied().unwrap_or(0);
    assert!(10 * too_large <= count, "{verdicts:?}");
    assert!(verdicts.len() > 2, "{verdicts:?}");
}

/// Compares the verdict on a position with plain recursion, and returns its name.
fn is_true<G: Oracle>(kind: usize, position: &G, task: Task) -> &'static str {
    let key = position.key();
    let has_one_solution = || {
        let worths = position.worths(task);
        let only = only_good(position, task, &worths);
        only.unwrap_or_else(|| panic!("{key} {task:?}: several moves are good, or none"))
    };
    match proved(kind, position, task) {
        Ok(puzzle) => {
            is_proved(kind, position, &puzzle.solution);
            "sound"
        }
        Err(Unsound::TooLarge) => "too large",
        Err(Unsound::NoChoice) => {
            assert!(position.worths(task).is_empty(), "{key}");
            "no choice"
        }
        Err(Unsound::Greedy(_)) => {
            let right = position.surface_appeal(has_one_solution());
            let worths = position.worths(task);
            let best = greatest(&worths);
            let wrong = worths.iter().filter(|a| !task.accepts(a.1, best));
            let mut looks = wrong.map(|a| position.surface_appeal(a.0));
            assert!(looks.all(|looks| looks < right), "{key} {task:?}");
            "greedy"
        }
        Err(Unsound::WrongType(_)) => {
            has_one_solution();
            "solution of another type"
        }
        Err(Unsound::WrongRating(_)) => {
            has_one_solution();
            "wrong rating"
        }
        Err(Unsound::Flawed { line, flaw }) => has_flaw(kind, position, task, &line, &flaw),
    }
}

/// Plays a line in which the solver has one good move at each step, and compares the flaw at its end with plain
/// recursion.
fn has_flaw<G: Oracle>(
    kind: usize,
    position: &G,
    task: Task,
    line: &[G::Move],
    flaw: &Flaw<G::Move>,
) -> &'static str {
    let key = position.key();
    if let Flaw::Lost { m, moves } = *flaw {
        let [save] = *line else {
            panic!("{key} {task:?}: {line:?}");
        };
        let only = only_good(position, task, &position.worths(task));
        assert!(only.is_some_and(|only| after(position, only) == after(position, save)));
        let saved = position.played(save);
        // Longer wins are too many for plain recursion.
        if moves <= 2 {
            let worths = saved.worths(Task::Win { moves });
            assert!(worths.contains(&(m, 1.0)), "{key} {task:?}: {flaw:?}");
        }
        return "does not save";
    }
    let solver = position.to_move();
    let mut walk = position.clone();
    let mut now = task;
    for &m in line {
        if walk.to_move() == solver {
            let only = only_good(&walk, now, &walk.worths(now)).expect("one good move");
            assert_eq!(after(&walk, only), after(&walk, m), "{key} {task:?}");
            now = now.after_move().expect("a task");
        }
        walk.play(m);
    }
    let worths = walk.worths(now);
    let best = greatest(&worths);
    let worth = |m: G::Move| {
        let own = worths.iter().find(|&&(other, _)| other == m);
        own.expect("a legal move").1
    };
    let is_good = |m| now.accepts(worth(m), best);
    let holds = match flaw {
        // Every kind that looks at the end of the game has a value of its own that is enough.
        Flaw::NoSolution if matches!(task, Task::Best { .. }) => true,
        Flaw::NoSolution => worths.iter().all(|&(m, _)| !is_good(m)) && best < 1.0,
        Flaw::Several([one, other]) if matches!(task, Task::Best { .. }) => {
            // Both are best, or both win.
            worth(*one) == best && one != other
        }
        Flaw::Several([one, other]) => {
            is_good(*one) && is_good(*other) && after(&walk, *one) != after(&walk, *other)
        }
        Flaw::TooClose { moves, margin } => {
            let [one, other] = moves.map(worth);
            one == best
                && other < best
                && (one - other - margin).abs() < 1e-6
                && *margin < G::KINDS[kind].gap
        }
        Flaw::NothingWrong => worths.iter().all(|&(m, _)| is_good(m)),
        Flaw::Faster { m, moves } => match now {
            Task::Win { moves: most } => moves < &most && worth(*m) == f64::from(1 + most - moves),
            _ => false,
        },
        Flaw::Lost { .. } => false,
    };
    assert!(holds, "{key} {task:?} {line:?}: {flaw:?}");
    match flaw {
        Flaw::NoSolution => "no solution",
        Flaw::Several(_) => "several",
        Flaw::TooClose { .. } => "too close",
        Flaw::NothingWrong => "nothing wrong",
        Flaw::Faster { .. } => "faster",
        Flaw::Lost { .. } => "does not save",
    }
}

fn greatest<M>(worths: &[(M, f64)]) -> f64 {
    let values = worths.iter().map(|&(_, worth)| worth);
    values.fold(f64::NEG_INFINITY, f64::max)
}

/// The only good move, up to symmetry.
fn only_good<G: Oracle>(position: &G, task: Task, worths: &[(G::Move, f64)]) -> Option<G::Move> {
    let best = greatest(worths);
    let mut good = worths.iter().filter(|a| task.accepts(a.1, best));
    let only = good.next()?.0;
    let own = after(position, only);
    good.all(|&(m, _)| after(position, m) == own).then_some(only)
}

macro_rules! tests {
    ($($game:ident $few:ident $fresh:ident $spoiled:ident $count:literal;)*) => { $(
        #[test]
        fn $few() {
            fresh::<$game>($count);
            spoiled::<$game>(2 * $count);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $fresh() {
            fresh::<$game>(500);
        }

        #[test]
        #[ignore = "takes minutes in a release build"]
        fn $spoiled() {
            spoiled::<$game>(500);
        }
    )* };
}

tests! {
    Octopus octopus octopus_fresh octopus_spoiled 20;
    Themisto themisto themisto_fresh themisto_spoiled 20;
    Ingenious ingenious ingenious_fresh ingenious_spoiled 20;
    Nebuchadnezzar nebuchadnezzar nebuchadnezzar_fresh nebuchadnezzar_spoiled 20;
    Temple temple temple_fresh temple_spoiled 20;
}

/// Proves `images` images of records of the library: all of them have the measurements of the record.
fn images<G: Oracle>(records: impl IntoIterator<Item = Record<G>>, images: usize) {
    let mut rng = stream(3, 0);
    for record in records {
        for _ in 0..images {
            let symmetry = record.position.random_symmetry(&mut rng);
            let position = record.position.image(&symmetry);
            let key = position.key();
            let puzzle = proved(record.kind, &position, record.task);
            let puzzle = puzzle.unwrap_or_else(|unsound| panic!("{key}: {unsound:?}"));
            let own =
                Record { position, source: Source::Composed, estimate: None, ..record.clone() };
            assert!(puzzle.record == own, "{key}: {puzzle:?}");
            // The proof named the themes of the canonical position.
            let themes = themes_of(puzzle.kind, &puzzle.position, &puzzle.solution);
            assert_eq!(themes, puzzle.themes, "{key}");
            // The line is legal, and its last move is the solver's.
            let mut walk = puzzle.position.clone();
            let mut last = None;
            for &m in &puzzle.solution.line {
                let legal = walk.legal_moves();
                assert!(legal.contains(&m), "{key}");
                last = Some(walk.to_move());
                walk.play(m);
            }
            assert_eq!(last, Some(puzzle.solver()), "{key}");
        }
    }
}

#[test]
fn images_of_a_puzzle_are_the_same_puzzle() {
    fn sample<G: Oracle>(count: usize) {
        let all = records::<G>();
        let step = all.len() / count;
        images(all.into_iter().step_by(step), 8);
    }
    sample::<Octopus>(10);
    sample::<Themisto>(10);
    sample::<Ingenious>(10);
    sample::<Nebuchadnezzar>(20);
    sample::<Temple>(20);
}

#[test]
#[ignore = "takes minutes in a release build"]
fn images_of_all_puzzles_are_the_same_puzzles() {
    images(records::<Octopus>(), 1);
    images(records::<Themisto>(), 1);
    images(records::<Ingenious>(), 1);
    images(records::<Nebuchadnezzar>(), 1);
    images(records::<Temple>(), 1);
}

/// Proves all records of the library.
fn library<G: Oracle>() {
    for record in records::<G>() {
        let (kind, key) = (record.kind, record.position.key());
        let puzzle = proved(kind, &record.position, record.task);
        let mut puzzle = puzzle.unwrap_or_else(|unsound| panic!("{key}: {unsound:?}"));
        puzzle.record.source = record.source;
        puzzle.record.estimate = record.estimate;
        let name = G::KINDS[kind].id;
        let (task, rating) = (puzzle.task, puzzle.rating);
        assert!(puzzle.record == record, "{name} {key}: {task:?} {rating}");
    }
}

#[test]
#[ignore = "takes minutes in a release build"]
fn records_of_the_library_are_of_their_types() {
    library::<Octopus>();
    library::<Themisto>();
    library::<Ingenious>();
    library::<Nebuchadnezzar>();
    library::<Temple>();
}
