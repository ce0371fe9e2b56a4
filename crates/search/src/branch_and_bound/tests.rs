//! Tests of branch and bound against exhaustive search.

use super::*;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::{PerSeat, SeatSet};

/// A seat takes some numbers, one after the other, and scores their sum.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Numbers {
    left: Vec<i32>,
    picks: u32,
    sum: i32,
}

impl Game for Numbers {
    type Move = usize;
    type Undo = Numbers;

    fn seats(&self) -> usize {
        1
    }

    fn turn(&self) -> Turn {
        match self.picks {
            0 => Turn::Over,
            _ => Turn::Seat(Seat::FIRST),
        }
    }

    fn moves(&self, out: &mut Vec<usize>) {
        if self.picks > 0 {
            out.extend(0..self.left.len());
        }
    }

    fn play(&mut self, m: usize) -> Numbers {
        let before = self.clone();
        self.sum += self.left.remove(m);
        self.picks -= 1;
        before
    }

    fn undo(&mut self, undo: Numbers) {
        *self = undo;
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.is_over().then(|| [self.sum].into_iter().collect())
    }

    fn winners(&self) -> SeatSet {
        SeatSet::EMPTY
    }
}

/// Loose bounds by the greatest number; some moves have none.
struct Greatest;

impl Bounds<Numbers> for Greatest {
    fn rated(&self, game: &Numbers, moves: &[usize]) -> Vec<Rated<usize>> {
        let greatest = game.left.iter().copied().max().unwrap_or(0);
        let mut rated: Vec<Rated<usize>> = (moves.iter().enumerate())
            .map(|(place, &m)| {
                let rest = i64::from(game.picks - 1) * i64::from(greatest);
                let most = match m % 4 {
                    3 => UNBOUNDED,
                    _ => i64::from(game.sum + game.left[m]) + rest,
                };
                Rated { m, most, place }
            })
            .collect();
        rated.sort_by_key(|this| (-this.most, this.place));
        rated
    }

    fn settled(&self, game: &Numbers, _seat: Seat) -> Option<i64> {
        game.is_over().then(|| i64::from(game.sum))
    }
}

fn brute_force(game: &Numbers) -> i32 {
    if game.is_over() {
        return game.sum;
    }
    let after = |m| {
        let game = game.played(m);
        brute_force(&game)
    };
    (0..game.left.len()).map(after).max().expect("numbers are left")
}

#[test]
fn the_best_moves_are_those_of_trying_everything() {
    let mut rng = seeded(5);
    let mut saved = 0;
    for round in 0..300 {
        let left = (0..4 + below(&mut rng, 3)).map(|_| below(&mut rng, 9) as i32).collect();
        let picks = 1 + below(&mut rng, 3);
        let game = Numbers { left, picks, sum: 0 };
        let moves = game.legal_moves();
        let mut truth: Vec<(i32, usize)> = (moves.iter())
            .map(|&m| {
                let after = game.played(m);
                (-brute_force(&after), m)
            })
            .collect();
        truth.sort_unstable();
        let lines = 1 + round % 3;
        let mut budget = Budget::nodes(100_000);
        let found = choose(&mut game.clone(), &Greatest, &moves, lines, &mut budget);
        let expected: Vec<usize> = truth.iter().take(lines).map(|&(_, m)| m).collect();
        assert_eq!(found, Some(expected), "round {round}: {game:?}");
        let all: u64 = (0..u64::from(picks))
            .fold(0, |sum, i| (0..=i).fold(1, |n, k| n * (game.left.len() as u64 - k)) + sum);
        saved += u32::from(2 * budget.spent() < all);
        let short = &mut Budget::nodes(budget.spent() - 1);
        let found = choose(&mut game.clone(), &Greatest, &moves, lines, short);
        assert_eq!(found, None);
    }
    assert!(saved > 30, "{saved}");
}

#[test]
fn moves_that_their_bounds_rule_out_are_not_made() {
    let game = Numbers { left: vec![4, 9, 5], picks: 1, sum: 0 };
    for (lines, best) in [(1, vec![1]), (2, vec![1, 2])] {
        let mut budget = Budget::nodes(lines as u64);
        let found = choose(&mut game.clone(), &Greatest, &[0, 1, 2], lines, &mut budget);
        assert_eq!(found, Some(best));
    }
}
