//! The words of a picture: its title, and a sentence on everything shown in addition to the position.

use super::layout::Caption;
use super::text::{list, player};
use super::view::{Shown, View};
use tessera_rules::game::{Position, Turn};

/// Returns the game's name and state: `Themisto: player 2 to move`.
pub(super) fn title<G: Position>(name: &str, position: &G) -> String {
    format!("{name}: {}", standing(position))
}

/// Returns the state of a game as the rest of a sentence.
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

/// Returns captions on everything shown in addition to the position, as sentences; `effect` describes the effect of a
/// move, such as `4 points`.
pub(super) fn captions<G: Position>(
    position: &G,
    view: &View<'_, G>,
    effect: impl Fn(&G, G::Move) -> String,
) -> Vec<Caption> {
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
        captions.push(Caption {
            label: "Last move",
            text: told(before, m),
        });
    }
    match view.shown {
        Shown::Nothing => {}
        Shown::Move(m) => captions.push(Caption {
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
            captions.push(Caption {
                label: "Line",
                text: notations.join(" \u{b7} "),
            });
        }
    }
    captions
}
