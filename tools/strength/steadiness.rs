//! Change of the reported win probability with more nodes.

use tessera_engines::{Engine, Question};
use tessera_rules::game::Turn;
use tessera_rules::game::random::{below, choose, seeded};
use tessera_search::{Budget, Kind};

use crate::contest::{Contest, Starts};

/// Nodes of the moves that lead to a position.
const NODES_OF_A_MOVE: u64 = 2_000;
/// Most plies between a start and its position.
const PLIES: u32 = 8;
/// Analyses with these multiples of the default nodes are compared with one with the default nodes.
const MULTIPLES: [u64; 2] = [2, 5];

/// The report of one analysis.
struct Answer {
    probability: f64,
    depth: u32,
}

/// Takes one position of each game, after a random number of plies of the engine of which every third is random, and
/// compares analyses with the default nodes and with multiples of them. Positions in which an analysis has a proved
/// value are left out.
pub(crate) fn run<C: Contest>(starts: &Starts<'_, C>) {
    let mut changes: [Vec<(f64, bool)>; MULTIPLES.len()] = Default::default();
    let mut positions = 0;
    for (seed, start) in starts.take(starts.games) {
        let Some(view) = position(&start, seed) else {
            continue;
        };
        let Some(first) = answer(&view, seed, 1) else {
            continue;
        };
        let others: Vec<Answer> =
            (MULTIPLES.iter()).map_while(|&times| answer(&view, seed, times)).collect();
        if others.len() < MULTIPLES.len() {
            continue;
        }
        positions += 1;
        for (changes, other) in changes.iter_mut().zip(others) {
            let change = (other.probability - first.probability).abs();
            changes.push((change, other.depth % 2 == first.depth % 2));
        }
    }
    println!("  {positions} positions without a proof");
    for (times, changes) in MULTIPLES.iter().zip(changes) {
        let of = |parity: Option<bool>| -> Vec<f64> {
            let kept = changes.iter().filter(|(_, same)| parity.is_none_or(|p| p == *same));
            kept.map(|&(change, _)| change).collect()
        };
        println!("  {times} times the nodes: {}", quantiles(of(None)));
        println!("    depths of one parity:   {}", quantiles(of(Some(true))));
        println!("    depths of both parities: {}", quantiles(of(Some(false))));
    }
}

/// The position of a game, as the seat to move sees it. `None` if the game ends before.
fn position<C: Contest>(start: &C, seed: u64) -> Option<C::View> {
    let mut game = start.clone();
    let mut rng = seeded(seed);
    for ply in 0..=below(&mut rng, PLIES) {
        let Turn::Seat(seat) = game.turn() else {
            return None;
        };
        let view = game.view(seat);
        let question = Question::about_all(&view, 1, seed << 12 | u64::from(ply));
        let best = if ply % 3 == 2 {
            *choose(&mut rng, &question.moves)
        } else {
            let mut budget = Budget::nodes(NODES_OF_A_MOVE);
            view.analyse(&question, &mut budget, &mut |_| {}).best()?
        };
        game.play(best);
    }
    match game.turn() {
        Turn::Seat(seat) => Some(game.view(seat)),
        Turn::Over | Turn::Chance => None,
    }
}

/// Analyses a position with a multiple of the default nodes. `None` if its value is proved.
fn answer<V: Engine>(view: &V, seed: u64, times: u64) -> Option<Answer> {
    let question = Question::about_all(view, 1, seed);
    let mut budget = Budget::nodes(times * V::DEFAULT_NODES);
    let report = view.analyse(&question, &mut budget, &mut |_| {});
    let value = &report.value;
    let probability = value.win_probability.filter(|_| value.kind == Kind::Estimate)?;
    Some(Answer { probability, depth: report.stats.depth })
}

/// The median and the 90th percentile.
fn quantiles(mut values: Vec<f64>) -> String {
    values.sort_unstable_by(f64::total_cmp);
    let at = |share: usize| values.get(share * values.len().saturating_sub(1) / 100);
    match (at(50), at(90)) {
        (Some(median), Some(most)) => {
            format!("median {median:.3}, 90th percentile {most:.3} ({})", values.len())
        }
        _ => "none".into(),
    }
}
