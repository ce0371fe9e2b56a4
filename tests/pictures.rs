//! Pictures: the committed ones, and the guarantees of every picture.

use std::fs;
use std::path::{Path, PathBuf};

use tessera_messages::Language;
use tessera_operations::each_game;
use tessera_operations::game::WireGame;
use tessera_pictures::{MAX_SIZE, MIN_SIZE, Picture, Projection, Shown, Theme, View, png, svg};
use tessera_rules::game::Position;
use tessera_rules::game::random::{choose, seeded};
use tessera_rules::ingenious::Ingenious;
use tessera_rules::nebuchadnezzar::Nebuchadnezzar;
use tessera_rules::octopus::Octopus;
use tessera_rules::temple::Temple;
use tessera_rules::themisto::Themisto;

/// A picture with a name: position, moves played from it, and the moves shown.
struct Case<G: Position> {
    name: &'static str,
    position: G,
    last: Option<(G, G::Move)>,
    shown: Vec<G::Move>,
    line: bool,
    projection: Projection,
}

impl<G: Picture> Case<G> {
    /// From a key, moves to play, and moves to show: one in full, or a line.
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
        Case { name, position, last, shown, line, projection: Projection::Flat }
    }

    /// The same in isometric projection.
    fn isometric(self) -> Case<G> {
        Case { projection: Projection::Isometric, ..self }
    }

    fn draw(&self, theme: Theme, size: Option<u32>) -> String {
        let view = View {
            theme,
            projection: self.projection,
            last: self.last.as_ref().map(|(before, m)| (before, *m)),
            drawn: false,
            shown: match self.shown.as_slice() {
                [] => Shown::Nothing,
                &[m] if !self.line => Shown::Move(m),
                line => Shown::Line(line),
            },
            room: &[],
            language: Language::English,
        };
        svg(&self.position, &view, size)
    }
}

/// Draws a picture in a theme and a size.
type Draw<'a> = &'a dyn Fn(Theme, Option<u32>) -> String;

/// Calls `visit` with the name and a way to draw each committed picture.
fn each_case(visit: &mut dyn FnMut(&str, Draw<'_>)) {
    fn show<G: Picture>(cases: Vec<Case<G>>, visit: &mut dyn FnMut(&str, Draw<'_>)) {
        for case in cases {
            visit(case.name, &|theme, size| case.draw(theme, size));
        }
    }
    show(octopus(), visit);
    show(themisto(), visit);
    show(ingenious(), visit);
    show(nebuchadnezzar(), visit);
    show(temple(), visit);
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
        Case::new("themisto_line", start, &[], &["d1-d2", "a5-c3", "c3-c2"], true),
    ]
}

fn ingenious() -> Vec<Case<Ingenious>> {
    let two = "standard|2|1|place.1|BB@3,-1/2,0;BB@4,-1/3,0;BB@5,-1/4,0;PP@-4,0/-5,1;GB@1,1/1,0;GG@2,1/1,2;BP@4,1/3,2;GB@2,2/3,1|RYRGRPOOYPGG,??????????|0.0.0.2.6.2,0.0.0.2.18.0|4,4";
    let three = "standard|3|0|exchange.0|GG@6,-5/5,-4;GB@5,-3/5,-2;BB@5,-1/4,0;OY@0,0/-1,1;BB@6,0/5,1;OY@0,1/-1,2;OP@0,2/-1,3;OP@0,3/-1,4;OB@0,4/1,4;OB@0,6/1,5|YBGPBBBPPP,RRRYRGOYYPGP,RRRORYRGRGRG|0.12.1.2.1.1,0.3.0.2.5.0,0.6.0.0.4.0|4,3,3";
    vec![
        Case::new("ingenious_move", two, &[], &["GG@0,3/1,3"], false),
        Case::new("ingenious_played", two, &["GG@0,3/1,3"], &[], false),
        Case::new(
            "ingenious_empty",
            "standard|2|0|place.0|-|RRRBOYOGYYGP,????????????|0.0.0.0.0.0,0.0.0.0.0.0|0,0",
            &[],
            &["RR@1,-5/0,-4"],
            false,
        ),
        Case::new("ingenious_exchange", three, &[], &["keep"], false),
        Case::new(
            "ingenious_solo",
            "solo|1|0|place.0|RR@0,-4/0,-3|RR|17.0.0.0.0.0|1",
            &[],
            &["RR@1,-3/0,-2", "+RB"],
            true,
        ),
        Case::new(
            "ingenious_team",
            "team|4|0|place.1|GP@5,-4/4,-3;BB@5,-1/6,-1;PP@-4,0/-5,1;BB@4,0/3,1;BB@6,0/5,1;BB@4,1/3,2;RB@3,3/4,2;GB@4,3/5,2;YY@-4,5/-5,6|RORYOGOGOB,RRROOOOYOYYG,RRRPOYOPYPGP,RBOOOYOBOPYG|0.0.2.0.18.0,0.0.0.1.10.2,0.0.2.0.18.0,0.0.0.1.10.2|3,2,2,2",
            &[],
            &["OB@1,2/2,2", "+RB,RB"],
            false,
        ),
        Case::new(
            "ingenious_duel",
            "duel|2|1|place.0|RO@0,0/1,0|GG,GGGG|-9.0.4.0.-2.9,9.0.-4.0.2.-9|1,0",
            &[],
            &[],
            false,
        ),
    ]
}

fn nebuchadnezzar() -> Vec<Case<Nebuchadnezzar>> {
    vec![
        Case::new(
            "nebuchadnezzar_capture",
            "5/1bbb1/wwwww/1bbb1/5 b b 40 p",
            &[],
            &["xb3-d3"],
            false,
        ),
        Case::new("nebuchadnezzar_neutral", "bwb/bwb/bwb b b 40 p", &[], &["xb1-b3"], false),
        Case::new(
            "nebuchadnezzar_line",
            "8/8/8/8/8/8/8/8 b b 0 p",
            &["c3", "swap"],
            &["f6", "c6", "g3"],
            true,
        ),
        Case::new(
            "nebuchadnezzar_large",
            "15/2b1w10/3b11/1w13/15/8bb5/7bwwb4/7bwwb4/8bb5/15/4w10/15/2bb11/bw13/wb13 b b 40 -",
            &[],
            &["xi8-j9"],
            false,
        ),
        Case::new("nebuchadnezzar_won", "1bww/wbbb/4/4 b b 40 p", &["xc4-d4"], &[], false),
    ]
}

fn temple() -> Vec<Case<Temple>> {
    let cloister = "F0,0=R1;T0,1=R2;T1,0=B3;W0,2S=R3;W0,0N=B1;W0,0E=B2;W2,0W=B4|R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|R,B|0|published";
    vec![
        Case::new("temple_move", cloister, &[], &["T1,1=R4+W1,2S=R5+W2,1W=R6"], false),
        Case::new(
            "temple_line",
            cloister,
            &["T1,1=R4+W1,2S=R5+W2,1W=R6"],
            &["W-1,1E=B5", "W1,-1N=O5"],
            true,
        ),
        Case::new("temple_isometric_move", cloister, &[], &["T1,1=R4+W1,2S=R5+W2,1W=R6"], false)
            .isometric(),
        Case::new(
            "temple_isometric_line",
            cloister,
            &["T1,1=R4+W1,2S=R5+W2,1W=R6"],
            &["W-1,1E=B5", "W1,-1N=O5"],
            true,
        )
        .isometric(),
        Case::new(
            "temple_empty",
            "-|R1R2R3R4R5R6O1O2O3O4O5O6Y1Y2Y3Y4Y5Y6G1G2G3G4G5G6C1C2C3C4C5C6,B1B2B3B4B5B6P1P2P3P4P5P6N1N2N3N4N5N6K1K2K3K4K5K6W1W2W3W4W5W6|-,-|0|published",
            &[],
            &["F0,0=R1"],
            false,
        ),
        Case::new(
            "temple_walls",
            "F-1,2=P5;F0,2=P2;F-1,1=P4;F-1,0=P3;F0,0=B1;W0,0N=B5;W0,0E=B4|R1R2R3R4R5R6,K1|-,K|0|published",
            &[],
            &["T0,1=R4+W0,2S=R3"],
            false,
        ),
    ]
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures")
}

/// One element a line, so that differences can be read.
fn in_lines(text: &str) -> String {
    text.replace("><", ">\n<")
}

/// The committed pictures match the drawn ones. `UPDATE_SNAPSHOTS=1` rewrites them: look at them (`gallery` below) and
/// read the difference.
#[test]
fn pictures_are_as_committed() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots/pictures");
    let update = std::env::var_os("UPDATE_SNAPSHOTS").is_some();
    let mut drawn = 0;
    each_case(&mut |name, draw| {
        // Themes differ in colours alone, so one picture of each game is enough in the dark.
        let dark = name.ends_with("_move") || name.ends_with("_capture");
        for (theme, suffix) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            if theme == Theme::Dark && !dark {
                continue;
            }
            let path = committed.join(format!("{name}_{suffix}.svg"));
            let text = in_lines(&draw(theme, None));
            if update {
                fs::create_dir_all(&committed).expect("a folder");
                fs::write(&path, &text).expect("a snapshot");
            }
            let expected = fs::read_to_string(&path).unwrap_or_default();
            assert!(
                expected == text,
                "{name}_{suffix} has changed: look at it, then run with UPDATE_SNAPSHOTS=1"
            );
            drawn += 1;
        }
    });
    let files = fs::read_dir(&committed).expect("snapshots").count();
    assert_eq!(files, drawn, "a snapshot that nothing draws");
}

/// Checks the guarantees of every picture: well-formed XML that needs no other files, with its text alternative, in the
/// requested pixels.
fn check(text: &str, size: Option<u32>, context: &str) {
    let document = roxmltree::Document::parse(text).unwrap_or_else(|e| panic!("{context}: {e}"));
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg", "{context}");
    assert_eq!(root.attribute("role"), Some("img"), "{context}");
    let words: Vec<(&str, &str)> = root
        .children()
        .take(2)
        .map(|node| (node.tag_name().name(), node.text().unwrap_or_default()))
        .collect();
    let [("title", title), ("desc", description)] = words[..] else {
        panic!("{context}: {words:?}");
    };
    assert!(title.contains(": "), "{context}: {title}");
    assert!(description.ends_with('.'), "{context}: {description}");
    let number = |name| {
        let value = root.attribute(name).expect(name);
        value.parse::<u32>().unwrap_or_else(|e| panic!("{context}: {name} {e}"))
    };
    let longer = number("width").max(number("height"));
    match size {
        Some(size) => assert_eq!(longer, size, "{context}"),
        None => assert!((MIN_SIZE..=MAX_SIZE).contains(&longer), "{context}: {longer}"),
    }
    const KNOWN: [&str; 8] = ["svg", "title", "desc", "g", "rect", "circle", "path", "text"];
    for node in document.descendants().filter(|node| node.is_element()) {
        let name = node.tag_name().name();
        assert!(KNOWN.contains(&name), "{context}: {name}");
        for attribute in node.attributes() {
            let value = attribute.value();
            assert_ne!(attribute.name(), "id", "{context}");
            assert!(!value.contains("url("), "{context}: {value}");
        }
    }
    assert!(text.len() < 400_000, "{context}: {} bytes", text.len());
}

#[test]
fn every_position_can_be_drawn() {
    fn drawn<G: WireGame>() -> u32 {
        let mut drawn = 0;
        for i in 0..60 {
            let mut rng = seeded(i);
            let position = G::compose(&mut rng);
            let theme = [Theme::Light, Theme::Dark][i as usize % 2];
            let context = format!("{} {}", G::ID, position.key());
            check(&svg(&position, &View::plain(theme), None), None, &context);
            let mut moves = Vec::new();
            position.moves(&mut moves);
            if moves.is_empty() {
                continue;
            }
            // One move in full, and a line from the position after it.
            let m = *choose(&mut rng, &moves);
            let mut view = View::plain(theme);
            view.shown = Shown::Move(m);
            check(&svg(&position, &view, Some(333)), Some(333), &context);
            let after = position.played(m);
            let (mut line, mut at) = (Vec::new(), after.clone());
            while line.len() < 6 {
                moves.clear();
                at.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                let next = *choose(&mut rng, &moves);
                at.play(next);
                line.push(next);
            }
            for &projection in G::PROJECTIONS {
                let view = View {
                    projection,
                    last: Some((&position, m)),
                    shown: Shown::Line(&line),
                    ..View::plain(theme)
                };
                check(&svg(&after, &view, None), None, &context);
            }
            drawn += 1;
        }
        drawn
    }
    let drawn: u32 = each_game!(G => drawn::<G>()).iter().sum();
    assert!(drawn > 150, "only {drawn} positions had moves");
}

#[test]
fn sizes_are_kept_within_the_limits() {
    // A hundred tiles in a row: its natural size would be too large.
    let row: Vec<String> = (0..100)
        .map(|i| {
            let letter = char::from(b"ROYGCBPNKW"[i / 6 % 10]);
            format!("{letter}{}@{i},0", i % 6 + 1)
        })
        .collect();
    let long = Octopus::from_key(&format!("{}|-|0|0|2", row.join(";"))).expect("a position");
    let view = View::plain(Theme::Light);
    check(&svg(&long, &view, None), Some(MAX_SIZE), "a long row");
    check(&svg(&long, &view, Some(1)), Some(MIN_SIZE), "too small");
    check(&svg(&long, &view, Some(u32::MAX)), Some(MAX_SIZE), "too large");
}

#[test]
fn the_same_picture_has_the_same_bytes() {
    each_case(&mut |name, draw| {
        let (once, again) = (draw(Theme::Dark, Some(160)), draw(Theme::Dark, Some(160)));
        assert_eq!(once, again, "{name}");
        let (once, again) = (png(&once).expect("a PNG"), png(&again).expect("a PNG"));
        assert!(once == again, "{name}");
        assert!(once.starts_with(b"\x89PNG"), "{name}");
    });
}

/// Another rasteriser, font or processor must not change the bytes unnoticed.
#[test]
fn a_png_is_the_same_everywhere() {
    let text = svg(&Themisto::start(), &View::plain(Theme::Light), Some(200));
    let bytes = png(&text).expect("a PNG");
    // FNV-1a.
    let sum = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    assert_eq!(format!("{sum:016x}"), THEMISTO_START_200);
}

const THEMISTO_START_200: &str = "a5f984f84a68a919";

#[test]
fn text_is_drawn_with_the_embedded_font() {
    let picture = |text: &str| {
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"60\" height=\"30\" font-family=\"Inter\">\
             <text x=\"4\" y=\"22\" font-size=\"20\">{text}</text></svg>"
        );
        png(&svg).expect("a PNG")
    };
    // A character that no font has leaves no trace.
    let nothing = picture("\u{4e00}");
    assert_eq!(nothing, picture(""));
    for text in ["R4", "\u{2212}", "\u{b7}", "+"] {
        assert_ne!(picture(text), nothing, "{text}");
    }
}

/// Writes every committed picture as PNG, in both themes, for inspection.
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
