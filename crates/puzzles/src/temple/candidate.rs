//! Finds positions in games of hasty players, shortly before one of them has no move left.

use rand_chacha::ChaCha8Rng;

use super::kinds::HOLD;
use super::values::Wins;
use crate::difficulty::Difficulty;
use crate::forced::only_move;
use crate::game::{Candidate, Origin};
use crate::proof::prove;
use crate::task::Task;
use tessera_rules::game::random::{below, chance, choose};
use tessera_rules::game::{Game, Position, Seat};
use tessera_rules::temple::{Edition, Move, StartColours, Temple};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Positions before the end of a game that are looked at.
const LAST: usize = 8;
/// Moves that are made with care before both players are in a hurry, fewer than so many.
const SHORT_OPENING: u32 = 6;
const LONG_OPENING: u32 = 24;
/// Nodes that a look at the positions of one game may take.
const NODES: u64 = 8_000;
/// Most tiles of one move.
const MOST_TILES: u32 = 3;

/// A position near the end of a played game in which there is such a puzzle.
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Temple>> {
    let task = match (kind, aim.number()) {
        (HOLD, 1 | 2) => Task::Hold { within: 1 },
        (HOLD, 3) => Task::Hold {
            within: 1 + below(rng, 2),
        },
        (HOLD, _) => Task::Hold { within: 2 },
        _ => Task::Win {
            moves: kind as u32 + 1,
        },
    };
    let edition = if chance(rng, 1, 5) {
        Edition::Revised
    } else {
        Edition::Published
    };
    let mut game = Temple::start(edition, StartColours::default());
    let line = play(&mut game, rng);
    let mut budget = Budget::nodes(NODES);
    for undo in line.into_iter().rev().take(LAST) {
        game.undo(undo);
        if budget.left() == 0 {
            break;
        }
        if suits(&game, kind, task, aim, &mut budget) == Some(true) {
            return Some(Candidate {
                position: game,
                task,
                origin: Origin::Play,
            });
        }
    }
    None
}

/// Whether one move alone does the task in this position, and the position suits the aim.
fn suits(
    position: &Temple,
    kind: usize,
    task: Task,
    aim: Difficulty,
    budget: &mut Budget,
) -> Option<bool> {
    let me = position.to_move();
    let (stranded, winner, moves) = match task {
        Task::Win { moves } => (me.other(), me, moves),
        Task::Hold { within } => (me, me.other(), within),
        Task::Best { .. } => return None,
    };
    // The end comes by a block, not by a last tile.
    if position.tiles_left(winner) <= MOST_TILES * moves || position.is_table_empty() {
        return Some(false);
    }
    // A seat that can fill many shapes is not stranded soon.
    let room = room(position, stranded);
    let (most_room, most_moves) = match task {
        Task::Win { moves: 1 } => (8, 400),
        Task::Win { moves: 2 } => (6, 80),
        Task::Win { .. } => (8, 40),
        _ => (6, 60),
    };
    if room == 0 || room > most_room {
        return Some(false);
    }
    // With many tiles of a colour in hand the last moves can be made in many ways.
    if let Task::Win { moves } = task
        && moves > 1
        && position
            .active(me)
            .is_none_or(|colour| position.values_in_hand(me, colour).count_ones() > moves + 2)
    {
        return Some(false);
    }
    // More tiles on the table and more moves to choose from are harder to see through.
    let aim = usize::from(aim.number() - 1);
    let mut list = Vec::new();
    position.distinct_moves(&mut list);
    let (fewest, least_tiles) = match task {
        // Rare enough.
        Task::Win { moves: 3 } => (4, 4),
        _ => (
            [3, 4, 5, 6, 8][aim],
            [4, 6, 7, 8, 9][aim] - task.moves() as usize,
        ),
    };
    if !(fewest..=most_moves).contains(&list.len()) || position.table().len() < least_tiles {
        return Some(false);
    }
    if let Task::Win { moves } = task
        && moves > 1
        && Forced::<_, Wins>::new(me, budget).wins(&mut position.clone(), moves - 1)?
    {
        return Some(false);
    }
    if only_move::<_, Wins>(position, task, budget)?.is_none() {
        return Some(false);
    }
    Some(task.moves() == 1 || prove(kind, position, task, budget).is_some())
}

/// The shapes that a seat could fill if it were to move.
pub(super) fn room(position: &Temple, seat: Seat) -> u32 {
    let shapes = position.outlook().shapes[seat.index()];
    shapes.iter().map(|&n| u32::from(n)).sum()
}

/// What a player in a hurry likes, of some moves that it sees.
#[derive(Clone, Copy)]
struct Player {
    /// How many moves it looks at.
    looks: u32,
    style: Style,
}

#[derive(Clone, Copy)]
enum Style {
    /// The largest values first: small ones stay and get stuck.
    Large,
    /// The most tiles.
    Many,
    /// Leaves the other the least room.
    Hostile,
    /// Keeps the most room for itself.
    Roomy,
}

/// Plays a game to its end, with care for some time at first; what takes its moves back.
fn play(game: &mut Temple, rng: &mut ChaCha8Rng) -> Vec<<Temple as Game>::Undo> {
    let players = [(); 2].map(|()| Player {
        looks: 1 + below(rng, 4),
        style: *choose(
            rng,
            &[Style::Large, Style::Large, Style::Many, Style::Hostile],
        ),
    });
    let careful = Player {
        looks: 4,
        style: Style::Roomy,
    };
    let longest = *choose(rng, &[SHORT_OPENING, SHORT_OPENING, LONG_OPENING]);
    let opening = below(rng, longest) as usize;
    let mut line = Vec::new();
    let mut moves = Vec::new();
    while !game.is_over() {
        moves.clear();
        game.distinct_moves(&mut moves);
        let player = if line.len() < opening {
            careful
        } else {
            players[game.to_move().index() & 1]
        };
        let mut best: Option<(i64, Move)> = None;
        for _ in 0..player.looks {
            let m = *choose(rng, &moves);
            let liking = liking(game, player.style, m);
            if best.is_none_or(|(most, _)| liking > most) {
                best = Some((liking, m));
            }
        }
        let Some((_, m)) = best else { break };
        line.push(game.play(m));
    }
    line
}

fn liking(game: &mut Temple, style: Style, m: Move) -> i64 {
    match style {
        Style::Large => m.tiles().map(|p| i64::from(p.tile().value())).sum(),
        Style::Many => m.tiles().count() as i64,
        Style::Hostile | Style::Roomy => {
            let me = game.to_move();
            let undo = game.play(m);
            let liking = match style {
                Style::Roomy => i64::from(room(game, me)),
                _ => -i64::from(room(game, me.other())),
            };
            game.undo(undo);
            liking
        }
    }
}
