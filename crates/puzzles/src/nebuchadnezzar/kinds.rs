//! The kinds of Nebuchadnezzar's puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kind that asks to hold. Those before it ask to win, in one more move than their place.
pub(super) const HOLD: usize = 3;
/// The first of version 2, which are the kinds from here on.
pub(super) const SECOND: usize = 4;
pub(super) const SECOND_IN_1: usize = SECOND;
pub(super) const SECOND_IN_2: usize = SECOND + 1;
pub(super) const SECOND_IN_3: usize = SECOND + 2;
pub(super) const IN_4: usize = SECOND + 3;
pub(super) const SECOND_PLACEMENT: usize = SECOND + 4;
pub(super) const ONLY_CAPTURE: usize = SECOND + 5;
pub(super) const ZUGZWANG: usize = SECOND + 6;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "annihilate-in-1",
        generator: 1,
        until: Some(1),
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
        until: Some(1),
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
        until: Some(1),
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
        until: Some(1),
        question: "Place a disc so that the opponent can't wipe you off the board by force within its next moves.",
        description: "It is proved that after every other move, captures included, the opponent wins by force within as many moves \
            as the task says (one to three), and that after the one good placement it does not. From hasty \
            play on boards of side 5 to 8.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "annihilate-in-1",
        generator: 2,
        until: None,
        question: "Wipe the opponent off the board with one capture.",
        description: "One capture takes every disc of the opponent, and it is the only one. The position is composed \
            of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "annihilate-in-2",
        generator: 2,
        until: None,
        question: "Wipe the opponent off the board with two moves of your own, whatever the replies.",
        description: "No move wins at once. It is proved that one first move, and no other, wins by force with a \
            second, and that on the main line the second is the only one too. The position is composed of \
            a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 2),
    },
    KindCard {
        id: "annihilate-in-3",
        generator: 2,
        until: None,
        question: "Wipe the opponent off the board with three moves of your own, whatever the replies.",
        description: "Nothing wins faster. It is proved that one first move, and no other, wins by force within \
            three, and that on the main line each later move is the only one too. The position is composed \
            of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 4),
    },
    KindCard {
        id: "annihilate-in-4",
        generator: 2,
        until: None,
        question: "Wipe the opponent off the board with four moves of your own, whatever the replies.",
        description: "Nothing wins faster. It is proved that one first move, and no other, wins by force within \
            four, and that on the main line each later move is the only one too. The position is composed \
            of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "only-placement",
        generator: 2,
        until: None,
        question: "Place a disc so that the opponent can't wipe you off the board by force within its next moves.",
        description: "There are captures, and they all lose. It is proved that after every other move the opponent \
            wins by force within as many moves as the task says (one to four), and that after the one good \
            placement it does not. The position is composed of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "only-capture",
        generator: 2,
        until: None,
        question: "Capture so that the opponent can't wipe you off the board by force within its next moves.",
        description: "There are two captures or more. It is proved that after every other move the opponent wins by \
            force within as many moves as the task says (one to four), and that after the one good capture \
            it does not. The position is composed of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 4),
    },
    KindCard {
        id: "zugzwang",
        generator: 2,
        until: None,
        question: "Nothing is threatened. Find the only move after which you can't be wiped off the board.",
        description: "If it were its turn, the opponent could not win by force within as many moves as the task says \
            (two to four). It is proved that after every move of the solver except one it can. The \
            position is composed of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 4),
    },
];

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    match (first_alike(kind), horizon) {
        _ if kind == ONLY_CAPTURE && horizon == 1 => {
            "Find the only capture after which the opponent can't wipe you off the board with its next 1 move.".to_owned()
        }
        _ if kind == ONLY_CAPTURE => format!(
            "Find the only capture after which the opponent can't wipe you off the board within its next {horizon} moves."
        ),
        _ if kind == ZUGZWANG => format!(
            "Nothing is threatened. Find the only move after which the opponent can't wipe you off the board within its next {horizon} moves."
        ),
        (HOLD, 1) => "Find the only placement after which the opponent can't wipe you off the board with its next 1 move."
            .to_owned(),
        (HOLD, _) => format!(
            "Find the only placement after which the opponent can't wipe you off the board within its next {horizon} moves."
        ),
        (_, 1) => "Wipe the opponent off the board with 1 capture.".to_owned(),
        _ => format!("Wipe the opponent off the board with {horizon} moves of your own, whatever the replies."),
    }
}

/// The kind of version 1 that asks for the like, so that the two may have the same themes.
pub(super) fn first_alike(kind: usize) -> usize {
    match kind {
        SECOND_IN_1 | SECOND_IN_2 | SECOND_IN_3 => kind - SECOND,
        IN_4 => 2,
        SECOND_PLACEMENT | ONLY_CAPTURE | ZUGZWANG => HOLD,
        _ => kind,
    }
}
