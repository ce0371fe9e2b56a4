//! Animations of several pictures, as GIF or WebP. Each frame after the first holds only the rectangle that changed,
//! and unchanged pixels in it are transparent.

mod gif;
mod still;
mod webp;

use resvg::tiny_skia::Pixmap;

use super::raster::pixels;
pub use still::{AnimationError, Still};

/// File format of an animation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Coding {
    /// GIF, with 255 colours chosen once for the file.
    Gif,
    /// Lossless WebP.
    WebP,
}

/// Makes one animation of at most `most_bytes` bytes, which repeats forever. Calls `is_stopped` before each frame.
///
/// # Errors
/// [`AnimationError`].
pub fn animation(
    coding: Coding,
    stills: &[Still],
    most_bytes: usize,
    is_stopped: &mut dyn FnMut() -> bool,
) -> Result<Vec<u8>, AnimationError> {
    let mut draw = |svg: &str| -> Result<Pixmap, AnimationError> {
        if is_stopped() {
            return Err(AnimationError::Stopped);
        }
        Ok(pixels(svg)?)
    };
    match coding {
        Coding::Gif => gif::write(stills, most_bytes, &mut draw),
        Coding::WebP => webp::write(stills, most_bytes, &mut draw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_large_or_stopped_is_no_picture() {
        let still = |fill: &str| Still {
            svg: format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"><rect width=\"40\" height=\"30\" \
                 fill=\"{fill}\"/></svg>"
            ),
            milliseconds: 500,
        };
        let stills = [still("#ff0000"), still("#00ff00")];
        for coding in [Coding::Gif, Coding::WebP] {
            let whole = animation(coding, &stills, 10_000, &mut || false).unwrap();
            let cut = animation(coding, &stills, whole.len() - 1, &mut || false);
            assert!(matches!(cut, Err(AnimationError::TooLarge(_))));
            let stopped = animation(coding, &stills, 10_000, &mut || true);
            assert!(matches!(stopped, Err(AnimationError::Stopped)));
            assert!(animation(coding, &[], 10_000, &mut || false).is_err());
        }
    }
}
