//! Colours. Each colour that carries meaning comes with a letter, a shape, a pattern or a number.

/// Light or dark appearance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    /// Dark ink on light paper.
    #[default]
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Theme {
    /// Returns the colours of the theme.
    pub(super) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Light => &LIGHT,
            Theme::Dark => &DARK,
        }
    }
}

/// The colours of a theme, in SVG syntax.
#[derive(Debug)]
pub(super) struct Palette {
    /// Background of the picture.
    pub(super) paper: &'static str,
    /// Background of the table of a game without a board.
    pub(super) table: &'static str,
    /// Background of a seat's strip.
    pub(super) strip: &'static str,
    /// Cells of a board.
    pub(super) cell: &'static str,
    /// Every other cell of a chequered board.
    pub(super) cell_other: &'static str,
    /// Lines between cells.
    pub(super) line: &'static str,
    /// Text.
    pub(super) ink: &'static str,
    /// Less prominent text and marks: coordinates, notes.
    pub(super) muted: &'static str,
    /// Effects of a shown move.
    pub(super) accent: &'static str,
    /// Its effects on others, and the second of two kinds of marks. Blue and orange are distinct with every common form
    /// of colour blindness.
    pub(super) second: &'static str,
    /// Text on `accent` or `second`.
    pub(super) on_accent: &'static str,
    /// Outline of marks on tiles.
    pub(super) halo: &'static str,
    /// Fill of cells that the last move touched.
    pub(super) trace: &'static str,
    /// Shadow of a tile above the table.
    pub(super) shadow: &'static str,
    /// A black disc and its rim.
    pub(super) black: [&'static str; 2],
    /// A white disc and its rim.
    pub(super) white: [&'static str; 2],
}

const LIGHT: Palette = Palette {
    paper: "#fbfaf7",
    table: "#f1eee7",
    strip: "#f3f0ea",
    cell: "#e9e3d6",
    cell_other: "#e1dacb",
    line: "#d3cbba",
    ink: "#23262d",
    muted: "#6a6d76",
    accent: "#0b62c4",
    second: "#c2410c",
    on_accent: "#ffffff",
    halo: "#ffffff",
    trace: "#b9d3f2",
    shadow: "#8d8878",
    black: ["#25282f", "#0d0f12"],
    white: ["#fefdfa", "#8f8a7c"],
};

const DARK: Palette = Palette {
    paper: "#15171c",
    table: "#23272f",
    strip: "#1d2027",
    cell: "#3d4552",
    cell_other: "#363d49",
    line: "#4d5665",
    ink: "#eceae4",
    muted: "#a2a7b2",
    accent: "#79b8ff",
    second: "#ff9e64",
    on_accent: "#10131a",
    halo: "#10131a",
    trace: "#4f6f97",
    shadow: "#050607",
    black: ["#111318", "#8b93a1"],
    white: ["#f4f1ea", "#c9c4b8"],
};

/// A surface and the ink for text on it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Surface {
    pub(super) fill: &'static str,
    pub(super) rim: &'static str,
    pub(super) ink: &'static str,
}

/// The ten colours of Nestortiles in the order `ROYGCBPNKW`.
pub(super) const NESTORTILES: [Surface; 10] = [
    surface("#cf2b3a", "#9c1c29", "#ffffff"),
    surface("#f08a24", "#b9640f", "#2a1a06"),
    surface("#f6d044", "#bd9a17", "#3a2f05"),
    surface("#1f7d4c", "#135a35", "#ffffff"),
    surface("#6fcfdc", "#3596a5", "#08313a"),
    surface("#2b57c4", "#1b3b8f", "#ffffff"),
    surface("#8a45b8", "#642d89", "#ffffff"),
    surface("#84573a", "#5d3a24", "#ffffff"),
    surface("#2b2e35", "#7b818d", "#ffffff"),
    surface("#fbf9f4", "#a9a392", "#2b2e35"),
];

/// The letters of [`NESTORTILES`].
pub(super) const NESTORTILE_LETTERS: [char; 10] =
    ['R', 'O', 'Y', 'G', 'C', 'B', 'P', 'N', 'K', 'W'];

const fn surface(fill: &'static str, rim: &'static str, ink: &'static str) -> Surface {
    Surface { fill, rim, ink }
}
