//! The kinds of Themisto's puzzles.

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use tessera_rules::themisto::Themisto;

/// The kinds by their places in [`KINDS`].
pub(super) const WIN_IN_1: usize = 0;
pub(super) const TWO_TURNS: usize = 1;
pub(super) const WIN_IN_2: usize = 2;
pub(super) const WIN_IN_3: usize = 3;
pub(super) const ONLY_MOVE: usize = 4;
pub(super) const ZUGZWANG: usize = 5;
pub(super) const FORCED_PENALTY: usize = 6;
pub(super) const PAID_DEFENCE: usize = 7;
pub(super) const WIN_IN_4: usize = 8;
pub(super) const SAVE_THE_DRAW: usize = 9;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "win-in-1",
        question: "Make a row of five with one move.",
        description: "Exactly one move wins, not counting mirror images. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 1),
    },
    KindCard {
        id: "two-turns",
        question: "Win with the two turns in a row that you have.",
        description: "The opponent owes a turn. No move wins at once; it is proved that one pair of moves wins and that no other first move does. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "win-in-2",
        question: "Win with two moves of your own, whatever the opponent does.",
        description: "No move wins at once. One first move wins by force with a second; it is proved that no other does, and that on the main line the second is the only one too. The position is composed.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "win-in-3",
        question: "Win with three moves of your own, whatever the opponent does.",
        description: "Nothing wins faster. One first move wins by force within three; it is proved that no other does, and that on the main line every later move is the only one too. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(4, 5),
    },
    KindCard {
        id: "only-move",
        question: "Find the only move that does not lose.",
        description: "The opponent threatens to win. After every other move it wins by force with one move, or with two where the task says so; after the one safe move it does not, even with two. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "zugzwang",
        question: "Nothing is threatened. Find the only move that does not lose.",
        description: "The opponent threatens nothing, but after every move except one it wins by force with at most two moves, mostly because the solver has to take a disc out of a row. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "forced-penalty",
        question: "Threaten nothing, and leave the opponent no move that keeps its turn and the game.",
        description: "The first move threatens nothing. Whatever the opponent moves then costs it a turn, or lets the solver win at once. One first move wins by force within three; it is proved that no other does, and that on the main line every later move is the only one too. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
    KindCard {
        id: "paid-defence",
        question: "Give up a turn: find the only move that does not lose.",
        description: "There are moves that cost no turn, and they all lose: the opponent wins by force with at most two moves. One move out of a row of three or four holds, though the opponent then has two turns in a row; it is proved that no other move does. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(4, 4),
    },
    KindCard {
        id: "win-in-4",
        question: "Win with four moves of your own, whatever the opponent does.",
        description: "Nothing wins faster. One first move wins by force within four; it is proved that no other does, and that on the main line every later move is the only one too. The position is composed, with few discs.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(5, 5),
    },
    KindCard {
        id: "save-the-draw",
        question: "Save the draw: find the only move that does not lose.",
        description: "There are six discs. After every other move the opponent wins by force with at most two moves. After this one neither side can ever win: every position with six discs was solved to prove it. So the game goes on until a position occurs for the third time.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(3, 4),
    },
];

impl PuzzleKinds for Themisto {
    const KINDS: &'static [KindCard] = KINDS;

    fn question(kind: usize, horizon: u32) -> String {
        match (kind, horizon) {
            (PAID_DEFENCE, _) => format!(
                "Give up a turn: find the only move after which the opponent can't win within its next {horizon} moves."
            ),
            (SAVE_THE_DRAW, _) => format!(
                "Save the draw: find the only move that does not let the opponent win within its next {horizon} moves."
            ),
            (FORCED_PENALTY, _) => format!(
                "Make the opponent lose a turn: threaten nothing, and win with {horizon} moves of your own, whatever the \
                 opponent does."
            ),
            (ONLY_MOVE | ZUGZWANG, 1) => {
                "Find the only move after which the opponent can't win with its next 1 move."
                    .to_owned()
            }
            (ONLY_MOVE | ZUGZWANG, _) => format!(
                "Find the only move after which the opponent can't win within its next {horizon} moves."
            ),
            (_, 1) => "Make a row of five with 1 move.".to_owned(),
            _ => format!("Win with {horizon} moves of your own, whatever the opponent does."),
        }
    }
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, ONLY_MOVE | ZUGZWANG | PAID_DEFENCE | SAVE_THE_DRAW)
}
