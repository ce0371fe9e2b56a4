//! The kinds of Temple's puzzles.

use tessera_messages::Id;

use crate::game::{KindCard, PuzzleKinds, kinds};
use tessera_rules::temple::Temple;

kinds! {
    STRAND = "strand", levels 1 to 3:
        Id("puzzle-question-strand"), Id("question-temple-strand"), Id("type-temple-strand");
    LAST_TILES = "last-tiles", levels 1 to 3:
        Id("puzzle-question-last-tiles"), Id("question-temple-last-tiles"),
        Id("type-temple-last-tiles");
    SQUEEZE = "squeeze", levels 2 to 3:
        Id("puzzle-question-squeeze"), Id("question-temple-squeeze"), Id("type-temple-squeeze");
    AVOID = "avoid", levels 2 to 5:
        Id("puzzle-question-avoid"), Id("question-temple-composed-avoid"),
        Id("type-temple-composed-avoid");
    OUTLAST = "outlast", levels 2 to 2:
        Id("puzzle-question-outlast"), Id("question-temple-outlast"), Id("type-temple-outlast");
    LENT_SLOT = "lent-slot", levels 2 to 3:
        Id("puzzle-question-lent-slot"), Id("question-temple-lent-slot"),
        Id("type-temple-lent-slot");
    GIVE_ROOM = "give-room", levels 2 to 3:
        Id("puzzle-question-give-room"), Id("question-temple-give-room"),
        Id("type-temple-give-room");
}

impl PuzzleKinds for Temple {
    const KINDS: &'static [KindCard] = KINDS;
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, AVOID | OUTLAST)
}
