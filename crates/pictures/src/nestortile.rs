//! Nestortiles, the tiles of Octopus and Temple: a colour with its letter, and pips.

use super::palette::{NESTORTILE_LETTERS, NESTORTILES};
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, Type};

/// The side length for which the sizes below are designed.
const DESIGN: f64 = 40.0;

/// Draws a tile. `colour` is an index into `ROYGCBPNKW`, `value` is 1 to 6.
pub(super) fn tile(svg: &mut Svg, at: Point, side: f64, colour: usize, value: usize) {
    let unit = side / DESIGN;
    let surface = NESTORTILES[colour % NESTORTILES.len()];
    svg.rect(
        (at.0 + 0.6 * unit, at.1 + 0.6 * unit),
        side - 1.2 * unit,
        side - 1.2 * unit,
        6.0 * unit,
        Paint::fill(surface.fill).outlined(surface.rim, 1.2 * unit),
    );
    face(svg, at, side, colour, value);
}

/// Draws the letter and the pips alone.
pub(super) fn face(svg: &mut Svg, at: Point, side: f64, colour: usize, value: usize) {
    let unit = side / DESIGN;
    let ink = NESTORTILES[colour % NESTORTILES.len()].ink;
    svg.text(
        (at.0 + 10.0 * unit, at.1 + 10.0 * unit),
        Type::bold(12.5 * unit),
        Anchor::Middle,
        ink,
        &letter(colour),
    );
    let middle = (at.0 + 25.2 * unit, at.1 + 24.8 * unit);
    let pips = pips(value).iter().map(|&(x, y)| {
        let step = 7.6 * unit;
        (middle.0 + f64::from(x) * step, middle.1 + f64::from(y) * step)
    });
    svg.dots(pips, 2.8 * unit, ink);
}

/// Returns the letter of a colour.
pub(super) fn letter(colour: usize) -> String {
    NESTORTILE_LETTERS[colour % NESTORTILE_LETTERS.len()].to_string()
}

/// Returns the places of the pips of a value around the middle, as on a die.
fn pips(value: usize) -> &'static [(i8, i8)] {
    const PATTERNS: [&[(i8, i8)]; 6] = [
        &[(0, 0)],
        &[(1, -1), (-1, 1)],
        &[(1, -1), (0, 0), (-1, 1)],
        &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        &[(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
    ];
    PATTERNS[value.clamp(1, 6) - 1]
}

/// Draws tiles side by side in rows no wider than `width`. Returns the drawing and its height. A tile is a colour and a
/// value; tiles of one colour stay in one row if it is long enough.
pub(super) fn hand(tiles: &[(usize, usize)], width: f64) -> (Svg, f64) {
    const SIDE: f64 = 28.0;
    const GAP: f64 = 4.0;
    const GROUP_GAP: f64 = 9.0;
    let mut svg = Svg::new();
    let (mut x, mut y) = (0.0, 0.0);
    for group in tiles.chunk_by(|a, b| a.0 == b.0) {
        if x > 0.0 {
            x += GROUP_GAP;
        }
        let length = group.len() as f64 * (SIDE + GAP) - GAP;
        if x > 0.0 && x + length > width {
            x = 0.0;
            y += SIDE + GAP;
        }
        for &(colour, value) in group {
            if x + SIDE > width {
                x = 0.0;
                y += SIDE + GAP;
            }
            tile(&mut svg, (x, y), SIDE, colour, value);
            x += SIDE + GAP;
        }
    }
    (svg, y + SIDE)
}
