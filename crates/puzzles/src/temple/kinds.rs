//! The kinds of Temple's puzzles.

use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use tessera_rules::temple::Temple;

/// The kinds by their places in [`KINDS`].
pub(super) const STRAND: usize = 0;
pub(super) const LAST_TILES: usize = 1;
pub(super) const SQUEEZE: usize = 2;
pub(super) const AVOID: usize = 3;
pub(super) const OUTLAST: usize = 4;
pub(super) const LENT_SLOT: usize = 5;
pub(super) const GIVE_ROOM: usize = 6;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "strand",
        question_within: Id("puzzle-question-strand"),
        question: Id("question-temple-strand"),
        description: Id("type-temple-strand"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "last-tiles",
        question_within: Id("puzzle-question-last-tiles"),
        question: Id("question-temple-last-tiles"),
        description: Id("type-temple-last-tiles"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "squeeze",
        question_within: Id("puzzle-question-squeeze"),
        question: Id("question-temple-squeeze"),
        description: Id("type-temple-squeeze"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "avoid",
        question_within: Id("puzzle-question-avoid"),
        question: Id("question-temple-composed-avoid"),
        description: Id("type-temple-composed-avoid"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "outlast",
        question_within: Id("puzzle-question-outlast"),
        question: Id("question-temple-outlast"),
        description: Id("type-temple-outlast"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 2),
    },
    KindCard {
        id: "lent-slot",
        question_within: Id("puzzle-question-lent-slot"),
        question: Id("question-temple-lent-slot"),
        description: Id("type-temple-lent-slot"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "give-room",
        question_within: Id("puzzle-question-give-room"),
        question: Id("question-temple-give-room"),
        description: Id("type-temple-give-room"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
];

impl PuzzleKinds for Temple {
    const KINDS: &'static [KindCard] = KINDS;
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, AVOID | OUTLAST)
}
