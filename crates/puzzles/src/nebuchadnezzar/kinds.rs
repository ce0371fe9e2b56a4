//! The kinds of Nebuchadnezzar's puzzles.

use tessera_messages::Id;

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;

/// The kinds by their places in [`KINDS`].
pub(super) const IN_1: usize = 0;
pub(super) const IN_2: usize = 1;
pub(super) const IN_3: usize = 2;
pub(super) const IN_4: usize = 3;
pub(super) const ONLY_PLACEMENT: usize = 4;
pub(super) const ONLY_CAPTURE: usize = 5;
pub(super) const ZUGZWANG: usize = 6;
pub(super) const GREAT_SACRIFICE: usize = 7;
pub(super) const OUTNUMBERED: usize = 8;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "annihilate-in-1",
        question_within: Id("puzzle-question-annihilate"),
        question: Id("question-nebuchadnezzar-1"),
        description: Id("type-nebuchadnezzar-composed-1"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "annihilate-in-2",
        question_within: Id("puzzle-question-annihilate"),
        question: Id("question-nebuchadnezzar-2"),
        description: Id("type-nebuchadnezzar-composed-2"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 2),
    },
    KindCard {
        id: "annihilate-in-3",
        question_within: Id("puzzle-question-annihilate"),
        question: Id("question-nebuchadnezzar-3"),
        description: Id("type-nebuchadnezzar-composed-3"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "annihilate-in-4",
        question_within: Id("puzzle-question-annihilate"),
        question: Id("question-nebuchadnezzar-4"),
        description: Id("type-nebuchadnezzar-composed-4"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "only-placement",
        question_within: Id("puzzle-question-only-placement"),
        question: Id("question-nebuchadnezzar-hold"),
        description: Id("type-nebuchadnezzar-composed-placement"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "only-capture",
        question_within: Id("puzzle-question-only-capture"),
        question: Id("question-nebuchadnezzar-only-capture"),
        description: Id("type-nebuchadnezzar-only-capture"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(1, 4),
    },
    KindCard {
        id: "zugzwang",
        question_within: Id("question-nebuchadnezzar-zugzwang-within"),
        question: Id("question-nebuchadnezzar-zugzwang"),
        description: Id("type-nebuchadnezzar-zugzwang"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "great-sacrifice",
        question_within: Id("puzzle-question-great-sacrifice"),
        question: Id("question-nebuchadnezzar-great-sacrifice"),
        description: Id("type-nebuchadnezzar-great-sacrifice"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "outnumbered",
        question_within: Id("puzzle-question-outnumbered"),
        question: Id("question-nebuchadnezzar-outnumbered"),
        description: Id("type-nebuchadnezzar-outnumbered"),
        unit: None,
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
];

impl PuzzleKinds for Nebuchadnezzar {
    const KINDS: &'static [KindCard] = KINDS;
    const SUNDAYS: &'static [usize] = &[GREAT_SACRIFICE, OUTNUMBERED];
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ONLY_PLACEMENT | ONLY_CAPTURE | ZUGZWANG)
}
