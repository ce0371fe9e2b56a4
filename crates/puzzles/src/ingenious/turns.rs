//! Turns, composed backwards: first what the solver places, then the scores that make it the best.

use rand_chacha::ChaCha8Rng;

use super::TOP;
use super::boards::{Board, between};
use super::kinds::{ALL_SIX, CHAIN_OF_THREE, EARN_A_BONUS, RAISE_THE_LOWEST, TWO_PLACEMENTS};
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, chance, choose};
use tessera_rules::ingenious::{COLOURS, Cell, Ingenious, Move, Tile};

/// The placements that gain most, of which the later ones of a turn are drawn.
const STRIKING: usize = 6;

/// Points by colour.
type Gains = [i64; COLOURS];

/// Parameters of a composed turn.
#[derive(Debug, Clone)]
pub(super) struct Style {
    pub(super) kind: usize,
    /// Tiles on the board.
    pub(super) placed: [u32; 2],
    /// Tiles on the rack.
    pub(super) rack: [u32; 2],
    /// Placements of the solution.
    pub(super) moves: u32,
    /// The first placement of the solution is the one that gains least of this many random placements; with 0, the one
    /// that gains most of two.
    pub(super) shy: u32,
}

/// A position in which some turn of the style may be the best; nothing is proved.
pub(super) fn compose(style: &Style, rng: &mut ChaCha8Rng) -> Option<Ingenious> {
    let placed = between(rng, style.placed[0], style.placed[1]);
    let colours = 3 + below(rng, 3) as usize;
    let mut board = Board::sparse(placed, colours, rng)?;
    let count = between(rng, style.rack[0], style.rack[1]).max(style.moves);
    let rack = board.rack(count, rng)?;
    // With scores of 0 no placement ends a track.
    let pending = if style.moves > 1 { style.moves } else { 0 };
    let start = board.position([&rack, &[]], [[0; COLOURS]; 2], i64::from(pending))?;
    let mut walk = start.clone();
    let mut line: Vec<(Move, Gains)> = Vec::new();
    for number in 0..style.moves {
        let (m, gain) = if number == 0 {
            first(&walk, style.shy, rng)?
        } else {
            // In a chain the second placement needs the first one; the third may be anywhere.
            let builds = match style.kind {
                TWO_PLACEMENTS => true,
                CHAIN_OF_THREE => number == 1,
                _ => false,
            };
            later(&walk, &start, builds, rng)?
        };
        line.push((m, gain));
        walk.play(m);
    }
    if let [first, second] = line[..]
        && matches!(style.kind, TWO_PLACEMENTS | ALL_SIX)
        && works_the_other_way(style.kind, &start, [first, second])
    {
        return None;
    }
    let gains: Vec<Gains> = line.iter().map(|&(_, gain)| gain).collect();
    let (own, bonus) = scores(style, &gains, rng)?;
    let other = std::array::from_fn(|_| i64::from(between(rng, 2, 14)));
    let position = board.position([&rack, &[]], [own, other], bonus)?;
    // A second placement that earns the bonus of the first one too could come first.
    let is_free = |&(m, _): &(Move, Gains)| match m {
        Move::Place { tile, cells } => position.earned(tile, cells).bonus > 0,
        Move::Swap | Move::Keep | Move::Draw(_) => false,
    };
    if style.kind == CHAIN_OF_THREE && line.iter().skip(1).any(is_free) {
        return None;
    }
    Some(position)
}

/// All placements that gain something, with their points.
fn placements(walk: &Ingenious) -> Vec<(u32, Move)> {
    let mut list = Vec::new();
    let tiles: Vec<Tile> = walk.playable().collect();
    for [low, high] in walk.legal_pairs().iter() {
        for &tile in &tiles {
            for cells in [[low, high], [high, low]] {
                let total = points(walk, tile, cells);
                if total > 0 && !(tile.is_double() && cells[0] == high) {
                    list.push((total, Move::Place { tile, cells }));
                }
            }
        }
    }
    list
}

fn points(walk: &Ingenious, tile: Tile, cells: [Cell; 2]) -> u32 {
    let halves = tile.halves().into_iter().zip(cells);
    halves.map(|(half, cell)| u32::from(walk.points_by_colour(cell)[half as usize])).sum()
}

/// Chooses the first placement of the composed turn; returns it with its gains.
fn first(walk: &Ingenious, shy: u32, rng: &mut ChaCha8Rng) -> Option<(Move, Gains)> {
    let list = placements(walk);
    if list.is_empty() {
        return None;
    }
    let drawn = (0..shy.max(2)).map(|_| *choose(rng, &list));
    let drawn: Vec<(u32, Move)> = drawn.collect();
    let (_, m) = if shy == 0 {
        drawn.into_iter().max_by_key(|&(total, _)| total)?
    } else {
        let count = shy as usize;
        drawn.into_iter().take(count).min_by_key(|&(total, _)| total)?
    };
    with_gain(walk, m)
}

/// Chooses one of the most striking placements; returns it with its gains. With `builds`, only placements that gain
/// more than at the start of the turn are considered.
fn later(
    walk: &Ingenious,
    start: &Ingenious,
    builds: bool,
    rng: &mut ChaCha8Rng,
) -> Option<(Move, Gains)> {
    let mut list = placements(walk);
    list.retain(|&(total, m)| match m {
        Move::Place { tile, cells } => !builds || total > points(start, tile, cells),
        Move::Swap | Move::Keep | Move::Draw(_) => false,
    });
    list.sort_by_key(|&(total, m)| (u32::MAX - total, m));
    list.truncate(STRIKING);
    if list.is_empty() {
        return None;
    }
    with_gain(walk, choose(rng, &list).1)
}

fn with_gain(walk: &Ingenious, m: Move) -> Option<(Move, Gains)> {
    match m {
        Move::Place { tile, cells } => Some((m, walk.earned(tile, cells).gain.map(i64::from))),
        Move::Swap | Move::Keep | Move::Draw(_) => None,
    }
}

/// True if two placements bring as much in the other order, so that neither is the only best one.
fn works_the_other_way(
    kind: usize,
    start: &Ingenious,
    [first, second]: [(Move, Gains); 2],
) -> bool {
    let Some((_, before)) = with_gain(start, second.0) else {
        return false;
    };
    let next = start.played(second.0);
    let Some((_, after)) = with_gain(&next, first.0) else {
        return false;
    };
    let as_much = (0..COLOURS).all(|c| before[c] + after[c] >= first.1[c] + second.1[c]);
    // Where the second must be earned, the other one earns it too.
    let earns = (0..COLOURS).any(|c| before[c] > 0 && before[c] >= first.1[c] + second.1[c]);
    as_much && (kind != ALL_SIX || earns)
}

/// The scores of the solver that make these gains the best, and the number of pending bonus placements.
fn scores(style: &Style, gains: &[Gains], rng: &mut ChaCha8Rng) -> Option<(Gains, i64)> {
    let total: [i64; COLOURS] = std::array::from_fn(|c| gains.iter().map(|gain| gain[c]).sum());
    if style.kind == ALL_SIX {
        // The first placement ends a track.
        let ends = |c: usize| gains[0][c] > 0 && gains[0][c] == total[c];
        if !(0..COLOURS).any(ends) {
            return None;
        }
        let own = total.map(|gain| TOP - gain);
        return own.iter().all(|&score| score >= 0).then_some((own, 0));
    }
    // The level that the lowest colours reach.
    let level = i64::from(between(rng, 3, 11));
    let mut own: [i64; COLOURS] = std::array::from_fn(|c| match total[c] {
        0 => (level + i64::from(below(rng, 6))).min(TOP - 2),
        gain => (level - gain + i64::from(below(rng, 2))).max(0),
    });
    match style.kind {
        RAISE_THE_LOWEST => Some((own, 0)),
        TWO_PLACEMENTS => Some((own, 2)),
        EARN_A_BONUS | CHAIN_OF_THREE => {
            // Every placement but the last ends a track of its own.
            for number in 0..gains.len() - 1 {
                let ends: Vec<usize> = (0..COLOURS)
                    .filter(|&c| {
                        let later = gains[number + 1..].iter().map(|gain| gain[c]).sum::<i64>();
                        gains[number][c] > 0 && later == 0
                    })
                    .collect();
                if ends.is_empty() {
                    return None;
                }
                let c = *choose(rng, &ends);
                own[c] = TOP - total[c];
                // A point or two may be lost.
                if chance(rng, 1, 3) {
                    own[c] += i64::from(below(rng, 3)).min(total[c] - 1);
                }
            }
            Some((own, 0))
        }
        _ => None,
    }
}
