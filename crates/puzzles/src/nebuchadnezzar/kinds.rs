//! The kinds of Nebuchadnezzar's puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kind that asks to hold. Those before it ask to win, in one more move than their place.
pub(super) const HOLD: usize = 3;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "annihilate-in-1",
        generator: 1,
        question: "Wipe the opponent off the board with one capture.",
        description: "One capture takes every disc of the opponent; other captures look similar, but are not as large. \
            From hasty play on boards of side 5 to 8.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "annihilate-in-2",
        generator: 1,
        question: "Wipe the opponent off the board with two moves of your own, whatever the replies.",
        description: "No move wins at once. It is proved that one first move, and no other, wins by force with a second, and \
            that on the main line the second is the only one too. From hasty play on boards of side 5 to 8.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "annihilate-in-3",
        generator: 1,
        question: "Wipe the opponent off the board with three moves of your own, whatever the replies.",
        description: "No move wins at once, and none wins with a second. It is proved that one first move, and no \
                      other, wins by force \
            within three, and that on the main line each later move is the only one too. From hasty play on boards of side 5 to 8.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "only-placement",
        generator: 1,
        question: "Place a disc so that the opponent can't wipe you off the board by force within its next moves.",
        description: "It is proved that after every other move, captures included, the opponent wins by force within as many moves \
            as the task says (one to three), and that after the one good placement it does not. From hasty \
            play on boards of side 5 to 8.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
];

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    match (kind, horizon) {
        (HOLD, 1) => "Find the only placement after which the opponent can't wipe you off the board with its next 1 move."
            .to_owned(),
        (HOLD, _) => format!(
            "Find the only placement after which the opponent can't wipe you off the board within its next {horizon} moves."
        ),
        (_, 1) => "Wipe the opponent off the board with 1 capture.".to_owned(),
        _ => format!("Wipe the opponent off the board with {horizon} moves of your own, whatever the replies."),
    }
}
