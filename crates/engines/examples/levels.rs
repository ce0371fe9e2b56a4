//! Two levels of the engine play a game of Octopus: `cargo run --release -p tessera-engines --example levels`.
#![allow(clippy::print_stdout)] // it is a program

use tessera_engines::rules::game::random::seeded;
use tessera_engines::rules::game::{Game, Position, Seat, Turn};
use tessera_engines::rules::octopus::deal;
use tessera_engines::search::Budget;
use tessera_engines::{Engine, Level};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let levels = [Level::new(1), Level::new(3)].map(|level| level.unwrap_or(Level::MAX));
    let mut game = deal(2, 1, &mut seeded(7))?;
    let mut turn = 0;
    while let Turn::Seat(seat) = game.turn() {
        // A level spends no more than its own nodes, and never more than the budget.
        let mut budget = Budget::nodes(10_000);
        let m = game.reply(levels[seat.index()], turn, &mut budget);
        println!("seat {}: {}", seat.index(), game.notation(m));
        game.play(m);
        turn += 1;
    }
    let margin = game.final_margin(Seat::FIRST).unwrap_or_default();
    println!("{}\nseat 0 is {margin:+} points ahead", game.key());
    Ok(())
}
