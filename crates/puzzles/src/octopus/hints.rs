//! Hints and remarks.

use super::gains::{baits, bridges, denies, invites, prepared};
use super::kinds::{BIGGEST_SCORE, WHICH_TILE_TO_KEEP};
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Direction, Octopus, Placement, RunKind, Tile};

/// Names of the colours, in the order of the tiles.
const COLOURS: [&str; tessera_rules::octopus::COLOURS] = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "black", "white",
];

/// Names of the numbers' tiles.
const NUMBERS: [&str; tessera_rules::octopus::NUMBERS] =
    ["ones", "twos", "threes", "fours", "fives", "sixes"];

impl Hinted for Octopus {
    /// First the idea to look for, then the tile.
    fn hints(&self, kind: usize, accepted: &[Placement]) -> [String; 2] {
        let Some(&m) = accepted.first() else {
            return [
                "There is nothing left to find.".to_owned(),
                "The puzzle is solved.".to_owned(),
            ];
        };
        [idea(self, kind, m), tile(self, m)]
    }

    fn remark(&self, m: Placement, task: Task) -> Option<String> {
        remark(self, m, task)
    }
}

fn idea(position: &Octopus, kind: usize, m: Placement) -> String {
    let gain = position.gain(m).unwrap_or(0);
    if kind == BIGGEST_SCORE {
        let mut arms: Vec<Direction> = position.runs(m).iter().map(|run| run.direction).collect();
        arms.dedup();
        return match arms.len() {
            0 | 1 => format!("It scores {gain}, all of it in one direction."),
            n => format!("It scores {gain}, in {n} directions."),
        };
    }
    if baits(position).contains(&m) {
        return format!("This time take the most that you can get at once, which is {gain}.");
    }
    let prepared = prepared(position, m).len();
    let alone = position.seats() == 1;
    if let Some(sentence) = special_idea(position, kind, m, prepared) {
        return sentence.to_owned();
    }
    let sentence = if denies(position, m).is_some() {
        "Find the opponent's best placement: there is one cell that you must not leave to it."
    } else if prepared >= 2 && !alone {
        "Prepare two good cells at once: the opponent can take only one of them."
    } else if prepared >= 1 && alone {
        "Do not take the most points yet: first make one of the tiles that stay in your hand worth more."
    } else if prepared >= 1 {
        "Make a tile that stays in your hand worth more than it is now."
    } else if baits(position)
        .iter()
        .all(|&m| invites(position, m).is_some())
    {
        "The placement that scores most helps the opponent more than you."
    } else if alone {
        "The tile that scores most now can wait; another one can't."
    } else {
        "The most points at once are not the most in the end: see what is left after the reply."
    };
    sentence.to_owned()
}

/// The hint of a kind with an idea of its own, or with two opponents; `prepared` is the number of cells that the move
/// prepares.
fn special_idea(
    position: &Octopus,
    kind: usize,
    m: Placement,
    prepared: usize,
) -> Option<&'static str> {
    let baits = baits(position);
    if position.seats() < 3 {
        let other_tile = kind == WHICH_TILE_TO_KEEP && baits.iter().all(|bait| bait.tile != m.tile);
        return (other_tile && prepared == 0).then_some(
            "Do not begin with the tile that scores most now: see what another one makes possible.",
        );
    }
    let helps = |&bait: &Placement| invites(position, bait).is_some();
    Some(if denies(position, m).is_some() {
        "Find the best placement of the opponent who is next: there is one cell that you must not leave to it."
    } else if prepared >= 1 {
        "Make a tile that stays in your hand worth more than it is now."
    } else if baits.iter().all(helps) {
        "The placement that scores most helps an opponent more than you."
    } else {
        "The most points at once are not the most in the end: see what is left when both opponents have replied."
    })
}

/// Names the tile, or, when there is no other tile in hand, its future neighbour.
fn tile(position: &Octopus, m: Placement) -> String {
    let choice = match position.turn() {
        Turn::Seat(seat) => position.hand(seat).kinds_len(),
        _ => 0,
    };
    if choice > 1 {
        return format!("Place the {}.", m.tile);
    }
    let beside: Option<Tile> = (Direction::ORTHOGONAL.into_iter())
        .find_map(|direction| position.tile_at(m.cell.step(direction)?));
    match beside {
        Some(other) => format!("It goes next to the {other}."),
        None => format!("Place the {}.", m.tile),
    }
}

/// Describes the two most important effects of a placement: scores that it prevents, prepares or allows, and runs that
/// it joins.
fn remark(position: &Octopus, m: Placement, task: Task) -> Option<String> {
    let mut remarks = Vec::new();
    if let Some((reply, gain)) = denies(position, m) {
        remarks.push(format!(
            "takes the cell where {} would score {gain}",
            reply.tile
        ));
    }
    let counts_more = !matches!(task, Task::Best { horizon: 0 | 1, .. });
    if counts_more {
        let mut prepared = prepared(position, m);
        prepared.sort_by_key(|&(m, gain)| (std::cmp::Reverse(gain), m));
        match prepared[..] {
            [] => {}
            [(next, gain)] => remarks.push(format!("prepares {gain} for {}", next.tile)),
            [(one, most), (other, more), ..] if one.tile == other.tile => remarks.push(format!(
                "prepares two cells for {}, worth {most} and {more}",
                one.tile
            )),
            [(one, most), (other, more), ..] => remarks.push(format!(
                "prepares {most} for {} and {more} for {}",
                one.tile, other.tile
            )),
        }
    }
    if let Some((reply, gain)) = invites(position, m) {
        remarks.push(format!("lets {} score {gain}", reply.tile));
    }
    if let Some(kind) = bridges(position, m) {
        let what = match kind {
            RunKind::Colour => COLOURS[m.tile.colour()],
            RunKind::Number => NUMBERS[m.tile.number()],
        };
        remarks.push(format!("joins two runs of {what}"));
    }
    remarks.truncate(2);
    (!remarks.is_empty()).then(|| remarks.join(" and "))
}
