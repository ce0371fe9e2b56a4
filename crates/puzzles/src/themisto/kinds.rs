//! The kinds of Themisto's puzzles.

use tessera_messages::Id;

use crate::game::{KindCard, PuzzleKinds, kinds};
use tessera_rules::themisto::Themisto;

kinds! {
    WIN_IN_1 = "win-in-1", levels 1 to 1:
        Id("puzzle-question-win"), Id("question-themisto-win-in-1"),
        Id("type-themisto-composed-win-in-1");
    TWO_TURNS = "two-turns", levels 2 to 3:
        Id("question-themisto-two-turns"), Id("question-themisto-two-turns"),
        Id("type-themisto-two-turns");
    WIN_IN_2 = "win-in-2", levels 4 to 5:
        Id("puzzle-question-win"), Id("question-themisto-win-in-2"),
        Id("type-themisto-composed-win-in-2");
    WIN_IN_3 = "win-in-3", levels 4 to 5:
        Id("puzzle-question-win"), Id("question-themisto-win-in-3"),
        Id("type-themisto-composed-win-in-3");
    BORROWED_DISC = "borrowed-disc", levels 4 to 5:
        Id("puzzle-question-borrowed-disc"), Id("question-themisto-borrowed-disc"),
        Id("type-themisto-borrowed-disc");
    ZUGZWANG = "zugzwang", levels 3 to 4:
        Id("puzzle-question-zugzwang"), Id("question-themisto-zugzwang"),
        Id("type-themisto-zugzwang");
    FORCED_PENALTY = "forced-penalty", levels 3 to 4:
        Id("puzzle-question-forced-penalty"), Id("question-themisto-forced-penalty"),
        Id("type-themisto-forced-penalty");
    PAID_DEFENCE = "paid-defence", levels 4 to 4:
        Id("puzzle-question-paid-defence"), Id("question-themisto-paid-defence"),
        Id("type-themisto-paid-defence");
    WIN_IN_4 = "win-in-4", levels 5 to 5:
        Id("puzzle-question-win"), Id("question-themisto-win-in-4"), Id("type-themisto-win-in-4");
    SAVE_THE_DRAW = "save-the-draw", levels 3 to 4:
        Id("puzzle-question-save-the-draw"), Id("question-themisto-save-the-draw"),
        Id("type-themisto-save-the-draw");
}

impl PuzzleKinds for Themisto {
    const KINDS: &'static [KindCard] = KINDS;
    const SUNDAYS: &'static [usize] = &[BORROWED_DISC, WIN_IN_4, FORCED_PENALTY];
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ZUGZWANG | PAID_DEFENCE | SAVE_THE_DRAW)
}
