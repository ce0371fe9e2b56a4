//! The kinds of Octopus' puzzles.

use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds, Unit};
use crate::task::Task;
use tessera_rules::game::Position;
use tessera_rules::octopus::Octopus;

/// The kinds by their places in [`KINDS`].
pub(super) const BIGGEST_SCORE: usize = 0;
pub(super) const WHICH_TILE_TO_KEEP: usize = 1;
pub(super) const BEST_LINE: usize = 2;
pub(super) const BEST_PLACEMENT: usize = 3;
pub(super) const SACRIFICE: usize = 4;
pub(super) const LAST_TILE: usize = 5;
pub(super) const LAST_WORD: usize = 6;
pub(super) const WIN_THE_ENDGAME: usize = 7;
pub(super) const SAVE_THE_GAME: usize = 8;
pub(super) const THREE_SEATS: usize = 9;
pub(super) const LOSE_LEAST: usize = 10;
pub(super) const EIGHT_TILES: usize = 11;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "biggest-score",
        question_within: Id("puzzle-question-biggest-score"),
        question: Id("question-octopus-biggest-score"),
        description: Id("type-octopus-second-biggest-score"),
        unit: Some(Unit::LeadAfterPlacement),
        gap: 2.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "which-tile-to-keep",
        question_within: Id("puzzle-question-which-tile-to-keep"),
        question: Id("question-octopus-which-tile-to-keep"),
        description: Id("type-octopus-which-tile-to-keep"),
        unit: Some(Unit::Points),
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "best-line",
        question_within: Id("puzzle-question-best-line"),
        question: Id("question-octopus-best-line"),
        description: Id("type-octopus-second-best-line"),
        unit: Some(Unit::Points),
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "best-placement",
        question_within: Id("puzzle-question-best-placement"),
        question: Id("question-octopus-best-placement"),
        description: Id("type-octopus-second-best-placement"),
        unit: Some(Unit::LeadAfterSecondPlacement),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "sacrifice",
        question_within: Id("puzzle-question-sacrifice"),
        question: Id("question-octopus-sacrifice"),
        description: Id("type-octopus-sacrifice"),
        unit: Some(Unit::LeadAfterSecondPlacement),
        gap: 1.0,
        difficulties: Difficulty::between(3, 5),
    },
    KindCard {
        id: "last-tile",
        question_within: Id("puzzle-question-last-tile"),
        question: Id("question-octopus-last-tile"),
        description: Id("type-octopus-last-tile"),
        unit: Some(Unit::LeadAtEnd),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "last-word",
        question_within: Id("puzzle-question-last-word"),
        question: Id("question-octopus-last-word"),
        description: Id("type-octopus-last-word"),
        unit: Some(Unit::LeadAtEnd),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "win-the-endgame",
        question_within: Id("puzzle-question-win-the-endgame"),
        question: Id("question-octopus-endgame"),
        description: Id("type-octopus-second-endgame"),
        unit: Some(Unit::LeadAtEnd),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "save-the-game",
        question_within: Id("puzzle-question-save-the-game"),
        question: Id("question-octopus-save-the-game"),
        description: Id("type-octopus-save-the-game"),
        unit: Some(Unit::LeadAtEnd),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "three-seats",
        question_within: Id("puzzle-question-three-seats"),
        question: Id("question-octopus-three-seats"),
        description: Id("type-octopus-three-seats"),
        unit: Some(Unit::LeadAtEnd),
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "lose-least",
        question_within: Id("puzzle-question-lose-least"),
        question: Id("question-octopus-lose-least"),
        description: Id("type-octopus-lose-least"),
        unit: Some(Unit::LeadAtEnd),
        gap: 2.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "eight-tiles",
        question_within: Id("puzzle-question-eight-tiles"),
        question: Id("question-octopus-endgame"),
        description: Id("type-octopus-eight-tiles"),
        unit: Some(Unit::LeadAtEnd),
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
];

impl PuzzleKinds for Octopus {
    const KINDS: &'static [KindCard] = KINDS;
    const SUNDAYS: &'static [usize] = &[THREE_SEATS, EIGHT_TILES];

    /// At most the tiles that the seat to move has left.
    fn horizon(&self, _kind: usize, task: Task) -> u32 {
        let tiles = self.hand(self.to_move()).len();
        match task {
            Task::Best { horizon, .. } => horizon.min(tiles),
            other => other.moves().min(tiles),
        }
    }
}
