//! The words of a picture: its title, and a sentence on everything shown in addition to the position.

use super::layout::Caption;
use super::text::number;
use super::view::{Picture, Shown, View};
use tessera_messages::{Id, Text, message};
use tessera_rules::game::{Position, Turn};

/// Returns the game's name and state: `Themisto: player 2 to move`.
pub(super) fn title<G: Picture>(position: &G, view: &View<'_, G>) -> Text {
    let game = G::NAME;
    let mover = number(position.to_move());
    match position.turn() {
        _ if view.drawn => message!("picture-drawn", game = game),
        Turn::Seat(_) => message!("picture-to-move", game = game, player = mover),
        Turn::Chance => message!("picture-draw-due", game = game, player = mover),
        Turn::Over => {
            let winners: Vec<usize> = position.winners().iter().map(number).collect();
            match *winners.as_slice() {
                [] => message!("picture-drawn", game = game),
                [winner] => message!("picture-won", game = game, player = winner),
                _ => {
                    let player = |winner| message!("picture-player", player = winner);
                    let players = Text::and(winners.into_iter().map(player));
                    message!("picture-shared", game = game, players = players)
                }
            }
        }
    }
}

/// Returns the description of a picture: sentences on the position, then one for each caption.
pub(super) fn description(position: Vec<Text>, captions: &[Caption]) -> Text {
    let shown = captions.iter().map(|caption| caption.sentence.clone());
    Text::sentences(position.into_iter().chain(shown))
}

/// Returns captions on everything shown in addition to the position; `effect` describes the effect of a move, such as
/// `4 points`.
pub(super) fn captions<G: Position>(
    position: &G,
    view: &View<'_, G>,
    effect: impl Fn(&G, G::Move) -> Vec<Text>,
) -> Vec<Caption> {
    let mut captions = Vec::new();
    let told = |at: &G, m: G::Move| {
        let notation = Text::from(at.notation(m));
        Text::commas([notation].into_iter().chain(effect(at, m)))
    };
    if let Some((before, m)) = view.last {
        let text = told(before, m);
        captions.push(Caption {
            label: Id("board-last-move"),
            sentence: message!("picture-last-move", move = text.clone()),
            text,
        });
    }
    match view.shown {
        Shown::Nothing => {}
        Shown::Move(m) => {
            let text = told(position, m);
            captions.push(Caption {
                label: Id("board-move"),
                sentence: message!("picture-move", move = text.clone()),
                text,
            });
        }
        Shown::Line(moves) => {
            let text = position.notations(moves).join(" \u{b7} ");
            captions.push(Caption {
                label: Id("board-line"),
                sentence: message!("picture-line", moves = &text),
                text: text.into(),
            });
        }
    }
    captions
}
