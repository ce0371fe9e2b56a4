//! Hints and remarks.

use crate::task::Task;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Colour, Form, Ingenious, Move};

use super::gains::{best_of, total};
use super::kinds::{ALL_SIX, LAST_PLACEMENTS, LEVEL_THE_SCORES, TWO_PLACEMENTS};
use super::values::to_the_end;
use crate::game::Hinted;

impl Hinted for Ingenious {
    fn hints(&self, kind: usize, accepted: &[Move]) -> [String; 2] {
        let tile = accepted.iter().find_map(|&m| match m {
            Move::Place { tile, .. } => Some(tile),
            Move::Swap | Move::Keep | Move::Draw(_) => None,
        });
        let first = match accepted.first() {
            Some(&m) => idea(self, kind, m),
            None => String::from("Look at your lowest colours first."),
        };
        let second = match tile {
            Some(tile) if tile.is_double() => {
                let name = tile.halves()[0].name();
                format!("The tile to place is the {name} double.")
            }
            Some(tile) => {
                let [a, b] = tile.halves().map(Colour::name);
                format!("The tile to place shows {a} and {b}.")
            }
            None => String::from("The right move is not a placement."),
        };
        [first, second]
    }

    fn remark(&self, m: Move, task: Task) -> Option<String> {
        remark(self, m, task)
    }
}

fn idea(position: &Ingenious, kind: usize, m: Move) -> String {
    if let Some(sentence) = special_idea(position, kind, m) {
        return sentence.to_owned();
    }
    if matches!(kind, LAST_PLACEMENTS | LEVEL_THE_SCORES) {
        last_hint(position, m)
    } else {
        raise_hint(position, m)
    }
}

/// The hint of a kind that has an idea of its own.
fn special_idea(position: &Ingenious, kind: usize, m: Move) -> Option<&'static str> {
    match kind {
        ALL_SIX if earned(position, m) > 0 => Some(
            "Begin with a colour that reaches 18 now, and leave to the next tile what it can bring to 18 alone.",
        ),
        ALL_SIX => Some("Every colour that is not at 18 must reach it with this tile."),
        TWO_PLACEMENTS if position.bonus() > 1 && prepares(position, m) => {
            Some("Place first what the other tile can score for afterwards.")
        }
        LEVEL_THE_SCORES => Some(
            "No placement wins: look for one after which the sorted scores of both seats can only end equal.",
        ),
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

fn raise_hint(position: &Ingenious, m: Move) -> String {
    if earned(position, m) > 0 {
        return String::from(
            "A colour that reaches 18 earns another placement: the turn is longer than one tile.",
        );
    }
    let Turn::Seat(seat) = position.turn() else {
        return String::from("Look at your lowest colours first.");
    };
    let lows = named(lows(position.scores(seat)));
    if position.bonus() > 1 {
        format!("More placements follow this one; think of {lows} first, and of what comes after.")
    } else {
        format!("Your lowest now: {lows}. Look along every run that ends at an empty cell.")
    }
}

fn last_hint(position: &Ingenious, m: Move) -> String {
    let left = placements_left(position);
    let mut after = position.clone();
    after.play(m);
    let now_left = placements_left(&after);
    if now_left == 0 {
        String::from("The game can be over with your placement.")
    } else if left - now_left > 1 {
        format!("There is room for {left} placements; yours can leave room for fewer.")
    } else if denies(position, &after) {
        String::from("Look at what the opponent would like to place, and where.")
    } else {
        String::from(
            "Compare the lowest colours of both seats, and see which of yours must still rise.",
        )
    }
}

fn remark(position: &Ingenious, m: Move, task: Task) -> Option<String> {
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
        1 => parts.push(String::from("earns another placement")),
        n => parts.push(format!("earns {n} more placements")),
    }
    let lowest = |scores: [i8; COLOURS]| scores.into_iter().min().unwrap_or_default();
    let (from, to) = (lowest(position.scores(seat)), lowest(after.scores(seat)));
    if position.form() == Form::Standard && to > from {
        parts.push(format!("raises the lowest colour from {from} to {to}"));
    }
    if after.is_over() {
        parts.push(String::from("ends the game"));
    } else if to_the_end(task) {
        let lost = placements_left(position).saturating_sub(placements_left(&after));
        if lost > 1 {
            parts.push(String::from("closes open places"));
        }
        if denies(position, &after) {
            parts.push(String::from("spoils the opponent's best placement"));
        }
    }
    if parts.is_empty() && total(position, m) == 0 {
        parts.push(String::from("gains nothing by itself"));
    }
    let last = parts.pop()?;
    Some(match parts.is_empty() {
        true => last,
        false => format!("{} and {last}", parts.join(", ")),
    })
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
fn named(colours: Vec<Colour>) -> String {
    let mut names: Vec<&str> = colours.into_iter().map(Colour::name).collect();
    match names.pop() {
        None => String::new(),
        Some(last) if names.is_empty() => last.to_owned(),
        Some(last) => format!("{} and {last}", names.join(", ")),
    }
}
