//! Values of finished games for every seat, and of mixtures of such ends.

use tessera_rules::game::{Game, PerSeat, Seat};
use tessera_rules::ingenious::{COLOURS, Form, Ingenious};
use tessera_search::playout::win_shares;
use tessera_search::probability::{Stretched, multiply_odds};
use tessera_search::{Kind, Outcome, Value};

/// The end of a game, or the mean of several, by seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Evaluation {
    /// Probability that the seat (in the team game: its team) wins. A win shared by all seats counts 1/2; a win shared
    /// by some seats counts the seat's share.
    pub(super) wins: PerSeat<f64>,
    /// Every seat's share of the win; they sum to 1.
    pub(super) shares: PerSeat<f64>,
    /// How far the seat is ahead, see [`ahead`].
    pub(super) margins: PerSeat<f64>,
}

impl Evaluation {
    /// Evaluates the position as if the game ended now.
    pub(super) fn of(position: &Ingenious) -> Evaluation {
        let seats = position.seats();
        let winners = position.winners();
        let shares = win_shares(position);
        let even = winners.len() == seats && seats > 1;
        let wins = (0..seats)
            .map(|seat| match position.form() {
                _ if even => 1.0 / seats.min(2) as f64,
                Form::Team if winners.contains(Seat::new(seat)) => 1.0,
                _ => shares[seat],
            })
            .collect();
        let wins = match position.form() {
            // With three or more seats, each for itself, the shares are the probabilities.
            Form::Standard if seats > 2 => shares.clone(),
            _ => wins,
        };
        Evaluation { wins, shares, margins: ahead(position) }
    }

    /// Returns zeros: the start of a mean.
    pub(super) fn zero(seats: usize) -> Evaluation {
        let zeros: PerSeat<f64> = std::iter::repeat_n(0.0, seats).collect();
        Evaluation { wins: zeros.clone(), shares: zeros.clone(), margins: zeros }
    }

    /// Adds `weight` times `other`.
    pub(super) fn add(&mut self, other: &Evaluation, weight: f64) {
        let pairs = [
            (&mut self.wins, &other.wins),
            (&mut self.shares, &other.shares),
            (&mut self.margins, &other.margins),
        ];
        for (sums, values) in pairs {
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += weight * value;
            }
        }
    }

    /// Multiplies the odds of a seat's win (in the team game: its team's). The other seats' wins change in proportion.
    /// Returns the factor by which this stretches a small difference in probability.
    pub(super) fn multiply_odds(&mut self, seat: usize, form: Form, factor: f64) -> f64 {
        let before = self.wins[seat];
        let Stretched { probability: after, stretch } = multiply_odds(before, factor);
        for other in 0..self.wins.len() {
            let (before, after) = if on_one_side(form, seat, other) {
                (before, after)
            } else {
                (1.0 - before, 1.0 - after)
            };
            if before > 0.0 {
                self.wins[other] *= after / before;
                self.shares[other] *= after / before;
            }
        }
        stretch
    }

    /// Raises the odds of a seat's win to the power of 7/8, because the tiles in the bag decide more games than
    /// playouts show. Uses square roots alone, whose results are the same on every machine. The win must not be
    /// certain. Returns what [`Evaluation::multiply_odds`] returns.
    pub(super) fn moderate_odds(&mut self, seat: usize, form: Form) -> f64 {
        let odds = self.wins[seat] / (1.0 - self.wins[seat]);
        let stretch = self.multiply_odds(seat, form, 1.0 / odds.sqrt().sqrt().sqrt());
        stretch * 7.0 / 8.0
    }

    /// True if a seat prefers this: by the probability of winning, then by the margin.
    pub(super) fn better_for(&self, seat: usize, other: &Evaluation) -> bool {
        const ROUNDING: f64 = 1e-12;
        let gap = self.wins[seat] - other.wins[seat];
        if gap.abs() > ROUNDING {
            return gap > 0.0;
        }
        self.margins[seat] - other.margins[seat] > ROUNDING
    }

    /// Returns the value for a seat; the outcome is known if it is certain.
    pub(super) fn value(&self, seat: usize, kind: Kind) -> Value {
        let outcome = if self.wins.len() == 1 {
            // A solo game ends with its seat as the winner (ING-7).
            Some(Outcome::Win)
        } else if kind == Kind::Exact {
            self.certain(seat)
        } else {
            None
        };
        Value {
            kind,
            outcome,
            margin: Some(self.margins[seat]),
            plies: None,
            win_probability: Some(self.wins[seat].clamp(0.0, 1.0)),
            std_error: None,
            shares: (self.shares.len() > 2).then(|| self.shares.clone()),
        }
    }

    fn certain(&self, seat: usize) -> Option<Outcome> {
        const ROUNDING: f64 = 1e-9;
        let own = self.wins[seat];
        (own > 1.0 - ROUNDING).then_some(Outcome::Win).or((own < ROUNDING).then_some(Outcome::Loss))
    }
}

/// Returns each seat's lead over the best other seat (in the team game: over the other team) as if the game ended now.
/// The lead is a decimal number: the difference of the lowest colours before the point, that of the second lowest in
/// the first two decimal places, that of the third in the next two, and so on. 2.03 is two points more on the lowest
/// and three more on the second. The sign decides as the rules do. Solo: the scores themselves. Duel: the difference of
/// the seats' own colours.
pub(super) fn ahead(position: &Ingenious) -> PerSeat<f64> {
    let seats = position.seats();
    let own: PerSeat<f64> = (0..seats)
        .map(|seat| match position.form() {
            Form::Duel => {
                let scores = position.scores(Seat::new(seat));
                scores.iter().filter(|&&score| score > 0).count() as f64
            }
            _ => decimal(position.scores(Seat::new(seat))),
        })
        .collect();
    (0..seats)
        .map(|seat| {
            let rivals = (0..seats).filter(|&other| !on_one_side(position.form(), seat, other));
            let best = rivals
                .map(|other| own[other])
                .fold(None, |best, value| Some(best.map_or(value, |best: f64| best.max(value))));
            own[seat] - best.unwrap_or(0.0)
        })
        .collect()
}

/// True if two seats are the same or play for one team.
fn on_one_side(form: Form, seat: usize, other: usize) -> bool {
    other == seat || (form == Form::Team && other == seat ^ 2)
}

/// Returns the scores in ascending order, two decimal places each, the lowest before the point.
fn decimal(mut scores: [i8; COLOURS]) -> f64 {
    scores.sort_unstable();
    let digits = scores.iter().fold(0i64, |number, &score| number * 100 + i64::from(score));
    digits as f64 / 1e10
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-12
    }

    fn evaluation(wins: &[f64], shares: &[f64]) -> Evaluation {
        Evaluation {
            wins: wins.iter().copied().collect(),
            shares: shares.iter().copied().collect(),
            ..Evaluation::zero(wins.len())
        }
    }

    #[test]
    fn odds_are_moderated() {
        // Odds of 256:1 become 128:1; odds of 1:256 become 1:128.
        for (before, after) in [(256.0 / 257.0, 128.0 / 129.0), (1.0 / 257.0, 1.0 / 129.0)] {
            let at = |own: f64| {
                let mut two = evaluation(&[own, 1.0 - own], &[own, 1.0 - own]);
                let stretch = two.moderate_odds(0, Form::Standard);
                (two.wins[0], stretch)
            };
            let (own, stretch) = at(before);
            assert!((own - after).abs() < 1e-12, "{own}");
            let step = 1e-7;
            let measured = (at(before + step).0 - at(before - step).0) / (2.0 * step);
            assert!((stretch / measured - 1.0).abs() < 1e-4, "{stretch} {measured}");
        }
    }

    #[test]
    fn odds_are_multiplied_and_the_others_share_the_rest() {
        // Odds of 3 to 2 become 3 to 4.
        let mut three = evaluation(&[0.6, 0.3, 0.1], &[0.6, 0.3, 0.1]);
        three.multiply_odds(0, Form::Standard, 0.5);
        let wins = [3.0 / 7.0, 4.0 / 7.0 * 0.75, 4.0 / 7.0 * 0.25];
        assert!(three.wins.iter().zip(wins).all(|(&a, b)| near(a, b)), "{three:?}");
        assert_eq!(three.wins, three.shares);
        let mut teams = evaluation(&[0.6, 0.4, 0.6, 0.4], &[0.3, 0.2, 0.3, 0.2]);
        teams.multiply_odds(1, Form::Team, 0.5);
        let wins = [0.75, 0.25, 0.75, 0.25];
        assert!(teams.wins.iter().zip(wins).all(|(&a, b)| near(a, b)), "{teams:?}");
        assert!(teams.shares.iter().zip(wins).all(|(&a, b)| near(a, b / 2.0)), "{teams:?}");
    }
}
