//! How positions end, looked up.

use std::sync::OnceLock;

use super::known::Known;
use super::retrograde::Distance;
use tessera_rules::game::{Game, Position, difference};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::{Budget, Outcome};

/// The boards that are known have side 2 to this.
pub(super) const LARGEST: u8 = 4;

/// By side.
static KNOWN: [OnceLock<Known>; LARGEST as usize + 1] =
    [const { OnceLock::new() }; LARGEST as usize + 1];

/// How a position ends with best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct End {
    pub(super) outcome: Outcome,
    pub(super) plies: u32,
}

impl End {
    /// From the other player's view, one ply earlier.
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

    /// For comparison: who wins hurries, who loses delays.
    pub(super) fn score(self) -> i64 {
        match self.outcome {
            Outcome::Win => i64::from(u32::MAX - self.plies),
            Outcome::Draw => 0,
            Outcome::Loss => i64::from(self.plies) - i64::from(u32::MAX),
        }
    }
}

/// The board of a position, made as far as the position needs it. `None` if the board is not one of those that are
/// known, or the budget's clock or stop flag ended the making.
pub(super) fn board_of(game: &Nebuchadnezzar, budget: &mut Budget) -> Option<&'static Known> {
    let side = game.side();
    let known = KNOWN
        .get(usize::from(side))?
        .get_or_init(|| Known::new(side));
    known.make(game.bare()?, budget).then_some(known)
}

/// How a position ends for the seat to move. `None` if it is over, or drawn with moves left; no such position is known.
pub(super) fn end(known: &Known, game: &Nebuchadnezzar) -> Option<End> {
    if game.is_over() {
        return None;
    }
    if game.pie() && game.ply() == game.disc_count() && game.ply() < 2 {
        // A board knows nothing of a switch of colours that may still come.
        let mut moves = Vec::new();
        game.moves(&mut moves);
        return best(known, game, &moves).map(|(_, end)| end);
    }
    let plies = known.distance(game.bare()?)?;
    Some(End {
        outcome: winner_of(plies),
        plies: u32::from(plies),
    })
}

/// Who moves last has won.
fn winner_of(plies: Distance) -> Outcome {
    if plies % 2 == 1 {
        Outcome::Win
    } else {
        Outcome::Loss
    }
}

/// How the game ends after a legal move, for the seat that makes it.
pub(super) fn end_after(known: &Known, game: &Nebuchadnezzar, m: Move) -> Option<End> {
    let mut after = *game;
    after.play(m);
    if !after.is_over() {
        return end(known, &after).map(End::a_ply_before);
    }
    Some(End {
        outcome: Outcome::of_difference(difference(&after, game.to_move())),
        plies: 1,
    })
}

/// The best of the moves, the first of equal ones.
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
