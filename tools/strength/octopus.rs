//! Octopus: a deal of one set for two seats, with the first twenty tiles placed at random among the moves with the
//! highest gains. `octopus-whole` starts from the deal itself, like `octopus-long`, with two sets, and `octopus-3` to
//! `octopus-6`, with as many seats.

use std::time::Duration;

use tessera_rules::game::random::{choose, seeded};
use tessera_rules::game::{Game, Seat};
use tessera_rules::octopus::{Octopus, Placement, deal};
use tessera_search::Budget;

use crate::contest::{Contest, plain_uct};
use crate::framework;
use crate::games::octopus::State;

impl Contest for Octopus {
    type View = Octopus;

    const NAME: &'static str = "octopus";

    const OBVIOUS: u32 = 85;

    fn start(variant: Option<&str>, seed: u64) -> Option<Octopus> {
        let (seats, sets, tiles) = match variant {
            None => (2, 1, 20),
            Some("whole") => (2, 1, 0),
            Some("long") => (2, 2, 0),
            Some(seats) => (seats.parse().ok().filter(|seats| *seats > 2)?, 1, 0),
        };
        let mut rng = seeded(seed);
        let mut game = deal(seats, sets, &mut rng).ok()?;
        while game.tiles_placed() < tiles {
            let gains = <Octopus as Contest>::gains(&game);
            let most = gains.iter().map(|&(_, gain)| gain).max();
            let best: Vec<Placement> =
                (gains.iter()).filter(|&&(_, gain)| Some(gain) == most).map(|&(m, _)| m).collect();
            game.play(*choose(&mut rng, &best));
        }
        Some(game)
    }

    fn view(&self, _seat: Seat) -> Octopus {
        self.clone()
    }

    fn uct(view: &Octopus, seed: u64, budget: &mut Budget) -> Option<Placement> {
        plain_uct(view, seed, budget)
    }

    fn framework(view: &Octopus, time: Duration) -> Option<Placement> {
        framework::choose(view, &State::from(view), framework::Points, time)
    }

    /// Points.
    fn gains(view: &Octopus) -> Vec<(Placement, i64)> {
        let mut gains = Vec::new();
        view.each_gain(|m, gain| gains.push((m, i64::from(gain))));
        gains
    }
}
