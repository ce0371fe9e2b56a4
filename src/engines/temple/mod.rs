//! Temple: mate search and proof-number search for blocks, and alpha-beta.
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
use crate::game::{Position, Seat};
use crate::games::temple::{Move, Temple};
use crate::search::df_pn::Verdict;
use crate::search::mate::{Decided, Ending, Mate};
use crate::search::report::at_least;
use crate::search::value::{Kind, Outcome, Value};
use crate::search::{Budget, Line, Report, Stats, StoppedBy, alpha_beta, df_pn, mate};

const TABLE_BYTES: usize = 64 << 20;
/// Nodes of the first stage of an analysis.
const FIRST_STAGE: u64 = 2000;
/// How much larger every stage is than the one before.
const STAGE_GROWTH: u64 = 4;

impl Engine for Temple {
    const ENGINE_VERSION: &'static str = "3";
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
        let mut prover = Prover::new(&game, &classes, budget);
        let mut best: Option<Report<Move>> = None;
        let mut nodes = FIRST_STAGE;
        loop {
            let left = budget.left();
            let last = left < 3 * nodes;
            let mut part = budget.split(if last { left } else { nodes }, left.max(1));
            prover.go_on(&game, last, &mut part);
            let spent = budget.spent();
            let report = prover.proof.report(self.to_move(), spent + part.spent());
            if let Some(report) = report {
                let report = classes.expand(report, question.lines);
                if report.lines.len() >= question.lines.min(question.moves.len()) {
                    budget.join(part);
                    return report;
                }
            }
            let known = best.as_ref().map_or(0, |best| best.stats.depth);
            let answer = |report: &Report<Move>| {
                let mut report = classes.expand(prover.proof.amend(report), question.lines);
                report.stats.nodes += spent;
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
            let report = deeper(best, answer(&found));
            budget.join(part);
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

/// What looks for proofs before moves are valued, stage by stage.
struct Prover {
    mate: Mate<Distinct>,
    moves: Vec<Move>,
    proof: Proof,
}

/// What was proved.
enum Proof {
    Nothing,
    /// How the game ends, and when.
    Decided(Decided<Move>),
    /// The first of these moves wins, by this line.
    Win(Vec<Move>),
    /// Every move considered loses.
    Loss,
}

impl Prover {
    fn new(game: &Distinct, classes: &Classes, budget: &Budget) -> Prover {
        let moves = classes.representatives();
        let options = mate::Options {
            moves: Some(moves.clone()),
            table_bytes: TABLE_BYTES,
        };
        Prover {
            mate: Mate::new(game, &mut Judgement, &options, budget),
            moves,
            proof: Proof::Nothing,
        }
    }

    /// Looks for the shortest win of either seat with a part of the nodes of a stage; in the last stage then for any win, with a
    /// sixteenth of what is left for each seat.
    fn go_on(&mut self, game: &Distinct, last: bool, stage: &mut Budget) {
        if !matches!(self.proof, Proof::Nothing) {
            return;
        }
        // Values are wanted most in the last stage, proofs in those before.
        let share = if last { 1 } else { 3 };
        let mut part = stage.split(share, 4);
        let solution = self.mate.go_on(&mut Judgement, &mut part);
        stage.join(part);
        if let Some(decided) = solution.decided {
            self.proof = Proof::Decided(decided);
        } else if last {
            self.proof = self.any_win(game, stage);
        }
    }

    fn any_win(&self, game: &Distinct, stage: &mut Budget) -> Proof {
        let me = game.0.to_move();
        for attacker in [me, me.other()] {
            let options = df_pn::Options {
                moves: Some(self.moves.clone()),
                table_bytes: TABLE_BYTES,
            };
            let mut part = stage.split(1, 16);
            let found = df_pn::prove(game, attacker, &mut Judgement, &options, &mut part);
            stage.join(part);
            // No game is drawn: what one seat can't win the other does.
            match (found.verdict, attacker == me) {
                (Verdict::Proved, true) if !found.line.is_empty() => {
                    return Proof::Win(found.line);
                }
                (Verdict::Disproved, true) | (Verdict::Proved, false) => return Proof::Loss,
                _ => {}
            }
        }
        Proof::Nothing
    }
}

impl Proof {
    /// What is known of a decided game: the winning move, or all moves when they lose.
    fn report(&self, me: Seat, nodes: u64) -> Option<Report<Move>> {
        let Proof::Decided(decided) = self else {
            return None;
        };
        let lines: Vec<Line<Move>> = (decided.lines.iter())
            .map(|line| ending(decided.winner == me, line))
            .collect();
        Some(Report {
            value: lines.first()?.value.clone(),
            lines,
            stats: Stats {
                nodes,
                depth: decided.plies,
                engine: "mate search",
                stopped_by: StoppedBy::Proved,
            },
        })
    }

    /// The report with what was proved.
    fn amend(&self, report: &Report<Move>) -> Report<Move> {
        let mut report = report.clone();
        match self {
            Proof::Nothing => {}
            // A decided game comes here when its mover wins: lost moves are reported at once.
            Proof::Decided(decided) => {
                for line in &decided.lines {
                    promote(&mut report, ending(true, line));
                }
            }
            Proof::Win(line) if report.value.kind != Kind::Exact => {
                let win = Line {
                    m: line[0],
                    value: Value::exact(Outcome::Win),
                    loss: 0.0,
                    pv: line.clone(),
                };
                promote(&mut report, win);
            }
            Proof::Win(_) => {}
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
                // Nothing is won sooner.
                Proof::Decided(_) => best.value.clone(),
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

/// The line in front of all others, in place of what was known of its move.
fn promote(report: &mut Report<Move>, line: Line<Move>) {
    let lines = report.lines.len();
    report.lines.retain(|known| known.m != line.m);
    report.lines.insert(0, line);
    report.lines.truncate(lines.max(1));
}

/// A proved line.
fn ending(wins: bool, ending: &Ending<Move>) -> Line<Move> {
    let outcome = if wins { Outcome::Win } else { Outcome::Loss };
    Line {
        m: ending.pv[0],
        value: Value {
            plies: Some(ending.plies),
            ..Value::exact(outcome)
        },
        loss: 0.0,
        pv: ending.pv.clone(),
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
