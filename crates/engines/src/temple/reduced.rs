//! The game without the names of colours that are not yet begun.

use tessera_rules::game::{Game, Keyed, PerSeat, PerfectInfo, SeatSet, Turn, ZeroSum};
use tessera_rules::temple::{Move, Temple, Undo};
use tessera_search::{Line, Report};

/// Temple with a single move for all moves that differ only in the name of the colour that they open. The games that
/// follow are the same, so nothing is lost, and up to five times fewer moves need to be searched.
///
/// From one root the seats then open their colours in a fixed order, so that positions with equal fingerprints have
/// equal hands and remembered moves are legal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Distinct(pub(super) Temple);

impl Game for Distinct {
    type Move = Move;
    type Undo = Undo;

    fn seats(&self) -> usize {
        2
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline]
    fn moves(&self, out: &mut Vec<Move>) {
        self.0.distinct_moves(out);
    }

    #[inline]
    fn play(&mut self, m: Move) -> Undo {
        self.0.play(m)
    }

    #[inline]
    fn undo(&mut self, undo: Undo) {
        self.0.undo(undo);
    }

    fn payoffs(&self) -> Option<PerSeat<i32>> {
        self.0.payoffs()
    }

    fn winners(&self) -> SeatSet {
        self.0.winners()
    }
}

impl PerfectInfo for Distinct {}
impl ZeroSum for Distinct {}

impl Keyed for Distinct {
    #[inline]
    fn fingerprint(&self) -> u128 {
        self.0.fingerprint()
    }
}

/// The moves of a question, grouped into classes that differ only in the colour opened.
pub(super) struct Classes {
    /// Representative, colours exchanged to get the move, move; sorted.
    moves: Vec<(Move, Move)>,
    position: Temple,
}

impl Classes {
    /// Groups these moves of a position.
    pub(super) fn of(position: &Temple, moves: &[Move]) -> Classes {
        let mut moves: Vec<(Move, Move)> =
            (moves.iter()).map(|&m| (position.representative(m), m)).collect();
        moves.sort_unstable();
        moves.dedup();
        Classes { moves, position: position.clone() }
    }

    /// Returns one move of each class, sorted.
    pub(super) fn representatives(&self) -> Vec<Move> {
        let mut all: Vec<Move> =
            self.moves.iter().map(|&(representative, _)| representative).collect();
        all.dedup();
        all
    }

    /// Turns the report about representatives into one about the moves that they represent, with `lines` lines.
    pub(super) fn expand(&self, mut report: Report<Move>, lines: usize) -> Report<Move> {
        let mut expanded = Vec::new();
        for line in report.lines {
            let start = self.moves.partition_point(|&(r, _)| r < line.m);
            let class = self.moves[start..].iter().take_while(|&&(r, _)| r == line.m);
            for &(_, m) in class.take(lines.saturating_sub(expanded.len())) {
                expanded.push(self.renamed(&line, m));
            }
        }
        report.lines = expanded;
        report
    }

    /// Returns the line with its first move replaced by `m`: the opened colour and its representative are exchanged
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
