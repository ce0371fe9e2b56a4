//! Pictures of positions: a scene of simple shapes, written as SVG, rendered as PNG.
//!
//! A picture shows the position, and on top of it what was asked for: the move just played ([`View::last`]),
//! one legal move with what it does, or a line of numbered moves ([`Shown`]). Colour never carries a
//! meaning alone. An SVG has no ids, no scripts and no outside references, so any number of them can stand
//! in one page; its `<title>` and `<desc>` say in words what it shows.

mod grid;
mod ingenious;
mod layout;
mod marks;
mod nebuchadnezzar;
mod nestortile;
mod octopus;
mod palette;
mod raster;
mod svg;
mod symbols;
mod temple;
mod text;
mod themisto;

pub use layout::Scene;
pub use palette::Theme;
pub use raster::{RasterError, png};

use crate::game::{Position, Turn};
use text::{list, player};

/// Smallest length of a picture's longer side, in pixels.
pub const MIN_SIZE: u32 = 64;
/// Largest length of a picture's longer side, in pixels.
pub const MAX_SIZE: u32 = 2048;
/// Most moves of a line that is shown.
pub const MAX_LINE: usize = 40;

/// A game whose positions can be drawn.
pub trait Picture: Position {
    /// The position and what is shown with it.
    fn scene(&self, view: &View<'_, Self>) -> Scene;
}

/// How a position is looked at.
#[derive(Debug)]
pub struct View<'a, G: Position> {
    /// Light or dark.
    pub theme: Theme,
    /// The move that led to the position, with the position before it.
    pub last: Option<(&'a G, G::Move)>,
    /// What is shown of the future.
    pub shown: Shown<'a, G::Move>,
}

impl<G: Position> View<'_, G> {
    /// The bare position.
    pub fn plain(theme: Theme) -> Self {
        View {
            theme,
            last: None,
            shown: Shown::Nothing,
        }
    }
}

/// What a picture shows of the future.
#[derive(Debug, Clone, Copy)]
pub enum Shown<'a, M> {
    /// Nothing.
    Nothing,
    /// One legal move, with all that it does.
    Move(M),
    /// Moves that are legal one after the other, numbered from 1.
    Line(&'a [M]),
}

impl<M> Shown<'_, M> {
    /// The moves in order.
    fn moves(&self) -> &[M] {
        match self {
            Shown::Nothing => &[],
            Shown::Move(m) => std::slice::from_ref(m),
            Shown::Line(moves) => moves,
        }
    }

    /// The one move that is shown in full.
    fn single(&self) -> Option<&M> {
        match self {
            Shown::Move(m) => Some(m),
            _ => None,
        }
    }
}

/// Draws a position. `size` is the length of the longer side in pixels, cut to
/// [`MIN_SIZE`]`..=`[`MAX_SIZE`]; without one the picture has its natural size, where a tile is about 40
/// pixels wide, or [`MAX_SIZE`] if that is less.
pub fn svg<G: Picture>(position: &G, view: &View<'_, G>, size: Option<u32>) -> String {
    position.scene(view).to_svg(size)
}

/// The game's name and how it stands: `Themisto: player 2 to move`.
fn title<G: Position>(name: &str, position: &G) -> String {
    format!("{name}: {}", standing(position))
}

/// How a game stands, as the rest of a sentence.
fn standing<G: Position>(position: &G) -> String {
    let mover = position.to_move().index() + 1;
    match position.turn() {
        Turn::Seat(_) => format!("player {mover} to move"),
        Turn::Chance => format!("tiles are drawn for player {mover}"),
        Turn::Over => {
            let winners: Vec<String> = position
                .winners()
                .iter()
                .map(|seat| player(seat).to_lowercase())
                .collect();
            match winners.len() {
                0 => "the game is over, a draw".to_owned(),
                1 => format!("{} has won", winners[0]),
                _ => format!("{} share the win", list(&winners)),
            }
        }
    }
}

/// A sentence on what is shown besides the position, and the same as a caption; `effect` says what a
/// move does, such as `4 points`.
fn captions<G: Position>(
    position: &G,
    view: &View<'_, G>,
    effect: impl Fn(&G, G::Move) -> String,
) -> Vec<layout::Caption> {
    let mut captions = Vec::new();
    let told = |at: &G, m: G::Move| {
        let effect = effect(at, m);
        let notation = at.notation(m);
        if effect.is_empty() {
            notation
        } else {
            format!("{notation}, {effect}")
        }
    };
    if let Some((before, m)) = view.last {
        captions.push(layout::Caption {
            label: "Last move",
            text: told(before, m),
        });
    }
    match view.shown {
        Shown::Nothing => {}
        Shown::Move(m) => captions.push(layout::Caption {
            label: "Move",
            text: told(position, m),
        }),
        Shown::Line(moves) => {
            let mut at = position.clone();
            let notations: Vec<String> = moves
                .iter()
                .map(|&m| {
                    let notation = at.notation(m);
                    at.play(m);
                    notation
                })
                .collect();
            captions.push(layout::Caption {
                label: "Line",
                text: notations.join(" \u{b7} "),
            });
        }
    }
    captions
}
