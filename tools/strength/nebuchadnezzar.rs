//! Nebuchadnezzar: starts after two to five random placements, on the usual board of side 8 or with
//! `nebuchadnezzar-SIDE`.

use tessera_rules::game::random::{below, choose, seeded};
use tessera_rules::game::{Game, Seat};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;

use crate::contest::{Contest, plain_uct};
use crate::references::gains_by;

impl Contest for Nebuchadnezzar {
    type View = Nebuchadnezzar;

    const NAME: &'static str = "nebuchadnezzar";

    const MAX_PLIES: u32 = 600;

    fn start(variant: Option<&str>, seed: u64) -> Option<Nebuchadnezzar> {
        let side = variant.unwrap_or("8").parse().ok()?;
        // Without the pie rule: both ways are played anyway.
        let mut game = Nebuchadnezzar::empty(side, false)?;
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
        Some(game)
    }

    fn view(&self, _seat: Seat) -> Nebuchadnezzar {
        *self
    }

    fn uct(view: &Nebuchadnezzar, seed: u64, budget: &mut Budget) -> Option<Move> {
        plain_uct(view, seed, budget)
    }

    /// Discs, and four for every available capture, less the opponent's.
    fn gains(view: &Nebuchadnezzar) -> Vec<(Move, i64)> {
        let of = |game: &Nebuchadnezzar, seat: Seat| {
            let mut captures = 0;
            game.captures_of(seat, |_| captures += 1);
            i64::from(game.discs_of(seat)) + 4 * captures
        };
        gains_by(view, |game, seat| of(game, seat) - of(game, seat.other()))
    }
}
