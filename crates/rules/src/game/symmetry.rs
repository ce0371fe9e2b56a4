//! Symmetries of the rules, and canonical forms under all of them.

use std::fmt::Debug;

use rand_chacha::ChaCha8Rng;

use super::{Game, Seat};

/// A game whose rules look the same from several sides.
///
/// Two positions are images of each other exactly when their canonical forms are equal; their legal
/// moves and values then correspond through [`Symmetric::move_image`] and [`Symmetric::seat_image`].
pub trait Symmetric: Game {
    /// One element of the game's symmetry group.
    type Symmetry: Clone + Debug + Send + Sync + 'static;

    /// The representative of all images of this position, and a symmetry that maps this position
    /// onto it.
    fn canonical(&self) -> (Self, Self::Symmetry);

    /// The image of this position.
    fn image(&self, symmetry: &Self::Symmetry) -> Self;

    /// The image of a legal move of this position: a legal move of the position's image.
    fn move_image(&self, symmetry: &Self::Symmetry, m: Self::Move) -> Self::Move;

    /// The symmetry that undoes `symmetry`.
    fn inverse(symmetry: &Self::Symmetry) -> Self::Symmetry;

    /// Where a seat goes. Most games keep their seats in place.
    fn seat_image(_symmetry: &Self::Symmetry, seat: Seat) -> Seat {
        seat
    }

    /// A random element of the group, for tests. It must be applicable to `self` (a translation may not
    /// leave the coordinates that the rules allow).
    fn random_symmetry(&self, rng: &mut ChaCha8Rng) -> Self::Symmetry;
}
