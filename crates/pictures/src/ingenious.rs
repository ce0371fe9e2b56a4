//! Ingenious: the hexagonal board, racks with the backs of face-down tiles, and the tracks.

use super::captions::{captions, description, title};
use super::grid::AXIS_TYPE;
use super::layout::{Caption, Layout, Scene, Strip};
use super::marks;
use super::palette::Palette;
use super::svg::{Paint, Point, Svg};
use super::symbols::{BODY, BODY_RIM, PRINTED, hexagon, symbol};
use super::text::{Anchor, Type, number, signed};
use super::view::{Picture, View};
use tessera_messages::{Id, Text, message};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Cell, Colour, Form, Ingenious, Move, Phase, Tile, cells, printed};

/// Distance from the middle of a cell to its corners.
const HEX: f64 = 23.0;
/// Distance between the middles of neighbouring cells in a row.
const STEP: f64 = HEX * 1.732_050_8;
/// Space for coordinates on each side.
const AXIS: f64 = 30.0;
const SYMBOL: f64 = 11.5;
/// Height of a rack, of the space below it, and of the tracks.
const RACK: f64 = 32.0;
const RACK_GAP: f64 = 12.0;
const TRACKS: f64 = 34.0;

impl Picture for Ingenious {
    const NAME: Id = Id("game-name-ingenious");

    fn scene(&self, view: &View<'_, Self>) -> Scene {
        let palette = view.theme.palette();
        let board = Board::of(self);
        let layout = Layout::around(board.extent(), view.language);
        let captions = captions(self, view, effect);
        let words = (title(self, view), describe(self, &captions));
        let strips: Vec<Strip> = (0..self.seats())
            .map(|seat| strip(self, view, Seat::new(seat), layout.strip_width(), palette))
            .collect();
        let drawing = board.draw(self, view, palette);
        layout.compose(palette, words, &drawing, &captions, &strips)
    }
}

/// Place of the cells of a board.
struct Board {
    form: Form,
    seats: usize,
    radius: f64,
}

impl Board {
    fn of(position: &Ingenious) -> Board {
        let seats = position.seats();
        Board { form: position.form(), seats, radius: f64::from(position.form().radius(seats)) }
    }

    fn extent(&self) -> (f64, f64) {
        let across = 2.0 * self.radius + 1.0;
        let down = 3.0 * self.radius + 2.0;
        (across * STEP + 2.0 * AXIS, down * HEX + AXIS)
    }

    fn middle(&self, cell: Cell) -> Point {
        self.at(cell.q().into(), cell.r().into())
    }

    fn at(&self, q: f64, r: f64) -> Point {
        let x = AXIS + (self.radius + 0.5) * STEP + STEP * (q + r / 2.0);
        let y = (1.5 * self.radius + 1.0) * HEX + 1.5 * HEX * r;
        (x, y)
    }

    fn draw(&self, position: &Ingenious, view: &View<'_, Ingenious>, palette: &Palette) -> Svg {
        let mut svg = Svg::new();
        for cell in cells(self.form, self.seats) {
            let shape = hexagon(self.middle(cell), HEX - 1.0);
            let paint = match printed(cell) {
                Some(_) => Paint::fill(PRINTED),
                None => Paint::fill(palette.cell),
            };
            svg.polygon(&shape, paint);
            if let Some(colour) = printed(cell) {
                symbol(&mut svg, self.middle(cell), SYMBOL, colour as usize);
            }
        }
        self.draw_axes(&mut svg, palette);
        for (tile, cells) in position.tiles() {
            domino(&mut svg, tile, cells.map(|cell| self.middle(cell)), HEX - 1.8, SYMBOL);
        }
        if let Some((_, Move::Place { cells, .. })) = view.last {
            for cell in cells {
                let shape = hexagon(self.middle(cell), HEX - 1.0);
                svg.polygon(&shape, Paint::stroke(palette.halo, 5.0));
            }
            for cell in cells {
                let shape = hexagon(self.middle(cell), HEX - 1.0);
                svg.polygon(&shape, Paint::stroke(palette.accent, 3.0));
            }
        }
        for (i, &m) in view.shown.moves().iter().enumerate() {
            let Move::Place { tile, cells } = m else {
                continue;
            };
            self.draw_ghost(&mut svg, tile, cells, palette);
            if view.shown.single().is_some() {
                self.draw_runs(&mut svg, position, tile, cells, palette);
            } else {
                let [a, b] = cells.map(|cell| self.middle(cell));
                let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
                let number = (i + 1).to_string();
                marks::badge(&mut svg, palette, middle, &number, palette.accent);
            }
        }
        svg
    }

    /// Draws the coordinates: rows are numbered at their western ends, columns at their south-eastern ones.
    fn draw_axes(&self, svg: &mut Svg, palette: &Palette) {
        let radius = self.radius as i32;
        for n in -radius..=radius {
            let label = signed(i64::from(n));
            let end = f64::from((-radius).max(-radius - n)) - 0.95;
            let row = self.at(end, n.into());
            svg.text(row, AXIS_TYPE, Anchor::Middle, palette.muted, &label);
            let end = f64::from(radius.min(radius - n)) + 0.92;
            let column = self.at(n.into(), end);
            svg.text(column, AXIS_TYPE, Anchor::Middle, palette.muted, &label);
        }
        let name = Type::bold(AXIS_TYPE.size);
        let (x, y) = self.at(-0.95, (-radius).into());
        svg.text((x - 18.0, y), name, Anchor::Middle, palette.muted, "r");
        let (x, y) = self.at((-radius).into(), f64::from(radius) + 0.92);
        svg.text((x - 22.0, y), name, Anchor::Middle, palette.muted, "q");
    }

    fn draw_ghost(&self, svg: &mut Svg, tile: Tile, cells: [Cell; 2], palette: &Palette) {
        let middles = cells.map(|cell| self.middle(cell));
        svg.group((0.0, 0.0), 1.0, 0.8, |svg| domino(svg, tile, middles, HEX - 1.8, SYMBOL));
        for middle in middles {
            let frame = Paint::stroke(palette.accent, 2.5).dashed(6.0, 4.0);
            svg.polygon(&hexagon(middle, HEX - 1.0), frame);
        }
    }

    /// Draws the runs that score for each half: solid for the first, dashed for the second.
    fn draw_runs(
        &self,
        svg: &mut Svg,
        position: &Ingenious,
        tile: Tile,
        cells: [Cell; 2],
        palette: &Palette,
    ) {
        let styles = [
            (palette.accent, Paint::stroke(palette.accent, 4.0)),
            (palette.second, Paint::stroke(palette.second, 4.0).dashed(4.0, 6.5)),
        ];
        for (half, (colour, paint)) in styles.into_iter().enumerate() {
            let (cell, partner) = (cells[half], cells[1 - half]);
            let from = self.middle(cell);
            let mut points = 0;
            for run in position.runs(tile.halves()[half], cell, partner) {
                points += run.cells.len();
                if let Some(&end) = run.cells.last() {
                    let (from, to) = marks::shortened(from, self.middle(end), 14.0, 0.0);
                    marks::ray(svg, palette.halo, from, to, paint, colour);
                }
            }
            if points > 0 {
                let text = format!("+{points}");
                marks::badge(svg, palette, (from.0, from.1 - 20.0), &text, colour);
            }
        }
    }
}

/// Draws a tile on two cells with these middles.
fn domino(svg: &mut Svg, tile: Tile, middles: [Point; 2], radius: f64, symbol_radius: f64) {
    let rim = Paint::fill(BODY).outlined(BODY_RIM, 1.4);
    for middle in middles {
        svg.polygon(&hexagon(middle, radius), rim);
    }
    // The joint covers the rims between the halves.
    svg.line(middles[0], middles[1], Paint::stroke(BODY, radius - 0.8));
    for (colour, middle) in tile.halves().into_iter().zip(middles) {
        symbol(svg, middle, symbol_radius, colour as usize);
    }
}

fn strip(
    position: &Ingenious,
    view: &View<'_, Ingenious>,
    seat: Seat,
    width: f64,
    palette: &Palette,
) -> Strip {
    let mut body = Svg::new();
    let rack = position.rack(seat);
    let mut height = 0.0;
    if !rack.is_empty() {
        for (i, place) in rack.places().enumerate() {
            draw_place(&mut body, place, 66.0 * i as f64, palette);
        }
        height += RACK + RACK_GAP;
    }
    draw_tracks(&mut body, position, seat, width, height, palette);
    let base = Strip::of(position, view, seat);
    let due = base.active && position.turn() != Turn::Over;
    Strip {
        pill: match position.phase() {
            Phase::Exchange if due => Some(Id("board-may-exchange")),
            Phase::Redraw if due => Some(Id("board-draws-six")),
            _ => base.pill,
        },
        note: note(position, seat, due),
        value: match position.form() {
            Form::Duel => {
                let tokens = position.scores(seat).iter().filter(|&&peg| peg == 9).count();
                Some(message!("board-tokens", count = tokens))
            }
            _ => None,
        },
        body: Some((body, height + TRACKS)),
        ..base
    }
}

fn note(position: &Ingenious, seat: Seat, due: bool) -> Option<Text> {
    let mut notes = Vec::new();
    if position.form() == Form::Team {
        notes.push(message!("board-team", number = seat.index() % 2 + 1));
    }
    if due && position.bonus() > 0 {
        notes.push(message!("picture-bonus", count = position.bonus()));
    }
    (!notes.is_empty()).then(|| Text::commas(notes))
}

/// Draws a place of a rack: a tile, or its back.
fn draw_place(svg: &mut Svg, place: Option<Tile>, x: f64, palette: &Palette) {
    let radius = 15.5;
    let step = radius * 1.732_050_8;
    let y = RACK / 2.0;
    let middles = [(x + step / 2.0, y), (x + 1.5 * step, y)];
    match place {
        Some(tile) => domino(svg, tile, middles, radius, 8.0),
        None => {
            let back = Paint::fill(palette.cell).outlined(palette.muted, 1.4);
            for middle in middles {
                svg.polygon(&hexagon(middle, radius), back);
            }
            svg.line(middles[0], middles[1], Paint::stroke(palette.cell, radius - 0.8));
            let centre = (x + step, y);
            svg.text(centre, Type::bold(14.0), Anchor::Middle, palette.muted, "?");
        }
    }
}

/// Draws the six tracks of a seat: symbol, letter, score and progress. The lowest are underlined.
fn draw_tracks(
    svg: &mut Svg,
    position: &Ingenious,
    seat: Seat,
    width: f64,
    top: f64,
    palette: &Palette,
) {
    let scores = position.scores(seat);
    let form = position.form();
    let (low, high) = (*form.track().start(), *form.track().end());
    let lowest = scores.iter().copied().min();
    let each = width / 6.0;
    for (colour, &score) in Colour::ALL.into_iter().zip(&scores) {
        let x = each * (colour as usize) as f64;
        let middle = top + 11.0;
        svg.rect((x, top), 22.0, 22.0, 6.0, Paint::fill(BODY));
        symbol(svg, (x + 11.0, middle), 7.5, colour as usize);
        let letter = colour.letter().to_string();
        svg.text((x + 28.0, middle), Type::regular(12.0), Anchor::Start, palette.muted, &letter);
        let is_lowest = form != Form::Duel && lowest == Some(score);
        let kind = if is_lowest { Type::bold(15.0) } else { Type::regular(15.0) };
        let right = x + each - 12.0;
        let text = signed(score.into());
        svg.text((right, middle), kind, Anchor::End, palette.ink, &text);
        // The track, from its low end, or in a duel from the middle.
        let y = top + TRACKS - 5.0;
        let at = |value: i8| {
            let share = f64::from(value - low) / f64::from(high - low);
            x + 2.0 + share * (right - x - 2.0)
        };
        svg.line((at(low), y), (at(high), y), Paint::stroke(palette.line, 4.0));
        if score != 0 {
            let paint = Paint::stroke(palette.accent, 4.0);
            svg.line((at(0), y), (at(score), y), paint);
        }
        if form == Form::Duel {
            svg.line((at(0), y - 4.0), (at(0), y + 4.0), Paint::stroke(palette.muted, 1.5));
        }
    }
}

fn effect(position: &Ingenious, m: Move) -> Vec<Text> {
    let Move::Place { tile, cells } = m else {
        return Vec::new();
    };
    let earned = position.earned(tile, cells);
    let gains = (Colour::ALL.into_iter().zip(earned.gain)).filter(|&(_, gain)| gain != 0);
    let mut parts: Vec<Text> = gains
        .map(|(colour, gain)| message!("picture-gain", points = gain, colour = colour.name()))
        .collect();
    if earned.bonus > 0 {
        parts.push(message!("picture-bonus", count = earned.bonus));
    }
    vec![match parts.is_empty() {
        true => message!("picture-no-points"),
        false => message!("picture-earns", gains = Text::and(parts)),
    }]
}

fn describe(position: &Ingenious, captions: &[Caption]) -> Text {
    let form = position.form().name();
    let tiles: Vec<Text> = position
        .tiles()
        .map(|(tile, [a, b])| {
            message!(
                "picture-tile-at",
                tile = &tile,
                cell = &format_args!("{},{}", a.q(), a.r()),
                other = &format_args!("{},{}", b.q(), b.r())
            )
        })
        .collect();
    let mut sentences = vec![match tiles.is_empty() {
        true => message!("picture-empty-board", form = form),
        false => message!(
            "picture-board",
            count = tiles.len(),
            form = form,
            tiles = Text::clauses(tiles)
        ),
    }];
    for seat in (0..position.seats()).map(Seat::new) {
        let scores = (Colour::ALL.into_iter().zip(position.scores(seat))).map(|(colour, score)| {
            message!("picture-score", colour = colour.name(), score = score)
        });
        let rack = position.rack(seat);
        let known: Vec<String> = rack.known().map(|tile| tile.to_string()).collect();
        let mut held = Vec::new();
        if !known.is_empty() {
            held.push(known.join(" ").into());
        }
        if rack.has_face_down() {
            held.push(message!("picture-face-down", count = rack.face_down()));
        }
        if held.is_empty() {
            held.push(message!("picture-no-tiles"));
        }
        sentences.push(message!(
            "picture-has",
            player = number(seat),
            scores = Text::and(scores),
            tiles = Text::and(held)
        ));
    }
    description(sentences, captions)
}
