//! Max^n and paranoid search against plain minimax.

use super::*;
use crate::game::random::seeded;
use crate::game::toy::{Acyclic, Shape};
use crate::search::{Outcome, alpha_beta, minimax};

struct Noise;

impl EvaluateAll<Acyclic> for Noise {
    fn evaluate(&mut self, game: &Acyclic) -> PerSeat<i32> {
        let hash = game.fingerprint() as u64;
        (0..game.seats())
            .map(|s| (hash >> (8 * s)) as i32 % 7)
            .collect()
    }
}

impl alpha_beta::Evaluate<Paranoid<Acyclic>> for Noise {
    const GOAL: alpha_beta::Goal = alpha_beta::Goal::Margin;

    fn evaluate(&mut self, game: &Paranoid<Acyclic>, _seat: Seat) -> i32 {
        game.fingerprint() as i32 % 7
    }
}

fn search(game: &Acyclic, nodes: u64) -> Equilibrium<u16> {
    let options = Options {
        lines: 99,
        ..Options::default()
    };
    analyse(
        game,
        &mut Noise,
        &options,
        &mut Budget::nodes(nodes),
        &mut |_| {},
    )
}

fn mover<G: Game>(game: &G) -> Seat {
    match game.turn() {
        Turn::Seat(seat) => seat,
        turn => panic!("{turn:?}"),
    }
}

#[test]
fn max_n_as_minimax_for_each_seat() {
    let mut rng = seeded(1);
    let mut complete = 0;
    for round in 0..400 {
        let shape = Shape {
            points: [0, 4][round % 2],
            ..Shape::tree(2 + round % 3, 6)
        };
        let game = Acyclic::random(&mut rng, shape);
        let found = search(&game, 100_000);
        if !found.complete {
            continue;
        }
        complete += 1;
        assert_eq!(found.report.stats.stopped_by, StoppedBy::Proved);
        let best = minimax::each_for_itself(&mut game.clone(), 100);
        assert_eq!(found.payoffs.first(), best.as_ref(), "round {round}");
        for (line, payoffs) in found.report.lines.iter().zip(&found.payoffs) {
            let mut next = game.clone();
            next.play(line.m);
            assert_eq!(
                minimax::each_for_itself(&mut next, 100).as_ref(),
                Some(payoffs)
            );
            // The variation leads to these payoffs.
            let mut end = game.clone();
            for &m in &line.pv {
                end.play(m);
            }
            assert_eq!(end.payoffs().as_ref(), Some(payoffs));
            assert_eq!(line.value.kind, Kind::Estimate);
        }
    }
    assert!(complete > 300, "{complete}");
}

#[test]
fn a_paranoid_bound_is_a_guarantee() {
    let mut rng = seeded(2);
    let mut wins = 0;
    for round in 0..400 {
        let game = Acyclic::random(&mut rng, Shape::tree(3 + round % 2, 4));
        let hero = mover(&game);
        let options = alpha_beta::Options::default();
        let mut budget = Budget::nodes(100_000);
        let paranoid = Paranoid::new(game.clone(), hero);
        let report = alpha_beta::analyse(&paranoid, &mut Noise, &options, &mut budget, &mut |_| {});
        let bound = guaranteed(&report.value).expect("solved");
        assert_eq!(bound.kind, Kind::Lower);
        let sure = bound.margin.expect("points");
        // Winning alone for sure is having a lead for sure.
        let alone = minimax::against_all(&mut game.clone(), hero, true, 100);
        assert_eq!(Some(sure > 0.0), alone, "round {round}");
        wins += usize::from(sure > 0.0);
        assert_eq!(bound.outcome == Some(Outcome::Win), sure > 0.0);
    }
    assert!(wins > 40, "{wins}");
}

/// Against others who play for themselves, a seat that plays for its own payoff gets no less than the paranoid
/// bound on that payoff.
#[test]
fn own_payoff_is_at_least_the_paranoid_one() {
    fn paranoid(game: &mut Acyclic, hero: Seat) -> i32 {
        let Turn::Seat(seat) = game.turn() else {
            return game.payoffs().expect("over")[hero.index()];
        };
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let values = moves.into_iter().map(|m| {
            let undo = game.play(m);
            let value = paranoid(game, hero);
            game.undo(undo);
            value
        });
        let best = if seat == hero {
            values.max()
        } else {
            values.min()
        };
        best.expect("a move")
    }
    let mut rng = seeded(3);
    for round in 0..300 {
        let game = Acyclic::random(&mut rng, Shape::tree(3 + round % 2, 6));
        let found = search(&game, 100_000);
        if found.complete {
            let hero = mover(&game);
            assert!(found.payoffs[0][hero.index()] >= paranoid(&mut game.clone(), hero));
        }
    }
}

#[test]
fn equal_budgets_give_equal_answers_and_are_kept() {
    let shape = Shape {
        nodes: 4000,
        moves: 6,
        ..Shape::tree(3, 5)
    };
    let game = Acyclic::random(&mut seeded(9), shape);
    for nodes in [0, 1, 5, 100, 3000] {
        let found = search(&game, nodes);
        assert!(found.report.stats.nodes <= nodes);
        assert_eq!(found, search(&game, nodes));
        assert!(found.report.best().is_some());
    }
}
