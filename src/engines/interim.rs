//! TEMPORARY: every game's engine until it has its own. Flat random playouts; to be deleted.

use super::{Engine, Level, Question};
use crate::game::random::{below, stream};
use crate::game::{Game, Turn};
use crate::search::{Budget, Line, Outcome, Report, Stats, StoppedBy, Value};

macro_rules! interim {
    ($($game:ty),*) => {$(
        impl Engine for $game {
            const ENGINE_VERSION: &'static str = "0";
            const DEFAULT_NODES: u64 = 20_000;
            const MAX_NODES: u64 = 1_000_000_000;

            fn analyse(
                &self,
                question: &Question<Self::Move>,
                budget: &mut Budget,
                progress: &mut dyn FnMut(&Report<Self::Move>),
            ) -> Report<Self::Move> {
                analyse(self, question, budget, progress)
            }

            fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Self::Move {
                let nodes = 200 << level.number();
                let mut part = Budget::nodes(nodes.min(budget.left()));
                let report = analyse(self, &Question::about_all(self, 1, seed), &mut part, &mut |_| {});
                budget.join(part);
                report.lines[0].m
            }
        }
    )*};
}

interim!(
    crate::games::octopus::Octopus,
    crate::games::ingenious::Ingenious,
    crate::games::nebuchadnezzar::Nebuchadnezzar,
    crate::games::temple::Temple
);

fn analyse<G: Game>(
    root: &G,
    question: &Question<G::Move>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<G::Move>),
) -> Report<G::Move> {
    let mut rng = stream(question.seed, 0);
    let mut sums = vec![(0.0, 0u32, None); question.moves.len()];
    let (mut depth, mut next_step) = (1, 256);
    let mut moves = Vec::new();
    'playouts: for i in 0.. {
        let (sum, count, over) = &mut sums[i % question.moves.len()];
        let (mut game, mut m, mut plies) =
            (root.clone(), question.moves[i % question.moves.len()], 0);
        while budget.spend() {
            game.play(m);
            plies += 1;
            if game.turn() == Turn::Over || game.turn() == Turn::Chance || plies == 200 {
                *sum += share(root, &game);
                *count += 1;
                depth = depth.max(plies);
                if plies == 1 && game.is_over() {
                    *over = Some(share(root, &game));
                }
                if budget.spent() >= next_step {
                    next_step *= 2;
                    progress(&report(question, &sums, budget, depth, StoppedBy::Nodes));
                }
                continue 'playouts;
            }
            moves.clear();
            game.moves(&mut moves);
            m = moves[below(&mut rng, moves.len() as u32) as usize];
        }
        break;
    }
    report(
        question,
        &sums,
        budget,
        depth,
        budget.stopped().unwrap_or(StoppedBy::Nodes),
    )
}

fn share<G: Game>(root: &G, game: &G) -> f64 {
    let Turn::Seat(seat) = root.turn() else {
        return 0.5;
    };
    let winners = game.winners();
    match winners.len() {
        0 => 1.0 / root.seats() as f64,
        n => f64::from(u8::from(winners.contains(seat))) / n as f64,
    }
}

fn report<M: Copy + Ord>(
    question: &Question<M>,
    sums: &[(f64, u32, Option<f64>)],
    budget: &Budget,
    depth: u32,
    stopped_by: StoppedBy,
) -> Report<M> {
    let mut lines: Vec<Line<M>> = (question.moves.iter().zip(sums))
        .map(|(&m, &(sum, count, over))| Line {
            m,
            value: match over {
                Some(1.0) => Value {
                    plies: Some(1),
                    ..Value::exact(Outcome::Win)
                },
                _ => Value::estimate((sum + 0.5) / (f64::from(count) + 1.0)),
            },
            loss: 0.0,
            pv: vec![m],
        })
        .collect();
    let worth = |line: &Line<M>| line.value.win_probability.unwrap_or(0.0);
    lines.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(a.m.cmp(&b.m)));
    lines.truncate(question.lines);
    let best = worth(&lines[0]);
    lines
        .iter_mut()
        .for_each(|line| line.loss = best - worth(line));
    Report {
        value: lines[0].value.clone(),
        lines,
        stats: Stats {
            nodes: budget.spent(),
            depth,
            engine: "interim",
            stopped_by,
        },
    }
}
