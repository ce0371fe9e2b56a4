//! Tests of mate search against plain minimax.

use super::*;
use crate::minimax;
use tessera_rules::game::Seat;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::toy::{Acyclic, Shape, TakeAway};

/// Misleading order of moves.
struct Noise;

impl<G: ZeroSum + Keyed> Knowledge<G> for Noise {
    fn order(&mut self, game: &G, attacker: Seat, moves: &[G::Move], scores: &mut [i32]) {
        for (score, &m) in scores.iter_mut().zip(moves) {
            let slot = <Noise as Knowledge<G>>::history_slot(self, m);
            *score = (slot + game.fingerprint() as usize + attacker.index()) as i32 % 50;
        }
    }
}

fn check<G: ZeroSum + PerfectInfo + Keyed>(
    game: &G,
    solution: &Solution<G::Move>,
    limit: u32,
    whole: bool,
) -> Option<bool> {
    let Turn::Seat(me) = game.turn() else {
        return None;
    };
    let (value, plies) = minimax::duel(&mut game.clone(), me, 100).expect("lines end");
    let Some(decided) = &solution.decided else {
        assert!(value == 0 || plies > solution.depth);
        assert!(!whole || value == 0 || plies > limit);
        return None;
    };
    assert_eq!(decided.winner == me, value > 0);
    assert!(value != 0);
    assert_eq!((decided.plies, solution.depth), (plies, plies));
    assert_eq!(decided.lines.first().map(|line| line.plies), Some(plies));
    for line in &decided.lines {
        let first = line.pv[0];
        let found = minimax::duel_after(&mut game.clone(), first, me, 100);
        assert_eq!(
            found.map(|(value, plies)| (value.signum(), plies)),
            Some((value.signum(), line.plies))
        );
        let mut game = game.clone();
        for m in &line.pv {
            let moves = game.legal_moves();
            assert!(moves.contains(m));
            game.play(*m);
        }
        if whole {
            assert_eq!(line.pv.len() as u32, line.plies);
        }
        assert_eq!(line.pv.len() as u32 == line.plies, game.is_over());
    }
    Some(value > 0)
}

#[test]
fn acyclic_graphs_as_minimax() {
    let mut rng = seeded(1);
    let (mut won, mut lost, mut open) = (0, 0, 0);
    for round in 0..3000 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        let whole = round % 2 == 0;
        let options =
            Options { table_bytes: if whole { 1 << 20 } else { 0 }, ..Options::default() };
        let limit = 1 + below(&mut rng, 12);
        let nodes = if whole { 1 << 30 } else { u64::from(below(&mut rng, 3000)) };
        let mut budget = Budget::nodes(nodes).with_depth(Some(limit));
        let solution = prove(&game, &mut Noise, &options, &mut budget);
        assert!(budget.spent() <= nodes);
        match check(&game, &solution, limit, whole) {
            Some(true) => won += 1,
            Some(false) => lost += 1,
            None => open += 1,
        }
    }
    assert!(won > 300 && lost > 300 && open > 300, "{won} {lost} {open}");
}

#[test]
fn heaps_as_minimax() {
    for heap in 1..16 {
        let game = TakeAway::new(heap);
        let options = Options::default();
        let solution = prove(&game, &mut Noise, &options, &mut Budget::nodes(1 << 30));
        assert!(check(&game, &solution, MAX_PLY, true).is_some(), "{heap}");
    }
}

#[test]
fn only_the_moves_asked_about_are_made() {
    let game = TakeAway::new(2);
    let with = |moves: Option<Vec<u32>>| {
        let options = Options { moves, ..Options::default() };
        let decided = prove(&game, &mut Noise, &options, &mut Budget::nodes(1000)).decided;
        decided.map(|decided| (decided.winner, decided.plies))
    };
    assert_eq!(with(None), Some((Seat::FIRST, 1)));
    assert_eq!(with(Some(vec![1])), Some((Seat::SECOND, 2)));
    assert_eq!(with(Some(Vec::new())), None);
}

/// A search cut into pieces finds the same results.
#[test]
fn a_resumed_search_is_as_exact() {
    let mut rng = seeded(2);
    let mut decided = 0;
    for _ in 0..500 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        let options = Options::default();
        let mut mate = Mate::new(&game, &mut Noise, &options, &Budget::nodes(1 << 20));
        for piece in 1..12 {
            let limit = Some(12);
            let nodes = u64::from(below(&mut rng, 40 * piece));
            let mut budget = Budget::nodes(nodes).with_depth(limit);
            let solution = mate.go_on(&mut Noise, &mut budget);
            if check(&game, &solution, 12, false).is_some() {
                decided += 1;
                break;
            }
        }
    }
    assert!(decided > 200, "{decided}");
}
