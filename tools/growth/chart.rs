//! The picture: a panel for each game, both axes logarithmic, the costs as points on lines, the stated orders as dashed
//! lines through the middle of the points.

use std::fmt::Write as _;

use super::{Curve, Panel, human, middle};

const WIDTH: f64 = 900.0;
const PANEL: (f64, f64) = (300.0, 270.0);
/// Room left, top, right, bottom of a panel's plot.
const MARGIN: [f64; 4] = [58.0, 34.0, 14.0, 42.0];
const COLOURS: [&str; 3] = ["#2f7fd8", "#d9662b", "#2f9e62"];

/// The SVG of all panels. Without a background; text and grid suit light and dark pages.
pub fn draw(panels: &[Panel]) -> String {
    let rows = (panels.len() + 1).div_ceil(3);
    let height = rows as f64 * PANEL.1;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" font-size="11" role="img">
<title>Cost of moves, play and a node of an analysis as the work grows</title>
<style>
text {{ fill: #3c3c3c }} .title {{ font-size: 13px; font-weight: 600 }} .grid {{ stroke: #8888; stroke-width: 0.5 }} .axis {{ stroke: #888 }}
@media (prefers-color-scheme: dark) {{ text {{ fill: #dcdcdc }} }}
</style>
"##
    );
    for (i, panel) in panels.iter().enumerate() {
        let origin = ((i % 3) as f64 * PANEL.0, (i / 3) as f64 * PANEL.1);
        draw_panel(&mut svg, panel, origin);
    }
    let i = panels.len();
    let origin = ((i % 3) as f64 * PANEL.0, (i / 3) as f64 * PANEL.1);
    if let Some(panel) = panels.first() {
        draw_legend(&mut svg, panel, origin);
    }
    svg + "</svg>\n"
}

/// From sizes and times to places.
struct Scale {
    origin: (f64, f64),
    sizes: (f64, f64),
    times: (f64, f64),
}

impl Scale {
    fn x(&self, size: f64) -> f64 {
        let part = (size / self.sizes.0).ln() / (self.sizes.1 / self.sizes.0).ln();
        self.origin.0 + MARGIN[0] + part * (PANEL.0 - MARGIN[0] - MARGIN[2])
    }

    fn y(&self, time: f64) -> f64 {
        let part = (time / self.times.0).ln() / (self.times.1 / self.times.0).ln();
        self.origin.1 + PANEL.1 - MARGIN[3] - part * (PANEL.1 - MARGIN[1] - MARGIN[3])
    }
}

fn draw_panel(svg: &mut String, panel: &Panel, origin: (f64, f64)) {
    let points = || panel.curves.iter().flat_map(|curve| &curve.points);
    let ends = |values: &mut dyn Iterator<Item = f64>| {
        values.fold((f64::INFINITY, 0.0_f64), |(low, high), v| {
            (low.min(v), high.max(v))
        })
    };
    let sizes = ends(&mut points().map(|p| p.0));
    let times = ends(&mut points().map(|p| p.1));
    let decade = |time: f64, up: bool| {
        let log = time.log10();
        10_f64.powf(if up { log.ceil() } else { log.floor() })
    };
    let scale = Scale {
        origin,
        sizes: (sizes.0 * 0.94, sizes.1 * 1.06),
        times: (decade(times.0, false), decade(times.1, true)),
    };
    let (left, right) = (scale.x(scale.sizes.0), scale.x(scale.sizes.1));
    let (bottom, top) = (scale.y(scale.times.0), scale.y(scale.times.1));
    text(svg, (left, top - 14.0), "start", "title", panel.game);
    let mut time = scale.times.0;
    while time < scale.times.1 * 1.5 {
        let y = scale.y(time);
        line(svg, "grid", (left, y), (right, y));
        text(
            svg,
            (left - 6.0, y + 4.0),
            "end",
            "",
            &human(time).replace(".0", ""),
        );
        time *= 10.0;
    }
    line(svg, "axis", (left, bottom), (right, bottom));
    if let Some(curve) = panel.curves.first() {
        let mut free = 0.0;
        for &(size, _) in &curve.points {
            let x = scale.x(size);
            line(svg, "axis", (x, bottom), (x, bottom + 4.0));
            if x >= free {
                text(svg, (x, bottom + 16.0), "middle", "", &size.to_string());
                free = x + 17.0;
            }
        }
    }
    let middle = (left + right) / 2.0;
    text(svg, (middle, bottom + 32.0), "middle", "", panel.axis);
    for (curve, colour) in panel.curves.iter().zip(COLOURS) {
        draw_curve(svg, curve, &scale, colour);
    }
}

fn draw_curve(svg: &mut String, curve: &Curve, scale: &Scale, colour: &str) {
    let places: Vec<(f64, f64)> = curve
        .points
        .iter()
        .map(|&(size, time)| (scale.x(size), scale.y(time)))
        .collect();
    let path: Vec<String> = places
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let _ = writeln!(
        svg,
        r#"<polyline points="{}" fill="none" stroke="{colour}" stroke-width="1.8"/>"#,
        path.join(" ")
    );
    for (x, y) in places {
        let _ = writeln!(
            svg,
            r#"<circle cx="{x:.1}" cy="{y:.1}" r="2.6" fill="{colour}"/>"#
        );
    }
    // The stated order through the geometric mean of the points.
    for group in curve.groups() {
        let (size, time) = middle(group);
        let at = |n: f64| time * (n / size).powf(curve.stated);
        let (first, last) = (group[0].0, group[group.len() - 1].0);
        let _ = writeln!(
            svg,
            r#"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}" stroke="{colour}" stroke-width="1.2" stroke-dasharray="5 4" opacity="0.75"/>"#,
            scale.x(first),
            scale.y(at(first)),
            scale.x(last),
            scale.y(at(last))
        );
    }
}

fn draw_legend(svg: &mut String, panel: &Panel, (x, y): (f64, f64)) {
    let x = x + MARGIN[0];
    let mut y = y + MARGIN[1] + 10.0;
    text(svg, (x, y - 14.0), "start", "title", "Time of one call");
    for (curve, colour) in panel.curves.iter().zip(COLOURS) {
        y += 20.0;
        let _ = writeln!(
            svg,
            r#"<line x1="{x}" y1="{y}" x2="{}" y2="{y}" stroke="{colour}" stroke-width="1.8"/><circle cx="{}" cy="{y}" r="2.6" fill="{colour}"/>"#,
            x + 30.0,
            x + 15.0
        );
        text(svg, (x + 40.0, y + 4.0), "start", "", curve.name);
    }
    y += 20.0;
    let _ = writeln!(
        svg,
        r##"<line x1="{x}" y1="{y}" x2="{}" y2="{y}" stroke="#888" stroke-width="1.2" stroke-dasharray="5 4"/>"##,
        x + 30.0
    );
    text(
        svg,
        (x + 40.0, y + 4.0),
        "start",
        "",
        "stated order of each",
    );
    text(
        svg,
        (x, y + 28.0),
        "start",
        "",
        "Both axes are logarithmic.",
    );
}

fn line(svg: &mut String, class: &str, (x1, y1): (f64, f64), (x2, y2): (f64, f64)) {
    let _ = writeln!(
        svg,
        r#"<line class="{class}" x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}"/>"#
    );
}

fn text(svg: &mut String, (x, y): (f64, f64), anchor: &str, class: &str, words: &str) {
    let _ = writeln!(
        svg,
        r#"<text class="{class}" x="{x:.1}" y="{y:.1}" text-anchor="{anchor}">{words}</text>"#
    );
}
