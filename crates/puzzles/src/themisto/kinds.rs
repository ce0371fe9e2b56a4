//! The kinds of Themisto's puzzles.

use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use tessera_rules::themisto::Themisto;

/// The kinds by their places in [`KINDS`].
pub(super) const WIN_IN_1: usize = 0;
pub(super) const TWO_TURNS: usize = 1;
pub(super) const WIN_IN_2: usize = 2;
pub(super) const WIN_IN_3: usize = 3;
pub(super) const BORROWED_DISC: usize = 4;
pub(super) const ZUGZWANG: usize = 5;
pub(super) const FORCED_PENALTY: usize = 6;
pub(super) const PAID_DEFENCE: usize = 7;
pub(super) const WIN_IN_4: usize = 8;
pub(super) const SAVE_THE_DRAW: usize = 9;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "win-in-1",
        question_within: Id("puzzle-question-win"),
        question: Id("question-themisto-win-in-1"),
        description: Id("type-themisto-composed-win-in-1"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "two-turns",
        question_within: Id("question-themisto-two-turns"),
        question: Id("question-themisto-two-turns"),
        description: Id("type-themisto-two-turns"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "win-in-2",
        question_within: Id("puzzle-question-win"),
        question: Id("question-themisto-win-in-2"),
        description: Id("type-themisto-composed-win-in-2"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "win-in-3",
        question_within: Id("puzzle-question-win"),
        question: Id("question-themisto-win-in-3"),
        description: Id("type-themisto-composed-win-in-3"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "borrowed-disc",
        question_within: Id("puzzle-question-borrowed-disc"),
        question: Id("question-themisto-borrowed-disc"),
        description: Id("type-themisto-borrowed-disc"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "zugzwang",
        question_within: Id("puzzle-question-zugzwang"),
        question: Id("question-themisto-zugzwang"),
        description: Id("type-themisto-zugzwang"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "forced-penalty",
        question_within: Id("puzzle-question-forced-penalty"),
        question: Id("question-themisto-forced-penalty"),
        description: Id("type-themisto-forced-penalty"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "paid-defence",
        question_within: Id("puzzle-question-paid-defence"),
        question: Id("question-themisto-paid-defence"),
        description: Id("type-themisto-paid-defence"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(4, 4),
    },
    KindCard {
        id: "win-in-4",
        question_within: Id("puzzle-question-win"),
        question: Id("question-themisto-win-in-4"),
        description: Id("type-themisto-win-in-4"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(5, 5),
    },
    KindCard {
        id: "save-the-draw",
        question_within: Id("puzzle-question-save-the-draw"),
        question: Id("question-themisto-save-the-draw"),
        description: Id("type-themisto-save-the-draw"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
];

impl PuzzleKinds for Themisto {
    const KINDS: &'static [KindCard] = KINDS;
    const SUNDAYS: &'static [usize] = &[BORROWED_DISC, WIN_IN_4, FORCED_PENALTY];
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ZUGZWANG | PAID_DEFENCE | SAVE_THE_DRAW)
}
