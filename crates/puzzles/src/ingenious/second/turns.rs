//! Turns, composed backwards: first what the solver places, then the scores that make it the best.

use rand_chacha::ChaCha8Rng;

use super::super::kinds::{ALL_SIX, EARN_A_BONUS, SECOND_RAISE, TWO_PLACEMENTS};
use super::boards::{Board, between};
use tessera_rules::game::Game;
use tessera_rules::game::random::{below, chance, choose};
use tessera_rules::ingenious::{COLOURS, Ingenious, Move, Tile};

/// The end of every track.
const TOP: i64 = 18;
/// The placements that gain most, of which the later ones of a turn are drawn.
const STRIKING: usize = 6;

/// How a turn is composed.
#[derive(Debug, Clone)]
pub(super) struct Style {
    pub(super) kind: usize,
    /// Tiles on the board.
    pub(super) placed: [u32; 2],
    /// Tiles on the rack.
    pub(super) rack: [u32; 2],
    /// Placements of the solution.
    pub(super) moves: u32,
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
    let mut walk = board.position([&rack, &[]], [[0; COLOURS]; 2], i64::from(pending))?;
    let mut gains: Vec<[i64; COLOURS]> = Vec::new();
    for number in 0..style.moves {
        let (m, gain) = pick(&walk, number == 0, rng)?;
        gains.push(gain);
        walk.play(m);
    }
    let (own, bonus) = scores(style, &gains, rng)?;
    let other = std::array::from_fn(|_| i64::from(between(rng, 2, 14)));
    board.position([&rack, &[]], [own, other], bonus)
}

/// A placement of the turn that is composed, with what it gains: any that gains something at first, then one of the most
/// striking ones.
fn pick(walk: &Ingenious, first: bool, rng: &mut ChaCha8Rng) -> Option<(Move, [i64; COLOURS])> {
    let mut list: Vec<(u32, Move)> = Vec::new();
    let tiles: Vec<Tile> = walk.playable().collect();
    for [low, high] in walk.legal_pairs().iter() {
        let points = [low, high].map(|cell| walk.points_by_colour(cell));
        for &tile in &tiles {
            let [a, b] = tile.halves().map(|half| half as usize);
            for (side, cells) in [(0, [low, high]), (1, [high, low])] {
                let total = u32::from(points[side][a]) + u32::from(points[1 - side][b]);
                if total > 0 && (side == 0 || a != b) {
                    list.push((total, Move::Place { tile, cells }));
                }
            }
        }
    }
    if list.is_empty() {
        return None;
    }
    let place = if first {
        // One of two draws, the one that gains more.
        let draws = [0, 0].map(|_: usize| below(rng, list.len() as u32) as usize);
        draws.into_iter().max_by_key(|&place| list[place].0)?
    } else {
        list.sort_by_key(|&(total, m)| (u32::MAX - total, m));
        below(rng, list.len().min(STRIKING) as u32) as usize
    };
    let m = list[place].1;
    let Move::Place { tile, cells } = m else {
        return None;
    };
    Some((m, walk.earned(tile, cells).gain.map(i64::from)))
}

/// The solver's scores with which such gains are worth most, and the bonus placements that are pending.
fn scores(
    style: &Style,
    gains: &[[i64; COLOURS]],
    rng: &mut ChaCha8Rng,
) -> Option<([i64; COLOURS], i64)> {
    let total: [i64; COLOURS] = std::array::from_fn(|c| gains.iter().map(|gain| gain[c]).sum());
    if style.kind == ALL_SIX {
        let own = total.map(|gain| TOP - gain);
        return own.iter().all(|&score| score >= 0).then_some((own, 0));
    }
    // What the lowest colours come to.
    let level = i64::from(between(rng, 3, 11));
    let mut own: [i64; COLOURS] = std::array::from_fn(|c| match total[c] {
        0 => (level + i64::from(below(rng, 6))).min(TOP - 2),
        gain => (level - gain + i64::from(below(rng, 2))).max(0),
    });
    match style.kind {
        SECOND_RAISE => Some((own, 0)),
        TWO_PLACEMENTS => Some((own, 2)),
        EARN_A_BONUS => {
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
