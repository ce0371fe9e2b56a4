//! Makes all puzzles of the calendars of days and of the shelves, and finds those that are not what they should be.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_repeats -- [GAME] [SECRET]
//!
//! Without arguments: of all games, under the public secret. Each recipe must make a puzzle of its level that is no image of
//! another one of the game under the symmetries of the rules. From 2027-01-01 to 2046-12-31 each day must have a puzzle of
//! the calendar with the level of its weekday, and no two days the same. Each recipe of a shelf must make a puzzle of its
//! level that is no image of another one of the type. What is wrong is printed, and the program fails.

#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::collections::{HashMap, HashSet};
use std::iter::successors;
use std::process::ExitCode;

use cpu_time::ThreadTime;
use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_puzzles::attempt::{Puzzle, attempt, proof_budget};
use tessera_puzzles::calendar::{recipe, recipes};
use tessera_puzzles::daily::PUBLIC_SECRET;
use tessera_puzzles::day::CHANGEOVER;
use tessera_puzzles::seek::Seen;
use tessera_puzzles::{Difficulty, Recipe, id, shelf};

/// The days of twenty years.
const DAYS: usize = 7305;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let mut check = Check {
        game: arguments.next(),
        secret: arguments.next().unwrap_or_else(|| PUBLIC_SECRET.to_owned()),
        games: 0,
        wrong: 0,
    };
    each_game(&mut check);
    if check.games > 0 && check.wrong == 0 {
        ExitCode::SUCCESS
    } else {
        eprintln!("{} games, {} defects", check.games, check.wrong);
        ExitCode::FAILURE
    }
}

struct Check {
    game: Option<String>,
    secret: String,
    games: usize,
    /// Defects of all games.
    wrong: usize,
}

impl GameVisitor for Check {
    fn visit<G: WireGame>(&mut self) {
        if self.game.as_ref().is_some_and(|game| game != G::ID) {
            return;
        }
        self.games += 1;
        let mut levels = HashMap::new();
        let mut seen = Seen::new();
        for level in Difficulty::ALL {
            self.level::<G>(level, &mut levels, &mut seen);
        }
        let mut used = HashSet::new();
        for day in successors(Some(CHANGEOVER), |day| Some(day.next())).take(DAYS) {
            match recipe::<G>(&self.secret, G::ID, day) {
                Some(recipe) if levels.get(&recipe) != Some(&day.difficulty()) => {
                    self.defect::<G>(day, "has a puzzle of another level");
                }
                Some(recipe) if !used.insert(recipe) => self.defect::<G>(day, "repeats a day"),
                Some(_) => {}
                None => self.defect::<G>(day, "has no puzzle"),
            }
        }
        println!("{}: {} days, {} puzzles", G::ID, used.len(), levels.len());
        self.shelf::<G>();
    }
}

impl Check {
    /// Makes the puzzles of a level, and notes what is right.
    fn level<G: WireGame>(
        &mut self,
        level: Difficulty,
        levels: &mut HashMap<Recipe, Difficulty>,
        seen: &mut Seen<G>,
    ) {
        let Some(recipes) = recipes::<G>(G::ID, level) else {
            self.wrong += 1;
            println!("the calendar of {} can't be read", G::ID);
            return;
        };
        let what = format!("level {}", level.number());
        let right = self.right::<G>(&what, recipes, level, seen);
        levels.extend(right.into_iter().map(|recipe| (recipe, level)));
    }

    /// Makes the puzzles of the shelf.
    fn shelf<G: WireGame>(&mut self) {
        for (kind, card) in G::KINDS.iter().enumerate() {
            let mut seen = Seen::<G>::new();
            for &aim in card.difficulties {
                let what = format!("{} on the shelf", card.id);
                let recipes = shelf::recipes::<G>(kind, aim).unwrap_or_default();
                self.right::<G>(&what, recipes, aim, &mut seen);
            }
        }
    }

    /// Makes what recipes say, and returns those that make a puzzle of the level that was not seen.
    fn right<G: WireGame>(
        &mut self,
        what: &str,
        recipes: Vec<Recipe>,
        level: Difficulty,
        seen: &mut Seen<G>,
    ) -> Vec<Recipe> {
        let mut right = Vec::new();
        for (recipe, puzzle) in made::<G>(what, recipes) {
            let id = id::write(G::ID, G::KINDS, &recipe);
            match puzzle {
                None => self.defect::<G>(&id, "makes no puzzle"),
                Some(puzzle) if puzzle.difficulty != level => {
                    self.defect::<G>(&id, "has another level");
                }
                Some(puzzle) if !seen.is_new(&puzzle.position) => {
                    self.defect::<G>(&id, "repeats another one");
                }
                Some(_) => right.push(recipe),
            }
        }
        right
    }

    fn defect<G: WireGame>(&mut self, what: impl std::fmt::Display, why: &str) {
        self.wrong += 1;
        println!("{} {what} {why}", G::ID);
    }
}

/// What recipes make. The processor time that one takes is printed.
fn made<G: WireGame>(what: &str, recipes: Vec<Recipe>) -> Vec<(Recipe, Option<Puzzle<G>>)> {
    if recipes.is_empty() {
        return Vec::new();
    }
    let made = recipes.par_iter().map(|recipe| {
        let start = ThreadTime::now();
        let puzzle = attempt::<G>(recipe, &mut proof_budget());
        (puzzle, start.elapsed())
    });
    let (puzzles, mut times): (Vec<_>, Vec<_>) = made.collect::<Vec<_>>().into_iter().unzip();
    times.sort_unstable();
    println!(
        "{} {what}: {} puzzles, processor time of one: median {:?}, 99 % {:?}, longest {:?}",
        G::ID,
        times.len(),
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
    );
    recipes.into_iter().zip(puzzles).collect()
}
