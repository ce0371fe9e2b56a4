//! Temple: proof-number search for blocks, and alpha-beta.
//!
//! `docs/engines/temple.md` says how it judges, what it proves, and how strong it is.

mod distinct;
mod judgement;
mod levels;
#[cfg(test)]
mod tests;

pub use judgement::{FEATURES, features};

use self::distinct::Distinct;
use self::judgement::Judgement;
use super::{Engine, Level, Question};
use crate::game::Position;
use crate::games::temple::{Move, Temple};
use crate::search::df_pn::Verdict;
use crate::search::report::at_least;
use crate::search::value::{Kind, Outcome, Value};
use crate::search::{Budget, Line, Report, Stats, StoppedBy, alpha_beta, df_pn};

const TABLE_BYTES: usize = 64 << 20;
/// Nodes of the first stage of an analysis; each stage starts anew.
const FIRST_STAGE: u64 = 4000;
/// How much larger every stage is than the one before.
const STAGE_GROWTH: u64 = 8;

impl Engine for Temple {
    const ENGINE_VERSION: &'static str = "2";
    const DEFAULT_NODES: u64 = 200_000;
    const MAX_NODES: u64 = 10_000_000;

    fn analyse(
        &self,
        question: &Question<Move>,
        budget: &mut Budget,
        progress: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let game = Distinct(self.clone());
        let classes = Classes::of(self, &question.moves);
        let mut proof = Proof::Nothing;
        let mut best: Option<Report<Move>> = None;
        let mut nodes = FIRST_STAGE;
        loop {
            let left = budget.left();
            let last = left < 3 * nodes;
            let before = budget.spent();
            let mut part = budget.split(if last { left } else { nodes }, left.max(1));
            proof.search(&game, &classes, &mut part);
            let known = best.as_ref().map_or(0, |best| best.stats.depth);
            let answer = |report: &Report<Move>| {
                let mut report = classes.expand(proof.amend(report), question.lines);
                report.stats.nodes += before;
                report
            };
            let options = alpha_beta::Options {
                lines: question.lines,
                moves: Some(classes.representatives()),
                table_bytes: TABLE_BYTES,
                reductions: true,
            };
            let mut told = |report: &Report<Move>| {
                // An earlier stage has told what is less deep.
                if report.stats.depth > known {
                    progress(&answer(report));
                }
            };
            let found = alpha_beta::analyse(&game, &mut Judgement, &options, &mut part, &mut told);
            budget.join(part);
            let report = deeper(best, answer(&found));
            if last || report.stats.stopped_by != StoppedBy::Nodes {
                return report;
            }
            best = Some(report);
            nodes *= STAGE_GROWTH;
        }
    }

    fn reply(&self, level: Level, seed: u64, budget: &mut Budget) -> Move {
        levels::reply(self, level, seed, budget)
    }
}

/// The later report, unless it was cut short before it got as far as the earlier one.
fn deeper(earlier: Option<Report<Move>>, later: Report<Move>) -> Report<Move> {
    match earlier {
        Some(earlier)
            if later.stats.depth < earlier.stats.depth && later.value.kind != Kind::Exact =>
        {
            Report {
                stats: Stats {
                    depth: earlier.stats.depth,
                    ..later.stats
                },
                ..earlier
            }
        }
        _ => later,
    }
}

/// What proof-number search found out.
enum Proof {
    Nothing,
    /// The first of these moves wins, by this line.
    Win(Vec<Move>),
    /// Every move considered loses.
    Loss,
}

impl Proof {
    /// Tries to prove a win, then a loss, with an eighth of the budget each.
    fn search(&mut self, game: &Distinct, classes: &Classes, budget: &mut Budget) {
        let me = game.0.to_move();
        for attacker in [me, me.other()] {
            if !matches!(self, Proof::Nothing) {
                return;
            }
            let options = df_pn::Options {
                moves: Some(classes.representatives()),
                table_bytes: TABLE_BYTES,
            };
            let mut part = budget.split(1, 8);
            let found = df_pn::prove(game, attacker, &mut Judgement, &options, &mut part);
            budget.join(part);
            // No game is drawn: what one seat can't win the other does.
            match (found.verdict, attacker == me) {
                (Verdict::Proved, true) if !found.line.is_empty() => {
                    *self = Proof::Win(found.line);
                }
                (Verdict::Disproved, true) | (Verdict::Proved, false) => *self = Proof::Loss,
                _ => {}
            }
        }
    }

    /// The report with what was proved.
    fn amend(&self, report: &Report<Move>) -> Report<Move> {
        let mut report = report.clone();
        match self {
            Proof::Nothing => {}
            Proof::Win(line) => {
                let first = line[0];
                if report.value.kind != Kind::Exact {
                    let lines = report.lines.len();
                    report.lines.retain(|line| line.m != first);
                    let win = Line {
                        m: first,
                        value: Value::exact(Outcome::Win),
                        loss: 0.0,
                        pv: line.clone(),
                    };
                    report.lines.insert(0, win);
                    report.lines.truncate(lines.max(1));
                }
            }
            Proof::Loss => {
                for line in &mut report.lines {
                    if line.value.kind != Kind::Exact {
                        line.value = Value::exact(Outcome::Loss);
                    }
                }
            }
        }
        let first = report.lines.first().map(|line| (line.m, line.value.kind));
        // What was proved last may have overtaken what was judged before.
        (report.lines).sort_by(|a, b| rank(&b.value).total_cmp(&rank(&a.value)));
        if let Some(best) = report.lines.first() {
            // Nothing new of the first line is nothing new of the position.
            let kept =
                first == Some((best.m, best.value.kind)) && report.value.kind == best.value.kind;
            report.value = match self {
                Proof::Loss => Value {
                    plies: report.value.plies.filter(|_| kept),
                    ..best.value.clone()
                },
                Proof::Nothing | Proof::Win(_) if kept => report.value,
                Proof::Nothing | Proof::Win(_) => at_least(&best.value),
            };
        }
        let best = report.value.win_probability.unwrap_or(0.5);
        for line in &mut report.lines {
            line.loss = (best - line.value.win_probability.unwrap_or(0.5)).max(0.0);
        }
        report
    }
}

/// What to sort lines by: wins, the shorter the better; the win probability; losses, the longer the better.
fn rank(value: &Value) -> f64 {
    // Without a proved length a win comes after, and a loss before, all those with one.
    let plies = f64::from(value.plies.unwrap_or(500));
    match (value.kind, value.outcome) {
        (Kind::Exact, Some(Outcome::Win)) => 1001.0 - plies,
        (Kind::Exact, Some(Outcome::Loss)) => plies - 1001.0,
        _ => value.win_probability.unwrap_or(0.5),
    }
}

/// The moves asked about, by what is the same move but for the colour opened.
struct Classes {
    /// Representative, colours exchanged to get the move, move; sorted.
    moves: Vec<(Move, Move)>,
    position: Temple,
}

impl Classes {
    fn of(position: &Temple, moves: &[Move]) -> Classes {
        let mut moves: Vec<(Move, Move)> = (moves.iter())
            .map(|&m| (position.representative(m), m))
            .collect();
        moves.sort_unstable();
        moves.dedup();
        Classes {
            moves,
            position: position.clone(),
        }
    }

    fn representatives(&self) -> Vec<Move> {
        let mut all: Vec<Move> = self
            .moves
            .iter()
            .map(|&(representative, _)| representative)
            .collect();
        all.dedup();
        all
    }

    /// The report about representatives as one about the moves that they stand for, `lines` of them.
    fn expand(&self, mut report: Report<Move>, lines: usize) -> Report<Move> {
        let mut expanded = Vec::new();
        for line in report.lines {
            let start = self.moves.partition_point(|&(r, _)| r < line.m);
            let class = self.moves[start..]
                .iter()
                .take_while(|&&(r, _)| r == line.m);
            for &(_, m) in class.take(lines.saturating_sub(expanded.len())) {
                expanded.push(self.renamed(&line, m));
            }
        }
        report.lines = expanded;
        report
    }

    /// The line with its first move made as `m`: the colour opened and the one that stood for it change places
    /// wherever the mover places them.
    fn renamed(&self, line: &Line<Move>, m: Move) -> Line<Move> {
        let mut line = line.clone();
        line.m = m;
        if let Some((a, b)) = self.position.opened(m).filter(|(a, b)| a != b) {
            for own in line.pv.iter_mut().step_by(2) {
                *own = own.recoloured(a, b);
            }
        }
        line
    }
}
