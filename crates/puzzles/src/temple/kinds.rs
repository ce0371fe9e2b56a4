//! The kinds of Temple's puzzles.

use crate::difficulty::Difficulty;
use crate::game::{KindCard, PuzzleKinds};
use tessera_rules::temple::Temple;

/// The kinds by their places in [`KINDS`].
pub(super) const STRAND: usize = 0;
pub(super) const LAST_TILES: usize = 1;
pub(super) const SQUEEZE: usize = 2;
pub(super) const AVOID: usize = 3;
pub(super) const OUTLAST: usize = 4;

/// All kinds; a kind's place is its number.
const KINDS: &[KindCard] = &[
    KindCard {
        id: "strand",
        question: "Leave the opponent without a move, whatever the replies.",
        description: "Within one or two moves, as the task says. It is proved that one first move, and no \
                      other, wins by force, that nothing wins faster, and that on the main line each later move is \
                      the only one too. The solver holds too many tiles to win in any other way. The position is \
                      composed, with few tiles on the table.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "last-tiles",
        question: "Few tiles are left: place your last one, or leave the opponent without a move.",
        description: "Each player holds some tiles of one colour and nothing else. It is proved that one first \
                      move, and no other, wins by force within as many moves as the task says, that nothing wins \
                      faster, and that on the main line each later move is the only one too. The position is \
                      composed, with few tiles on the table.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(1, 3),
    },
    KindCard {
        id: "squeeze",
        question: "Threaten nothing: leave the opponent only moves that lose.",
        description: "If the opponent could pass after the first move, nothing would win at once; but it has to \
                      move, and every move loses. It is proved that one first move, and no other, wins by force \
                      within as many moves as the task says, that nothing wins faster, and that on the main line \
                      each later move is the only one too. The position is composed, with few tiles on the table.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 3),
    },
    KindCard {
        id: "avoid",
        question: "Find the only move after which the opponent can't leave you without a move.",
        description: "It is proved that after every other move the opponent leaves the solver without a move by \
                      force, within as many moves of its own as the task says, and that after the one good move it \
                      can't. The opponent holds too many tiles to win in any other way. The position is composed, \
                      with few tiles on the table.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 5),
    },
    KindCard {
        id: "outlast",
        question: "Few tiles are left: find the only move that does not lose.",
        description: "Each player holds some tiles of one colour and nothing else. It is proved that after every \
                      other move the opponent wins by force within as many moves of its own as the task says, by \
                      its last tile or by leaving the solver without a move, and that after the one good move it \
                      can't. The position is composed, with few tiles on the table.",
        unit: "",
        gap: 1.0,
        difficulties: Difficulty::between(2, 2),
    },
];

impl PuzzleKinds for Temple {
    const KINDS: &'static [KindCard] = KINDS;

    fn question(kind: usize, horizon: u32) -> String {
        let moves = if horizon == 1 { "move" } else { "moves" };
        match kind {
            LAST_TILES => format!(
                "Win within {horizon} {moves} of your own: place your last tile, or leave the opponent without a move."
            ),
            SQUEEZE => format!(
                "Threaten nothing at first, and leave the opponent without a move, or place your last tile, within \
                 {horizon} moves of your own."
            ),
            OUTLAST => format!(
                "Find the only move after which the opponent can't win within its next {horizon} {moves}, by its last \
                 tile or by leaving you without a move."
            ),
            AVOID if horizon == 1 => {
                "Find the only move after which the opponent can't leave you without a move with its next 1 move."
                    .to_owned()
            }
            AVOID => format!(
                "Find the only move after which the opponent can't leave you without a move within its next {horizon} \
                 moves."
            ),
            _ if horizon == 1 => "Leave the opponent without a move with 1 move of your own.".to_owned(),
            _ => format!(
                "Leave the opponent without a move within {horizon} moves of your own, whatever the replies."
            ),
        }
    }
}

/// True if a kind asks to hold; the others ask to win.
pub(super) fn asks_to_hold(kind: usize) -> bool {
    matches!(kind, AVOID | OUTLAST)
}
