//! Many pictures as one that moves, as GIF or as WebP. Each frame after the first holds only the rectangle in which
//! something changed, and in it what did not change is transparent.

mod gif;
mod still;
mod webp;

use resvg::tiny_skia::Pixmap;

use super::raster::pixels;
pub use still::{AnimationError, Still};

/// How a moving picture is coded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Coding {
    /// GIF, of 255 colours chosen once.
    Gif,
    /// WebP, lossless.
    WebP,
}

/// Makes one picture of at most so many bytes, which begins anew when it has ended. Asks before each frame whether it is
/// to stop.
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
