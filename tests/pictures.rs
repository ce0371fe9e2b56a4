//! Pictures: the committed ones, and what every picture promises.

use std::fs;
use std::path::{Path, PathBuf};

use tessera::game::Position;
use tessera::games::octopus::Octopus;
use tessera::games::themisto::Themisto;
use tessera::picture::{Picture, Shown, Theme, View, png, svg};

/// A picture with a name: position, moves played from it, and what is shown then.
struct Case<G: Position> {
    name: &'static str,
    position: G,
    last: Option<(G, G::Move)>,
    shown: Vec<G::Move>,
    line: bool,
}

impl<G: Picture> Case<G> {
    /// From a key, moves that are played, and moves that are shown: one in full, or a line.
    fn new(name: &'static str, key: &str, played: &[&str], shown: &[&str], line: bool) -> Case<G> {
        let mut position = G::from_key(key).expect(key);
        let mut last = None;
        for text in played {
            let m = position.parse_move(text, None).expect(text);
            let before = position.clone();
            position.play(m);
            last = Some((before, m));
        }
        let mut at = position.clone();
        let shown = shown
            .iter()
            .map(|text| {
                let m = at.parse_move(text, None).expect(text);
                at.play(m);
                m
            })
            .collect();
        Case {
            name,
            position,
            last,
            shown,
            line,
        }
    }

    fn draw(&self, theme: Theme, size: Option<u32>) -> String {
        let view = View {
            theme,
            last: self.last.as_ref().map(|(before, m)| (before, *m)),
            shown: match self.shown.as_slice() {
                [] => Shown::Nothing,
                &[m] if !self.line => Shown::Move(m),
                line => Shown::Line(line),
            },
        };
        svg(&self.position, &view, size)
    }
}

/// Calls `visit` with the name and a way to draw each committed picture.
fn each_case(visit: &mut dyn FnMut(&str, &dyn Fn(Theme, Option<u32>) -> String)) {
    let mut show = |name: &str, draw: &dyn Fn(Theme, Option<u32>) -> String| visit(name, draw);
    for case in octopus() {
        show(case.name, &|theme, size| case.draw(theme, size));
    }
    for case in themisto() {
        show(case.name, &|theme, size| case.draw(theme, size));
    }
}

fn octopus() -> Vec<Case<Octopus>> {
    let runs = "R5@0,0;R1@1,0;R4@2,0|R4B1,G4|0,0|0|2";
    vec![
        Case::new("octopus_move", runs, &[], &["R4@3,0"], false),
        Case::new(
            "octopus_middle",
            "Y6@-1,3;R6@0,3;P5@-2,2;G6@-1,2;C6@0,2;O2@1,2;O1@2,2;P1@-3,1;C1@-2,1;P6@-1,1;N6@0,1;Y4@1,1;O5@2,1;R1@-3,0;B1@-2,0;W4@-1,0;P4@0,0;Y5@1,0;K4@2,0;R4@-2,-1;B4@-1,-1;G5@0,-1;K3@1,-1;N3@2,-1;B5@-1,-2;K6@0,-2;K5@1,-2;C3@2,-2;R2@0,-3;Y2@1,-3|R5O4O6Y1G3G4C2C4C5P3N2N4K2W1W3,R3O3Y3G1G2B2B3B6P2N1N5K1W2W5W6|23,40|0|1",
            &[],
            &[],
            false,
        ),
        Case::new(
            "octopus_all_placed",
            "N5@1,8;Y5@2,8;R4@-3,7;B4@-2,7;W5@0,7;G5@1,7;C5@2,7;W5@3,7;N4@-4,6;C4@-3,6;P4@-2,6;G4@-1,6;Y5@0,6;B5@1,6;K5@2,6;C5@3,6;R5@4,6;C4@-5,5;O4@-4,5;P4@-3,5;Y4@-2,5;G4@-1,5;G5@0,5;O5@1,5;K5@2,5;R3@3,5;C3@4,5;K4@-5,4;R4@-4,4;O4@-3,4;W4@-2,4;Y4@-1,4;R5@0,4;P5@1,4;P3@2,4;O3@3,4;Y3@4,4;W3@5,4;W1@-4,3;W2@-3,3;W4@-2,3;O5@-1,3;P5@0,3;P2@1,3;N3@2,3;K3@3,3;O3@4,3;K3@5,3;W3@-4,2;W6@-3,2;K1@-2,2;K4@-1,2;N5@0,2;P1@1,2;P3@2,2;C3@3,2;B3@4,2;P6@-4,1;N3@-3,1;K6@-2,1;N4@-1,1;K1@0,1;Y3@1,1;B3@2,1;B5@3,1;B1@4,1;C6@-4,0;N6@-3,0;N6@-2,0;B6@-1,0;R3@0,0;R2@1,0;B2@2,0;B6@3,0;B4@4,0;O6@-4,-1;O6@-3,-1;B1@-2,-1;W6@-1,-1;R6@0,-1;C2@1,-1;O2@2,-1;R2@3,-1;B2@4,-1;P6@-4,-2;K6@-3,-2;R6@-2,-2;G6@-1,-2;G2@0,-2;Y2@1,-2;N2@2,-2;N2@3,-2;K2@4,-2;Y2@5,-2;Y6@-4,-3;C6@-3,-3;G6@-2,-3;G1@-1,-3;G1@0,-3;Y1@1,-3;P2@2,-3;K2@3,-3;C2@4,-3;Y6@-3,-4;G3@-2,-4;G2@-1,-4;G3@0,-4;O1@1,-4;P1@2,-4;W2@3,-4;O2@4,-4;R1@0,-5;N1@1,-5;C1@2,-5;O1@3,-5;W1@0,-6;N1@1,-6;Y1@2,-6;C1@3,-6;R1@2,-7|-,-,-,-|23,40,57,74|0|2",
            &[],
            &[],
            false,
        ),
        Case::new(
            "octopus_two_sets",
            "K2@0,1;K2@-1,0;K1@0,0;W3@1,0|R4R6O3O3O5Y3Y3Y5G2G2G4G5G5C1C4C4C5B2B3B5B6P1P1P2P2P3P5N1N3N6N6K3K3K4K5K6W4W4W6,R1R2R3R3R4R5R5O1O2O2O4O5Y2Y2Y5Y6G3G3C1C2C3C6C6B1B2B4B4B5B6P5N2N5K4W1W2W2W5W5W6,R1R2R6O1O4O6O6Y1Y1Y4Y4Y6G1G1G4G6G6C2C3C5B1B3P3P4P4P6P6N1N2N3N4N4N5K1K5K6W1W3|23,40,57|0|2",
            &[],
            &[],
            false,
        ),
        Case::new("octopus_empty", "-|R1K6,W2W3|0,0|1|1", &[], &[], false),
        Case::new(
            "octopus_line",
            "R4@0,0|R1B2,Y4G3|0,0|0|1",
            &["R1@1,0"],
            &["Y4@0,1", "B2@-1,0", "G3@0,-1"],
            true,
        ),
    ]
}

fn themisto() -> Vec<Case<Themisto>> {
    let start = "wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw 0 - - -";
    vec![
        Case::new("themisto_start", start, &[], &[], false),
        Case::new("themisto_capture", start, &["d1-d2"], &["d2-d1x"], false),
        Case::new("themisto_won", start, &["d1-d2", "d2-d1x"], &[], false),
        Case::new(
            "themisto_line",
            start,
            &[],
            &["d1-d2", "a5-c3", "c3-c2"],
            true,
        ),
    ]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures")
}

/// Writes every committed picture as PNG, in both themes, to be looked at.
#[test]
#[ignore = "for people: writes to target/pictures"]
fn gallery() {
    fs::create_dir_all(folder()).expect("a folder");
    each_case(&mut |name, draw| {
        for (theme, suffix) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            let text = draw(theme, None);
            fs::write(folder().join(format!("{name}_{suffix}.svg")), &text).expect("a file");
            let bytes = png(&text).expect("a PNG");
            fs::write(folder().join(format!("{name}_{suffix}.png")), bytes).expect("a file");
        }
    });
}
