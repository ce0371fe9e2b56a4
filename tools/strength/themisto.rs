//! Themisto: starts after two to five quiet moves that leave no win at once.

use std::time::Duration;

use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{JudgedMove, Move, Themisto};
use tessera_search::Budget;

use crate::contest::{Contest, plain_uct};
use crate::framework;
use crate::games::themisto::State;

impl Contest for Themisto {
    type View = Themisto;

    const NAME: &'static str = "themisto";

    fn start(variant: Option<&str>, seed: u64) -> Option<Themisto> {
        if variant.is_some() {
            return None;
        }
        let mut rng = seeded(seed);
        let mut game = Themisto::start();
        let plies = 2 + below(&mut rng, 4);
        for _ in 0..plies {
            let safe = safe(&game);
            if safe.is_empty() {
                break;
            }
            game.play(*choose(&mut rng, &safe));
        }
        Some(game)
    }

    fn view(&self, _seat: Seat) -> Themisto {
        *self
    }

    fn uct(view: &Themisto, seed: u64, budget: &mut Budget) -> Option<Move> {
        plain_uct(view, seed, budget)
    }

    fn framework(view: &Themisto, time: Duration) -> Option<Move> {
        framework::choose(view, &State::from(view), framework::Rows, time)
    }

    /// Discs turned over; a lost turn costs as much as four.
    fn gains(view: &Themisto) -> Vec<(Move, i64)> {
        let mut moves: Vec<JudgedMove> = Vec::new();
        view.judged_moves(&mut moves);
        let gain = |judged: JudgedMove| {
            let turned = i64::from(judged.flips.count_ones());
            (judged.m, turned - if judged.penalised { 4 } else { 0 })
        };
        moves.into_iter().map(gain).collect()
    }
}

fn safe(game: &Themisto) -> Vec<Move> {
    let mut moves: Vec<JudgedMove> = Vec::new();
    game.judged_moves(&mut moves);
    moves.retain(|judged| !judged.penalised && !game.after(judged).has_win());
    moves.into_iter().map(|judged| judged.m).collect()
}
