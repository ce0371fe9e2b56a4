//! Finds positions in games of hasty players, shortly before one of them is wiped off the board.

use rand_chacha::ChaCha8Rng;

use super::kinds::HOLD;
use super::values::{Wins, flipped};
use crate::difficulty::Difficulty;
use crate::forced::only_move;
use crate::game::{Candidate, Origin};
use crate::task::Task;
use tessera_rules::game::random::{below, chance, choose};
use tessera_rules::game::{Game, Position, Turn};
use tessera_rules::nebuchadnezzar::{Move, Nebuchadnezzar};
use tessera_search::Budget;
use tessera_search::forced::Forced;

/// Moves after which a game is given up, per cell of the board.
const LONGEST: usize = 4;
/// Positions before the end of a game that are looked at.
const LAST: usize = 14;
/// Nodes that a look at the positions of one game may take.
const NODES: u64 = 8_000;

/// The most interesting position of a played game in which there is such a puzzle.
pub(super) fn candidate(
    kind: usize,
    aim: Difficulty,
    rng: &mut ChaCha8Rng,
) -> Option<Candidate<Nebuchadnezzar>> {
    let side = match aim.number() {
        1 => 5 + below(rng, 2),
        2 | 3 => 5 + below(rng, 3),
        _ => 5 + below(rng, 4),
    };
    let task = match (kind, aim.number()) {
        (HOLD, 1 | 2) => Task::Hold {
            within: 1 + below(rng, 3),
        },
        (HOLD, 3) => Task::Hold {
            within: 2 + below(rng, 2),
        },
        (HOLD, _) => Task::Hold { within: 3 },
        _ => Task::Win {
            moves: kind as u32 + 1,
        },
    };
    let game = play(side as u8, rng)?;
    let mut budget = Budget::nodes(NODES);
    let mut best: Option<(i64, &Nebuchadnezzar)> = None;
    for position in game.iter().rev().take(LAST) {
        if budget.left() == 0 {
            break;
        }
        if let Some(m) = solution(position, task, aim, &mut budget) {
            let interest = interest(position, task, m, &mut budget);
            if best.is_none_or(|(most, _)| interest > most) {
                best = Some((interest, position));
            }
        }
    }
    let (_, &position) = best?;
    Some(Candidate {
        position,
        task,
        origin: Origin::Play,
    })
}

/// The only move that does the task in this position, if there is one and it suits the aim. (Moves that do it as
/// images of each other are left to other attempts.)
fn solution(
    position: &Nebuchadnezzar,
    task: Task,
    aim: Difficulty,
    budget: &mut Budget,
) -> Option<Move> {
    let me = position.to_move();
    let mut moves = Vec::new();
    position.moves(&mut moves);
    // More to choose from is harder to see through.
    let fewest = match (task, aim.number()) {
        (Task::Win { .. }, 5) => 5,
        (Task::Win { .. }, 4) | (_, 5) => 4,
        _ => 3,
    };
    if moves.len() < fewest {
        return None;
    }
    let greatest = moves.iter().map(|&m| flipped(m)).max()?;
    if let Task::Win { moves: n } = task {
        if Forced::<_, Wins>::new(me, budget).wins(&mut position.clone(), n - 1)? {
            return None;
        }
    } else if !moves.iter().any(|m| matches!(m, Move::Place(_))) {
        return None;
    }
    let m = only_move::<_, Wins>(position, task, budget)??;
    match task {
        Task::Win { moves: 1 } => {}
        // At higher aims not simply the greatest capture.
        Task::Win { .. } => {
            if aim.number() > 2 && flipped(m) == greatest {
                return None;
            }
        }
        Task::Hold { .. } => {
            let Move::Place(_) = m else { return None };
        }
        Task::Best { .. } => return None,
    }
    Some(m)
}

/// How much a solution is worth showing: quiet moves and small captures more than great ones, open boards more than
/// full ones; a move that holds for longer than asked more than one that does not.
fn interest(position: &Nebuchadnezzar, task: Task, m: Move, budget: &mut Budget) -> i64 {
    let cells = u32::from(position.side()).pow(2);
    let empty = i64::from(cells - position.disc_count()).min(4);
    let mut interest = empty + position.count_moves().min(8) as i64;
    match (task, flipped(m)) {
        (Task::Hold { within }, _) => {
            let mut after = *position;
            after.play(m);
            let opponent = position.to_move().other();
            let longer = Forced::<_, Wins>::new(opponent, budget).wins(&mut after, within + 1);
            interest += if longer == Some(false) { 4 } else { 0 };
        }
        (_, 0) => interest += 6,
        (_, 1) => interest += 2,
        _ => {}
    }
    interest
}

/// A player in a hurry.
struct Player {
    /// How often, of a hundred moves, it captures when it can.
    greedy: u32,
    /// How often it takes the largest capture, then.
    large: u32,
}

/// The positions of a game that was played to its end, but for the last.
fn play(side: u8, rng: &mut ChaCha8Rng) -> Option<Vec<Nebuchadnezzar>> {
    let players = [(); 2].map(|()| Player {
        greedy: 20 + below(rng, 80),
        large: below(rng, 100),
    });
    let mut game = Nebuchadnezzar::empty(side, true)?;
    let mut positions = Vec::new();
    let mut moves = Vec::new();
    let mut captures = Vec::new();
    let longest = LONGEST * usize::from(side) * usize::from(side);
    while let Turn::Seat(seat) = game.turn() {
        if positions.len() > longest {
            return None;
        }
        positions.push(game);
        moves.clear();
        game.moves(&mut moves);
        captures.clear();
        captures.extend(moves.iter().copied().filter(|&m| flipped(m) > 0));
        let player = players.get(seat.index())?;
        let captures_now = !captures.is_empty() && chance(rng, player.greedy, 100);
        let m = if !captures_now {
            *choose(rng, &moves)
        } else if chance(rng, player.large, 100) {
            // Of equally large ones the last listed.
            *(captures.iter()).max_by_key(|&&m| flipped(m))?
        } else {
            *choose(rng, &captures)
        };
        game.play(m);
    }
    Some(positions)
}
