//! The pictures of an animation, and the changes from one to the next.

use resvg::tiny_skia::Pixmap;

use crate::raster::RasterError;

/// A picture with its duration.
#[derive(Debug)]
pub struct Still {
    /// An SVG of [`crate::Scene::to_frame`]: opaque, and of the same size in pixels as all others.
    pub svg: String,
    /// Duration, in milliseconds.
    pub milliseconds: u32,
}

/// Reason for which an animation could not be made.
#[derive(Debug, thiserror::Error)]
pub enum AnimationError {
    /// The file would exceed its limit in bytes.
    #[error("the animation would have more than {0} bytes")]
    TooLarge(usize),
    /// The client has gone away, or the time is up.
    #[error("the animation was stopped")]
    Stopped,
    /// A picture can't be rendered: a defect.
    #[error(transparent)]
    Raster(#[from] RasterError),
    /// It can't be written, or the pictures have different sizes: a defect.
    #[error("the animation can't be written: {0}")]
    Unwritable(String),
}

/// Renders an SVG.
pub(super) type Draw<'a> = dyn FnMut(&str) -> Result<Pixmap, AnimationError> + 'a;

/// A rectangle of pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Area {
    /// Returns the rectangle in which two pictures of this width differ; a single pixel if they are equal. Its left and
    /// upper edges are even, as WebP requires.
    pub(super) fn of_change<P: PartialEq>(before: &[P], after: &[P], width: usize) -> Area {
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        for (at, _) in (before.iter().zip(after).enumerate()).filter(|(_, (b, a))| b != a) {
            let (x, y) = (at % width, at / width);
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        if low.0 == usize::MAX {
            low = (0, 0);
        }
        let (left, top) = (low.0 & !1, low.1 & !1);
        Area { left, top, width: high.0 - left + 1, height: high.1 - top + 1 }
    }

    /// Returns the places of its pixels in a picture of this width, row by row.
    pub(super) fn places(self, width: usize) -> impl Iterator<Item = usize> {
        (self.top..self.top + self.height).flat_map(move |y| {
            let start = y * width + self.left;
            start..start + self.width
        })
    }
}

/// Returns the pixels of a picture: red, green, blue.
pub(super) fn colours(picture: &Pixmap) -> Vec<[u8; 3]> {
    let pixels = picture.pixels().iter();
    pixels.map(|p| [p.red(), p.green(), p.blue()]).collect()
}

pub(super) fn check_size(bytes: usize, most: usize) -> Result<(), AnimationError> {
    if bytes > most { Err(AnimationError::TooLarge(most)) } else { Ok(()) }
}

pub(super) fn unwritable(error: impl std::fmt::Display) -> AnimationError {
    AnimationError::Unwritable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_area_of_a_change_begins_at_even_places() {
        let before = vec![0; 12 * 10];
        let mut after = before.clone();
        after[3 * 12 + 5] = 1;
        after[6 * 12 + 9] = 1;
        let area = Area::of_change(&before, &after, 12);
        let expected = Area { left: 4, top: 2, width: 6, height: 5 };
        assert_eq!(area, expected);
        let places: Vec<usize> = area.places(12).collect();
        assert_eq!((places.len(), places[0], places[29]), (30, 28, 81));
        let none = Area::of_change(&before, &before, 12);
        assert_eq!((none.left, none.top, none.width, none.height), (0, 0, 1, 1));
    }
}
