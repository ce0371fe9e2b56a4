//! The kinds of Ingenious' puzzles.

use super::values::to_the_end;
use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use crate::task::Task;
use tessera_engines::ingenious::placements_left;
use tessera_rules::ingenious::Ingenious;

/// The kinds by their places in [`KINDS`].
pub(super) const RAISE_THE_LOWEST: usize = 0;
pub(super) const TWO_PLACEMENTS: usize = 1;
pub(super) const EARN_A_BONUS: usize = 2;
pub(super) const ALL_SIX: usize = 3;
pub(super) const LAST_PLACEMENTS: usize = 4;
pub(super) const LEVEL_THE_SCORES: usize = 5;

/// Unit of the values of a turn.
const STANDING: &str = "points of the second-lowest colour at the end of the turn, a point of the lowest counting 100, \
    one of the third-lowest 1/100, of the fourth-lowest 1/10000, and so on";
/// Unit of the values of an end.
const WINS: &str = "games won in a hundred, a shared win counting one half";

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "raise-the-lowest",
        question: "Place one tile so that your lowest colour ends as high as possible; of equal ones the next lowest colour decides, and so on.",
        description: "Every placement is tried. Every other one leaves the lowest or the second-lowest colour at least a point lower. The position is composed.",
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "two-placements",
        question: "You have two placements in this turn: raise your lowest colours as high as possible with both.",
        description: "Two bonus placements are pending, and no draw comes between them: every pair is tried. Both placements are the only best ones, in this order. The position is composed.",
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(4, 4),
    },
    KindCard {
        id: "earn-a-bonus",
        question: "Bring a colour to 18 to earn another placement, and raise your lowest colours as high as possible with it.",
        description: "Every sequence of placements of this turn is tried. At every step one placement alone leads to the best standing. The position is composed.",
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "all-six",
        question: "Win at once: bring all six colours to 18 in this turn.",
        description: "Every sequence of placements of this turn is tried. One alone brings all six colours to 18, and at every step one placement alone keeps that possible. The position is composed.",
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "last-placements",
        question: "There is room for two more tiles, and all racks are open: make the only placement that wins.",
        description: "Every placement and every reply is followed to the end. One placement wins, every other one leads to a shared win at best. The position is composed.",
        unit: WINS,
        gap: 50.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "level-the-scores",
        question: "There is room for two more tiles, and all racks are open: make the only placement that saves a shared win.",
        description: "Every placement and every reply is followed to the end. One placement leads to equal scores, every other one loses. The position is composed.",
        unit: WINS,
        gap: 50.0,
        difficulties: Difficulty::between(2, 2),
    },
];

impl PuzzleKinds for Ingenious {
    const KINDS: &'static [KindCard] = KINDS;

    /// The number of placements to find in the turn. For tasks that look to the end of the game, the number of
    /// placements that all seats together have left.
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        match task {
            task if to_the_end(task) => placements_left(self) as u32,
            turn => turn.moves(),
        }
    }

    fn question(kind: usize, horizon: u32) -> String {
        let plural = if horizon == 1 { "" } else { "s" };
        match kind {
            TWO_PLACEMENTS => format!(
                "You have {horizon} placements in this turn: find both, in their order, so that your lowest colours end \
                 as high as possible."
            ),
            EARN_A_BONUS => format!(
                "Earn bonus placements: find all {horizon} placements of your turn, so that at its end your lowest \
                 colours are as high as possible."
            ),
            ALL_SIX => {
                format!("Win at once: bring all six colours to 18 with {horizon} placements.")
            }
            LAST_PLACEMENTS => format!(
                "All racks are open and at most {horizon} placement{plural} can still follow: make the one that gives the \
                 best chance to win."
            ),
            LEVEL_THE_SCORES => format!(
                "All racks are open and at most {horizon} placements can still follow: find the only one that saves a \
                 shared win."
            ),
            _ => format!(
                "Find the next {horizon} placement{plural} of your turn, so that at its end your lowest colour is as high \
                 as possible; of equal ones the next lowest colour decides, and so on."
            ),
        }
    }
}
