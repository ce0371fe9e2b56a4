//! Marks on a board: arrows, rings, lines and numbered badges. All have a halo, so that they are visible on tiles of
//! any colour.

use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, Type};

/// Draws an arrow with its tip at `to`; `width` is the width of the shaft.
pub(super) fn arrow(svg: &mut Svg, palette: &Palette, from: Point, to: Point, width: f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(0.01);
    let (ux, uy) = (dx / length, dy / length);
    let head = (3.2 * width).min(length);
    let neck = (to.0 - ux * head, to.1 - uy * head);
    let wing = 1.7 * width;
    let tip =
        [to, (neck.0 - uy * wing, neck.1 + ux * wing), (neck.0 + uy * wing, neck.1 - ux * wing)];
    svg.line(from, neck, Paint::stroke(palette.halo, width + 3.0));
    svg.polygon(&tip, Paint::stroke(palette.halo, 3.0));
    svg.line(from, neck, Paint::stroke(palette.accent, width));
    svg.polygon(&tip, Paint::fill(palette.accent).outlined(palette.accent, 1.0));
}

/// Draws a line through cells that ends in a dot.
pub(super) fn ray(
    svg: &mut Svg,
    halo: &'static str,
    from: Point,
    to: Point,
    paint: Paint,
    colour: &'static str,
) {
    svg.line(from, to, Paint::stroke(halo, 7.0));
    svg.circle(to, 6.5, Paint::fill(halo));
    svg.line(from, to, paint);
    svg.circle(to, 5.0, Paint::fill(colour));
}

/// Draws a pill with a few characters.
pub(super) fn badge(
    svg: &mut Svg,
    palette: &Palette,
    centre: Point,
    text: &str,
    colour: &'static str,
) {
    const KIND: Type = Type::bold(12.0);
    let width = (KIND.width(text) + 10.0).max(19.0);
    svg.rect(
        (centre.0 - width / 2.0, centre.1 - 9.5),
        width,
        19.0,
        9.5,
        Paint::fill(colour).outlined(palette.halo, 1.5),
    );
    svg.text(centre, KIND, Anchor::Middle, palette.on_accent, text);
}

/// Draws a frame around a square cell.
pub(super) fn frame(svg: &mut Svg, palette: &Palette, at: Point, side: f64, radius: f64) {
    svg.rect(at, side, side, radius, Paint::stroke(palette.halo, 5.5));
    svg.rect(at, side, side, radius, Paint::stroke(palette.accent, 3.0));
}

/// Draws a two-coloured disc with this side up.
pub(super) fn disc(svg: &mut Svg, palette: &Palette, centre: Point, radius: f64, black: bool) {
    let [fill, rim] = if black { palette.black } else { palette.white };
    svg.circle(centre, radius, Paint::fill(fill).outlined(rim, radius / 14.0));
}

/// Shortens a line at its start and end.
pub(super) fn shortened(from: Point, to: Point, at_start: f64, at_end: f64) -> (Point, Point) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(0.01);
    let (ux, uy) = (dx / length, dy / length);
    ((from.0 + ux * at_start, from.1 + uy * at_start), (to.0 - ux * at_end, to.1 - uy * at_end))
}
