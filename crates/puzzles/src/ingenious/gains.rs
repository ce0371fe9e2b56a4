//! Points gained by placements.

use super::turn::digits;
use tessera_rules::game::Seat;
use tessera_rules::ingenious::{COLOURS, Form, Ingenious, Move, Tile};

/// All points that a move gains; 0 if it places nothing.
pub(super) fn total(position: &Ingenious, m: Move) -> i32 {
    match m {
        Move::Place { tile, cells } => {
            let gain = position.earned(tile, cells).gain;
            gain.iter().map(|&g| i32::from(g)).sum()
        }
        Move::Swap | Move::Keep | Move::Draw(_) => 0,
    }
}

/// The best scores that a seat could reach with one placement from the known tiles of its rack if it were due;
/// in a duel the most points.
pub(super) fn best_of(position: &Ingenious, seat: Seat) -> i64 {
    best_tile_of(position, seat).0
}

/// [`best_of`], and the first tile with which it is reached; `None` if no placement gains anything.
pub(super) fn best_tile_of(position: &Ingenious, seat: Seat) -> (i64, Option<Tile>) {
    let scores = position.scores(seat);
    let form = position.form();
    let rate = |after: [i8; COLOURS]| match form {
        Form::Duel => after.iter().map(|&s| i64::from(s)).sum(),
        _ => digits(after),
    };
    let mut best = (rate(scores), None);
    for [low, high] in position.legal_pairs().iter() {
        for tile in position.rack(seat).known() {
            for cells in [[low, high], [high, low]] {
                let mut after = scores;
                for (colour, cell) in tile.halves().into_iter().zip(cells) {
                    let score = &mut after[colour as usize];
                    *score = form.advance(*score, position.points(colour, cell));
                }
                let rated = rate(after);
                if rated > best.0 {
                    best = (rated, Some(tile));
                }
            }
        }
    }
    best
}
