//! Start positions.

use rand_chacha::ChaCha8Rng;

use super::{Form, Ingenious, Rack, Tile};
use crate::game::random;

/// Parameters of a start position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// The form of the game.
    pub form: Form,
    /// Number of seats, one that the form supports.
    pub seats: usize,
    /// True if the racks of all seats but seat 0 are face down.
    pub hidden: bool,
}

impl Deal {
    /// Deals from a shuffled bag: seat 0 gets the first tiles, and so on. Hidden racks are dealt too, so
    /// that seat 0 gets the same tiles either way.
    ///
    /// # Panics
    /// If the form does not support this number of seats.
    pub fn start(self, rng: &mut ChaCha8Rng) -> Ingenious {
        let seats = self.seats;
        assert!(self.form.seats().contains(&seats), "no such number of seats");
        let mut bag: Vec<Tile> = Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile, usize::from(tile.copies())))
            .collect();
        random::shuffle(rng, &mut bag);
        let mut bag = bag.into_iter();
        let mut start = Ingenious::bare(self.form, seats);
        for seat in 0..seats {
            let down = self.hidden && seat > 0;
            let tiles = bag.by_ref().take(self.form.rack_size());
            let places = tiles.map(|tile| (!down).then_some(tile));
            start.racks[seat] = Rack::EMPTY;
            places.for_each(|place| start.racks[seat].insert(place));
        }
        start.derive();
        start
    }
}
