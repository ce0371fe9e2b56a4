//! Nebuchadnezzar: starts after two to five random placements, by default on the usual board, else with
//! `nebuchadnezzar-SIDE`.

use tessera::game::Game;
use tessera::game::random::{below, choose, seeded};
use tessera::games::nebuchadnezzar::Nebuchadnezzar;

use super::Contest;

impl Contest for Nebuchadnezzar {
    const MAX_PLIES: u32 = 600;

    fn opening(seed: u64) -> Nebuchadnezzar {
        Self::variant("8", seed)
    }

    fn variant(side: &str, seed: u64) -> Nebuchadnezzar {
        let side = side.parse().ok();
        // Without the pie rule: both ways are played anyway.
        let start = side.and_then(|side| Nebuchadnezzar::empty(side, false));
        let mut game = start.expect("a side of 2 to 15");
        let mut rng = seeded(seed);
        let plies = 2 + below(&mut rng, 4);
        let mut moves = Vec::new();
        for _ in 0..plies {
            moves.clear();
            game.moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            game.play(*choose(&mut rng, &moves));
        }
        game
    }
}
