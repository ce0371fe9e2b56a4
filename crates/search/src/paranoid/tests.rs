//! Tests of the paranoid reduction against plain minimax.

use super::*;
use crate::alpha_beta::{AlphaBeta, Evaluate, Goal};
use crate::{Budget, Outcome, Question, Strategy, minimax};
use tessera_rules::game::random::seeded;
use tessera_rules::game::toy::{Acyclic, Graph, Shape};

#[derive(Clone)]
struct Noise;

impl Evaluate<Paranoid<Acyclic>> for Noise {
    const GOAL: Goal = Goal::Margin;

    fn evaluate(&mut self, game: &Paranoid<Acyclic>, _seat: Seat) -> i32 {
        game.fingerprint() as i32 % 7
    }
}

fn mover<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?}"),
    }
}

#[test]
fn a_paranoid_bound_is_a_guarantee() {
    let mut rng = seeded(2);
    let mut wins = 0;
    for round in 0..400 {
        let game = Acyclic::random(&mut rng, Shape::tree(3 + round % 2, 4));
        let hero = mover(&game);
        let paranoid = Paranoid::new(game.clone(), hero);
        let question = Question::about_all(&paranoid, 1, 0);
        let mut budget = Budget::nodes(100_000);
        let report = AlphaBeta::new(Noise).analyse(&paranoid, &question, &mut budget, &mut |_| {});
        let bound = guaranteed(&report.value).expect("solved");
        assert_eq!(bound.kind, Kind::Lower);
        let sure = bound.margin.expect("points");
        // A guaranteed win alone equals a guaranteed lead.
        let alone = minimax::against_all(&mut game.clone(), hero, true, 100);
        assert_eq!(Some(sure > 0.0), alone, "round {round}");
        wins += usize::from(sure > 0.0);
        assert_eq!(bound.outcome == Some(Outcome::Win), sure > 0.0);
    }
    assert!(wins > 40, "{wins}");
}

#[test]
fn positions_recur_as_in_the_game() {
    let mut rng = seeded(5);
    for _ in 0..50 {
        let shape = Shape { classes: 2, ..Shape::cyclic(9) };
        let game = Graph::<2>::random(&mut rng, shape);
        let keys = [Seat::FIRST, Seat::SECOND]
            .map(|hero| Paranoid::new(game.clone(), hero).repetition_key());
        assert!(game.repetition_key().is_some());
        assert!(keys.into_iter().all(|key| key == game.repetition_key()));
    }
}
