//! Pictures of positions: a scene of simple shapes, written as SVG, rendered as PNG.
//!
//! A picture shows the position. It can also show the move just played ([`View::last`]) and what may follow: one legal
//! move with what it does, or a line of numbered moves ([`Shown`]). Colour is never the only thing that carries a
//! meaning. An SVG has no ids, scripts or outside references, so one page can hold any number of them. Its `<title>` and
//! `<desc>` say in words what it shows.
//!
//! SVG needs no other crate. The feature `png` adds `png`, which renders an SVG with an embedded font; `animation` adds
//! `animation`, which makes one moving picture of many, and `pdf` adds `sheet`, which puts puzzles on paper.

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
pub use text::Words;
pub use view::{MAX_LINE, Picture, Projection, Shown, View};

/// Draws a position. `size` is the length of the longer side in pixels, cut to
/// [`MIN_SIZE`]`..=`[`MAX_SIZE`]; without one the picture has its natural size, where a tile is about 40
/// pixels wide, or [`MAX_SIZE`] if that is less.
pub fn svg<G: Picture>(position: &G, view: &View<'_, G>, size: Option<u32>) -> String {
    position.scene(view).to_svg(size)
}
