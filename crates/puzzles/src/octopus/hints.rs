//! Hints and remarks.

use std::cmp::Reverse;

use tessera_messages::{Text, message};

use super::gains::{
    baits, best_after, best_reply, bridges, denies, follower, invites, last_opponent, most,
    prepared, takes,
};
use super::kinds::BIGGEST_SCORE;
use crate::game::Hinted;
use crate::task::Task;
use tessera_rules::game::{Game, Turn};
use tessera_rules::octopus::{Direction, Hand, Octopus, Placement, RunKind, Tile};

/// Names of the numbers' tiles.
const NUMBERS: [&str; tessera_rules::octopus::NUMBERS] =
    ["ones", "twos", "threes", "fours", "fives", "sixes"];

impl Hinted for Octopus {
    /// First the idea to look for, then the tile.
    fn hints(&self, kind: usize, m: Placement) -> [Text; 2] {
        [idea(self, kind, m), tile(self, m)]
    }

    fn remark(&self, m: Placement, task: Task) -> Option<Text> {
        remark(self, m, task)
    }

    fn contrast(
        &self,
        m: Placement,
        task: Task,
        named: &dyn Fn(Placement) -> Text,
    ) -> Option<Text> {
        contrast(self, m, task, named)
    }
}

fn idea(position: &Octopus, kind: usize, m: Placement) -> Text {
    if kind == BIGGEST_SCORE
        && let Some(sentence) = biggest(position, m)
    {
        return sentence;
    }
    let (baits, most) = (baits(position), most(position));
    if baits.contains(&m) {
        return message!("hint-octopus-take-most", gain = most);
    }
    let opponents = position.seats() - 1;
    if let Some((reply, gain)) = denies(position, m) {
        return message!(
            "hint-octopus-deny",
            opponents = opponents,
            tile = reply.tile.text(),
            gain = gain
        );
    }
    if let Some(sentence) = preparation(position, m, most) {
        return sentence;
    }
    let invited = baits.iter().map(|&bait| invites(position, bait));
    if let Some(invited) = invited.collect::<Option<Vec<_>>>()
        && let Some(&(reply, gain)) = invited.first()
    {
        return message!(
            "hint-octopus-helps",
            opponents = opponents,
            most = most,
            tile = reply.tile.text(),
            gain = gain
        );
    }
    comparison(position, m, &baits, most)
}

/// The first hint of the biggest score: its directions, and the end of its longest run.
fn biggest(position: &Octopus, m: Placement) -> Option<Text> {
    let mut arms: Vec<Direction> = position.runs(m).iter().map(|run| run.direction).collect();
    arms.dedup();
    Some(message!(
        "hint-octopus-biggest",
        gain = position.gain(m)?,
        count = arms.len(),
        tile = end_of_run(position, m, position)?.text()
    ))
}

/// The tile on the `board` at the end of the longest run that a placement scores.
fn end_of_run(position: &Octopus, m: Placement, board: &Octopus) -> Option<Tile> {
    let mut runs = position.runs(m);
    runs.sort_by_key(|run| Reverse(run.cells.len()));
    (runs.iter()).find_map(|run| board.tile_at(*run.cells.last()?))
}

/// The first hint of a move that makes a tile worth more. The tile is named only if two or more stay in hand: a single
/// one would tell which tile to place.
fn preparation(position: &Octopus, m: Placement, most: u32) -> Option<Text> {
    let prepared = prepared(position, m);
    let &(next, gain) = prepared.first()?;
    let tile = (in_hand(position).len() > 2).then_some(next.tile);
    let alone = position.seats() == 1;
    Some(match (tile, &prepared[..]) {
        (Some(tile), _) if alone => {
            message!("hint-octopus-first-worth", most = most, tile = tile.text(), gain = gain)
        }
        (None, _) if alone => message!(
            "hint-octopus-first-worth-other",
            most = most,
            gain = gain,
            tile = end_after(position, m, next)?.text()
        ),
        (_, &[_, (other, less), ..]) if position.seats() == 2 => match other.tile == next.tile {
            true => message!("hint-octopus-two-cells", tile = next.tile.text(), gain = less),
            false => message!("hint-octopus-two-cells-of-two", gain = less),
        },
        (Some(tile), _) => message!("hint-octopus-worth", tile = tile.text(), gain = gain),
        (None, _) => message!(
            "hint-octopus-worth-other",
            gain = gain,
            tile = end_after(position, m, next)?.text()
        ),
    })
}

/// The tile on the board at the end of the longest run that the placement `next` scores after `m`.
fn end_after(position: &Octopus, m: Placement, next: Placement) -> Option<Tile> {
    let after = position.played(m);
    end_of_run(&after, next, position)
}

/// The first hint of any other move, from the fault of the `baits`, each of which scores `most`.
fn comparison(position: &Octopus, m: Placement, baits: &[Placement], most: u32) -> Text {
    if let [first, rest @ ..] = baits
        && in_hand(position).kinds_len() > 2
        && first.tile != m.tile
        && rest.iter().all(|bait| bait.tile == first.tile)
    {
        return message!("hint-octopus-begin-with", tile = first.tile.text(), most = most);
    }
    if let Some(allowed) = Allowed::of(position, m, baits) {
        return message!(
            "hint-octopus-leaves",
            most = most,
            tile = allowed.tile.text(),
            gain = allowed.gain
        );
    }
    match position.seats() {
        1 => message!("hint-octopus-can-wait", most = most),
        2 => message!("hint-octopus-not-in-the-end", most = most),
        _ => message!("hint-octopus-after-both", most = most),
    }
}

/// The best reply to the placements that score most, if it scores more than the one to another placement.
struct Allowed {
    /// The one of them that allows least.
    bait: Placement,
    /// The tile of the best reply to it, and its score.
    tile: Tile,
    gain: u32,
    /// The score of the best reply to the other placement.
    less: u32,
}

impl Allowed {
    fn of(position: &Octopus, m: Placement, baits: &[Placement]) -> Option<Allowed> {
        let reply = |&bait: &Placement| {
            best_reply(position, bait).map(|(reply, gain)| (gain, reply.tile, bait))
        };
        let (gain, tile, bait) = baits.iter().filter_map(reply).min()?;
        let less = best_reply(position, m).map_or(0, |(_, gain)| gain);
        (less < gain).then_some(Allowed { bait, tile, gain, less })
    }
}

/// The tiles of the seat to move; none when the game is over.
fn in_hand(position: &Octopus) -> Hand {
    match position.turn() {
        Turn::Seat(seat) => position.hand(seat),
        _ => Hand::default(),
    }
}

/// Names the tile, or, when there is no other tile in hand, its future neighbour.
fn tile(position: &Octopus, m: Placement) -> Text {
    if in_hand(position).kinds_len() > 1 {
        return message!("hint-octopus-place", tile = m.tile.text());
    }
    let beside: Option<Tile> = (Direction::ORTHOGONAL.into_iter())
        .find_map(|direction| position.tile_at(m.cell.step(direction)?));
    match beside {
        Some(other) => message!("hint-octopus-next-to", tile = other.text()),
        None => message!("hint-octopus-place", tile = m.tile.text()),
    }
}

/// Describes the two most important effects of a placement: scores that it prevents, prepares or allows, and runs that
/// it joins.
fn remark(position: &Octopus, m: Placement, task: Task) -> Option<Text> {
    let mut remarks = aims(position, m, task);
    if let Some((reply, gain)) = invites(position, m) {
        remarks.push(message!(
            "effect-octopus-lets",
            player = "other",
            tile = reply.tile.text(),
            gain = &gain
        ));
    }
    if let Some(kind) = bridges(position, m) {
        remarks.push(match kind {
            RunKind::Colour => {
                message!("effect-octopus-joins-colour", colour = m.tile.colour().text())
            }
            RunKind::Number => {
                message!("effect-octopus-joins-number", number = NUMBERS[m.tile.number()])
            }
        });
    }
    remarks.truncate(2);
    (!remarks.is_empty()).then(|| Text::and(remarks))
}

/// Describes the scores that a placement prevents and prepares.
fn aims(position: &Octopus, m: Placement, task: Task) -> Vec<Text> {
    let mut aims = Vec::new();
    let taken = |opponent| {
        let (reply, gain, _) = takes(position, m, opponent?)?;
        let most_after = best_after(position, m, opponent?).map_or(0, |(_, gain)| gain);
        (most_after < gain).then(|| (reply.tile.text(), gain, most_after))
    };
    if let Some((tile, gain, other)) = taken(follower(position)) {
        aims.push(message!(
            "effect-octopus-takes",
            player = "other",
            tile = tile,
            gain = &gain,
            other = &other
        ));
    } else if let Some((tile, gain, other)) = taken(last_opponent(position)) {
        aims.push(message!("effect-octopus-takes-last", tile = tile, gain = &gain, other = &other));
    }
    let counts_more = !matches!(task, Task::Best { horizon: 0 | 1, .. });
    if counts_more {
        let prepared = prepared(position, m);
        match prepared[..] {
            [] => {}
            [(next, gain)] => aims.push(message!(
                "effect-octopus-prepares",
                gain = &gain,
                tile = next.tile.text()
            )),
            [(one, most), (other, more)] if one.tile == other.tile => aims.push(message!(
                "effect-octopus-prepares-two",
                tile = one.tile.text(),
                worth = if most == more { "equal" } else { "different" },
                most = &most,
                more = &more
            )),
            [(one, most), (other, more)] => aims.push(message!(
                "effect-octopus-prepares-both",
                most = &most,
                tile = one.tile.text(),
                more = &more,
                other = other.tile.text()
            )),
            [(_, most), .., (_, least)] => aims.push(message!(
                "effect-octopus-prepares-cells",
                count = prepared.len(),
                worth = if most == least { "equal" } else { "different" },
                most = &most
            )),
        }
    }
    aims
}

/// Compares a placement that neither prevents nor prepares a score with the one that scores most at once, by the best
/// reply or, without an opponent, by the most that the next tile can score. `None` if this gives no reason.
fn contrast(
    position: &Octopus,
    m: Placement,
    task: Task,
    named: &dyn Fn(Placement) -> Text,
) -> Option<Text> {
    let baits = baits(position);
    if baits.contains(&m) || !aims(position, m, task).is_empty() || invites(position, m).is_some() {
        return None;
    }
    if let Some(allowed) = Allowed::of(position, m, &baits) {
        return Some(message!(
            "solution-octopus-allows",
            bait = named(allowed.bait),
            gain = allowed.gain,
            tile = allowed.tile.text(),
            less = allowed.less
        ));
    }
    if position.seats() > 1 {
        return None;
    }
    let next = |m: Placement| {
        let after = position.played(m);
        most(&after)
    };
    let (less, bait) = baits.into_iter().map(|bait| (next(bait), bait)).max()?;
    let gain = next(m);
    (position.gain(m)? + gain > position.gain(bait)? + less).then(|| {
        message!("solution-octopus-can-wait", bait = named(bait), less = less, gain = gain)
    })
}
