//! Temple in an isometric projection from the south-east, which shows height. A wall whose dots face away shows its
//! back, which is darker, with its colour and value in writing.

use super::grid::{AXIS_TYPE, Grid};
use super::marks;
use super::nestortile;
use super::palette::{NESTORTILES, Palette};
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, Type, signed};
use super::view::View;
use tessera_rules::temple::{Move, Placed, Side, SlotKind, Temple};

/// Half the width and half the height of a cell's rhombus, and the height of a wall. With these sizes, no middle of a
/// panel is hidden by another panel.
const ACROSS: f64 = 52.0;
const DOWN: f64 = 30.0;
const HIGH: f64 = 30.0;
/// Half the side of a panel, in cells.
const HALF: f64 = 0.41;
/// The side length for which faces are drawn before they are skewed.
const FACE: f64 = 40.0;
/// Space for the coordinates below the table.
const AXIS: f64 = 22.0;

/// Corners of a panel: the upper left one of its face, then clockwise as seen from the front of the face.
type Panel = [Point; 4];

/// Draws the position with the shown moves. Returns the drawing, and its width and height.
pub(super) fn draw(
    position: &Temple,
    view: &View<'_, Temple>,
    grid: &Grid,
    palette: &Palette,
) -> (Svg, (f64, f64)) {
    let space = Space { grid: *grid };
    let mut svg = Svg::new();
    space.draw_table(&mut svg, palette);
    let mut table = position.table();
    table.sort_by(|a, b| depth(*a).total_cmp(&depth(*b)));
    for &placed in &table {
        space.draw_tile(&mut svg, placed, palette);
    }
    if let Some((_, m)) = view.last {
        for placed in m.tiles() {
            let panel = space.panel(placed);
            svg.polygon(&panel, Paint::stroke(palette.halo, 5.5));
            svg.polygon(&panel, Paint::stroke(palette.accent, 3.0));
        }
    }
    for (i, &m) in view.shown.moves().iter().enumerate() {
        let mut tiles: Vec<Placed> = m.tiles().collect();
        tiles.sort_by(|a, b| depth(*a).total_cmp(&depth(*b)));
        for &placed in &tiles {
            svg.group((0.0, 0.0), 1.0, 0.8, |svg| space.draw_tile(svg, placed, palette));
            let frame = Paint::stroke(palette.accent, 2.5).dashed(6.0, 4.0);
            svg.polygon(&space.panel(placed), frame);
        }
        if view.shown.single().is_none() {
            for placed in tiles {
                let at = space.upper_right(placed);
                marks::badge(&mut svg, palette, at, &(i + 1).to_string(), palette.accent);
            }
        }
    }
    if let Some(&m) = view.shown.single() {
        space.draw_supports(&mut svg, position, m, palette);
    }
    (svg, space.extent())
}

/// Returns the depth of a panel for drawing: panels nearer to the viewer are drawn later. Floors come first of all.
fn depth(placed: Placed) -> f64 {
    let slot = placed.slot();
    let (x, y) = (f64::from(slot.x()), f64::from(slot.y()));
    match slot.kind() {
        SlotKind::Floor => x - y - 1e6,
        SlotKind::Top => x - y + 0.1,
        SlotKind::Wall(side) => {
            let (dx, dy) = side.step();
            x - y + f64::from(dx - dy) / 2.0
        }
    }
}

/// The table in space: x to the east, y to the north, z upwards.
struct Space {
    grid: Grid,
}

impl Space {
    fn at(&self, x: f64, y: f64, z: f64) -> Point {
        let ((west, south), (_, rows)) = self.grid.span();
        let left = f64::from(west + south - 1) * ACROSS;
        let top = f64::from(west - south - rows) * DOWN - HIGH;
        ((x + y) * ACROSS - left, (x - y) * DOWN - z * HIGH - top)
    }

    fn extent(&self) -> (f64, f64) {
        let (_, (columns, rows)) = self.grid.span();
        let cells = f64::from(columns + rows);
        (cells * ACROSS, cells * DOWN + HIGH + AXIS)
    }

    fn draw_table(&self, svg: &mut Svg, palette: &Palette) {
        let ((west, south), (columns, rows)) = self.grid.span();
        let (w, s) = (f64::from(west) - 0.5, f64::from(south) - 0.5);
        let (e, n) = (w + f64::from(columns), s + f64::from(rows));
        let ground = |x, y| self.at(x, y, 0.0);
        let corners = [ground(w, n), ground(e, n), ground(e, s), ground(w, s)];
        svg.polygon(&corners, Paint::fill(palette.table));
        let fine = Paint::stroke(palette.line, 1.0).dashed(1.0, 5.0);
        for column in 1..columns {
            let x = w + f64::from(column);
            svg.line(ground(x, s), ground(x, n), fine);
        }
        for row in 1..rows {
            let y = s + f64::from(row);
            svg.line(ground(w, y), ground(e, y), fine);
        }
        let mut label = |(x, y): Point, aside: f64, number: i32| {
            let text = signed(i64::from(number));
            svg.text((x + aside, y + 10.0), AXIS_TYPE, Anchor::Middle, palette.muted, &text);
        };
        for column in 0..columns {
            label(ground(f64::from(west + column), s), -12.0, west + column);
        }
        for row in 0..rows {
            label(ground(e, f64::from(south + row)), 12.0, south + row);
        }
    }

    fn panel(&self, placed: Placed) -> Panel {
        let slot = placed.slot();
        let (x, y) = (f64::from(slot.x()), f64::from(slot.y()));
        let lying = |z| {
            [(-HALF, HALF), (HALF, HALF), (HALF, -HALF), (-HALF, -HALF)]
                .map(|(dx, dy)| self.at(x + dx, y + dy, z))
        };
        match slot.kind() {
            SlotKind::Floor => lying(0.0),
            SlotKind::Top => lying(1.0),
            SlotKind::Wall(side) => {
                let (dx, dy) = side.step();
                let (x, y) = (x + f64::from(dx) / 2.0, y + f64::from(dy) / 2.0);
                // Along the wall, from left to right.
                let (ax, ay) = if dx == 0 { (HALF, 0.0) } else { (0.0, HALF) };
                [(-1.0, 1.0), (1.0, 1.0), (1.0, 0.0), (-1.0, 0.0)]
                    .map(|(t, z)| self.at(x + t * ax, y + t * ay, z))
            }
        }
    }

    fn middle(&self, placed: Placed) -> Point {
        let panel = self.panel(placed);
        ((panel[0].0 + panel[2].0) / 2.0, (panel[0].1 + panel[2].1) / 2.0)
    }

    fn upper_right(&self, placed: Placed) -> Point {
        let panel = self.panel(placed);
        let right = panel.iter().map(|p| p.0).fold(f64::MIN, f64::max);
        let top = panel.iter().map(|p| p.1).fold(f64::MAX, f64::min);
        (right - 6.0, top - 6.0)
    }

    fn draw_tile(&self, svg: &mut Svg, placed: Placed, palette: &Palette) {
        let tile = placed.tile();
        let (colour, value) = (tile.colour().index(), usize::from(tile.value()));
        let surface = NESTORTILES[colour];
        let panel = self.panel(placed);
        let edge = Paint::stroke(palette.paper, 1.6);
        match placed.slot().kind() {
            SlotKind::Floor | SlotKind::Top => {
                let is_top = placed.slot().kind() == SlotKind::Top;
                thickness(svg, panel, if is_top { 5.0 } else { 2.5 }, surface.rim);
                on(svg, panel, |svg| {
                    nestortile::tile(svg, (0.0, 0.0), FACE, colour, value);
                });
                if is_top {
                    svg.polygon(&panel, edge);
                }
            }
            SlotKind::Wall(Side::N | Side::W) => {
                on(svg, panel, |svg| {
                    nestortile::tile(svg, (0.0, 0.0), FACE, colour, value);
                });
                svg.line(panel[0], panel[1], edge);
            }
            SlotKind::Wall(_) => {
                let back = Paint::fill(surface.rim).outlined(surface.fill, 1.6);
                let label = Paint::fill(surface.fill).opacity(0.9);
                let text = tile.to_string();
                on(svg, panel, |svg| {
                    svg.rect((0.6, 0.6), FACE - 1.2, FACE - 1.2, 5.0, back);
                    svg.rect((7.0, 8.0), 26.0, 24.0, 6.0, label);
                    let middle = (FACE / 2.0, FACE / 2.0);
                    svg.text(middle, Type::bold(17.0), Anchor::Middle, surface.ink, &text);
                });
                svg.line(panel[0], panel[1], edge);
            }
        }
    }

    /// Draws the supports of each shown tile (TEM-5): a line across its joint with a tile of the same or a smaller
    /// value, with a dot next to that tile.
    fn draw_supports(&self, svg: &mut Svg, position: &Temple, m: Move, palette: &Palette) {
        for reason in position.placement_order(m) {
            let Some(support) = reason.support else {
                continue;
            };
            let (from, to) = (self.middle(reason.placed), self.middle(support));
            let between =
                |share: f64| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
            let paint = Paint::stroke(palette.second, 4.0);
            marks::ray(svg, palette.halo, between(0.36), between(0.66), paint, palette.second);
        }
    }
}

/// Draws a square of [`FACE`] by [`FACE`] on a panel.
fn on(svg: &mut Svg, panel: Panel, draw: impl FnOnce(&mut Svg)) {
    let [origin, right, _, down] = panel;
    let unit = |to: Point| ((to.0 - origin.0) / FACE, (to.1 - origin.1) / FACE);
    svg.skewed(origin, unit(right), unit(down), draw);
}

/// Draws the visible edge below a lying panel.
fn thickness(svg: &mut Svg, [_, right, low, left]: Panel, by: f64, colour: &'static str) {
    let under = |(x, y): Point| (x, y + by);
    let edge = [left, low, right, under(right), under(low), under(left)];
    svg.polygon(&edge, Paint::fill(colour));
}
