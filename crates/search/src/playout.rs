//! Playouts: quick and reasonable play to the end of a game, and the evaluation of the end.

use tessera_rules::game::random::{Stream, below};
use tessera_rules::game::{Game, PerSeat, PerfectInfo, Seat, Turn};

use super::budget::Budget;
use super::value::{Outcome, Value};

/// A playout policy.
pub trait Playout<G: PerfectInfo> {
    /// Returns the move for the seat to move in an unfinished state, or `None` to stop there. `moves` is scratch space
    /// with arbitrary content. By default the choice is uniform.
    fn choose(&mut self, game: &G, moves: &mut Vec<G::Move>, rng: &mut Stream) -> Option<G::Move> {
        moves.clear();
        game.moves(moves);
        (!moves.is_empty()).then(|| moves[below(rng, moves.len() as u32) as usize])
    }

    /// Evaluates the position where the playout stopped. The default scores finished games ([`win_shares`]) and counts
    /// others as even.
    fn end(&mut self, game: &G) -> End {
        End::of(game)
    }

    /// Returns the most plies of a playout. The default is enough for the end of any finite game.
    fn max_plies(&self) -> u32 {
        1000
    }
}

/// Evaluation of the end of a playout for every seat.
#[derive(Debug, Clone, PartialEq)]
pub struct End {
    /// Shares of the win, not negative and with a sum of 1.
    pub shares: PerSeat<f64>,
    /// Rewards that the seats maximise, from 0 to 1. A reward may be the share of the win; a game with points may add a
    /// little for them.
    pub rewards: PerSeat<f64>,
    /// Margins as defined by [`margin`]; empty if unknown.
    pub margins: PerSeat<f64>,
}

impl End {
    /// Evaluates a finished game; an unfinished one is even. The reward is the share of the win.
    pub fn of<G: Game>(game: &G) -> End {
        let shares = win_shares(game);
        End {
            rewards: shares.clone(),
            shares,
            margins: (0..game.seats())
                .map_while(|seat| margin(game, seat).map(|points| points as f64))
                .collect(),
        }
    }
}

/// Playouts of uniformly random moves.
#[derive(Debug, Clone, Copy, Default)]
pub struct Uniform;

impl<G: PerfectInfo> Playout<G> for Uniform {}

/// Returns the shares of the win of a finished game: even among the winners, or among all seats if no seat won or the
/// game is not over.
pub fn win_shares<G: Game>(game: &G) -> PerSeat<f64> {
    let seats = game.seats();
    let winners = game.winners();
    let share = |n: usize| 1.0 / n.max(1) as f64;
    (0..seats)
        .map(|s| {
            if winners.is_empty() {
                share(seats)
            } else if winners.iter().any(|winner| winner.index() == s) {
                share(winners.len())
            } else {
                0.0
            }
        })
        .collect()
}

/// Returns the difference between a seat's payoff and the best of the others (solo: the payoff) in a finished game.
pub fn margin<G: Game>(game: &G, seat: usize) -> Option<i64> {
    let payoffs = game.payoffs()?;
    let own = i64::from(*payoffs.get(seat)?);
    let others = payoffs.iter().enumerate().filter(|&(s, _)| s != seat);
    Some(match others.map(|(_, &p)| i64::from(p)).max() {
        Some(best) => own - best,
        None => own,
    })
}

/// Returns the result of a finished game for seat 0. A win shared by all seats is a draw; a win shared by some is a
/// win.
pub(super) fn finished<G: Game>(game: &G) -> Value {
    let shares = win_shares(game);
    let winners = game.winners();
    let outcome = if winners.is_empty() || (winners.len() == shares.len() && shares.len() > 1) {
        Outcome::Draw
    } else if winners.contains(Seat::FIRST) {
        Outcome::Win
    } else {
        Outcome::Loss
    };
    Value {
        plies: Some(0),
        margin: margin(game, 0).map(|points| points as f64),
        win_probability: shares.first().copied(),
        shares: (shares.len() > 2).then_some(shares),
        ..Value::exact(outcome)
    }
}

/// Plays `game` on until it ends or the policy stops. Returns the number of plies; `None` if the budget ended first.
pub(super) fn run<G: PerfectInfo, P: Playout<G>>(
    game: &mut G,
    policy: &mut P,
    moves: &mut Vec<G::Move>,
    rng: &mut Stream,
    budget: &mut Budget,
) -> Option<u32> {
    let most = policy.max_plies();
    for plies in 0..most {
        let Turn::Seat(_) = game.turn() else {
            return Some(plies);
        };
        let Some(m) = policy.choose(game, moves, rng) else {
            return Some(plies);
        };
        if !budget.spend() {
            return None;
        }
        game.play(m);
    }
    Some(most)
}

/// Mean and standard error of a sample, computed from sums: only additions, products and a root, so that every machine
/// gets the same bits.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sample {
    pub(super) count: u64,
    sum: f64,
    squares: f64,
}

impl Sample {
    pub(super) fn add(&mut self, x: f64) {
        self.count += 1;
        self.sum += x;
        self.squares += x * x;
    }

    pub(super) fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Returns the standard error of the mean; `None` for fewer than two values.
    pub(super) fn std_error(&self) -> Option<f64> {
        let n = self.count as f64;
        (self.count > 1).then(|| {
            let mean = self.mean();
            let variance = ((self.squares - n * mean * mean) / (n - 1.0)).max(0.0);
            (variance / n).sqrt()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_is_that_of_the_sample() {
        let sample = |values: &[f64]| {
            let mut sample = Sample::default();
            values.iter().for_each(|&x| sample.add(x));
            sample
        };
        assert_eq!(sample(&[]).std_error(), None);
        assert_eq!(sample(&[1.0]).std_error(), None);
        // The variance is 2, that of the mean 2/2.
        assert_eq!(sample(&[1.0, 3.0]).std_error(), Some(1.0));
        // The squared distances add up to 10: the variance is 10/4, that of the mean a fifth of it.
        let five = sample(&[-1.0, 0.0, 1.0, 2.0, 3.0]);
        let error = five.std_error().unwrap();
        assert!((error * error - 0.5).abs() < 1e-12, "{error}");
        assert_eq!(five.mean(), 1.0);
    }
}
