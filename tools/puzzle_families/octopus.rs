//! Octopus' family: solvers that try the placements that score most, and overlook some of them.
//!
//! They search placements by plain recursion over the rules: at every turn they try only a number of placements that
//! score most, and may overlook any of these. They never miscount what they try.

use super::{Family, STRENGTHS};
use tessera_puzzles::{Difficulty, KindCard, Task};
use tessera_rules::game::random::{Stream, below, chance, choose, stream};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};

impl Family for Octopus {
    fn aims(card: &KindCard) -> &'static [Difficulty] {
        card.difficulties
    }

    fn solver(&self, _asked: Task, left: Task, strength: u64, seed: u64) -> Option<Placement> {
        let Task::Best { horizon, .. } = left else {
            return None;
        };
        let bounds = Bounds::of(strength);
        let mut mind = Mind {
            solver: self.to_move(),
            later: bounds.later,
            overlooks: bounds.overlooks,
            rng: stream(seed, strength),
        };
        mind.picks(&mut self.clone(), horizon, bounds.plies, bounds.tried)
    }

    fn novice(&self, seed: u64) -> Option<Placement> {
        let mut rng = stream(seed, 0x5eed);
        let mut list = Vec::new();
        self.each_gain(|m, gain| list.push((gain, m)));
        let most = list.iter().map(|&(gain, _)| gain).max()?;
        if chance(&mut rng, 60, 100) {
            list.retain(|&(gain, _)| gain == most);
        }
        Some(choose(&mut rng, &list).1)
    }
}

/// The bounds of a solver.
struct Bounds {
    plies: u32,
    /// Placements that it tries at its own turn, and at later ones.
    tried: usize,
    later: usize,
    /// Percentage of overlooked placements.
    overlooks: u32,
}

impl Bounds {
    /// From one ply and two placements, half of them overlooked, to five plies and a hundred placements, three per cent
    /// overlooked.
    fn of(strength: u64) -> Bounds {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Bounds {
            plies: 1 + (strength * 5 / STRENGTHS) as u32,
            tried: (2.0 * 50f64.powf(share)) as usize,
            later: 1 + (5.0 * share) as usize,
            overlooks: (50.0 - 47.0 * share) as u32,
        }
    }
}

struct Mind {
    solver: Seat,
    later: usize,
    overlooks: u32,
    rng: Stream,
}

impl Mind {
    fn picks(
        &mut self,
        game: &mut Octopus,
        horizon: u32,
        plies: u32,
        tried: usize,
    ) -> Option<Placement> {
        let mut best: Option<(i64, Placement)> = None;
        for m in self.striking(game, tried) {
            let undo = game.play(m);
            let value = self.value(game, horizon - 1, plies - 1);
            game.undo(undo);
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, m));
            }
        }
        best.map(|(_, m)| m)
    }

    fn value(&mut self, game: &mut Octopus, own: u32, plies: u32) -> i64 {
        let seat = match game.turn() {
            Turn::Seat(seat) if own > 0 && plies > 0 => seat,
            _ => return self.ahead(game),
        };
        let mine = seat == self.solver;
        let mut best: Option<i64> = None;
        for m in self.striking(game, self.later) {
            let undo = game.play(m);
            let value = self.value(game, own - u32::from(mine), plies - 1);
            game.undo(undo);
            best = Some(match best {
                Some(known) if mine => known.max(value),
                Some(known) => known.min(value),
                None => value,
            });
        }
        best.unwrap_or_else(|| self.ahead(game))
    }

    /// The placements that score most, without the overlooked ones; equal placements are in random order.
    fn striking(&mut self, game: &Octopus, count: usize) -> Vec<Placement> {
        let mut list = Vec::new();
        game.each_gain(|m, gain| list.push((gain, m)));
        let mut list: Vec<(u32, u32, Placement)> = (list.into_iter())
            .filter_map(|(gain, m)| {
                let seen = below(&mut self.rng, 100) >= self.overlooks;
                seen.then(|| (u32::MAX - gain, below(&mut self.rng, 1 << 20), m))
            })
            .collect();
        list.sort_unstable();
        list.truncate(count);
        list.into_iter().map(|(.., m)| m).collect()
    }

    fn ahead(&self, game: &Octopus) -> i64 {
        let total = |seat: usize| i64::from(game.scores()[seat]);
        let others = (0..game.seats()).filter(|&seat| seat != self.solver.index());
        total(self.solver.index()) - others.map(total).max().unwrap_or(0)
    }
}
