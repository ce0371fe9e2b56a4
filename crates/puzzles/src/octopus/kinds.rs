//! The kinds of Octopus' puzzles.

use tessera_messages::Id;

use crate::game::{KindCard, PuzzleKinds, kinds};
use crate::task::Task;
use tessera_rules::game::Position;
use tessera_rules::octopus::Octopus;

kinds! {
    BIGGEST_SCORE = "biggest-score", levels 1 to 1, LeadAfterPlacement by 2.0:
        Id("puzzle-question-biggest-score"), Id("question-octopus-biggest-score"),
        Id("type-octopus-second-biggest-score");
    WHICH_TILE_TO_KEEP = "which-tile-to-keep", levels 3 to 5, Points by 1.0:
        Id("puzzle-question-which-tile-to-keep"), Id("question-octopus-which-tile-to-keep"),
        Id("type-octopus-which-tile-to-keep");
    BEST_LINE = "best-line", levels 2 to 5, Points by 1.0:
        Id("puzzle-question-best-line"), Id("question-octopus-best-line"),
        Id("type-octopus-second-best-line");
    BEST_PLACEMENT = "best-placement", levels 2 to 4, LeadAfterSecondPlacement by 2.0:
        Id("puzzle-question-best-placement"), Id("question-octopus-best-placement"),
        Id("type-octopus-second-best-placement");
    SACRIFICE = "sacrifice", levels 3 to 5, LeadAfterSecondPlacement by 1.0:
        Id("puzzle-question-sacrifice"), Id("question-octopus-sacrifice"),
        Id("type-octopus-sacrifice");
    LAST_TILE = "last-tile", levels 2 to 4, LeadAtEnd by 2.0:
        Id("puzzle-question-last-tile"), Id("question-octopus-last-tile"),
        Id("type-octopus-last-tile");
    LAST_WORD = "last-word", levels 2 to 4, LeadAtEnd by 2.0:
        Id("puzzle-question-last-word"), Id("question-octopus-last-word"),
        Id("type-octopus-last-word");
    WIN_THE_ENDGAME = "win-the-endgame", levels 2 to 4, LeadAtEnd by 2.0:
        Id("puzzle-question-win-the-endgame"), Id("question-octopus-endgame"),
        Id("type-octopus-second-endgame");
    SAVE_THE_GAME = "save-the-game", levels 2 to 4, LeadAtEnd by 2.0:
        Id("puzzle-question-save-the-game"), Id("question-octopus-save-the-game"),
        Id("type-octopus-save-the-game");
    THREE_SEATS = "three-seats", levels 4 to 5, LeadAtEnd by 1.0:
        Id("puzzle-question-three-seats"), Id("question-octopus-three-seats"),
        Id("type-octopus-three-seats");
    LOSE_LEAST = "lose-least", levels 2 to 4, LeadAtEnd by 2.0:
        Id("puzzle-question-lose-least"), Id("question-octopus-lose-least"),
        Id("type-octopus-lose-least");
    EIGHT_TILES = "eight-tiles", levels 4 to 5, LeadAtEnd by 1.0:
        Id("puzzle-question-eight-tiles"), Id("question-octopus-endgame"),
        Id("type-octopus-eight-tiles");
}

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
