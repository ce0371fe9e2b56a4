//! Likely draws.

use std::cmp::Reverse;

use tessera_rules::ingenious::{Ingenious, KINDS, Move, Rack, Tile};

/// Returns a draw of the number of tiles that is due, each of the kind of which most tiles are unseen when it is drawn;
/// of equally frequent kinds the first. `None` if too few tiles are unseen.
pub(super) fn likeliest_draw(position: &Ingenious) -> Option<Move> {
    let mut unseen: [u8; KINDS] = *position.unseen();
    let mut drawn = Rack::EMPTY;
    for _ in 0..position.draw_count() {
        let tile = Tile::all()
            .min_by_key(|tile| Reverse(unseen[tile.index()]))
            .filter(|tile| unseen[tile.index()] > 0)?;
        unseen[tile.index()] -= 1;
        drawn.insert(Some(tile));
    }
    Some(Move::Draw(drawn))
}
