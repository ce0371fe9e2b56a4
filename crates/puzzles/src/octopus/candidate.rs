//! Where puzzles are looked for: in games that a seeded player plays against itself, greedily and with blunders.
//!
//! Most games are short ones, with tiles of a few colours only: their boards are small enough to be read, and
//! dense enough that tiles matter to each other. The rules deal whole sets, so such positions count as composed.

use rand_chacha::ChaCha8Rng;

use super::endgame::solve;
use super::kinds::{BEST_LINE, BEST_PLACEMENT, BIGGEST_SCORE, WIN_THE_ENDGAME};
use super::lookahead::placement_values;
use crate::difficulty::Difficulty;
use crate::game::{Candidate, Origin};
use crate::task::Task;
use tessera_rules::game::random::{below, chance, shuffle};
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::octopus::{COLOURS, NUMBERS, Octopus, Placement, Setup, Tile, deal};
use tessera_search::Budget;

/// Positions that may be entered to see whether an endgame is worth a proof.
const ENDGAME_NODES: u64 = 8_000;

/// One look for a puzzle.
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Octopus>> {
    match kind {
        BIGGEST_SCORE => biggest_score(rng),
        BEST_PLACEMENT => best_placement(aim, rng),
        BEST_LINE => best_line(aim, rng),
        WIN_THE_ENDGAME => win_the_endgame(aim, rng),
        _ => None,
    }
}

fn biggest_score(rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
    let (own, placed) = (between(rng, 3, 5), between(rng, 10, 20));
    let position = short_game(rng, placed, own, own - placed % 2)?;
    let task = Task::Best {
        moves: 1,
        horizon: 1,
    };
    let moves = placement_values(&position, 1, &mut Budget::nodes(1_000))?;
    Promise::of(&position, &moves, 2)?;
    composed(position, task)
}

fn best_placement(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
    let (own, placed) = match aim.number() {
        ..=2 => (2, between(rng, 8, 14)),
        3 => (between(rng, 3, 4), between(rng, 12, 20)),
        4 => (between(rng, 4, 5), between(rng, 16, 26)),
        _ => (between(rng, 4, 5), between(rng, 22, 32)),
    };
    let from_play = aim == Difficulty::MAX && chance(rng, 1, 2);
    let position = if from_play {
        let odd = below(rng, 2);
        full_game(rng, 2 * own - odd)?
    } else {
        short_game(rng, placed, own, own - placed % 2)?
    };
    let moves = placement_values(&position, 3, &mut Budget::nodes(20_000))?;
    if Promise::of(&position, &moves, 2)?.shy < 1 {
        return None;
    }
    let origin = if from_play {
        Origin::Play
    } else {
        Origin::Composed
    };
    Some(Candidate {
        position,
        task: Task::Best {
            moves: 1,
            horizon: 2,
        },
        origin,
    })
}

fn best_line(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
    let (own, placed) = match aim.number() {
        1 => (2, between(rng, 5, 9)),
        2 => (2, between(rng, 9, 16)),
        3 => (3, between(rng, 7, 12)),
        4 => (3, between(rng, 10, 18)),
        _ => (4, between(rng, 6, 12)),
    };
    let game = short_game(rng, placed, own + 2, 2)?;
    let mut setup = game.to_setup();
    let hand = related(setup.hands.concat(), own, rng)?;
    (setup.hands, setup.scores, setup.to_move) = (vec![hand], vec![0], 0);
    let position = setup.position().ok()?;
    let mut walk = position.clone();
    for left in (1..=own).rev() {
        let moves = placement_values(&walk, left, &mut Budget::nodes(40_000))?;
        let promise = Promise::of(&walk, &moves, 1)?;
        let first = left == own;
        if first && aim > Difficulty::MIN && promise.shy < 1 {
            return None;
        }
        walk.play(promise.best);
    }
    composed(
        position,
        Task::Best {
            moves: own,
            horizon: own,
        },
    )
}

/// Some of the tiles, each of which shares its colour or its number with one before it.
fn related(mut tiles: Vec<Tile>, count: u32, rng: &mut ChaCha8Rng) -> Option<Vec<Tile>> {
    shuffle(rng, &mut tiles);
    let mut hand = vec![tiles.pop()?];
    while hand.len() < count as usize {
        let next = tiles.iter().position(|tile| {
            (hand.iter())
                .any(|held| held.colour() == tile.colour() || held.number() == tile.number())
        })?;
        hand.push(tiles.swap_remove(next));
    }
    Some(hand)
}

fn win_the_endgame(aim: Difficulty, rng: &mut ChaCha8Rng) -> Option<Candidate<Octopus>> {
    let (left, placed) = match aim.number() {
        ..=2 => (5, between(rng, 4, 6) * 2 + 1),
        3 => (5, between(rng, 6, 10) * 2 + 1),
        4 => (6, between(rng, 4, 6) * 2),
        _ => (6, between(rng, 5, 9) * 2),
    };
    let deep = aim == Difficulty::MAX && chance(rng, 1, 3);
    let own = left / 2 + left % 2;
    let game = short_game(rng, placed, own, left - own)?;
    // Where taking most is best for a while, it is mostly best to the end.
    let soon = placement_values(&game, 3, &mut Budget::nodes(20_000))?;
    let top = soon.iter().map(|&(_, points)| points).max()?;
    let soon: Vec<Placement> = (soon.iter())
        .filter(|&&(_, points)| points == top)
        .map(|&(m, _)| m)
        .collect();
    if soon.iter().any(|&m| shyness(&game, m) < 1) {
        return None;
    }
    let best = solve(&game, 2, &mut Budget::nodes(ENDGAME_NODES))?;
    let (&(first, points), &(_, second)) = (best.first()?, best.get(1)?);
    if points - second < 2 || shyness(&game, first) < 1 {
        return None;
    }
    // Some of the hardest can't be told by looking three plies ahead.
    if deep && soon == [first] {
        return None;
    }
    // The totals are set so that the solution wins, and nothing else does.
    let margin = 1 + below(rng, (points - second) as u32 - 1) as i32;
    let mut setup = game.to_setup();
    setup.scores[1] = setup.scores[0] + i64::from(points - margin);
    composed(
        // A total below zero is refused.
        setup.position().ok()?,
        Task::Best {
            moves: own - 1,
            horizon: own + 1,
        },
    )
}

fn composed(position: Octopus, task: Task) -> Option<Candidate<Octopus>> {
    Some(Candidate {
        position,
        task,
        origin: Origin::Composed,
    })
}

/// A best move that stands out.
struct Promise {
    best: Placement,
    /// By how many points another placement scores more at once; negative when this one scores most.
    shy: i32,
}

impl Promise {
    /// None unless one move is better than all others by the gap.
    fn of(position: &Octopus, moves: &[(Placement, i32)], gap: i32) -> Option<Promise> {
        let &(best, top) = moves.iter().max_by_key(|&&(_, value)| value)?;
        let others = moves.iter().filter(|&&(m, _)| m != best);
        let next = others.map(|&(_, value)| value).max()?;
        (top - next >= gap).then(|| Promise {
            best,
            shy: shyness(position, best),
        })
    }
}

/// By how many points the best other placement scores more at once.
fn shyness(position: &Octopus, m: Placement) -> i32 {
    let mut most = i32::MIN;
    position.each_gain(|other, gain| {
        if other != m {
            most = most.max(gain as i32);
        }
    });
    most.saturating_sub(position.gain(m).unwrap_or(0) as i32)
}

/// A game with tiles of a few colours, played until `placed` tiles lie on the board: seat 0 is to move with `own`
/// tiles in hand, seat 1 has `other`.
pub(super) fn short_game(
    rng: &mut ChaCha8Rng,
    placed: u32,
    own: u32,
    other: u32,
) -> Option<Octopus> {
    let all = (placed + own + other) as usize;
    let least = all.div_ceil(NUMBERS) as u32;
    let colours = (least + below(rng, 3)).clamp(4, COLOURS as u32);
    let mut palette: Vec<usize> = (0..COLOURS).collect();
    shuffle(rng, &mut palette);
    palette.truncate(colours as usize);
    let mut tiles: Vec<Tile> = Tile::all()
        .filter(|tile| palette.contains(&tile.colour()))
        .collect();
    shuffle(rng, &mut tiles);
    tiles.truncate(all);
    // The seat that began is the one that makes seat 0 follow on the last tile placed.
    let own_hand = tiles.split_off(tiles.len().checked_sub((placed / 2 + own) as usize)?);
    let start = Setup {
        sets: 1,
        to_move: i64::from(placed % 2),
        board: Vec::new(),
        hands: vec![own_hand, tiles],
        scores: vec![0, 0],
    };
    let mut game = start.position().ok()?;
    play(&mut game, placed, rng);
    (game.turn() == Turn::Seat(Seat::FIRST)).then_some(game)
}

/// A whole set dealt to two seats, played until `left` tiles are in hand.
fn full_game(rng: &mut ChaCha8Rng, left: u32) -> Option<Octopus> {
    let mut game = deal(2, 1, rng).ok()?;
    let plies = game.tiles_left().checked_sub(left)?;
    play(&mut game, plies, rng);
    Some(game)
}

/// Plays on: mostly one of the placements that score well, now and then any at all.
fn play(game: &mut Octopus, plies: u32, rng: &mut ChaCha8Rng) {
    let carelessness = 4 << below(rng, 3);
    for _ in 0..plies {
        let blunder = chance(rng, 1, 10);
        let mut best: Option<(u32, Placement)> = None;
        game.each_gain(|m, gain| {
            let noise = below(rng, carelessness * 4);
            let looks = if blunder { noise } else { 4 * gain + noise };
            if best.is_none_or(|(most, _)| looks > most) {
                best = Some((looks, m));
            }
        });
        let Some((_, m)) = best else { return };
        game.play(m);
    }
}

/// A uniform number of `low..=high`.
fn between(rng: &mut ChaCha8Rng, low: u32, high: u32) -> u32 {
    low + below(rng, high - low + 1)
}
