//! Ingenious' family: solvers that try the placements that gain most, and overlook some of them.
//!
//! They place tiles by plain recursion over the rules: at every turn they try only a number of placements that look
//! best to them, and may overlook any of these. They compare sorted scores as the rules do, and never miscount what
//! they try. They ignore future draws.

use super::{Family, STRENGTHS};
use tessera_puzzles::{Difficulty, KindCard, Task};
use tessera_rules::game::random::{Stream, below, chance, choose, stream};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Ingenious, Move, Phase, Rack};

/// Percentage of obvious placements of the novice, as in the matches of the reference players.
const OBVIOUS: u32 = 90;

impl Family for Ingenious {
    fn aims(card: &KindCard) -> &'static [Difficulty] {
        card.difficulties
    }

    fn solver(&self, _asked: Task, left: Task, strength: u64, seed: u64) -> Option<Move> {
        let Task::Best { horizon, .. } = left else {
            return None;
        };
        let bounds = Bounds::of(strength);
        let mut mind = Mind {
            solver: self.to_move(),
            // A horizon that is no rack's size looks to the end of the game.
            to_the_end: horizon as usize > Rack::SIZE,
            later: bounds.later,
            overlooks: bounds.overlooks,
            rng: stream(seed, strength),
        };
        mind.picks(self, bounds.plies, bounds.tried)
    }

    fn novice(&self, seed: u64) -> Option<Move> {
        let mut rng = stream(seed, 0x5eed);
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if chance(&mut rng, OBVIOUS, 100) {
            let seat = self.to_move();
            let rated: Vec<(Vec<i8>, Move)> = (moves.iter())
                .map(|&m| {
                    let mut next = self.clone();
                    next.play(m);
                    (sorted(&next, seat), m)
                })
                .collect();
            let most = rated.iter().map(|(standing, _)| standing.clone()).max()?;
            moves = (rated.into_iter())
                .filter(|(standing, _)| *standing == most)
                .map(|(_, m)| m)
                .collect();
        }
        (!moves.is_empty()).then(|| *choose(&mut rng, &moves))
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
    /// From one ply and two placements, half of them overlooked, to four plies and two hundred placements, three per
    /// cent overlooked.
    fn of(strength: u64) -> Bounds {
        let share = strength as f64 / (STRENGTHS - 1) as f64;
        Bounds {
            plies: 1 + (strength * 4 / STRENGTHS) as u32,
            tried: (2.0 * 100f64.powf(share)) as usize,
            later: 1 + (11.0 * share) as usize,
            overlooks: (50.0 - 47.0 * share) as u32,
        }
    }
}

struct Mind {
    solver: Seat,
    to_the_end: bool,
    later: usize,
    overlooks: u32,
    rng: Stream,
}

impl Mind {
    fn picks(&mut self, game: &Ingenious, plies: u32, tried: usize) -> Option<Move> {
        let mut best: Option<(Vec<i16>, Move)> = None;
        for m in self.striking(game, tried) {
            let mut next = game.clone();
            next.play(m);
            let value = self.value(&next, plies - 1);
            if best.as_ref().is_none_or(|(most, _)| value > *most) {
                best = Some((value, m));
            }
        }
        best.map(|(_, m)| m)
    }

    /// The value of a position to the solver: bigger first differences are better.
    fn value(&mut self, game: &Ingenious, plies: u32) -> Vec<i16> {
        let mut game = game.clone();
        let own = game.turn() == Turn::Seat(self.solver) && game.phase() == Phase::Place;
        if self.to_the_end && !own {
            self.pass(&mut game);
        }
        let due = match game.turn() {
            Turn::Seat(seat) if game.phase() == Phase::Place => seat,
            _ => return self.ahead(&game),
        };
        if plies == 0 || (due != self.solver && !self.to_the_end) {
            return self.ahead(&game);
        }
        let mut best: Option<Vec<i16>> = None;
        for m in self.striking(&game, self.later) {
            let mut next = game.clone();
            next.play(m);
            let value = self.value(&next, plies - 1);
            let better = best.as_ref().is_none_or(|known| {
                if due == self.solver {
                    value > *known
                } else {
                    value < *known
                }
            });
            if better {
                best = Some(value);
            }
        }
        best.unwrap_or_else(|| self.ahead(&game))
    }

    /// Ends a turn: keeps the rack, and draws anything.
    fn pass(&mut self, game: &mut Ingenious) {
        loop {
            let m = match (game.turn(), game.phase()) {
                (Turn::Chance, _) => Move::Draw(game.random_draw(&mut self.rng)),
                (Turn::Seat(_), Phase::Exchange) => Move::Keep,
                _ => return,
            };
            game.play(m);
        }
    }

    /// The placements that look best, without the overlooked ones; equal placements are in random order. The lower a
    /// colour, the better its points look.
    fn striking(&mut self, game: &Ingenious, count: usize) -> Vec<Move> {
        let Turn::Seat(seat) = game.turn() else {
            return Vec::new();
        };
        let scores = game.scores(seat);
        let least = scores.into_iter().min().unwrap_or(0);
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let mut list: Vec<(i32, u32, Move)> = (moves.into_iter())
            .filter_map(|m| {
                let Move::Place { tile, cells } = m else {
                    return None;
                };
                if below(&mut self.rng, 100) < self.overlooks {
                    return None;
                }
                let earned = game.earned(tile, cells);
                let looks: i32 = (0..COLOURS)
                    .map(|c| {
                        let weight = if scores[c] == least { 3 } else { 2 };
                        weight * i32::from(earned.gain[c])
                    })
                    .sum();
                let looks = looks + 4 * i32::from(earned.bonus);
                Some((-looks, below(&mut self.rng, 1 << 20), m))
            })
            .collect();
        list.sort_unstable();
        list.truncate(count);
        list.into_iter().map(|(.., m)| m).collect()
    }

    /// The solver's sorted scores; to the end of the game, their lead over the other seat's.
    fn ahead(&self, game: &Ingenious) -> Vec<i16> {
        let own = sorted(game, self.solver);
        if !self.to_the_end {
            return own.into_iter().map(i16::from).collect();
        }
        let other = sorted(game, self.solver.next(game.seats()));
        let pairs = own.into_iter().zip(other);
        pairs
            .map(|(own, other)| i16::from(own) - i16::from(other))
            .collect()
    }
}

fn sorted(game: &Ingenious, seat: Seat) -> Vec<i8> {
    let mut scores = game.scores(seat).to_vec();
    scores.sort_unstable();
    scores
}
