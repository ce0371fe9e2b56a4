//! A second family of solvers, to compare: they play the game on the board, and share no code with the models that rate.
//!
//! Such a solver searches placements by plain recursion over the rules. It is bounded in what it tries: at every turn only the
//! placements that score most, so many of them; and it overlooks any of these now and then. It never miscounts what it tries.

use rand_chacha::ChaCha8Rng;

use crate::attempt::Puzzle;
use crate::task::Task;
use tessera_rules::game::random::{below, chance, seeded};
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
/// Tries of each strength, by the plies that it looks ahead: more where a try is short.
const TRIES: [u64; 6] = [0, 16, 16, 12, 4, 4];

/// Games of the novice at each puzzle.
const NOVICES: u64 = 20;

/// What became of a puzzle, in shares of all tries.
pub(super) struct Tried {
    /// How many of the family's fail.
    pub(super) failed: f64,
    /// How many of its weakest strength, the tenth part, succeed.
    pub(super) weakest: f64,
    /// How many of the novice succeed.
    pub(super) novice: f64,
}

impl Tried {
    pub(super) fn of(puzzle: &Puzzle<Octopus>) -> Tried {
        let solved: Vec<f64> = (0..FAMILY.len())
            .map(|strength| {
                let solves = |&number: &u64| {
                    let mut rng = seeded(strength as u64 * 1000 + number);
                    solves(puzzle, strength, &mut rng)
                };
                let tries = TRIES[FAMILY[strength].0 as usize];
                (0..tries).filter(solves).count() as f64 / tries as f64
            })
            .collect();
        let novice = |&number: &u64| novice_solves(puzzle, &mut seeded(900_000 + number));
        Tried {
            failed: 1.0 - solved.iter().sum::<f64>() / solved.len() as f64,
            weakest: solved[0],
            novice: (0..NOVICES).filter(novice).count() as f64 / NOVICES as f64,
        }
    }
}

/// The novice of the reference players: in three of five cases a placement that scores most, else any.
fn novice_solves(puzzle: &Puzzle<Octopus>, rng: &mut ChaCha8Rng) -> bool {
    finds_all(puzzle, |game, _| {
        let mut list = Vec::new();
        game.each_gain(|m, gain| list.push((gain, m)));
        let most = list.iter().map(|&(gain, _)| gain).max()?;
        if chance(rng, 60, 100) {
            list.retain(|&(gain, _)| gain == most);
        }
        Some(list[below(rng, list.len() as u32) as usize].1)
    })
}

fn solves(puzzle: &Puzzle<Octopus>, strength: usize, rng: &mut ChaCha8Rng) -> bool {
    let (plies, tried, later, overlooks) = FAMILY[strength];
    finds_all(puzzle, |game, horizon| {
        let mut mind = Mind {
            solver: puzzle.solver,
            later,
            overlooks,
            rng,
        };
        mind.picks(game, horizon, plies, tried)
    })
}

/// Whether a solver, who is told the horizon, finds every move of the solution.
fn finds_all(
    puzzle: &Puzzle<Octopus>,
    mut choose: impl FnMut(&mut Octopus, u32) -> Option<Placement>,
) -> bool {
    let mut walk = puzzle.position.clone();
    let mut task = Some(puzzle.task());
    for (at, &m) in puzzle.solution.line.iter().enumerate() {
        if let Some(step) = puzzle.solution.steps.iter().find(|step| step.at == at) {
            let Some(now @ Task::Best { horizon, .. }) = task else {
                return false;
            };
            let value = |m| step.moves.iter().find(|a| a.m == m).map(|a| a.value);
            let found = choose(&mut walk, horizon).and_then(value);
            if !found.is_some_and(|value| now.accepts(value, step.moves[0].value)) {
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
