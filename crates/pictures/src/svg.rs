//! A writer of SVG: well-formed by construction, without ids, so that a page can hold several pictures.

use std::fmt::Write;

use super::text::{Anchor, CAP_MIDDLE, Type};

/// A point in the scene's units; y grows downwards.
pub(super) type Point = (f64, f64);

/// Fill and outline of a shape.
#[derive(Debug, Clone, Copy)]
pub(super) struct Paint {
    fill: &'static str,
    stroke: Option<(&'static str, f64)>,
    dash: Option<(f64, f64)>,
    opacity: f64,
}

impl Paint {
    /// Returns a fill without outline.
    pub(super) const fn fill(colour: &'static str) -> Paint {
        Paint { fill: colour, stroke: None, dash: None, opacity: 1.0 }
    }

    /// Returns an outline without fill.
    pub(super) const fn stroke(colour: &'static str, width: f64) -> Paint {
        Paint::fill("none").outlined(colour, width)
    }

    /// Adds an outline.
    pub(super) const fn outlined(self, colour: &'static str, width: f64) -> Paint {
        Paint { stroke: Some((colour, width)), ..self }
    }

    /// Makes the outline dashed.
    pub(super) const fn dashed(self, on: f64, off: f64) -> Paint {
        Paint { dash: Some((on, off)), ..self }
    }

    /// Sets the opacity.
    pub(super) const fn opacity(self, opacity: f64) -> Paint {
        Paint { opacity, ..self }
    }
}

/// The elements of a picture drawn so far.
#[derive(Debug, Default)]
pub(super) struct Svg(String);

impl Svg {
    /// Creates an empty picture.
    pub(super) fn new() -> Svg {
        Svg::default()
    }

    /// Returns the elements as text.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// Draws a rectangle with rounded corners.
    pub(super) fn rect(&mut self, at: Point, width: f64, height: f64, radius: f64, paint: Paint) {
        self.open("rect");
        self.number("x", at.0);
        self.number("y", at.1);
        self.number("width", width);
        self.number("height", height);
        if radius > 0.0 {
            self.number("rx", radius);
        }
        self.close(paint);
    }

    /// Draws a circle.
    pub(super) fn circle(&mut self, centre: Point, radius: f64, paint: Paint) {
        self.open("circle");
        self.number("cx", centre.0);
        self.number("cy", centre.1);
        self.number("r", radius);
        self.close(paint);
    }

    /// Draws a straight line with round ends.
    pub(super) fn line(&mut self, from: Point, to: Point, paint: Paint) {
        self.open("path");
        let _ = write!(self.0, " d=\"M{} {}L{} {}\"", N(from.0), N(from.1), N(to.0), N(to.1));
        self.0.push_str(" stroke-linecap=\"round\"");
        self.close(paint);
    }

    /// Draws a closed polygon.
    pub(super) fn polygon(&mut self, points: &[Point], paint: Paint) {
        self.open("path");
        self.0.push_str(" d=\"");
        for (i, point) in points.iter().enumerate() {
            let letter = if i == 0 { 'M' } else { 'L' };
            let _ = write!(self.0, "{letter}{} {}", N(point.0), N(point.1));
        }
        self.0.push_str("Z\" stroke-linejoin=\"round\"");
        self.close(paint);
    }

    /// Draws dots of one radius as a single element.
    pub(super) fn dots(
        &mut self,
        centres: impl IntoIterator<Item = Point>,
        radius: f64,
        colour: &'static str,
    ) {
        self.open("path");
        self.0.push_str(" d=\"");
        for centre in centres {
            // A line of length zero with round caps is a dot.
            let _ = write!(self.0, "M{} {}h0", N(centre.0), N(centre.1));
        }
        self.0.push_str("\" stroke-linecap=\"round\"");
        self.close(Paint::stroke(colour, 2.0 * radius));
    }

    /// Draws a line of text with its capitals centred on `at.1`.
    pub(super) fn text(
        &mut self,
        at: Point,
        kind: Type,
        anchor: Anchor,
        colour: &'static str,
        text: &str,
    ) {
        if text.is_empty() {
            return;
        }
        self.open("text");
        self.number("x", at.0);
        self.number("y", at.1 + CAP_MIDDLE * kind.size);
        self.number("font-size", kind.size);
        if kind.bold {
            self.0.push_str(" font-weight=\"600\"");
        }
        match anchor {
            Anchor::Start => {}
            Anchor::Middle => self.0.push_str(" text-anchor=\"middle\""),
            Anchor::End => self.0.push_str(" text-anchor=\"end\""),
        }
        let _ = write!(self.0, " fill=\"{colour}\">");
        escape(text, &mut self.0);
        self.0.push_str("</text>");
    }

    /// Draws the content of `draw`, moved by `by`, scaled by `scale`, and with this opacity.
    pub(super) fn group(
        &mut self,
        by: Point,
        scale: f64,
        opacity: f64,
        draw: impl FnOnce(&mut Svg),
    ) {
        self.0.push_str("<g");
        if by != (0.0, 0.0) || scale != 1.0 {
            let _ = write!(self.0, " transform=\"translate({} {})", N(by.0), N(by.1));
            if scale != 1.0 {
                let _ = write!(self.0, " scale({})", N(scale));
            }
            self.0.push('"');
        }
        if opacity < 1.0 {
            self.number("opacity", opacity);
        }
        self.0.push('>');
        draw(self);
        self.0.push_str("</g>");
    }

    /// Draws the content of `draw` on a parallelogram: one unit to the right becomes `right`, one down becomes `down`,
    /// and the origin is at `origin`.
    pub(super) fn skewed(
        &mut self,
        origin: Point,
        right: Point,
        down: Point,
        draw: impl FnOnce(&mut Svg),
    ) {
        let _ = write!(
            self.0,
            "<g transform=\"matrix({:.4} {:.4} {:.4} {:.4} {} {})\">",
            right.0,
            right.1,
            down.0,
            down.1,
            N(origin.0),
            N(origin.1)
        );
        draw(self);
        self.0.push_str("</g>");
    }

    /// Draws the content of another picture, moved by `by`.
    pub(super) fn insert(&mut self, by: Point, other: &Svg) {
        self.group(by, 1.0, 1.0, |svg| svg.0.push_str(&other.0));
    }

    fn open(&mut self, name: &str) {
        self.0.push('<');
        self.0.push_str(name);
    }

    fn number(&mut self, name: &str, value: f64) {
        let _ = write!(self.0, " {name}=\"{}\"", N(value));
    }

    fn close(&mut self, paint: Paint) {
        let _ = write!(self.0, " fill=\"{}\"", paint.fill);
        if let Some((colour, width)) = paint.stroke {
            let _ = write!(self.0, " stroke=\"{colour}\" stroke-width=\"{}\"", N(width));
        }
        if let Some((on, off)) = paint.dash {
            let _ = write!(self.0, " stroke-dasharray=\"{} {}\"", N(on), N(off));
        }
        if paint.opacity < 1.0 {
            self.number("opacity", paint.opacity);
        }
        self.0.push_str("/>");
    }
}

/// The whole document.
pub(super) struct Document<'a> {
    /// Width and height in the scene's units.
    pub(super) extent: (f64, f64),
    /// Start of the body.
    pub(super) origin: (f64, f64),
    /// Width and height in pixels.
    pub(super) pixels: (u32, u32),
    pub(super) title: &'a str,
    pub(super) description: &'a str,
    pub(super) font_family: &'static str,
    pub(super) paper: &'static str,
    /// Radius of the background's corners.
    pub(super) corners: f64,
    pub(super) body: &'a Svg,
}

impl Document<'_> {
    /// Returns the text of the document.
    pub(super) fn write(&self) -> String {
        let mut text = String::with_capacity(self.body.0.len() + 1024);
        let (width, height) = self.extent;
        let (left, top) = (-self.origin.0, -self.origin.1);
        let _ = write!(
            text,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\" \
             role=\"img\" font-family=\"{}\"><title>",
            self.pixels.0,
            self.pixels.1,
            N(left),
            N(top),
            N(width),
            N(height),
            self.font_family,
        );
        escape(self.title, &mut text);
        text.push_str("</title><desc>");
        escape(self.description, &mut text);
        text.push_str("</desc><rect");
        // A picture in its own frame begins at 0,0, the default.
        if self.origin != (0.0, 0.0) {
            let _ = write!(text, " x=\"{}\" y=\"{}\"", N(left), N(top));
        }
        let _ = write!(
            text,
            " width=\"{}\" height=\"{}\" rx=\"{}\" fill=\"{}\"/>",
            N(width),
            N(height),
            N(self.corners),
            self.paper
        );
        text.push_str(self.body.as_str());
        text.push_str("</svg>\n");
        text
    }
}

/// A number written with at most two decimals and as few characters as possible.
struct N(f64);

impl std::fmt::Display for N {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        if hundredths < 0 {
            f.write_str("-")?;
        }
        match rest {
            0 => write!(f, "{whole}"),
            _ if rest % 10 == 0 => write!(f, "{whole}.{}", rest / 10),
            _ => write!(f, "{whole}.{rest:02}"),
        }
    }
}

/// Escapes text for XML; characters that XML 1.0 cannot represent are omitted.
fn escape(text: &str, out: &mut String) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '\u{9}' | '\u{a}' | '\u{d}' => out.push(' '),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let text = |n| N(n).to_string();
        assert_eq!(text(0.0), "0");
        assert_eq!(text(-0.001), "0");
        assert_eq!(text(12.5), "12.5");
        assert_eq!(text(-3.046), "-3.05");
        assert_eq!(text(7.049), "7.05");
    }

    #[test]
    fn text_is_escaped() {
        let mut out = String::new();
        escape("a<b & \"c\"\u{1}>\n", &mut out);
        assert_eq!(out, "a&lt;b &amp; \"c\"&gt; ");
    }
}
