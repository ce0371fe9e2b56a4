//! The eight levels.

use super::evaluation::{Evaluation, static_win_probability};
use super::reduced::Distinct;
use crate::{Engine, Level, Question};
use tessera_rules::game::random::{below, choose, stream};
use tessera_rules::temple::{Move, Temple};
use tessera_search::alpha_beta::AlphaBeta;
use tessera_search::{Budget, Line, Outcome, Report, Strategy};

/// How a level plays.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Values every move by a search of so many plies, and misjudges each by up to so many hundredths of the
    /// win probability.
    Misjudging { plies: u32, hundredths: u32 },
    /// An analysis of so many nodes.
    Sound { nodes: u64 },
}

const LEVELS: [Play; 8] = [
    Play::Misjudging {
        plies: 1,
        hundredths: 70,
    },
    Play::Misjudging {
        plies: 1,
        hundredths: 35,
    },
    Play::Misjudging {
        plies: 2,
        hundredths: 60,
    },
    Play::Misjudging {
        plies: 2,
        hundredths: 38,
    },
    Play::Misjudging {
        plies: 3,
        hundredths: 28,
    },
    Play::Sound { nodes: 2000 },
    Play::Sound { nodes: 8000 },
    Play::Sound { nodes: 40_000 },
];

/// Most nodes of a search that values every move.
const MISJUDGING_NODES: u64 = 20_000;

/// The move of a level, one of the representatives of [`Temple::distinct_moves`]' classes or its like.
pub(super) fn reply(position: &Temple, level: Level, seed: u64, budget: &mut Budget) -> Move {
    let question = Question::about_all(position, 1, seed);
    let mut rng = stream(seed, u64::from(level.number()));
    let (nodes, plies) = match LEVELS[level.index()] {
        Play::Misjudging { plies, .. } => (MISJUDGING_NODES, Some(plies)),
        Play::Sound { nodes } => (nodes, None),
    };
    let left = budget.left();
    let mut part = budget.split(nodes.min(left), left.max(1)).with_depth(plies);
    let chosen = match LEVELS[level.index()] {
        Play::Sound { .. } => {
            let report = position.analyse(&question, &mut part, &mut |_| {});
            report.best()
        }
        Play::Misjudging { hundredths, .. } => {
            let game = Distinct(position.clone());
            let question = Question::about_all(&game, usize::MAX, seed);
            let report =
                AlphaBeta::new(Evaluation).analyse(&game, &question, &mut part, &mut |_| {});
            let judged = seen(&report, level).map(|line| {
                let error = f64::from(below(&mut rng, 1 << 16) * hundredths) / 6_553_600.0;
                let reported = line.value.win_probability.unwrap_or(0.5);
                (line.m, static_win_probability(reported) + error)
            });
            judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(m, _)| m)
        }
    };
    budget.join(part);
    // Which of the colours is opened makes no difference.
    let chosen = chosen.map(|m| position.representative(m));
    let like: Vec<Move> = (question.moves.iter().copied())
        .filter(|&m| Some(position.representative(m)) == chosen)
        .collect();
    match like.is_empty() {
        true => *choose(&mut rng, &question.moves),
        false => *choose(&mut rng, &like),
    }
}

/// What a player of the level takes into account: nothing but wins at once if it takes them, no move that lets the opponent
/// win at once if it parries.
fn seen(report: &Report<Move>, level: Level) -> impl Iterator<Item = &Line<Move>> {
    let proved = |line: &Line<Move>, outcome, plies| {
        line.value.outcome == Some(outcome) && line.value.plies.is_some_and(|n| n <= plies)
    };
    let wins = move |line: &Line<Move>| level.takes_wins() && proved(line, Outcome::Win, 1);
    let loses = move |line: &Line<Move>| level.parries() && proved(line, Outcome::Loss, 2);
    let any_wins = report.lines.iter().any(wins);
    let all_lose = report.lines.iter().all(loses);
    (report.lines.iter()).filter(move |line| wins(line) || !any_wins && (all_lose || !loses(line)))
}
