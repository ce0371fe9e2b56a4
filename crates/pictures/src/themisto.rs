//! Themisto: the board with its discs, captures and rows that have won.

use super::captions::{captions, description, title};
use super::grid::AXIS_TYPE;
use super::layout::{Caption, Layout, Scene, Strip};
use super::marks;
use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::text::{Anchor, number};
use super::view::{Picture, Shown, View};
use tessera_messages::{Id, Text, message};
use tessera_rules::game::Seat;
use tessera_rules::themisto::{Cell, Colour, Move, SIDE, Themisto, WINNING_LENGTH, cells};

const CELL: f64 = 56.0;
/// Space for the ranks to the left of the board and the files below it.
const AXIS: (f64, f64) = (26.0, 24.0);
const DISC: f64 = 21.0;

impl Picture for Themisto {
    const NAME: Id = Id("game-name-themisto");

    fn scene(&self, view: &View<'_, Self>) -> Scene {
        let palette = view.theme.palette();
        let side = SIDE as f64 * CELL;
        let layout = Layout::around((AXIS.0 + side, side + AXIS.1), view.language);
        let captions = captions(self, view, effect);
        let words = (title(self, view), describe(self, &captions));
        let strips = [Seat::FIRST, Seat::SECOND].map(|seat| strip(self, view, seat));
        layout.compose(palette, words, &draw(self, view, palette), &captions, &strips)
    }
}

fn draw(position: &Themisto, view: &View<'_, Themisto>, palette: &Palette) -> Svg {
    let mut svg = Svg::new();
    let side = SIDE as f64 * CELL;
    svg.rect((AXIS.0, 0.0), side, side, 6.0, Paint::fill(palette.cell));
    for cell in cells(!0) {
        if (cell.file() + cell.rank()) % 2 == 0 {
            svg.rect(corner(cell), CELL, CELL, 0.0, Paint::fill(palette.cell_other));
        }
    }
    if let Some((_, m)) = view.last {
        for cell in [m.from(), m.to()] {
            svg.rect(corner(cell), CELL, CELL, 0.0, Paint::fill(palette.trace));
        }
    }
    svg.rect((AXIS.0, 0.0), side, side, 6.0, Paint::stroke(palette.line, 1.5));
    draw_axes(&mut svg, palette);

    let lifted = view.shown.single().map(|m| m.from());
    for cell in cells(position.board().occupied()) {
        if let Some(colour) = position.board().get(cell) {
            let opacity = if lifted == Some(cell) { 0.3 } else { 1.0 };
            svg.group((0.0, 0.0), 1.0, opacity, |svg| {
                disc(svg, palette, middle(cell), DISC, colour);
            });
        }
    }
    if let Some((before, m)) = view.last {
        draw_flipped(&mut svg, before, m, palette);
    }
    draw_winning_rows(&mut svg, position, palette);
    match view.shown {
        Shown::Nothing => {}
        Shown::Move(m) => draw_move(&mut svg, position, m, palette),
        Shown::Line(moves) => draw_line(&mut svg, moves, palette),
    }
    svg
}

fn draw_axes(svg: &mut Svg, palette: &Palette) {
    let side = SIDE as f64 * CELL;
    for (i, file) in ('a'..='h').enumerate() {
        let x = AXIS.0 + (i as f64 + 0.5) * CELL;
        let label = file.to_string();
        svg.text((x, side + 15.0), AXIS_TYPE, Anchor::Middle, palette.muted, &label);
        let y = side - (i as f64 + 0.5) * CELL;
        let label = (i + 1).to_string();
        svg.text((AXIS.0 - 14.0, y), AXIS_TYPE, Anchor::Middle, palette.muted, &label);
    }
}

/// Draws a shown move: the disc at its destination, its path, and the discs that it captures with their new colour.
fn draw_move(svg: &mut Svg, position: &Themisto, m: Move, palette: &Palette) {
    let colour = position.board().get(m.from()).unwrap_or(Colour::White);
    let (from, to) = (middle(m.from()), middle(m.to()));
    svg.group((0.0, 0.0), 1.0, 0.85, |svg| {
        disc(svg, palette, to, DISC, colour.other());
    });
    svg.circle(to, DISC + 1.5, Paint::stroke(palette.accent, 3.0).dashed(6.0, 4.0));
    for line in position.capture_lines(m) {
        for cell in cells(line.cells) {
            let centre = middle(cell);
            svg.circle(centre, DISC - 0.5, Paint::stroke(palette.halo, 5.0));
            svg.circle(centre, DISC - 0.5, Paint::stroke(palette.second, 3.5));
            disc(svg, palette, centre, DISC / 2.6, colour.other());
        }
    }
    let (short_from, short_to) = marks::shortened(from, to, 6.0, DISC + 5.0);
    marks::arrow(svg, palette, short_from, short_to, 4.5);
}

/// Draws arrows with their numbers; each begins where its disc is when the move's turn has come.
fn draw_line(svg: &mut Svg, moves: &[Move], palette: &Palette) {
    for &m in moves {
        let (from, to) = marks::shortened(middle(m.from()), middle(m.to()), 8.0, 8.0);
        marks::arrow(svg, palette, from, to, 4.5);
    }
    // Several moves may end on one cell: their numbers are drawn side by side.
    let mut ends: Vec<(Cell, String)> = Vec::new();
    for (i, m) in moves.iter().enumerate() {
        let number = (i + 1).to_string();
        match ends.iter_mut().find(|(cell, _)| *cell == m.to()) {
            Some((_, text)) => {
                text.push(' ');
                text.push_str(&number);
            }
            None => ends.push((m.to(), number)),
        }
    }
    for (cell, text) in ends {
        let (x, y) = middle(cell);
        marks::badge(svg, palette, (x + 17.0, y - 17.0), &text, palette.accent);
    }
}

/// Draws the discs that the last move flipped.
fn draw_flipped(svg: &mut Svg, before: &Themisto, m: Move, palette: &Palette) {
    for line in before.capture_lines(m) {
        for cell in cells(line.cells) {
            svg.circle(
                middle(cell),
                DISC + 1.5,
                Paint::stroke(palette.second, 2.5).dashed(5.0, 4.0),
            );
        }
    }
}

/// Draws a line through every row that has won the game.
fn draw_winning_rows(svg: &mut Svg, position: &Themisto, palette: &Palette) {
    let Some(winner) = position.winner() else {
        return;
    };
    for row in position.board().rows(WINNING_LENGTH as u8) {
        let ends: Vec<Cell> = row.cells().collect();
        if let (true, [first, .., last]) = (row.wins_for(winner), ends.as_slice()) {
            let (from, to) = (middle(*first), middle(*last));
            svg.line(from, to, Paint::stroke(palette.halo, 9.0));
            svg.line(from, to, Paint::stroke(palette.accent, 6.0));
        }
    }
}

fn disc(svg: &mut Svg, palette: &Palette, centre: Point, radius: f64, colour: Colour) {
    let black = colour == Colour::Black;
    marks::disc(svg, palette, centre, radius, black);
}

/// Returns the upper left corner of a cell.
fn corner(cell: Cell) -> Point {
    (AXIS.0 + cell.file() as f64 * CELL, (SIDE - 1 - cell.rank()) as f64 * CELL)
}

fn middle(cell: Cell) -> Point {
    let (x, y) = corner(cell);
    (x + CELL / 2.0, y + CELL / 2.0)
}

fn strip(position: &Themisto, view: &View<'_, Themisto>, seat: Seat) -> Strip {
    let goal = match seat {
        Seat::FIRST => message!("board-five"),
        _ => message!("board-five-or-more"),
    };
    let owes = !view.drawn && position.skip() && seat != position.to_move();
    Strip {
        note: Some(goal),
        value: owes.then(|| message!("board-loses-turn")),
        ..Strip::of(position, view, seat)
    }
}

fn effect(position: &Themisto, m: Move) -> Vec<Text> {
    let judged = position.judge(m);
    let mut effects = Vec::new();
    if judged.flips != 0 {
        let count = judged.flips.count_ones();
        effects.push(message!("picture-captures", count = count));
    }
    if judged.wins {
        effects.push(message!("picture-wins"));
    } else if judged.penalised {
        effects.push(message!("picture-costs"));
    }
    effects
}

fn describe(position: &Themisto, captions: &[Caption]) -> Text {
    let board = position.board();
    let mut sentences = vec![message!("picture-cells", width = SIDE, height = SIDE)];
    for (colour, name) in [(Colour::Black, "black"), (Colour::White, "white")] {
        let discs: Vec<String> = cells(board.discs(colour)).map(|cell| cell.to_string()).collect();
        let held = message!("picture-discs", count = discs.len(), cells = discs.join(" "));
        sentences.push(match colour {
            _ if discs.is_empty() => message!("picture-shows-none", colour = name),
            Colour::Black => message!("picture-black", discs = held),
            Colour::White => message!("picture-white", discs = held),
        });
    }
    if position.skip() {
        let seat = position.to_move().other();
        sentences.push(message!("picture-skips", player = number(seat)));
    }
    description(sentences, captions)
}
