//! What the hints of version 2 say where a type has an idea of its own, which those of version 1 do not know.

use super::super::kinds::{LAST_TILES, OUTLAST, SQUEEZE};
use super::threats::is_quiet;
use tessera_rules::game::Position;
use tessera_rules::temple::{Move, Temple};

/// The hints of version 2, `first` being those of version 1.
pub(crate) fn hints(
    position: &Temple,
    kind: usize,
    accepted: &[Move],
    first: [String; 2],
) -> [String; 2] {
    let Some(&m) = accepted.first() else {
        return first;
    };
    let [look, place] = first;
    let me = position.to_move();
    let look = match kind {
        LAST_TILES | OUTLAST => format!(
            "Tiles left: you {}, the opponent {}. See who is done first, and whose tiles still find a slot.",
            position.tiles_left(me),
            position.tiles_left(me.other())
        ),
        SQUEEZE if is_quiet(position, m) => {
            "Threaten nothing. Look for a move after which every move of the opponent takes its own slots away, or opens \
             one for you."
                .to_owned()
        }
        _ => look,
    };
    [look, place]
}
