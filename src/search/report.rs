//! What a search answers.

use super::budget::StoppedBy;
use super::value::Value;

/// The answer of a search: the value of the position and its best moves.
#[derive(Debug, Clone, PartialEq)]
pub struct Report<M> {
    /// The value for the seat to move, which is that of the best line.
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
