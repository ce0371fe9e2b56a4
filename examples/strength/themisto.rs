//! Themisto: starts after two to five quiet moves that leave no win at once.

use tessera::game::Game;
use tessera::game::random::{below, choose, seeded};
use tessera::games::themisto::Themisto;

use super::Contest;

impl Contest for Themisto {
    fn opening(seed: u64) -> Themisto {
        let mut rng = seeded(seed);
        let mut game = Themisto::start();
        let plies = 2 + below(&mut rng, 4);
        let mut moves = Vec::new();
        for _ in 0..plies {
            moves.clear();
            game.judged_moves(&mut moves);
            moves.retain(|judged| !judged.penalised && !game.after(judged).has_win());
            if moves.is_empty() {
                break;
            }
            game.play(choose(&mut rng, &moves).m);
        }
        game
    }
}
