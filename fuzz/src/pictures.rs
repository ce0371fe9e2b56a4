//! Pictures of every readable position: SVG that an SVG parser accepts, and its pixels.

use tessera_operations::game::WireGame;
use tessera_pictures::{MIN_SIZE, Shown, Theme, View, png, svg};
use tessera_rules::game::Turn;

use crate::{Job, key};

/// Reads a position key and, after a line feed, moves with semicolons between.
pub struct Pictures;

impl Job for Pictures {
    fn run<G: WireGame>(text: &str) {
        let (first, line) = text.split_once('\n').unwrap_or((text, ""));
        let Some(position) = key::<G>(first) else {
            return;
        };
        let (mut at, mut shown) = (position.clone(), Vec::new());
        for notation in line.split(';').take(4) {
            if !matches!(at.turn(), Turn::Seat(_)) {
                break;
            }
            let Ok(m) = at.parse_move(notation, None) else {
                break;
            };
            shown.push(m);
            at.play(m);
        }
        for theme in [Theme::Light, Theme::Dark] {
            drawn(&position, &View { shown: Shown::Line(&shown), ..View::plain(theme) });
        }
        if let Some(&m) = shown.first() {
            drawn(&position, &View { shown: Shown::Move(m), ..View::plain(Theme::Light) });
        }
    }
}

fn drawn<G: WireGame>(position: &G, view: &View<'_, G>) {
    let text = svg(position, view, Some(MIN_SIZE));
    assert!(text.starts_with("<svg"), "{}", position.key());
    assert!(png(&text).is_ok(), "{}", position.key());
}
