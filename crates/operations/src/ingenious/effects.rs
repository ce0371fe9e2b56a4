//! Effects of a move, for the explanations of lines and solutions, and losses of a line.

use tessera_messages::{Text, message};
use tessera_puzzles::{Hinted, Task};

use crate::analysis::{TO_THE_END, phrases};
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Colour, Form, Ingenious, Move};
use tessera_search::Line;

/// The effects of a legal move: the colours that gain, and what it earns, raises, keeps and prevents.
pub(super) fn effects(position: &Ingenious, m: Move, task: Task) -> Vec<Text> {
    let (tile, cells) = match m {
        Move::Place { tile, cells } => (tile, cells),
        Move::Swap => return vec![message!("effect-ingenious-swaps")],
        Move::Keep => return vec![message!("effect-ingenious-keeps-rack")],
        Move::Draw(_) => return Vec::new(),
    };
    let gain = position.earned(tile, cells).gain;
    let gains: Vec<Text> = (Colour::ALL.into_iter())
        .filter(|&colour| gain[colour as usize] > 0)
        .map(|colour| {
            let points = gain[colour as usize];
            message!("effect-ingenious-gain", points = points, colour = colour.text())
        })
        .collect();
    let mut effects = Vec::new();
    if !gains.is_empty() {
        effects.push(message!("effect-ingenious-gains", gains = Text::and(gains)));
    }
    effects.extend(phrases(position.remark(m, task)));
    if task == TO_THE_END {
        effects.extend(kept(position, m));
    }
    if effects.is_empty() {
        effects.push(message!("effect-ingenious-gains-nothing"));
    }
    effects
}

/// The lowest colour of the mover, if there is only one and the rack still shows it after the move.
fn kept(position: &Ingenious, m: Move) -> Option<Text> {
    if !matches!(position.form(), Form::Standard | Form::Solo) {
        return None;
    }
    let seat = position.to_move();
    let after = position.played(m);
    let scores = after.scores(seat);
    let lowest = lowest(scores);
    let mut lows = (Colour::ALL.into_iter()).filter(|&colour| scores[colour as usize] == lowest);
    let (Some(colour), None) = (lows.next(), lows.next()) else {
        return None;
    };
    let shows = after.rack(seat).known().any(|tile| tile.halves().contains(&colour));
    // Another placement of the same turn may use the tile.
    let goes_on = after.turn() == Turn::Seat(seat);
    (shows && !after.is_over() && !goes_on)
        .then(|| message!("effect-ingenious-keeps", colour = colour.text()))
}

/// The loss of a line against the best one in the final score of the lowest colour. `None` if lines stop earlier, except
/// in solo, where values are scores.
pub(super) fn shortfall(
    position: &Ingenious,
    best: &Line<Move>,
    line: &Line<Move>,
) -> Option<Text> {
    let form = position.form();
    if !matches!(form, Form::Standard | Form::Solo) {
        return None;
    }
    if let (Some(best), Some(this)) = (final_lowest(position, best), final_lowest(position, line))
        && this < best
    {
        return Some(message!("effect-ingenious-ends-with", best = best, this = this));
    }
    if form != Form::Solo {
        return None;
    }
    let points = (best.value.margin? - line.value.margin?).round() as i64;
    Some(match points {
        1.. => message!("effect-ingenious-ends-lower", points = points),
        _ => message!("why-about-as-good"),
    })
}

/// The mover's score of its lowest colour at the end of a line that ends the game.
fn final_lowest(position: &Ingenious, line: &Line<Move>) -> Option<i8> {
    let seat: Seat = position.to_move();
    let mut walk = position.clone();
    for &m in line.without_likely() {
        walk.play(m);
    }
    walk.is_over().then(|| lowest(walk.scores(seat)))
}

fn lowest(scores: [i8; COLOURS]) -> i8 {
    scores.into_iter().min().unwrap_or_default()
}
