//! A second family of solvers, to compare: they play the game on the board, and share no code with the models that rate.
//!
//! Such a solver searches placements by plain recursion over the rules. It is bounded in what it tries: at every turn only the
//! placements that score most, so many of them; and it overlooks any of these now and then. It never miscounts what it tries.

use rand_chacha::ChaCha8Rng;

use crate::attempt::Puzzle;
use crate::task::Task;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{Octopus, Placement};

/// Strengths, weakest first: plies, placements that are tried at the first turn and at later ones, and how often of 100 one is
/// overlooked.
const FAMILY: [(u32, usize, usize, u32); 12] = [
    (1, 2, 1, 50),
    (1, 3, 1, 42),
    (1, 5, 1, 35),
    (2, 6, 2, 32),
    (2, 10, 3, 28),
    (2, 16, 4, 24),
    (3, 16, 4, 20),
    (3, 24, 5, 16),
    (3, 40, 6, 13),
    (4, 40, 6, 9),
    (4, 60, 6, 6),
    (5, 100, 5, 3),
];
/// Tries of each strength.
const TRIES: u64 = 6;

/// How hard a puzzle is: of all tries of the family, how many fail.
pub(super) fn failures(puzzle: &Puzzle<Octopus>) -> u32 {
    let mut failed = 0;
    for (strength, _) in FAMILY.iter().enumerate() {
        for try_number in 0..TRIES {
            let mut rng = seeded(strength as u64 * 1000 + try_number);
            failed += u32::from(!solves(puzzle, strength, &mut rng));
        }
    }
    failed
}

fn solves(puzzle: &Puzzle<Octopus>, strength: usize, rng: &mut ChaCha8Rng) -> bool {
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task());
    for (at, &m) in puzzle.solution.line.iter().enumerate() {
        if let Some(step) = puzzle.solution.steps.iter().find(|step| step.at == at) {
            let Some(now @ Task::Best { horizon, .. }) = task else {
                return false;
            };
            let (plies, tried, later, overlooks) = FAMILY[strength];
            let mut mind = Mind {
                solver: puzzle.solver,
                later,
                overlooks,
                rng,
            };
            let picked = mind.picks(&mut walk, horizon, plies, tried);
            let value = |m| step.moves.iter().find(|a| a.m == m).map(|a| a.value);
            if !picked
                .and_then(value)
                .is_some_and(|value| now.accepts(value, step.moves[0].value))
            {
                return false;
            }
            task = now.after_move();
        }
        walk.play(m);
    }
    true
}

struct Mind<'a> {
    solver: Seat,
    later: usize,
    overlooks: u32,
    rng: &'a mut ChaCha8Rng,
}

impl Mind<'_> {
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

    /// The placements that score most, without those that are overlooked; chance orders equals.
    fn striking(&mut self, game: &Octopus, count: usize) -> Vec<Placement> {
        let mut list = Vec::new();
        game.each_gain(|m, gain| list.push((gain, m)));
        let mut list: Vec<(u32, u32, Placement)> = (list.into_iter())
            .filter_map(|(gain, m)| {
                let seen = below(self.rng, 100) >= self.overlooks;
                seen.then(|| (u32::MAX - gain, below(self.rng, 1 << 20), m))
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
