//! Hints and remarks.

use tessera_messages::{Text, message};

use crate::task::Task;
use tessera_engines::ingenious::placements_left;
use tessera_rules::game::{Game, Position, Seat, Turn};
use tessera_rules::ingenious::{COLOURS, Colour, Form, Ingenious, Move, Tile};

use super::TOP;
use super::gains::{best_of, best_tile_of, total};
use super::kinds::{ALL_SIX, LAST_PLACEMENTS, LEVEL_THE_SCORES, SPOIL_BOTH};
use super::reply::{best, only_tile};
use super::standing::of_digits;
use super::values::{to_the_end, to_the_reply};
use crate::game::Hinted;

impl Hinted for Ingenious {
    /// First the colours or scores that matter, then the tile.
    fn hints(&self, kind: usize, m: Move) -> [Text; 2] {
        let Move::Place { tile, .. } = m else {
            let none = message!("hint-ingenious-no-placement");
            return [message!("hint-ingenious-lowest-first"), none];
        };
        let own = match kind {
            ALL_SIX => all_six(self, m),
            LAST_PLACEMENTS | LEVEL_THE_SCORES => ending(self, kind, m),
            SPOIL_BOTH => spoil(self, m),
            _ => None,
        };
        let second = if tile.is_double() {
            message!("hint-ingenious-double", colour = tile.halves()[0].text())
        } else {
            let [a, b] = tile.halves().map(Colour::text);
            message!("hint-ingenious-shows", first = a, second = b)
        };
        [own.unwrap_or_else(|| raise(self, m)), second]
    }

    fn remark(&self, m: Move, task: Task) -> Option<Text> {
        remark(self, m, task)
    }
}

/// The colours to bring to the ends of their tracks: with this placement, or at last.
fn all_six(position: &Ingenious, m: Move) -> Option<Text> {
    let ended = ended(position, m);
    let scores = position.scores(position.to_move());
    let mut open = Colour::ALL.to_vec();
    open.retain(|&colour| i64::from(scores[colour as usize]) < TOP);
    Some(match (ended.is_empty(), open.is_empty()) {
        (_, true) => return None,
        (false, _) if ended.len() < open.len() => {
            message!("hint-ingenious-all-six-first", colours = named(ended))
        }
        _ => message!("hint-ingenious-all-six-last", colours = named(open)),
    })
}

/// The colours that a placement brings to the ends of their tracks.
fn ended(position: &Ingenious, m: Move) -> Vec<Colour> {
    let seat = position.to_move();
    let after = position.played(m);
    let [before, after] = [position, &after].map(|position| position.scores(seat).map(i64::from));
    let mut ended = Colour::ALL.to_vec();
    ended.retain(|&colour| before[colour as usize] < TOP && after[colour as usize] == TOP);
    ended
}

/// The colours of a placement that another tile of the rack has too and can gain more with afterwards.
fn prepared(position: &Ingenious, m: Move) -> Vec<Colour> {
    let Move::Place { tile, .. } = m else {
        return Vec::new();
    };
    let after = position.played(m);
    let most = |position: &Ingenious, other: Tile| {
        (position.legal_moves().into_iter())
            .filter(|m| matches!(m, Move::Place { tile, .. } if *tile == other))
            .map(|m| total(position, m))
            .max()
    };
    let better = (after.playable().filter(|&other| other != tile))
        .filter(|&other| most(&after, other) > most(position, other));
    let better: Vec<Colour> = better.flat_map(Tile::halves).collect();
    let mut colours = tile.halves().to_vec();
    colours.dedup();
    colours.retain(|colour| better.contains(colour));
    colours
}

fn raise(position: &Ingenious, m: Move) -> Text {
    let scores = position.scores(position.to_move());
    if earned(position, m) > 0
        && let Some(&colour) = ended(position, m).first()
    {
        return message!(
            "hint-ingenious-longer-turn",
            colour = colour.text(),
            points = TOP - i64::from(scores[colour as usize])
        );
    }
    let lows = named(lows(scores));
    if position.bonus() > 1 {
        let prepared = prepared(position, m);
        return match prepared.is_empty() {
            false => message!("hint-ingenious-prepare", colours = named(prepared)),
            true => message!("hint-ingenious-more-follow", colours = lows),
        };
    }
    message!("hint-ingenious-lowest-now", colours = lows)
}

/// The tile of the opponent, and its two lowest colours after its best placement that is left.
fn spoil(position: &Ingenious, m: Move) -> Option<Text> {
    let opponent = position.to_move().other();
    let tile = only_tile(position, opponent)?;
    let after = position.played(m);
    let [lowest, next, ..] = of_digits(best(&after, opponent, tile));
    Some(if tile.is_double() {
        let colour = tile.halves()[0].text();
        message!("hint-ingenious-spoil-double", colour = colour, lowest = lowest, next = next)
    } else {
        let [a, b] = tile.halves().map(Colour::text);
        message!("hint-ingenious-spoil", first = a, second = b, lowest = lowest, next = next)
    })
}

/// The hint of an end: its last placement, the tile that the opponent would like to place, or the scores to reach.
/// `None` in a duel, which adds up the scores.
fn ending(position: &Ingenious, kind: usize, m: Move) -> Option<Text> {
    let opponent = position.to_move().other();
    let after = position.played(m);
    if position.form() == Form::Duel {
        return None;
    }
    let scores = of_digits(best_of(&after, opponent)).map(|score| score.to_string());
    let scores = scores.join("-");
    if kind == LEVEL_THE_SCORES {
        return Some(message!("hint-ingenious-level", scores = scores));
    }
    if placements_left(&after) == 0 {
        return Some(message!("hint-ingenious-can-be-over", scores = scores));
    }
    let wanted = best_tile_of(position, opponent).1;
    Some(match wanted.filter(|_| denies(position, &after)) {
        Some(tile) if tile.is_double() => {
            message!("hint-ingenious-opponent-wants-double", colour = tile.halves()[0].text())
        }
        Some(tile) => {
            let [a, b] = tile.halves().map(Colour::text);
            message!("hint-ingenious-opponent-wants", first = a, second = b)
        }
        None => message!("hint-ingenious-compare", scores = scores),
    })
}

fn remark(position: &Ingenious, m: Move, task: Task) -> Option<Text> {
    let Turn::Seat(seat) = position.turn() else {
        return None;
    };
    if !matches!(m, Move::Place { .. }) {
        return None;
    }
    let after = position.played(m);
    let lowest = |scores: [i8; COLOURS]| scores.into_iter().min().map_or(0, i64::from);
    let (from, to) = (lowest(position.scores(seat)), lowest(after.scores(seat)));
    let mut parts = Vec::new();
    match earned(position, m) {
        0 => {}
        _ if after.is_over() && to == TOP => {
            return Some(message!("effect-ingenious-all-six", points = TOP));
        }
        1 => parts.push(message!("effect-ingenious-earns")),
        n => parts.push(message!("effect-ingenious-earns-more", count = &n)),
    }
    if position.form() == Form::Standard && to > from {
        parts.push(message!("effect-ingenious-raises", from = &from, to = &to));
    }
    if after.is_over() {
        let winners = after.winners();
        // Partners win together.
        let is_alone =
            winners.len() == 1 || position.form() == Form::Team && winners.len() < position.seats();
        parts.push(match (winners.contains(seat), is_alone) {
            // A player alone always wins at the end.
            _ if position.seats() == 1 => message!("effect-ingenious-ends"),
            (true, true) => message!("effect-ingenious-ends-won"),
            (true, false) => message!("effect-ingenious-ends-level"),
            (false, _) => message!("effect-ingenious-ends"),
        });
    } else if to_the_end(task) {
        let lost = placements_left(position).saturating_sub(placements_left(&after));
        if lost > 1 {
            parts.push(message!("effect-ingenious-closes"));
        }
    }
    // In a duel, the mover's own gain lowers the opponent's scores.
    let counts_denial = (to_the_end(task) || to_the_reply(task)) && position.form() != Form::Duel;
    if counts_denial && !after.is_over() && denies(position, &after) {
        parts.push(message!("effect-ingenious-spoils", player = "other"));
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
    (Colour::ALL.into_iter()).filter(|&c| Some(scores[c as usize]) == lowest).collect()
}

/// "red, green and blue".
fn named(colours: Vec<Colour>) -> Text {
    Text::and(colours.into_iter().map(Colour::text))
}
