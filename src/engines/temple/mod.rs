//! Temple: proof-number search for blocks, and alpha-beta.
//!
//! `docs/engines/temple.md` says how it judges, what it proves, and how strong it is.

mod distinct;
mod judgement;

pub use judgement::{FEATURES, features};

use self::distinct::Distinct;
use self::judgement::Judgement;
use super::{Engine, Level, Question};
use crate::game::Position;
use crate::games::temple::{Move, Temple};
use crate::search::df_pn::Verdict;
use crate::search::value::{Kind, Outcome, Value};
use crate::search::{Budget, Line, Report, StoppedBy, alpha_beta, df_pn};

const TABLE_BYTES: usize = 64 << 20;

impl Engine for Temple {
    const ENGINE_VERSION: &'static str = "1";
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
        let proof = prove(&game, &classes, budget);
        let options = alpha_beta::Options {
            lines: question.lines,
            moves: Some(classes.representatives()),
            table_bytes: TABLE_BYTES,
            reductions: true,
        };
        let answer = |report: &Report<Move>| classes.expand(proof.amend(report), question.lines);
        let report = alpha_beta::analyse(&game, &mut Judgement, &options, budget, &mut |report| {
            progress(&answer(report));
        });
        answer(&report)
    }

    fn reply(&self, _level: Level, seed: u64, budget: &mut Budget) -> Move {
        let question = Question::about_all(self, 1, seed);
        let report = self.analyse(&question, budget, &mut |_| {});
        report.best().unwrap_or(question.moves[0])
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

/// Tries to prove a win, then a loss.
fn prove(game: &Distinct, classes: &Classes, budget: &mut Budget) -> Proof {
    let me = game.0.to_move();
    for attacker in [me, me.other()] {
        let options = df_pn::Options {
            moves: Some(classes.representatives()),
            table_bytes: TABLE_BYTES,
        };
        let mut part = budget.split(1, 6);
        let found = df_pn::prove(game, attacker, &mut Judgement, &options, &mut part);
        budget.join(part);
        match found.verdict {
            Verdict::Proved if attacker == me && !found.line.is_empty() => {
                return Proof::Win(found.line);
            }
            Verdict::Disproved if attacker == me => return Proof::Loss,
            Verdict::Proved if attacker != me => return Proof::Loss,
            // No game is drawn: then one of the moves wins, and alpha-beta may find which.
            _ => {}
        }
    }
    Proof::Nothing
}

impl Proof {
    /// The report with what was proved.
    fn amend(&self, report: &Report<Move>) -> Report<Move> {
        let mut report = report.clone();
        match self {
            Proof::Nothing => return report,
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
        if let Some(best) = report.lines.first() {
            report.value = best.value.clone();
        }
        let best = report.value.win_probability.unwrap_or(0.5);
        for line in &mut report.lines {
            line.loss = (best - line.value.win_probability.unwrap_or(0.5)).max(0.0);
        }
        if report.lines.len() == 1 {
            report.stats.stopped_by = StoppedBy::Proved;
        }
        report
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
        let mut all: Vec<Move> = self.moves.iter().map(|&(representative, _)| representative).collect();
        all.dedup();
        all
    }

    /// The report about representatives as one about the moves that they stand for, `lines` of them.
    fn expand(&self, mut report: Report<Move>, lines: usize) -> Report<Move> {
        let mut expanded = Vec::new();
        for line in report.lines {
            let start = self.moves.partition_point(|&(r, _)| r < line.m);
            let class = self.moves[start..].iter().take_while(|&&(r, _)| r == line.m);
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
