//! Composition of a picture: the board, captions, and a strip for each seat.

use super::palette::Palette;
use super::svg::{Document, Paint, Svg};
use super::text::{Anchor, FONT_FAMILY, Type, number, wrapped};
use super::view::View;
use tessera_messages::{Id, Language, Text, message};
use tessera_rules::game::{Position, Seat};

/// Smallest length of a picture's longer side, in pixels.
pub const MIN_SIZE: u32 = 64;
/// Largest length of a picture's longer side, in pixels.
pub const MAX_SIZE: u32 = 2048;
/// Width and height of a card, in pixels: the size of link previews.
pub const CARD: (u32, u32) = (1200, 630);
/// Free space around everything.
const MARGIN: f64 = 20.0;
/// The radius of a picture's corners.
const CORNERS: f64 = 14.0;
/// Space between the board and the strips, and inside a strip.
const GAP: f64 = 14.0;
/// Space between strips.
const STRIP_GAP: f64 = 8.0;
/// Height of a strip's first line.
const STRIP_HEAD: f64 = 40.0;
/// Height of a caption.
const CAPTION: f64 = 24.0;
/// Least width of a strip.
const MIN_WIDTH: f64 = 480.0;
/// Length of a board up to which strips have their natural size; for longer boards they grow.
const NATURAL_LENGTH: f64 = 900.0;
/// Greatest enlargement of strips.
const MAX_GROWTH: f64 = 1.6;

const NAME: Type = Type::bold(15.0);
const PILL: Type = Type::bold(11.5);
const NOTE: Type = Type::regular(13.0);
const VALUE: Type = Type::bold(18.0);
const CAPTION_TYPE: Type = Type::regular(13.0);

/// A finished picture: shapes in their own units, with a title and a description.
#[derive(Debug)]
pub struct Scene {
    extent: (f64, f64),
    title: String,
    description: String,
    paper: &'static str,
    body: Svg,
}

impl Scene {
    /// Returns the SVG document; `size` is as in [`crate::svg()`].
    pub fn to_svg(&self, size: Option<u32>) -> String {
        let (width, height) = self.extent;
        let longer = width.max(height);
        let natural = longer.clamp(f64::from(MIN_SIZE), f64::from(MAX_SIZE));
        let size = size.map_or(natural, |size| f64::from(size.clamp(MIN_SIZE, MAX_SIZE)));
        let pixels = |length: f64| (length * size / longer).round().max(1.0) as u32;
        Document { pixels: (pixels(width), pixels(height)), ..self.document() }.write()
    }

    /// Returns the width and height in the picture's own units.
    pub fn extent(&self) -> (f64, f64) {
        self.extent
    }

    /// Draws the picture on a page, without its background.
    #[cfg(feature = "pdf")]
    pub(super) fn draw(&self, page: &mut Svg) {
        page.insert((0.0, 0.0), &self.body);
    }

    /// Returns the SVG document at the top of a frame of this extent, in the picture's units, and of this size in
    /// pixels, for a sequence of pictures of equal size.
    pub fn to_frame(&self, extent: (f64, f64), pixels: (u32, u32)) -> String {
        Document {
            extent,
            origin: ((extent.0 - self.extent.0) / 2.0, 0.0),
            pixels,
            corners: 0.0,
            ..self.document()
        }
        .write()
    }

    /// Returns the SVG document in the middle of a card of [`CARD`] pixels.
    pub fn to_card(&self) -> String {
        let (width, height) = self.extent;
        let shape = f64::from(CARD.0) / f64::from(CARD.1);
        let extent = match width / height < shape {
            true => (height * shape, height),
            false => (width, width / shape),
        };
        Document {
            extent,
            origin: ((extent.0 - width) / 2.0, (extent.1 - height) / 2.0),
            pixels: CARD,
            corners: 0.0,
            ..self.document()
        }
        .write()
    }

    fn document(&self) -> Document<'_> {
        Document {
            extent: self.extent,
            origin: (0.0, 0.0),
            pixels: CARD,
            title: &self.title,
            description: &self.description,
            font_family: FONT_FAMILY,
            paper: self.paper,
            corners: CORNERS,
            body: &self.body,
        }
    }

    /// Returns the title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Returns the description of the picture in words.
    pub fn description(&self) -> &str {
        &self.description
    }
}

/// A line of text under the board.
#[derive(Debug)]
pub(super) struct Caption {
    pub(super) label: Id,
    pub(super) text: Text,
    /// Label and text as a sentence of the description.
    pub(super) sentence: Text,
}

/// The part of a picture about one seat.
#[derive(Debug)]
pub(super) struct Strip {
    /// Name of the player.
    pub(super) name: Text,
    /// A mark before the name, drawn around the origin with a radius of 10.
    pub(super) icon: Option<Svg>,
    /// A short word on the seat's state: `to move`, `won`.
    pub(super) pill: Option<Id>,
    /// True if the seat is to act.
    pub(super) active: bool,
    /// A short note on the seat.
    pub(super) note: Option<Text>,
    /// The seat's score.
    pub(super) value: Option<Text>,
    /// Drawing of its tiles or other holdings, and its height.
    pub(super) body: Option<(Svg, f64)>,
}

impl Strip {
    /// Creates a strip with the name and state of a seat.
    pub(super) fn of<G: Position>(position: &G, view: &View<'_, G>, seat: Seat) -> Strip {
        let over = view.drawn || position.is_over();
        let active = !over && position.to_move() == seat;
        let won = position.winners().contains(seat);
        let shared = position.winners().len() > 1;
        Strip {
            name: message!("board-player", player = number(seat)),
            icon: None,
            pill: match (won, shared) {
                _ if active && position.awaits_chance() => Some(Id("board-draws")),
                _ if active => Some(Id("board-to-move")),
                (true, false) => Some(Id("board-won")),
                (true, true) => Some(Id("board-shared-win")),
                _ if over && position.winners().is_empty() => Some(Id("board-drawn")),
                _ => None,
            },
            active,
            note: None,
            value: None,
            body: None,
        }
    }
}

/// Places of the parts around a board of known size.
#[derive(Debug, Clone, Copy)]
pub(super) struct Layout {
    board: (f64, f64),
    growth: f64,
    width: f64,
    language: Language,
}

impl Layout {
    /// Creates a layout for a board of this width and height, with texts in a language.
    pub(super) fn around(board: (f64, f64), language: Language) -> Layout {
        let growth = (board.0.max(board.1) / NATURAL_LENGTH).clamp(1.0, MAX_GROWTH);
        Layout { board, growth, width: board.0.max(MIN_WIDTH * growth), language }
    }

    /// Returns the width available to the body of a strip.
    pub(super) fn strip_width(self) -> f64 {
        self.width / self.growth - 2.0 * GAP
    }

    /// Composes the parts into a picture.
    pub(super) fn compose(
        self,
        palette: &'static Palette,
        (title, description): (Text, Text),
        board: &Svg,
        captions: &[Caption],
        strips: &[Strip],
    ) -> Scene {
        let mut body = Svg::new();
        let left = MARGIN + (self.width - self.board.0) / 2.0;
        body.insert((left, MARGIN), board);
        let mut y = MARGIN + self.board.1 + GAP;
        body.group((MARGIN, y), self.growth, 1.0, |svg| {
            let width = self.width / self.growth;
            let mut below = 0.0;
            for caption in captions {
                below += draw_caption(svg, palette, below, width, self.language, caption);
            }
            for strip in strips {
                below += draw_strip(svg, palette, below, width, self.language, strip) + STRIP_GAP;
            }
            y += (below - STRIP_GAP) * self.growth;
        });
        Scene {
            extent: (self.width + 2.0 * MARGIN, y + MARGIN),
            title: title.in_language(self.language),
            description: description.in_language(self.language),
            paper: palette.paper,
            body,
        }
    }
}

/// Draws a caption on as many lines as it needs. Returns its height.
fn draw_caption(
    svg: &mut Svg,
    palette: &Palette,
    y: f64,
    width: f64,
    language: Language,
    caption: &Caption,
) -> f64 {
    let label = Text::from(caption.label).in_language(language);
    let label_width = Type::bold(CAPTION_TYPE.size).width(&label) + 10.0;
    svg.text(
        (0.0, y + CAPTION / 2.0),
        Type::bold(CAPTION_TYPE.size),
        Anchor::Start,
        palette.accent,
        &label,
    );
    let lines = wrapped(&caption.text.in_language(language), CAPTION_TYPE, width - label_width);
    for (i, line) in lines.iter().enumerate() {
        svg.text(
            (label_width, y + CAPTION / 2.0 + i as f64 * 19.0),
            CAPTION_TYPE,
            Anchor::Start,
            palette.ink,
            line,
        );
    }
    CAPTION + lines.len().saturating_sub(1) as f64 * 19.0 + 4.0
}

/// Draws a strip. Returns its height.
fn draw_strip(
    svg: &mut Svg,
    palette: &'static Palette,
    y: f64,
    width: f64,
    language: Language,
    strip: &Strip,
) -> f64 {
    let said =
        |text: Option<&Text>| text.map_or_else(String::new, |text| text.in_language(language));
    let name = strip.name.in_language(language);
    let [note, value] = [&strip.note, &strip.value].map(|text| said(text.as_ref()));
    let height = STRIP_HEAD + strip.body.as_ref().map_or(0.0, |(_, height)| height + GAP);
    svg.rect((0.0, y), width, height, 9.0, Paint::fill(palette.strip));
    let middle = y + STRIP_HEAD / 2.0;
    if strip.active {
        svg.rect((0.0, y + 9.0), 4.0, height - 18.0, 2.0, Paint::fill(palette.accent));
    }
    let mut x = GAP;
    if let Some(icon) = &strip.icon {
        svg.insert((x + 10.0, middle), icon);
        x += 30.0;
    }
    svg.text((x, middle), NAME, Anchor::Start, palette.ink, &name);
    x += NAME.width(&name) + 10.0;
    if let Some(pill) = strip.pill.map(|pill| Text::from(pill).in_language(language)) {
        let pill_width = PILL.width(&pill) + 16.0;
        svg.rect((x, middle - 10.0), pill_width, 20.0, 10.0, Paint::fill(palette.accent));
        svg.text((x + pill_width / 2.0, middle), PILL, Anchor::Middle, palette.on_accent, &pill);
        x += pill_width + 10.0;
    }
    svg.text((x, middle), NOTE, Anchor::Start, palette.muted, &note);
    svg.text((width - GAP, middle), VALUE, Anchor::End, palette.ink, &value);
    if let Some((body, _)) = &strip.body {
        svg.insert((GAP, y + STRIP_HEAD), body);
    }
    height
}
