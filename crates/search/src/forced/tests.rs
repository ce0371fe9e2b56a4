//! Tests of forced wins against plain recursion over the rules.

use super::*;
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, seeded};
use tessera_rules::game::toy::{Acyclic, Shape, TakeAway};

/// True if some move ends the game with a win of the seat that makes it.
fn wins_at_once<G: ZeroSum + PerfectInfo>(game: &mut G, budget: &mut Budget) -> Option<bool> {
    let Turn::Seat(me) = game.turn() else {
        return Some(false);
    };
    for m in game.legal_moves() {
        if !budget.spend() {
            return None;
        }
        let undo = game.play(m);
        let won = game.is_over() && difference(game, me) > 0;
        game.undo(undo);
        if won {
            return Some(true);
        }
    }
    Some(false)
}

/// With a table; the last refutation is tried first.
struct WithTable;

impl Knowledge<Acyclic> for WithTable {
    type Step = u16;

    fn steps(game: &Acyclic, out: &mut Vec<u16>) {
        game.moves(out);
    }

    fn move_of(step: &u16) -> u16 {
        *step
    }

    fn can_win_now(game: &mut Acyclic, budget: &mut Budget) -> Option<bool> {
        wins_at_once(game, budget)
    }
}

/// Without a table; refutations are tried before the list, and the other seat's wins are checked.
struct WithKillers;

impl<G: ZeroSum + PerfectInfo + Keyed> Knowledge<G> for WithKillers {
    type Step = (G::Move, bool);

    const TABLE: bool = false;
    const COUNTERS: bool = true;
    const REFUTATIONS: Refutations = Refutations::BeforeList;

    fn steps(game: &G, out: &mut Vec<Self::Step>) {
        out.extend(game.legal_moves().into_iter().map(|m| (m, true)));
    }

    fn move_of(step: &Self::Step) -> G::Move {
        step.0
    }

    fn step_of(game: &G, m: G::Move) -> Option<Self::Step> {
        let moves = game.legal_moves();
        moves.contains(&m).then_some((m, false))
    }

    fn can_win_now(game: &mut G, budget: &mut Budget) -> Option<bool> {
        wins_at_once(game, budget)
    }
}

/// Implements the literal definition of "win in N".
fn literal<G: ZeroSum>(game: &mut G, attacker: Seat, moves: u32) -> bool {
    let mover = match game.turn() {
        Turn::Over => return difference(game, attacker) > 0,
        Turn::Chance => return false,
        Turn::Seat(_) if moves == 0 => return false,
        Turn::Seat(mover) => mover,
    };
    let left = if mover == attacker { moves - 1 } else { moves };
    let mut wins = game.legal_moves().into_iter().map(|m| {
        let undo = game.play(m);
        let wins = literal(game, attacker, left);
        game.undo(undo);
        wins
    });
    if mover == attacker { wins.any(|wins| wins) } else { wins.all(|wins| wins) }
}

#[test]
fn wins_and_their_lengths_are_those_of_plain_recursion() {
    let mut rng = seeded(3);
    let mut found = [0; 4];
    for round in 0..600 {
        let mut game = Acyclic::random(&mut rng, Shape::tree(2, 1));
        let attacker = Seat::new(round % 2);
        let mut budget = Budget::nodes(1_000_000);
        let mut search = Forced::<_, WithTable>::new(attacker, &mut budget);
        // One search answers for several lengths in any order: its stored results must not mislead it.
        for _ in 0..6 {
            let moves = below(&mut rng, 4);
            let truth = literal(&mut game, attacker, moves);
            assert_eq!(search.wins(&mut game, moves), Some(truth), "{round}");
            let mut budget = Budget::nodes(1_000_000);
            let mut other = Forced::<_, WithKillers>::new(attacker, &mut budget);
            assert_eq!(other.wins(&mut game, moves), Some(truth), "{round}");
            found[moves as usize] += u32::from(truth);
        }
        let truths = |game: &mut Acyclic| (0..=3).find(|&n| literal(game, attacker, n));
        let each = search.after_each(&mut game, 3).expect("small");
        assert_eq!(each.len() as u64, game.count_moves());
        for (m, fewest) in each {
            let undo = game.play(m);
            assert_eq!(fewest, truths(&mut game), "{round}");
            game.undo(undo);
        }
    }
    assert!(found[1..].iter().all(|&n| n > 50), "{found:?}");
}

#[test]
fn a_budget_that_ends_leaves_the_question_open() {
    let mut game = TakeAway::new(25);
    let mut whole = Budget::nodes(1_000_000);
    let answer = Forced::<_, WithKillers>::new(Seat::FIRST, &mut whole).wins(&mut game, 5);
    assert!(answer.is_some());
    for nodes in 0..whole.spent() {
        let mut budget = Budget::nodes(nodes);
        let mut search = Forced::<_, WithKillers>::new(Seat::FIRST, &mut budget);
        assert_eq!(search.wins(&mut game, 5), None);
        assert_eq!(budget.spent(), nodes);
    }
}

/// Knowledge that lists no moves for the seat to move.
struct WithoutMoves;

impl Knowledge<TakeAway> for WithoutMoves {
    type Step = u32;

    fn steps(_game: &TakeAway, _out: &mut Vec<u32>) {}

    fn move_of(step: &u32) -> u32 {
        *step
    }

    fn can_win_now(_game: &mut TakeAway, _budget: &mut Budget) -> Option<bool> {
        Some(false)
    }
}

#[test]
fn a_position_without_moves_is_not_won() {
    for attacker in [Seat::FIRST, Seat::SECOND] {
        for moves in 0..4 {
            let mut budget = Budget::nodes(1000);
            let mut search = Forced::<_, WithoutMoves>::new(attacker, &mut budget);
            assert_eq!(search.wins(&mut TakeAway::new(9), moves), Some(false));
        }
    }
}
