//! Temple, in an isometric projection (`temple_isometric.rs`), or as layers from above: floors flat, tops raised, walls
//! as bars on the sides of cells, so that every tile's colour and value is readable.

use super::captions::{captions, description, title};
use super::grid::Grid;
use super::layout::{Caption, Layout, Scene, Strip};
use super::marks;
use super::nestortile;
use super::palette::{NESTORTILES, Palette};
use super::svg::{Paint, Point, Svg};
use super::temple_isometric;
use super::text::{Anchor, Type, number};
use super::view::{Picture, Projection, View};
use tessera_messages::{Id, Language, Text, message};
use tessera_rules::game::Seat;
use tessera_rules::temple::{Move, MoveType, Placed, Side, SlotKind, Temple, Tile};

const CELL: f64 = 84.0;
/// Side of a floor.
const FLOOR: f64 = 46.0;
/// Side of a top.
const TOP: f64 = 50.0;
/// Length and thickness of a wall.
const WALL: (f64, f64) = (62.0, 20.0);
/// Least numbers of columns and rows.
const LEAST: (i32, i32) = (6, 4);
/// Height of the key below the table.
const KEY: f64 = 34.0;

impl Picture for Temple {
    const NAME: Id = Id("game-name-temple");
    const PROJECTIONS: &'static [Projection] = &[Projection::Flat, Projection::Isometric];

    fn scene(&self, view: &View<'_, Self>) -> Scene {
        let palette = view.theme.palette();
        let shown = (view.shown.moves().iter().chain(view.room)).flat_map(|m| m.tiles());
        let cells = self.table().into_iter().chain(shown).flat_map(cells_of);
        let grid = Grid::around(cells, CELL, LEAST);
        let (board, extent) = match view.projection {
            Projection::Flat => {
                let (width, height) = grid.extent();
                let mut board = draw(self, view, &grid, palette);
                draw_key(&mut board, palette, (40.0, height + KEY / 2.0 + 4.0), view.language);
                (board, (width, height + KEY))
            }
            Projection::Isometric => temple_isometric::draw(self, view, &grid, palette),
        };
        let layout = Layout::around(extent, view.language);
        let captions = captions(self, view, effect);
        let words = (title(self, view), describe(self, &captions));
        let strips =
            [Seat::FIRST, Seat::SECOND].map(|seat| strip(self, view, seat, layout.strip_width()));
        layout.compose(palette, words, &board, &captions, &strips)
    }
}

/// Returns the cells that contain or adjoin a tile.
fn cells_of(placed: Placed) -> Vec<(i32, i32)> {
    let slot = placed.slot();
    let cell = (slot.x(), slot.y());
    match slot.kind() {
        SlotKind::Floor | SlotKind::Top => vec![cell],
        SlotKind::Wall(side) => {
            let (dx, dy) = side.step();
            vec![cell, (cell.0 + dx, cell.1 + dy)]
        }
    }
}

fn draw(position: &Temple, view: &View<'_, Temple>, grid: &Grid, palette: &Palette) -> Svg {
    let mut svg = Svg::new();
    grid.draw(&mut svg, palette);
    // Walls are on the table and tops above it; each layer is drawn over the lower ones.
    let layer = |placed: &Placed| match placed.slot().kind() {
        SlotKind::Floor => 0,
        SlotKind::Top => 1,
        SlotKind::Wall(_) => 2,
    };
    let mut table = position.table();
    table.sort_by_key(layer);
    for &placed in &table {
        draw_tile(&mut svg, grid, placed, palette);
    }
    if let Some((_, m)) = view.last {
        for placed in m.tiles() {
            let (at, width, height) = bounds(grid, placed);
            svg.rect(at, width, height, 7.0, Paint::stroke(palette.halo, 5.5));
            svg.rect(at, width, height, 7.0, Paint::stroke(palette.accent, 3.0));
        }
    }
    for m in view.shown.moves() {
        for placed in m.tiles() {
            draw_ghost(&mut svg, grid, placed, palette);
        }
    }
    match view.shown.single() {
        Some(&m) => draw_supports(&mut svg, position, m, grid, palette),
        None => {
            for (i, m) in view.shown.moves().iter().enumerate() {
                for placed in m.tiles() {
                    let ((x, y), width, _) = bounds(grid, placed);
                    let number = (i + 1).to_string();
                    marks::badge(
                        &mut svg,
                        palette,
                        (x + width - 1.0, y + 1.0),
                        &number,
                        palette.accent,
                    );
                }
            }
        }
    }
    svg
}

/// Draws the supports of each shown tile (TEM-5): a line across its joint with a tile of the same or a smaller value,
/// with a dot next to that tile. The lines are short, so that they cover no pips.
fn draw_supports(svg: &mut Svg, position: &Temple, m: Move, grid: &Grid, palette: &Palette) {
    for reason in position.placement_order(m) {
        let Some(support) = reason.support else {
            continue;
        };
        let (from, to) = (middle(grid, reason.placed), middle(grid, support));
        let between =
            |share: f64| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
        let (from, to) = (between(0.36), between(0.66));
        let paint = Paint::stroke(palette.second, 4.0);
        marks::ray(svg, palette.halo, from, to, paint, palette.second);
    }
}

fn draw_tile(svg: &mut Svg, grid: &Grid, placed: Placed, palette: &Palette) {
    let tile = placed.tile();
    let (colour, value) = (tile.colour().index(), usize::from(tile.value()));
    let (at, width, _) = bounds(grid, placed);
    match placed.slot().kind() {
        SlotKind::Floor => nestortile::tile(svg, at, width, colour, value),
        SlotKind::Top => draw_top(svg, at, width, tile, palette),
        SlotKind::Wall(side) => draw_wall(svg, at, side, tile),
    }
}

/// Draws a top, with a shadow and a double rim.
fn draw_top(svg: &mut Svg, at: Point, side: f64, tile: Tile, palette: &Palette) {
    let shadow = Paint::fill(palette.shadow).opacity(0.45);
    svg.rect((at.0 + 3.5, at.1 + 5.0), side, side, 8.0, shadow);
    let surface = NESTORTILES[tile.colour().index()];
    svg.rect(at, side, side, 8.0, Paint::fill(surface.rim).outlined(palette.paper, 1.0));
    let inner = (at.0 + 4.0, at.1 + 4.0);
    let rim = Paint::fill(surface.fill).outlined(surface.ink, 1.3);
    svg.rect(inner, side - 8.0, side - 8.0, 4.5, rim);
    nestortile::face(
        svg,
        (at.0 + 4.5, at.1 + 4.5),
        side - 9.0,
        tile.colour().index(),
        usize::from(tile.value()),
    );
}

/// Draws a wall: its letter and pips in a row, and a notch towards the cell that its dots face.
fn draw_wall(svg: &mut Svg, at: Point, side: Side, tile: Tile) {
    let surface = NESTORTILES[tile.colour().index()];
    let lying = matches!(side, Side::N | Side::S);
    let (width, height) = if lying { WALL } else { (WALL.1, WALL.0) };
    let (x, y) = (at.0 + width / 2.0, at.1 + height / 2.0);
    // Direction from the middle of the bar towards its low cell.
    let (dx, dy) = side.step();
    let (dx, dy) = (-f64::from(dx), f64::from(dy));
    let edge = (x + dx * WALL.1 / 2.0, y + dy * WALL.1 / 2.0);
    let notch = [
        (edge.0 - dy * 6.0 - dx, edge.1 - dx * 6.0 - dy),
        (edge.0 + dx * 5.5, edge.1 + dy * 5.5),
        (edge.0 + dy * 6.0 - dx, edge.1 + dx * 6.0 - dy),
    ];
    svg.polygon(&notch, Paint::fill(surface.rim).outlined(surface.rim, 1.2));
    svg.rect(at, width, height, 4.0, Paint::fill(surface.fill).outlined(surface.rim, 1.2));
    let along = |distance: f64| {
        if lying { (at.0 + distance, y) } else { (x, at.1 + distance) }
    };
    svg.text(
        along(10.0),
        Type::bold(12.5),
        Anchor::Middle,
        surface.ink,
        &nestortile::letter(tile.colour().index()),
    );
    let value = tile.value();
    // Up to six pips, centred in the space that the letter leaves.
    let first = 38.5 - 3.5 * (f64::from(value) - 1.0);
    let pips = (0..value).map(|i| along(first + 7.0 * f64::from(i)));
    svg.dots(pips, 2.5, surface.ink);
}

fn draw_ghost(svg: &mut Svg, grid: &Grid, placed: Placed, palette: &Palette) {
    svg.group((0.0, 0.0), 1.0, 0.75, |svg| draw_tile(svg, grid, placed, palette));
    let (at, width, height) = bounds(grid, placed);
    let frame = Paint::stroke(palette.accent, 2.5).dashed(6.0, 4.0);
    svg.rect((at.0 - 1.0, at.1 - 1.0), width + 2.0, height + 2.0, 6.0, frame);
}

/// Returns the upper left corner, width and height of a tile as drawn.
fn bounds(grid: &Grid, placed: Placed) -> (Point, f64, f64) {
    let (width, height) = match placed.slot().kind() {
        SlotKind::Floor => (FLOOR, FLOOR),
        SlotKind::Top => (TOP, TOP),
        SlotKind::Wall(Side::N | Side::S) => WALL,
        SlotKind::Wall(Side::E | Side::W) => (WALL.1, WALL.0),
    };
    let (x, y) = middle(grid, placed);
    ((x - width / 2.0, y - height / 2.0), width, height)
}

fn middle(grid: &Grid, placed: Placed) -> Point {
    let slot = placed.slot();
    let (x, y) = grid.middle(slot.x(), slot.y());
    match slot.kind() {
        SlotKind::Floor | SlotKind::Top => (x, y),
        SlotKind::Wall(side) => {
            let (dx, dy) = side.step();
            (x + f64::from(dx) * CELL / 2.0, y - f64::from(dy) * CELL / 2.0)
        }
    }
}

/// Draws the key of the three layers.
fn draw_key(svg: &mut Svg, palette: &Palette, at: Point, language: Language) {
    const KIND: Type = Type::regular(12.5);
    let neutral = Paint::fill(palette.cell).outlined(palette.muted, 1.2);
    let (mut x, y) = at;
    let label = |svg: &mut Svg, x: f64, text: Text| {
        let text = text.in_language(language);
        svg.text((x, y), KIND, Anchor::Start, palette.muted, &text);
        x + KIND.width(&text) + 22.0
    };
    svg.rect((x, y - 8.0), 16.0, 16.0, 3.0, neutral);
    x = label(svg, x + 23.0, message!("board-floor"));
    svg.rect((x + 2.0, y - 6.0), 16.0, 16.0, 3.0, Paint::fill(palette.shadow).opacity(0.45));
    svg.rect((x, y - 8.0), 16.0, 16.0, 3.0, neutral);
    svg.rect((x + 3.0, y - 5.0), 10.0, 10.0, 1.5, Paint::stroke(palette.muted, 1.2));
    x = label(svg, x + 25.0, message!("board-top"));
    let notch = [(x + 8.0, y + 3.0), (x + 13.0, y + 9.0), (x + 18.0, y + 3.0)];
    svg.polygon(&notch, Paint::fill(palette.muted));
    svg.rect((x, y - 5.0), 26.0, 9.0, 2.0, neutral);
    label(svg, x + 33.0, message!("board-wall"));
}

fn strip(position: &Temple, view: &View<'_, Temple>, seat: Seat, width: f64) -> Strip {
    let tiles: Vec<(usize, usize)> = hand(position, seat)
        .map(|tile| (tile.colour().index(), usize::from(tile.value())))
        .collect();
    Strip {
        note: (position.active(seat)).map(|colour| message!("board-begun", colour = &colour)),
        value: Some(message!("board-tiles", count = tiles.len())),
        body: (!tiles.is_empty()).then(|| nestortile::hand(&tiles, width)),
        ..Strip::of(position, view, seat)
    }
}

fn hand(position: &Temple, seat: Seat) -> impl Iterator<Item = Tile> + use<> {
    let held = position.hand(seat);
    (0..tessera_rules::temple::TILES).filter(move |i| held >> i & 1 == 1).map(Tile::from_index)
}

fn effect(position: &Temple, m: Move) -> Vec<Text> {
    let mut effects = vec![match position.move_type(m) {
        MoveType::Floor => message!("picture-temple-floor"),
        MoveType::CornerWall => message!("picture-temple-corner-wall"),
        MoveType::SingleWall => message!("picture-temple-single-wall"),
        MoveType::Tunnel => message!("picture-temple-tunnel"),
        MoveType::SingleTop => message!("picture-temple-single-top"),
        MoveType::CornerTop => message!("picture-temple-corner-top"),
    }];
    if position.wins(m) {
        effects.push(message!("picture-wins"));
    }
    effects
}

fn describe(position: &Temple, captions: &[Caption]) -> Text {
    let table = position.table();
    let placed = table.iter().map(|&placed| of_tile(placed));
    let mut sentences = vec![match table.is_empty() {
        true => message!("picture-empty-table"),
        false => message!("picture-table", count = table.len(), tiles = Text::clauses(placed)),
    }];
    for seat in [Seat::FIRST, Seat::SECOND] {
        let tiles: Vec<String> = hand(position, seat).map(|tile| tile.to_string()).collect();
        let held = match tiles.is_empty() {
            true => message!("picture-no-tiles"),
            false => tiles.join(" ").into(),
        };
        sentences.push(message!("picture-holds", player = number(seat), tiles = held));
        if let Some(colour) = position.active(seat) {
            sentences.push(message!("picture-begun", colour = &colour));
        }
    }
    description(sentences, captions)
}

/// Returns the place of a tile in words.
fn of_tile(placed: Placed) -> Text {
    let (slot, tile) = (placed.slot(), placed.tile());
    let cell = Text::from(&format_args!("{},{}", slot.x(), slot.y()));
    match slot.kind() {
        SlotKind::Floor => message!("picture-floor", tile = &tile, cell = cell),
        SlotKind::Top => message!("picture-top", tile = &tile, cell = cell),
        SlotKind::Wall(side) => {
            let side = match side {
                Side::N => "north",
                Side::E => "east",
                Side::S => "south",
                Side::W => "west",
            };
            message!("picture-wall", tile = &tile, side = side, cell = cell)
        }
    }
}
