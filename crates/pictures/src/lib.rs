//! Pictures of positions: scenes of simple shapes, written as SVG or rendered as PNG.
//!
//! A picture shows the position. It can also show the last move ([`View::last`]) and a continuation: one legal move
//! with its effects, or a line of numbered moves ([`Shown`]). No meaning is carried by colour alone. An SVG has no ids,
//! scripts or outside references, so a page can hold any number of them. Its `<title>` and `<desc>` describe the
//! picture in words.
//!
//! SVG needs no other crate. The feature `png` adds `png`, which renders an SVG with an embedded font; `animation` adds
//! `animation`, which combines pictures into an animation; `pdf` adds `sheet`, which prints puzzles on paper.

#[cfg(feature = "animation")]
mod animation;
mod captions;
mod grid;
mod ingenious;
mod layout;
mod marks;
mod nebuchadnezzar;
mod nestortile;
mod octopus;
mod palette;
#[cfg(feature = "pdf")]
mod pdf;
#[cfg(feature = "png")]
mod raster;
#[cfg(feature = "pdf")]
mod sheet;
mod svg;
mod symbols;
mod temple;
mod temple_isometric;
mod text;
mod themisto;
mod view;

#[cfg(feature = "animation")]
pub use animation::{AnimationError, Coding, Still, animation};
pub use layout::{CARD, MAX_SIZE, MIN_SIZE, Scene};
pub use palette::Theme;
#[cfg(feature = "pdf")]
pub use pdf::PdfError;
#[cfg(feature = "png")]
pub use raster::{RasterError, png};
#[cfg(feature = "pdf")]
pub use sheet::{Paper, Printed, Section, SheetWords, sheet, sheets_of};
pub use view::{MAX_LINE, Picture, Projection, Shown, View};

/// Draws a position. `size` is the length of the longer side in pixels, limited to [`MIN_SIZE`]`..=`[`MAX_SIZE`];
/// without it the picture has its natural size, with tiles about 40 pixels wide, or [`MAX_SIZE`] if that is less.
pub fn svg<G: Picture>(position: &G, view: &View<'_, G>, size: Option<u32>) -> String {
    position.scene(view).to_svg(size)
}
