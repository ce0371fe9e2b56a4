//! Results of positions, from the table.

use std::sync::OnceLock;

use super::known::Known;
use super::retrograde::Distance;
use super::square::LARGEST;
use tessera_rules::game::{Game, Position, difference};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::{Budget, Outcome};

/// Tables by side.
static KNOWN: [OnceLock<Known>; LARGEST as usize + 1] =
    [const { OnceLock::new() }; LARGEST as usize + 1];

/// Result of a position with best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct End {
    pub(super) outcome: Outcome,
    pub(super) plies: u32,
}

impl End {
    /// Converts to the other player's view, one ply earlier.
    pub(super) fn a_ply_before(self) -> End {
        End {
            outcome: match self.outcome {
                Outcome::Win => Outcome::Loss,
                Outcome::Draw => Outcome::Draw,
                Outcome::Loss => Outcome::Win,
            },
            plies: self.plies + 1,
        }
    }

    /// Returns a score for comparison: the winner hurries, the loser delays.
    pub(super) fn score(self) -> i64 {
        match self.outcome {
            Outcome::Win => i64::from(u32::MAX - self.plies),
            Outcome::Draw => 0,
            Outcome::Loss => i64::from(self.plies) - i64::from(u32::MAX),
        }
    }
}

/// Returns the table for the board of a position, computed as far as the position needs it. `None` if there is no table
/// for this side, or if the budget's clock or stop flag interrupted the computation.
pub(super) fn board_of(game: &Nebuchadnezzar, budget: &mut Budget) -> Option<&'static Known> {
    let side = game.side();
    let known = KNOWN.get(usize::from(side))?.get_or_init(|| Known::new(side));
    known.make(game.bare()?, budget).then_some(known)
}

/// Returns the result of a position for the seat to move. `None` if it is over, or drawn with moves left; no such draw
/// is known.
pub(super) fn end(known: &Known, game: &Nebuchadnezzar) -> Option<End> {
    if game.is_over() {
        return None;
    }
    if game.pie() && game.ply() == game.disc_count() && game.ply() < 2 {
        // The table does not include a switch of colours that may still come.
        let moves = game.legal_moves();
        return best(known, game, &moves).map(|(_, end)| end);
    }
    let plies = known.distance(game.bare()?)?;
    Some(End { outcome: winner_of(plies), plies: u32::from(plies) })
}

/// Returns the outcome for this number of plies: the last player to move wins.
fn winner_of(plies: Distance) -> Outcome {
    if plies % 2 == 1 { Outcome::Win } else { Outcome::Loss }
}

/// Returns the result after a legal move, for the seat that makes it.
pub(super) fn end_after(known: &Known, game: &Nebuchadnezzar, m: Move) -> Option<End> {
    let mut after = *game;
    after.play(m);
    if !after.is_over() {
        return end(known, &after).map(End::a_ply_before);
    }
    Some(End { outcome: Outcome::of_difference(difference(&after, game.to_move())), plies: 1 })
}

/// Returns the best of the moves, the first of equal ones.
pub(super) fn best(known: &Known, game: &Nebuchadnezzar, moves: &[Move]) -> Option<(Move, End)> {
    let mut best: Option<(Move, End)> = None;
    for &m in moves {
        let end = end_after(known, game, m)?;
        if best.is_none_or(|(_, least)| end.score() > least.score()) {
            best = Some((m, end));
        }
    }
    best
}
