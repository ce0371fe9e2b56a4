//! `analysis`: the value of a position, and its best moves.

use std::sync::Arc;

use serde_json::json;

use tessera_search::Report;

use crate::analysis::{AnalysisAnswer, AnalysisRequest, Ask, Canonical, PartialAnswer, WayBack};
use crate::game::WireGame;
use crate::host::Host;
use crate::line::Reached;
use crate::operation::{Cost, Dependency, Operation, Price, RequestExample};
use crate::position::{ENGINE_ERRORS, MOVE_ERRORS, POSITION_ERRORS, examples};
use crate::problem::{Code, Problem};

/// Nodes of the examples: enough for a plausible analysis, few enough to be answered immediately.
pub const EXAMPLE_NODES: u64 = 200;
/// Answers with more lines take some milliseconds to write, and so do explanations.
const MANY_LINES: usize = 50;

/// A position to analyse.
pub struct Analysis<G: WireGame> {
    ask: Ask<G>,
    way_back: Option<WayBack<G>>,
    /// Most lines of the answer; set by `dependency`.
    lines: usize,
}

/// The report that an analysis needs; none for a finished position.
pub struct ReportDependency<G: WireGame> {
    /// The analysis to compute.
    pub canonical: Option<Canonical<G>>,
    /// Amount that its caller deposits.
    pub price: Price,
    /// Time limit in milliseconds since the request arrived.
    pub time_ms: u64,
}

impl<G: WireGame> Dependency for ReportDependency<G> {
    type Value = Option<Arc<Report<G::Move>>>;

    fn compute(self, host: &impl Host) -> Result<Self::Value, Problem> {
        Ok(self.canonical.map(|canonical| host.report(&canonical)))
    }
}

impl<G: WireGame> Analysis<G> {
    /// The answer made from a report; without a report, the answer for a finished position.
    pub fn answer(&self, report: Option<&Report<G::Move>>) -> AnalysisAnswer {
        match (&self.way_back, report) {
            (Some(way_back), Some(report)) => {
                AnalysisAnswer::new(&self.ask, &way_back.apply(report))
            }
            _ => AnalysisAnswer::over(&self.ask),
        }
    }

    /// True if lines are explained in words.
    pub fn is_explained(&self) -> bool {
        self.ask.explain
    }

    /// The best result so far, while the report is computed; `None` if no report was needed.
    pub fn partial(&self, step: &Report<G::Move>) -> Option<PartialAnswer> {
        let way_back = self.way_back.as_ref()?;
        Some(PartialAnswer::new(&self.ask, &way_back.apply(step)))
    }
}

impl<G: WireGame> Operation for Analysis<G> {
    const GAME: Option<&'static str> = Some(G::ID);
    const NAME: &'static str = "analysis";
    const SUMMARY: &'static str = "Analyse a position";
    const ERRORS: &'static [&'static [Code]] =
        &[POSITION_ERRORS, MOVE_ERRORS, &[Code::LimitExceeded], ENGINE_ERRORS];

    type Request = AnalysisRequest<G::PositionWire>;
    type Answer = AnalysisAnswer;
    type Dependency = ReportDependency<G>;

    fn description() -> String {
        let endgame = match G::ENDGAME_NODES {
            same if same == G::DEFAULT_NODES => String::new(),
            more => {
                format!(" ({more} near the end of the game, where they mostly prove the value)")
            }
        };
        format!(
            "The value of the position for the seat that moves, and the best moves with their principal variations. \
             Only what was proved is called `exact`. The first limit that is reached ends the analysis, and \
             `stats.stopped_by` says which; when the time is up, the answer is the best result so far. Without limits: {} \
             nodes, about a second{endgame}. The same request and version give the same answer, unless time ended the analysis. A \
             finished position has an exact value and no lines; a position that waits for a draw can't be analysed. With \
             `played`, a move that would bring about a position for the third time is valued as the draw that it is. With \
             `explain`, each line says in words what its move does (`why`).",
            G::DEFAULT_NODES
        )
    }

    fn examples() -> Vec<RequestExample> {
        let mut requests = examples::<G>(|_, asked, position| {
            let waits = asked.draw().is_some();
            let limits = json!({ "nodes": EXAMPLE_NODES });
            (!waits)
                .then(|| json!({ "position": position, "limits": limits, "lines": 3, "seed": 7 }))
        });
        requests.truncate(2);
        requests
    }

    fn read(request: Self::Request, host: &impl Host) -> Result<Analysis<G>, Problem> {
        let (position, played, rest) = request.split();
        let reached = Reached::read(position, played)?;
        Ok(Analysis { ask: Ask::check(reached, rest, host.caps())?, way_back: None, lines: 0 })
    }

    fn shared_nodes(&self) -> Option<u64> {
        Some(self.ask.limits.nodes)
    }

    fn grant(&mut self, nodes: u64) {
        self.ask.limits.nodes = self.ask.limits.nodes.min(nodes);
    }

    fn dependency(&mut self) -> ReportDependency<G> {
        let canonical = (!self.ask.over).then(|| Canonical::of(&self.ask));
        self.way_back = canonical.as_ref().map(Canonical::way_back);
        self.lines = canonical.as_ref().map_or(0, Canonical::lines);
        ReportDependency {
            canonical,
            price: Price::of_search(self.ask.limits.nodes),
            time_ms: self.ask.limits.time_ms,
        }
    }

    fn cost(&self) -> Cost {
        if self.lines > MANY_LINES || self.ask.explain { Cost::Medium } else { Cost::Light }
    }

    fn run(
        self,
        report: Option<Arc<Report<G::Move>>>,
        _host: &impl Host,
    ) -> Result<AnalysisAnswer, Problem> {
        Ok(self.answer(report.as_deref()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::LocalHost;
    use tessera_rules::octopus::Octopus;

    #[test]
    fn many_lines_cost_medium_work() {
        // A line of tiles with room for each tile of a hand of ten next to each of them.
        let tiles: Vec<String> = (1..=6).map(|number| format!("R{number}")).collect();
        let board: Vec<String> =
            (tiles.iter().enumerate()).map(|(x, tile)| format!("{tile}@{x},0")).collect();
        let position = format!("{}|{},-|0,0|0|2", board.join(";"), tiles.concat());
        let cost = |lines: serde_json::Value| {
            let request = json!({ "position": position, "lines": lines });
            let request = serde_json::from_value(request).unwrap();
            let mut analysis = Analysis::<Octopus>::read(request, &LocalHost::default()).unwrap();
            analysis.dependency();
            analysis.cost()
        };
        assert_eq!(cost(json!("all")), Cost::Medium);
        assert_eq!(cost(json!(MANY_LINES + 1)), Cost::Medium);
        assert_eq!(cost(json!(MANY_LINES)), Cost::Light);
    }
}
