//! Evaluates the moves of a game one by one.

use tessera_search::{Kind, Line, StoppedBy, Value};

use super::review_answer::ReviewedSeat;
use crate::analysis::{Ask, Canonical, Class, Limits, Loss};
use crate::game::WireGame;
use crate::host::Host;

/// The evaluation of a move.
pub(super) struct MoveReview<M> {
    pub(super) best: Line<M>,
    /// Value of the move that was played.
    pub(super) played: Value,
    pub(super) loss: Loss,
    /// True if the move was the only legal one.
    pub(super) forced: bool,
}

/// Evaluates moves until the time is up.
pub(super) struct Reviewer<'a, H> {
    host: &'a H,
    nodes_per_question: u64,
    seed: u64,
    depth: Option<u32>,
    /// Nodes spent.
    pub(super) nodes: u64,
    /// Reason for an early end, if there was one.
    pub(super) ended_by: Option<StoppedBy>,
}

impl<'a, H: Host> Reviewer<'a, H> {
    pub(super) fn new(
        host: &'a H,
        nodes_per_question: u64,
        seed: u64,
        depth: Option<u32>,
    ) -> Reviewer<'a, H> {
        Reviewer { host, nodes_per_question, seed, depth, nodes: 0, ended_by: None }
    }

    /// Evaluates a move with two searches of equal budgets: one for the best move, one for this move and the best one
    /// together, so that their values are comparable: the best of many estimates is too high by itself. The better one of
    /// the two is the best move. A proved best move is not searched again. Returns `None` if there is no time left.
    pub(super) fn review<G: WireGame>(
        &mut self,
        position: &G,
        nearly_drawn: &[G],
        m: G::Move,
    ) -> Option<MoveReview<G::Move>> {
        let forced = position.count_moves() == 1;
        let points_of_win = position.points_of_win();
        let mut best = self.ask(position, nearly_drawn, None)?.into_iter().next()?;
        if best.m == m {
            let (played, loss) = (best.value.clone(), Loss::none(&best.value, points_of_win));
            return Some(MoveReview { best, played, loss, forced });
        }
        let is_proved = best.value.kind == Kind::Exact;
        let moves = if is_proved { vec![m] } else { vec![m, best.m] };
        let lines = self.ask(position, nearly_drawn, Some(moves))?;
        let played = lines.iter().find(|line| line.m == m)?.value.clone();
        if !is_proved {
            best = lines.into_iter().next()?;
        }
        let loss = Loss::between(&best.value, &played, points_of_win);
        Some(MoveReview { best, played, loss, forced })
    }

    /// The lines of some moves, or of the best one.
    fn ask<G: WireGame>(
        &mut self,
        position: &G,
        nearly_drawn: &[G],
        only: Option<Vec<G::Move>>,
    ) -> Option<Vec<Line<G::Move>>> {
        if self.ended_by.is_some() {
            return None;
        }
        let ask = Ask {
            position: position.clone(),
            over: false,
            nearly_drawn: nearly_drawn.to_vec(),
            lines: only.as_ref().map_or(1, Vec::len),
            moves: only,
            limits: Limits { nodes: self.nodes_per_question, time_ms: 0, depth: self.depth },
            seed: self.seed,
            table_bytes: self.host.caps().table_bytes,
            explain: false,
        };
        let canonical = Canonical::of(&ask);
        let report = self.host.report(&canonical);
        self.nodes += report.stats.nodes;
        self.ended_by = self.host.interruption();
        // A search that was cut short gives no judgement.
        if !report.stats.stopped_by.is_repeatable() {
            self.ended_by.get_or_insert(report.stats.stopped_by);
            return None;
        }
        Some(canonical.way_back().apply(&report).lines)
    }
}

/// Losses of a seat, move by move.
#[derive(Clone, Default)]
pub(super) struct Tally(Vec<Loss>);

impl Tally {
    pub(super) fn add(&mut self, loss: Loss) {
        self.0.push(loss);
    }

    pub(super) fn summary((seat, Tally(losses)): (usize, &Tally)) -> ReviewedSeat {
        let count = |class| losses.iter().filter(|loss| loss.class() == class).count();
        let points: Vec<f64> = losses.iter().filter_map(|loss| loss.points).collect();
        ReviewedSeat {
            seat,
            judged: losses.len(),
            best: count(Class::Best),
            good: count(Class::Good),
            inaccuracy: count(Class::Inaccuracy),
            mistake: count(Class::Mistake),
            blunder: count(Class::Blunder),
            accuracy: mean(losses.iter().map(|loss| loss.accuracy())),
            points_lost: (!points.is_empty()).then(|| points.iter().sum()),
            mean_win_probability_loss: mean(losses.iter().filter_map(|loss| loss.win_probability)),
        }
    }
}

fn mean(figures: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = figures.fold((0.0, 0_u32), |(sum, count), x| (sum + x, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}
