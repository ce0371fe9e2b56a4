//! What the hints of version 2 say where a type has an idea of its own, which those of version 1 do not know.

use super::super::kinds::{ONLY_CAPTURE, ZUGZWANG};
use super::super::values::flipped;
use super::sights::threatens;
use tessera_rules::game::Position;
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};

/// The hints of version 2, `first` being those of version 1: what to look for, and what it is about.
pub(crate) fn hints(
    game: &Nebuchadnezzar,
    kind: usize,
    accepted: &[Move],
    first: [String; 2],
) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return first;
    };
    let [look, place] = first;
    let look = match kind {
        ZUGZWANG => "Nothing is threatened yet, but you have to move, and most moves help the opponent. Look for the one \
             that completes no wall of it."
            .to_owned(),
        ONLY_CAPTURE if threatens(game, game.to_move().other()) => {
            "The opponent threatens to take all your discs at once. Look for a capture that changes its walls, or leaves \
             you a disc elsewhere."
                .to_owned()
        }
        ONLY_CAPTURE => "Several captures are possible, and one of them holds. Look at what each leaves to the opponent."
            .to_owned(),
        _ if flipped(m) > 0 && !game.wins(m) && is_greatest(game, m) => {
            "The largest capture is right here; see which walls it gives you for the next one.".to_owned()
        }
        _ => look,
    };
    [look, place]
}

fn is_greatest(game: &Nebuchadnezzar, m: Move) -> bool {
    let mut greatest = 0;
    game.captures_of(game.to_move(), |capture| {
        greatest = greatest.max(capture.area())
    });
    flipped(m) == greatest
}
