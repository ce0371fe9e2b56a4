//! Wins in four: a board is changed disc by disc, until the seat to move is threatened, short of moves, and short of
//! replies that hold for now (hill climbing). Where it is lost, the solver's move before that is taken back.
//!
//! The solver is player two. No seat owns a colour, so player two, to move, could itself carry out most threats of
//! player one. Only player two has long captures and rows of six.

use rand_chacha::ChaCha8Rng;

use super::board::{Style, draw_at};
use super::legality::if_legal;
use super::retrograde::{stands_out, taken_back};
use crate::game::Prove;
use crate::task::Task;
use tessera_rules::game::random::{below, chance, shuffle};
use tessera_rules::game::{Game, Seat};
use tessera_rules::themisto::{Board, Cell, CellSet, JudgedMove, Move, SIDE, Themisto, cells};
use tessera_search::Budget;

/// Boards that one attempt looks at, at most.
const BOARDS: u32 = 1_500;
/// Boards on which the opponent is lost that one attempt looks at more closely, at most: this takes the most time.
const ENDS: u32 = 6;
/// Boards, in a row, that are no better than the best so far, after which another beginning is drawn.
const PATIENCE: u32 = 400;
/// Most legal moves of the opponent on a lost board, and of the solver before it: the nodes of a proof grow with the
/// third power of their number.
const MOST_MOVES: [usize; 2] = [36, 40];
/// Most replies that cost no turn and hold for now.
const MOST_FREE: usize = 2;
/// Nodes for the rest of the main line.
const LINE_NODES: u64 = 40_000;

/// A position in which one move leads to a board where the opponent is lost in three, as far as threats show. The proof
/// decides whether it is the only move that wins in four.
pub(super) fn win_in_4(rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let style = Style { discs: 8 + below(rng, 4), rows: 2 + below(rng, 2), side: 4, odd: 8 };
    let mut seen: Vec<Board> = Vec::new();
    let mut best: Option<(Board, usize)> = None;
    let (mut stale, mut ends) = (0, 0);
    for _ in 0..BOARDS {
        // In a corner there are few moves.
        let board = match best {
            Some((board, _)) => changed(board, rng),
            None => draw_at([0, 0], style, rng),
        };
        let Some((game, slack)) = slack(board) else {
            continue;
        };
        match best {
            Some((_, least)) if slack >= least => stale += 1,
            _ => stale = 0,
        }
        if stale > PATIENCE {
            (best, stale) = (None, 0);
            continue;
        }
        if best.is_some_and(|(_, least)| slack > least) {
            continue;
        }
        best = Some((board, slack));
        if slack > 0 || seen.contains(&board) {
            continue;
        }
        seen.push(board);
        if !is_lost_in_3(&game) {
            continue;
        }
        ends += 1;
        let found = has_one_line(&game).then(|| before(&game, rng)).flatten();
        if found.is_some() || ends == ENDS {
            return found;
        }
    }
    None
}

/// The distance of a board from one on which player one, to move, is short of moves and replies: 0 there. `None` where
/// it is not threatened, or wins.
fn slack(board: Board) -> Option<(Themisto, usize)> {
    if board.wins_for(Seat::SECOND) {
        return None;
    }
    let game = Themisto::on_board(board, Seat::FIRST, false)?;
    if !game.threatens(Seat::SECOND) || game.has_win() {
        return None;
    }
    let list = moves_of(&game);
    let holds = |judged: &&JudgedMove| !judged.penalised && !game.after(judged).has_win();
    let replies = match list.iter().filter(holds).count() {
        // Lost in two at most.
        0 => 3,
        free => 2 * free.saturating_sub(MOST_FREE),
    };
    let moves = list.len().saturating_sub(MOST_MOVES[0]);
    Some((game, replies + moves))
}

/// The board with one disc elsewhere, or turned over.
fn changed(board: Board, rng: &mut ChaCha8Rng) -> Board {
    let discs: Vec<Cell> = cells(board.occupied()).collect();
    let from = discs[below(rng, discs.len() as u32) as usize].bit();
    if chance(rng, 1, 4) {
        return Board::new(board.occupied(), board.black() ^ from);
    }
    let side = if chance(rng, 1, 6) { SIDE as u32 } else { 5 };
    let to: CellSet = loop {
        let cell = Cell::at(below(rng, side) as usize, below(rng, side) as usize);
        let free = cell.filter(|cell| board.occupied() & cell.bit() == 0);
        if let Some(cell) = free {
            break cell.bit();
        }
    };
    let was_black = board.black() & from != 0;
    let black = if was_black ^ chance(rng, 1, 4) { to } else { 0 };
    Board::new(board.occupied() ^ from ^ to, board.black() & !from | black)
}

/// True if player one, to move, is lost to exactly three moves of player two, as far as threats show.
fn is_lost_in_3(game: &Themisto) -> bool {
    let (paid, free): (Vec<JudgedMove>, Vec<JudgedMove>) =
        moves_of(game).iter().partition(|judged| judged.penalised);
    let loses_to = |judged: &JudgedMove, moves| forces(&game.after(judged), moves);
    free.iter().all(|judged| loses_to(judged, 3))
        && !free.iter().all(|judged| loses_to(judged, 2))
        && paid.iter().all(|judged| loses_to(judged, 3))
}

/// True if player two wins with `moves` moves of its own by threats alone. It may also win without threats; the proof
/// decides.
fn forces(game: &Themisto, moves: u32) -> bool {
    if let Some(winner) = game.winner() {
        return winner == Seat::SECOND;
    }
    let list = || moves_of(game);
    if game.to_move() == Seat::FIRST {
        return moves > 0
            && !game.has_win()
            && list().iter().all(|judged| forces(&game.after(judged), moves));
    }
    if game.has_win() {
        return moves > 0;
    }
    moves > 1
        && list().iter().any(|judged| {
            let after = game.after(judged);
            // Of two turns in a row the first need not threaten.
            let presses = after.to_move() == Seat::SECOND
                || (!judged.penalised || game.skip()) && after.threatens(Seat::SECOND);
            presses && forces(&after, moves - 1)
        })
}

/// True if only one move wins at each step of the main line from here, where player two has three moves left.
fn has_one_line(lost: &Themisto) -> bool {
    let mut game = *lost;
    let mut budget = Budget::nodes(LINE_NODES);
    for moves in (1..=3).rev() {
        let task = Task::Win { moves };
        while game.to_move() == Seat::FIRST {
            let Some(reply) = game.best_defence(Seat::SECOND, task, &mut budget) else {
                return false;
            };
            game.play(reply);
        }
        let Some(values) = game.move_values(task, &mut budget) else {
            return false;
        };
        let mut good = values.iter().filter(|a| task.accepts(a.value, 1.0));
        let (Some(only), None) = (good.next(), good.next()) else {
            return false;
        };
        game.play(only.m);
        if game.winner().is_some() {
            return true;
        }
    }
    false
}

/// A position before this one, from which no other move of player two wins within four, as far as threats show.
fn before(lost: &Themisto, rng: &mut ChaCha8Rng) -> Option<Themisto> {
    let mut list = taken_back(lost, chance(rng, 1, 2));
    shuffle(rng, &mut list);
    let is_it = |(game, m): &(Themisto, Move)| {
        if_legal(game, *m).is_some_and(|judged| !judged.penalised)
            && !stands_out(game, *m)
            && moves_of(game).len() <= MOST_MOVES[1]
            && is_only_win(game, *m)
    };
    list.into_iter().find(is_it).map(|(game, _)| game)
}

fn is_only_win(game: &Themisto, m: Move) -> bool {
    let wins = |judged: &JudgedMove| {
        let after = game.after(judged);
        !judged.penalised && after.threatens(Seat::SECOND) && forces(&after, 3)
    };
    !forces(game, 3) && (moves_of(game).iter()).all(|judged| judged.m == m || !wins(judged))
}

fn moves_of(game: &Themisto) -> Vec<JudgedMove> {
    let mut list = Vec::new();
    game.judged_moves(&mut list);
    list
}
