//! Exact expectation where little chance is left: every outcome is followed, and averages stay fractions of
//! integers until somebody asks for a decimal.
//!
//! Michie, "Game-Playing and Game-Learning Automata" (1966), expectimax; with several seats, each maximises
//! its own expectation (max^n). No pruning, no table: for the last few plies of a game.
//!
//! # Use
//! A game with chance implements [`Chance`]; the objective says what a finished game is worth to each seat.
//! ```
//! use tessera::search::{Budget, expectation};
//! use tessera::game::PerSeat;
//!
//! fn mean<G: expectation::Chance>(game: &G) -> Option<f64> {
//!     let payoffs = |game: &G| -> PerSeat<i64> {
//!         game.payoffs().into_iter().flatten().map(i64::from).collect()
//!     };
//!     let solution = expectation::solve(game, payoffs, &mut Budget::nodes(100_000)).ok()?;
//!     solution.value.first().map(|value| value.to_f64())
//! }
//! ```

use std::cmp::Ordering;

use super::budget::{Budget, StoppedBy};
use crate::game::{Game, PerSeat, Turn};

/// A game whose chance can be listed.
pub trait Chance: Game {
    /// At [`Turn::Chance`], appends the possible outcomes (each a move that [`Game::play`] accepts) with
    /// their weights: probability is weight divided by the sum of all weights. No weight is 0.
    fn outcomes(&self, out: &mut Vec<(Self::Move, u64)>);
}

/// Why there is no exact expectation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Incomplete {
    /// The budget ended before every line did.
    #[error("the budget ended first ({})", .0.name())]
    Budget(StoppedBy),
    /// A fraction outgrew 128 bits.
    #[error("the fractions outgrew 128 bits")]
    Overflow,
    /// Chance is due but has no outcome, or a finished game has no worth for some seat.
    #[error("a position that can't be valued")]
    Invalid,
}

/// The exact expectation of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution<M> {
    /// What each seat expects.
    pub value: PerSeat<Ratio>,
    /// Every legal move with what each seat expects after it, best for the mover first (of equal ones the
    /// first listed). Empty where chance is due or the game is over.
    pub moves: Vec<(M, PerSeat<Ratio>)>,
    /// Positions entered.
    pub nodes: u64,
}

/// Follows every move and every outcome to the end of the game.
///
/// # Errors
/// [`Incomplete`] when the budget or 128 bits don't suffice.
pub fn solve<G: Chance>(
    game: &G,
    objective: impl Fn(&G) -> PerSeat<i64>,
    budget: &mut Budget,
) -> Result<Solution<G::Move>, Incomplete> {
    let before = budget.spent();
    let mut walk = Walk { objective, budget };
    let mut game = game.clone();
    let Turn::Seat(mover) = game.turn() else {
        let value = walk.visit(&mut game)?;
        return Ok(Solution {
            value,
            moves: Vec::new(),
            nodes: walk.budget.spent() - before,
        });
    };
    let mut list = Vec::new();
    game.moves(&mut list);
    let mut moves: Vec<(G::Move, PerSeat<Ratio>)> = Vec::with_capacity(list.len());
    for m in list {
        let value = walk.child(&mut game, m)?;
        let own = *value.get(mover.index()).ok_or(Incomplete::Invalid)?;
        let mut place = moves.len();
        // Insertion keeps equal moves in the order in which they are listed.
        while place > 0 && own.compare(moves[place - 1].1[mover.index()])? == Ordering::Greater {
            place -= 1;
        }
        moves.insert(place, (m, value));
    }
    let value = moves.first().ok_or(Incomplete::Invalid)?.1.clone();
    Ok(Solution {
        value,
        moves,
        nodes: walk.budget.spent() - before,
    })
}

struct Walk<'a, O> {
    objective: O,
    budget: &'a mut Budget,
}

impl<O> Walk<'_, O> {
    fn child<G: Chance>(&mut self, game: &mut G, m: G::Move) -> Result<PerSeat<Ratio>, Incomplete>
    where
        O: Fn(&G) -> PerSeat<i64>,
    {
        if !self.budget.spend() {
            let by = self.budget.stopped().unwrap_or(StoppedBy::Nodes);
            return Err(Incomplete::Budget(by));
        }
        let undo = game.play(m);
        let value = self.visit(game);
        game.undo(undo);
        value
    }

    fn visit<G: Chance>(&mut self, game: &mut G) -> Result<PerSeat<Ratio>, Incomplete>
    where
        O: Fn(&G) -> PerSeat<i64>,
    {
        match game.turn() {
            Turn::Over => {
                let worth = (self.objective)(game);
                if worth.len() < game.seats() {
                    return Err(Incomplete::Invalid);
                }
                Ok(worth.into_iter().map(Ratio::whole).collect())
            }
            Turn::Chance => self.average(game),
            Turn::Seat(mover) => {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                let mut best: Option<PerSeat<Ratio>> = None;
                for m in moves {
                    let value = self.child(game, m)?;
                    let better = match &best {
                        None => true,
                        Some(best) => {
                            value[mover.index()].compare(best[mover.index()])? == Ordering::Greater
                        }
                    };
                    if better {
                        best = Some(value);
                    }
                }
                best.ok_or(Incomplete::Invalid)
            }
        }
    }

    fn average<G: Chance>(&mut self, game: &mut G) -> Result<PerSeat<Ratio>, Incomplete>
    where
        O: Fn(&G) -> PerSeat<i64>,
    {
        let mut outcomes = Vec::new();
        game.outcomes(&mut outcomes);
        let mut sums: PerSeat<Ratio> = (0..game.seats()).map(|_| Ratio::whole(0)).collect();
        let mut weights: i128 = 0;
        for (m, weight) in outcomes {
            let value = self.child(game, m)?;
            let weight = i128::from(weight);
            weights = weights.checked_add(weight).ok_or(Incomplete::Overflow)?;
            for (sum, value) in sums.iter_mut().zip(value) {
                *sum = sum.plus(value.times(weight)?)?;
            }
        }
        if weights == 0 {
            return Err(Incomplete::Invalid);
        }
        sums.into_iter().map(|sum| sum.over(weights)).collect()
    }
}

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ratio {
    numerator: i128,
    /// Above 0.
    denominator: i128,
}

impl Ratio {
    /// An integer.
    pub fn whole(n: i64) -> Ratio {
        Ratio {
            numerator: i128::from(n),
            denominator: 1,
        }
    }

    /// Numerator and (positive) denominator, in lowest terms.
    pub fn parts(self) -> (i128, i128) {
        (self.numerator, self.denominator)
    }

    /// The nearest decimal, give or take the rounding of one division.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    fn new(numerator: i128, denominator: i128) -> Ratio {
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()).max(1) as i128;
        Ratio {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    fn plus(self, other: Ratio) -> Result<Ratio, Incomplete> {
        let divisor = gcd(
            self.denominator.unsigned_abs(),
            other.denominator.unsigned_abs(),
        ) as i128;
        let scale = other.denominator / divisor;
        let sum = || {
            let a = self.numerator.checked_mul(scale)?;
            let b = other.numerator.checked_mul(self.denominator / divisor)?;
            Some(Ratio::new(
                a.checked_add(b)?,
                self.denominator.checked_mul(scale)?,
            ))
        };
        sum().ok_or(Incomplete::Overflow)
    }

    fn times(self, n: i128) -> Result<Ratio, Incomplete> {
        let product = self.numerator.checked_mul(n).ok_or(Incomplete::Overflow)?;
        Ok(Ratio::new(product, self.denominator))
    }

    /// Divided by `n`, which is above 0.
    fn over(self, n: i128) -> Result<Ratio, Incomplete> {
        let denominator = self
            .denominator
            .checked_mul(n)
            .ok_or(Incomplete::Overflow)?;
        Ok(Ratio::new(self.numerator, denominator))
    }

    fn compare(self, other: Ratio) -> Result<Ordering, Incomplete> {
        let sides = || {
            let a = self.numerator.checked_mul(other.denominator)?;
            Some(a.cmp(&other.numerator.checked_mul(self.denominator)?))
        };
        sides().ok_or(Incomplete::Overflow)
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Seat, SeatSet};

    /// One seat rolls a die up to `rolls` times and may stop after any; the last face counts. Face f has the
    /// weight `weights[f - 1]`.
    #[derive(Debug, Clone, PartialEq, Eq, Hash)]
    struct Dice {
        rolls: u32,
        face: Option<u8>,
        waiting: bool,
        weights: Vec<u64>,
    }

    impl Dice {
        fn new(rolls: u32, weights: &[u64]) -> Dice {
            Dice {
                rolls,
                face: None,
                waiting: true,
                weights: weights.to_vec(),
            }
        }
    }

    impl Game for Dice {
        /// At chance the face; for the seat 0 to stop, 1 to go on.
        type Move = u8;
        type Undo = Dice;

        fn seats(&self) -> usize {
            1
        }

        fn turn(&self) -> Turn {
            match (self.waiting, self.rolls) {
                (true, 1..) => Turn::Chance,
                (false, 1..) => Turn::Seat(Seat::FIRST),
                (_, 0) => Turn::Over,
            }
        }

        fn moves(&self, out: &mut Vec<u8>) {
            if matches!(self.turn(), Turn::Seat(_)) {
                out.extend([0, 1]);
            }
        }

        fn play(&mut self, m: u8) -> Dice {
            let before = self.clone();
            if self.waiting {
                self.face = Some(m);
                self.rolls -= 1;
                self.waiting = false;
            } else if m == 1 {
                self.waiting = true;
            } else {
                self.rolls = 0;
            }
            before
        }

        fn undo(&mut self, undo: Dice) {
            *self = undo;
        }

        fn payoffs(&self) -> Option<PerSeat<i32>> {
            let face = self.face.filter(|_| self.is_over())?;
            Some([i32::from(face)].into_iter().collect())
        }

        fn winners(&self) -> SeatSet {
            SeatSet::EMPTY
        }
    }

    impl Chance for Dice {
        fn outcomes(&self, out: &mut Vec<(u8, u64)>) {
            out.extend((1..).zip(self.weights.iter().copied()));
        }
    }

    fn points(game: &Dice) -> PerSeat<i64> {
        game.payoffs()
            .into_iter()
            .flatten()
            .map(i64::from)
            .collect()
    }

    fn mean(rolls: u32, weights: &[u64]) -> (i128, i128) {
        let game = Dice::new(rolls, weights);
        let solution = solve(&game, points, &mut Budget::nodes(100_000)).expect("small");
        solution.value[0].parts()
    }

    #[test]
    fn optimal_stopping_of_a_die() {
        // The textbook values: 7/2, 17/4, 14/3.
        assert_eq!(mean(1, &[1; 6]), (7, 2));
        assert_eq!(mean(2, &[1; 6]), (17, 4));
        assert_eq!(mean(3, &[1; 6]), (14, 3));
        // A weighted coin: 1 with 1/4, 2 with 3/4. Twice: 2 unless both are 1.
        assert_eq!(mean(1, &[1, 3]), (7, 4));
        assert_eq!(mean(2, &[1, 3]), (31, 16));
    }

    #[test]
    fn moves_are_sorted_for_the_mover() {
        for (face, best) in [(3, 1), (4, 0)] {
            let mut game = Dice::new(2, &[1; 6]);
            game.play(face);
            let solution = solve(&game, points, &mut Budget::nodes(1000)).expect("small");
            assert_eq!(solution.moves[0].0, best, "3.5 is to be expected of a roll");
            assert_eq!(solution.moves.len(), 2);
            assert_eq!(solution.value, solution.moves[0].1);
        }
    }

    #[test]
    fn says_what_was_missing() {
        let game = Dice::new(3, &[1; 6]);
        let mut budget = Budget::nodes(10);
        assert_eq!(
            solve(&game, points, &mut budget),
            Err(Incomplete::Budget(StoppedBy::Nodes))
        );
        assert_eq!(budget.spent(), 10);
        let primes = [(1 << 61) - 1, (1 << 62) - 57, (1 << 63) - 25];
        let game = Dice::new(3, &primes);
        let huge = |game: &Dice| points(game).into_iter().map(|p| p * (1 << 60)).collect();
        let result = solve(&game, huge, &mut Budget::nodes(1000));
        assert_eq!(result, Err(Incomplete::Overflow));
        let game = Dice::new(1, &[]);
        let result = solve(&game, points, &mut Budget::nodes(1000));
        assert_eq!(result, Err(Incomplete::Invalid));
    }
}
