//! Octopus: the occupied part of the table, a margin around it, and the hands.

use super::captions::{captions, description, title};
use super::grid::Grid;
use super::layout::{Caption, Layout, Scene, Strip};
use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::text::number;
use super::view::{Picture, View};
use super::{marks, nestortile};
use tessera_messages::{Id, Text, message};
use tessera_rules::game::{Game, Seat};
use tessera_rules::octopus::{Cell, Octopus, Placement, RunKind, Tile};

const CELL: f64 = 40.0;
/// Least numbers of columns and rows.
const LEAST: (i32, i32) = (11, 5);

impl Picture for Octopus {
    const NAME: Id = Id("game-name-octopus");

    fn scene(&self, view: &View<'_, Self>) -> Scene {
        let palette = view.theme.palette();
        let table = Table::around(self, view);
        let layout = Layout::around(table.0.extent(), view.language);
        let board = table.draw(self, view, palette);
        let strips: Vec<Strip> = (0..self.seats())
            .map(|seat| strip(self, view, Seat::new(seat), layout.strip_width()))
            .collect();
        let captions = captions(self, view, |at, m| {
            let gain = at.gain(m).into_iter();
            gain.map(|gain| message!("picture-points", points = gain)).collect()
        });
        let words = (title(self, view), describe(self, &captions));
        layout.compose(palette, words, &board, &captions, &strips)
    }
}

/// Places of the drawing's parts.
struct Table(Grid);

impl Table {
    fn around(position: &Octopus, view: &View<'_, Octopus>) -> Table {
        let shown = view.shown.moves().iter().chain(view.room);
        let cells = position
            .placed()
            .map(|(cell, _)| cell)
            .chain(shown.map(|m| m.cell))
            .map(|cell| (i32::from(cell.x), i32::from(cell.y)));
        Table(Grid::around(cells, CELL, LEAST))
    }

    /// Returns the upper left corner of a cell.
    fn corner(&self, cell: Cell) -> Point {
        self.0.corner(cell.x.into(), cell.y.into())
    }

    fn middle(&self, cell: Cell) -> Point {
        self.0.middle(cell.x.into(), cell.y.into())
    }

    fn draw(&self, position: &Octopus, view: &View<'_, Octopus>, palette: &Palette) -> Svg {
        let mut svg = Svg::new();
        self.0.draw(&mut svg, palette);
        for (cell, tile) in position.placed() {
            self.draw_tile(&mut svg, cell, tile);
        }
        if let Some((_, m)) = view.last {
            let (x, y) = self.corner(m.cell);
            marks::frame(&mut svg, palette, (x + 0.5, y + 0.5), CELL - 1.0, 7.0);
        }
        for &m in view.shown.moves() {
            self.draw_ghost(&mut svg, m, palette);
        }
        if let Some(&m) = view.shown.single() {
            self.draw_runs(&mut svg, position, m, palette);
        }
        for (i, &m) in view.shown.moves().iter().enumerate() {
            let text = match view.shown.single() {
                Some(_) => format!("+{}", position.gain(m).unwrap_or(0)),
                None => (i + 1).to_string(),
            };
            let (x, y) = self.corner(m.cell);
            let at = (x + CELL - 3.0, y + 2.0);
            marks::badge(&mut svg, palette, at, &text, palette.accent);
        }
        svg
    }

    fn draw_tile(&self, svg: &mut Svg, cell: Cell, tile: Tile) {
        let (x, y) = self.corner(cell);
        nestortile::tile(
            svg,
            (x + 1.0, y + 1.0),
            CELL - 2.0,
            tile.colour().index(),
            usize::from(tile.value()),
        );
    }

    /// Draws the runs that a tile scores: solid for colours, dashed for numbers, slightly apart if both have one
    /// direction.
    fn draw_runs(&self, svg: &mut Svg, position: &Octopus, m: Placement, palette: &Palette) {
        let from = self.middle(m.cell);
        for run in position.runs(m) {
            let Some(&end) = run.cells.last() else {
                continue;
            };
            let to = self.middle(end);
            let length = ((to.0 - from.0).powi(2) + (to.1 - from.1).powi(2)).sqrt();
            let aside = match run.kind {
                RunKind::Colour => -5.0,
                RunKind::Number => 5.0,
            };
            let shift = (-(to.1 - from.1) / length * aside, (to.0 - from.0) / length * aside);
            let (colour, paint) = match run.kind {
                RunKind::Colour => (palette.accent, Paint::stroke(palette.accent, 4.0)),
                RunKind::Number => {
                    (palette.second, Paint::stroke(palette.second, 4.0).dashed(4.0, 6.5))
                }
            };
            let moved = |p: Point| (p.0 + shift.0, p.1 + shift.1);
            // It begins inside the tile, so that a run of one tile is visible too.
            let start = 8.0 / length;
            let from = (from.0 + (to.0 - from.0) * start, from.1 + (to.1 - from.1) * start);
            marks::ray(svg, palette.halo, moved(from), moved(to), paint, colour);
        }
    }

    fn draw_ghost(&self, svg: &mut Svg, m: Placement, palette: &Palette) {
        let (x, y) = self.corner(m.cell);
        svg.rect((x, y), CELL, CELL, 7.0, Paint::fill(palette.table));
        svg.group((0.0, 0.0), 1.0, 0.72, |svg| self.draw_tile(svg, m.cell, m.tile));
        svg.rect((x, y), CELL, CELL, 7.0, Paint::stroke(palette.accent, 2.5).dashed(6.0, 4.0));
    }
}

fn strip(position: &Octopus, view: &View<'_, Octopus>, seat: Seat, width: f64) -> Strip {
    let hand = position.hand(seat);
    let tiles: Vec<(usize, usize)> =
        hand.tiles().map(|tile| (tile.colour().index(), usize::from(tile.value()))).collect();
    Strip {
        note: Some(message!("board-tiles", count = tiles.len())),
        value: Some(position.scores()[seat.index()].into()),
        body: (!tiles.is_empty()).then(|| nestortile::hand(&tiles, width)),
        ..Strip::of(position, view, seat)
    }
}

fn describe(position: &Octopus, captions: &[Caption]) -> Text {
    let board = position.to_setup().board;
    let placed = (board.iter())
        .map(|(x, y, tile)| message!("picture-at", tile = tile, cell = &format_args!("{x},{y}")));
    let mut sentences = vec![match board.is_empty() {
        true => message!("picture-empty-table"),
        false => message!("picture-table", count = board.len(), tiles = Text::clauses(placed)),
    }];
    for seat in (0..position.seats()).map(Seat::new) {
        let tiles: Vec<String> = position.hand(seat).tiles().map(|t| t.to_string()).collect();
        let points = position.scores()[seat.index()];
        sentences.push(message!(
            "picture-has",
            player = number(seat),
            scores = message!("picture-points", points = points),
            tiles = match tiles.is_empty() {
                true => message!("picture-no-tiles"),
                false => tiles.join(" ").into(),
            }
        ));
    }
    description(sentences, captions)
}
