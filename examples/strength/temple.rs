//! Temple: starts after two to four random moves that are not lost at once, both editions in turn.

use tessera::game::Game;
use tessera::game::random::{below, choose, seeded};
use tessera::games::temple::{Edition, Move, StartColours, Temple};

use super::Contest;

impl Contest for Temple {
    fn opening(seed: u64) -> Temple {
        let mut rng = seeded(seed);
        let edition = if seed % 2 == 0 {
            Edition::Published
        } else {
            Edition::Revised
        };
        loop {
            let mut game = Temple::start(edition, StartColours::default());
            let plies = 2 + below(&mut rng, 3);
            for _ in 0..plies {
                let mut moves: Vec<Move> = Vec::new();
                game.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                game.play(*choose(&mut rng, &moves));
            }
            let mut moves = Vec::new();
            game.moves(&mut moves);
            if !moves.is_empty() && !moves.iter().any(|&m| game.wins(m)) {
                return game;
            }
        }
    }
}
