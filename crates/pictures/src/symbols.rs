//! The six symbols of Ingenious: each colour has its own shape.

use std::f64::consts::PI;

use super::svg::{Paint, Point, Svg};

/// Body of tiles, the same in both themes; the symbols are bright on it.
pub(super) const BODY: &str = "#262930";
/// Rim of tiles.
pub(super) const BODY_RIM: &str = "#5d6472";
/// Background of a printed symbol.
pub(super) const PRINTED: &str = "#4c525e";

/// Colours in the order `ROYGBP`.
pub(super) const COLOURS: [&str; 6] =
    ["#ff6b64", "#ff9f45", "#ffe169", "#5fd38a", "#62b0ff", "#cf97ff"];

/// Draws the symbol of a colour, which fits into a circle of this radius: red a burst, orange a triangle,
/// yellow a star, green a disc, blue a square on its corner, purple a ring.
pub(super) fn symbol(svg: &mut Svg, centre: Point, radius: f64, colour: usize) {
    let fill = COLOURS[colour % COLOURS.len()];
    let paint = Paint::fill(fill);
    match colour {
        0 => svg.polygon(&star(centre, radius, 0.5, 8), paint),
        1 => {
            // Its middle is lowered, so that it looks centred.
            let centre = (centre.0, centre.1 + 0.16 * radius);
            svg.polygon(&star(centre, 1.05 * radius, 0.5, 3), paint);
        }
        2 => {
            let centre = (centre.0, centre.1 + 0.05 * radius);
            svg.polygon(&star(centre, 1.08 * radius, 0.45, 5), paint);
        }
        3 => svg.circle(centre, 0.82 * radius, paint),
        4 => svg.polygon(&star(centre, radius, 0.7072, 4), paint),
        _ => svg.circle(centre, 0.66 * radius, Paint::stroke(fill, 0.36 * radius)),
    }
}

/// Returns a star with one point upwards; `inner` is the radius of its inward corners as a fraction of `radius`. With
/// `cos(pi / points)` it is a regular polygon.
fn star(centre: Point, radius: f64, inner: f64, points: u32) -> Vec<Point> {
    (0..2 * points)
        .map(|i| {
            let angle = PI * f64::from(i) / f64::from(points) - PI / 2.0;
            let radius = if i % 2 == 0 { radius } else { radius * inner };
            (centre.0 + radius * angle.cos(), centre.1 + radius * angle.sin())
        })
        .collect()
}

/// Returns a hexagon with a corner upwards.
pub(super) fn hexagon(centre: Point, radius: f64) -> Vec<Point> {
    star(centre, radius, 1.0, 6).into_iter().step_by(2).collect()
}
