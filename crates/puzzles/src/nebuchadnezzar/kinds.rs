//! The kinds of Nebuchadnezzar's puzzles.

use tessera_messages::Id;

use crate::game::{KindCard, PuzzleKinds, kinds};
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;

kinds! {
    IN_1 = "annihilate-in-1", levels 1 to 1:
        Id("puzzle-question-annihilate"), Id("question-nebuchadnezzar-1"),
        Id("type-nebuchadnezzar-composed-1");
    IN_2 = "annihilate-in-2", levels 1 to 2:
        Id("puzzle-question-annihilate"), Id("question-nebuchadnezzar-2"),
        Id("type-nebuchadnezzar-composed-2");
    IN_3 = "annihilate-in-3", levels 2 to 4:
        Id("puzzle-question-annihilate"), Id("question-nebuchadnezzar-3"),
        Id("type-nebuchadnezzar-composed-3");
    IN_4 = "annihilate-in-4", levels 2 to 5:
        Id("puzzle-question-annihilate"), Id("question-nebuchadnezzar-4"),
        Id("type-nebuchadnezzar-composed-4");
    ONLY_PLACEMENT = "only-placement", levels 3 to 4:
        Id("puzzle-question-only-placement"), Id("question-nebuchadnezzar-hold"),
        Id("type-nebuchadnezzar-composed-placement");
    ONLY_CAPTURE = "only-capture", levels 1 to 4:
        Id("puzzle-question-only-capture"), Id("question-nebuchadnezzar-only-capture"),
        Id("type-nebuchadnezzar-only-capture");
    ZUGZWANG = "zugzwang", levels 3 to 4:
        Id("question-nebuchadnezzar-zugzwang-within"), Id("question-nebuchadnezzar-zugzwang"),
        Id("type-nebuchadnezzar-zugzwang");
    GREAT_SACRIFICE = "great-sacrifice", levels 2 to 5:
        Id("puzzle-question-great-sacrifice"), Id("question-nebuchadnezzar-great-sacrifice"),
        Id("type-nebuchadnezzar-great-sacrifice");
    OUTNUMBERED = "outnumbered", levels 2 to 5:
        Id("puzzle-question-outnumbered"), Id("question-nebuchadnezzar-outnumbered"),
        Id("type-nebuchadnezzar-outnumbered");
}

impl PuzzleKinds for Nebuchadnezzar {
    const KINDS: &'static [KindCard] = KINDS;
    const SUNDAYS: &'static [usize] = &[GREAT_SACRIFICE, OUTNUMBERED];
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ONLY_PLACEMENT | ONLY_CAPTURE | ZUGZWANG)
}
