//! Temple: starts after one to four random moves, both editions in turn, in which 20,000 nodes of the engine give neither
//! seat more than 60 %. (Most random moves lose quickly, and from a decided start each side would win once, whoever is
//! stronger.) `temple-any` takes every start that these nodes do not prove to be decided.

use std::time::Duration;

use tessera::engines::{Engine, Question};
use tessera::game::random::{below, choose, seeded};
use tessera::game::{Game, Seat};
use tessera::games::temple::{Edition, Move, StartColours, Temple};
use tessera::search::{Budget, Kind};

use crate::contest::{Contest, plain_uct};
use crate::framework;
use crate::games::temple::State;

impl Contest for Temple {
    type View = Temple;

    fn start(variant: Option<&str>, seed: u64) -> Option<Temple> {
        let most = match variant {
            None => 0.6,
            Some("any") => 1.0,
            Some(_) => return None,
        };
        let mut rng = seeded(seed);
        let edition = if seed.is_multiple_of(2) {
            Edition::Published
        } else {
            Edition::Revised
        };
        loop {
            let mut game = Temple::start(edition, StartColours::default());
            let plies = 1 + below(&mut rng, 4);
            for _ in 0..plies {
                let mut moves: Vec<Move> = Vec::new();
                game.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                game.play(*choose(&mut rng, &moves));
            }
            if game.is_over() {
                continue;
            }
            let question = Question::about_all(&game, 1, seed);
            let report = game.analyse(&question, &mut Budget::nodes(20_000), &mut |_| {});
            let even = |p: f64| p.max(1.0 - p) <= most;
            if report.value.kind != Kind::Exact && report.value.win_probability.is_some_and(even) {
                return Some(game);
            }
        }
    }

    fn view(&self, _seat: Seat) -> Temple {
        self.clone()
    }

    fn uct(view: &Temple, seed: u64, budget: &mut Budget) -> Option<Move> {
        plain_uct(view, seed, budget)
    }

    fn framework(view: &Temple, _seed: u64, time: Duration) -> Option<Move> {
        framework::choose(view, &State::from(view), framework::Stock, time)
    }

    /// The moves that place most tiles.
    fn greedy(view: &Temple) -> Vec<Move> {
        let mut moves = Vec::new();
        view.moves(&mut moves);
        let most = moves.iter().map(|m| m.tiles().count()).max();
        moves.retain(|m| Some(m.tiles().count()) == most);
        moves
    }
}
