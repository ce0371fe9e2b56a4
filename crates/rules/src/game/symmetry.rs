//! Symmetries of the rules, and canonical forms under them.

use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;

use super::{Game, Seat};

/// A game whose rules have symmetries.
///
/// Two positions are images of each other exactly if their canonical forms are equal; their legal moves and values then
/// correspond through [`Symmetric::move_image`] and [`Symmetric::seat_image`].
pub trait Symmetric: Game {
    /// One element of the game's symmetry group.
    type Symmetry: Clone + Debug + Send + Sync + 'static;

    /// Returns the representative of all images of this position, and a symmetry that maps this position to it.
    fn canonical(&self) -> (Self, Self::Symmetry);

    /// Returns the image of this position.
    fn image(&self, symmetry: &Self::Symmetry) -> Self;

    /// Returns the image of a legal move of this position: a legal move of the position's image.
    fn move_image(&self, symmetry: &Self::Symmetry, m: Self::Move) -> Self::Move;

    /// Returns the inverse of `symmetry`.
    fn inverse(symmetry: &Self::Symmetry) -> Self::Symmetry;

    /// Returns the image of a seat. Most games keep their seats in place.
    fn seat_image(_symmetry: &Self::Symmetry, seat: Seat) -> Seat {
        seat
    }

    /// Returns a random element of the group, for tests. It must be applicable to `self` (a translation may not leave
    /// the coordinates that the rules allow).
    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Self::Symmetry;
}
