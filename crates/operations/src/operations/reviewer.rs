//! Evaluates the moves of a game one by one.

use tessera_search::{Line, StoppedBy, Value};

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
        Reviewer {
            host,
            nodes_per_question,
            seed,
            depth,
            nodes: 0,
            ended_by: None,
        }
    }

    /// Evaluates a move with two searches of equal budgets: one for the best move, one for this move. Returns `None` if
    /// there is no time left.
    pub(super) fn review<G: WireGame>(
        &mut self,
        position: &G,
        nearly_drawn: &[G],
        m: G::Move,
    ) -> Option<MoveReview<G::Move>> {
        let forced = position.count_moves() == 1;
        let best = self.ask(position, nearly_drawn, None)?;
        let (played, loss) = if best.m == m {
            (best.clone(), Loss::none(&best.value))
        } else {
            let played = self.ask(position, nearly_drawn, Some(m))?;
            let loss = Loss::between(&best.value, &played.value);
            (played, loss)
        };
        Some(MoveReview {
            best,
            played: played.value,
            loss,
            forced,
        })
    }

    fn ask<G: WireGame>(
        &mut self,
        position: &G,
        nearly_drawn: &[G],
        only: Option<G::Move>,
    ) -> Option<Line<G::Move>> {
        if self.ended_by.is_some() {
            return None;
        }
        let ask = Ask {
            position: position.clone(),
            over: false,
            nearly_drawn: nearly_drawn.to_vec(),
            moves: only.map(|m| vec![m]),
            lines: 1,
            limits: Limits {
                nodes: self.nodes_per_question,
                time_ms: 0,
                depth: self.depth,
            },
            seed: self.seed,
            table_bytes: self.host.caps().table_bytes,
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
        canonical.way_back().apply(&report).lines.into_iter().next()
    }
}

/// Losses of a seat, move by move.
#[derive(Clone, Default)]
pub(super) struct Tally {
    classes: Vec<Class>,
    losses: Vec<f64>,
    probabilities: Vec<f64>,
}

impl Tally {
    pub(super) fn add(&mut self, loss: Loss) {
        self.classes.push(loss.class());
        self.losses.push(loss.figure());
        self.probabilities.extend(loss.win_probability);
    }

    pub(super) fn summary((seat, tally): (usize, &Tally)) -> ReviewedSeat {
        let count = |class| {
            tally
                .classes
                .iter()
                .filter(|&&other| other == class)
                .count()
        };
        let accuracies: Vec<f64> = (tally.probabilities.iter())
            .map(|lost| {
                let kept = (1.0 - lost) * (1.0 - lost);
                100.0 * kept * kept
            })
            .collect();
        ReviewedSeat {
            seat,
            judged: tally.classes.len(),
            best: count(Class::Best),
            good: count(Class::Good),
            inaccuracy: count(Class::Inaccuracy),
            mistake: count(Class::Mistake),
            blunder: count(Class::Blunder),
            accuracy: mean(&accuracies),
            mean_loss: mean(&tally.losses),
            mean_win_probability_loss: mean(&tally.probabilities),
        }
    }
}

fn mean(list: &[f64]) -> Option<f64> {
    (!list.is_empty()).then(|| list.iter().sum::<f64>() / list.len() as f64)
}
