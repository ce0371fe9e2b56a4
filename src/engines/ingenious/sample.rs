//! Determinised flat Monte Carlo: greedy playouts in sampled worlds, shared out among the placements that
//! look best by sequential halving, with common random numbers.
//!
//! As [`crate::search::determinised`], with two differences that the number of placements asks for (up to
//! 5,000): only those that look best to the greedy policy take part, and what a playout counts for is this
//! game's own.

use super::policy::{Greedy, Outlook};
use super::worth::{Worth, ahead, rate};
use crate::engines::Question;
use crate::game::random::stream;
use crate::game::{Game, Observe, Seat, Turn};
use crate::games::ingenious::{Form, Ingenious, Move, World};
use crate::search::{Budget, Kind, Line, Report, Stats, StoppedBy};

/// Most moves that take part in the first round, unless more lines are asked for.
const FIELD: usize = 48;

/// Worlds that every move of the first round should get at least.
const FIRST_WORLDS: u64 = 6;

/// Samples until the budget is spent.
pub(super) fn analyse(
    view: &Ingenious,
    question: &Question<Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Move>),
) -> Report<Move> {
    let me = match view.turn() {
        Turn::Seat(seat) => seat.index(),
        Turn::Chance | Turn::Over => 0,
    };
    let greedy = Greedy::of(view.form());
    let mut halving = Halving {
        candidates: candidates(view, &greedy, &question.moves),
        view,
        greedy,
        me,
        seed: question.seed,
        worlds: 0,
        depth: 0,
        before: budget.spent(),
        budget,
    };
    halving.run(question.lines, progress)
}

/// The moves, those that look best first.
fn candidates(view: &Ingenious, greedy: &Greedy, moves: &[Move]) -> Vec<Candidate> {
    let outlook = Outlook::new(view, &greedy.weights);
    let mut rated: Vec<(i32, Move)> = moves
        .iter()
        .map(|&m| match m {
            Move::Place { tile, cells } => (outlook.of(view, tile, cells), m),
            Move::Swap => (1, m),
            Move::Keep | Move::Draw(_) => (0, m),
        })
        .collect();
    rated.sort_by_key(|&(rating, _)| std::cmp::Reverse(rating));
    rated
        .into_iter()
        .map(|(_, m)| Candidate::new(m, view.seats()))
        .collect()
}

/// With so many plies left, squared, good replies halve the odds that very many playouts give.
const REPLIES: f64 = 264.0;
/// The same in a duel.
const DUEL_REPLIES: f64 = 80.0;
/// With so many playouts they count half as much: a move is not yet chosen for what it gains from bad replies.
const REPLY_PLAYOUTS: f64 = 120.0;

struct Candidate {
    m: Move,
    /// The last round it took part in.
    round: u32,
    count: u64,
    reward: f64,
    /// Of what the standard error is about.
    squares: f64,
    sum: Worth,
    /// Plies of its playouts.
    plies: u64,
}

impl Candidate {
    fn new(m: Move, seats: usize) -> Candidate {
        Candidate {
            m,
            round: 0,
            count: 0,
            reward: 0.0,
            squares: 0.0,
            sum: Worth::zero(seats),
            plies: 0,
        }
    }

    /// What the odds of the win are multiplied by. In playouts others reply greedily, and the moves that look best are those that gain
    /// most from it; real replies are better, and tell most where few placements are left. Fitted to games of the engine with
    /// itself (`docs/engines/ingenious.md`).
    fn odds_against_replies(&self, form: Form) -> f64 {
        if self.plies == 0 {
            // It ends the game.
            return 1.0;
        }
        let n = self.count.max(1) as f64;
        let left = 1.0 + self.plies as f64 / n;
        let most = match form {
            Form::Duel => DUEL_REPLIES,
            Form::Standard | Form::Team | Form::Solo => REPLIES,
        };
        left * left / (left * left + most * n / (n + REPLY_PLAYOUTS))
    }

    fn mean_reward(&self) -> f64 {
        self.reward / self.count.max(1) as f64
    }

    fn add(&mut self, (worth, reward, plies): &(Worth, f64, u32), me: usize) {
        self.count += 1;
        self.plies += u64::from(*plies);
        self.reward += reward;
        let measured = measured(worth, me);
        self.squares += measured * measured;
        self.sum.add(worth, 1.0);
    }
}

/// What the standard error is about: the win probability, in solo the margin.
fn measured(worth: &Worth, me: usize) -> f64 {
    if worth.wins.len() == 1 {
        worth.margins[me]
    } else {
        worth.wins[me]
    }
}

/// What a seat plays for: to win, and a little for being far ahead, which makes samples less noisy; in solo
/// the scores, the lowest first.
fn reward(worth: &Worth, world: &World, me: usize) -> f64 {
    if worth.wins.len() == 1 {
        let mut scores = world.position().scores(Seat::new(me));
        scores.sort_unstable();
        let weights = [16.0, 4.0, 1.0, 0.0, 0.0, 0.0];
        let sum: f64 = scores
            .iter()
            .zip(weights)
            .map(|(&score, weight)| f64::from(score) * weight)
            .sum();
        return sum;
    }
    worth.wins[me] + 0.03 * worth.margins[me].clamp(-10.0, 10.0)
}

struct Halving<'a> {
    view: &'a Ingenious,
    greedy: Greedy,
    budget: &'a mut Budget,
    before: u64,
    me: usize,
    seed: u64,
    worlds: u64,
    depth: u32,
    /// Survivors first.
    candidates: Vec<Candidate>,
}

impl Halving<'_> {
    fn run(&mut self, lines: usize, progress: &mut dyn FnMut(&Report<Move>)) -> Report<Move> {
        let mut alive = self.field(lines);
        let rounds = rounds(alive, lines);
        let mut stopped_by = StoppedBy::Nodes;
        for round in 1..=rounds {
            for candidate in &mut self.candidates[..alive] {
                candidate.round = round;
            }
            let mut part = self.budget.split(1, u64::from(rounds - round + 1));
            while self.world(alive, &mut part) {}
            self.budget.join(part);
            self.candidates[..alive].sort_by(|a, b| b.mean_reward().total_cmp(&a.mean_reward()));
            if let Some(by) = self.budget.stopped() {
                stopped_by = by;
                break;
            }
            if round < rounds {
                progress(&self.report(lines, StoppedBy::Nodes));
                alive = (alive / 2).max(lines).max(1);
            }
        }
        self.report(lines, stopped_by)
    }

    /// How many moves take part: fewer where the budget does not reach for all of them.
    fn field(&self, lines: usize) -> usize {
        let plies = self.view.empty_cells().count() as u64 / 2 + 1;
        let affordable = self.budget.left() / (plies * FIRST_WORLDS * 5);
        let field = FIELD.min(affordable.max(6) as usize).max(lines);
        field.min(self.candidates.len())
    }

    /// Plays the first `alive` moves out in one more world. False when the budget ended first; then the world
    /// counts only if it is the first one.
    fn world(&mut self, alive: usize, budget: &mut Budget) -> bool {
        let world = self.view.sample(&mut stream(self.seed, self.worlds));
        let mut played = Vec::with_capacity(alive);
        for candidate in &self.candidates[..alive] {
            let mut world = world.clone();
            if !budget.spend() {
                break;
            }
            self.view.enter(&mut world, candidate.m);
            let Some(plies) = play_out(&mut world, &self.greedy, budget) else {
                break;
            };
            self.depth = self.depth.max(plies + 1);
            let worth = Worth::of(world.position());
            let reward = reward(&worth, &world, self.me);
            played.push((worth, reward, plies));
        }
        let whole = played.len() == alive;
        if whole || self.worlds == 0 {
            self.worlds += 1;
            for (candidate, playout) in self.candidates.iter_mut().zip(&played) {
                candidate.add(playout, self.me);
            }
        }
        whole && alive > 0
    }

    fn report(&self, lines: usize, stopped_by: StoppedBy) -> Report<Move> {
        let mut order: Vec<&Candidate> = self.candidates.iter().collect();
        order.sort_by(|a, b| {
            let known = |c: &Candidate| (c.count > 0, c.round);
            let by_mean = b.mean_reward().total_cmp(&a.mean_reward());
            known(b).cmp(&known(a)).then(by_mean)
        });
        let sampled = order.iter().filter(|c| c.count > 0);
        let worst = sampled.min_by(|a, b| a.mean_reward().total_cmp(&b.mean_reward()));
        let mut lines: Vec<Line<Move>> = order
            .iter()
            .take(lines.max(1))
            .map(|candidate| Line {
                m: candidate.m,
                // A move that was not sampled looked worse than all that were.
                value: match (candidate.count, worst) {
                    (0, Some(worst)) => crate::search::Value {
                        std_error: None,
                        ..self.value(worst)
                    },
                    (0, None) => self.unsampled(),
                    _ => self.value(candidate),
                },
                loss: 0.0,
                pv: vec![candidate.m],
            })
            .collect();
        rate(&mut lines);
        Report {
            value: lines
                .first()
                .map_or_else(|| self.unsampled(), |line| line.value.clone()),
            lines,
            stats: Stats {
                nodes: self.budget.spent() - self.before,
                depth: self.depth,
                engine: "determinised greedy playouts",
                stopped_by,
            },
        }
    }

    /// The mean of the playouts. A sample that has seen only wins or only losses is not sure of the next
    /// one, so it counts one of each (Laplace 1774); then the odds are corrected for what playouts get wrong.
    fn value(&self, candidate: &Candidate) -> crate::search::Value {
        let n = candidate.count as f64;
        let seats = candidate.sum.wins.len();
        let mut mean = Worth::zero(seats);
        mean.add(&candidate.sum, 1.0 / n);
        let measured = measured(&mean, self.me);
        let variance = (candidate.squares - n * measured * measured).max(0.0) / (n - 1.0).max(1.0);
        let mut std_error = (variance / n).sqrt();
        if seats > 1 {
            let form = self.view.form();
            let even = if form == Form::Standard {
                1.0 / seats as f64
            } else {
                0.5
            };
            for win in &mut mean.wins {
                *win = (*win * n + 2.0 * even) / (n + 2.0);
            }
            for share in &mut mean.shares {
                *share = (*share * n + 2.0 / seats as f64) / (n + 2.0);
            }
            let factor = candidate.odds_against_replies(form);
            std_error *= mean.multiply_odds(self.me, form, factor);
        }
        crate::search::Value {
            std_error: (candidate.count > 1).then_some(std_error),
            ..mean.value(self.me, Kind::Estimate)
        }
    }

    /// By who is ahead now, for when not even one playout could be afforded.
    fn unsampled(&self) -> crate::search::Value {
        let seats = self.view.seats();
        let margins = ahead(self.view);
        let even = 1.0 / seats as f64;
        let tilt = margins[self.me] / (4.0 + margins[self.me].abs());
        let own = match seats {
            1 => 1.0,
            _ if tilt > 0.0 => even + (1.0 - even) * 0.8 * tilt,
            _ => even * (1.0 + 0.8 * tilt),
        };
        let share = |seat: usize| {
            if seat == self.me {
                own
            } else {
                (1.0 - own) / (seats - 1) as f64
            }
        };
        let shares: crate::game::PerSeat<f64> = (0..seats).map(share).collect();
        let worth = Worth {
            wins: shares.clone(),
            shares,
            margins,
        };
        worth.value(self.me, Kind::Estimate)
    }
}

/// Rounds until no more than `lines` (or two) of `alive` moves are left.
fn rounds(mut alive: usize, lines: usize) -> u32 {
    let mut rounds = 1;
    while alive > lines.max(2) {
        alive = (alive / 2).max(lines);
        rounds += 1;
    }
    rounds
}

/// Plays on greedily to the end of the game; the number of moves, `None` when the budget ended first.
fn play_out(world: &mut World, greedy: &Greedy, budget: &mut Budget) -> Option<u32> {
    let mut plies = 0;
    while let Some(m) = greedy.choose(world.position()) {
        if !budget.spend() {
            return None;
        }
        world.play(m);
        plies += 1;
    }
    Some(plies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_tell_most_near_the_end_and_nothing_after_it() {
        let odds = |count: u64, plies_each: u64, form| {
            let mut candidate = Candidate::new(Move::Keep, 2);
            (candidate.count, candidate.plies) = (count, count * plies_each);
            candidate.odds_against_replies(form)
        };
        assert_eq!(odds(1000, 0, Form::Standard), 1.0);
        for form in [Form::Standard, Form::Team, Form::Duel] {
            let by_plies: Vec<f64> = (1..40).map(|plies| odds(1000, plies, form)).collect();
            assert!(by_plies.is_sorted() && by_plies[0] > 0.0 && by_plies[38] < 1.0);
            assert!(
                odds(10, 5, form) > odds(100, 5, form),
                "few playouts find few bad replies"
            );
        }
        assert!(odds(1000, 5, Form::Duel) > odds(1000, 5, Form::Standard));
    }
}
