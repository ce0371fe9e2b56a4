//! What the hints of version 2 and later say where a type has an idea of its own, which those of version 1 do not know.

use super::super::kinds::{
    FORCED_PENALTY, PAID_DEFENCE, SAVE_THE_DRAW, SECOND_ONLY_MOVE, ZUGZWANG,
};
use super::super::threats::{destinations, threats};
use tessera_rules::themisto::{CellSet, Move, Themisto};

/// The ring of cells next to the border, and the border.
const OUTSIDE: CellSet = 0xffff_c3c3_c3c3_ffff;

/// The hints of version 2, `first` being those of version 1: what to look for, and which disc moves. The second names a
/// part of the board where the first has named the cell already that the move leads to.
pub(crate) fn hints(
    game: &Themisto,
    kind: usize,
    accepted: &[Move],
    first: [String; 2],
) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return first;
    };
    let [look, disc] = first;
    let free = !game.judge(m).penalised;
    let look = match kind {
        ZUGZWANG => {
            let cost = if free {
                "one of them keeps your turn and leaves nothing behind"
            } else {
                "they all cost something, one of them the least"
            };
            format!("You are not threatened, but have to move. Try the moves in your mind: {cost}.")
        }
        PAID_DEFENCE => "Every move that keeps your turn loses. Look for one that takes a disc out of a row, \
             after which two turns in a row do not help the opponent."
            .to_owned(),
        FORCED_PENALTY if accepted_keeps_quiet(game, m) => {
            "Threaten nothing. Count the moves that the opponent has without taking a disc out of a row, \
             and leave it none that is safe."
                .to_owned()
        }
        SAVE_THE_DRAW => "One move draws, and every other loses. Try the moves in your mind: after the right one \
             neither side can complete a row against the other."
            .to_owned(),
        SECOND_ONLY_MOVE => only_move(game, m, look),
        _ => look,
    };
    [look, disc]
}

/// Whether the move threatens nothing, as the first one of a forced penalty.
fn accepted_keeps_quiet(game: &Themisto, m: Move) -> bool {
    let judged = game.judge(m);
    let after = game.after(&judged);
    !judged.wins && after.to_move() != game.to_move() && threats(&after, game.to_move()).is_empty()
}

/// Where the opponent threatens to win, unless that is the cell to take: then only in which part of the board.
fn only_move(game: &Themisto, m: Move, look: String) -> String {
    let feared = destinations(&threats(game, game.to_move().other()));
    if !feared.contains(&m.to()) {
        return look;
    }
    let place = if m.to().bit() & OUTSIDE == 0 {
        "in the middle of the board"
    } else {
        "near the border"
    };
    format!("The opponent threatens to complete a row {place}. Find the row, and what it lacks.")
}
