//! The kinds of Temple's puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kind that asks to hold. Those before it ask to win, in one more move than their place.
pub(super) const HOLD: usize = 3;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "strand-in-1",
        generator: 1,
        question: "Leave the opponent without a move at once.",
        description: "Exactly one move leaves the opponent without a legal reply, where moves that differ only in the \
                      name of the colour opened count as one. The solver holds too many tiles to win in any other \
                      way. From hasty play.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "strand-in-2",
        generator: 1,
        question: "Leave the opponent without a move with your second move at the latest, whatever the reply.",
        description: "No move wins at once. It is proved that one first move, and no other, wins by force with a second, and \
            that on the main line the second is the only one too. The solver holds too many tiles to win in any other way. \
            From hasty play.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "strand-in-3",
        generator: 1,
        question: "Leave the opponent without a move with your third move at the latest, whatever the replies.",
        description: "No move wins at once, and none wins with a second. It is proved that one first move, and no \
                      other, wins by force \
            within three, and that on the main line each later move is the only one too. The solver holds too many tiles \
            to win in any other way. From hasty play.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "avoid",
        generator: 1,
        question: "Find the only move after which the opponent can't strand you by force within its next moves.",
        description: "It is proved that after every other move the opponent leaves the solver without a move by force, within as \
            many moves of its own as the task says (one or two), and that after the one good move it can't. The opponent holds \
            too many tiles to win in any other way. From hasty play.",
        unit: "",
        gap: 1.0,
        difficulties: &Difficulty::ALL,
    },
];

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    match (kind, horizon) {
        (HOLD, 1) => "Find the only move after which the opponent can't leave you without a move with its next 1 move."
            .to_owned(),
        (HOLD, _) => format!(
            "Find the only move after which the opponent can't leave you without a move within its next {horizon} moves."
        ),
        (_, 1) => "Leave the opponent without a move with 1 move of your own.".to_owned(),
        _ => format!(
            "Leave the opponent without a move within {horizon} moves of your own, whatever the replies."
        ),
    }
}
