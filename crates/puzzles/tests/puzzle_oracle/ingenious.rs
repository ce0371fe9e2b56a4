//! Values of the moves of Ingenious, by plain recursion over the rules.

use tessera_puzzles::Task;
use tessera_rules::game::{Game, Seat, Turn};
use tessera_rules::ingenious::{Ingenious, Move, Phase, Rack, Tile};

/// The worth of every legal move of the seat to move.
///
/// A horizon of at most six is one of placements within the turn: the sorted scores as digits of base 100, the lowest
/// first, the point behind the second. One of 20 looks to the next placement of the opponent: its scores in the same
/// form, below zero. Otherwise the percentage of wins at the end of the game, a shared one
/// counting one half.
pub fn worths(position: &Ingenious, task: Task) -> Vec<(Move, f64)> {
    let Task::Best { horizon, .. } = task else {
        panic!("Ingenious has no puzzle of {task:?}");
    };
    let Turn::Seat(solver) = position.turn() else {
        panic!("no seat is due");
    };
    position
        .legal_moves()
        .into_iter()
        .map(|m| {
            let next = position.played(m);
            let worth = if horizon <= 6 {
                best_turn(&next, solver, horizon - 1)
            } else if horizon == 20 {
                -best_reply(&next, solver)
            } else {
                100.0 * wins(&next, solver)
            };
            (m, worth)
        })
        .collect()
}

/// The scores of a seat, sorted, as digits of base 100.
fn standing(position: &Ingenious, seat: Seat) -> f64 {
    let mut scores = position.scores(seat);
    scores.sort();
    let mut standing: i64 = 0;
    for score in scores {
        standing = standing * 100 + i64::from(score);
    }
    standing as f64 / 100_000_000.0
}

/// The best standing of the opponent after its next placement. Tiles that the solver draws do not matter.
fn best_reply(position: &Ingenious, solver: Seat) -> f64 {
    let opponent = Seat::new(1 - solver.index());
    match position.turn() {
        Turn::Over => standing(position, opponent),
        Turn::Seat(seat) if seat == opponent => position
            .legal_moves()
            .into_iter()
            .map(|m| standing(&position.played(m), opponent))
            .fold(f64::NEG_INFINITY, f64::max),
        Turn::Seat(_) => best_reply(&position.played(Move::Keep), solver),
        Turn::Chance => {
            let unseen = position.unseen();
            let tiles = Tile::all().flat_map(|tile| vec![tile; usize::from(unseen[tile.index()])]);
            let mut drawn = Rack::EMPTY;
            let count = position.draw_count();
            tiles.take(count).for_each(|tile| drawn.insert(Some(tile)));
            best_reply(&position.played(Move::Draw(drawn)), solver)
        }
    }
}

/// The best standing at the end of the turn.
fn best_turn(position: &Ingenious, solver: Seat, horizon: u32) -> f64 {
    let goes_on = position.turn() == Turn::Seat(solver) && position.phase() == Phase::Place;
    if !goes_on || horizon == 0 {
        return standing(position, solver);
    }
    position
        .legal_moves()
        .into_iter()
        .map(|m| best_turn(&position.played(m), solver, horizon - 1))
        .fold(f64::NEG_INFINITY, f64::max)
}

/// The probability that the solver wins, every seat playing its best.
fn wins(position: &Ingenious, solver: Seat) -> f64 {
    match position.turn() {
        Turn::Over => {
            let winners = position.winners();
            if winners.contains(solver) { 1.0 / winners.len() as f64 } else { 0.0 }
        }
        Turn::Seat(seat) if seat == solver => {
            let mut best: f64 = 0.0;
            for m in position.legal_moves() {
                best = best.max(wins(&position.played(m), solver));
                if best == 1.0 {
                    break;
                }
            }
            best
        }
        Turn::Seat(_) => {
            let mut best: f64 = 1.0;
            for m in position.legal_moves() {
                best = best.min(wins(&position.played(m), solver));
                if best == 0.0 {
                    break;
                }
            }
            best
        }
        Turn::Chance => draws(position)
            .into_iter()
            .map(|(drawn, p)| p * wins(&position.played(Move::Draw(drawn)), solver))
            .sum(),
    }
}

/// The possible draws and their probabilities. If at most three cells have an empty neighbour, one more placement ends
/// the game, and it is not made by the seat that draws. Then one draw represents all.
fn draws(position: &Ingenious) -> Vec<(Rack, f64)> {
    let unseen = position.unseen();
    let count = position.draw_count();
    let empty: Vec<_> = position.empty_cells().collect();
    let has_neighbour = |cell: &&_| empty.iter().any(|&other| touching(**cell, other));
    let open = empty.iter().filter(has_neighbour).count();
    if open <= 3 {
        let mut drawn = Rack::EMPTY;
        let tiles = Tile::all().flat_map(|tile| vec![tile; usize::from(unseen[tile.index()])]);
        tiles.take(count).for_each(|tile| drawn.insert(Some(tile)));
        return vec![(drawn, 1.0)];
    }
    assert_eq!(count, 1, "a draw of several tiles that may still be placed");
    let total: f64 = unseen.iter().map(|&n| f64::from(n)).sum();
    Tile::all()
        .filter(|tile| unseen[tile.index()] > 0)
        .map(|tile| {
            let mut drawn = Rack::EMPTY;
            drawn.insert(Some(tile));
            (drawn, f64::from(unseen[tile.index()]) / total)
        })
        .collect()
}

fn touching(a: tessera_rules::ingenious::Cell, b: tessera_rules::ingenious::Cell) -> bool {
    let [q, r] = [b.q() - a.q(), b.r() - a.r()];
    matches!((q, r), (1, 0) | (0, 1) | (-1, 1) | (-1, 0) | (0, -1) | (1, -1))
}
