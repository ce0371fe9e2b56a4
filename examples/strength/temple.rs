//! Temple: starts after one to four random moves, both editions in turn, that 20,000 nodes of the engine do not
//! decide. (Most random moves lose quickly, and from a decided start each side would win once.)

use tessera::engines::{Engine, Question};
use tessera::game::Game;
use tessera::game::random::{below, choose, seeded};
use tessera::games::temple::{Edition, Move, StartColours, Temple};
use tessera::search::Budget;
use tessera::search::value::Kind;

use super::Contest;

impl Contest for Temple {
    fn opening(seed: u64) -> Temple {
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
            if report.value.kind != Kind::Exact {
                return game;
            }
        }
    }
}
