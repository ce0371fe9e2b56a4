//! Octopus: a deal of one set for two seats, with the first twenty tiles placed at random among the moves that earn
//! most; `octopus-whole` from the deal itself.

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

    fn start(variant: Option<&str>, seed: u64) -> Option<Octopus> {
        let tiles = match variant {
            None => 20,
            Some("whole") => 0,
            Some(_) => return None,
        };
        let mut rng = seeded(seed);
        let mut game = deal(2, 1, &mut rng).ok()?;
        while game.tiles_placed() < tiles {
            let best = <Octopus as Contest>::greedy(&game);
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

    fn framework(view: &Octopus, _seed: u64, time: Duration) -> Option<Placement> {
        framework::choose(view, &State::from(view), framework::Points, time)
    }

    fn greedy(view: &Octopus) -> Vec<Placement> {
        let (mut best, mut most) = (Vec::new(), 0);
        view.each_gain(|m, gain| {
            if gain > most {
                best.clear();
                most = gain;
            }
            if gain == most {
                best.push(m);
            }
        });
        best
    }
}
