//! Rendering of SVG as PNG, with an embedded font, so that a picture has the same bytes everywhere.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

/// Inter (Rasmus Andersson and others, SIL Open Font License 1.1), reduced to Latin.
const FONTS: [&[u8]; 2] =
    [include_bytes!("fonts/Inter-Regular.ttf"), include_bytes!("fonts/Inter-SemiBold.ttf")];

static FONT_DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    Arc::new(fonts)
});

/// Reason for which an SVG could not be rendered. This crate draws every SVG, so it is always a defect of the service.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// It can't be parsed.
    #[error("the picture can't be read: {0}")]
    Unreadable(#[from] resvg::usvg::Error),
    /// It has no pixels, or too many.
    #[error("no picture has {0} by {1} pixels")]
    Size(u32, u32),
    /// It can't be written.
    #[error("the picture can't be written: {0}")]
    Unwritable(String),
}

/// Renders a picture of [`crate::svg()`], in its size in pixels.
///
/// # Errors
/// [`RasterError`]; a picture of this crate never causes one.
pub fn png(svg: &str) -> Result<Vec<u8>, RasterError> {
    pixels(svg)?.encode_png().map_err(|e| RasterError::Unwritable(e.to_string()))
}

/// Renders a picture into its pixels.
pub(super) fn pixels(svg: &str) -> Result<Pixmap, RasterError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let mut pixels = Pixmap::new(width, height).ok_or(RasterError::Size(width, height))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    Ok(pixels)
}

/// Reads a picture, with the embedded fonts.
pub(super) fn tree(svg: &str) -> Result<Tree, RasterError> {
    let options = Options {
        font_family: "Inter".to_owned(),
        fontdb: Arc::clone(&FONT_DATABASE),
        ..Options::default()
    };
    Ok(Tree::from_str(svg, &options)?)
}
