//! The kinds of Ingenious' puzzles.

use tessera_messages::Id;

use super::values::to_the_end;
use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds, Unit};
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
pub(super) const CHAIN_OF_THREE: usize = 6;
pub(super) const SPOIL_BOTH: usize = 7;

/// Unit of the values of a turn.
const STANDING: Option<Unit> = Some(Unit::WeightedColours);
/// Unit of the values of an end.
const WINS: Option<Unit> = Some(Unit::WinsInHundred);

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "raise-the-lowest",
        question_within: Id("puzzle-question-raise-the-lowest"),
        question: Id("question-ingenious-second-raise"),
        description: Id("type-ingenious-second-raise"),
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "two-placements",
        question_within: Id("puzzle-question-two-placements"),
        question: Id("question-ingenious-two-placements"),
        description: Id("type-ingenious-two-placements"),
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(4, 4),
    },
    KindCard {
        id: "earn-a-bonus",
        question_within: Id("puzzle-question-earn-a-bonus"),
        question: Id("question-ingenious-earn-a-bonus"),
        description: Id("type-ingenious-earn-a-bonus"),
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "all-six",
        question_within: Id("puzzle-question-all-six"),
        question: Id("question-ingenious-all-six"),
        description: Id("type-ingenious-all-six"),
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "last-placements",
        question_within: Id("puzzle-question-last-placements"),
        question: Id("question-ingenious-second-last"),
        description: Id("type-ingenious-second-last"),
        unit: WINS,
        gap: 50.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "level-the-scores",
        question_within: Id("puzzle-question-level-the-scores"),
        question: Id("question-ingenious-level-the-scores"),
        description: Id("type-ingenious-level-the-scores"),
        unit: WINS,
        gap: 50.0,
        difficulties: Difficulty::between(2, 2),
    },
    KindCard {
        id: "chain-of-three",
        question_within: Id("puzzle-question-chain-of-three"),
        question: Id("question-ingenious-chain-of-three"),
        description: Id("type-ingenious-chain-of-three"),
        unit: STANDING,
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "spoil-both",
        question_within: Id("puzzle-question-spoil-both"),
        question: Id("question-ingenious-spoil-both"),
        description: Id("type-ingenious-spoil-both"),
        unit: Some(Unit::OpponentColours),
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
];

/// The placements of the solution of a kind.
pub(super) fn placements(kind: usize) -> u32 {
    match kind {
        RAISE_THE_LOWEST | SPOIL_BOTH | LAST_PLACEMENTS | LEVEL_THE_SCORES => 1,
        CHAIN_OF_THREE => 3,
        _ => 2,
    }
}

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
}
