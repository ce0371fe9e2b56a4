//! Strengths of play: the levels of the engine, and the analysis above them.

use tessera_engines::{Engine, Level};
use tessera_search::{Budget, Report, StoppedBy};

use crate::analysis::{Ask, Canonical, Caps, Limits, WayBack};
use crate::game::WireGame;
use crate::host::Host;
use crate::limits::read_at_most;
use crate::line::Record;
use crate::problem::{Code, Problem};
use crate::wire::Int;

/// Number of strengths.
pub const STRENGTHS: usize = 9;

/// The strength of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strength {
    /// A level of the engine.
    Level(Level),
    /// The best move of an analysis without limits.
    Analysis,
}

impl Strength {
    /// The number of the strongest player; the weakest has 1.
    pub const MAX: u8 = STRENGTHS as u8;

    /// Returns the strength with this number.
    pub fn new(number: u8) -> Option<Strength> {
        match number {
            Strength::MAX => Some(Strength::Analysis),
            number => Level::new(number).map(Strength::Level),
        }
    }

    /// Reads the member `level` of a request.
    ///
    /// # Errors
    /// [`Code::ImpossibleOptions`] for a level below 1, [`Code::LimitExceeded`] above [`Strength::MAX`].
    pub fn read(level: Int) -> Result<Strength, Problem> {
        let detail = || format!("a level is 1 to {}, not {level}", Strength::MAX);
        let most = u64::from(Strength::MAX);
        let number = read_at_most("reply_levels", (1, most), level, "/level", detail)?;
        Ok(Strength::new(number as u8).unwrap_or(Strength::Analysis))
    }

    /// Its number, from 1.
    pub fn number(self) -> u8 {
        match self {
            Strength::Level(level) => level.number(),
            Strength::Analysis => Strength::MAX,
        }
    }

    /// Most nodes of a reply in a position.
    pub fn nodes<G: Engine>(self, position: &G, caps: &Caps) -> u64 {
        match self {
            Strength::Level(level) => G::level_nodes(level).min(caps.max_nodes),
            Strength::Analysis => position.default_nodes().min(caps.nodes::<G>()),
        }
    }

    /// Most nodes of a reply of each strength in any position, ascending.
    pub fn all_nodes<G: Engine>(caps: &Caps) -> [u64; STRENGTHS] {
        let mut nodes = [G::ENDGAME_NODES.min(caps.nodes::<G>()); STRENGTHS];
        for (nodes, level) in nodes.iter_mut().zip(Level::all()) {
            *nodes = G::level_nodes(level).min(caps.max_nodes);
        }
        nodes
    }
}

/// The analysis whose best move is the reply of [`Strength::Analysis`]: that of `analysis` without limits.
pub(crate) fn analysis_of<G: WireGame>(
    position: &G,
    record: &Record<G>,
    seed: u64,
    nodes: u64,
    caps: &Caps,
) -> Canonical<G> {
    Canonical::of(&Ask {
        position: position.clone(),
        over: false,
        nearly_drawn: record.nearly_drawn(position),
        moves: None,
        lines: 1,
        limits: Limits { nodes, time_ms: caps.max_time_ms, depth: None },
        seed,
        table_bytes: caps.table_bytes,
        explain: false,
    })
}

/// Returns the best move in the report of [`analysis_of`], which was granted `granted` of the `own` nodes that it may
/// need; `what` is as in [`Problem::cut_short`].
///
/// # Errors
/// [`Code::OutOfTime`] or [`Code::ServiceFull`] if it was cut short; [`Code::BudgetSpent`] if it ran out of nodes that
/// were fewer than usual, because with more it could choose another move.
pub(crate) fn best_of_analysis<G: WireGame>(
    report: &Report<G::Move>,
    way_back: &WayBack<G>,
    (granted, own): (u64, u64),
    what: &str,
) -> Result<G::Move, Problem> {
    let stopped = report.stats.stopped_by;
    if !stopped.is_repeatable() {
        return Err(Problem::cut_short(Some(stopped), what));
    }
    if stopped == StoppedBy::Nodes && granted < own {
        return Err(Problem::too_few_nodes(granted));
    }
    let missing = || Problem::new(Code::Internal, "the analysis has no move");
    way_back.apply(report).best().ok_or_else(missing)
}

/// Returns the move of a level of the engine, which may spend `nodes` nodes, and the nodes spent.
///
/// # Errors
/// [`Code::BudgetSpent`] for fewer nodes than the level may need, because with them it could choose another move;
/// [`Code::OutOfTime`] or [`Code::ServiceFull`] if the search was cut short. The same seed promises the same move.
pub(crate) fn reply_of_level<G: WireGame>(
    position: &G,
    record: &Record<G>,
    level: Level,
    seed: u64,
    nodes: u64,
    host: &impl Host,
) -> Result<(G::Move, u64), Problem> {
    if nodes < Strength::Level(level).nodes(position, host.caps()) {
        return Err(Problem::too_few_nodes(nodes));
    }
    let drawn: Vec<u128> = (record.nearly_drawn(position).iter())
        .filter_map(|drawn| drawn.recurrence(position))
        .collect();
    let budget = Budget::nodes(nodes).with_tables(host.caps().table_bytes);
    let mut budget = host.cut(budget);
    let m = position.reply_with_drawn(&drawn, level, seed, &mut budget);
    if let by @ Some(StoppedBy::Time | StoppedBy::Cancelled) = budget.stopped() {
        return Err(Problem::cut_short(by, "a move was chosen"));
    }
    host.searched::<G>(budget.spent());
    Ok((m, budget.spent()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_rules::game::Position;
    use tessera_rules::octopus::Octopus;

    #[test]
    fn the_analysis_has_more_nodes_near_the_end_of_octopus_alone() {
        let caps = Caps::default();
        let nodes = |key: &str| Strength::Analysis.nodes(&Octopus::from_key(key).unwrap(), &caps);
        assert_eq!(nodes("R4@0,0|R1,G4|0,0|0|1"), Octopus::ENDGAME_NODES);
        let opening = nodes("-|R1R2R3R4R5R6,G1G2G3G4G5G6|0,0|0|1");
        assert_eq!(opening, Octopus::DEFAULT_NODES);
        assert_eq!(Strength::all_nodes::<Octopus>(&caps)[8], Octopus::ENDGAME_NODES);
    }
}
