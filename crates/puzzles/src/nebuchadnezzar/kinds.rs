//! The kinds of Nebuchadnezzar's puzzles.

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

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "annihilate-in-1",
        question: "Wipe the opponent off the board with one capture.",
        description: "One capture takes every disc of the opponent, and it is the only one. The position is composed \
            of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "annihilate-in-2",
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
        question: "Nothing is threatened. Find the only move after which you can't be wiped off the board.",
        description: "If it were its turn, the opponent could not win by force within as many moves as the task says \
            (two to four). It is proved that after every move of the solver except one it can. The \
            position is composed of a few blocks.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 4),
    },
];

impl PuzzleKinds for Nebuchadnezzar {
    const KINDS: &'static [KindCard] = KINDS;

    fn question(kind: usize, horizon: u32) -> String {
        let within = if horizon == 1 {
            "with its next 1 move".to_owned()
        } else {
            format!("within its next {horizon} moves")
        };
        match kind {
            ONLY_PLACEMENT => format!(
                "Find the only placement after which the opponent can't wipe you off the board {within}."
            ),
            ONLY_CAPTURE => format!(
                "Find the only capture after which the opponent can't wipe you off the board {within}."
            ),
            ZUGZWANG => format!(
                "Nothing is threatened. Find the only move after which the opponent can't wipe you off the board within its next {horizon} moves."
            ),
            _ if horizon == 1 => "Wipe the opponent off the board with 1 capture.".to_owned(),
            _ => format!(
                "Wipe the opponent off the board with {horizon} moves of your own, whatever the replies."
            ),
        }
    }
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ONLY_PLACEMENT | ONLY_CAPTURE | ZUGZWANG)
}
