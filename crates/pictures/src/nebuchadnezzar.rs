//! Nebuchadnezzar: the board with its discs, and captured rectangles with their walls.

use super::captions::{captions, description, title};
use super::grid::AXIS_TYPE;
use super::layout::{Caption, Layout, Scene, Strip};
use super::marks;
use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, number};
use super::view::{Picture, View};
use tessera_messages::{Id, Text, message};
use tessera_rules::game::{Game, Seat};
use tessera_rules::nebuchadnezzar::{
    Cell, Colour, Direction, Move, Nebuchadnezzar, Rectangle, Wall, cells,
};

/// Space for the ranks to the left of the board and the files below it.
const AXIS: (f64, f64) = (30.0, 24.0);
/// Length of a board's side, unless its cells reach their largest or smallest size.
const BOARD: f64 = 450.0;

impl Picture for Nebuchadnezzar {
    const NAME: Id = Id("game-name-nebuchadnezzar");

    fn scene(&self, view: &View<'_, Self>) -> Scene {
        let palette = view.theme.palette();
        let board = Board::of(self);
        let layout = Layout::around((AXIS.0 + board.length, board.length + AXIS.1), view.language);
        let captions = captions(self, view, effect);
        let words = (title(self, view), describe(self, &captions));
        let strips = [Seat::FIRST, Seat::SECOND].map(|seat| strip(self, view, seat, palette));
        let drawing = board.draw(self, view, palette);
        layout.compose(palette, words, &drawing, &captions, &strips)
    }
}

/// Place of the cells of a board.
struct Board {
    side: u8,
    cell: f64,
    length: f64,
}

impl Board {
    fn of(position: &Nebuchadnezzar) -> Board {
        let side = position.side();
        let cell = (BOARD / f64::from(side)).floor().clamp(38.0, 76.0);
        Board { side, cell, length: cell * f64::from(side) }
    }

    fn draw(
        &self,
        position: &Nebuchadnezzar,
        view: &View<'_, Nebuchadnezzar>,
        palette: &Palette,
    ) -> Svg {
        let mut svg = Svg::new();
        let length = self.length;
        svg.rect((AXIS.0, 0.0), length, length, 6.0, Paint::fill(palette.cell));
        if let Some((_, m)) = view.last {
            for cell in touched(m) {
                svg.rect(self.corner(cell), self.cell, self.cell, 0.0, Paint::fill(palette.trace));
            }
        }
        for i in 1..self.side {
            let at = f64::from(i) * self.cell;
            let line = Paint::stroke(palette.line, 1.0);
            svg.line((AXIS.0 + at, 0.0), (AXIS.0 + at, length), line);
            svg.line((AXIS.0, at), (AXIS.0 + length, at), line);
        }
        svg.rect((AXIS.0, 0.0), length, length, 6.0, Paint::stroke(palette.line, 1.5));
        self.draw_axes(&mut svg, palette);
        for cell in cells(self.side) {
            if let Some(colour) = position.disc(cell) {
                self.draw_disc(&mut svg, cell, colour, palette);
            }
        }
        match view.shown.single() {
            Some(&m) => self.draw_move(&mut svg, position, m, palette),
            None => self.draw_line(&mut svg, position, view.shown.moves(), palette),
        }
        svg
    }

    fn draw_axes(&self, svg: &mut Svg, palette: &Palette) {
        for i in 0..self.side {
            let (x, y) = self.middle(Cell::new(i, i));
            let file = char::from(b'a' + i).to_string();
            let rank = (i + 1).to_string();
            svg.text((x, self.length + 15.0), AXIS_TYPE, Anchor::Middle, palette.muted, &file);
            svg.text((AXIS.0 - 15.0, y), AXIS_TYPE, Anchor::Middle, palette.muted, &rank);
        }
    }

    fn draw_move(&self, svg: &mut Svg, position: &Nebuchadnezzar, m: Move, palette: &Palette) {
        match m {
            Move::Place(cell) => {
                self.draw_ghost(svg, cell, position.colour_to_move(), palette);
            }
            Move::Capture(rectangle) => {
                self.draw_flips(svg, rectangle, position.colour_to_move(), palette);
                self.draw_frame(svg, rectangle, palette);
                if let Some(walls) = position.walls(rectangle) {
                    for wall in &walls.walls {
                        self.draw_wall(svg, rectangle, wall, palette);
                    }
                }
            }
            Move::Swap | Move::Pass => {}
        }
    }

    /// Draws numbered moves: placed discs, and frames around captured rectangles.
    fn draw_line(
        &self,
        svg: &mut Svg,
        position: &Nebuchadnezzar,
        moves: &[Move],
        palette: &Palette,
    ) {
        let mut at = *position;
        let mut numbers: Vec<(Point, String)> = Vec::new();
        for (i, &m) in moves.iter().enumerate() {
            let place = match m {
                Move::Place(cell) => {
                    self.draw_ghost(svg, cell, at.colour_to_move(), palette);
                    Some(cell)
                }
                Move::Capture(rectangle) => {
                    self.draw_frame(svg, rectangle, palette);
                    Some(Cell::new(rectangle.to.file(), rectangle.to.rank()))
                }
                Move::Swap | Move::Pass => None,
            };
            at.play(m);
            if let Some(cell) = place {
                let (x, y) = self.corner(cell);
                let at = (x + self.cell - 9.0, y + 9.0);
                let number = (i + 1).to_string();
                match numbers.iter_mut().find(|(place, _)| *place == at) {
                    Some((_, text)) => *text = format!("{text} {number}"),
                    None => numbers.push((at, number)),
                }
            }
        }
        for (place, text) in numbers {
            marks::badge(svg, palette, place, &text, palette.accent);
        }
    }

    fn draw_disc(&self, svg: &mut Svg, cell: Cell, colour: Colour, palette: &Palette) {
        let black = colour == Colour::Black;
        marks::disc(svg, palette, self.middle(cell), 0.38 * self.cell, black);
    }

    fn draw_ghost(&self, svg: &mut Svg, cell: Cell, colour: Colour, palette: &Palette) {
        svg.group((0.0, 0.0), 1.0, 0.85, |svg| self.draw_disc(svg, cell, colour, palette));
        let rim = Paint::stroke(palette.accent, 3.0).dashed(6.0, 4.0);
        svg.circle(self.middle(cell), 0.38 * self.cell + 1.5, rim);
    }

    /// Draws the discs that a capture flips, each with a dot of its new colour.
    fn draw_flips(&self, svg: &mut Svg, rectangle: Rectangle, colour: Colour, palette: &Palette) {
        for cell in rectangle.cells() {
            let black = colour == Colour::Black;
            marks::disc(svg, palette, self.middle(cell), 0.15 * self.cell, black);
        }
    }

    fn draw_frame(&self, svg: &mut Svg, rectangle: Rectangle, palette: &Palette) {
        let Rectangle { from, to } = rectangle;
        let (x, y) = self.corner(Cell::new(from.file(), to.rank()));
        let width = f64::from(rectangle.width()) * self.cell;
        let height = f64::from(rectangle.height()) * self.cell;
        svg.rect((x, y), width, height, 5.0, Paint::stroke(palette.halo, 5.0));
        svg.rect((x, y), width, height, 5.0, Paint::stroke(palette.accent, 3.0).dashed(7.0, 5.0));
    }

    /// Draws a bar along a side of the rectangle in the colour for which it counts; a neutral one is dashed.
    fn draw_wall(&self, svg: &mut Svg, rectangle: Rectangle, wall: &Wall, palette: &Palette) {
        let Rectangle { from, to } = rectangle;
        let (left, top) = self.corner(Cell::new(from.file(), to.rank()));
        let right = left + f64::from(rectangle.width()) * self.cell;
        let bottom = top + f64::from(rectangle.height()) * self.cell;
        let inset = 7.0;
        let (a, b) = match wall.direction {
            Direction::Top => ((left + inset, top), (right - inset, top)),
            Direction::Bottom => ((left + inset, bottom), (right - inset, bottom)),
            Direction::Left => ((left, top + inset), (left, bottom - inset)),
            Direction::Right => ((right, top + inset), (right, bottom - inset)),
        };
        let unit = self.cell / 64.0;
        match wall.colour {
            None => {
                svg.line(a, b, Paint::stroke(palette.halo, 9.0 * unit));
                let dots = Paint::stroke(palette.muted, 4.0 * unit).dashed(1.0, 9.0 * unit);
                svg.line(a, b, dots);
            }
            Some(colour) => {
                let [fill, _] = match colour {
                    Colour::Black => palette.black,
                    Colour::White => palette.white,
                };
                svg.line(a, b, Paint::stroke(palette.halo, 13.0 * unit));
                svg.line(a, b, Paint::stroke(palette.accent, 10.5 * unit));
                svg.line(a, b, Paint::stroke(fill, 6.5 * unit));
            }
        }
    }

    /// Returns the upper left corner of a cell.
    fn corner(&self, cell: Cell) -> Point {
        let row = f64::from(self.side) - 1.0 - f64::from(cell.rank());
        (AXIS.0 + f64::from(cell.file()) * self.cell, row * self.cell)
    }

    fn middle(&self, cell: Cell) -> Point {
        let (x, y) = self.corner(cell);
        (x + self.cell / 2.0, y + self.cell / 2.0)
    }
}

/// Returns the cells that a move fills or flips.
fn touched(m: Move) -> Vec<Cell> {
    match m {
        Move::Place(cell) => vec![cell],
        Move::Capture(rectangle) => rectangle.cells().collect(),
        Move::Swap | Move::Pass => Vec::new(),
    }
}

fn strip(
    position: &Nebuchadnezzar,
    view: &View<'_, Nebuchadnezzar>,
    seat: Seat,
    palette: &Palette,
) -> Strip {
    let colour = position.colour_of(seat);
    let mut icon = Svg::new();
    marks::disc(&mut icon, palette, (0.0, 0.0), 9.5, colour == Colour::Black);
    Strip {
        icon: Some(icon),
        note: Some(match colour {
            Colour::Black => message!("board-black"),
            Colour::White => message!("board-white"),
        }),
        value: Some(position.discs_of(seat).into()),
        ..Strip::of(position, view, seat)
    }
}

fn effect(position: &Nebuchadnezzar, m: Move) -> Vec<Text> {
    let Move::Capture(rectangle) = m else {
        return Vec::new();
    };
    let own = position.colour_to_move();
    let mut effects = vec![message!("picture-captures-discs", count = rectangle.area())];
    if let Some(walls) = position.walls(rectangle) {
        effects.push(message!(
            "picture-walls",
            own = walls.length(own),
            enemy = walls.length(own.other())
        ));
    }
    if position.wins(m) {
        effects.push(message!("picture-wins"));
    }
    effects
}

fn describe(position: &Nebuchadnezzar, captions: &[Caption]) -> Text {
    let side = position.side();
    let mut sentences = vec![message!("picture-cells", width = side, height = side)];
    for seat in [Seat::FIRST, Seat::SECOND] {
        let colour = position.colour_of(seat);
        let discs: Vec<String> = cells(side)
            .filter(|&cell| position.disc(cell) == Some(colour))
            .map(|cell| cell.to_string())
            .collect();
        sentences.push(message!(
            "picture-side",
            player = number(seat),
            colour = colour.name(),
            discs = match discs.is_empty() {
                true => message!("picture-no-discs"),
                false => message!("picture-discs", count = discs.len(), cells = discs.join(" ")),
            }
        ));
    }
    description(sentences, captions)
}
