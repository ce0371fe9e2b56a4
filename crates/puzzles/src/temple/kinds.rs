//! The kinds of Temple's puzzles.

use crate::difficulty::Difficulty;
use crate::game::KindCard;

/// The kind that asks to hold. Those before it ask to win, in one more move than their place.
pub(super) const HOLD: usize = 3;
/// The first of version 2, which are the kinds from here on.
pub(super) const SECOND: usize = 4;
pub(super) const STRAND: usize = SECOND;
pub(super) const LAST_TILES: usize = SECOND + 1;
pub(super) const SQUEEZE: usize = SECOND + 2;
pub(super) const AVOID: usize = SECOND + 3;
pub(super) const OUTLAST: usize = SECOND + 4;

/// All kinds; a kind's place is its number.
pub(super) const KINDS: &[KindCard] = &[
    KindCard {
        id: "strand-in-1",
        generator: 1,
        until: Some(1),
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
        until: Some(1),
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
        until: Some(1),
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
        until: Some(1),
        question: "Find the only move after which the opponent can't strand you by force within its next moves.",
        description: "It is proved that after every other move the opponent leaves the solver without a move by force, within as \
            many moves of its own as the task says (one or two), and that after the one good move it can't. The opponent holds \
            too many tiles to win in any other way. From hasty play.",
        unit: "",
        gap: 1.0,
        difficulties: &Difficulty::ALL,
    },
    KindCard {
        id: "strand",
        generator: 2,
        until: None,
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
        generator: 2,
        until: None,
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
        generator: 2,
        until: None,
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
        generator: 2,
        until: None,
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
        generator: 2,
        until: None,
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

/// See [`crate::PuzzleGame::question`].
pub(super) fn question(kind: usize, horizon: u32) -> String {
    if let Some(question) = question_of_second(kind, horizon) {
        return question;
    }
    let kind = first_alike(kind);
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

/// The questions of version 2 that version 1 does not ask.
fn question_of_second(kind: usize, horizon: u32) -> Option<String> {
    let moves = if horizon == 1 { "move" } else { "moves" };
    Some(match kind {
        LAST_TILES => format!(
            "Win within {horizon} {moves} of your own: place your last tile, or leave the opponent without a move."
        ),
        SQUEEZE => format!(
            "Threaten nothing at first, and leave the opponent without a move, or place your last tile, within \
             {horizon} moves of your own."
        ),
        OUTLAST => format!(
            "Find the only move after which the opponent can't win within its next {horizon} {moves}, by its last tile or \
             by leaving you without a move."
        ),
        _ => return None,
    })
}

/// The kind of version 1 that asks for the same: [`HOLD`], or another one that asks to win.
pub(super) fn first_alike(kind: usize) -> usize {
    match kind {
        AVOID | OUTLAST => HOLD,
        STRAND | LAST_TILES | SQUEEZE => HOLD - 1,
        _ => kind,
    }
}
