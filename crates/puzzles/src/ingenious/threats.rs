//! Positions in which the opponent, with one tile, has two good places for it.

use rand_chacha::ChaCha8Rng;

use super::boards::{Board, between};
use super::reply::{are_apart, best, only_tile, places};
use tessera_rules::game::Seat;
use tessera_rules::game::random::below;
use tessera_rules::ingenious::{COLOURS, Ingenious};

/// Most pairs of cells on which the opponent's tile brings most; more can't be spoiled with one tile.
const MOST: usize = 6;

/// Parameters of a composed position.
#[derive(Debug, Clone)]
pub(super) struct Style {
    /// Tiles on the board.
    pub(super) placed: [u32; 2],
    /// Tiles on the solver's rack.
    pub(super) rack: [u32; 2],
}

/// A position in which one placement may spoil both places; nothing is proved.
pub(super) fn compose(style: &Style, rng: &mut ChaCha8Rng) -> Option<Ingenious> {
    let placed = between(rng, style.placed[0], style.placed[1]);
    let colours = 3 + below(rng, 3) as usize;
    let mut board = Board::sparse(placed, colours, rng)?;
    let other = board.rack(1, rng)?;
    let count = between(rng, style.rack[0], style.rack[1]);
    let own = board.rack(count, rng)?;
    // The colours of the opponent's tile are its lowest ones.
    let level = i64::from(between(rng, 2, 7));
    let wanted = other[0].halves().map(|colour| colour as usize);
    let theirs: [i64; COLOURS] = std::array::from_fn(|colour| {
        let above = if wanted.contains(&colour) { 0 } else { 4 };
        level + above + i64::from(below(rng, 3))
    });
    let ours = std::array::from_fn(|_| i64::from(between(rng, 2, 11)));
    let position = board.position([&own, &other], [ours, theirs], 0)?;
    let opponent = Seat::SECOND;
    let tile = only_tile(&position, opponent)?;
    let most = best(&position, opponent, tile);
    let good = places(&position, opponent, tile, most - 1);
    (good.len() <= MOST && are_apart(&good)).then_some(position)
}
