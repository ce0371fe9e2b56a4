//! Start positions.

use rand_chacha::ChaCha8Rng;

use tessera_messages::Text;

use super::{Octopus, Tile};
use crate::game::random::shuffle;
use crate::game::{Fault, MAX_SEATS, PerSeat, Seat};

/// Deals all tiles of `sets` sets evenly to `seats` seats (`OCT-1`): the sorted sets, one after the other, are
/// shuffled, and each seat in turn order gets the next part of equal size.
///
/// # Errors
/// [`crate::game::FaultKind::Options`] with `OCT-1` unless there are 2 to 6 seats and 1 or 2 sets.
pub fn deal(seats: i64, sets: i64, rng: &mut ChaCha8Rng) -> Result<Octopus, Fault> {
    let Some(seats) = usize::try_from(seats).ok().filter(|seats| (2..=MAX_SEATS).contains(seats))
    else {
        return Err(Fault::options(
            Some("OCT-1"),
            format!("A game starts with 2 to 6 seats, not {}.", Text::from(seats)),
        )
        .beyond("seats_max", MAX_SEATS as u64, seats)
        .at("seats"));
    };
    let Some(sets) = u8::try_from(sets).ok().filter(|sets| (1..=2).contains(sets)) else {
        let detail = format!("A game starts with 1 or 2 sets, not {}.", Text::from(sets));
        return Err(Fault::options(Some("OCT-1"), detail).beyond("sets_max", 2, sets).at("sets"));
    };
    let mut tiles: Vec<Tile> = (0..sets).flat_map(|_| Tile::all()).collect();
    shuffle(rng, &mut tiles);
    let hands =
        tiles.chunks(tiles.len() / seats).map(|part| part.iter().copied().collect()).collect();
    let scores: PerSeat<u32> = (0..seats).map(|_| 0).collect();
    Ok(Octopus::assemble(&[], hands, scores, Seat::FIRST, sets))
}
