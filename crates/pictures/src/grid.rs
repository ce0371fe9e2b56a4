//! Square grids with coordinates: the visible part of an unbounded table.

use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, Type, signed};

/// Space for the coordinates to the left of the table and below it.
const AXIS: (f64, f64) = (40.0, 24.0);
/// Type of the coordinates.
pub(super) const AXIS_TYPE: Type = Type::regular(12.5);

/// A rectangle of cells; x grows to the right, y upwards.
#[derive(Debug, Clone, Copy)]
pub(super) struct Grid {
    cell: f64,
    west: i32,
    south: i32,
    columns: i32,
    rows: i32,
}

impl Grid {
    /// Creates a grid of the occupied cells, one more on every side, and as many more as needed for the columns and
    /// rows of `least`.
    pub(super) fn around(
        cells: impl Iterator<Item = (i32, i32)>,
        cell: f64,
        least: (i32, i32),
    ) -> Grid {
        let (low, high) = cells
            .fold(None, |bounds: Option<((i32, i32), (i32, i32))>, (x, y)| {
                let (low, high) = bounds.unwrap_or(((x, y), (x, y)));
                Some(((low.0.min(x), low.1.min(y)), (high.0.max(x), high.1.max(y))))
            })
            .unwrap_or_default();
        let span = |low: i32, high: i32, least: i32| {
            let cells = high - low + 3;
            let more = (least - cells).max(0);
            (low - 1 - more / 2, cells + more)
        };
        let (west, columns) = span(low.0, high.0, least.0);
        let (south, rows) = span(low.1, high.1, least.1);
        Grid { cell, west, south, columns, rows }
    }

    /// Returns the lowest column and row, and the numbers of columns and rows.
    pub(super) fn span(&self) -> ((i32, i32), (i32, i32)) {
        ((self.west, self.south), (self.columns, self.rows))
    }

    /// Returns the width and height, including the coordinates.
    pub(super) fn extent(&self) -> (f64, f64) {
        let (width, height) = self.size();
        (AXIS.0 + width, AXIS.1 + height)
    }

    /// Returns the upper left corner of a cell.
    pub(super) fn corner(&self, x: i32, y: i32) -> Point {
        (
            AXIS.0 + f64::from(x - self.west) * self.cell,
            f64::from(self.south + self.rows - 1 - y) * self.cell,
        )
    }

    /// Returns the middle of a cell.
    pub(super) fn middle(&self, x: i32, y: i32) -> Point {
        let (left, top) = self.corner(x, y);
        (left + self.cell / 2.0, top + self.cell / 2.0)
    }

    /// Draws the table with its coordinates and fine lines between cells.
    pub(super) fn draw(&self, svg: &mut Svg, palette: &Palette) {
        let (width, height) = self.size();
        svg.rect((AXIS.0, 0.0), width, height, 10.0, Paint::fill(palette.table));
        for column in 0..self.columns {
            let x = AXIS.0 + (f64::from(column) + 0.5) * self.cell;
            let label = signed(i64::from(self.west + column));
            svg.text((x, height + 14.0), AXIS_TYPE, Anchor::Middle, palette.muted, &label);
        }
        for row in 0..self.rows {
            let y = (f64::from(row) + 0.5) * self.cell;
            let label = signed(i64::from(self.south + self.rows - 1 - row));
            svg.text((AXIS.0 - 8.0, y), AXIS_TYPE, Anchor::End, palette.muted, &label);
        }
        let fine = Paint::stroke(palette.line, 1.0).dashed(1.0, 5.0);
        for column in 1..self.columns {
            let x = AXIS.0 + f64::from(column) * self.cell;
            svg.line((x, 3.0), (x, height - 3.0), fine);
        }
        for row in 1..self.rows {
            let y = f64::from(row) * self.cell;
            svg.line((AXIS.0 + 3.0, y), (AXIS.0 + width - 3.0, y), fine);
        }
    }

    fn size(&self) -> (f64, f64) {
        (f64::from(self.columns) * self.cell, f64::from(self.rows) * self.cell)
    }
}
