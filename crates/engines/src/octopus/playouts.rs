//! Playouts that take points: most placements are among those that earn most.

use super::one_ply::Theirs;
use tessera_rules::game::random::{Stream, below};
use tessera_rules::game::{Game, PerSeat};
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::mcts::Prior;
use tessera_search::playout::{Playout, margin, win_shares};

/// Takes the placement that earns most, and now and then the best one of another kind.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Greedy;

impl Playout<Octopus> for Greedy {
    fn choose(
        &mut self,
        game: &Octopus,
        _moves: &mut Vec<Placement>,
        rng: &mut Stream,
    ) -> Option<Placement> {
        // The best few. One that is pushed down goes behind those of the same gain.
        let mut best: [Option<(u32, Placement)>; 4] = [None; 4];
        game.each_gain_above(|m, gain| {
            let mut this = Some((gain, m));
            for slot in &mut best {
                if slot.is_none_or(|(g, _)| this.is_some_and(|(t, _)| t > g)) {
                    std::mem::swap(slot, &mut this);
                    if this.is_none() {
                        break;
                    }
                }
            }
            best[3].map(|(least, _)| least)
        });
        let top = best[0]?.0;
        let count = best.iter().flatten().filter(|b| b.0 + 1 >= top).count();
        best[below(rng, count as u32) as usize].map(|(_, m)| m)
    }

    fn rewards(&mut self, game: &Octopus) -> PerSeat<f64> {
        let shares = win_shares(game);
        (0..game.seats())
            .map(|seat| {
                let points = margin(game, seat).unwrap_or(0) as f64;
                0.5 * shares[seat] + 0.25 + 0.25 * points / (30.0 + points.abs())
            })
            .collect()
    }
}

impl Prior<Octopus> for Greedy {
    fn order(&mut self, game: &Octopus, moves: &mut [Placement], _rng: &mut Stream) {
        let theirs = Theirs::of(game);
        moves.sort_by_cached_key(|&m| {
            let gain = game.gain(m).unwrap_or(0) as i32;
            (theirs.beside(m.cell) - gain, m)
        });
    }
}
