//! The kinds of Ingenious' puzzles.

use tessera_messages::Id;

use super::values::to_the_end;
use crate::game::{KindCard, PuzzleKinds, kinds};
use crate::task::Task;
use tessera_engines::ingenious::placements_left;
use tessera_rules::ingenious::Ingenious;

kinds! {
    RAISE_THE_LOWEST = "raise-the-lowest", levels 1 to 1, WeightedColours by 1.0:
        Id("puzzle-question-raise-the-lowest"), Id("question-ingenious-second-raise"),
        Id("type-ingenious-second-raise");
    TWO_PLACEMENTS = "two-placements", levels 4 to 4, WeightedColours by 1.0:
        Id("puzzle-question-two-placements"), Id("question-ingenious-two-placements"),
        Id("type-ingenious-two-placements");
    EARN_A_BONUS = "earn-a-bonus", levels 3 to 5, WeightedColours by 1.0:
        Id("puzzle-question-earn-a-bonus"), Id("question-ingenious-earn-a-bonus"),
        Id("type-ingenious-earn-a-bonus");
    ALL_SIX = "all-six", levels 3 to 4, WeightedColours by 1.0:
        Id("puzzle-question-all-six"), Id("question-ingenious-all-six"),
        Id("type-ingenious-all-six");
    LAST_PLACEMENTS = "last-placements", levels 2 to 3, WinsInHundred by 50.0:
        Id("puzzle-question-last-placements"), Id("question-ingenious-second-last"),
        Id("type-ingenious-second-last");
    LEVEL_THE_SCORES = "level-the-scores", levels 2 to 2, WinsInHundred by 50.0:
        Id("puzzle-question-level-the-scores"), Id("question-ingenious-level-the-scores"),
        Id("type-ingenious-level-the-scores");
    CHAIN_OF_THREE = "chain-of-three", levels 4 to 5, WeightedColours by 1.0:
        Id("puzzle-question-chain-of-three"), Id("question-ingenious-chain-of-three"),
        Id("type-ingenious-chain-of-three");
    SPOIL_BOTH = "spoil-both", levels 2 to 4, OpponentColours by 1.0:
        Id("puzzle-question-spoil-both"), Id("question-ingenious-spoil-both"),
        Id("type-ingenious-spoil-both");
}

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
