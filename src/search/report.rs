//! What a search answers.

use super::budget::StoppedBy;
use super::value::{Kind, Outcome, Value};

/// The answer of a search: the value of the position and its best moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Report<M> {
    /// The value for the seat to move: that of the best line, as far as it is proved that no other move is better.
    pub value: Value,
    /// Best first. Empty when the position is over or nothing could be searched.
    pub lines: Vec<Line<M>>,
    /// What it took.
    pub stats: Stats,
}

impl<M: Copy> Report<M> {
    /// The best move.
    pub fn best(&self) -> Option<M> {
        self.lines.first().map(|line| line.m)
    }
}

/// One move of the seat to move and what it leads to.
#[derive(Debug, Clone, PartialEq)]
pub struct Line<M> {
    /// The move.
    pub m: M,
    /// Its value for the seat that makes it.
    pub value: Value,
    /// How much worse than the best line it is: in margin where both have one, else in win probability.
    pub loss: f64,
    /// Principal variation: a legal line that begins with the move.
    pub pv: Vec<M>,
}

/// What a search took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stats {
    /// Positions entered.
    pub nodes: u64,
    /// Plies of the deepest full iteration, or of the longest line in the tree.
    pub depth: u32,
    /// Name of the algorithm.
    pub engine: &'static str,
    /// Why it ended.
    pub stopped_by: StoppedBy,
}

/// Fills in the losses of lines that are sorted, best first.
pub(super) fn rate<M>(lines: &mut [Line<M>]) {
    let Some(best) = lines.first().map(|line| line.value.clone()) else {
        return;
    };
    for line in lines {
        let gap = match (best.margin, line.value.margin) {
            (Some(best), Some(this)) => Some(best - this),
            _ => best
                .win_probability
                .zip(line.value.win_probability)
                .map(|(best, this)| best - this),
        };
        line.loss = gap.unwrap_or(0.0).max(0.0);
    }
}

/// The value of a position whose best line is worth `best`, while another move may still turn out to be better: what
/// of it holds all the same. A win is one, though perhaps not in so few plies; points and draws are what the seat
/// can get at least; that the move loses, or gets no more than so much, says nothing of the position.
pub(crate) fn at_least(best: &Value) -> Value {
    let kind = match (best.kind, best.outcome) {
        (Kind::Exact, Some(Outcome::Win)) if best.margin.is_none() => Kind::Exact,
        (Kind::Exact | Kind::Lower, Some(Outcome::Win | Outcome::Draw)) => Kind::Lower,
        _ => Kind::Estimate,
    };
    Value {
        kind,
        outcome: best.outcome.filter(|_| kind != Kind::Estimate),
        // Nothing is sooner than at once.
        plies: (best.plies).filter(|&plies| plies == 1 && kind == Kind::Exact),
        ..best.clone()
    }
}
