//! Proofs of wins, and what they change in a report.

use super::evaluation::Knowledge;
use super::reduced::Distinct;
use tessera_rules::game::{Position, Seat};
use tessera_rules::temple::Move;
use tessera_search::df_pn::Verdict;
use tessera_search::mate::{Decided, Ending, Mate};
use tessera_search::report::at_least;
use tessera_search::{
    Budget, Kind, Line, Method, Outcome, Report, Stats, StoppedBy, Value, df_pn, mate,
};

/// What looks for proofs before moves are valued, stage by stage.
pub(super) struct Prover {
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
    /// Proofs about these moves.
    pub(super) fn new(game: &Distinct, moves: Vec<Move>, budget: &Budget) -> Prover {
        let options = mate::Options {
            moves: Some(moves.clone()),
            ..mate::Options::default()
        };
        Prover {
            mate: Mate::new(game, &mut Knowledge, &options, budget),
            moves,
            proof: Proof::Nothing,
        }
    }

    /// Looks for the shortest win of either seat with a part of the nodes of a stage; in the last stage then for any win, with a
    /// sixteenth of what is left for each seat.
    pub(super) fn go_on(&mut self, game: &Distinct, last: bool, stage: &mut Budget) {
        if self.has_proof() {
            return;
        }
        // Values are wanted most in the last stage, proofs in those before.
        let share = if last { 1 } else { 3 };
        let mut part = stage.split(share, 4);
        let solution = self.mate.go_on(&mut Knowledge, &mut part);
        stage.join(part);
        if let Some(decided) = solution.decided {
            self.proof = Proof::Decided(decided);
        } else if last {
            self.proof = self.any_win(game, stage);
        }
    }

    /// Whether anything is proved.
    pub(super) fn has_proof(&self) -> bool {
        !matches!(self.proof, Proof::Nothing)
    }

    /// Nodes that [`Prover::go_on`] takes of so many if it proves nothing.
    pub(super) fn nodes_without_proof(last: bool, stage: u64) -> u64 {
        let mut stage = Budget::nodes(stage);
        let mut search = |numerator: u64, denominator: u64| {
            let part = stage.split(numerator, denominator).left();
            // What a search holds back is for lines of what it has proved.
            stage.charge(part - part / 16);
        };
        search(if last { 1 } else { 3 }, 4);
        for _ in 0..if last { 2 } else { 0 } {
            search(1, 16);
        }
        stage.spent()
    }

    /// What is proved of a decided game, if that is all that there is to say: see [`Proof::report`].
    pub(super) fn report(&self, me: Seat, nodes: u64) -> Option<Report<Move>> {
        self.proof.report(me, nodes)
    }

    /// A report of alpha-beta with what was proved.
    pub(super) fn amend(&self, report: &Report<Move>) -> Report<Move> {
        self.proof.amend(report)
    }

    /// A report of alpha-beta while nothing is proved.
    pub(super) fn without_proof(report: &Report<Move>) -> Report<Move> {
        Proof::Nothing.amend(report)
    }

    fn any_win(&self, game: &Distinct, stage: &mut Budget) -> Proof {
        let me = game.0.to_move();
        for attacker in [me, me.other()] {
            let options = df_pn::Options {
                moves: Some(self.moves.clone()),
                ..df_pn::Options::default()
            };
            let mut part = stage.split(1, 16);
            let found = df_pn::prove(game, attacker, &mut Knowledge, &options, &mut part);
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
        let stats = Stats {
            nodes,
            depth: decided.plies,
            engine: Method::Mate,
            stopped_by: StoppedBy::Proved,
        };
        Some(Report::new(lines.first()?.value.clone(), lines, stats))
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
                let win = Value::exact(Outcome::Win);
                promote(&mut report, Line::new(line[0], win, line.clone()));
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
        Report::new(report.value, report.lines, report.stats)
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
    let value = Value {
        plies: Some(ending.plies),
        ..Value::exact(outcome)
    };
    Line::new(ending.pv[0], value, ending.pv.clone())
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
