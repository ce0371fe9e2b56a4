//! The ids of the puzzles of the days, one line a day and game.
//!
//!     cargo run --release -p tessera-tools --bin puzzle_days -- [FIRST] [LAST] [GAME] [SECRET] > crates/puzzles/tests/data/days_2026.txt
//!
//! Without arguments, the days of 2026 under the public secret, of every game.

#![allow(clippy::print_stdout)]

use rayon::prelude::*;
use tessera_calls::game::WireGame;
use tessera_calls::games::{GameVisitor, each_game};
use tessera_calls::puzzles::{Day, id_of};
use tessera_puzzles::attempt::proof_budget;
use tessera_puzzles::daily::{PUBLIC_SECRET, daily};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let (first, last) = (next("2026-01-01"), next("2026-12-31"));
    let (game, secret) = (next("all"), next(PUBLIC_SECRET));
    let (Some(first), Some(last)) = (Day::read(&first), Day::read(&last)) else {
        println!("dates are written YYYY-MM-DD");
        return;
    };
    let days: Vec<Day> = std::iter::successors(Some(first), |day| Some(day.next()))
        .take_while(|day| *day <= last)
        .collect();
    each_game(&mut Days { days, game, secret });
}

struct Days {
    days: Vec<Day>,
    game: String,
    secret: String,
}

impl GameVisitor for Days {
    fn visit<G: WireGame>(&mut self) {
        if self.game != "all" && self.game != G::ID {
            return;
        }
        let line = |day: &Day| {
            let puzzle = daily::<G>(&self.secret, G::ID, *day, &mut proof_budget);
            puzzle.map(|puzzle| format!("{day} {}", id_of(&puzzle)))
        };
        let lines: Vec<Option<String>> = self.days.par_iter().map(line).collect();
        for line in lines.into_iter().flatten() {
            println!("{line}");
        }
    }
}
