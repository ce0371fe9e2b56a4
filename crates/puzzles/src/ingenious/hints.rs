//! Hints and remarks.

use tessera_messages::{Text, message};

use crate::task::Task;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Colour, Form, Ingenious, Move};

use super::gains::{best_of, total};
use super::kinds::{ALL_SIX, LAST_PLACEMENTS, LEVEL_THE_SCORES, TWO_PLACEMENTS};
use super::values::to_the_end;
use crate::game::Hinted;

impl Hinted for Ingenious {
    fn hints(&self, kind: usize, accepted: &[Move]) -> [Text; 2] {
        let tile = accepted.iter().find_map(|&m| match m {
            Move::Place { tile, .. } => Some(tile),
            Move::Swap | Move::Keep | Move::Draw(_) => None,
        });
        let first = match accepted.first() {
            Some(&m) => idea(self, kind, m),
            None => message!("hint-ingenious-lowest-first"),
        };
        let second = match tile {
            Some(tile) if tile.is_double() => {
                message!("hint-ingenious-double", colour = tile.halves()[0].name())
            }
            Some(tile) => {
                let [a, b] = tile.halves().map(Colour::text);
                message!("hint-ingenious-shows", first = a, second = b)
            }
            None => message!("hint-ingenious-no-placement"),
        };
        [first, second]
    }

    fn remark(&self, m: Move, task: Task) -> Option<Text> {
        remark(self, m, task)
    }
}

fn idea(position: &Ingenious, kind: usize, m: Move) -> Text {
    if let Some(sentence) = special_idea(position, kind, m) {
        return sentence;
    }
    if matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES) {
        last_hint(position, m)
    } else {
        raise_hint(position, m)
    }
}

/// The hint of a kind that has an idea of its own.
fn special_idea(position: &Ingenious, kind: usize, m: Move) -> Option<Text> {
    match kind {
        ALL_SIX if earned(position, m) > 0 => Some(message!("hint-ingenious-all-six-first")),
        ALL_SIX => Some(message!("hint-ingenious-all-six-last")),
        TWO_PLACEMENTS if position.bonus() > 1 && prepares(position, m) => {
            Some(message!("hint-ingenious-prepare"))
        }
        LEVEL_THE_SCORES => Some(message!("hint-ingenious-only-equal")),
        _ => None,
    }
}

/// True if after a placement another tile of the rack can gain more than before.
fn prepares(position: &Ingenious, m: Move) -> bool {
    let Move::Place { tile, .. } = m else {
        return false;
    };
    let mut after = position.clone();
    after.play(m);
    let most = |position: &Ingenious, other| {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        (moves.into_iter())
            .filter(|m| matches!(m, Move::Place { tile, .. } if *tile == other))
            .map(|m| total(position, m))
            .max()
    };
    let others: Vec<_> = after.playable().filter(|&other| other != tile).collect();
    (others.into_iter()).any(|other| most(&after, other) > most(position, other))
}

fn raise_hint(position: &Ingenious, m: Move) -> Text {
    if earned(position, m) > 0 {
        return message!("hint-ingenious-longer-turn");
    }
    let Turn::Seat(seat) = position.turn() else {
        return message!("hint-ingenious-lowest-first");
    };
    let lows = named(lows(position.scores(seat)));
    if position.bonus() > 1 {
        message!("hint-ingenious-more-follow", colours = lows)
    } else {
        Text::sentences([
            message!("hint-ingenious-lowest-now", colours = lows),
            message!("hint-ingenious-look-along"),
        ])
    }
}

fn last_hint(position: &Ingenious, m: Move) -> Text {
    let left = placements_left(position);
    let mut after = position.clone();
    after.play(m);
    let now_left = placements_left(&after);
    if now_left == 0 {
        message!("hint-ingenious-can-be-over")
    } else if left - now_left > 1 {
        message!("hint-ingenious-room", count = &left)
    } else if denies(position, &after) {
        message!("hint-ingenious-opponent-wants")
    } else {
        message!("hint-ingenious-compare")
    }
}

fn remark(position: &Ingenious, m: Move, task: Task) -> Option<Text> {
    let Turn::Seat(seat) = position.turn() else {
        return None;
    };
    if !matches!(m, Move::Place { .. }) {
        return None;
    }
    let mut after = position.clone();
    after.play(m);
    let mut parts = Vec::new();
    match earned(position, m) {
        0 => {}
        1 => parts.push(message!("effect-ingenious-earns")),
        n => parts.push(message!("effect-ingenious-earns-more", count = &n)),
    }
    let lowest = |scores: [i8; COLOURS]| scores.into_iter().min().unwrap_or_default();
    let (from, to) = (lowest(position.scores(seat)), lowest(after.scores(seat)));
    if position.form() == Form::Standard && to > from {
        parts.push(message!("effect-ingenious-raises", from = &from, to = &to));
    }
    if after.is_over() {
        parts.push(message!("effect-ingenious-ends"));
    } else if to_the_end(task) {
        let lost = placements_left(position).saturating_sub(placements_left(&after));
        if lost > 1 {
            parts.push(message!("effect-ingenious-closes"));
        }
        if denies(position, &after) {
            parts.push(message!("effect-ingenious-spoils"));
        }
    }
    if parts.is_empty() && total(position, m) == 0 {
        parts.push(message!("effect-ingenious-gains-nothing"));
    }
    (!parts.is_empty()).then(|| Text::and(parts))
}

fn earned(position: &Ingenious, m: Move) -> u8 {
    match m {
        Move::Place { tile, cells } => position.earned(tile, cells).bonus,
        Move::Swap | Move::Keep | Move::Draw(_) => 0,
    }
}

/// True if some other seat's best placement is worse after than before.
fn denies(before: &Ingenious, after: &Ingenious) -> bool {
    (0..before.seats())
        .map(Seat::new)
        .filter(|&seat| before.turn() != Turn::Seat(seat))
        .any(|seat| best_of(after, seat) < best_of(before, seat))
}

fn lows(scores: [i8; COLOURS]) -> Vec<Colour> {
    let lowest = scores.into_iter().min();
    (Colour::ALL.into_iter())
        .filter(|&c| Some(scores[c as usize]) == lowest)
        .collect()
}

/// "red, green and blue".
fn named(colours: Vec<Colour>) -> Text {
    Text::and(colours.into_iter().map(Colour::text))
}
