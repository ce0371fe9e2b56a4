//! Sheets of puzzles to print: four to a page, with their solutions on the back.

use super::layout::Scene;
use super::palette::{Palette, Theme};
use super::pdf::{PdfError, pdf};
use super::svg::{Document, Svg};
use super::text::{Anchor, FONT_FAMILY, Type, wrapped};

/// Size of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Returns the width and height in points of 1/72 inch.
    const fn points(self) -> (u32, u32) {
        match self {
            Paper::A4 => (595, 842),
            Paper::Letter => (612, 792),
        }
    }
}

/// A puzzle on a sheet.
#[derive(Debug)]
pub struct Printed {
    /// Its origin: its day, or its type.
    pub heading: String,
    /// The question.
    pub question: String,
    /// Heading of its solution: its origin and the question.
    pub answer: String,
    /// Its position.
    pub scene: Scene,
    /// Text of its solution, one item per paragraph.
    pub solution: Vec<String>,
    /// Its id, by which it can be looked up.
    pub id: String,
}

/// Puzzles that begin on a new page.
#[derive(Debug)]
pub struct Section {
    /// The title of the pages of puzzles.
    pub title: String,
    /// The title of the pages of solutions.
    pub solutions: String,
    /// The puzzles.
    pub puzzles: Vec<Printed>,
}

/// The words of the sheets outside their sections.
#[derive(Debug)]
pub struct SheetWords<'a> {
    /// Language of the sheets, a BCP 47 tag.
    pub language: &'a str,
    /// The title of the document.
    pub title: &'a str,
    /// The text at the top of each sheet, such as `sheet 1 of 2`.
    pub places: &'a [String],
}

/// Number of puzzles on a page, in rows of two.
const ON_PAGE: usize = 4;
const MARGIN: f64 = 40.0;
/// Space between columns and rows.
const GAP: f64 = 22.0;
/// Height of the header line, and of the footer line.
const HEAD: f64 = 34.0;
const FOOT: f64 = 20.0;
const TITLE: Type = Type::bold(16.0);
const HEADING: Type = Type::bold(10.5);
const QUESTION: Type = Type::regular(9.5);
const SMALL: Type = Type::regular(7.0);
/// Height of a line of a question or a solution.
const LINE: f64 = 12.5;

/// Returns the sheets as a PDF. After each page of puzzles comes the page of their solutions, so that in double-sided
/// printing the solutions are on the back.
///
/// # Errors
/// [`PdfError`]; pictures of this crate never cause one.
pub fn sheet(
    words: &SheetWords<'_>,
    paper: Paper,
    sections: &[Section],
) -> Result<Vec<u8>, PdfError> {
    let palette = Theme::Light.palette();
    let mut svgs = Vec::with_capacity(2 * sheets_of(sections));
    let mut places = words.places.iter();
    for section in sections {
        for (number, group) in section.puzzles.chunks(ON_PAGE).enumerate() {
            let first = number * ON_PAGE + 1;
            let page = Page { paper, palette, first };
            let place = places.next().map_or("", String::as_str);
            svgs.push(page.write(&section.title, place, |svg| page.puzzles(svg, group)));
            svgs.push(page.write(&section.solutions, place, |svg| page.solutions(svg, group)));
        }
    }
    pdf(words.title, words.language, &svgs)
}

/// Returns the number of sheets that these sections take.
pub fn sheets_of(sections: &[Section]) -> usize {
    let sheets = |section: &Section| section.puzzles.len().div_ceil(ON_PAGE);
    sections.iter().map(sheets).sum()
}

struct Page {
    paper: Paper,
    palette: &'static Palette,
    /// Number of its first puzzle.
    first: usize,
}

impl Page {
    fn size(&self) -> (f64, f64) {
        let (width, height) = self.paper.points();
        (f64::from(width), f64::from(height))
    }

    /// Returns the page with its title, its place among the sheets, and the content drawn by `draw`.
    fn write(&self, title: &str, place: &str, draw: impl FnOnce(&mut Svg)) -> String {
        let (width, height) = self.size();
        let mut body = Svg::new();
        let ink = self.palette.ink;
        body.text((MARGIN, MARGIN + 8.0), TITLE, Anchor::Start, ink, title);
        let right = (width - MARGIN, MARGIN + 8.0);
        body.text(right, SMALL, Anchor::End, self.palette.muted, place);
        draw(&mut body);
        Document {
            extent: (width, height),
            origin: (0.0, 0.0),
            pixels: self.paper.points(),
            title,
            description: place,
            font_family: FONT_FAMILY,
            paper: "#ffffff",
            corners: 0.0,
            body: &body,
        }
        .write()
    }

    fn puzzles(&self, svg: &mut Svg, puzzles: &[Printed]) {
        let (width, height) = self.size();
        let column = (width - 2.0 * MARGIN - GAP) / 2.0;
        let row = (height - 2.0 * MARGIN - HEAD - FOOT - GAP) / 2.0;
        for (place, puzzle) in puzzles.iter().enumerate() {
            let left = MARGIN + (column + GAP) * (place % 2) as f64;
            let top = MARGIN + HEAD + (row + GAP) * (place / 2) as f64;
            let mut y = top;
            let heading = format!("{}. {}", self.first + place, puzzle.heading);
            svg.text((left, y + 5.0), HEADING, Anchor::Start, self.palette.ink, &heading);
            y += LINE + 4.0;
            for line in wrapped(&puzzle.question, QUESTION, column) {
                svg.text((left, y + 5.0), QUESTION, Anchor::Start, self.palette.ink, &line);
                y += LINE;
            }
            y += 2.0;
            let room = (column, top + row - LINE - y);
            let extent = puzzle.scene.extent();
            let scale = (room.0 / extent.0).min(room.1 / extent.1);
            let by = (left + (room.0 - extent.0 * scale) / 2.0, y);
            svg.group(by, scale, 1.0, |svg| puzzle.scene.draw(svg));
            let below = (left, top + row - 2.0);
            svg.text(below, SMALL, Anchor::Start, self.palette.muted, &puzzle.id);
        }
    }

    /// Draws the solutions, one below the other.
    fn solutions(&self, svg: &mut Svg, puzzles: &[Printed]) {
        let (width, height) = self.size();
        let room = width - 2.0 * MARGIN;
        let set = |kind: Type, scale: f64| Type { size: kind.size * scale, ..kind };
        let lines_of = |scale: f64| -> Vec<(Type, &'static str, String)> {
            let mut lines = Vec::new();
            for (place, puzzle) in puzzles.iter().enumerate() {
                let number = self.first + place;
                let heading = format!("{number}. {}", puzzle.answer);
                let mut add = |kind: Type, colour: &'static str, text: &str| {
                    let kind = set(kind, scale);
                    let broken = wrapped(text, kind, room).into_iter();
                    lines.extend(broken.map(|line| (kind, colour, line)));
                };
                add(HEADING, self.palette.ink, &heading);
                for paragraph in &puzzle.solution {
                    add(QUESTION, self.palette.ink, paragraph);
                }
                add(SMALL, self.palette.muted, &puzzle.id);
                add(SMALL, self.palette.muted, "");
            }
            lines
        };
        // Long solutions are set in smaller type, so that all fit on their page.
        let high = height - 2.0 * MARGIN - HEAD;
        let fits = |scale: &f64| lines_of(*scale).len() as f64 * LINE * scale <= high;
        let scales = [1.0, 0.85, 0.7, 0.55, 0.4];
        let scale = scales.into_iter().find(fits).unwrap_or(0.4);
        let mut y = MARGIN + HEAD;
        for (kind, colour, line) in lines_of(scale) {
            svg.text((MARGIN, y + 5.0), kind, Anchor::Start, colour, &line);
            y += LINE * scale;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::{Picture, View};
    use tessera_rules::game::Position;
    use tessera_rules::octopus::Octopus;

    #[test]
    fn solutions_lie_overleaf() {
        let position = Octopus::from_key("R4@0,0|R1B2,Y4G3|0,0|0|1").unwrap();
        let printed = |number: usize| Printed {
            heading: format!("Octopus, level {number}"),
            question: "Which move wins the most points?".to_owned(),
            answer: "Octopus: Which move wins the most points?".to_owned(),
            scene: position.scene(&View::plain(Theme::Light)),
            solution: vec!["R1@1,0: places R1 and scores. ".repeat(40)],
            id: format!("octopus-{number}"),
        };
        let section = |puzzles| Section {
            title: "Octopus: a week of puzzles".to_owned(),
            solutions: "Octopus: a week of puzzles: solutions".to_owned(),
            puzzles: (1..=puzzles).map(printed).collect(),
        };
        // A section begins on a new sheet.
        assert_eq!(sheets_of(&[section(3), section(4), section(0)]), 2);
        let sections = [section(7)];
        for paper in [Paper::A4, Paper::Letter] {
            let words = SheetWords {
                language: "en",
                title: "Octopus: a week of puzzles",
                places: &["sheet 1 of 2".to_owned(), "sheet 2 of 2".to_owned()],
            };
            let pdf = sheet(&words, paper, &sections).unwrap();
            assert!(pdf.starts_with(b"%PDF-"));
            let text = String::from_utf8_lossy(&pdf);
            assert!(text.contains("/Count 4") && text.contains("/Lang (en)"));
            let (width, height) = paper.points();
            assert!(text.contains(&format!("/MediaBox [0 0 {width} {height}]")));
            assert_eq!(text.matches("/FontFile2").count(), 2);
            if let Some(folder) = std::env::var_os("SHEETS") {
                let path = std::path::Path::new(&folder).join(format!("{paper:?}.pdf"));
                std::fs::write(path, &pdf).unwrap();
            }
        }
    }
}
