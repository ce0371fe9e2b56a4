//! Tests of proof-number search against plain minimax.

use super::numbers::{Child, Numbers, combine, thresholds};
use super::*;
use crate::minimax;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::toy::{Acyclic, Shape, TakeAway};

/// Misleading numbers.
struct Noise;

impl<G: ZeroSum + Keyed> Heuristic<G> for Noise {
    fn numbers(&mut self, game: &G, _attacker: Seat) -> (Number, Number) {
        let hash = game.fingerprint() >> 50;
        (1 + hash as u32 % 5, 1 + (hash >> 8) as u32 % 5)
    }
}

#[test]
fn graphs_as_minimax() {
    let mut rng = seeded(1);
    let (mut proved, mut disproved) = (0, 0);
    for round in 0..3000 {
        let game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        let attacker = Seat::new(round % 2);
        let (value, _) = minimax::duel(&mut game.clone(), attacker, 100).expect("lines end");
        let options = Options {
            table_bytes: [0, 300, 1 << 20][below(&mut rng, 3) as usize],
            ..Options::default()
        };
        let mut budget = Budget::nodes(50_000);
        let proof = prove(&game, attacker, &mut Noise, &options, &mut budget);
        match proof.verdict {
            Verdict::Proved => {
                assert!(value > 0, "round {round}: no win");
                check_line(&game, attacker, &proof, options.table_bytes > 1000);
                proved += 1;
            }
            Verdict::Disproved => {
                assert!(value <= 0, "round {round}: a win");
                disproved += 1;
            }
            Verdict::Unknown => {}
        }
    }
    assert_eq!(proved + disproved, 3000);
    assert!(proved > 500 && disproved > 500, "{proved} and {disproved}");
}

fn check_line<G: ZeroSum>(game: &G, attacker: Seat, proof: &Proof<G::Move>, whole: bool) {
    let mut game = game.clone();
    for m in &proof.line {
        let moves = game.legal_moves();
        assert!(moves.contains(m));
        game.play(*m);
    }
    if !whole {
        return;
    }
    assert!(game.is_over(), "{proof:?}");
    assert!(difference(&game, attacker) > 0);
    assert!(proof.line.len() as u32 <= proof.within.expect("a bound"));
}

/// The longest lines fit on the stack of a server's thread, and a longer one ends the search.
#[test]
fn lines_longer_than_the_deepest_one() {
    let game = TakeAway::new(3000);
    let options = Options::default();
    let mut budget = Budget::nodes(200_000);
    let proof = prove(&game, Seat::FIRST, &mut Plain, &options, &mut budget);
    assert_eq!((proof.verdict, proof.stopped_by), (Verdict::Unknown, StoppedBy::Depth));
    assert!(proof.nodes <= 200_000);
}

#[test]
fn a_first_move_alone() {
    // From 5, taking 3 gives another turn and wins with the last 2; taking 2 leaves the opponent the last 3.
    for (m, verdict) in [(3, Verdict::Proved), (2, Verdict::Disproved)] {
        let options = Options { moves: Some(vec![m]), ..Options::default() };
        let game = TakeAway::new(5);
        let mut budget = Budget::nodes(1000);
        let proof = prove(&game, Seat::FIRST, &mut Plain, &options, &mut budget);
        assert_eq!(proof.verdict, verdict);
    }
}

#[test]
fn equal_budgets_give_equal_proofs_and_are_kept() {
    let shape = Shape { nodes: 4000, moves: 6, ..Shape::tree(2, 1) };
    let game = Acyclic::random(&mut seeded(9), shape);
    for nodes in [0, 1, 5, 100, 3000] {
        let run = || {
            let mut budget = Budget::nodes(nodes);
            let options = Options::default();
            prove(&game, Seat::FIRST, &mut Noise, &options, &mut budget)
        };
        let proof = run();
        assert!(proof.nodes <= nodes);
        assert_eq!(proof, run());
        if proof.verdict == Verdict::Unknown {
            assert_eq!(proof.stopped_by, StoppedBy::Nodes);
        }
    }
}

fn family(numbers: &[Numbers]) -> Vec<Child<usize>> {
    let child = |(m, &numbers)| Child { m, numbers };
    numbers.iter().enumerate().map(child).collect()
}

#[test]
fn the_reply_that_holds_out_longest_settles_a_loss() {
    let proved = family(&[3, 7, 5].map(Numbers::proved));
    let (numbers, best, _) = combine(&proved, false);
    assert_eq!((numbers, best), (Numbers::proved(8), 1));
    // The attacker chooses the quickest win.
    let (numbers, best, _) = combine(&proved, true);
    assert_eq!((numbers, best), (Numbers::proved(4), 0));
}

/// A child that reaches its threshold makes its parent reach its own.
#[test]
fn a_child_may_take_what_its_parent_has_left() {
    let children = [(4, 5), (9, 8), (9, 2)].map(|(pn, dn)| Numbers::open(pn, dn));
    for (or, limit) in [(true, (100, 40)), (false, (60, 100)), (true, (6, 17))] {
        let mut children = family(&children);
        let (parent, best, second) = combine(&children, or);
        let child = children[best].numbers;
        let (pn, dn) = thresholds(child, parent, second, limit, or);
        children[best].numbers =
            if or { Numbers::open(child.pn, dn) } else { Numbers::open(pn, child.dn) };
        let (reached, _, _) = combine(&children, or);
        let (reached, limit) = if or { (reached.dn, limit.1) } else { (reached.pn, limit.0) };
        assert_eq!(reached, limit);
    }
}
