//! Levels 1 to 8. Level 9 is an analysis, so it needs no code of its own here.

use super::analysis::analyse_by;
use super::evaluation::{Evaluation, static_win_probability};
use super::reduced::Distinct;
use crate::attention::noticed;
use crate::{Level, Question};
use tessera_rules::game::random::{Stream, below, choose, stream};
use tessera_rules::temple::{Move, Temple};
use tessera_search::alpha_beta::AlphaBeta;
use tessera_search::{Budget, Kind, Line, Outcome, Report, Strategy};

/// Playing style of a level.
#[derive(Debug, Clone, Copy)]
enum Play {
    /// Looks ahead with errors.
    Misjudging(Misjudging),
    /// The best move of an analysis with this many nodes.
    Sound { nodes: u64 },
    /// The same, but chooses among the moves that look equally good to such a player.
    Varied { nodes: u64 },
}

/// A player that values the moves it notices by a search, and misjudges each.
#[derive(Debug, Clone, Copy)]
struct Misjudging {
    /// Plies of the search.
    plies: u32,
    /// Number of moves that it looks at. Moves of many tiles come first, and immediate wins are always seen.
    noticed: usize,
    /// Largest error in the value of a move, in hundredths of the win probability.
    hundredths: u32,
    /// A win in at most this many plies is never misjudged.
    wins_seen: u32,
    /// A loss in at most this many plies is never misjudged.
    losses_seen: u32,
}

impl Misjudging {
    /// Creates a beginner, who likes to place many tiles.
    const fn hasty(plies: u32, noticed: usize, hundredths: u32) -> Play {
        Play::Misjudging(Misjudging { plies, noticed, hundredths, wins_seen: 0, losses_seen: 0 })
    }

    /// Creates a player that sees every win within three plies and every loss within two.
    const fn watchful(noticed: usize, hundredths: u32) -> Play {
        Play::Misjudging(Misjudging { plies: 3, noticed, hundredths, wins_seen: 3, losses_seen: 2 })
    }
}

const LEVELS: [Play; 8] = [
    Misjudging::hasty(2, 10, 36),
    Misjudging::watchful(30, 80),
    Misjudging::watchful(usize::MAX, 52),
    Misjudging::watchful(usize::MAX, 42),
    Misjudging::watchful(usize::MAX, 20),
    Play::Varied { nodes: 3_500 },
    Play::Varied { nodes: 13_000 },
    Play::Sound { nodes: 140_000 },
];

/// Random tiles added to the number of tiles of a move when a player chooses which moves to look at.
const SPREAD: u32 = 2;

/// Number of best moves from which a varied player chooses.
const CHOICE: usize = 4;
/// Moves count as equally good if they lose at most this much of the win probability.
const AS_GOOD: f64 = 0.02;

/// Most nodes of a search that values every move.
const MISJUDGING_NODES: u64 = 20_000;

/// Most nodes of a reply.
pub(super) fn nodes(level: Level) -> u64 {
    match LEVELS[level.index()] {
        Play::Misjudging(_) => MISJUDGING_NODES,
        Play::Sound { nodes } | Play::Varied { nodes } => nodes,
    }
}

/// Returns the move of a level: a representative of one of the classes of [`Temple::distinct_moves`], or another move
/// of that class.
pub(super) fn reply(position: &Temple, level: Level, seed: u64, budget: &mut Budget) -> Move {
    let question = Question::about_all(position, 1, seed);
    let mut rng = stream(seed, u64::from(level.number()));
    let plies = match LEVELS[level.index()] {
        Play::Misjudging(player) => Some(player.plies),
        Play::Sound { .. } | Play::Varied { .. } => None,
    };
    let left = budget.left();
    let mut part = budget.split(nodes(level).min(left), left.max(1)).with_depth(plies);
    let mut analyse = |question: &Question<Move>| {
        let features = Evaluation::Features;
        analyse_by(features, position, question, &mut part, &mut |_| {})
    };
    let chosen = match LEVELS[level.index()] {
        Play::Sound { .. } => analyse(&question).best(),
        Play::Varied { .. } => {
            let question = Question::about_all(position, CHOICE, seed);
            let report = analyse(&question);
            // Proved moves are not left to chance.
            let is_proved = |line: &Line<Move>| line.value.kind == Kind::Exact;
            let free = !report.lines.first().is_some_and(is_proved);
            let others = (report.lines.iter().skip(1))
                .filter(|line| free && !is_proved(line) && line.loss <= AS_GOOD);
            let choices: Vec<Move> =
                (report.lines.iter().take(1).chain(others)).map(|line| line.m).collect();
            choices.first().map(|_| *choose(&mut rng, &choices))
        }
        Play::Misjudging(player) => {
            let game = Distinct(position.clone());
            let question = Question::about_all(&game, usize::MAX, seed);
            let report = AlphaBeta::new(Evaluation::Features).analyse(
                &game,
                &question,
                &mut part,
                &mut |_| {},
            );
            let judged = seen(&report, player, &mut rng).into_iter().map(|line| {
                let error = f64::from(below(&mut rng, 1 << 16) * player.hundredths) / 6_553_600.0;
                let reported = line.value.win_probability.unwrap_or(0.5);
                (line.m, static_win_probability(reported) + error)
            });
            judged.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(m, _)| m)
        }
    };
    budget.join(part);
    // The choice among equivalent colours to open makes no difference.
    let chosen = chosen.map(|m| position.representative(m));
    let like: Vec<Move> = (question.moves.iter().copied())
        .filter(|&m| Some(position.representative(m)) == chosen)
        .collect();
    match like.is_empty() {
        true => *choose(&mut rng, &question.moves),
        false => *choose(&mut rng, &like),
    }
}

/// Returns the lines that a player considers. If it sees a win, these are only the quickest wins. Otherwise they are
/// the moves that it notices, without the losses that it sees, as far as such moves exist.
fn seen<'a>(report: &'a Report<Move>, player: Misjudging, rng: &mut Stream) -> Vec<&'a Line<Move>> {
    let proved = |line: &Line<Move>, outcome, plies| {
        line.value.outcome == Some(outcome) && line.value.plies.is_some_and(|n| n <= plies)
    };
    let those = |wanted: &dyn Fn(usize, &Line<Move>) -> bool| -> Vec<&'a Line<Move>> {
        let lines = report.lines.iter().enumerate();
        lines.filter(|&(i, line)| wanted(i, line)).map(|(_, line)| line).collect()
    };
    let all: Vec<usize> = (0..report.lines.len()).collect();
    let tiles = |i: usize| report.lines[i].m.tiles().count() as i32;
    let striking = noticed(&all, player.noticed, SPREAD, rng, tiles);
    let catches_the_eye = |i: usize, line: &Line<Move>| {
        striking.binary_search(&i).is_ok() || proved(line, Outcome::Win, 1)
    };
    let quickest = (report.lines.iter())
        .filter(|line| proved(line, Outcome::Win, player.wins_seen))
        .filter_map(|line| line.value.plies)
        .min();
    let wins = |line: &Line<Move>| quickest.is_some_and(|plies| proved(line, Outcome::Win, plies));
    let loses = |line: &Line<Move>| proved(line, Outcome::Loss, player.losses_seen);
    let choices = [
        those(&|_, line| wins(line)),
        those(&|i, line| !loses(line) && catches_the_eye(i, line)),
        those(&|_, line| !loses(line)),
    ];
    let first = choices.into_iter().find(|lines| !lines.is_empty());
    first.unwrap_or_else(|| those(&catches_the_eye))
}
