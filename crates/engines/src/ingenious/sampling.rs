//! Determinised flat Monte Carlo ([`tessera_search::determinised`]) with greedy playouts: the selection of placements
//! and the averages over playouts.
//!
//! There are up to 5,000 placements, so only the best by the greedy policy take part.

use super::draws::likeliest_draw;
use super::evaluation::{Evaluation, ahead};
use super::playouts::{Greedy, Ratings};
use tessera_rules::game::random::Stream;
use tessera_rules::game::{Game, PerSeat, Position, Seat, Turn};
use tessera_rules::ingenious::{Form, Ingenious, Move, World};
use tessera_search::determinised::{Determinised, Sampling};
use tessera_search::playout::Playout;
use tessera_search::{Kind, Value};

/// Most moves in the first round, unless the question wants more lines.
const FIELD: usize = 48;
/// Least number of moves in the first round, even with a tiny budget.
const LEAST_FIELD: u64 = 6;
/// Least number of worlds for each move of the first round, as a goal.
const FIRST_WORLDS: u64 = 6;
/// Initial reward of a move per unit of its rating, in solo.
const HEAD_START: f64 = 15.0;
/// Approximate number of rounds that share the budget.
const ROUNDS: u64 = 5;

/// Square of the number of plies left at which good replies halve the odds that very many playouts give.
const REPLIES: f64 = 264.0;
/// Same as [`REPLIES`], in a duel.
const DUEL_REPLIES: f64 = 80.0;
/// Number of playouts at which the correction for replies has half its weight: with few playouts, a move is not yet
/// chosen for its gain from bad replies.
const REPLY_PLAYOUTS: f64 = 120.0;

/// Greedy playouts in sampled worlds.
#[derive(Clone)]
pub(super) struct GreedySampling {
    greedy: Greedy,
}

impl GreedySampling {
    /// Returns the search with playouts of the policy of a form.
    pub(super) fn of(form: Form) -> Determinised<GreedySampling> {
        Determinised { sampling: GreedySampling { greedy: Greedy::of(form) } }
    }
}

impl Playout<World> for GreedySampling {
    fn choose(&mut self, game: &World, _: &mut Vec<Move>, _: &mut Stream) -> Option<Move> {
        self.greedy.choose(game.position())
    }
}

/// Result of one playout.
pub(super) struct Outcome {
    evaluation: Evaluation,
    reward: f64,
    plies: u32,
}

/// Sums over the playouts of one move.
pub(super) struct Tally {
    sum: Evaluation,
    /// Sum of the squares of [`measured`], for the standard error.
    squares: f64,
    plies: u64,
}

impl Sampling<Ingenious> for GreedySampling {
    type Outcome = Outcome;
    type Tally = Tally;

    /// Ranks moves by their ratings. In solo, the rating decides between moves whose playouts end about equal.
    fn rank(&mut self, view: &Ingenious, moves: &[Move]) -> Vec<(Move, f64)> {
        let ratings = Ratings::new(view, &self.greedy.weights);
        let rated = |&m: &Move| (m, f64::from(ratings.of_move(view, m)));
        let mut ranked: Vec<_> = moves.iter().map(rated).collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        let solo = view.form() == Form::Solo;
        for (_, reward) in &mut ranked {
            *reward = if solo { HEAD_START * *reward } else { 0.0 };
        }
        ranked
    }

    /// Returns fewer moves if the budget does not suffice for all of them.
    fn field(&self, view: &Ingenious, nodes: u64) -> usize {
        let plies = view.empty_cells().count() as u64 / 2 + 1;
        let affordable = nodes / (plies * FIRST_WORLDS * ROUNDS);
        FIELD.min(affordable.max(LEAST_FIELD) as usize)
    }

    fn outcome(&self, world: &World, me: Seat, plies: u32) -> Outcome {
        let evaluation = Evaluation::of(world.position());
        Outcome { reward: reward(&evaluation, world, me), evaluation, plies }
    }

    fn reward(&self, outcome: &Outcome) -> f64 {
        outcome.reward
    }

    fn none(&self, view: &Ingenious) -> Tally {
        Tally { sum: Evaluation::zero(view.seats()), squares: 0.0, plies: 0 }
    }

    fn add(&self, tally: &mut Tally, outcome: &Outcome, me: Seat) {
        tally.plies += u64::from(outcome.plies);
        let measured = measured(&outcome.evaluation, me);
        tally.squares += measured * measured;
        tally.sum.add(&outcome.evaluation, 1.0);
    }

    /// Returns the mean of the playouts. A sample of only wins or only losses does not make the next one certain, so
    /// one win and one loss are added (Laplace 1774), also for the standard error. Then the odds are corrected for the
    /// errors of playouts.
    fn value(&self, view: &Ingenious, me: Seat, tally: &Tally, playouts: u64) -> Value {
        let n = playouts as f64;
        let seats = tally.sum.wins.len();
        let mut mean = Evaluation::zero(seats);
        mean.add(&tally.sum, 1.0 / n);
        let measured = measured(&mean, me);
        let variance = (tally.squares - n * measured * measured).max(0.0) / (n - 1.0).max(1.0);
        let mut std_error = (variance / n).sqrt();
        if seats > 1 {
            let form = view.form();
            let even = if form == Form::Standard { 1.0 / seats as f64 } else { 0.5 };
            for win in &mut mean.wins {
                *win = (*win * n + 2.0 * even) / (n + 2.0);
            }
            for share in &mut mean.shares {
                *share = (*share * n + 2.0 / seats as f64) / (n + 2.0);
            }
            let chance = mean.wins[me.index()];
            std_error = std_error.max((chance * (1.0 - chance) / (n + 2.0)).sqrt());
            let factor = odds_against_replies(form, tally.plies, playouts);
            std_error *= mean.multiply_odds(me.index(), form, factor);
            if form != Form::Duel && tally.plies > 0 {
                std_error *= mean.moderate_odds(me.index(), form);
            }
        }
        Value {
            std_error: (playouts > 1 || seats > 1).then_some(std_error),
            ..mean.value(me.index(), Kind::Estimate)
        }
    }

    /// Plays by the policy, with the likeliest tiles drawn, until a seat with face-down tiles is to move or each other
    /// seat has moved; in solo, up to the next placement.
    fn continuation(&self, view: &Ingenious, m: Move) -> Vec<Move> {
        let me = view.to_move();
        let mut position = view.played(m);
        let mut line = Vec::new();
        let (mut others_moved, mut moved) = (view.seats() == 1, 0);
        loop {
            let next = match position.turn() {
                Turn::Over => break,
                Turn::Chance => likeliest_draw(&position),
                Turn::Seat(seat) if position.rack(seat).has_face_down() => break,
                Turn::Seat(seat) if seat == me && others_moved && moved > 0 => break,
                Turn::Seat(seat) => {
                    others_moved |= seat != me;
                    self.greedy.choose(&position)
                }
            };
            let Some(next) = next else { break };
            let by_chance = position.awaits_chance();
            position.play(next);
            line.push(next);
            if !by_chance {
                moved = line.len();
            }
        }
        // Draws after the last move of a seat say nothing.
        line.truncate(moved);
        line
    }

    /// Uses the present standings, for budgets that do not allow a single playout.
    fn unsampled(&self, view: &Ingenious, me: Seat) -> Value {
        let me = me.index();
        let seats = view.seats();
        let margins = ahead(view);
        let even = 1.0 / seats as f64;
        let tilt = margins[me] / (4.0 + margins[me].abs());
        let own = match seats {
            1 => 1.0,
            _ if tilt > 0.0 => even + (1.0 - even) * 0.8 * tilt,
            _ => even * (1.0 + 0.8 * tilt),
        };
        let share = |seat: usize| {
            if seat == me { own } else { (1.0 - own) / (seats - 1) as f64 }
        };
        let shares: PerSeat<f64> = (0..seats).map(share).collect();
        let evaluation = Evaluation { wins: shares.clone(), shares, margins };
        evaluation.value(me, Kind::Estimate)
    }
}

/// Returns the reward that a seat maximises: winning, plus a little for the margin, which makes samples less noisy; in
/// solo the scores, the lowest first.
fn reward(evaluation: &Evaluation, world: &World, me: Seat) -> f64 {
    if evaluation.wins.len() == 1 {
        let mut scores = world.position().scores(me);
        scores.sort_unstable();
        let weights = [16.0, 4.0, 1.0, 0.0, 0.0, 0.0];
        let sum: f64 =
            scores.iter().zip(weights).map(|(&score, weight)| f64::from(score) * weight).sum();
        return sum;
    }
    evaluation.wins[me.index()] + 0.03 * evaluation.margins[me.index()].clamp(-10.0, 10.0)
}

/// Returns the quantity of the standard error: the win probability, in solo the margin.
fn measured(evaluation: &Evaluation, me: Seat) -> f64 {
    if evaluation.wins.len() == 1 {
        evaluation.margins[me.index()]
    } else {
        evaluation.wins[me.index()]
    }
}

/// Returns the factor for the odds of a win after `playouts` playouts with `plies` plies together. In playouts others
/// reply greedily, and the best-looking moves gain most from that. Real replies are better, and the difference grows
/// when few placements are left. Fitted to games of the engine with itself (`docs/engines/ingenious.md`).
fn odds_against_replies(form: Form, plies: u64, playouts: u64) -> f64 {
    if plies == 0 {
        // The move ends the game.
        return 1.0;
    }
    let n = playouts.max(1) as f64;
    let left = 1.0 + plies as f64 / n;
    let most = match form {
        Form::Duel => DUEL_REPLIES,
        Form::Standard | Form::Team | Form::Solo => REPLIES,
    };
    left * left / (left * left + most * n / (n + REPLY_PLAYOUTS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_tell_most_near_the_end_and_nothing_after_it() {
        let odds = |count: u64, plies_each: u64, form| {
            odds_against_replies(form, count * plies_each, count)
        };
        assert_eq!(odds(1000, 0, Form::Standard), 1.0);
        for form in [Form::Standard, Form::Team, Form::Duel] {
            let by_plies: Vec<f64> = (1..40).map(|plies| odds(1000, plies, form)).collect();
            assert!(by_plies.is_sorted() && by_plies[0] > 0.0 && by_plies[38] < 1.0);
            assert!(odds(10, 5, form) > odds(100, 5, form), "few playouts find few bad replies");
        }
        assert!(odds(1000, 5, Form::Duel) > odds(1000, 5, Form::Standard));
    }
}
