//! Hints and remarks.

use tessera_messages::{Text, message};

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
    fn hints(&self, kind: usize, accepted: &[Placement]) -> [Text; 2] {
        let Some(&m) = accepted.first() else {
            return [message!("hint-nothing-left"), message!("hint-is-solved")];
        };
        [idea(self, kind, m), tile(self, m)]
    }

    fn remark(&self, m: Placement, task: Task) -> Option<Text> {
        remark(self, m, task)
    }
}

fn idea(position: &Octopus, kind: usize, m: Placement) -> Text {
    let gain = position.gain(m).unwrap_or(0);
    if kind == BIGGEST_SCORE {
        let mut arms: Vec<Direction> = position.runs(m).iter().map(|run| run.direction).collect();
        arms.dedup();
        return match arms.len() {
            0 | 1 => message!("hint-octopus-one-direction", gain = &gain),
            n => message!("hint-octopus-directions", gain = &gain, count = &n),
        };
    }
    if baits(position).contains(&m) {
        return message!("hint-octopus-take-most", gain = &gain);
    }
    let prepared = prepared(position, m).len();
    let alone = position.seats() == 1;
    if let Some(sentence) = special_idea(position, kind, m, prepared) {
        return sentence;
    }

    if denies(position, m).is_some() {
        message!("hint-octopus-deny")
    } else if prepared >= 2 && !alone {
        message!("hint-octopus-two-cells")
    } else if prepared >= 1 && alone {
        message!("hint-octopus-first-worth")
    } else if prepared >= 1 {
        message!("hint-octopus-worth")
    } else if baits(position)
        .iter()
        .all(|&m| invites(position, m).is_some())
    {
        message!("hint-octopus-helps")
    } else if alone {
        message!("hint-octopus-can-wait")
    } else {
        message!("hint-octopus-not-in-the-end")
    }
}

/// The hint of a kind with an idea of its own, or with two opponents; `prepared` is the number of cells that the move
/// prepares.
fn special_idea(position: &Octopus, kind: usize, m: Placement, prepared: usize) -> Option<Text> {
    let baits = baits(position);
    if position.seats() < 3 {
        let other_tile = kind == WHICH_TILE_TO_KEEP && baits.iter().all(|bait| bait.tile != m.tile);
        return (other_tile && prepared == 0).then_some(message!("hint-octopus-begin-with"));
    }
    let helps = |&bait: &Placement| invites(position, bait).is_some();
    Some(if denies(position, m).is_some() {
        message!("hint-octopus-deny-next")
    } else if prepared >= 1 {
        message!("hint-octopus-worth")
    } else if baits.iter().all(helps) {
        message!("hint-octopus-helps-one")
    } else {
        message!("hint-octopus-after-both")
    })
}

/// Names the tile, or, when there is no other tile in hand, its future neighbour.
fn tile(position: &Octopus, m: Placement) -> Text {
    let choice = match position.turn() {
        Turn::Seat(seat) => position.hand(seat).kinds_len(),
        _ => 0,
    };
    if choice > 1 {
        return message!("hint-octopus-place", tile = &m.tile);
    }
    let beside: Option<Tile> = (Direction::ORTHOGONAL.into_iter())
        .find_map(|direction| position.tile_at(m.cell.step(direction)?));
    match beside {
        Some(other) => message!("hint-octopus-next-to", tile = &other),
        None => message!("hint-octopus-place", tile = &m.tile),
    }
}

/// Describes the two most important effects of a placement: scores that it prevents, prepares or allows, and runs that
/// it joins.
fn remark(position: &Octopus, m: Placement, task: Task) -> Option<Text> {
    let mut remarks = Vec::new();
    if let Some((reply, gain)) = denies(position, m) {
        remarks.push(message!(
            "effect-octopus-takes",
            tile = &reply.tile,
            gain = &gain
        ));
    }
    let counts_more = !matches!(task, Task::Best { horizon: 0 | 1, .. });
    if counts_more {
        let mut prepared = prepared(position, m);
        prepared.sort_by_key(|&(m, gain)| (std::cmp::Reverse(gain), m));
        match prepared[..] {
            [] => {}
            [(next, gain)] => remarks.push(message!(
                "effect-octopus-prepares",
                gain = &gain,
                tile = &next.tile
            )),
            [(one, most), (other, more), ..] if one.tile == other.tile => remarks.push(message!(
                "effect-octopus-prepares-two",
                tile = &one.tile,
                most = &most,
                more = &more
            )),
            [(one, most), (other, more), ..] => remarks.push(message!(
                "effect-octopus-prepares-both",
                most = &most,
                tile = &one.tile,
                more = &more,
                other = &other.tile
            )),
        }
    }
    if let Some((reply, gain)) = invites(position, m) {
        remarks.push(message!(
            "effect-octopus-lets",
            tile = &reply.tile,
            gain = &gain
        ));
    }
    if let Some(kind) = bridges(position, m) {
        remarks.push(match kind {
            RunKind::Colour => {
                message!(
                    "effect-octopus-joins-colour",
                    colour = COLOURS[m.tile.colour()]
                )
            }
            RunKind::Number => {
                message!(
                    "effect-octopus-joins-number",
                    number = NUMBERS[m.tile.number()]
                )
            }
        });
    }
    remarks.truncate(2);
    (!remarks.is_empty()).then(|| Text::and(remarks))
}
