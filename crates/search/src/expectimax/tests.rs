//! Tests of expectimax on dice games, whose values are known fractions, and with a hidden choice.

use super::*;
use crate::{Kind, Outcome};
use tessera_rules::game::{PerSeat, SeatSet};

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
        Dice { rolls, face: None, waiting: true, weights: weights.to_vec() }
    }
}

impl Game for Dice {
    /// At chance the face; for the seat, 0 to stop and 1 to roll again.
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

/// Averaged points.
struct Points;

impl Knowledge<Dice> for Points {
    type Worth = f64;

    fn worth(&self, game: &Dice) -> f64 {
        game.payoffs().map_or(0.0, |payoffs| f64::from(payoffs[0]))
    }

    fn prefers(&self, _seat: Seat, this: &f64, other: &f64) -> bool {
        this > other
    }

    fn nothing(&self, _game: &Dice) -> f64 {
        0.0
    }

    fn add(&self, sum: &mut f64, worth: &f64, weight: f64) {
        *sum += weight * worth;
    }

    fn outcomes(&self, game: &Dice) -> Outcomes<u8> {
        let total: u64 = game.weights.iter().sum();
        match total {
            0 => Outcomes::TooMany,
            _ => Outcomes::Each(
                (1..)
                    .zip(&game.weights)
                    .map(|(face, &weight)| (face, weight as f64 / total as f64))
                    .collect(),
            ),
        }
    }

    fn value(&self, worth: &f64, _seat: Seat) -> Value {
        Value { margin: Some(*worth), ..Value::exact(Outcome::Win) }
    }
}

/// Returns the expected value of `rolls` rolls.
fn mean(rolls: u32, weights: &[u64]) -> f64 {
    let mut game = Dice::new(rolls + 1, weights);
    // Start with a face that is worth nothing, so that the seat rolls.
    game.play(0);
    let question = Question::about_all(&game, 1, 0);
    let report = solve(&game, &mut Points, &question, &mut Budget::nodes(100_000));
    let report = report.expect("small");
    assert_eq!(report.stats.stopped_by, StoppedBy::Proved);
    assert_eq!(report.value.kind, Kind::Exact);
    report.value.margin.expect("points")
}

#[test]
fn optimal_stopping_of_a_die() {
    let near = |a: f64, b: f64| (a - b).abs() < 1e-12;
    // The textbook values: 7/2, 17/4, 14/3.
    assert!(near(mean(1, &[1; 6]), 7.0 / 2.0));
    assert!(near(mean(2, &[1; 6]), 17.0 / 4.0));
    assert!(near(mean(3, &[1; 6]), 14.0 / 3.0));
    // A weighted coin: 1 with 1/4, 2 with 3/4. Twice: 2 unless both are 1.
    assert!(near(mean(1, &[1, 3]), 7.0 / 4.0));
    assert!(near(mean(2, &[1, 3]), 31.0 / 16.0));
}

#[test]
fn moves_are_sorted_for_the_mover() {
    for (face, best) in [(3, 1), (4, 0)] {
        let mut game = Dice::new(2, &[1; 6]);
        game.play(face);
        let question = Question::about_all(&game, 2, 0);
        let report = solve(&game, &mut Points, &question, &mut Budget::nodes(1000));
        let report = report.expect("small");
        assert_eq!(report.best(), Some(best), "3.5 is to be expected of a roll");
        assert_eq!(report.lines.len(), 2);
        assert_eq!(report.lines[1].loss, 0.5);
    }
}

#[test]
fn answers_nothing_where_the_budget_or_the_chance_is_too_much() {
    let mut game = Dice::new(4, &[1; 6]);
    game.play(1);
    let question = Question::about_all(&game, 1, 0);
    let mut budget = Budget::nodes(10);
    assert_eq!(solve(&game, &mut Points, &question, &mut budget), None);
    assert_eq!(budget.spent(), 10);
    let mut game = Dice::new(2, &[]);
    game.play(1);
    let question = Question::about_all(&game, 1, 0);
    let mut budget = Budget::nodes(1000);
    assert_eq!(solve(&game, &mut Points, &question, &mut budget), None);
}

/// The seat draws one of some cards face down, then plays the best card that it holds: one of two open cards, or the
/// hidden one, which is each of the unseen cards with the same probability.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Hidden {
    open: Vec<u8>,
    unseen: Vec<u8>,
    chosen: Option<u8>,
    passed: bool,
}

impl Game for Hidden {
    type Move = u8;
    type Undo = Hidden;

    fn seats(&self) -> usize {
        1
    }

    fn turn(&self) -> Turn {
        match self.chosen {
            None => Turn::Seat(Seat::FIRST),
            Some(_) => Turn::Over,
        }
    }

    /// Appends the cards; 0 is the start.
    fn moves(&self, out: &mut Vec<u8>) {
        if self.chosen.is_some() {
            return;
        }
        if self.passed {
            out.extend(self.open.iter().chain(&self.unseen));
        } else {
            out.push(0);
        }
    }

    fn play(&mut self, m: u8) -> Hidden {
        let before = self.clone();
        if self.passed {
            self.chosen = Some(m);
        }
        self.passed = true;
        before
    }

    fn undo(&mut self, undo: Hidden) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        Some([i32::from(self.chosen?)].into_iter().collect())
    }

    fn winners(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

impl Knowledge<Hidden> for Points {
    type Worth = f64;

    fn worth(&self, game: &Hidden) -> f64 {
        f64::from(game.chosen.unwrap_or(0))
    }

    fn prefers(&self, _seat: Seat, this: &f64, other: &f64) -> bool {
        this > other
    }

    fn nothing(&self, _game: &Hidden) -> f64 {
        0.0
    }

    fn add(&self, sum: &mut f64, worth: &f64, weight: f64) {
        *sum += weight * worth;
    }

    fn outcomes(&self, _game: &Hidden) -> Outcomes<u8> {
        Outcomes::TooMany
    }

    fn choice(&self, game: &Hidden, moves: &[u8]) -> Choice<u8> {
        if game.passed {
            Choice::Hidden(moves.iter().map(|&m| vec![m]).collect())
        } else {
            Choice::Open
        }
    }

    fn chances(&self, game: &Hidden, ranked: &[&[u8]]) -> Vec<f64> {
        let mut left = 1.0;
        let each = 1.0 / game.unseen.len() as f64;
        (ranked.iter())
            .map(|cards| {
                if game.open.contains(&cards[0]) {
                    std::mem::replace(&mut left, 0.0)
                } else {
                    let this = f64::min(left, each);
                    left -= this;
                    this
                }
            })
            .collect()
    }

    fn value(&self, worth: &f64, seat: Seat) -> Value {
        <Points as Knowledge<Dice>>::value(self, worth, seat)
    }
}

#[test]
fn a_hidden_choice_is_averaged_over_what_may_be_held() {
    let game = Hidden { open: vec![3, 5], unseen: vec![1, 4, 6, 9], chosen: None, passed: false };
    let question = Question::about_all(&game, 1, 0);
    let report = solve(&game, &mut Points, &question, &mut Budget::nodes(100)).expect("small");
    // 9 or 6 with a quarter each, otherwise the open 5.
    assert_eq!(report.value.margin, Some(9.0 / 4.0 + 6.0 / 4.0 + 5.0 / 2.0));
    // Then it has the 5 in half of all cases, more often than any other card.
    let line = &report.lines[0];
    assert_eq!((&line.pv, line.likely_from), (&vec![0, 5], Some(1)));
    assert_eq!(report.value.plies, Some(2));
}
