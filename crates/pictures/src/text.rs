//! Lines of text: their fonts, and upper bounds of their widths.

/// Fonts for viewers of an SVG, the embedded one of the PNG first. Nothing depends on the choice: texts have room for
/// wider fonts.
pub(super) const FONT_FAMILY: &str = "Inter, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

/// Distance of the baseline below the middle of the capitals, in font sizes: half of Inter's capital height, which is
/// nearly that of the other families.
pub(super) const CAP_MIDDLE: f64 = 0.364;

/// Size and weight of a text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Type {
    /// Font size in the scene's units.
    pub(super) size: f64,
    pub(super) bold: bool,
}

impl Type {
    /// Returns a type of regular weight.
    pub(super) const fn regular(size: f64) -> Type {
        Type { size, bold: false }
    }

    /// Returns a semi-bold type.
    pub(super) const fn bold(size: f64) -> Type {
        Type { size, bold: true }
    }

    /// Returns the width of the text in Inter, plus a margin for other fonts.
    pub(super) fn width(self, text: &str) -> f64 {
        let thousandths: u32 = text
            .chars()
            .map(|c| {
                let index = (c as usize).wrapping_sub(' ' as usize);
                u32::from(ADVANCES.get(index).copied().unwrap_or(700))
            })
            .sum();
        f64::from(thousandths) / 1000.0 * self.size * 1.04
    }
}

/// Place of a text relative to its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    /// The text begins there.
    Start,
    /// The text is centred there.
    Middle,
    /// The text ends there.
    End,
}

/// Advance widths of Inter SemiBold from the space to `~`, in thousandths of the font size.
const ADVANCES: [u16; 95] = [
    252, 321, 523, 644, 650, 1004, 663, 326, 373, 373, 540, 673, 319, 465, 319, 379, 660, 423, 623,
    636, 666, 612, 640, 576, 640, 640, 319, 329, 673, 673, 673, 543, 999, 728, 659, 737, 722, 605,
    588, 749, 746, 277, 580, 703, 565, 922, 759, 769, 645, 773, 652, 650, 660, 736, 728, 1020, 720,
    713, 652, 373, 379, 373, 481, 469, 351, 574, 624, 583, 624, 591, 389, 625, 612, 262, 262, 569,
    262, 900, 612, 609, 624, 624, 397, 549, 353, 612, 587, 839, 569, 588, 566, 455, 359, 455, 673,
];

/// Returns the number of a seat for readers, who count from 1.
pub(super) fn number(seat: tessera_rules::game::Seat) -> usize {
    seat.index() + 1
}

/// Formats an integer with a true minus sign.
pub(super) fn signed(n: i64) -> String {
    if n < 0 { format!("\u{2212}{}", n.unsigned_abs()) } else { n.to_string() }
}

/// Wraps a text into lines no wider than `width`, unless a single word is.
pub(super) fn wrapped(text: &str, kind: Type, width: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if kind.width(line) + kind.width(word) + kind.width(" ") <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
