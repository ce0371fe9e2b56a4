//! Adds puzzles to the library of a game, or proves its puzzles again.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_library -- GAME [MINUTES] [CHOICE] [SEED] [TYPE]
//!     cargo run --release -p tessera-tools --bin puzzle_library -- GAME again [LINE]
//!
//! For MINUTES (20), candidates of every type and level are made, proved and rated on all cores, most of them of the
//! types and levels of which the library has fewest, without plain ones: first of levels that have too few for
//! [`YEARS`] years of days. Of each CHOICE (4) new puzzles of a type and level, the most beautiful one is appended to
//! the file, to its newest edition. Puzzles that equal one of the library up to symmetry are left out, and so are
//! puzzles of a pattern of which the level has [enough](tessera_puzzles::Generate::OF_A_PATTERN). Run it again to
//! continue: without SEED, the number of puzzles in the file is the seed, so another run makes other puzzles. With
//! TYPE, all puzzles are of this type. A released edition gets no more puzzles; begin another one with a line `edition
//! NUMBER DATE` first.
//!
//! With `again`, the tool first removes puzzles that are [too plain](tessera_puzzles::Generate::is_plain) or too many
//! of their pattern, the least beautiful first, as long as days have enough puzzles without them. It counts such
//! puzzles and withdrawn ones of each type and level. Then it proves, rates and estimates every puzzle again, as after
//! a change of the rules for puzzles. It puts puzzles [under the usual rules](Puzzle::under_usual_rules). It removes
//! the puzzles that are not sound any more or that have become the same as others, and counts the reasons. It writes
//! the file after every [`AGAIN`] lines and prints the number of the next line: with it as LINE, another run continues
//! there. This is for editions that are not released.
//!
//! A move that saves the game is proved not to lose within twice the horizon of its task. For the library the engine
//! must also see [`LEAST_ESTIMATE`] hundredths of a win for the solver after it.
//!
//! Afterwards `cargo test --release -p tessera-puzzles --test puzzle_proofs -- --ignored GAME_library` proves all of
//! them by plain recursion.

#![allow(clippy::print_stderr)]

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::error::Error;
use std::fs::{OpenOptions, read_to_string, write};
use std::io::Write as _;
use std::iter::successors;
use std::time::{Duration, Instant};

use rayon::prelude::*;
use tessera_operations::game::WireGame;
use tessera_operations::game_named;
use tessera_puzzles::day::FIRST_DAY;
use tessera_puzzles::fresh::{generate, stream};
use tessera_puzzles::library::{Entry, Library, LibraryId, line};
use tessera_puzzles::puzzle::{Puzzle, proof_budget};
use tessera_puzzles::record::Source;
use tessera_puzzles::unsound::Unsound;
use tessera_puzzles::{Candidate, Difficulty, KindCard, Task};
use tessera_rules::game::Turn;
use tessera_search::{Budget, Question};

/// Attempts of a block.
const BLOCK: u64 = 64;
/// Lines that are proved again before the file is written.
const AGAIN: usize = 400;
/// Years of days for which each level needs puzzles.
const YEARS: usize = 10;
/// Nodes of the analysis that estimates, and the least estimate of the solver's chances after a move that saves the
/// game, in hundredths.
const FULL_LOOK: (u64, u8) = (200_000, LEAST_ESTIMATE);
const LEAST_ESTIMATE: u8 = 30;
/// The same for a first look, which sees most puzzles that are too bad.
const FIRST_LOOK: (u64, u8) = (10_000, 15);
/// The type whose solutions are proved to draw, so that no estimate is needed.
const DRAWN: &str = "save-the-draw";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let mut arguments = arguments.peekable();
    let again = arguments.next_if(|word| word == "again").is_some();
    let mut number = || arguments.next().and_then(|text| text.parse::<u64>().ok());
    let line = if again { number() } else { None };
    let maker = Maker {
        again,
        line: line.map(|line| line as usize),
        time: Duration::from_secs(60 * number().unwrap_or(20)),
        choice: number().unwrap_or(4).max(1) as usize,
        seed: number(),
        kind: arguments.next(),
    };
    game_named!(&game, G => maker.run::<G>()).ok_or("there is no such game")?
}

struct Maker {
    again: bool,
    line: Option<usize>,
    time: Duration,
    choice: usize,
    seed: Option<u64>,
    kind: Option<String>,
}

/// A type, and the level that attempts aim at.
type Cell = (usize, Difficulty);

/// A pattern at a level.
type Pattern = (Difficulty, Vec<[i32; 5]>);

/// The number of puzzles of each pattern and level.
#[derive(Default)]
struct Patterns(HashMap<Pattern, usize>);

impl Patterns {
    /// The pattern of a puzzle, if its type is one of those whose patterns are counted.
    fn of<G: WireGame>(puzzle: &Puzzle<G>) -> Option<Pattern> {
        let first = *puzzle.solution.line.first()?;
        let is_counted = G::PATTERNED.contains(&puzzle.kind);
        is_counted.then(|| (puzzle.level(), puzzle.position.pattern(first)))
    }

    fn have_room_for<G: WireGame>(&self, puzzle: &Puzzle<G>) -> bool {
        let count = Patterns::of(puzzle).and_then(|pattern| self.0.get(&pattern));
        count.is_none_or(|&count| count < G::OF_A_PATTERN)
    }

    fn add<G: WireGame>(&mut self, puzzle: &Puzzle<G>) {
        if let Some(pattern) = Patterns::of(puzzle) {
            *self.0.entry(pattern).or_default() += 1;
        }
    }
}

impl Maker {
    fn run<G: WireGame>(&self) -> Result<(), Box<dyn Error>> {
        match self.again {
            true => again::<G>(self.line),
            false => self.make::<G>(),
        }
    }

    fn make<G: WireGame>(&self) -> Result<(), Box<dyn Error>> {
        let path = format!("crates/puzzles/library/{}.txt", G::ID);
        let library = Library::read::<G>(&read_to_string(&path)?)?;
        let mut file = OpenOptions::new().append(true).open(&path)?;
        let seed = self.seed.unwrap_or(library.len() as u64);
        let mut known: HashSet<LibraryId> = library.entries().iter().map(|one| one.id).collect();
        let mut counts: HashMap<Cell, usize> = HashMap::new();
        let needs = needs();
        let mut patterns = Patterns::default();
        for puzzle in puzzles::<G>(&library) {
            patterns.add(&puzzle);
            if !puzzle.is_plain() {
                *counts.entry((puzzle.kind, puzzle.level())).or_default() += 1;
            }
        }
        // Blocks made for each cell.
        let mut made: HashMap<Cell, u64> = HashMap::new();
        let mut groups: HashMap<Cell, Vec<Puzzle<G>>> = HashMap::new();
        let start = Instant::now();
        while start.elapsed() < self.time {
            let of_type = |card: &KindCard| self.kind.as_deref().is_none_or(|kind| card.id == kind);
            let cells = (G::KINDS.iter().enumerate()).filter(|(_, card)| of_type(card));
            let cells = cells
                .flat_map(|(kind, card)| card.difficulties.iter().map(move |&aim| (kind, aim)));
            let of_level = |level: Difficulty| -> usize {
                let own = counts.iter().filter(|((_, other), _)| *other == level);
                own.map(|(_, count)| count).sum()
            };
            // Every block costs a cell as much as a puzzle, so that no cell blocks all others.
            let rank = |cell: &Cell| {
                let count = counts.get(cell).copied().unwrap_or(0) as u64;
                let has_enough = of_level(cell.1) >= needs[usize::from(cell.1.number()) - 1];
                (has_enough, count + made.get(cell).copied().unwrap_or(0), *cell)
            };
            let (kind, aim) = cells.min_by_key(rank).ok_or("there are no types")?;
            let block = made.entry((kind, aim)).or_default();
            let numbers = *block * BLOCK..(*block + 1) * BLOCK;
            *block += 1;
            let own = seed << 16 | (kind as u64) << 8 | u64::from(aim.number());
            let puzzles: Vec<Option<Puzzle<G>>> = numbers
                .into_par_iter()
                .map(|number| {
                    let mut rng = stream(own, number);
                    let puzzle = generate::<G>(kind, aim, &mut rng, &mut proof_budget())?;
                    // Estimates are dear.
                    let is_wanted = G::KINDS[kind].ratings().contains(&puzzle.rating)
                        && !known.contains(&puzzle.library_id(G::ID))
                        && patterns.have_room_for(&puzzle);
                    is_wanted.then(|| estimated(puzzle, FIRST_LOOK)).flatten()
                })
                .collect();
            for puzzle in puzzles.into_iter().flatten() {
                if !known.insert(puzzle.library_id(G::ID)) {
                    continue;
                }
                let cell = (kind, puzzle.level());
                let group = groups.entry(cell).or_default();
                group.push(puzzle);
                if group.len() < self.choice {
                    continue;
                }
                let mut group = std::mem::take(group);
                group.retain(|puzzle| patterns.have_room_for(puzzle));
                group.sort_by_key(|puzzle| Reverse(puzzle.beauty));
                let best =
                    (group.into_par_iter()).find_map_first(|puzzle| estimated(puzzle, FULL_LOOK));
                if let Some(best) = best {
                    writeln!(file, "{}", line::write(G::ID, &best))?;
                    patterns.add(&best);
                    let count = counts.entry(cell).or_default();
                    *count += 1;
                    eprintln!("{} level {}: {count}", G::KINDS[kind].id, cell.1.number());
                }
            }
        }
        Ok(())
    }
}

/// Days of each level in [`YEARS`] years.
fn needs() -> [usize; 5] {
    let mut needs = [0; 5];
    for day in successors(Some(FIRST_DAY), |day| Some(day.next())).take(YEARS * 366) {
        needs[usize::from(day.difficulty().number()) - 1] += 1;
    }
    needs
}

/// The puzzles of a library.
fn puzzles<G: WireGame>(library: &Library) -> Vec<Puzzle<G>> {
    let puzzle = |entry: &Entry| Puzzle::of(entry.record::<G>()?, &mut proof_budget()).ok();
    library.entries().par_iter().filter_map(puzzle).collect()
}

/// Removes plain puzzles and those beyond the most of a pattern from a library, the least beautiful first. Each level
/// keeps the puzzles that days need, where it has them; so does the library, and so do Sundays. The last puzzle of a
/// type with its level or a theme stays.
fn withdraw<G: WireGame>(path: &str) -> Result<(), Box<dyn Error>> {
    let text = read_to_string(path)?;
    let library = Library::read::<G>(&text)?;
    let puzzles = puzzles::<G>(&library);
    // The groups of which days, Sundays and the card of the game need some.
    let needs = needs();
    let of_level = |level: Difficulty| {
        let days = needs[usize::from(level.number()) - 1];
        let kinds = G::KINDS.iter().filter(|card| card.difficulties.contains(&level));
        // A single type has half of the days; it suffices for five years.
        if kinds.count() == 1 { days / 4 } else { days }
    };
    let groups = |puzzle: &Puzzle<G>| {
        let level = puzzle.level();
        let special = level.number() >= 4 && G::SUNDAYS.contains(&puzzle.kind);
        let of_type = |what: &str| (format!("{} {what}", puzzle.kind), 1);
        let days = [
            ("all".to_owned(), needs.iter().sum()),
            (format!("level {}", level.number()), of_level(level)),
        ];
        // All rare types of Sundays take turns for five years.
        let least = needs[4] / 2 / G::SUNDAYS.len().max(1);
        let sundays = special.then(|| (format!("Sundays {}", puzzle.kind), least + 1));
        let themes = puzzle.themes.iter().map(|theme| of_type(theme));
        let all = days.into_iter().chain(sundays).chain(themes);
        all.chain([of_type(&level.number().to_string())]).collect::<Vec<_>>()
    };
    let mut counts: HashMap<String, usize> = HashMap::new();
    for (group, _) in puzzles.iter().flat_map(groups) {
        *counts.entry(group).or_default() += 1;
    }
    let mut by_beauty: Vec<&Puzzle<G>> = puzzles.iter().collect();
    by_beauty.sort_by_key(|puzzle| (puzzle.beauty, puzzle.library_id(G::ID)));
    let mut patterns = Patterns::default();
    let mut is_poor = |puzzle: &&&Puzzle<G>| {
        if puzzle.is_plain() || !patterns.have_room_for(puzzle) {
            return true;
        }
        patterns.add(puzzle);
        false
    };
    let poor: Vec<_> = (by_beauty.iter().rev()).filter(|puzzle| is_poor(puzzle)).collect();
    let mut told: BTreeMap<(usize, Difficulty), [usize; 2]> = BTreeMap::new();
    let mut gone = HashSet::new();
    for puzzle in poor.into_iter().rev() {
        let [poor, withdrawn] = told.entry((puzzle.kind, puzzle.level())).or_default();
        *poor += 1;
        if groups(puzzle).iter().all(|(group, least)| counts[group] > *least) {
            *withdrawn += 1;
            for (group, _) in groups(puzzle) {
                *counts.entry(group).or_default() -= 1;
            }
            gone.insert(puzzle.library_id(G::ID).to_string());
        }
    }
    for ((kind, level), [poor, withdrawn]) in told {
        let name = G::KINDS[kind].id;
        eprintln!(
            "{name} level {}: {poor} plain or of a pattern, {withdrawn} withdrawn",
            level.number()
        );
    }
    let is_kept = |line: &&str| line.split(' ').next().is_none_or(|id| !gone.contains(id));
    let kept: Vec<&str> = text.lines().filter(is_kept).collect();
    Ok(write(path, kept.join("\n") + "\n")?)
}

/// Proves the puzzles of a library again, from a line on, and keeps the sound ones in its file.
fn again<G: WireGame>(from: Option<usize>) -> Result<(), Box<dyn Error>> {
    let path = format!("crates/puzzles/library/{}.txt", G::ID);
    if from.is_none() {
        withdraw::<G>(&path)?;
    }
    let from = from.unwrap_or(1).max(1);
    let text = read_to_string(&path)?;
    let lines: Vec<&str> = text.lines().collect();
    let (done, left) = lines.split_at_checked(from - 1).ok_or("there is no such line")?;
    let mut kept: Vec<String> = done.iter().map(|line| (*line).to_owned()).collect();
    let id = |line: &str| match line::Line::read::<G>(line) {
        Ok(line::Line::Puzzle(entry)) => Some(entry.id),
        _ => None,
    };
    let mut known: HashSet<LibraryId> = done.iter().filter_map(|line| id(line)).collect();
    let mut reasons: BTreeMap<String, usize> = BTreeMap::new();
    for (number, block) in (1..).zip(left.chunks(AGAIN)) {
        let proved: Vec<_> = block.par_iter().map(|line| proved::<G>(line)).collect();
        for line in proved {
            let mut is_new = |line: &String| id(line).is_none_or(|id| known.insert(id));
            match line.and_then(|line| is_new(&line).then_some(line).ok_or("the same".into())) {
                Ok(line) => kept.push(line),
                Err(reason) => *reasons.entry(reason).or_default() += 1,
            }
        }
        let rest = left.iter().skip(number * AGAIN).copied();
        let all: Vec<&str> = kept.iter().map(String::as_str).chain(rest).collect();
        write(&path, all.join("\n") + "\n")?;
        eprintln!("next line {}: {reasons:?}", 1 + kept.len());
    }
    Ok(())
}

/// A line with the puzzle measured again, or the type and the reason why it is none.
fn proved<G: WireGame>(text: &str) -> Result<String, String> {
    let line::Line::Puzzle(entry) = line::Line::read::<G>(text)? else {
        return Ok(text.to_owned());
    };
    let record = entry.record::<G>().ok_or("a record can't be read")?;
    let name = G::KINDS[record.kind].id;
    // Proofs that a move saves the game take long, and most fail where the engine sees no chances.
    let low = || format!("{name}: low estimate");
    if let Ok(puzzle) = Puzzle::of(record.clone(), &mut proof_budget()) {
        estimated(puzzle, FIRST_LOOK).ok_or_else(low)?;
    }
    let candidate = Candidate { position: record.position, task: record.task };
    let mut budget = proof_budget();
    let puzzle = Puzzle::prove(record.kind, candidate, Source::Fresh, &mut budget);
    let puzzle = puzzle.map_err(|unsound| {
        let reason = match unsound {
            Unsound::WrongType(reason) => reason.0.to_owned(),
            Unsound::Flawed { flaw, .. } => {
                let text = format!("{flaw:?}");
                text.split(['(', ' ']).next().unwrap_or_default().to_owned()
            }
            Unsound::WrongRating(_) => "another rating".to_owned(),
            Unsound::Greedy(_) => "greedy".to_owned(),
            other => format!("{other:?}"),
        };
        format!("{name}: {reason}")
    })?;
    let usual = puzzle.under_usual_rules(&mut budget);
    let puzzle = (usual.into_iter().chain([puzzle]))
        .find_map(|puzzle| estimated(puzzle, FULL_LOOK))
        .ok_or_else(low)?;
    Ok(line::write(G::ID, &puzzle))
}

/// The puzzle with the estimate of its solution; `None` where the engine sees too few chances for the solver.
fn estimated<G: WireGame>(mut puzzle: Puzzle<G>, (nodes, least): (u64, u8)) -> Option<Puzzle<G>> {
    let is_save = matches!(puzzle.task, Task::Hold { .. });
    if !is_save || G::KINDS[puzzle.kind].id == DRAWN {
        return Some(puzzle);
    }
    let mut after = puzzle.position.clone();
    after.play(*puzzle.solution.line.first()?);
    let Turn::Seat(seat) = after.turn() else {
        return Some(puzzle);
    };
    let question = Question::about_all(&after, 1, 0);
    let report = after.analyse(&question, &mut Budget::nodes(nodes), &mut |_| {});
    let own = report.value.win_probability?;
    let is_solver = seat == puzzle.solver();
    let chances = if is_solver { own } else { 1.0 - own };
    let hundredths = (100.0 * chances).round() as u8;
    puzzle.record.estimate = Some(hundredths);
    (hundredths >= least).then_some(puzzle)
}
