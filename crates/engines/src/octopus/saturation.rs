//! Positions of two seats in which a seat may reach the highest total that is kept. Points are worth less there, and
//! the searches that count gains do not apply.

use super::evaluation::Totals;
use crate::Question;
use tessera_rules::game::Duel;
use tessera_rules::octopus::{Octopus, Placement};
use tessera_search::alpha_beta::{AlphaBeta, Options};
use tessera_search::{Budget, Kind, Report, Strategy};

/// Reports the result of alpha-beta on the totals.
pub(super) fn analyse(
    position: &Duel<Octopus>,
    question: &Question<Placement>,
    budget: &mut Budget,
    progress: &mut dyn FnMut(&Report<Placement>),
) -> Report<Placement> {
    let plies = position.game().tiles_left();
    let mut search = AlphaBeta {
        evaluate: Totals { plies },
        options: Options { reductions: true, ..Options::default() },
    };
    let finish = |report: &Report<Placement>| {
        let mut report = report.clone();
        for line in &mut report.lines {
            if line.value.kind == Kind::Exact {
                line.value.plies = Some(plies);
            }
        }
        let lines = std::mem::take(&mut report.lines);
        let holds = report.value.kind == lines.first().map_or(Kind::Estimate, |l| l.value.kind);
        Report::of_best_line(lines, report.stats, |_| holds)
    };
    let report = search.analyse(position, question, budget, &mut |report| {
        progress(&finish(report));
    });
    finish(&report)
}
