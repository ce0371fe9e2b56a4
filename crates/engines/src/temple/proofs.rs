//! Proofs of wins, and their effect on reports.

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

/// The search for proofs, stage by stage, before moves are valued.
pub(super) struct Prover {
    mate: Mate<Distinct>,
    moves: Vec<Move>,
    proof: Proof,
}

/// A proof found so far.
enum Proof {
    Nothing,
    /// The winner and the length of the game are proved.
    Decided(Decided<Move>),
    /// The first of these moves wins, by this line.
    Win(Vec<Move>),
    /// Every move considered loses.
    Loss,
}

impl Prover {
    /// Creates a prover for these moves.
    pub(super) fn new(game: &Distinct, moves: Vec<Move>, budget: &Budget) -> Prover {
        let options = mate::Options { moves: Some(moves.clone()), ..mate::Options::default() };
        Prover {
            mate: Mate::new(game, &mut Knowledge, &options, budget),
            moves,
            proof: Proof::Nothing,
        }
    }

    /// Searches for the shortest win of either seat with a part of the nodes of a stage. The last stage then searches
    /// for any win, with a sixteenth of the remaining nodes for each seat.
    pub(super) fn go_on(&mut self, game: &Distinct, last: bool, stage: &mut Budget) {
        if self.has_proof() {
            return;
        }
        // The last stage needs values most, the stages before it proofs.
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

    /// True if there is a proof.
    pub(super) fn has_proof(&self) -> bool {
        !matches!(self.proof, Proof::Nothing)
    }

    /// Returns the number of nodes that [`Prover::go_on`] uses in a stage of `stage` nodes if it proves nothing.
    pub(super) fn nodes_without_proof(last: bool, stage: u64) -> u64 {
        let mut stage = Budget::nodes(stage);
        let mut search = |numerator: u64, denominator: u64| {
            let part = stage.split(numerator, denominator).left();
            // A search keeps a reserve for the lines of its proofs.
            stage.charge(part - part / 16);
        };
        search(if last { 1 } else { 3 }, 4);
        for _ in 0..if last { 2 } else { 0 } {
            search(1, 16);
        }
        stage.spent()
    }

    /// Returns the report on a decided game, if no further search is needed: see [`Proof::report`].
    pub(super) fn report(&self, me: Seat, nodes: u64) -> Option<Report<Move>> {
        self.proof.report(me, nodes)
    }

    /// Adds the proofs to a report of alpha-beta.
    pub(super) fn amend(&self, report: &Report<Move>) -> Report<Move> {
        self.proof.amend(report)
    }

    /// Converts a report of alpha-beta while nothing is proved.
    pub(super) fn without_proof(report: &Report<Move>) -> Report<Move> {
        Proof::Nothing.amend(report)
    }

    fn any_win(&self, game: &Distinct, stage: &mut Budget) -> Proof {
        let me = game.0.to_move();
        for attacker in [me, me.other()] {
            let options =
                df_pn::Options { moves: Some(self.moves.clone()), ..df_pn::Options::default() };
            let mut part = stage.split(1, 16);
            let found = df_pn::prove(game, attacker, &mut Knowledge, &options, &mut part);
            stage.join(part);
            // No game is drawn: if one seat can't win, the other does.
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
    /// Reports on a decided game: the winning move, or all moves if they lose.
    fn report(&self, me: Seat, nodes: u64) -> Option<Report<Move>> {
        let Proof::Decided(decided) = self else {
            return None;
        };
        let lines: Vec<Line<Move>> =
            (decided.lines.iter()).map(|line| ending(decided.winner == me, line)).collect();
        let stats = Stats {
            nodes,
            depth: decided.plies,
            engine: Method::Mate,
            stopped_by: StoppedBy::Proved,
        };
        Some(Report::new(lines.first()?.value.clone(), lines, stats))
    }

    /// Returns the report with the proof added.
    fn amend(&self, report: &Report<Move>) -> Report<Move> {
        let mut report = report.clone();
        match self {
            Proof::Nothing => {}
            // A decided game gets here if its mover wins: lost moves are reported at once.
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
        // A proved move may have overtaken a move that was only estimated.
        (report.lines).sort_by(|a, b| rank(&b.value).total_cmp(&rank(&a.value)));
        if let Some(best) = report.lines.first() {
            // If nothing changed for the first line, nothing changed for the position.
            let kept =
                first == Some((best.m, best.value.kind)) && report.value.kind == best.value.kind;
            report.value = match self {
                Proof::Loss => {
                    Value { plies: report.value.plies.filter(|_| kept), ..best.value.clone() }
                }
                // No win is shorter.
                Proof::Decided(_) => best.value.clone(),
                Proof::Nothing | Proof::Win(_) if kept => report.value,
                Proof::Nothing | Proof::Win(_) => at_least(&best.value),
            };
        }
        Report::new(report.value, report.lines, report.stats)
    }
}

/// Puts the line before all others, replacing the earlier line of its move.
fn promote(report: &mut Report<Move>, line: Line<Move>) {
    let lines = report.lines.len();
    report.lines.retain(|known| known.m != line.m);
    report.lines.insert(0, line);
    report.lines.truncate(lines.max(1));
}

/// Returns a proved line.
fn ending(wins: bool, ending: &Ending<Move>) -> Line<Move> {
    let outcome = if wins { Outcome::Win } else { Outcome::Loss };
    let value = Value { plies: Some(ending.plies), ..Value::exact(outcome) };
    Line::new(ending.pv[0], value, ending.pv.clone())
}

/// Returns a sort key for lines: wins, the shorter the better; then the win probability; then losses, the longer the
/// better.
fn rank(value: &Value) -> f64 {
    // A win of unknown length comes after, and a loss of unknown length before, all others of its kind.
    let plies = f64::from(value.plies.unwrap_or(500));
    match (value.kind, value.outcome) {
        (Kind::Exact, Some(Outcome::Win)) => 1001.0 - plies,
        (Kind::Exact, Some(Outcome::Loss)) => plies - 1001.0,
        _ => value.win_probability.unwrap_or(0.5),
    }
}
